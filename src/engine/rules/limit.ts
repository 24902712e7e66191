/** engine: Playing Cards and Card Details — multiple, limited, unique; Location Cards — homeworlds */
import type { CardFacts } from "../cards/facts.ts";
import type { Game } from "../game.ts";
import { cardOf, factsOf, hasKeyword, limitOf, mustPlay, sameCard } from "../lookup.ts";
import { type Refusal, refusal } from "../refusal.ts";
import type { CardId } from "../vocabulary.ts";

/** May a copy of this card come into play, as far as other copies go? */
export function mayEnter(game: Game, id: CardId): Refusal | null {
  const facts = factsOf(game, id);
  const { title } = facts;
  const limit = limitOf(facts);
  if (limit === "unique" && game.spent.includes(cardOf(game, id).facts)) return refusal("unique-played", { title });
  if (limit !== "multiple") {
    if (game.spent.includes(cardOf(game, id).facts)) return refusal("limited-removed", { title });
    if (inPlayCopy(game, facts)) return refusal("limited-in-play", { title });
  }
  if (isHomeworld(facts) && game.inPlay.some((other) => isHomeworldOf(factsOf(game, other), facts)))
    return refusal("homeworld-in-play", { title });
  return null;
}

function inPlayCopy(game: Game, facts: CardFacts): boolean {
  return game.inPlay.some((other) => !mustPlay(game, other).faceDown && sameCard(factsOf(game, other), facts));
}

export function isHomeworld(facts: CardFacts): boolean {
  return facts.type === "location" && hasKeyword(facts, "Homeworld");
}

function isHomeworldOf(other: CardFacts, facts: CardFacts): boolean {
  return isHomeworld(other) && other.race === facts.race;
}
