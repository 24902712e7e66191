/** engine: Dual Race Games — an effect on a race that several play is an effect on one of its factions, which its player chooses. */

import { ask, type Work } from "../changes/work.ts";
import { factionsOfRace, isDivided } from "../rules/in-force/same-race.ts";
import { ruled } from "../rulesets/index.ts";
import type { EffectContext, Game } from "../state/game.ts";
import { playing } from "../state/lookup.ts";
import type { Race, SeatIndex } from "../state/vocabulary.ts";
import { askForTied } from "./attacks.ts";
import { blockedByHand, type Effect } from "./index.ts";
import { performEffect } from "./performing.ts";

/** The parts of an effect that name players. */
const NAMING = ["who", "from", "toward", "to", "side"] as const;

function raceNamed(part: unknown): Race | null {
  // What a card is picked from may have a race too, and is no reference to players.
  if (typeof part !== "object" || part === null || !("race" in part) || "what" in part) return null;
  return part.race as Race; // the only parts of an effect with a race are references to players
}

/** The first race in an effect of which one faction has still to be chosen. */
function raceToSettle(game: Game, effect: Effect): Race | null {
  if (effect.verb === "do-then" || effect.verb === "do-both" || effect.verb === "for-each") {
    for (const each of effect.effects) {
      const race = raceToSettle(game, each);
      if (race) return race;
    }
    return null;
  }
  const parts: Readonly<Partial<Record<string, unknown>>> = effect;
  for (const name of NAMING) {
    const race = raceNamed(parts[name]);
    if (race && isChosen(game, race) && factionsOfRace(game, race).length > 1) return race;
  }
  return null;
}

/** By the published rules an effect on a race is one on all its factions, unless it is in civil war. rulebook: Joint Effects */
const isChosen = (game: Game, race: Race) => ruled(game, "factions-of-a-race") === "apart" || isDivided(game, race);

/** The effect with this faction in the place of its race. */
export function withFaction(effect: Effect, race: Race, seat: SeatIndex): Effect {
  if (effect.verb === "do-then" || effect.verb === "do-both" || effect.verb === "for-each")
    return { ...effect, effects: effect.effects.map((each) => withFaction(each, race, seat) as typeof each) };
  const settled = Object.entries(effect).map(([name, part]) => [name, raceNamed(part) === race ? { seat } : part]);
  return Object.fromEntries(settled) as Effect;
}

/** The factions of the race for which the effect would be allowed; where there is none the first, for its refusal. */
function possible(game: Game, effect: Effect, race: Race, context: EffectContext): SeatIndex[] {
  const factions = factionsOfRace(game, race);
  const allowed = factions.filter((seat) => {
    const settled = withFaction(effect, race, seat);
    // Whoever is made to surrender is named first, and may be refused then.
    const named = raceToSettle(game, settled) === null && settled.verb !== "surrender";
    return !named || blockedByHand(game, settled, context) === null;
  });
  return allowed.length > 0 ? allowed : factions.slice(0, 1);
}

/**
 * What is to be carried out: the effect with every race settled that leaves no choice; null where a player is asked which
 * faction is meant, or with which ability an attack in it is made, and it is carried out then.
 */
export function withFactionsFixed(work: Work, effect: Effect, context: EffectContext): Effect | null {
  const race = raceToSettle(work.game, effect);
  if (race === null) return askForTied(work, effect, context, performEffect) ? null : effect;
  const factions = possible(work.game, effect, race, context);
  const [only] = factions;
  if (only === undefined) return effect;
  if (factions.length === 1 || !playing(work.game).includes(context.by))
    return withFactionsFixed(work, withFaction(effect, race, only), context);
  ask(work, { kind: "faction", seat: context.by, race, factions, effect, context });
  return null;
}
