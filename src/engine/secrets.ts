/**
 * What a step has brought to light, and whom it concerns: whoever made it may take it back only as long as nobody has
 * learned anything by it. All of it follows from the game before and after, so that no new event can be forgotten here.
 */
import type { Event, EventType } from "./events/event.ts";
import { isIrrevocable } from "./rules/in-force/statics.ts";
import type { Target } from "./state/conflict.ts";
import type { Game } from "./state/game.ts";
import { liesOpen } from "./state/lookup.ts";
import type { Seat } from "./state/seat.ts";
import type { CardId, SeatIndex } from "./state/vocabulary.ts";

/**
 * Why a step can never be taken back: somebody has left the game or it is over; cards were drawn, or shuffled (or lots were
 * drawn); something hidden was shown; an irrevocable card came of it, where that stays done.
 */
export const SECRETS = ["left", "drawn", "shuffled", "shown", "irrevocable"] as const;
export type Secret = (typeof SECRETS)[number];

const LEFT: readonly EventType[] = ["eliminated", "surrendered", "game-over"];
const DRAWN: readonly EventType[] = ["drew", "hand-dealt"];
const SHOWN: readonly EventType[] = [
  "hand-shown",
  "cards-shown",
  "revealed",
  "agenda-revealed",
  "agenda-failed",
  "cover-shown",
  "aftermath-played",
  "ambassador-revealed",
  "second-ambassador",
];

/** Where a card lies that not even its owner looks at; what lies in the reserve its owner knows. */
const UNSEEN: readonly string[] = ["deck", "crusade"];

/** What there is to know of a step for whoever would take it back. */
export interface Revealed {
  /** What keeps it from ever being taken back; null where nobody has learned anything but what its player put on the table. */
  readonly secret: Secret | null;
  /**
   * Whether its player has shown by it what he means to do out of what others do not see: a card has left the own hand, a
   * conflict was declared or none, or a vote was cast that stays sealed.
   */
  readonly intent: boolean;
  /**
   * The seats that it has touched: whose influence, power, tension, unrest or cards are not as they were, and whose
   * conflicts are concerned, as initiator or target. In order, without those that have left the game.
   */
  readonly touched: readonly SeatIndex[];
}

/** What a step of this seat has brought to light, and whom it concerns; `before` and `after`: the game around it. */
export function revealedBy(before: Game, after: Game, events: readonly Event[], seat: SeatIndex): Revealed {
  const step: Step = { before, after, events, seat, changed: changedCards(before, after) };
  return { secret: secretOf(step), intent: showsIntent(step), touched: touchedSeats(step) };
}

interface Step {
  readonly before: Game;
  readonly after: Game;
  readonly events: readonly Event[];
  readonly seat: SeatIndex;
  /** The cards that are not as they were. */
  readonly changed: readonly CardId[];
}

function secretOf({ before, after, events, seat, changed }: Step): Secret | null {
  const has = (types: readonly EventType[]) => events.some(({ type }) => types.includes(type));
  if (has(LEFT) || after.result !== null) return "left";
  const zone = (game: Game, id: CardId) => game.cards[id]?.zone;
  if (has(DRAWN) || changed.some((id) => zone(before, id) === "deck" && zone(after, id) === "hand")) return "drawn";
  if (hasChance(before, after) || has(["shuffled"])) return "shuffled";
  if (has(SHOWN) || looksInto(after) > looksInto(before)) return "shown";
  if (before.vote?.sealed && !after.vote) return "shown";
  if (changed.some((id) => UNSEEN.includes(zone(before, id) ?? "") && zone(after, id) !== zone(before, id)))
    return "shown";
  const turnedUp = [...changed, ...uncovered(after)];
  if (turnedUp.some((id) => liesOpen(after, id) && !liesOpen(before, id) && !isPlayedBy(before, seat, id)))
    return "shown";
  if (after.rules === "quickstart" && changed.some((id) => liesOpen(after, id) && isIrrevocable(after, id)))
    return "irrevocable";
  return null;
}

function showsIntent({ before, after, events, seat, changed }: Step): boolean {
  if (events.some((event) => event.type === "declared" || (event.type === "voted" && event.vote === null))) return true;
  return changed.some((id) => isPlayedBy(before, seat, id) && after.cards[id]?.zone !== before.cards[id]?.zone);
}

/** A card of the own hand, which its player has put on the table. */
function isPlayedBy({ cards }: Game, seat: SeatIndex, id: CardId): boolean {
  const card = cards[id];
  return card?.zone === "hand" && card.owner === seat;
}

/** Copies made for the step are new ones. */
function changedCards({ cards: before }: Game, { cards: after }: Game): CardId[] {
  const changed: CardId[] = [];
  if (before !== after) for (const [id, card] of after.entries()) if (card !== before[id]) changed.push(id);
  return changed;
}

/** Cards that everybody may see wherever they lie. */
function uncovered({ conflicts, awaiting, declared }: Game): CardId[] {
  return [
    ...declared.flatMap(({ card, revealed }) => (revealed ? (card ?? []) : [])),
    ...conflicts.flatMap(({ card }) => card ?? []),
    ...awaiting.flatMap((one) => (one.kind === "initiate" || one.kind === "fact" ? [one.card ?? []].flat() : [])),
  ];
}

/** How often somebody looks through what is hidden from him otherwise. */
function looksInto({ awaiting }: Game): number {
  return awaiting.filter((one) => one.kind === "discard-shown" || (one.kind === "take" && one.from === "deck")).length;
}

/** Whether anything was left to chance. */
const hasChance = ({ random: before }: Game, { random: after }: Game): boolean => !isSame(before, after);

const isSame = (one: unknown, other: unknown): boolean =>
  one === other || (typeof one === "object" && JSON.stringify(one) === JSON.stringify(other));

function touchedSeats({ before, after, changed }: Step): SeatIndex[] {
  const touched = new Set<SeatIndex>();
  const add = (seat: SeatIndex | null | undefined) => {
    if (seat !== null && seat !== undefined) touched.add(seat);
  };
  for (const [index, seat] of after.seats.entries()) {
    const then = before.seats[index];
    if (then !== seat && !isSameSeat(then, seat)) add(index);
  }
  for (const id of changed)
    for (const game of [before, after]) {
      const card = game.cards[id];
      add(card?.play?.faction ?? card?.owner);
      add(card?.play?.controller);
    }
  for (const conflict of after.conflicts) {
    if (
      isSame(
        conflict,
        before.conflicts.find(({ id }) => id === conflict.id),
      )
    )
      continue;
    add(conflict.initiator);
    add(seatAimedAt(after, conflict.target));
  }
  return [...touched].filter((seat) => after.seats[seat]?.eliminated === false).sort((a, b) => a - b);
}

/** Most of what a seat is has not changed, and need not be looked into. */
function isSameSeat(one: Seat | undefined, other: Seat): boolean {
  if (one === undefined) return false;
  return Object.entries(other).every(([name, value]) => isSame(one[name as keyof Seat], value));
}

function seatAimedAt({ cards }: Game, target: Target | null): SeatIndex | null {
  if (target?.what === "player") return target.seat;
  if (target?.what !== "card") return null;
  const card = cards[target.card];
  return card?.play?.faction ?? card?.owner ?? null;
}
