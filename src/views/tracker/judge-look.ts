/** What a judge sees of a player's hidden cards, and what is said before that. */
import type { View } from "../../engine/index.ts";
import { type Context, nameOf } from "../text/context.ts";
import { encodePress } from "../text/custom-id.ts";
import { DISCORD_LIMITS } from "../text/limits.ts";
import { button, buttonRows, type Message, privateMessage } from "../text/message.ts";
import { counted, fitted, lengthOf, plain, safe } from "../text/safe-text.ts";
import { handLines } from "./hand.ts";
import { ownSeat } from "./seats.ts";

/** The hidden cards of the view's own seat, for a judge alone. */
export function judgeLook(view: View, ctx: Context): Message {
  const seat = ownSeat(view);
  if (seat === null) return privateMessage({ content: "There are no hidden cards to look at." });
  const hand = seat.hand ?? [];
  const before = [
    ...view.declared.flatMap((each) =>
      each.seat === seat.seat && !each.open && !each.revealed
        ? [`Declared, face down: **${safe(each.title ?? "")}**.`]
        : [],
    ),
    ...[...seat.inner, ...seat.supporting, ...view.conflicts].flatMap(({ title, ownUnder = [] }) =>
      ownUnder.map((under) => `Face down under ${safe(title)}: **${safe(under)}**.`),
    ),
    ...(seat.agenda && seat.agendaHidden ? [`Hidden agenda, face down: **${safe(seat.agenda.title)}**.`] : []),
  ];
  const room = DISCORD_LIMITS.embedDescription - lengthOf(before);
  const lines = [...before, ...(hand.length > 0 ? handLines(hand, room) : ["The hand is empty."])];
  return privateMessage({
    content: `**${safe(ctx.tableName, 60)}** · ${nameOf(ctx, seat.seat)}. The thread says that you look. Tell nobody what you see.`,
    embeds: [
      {
        title: plain(`Hand: ${counted(hand.length, "card")}`, DISCORD_LIMITS.embedTitle),
        description: fitted(lines, DISCORD_LIMITS.embedDescription),
      },
    ],
  });
}

/** The thread has not said it yet: nothing is shown before that. */
export function lookLater(look: number, ctx: Context): Message {
  const press = encodePress({ table: ctx.table, decision: 0, verb: "look", key: String(look) });
  return privateMessage({
    content: "The thread has to say first that you look, and has not yet. Press **Look** in a moment.",
    rows: buttonRows([button(press, "Look", "main")]),
  });
}
