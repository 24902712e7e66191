/** A game that differs from another only in what is hidden from one seat. */
import { showingTo } from "../../../src/engine/rules/conflicts/declaring.ts";
import type { Card, Decision, Game } from "../../../src/engine/state/game.ts";
import { cardOf, maySee } from "../../../src/engine/state/lookup.ts";
import { seeded } from "../../../src/engine/state/random.ts";
import type { CardId, CardType, SeatIndex } from "../../../src/engine/state/vocabulary.ts";
import { viewFor } from "../../../src/engine/view/for.ts";
import type { Dice } from "./random-player.ts";

/**
 * The same to this seat: the cards that it cannot see are others and lie in others' places, its deck lies otherwise, the
 * shuffles to come fall otherwise, and what others have said in secret they have said otherwise or not yet.
 */
export function withOtherSecrets(game: Game, seat: SeatIndex, dice: Dice): Game {
  const places = game.cards.filter((card) => isHidden(game, seat, card));
  const piled = places.filter(({ play, zone }) => play === null && zone !== "declared");
  const numbers = mixed(
    piled.map(({ id }) => id),
    dice,
  );
  const swapped = new Map(piled.map(({ id }, at) => [id, numbers[at] ?? id]));
  const name = (id: CardId) => swapped.get(id) ?? id;
  const cards = game.cards.slice();
  for (const card of places) {
    const id = name(card.id);
    cards[id] = { ...card, id, facts: otherFacts(game, card, dice) };
  }
  const unseen = viewFor(game, { seat }).awaiting;
  const { declareStep, drawStep, aftermathStep } = game;
  const own = <T extends { seat: SeatIndex }>(answers: readonly T[]) => answers.filter((one) => one.seat === seat);
  return {
    ...game,
    cards,
    seats: game.seats.map((one, index) => {
      if (index === seat)
        return { ...one, deck: [...mixed(one.deck.filter(notSeen), dice), ...one.deck.filter(isSeen)] };
      return {
        ...one,
        ambassador: one.ambassador === null ? null : name(one.ambassador),
        deck: one.deck.map(name),
        hand: one.hand.map(name),
        ...(one.reserve ? { reserve: one.reserve.map(name) } : {}),
        ...(one.crusade ? { crusade: one.crusade.map(name) } : {}),
      };
    }),
    awaiting: [
      ...game.awaiting,
      // Who had answered in secret has not.
      ...unseen.flatMap(({ id, seat: asked, kind }): Decision[] => {
        if (asked === seat || game.awaiting.some((one) => one.id === id || (drawStep && one.seat === asked))) return [];
        if (kind === "declare" || kind === "discard") return [{ id, seat: asked, kind }];
        return kind === "aftermath" && aftermathStep
          ? [{ id, seat: asked, kind, conflict: aftermathStep.conflict }]
          : [];
      }),
    ]
      .map((one) => renamed(one, seat, name))
      .sort((a, b) => a.id - b.id),
    ...(declareStep ? { declareStep: { ...declareStep, answers: own(declareStep.answers) } } : {}),
    ...(aftermathStep ? { aftermathStep: { ...aftermathStep, answers: own(aftermathStep.answers) } } : {}),
    standing: {
      aftermaths: [...(game.standing?.aftermaths ?? []), { seat: (seat + 1) % game.seats.length, conflict: null }],
      ...(game.standing?.cards ? { cards: game.standing.cards } : {}),
    },
    random: seeded(`otherwise ${dice.below(1000)}`),
  };

  function isSeen(id: CardId): boolean {
    return game.drawStep?.answers.some((one) => one.seat === seat && one.seen?.includes(id)) ?? false;
  }
  function notSeen(id: CardId): boolean {
    return !isSeen(id);
  }
}

function isHidden(game: Game, seat: SeatIndex, { id, owner, zone }: Card): boolean {
  if (maySee(game, seat, id)) return false;
  if (zone === "limbo") return false;
  if (zone !== "declared") return true;
  return !showingTo(game, seat).includes(owner);
}

/** Any card, but of the kind that lies in such a place. */
function otherFacts(game: Game, card: Card, dice: Dice): number {
  const { type } = game.facts[cardOf(game, card.id).facts] ?? {};
  const only: CardType | null = card.play || card.zone === "declared" ? (type ?? null) : null;
  const fitting = [...game.facts.keys()].filter((at) => only === null || game.facts[at]?.type === only);
  return fitting.length === 0 ? card.facts : dice.of(fitting);
}

function renamed(decision: Decision, seat: SeatIndex, name: (id: CardId) => CardId): Decision {
  if (decision.seat === seat) return decision;
  if (decision.kind === "keep-hand") return { ...decision, dealt: decision.dealt.map(name) };
  if (decision.kind === "stack") return { ...decision, next: decision.next.map(name), left: decision.left.map(name) };
  return decision.kind === "discard-shown" ? { ...decision, cards: decision.cards.map(name) } : decision;
}

function mixed<T>(items: readonly T[], dice: Dice): T[] {
  const result = items.slice();
  for (let end = result.length - 1; end > 0; end--) {
    const pick = dice.below(end + 1);
    [result[end], result[pick]] = [result[pick] as T, result[end] as T];
  }
  return result;
}
