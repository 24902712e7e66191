/** The engine's face. Everything else in this folder is its own business. */
export type { Action, ActionOf, ActionType } from "./action.ts";
export { actionSchema } from "./action.ts";
export { type Applied, apply } from "./apply.ts";
export type { CardFacts, FactName, StatedFacts } from "./cards/facts.ts";
export { ASKABLE_FACTS, cardFactsSchema, statedFactsSchema } from "./cards/facts.ts";
export type { CardText, Forbidden } from "./cards/text.ts";
export { FORBIDDEN } from "./cards/text.ts";
export type { Effect, Verb } from "./cards/verbs.ts";
export { effectSchema } from "./cards/verbs.ts";
export { checkSetup, createGame, LEAST_SEATS, MOST_SEATS, maySit } from "./create.ts";
export { ANSWERS, mostUrgent, openlyAwaited } from "./decisions.ts";
export type { CostSum, Event, EventType, Holder, Named, NamedTarget } from "./event.ts";
export type { Decision, DecisionKind, Game, Result, SeatSetup, Setup, Target } from "./game.ts";
export { GAME_FORMAT } from "./game.ts";
export { anytimeActions, askable, legalActions } from "./legal.ts";
export type { Refusal, RefusalCode, RefusalFacts, RuleId } from "./refusal.ts";
export { REFUSALS, refusal } from "./refusal.ts";
export type { Part } from "./rules/ability.ts";
export { type Chosen, clashes, excludes, leadsFaction, startingFactions } from "./rules/seating.ts";
export { sentence } from "./sentence.ts";
export type {
  CardInPlayView,
  CardView,
  ConflictView,
  DecisionView,
  ExplainedAbility,
  LegalAction,
  MercenaryView,
  ParticipantView,
  SeatView,
  SideView,
  StateView,
  View,
  Viewer,
} from "./view.ts";
export { viewFor } from "./view-for.ts";
export * from "./vocabulary.ts";
