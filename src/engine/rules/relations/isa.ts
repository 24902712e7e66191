/** engine: The Interstellar Alliance — a state of the whole game, with a founder and members */
import type { CardFacts } from "../../cards/facts.ts";
import { type Refusal, refusal } from "../../refusal.ts";
import type { Game } from "../../state/game.ts";
import { hasKeyword, playing } from "../../state/lookup.ts";
import type { SeatIndex } from "../../state/vocabulary.ts";
import { isAtWar } from "./states.ts";

/** The members still in the game, in the order in which they joined; none where there is no Alliance. */
export function isaMembers(game: Game): readonly SeatIndex[] {
  const present = playing(game);
  return (game.isa?.members ?? []).filter((seat) => present.includes(seat));
}

/** The members with whom this one is at war. */
export const isaEnemiesOf = (game: Game, seat: SeatIndex): readonly SeatIndex[] =>
  isaMembers(game).filter((member) => isAtWar(game, seat, member));

/** Cards with the keyword ISA cannot be played before it exists. engine: The Interstellar Alliance */
export function beforeIsa(game: Game, facts: CardFacts): Refusal | null {
  return hasKeyword(facts, "ISA") && !game.isa ? refusal("no-isa", { title: facts.title }) : null;
}
