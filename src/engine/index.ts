/** The engine's face. Everything else in this folder is its own business. */
export type { Action, ActionOf, ActionType } from "./action.ts";
export { actionSchema } from "./action.ts";
export { type Applied, apply } from "./apply.ts";
export type { CardFacts, FactName, StatedFacts } from "./cards/facts.ts";
export { ASKABLE_FACTS, cardFactsSchema, statedFactsSchema } from "./cards/facts.ts";
export type { CardText, Forbidden, Payment } from "./cards/text.ts";
export { FORBIDDEN, TRIGGERS, type Trigger, type Triggers } from "./cards/text.ts";
export type { Effect, Verb } from "./cards/verbs.ts";
export { effectSchema } from "./cards/verbs.ts";
export { correctFacts, withoutFacts, withStated } from "./correct.ts";
export { checkSetup, createGame, LEAST_SEATS, MOST_SEATS, maySit } from "./create.ts";
export { ANSWERS, mostUrgent, openlyAwaited } from "./decisions.ts";
export type { CostSum, Event, EventType, Holder, Named, NamedTarget } from "./event.ts";
export type { Decision, DecisionKind, Duel, Game, Result, SeatSetup, Setup, Target } from "./game.ts";
export { DUELS, GAME_FORMAT } from "./game.ts";
export { claims, granted } from "./granting.ts";
export { anytimeActions, askable, legalActions } from "./legal.ts";
export { GENERATORS, type Generator, seeded } from "./random.ts";
export type { Refusal, RefusalCode, RefusalFacts, RuleId } from "./refusal.ts";
export { REFUSALS, refusal } from "./refusal.ts";
export type { Part } from "./rules/ability.ts";
export type { NoClaim } from "./rules/claims.ts";
export { type Chosen, clashes, excludes, leadsFaction, startingFactions } from "./rules/seating.ts";
export { STRIFE_DAMAGE } from "./rules/strike.ts";
export type { Difference } from "./rulesets/changes.ts";
export { checkRules, differencesOf, UNCHANGED, withBase, withChange } from "./rulesets/changes.ts";
export { isOption, isPoint, optionWords } from "./rulesets/house.ts";
export type { ChoiceId, HouseRules, Ruled } from "./rulesets/index.ts";
export { CHOICES, RULES, ruled, TOPICS } from "./rulesets/index.ts";
export { RULE_SET_WORDS } from "./rulesets/names.ts";
export { sentence, TRIGGER_WORDS } from "./sentence.ts";
export { type HandDeed, hasShown, stuckLater, undoneEvent, undoneLater } from "./undo.ts";
export type { Stuck } from "./verbs/reversible.ts";
export type { NothingReason } from "./verbs/why-nothing.ts";
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
  Takes,
  View,
  Viewer,
} from "./view.ts";
export { viewFor } from "./view-for.ts";
export * from "./vocabulary.ts";
