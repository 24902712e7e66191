/** Everything that a player can do, and what follows from each action's record. */
import { z } from "zod";
import type { Work } from "../changes/work.ts";
import type { Refusal } from "../refusal.ts";
import { shapesOf } from "../shapes.ts";
import type { Decision, DecisionKind, Game } from "../state/game.ts";
import type { CardId } from "../state/vocabulary.ts";
import { actions as agendas } from "./agendas.ts";
import { actions as assistance } from "./assistance.ts";
import { actions as byHand } from "./by-hand.ts";
import { actions as cards } from "./cards.ts";
import { actions as chaos } from "./chaos.ts";
import { actions as choosing } from "./choosing.ts";
import { actions as claims } from "./claims.ts";
import { actions as aftermaths } from "./conflicts/aftermaths.ts";
import { actions as attacks } from "./conflicts/attacks.ts";
import { actions as declaring } from "./conflicts/declaring.ts";
import { actions as takingPart } from "./conflicts/participating.ts";
import { actions as war } from "./conflicts/war.ts";
import { actions as draw } from "./draw.ts";
import { actions as factions } from "./factions.ts";
import { actions as fetching } from "./fetching.ts";
import { actions as healing } from "./healing.ts";
import { actions as influence } from "./influence.ts";
import { actions as mercenaries } from "./mercenaries.ts";
import { actions as piling } from "./piling.ts";
import { actions as purging } from "./purging.ts";
import { type AnyActionRecord, byType, type Orders } from "./record.ts";
import { actions as replacing } from "./replacing.ts";
import { actions as responses } from "./responses.ts";
import { actions as searching } from "./searching.ts";
import { actions as duel } from "./setup/duel.ts";
import { actions as setup } from "./setup/setup.ts";
import { actions as sideboard } from "./setup/sideboard.ts";
import { actions as surrender } from "./surrender.ts";
import { actions as timing } from "./timing.ts";
import { actions as turn } from "./turn.ts";
import { actions as votes } from "./votes.ts";

const ACTIONS = [
  ...agendas,
  ...assistance,
  ...byHand,
  ...cards,
  ...chaos,
  ...choosing,
  ...claims,
  ...aftermaths,
  ...attacks,
  ...declaring,
  ...takingPart,
  ...war,
  ...draw,
  ...factions,
  ...fetching,
  ...healing,
  ...influence,
  ...mercenaries,
  ...piling,
  ...purging,
  ...replacing,
  ...responses,
  ...duel,
  ...setup,
  ...sideboard,
  ...surrender,
  ...searching,
  ...timing,
  ...turn,
  ...votes,
] as const;

/** It arrives from outside, so it is parsed before it is believed. */
export const actionSchema = z.discriminatedUnion("type", shapesOf(ACTIONS));
export type Action = Readonly<z.infer<typeof actionSchema>>;
export type ActionType = Action["type"];
export type ActionOf<T extends ActionType> = Extract<Action, { type: T }>;

const BY_TYPE: Readonly<Record<ActionType, AnyActionRecord>> = byType(ACTIONS, (record) => record);

/** What menus and buttons call each kind of action. */
export const CALLED: Readonly<Record<ActionType, string>> = byType(ACTIONS, ({ called }) => called);

/** The forms that the order of each kind of action may have, by name; forms of one name are the same. */
export const ORDERS: Readonly<Record<ActionType, Orders>> = byType(ACTIONS, ({ orders }) => orders);
type NamesIn<R> = R extends { orders: infer O } ? keyof O & string : never;
export type OrderName = NamesIn<(typeof ACTIONS)[number]>;

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
export function performAction(work: Work, action: Action, decision: Decision): Refusal | undefined {
  return BY_TYPE[action.type].perform(work, action, decision);
}

/** The order that does this action, for a player who may see all the cards in it; `asked`: what its seat is asked then. */
export function sentenceOf(game: Game, action: Action, asked: Decision | null): string {
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
