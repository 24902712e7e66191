/** engine: Playing Cards and Card Details — multiple, limited, unique; Location Cards — homeworlds */
import type { CardFacts } from "../cards/facts.ts";
import type { Game } from "../game.ts";
import { cardOf, factsOf, hasKeyword, limitOf, mustPlay, sameCard, seatOf, titleOf } from "../lookup.ts";
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
    const copy = inPlayCopy(game, facts);
    if (copy !== undefined)
      return refusal("limited-in-play", { title, whose: seatOf(game, mustPlay(game, copy).controller).name });
  }
  const homeworld = isHomeworld(facts)
    ? game.inPlay.find((other) => isHomeworldOf(factsOf(game, other), facts))
    : undefined;
  if (homeworld !== undefined) return refusal("homeworld-in-play", { title, yours: titleOf(game, homeworld) });
  return null;
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
