import { both, say, type Wordings } from "./wording.ts";

/** Agendas. */
export const AGENDAS = {
  // {title}: the agenda that you have. {card}: the one that you wanted.
  "agenda-in-play": both(
    say("Your agenda is {title}, and a faction has only one.", "A faction has only one agenda."),
    say("Discard or replace yours first; each is an action."),
  ),
  // {title}: the card that was named. {type}: its type.
  "not-an-agenda": both(
    say("{title} is no agenda: its type is {type}.", "{title} is no agenda.", "That card is no agenda."),
    say("Only an agenda can be hidden, or take another agenda’s place."),
  ),
  // {title}: your agenda.
  "agenda-not-hidden": both(
    say("{title} lies open already.", "Your agenda lies open already."),
    say("Only a hidden agenda is revealed."),
  ),
  "agenda-still-hidden": both(
    say("{title} is hidden, and a hidden agenda cannot be replaced.", "A hidden agenda cannot be replaced."),
    say("Reveal it first, or discard it; each is an action."),
  ),
  "major-agenda-leaves-not": both(
    say(
      "{title} is a major agenda, and only a card that says so makes one leave play.",
      "Only a card that says so makes a major agenda leave play.",
    ),
    say("If yours does, write “even a major agenda” at the end."),
  ),
  // {title}: the major agenda in play. {card}: the one that was to come.
  "major-agenda-replaced": both(
    say("{title} is a major agenda, and {card} is not.", "Your agenda is a major agenda, and the other one is not."),
    say("Only another major agenda can take its place."),
  ),
  "no-agenda": say("You have no agenda in play. Sponsor one with a ready inner circle character."),
  "major-agenda-stays": say(
    "{title} is a major agenda, and a major agenda cannot be discarded as an action.",
    "A major agenda cannot be discarded as an action.",
  ),
} satisfies Wordings;
