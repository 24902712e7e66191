/** Which cards a seat cannot see, and what stands in their places. */
import type { CardFacts } from "../cards/facts.ts";
import { showingTo } from "../rules/conflicts/declaring.ts";
import type { Card, Declaration, Game, Seat } from "../state/game.ts";
import { cardOf, liesOpen, maySee, seatOf } from "../state/lookup.ts";
import type { CardId, SeatIndex } from "../state/vocabulary.ts";
import { CONFLICT_TYPES, type ConflictType } from "../state/vocabulary.ts";

/** The piles of a player whose cards nobody else sees. */
const PILES = ["hand", "deck", "reserve", "crusade"] as const;
type Pile = (typeof PILES)[number];

const HIDDEN = "hidden/";

/** A card of which nothing is known but that nothing comes of it. */
const blank = (id: string, type: NonNullable<CardFacts["type"]>, more: Partial<CardFacts> = {}): CardFacts => ({
  id: `${HIDDEN}${id}`,
  title: `A hidden ${type}`,
  type,
  complete: true,
  ...more,
});

/** Whether a card is one that stands for another that nobody sees. */
export const isMadeUp = ({ id }: CardFacts): boolean => id.startsWith(HIDDEN);

/** Nothing is played from hands that nobody sees: it would take more influence than there is. */
export const BLANK = blank("card", "event", { cost: 99 });
const AGENDA = blank("agenda", "agenda", { cost: "none" });
const CONTINGENCY = blank("contingency", "contingency", { cost: "none" });
const AMBASSADOR = blank("ambassador", "character", { cost: "none" });

/** What a hidden conflict is taken for: one that is worth winning, without a target that it does not need. */
const CONFLICTS: Readonly<Record<ConflictType, CardFacts>> = Object.fromEntries(
  CONFLICT_TYPES.map((conflict) => [
    conflict,
    blank(`conflict-${conflict}`, "conflict", {
      cost: "none",
      conflict,
      text: {
        says: "Won: gain 1 influence.",
        conflict: { form: "opposable", won: [{ effects: [{ verb: "gain-influence", who: "you", amount: 1 }] }] },
      },
    }),
  ]),
) as Readonly<Record<ConflictType, CardFacts>>;

/** What has been declared in secret by somebody else: of which type it is, is anybody's guess. */
export const hiddenConflict = (type: ConflictType): CardFacts => CONFLICTS[type];

/** Whether a seat knows which card this is. */
export function isKnown(game: Game, seat: SeatIndex, id: CardId): boolean {
  const card = cardOf(game, id);
  if (card.zone === "limbo") return card.owner === seat || game.turn > 0;
  return maySee(game, seat, id) || (card.zone === "declared" && showingTo(game, seat).includes(card.owner));
}

/** Whether a seat knows what this declaration is of. */
export function knowsDeclared(game: Game, seat: SeatIndex, declared: Declaration): boolean {
  const { card, as, behind } = declared;
  if (declared.seat === seat || card === null) return true;
  if (as !== undefined && behind === undefined) return true;
  return showingTo(game, seat).includes(declared.seat) || (behind === undefined && liesOpen(game, card));
}

/** A place that a card of somebody else lies in, unseen. */
interface Place {
  readonly owner: SeatIndex;
  readonly zone: Card["zone"];
  /** The card that really lies there. */
  readonly id: CardId;
}

/** The cards of others dealt anew. */
export interface Dealt {
  /** Which number stands for a card that lies hidden. */
  readonly renamed: (id: CardId) => CardId;
  readonly cards: readonly Card[];
  /** What each card is, by its number. */
  readonly facts: readonly CardFacts[];
}

/**
 * The same cards for whoever knows no more than this seat: each that it cannot see is a blank, and their numbers follow from
 * how many lie where.
 *
 * @param guess of which type a conflict is that somebody else has declared in secret.
 */
export function dealtAnew(game: Game, seat: SeatIndex, guess: () => ConflictType): Dealt {
  const places = hiddenPlaces(game, seat);
  const numbers = places.map(({ id }) => id).sort((a, b) => a - b);
  const renamed = new Map(places.map(({ id }, at) => [id, numbers[at] ?? id]));
  const cards: Card[] = game.cards.slice();
  const facts = game.cards.map(({ id }) => factsFor(game, seat, id));
  for (const { owner, zone, id } of places) {
    const number = renamed.get(id) ?? id;
    cards[number] = { id: number, facts: 0, owner, zone, play: null };
    facts[number] = zone === "declared" ? hiddenConflict(guess()) : zone === "limbo" ? AMBASSADOR : BLANK;
  }
  return { renamed: (id) => renamed.get(id) ?? id, cards, facts };
}

/** A card that lies in play face down is as far as others know what may lie there. */
function factsFor(game: Game, seat: SeatIndex, id: CardId): CardFacts {
  const card = cardOf(game, id);
  const facts = game.facts[card.facts];
  if (!facts) throw new Error(`no facts for card ${id}`);
  if (isKnown(game, seat, id)) return facts;
  return card.play?.row === "agenda" ? AGENDA : card.play ? CONTINGENCY : BLANK;
}

/** In an order that hangs on nothing that is hidden. */
function hiddenPlaces(game: Game, seat: SeatIndex): Place[] {
  const others = [...game.seats.keys()].filter((other) => other !== seat);
  const places = others.flatMap((owner) => [
    ...PILES.flatMap((pile) => pileOf(seatOf(game, owner), pile).map((id) => ({ owner, zone: pile, id }))),
    ...declaredBy(game, owner).map((id) => ({ owner, zone: "declared" as const, id })),
    ...[seatOf(game, owner).ambassador ?? []].flat().map((id) => ({ owner, zone: cardOf(game, id).zone, id })),
  ]);
  return places.filter(({ id }) => cardOf(game, id).play === null && !isKnown(game, seat, id));
}

const pileOf = (seat: Seat, pile: Pile): readonly CardId[] => seat[pile] ?? [];

/** What lies face down of a player's conflicts: the card, or the one that hides through which it comes. */
function declaredBy(game: Game, seat: SeatIndex): CardId[] {
  return game.declared.filter((one) => one.seat === seat).flatMap(({ card, behind }) => [behind ?? card ?? []].flat());
}
