import type { NoClaim } from "../../engine/index.ts";
import { both, type Wording, type Wordings, worded } from "./wording.ts";

const NO_CLAIM: Readonly<Record<NoClaim, Wording>> = {
  "no-agenda": worded("You have no agenda in play, and only an agenda of yours can be won by."),
  "no-card": worded(
    "You have neither an agenda nor a card of that name in play, and only by a card of yours can you win.",
  ),
  hidden: both(
    worded("{title} is hidden, and a hidden agenda’s text does not count.", "A hidden agenda’s text does not count."),
    worded("Reveal it first; that is an action."),
  ),
  "other-card": both(
    worded("Your agenda is {title}, and only by that can you win.", "You can only win by your agenda."),
    worded("Name it: `because:{title}`.", "Name your agenda as the cause."),
  ),
  "not-drakh": worded("Yours is a Drakh faction, which wins by a Drakh agenda only, and {title} is none."),
  "not-major": worded("{title} is no major agenda, and only a major agenda wins the game."),
  "says-nothing": worded("All that {title} says is known, and nothing of it wins the game."),
  automatic: worded("{title} is automatic: what it asks for is checked by itself at the end of every turn."),
  blanked: worded("{title} is blanked, and says nothing as long as it is."),
  barred: worded("A card keeps you from winning now. The tracker shows it."),
  claimed: worded("You claim to win by {title} already: the others are asked when victory is checked next."),
};

const known = (reason: unknown): reason is NoClaim => typeof reason === "string" && reason in NO_CLAIM;

/** Agendas. */
export const AGENDAS = {
  // {title}: the agenda that you have. {card}: the one that you wanted.
  "agenda-in-play": both(
    worded("Your agenda is {title}, and a faction has only one.", "A faction has only one agenda."),
    worded("Discard or replace yours first; each is an action."),
  ),
  // {title}: the card that was named. {type}: its type.
  "not-an-agenda": both(
    worded("{title} is no agenda: its type is {type}.", "{title} is no agenda.", "That card is no agenda."),
    worded("Only an agenda can be hidden, or take another agenda’s place."),
  ),
  // {title}: your agenda.
  "agenda-not-hidden": both(
    worded("{title} lies open already.", "Your agenda lies open already."),
    worded("Only a hidden agenda is revealed."),
  ),
  "agenda-still-hidden": both(
    worded("{title} is hidden, and a hidden agenda cannot be replaced.", "A hidden agenda cannot be replaced."),
    worded("Reveal it first, or discard it; each is an action."),
  ),
  "major-agenda-leaves-not": both(
    worded(
      "{title} is a major agenda, and only a card that says so makes one leave play.",
      "Only a card that says so makes a major agenda leave play.",
    ),
    worded("If yours does, write “even a major agenda” at the end."),
  ),
  // {title}: the major agenda in play. {card}: the one that was to come.
  "major-agenda-replaced": both(
    worded("{title} is a major agenda, and {card} is not.", "Your agenda is a major agenda, and the other one is not."),
    worded("Only another major agenda can take its place."),
  ),
  "no-agenda": worded("You have no agenda in play. Sponsor one with a ready inner circle character."),
  "major-agenda-stays": worded(
    "{title} is a major agenda, and a major agenda cannot be discarded as an action.",
    "A major agenda cannot be discarded as an action.",
  ),
  // {reason}: one of those above. {title}: your agenda.
  "no-claim": (facts) => (known(facts.reason) ? NO_CLAIM[facts.reason](facts) : "You cannot claim a victory now."),
} satisfies Wordings;
