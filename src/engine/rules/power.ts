/** engine: Power */
import type { Game } from "../game.ts";
import { factsOf, majorAgenda, mustPlay, seatOf, youOf } from "../lookup.ts";
import { ruled } from "../rulesets/index.ts";
import type { SeatIndex } from "../vocabulary.ts";
import { ratingOf } from "./influence.ts";
import { holds } from "./requirement.ts";
import { isBlanked } from "./statics.ts";

/** No single card gives a higher power bonus than this … */
export const MOST_BONUS = 5;
/** … but a major or Drakh agenda may give up to this. */
export const MOST_AGENDA_BONUS = 10;

/** The power bonuses of the cards in a faction. */
export function powerBonus(game: Game, seat: SeatIndex): number {
  let total = 0;
  for (const id of game.inPlay) {
    const facts = factsOf(game, id);
    if (!facts.text?.statics) continue;
    // engine glossary: You or Your — "you count" is said to the card's controller.
    if (mustPlay(game, id).faceDown || youOf(game, id) !== seat || isBlanked(game, id)) continue;
    let bonus = 0;
    for (const given of facts.text.statics)
      if (given.gives === "power" && holds(game, seat, given.while)) bonus += given.by;
    const most =
      majorAgenda(facts) || (facts.type === "agenda" && facts.race === "drakh") ? MOST_AGENDA_BONUS : MOST_BONUS;
    total += ruled(game, "power-bonus") === "bounded" ? Math.min(most, bonus) : bonus;
  }
  return total;
}

/** Influence rating, raw power and power bonuses together. */
export function powerOf(game: Game, seat: SeatIndex): number {
  const state = seatOf(game, seat);
  return ratingOf(state) + state.rawPower + powerBonus(game, seat);
}
