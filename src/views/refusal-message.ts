import type { Refusal } from "../engine/index.ts";
import type { Context } from "./context.ts";
import { ruleCustomId } from "./custom-id.ts";
import { button, type Message, privately } from "./message.ts";
import { wayOn } from "./notices.ts";
import { refusalSentence } from "./refusals/index.ts";
import { capitalized, safe } from "./safe-text.ts";

/** "applying-influence" → "Applying influence", where the entry's own title is not at hand. */
function titleOf(rule: string): string {
  return capitalized(rule.replaceAll("-", " "));
}

/** Why not, and what would be possible; the rule is named, and a button shows it. Private. */
export function refusalMessage({ code, rule, facts }: Refusal, ctx: Context, ruleTitle = titleOf(rule)): Message {
  const [first] = wayOn(ctx);
  return privately({
    content: `${refusalSentence(code, facts)}\n-# Rule: ${safe(ruleTitle, 80)}. Nothing was changed.`,
    rows: [
      {
        type: 1,
        components: [button(ruleCustomId(rule), "Show the rule"), ...(first?.components ?? [])],
      },
    ],
  });
}
