/** engine: Legal Targets */
import type { TargetSpec } from "../cards/text.ts";
import type { Conflict, Game, Target } from "../game.ts";
import { conflictTitle, factsOf, isAmbassador, isOpen, isReady, playing, playOf, seatOf, titleOf } from "../lookup.ts";
import { type Refusal, refusal } from "../refusal.ts";
import type { CardId, SeatIndex } from "../vocabulary.ts";
import { abilityOf, isTelepath } from "./ability.ts";
import { stateBetween } from "./states.ts";

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

/** Whether a faction is in the state with the player that the spec asks for. */
function stateMatches(game: Game, { inState, notInState }: TargetSpec, by: SeatIndex, of: SeatIndex | null): boolean {
  if (inState === undefined && notInState === undefined) return true;
  if (of === null || of === by) return inState === undefined;
  const has = (name: string) => stateBetween(game, name, { seat: by }, { seat: of }) !== null;
  return (inState === undefined || has(inState)) && (notInState === undefined || !has(notInState));
}

function isLegalPlayer(game: Game, spec: TargetSpec, aim: Aim, seat: SeatIndex): boolean {
  const state = game.seats[seat];
  if (!state || state.eliminated || !sideMatches(spec, aim.by, seat)) return false;
  if (spec.race && state.race !== spec.race) return false;
  if (spec.tensionAtLeast && (seatOf(game, aim.by).tensions[seat] ?? 0) < spec.tensionAtLeast) return false;
  return stateMatches(game, spec, aim.by, seat);
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
  if (spec.title !== undefined && facts.title !== spec.title) return false;
  if (spec.personality !== undefined && facts.personality !== spec.personality) return false;
  if (spec.participant && !aim.conflict?.participants.some((other) => other.card === id)) return false;
  if (spec.took && !took(aim.conflict, id, spec.took)) return false;
  if (spec.ledFleet && !took(aim.conflict, play.leads, spec.ledFleet)) return false;
  if (spec.state === "ready" && !isReady(play)) return false;
  if (spec.state === "rotated" && !(play.rotated && !play.neutralized)) return false;
  if (spec.state === "damaged" && play.damage === 0 && !play.neutralized) return false;
  if (spec.ability && (abilityOf(game, id, spec.ability) ?? 0) === 0) return false;
  if (spec.telepath !== undefined && (facts.type !== "character" || isTelepath(game, id) !== spec.telepath))
    return false;
  return stateMatches(game, spec, aim.by, play.faction);
}

/** Did this card take part in the conflict in this way? */
function took(conflict: Conflict | null, id: CardId | null, as: NonNullable<TargetSpec["took"]>): boolean {
  return conflict?.participants.some((other) => other.card === id && other.as === as) ?? false;
}

/** What a spec asks for, as it follows "aimed at": "a ready character of yours". */
export function wanted(spec: TargetSpec): string {
  if (spec.title !== undefined) return `${spec.title}${OWNERS[spec.of]}`;
  if (spec.personality !== undefined) return `a card of ${spec.personality}${OWNERS[spec.of]}`;
  const words = spec.what === "player" ? wantedPlayer(spec) : `${wantedThing(spec)}${OWNERS[spec.of]}`;
  const more = [
    spec.tensionAtLeast && `toward whom your tension is at least ${spec.tensionAtLeast}`,
    spec.inState && `in a state of ${spec.inState} with you`,
    spec.notInState && `not in a state of ${spec.notInState} with you`,
  ].filter((each) => typeof each === "string");
  return [words, ...more].join(" ");
}

const OWNERS = { you: " of yours", others: " of another player", any: "" } as const;

const TOOK_WORDS = { support: "supported", oppose: "opposed", attack: "attacked" } as const;

function wantedPlayer({ of, race }: TargetSpec): string {
  const who = { you: "yourself", others: "another player", any: "a player" }[of];
  return race ? `${who} of the race ${race}` : who;
}

function wantedThing(spec: TargetSpec): string {
  const words = [
    spec.state,
    spec.race,
    spec.telepath === false && "mundane",
    spec.telepath && "telepath",
    spec.ambassador ? "ambassador" : spec.what === "conflict" ? "conflict" : (spec.types?.join(" or ") ?? "card"),
    spec.ability && `with ${spec.ability}`,
    spec.row === "inner" && "in the inner circle",
    spec.row === "supporting" && "among the supporting cards",
    spec.ambassador === false && "other than an ambassador",
    spec.participant && "that took part",
    spec.took && `that ${TOOK_WORDS[spec.took]}`,
    spec.ledFleet && `that led a fleet that ${TOOK_WORDS[spec.ledFleet]}`,
  ].filter((word) => typeof word === "string");
  const [first = ""] = words;
  return `${/^[aeiou]/u.test(first) ? "an" : "a"} ${words.join(" ")}`;
}

/** The name of a card that lies open, a player or a conflict. */
export function nameOf(game: Game, target: Target): string | null {
  switch (target.what) {
    case "card":
      return isOpen(game, target.card) ? titleOf(game, target.card) : null;
    case "player":
      return game.seats[target.seat]?.name ?? null;
    case "conflict": {
      const conflict = game.conflicts.find((other) => other.id === target.conflict);
      return conflict ? conflictTitle(game, conflict) : null;
    }
  }
}

/** The refusal of a target, with what is wanted instead where that is known. */
export function illegalTarget(game: Game, title: string, target: Target, spec: TargetSpec | undefined): Refusal {
  return refusal("illegal-target", { title, target: nameOf(game, target), wants: spec ? wanted(spec) : null });
}
