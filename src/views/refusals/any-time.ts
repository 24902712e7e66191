import { both, say, type Wordings } from "./wording.ts";

/** What may be said of any order. */
export const ANY_TIME = {
  // Any time. {round}: the round's word. {when}: the round in which it is done, where that is another one. {asked}: what the seat owes, "declare a conflict or nothing".
  "malformed-action": say("I cannot read that as an order. Choose one from the list, or ask “What can I do?”."),
  "game-over": say("This game is over. Open a new table to play again."),
  "no-such-seat": say("You have no seat at this table, so you can only watch. Sit down before a game starts."),
  eliminated: say(
    "{who} has been eliminated and takes no more part in this game.",
    "That seat has been eliminated and takes no more part in this game.",
  ),
  "not-now": both(
    say(
      "Not yet: {first} must answer something else first.",
      "That cannot be done in the {round} round, but {when}.",
      "That cannot be done in the {round} round.",
      "That cannot be done now.",
    ),
    say("You are asked to {asked}.", "Nothing is lost: try again when it is asked for."),
  ),
  "stopped-already": both(
    say("{who} has stopped play already.", "Play is stopped already."),
    say("You are asked in initiative order: act then, or pass."),
  ),
  "loose-not-now": both(
    say("Nothing of the {round} round can be played out of order now.", "Nothing can be played out of order now."),
    say("Propose it while conflicts are declared, or in the action round."),
  ),
  "loose-agreed": say("You have agreed to that already. It takes everybody."),
  "nothing-loose": say("Nobody plays fast and loose, so there is nothing to object to."),
  "not-your-turn": both(
    say("It is {whose}’s turn to act.", "It is not your turn to act."),
    say("You will be called when it is yours."),
  ),
  "card-not-there": both(
    say("{title} is not where that order needs it.", "That card is not where the order needs it."),
    say("Choose from the menu: it shows the cards as they lie now."),
  ),
  "not-your-card": both(
    say("{title} is controlled by {controller}.", "{title} is not yours to use.", "That card is not yours to use."),
    say("Use a card that you control."),
  ),
  // {title}: the own card. {sponsor}: who may bring it in. {way}: how else it leaves the hand.
  "still-in-hand": both(
    say("{title} is still in your hand.", "That card is still in your hand."),
    say(
      "Sponsor it first, with `sponsor {title} with {sponsor}`; it is in play from then on.",
      "{way}",
      "Bring it into play first.",
    ),
  ),

  // {title}: the card. {facts}: names of facts, for `fact-known` the one.
  "fact-needed": say(
    "Nobody has told me {title}’s {facts} yet. Read it off the card, and it is remembered from then on.",
    "Something on that card is not known yet. Read it off the card, and it is remembered from then on.",
  ),
  "fact-known": say(
    "{title}’s {facts} is known already. If it is wrong, ask a judge to correct it.",
    "That is known already. If it is wrong, ask a judge to correct it.",
  ),

  "house-rules-missing": both(
    say("Nobody has said which rules these house rules start from."),
    say("Choose it in the menu “Start from …” of the table."),
  ),
  // {rules}: the rule set's name.
  "house-rules-only": both(
    say("A table by the {rules} keeps them as they are.", "Those rules are kept as they are."),
    say("To change single rules, open a table with `/game create rules:house`."),
  ),
  // {one} {other}: two points with what is said of them. {reason}: why they contradict each other.
  "house-rules-clash": both(
    say(
      "These do not go together: “{one}” and “{other}”, as {reason}.",
      "Two of these house rules contradict each other.",
    ),
    say("Change the other one first."),
  ),
  // {point} {option}: what was asked for.
  "house-rule-unknown": both(
    say("The rule sets do not differ on “{point}”, or none says “{option}” of it.", "I know no such house rule."),
    say("Choose one from the menus of the table."),
  ),
} satisfies Wordings;
