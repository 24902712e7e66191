/** engine: Contingency Cards; Triggered Effects */
import type { CardSpec, TargetSpec } from "../../cards/target-spec.ts";
import type { Trigger, Triggered, Triggers } from "../../cards/text.ts";
import { eachOf } from "../../cards/triggers.ts";
import type { TextEffect } from "../../effects/index.ts";
import type { Conflict, EffectContext, Game, Happening, Response } from "../../state/game.ts";
import {
  conflictOn,
  factsOf,
  isAimedAt,
  isFactionless,
  mustPlay,
  playOf,
  seatOf,
  seatOfTarget,
  speaksFor,
  titleOf,
} from "../../state/lookup.ts";
import type { CardId, SeatIndex } from "../../state/vocabulary.ts";
import { mayRotate } from "../conflicts/rotation.ts";
import { isLegalTarget, isPrintedSo, type TargetAim } from "../conflicts/target.ts";
import { canAffordToRotate } from "../costs/prices.ts";
import { overview } from "../in-force/overview.ts";
import { isTrue } from "../in-force/requirement.ts";
import { isBlanked, isIrrevocable } from "../in-force/statics.ts";
import { triggerSaid } from "./standing-answers.ts";

/** The card whose fate an answering card follows: what it is attached to, or itself. */
export function subjectOf(game: Game, card: CardId): CardId {
  return playOf(game, card)?.host ?? card;
}

/**
 * Has what a card waits for just happened, as far as this player and the card's subject are concerned? `undefined`: the
 * text is unknown, and the player says.
 */
export function isTriggered(
  game: Game,
  seat: SeatIndex,
  on: Triggers | undefined,
  subject: CardId,
  happened: Happening,
): boolean {
  // compendium: Contingency Cards — what lies under a conflict card answers that conflict alone.
  const under = conflictOn(game, subject);
  if (under !== null && (!("conflict" in happened) || happened.conflict !== under.id)) return false;
  if (on === undefined) return concernsContingency(game, seat, subject, happened);
  return eachOf(on).some((one) => isJustThat(game, seat, one, subject, happened));
}

function isJustThat(game: Game, seat: SeatIndex, on: Trigger, subject: CardId, happened: Happening): boolean {
  const conflict = "conflict" in happened ? game.conflicts.find((other) => other.id === happened.conflict) : undefined;
  const resolved = happened.what === "resolved" ? (conflict?.result ?? null) : null;
  const against = conflict !== undefined && isAimedAtSeat(game, conflict, seat);
  switch (on) {
    case "you-win":
      return resolved?.won === true && conflict?.initiator === seat;
    case "you-lose":
      return resolved?.won === false && conflict?.initiator === seat;
    case "conflict-against-you-won":
      return resolved?.won === true && against;
    case "conflict-against-you":
      return happened.what === "initiated" && against && conflict?.initiator !== seat;
    case "you-gain-by-conflict":
      return happened.what === "gained" && happened.seat === seat;
    case "card-attacked":
      return happened.what === "attacked" && happened.card === subject;
    case "card-attacks":
      return happened.what === "attacked" && happened.by === subject;
    case "event-played":
      return happened.what === "event" && happened.by !== seat;
    case "event-on-card":
      return happened.what === "event" && happened.by !== seat && isAimedAt(happened.target, subject);
    case "card-neutralized":
      return happened.what === "neutralized" && happened.card === subject;
    case "card-neutralizes":
      return happened.what === "neutralized" && happened.by === subject;
    case "card-restored":
      return happened.what === "restored" && happened.card === subject;
    case "card-discarded":
      return happened.what === "discarded" && happened.card === subject;
    case "card-took-part":
      return happened.what === "finished" && conflict !== undefined && hasStood(game, conflict, subject);
    case "card-supports":
      return happened.what === "joined" && happened.as === "support" && happened.card === subject;
    case "card-sponsors":
      return happened.what === "sponsored" && happened.with === subject;
    case "you-conquer":
      return happened.what === "conquered" && happened.seat === seat;
    case "conquered-from-you":
      return happened.what === "conquered" && happened.from === seat;
    case "you-win-war":
      return resolved?.won === true && conflict?.initiator === seat && conflict.war !== undefined;
    case "any-resolved":
      return resolved !== null;
    case "card-survives":
      return happened.what === "survived" && happened.card === subject;
    case "turn-starts":
      return happened.what === "turn";
    case "initiative":
      return happened.what === "initiative";
    case "draw-round":
      return happened.what === "draw";
    case "turn-ends":
      return happened.what === "end";
  }
}

/** Whether a card took part in a conflict and is not neutralized, nor has been this turn. compendium: Fast Learner */
function hasStood(game: Game, { participants }: Conflict, id: CardId): boolean {
  const play = game.cards[id]?.play;
  if (!play || play.neutralized || play.neutralizedIn === game.turn) return false;
  return participants.some(({ card }) => card === id);
}

/**
 * May this concern a contingency under that card, whatever it is? Whoever is asked is asked by this alone, so that being
 * asked says nothing of the card.
 */
export function concernsContingency(game: Game, seat: SeatIndex, host: CardId, happened: Happening): boolean {
  switch (happened.what) {
    case "resolved":
      return true;
    case "initiated": {
      const conflict = game.conflicts.find((other) => other.id === happened.conflict);
      return conflict !== undefined && conflict.initiator !== seat && isAimedAtSeat(game, conflict, seat);
    }
    case "gained":
      return happened.seat === seat;
    case "attacked":
    case "neutralized":
      return host === happened.card || host === happened.by;
    case "sponsored":
      return host === happened.with || host === happened.on;
    case "event":
      return happened.by !== seat && isAimedAt(happened.target, host);
    case "conquered":
      return happened.seat === seat || happened.from === seat;
    case "joined":
    case "survived":
    case "restored":
    case "discarded":
    case "finished":
    case "turn":
    case "initiative":
    case "draw":
    case "end":
      return false;
  }
}

const isAimedAtSeat = (game: Game, { target, second }: Conflict, seat: SeatIndex) =>
  [target, second].some((one) => one && seatOfTarget(game, one) === seat);

/** Would the answer cancel an event that cannot be cancelled? engine glossary: Irrevocable */
export function cancelsNothing(game: Game, effects: readonly TextEffect[], happened: Happening): boolean {
  return (
    happened.what === "event" && effects.some(({ verb }) => verb === "cancel") && isIrrevocable(game, happened.card)
  );
}

/** The card for which an answer of a card in play holds now, by whichever of its triggers; null where none of them has happened. */
function answeredFor(
  game: Game,
  { on, about }: Pick<Triggered, "on" | "about">,
  { by, card }: { by: SeatIndex; card: CardId },
  happened: Happening,
): CardId | null {
  for (const one of eachOf(on)) {
    const subject = about ? subjectIn(game, one, { by, about, card }, happened) : subjectOf(game, card);
    if (subject !== null && isTriggered(game, by, one, subject, happened)) return subject;
  }
  return null;
}

/** The card that has done this or that it has happened to, where it is one of those that the answer is for. */
function subjectIn(
  game: Game,
  on: Trigger,
  { by, about, card }: { by: SeatIndex; about: CardSpec; card: CardId },
  happened: Happening,
): CardId | null {
  const meant = doerOf(on, happened);
  if (meant === null) return null;
  if (happened.what === "discarded") return isPrintedSo(game, about, by, meant) ? meant : null;
  if (!playOf(game, meant)) return null;
  const conflict = "conflict" in happened ? (game.conflicts.find(({ id }) => id === happened.conflict) ?? null) : null;
  return isLegalTarget(game, about, { by, conflict, card }, { what: "card", card: meant }) ? meant : null;
}

function doerOf(on: Trigger, happened: Happening): CardId | null {
  switch (happened.what) {
    case "attacked":
    case "neutralized":
      return on === "card-attacks" || on === "card-neutralizes" ? happened.by : happened.card;
    case "joined":
    case "survived":
    case "restored":
    case "discarded":
      return happened.card;
    case "sponsored":
      return happened.with;
    case "event":
      return happened.target?.what === "card" ? happened.target.card : null;
    default:
      return null;
  }
}

/** A triggered effect of a card in play that its controller may use now. */
export interface Usable {
  card: CardId;
  effect: number;
  must: boolean;
}

export const usedKey = ({ card, effect }: Pick<Usable, "card" | "effect">): string => `${card}.${effect}`;

export function usableTriggers(game: Game, seat: SeatIndex, happened: Happening, used: readonly string[]): Usable[] {
  const inPlay = overview(game).triggered;
  const all = hasLastWord(game, seat, happened) ? [...inPlay, happened.card] : inPlay;
  return all.flatMap((card) => {
    const triggered = factsOf(game, card).text?.triggered;
    const play = playOf(game, card);
    if (!triggered || play?.faceDown) return [];
    return triggered.flatMap(({ on, about, against, when, rotates, must, effects }, effect) => {
      if (play !== null && (play.controller ?? (must ? caretakerOf(game, card) : null)) !== seat) return [];
      if (used.includes(usedKey({ card, effect }))) return [];
      const you = play === null ? seat : speaksFor(game, card, seat);
      const subject = answeredFor(game, { on, about }, { by: you, card }, happened);
      if (subject === null) return [];
      if (play !== null && isBlanked(game, card)) return [];
      if (against && !isAgainst(game, against, { by: you, conflict: null, card }, subject, happened)) return [];
      const conflict = "conflict" in happened ? happened.conflict : null;
      const context = { by: you, card, source: "", target: null, conflict };
      if (when?.some((condition) => !isTrue(game, condition, context))) return [];
      if (happened.what === "attacked" && happened.dealt && effects.some(isForAttack)) return [];
      if (rotates && (mayRotate(game, card) !== null || !canAffordToRotate(game, seat, card))) return [];
      if (cancelsNothing(game, effects, happened)) return [];
      return [{ card, effect, must: must === true }];
    });
  });
}

/**
 * Who carries out what a card must do that is nobody's: it happens once, whoever is first in initiative order; null for
 * cards that are somebody's or only for hire.
 */
function caretakerOf(game: Game, card: CardId): SeatIndex | null {
  const { faction } = mustPlay(game, card);
  if (faction !== null || !isFactionless(factsOf(game, card))) return null;
  return game.order.find((seat) => !seatOf(game, seat).eliminated) ?? null;
}

/** What changes an ability for an attack comes too late once its damage has been dealt. */
const isForAttack = (effect: TextEffect) => "until" in effect && effect.until === "attack";

/** Whether what the card attacks, or what the conflict that it has joined targets, is so. */
function isAgainst(game: Game, against: TargetSpec, aim: TargetAim, subject: CardId, happened: Happening): boolean {
  const other = happened.what === "attacked" && happened.by === subject ? happened.card : null;
  const conflict = happened.what === "joined" ? game.conflicts.find(({ id }) => id === happened.conflict) : undefined;
  const target = other === null ? (conflict?.target ?? null) : ({ what: "card", card: other } as const);
  return target !== null && isLegalTarget(game, against, aim, target);
}

/** Whether a card that has just been discarded may still answer that for this seat. compendium: Du'Rog */
export function hasLastWord(
  game: Game,
  seat: SeatIndex,
  happened: Happening,
): happened is Extract<Happening, { what: "discarded" }> {
  return happened.what === "discarded" && happened.seat === seat && playOf(game, happened.card) === null;
}

/** The face-down contingencies of a seat that this may concern. */
export function contingenciesAsked(game: Game, seat: SeatIndex, happened: Happening): CardId[] {
  return overview(game).contingencies.filter((card) => isAsked(game, seat, card, happened));
}

function isAsked(game: Game, seat: SeatIndex, card: CardId, happened: Happening): boolean {
  const { faceDown, controller, host } = mustPlay(game, card);
  if (!faceDown || controller !== seat || host === null) return false;
  // Without what its player has said, whoever is asked is asked about whatever may concern it.
  return isTriggered(game, seat, triggerSaid(game, seat, card), host, happened);
}

/** Could any card in play answer this? */
export function concernsAnybody(game: Game, happened: Happening): boolean {
  if (happened.what === "discarded" && happened.seat !== null) return true;
  const { triggered, contingencies } = overview(game);
  for (const seat of triggered.length + contingencies.length === 0 ? [] : game.order) {
    for (const card of contingencies) if (isAsked(game, seat, card, happened)) return true;
    if (triggered.length > 0 && usableTriggers(game, seat, happened, []).length > 0) return true;
  }
  return false;
}

/** The task that lets everybody answer. */
export function response(happened: Happening): Response {
  const conflict = "conflict" in happened ? happened.conflict : null;
  return { task: "respond", happened, conflict, at: 0, stage: "triggers", used: [], revealed: [] };
}

/** For whom and on what an answering card acts; `triggered`: by which of its answers. */
export function answerContext(
  game: Game,
  seat: SeatIndex,
  card: CardId,
  happened: Happening,
  triggered?: Triggered,
): EffectContext {
  const by = playOf(game, card) === null ? seat : speaksFor(game, card, seat);
  const subject = (triggered && answeredFor(game, triggered, { by, card }, happened)) ?? subjectOf(game, card);
  const other = otherCard(happened, subject);
  const under = conflictOn(game, subject);
  return {
    by,
    card,
    source: titleOf(game, card),
    target: under === null ? { what: "card", card: subject } : { what: "conflict", conflict: under.id },
    conflict: "conflict" in happened ? happened.conflict : null,
    ...(other === null ? {} : { other }),
  };
}

function otherCard(happened: Happening, subject: CardId): CardId | null {
  switch (happened.what) {
    case "attacked":
    case "neutralized":
      return subject === happened.by ? happened.card : happened.by;
    case "sponsored":
    case "event":
    case "conquered":
      return happened.card;
    default:
      return null;
  }
}
