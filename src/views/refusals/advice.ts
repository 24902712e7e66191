/** What helps where something is refused, one press away. */
import type { LegalAction } from "../../engine/index.ts";
import type { Context } from "../text/context.ts";
import { actionKey, encodePress } from "../text/custom-id.ts";
import { DISCORD_LIMITS } from "../text/limits.ts";
import { button, buttonRows, inLanguage, inLanguages, type Message } from "../text/message.ts";
import { safe } from "../text/safe-text.ts";
import { say } from "../words/index.ts";

/** A card that is neutralized has to be healed before it does anything else: the refusal says so, with the button. */
export function healFirst(no: Message, heals: LegalAction, decision: number, ctx: Context): Message {
  const id = encodePress({ table: ctx.table, decision, verb: "do", key: actionKey(heals.action) });
  const title = heals.sentence.replace(/^heal /u, "");
  return inLanguages((language) => {
    const told = inLanguage(no, language);
    const rows = [...buttonRows([button(id, say(language, "no-helps-button", { title }), "good")]), ...told.components];
    return {
      ...told,
      content: `${told.content}\n${say(language, "no-helps", { title: safe(title, 80) })}`,
      components: rows.slice(0, DISCORD_LIMITS.rows),
    };
  });
}
