import type { Refusal } from "../../engine/index.ts";
import { wayOnButtons } from "../prompts/notices.ts";
import type { Context } from "../text/context.ts";
import { ruleCustomId } from "../text/custom-id.ts";
import { button, buttonRows, type Message, privateMessage } from "../text/message.ts";
import { capitalized, safe } from "../text/safe-text.ts";
import { FIRST_LANGUAGE, type Language, say } from "../words/index.ts";
import { refusalSentence } from "./index.ts";

/** "applying-influence" → "Applying influence", where the entry's own title is not at hand. */
function titleOf(rule: string): string {
  return capitalized(rule.replaceAll("-", " "));
}

/** Why not, and what would be possible; the rule is named, and a button shows it. Private. */
export function refusalMessage(
  { code, rule, facts }: Refusal,
  ctx: Context,
  ruleTitle = titleOf(rule),
  language: Language = FIRST_LANGUAGE,
): Message {
  const ground = say(language, "no-rule", { rule: safe(ruleTitle, 80) });
  return privateMessage({
    content: `${refusalSentence(code, facts, language)}\n${ground}`,
    rows: buttonRows([button(ruleCustomId(rule), say(language, "lesson-rule-button")), ...wayOnButtons(ctx, language)]),
  });
}
