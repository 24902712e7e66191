/** The cards of the own hand whose type nobody has said: they can only be played once somebody has. */
import type { CardView, DecisionView, View } from "../../engine/index.ts";
import type { Context } from "../text/context.ts";
import { encodePress } from "../text/custom-id.ts";
import { type ActionRow, menuRow } from "../text/message.ts";
import { ownSeat } from "../tracker/seats.ts";
import { type Language, say } from "../words/index.ts";
import { UNTYPED_MENU } from "./fact-form.ts";

/** When a card of the hand may be played, what it is matters. */
const FROM_HAND: readonly DecisionView["kind"][] = ["declare", "action", "sponsor", "aftermath"];

/** The cards of the own hand whose type nobody has said. */
export function untypedInHand(view: View, { kind }: DecisionView): CardView[] {
  if (!FROM_HAND.includes(kind)) return [];
  const seen = new Set<string>();
  return (ownSeat(view)?.hand ?? []).filter(({ title, type }) => {
    if (type !== null || seen.has(title)) return false;
    seen.add(title);
    return true;
  });
}

/** The menu that opens the form for what such a card is; none where every type is known. */
export function untypedRow(view: View, decision: DecisionView, ctx: Context, language: Language): ActionRow[] {
  const cards = untypedInHand(view, decision);
  if (cards.length === 0) return [];
  const press = encodePress({ table: ctx.table, decision: decision.id, verb: "facts", key: UNTYPED_MENU });
  const options = cards.map(({ id, title }) => ({
    value: String(id),
    label: title,
    description: say(language, "menu-untyped-each"),
  }));
  return [menuRow(press, say(language, "menu-untyped"), options)];
}
