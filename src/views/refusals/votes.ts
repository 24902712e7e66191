import { both, type Wordings, worded } from "./wording.ts";

/** Votes. */
export const VOTING = {
  "no-vote": both(
    worded("No vote is being held."),
    worded("A card calls for one; by hand it is /effect order:call a player vote, with the card that causes it."),
  ),
  // {head}: who heads the vote.
  "ballot-not-called": both(
    worded("You have not been called to vote yet."),
    worded("{head} heads the vote and says who is next: you will be called.", "You will be called."),
  ),
  // {whose}: who has a vote.
  "no-ballot": both(
    worded("You have no vote in this one."),
    worded("Those who have one: {whose}.", "Nobody at the table has one."),
  ),
  "no-isa": both(
    worded(
      "{title} is a card of the Interstellar Alliance, and that does not exist yet.",
      "Cards of the Interstellar Alliance cannot be played before it exists.",
    ),
    worded("Play it when the Alliance has been founded."),
  ),
  "no-isa-to-fetch": both(
    worded(
      "{title} can be fetched from your reserve while the Interstellar Alliance exists, and it does not.",
      "A card can be fetched from the reserve while the Interstellar Alliance exists, and it does not.",
    ),
    worded("Do it when the Alliance has been founded."),
  ),
  "fetched-already": both(
    worded("You have fetched a card this turn already, and given up this turn’s draw for it."),
    worded("Fetch {title} next turn.", "Fetch another one next turn."),
  ),
  "fetch-without-deck": both(
    worded("Fetching a card costs the top card of your deck, and your deck is empty."),
    worded("Only a card’s own effect can still bring one from the reserve."),
  ),
  "fetch-without-isa": both(
    worded("{title} does not say ISA in its text.", "That card does not say ISA in its text."),
    worded("The Alliance lets you fetch only a card that does."),
  ),
  "fetch-beyond-limit": both(
    worded(
      "You have {have} of {title} in the game already, and {most} are allowed.",
      "You have as many of that card in the game as are allowed.",
    ),
    worded("Fetch another card."),
  ),
  "fetch-other-type": both(
    worded(
      "{title} is not what that effect brings: it lets you take {wants}.",
      "That effect does not bring such a card.",
    ),
    worded("Choose another card of your reserve, or pass."),
  ),
  "not-in-reserve": both(
    worded("{title} is not in your reserve.", "That card is not in your reserve."),
    worded("“My hand” shows what is."),
  ),
  "ballot-cast": both(worded("That vote has been cast."), worded("The tracker shows who has still to vote.")),
} satisfies Wordings;
