import { both, say, type Wordings } from "./wording.ts";

/** Agendas. */
export const AGENDAS = {
  // {title}: the agenda that you have. {card}: the one that you wanted.
  "agenda-in-play": both(
    say("Your agenda is {title}, and a faction has only one.", "A faction has only one agenda."),
    say("Discard yours first; that is an action."),
  ),
  "no-agenda": say("You have no agenda in play. Sponsor one with a ready inner circle character."),
  "major-agenda-stays": say(
    "{title} is a major agenda, and a major agenda cannot be discarded as an action.",
    "A major agenda cannot be discarded as an action.",
  ),
} satisfies Wordings;
