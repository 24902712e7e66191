import type { APIEmbed } from "discord.js";
import type { SeatIndex, SeatView, View } from "../../engine/index.ts";
import { howMuchRows } from "../prompts/explained.ts";
import { type Context, labelOf } from "../text/context.ts";
import { encodePress } from "../text/custom-id.ts";
import { DISCORD_LIMITS } from "../text/limits.ts";
import { button, buttonRows, type Message, privateMessage } from "../text/message.ts";
import { counted, fitted, plain, safe } from "../text/safe-text.ts";
import { RACE_WORDS } from "../text/words.ts";
import { cardsInPlay, seatsInOrder } from "../tracker/seats.ts";
import { cardLines, stateWords } from "./card-words.ts";

const ROWS = {
  inner: "Inner circle",
  supporting: "Supporting",
  agenda: "Agenda",
  attached: "On the faction",
  faction: "On the faction",
} as const;

function seatEmbed(seat: SeatView, ctx: Context): APIEmbed {
  let row = "";
  const lines = cardsInPlay(seat).flatMap((card) => {
    const heading = ROWS[card.row];
    const state = stateWords(card);
    const text = `${cardLines(card)}${state.length > 0 ? `\n${state.join(" · ")}` : ""}`;
    if (heading === row) return [text];
    row = heading;
    return [`__${heading}__`, text];
  });
  const top = seat.discard.at(-1);
  const piles = `${counted(seat.discard.length, "card")} discarded${top ? `, ${safe(top.title)} on top` : ""} · ${seat.removed.length} removed${besides(seat)}`;
  return {
    title: plain(`${plain(labelOf(ctx, seat.seat), 24)} · ${RACE_WORDS[seat.race]}`, DISCORD_LIMITS.embedTitle),
    description: fitted(
      [...(lines.length > 0 ? lines : ["No cards in play."]), piles],
      DISCORD_LIMITS.embedDescription,
    ),
  };
}

/** The piles beside the deck, of which only the sizes are public. */
function besides({ reserveSize, crusadeSize }: SeatView): string {
  const reserve = reserveSize === undefined ? "" : ` · ${reserveSize} in the reserve`;
  return `${reserve}${crusadeSize === undefined ? "" : ` · ${crusadeSize} in the Crusade pile`}`;
}

const sizeOf = (embed: APIEmbed) => (embed.title?.length ?? 0) + (embed.description?.length ?? 0);

/** Every card on the table with its figures and text, privately; of one seat where they do not all fit. */
export function allCardsMessage(view: View, ctx: Context, seat: SeatIndex | null = null): Message {
  const seats = seatsInOrder(view);
  const embeds = seats.map((each) => seatEmbed(each, ctx));
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
  const rows = [...buttonRows(buttons), ...howMuchRows(view, ctx, (_, whose) => one === undefined || whose === one)];
  return privateMessage({ content: "Every card on the table:", embeds: shown, rows });
}
