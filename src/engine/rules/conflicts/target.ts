/** engine: Legal Targets */
import type { CardFacts } from "../../cards/facts.ts";
import type { CardSpec, ConflictSpec, PlayerSpec, TargetSpec } from "../../cards/target-spec.ts";
import { type Refusal, refusal } from "../../refusal.ts";
import type { Conflict, Game, InPlay, Row, Target } from "../../state/game.ts";
import {
  conflictName,
  factsOf,
  hasKeyword,
  isAmbassador,
  isOfType,
  isReady,
  liesOpen,
  limitIn,
  mustPlay,
  playing,
  playOf,
  seatOf,
  seatOfTarget,
  termsOf,
  titleOf,
} from "../../state/lookup.ts";
import { since } from "../../state/revision.ts";
import { ABILITIES, type CardId, type CardType, type Race, type SeatIndex } from "../../state/vocabulary.ts";
import { assistantsOf } from "../costs/assistance.ts";
import { abilityOf, isTelepath, undamagedAbility, usableIn } from "../in-force/ability.ts";
import { hasAsKeyword, isInner } from "../in-force/counts-as.ts";
import { isCalled } from "../in-force/printed.ts";
import { isIrrevocable } from "../in-force/statics.ts";
import { areAtPeace, stateBetween } from "../relations/states.ts";
import { isLately } from "../triggers/lately.ts";
import { formOf, hasLed, hasTakenPart, mayJoin, took } from "./conflict.ts";
import type { Fate } from "./fate.ts";
import { wanted } from "./wanted.ts";

/** For which player, and after or in which conflict, a target is looked for. */
export interface TargetAim {
  by: SeatIndex;
  conflict: Conflict | null;
  /** The card in play that acts. */
  card?: CardId;
  /** It is a military conflict that is aimed. */
  military?: true;
  /** What would become of what is aimed at, where that is told. */
  fate?: Fate | undefined;
}

/** Every target that the spec allows now. A card must be in play and face up. */
export function legalTargets(game: Game, spec: TargetSpec, aim: TargetAim): Target[] {
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

export function isLegalTarget(game: Game, spec: TargetSpec, aim: TargetAim, target: Target): boolean {
  switch (spec.what) {
    case "card":
      return target.what === "card" && isLegalCard(game, spec, aim, target.card);
    case "player":
      return target.what === "player" && isLegalPlayer(game, spec, aim, target.seat);
    case "conflict":
      return target.what === "conflict" && isLegalConflict(game, spec, aim, target.conflict);
  }
}

function isLegalConflict(game: Game, spec: ConflictSpec, aim: TargetAim, id: number): boolean {
  const conflict = game.conflicts.find((other) => other.id === id);
  if (conflict === undefined || conflict.result !== null) return false;
  if (spec.conflictType && conflict.type !== spec.conflictType) return false;
  if (spec.joinable && !couldJoin(game, aim, conflict)) return false;
  if (spec.anybody && isRestricted(game, conflict)) return false;
  if (spec.joined && !isJoined(game, conflict, aim.by, spec.joined)) return false;
  return sideMatches(spec, aim.by, conflict.initiator);
}

/** Whether the conflict's card says who may take part in it, or how. */
function isRestricted(game: Game, conflict: Conflict): boolean {
  const terms = termsOf(game, conflict);
  return terms?.only !== undefined || terms?.oneFleetEach === true;
}

/** Whether the card that acts could take a side in the conflict; that an ability is unknown yet keeps it out of none. */
function couldJoin(game: Game, { card }: TargetAim, conflict: Conflict): boolean {
  const controller = card === undefined ? null : (playOf(game, card)?.controller ?? null);
  return card !== undefined && controller !== null && canJoin(game, controller, conflict, card);
}

/** Whether this player could support or oppose a conflict with the card; that an ability is unknown yet keeps it out of none. */
export function canJoin(game: Game, controller: SeatIndex, conflict: Conflict, card: CardId): boolean {
  const side = formOf(game, conflict) === "sides" ? controller : null;
  return usableIn(game, card, conflict.type).some((using) =>
    (["support", "oppose"] as const).some((as) => {
      const kept = mayJoin(game, controller, conflict.id, card, as, side, using);
      return kept === null || kept.needs !== undefined;
    }),
  );
}

/** Whether a card of the player's faction of one of these types takes part in a conflict. */
function isJoined(game: Game, { participants }: Conflict, by: SeatIndex, types: readonly CardType[]): boolean {
  return participants.some(({ card }) => playOf(game, card)?.faction === by && isOfType(factsOf(game, card), types));
}

function sideMatches(spec: TargetSpec, by: SeatIndex, of: SeatIndex | null): boolean {
  if (spec.of === "any") return true;
  return spec.of === "you" ? of === by : of !== null && of !== by;
}

/** Whether a faction is in the state with the player that the spec asks for. */
function stateMatches(
  game: Game,
  { inState, notInState }: CardSpec | PlayerSpec,
  by: SeatIndex,
  of: SeatIndex | null,
): boolean {
  if (inState === undefined && notInState === undefined) return true;
  if (of === null || of === by) return inState === undefined;
  const has = (name: string) => stateBetween(game, name, { seat: by }, { seat: of }) !== null;
  return (inState === undefined || has(inState)) && (notInState === undefined || !has(notInState));
}

function isLegalPlayer(game: Game, spec: PlayerSpec, aim: TargetAim, seat: SeatIndex): boolean {
  const state = game.seats[seat];
  if (!state || state.eliminated || !sideMatches(spec, aim.by, seat)) return false;
  if (aim.military && areAtPeace(game, aim.by, seat)) return false;
  if (spec.race && state.race !== spec.race) return false;
  if (spec.tookPart && !(aim.conflict && hasTakenPart(game, aim.conflict, seat))) return false;
  if (spec.raided && !isRaided(game, state.race)) return false;
  if (spec.otherRace && state.race === seatOf(game, aim.by).race) return false;
  if (spec.tensionAtMost !== undefined && !isCalm(game, spec, aim.by, seat)) return false;
  if (spec.tensionAtLeast && (seatOf(game, aim.by).tensions[seat] ?? 0) < spec.tensionAtLeast) return false;
  if (spec.unrestAtLeast && state.unrest < spec.unrestAtLeast) return false;
  return stateMatches(game, spec, aim.by, seat);
}

/** Whether a war conflict won last turn targeted any faction of this race. */
function isRaided(game: Game, race: Race): boolean {
  return game.seats.some((seat) => seat.race === race && seat.raidedIn === game.turn - 1 && game.turn > 1);
}

/** Whether the tension is no higher than asked for, toward that player and, where it says so, back. */
function isCalm(game: Game, { tensionAtMost = 5, mutual }: PlayerSpec, by: SeatIndex, seat: SeatIndex): boolean {
  if ((seatOf(game, by).tensions[seat] ?? 0) > tensionAtMost) return false;
  return !mutual || (seatOf(game, seat).tensions[by] ?? 0) <= tensionAtMost;
}

/** Whether a card is loyal to the race of whoever initiated the conflict at hand, or of whom it targets. */
function isOfSides(game: Game, conflict: Conflict | null, race: CardFacts["race"]): boolean {
  if (!conflict || race === undefined) return false;
  const against = conflict.target ? seatOfTarget(game, conflict.target) : null;
  const also = conflict.second ? seatOfTarget(game, conflict.second) : null;
  return [conflict.initiator, against, also].some((seat) => seat !== null && seatOf(game, seat).race === race);
}

function isLegalCard(game: Game, spec: CardSpec, aim: TargetAim, id: number): boolean {
  const card = game.cards[id];
  const play = card ? playOf(game, id) : null;
  if (!play || play.faceDown) return false;
  if (!sideMatches(spec, aim.by, spec.controlled ? play.controller : play.faction)) return false;
  if (aim.military && play.faction !== null && areAtPeace(game, aim.by, play.faction)) return false;
  const facts = factsOf(game, id);
  // A conflict card that is in play has become an enhancement.
  if (spec.types && !isOfType({ type: facts.type === "conflict" ? "enhancement" : facts.type }, spec.types))
    return false;
  if (spec.race && facts.race !== spec.race) return false;
  if (spec.ofSides && !isOfSides(game, aim.conflict, facts.race)) return false;
  if (spec.otherRace && (play.faction === null || seatOf(game, play.faction).race === seatOf(game, aim.by).race))
    return false;
  if (spec.aboutYou && play.about !== aim.by) return false;
  if (spec.row && rowOf(game, id, play) !== spec.row) return false;
  if (spec.ambassador !== undefined && isAmbassador(game, id) !== spec.ambassador) return false;
  if (spec.title !== undefined && facts.title !== spec.title) return false;
  if (spec.personality !== undefined && facts.personality !== spec.personality) return false;
  if (spec.participant && !aim.conflict?.participants.some((other) => other.card === id)) return false;
  if (spec.took && !took(aim.conflict, id, spec.took)) return false;
  if (spec.ledFleet && !hasLed(aim.conflict, id, play.leads, spec.ledFleet)) return false;
  if (spec.state === "ready" && !isReady(play)) return false;
  if (spec.state === "rotated" && !(play.rotated && (!play.neutralized || spec.neutralizedToo))) return false;
  if (spec.state === "neutralized" && !play.neutralized) return false;
  if (spec.state === "severely damaged" && play.severe === 0) return false;
  if (spec.state === "damaged" && play.damage === 0 && !play.neutralized) return false;
  if ((spec.ability || spec.atLeast) && !isAble(game, spec, id)) return false;
  if (spec.marked && (play.marks[spec.marked] ?? 0) < (spec.marksAtLeast ?? 1)) return false;
  if (spec.takesPart && !game.conflicts.some((one) => one.result === null && isIn(one, id))) return false;
  if (spec.beside && !isBeside(game, aim, id)) return false;
  if (spec.bears !== undefined && enhancementsOn(game, id, spec.bears).length === 0) return false;
  if (spec.without !== undefined && bearsCard(game, id, spec.without)) return false;
  if (spec.keyword !== undefined && !hasAsKeyword(game, id, spec.keyword)) return false;
  if (spec.notRace && facts.race === spec.notRace) return false;
  if (spec.notUnder !== undefined && isUnder(game, id, spec.notUnder)) return false;
  if (spec.loyal && !isLoyal(game, spec.loyal, aim.by, facts)) return false;
  if (spec.telepath !== undefined && (facts.type !== "character" || isTelepath(game, id) !== spec.telepath))
    return false;
  if (spec.printedAtMost !== undefined && !isPrintedWithin(facts, spec.printedAtMost)) return false;
  if (spec.unassisted && (!isAmbassador(game, id) || assistantsOf(game, id).length > 0)) return false;
  if (spec.limit && limitIn(game, facts) !== spec.limit) return false;
  if (spec.lately && !isLately(game, aim.by, id, spec.lately)) return false;
  if (spec.felled && !(play.neutralized && play.felledIn === game.turn)) return false;
  if (spec.pictures && (facts.marks?.[spec.pictures] ?? 0) === 0) return false;
  return stateMatches(game, spec, aim.by, play.faction) && spared(game, spec, aim, id) === null;
}

/**
 * Why what would become of a card keeps a player from aiming at it. engine glossary: Irrevocable — nothing that would make
 * such a card leave play, nor a Drakh faction's ambassador; compendium: Accident — no damage to the own faction, where the text is not just for that.
 */
export function spared(
  game: Game,
  { of }: CardSpec,
  { by, fate }: TargetAim,
  id: CardId,
): "irrevocable" | "damages-own" | "drakh-ambassador-stays" | null {
  if (fate?.leaves && isIrrevocable(game, id) && since(game, 3)) return "irrevocable";
  const faction = playOf(game, id)?.faction ?? null;
  const drakh = faction !== null && seatOf(game, faction).drakh === true && isAmbassador(game, id);
  // engine: Drakh Rules 2 and 4
  if (fate?.leaves && drakh && since(game, 12)) return "drakh-ambassador-stays";
  const own = fate?.damaged === true && of === "any" && faction === by;
  return own && since(game, 6) ? "damages-own" : null;
}

function isLoyal(game: Game, how: true | "or-neutral", by: SeatIndex, { race }: CardFacts): boolean {
  return race === seatOf(game, by).race || (how === "or-neutral" && race === "neutral");
}

/** Whoever acts or heals as one of the inner circle is targeted as one of it. */
function rowOf(game: Game, id: CardId, { row, tended }: InPlay): Row {
  return tended || isInner(game, id) ? "inner" : row;
}

/** What of a spec can be told of a card that is not in play any more: its type and what is printed on it. */
export function isPrintedSo(game: Game, spec: CardSpec, by: SeatIndex, id: CardId): boolean {
  const facts = factsOf(game, id);
  if (spec.types && !isOfType(facts, spec.types)) return false;
  if (spec.race && facts.race !== spec.race) return false;
  if (spec.notRace && facts.race === spec.notRace) return false;
  if (spec.loyal && facts.race !== seatOf(game, by).race) return false;
  if (spec.title !== undefined && facts.title !== spec.title) return false;
  if (spec.keyword !== undefined && !hasKeyword(facts, spec.keyword)) return false;
  return spec.printedAtMost === undefined || isPrintedWithin(facts, spec.printedAtMost);
}

/** Whether none of the abilities that are printed on a card is higher; what nobody knows yet is not held against it. */
function isPrintedWithin(facts: CardFacts, most: number): boolean {
  return ABILITIES.every((ability) => (facts.abilities?.[ability] ?? 0) <= most);
}

/** Whether an open card of this title lies on that one. */
function bearsCard(game: Game, host: CardId, title: string): boolean {
  return game.inPlay.some((id) => {
    const play = playOf(game, id);
    return play?.host === host && !play.faceDown && titleOf(game, id) === title;
  });
}

function isUnder(game: Game, id: CardId, title: string): boolean {
  return game.modifiers.some(({ card, source }) => card === id && source === title);
}

function isAble(game: Game, { ability, atLeast = 1, healed }: CardSpec, id: CardId): boolean {
  const meant = ability ? [ability] : ABILITIES;
  const counted = healed ? undamagedAbility : abilityOf;
  return meant.some((each) => (counted(game, id, each) ?? 0) >= atLeast);
}

/** Whether a card takes part in an open conflict together with the one that acts. */
function isBeside(game: Game, { card }: TargetAim, id: CardId): boolean {
  return (
    card !== undefined &&
    card !== id &&
    game.conflicts.some((one) => one.result === null && isIn(one, id) && isIn(one, card))
  );
}

const isIn = (conflict: Conflict, id: CardId) => conflict.participants.some(({ card }) => card === id);

/** The name of a card that lies open, a player or a conflict. */
export function openTargetName(game: Game, target: Target): string | null {
  switch (target.what) {
    case "card":
      return liesOpen(game, target.card) ? titleOf(game, target.card) : null;
    case "player":
      return game.seats[target.seat]?.name ?? null;
    case "conflict": {
      const conflict = game.conflicts.find((other) => other.id === target.conflict);
      return conflict ? conflictName(game, conflict) : null;
    }
  }
}

/** The refusal of a target, with what is wanted instead where that is known; `aim`: for whom, and what would become of it. */
export function illegalTarget(
  game: Game,
  title: string,
  target: Target,
  spec: TargetSpec | undefined,
  aim?: TargetAim,
): Refusal {
  const name = openTargetName(game, target);
  const why =
    aim && name !== null && target.what === "card" && spec?.what === "card"
      ? spared(game, spec, aim, target.card)
      : null;
  if (why !== null) return refusal(why, { title, target: name });
  return refusal("illegal-target", { title, target: name, wants: spec ? wanted(spec) : null });
}

/** The open enhancements of that kind on a card. */
export function enhancementsOn(game: Game, host: CardId, word: string): CardId[] {
  return game.inPlay.filter((id) => {
    const play = mustPlay(game, id);
    return (
      play.host === host &&
      !play.faceDown &&
      factsOf(game, id).type === "enhancement" &&
      isCalled(factsOf(game, id), word)
    );
  });
}
