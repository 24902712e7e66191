import { both, type Wordings, worded } from "./wording.ts";

/** The seats, the decks and the starting hands. */
export const SETUP = {
  // The table. {seats} {least} {most}: numbers. {faction} {race}: their words. {who}: the player who has it.
  "too-few-seats": both(
    worded("{seats} sat down, and a game needs at least {least}.", "A game needs at least two players."),
    worded("Invite someone, or fill a seat with a practice opponent."),
  ),
  "too-many-seats": both(
    worded("{seats} sat down, and this table takes {most} at most.", "There is no seat left at this table."),
    worded("Open a second table for the others."),
  ),
  "faction-taken": both(
    worded(
      "{who} plays the {race} {faction} faction already, and there is only one.",
      "The {race} {faction} faction is taken, and there is only one.",
      "That faction is taken, and there is only one.",
    ),
    worded("Choose another race or faction."),
  ),
  "faction-not-for-race": both(
    worded("There is no {race} {faction} faction.", "That race has no such faction."),
    worded("Choose one that there is: {factions}.", "Choose a faction of your race."),
  ),
  "drakh-at-start": both(
    worded("Nobody begins a game as Drakh."),
    worded("Begin as another faction of your race and convert during the game, by sponsoring a Drakh ambassador."),
  ),
  "not-an-ambassador": both(
    worded(
      "{title} cannot be the {race} {faction} faction’s ambassador.",
      "{title} cannot be your ambassador.",
      "That card cannot be your ambassador.",
    ),
    worded("Possible: {possible}.", "Choose an ambassador of your own faction."),
  ),
  "ambassador-clash": both(
    worded("{title} has been revealed as an ambassador already.", "That ambassador has been revealed already."),
    worded("Possible: {possible}.", "Choose a different one."),
  ),
  // {who}: the player who has it.
  "ambassador-taken": both(
    worded("{who} has chosen that ambassador already.", "Another player has chosen that ambassador."),
    worded("By these rules you choose in turn, each another one. Choose a different ambassador."),
  ),
  "unknown-card": both(
    worded("I know no card called {title}.", "I do not know that card."),
    worded("Check its spelling in the deck list."),
  ),

  // {needs}: how many cards. {chosen}: how many came. {type}: a card type's word. {title}. {species}.
  "duel-of-two": both(
    worded("Hands are dealt to two players only, and {seats} sit here.", "Hands are dealt to two players only."),
    worded("Set the starting hands to chosen ones, or play with two."),
  ),
  // {dealt}: how many cards were dealt.
  "hand-to-keep": both(
    worded("You keep {needs} of the {dealt} cards, and you chose {chosen}.", "That is not how many cards you keep."),
    worded("Choose {needs}, or let me choose for you.", "Choose again, or let me choose for you."),
  ),
  "not-dealt": both(
    worded("That card is not among those that you were dealt."),
    worded("Choose from the menu: it shows the cards that are."),
  ),
  "no-mulligan": both(
    worded("There is no mulligan here."),
    worded("Keep a part of the hand that you were dealt, or let me choose for you."),
  ),
  "hand-all-corporate": both(
    worded("{title} is not corporate.", "Not all of those cards are corporate."),
    worded("Your ambassador allows one card more only where the whole hand is corporate: keep fewer, or other cards."),
  ),
  "starting-hand-size": both(
    worded("Your starting hand is {needs} cards, and you chose {chosen}.", "That is not the size of a starting hand."),
    worded("Choose {needs}, or let me choose for you.", "Choose again, or let me choose for you."),
  ),
  "starting-hand-types": both(
    worded("You chose more than one {type}.", "Two of those cards have the same type."),
    worded("Every card of the starting hand is of a different type: swap one."),
  ),
  "sideboard-species": both(
    worded("{title} is your only second species ambassador.", "That is your only second species ambassador."),
    worded("The Non-Aligned start with one in hand: put another card aside."),
  ),
  "starting-hand-species": both(
    worded("The Non-Aligned start with a second species ambassador in hand."),
    worded("Put one of your species ambassadors into the starting hand."),
  ),
} satisfies Wordings;
