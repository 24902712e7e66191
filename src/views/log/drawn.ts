/** What a draw round comes to, in one line for all of it: what each has discarded, drawn and bought; or what several draw by a card. */
import type { Event, SeatIndex } from "../../engine/index.ts";
import { type Context, languageIn, nameOf } from "../text/context.ts";
import { cardsIn } from "../text/named.ts";
import { safe } from "../text/safe-text.ts";
import type { Blows } from "./blows.ts";
import { listedAt, tellingIn } from "./telling.ts";

type OfDrawRound = Extract<Event, { type: "drew" | "discarded" }>;

/** Beyond this the line goes on in the next: ten players with long names may discard a lot. */
const LINE = 700;

export type DrawRound = readonly OfDrawRound[];

function isOfDrawRound(event: Event | Blows): event is OfDrawRound {
  if ("attacks" in event) return false;
  if (event.type === "drew") return event.from === undefined;
  if (event.type !== "discarded") return false;
  return event.from === "hand" && event.source === undefined && event.cards.length > 0;
}

const isByCard = (event: OfDrawRound): boolean => event.type === "drew" && event.why === "effect";

/** These events, those in a row that are one draw round, or that a card lets draw, as a list of their own. */
export function drawRounds(events: readonly (Event | Blows)[]): (Event | Blows | DrawRound)[] {
  const parts: (Event | Blows | OfDrawRound[])[] = [];
  let round: OfDrawRound[] = [];
  const close = () => {
    const isRound = round.length > 1 && round.some(({ type }) => type === "drew");
    parts.push(...(isRound ? [round] : round));
    round = [];
  };
  for (const event of events) {
    if (isOfDrawRound(event)) {
      if (round[0] && isByCard(round[0]) !== isByCard(event)) close();
      round.push(event);
      continue;
    }
    close();
    parts.push(event);
  }
  close();
  return parts;
}

/** "Londo discards Rumor, draws 1 card and buys 2 cards: 47 left in the deck; G'Kar draws 1 card: 49 left" */
export function drawnLines(round: readonly OfDrawRound[], ctx: Context): string[] {
  const seats = [...new Set(round.map(({ seat }) => seat))];
  const lines: string[] = [];
  for (const seat of seats) {
    const last = lines.at(-1);
    const said = drawnBy(seat, round, ctx, last === undefined);
    if (last === undefined || last.length + said.length > LINE) lines.push(said);
    else lines[lines.length - 1] = `${last}; ${said}`;
  }
  return lines;
}

function drawnBy(seat: SeatIndex, round: readonly OfDrawRound[], ctx: Context, isFirst: boolean): string {
  const tell = tellingIn(ctx);
  const does: string[] = [];
  let left: number | null = null;
  for (const event of round) {
    if (event.seat !== seat) continue;
    if (event.type === "discarded") {
      const titles = event.cards.map(({ title }) => safe(title));
      does.push(tell("log-round-discards", { titles: listedAt(ctx, titles) }));
      continue;
    }
    const cards = cardsIn(languageIn(ctx), event.cards);
    does.push(tell(event.why === "bought" ? "log-round-buys" : "log-round-draws", { cards }));
    left = event.left;
  }
  const done = { name: nameOf(ctx, seat), does: listedAt(ctx, does) };
  if (left === null) return `${done.name} ${done.does}`;
  return tell(isFirst ? "log-round-first" : "log-round-next", { ...done, left });
}
