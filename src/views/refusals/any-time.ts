import { both, type Wordings, worded } from "./wording.ts";

/** What may be said of any order. */
export const ANY_TIME = {
  // Any time. {round}: the round's word. {when}: the round in which it is done, where that is another one. {asked}: what the seat owes, "declare a conflict or nothing".
  "malformed-action": worded("I cannot read that as an order. Choose one from the list, or ask “What can I do?”."),
  "game-over": worded("This game is over. Open a new table to play again."),
  "time-called": worded(
    "Time has been called here already: the conflicts resolve, victory is checked, and the game is over.",
  ),
  "no-such-seat": worded("You have no seat at this table, so you can only watch. Sit down before a game starts."),
  eliminated: worded(
    "{who} has been eliminated and takes no more part in this game.",
    "That seat has been eliminated and takes no more part in this game.",
  ),
  "not-now": both(
    worded(
      "Not yet: {first} must answer something else first.",
      "That cannot be done in the {round} round, but {when}.",
      "That cannot be done in the {round} round.",
      "That cannot be done now.",
    ),
    worded("You are asked to {asked}.", "Nothing is lost: try again when it is asked for."),
  ),
  "stopped-already": both(
    worded("{who} has stopped play already.", "Play is stopped already."),
    worded("You are asked in initiative order: act then, or pass."),
  ),
  "loose-not-now": both(
    worded("Nothing of the {round} round can be played out of order now.", "Nothing can be played out of order now."),
    worded("Propose it while conflicts are declared, or in the action round."),
  ),
  "loose-agreed": worded("You have agreed to that already. It takes everybody."),
  "nothing-loose": worded("Nobody plays fast and loose, so there is nothing to object to."),
  "not-your-turn": both(
    worded("It is {whose}’s turn to act.", "It is not your turn to act."),
    worded("You will be called when it is yours."),
  ),
  "card-not-there": both(
    worded("{title} is not where that order needs it.", "That card is not where the order needs it."),
    worded("Choose from the menu: it shows the cards as they lie now."),
  ),
  "not-your-card": both(
    worded("{title} is controlled by {controller}.", "{title} is not yours to use.", "That card is not yours to use."),
    worded("Use a card that you control."),
  ),
  // {title}: the own card. {sponsor}: who may bring it in. {way}: how else it leaves the hand.
  "still-in-hand": both(
    worded("{title} is still in your hand.", "That card is still in your hand."),
    worded(
      "Sponsor it first, with `sponsor {title} with {sponsor}`; it is in play from then on.",
      "{way}",
      "Bring it into play first.",
    ),
  ),

  // {title}: the card. {facts}: names of facts, for `fact-known` the one.
  "fact-needed": worded(
    "Nobody has told me {title}’s {facts} yet. Read it off the card, and it is remembered from then on.",
    "Something on that card is not known yet. Read it off the card, and it is remembered from then on.",
  ),
  "fact-known": worded(
    "{title}’s {facts} is known already. If it is wrong, ask a judge to correct it.",
    "That is known already. If it is wrong, ask a judge to correct it.",
  ),

  "house-rules-missing": both(
    worded("Nobody has said which rules these house rules start from."),
    worded("Choose it in the menu “Start from …” of the table."),
  ),
  // {rules}: the rule set's name.
  "house-rules-only": both(
    worded("A table by the {rules} keeps them as they are.", "Those rules are kept as they are."),
    worded("To change single rules, open a table with `/game create rules:house`."),
  ),
  // {one} {other}: two points with what is said of them. {reason}: why they contradict each other.
  "house-rules-clash": both(
    worded(
      "These do not go together: “{one}” and “{other}”, as {reason}.",
      "Two of these house rules contradict each other.",
    ),
    worded("Change the other one first."),
  ),
  // {point} {option}: what was asked for.
  "house-rule-unknown": both(
    worded("The rule sets do not differ on “{point}”, or none says “{option}” of it.", "I know no such house rule."),
    worded("Choose one from the menus of the table."),
  ),
} satisfies Wordings;
