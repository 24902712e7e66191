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
  "state-not-there": both(
    say("There is no state of {state} between {who}.", "There is no such state."),
    say("Between them there is {there}.", "There is no state at all between them."),
  ),
  "state-with-oneself": both(
    say("{who} cannot be in a state of {state} with themselves.", "Nobody is in a state with oneself."),
    say("Name two different players, or a race that nobody plays."),
  ),
} satisfies Wordings;
