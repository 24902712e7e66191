import type { Refusal } from "../../engine/index.ts";
import { wayOn } from "../prompts/notices.ts";
import type { Context } from "../text/context.ts";
import { ruleCustomId } from "../text/custom-id.ts";
import { button, type Message, privateMessage } from "../text/message.ts";
import { capitalized, safe } from "../text/safe-text.ts";
import { refusalSentence } from "./index.ts";

/** "applying-influence" → "Applying influence", where the entry's own title is not at hand. */
function titleOf(rule: string): string {
  return capitalized(rule.replaceAll("-", " "));
}

/** Why not, and what would be possible; the rule is named, and a button shows it. Private. */
export function refusalMessage({ code, rule, facts }: Refusal, ctx: Context, ruleTitle = titleOf(rule)): Message {
  const [first] = wayOn(ctx);
  return privateMessage({
    content: `${refusalSentence(code, facts)}\n-# Rule: ${safe(ruleTitle, 80)}. Nothing was changed.`,
    rows: [
      {
        type: 1,
        components: [button(ruleCustomId(rule), "Show the rule"), ...(first?.components ?? [])],
      },
    ],
  });
}
