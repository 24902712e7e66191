/** engine: Playing Cards and Card Details — multiple, limited, unique; Location Cards — homeworlds */
import type { CardFacts } from "../cards/facts.ts";
import type { Game } from "../game.ts";
import { cardOf, factsOf, hasKeyword, limitOf, mustPlay, sameCard, seatOf, speakerOf, titleOf } from "../lookup.ts";
import { type Refusal, refusal } from "../refusal.ts";
import type { CardId } from "../vocabulary.ts";

/**
 * May a copy of this card come into play, as far as other copies go?
 *
 * @param leaving the card that leaves the game as this one enters, where it replaces one
 */
export function mayEnter(game: Game, id: CardId, leaving: CardId | null = null): Refusal | null {
  const facts = factsOf(game, id);
  const { title } = facts;
  const limit = limitOf(facts);
  if (limit === "unique" && game.spent.includes(cardOf(game, id).facts)) return refusal("unique-played", { title });
  if (limit !== "multiple") {
    if (game.spent.includes(cardOf(game, id).facts)) return refusal("limited-removed", { title });
    const copy = inPlayCopy(game, facts);
    if (copy !== undefined)
      return refusal("limited-in-play", { title, whose: seatOf(game, speakerOf(game, copy)).name });
  }
  const homeworld = isHomeworld(facts)
    ? game.inPlay.find((other) => other !== leaving && isHomeworldOf(factsOf(game, other), facts))
    : undefined;
  if (homeworld !== undefined) return refusal("homeworld-in-play", { title, yours: titleOf(game, homeworld) });
  return samePerson(game, facts, leaving) ?? secondRangerOne(game, facts, leaving);
}

/** engine: Personalities — one card of a limited personality at a time, in the whole game. */
function samePerson(game: Game, facts: CardFacts, leaving: CardId | null): Refusal | null {
  const { title, personality } = facts;
  if (personality === undefined || limitOf(facts) === "multiple") return null;
  const other = game.inPlay.find((id) => {
    if (id === leaving || mustPlay(game, id).faceDown) return false;
    const one = factsOf(game, id);
    return one.personality === personality && limitOf(one) !== "multiple";
  });
  if (other === undefined) return null;
  const whose = seatOf(game, speakerOf(game, other)).name;
  return refusal("personality-in-play", { title, personality, target: titleOf(game, other), whose });
}

const RANGER_ONE = "Ranger One";

/** engine glossary: Ranger One — the keyword is limited, whoever has it. */
function secondRangerOne(game: Game, facts: CardFacts, leaving: CardId | null): Refusal | null {
  if (!hasKeyword(facts, RANGER_ONE)) return null;
  const other = game.inPlay.find((id) => id !== leaving && hasKeyword(factsOf(game, id), RANGER_ONE));
  return other === undefined
    ? null
    : refusal("ranger-one-in-play", { title: facts.title, target: titleOf(game, other) });
}

function inPlayCopy(game: Game, facts: CardFacts): CardId | undefined {
  return game.inPlay.find((other) => !mustPlay(game, other).faceDown && sameCard(factsOf(game, other), facts));
}

export function isHomeworld(facts: CardFacts): boolean {
  return facts.type === "location" && hasKeyword(facts, "Homeworld");
}

function isHomeworldOf(other: CardFacts, facts: CardFacts): boolean {
  return isHomeworld(other) && other.race === facts.race;
}
