import { both, type Wordings, worded } from "./wording.ts";

/** States between factions, and war among them. */
export const STATES_WORDING = {
  // {state}: its name. {who}: the two, or the one. {source}: the card that started it. {there}: the states that there are.
  "state-exists": both(
    worded(
      "{who} are in a state of {state} already, since {source}.",
      "{who} are in a state of {state} already.",
      "That state exists already.",
    ),
    worded("There is only one of each kind between two: end it first, or start another."),
  ),
  // {over}: there where it has been and is over.
  "shadow-war-once": both(
    worded("The Shadow War is {over}.", "The Shadow War is on already."),
    worded("It begins once in a game."),
  ),
  "no-shadow-war": both(
    worded("The Shadow War is {over} already.", "There is no Shadow War."),
    worded("Only one that is on can be ended."),
  ),
  // {race}: of the two factions. {tension}: the higher of the two between them. {most}: up to which there is peace.
  "kin-at-peace": both(
    worded(
      "You and {who} are factions of one race, at tension {tension}: up to {most} you leave each other in peace.",
      "Factions of one race leave each other in peace.",
    ),
    worded(
      "Above tension {most} or in civil war military conflicts may target them and fleets may fight.",
      "Choose somebody else.",
    ),
  ),
  // {title}: the card that allows no other.
  "only-at-war": both(
    worded(
      "By {title} you initiate military conflicts only against players with whom you are at war.",
      "You initiate military conflicts only against players with whom you are at war.",
    ),
    worded("Choose one of those, or another kind of conflict."),
  ),
  // {source}: the card that brought the state about.
  "at-peace": both(
    worded(
      "You and {who} are in a state of {state}, by {source}: that forbids it.",
      "You and {who} are in a state of {state}: that forbids it.",
    ),
    worded("Neither targets the other with military conflicts, and your fleets do not attack each other."),
  ),
  // {race}: whose faction is asked for. {possible}: those to choose among.
  "not-of-that-race": both(
    worded("{who} is not what this effect can be about.", "That is no faction that this effect can be about."),
    worded("Choose one of these: {possible}.", "Choose a faction of that race."),
  ),
  // {possible}: what may be chosen instead. {source}: the card that asks.
  "not-to-choose": both(
    worded("That is nothing that {source} lets you choose now.", "That cannot be chosen now."),
    worded("Choose one of these: {possible}.", "Choose one of those that are offered."),
  ),
  // {title}: the card that was picked. {wants}: what is to be picked.
  "not-to-pick": both(
    worded("{title} cannot be picked for {source}: it takes {wants}.", "That card cannot be picked."),
    worded("Pick another card."),
  ),
  // {race}: in civil war. {wars}: of which one may be ended.
  "civil-war-too-early": both(
    worded(
      "Declaring war on {who}, of your own race, takes a tension of {needs} toward that faction as a turn ends; it was not so then, and is {tension} now.",
      "Declaring war within a race takes a tension of 5 toward that faction as a turn ends.",
    ),
    worded("Raise it to 5 and declare war in the next turn."),
  ),
  "civil-war-ends-elsewhere": both(
    worded(
      "This is not the war by which the {race} civil war can be ended.",
      "This is not the war by which the civil war can be ended.",
    ),
    worded(
      "It ends where tension is highest: between {wars}. All wars within the race end with it.",
      "It ends where tension is highest.",
    ),
  ),
  "not-at-war": both(
    worded("You are not at war with {who}.", "There is no such war."),
    worded(
      "You are at war with {enemies}: declare war on one of those, or on a location there.",
      "You are at war with nobody: a card begins a war.",
    ),
  ),
  // {enemies}: with whom you are at war, or {loser}, who is made to surrender.
  "surrender-without-war": both(
    worded(
      "{loser} is not at war with {who}, so there is nothing to surrender to.",
      "You are not at war with {who}, so there is nothing to surrender to.",
      "You are not at war with them.",
    ),
    worded(
      "{loser} is at war with {enemies}.",
      "{loser} is at war with nobody.",
      "You are at war with {enemies}.",
      "You are at war with nobody. To leave the game all the same, concede.",
    ),
  ),
  // {who}: the victor. {source}: the card that forces it.
  "surrender-to-another": both(
    worded("{source} makes you surrender to {who}, and to nobody else.", "You surrender to whom the card says."),
    worded("Surrender to {who}, with or without asking for asylum.", "Surrender as it says."),
  ),
  "asylum-stays-outside": worded(
    "{title} has found asylum in this faction and can never join its inner circle.",
    "An ambassador who has found asylum can never join the inner circle.",
  ),
  "no-asylum": both(
    worded("{title} finds no asylum with {who}.", "These rules know no asylum."),
    worded("Surrender without asking for it, or ask somebody else.", "Surrender without asking for it."),
  ),
  // {race}: your race.
  "no-war-to-join": both(
    worded("No other {race} faction is at war with {who}.", "No other faction of your race is at war with them."),
    worded("Only a war of one’s own race can be joined by rotating the ambassador."),
  ),
  "state-not-there": both(
    worded("There is no state of {state} between {who}.", "There is no such state."),
    worded("Between them there is {there}.", "There is no state at all between them."),
  ),
  "state-with-oneself": both(
    worded("{who} cannot be in a state of {state} with themselves.", "Nobody is in a state with oneself."),
    worded("Name two different players, or a race that nobody plays."),
  ),
} satisfies Wordings;
