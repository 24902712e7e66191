/** Where a lesson stands, in its learner's language, in place of the tracker: as much of it as two seats need. */
import type { APIEmbedField } from "discord.js";
import type { SeatView, View } from "../../engine/index.ts";
import { cardMark } from "../cards/card-words.ts";
import { type Context, labelOf, nameOf } from "../text/context.ts";
import { encodePress, type PressVerb } from "../text/custom-id.ts";
import { fittedIn } from "../text/fitted.ts";
import { DISCORD_LIMITS } from "../text/limits.ts";
import { button, buttonRows, type Message, message } from "../text/message.ts";
import { bound, plain, safe } from "../text/safe-text.ts";
import { seatsInOrder } from "../tracker/seats.ts";
import { type Language, listedIn, say } from "../words/index.ts";
import { roundOfLesson } from "./told.ts";

/** Everything in it is the public's. */
export function lessonStands(view: View, ctx: Context, language: Language): Message {
  const press = (verb: PressVerb) => encodePress({ table: ctx.table, decision: 0, verb, key: "" });
  const names = (seats: readonly number[]) =>
    listedIn(
      [...new Set(seats)].map((seat) => nameOf(ctx, seat)),
      language,
    );
  const asked = view.awaiting.map(({ seat }) => seat);
  const hidden = view.declared.filter(({ open, revealed }) => !open && !revealed).map(({ seat }) => seat);
  const lines = [
    ...(view.result !== null ? [say(language, "stands-over")] : []),
    ...(asked.length > 0 && view.result === null ? [say(language, "stands-waits", { names: names(asked) })] : []),
    ...(view.order.length > 0
      ? [say(language, "log-initiative", { names: view.order.map((seat) => nameOf(ctx, seat)).join(", ") })]
      : []),
    ...(hidden.length > 0 ? [say(language, "stands-declared", { names: names(hidden) })] : []),
    ...view.conflicts.map(({ title, initiator, support, opposition }) =>
      say(language, "stands-conflict", { title: safe(title, 60), name: nameOf(ctx, initiator), support, opposition }),
    ),
  ];
  return message({
    embeds: [
      {
        title: titleOf(view, ctx, language),
        description: fittedIn(lines, 900, language),
        fields: seatsInOrder(view).map((seat) => fieldOf(seat, view, ctx, language)),
        footer: { text: say(language, "stands-footer") },
      },
    ],
    rows: buttonRows([
      button(press("all-cards"), say(language, "lesson-cards-button")),
      button(press("hand"), say(language, "lesson-hand-button")),
    ]),
  });
}

function titleOf({ turn, round, result }: View, { tableName }: Context, language: Language): string {
  const table = plain(tableName, 120);
  const now = roundOfLesson(round, language);
  if (result !== null) return say(language, "stands-over-title", { table });
  return now === null
    ? table
    : plain(say(language, "stands-title", { table, turn, round: now }), DISCORD_LIMITS.embedTitle);
}

function fieldOf(seat: SeatView, view: View, ctx: Context, language: Language): APIEmbedField {
  const acts = view.result === null && view.awaiting.some((each) => each.seat === seat.seat);
  const all = [...seat.inner, ...seat.supporting];
  const ambassador = all.find(({ isAmbassador }) => isAmbassador);
  const others = all.filter(({ isAmbassador }) => !isAmbassador);
  const { rating, unspent, spent, power, unrest } = seat;
  const lines = [
    say(language, "stands-figures", { rating, unspent, spent, power, unrest }),
    say(language, "stands-cards", { hand: seat.handSize, deck: seat.deckSize, discard: seat.discard.length }),
    ...(ambassador ? [say(language, "stands-ambassador", { card: cardMark(ambassador, language) })] : []),
    ...view.seats
      .filter((other) => other.seat !== seat.seat)
      .map((other) =>
        say(language, "stands-tension", { name: nameOf(ctx, other.seat), tension: seat.tensions[other.seat] ?? 0 }),
      ),
    ...(others.length > 0
      ? [say(language, "stands-supporting", { cards: others.map((card) => cardMark(card, language)).join(", ") })]
      : []),
  ];
  const name = say(language, "stands-race", { name: plain(labelOf(ctx, seat.seat), 24), race: seat.race });
  return {
    name: plain(`${acts ? "▶ " : ""}${name}`, DISCORD_LIMITS.embedFieldName),
    value: bound(lines.join("\n"), DISCORD_LIMITS.embedFieldValue),
  };
}
