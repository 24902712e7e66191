import {
  ABILITIES,
  type Action,
  apply,
  type CardId,
  type FactName,
  type Game,
  legalActions,
  type Refusal,
  type SeatIndex,
  type StatedFacts,
} from "../engine/index.ts";
import { actionKey } from "../views/index.ts";

/** What a form asks: `asked` must be answered, `others` are unknown too. */
export interface UnknownOfCard {
  card: CardId;
  title: string;
  asked: readonly FactName[];
  others: readonly FactName[];
}

/** What a refusal for want of facts would have this seat asked; null where the card is not its to answer for. */
export function unknownFor(game: Game, seat: SeatIndex, refusal: Refusal): UnknownOfCard | null {
  if (refusal.code !== "fact-needed" || refusal.needs === undefined) return null;
  return unknownOf(game, seat, refusal.needs.card, refusal.needs.facts);
}

/** The same for a card and the facts that are asked of it; null where another seat answers for it. */
export function unknownOf(game: Game, seat: SeatIndex, id: CardId, asked: readonly FactName[]): UnknownOfCard | null {
  const card = game.cards[id];
  const facts = card && game.facts[card.facts];
  if (!card || !facts || (card.play?.controller ?? card.owner) !== seat) return null;
  const others = factsOfType(facts.type).filter((fact) => {
    if (asked.includes(fact)) return false;
    if (fact === "type") return facts.type === undefined;
    if (fact === "cost") return facts.cost === undefined;
    if (fact === "conflict") return facts.conflict === undefined;
    return !facts.complete && facts.abilities?.[fact] === undefined;
  });
  return { card: id, title: facts.title, asked, others };
}

/** The facts that cards of a type have. */
function factsOfType(type: string | undefined): readonly FactName[] {
  switch (type) {
    case "character":
      return ["cost", ...ABILITIES.filter((ability) => ability !== "military")];
    case "fleet":
      return ["cost", "military"];
    case "conflict":
      return ["conflict"];
    case undefined:
      return ["type", "cost"];
    default:
      return ["cost"];
  }
}

/**
 * The facts, and the order that waited for them where it can be done then: to be taken in one go. The facts alone where
 * the order has gone, or needs still more.
 */
export function factsAndOrder(game: Game, seat: SeatIndex, card: CardId, facts: StatedFacts, then: string): Action[] {
  const stating: Action = { type: "state-facts", seat, card, facts };
  if (then === "") return [stating];
  const stated = apply(game, stating);
  if (!stated.ok) return [stating];
  const waiting = waitingFor(stated.game, seat, then);
  return waiting && apply(stated.game, waiting).ok ? [stating, waiting] : [stating];
}

/** The order that facts were asked for, as a form names it. */
export function waitingKey(order: Action): string {
  // Any cards of a deck may be chosen to start with: they are no list to be looked through.
  return order.type === "start-with" ? `with-${order.cards.join("-")}` : actionKey(order);
}

function waitingFor(game: Game, seat: SeatIndex, then: string): Action | null {
  const [, cards] = /^with-(\d{1,5}(?:-\d{1,5}){0,7})$/u.exec(then) ?? [];
  if (cards !== undefined) return { type: "start-with", seat, cards: cards.split("-").map(Number) };
  return legalActions(game, seat).find(({ action }) => actionKey(action) === then)?.action ?? null;
}

/** What that order still needs to be told by this seat; null where nothing is, or it has gone. */
export function stillUnknown(game: Game, seat: SeatIndex, then: string): UnknownOfCard | null {
  const waiting = then === "" ? null : waitingFor(game, seat, then);
  const applied = waiting && apply(game, waiting);
  return applied && !applied.ok ? unknownFor(game, seat, applied.refusal) : null;
}
