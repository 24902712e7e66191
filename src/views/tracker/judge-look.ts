/** What a judge sees of a player's hidden cards, and what is said before that. */
import type { SeatView, View } from "../../engine/index.ts";
import { type Context, nameOf } from "../text/context.ts";
import { encodePress } from "../text/custom-id.ts";
import { fittedIn } from "../text/fitted.ts";
import { DISCORD_LIMITS } from "../text/limits.ts";
import { button, buttonRows, inLanguages, inWords, type Message, privateMessage } from "../text/message.ts";
import { cardsIn } from "../text/named.ts";
import { lengthOf, plain, safe } from "../text/safe-text.ts";
import { type Language, say } from "../words/index.ts";
import { handLines } from "./hand.ts";
import { ownSeat } from "./seats.ts";

/** The hidden cards of the view's own seat, for a judge alone. */
export function judgeLook(view: View, anyones: Context): Message {
  const seat = ownSeat(view);
  return seat === null
    ? inWords((language) => say(language, "look-none"))
    : inLanguages((language) => lookIn(view, seat, { ...anyones, language }, language));
}

function lookIn(view: View, seat: SeatView, ctx: Context, language: Language): Message {
  const hand = seat.hand ?? [];
  const before = [
    ...view.declared.flatMap((each) =>
      each.seat === seat.seat && !each.open && !each.revealed
        ? [say(language, "look-declared", { title: safe(each.title ?? "") })]
        : [],
    ),
    ...[...seat.inner, ...seat.supporting, ...view.conflicts].flatMap(({ title, ownUnder = [] }) =>
      ownUnder.map((under) => say(language, "look-under", { title: safe(title), under: safe(under) })),
    ),
    ...(seat.agenda && seat.agendaHidden ? [say(language, "look-agenda", { title: safe(seat.agenda.title) })] : []),
  ];
  const room = DISCORD_LIMITS.embedDescription - lengthOf(before);
  const lines = [...before, ...(hand.length > 0 ? handLines(hand, room, language) : [say(language, "look-empty")])];
  const title = say(language, "look-hand", { cards: cardsIn(language, hand.length) });
  return privateMessage({
    content: say(language, "look-head", { table: safe(ctx.tableName, 60), name: nameOf(ctx, seat.seat) }),
    embeds: [
      {
        title: plain(title, DISCORD_LIMITS.embedTitle),
        description: fittedIn(lines, DISCORD_LIMITS.embedDescription, language),
      },
    ],
  });
}

/** The thread has not said it yet: nothing is shown before that. */
export function lookLater(look: number, ctx: Context): Message {
  const press = encodePress({ table: ctx.table, decision: 0, verb: "look", key: String(look) });
  return inLanguages((language) =>
    privateMessage({
      content: say(language, "look-later"),
      rows: buttonRows([button(press, say(language, "look-button"), "main")]),
    }),
  );
}
