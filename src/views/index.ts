/** From what a viewer may see to Discord's messages: pure functions, plain JSON. Nothing here sees the whole game. */

export { CARD_FACT_WORDS, sourceWords } from "./cards/card-fact-words.ts";
export type { CardSheet } from "./cards/card-sheet.ts";
export { cardMessage, cardNothing, parseCardPress } from "./cards/card-sheet.ts";
export { allCardsMessage } from "./cards/cards-message.ts";
export {
  cardsForm,
  cardsList,
  importedMessage,
  isCardsForm,
  PASTED,
  problemsMessage,
  valueWords,
} from "./cards/cards-table.ts";
export { type CheckedLine, deckCheck } from "./decks/deck-check.ts";
export { deckForm, renameForm } from "./decks/deck-forms.ts";
export { DECK_FORM, DECK_PASTE, type DeckPress, parseDeckPress } from "./decks/deck-press.ts";
export { deckProblem } from "./decks/deck-problems.ts";
export type { DeckLine, DeckView } from "./decks/decks.ts";
export {
  confirmDeckGone,
  deckCards,
  deckExported,
  deckGone,
  deckList,
  deckMessage,
  titleValue,
} from "./decks/decks.ts";
export {
  confirmLeaving,
  leagueList,
  leagueMessage,
  leagueProblem,
  registeredMessage,
  whichDeck,
} from "./leagues/league.ts";
export { checkedDeck, type RegisteredDeck, registeredDeck, registeredDecks } from "./leagues/league-decks.ts";
export { type LeaguePress, leagueButton, parseLeaguePress } from "./leagues/league-press.ts";
export { PAGE } from "./leagues/pages.ts";
export { doneInBrief } from "./log/in-brief.ts";
export { logLines } from "./log/log.ts";
export { confirmConceding, confirmSurrender } from "./menus/confirm.ts";
export { didYouMean } from "./menus/did-you-mean.ts";
export { EFFECT_LIMITS, effectForm, effectTyped, unclearEffect } from "./menus/effect-form.ts";
export type { FactQuestion, StatedOrNot } from "./menus/fact-form.ts";
export { factForm, readFactPress, readFacts } from "./menus/fact-form.ts";
export { actionMenu } from "./menus/menu.ts";
export { narrowMenu } from "./menus/narrow-menu.ts";
export type { SeatChoices } from "./menus/seat-menu.ts";
export { seatMenu } from "./menus/seat-menu.ts";
export { withUnplayable } from "./menus/unplayable.ts";
export {
  agreedLine,
  correctedLine,
  correctionForm,
  type DisputeShown,
  disputeButtons,
  disputeMessage,
  judgeForm,
  settledLine,
  settlingButtons,
  statedWords,
} from "./prompts/dispute.ts";
export { howMuchMessage, onTheTable } from "./prompts/explained.ts";
export { type FirstStep, parseFirstStep, practiceAnswer, QUESTION, questionForm } from "./prompts/first-steps.ts";
export {
  cardsTaken,
  directMessagesClosed,
  errorMessage,
  staleMessage,
  takenQuietly,
  unclearOrder,
} from "./prompts/notices.ts";
export {
  judgeObjection,
  objectButtons,
  objectionButtons,
  objectionEnd,
  objectionKey,
  objectionMessage,
  wordLine,
} from "./prompts/objection.ts";
export type { PressOutcome } from "./prompts/press.ts";
export { readPress } from "./prompts/press.ts";
export { promptMessage } from "./prompts/prompt.ts";
export { botDisplay } from "./prompts/substitutes.ts";
export { refusalSentence } from "./refusals/index.ts";
export { refusalMessage } from "./refusals/refusal-message.ts";
export {
  confirmClosing,
  confirmMending,
  missedWords,
  parseStranded,
  rebuiltLine,
  STRANDED_VERBS,
  type Stranded,
  type StrandedVerb,
  strandedId,
  strandedMessage,
} from "./refusals/unreadable.ts";
export { atTableNo, atTableYes, withoutSharing } from "./rulings/at-table.ts";
export {
  confirmTakingBack,
  houseForm,
  houseKept,
  houseList,
  houseTakenBack,
  missList,
  parseHouseForm,
  parseHousePress,
} from "./rulings/house.ts";
export { housePointMessage, rulesName, tableRulesMessage } from "./rulings/house-rules.ts";
export { type LeadAsked, type RuleLead, ruleLead } from "./rulings/lead.ts";
export { onMessage } from "./rulings/on-message.ts";
export type { RuleAsked, RuleEntry, RuleName, RuleOption } from "./rulings/rule.ts";
export { askedIn, dayOf, ruleMessage } from "./rulings/rule.ts";
export { missedMessage, ruleChoice, ruleNothing, ruleRelated } from "./rulings/rule-choice.ts";
export { ACTION_ORDER } from "./text/action-words.ts";
export type { Context, Person } from "./text/context.ts";
export type { Press, PressVerb, RulePress } from "./text/custom-id.ts";
export {
  actionKey,
  encodePress,
  PRESSES,
  parsePress,
  parseRulePress,
  ruleCustomId,
} from "./text/custom-id.ts";
export { helpMessage } from "./text/help.ts";
export type { Message } from "./text/message.ts";
export { bound, capitalized, counted, listed, plain, safe } from "./text/safe-text.ts";
export { shouldWords } from "./text/should.ts";
export {
  ABILITY_WORDS,
  FACTION_WORDS,
  NON_PLAYER_WORDS,
  RACE_WORDS,
  ROUND_WORDS,
  RULE_SET_WORDS,
} from "./text/words.ts";
export { boardMessage } from "./tracker/board.ts";
export { endMessage } from "./tracker/end.ts";
export { directHand, handMessage } from "./tracker/hand.ts";
export type { LobbySeat, LobbyView } from "./tracker/lobby.ts";
export { lobbyMessage } from "./tracker/lobby.ts";
export { noteForm } from "./tracker/note.ts";
export { goOnButton, pausedMessage, pauseKey } from "./tracker/pause.ts";
export { gameRecord } from "./tracker/record.ts";
export type { SeenCard } from "./tracker/seats.ts";
export { cardsInPlay, ownDecision, ownSeat, seenCards } from "./tracker/seats.ts";
export { parseSince, sinceMessage, sinceShown } from "./tracker/since.ts";
export { trackerMessage } from "./tracker/tracker.ts";
export { boardMoved, trackerAndBoard } from "./tracker/tracker-and-board.ts";
