/** engine: Legal Targets */
import type { TargetSpec } from "../cards/text.ts";
import type { Conflict, Game, Target } from "../game.ts";
import { factsOf, isAmbassador, isReady, playing, playOf, seatOf } from "../lookup.ts";
import type { SeatIndex } from "../vocabulary.ts";
import { abilityOf } from "./ability.ts";

/** For which player, and after or in which conflict, a target is looked for. */
export interface Aim {
  by: SeatIndex;
  conflict: Conflict | null;
}

/** Every target that the spec allows now. A card must be in play and face up. */
export function legalTargets(game: Game, spec: TargetSpec, aim: Aim): Target[] {
  switch (spec.what) {
    case "card":
      return game.inPlay
        .map((card): Target => ({ what: "card", card }))
        .filter((target) => isLegalTarget(game, spec, aim, target));
    case "player":
      return playing(game)
        .map((seat): Target => ({ what: "player", seat }))
        .filter((target) => isLegalTarget(game, spec, aim, target));
    case "conflict":
      return game.conflicts
        .map((conflict): Target => ({ what: "conflict", conflict: conflict.id }))
        .filter((target) => isLegalTarget(game, spec, aim, target));
  }
}

export function isLegalTarget(game: Game, spec: TargetSpec, aim: Aim, target: Target): boolean {
  if (target.what !== spec.what) return false;
  switch (target.what) {
    case "card":
      return isLegalCard(game, spec, aim, target.card);
    case "player":
      return isLegalPlayer(game, spec, aim, target.seat);
    case "conflict": {
      const conflict = game.conflicts.find((other) => other.id === target.conflict);
      return conflict !== undefined && conflict.result === null && sideMatches(spec, aim.by, conflict.initiator);
    }
  }
}

function sideMatches(spec: TargetSpec, by: SeatIndex, of: SeatIndex | null): boolean {
  if (spec.of === "any") return true;
  return spec.of === "you" ? of === by : of !== null && of !== by;
}

function isLegalPlayer(game: Game, spec: TargetSpec, aim: Aim, seat: SeatIndex): boolean {
  const state = game.seats[seat];
  if (!state || state.eliminated || !sideMatches(spec, aim.by, seat)) return false;
  if (spec.race && state.race !== spec.race) return false;
  if (spec.tensionAtLeast && (seatOf(game, aim.by).tensions[seat] ?? 0) < spec.tensionAtLeast) return false;
  return true;
}

function isLegalCard(game: Game, spec: TargetSpec, aim: Aim, id: number): boolean {
  const card = game.cards[id];
  const play = card ? playOf(game, id) : null;
  if (!play || play.faceDown || !sideMatches(spec, aim.by, play.faction)) return false;
  const facts = factsOf(game, id);
  if (spec.types && !spec.types.includes(facts.type)) return false;
  if (spec.race && facts.race !== spec.race) return false;
  if (spec.row && play.row !== spec.row) return false;
  if (spec.ambassador !== undefined && isAmbassador(game, id) !== spec.ambassador) return false;
  if (spec.participant && !aim.conflict?.participants.some((other) => other.card === id)) return false;
  if (spec.state === "ready" && !isReady(play)) return false;
  if (spec.state === "rotated" && !(play.rotated && !play.neutralized)) return false;
  if (spec.state === "damaged" && play.damage === 0 && !play.neutralized) return false;
  if (spec.ability && (abilityOf(game, id, spec.ability) ?? 0) === 0) return false;
  return true;
}
