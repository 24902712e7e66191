/** What is kept of a dealt hand, and what goes back. engine: Appendix One: Two Player ("Duelling") games */

import { ask, editSeat, emit, type Work } from "../../changes/work.ts";
import { moveCard } from "../../changes/zones.ts";
import { type Refusal, refusal } from "../../refusal.ts";
import { isCorporate } from "../../rules/relations/seating.ts";
import type { Decision, Game } from "../../state/game.ts";
import { ambassadorOf, factsOf, seatOf, titleOf } from "../../state/lookup.ts";
import { CARD_TYPES, type CardId, type SeatIndex } from "../../state/vocabulary.ts";
import { dealAgain } from "../../turn/duel.ts";
import { cardIds } from "../fields.ts";
import { action, shapeOf } from "../record.ts";
import { listOf } from "../words.ts";

type Kept = Extract<Decision, { kind: "keep-hand" }>;

/** The dealt cards that stay; the others go back on top, as they were dealt until their player says otherwise. */
export function keepDealt(work: Work, seat: SeatIndex, cards: readonly CardId[], decision: Kept): Refusal | undefined {
  const { dealt, cards: needs, ifCorporate = 0 } = decision;
  const unique = new Set(cards);
  if (cards.some((id) => !dealt.includes(id))) return refusal("not-dealt");
  const more = cards.length > needs && cards.length <= needs + ifCorporate;
  const four = fourCard(work.game, seat, cards, decision, needs);
  if ((cards.length !== needs && !more && !four) || unique.size !== cards.length)
    return refusal("hand-to-keep", { needs, chosen: unique.size, dealt: dealt.length });
  if (more) {
    // A second ambassador in the hand has to be corporate too.
    const other = seatOf(work.game, seat).hand.find(
      (id) => (unique.has(id) || !dealt.includes(id)) && !isCorporate(factsOf(work.game, id)),
    );
    if (other !== undefined) return refusal("hand-all-corporate", { title: factsOf(work.game, other).title });
  }
  const back = dealt.filter((id) => !unique.has(id));
  for (const id of back.toReversed()) moveCard(work, id, "deck");
  emit(work, { type: "starting-hand-chosen", seat, cards: seatOf(work.game, seat).hand.length, ...four });
  if (back.length > 1) ask(work, { kind: "stack", seat, next: [], left: back });
  return undefined;
}

/** The title of the ambassador of whom this player says, by so many cards, that it is of the four-card kind. */
export function fourCard(
  game: Game,
  seat: SeatIndex,
  chosen: readonly CardId[],
  { ifFourCard }: { ifFourCard?: true },
  needs: number,
): { fourCard: string } | null {
  if (ifFourCard !== true || chosen.length !== needs + 1) return null;
  return { fourCard: titleOf(game, ambassadorOf(game, seat)) };
}

/** Cards that play well from the first turn: one of each useful type before a second one, the cheaper first. */
export function suggestedKeep(game: Game, { dealt, cards }: Kept): CardId[] {
  const sorted = dealt.toSorted((a, b) => costOf(game, a) - costOf(game, b) || a - b);
  const firsts = CARD_TYPES.flatMap((type) => sorted.find((id) => factsOf(game, id).type === type) ?? []);
  return [...new Set([...firsts, ...sorted])].slice(0, cards);
}

function costOf(game: Game, id: CardId): number {
  const { cost } = factsOf(game, id);
  return typeof cost === "number" ? cost : 50;
}

/** The moderator keeps some, and puts the others back as they were dealt. */
export function keepAny(work: Work, seat: SeatIndex, decision: Kept): Refusal | undefined {
  const refused = keepDealt(work, seat, suggestedKeep(work.game, decision), decision);
  if (!refused) work.game.awaiting = work.game.awaiting.filter((one) => one.seat !== seat || one.kind !== "stack");
  return refused;
}

/** engine: Mulligan rule (optional) */
const shuffleBack = action({
  called: "Mulligan",
  /** A dealt hand is shuffled back, and another one dealt of one card less. */
  shape: shapeOf("mulligan", {}),
  answers: ["keep-hand"],
  ofAnyType: (): boolean => true,
  perform(work, { seat }, decision): Refusal | undefined {
    if (decision.kind !== "keep-hand") return refusal("not-now");
    if (work.game.duel !== "mulligan") return refusal("no-mulligan");
    if (decision.dealt.length === 0) return refusal("no-mulligan");
    dealAgain(work, seat, decision.dealt);
    return undefined;
  },
  orders: { mulligan: "mulligan" },
  sentence: (): string => "mulligan",
});

/** These are drawn before the rest of what goes back; the rest is asked about until one card or none is left. */
const stackCards = action({
  called: "Draw next",
  /** Cards that go back on top of the deck, the first to be drawn first; none: the rest as they were dealt. */
  shape: shapeOf("stack", { cards: cardIds }),
  answers: ["stack"],
  ofAnyType: (): boolean => true,
  perform(work, { seat, cards }, decision): Refusal | undefined {
    if (decision.kind !== "stack") return refusal("not-now");
    const { left } = decision;
    if (new Set(cards).size !== cards.length || cards.some((id) => !left.includes(id))) return refusal("not-dealt");
    const next = [...decision.next, ...cards];
    const rest = left.filter((id) => !cards.includes(id));
    const under = seatOf(work.game, seat).deck.slice(0, -(next.length + rest.length));
    editSeat(work, seat).deck = [...under, ...[...next, ...rest].toReversed()];
    if (cards.length > 0 && rest.length > 1) ask(work, { kind: "stack", seat, next, left: rest });
    return undefined;
  },
  orders: { "stack-rest": "stack as they are", stack: "stack {cards}" },
  sentence: (game, action): string =>
    action.cards.length === 0 ? "stack as they are" : `stack ${listOf(game, action.cards)}`,
});

export const actions = [shuffleBack, stackCards] as const;
