/** Everything that a player can do, and what follows from each action's record. */
import { z } from "zod";
import type { Work } from "../changes/work.ts";
import type { Refusal } from "../refusal.ts";
import { shapesOf } from "../shapes.ts";
import type { Decision, DecisionKind, Game } from "../state/game.ts";
import type { CardId } from "../state/vocabulary.ts";
import { discardAgenda, hideAgenda, replaceAgenda, revealAgenda } from "./agendas.ts";
import { assist } from "./assistance.ts";
import { byHand, stateFacts } from "./by-hand.ts";
import { placeContingency, playEvent, useCard } from "./cards.ts";
import { moveChaos } from "./chaos.ts";
import { choose, pick } from "./choosing.ts";
import { agreeToVictory } from "./claims.ts";
import { playAftermath } from "./conflicts/aftermaths.ts";
import { attack } from "./conflicts/attacks.ts";
import { declareConflict, declareNothing, initiateAgainst, resolveFirst } from "./conflicts/declaring.ts";
import { leadFleet, opposeConflict, supportConflict } from "./conflicts/taking-part.ts";
import { declareWar, joinWar } from "./conflicts/war.ts";
import { buyCards, chooseLoss, discardCards, discardInner } from "./draw.ts";
import { chooseFaction } from "./factions.ts";
import { fetchCard } from "./fetching.ts";
import { healCharacter, repair } from "./healing.ts";
import { build, promote, sponsor } from "./influence.ts";
import { bid } from "./mercenaries.ts";
import { orderDiscards } from "./piling.ts";
import { purge } from "./purging.ts";
import { type AnyRecord, byType } from "./record.ts";
import { replace } from "./replacing.ts";
import { revealContingency, sayInAdvance, triggerEffect } from "./responses.ts";
import { shuffleBack, stackCards } from "./setup/duel.ts";
import { chooseAmbassador, startWith, startWithAny } from "./setup/setup.ts";
import { sideboard } from "./setup/sideboard.ts";
import { surrender } from "./surrender.ts";
import { take } from "./taking.ts";
import { agreeToLoose, objectToLoose, wait } from "./timing.ts";
import { concede, keep, pass, sustain } from "./turn.ts";
import { call, callRest, castVote } from "./votes.ts";

const ACTIONS = [
  chooseAmbassador,
  sideboard,
  startWith,
  startWithAny,
  shuffleBack,
  stackCards,
  sustain,
  declareConflict,
  declareWar,
  declareNothing,
  joinWar,
  initiateAgainst,
  build,
  sponsor,
  replace,
  promote,
  supportConflict,
  opposeConflict,
  leadFleet,
  attack,
  healCharacter,
  repair,
  playEvent,
  bid,
  assist,
  placeContingency,
  revealContingency,
  moveChaos,
  fetchCard,
  useCard,
  hideAgenda,
  revealAgenda,
  replaceAgenda,
  discardAgenda,
  resolveFirst,
  playAftermath,
  triggerEffect,
  wait,
  agreeToLoose,
  objectToLoose,
  sayInAdvance,
  pass,
  discardCards,
  orderDiscards,
  keep,
  buyCards,
  discardInner,
  take,
  purge,
  chooseFaction,
  choose,
  pick,
  agreeToVictory,
  chooseLoss,
  call,
  callRest,
  castVote,
  surrender,
  concede,
  stateFacts,
  byHand,
] as const;

/** It arrives from outside, so it is parsed before it is believed. */
export const actionSchema = z.discriminatedUnion("type", shapesOf(ACTIONS));
export type Action = Readonly<z.infer<typeof actionSchema>>;
export type ActionType = Action["type"];
export type ActionOf<T extends ActionType> = Extract<Action, { type: T }>;

const BY_TYPE: Readonly<Record<ActionType, AnyRecord>> = byType(ACTIONS, (record) => record);

/** The questions that each kind of action answers; null for what may be done at any time of a running game. */
export const ANSWERS: Readonly<Record<ActionType, readonly DecisionKind[] | null>> = byType(
  ACTIONS,
  ({ answers }) => answers,
);

/**
 * Does one action on the working copy, or says why not; after a refusal the copy is dropped.
 *
 * @param decision what the seat was asked, where the action answers a question.
 */
export function perform(work: Work, action: Action, decision: Decision): Refusal | undefined {
  return BY_TYPE[action.type].perform(work, action, decision);
}

/** The order that does this action, for a player who may see all the cards in it; `asked`: what its seat is asked then. */
export function sentence(game: Game, action: Action, asked: Decision | null): string {
  return BY_TYPE[action.type].sentence(game, action, asked);
}

/** The card in play that does an action of the action round; null where none does. */
export function actingCard(action: Action): CardId | null {
  return BY_TYPE[action.type].actor?.(action) ?? null;
}

/** The card that a player rotates by an action, apart from what is paid with, answers something or is initiated later. */
export function rotatedBy(game: Game, action: Action): CardId | null {
  const { rotates } = BY_TYPE[action.type];
  return rotates ? rotates(game, action) : actingCard(action);
}

/** The cards that an action would have act or be acted on, all of which must be in play. */
export function neededInPlay(action: Action): readonly CardId[] {
  const { inPlay, actor } = BY_TYPE[action.type];
  const cards = inPlay ? inPlay(action) : [actor?.(action)];
  return cards.flatMap((card) => card ?? []);
}

/** Why an action that nobody asks for now could not be done at any other time either; null where it could. */
export function neverDone(game: Game, action: Action): Refusal | null {
  return BY_TYPE[action.type].never?.(game, action) ?? null;
}

/** Whether an action is done alike with cards of every type, as an answer to this. */
export function isOfAnyType({ type }: Action, decision: Decision | null): boolean {
  return BY_TYPE[type].ofAnyType?.(decision) ?? false;
}
