import { both, say, type Wordings } from "./wording.ts";

/** The seats, the decks and the starting hands. */
export const SETUP = {
  // The table. {seats} {least} {most}: numbers. {faction} {race}: their words. {who}: the player who has it.
  "too-few-seats": both(
    say("{seats} sat down, and a game needs at least {least}.", "A game needs at least two players."),
    say("Invite someone, or fill a seat with a practice opponent."),
  ),
  "too-many-seats": both(
    say("{seats} sat down, and this table takes {most} at most.", "There is no seat left at this table."),
    say("Open a second table for the others."),
  ),
  "faction-taken": both(
    say(
      "{who} plays the {race} {faction} faction already, and there is only one.",
      "The {race} {faction} faction is taken, and there is only one.",
      "That faction is taken, and there is only one.",
    ),
    say("Choose another race or faction."),
  ),
  "faction-not-for-race": both(
    say("There is no {race} {faction} faction.", "That race has no such faction."),
    say("Choose one that there is: {factions}.", "Choose a faction of your race."),
  ),
  "drakh-at-start": both(
    say("Nobody begins a game as Drakh."),
    say("Begin as another faction of your race and convert during the game, by sponsoring a Drakh ambassador."),
  ),
  "not-an-ambassador": both(
    say(
      "{title} cannot be the {race} {faction} faction’s ambassador.",
      "{title} cannot be your ambassador.",
      "That card cannot be your ambassador.",
    ),
    say("Possible: {possible}.", "Choose an ambassador of your own faction."),
  ),
  "ambassador-clash": both(
    say("{title} has been revealed as an ambassador already.", "That ambassador has been revealed already."),
    say("Possible: {possible}.", "Choose a different one."),
  ),
  // {who}: the player who has it.
  "ambassador-taken": both(
    say("{who} has chosen that ambassador already.", "Another player has chosen that ambassador."),
    say("By these rules you choose in turn, each another one. Choose a different ambassador."),
  ),
  "unknown-card": both(
    say("I know no card called {title}.", "I do not know that card."),
    say("Check its spelling in the deck list."),
  ),

  // {needs}: how many cards. {chosen}: how many came. {type}: a card type's word. {title}. {species}.
  "duel-of-two": both(
    say("Hands are dealt to two players only, and {seats} sit here.", "Hands are dealt to two players only."),
    say("Set the starting hands to chosen ones, or play with two."),
  ),
  // {dealt}: how many cards were dealt.
  "hand-to-keep": both(
    say("You keep {needs} of the {dealt} cards, and you chose {chosen}.", "That is not how many cards you keep."),
    say("Choose {needs}, or let me choose for you.", "Choose again, or let me choose for you."),
  ),
  "not-dealt": both(
    say("That card is not among those that you were dealt."),
    say("Choose from the menu: it shows the cards that are."),
  ),
  "no-mulligan": both(
    say("There is no mulligan here."),
    say("Keep a part of the hand that you were dealt, or let me choose for you."),
  ),
  "hand-all-corporate": both(
    say("{title} is not corporate.", "Not all of those cards are corporate."),
    say("Your ambassador allows one card more only where the whole hand is corporate: keep fewer, or other cards."),
  ),
  "starting-hand-size": both(
    say("Your starting hand is {needs} cards, and you chose {chosen}.", "That is not the size of a starting hand."),
    say("Choose {needs}, or let me choose for you.", "Choose again, or let me choose for you."),
  ),
  "starting-hand-types": both(
    say("You chose more than one {type}.", "Two of those cards have the same type."),
    say("Every card of the starting hand is of a different type: swap one."),
  ),
  "sideboard-species": both(
    say("{title} is your only second species ambassador.", "That is your only second species ambassador."),
    say("The Non-Aligned start with one in hand: put another card aside."),
  ),
  "starting-hand-species": both(
    say("The Non-Aligned start with a second species ambassador in hand."),
    say("Put one of your species ambassadors into the starting hand."),
  ),
} satisfies Wordings;
