import { both, say, type Wordings } from "./wording.ts";

/** Votes. */
export const VOTING = {
  "no-vote": both(
    say("No vote is being held."),
    say("A card calls for one; by hand it is /effect order:call a player vote, with the card that causes it."),
  ),
  // {head}: who heads the vote.
  "ballot-not-called": both(
    say("You have not been called to vote yet."),
    say("{head} heads the vote and says who is next: you will be called.", "You will be called."),
  ),
  // {whose}: who has a vote.
  "no-ballot": both(
    say("You have no vote in this one."),
    say("Those who have one: {whose}.", "Nobody at the table has one."),
  ),
  "no-isa": both(
    say(
      "{title} is a card of the Interstellar Alliance, and that does not exist yet.",
      "Cards of the Interstellar Alliance cannot be played before it exists.",
    ),
    say("Play it when the Alliance has been founded."),
  ),
  "no-isa-to-fetch": both(
    say(
      "{title} can be fetched from your reserve while the Interstellar Alliance exists, and it does not.",
      "A card can be fetched from the reserve while the Interstellar Alliance exists, and it does not.",
    ),
    say("Do it when the Alliance has been founded."),
  ),
  "fetched-already": both(
    say("You have fetched a card this turn already, and given up this turn’s draw for it."),
    say("Fetch {title} next turn.", "Fetch another one next turn."),
  ),
  "fetch-without-deck": both(
    say("Fetching a card costs the top card of your deck, and your deck is empty."),
    say("Only a card’s own effect can still bring one from the reserve."),
  ),
  "fetch-without-isa": both(
    say("{title} does not say ISA in its text.", "That card does not say ISA in its text."),
    say("The Alliance lets you fetch only a card that does."),
  ),
  "fetch-beyond-limit": both(
    say(
      "You have {have} of {title} in the game already, and {most} are allowed.",
      "You have as many of that card in the game as are allowed.",
    ),
    say("Fetch another card."),
  ),
  "fetch-other-type": both(
    say("{title} is not what that effect brings: it lets you take {wants}.", "That effect does not bring such a card."),
    say("Choose another card of your reserve, or pass."),
  ),
  "not-in-reserve": both(
    say("{title} is not in your reserve.", "That card is not in your reserve."),
    say("“My hand” shows what is."),
  ),
  "ballot-cast": both(say("That vote has been cast."), say("The tracker shows who has still to vote.")),
} satisfies Wordings;
