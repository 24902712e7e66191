import type { APIEmbed } from "discord.js";
import type { SeatIndex, SeatView, View } from "../../engine/index.ts";
import { howMuchRows } from "../prompts/explained.ts";
import { type Context, labelOf } from "../text/context.ts";
import { encodePress } from "../text/custom-id.ts";
import { fittedIn } from "../text/fitted.ts";
import { DISCORD_LIMITS } from "../text/limits.ts";
import { button, buttonRows, inLanguages, type Message, privateMessage } from "../text/message.ts";
import { cardsIn, raceIn } from "../text/named.ts";
import { plain, safe } from "../text/safe-text.ts";
import { cardsInPlay, seatsInOrder } from "../tracker/seats.ts";
import { type Language, say } from "../words/index.ts";
import { cardLines, stateWords } from "./card-words.ts";

const ROWS = {
  inner: "card-row-inner",
  supporting: "card-row-supporting",
  agenda: "card-row-agenda",
  attached: "card-row-faction",
  faction: "card-row-faction",
} as const;

function seatEmbed(seat: SeatView, ctx: Context, language: Language): APIEmbed {
  let row = "";
  const lines = cardsInPlay(seat).flatMap((card) => {
    const heading = say(language, ROWS[card.row]);
    const state = stateWords(card, language);
    const text = `${cardLines(card, true, language)}${state.length > 0 ? `\n${state.join(" · ")}` : ""}`;
    if (heading === row) return [text];
    row = heading;
    return [`__${heading}__`, text];
  });
  return {
    title: plain(`${plain(labelOf(ctx, seat.seat), 24)} · ${raceIn(language, seat.race)}`, DISCORD_LIMITS.embedTitle),
    description: fittedIn(
      [...(lines.length > 0 ? lines : [say(language, "card-none-in-play")]), pilesOf(seat, language)],
      DISCORD_LIMITS.embedDescription,
      language,
    ),
  };
}

/** The piles of a seat; of those beside the deck only the sizes are public. */
function pilesOf({ discard, removed, reserveSize, crusadeSize }: SeatView, language: Language): string {
  const top = discard.at(-1);
  const cards = cardsIn(language, discard.length);
  const discarded = top
    ? say(language, "card-discarded-top", { cards, title: safe(top.title) })
    : say(language, "card-discarded", { cards });
  let piles = say(language, "card-removed", { piles: discarded, cards: removed.length });
  if (reserveSize !== undefined) piles = say(language, "card-in-reserve", { piles, cards: reserveSize });
  return crusadeSize === undefined ? piles : say(language, "card-in-crusade", { piles, cards: crusadeSize });
}

const sizeOf = (embed: APIEmbed) => (embed.title?.length ?? 0) + (embed.description?.length ?? 0);

/** Every card on the table with its figures and text, privately; of one seat where they do not all fit. */
export function allCardsMessage(view: View, ctx: Context, seat: SeatIndex | null = null): Message {
  return inLanguages((language) => everyCard(view, ctx, seat, language));
}

function everyCard(view: View, ctx: Context, seat: SeatIndex | null, language: Language): Message {
  const seats = seatsInOrder(view);
  const embeds = seats.map((each) => seatEmbed(each, ctx, language));
  const whole = embeds.reduce((sum, embed) => sum + sizeOf(embed), 0) <= DISCORD_LIMITS.embeds;
  const chosen = seats.find((each) => each.seat === seat) ?? seats[0];
  const shown = seat === null && whole ? embeds : embeds.filter((_, at) => seats[at] === chosen);
  const buttons = seats.map((each) =>
    button(
      encodePress({ table: ctx.table, decision: 0, verb: "all-cards", key: String(each.seat) }),
      plain(labelOf(ctx, each.seat), 24),
      each === chosen && shown.length === 1 ? "main" : "plain",
    ),
  );
  const one = shown.length === 1 ? chosen?.seat : undefined;
  const isShown = (_: unknown, whose: number | null) => one === undefined || whose === one;
  const rows = [...buttonRows(buttons), ...howMuchRows(view, ctx, isShown, language)];
  return privateMessage({ content: say(language, "card-every"), embeds: shown, rows });
}
