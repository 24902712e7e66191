/** What helps where something is refused, one press away. */
import type { LegalAction } from "../../engine/index.ts";
import type { Context } from "../text/context.ts";
import { actionKey, encodePress } from "../text/custom-id.ts";
import { DISCORD_LIMITS } from "../text/limits.ts";
import { button, buttonRows, type Message } from "../text/message.ts";
import { capitalized, safe } from "../text/safe-text.ts";

/** A card that is neutralized has to be healed before it does anything else: the refusal says so, with the button. */
export function healFirst(no: Message, heals: LegalAction, decision: number, ctx: Context): Message {
  const id = encodePress({ table: ctx.table, decision, verb: "do", key: actionKey(heals.action) });
  const rows = [...buttonRows([button(id, capitalized(heals.sentence), "good")]), ...no.components];
  return {
    ...no,
    content: `${no.content}\nWhat helps: **${safe(heals.sentence, 80)}** first.`,
    components: rows.slice(0, DISCORD_LIMITS.rows),
  };
}
