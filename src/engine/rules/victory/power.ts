/** engine: Power */

import { ruled } from "../../rulesets/index.ts";
import type { Game } from "../../state/game.ts";
import { factsOf, majorAgenda, mustPlay, seatOf, youOf } from "../../state/lookup.ts";
import type { SeatIndex } from "../../state/vocabulary.ts";
import { ratingOf } from "../costs/influence.ts";
import { standingCount } from "../in-force/count.ts";
import { holds } from "../in-force/requirement.ts";
import { factionsOfRace } from "../in-force/same-race.ts";
import { isBlanked, printed } from "../in-force/statics.ts";

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
      if (given.gives === "power" && holds(game, seat, given.while))
        bonus += given.by * standingCount(game, given.each, id);
    const most =
      majorAgenda(facts) || (facts.type === "agenda" && facts.race === "drakh") ? MOST_AGENDA_BONUS : MOST_BONUS;
    total += ruled(game, "power-bonus") === "bounded" ? Math.min(most, bonus) : bonus;
  }
  return total;
}

/** Influence rating, raw power and power bonuses together. */
export function powerOf(game: Game, seat: SeatIndex): number {
  const state = seatOf(game, seat);
  const rating = ratingOf(state);
  const power = rating + state.rawPower + powerBonus(game, seat) - partedPower(game, seat);
  // engine: Negative Power — a card that lets only influence count cannot help whoever has less power than that.
  return power > rating && onlyInfluenceCounts(game, seat) ? rating : power;
}

/** rulebook: Power & Victory (Optional Rule) — one less for each other faction of the race. */
function partedPower(game: Game, seat: SeatIndex): number {
  if (ruled(game, "power-of-a-race") === "usual") return 0;
  return factionsOfRace(game, seatOf(game, seat).race).filter((other) => other !== seat).length;
}

function onlyInfluenceCounts(game: Game, seat: SeatIndex): boolean {
  return printed(game, "only-influence").some(({ giver, given }) => {
    const you = youOf(game, giver);
    if (mustPlay(game, giver).faceDown || isBlanked(game, giver) || !holds(game, you, given.while)) return false;
    return given.to === "each" || (given.to === "you") === (you === seat);
  });
}

/** How much less power than usual a standard victory takes this player. engine: Reducing Power Needed to Win */
export function lessPowerNeeded(game: Game, seat: SeatIndex): number {
  const cards = inForceFor(game, "less-power", seat).reduce((sum, { by }) => sum + by, 0);
  return cards + (seatOf(game, seat).needsLess ?? 0);
}

/** Whether a card keeps this player from winning: a standard victory, or any. */
export function isBarred(game: Game, seat: SeatIndex, victory: "standard" | "any"): boolean {
  const { barred = [] } = seatOf(game, seat);
  if (barred.some((bar) => bar.victory === "any" || bar.victory === victory)) return true;
  return victory === "standard" && inForceFor(game, "no-standard-victory", seat).length > 0;
}

/** What cards in play give to a player, of a kind that is said to "you". */
function inForceFor<G extends "less-power" | "no-standard-victory">(game: Game, gives: G, seat: SeatIndex) {
  return printed(game, gives).flatMap(({ giver, given }) =>
    youOf(game, giver) === seat &&
    !mustPlay(game, giver).faceDown &&
    !isBlanked(game, giver) &&
    holds(game, seat, given.while)
      ? [given]
      : [],
  );
}
