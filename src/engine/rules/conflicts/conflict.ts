/** engine: Conflict Cards; Support or Oppose a Conflict; Participating in conflicts; Resolve Current Conflict */

import { factNeeded, type Refusal, refusal } from "../../refusal.ts";
import { ruled } from "../../rulesets/index.ts";
import type { Conflict, EffectContext, Game, Participant, Target } from "../../state/game.ts";
import {
  conflictName,
  conflictTitle,
  factsOf,
  isAimedAt,
  mustPlay,
  playOf,
  seatOf,
  seatOfTarget,
  termsOf,
  titleOf,
} from "../../state/lookup.ts";
import { since } from "../../state/revision.ts";
import type { Ability, CardId, ConflictId, Race, SeatIndex } from "../../state/vocabulary.ts";
import { abilityOf, usableIn } from "../in-force/ability.ts";
import { cannot } from "../in-force/cannot.ts";
import { notYours } from "../in-force/control.ts";
import { givenTo } from "../in-force/statics.ts";
import { isInState, WAR } from "../relations/states.ts";
import { mayAct, mayRotate } from "./rotation.ts";

export type Form = "opposable" | "sides";

/** Whether a conflict is supported and opposed, or has several sides that may only be supported. */
export function formOf(game: Game, conflict: Conflict): Form {
  return termsOf(game, conflict)?.form ?? "opposable";
}

/** What a participant counts when the conflict resolves: its current ability; neutralized cards count nothing. */
export function amountOf(game: Game, participant: Participant): number {
  if (participant.as !== "support" && participant.as !== "oppose") return 0;
  return abilityOf(game, participant.card, participant.through ?? participant.using) ?? 0;
}

export interface Totals {
  support: number;
  opposition: number;
  sides: { seat: SeatIndex; total: number }[] | null;
}

/** Support against opposition, or each side's total. */
export function totals(game: Game, conflict: Conflict): Totals {
  if (formOf(game, conflict) === "opposable")
    return {
      support: sideOf(game, conflict, "support", null),
      opposition: sideOf(game, conflict, "oppose", null),
      sides: null,
    };
  const sides = game.seats.flatMap((seat, index) =>
    seat.eliminated ? [] : [{ seat: index, total: sideOf(game, conflict, "support", index) }],
  );
  const best = Math.max(0, ...sides.filter((side) => side.seat !== conflict.initiator).map((side) => side.total));
  return { support: sideOf(game, conflict, "support", conflict.initiator), opposition: best, sides };
}

/** What all on one side come to; `side`: whose, where there are several. */
function sideOf(game: Game, conflict: Conflict, as: "support" | "oppose", side: SeatIndex | null): number {
  let sum = 0;
  for (const participant of conflict.participants)
    if (participant.as === as && (side === null || participant.side === side)) sum += amountOf(game, participant);
  const to = as === "support" ? "support" : "opposition";
  for (const added of conflict.added)
    if (added.to === to && (side === null || added.side === side)) sum += added.amount;
  return sum;
}

/** The single strongest side, if there is one with any support. */
export function strongestSide(sides: readonly { seat: SeatIndex; total: number }[]): SeatIndex | null {
  const best = Math.max(0, ...sides.map((side) => side.total));
  const strongest = sides.filter((side) => side.total === best);
  return best > 0 && strongest.length === 1 ? (strongest[0]?.seat ?? null) : null;
}

/** Uncontested: won, and nobody opposed or attacked. engine glossary: Uncontested */
export function isUncontested(game: Game, conflict: Conflict, won: boolean): boolean {
  const byAttacks = ruled(game, "contested-by") === "opposition-or-attack";
  return won && !conflict.participants.some(({ as }) => as === "oppose" || (as === "attack" && byAttacks));
}

type Took = Exclude<Participant["as"], "lead">;

/** Did this card take part in the conflict in this way? */
export function took(conflict: Conflict | null, id: CardId | null, as: Took): boolean {
  return conflict?.participants.some((other) => other.card === id && other.as === as) ?? false;
}

/** Did this character lead a fleet that took part in this way? One that is neutralized now leads no more. */
export function hasLed(conflict: Conflict | null, id: CardId, leads: CardId | null, as: Took): boolean {
  const fleets = conflict?.participants.flatMap((one) =>
    one.card === id && one.fleet !== undefined ? [one.fleet] : [],
  );
  return [...(fleets ?? []), leads].some((fleet) => took(conflict, fleet, as));
}

/** A conflict is named that is none of this turn's: none is open at all, or another one is meant. */
export function noSuchConflict(game: Game): Refusal {
  return refusal(game.conflicts.some(({ result }) => result === null) ? "card-not-there" : "no-open-conflict");
}

/** May this card rotate to support or oppose? */
export function mayJoin(
  game: Game,
  seat: SeatIndex,
  conflictId: ConflictId,
  id: CardId,
  as: "support" | "oppose",
  side: SeatIndex | null,
  using?: Ability,
  how?: "without rotating",
): Refusal | null {
  const conflict = game.conflicts.find((other) => other.id === conflictId);
  if (!conflict) return noSuchConflict(game);
  const facts = factsOf(game, id);
  const about = { title: facts.title, conflict: conflictName(game, conflict) };
  if (conflict.result) return refusal("conflict-resolved", about);
  const play = playOf(game, id);
  if (!play || play.controller !== seat || play.faceDown) return notYours(game, id, { conflict: about.conflict });
  if (facts.type !== "character" && facts.type !== "fleet" && facts.type !== "location")
    return refusal("wrong-card-type", { ...about, type: facts.type });
  const form = formOf(game, conflict);
  if (form === "sides" && as === "oppose") return refusal("cannot-oppose", about);
  if (form === "sides" && side === null) return refusal("side-needed", about);
  if (side !== null && form === "opposable") return refusal("no-sides", about);
  if (side !== null && (!game.seats[side] || seatOf(game, side).eliminated)) return refusal("side-needed", about);
  // engine: Location Cards — a location takes part only to oppose a conflict that targets it.
  if (facts.type === "location" && !(as === "oppose" && isAimedAt(conflict.target, id)))
    return refusal("location-stays-home", about);
  const others = closedTo(game, conflict, id);
  if (others) return refusal("restricted-conflict", { ...about, races: others });
  const kept = keptAway(game, conflict, id, as);
  if (kept) return kept;
  const already = conflict.participants.find(
    (other) => other.card === id && other.as !== "attack" && other.as !== "lead",
  );
  if (already && (already.as !== as || already.side !== side))
    return refusal("other-side-already", { ...about, as: already.as });
  const able = how === undefined ? mayRotate(game, id) : mayAct(game, id);
  const blocked = able ?? cannot(game, as, id) ?? cannot(game, "take-part", id);
  if (blocked) return blocked;
  const through = using ?? conflict.type;
  if (!usableIn(game, id, conflict.type).includes(through))
    return refusal("cannot-use-as", { ...about, use: through, as: conflict.type });
  const ability = abilityOf(game, id, through);
  if (ability === null) return factNeeded(id, facts.title, [through]);
  return ability === 0 ? noAbility(about, conflict, through) : null;
}

/** A card has none of an ability that a conflict is decided by, or that is used there in another way. */
export function noAbility(
  { title, conflict: name }: { title: string; conflict: string },
  { type }: Conflict,
  ability: Ability,
): Refusal {
  return refusal("no-ability", { title, ability, ...(ability === type ? { conflict: name } : {}) });
}

/** The races for which alone this conflict is open, where the card is of none of them; null where it may take part. */
export function closedTo(game: Game, conflict: Conflict, id: CardId): readonly Race[] | null {
  const only = termsOf(game, conflict)?.only;
  const { race } = factsOf(game, id);
  return only && !only.some((one) => one === race) ? only : null;
}

/** Why a card takes no part in this conflict by what is printed, by what it has done there before, or for its leader. */
export function keptAway(game: Game, conflict: Conflict, id: CardId, as?: "support" | "oppose"): Refusal | null {
  return keptOut(game, conflict, id, as) ?? withdrawnFrom(game, conflict, id) ?? keptByLeader(game, conflict, id);
}

/** Why a card takes no part again, nor a fleet whose leader may not. compendium: Change of Plans */
export function withdrawnFrom(game: Game, conflict: Conflict, id: CardId): Refusal | null {
  if (!conflict.withdrawn && !conflict.done) return null;
  const { withdrawn = [], done = [], participants } = conflict;
  const isOut = (one: CardId) => one === id || playOf(game, one)?.leads === id;
  const out = withdrawn.find(isOut);
  const refused = (code: "withdrawn" | "done-there", one: CardId) =>
    refusal(code, { title: titleOf(game, one), conflict: conflictName(game, conflict) });
  if (out !== undefined) return refused("withdrawn", out);
  // A fleet that is in it already, led by that character, goes on.
  const through = done.find((one) => one === id || (isOut(one) && !participants.some(({ card }) => card === id)));
  return through === undefined ? null : refused("done-there", through);
}

/**
 * Why this character takes no part by leading: whoever may not take part leads no fleet that does. compendium: Officer Exchange
 */
export function leadsNotIn(game: Game, conflict: Conflict, id: CardId): Refusal | null {
  if (!since(game, 9)) return null;
  const others = closedTo(game, conflict, id);
  if (others)
    return refusal("restricted-conflict", {
      title: titleOf(game, id),
      conflict: conflictName(game, conflict),
      races: others,
    });
  return cannot(game, "take-part", id);
}

/** The same of a fleet that is led by such a character, and is not in it yet. */
function keptByLeader(game: Game, conflict: Conflict, fleet: CardId): Refusal | null {
  if (conflict.participants.some(({ card }) => card === fleet)) return null;
  const leader = game.inPlay.find((id) => mustPlay(game, id).leads === fleet);
  return leader === undefined ? null : leadsNotIn(game, conflict, leader);
}

/** Why a card takes no part in this conflict by what is printed on either. */
export function keptOut(game: Game, conflict: Conflict, id: CardId, as?: "support" | "oppose"): Refusal | null {
  return staysHome(game, conflict, id) ?? sentAlready(game, conflict, id, as);
}

/**
 * Why a card takes no part that fights only in conflicts against its player: against the faction, or any card in it. In any
 * war it may fight in all, whoever the enemy is. compendium: Fleet Cards; Conflict Cards
 */
function staysHome(game: Game, conflict: Conflict, id: CardId): Refusal | null {
  const given = givenTo(game, "defends-only", id);
  if (given.length === 0) return null;
  const { controller } = mustPlay(game, id);
  const isMine = (one: Target | null | undefined) =>
    one !== null && one !== undefined && one.what !== "conflict" && seatOfTarget(game, one) === controller;
  if (controller === null || isMine(conflict.target) || isMine(conflict.second)) return null;
  const warToo = given.every(({ given: { warToo: too } }) => too);
  if (warToo && isInState(game, WAR, controller)) return null;
  return refusal("defends-only", { title: titleOf(game, id), conflict: conflictName(game, conflict) });
}

/**
 * Why a card takes no part where one fleet of each side may. By the published rules any faction of the target's race may
 * send the one fleet: the initiator's too, which opposes then and sends none in support. compendium: Border Raid
 */
function sentAlready(game: Game, conflict: Conflict, id: CardId, as?: "support" | "oppose"): Refusal | null {
  if (!termsOf(game, conflict)?.oneFleetEach) return null;
  const { initiator, participants } = conflict;
  const faction = playOf(game, id)?.faction ?? null;
  const aimed = conflict.target ? seatOfTarget(game, conflict.target) : null;
  const kin = (seat: SeatIndex) =>
    aimed !== null &&
    ruled(game, "factions-of-a-race") === "one-people" &&
    seatOf(game, seat).race === seatOf(game, aimed).race;
  const about = { title: titleOf(game, id), conflict: conflictName(game, conflict) };
  const isEither = faction !== null && (faction === initiator || faction === aimed || kin(faction));
  if (factsOf(game, id).type !== "fleet" || !isEither) return refusal("one-fleet-each", about);
  const forTarget = (seat: SeatIndex, how: string | undefined) =>
    seat !== initiator || (how === "oppose" && kin(initiator) && since(game, 14));
  const taken = participants.some(({ card, as: how }) => {
    const other = playOf(game, card)?.faction ?? null;
    if (how === "lead" || card === id || other === null) return false;
    return (faction === initiator && other === initiator) || (forTarget(faction, as) && forTarget(other, how));
  });
  return taken ? refusal("one-fleet-each", about) : null;
}

/**
 * True where a faction has a card that took part, or had one that took part for it and has joined another faction since, or
 * by agreement one that is gone. engine glossary: Participant
 */
export function hasTakenPart(game: Game, { tookPart, participants }: Conflict, seat: SeatIndex): boolean {
  return tookPart?.includes(seat) === true || participants.some(({ card }) => playOf(game, card)?.faction === seat);
}

/** How a leader takes part with a fleet that does. engine: Lead a Fleet */
export function leaderOf({ card: fleet, using, side }: Participant, card: CardId): Participant {
  return { card, as: "lead", using, side, fleet };
}

/** For whom a conflict's own text acts: `you` is the initiator. */
export function conflictContext(game: Game, conflict: Conflict): EffectContext {
  return {
    by: conflict.initiator,
    card: conflict.card,
    source: conflictTitle(game, conflict),
    target: conflict.target,
    ...(conflict.second ? { second: conflict.second } : {}),
    conflict: conflict.id,
    ...(conflict.paid === undefined ? {} : { paid: conflict.paid }),
  };
}
