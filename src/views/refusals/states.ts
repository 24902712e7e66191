import { both, say, type Wordings } from "./wording.ts";

/** States between factions, and war among them. */
export const STATES_WORDING = {
  // {state}: its name. {who}: the two, or the one. {source}: the card that started it. {there}: the states that there are.
  "state-exists": both(
    say(
      "{who} are in a state of {state} already, since {source}.",
      "{who} are in a state of {state} already.",
      "That state exists already.",
    ),
    say("There is only one of each kind between two: end it first, or start another."),
  ),
  "not-at-war": both(
    say("You are not at war with {who}.", "There is no such war."),
    say(
      "You are at war with {enemies}: declare war on one of those, or on a location there.",
      "You are at war with nobody: a card begins a war.",
    ),
  ),
  // {enemies}: with whom you are at war.
  "surrender-without-war": both(
    say("You are not at war with {who}, so there is nothing to surrender to.", "You are not at war with them."),
    say("You are at war with {enemies}.", "You are at war with nobody. To leave the game all the same, concede."),
  ),
  "asylum-stays-outside": say(
    "{title} has found asylum in this faction and can never join its inner circle.",
    "An ambassador who has found asylum can never join the inner circle.",
  ),
  "no-asylum": both(
    say("{title} finds no asylum with {who}.", "These rules know no asylum."),
    say("Surrender without asking for it, or ask somebody else.", "Surrender without asking for it."),
  ),
  // {race}: your race.
  "no-war-to-join": both(
    say("No other {race} faction is at war with {who}.", "No other faction of your race is at war with them."),
    say("Only a war of one’s own race can be joined by rotating the ambassador."),
  ),
  "state-not-there": both(
    say("There is no state of {state} between {who}.", "There is no such state."),
    say("Between them there is {there}.", "There is no state at all between them."),
  ),
  "state-with-oneself": both(
    say("{who} cannot be in a state of {state} with themselves.", "Nobody is in a state with oneself."),
    say("Name two different players, or a race that nobody plays."),
  ),
} satisfies Wordings;
