/** The engine's face. Everything else in this folder is its own business. */
export type { Action, ActionOf, ActionType, OrderName } from "./actions/index.ts";
export { ANSWERS, actionSchema, CALLED, ORDERS } from "./actions/index.ts";
export { anytimeActions, askable, legalActions, sentence } from "./actions/legal.ts";
export { TRIGGER_WORDS } from "./actions/trigger-words.ts";
export {
  type AheadPlan,
  isAskedFor,
  legalAhead,
  mayHoldAftermath,
  onlyAnswer,
  openQuestion,
  planFor,
  plannable,
  refusedAhead,
  usedTwice,
} from "./ahead.ts";
export { type AppliedAction, apply, applyKnown } from "./apply.ts";
export { AHEAD, type AheadKind, aheadKind, drawsAs } from "./as-if-asked.ts";
export { mayCallTime, timeCalled } from "./calling-time.ts";
export type { CardFacts, FactName, StatedFacts } from "./cards/facts.ts";
export { ASKABLE_FACTS, cardFactsSchema, statedFactsSchema } from "./cards/facts.ts";
export type { CardText, Forbidden, Payment } from "./cards/text.ts";
export { FORBIDDEN, TRIGGERS, type Trigger, type Triggers } from "./cards/text.ts";
export { ENDED } from "./changes/in-force/damage.ts";
export { CONCERNS, type Concern, concerns } from "./concerns.ts";
export { correctFacts, withoutFacts, withStated } from "./correct.ts";
export { checkSetup, createGame, LEAST_SEATS, MOST_SEATS, maySit } from "./create.ts";
export { type Continuing, continued, type Pool, unreadable } from "./determinize/continued.ts";
export { determinize } from "./determinize/determinize.ts";
export type { Effect, NothingReason, Stuck, Verb } from "./effects/index.ts";
export { effectSchema, loggedAs, NOTHING_REASONS } from "./effects/index.ts";
export type {
  ByHandEvent,
  CardEvent,
  ConflictEvent,
  CostChange,
  CostSum,
  Event,
  EventOf,
  EventType,
  Holder,
  InfluenceEvent,
  Named,
  NamedTarget,
  PlayEvent,
  PoliticsEvent,
  TableEvent,
} from "./events/event.ts";
export { claims, granted } from "./granting.ts";
export { mildest, mildestAnswers } from "./mildest.ts";
export { askedInSecret, mostUrgent, openlyAwaited, secretStep } from "./questions/decisions.ts";
export { QUESTION_KINDS } from "./questions/index.ts";
export type { Refusal, RefusalCode, RefusalFacts, RuleId } from "./refusal.ts";
export { REFUSALS, refusal } from "./refusal.ts";
export { totals } from "./rules/conflicts/conflict.ts";
export { actionOrder } from "./rules/conflicts/initiative.ts";
export { STRIFE_DAMAGE } from "./rules/conflicts/strike.ts";
export { CORPORATE_FACTION } from "./rules/costs/cost.ts";
export { CARD_PRICE, comingFree, freeCards } from "./rules/decks/drawing.ts";
export { type AbilityPart, abilityOf } from "./rules/in-force/ability.ts";
export { type ChosenFaction, clashes, excludes, leadsFaction, startingFactions } from "./rules/relations/seating.ts";
export { enemiesOf } from "./rules/relations/states.ts";
export { SPOILS_CAUSE } from "./rules/relations/surrender.ts";
export { mayVoteInAdvance } from "./rules/relations/vote.ts";
export type { NoClaim } from "./rules/victory/claims.ts";
export { powerOf } from "./rules/victory/power.ts";
export { mayWinStandard } from "./rules/victory/victory.ts";
export type { ChangedPoint } from "./rulesets/changes.ts";
export { checkRules, differencesOf, UNCHANGED, withBase, withChange } from "./rulesets/changes.ts";
export { isOption, isPoint, optionWords } from "./rulesets/house.ts";
export type { ChoiceId, HouseRules, Ruled } from "./rulesets/index.ts";
export { CHOICES, RULES, ruled, TOPICS } from "./rulesets/index.ts";
export { RULE_SET_WORDS } from "./rulesets/names.ts";
export { type Revealed, revealedBy, SECRETS, type Secret } from "./secrets.ts";
export type { Decision, DecisionKind, Duel, Game, GameResult, SeatSetup, Setup, Target } from "./state/game.ts";
export { DUELS, GAME_FORMAT } from "./state/game.ts";
export { GENERATORS, type Generator, seeded } from "./state/random.ts";
export { NEWEST_REVISION, REVISIONS, type Revision } from "./state/revision.ts";
export * from "./state/vocabulary.ts";
export {
  belongingTo,
  conflictCalled,
  type NamedConflict,
  numbered,
  type ToldApart,
  type WhoseConflict,
} from "./state/which.ts";
export { type EffectDoneByHand, hasShown, leftToChance, stuckLater, undoneEvent, undoneLater } from "./undo.ts";
export { type Unplayable, unplayable } from "./unplayable.ts";
export { viewFor } from "./view/for.ts";
export type { Blow, LegalAction, Takes } from "./view/legal-action.ts";
export type {
  CardInPlayView,
  CardView,
  ConflictView,
  DecisionView,
  ExplainedAbility,
  MercenaryView,
  ParticipantView,
  SeatView,
  SideView,
  StateView,
  View,
  Viewer,
} from "./view/view.ts";
