/** From what a viewer may see to Discord's messages: pure functions, plain JSON. Nothing here sees the whole game. */
export { ACTION_ORDER } from "./action-words.ts";
export { boardMessage } from "./board.ts";
export { CARD_FACT_WORDS, sourceWords } from "./card-fact-words.ts";
export type { CardSheet } from "./card-sheet.ts";
export { cardMessage, cardNothing, parseCardPress } from "./card-sheet.ts";
export { allCardsMessage } from "./cards-message.ts";
export {
  cardsForm,
  cardsList,
  importedMessage,
  isCardsForm,
  PASTED,
  problemsMessage,
  valueWords,
} from "./cards-table.ts";
export { confirmConceding, confirmSurrender } from "./confirm.ts";
export type { Context, Person } from "./context.ts";
export type { Press, PressVerb, RulePress } from "./custom-id.ts";
export { actionKey, encodePress, PRESSES, parsePress, parseRulePress, ruleCustomId } from "./custom-id.ts";
export { type CheckedLine, deckCheck } from "./deck-check.ts";
export { deckProblem } from "./deck-problems.ts";
export type { DeckLine, DeckPress, DeckView } from "./decks.ts";
export {
  confirmDeckGone,
  DECK_FORM,
  DECK_PASTE,
  deckCards,
  deckExported,
  deckForm,
  deckGone,
  deckList,
  deckMessage,
  parseDeckPress,
  renameForm,
  titleValue,
} from "./decks.ts";
export { didYouMean } from "./did-you-mean.ts";
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
} from "./dispute.ts";
export { EFFECT_LIMITS, effectForm, effectTyped, unclearEffect } from "./effect-form.ts";
export { endMessage } from "./end.ts";
export { howMuchMessage, onTheTable } from "./explained.ts";
export type { FactQuestion, StatedOrNot } from "./fact-form.ts";
export { factForm, parseFactPress, readFacts } from "./fact-form.ts";
export { type FirstStep, parseFirstStep, QUESTION, questionForm } from "./first-steps.ts";
export { directHand, handMessage } from "./hand.ts";
export { helpMessage } from "./help.ts";
export {
  confirmTakingBack,
  houseForm,
  houseKept,
  houseList,
  houseTakenBack,
  missList,
  parseHouseForm,
  parseHousePress,
} from "./house.ts";
export { housePointMessage, rulesName, tableRulesMessage } from "./house-rules.ts";
export {
  confirmLeaving,
  type LeaguePress,
  leagueButton,
  leagueList,
  leagueMessage,
  leagueProblem,
  PAGE,
  parseLeaguePress,
  registeredMessage,
  whichDeck,
} from "./league.ts";
export { REPLACED, type RegisteredDeck, registeredDeck, registeredDecks } from "./league-decks.ts";
export type { LobbySeat, LobbyView } from "./lobby.ts";
export { lobbyMessage } from "./lobby.ts";
export { logLines } from "./log.ts";
export { actionMenu } from "./menu.ts";
export type { Message } from "./message.ts";
export { narrowMenu } from "./narrow-menu.ts";
export {
  cardsTaken,
  directMessagesClosed,
  errorMessage,
  staleMessage,
  takenQuietly,
  unclearOrder,
} from "./notices.ts";
export {
  judgeObjection,
  objectButtons,
  objectionButtons,
  objectionEnd,
  objectionKey,
  objectionMessage,
  stuckWords,
  wordLine,
} from "./objection.ts";
export { goOnButton, pausedMessage, pauseKey } from "./pause.ts";
export type { Outcome } from "./press.ts";
export { readPress } from "./press.ts";
export { promptMessage } from "./prompt.ts";
export { gameRecord, NOT_AS_PLAYED } from "./record.ts";
export { refusalMessage } from "./refusal-message.ts";
export { refusalSentence } from "./refusals/index.ts";
export type { RuleAsked, RuleEntry, RuleName } from "./rule.ts";
export { askedIn, dayOf, ruleMessage } from "./rule.ts";
export type { RuleOption } from "./rule-choice.ts";
export { missedMessage, ruleChoice, ruleNothing, ruleRelated } from "./rule-choice.ts";
export { bound, capitalized, counted, listed, plain, safe } from "./safe-text.ts";
export type { SeatChoices } from "./seat-menu.ts";
export { seatMenu } from "./seat-menu.ts";
export type { Seen } from "./seats.ts";
export { cardsInPlay, ownDecision, ownSeat, seenCards } from "./seats.ts";
export { trackerMessage } from "./tracker.ts";
export { boardMoved, trackerAndBoard } from "./tracker-and-board.ts";
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
} from "./unreadable.ts";
export { ABILITY_WORDS, FACTION_WORDS, NON_PLAYER_WORDS, RACE_WORDS, ROUND_WORDS, RULE_SET_WORDS } from "./words.ts";
