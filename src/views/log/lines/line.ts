/** A line of the log: what is said of one event, by its type, in the file of its topic. */
import { type Event, type EventOf, type EventType, numbered, type SeatIndex } from "../../../engine/index.ts";
import { type Context, conflictName, languageIn, nameOf } from "../../text/context.ts";
import { cardsIn } from "../../text/named.ts";
import { safe } from "../../text/safe-text.ts";
import type { Language } from "../../words/index.ts";
import { causeIn, listedAt, priceIn, type TellLog, tellingIn } from "../telling.ts";

/** The sentence of an event, or null where it would tell nothing new. */
export type Line = string | null;

/** What is said of the events of some types. */
export type LinesOf<T extends EventType> = { readonly [K in T]: (event: EventOf<K>, told: Told) => Line };

/** What the line of an event is made with. */
export interface Told {
  readonly ctx: Context;
  readonly language: Language;
  readonly tell: TellLog;
  /** Of the event’s own seat and card, safe to say, and of those of others that are said along with it; "" where it has none. */
  readonly name: string;
  readonly title: string;
  /** How many are said together. */
  readonly count: number;
  /** The conflict that it is about, told apart from others of its title; "" where it is about none. */
  readonly conflict: string;
  /** The card that has caused it: its title, and " (Trade Pact)"; "" where none has. */
  readonly source: string;
  readonly cause: string;
  /** " for 2 influence"; "" where it costs nothing. */
  readonly price: string;
  nameAt(seat: SeatIndex): string;
  namesOf(seats: readonly SeatIndex[]): string;
  titlesOf(cards: readonly { readonly title: string }[]): string;
  /** "3 cards" */
  cards(count: number): string;
  /** The lines of other events, in the same words. */
  linesOf(events: readonly Event[]): string[];
}

/** @param events The event, and others behind it that are said along with it. */
export function toldOf(
  events: readonly [Event, ...Event[]],
  ctx: Context,
  lines: (events: readonly Event[], ctx: Context) => string[],
): Told {
  const [event] = events;
  const tell = tellingIn(ctx);
  const language = languageIn(ctx);
  const nameAt = (seat: SeatIndex) => nameOf(ctx, seat);
  const allOf = (said: (event: Event) => string) => listedAt(ctx, events.map(said).filter(Boolean));
  return {
    ctx,
    language,
    tell,
    name: allOf((each) => nameOfWho(each, nameAt)),
    title: allOf(titleOf),
    count: events.length,
    conflict: conflictOf(event, ctx),
    source: "source" in event && event.source ? safe(event.source) : "",
    cause: "source" in event ? causeIn(tell, event.source) : "",
    price: "influence" in event ? priceIn(tell, event.influence ?? 0) : "",
    nameAt,
    namesOf: (seats) => listedAt(ctx, seats.map(nameAt)),
    titlesOf: (cards) =>
      listedAt(
        ctx,
        cards.map(({ title }) => safe(title)),
      ),
    cards: (count) => cardsIn(language, count),
    linesOf: (events) => lines(events, ctx),
  };
}

function nameOfWho(event: Event, nameAt: (seat: SeatIndex) => string): string {
  if (event.type === "voted") return nameAt(event.by);
  return "seat" in event && typeof event.seat === "number" ? nameAt(event.seat) : "";
}

function titleOf(event: Event): string {
  if ("card" in event && event.card) return safe(event.card.title);
  if (!("title" in event)) return "";
  // Whose it is, its line says.
  return numbered(safe(event.title), "apart" in event ? event.apart : undefined);
}

function conflictOf(event: Event, ctx: Context): string {
  if (!("conflict" in event) || typeof event.conflict !== "string") return "";
  return conflictName(ctx, { title: event.conflict, ...(event.apart && { apart: event.apart }) });
}
