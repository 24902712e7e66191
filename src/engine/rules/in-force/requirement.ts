/** engine glossary: Requirements — what must be true of a faction, or as an effect is carried out. */

import type { EffectCondition } from "../../cards/conditions.ts";
import type { Count } from "../../cards/count.ts";
import type { TargetSpec } from "../../cards/target-spec.ts";
import type { Requirement } from "../../cards/text.ts";
import { type Refusal, refusal } from "../../refusal.ts";
import type { EffectContext, Game } from "../../state/game.ts";
import { factsOf, isReady, mustPlay, playing, seatOf } from "../../state/lookup.ts";
import type { SeatIndex } from "../../state/vocabulary.ts";
import { legalTargets } from "../conflicts/target.ts";
import { wanted } from "../conflicts/wanted.ts";
import { ratingOf } from "../costs/influence.ts";
import { isaMembers } from "../relations/isa.ts";
import { isInState } from "../relations/states.ts";
import { powerOf } from "../victory/power.ts";
import { abilityOf } from "./ability.ts";
import { countOf } from "./count.ts";
import { factionMarks, marksToUse } from "./marks.ts";

/** Whether something is true of a faction; nothing is true of a card that is in none. */
export function holds(game: Game, faction: SeatIndex | null, condition: Requirement | undefined): boolean {
  return condition === undefined || (faction !== null && unmet(game, faction, "", [condition], factionMarks) === null);
}

/** The first requirement that a player does not meet, as a refusal. */
export function unmet(
  game: Game,
  seat: SeatIndex,
  title: string,
  requirements: readonly Requirement[] | undefined,
  count: typeof factionMarks = marksToUse,
): Refusal | null {
  for (const requirement of requirements ?? []) {
    switch (requirement.needs) {
      case "marks": {
        const has = count(game, seat, requirement.mark);
        if (has < requirement.atLeast)
          return refusal("requirement-not-met", {
            title,
            needs: `${requirement.atLeast} ${requirement.mark} ${requirement.atLeast === 1 ? "mark" : "marks"}`,
            has,
          });
        break;
      }
      case "no-marks": {
        const has = count(game, seat, requirement.mark);
        if (has > 0) return refusal("requirement-not-met", { title, needs: `no ${requirement.mark} mark`, has });
        break;
      }
      case "first-action":
        if (game.acted?.includes(seat))
          return refusal("requirement-not-met", { title, needs: "that it is your first action this turn" });
        break;
      case "rating": {
        const has = ratingOf(seatOf(game, seat));
        if (has < requirement.atLeast)
          return refusal("requirement-not-met", { title, needs: `an influence rating of ${requirement.atLeast}`, has });
        break;
      }
      case "power": {
        const has = powerOf(game, seat);
        if (has < requirement.atLeast)
          return refusal("requirement-not-met", { title, needs: `${requirement.atLeast} power`, has });
        break;
      }
      case "ready-military": {
        const has = readyMilitary(game, seat);
        if (has < requirement.atLeast)
          return refusal("requirement-not-met", {
            title,
            needs: `${requirement.atLeast} military in ready fleets`,
            has,
          });
        break;
      }
      case "cards": {
        const has = fitting(game, seat, requirement.are);
        if (has < requirement.atLeast) {
          const needs = `at least ${requirement.atLeast} of this: ${wanted(requirement.are)}`;
          return refusal("requirement-not-met", { title, needs, has });
        }
        break;
      }
      case "unrest": {
        const has = seatOf(game, seat).unrest;
        if (has > requirement.atMost)
          return refusal("requirement-not-met", { title, needs: `unrest of at most ${requirement.atMost}`, has });
        break;
      }
      case "isa": {
        const met = requirement.member ? isaMembers(game).includes(seat) : game.isa !== undefined;
        const needs = requirement.member ? "membership of the Interstellar Alliance" : "the Interstellar Alliance";
        if (!met) return refusal("requirement-not-met", { title, needs });
        break;
      }
      case "unplayed":
        if (playing(game).some((other) => seatOf(game, other).race === requirement.race))
          return refusal("requirement-not-met", { title, needs: `that nobody plays the race ${requirement.race}` });
        break;
      case "shadow-war":
        if (game.shadowWar !== requirement.is)
          return refusal("requirement-not-met", { title, needs: SHADOW_WAR_WORDS[requirement.is] });
        break;
      case "state":
        if (!isInState(game, requirement.state, seat))
          return refusal("requirement-not-met", { title, needs: `a state of ${requirement.state} with somebody` });
        break;
    }
  }
  return null;
}

const SHADOW_WAR_WORDS = {
  "not-yet": "that the Shadow War has not begun",
  on: "that the Shadow War is on",
  over: "that the Shadow War is over",
} as const;

// engine: Factions and Control; Requirements — cards that a player controls count, wherever they are, and no others.

/** How many cards in play are so; of one's own those that one controls. */
function fitting(game: Game, seat: SeatIndex, are: TargetSpec): number {
  const aim = { by: seat, conflict: null };
  if (are.what !== "card" || are.of !== "you") return legalTargets(game, are, aim).length;
  return legalTargets(game, { ...are, of: "any" }, aim).filter(
    (target) => target.what === "card" && mustPlay(game, target.card).controller === seat,
  ).length;
}

function readyMilitary(game: Game, seat: SeatIndex): number {
  return game.inPlay
    .filter((id) => mustPlay(game, id).controller === seat && factsOf(game, id).type === "fleet")
    .filter((id) => isReady(mustPlay(game, id)))
    .reduce((sum, id) => sum + (abilityOf(game, id, "military") ?? 0), 0);
}

/** Whether what an effect hangs on is true as it is carried out. */
export function isTrue(game: Game, condition: EffectCondition, context: EffectContext): boolean {
  if (condition.needs !== "count") return holds(game, context.by, condition);
  const { of, atLeast = 0, atMost } = condition;
  const counted = countOf(game, of, context);
  return (
    counted >= boundOf(game, atLeast, context) && (atMost === undefined || counted <= boundOf(game, atMost, context))
  );
}

function boundOf(game: Game, bound: number | Count, context: EffectContext): number {
  return typeof bound === "number" ? bound : countOf(game, bound, context);
}
