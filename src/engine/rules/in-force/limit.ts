/** engine: Playing Cards and Card Details — multiple, limited, unique; Location Cards — homeworlds */
import type { CardFacts } from "../../cards/facts.ts";
import { type Refusal, refusal } from "../../refusal.ts";
import { ruled } from "../../rulesets/index.ts";
import type { Game, Zone } from "../../state/game.ts";
import {
  cardOf,
  factsOf,
  hasKeyword,
  isAmbassador,
  isAmong,
  limitIn,
  limitOf,
  mustPlay,
  sameCard,
  seatOf,
  speakerFor,
  titleOf,
} from "../../state/lookup.ts";
import { since } from "../../state/revision.ts";
import type { CardId, SeatIndex } from "../../state/vocabulary.ts";
import { hasTrait } from "./counts-as.ts";

/**
 * May a copy of this card come into play, as far as other copies go?
 *
 * @param leaving the card that leaves the game as this one enters, where it replaces one
 */
export function mayEnter(game: Game, id: CardId, leaving: CardId | null = null): Refusal | null {
  const facts = factsOf(game, id);
  const { title } = facts;
  const limit = limitIn(game, facts);
  if (limit === "unique" && isAmong(game, game.spent, id)) return refusal("unique-played", { title });
  if (limit !== "multiple") {
    if (isAmong(game, game.spent, id)) return refusal("limited-removed", { title });
    const copy = copiesInTheWay(game, id).find((other) => isCopy(game, factsOf(game, other), facts));
    if (copy !== undefined)
      return refusal("limited-in-play", { title, whose: seatOf(game, speakerFor(game, copy)).name });
  }
  const homeworld = isHomeworld(facts)
    ? copiesInTheWay(game, id).find((other) => other !== leaving && isHomeworldOf(factsOf(game, other), facts))
    : undefined;
  if (homeworld !== undefined) return refusal("homeworld-in-play", { title, yours: titleOf(game, homeworld) });
  return samePerson(game, id, leaving) ?? secondRangerOne(game, facts, leaving);
}

/** engine: Personalities — one card of a limited personality at a time, in the whole game. */
function samePerson(game: Game, card: CardId, leaving: CardId | null): Refusal | null {
  const facts = factsOf(game, card);
  const { title, personality } = facts;
  if (personality === undefined || limitOf(facts) === "multiple") return null;
  const other = copiesInTheWay(game, card).find((id) => {
    if (id === leaving) return false;
    const one = factsOf(game, id);
    return one.personality === personality && limitOf(one) !== "multiple";
  });
  if (other === undefined) return null;
  const whose = seatOf(game, speakerFor(game, other)).name;
  return refusal("personality-in-play", { title, personality, target: titleOf(game, other), whose });
}

/** Where a card lies that has led a faction. */
const BEEN_IN_PLAY: readonly Zone[] = ["play", "removed", "discard"];

/**
 * Why a Home faction's leader is not sponsored as an ordinary card: the game was begun with the starting one, though that
 * may have left since. rulebook: “Ambassador”; compendium: Ambassador
 */
export function hasLedHome(game: Game, id: CardId): Refusal | null {
  const { title, personality, ambassador } = factsOf(game, id);
  if (personality === undefined || ambassador !== undefined || !since(game, 5)) return null;
  const leader = game.cards.find((card) => {
    const { zone, owner } = card;
    if (!BEEN_IN_PLAY.includes(zone) || seatOf(game, owner).faction !== "home") return false;
    const one = factsOf(game, card.id);
    return one.ambassador === "home" && one.personality === personality;
  });
  return leader === undefined
    ? null
    : refusal("led-home", { title, target: titleOf(game, leader.id), whose: seatOf(game, leader.owner).name });
}

const RANGER_ONE = "Ranger One";

/** The card in play that is Ranger One, printed or become so. */
export function rangerOne(game: Game, leaving: CardId | null = null): CardId | undefined {
  return game.inPlay.find((id) => id !== leaving && hasTrait(game, id, RANGER_ONE));
}

/** engine glossary: Ranger One — the keyword is limited, whoever has it. */
function secondRangerOne(game: Game, facts: CardFacts, leaving: CardId | null): Refusal | null {
  if (!hasKeyword(facts, RANGER_ONE)) return null;
  const other = rangerOne(game, leaving);
  return other === undefined
    ? null
    : refusal("ranger-one-in-play", { title: facts.title, target: titleOf(game, other) });
}

/**
 * The open cards in play that a limited card may not meet a copy of itself among: all of them, or where the table has
 * agreed on it, for a race that several play, those of its own faction and the ambassadors.
 * engine: Extended Loyalty Rule
 */
function copiesInTheWay(game: Game, id: CardId): CardId[] {
  const { owner } = cardOf(game, id);
  const extended = isExtended(game, factsOf(game, id));
  return game.inPlay.filter((other) => {
    const { faceDown, faction, led } = mustPlay(game, other);
    // Whoever led a faction that has turned Drakh since was revealed as its starting ambassador, too.
    return !faceDown && (!extended || faction === owner || led === true || isAmbassador(game, other));
  });
}

/** Whether a card is limited for each player rather than for all: not a unique one. */
function isExtended(game: Game, facts: CardFacts): boolean {
  if (ruled(game, "limited-of-a-race") === "one-in-play" || limitOf(facts) === "unique") return false;
  return game.seats.filter(({ race }) => race === facts.race).length > 1;
}

/** Whether a faction has a copy of this limited card already, so that no effect brings it another. engine: Extended Loyalty Rule */
export function hasCopy(game: Game, seat: SeatIndex, id: CardId): boolean {
  const facts = factsOf(game, id);
  if (!isExtended(game, facts) || limitOf(facts) !== "limited") return false;
  return game.inPlay.some((other) => {
    const { faceDown, faction } = mustPlay(game, other);
    return other !== id && !faceDown && faction === seat && sameCard(factsOf(game, other), facts);
  });
}

/** Copies of one another, as far as limits go. quickstart: General Note – Limited Cards — a fleet's race does not matter. */
function isCopy(game: Game, other: CardFacts, facts: CardFacts): boolean {
  if (sameCard(other, facts)) return true;
  const fleets = other.type === "fleet" && facts.type === "fleet" && other.title === facts.title;
  return fleets && ruled(game, "limited-fleets") === "of-a-name";
}

export function isHomeworld(facts: CardFacts): boolean {
  return facts.type === "location" && hasKeyword(facts, "Homeworld");
}

function isHomeworldOf(other: CardFacts, facts: CardFacts): boolean {
  return isHomeworld(other) && other.race === facts.race;
}
