import { both, say, type Wordings } from "./wording.ts";

/** Votes. */
export const VOTING = {
  "no-vote": both(
    say("No vote is being held."),
    say("A card calls for one; by hand it is /effect order:call a player vote, with the card that causes it."),
  ),
  "no-isa": both(
    say(
      "{title} is a card of the Interstellar Alliance, and that does not exist yet.",
      "Cards of the Interstellar Alliance cannot be played before it exists.",
    ),
    say("Play it when the Alliance has been founded."),
  ),
  "ballot-cast": both(say("That vote has been cast."), say("The tracker shows who has still to vote.")),
} satisfies Wordings;
