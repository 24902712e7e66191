import { both, say, type Wordings } from "./wording.ts";

/** Votes. */
export const VOTING = {
  "no-vote": both(
    say("No vote is being held."),
    say("A card calls for one; by hand it is /effect order:call a player vote, with the card that causes it."),
  ),
  "ballot-cast": both(say("That vote has been cast."), say("The tracker shows who has still to vote.")),
} satisfies Wordings;
