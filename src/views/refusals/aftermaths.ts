import { both, type Wordings, worded } from "./wording.ts";

/** Aftermaths. */
export const AFTERMATHS = {
  // Aftermaths. {outcome}: "won" or "lost". {type}: the conflict type that it follows. {conflict}: what was resolved.
  "not-an-aftermath": both(
    worded("{title} is no aftermath: its type is {type}.", "{title} is no aftermath.", "That card is no aftermath."),
    worded("After a conflict only aftermaths are played. Pass if you have none."),
  ),
  "aftermath-outcome": both(
    worded(
      "{title} follows a conflict that was {outcome}, and this one was not.",
      "{title} does not fit how the conflict ended.",
      "That aftermath does not fit how the conflict ended.",
    ),
    worded("Keep it for another conflict."),
  ),
  "aftermath-initiator": both(
    worded(
      "By these rules only {initiator}, who initiated the conflict, plays aftermaths of winning it.",
      "By these rules only the initiator plays aftermaths of a won conflict.",
    ),
    worded("Keep it for a conflict that you win."),
  ),
  "aftermath-type": both(
    worded("{title} follows {type} conflicts only.", "That aftermath follows another type of conflict."),
    worded("Keep it for another conflict."),
  ),
  "aftermath-after": both(
    worded("{title} follows only these conflicts: {wants}.", "That aftermath follows other conflicts."),
    worded("Keep it for another conflict."),
  ),
  "aftermath-target": both(
    worded("{target} is no legal target for {title}.", "That is no legal target for this aftermath."),
    worded("It may be aimed at {wants}.", "It goes on the initiator’s faction, or on participants where it says so."),
  ),
  "aftermath-loyalty": both(
    worded("{title} is a {race} aftermath.", "That aftermath belongs to another race."),
    worded("It is played on targets in a {race} faction.", "It is played on targets in a faction of that race."),
  ),
  "aftermath-copy": both(
    worded("{target} has {title} already.", "A copy of that aftermath is there already."),
    worded("It may be played on something else."),
  ),
  "no-aftermaths-now": both(
    worded("No aftermaths are played in the {round} round.", "No aftermaths are played now."),
    worded("You can say for the whole turn that you play none."),
  ),
  "not-discarded-together": worded(
    "Only cards that came to your discard pile at once can be put into another order, until the next card comes to it.",
  ),
  "said-already": worded("That is what you have said already. You can say something else at any time."),
} satisfies Wordings;
