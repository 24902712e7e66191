/** engine: Reveal your ambassador; Select Your Starting Hand */

import { editSeat, emit } from "../../changes/work.ts";
import { moveCard } from "../../changes/zones.ts";
import { factNeeded, type Refusal, refusal } from "../../refusal.ts";
import { ambassadorChoices, isCorporate, speciesAmbassadors } from "../../rules/relations/seating.ts";
import type { Decision, Game } from "../../state/game.ts";
import { cardOf, factsOf, named, seatOf } from "../../state/lookup.ts";
import { CARD_TYPES, type CardId, type CardType, type SeatIndex } from "../../state/vocabulary.ts";
import { cardId, cardIds } from "../fields.ts";
import { action, shapeOf } from "../record.ts";
import { label, listOf } from "../words.ts";
import { fourCard, keepAny, keepDealt } from "./duel.ts";

const chooseAmbassador = action({
  called: "Ambassador",
  shape: shapeOf("choose-ambassador", { card: cardId }),
  answers: ["ambassador"],
  perform(work, { seat, card }, decision): Refusal | undefined {
    const { revealed, second } =
      decision.kind === "ambassador" ? decision : { revealed: [] as readonly string[], second: undefined };
    const possible = second ? speciesAmbassadors : ambassadorChoices;
    const choices = possible(work.game, seat);
    const title = work.game.cards[card] ? factsOf(work.game, card).title : null;
    const wanted = choices.find((id) => factsOf(work.game, id).title === title);
    if (wanted === undefined) return refusal("not-an-ambassador", { title, possible: titles(work.game, choices) });
    if (title !== null && revealed.includes(title))
      return refusal("ambassador-clash", {
        title,
        possible: titles(work.game, possible(work.game, seat, revealed)),
      });
    if (second) {
      moveCard(work, wanted, "hand");
      emit(work, { type: "second-ambassador", seat, ambassador: named(work.game, wanted) });
      return undefined;
    }
    moveCard(work, wanted, "limbo");
    editSeat(work, seat).ambassador = wanted;
    return undefined;
  },
  orders: { "choose-ambassador": "ambassador {card}" },
  sentence: (game, action): string => `ambassador ${label(game, action.card)}`,
});

function titles(game: Game, ids: readonly CardId[]): string[] {
  return ids.map((id) => factsOf(game, id).title).sort();
}

const startWith = action({
  called: "Start with",
  shape: shapeOf("start-with", { cards: cardIds }),
  answers: ["starting-hand", "keep-hand"],
  perform(work, { seat, cards }, decision): Refusal | undefined {
    if (decision.kind === "keep-hand") return keepDealt(work, seat, cards, decision);
    if (decision.kind !== "starting-hand") return refusal("not-now");
    const needs = decision.cards + (decision.speciesAmbassador ? 1 : 0);
    const more =
      (decision.ifCorporate ?? 0) > 0 && cards.length > needs && cards.length <= needs + (decision.ifCorporate ?? 0);
    const four = fourCard(work.game, seat, cards, decision, needs);
    if ((cards.length !== needs && !more && !four) || new Set(cards).size !== cards.length)
      return refusal("starting-hand-size", { needs, chosen: new Set(cards).size });
    for (const id of cards) {
      const card = work.game.cards[id];
      if (!card || card.owner !== seat || card.zone !== "deck") return refusal("card-not-there");
    }
    const problem =
      wrongHand(work.game, cards, decision.speciesAmbassador) ?? (more ? notAllCorporate(work.game, cards) : null);
    if (problem) return problem;
    for (const id of cards) moveCard(work, id, "hand");
    emit(work, { type: "starting-hand-chosen", seat, cards: cards.length, ...four });
    return undefined;
  },
  orders: { "start-with": "start with {cards}" },
  sentence: (game, action): string => `start with ${listOf(game, action.cards) || "nothing"}`,
});

/** The cards for which a hand may be larger have to be corporate, every one. engine: Appendix One, "Faceless Executive" */
export function notAllCorporate(game: Game, cards: readonly CardId[]): Refusal | null {
  const other = cards.find((id) => !isCorporate(factsOf(game, id)));
  return other === undefined ? null : refusal("hand-all-corporate", { title: factsOf(game, other).title });
}

/** No two cards of one type; the Non-Aligned's second species ambassador comes on top of that. */
function wrongHand(game: Game, cards: readonly CardId[], speciesAmbassador: boolean): Refusal | null {
  if (!speciesAmbassador) {
    const type = repeatedType(game, cards);
    return type ? refusal("starting-hand-types", { type }) : null;
  }
  const species = cards.filter((id) => isSpeciesAmbassador(game, id));
  if (species.length === 0) return refusal("starting-hand-species");
  const fits = species.some(
    (extra) =>
      repeatedType(
        game,
        cards.filter((id) => id !== extra),
      ) === null,
  );
  return fits ? null : refusal("starting-hand-types", { type: repeatedType(game, cards) });
}

function isSpeciesAmbassador(game: Game, id: CardId): boolean {
  const facts = factsOf(game, id);
  return facts.type === "character" && facts.ambassador === "species";
}

function repeatedType(game: Game, cards: readonly CardId[]): CardType | null {
  const types = cards.flatMap((id) => factsOf(game, id).type ?? []);
  return types.find((type, index) => types.indexOf(type) !== index) ?? null;
}

/** The order in which the moderator looks for a starting hand that plays well from the first turn. */
const PREFERRED: readonly CardType[] = ["character", "conflict", "fleet", "agenda", "location", "group", "enhancement"];

/** A starting hand that was made for this deck, as it can be taken. */
export interface MadeHand {
  readonly name: string;
  readonly says: string;
  readonly cards: readonly CardId[];
}

/** The starting hands that were made for this deck, as far as the rules of the table take them. */
export function madeHands(
  game: Game,
  seat: SeatIndex,
  decision: Extract<Decision, { kind: "starting-hand" }>,
): MadeHand[] {
  const { deck, hand, hands = [] } = seatOf(game, seat);
  // What has been chosen apart is in the hand already; another one that the hand was made with is left out with it.
  const seconds = new Set([...hand, ...speciesAmbassadors(game, seat)].map((id) => factsOf(game, id).id));
  return hands.flatMap(({ name, says, cards }) => {
    const wanted = decision.apart ? cards.filter((card) => !seconds.has(card)) : cards;
    const ids = wanted.flatMap(
      (title) => deck.filter((id) => factsOf(game, id).id === title).sort((a, b) => a - b)[0] ?? [],
    );
    const fits = ids.length === wanted.length && isWhole(ids, decision);
    return fits && wrongHand(game, ids, decision.speciesAmbassador) === null ? [{ name, says, cards: ids }] : [];
  });
}

/**
 * A starting hand chosen by the moderator: the first that was made for the deck, or else the cheapest card of each useful
 * type that this race can bring in.
 */
export function suggestedHand(
  game: Game,
  seat: SeatIndex,
  decision: Extract<Decision, { kind: "starting-hand" }>,
): CardId[] {
  const [made] = madeHands(game, seat, decision);
  if (made) return [...made.cards];
  const { deck, race } = seatOf(game, seat);
  const cost = (id: CardId) => {
    const printed = factsOf(game, id).cost;
    return typeof printed === "number" ? printed : 50;
  };
  const sorted = deck.toSorted(
    (a, b) => cost(a) - cost(b) || factsOf(game, a).title.localeCompare(factsOf(game, b).title, "en") || a - b,
  );
  const own = sorted.filter((id) => {
    const loyal = factsOf(game, id).race;
    return loyal === undefined || loyal === "neutral" || loyal === race;
  });
  const extra = decision.speciesAmbassador ? own.find((id) => isSpeciesAmbassador(game, id)) : undefined;
  const chosen: CardId[] = extra === undefined ? [] : [extra];
  for (const type of [...PREFERRED, ...CARD_TYPES.filter((other) => !PREFERRED.includes(other))]) {
    if (chosen.length === decision.cards + (extra === undefined ? 0 : 1)) break;
    const card = [...own, ...sorted].find((id) => factsOf(game, id).type === type && !chosen.includes(id));
    if (card !== undefined && cardOf(game, card).zone === "deck") chosen.push(card);
  }
  return chosen;
}

/** Whether these are as many cards as the decision takes: too few cards may be of a known type. */
export function isWhole(
  cards: readonly CardId[],
  { cards: types, speciesAmbassador }: Extract<Decision, { kind: "starting-hand" }>,
): boolean {
  return cards.length === types + (speciesAmbassador ? 1 : 0);
}

const startWithAny = action({
  called: "Choose for me",
  /** The moderator chooses the starting hand. */
  shape: shapeOf("start-with-any", {}),
  answers: ["starting-hand", "keep-hand"],
  perform(work, { seat }, decision): Refusal | undefined {
    if (decision.kind === "keep-hand") return keepAny(work, seat, decision);
    if (decision.kind !== "starting-hand") return refusal("not-now");
    const cards = suggestedHand(work.game, seat, decision);
    const [untyped] = seatOf(work.game, seat)
      .deck.filter((id) => factsOf(work.game, id).type === undefined)
      .sort((a, b) => a - b);
    if (untyped !== undefined && !isWhole(cards, decision))
      return factNeeded(untyped, factsOf(work.game, untyped).title, ["type"]);
    return startWith.perform(work, { type: "start-with", seat, cards }, decision);
  },
  orders: { "start-with-any": "choose for me" },
  sentence: (): string => "choose for me",
});

export const actions = [chooseAmbassador, startWith, startWithAny] as const;
