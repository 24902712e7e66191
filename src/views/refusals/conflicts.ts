import { both, say, type Wordings } from "./wording.ts";

/** Declaring a conflict, and taking a side in one. */
export const CONFLICTS = {
  // {title}: the card. {race}: its loyalty. {yours}: your race. {type}: its card type.
  "not-a-conflict": both(
    say("{title} is no conflict: its type is {type}.", "{title} is no conflict.", "That card is no conflict."),
    say("Declare a conflict from your hand, or nothing."),
  ),
  // {most}: how many conflicts the player may declare this turn.
  "one-conflict": both(
    say(
      "You may declare {most} in this conflict round, and you have.",
      "You have declared your conflict of this turn.",
    ),
    say("Only what a card allows on top of that can follow; declare nothing to go on."),
  ),
  // {title}: the card that would take part. {conflict}: in which only one fleet of each side does.
  "one-fleet-each": both(
    say("{title} cannot take part in {conflict}: only one fleet of each side does.", "That card cannot take part."),
    say("Only a fleet of the initiator or of the target can, where that side has none in it yet."),
  ),
  // {title}: the card that was taken out of it. {conflict}.
  withdrawn: both(
    say("{title} was taken out of {conflict}.", "That card was taken out of that conflict."),
    say("It takes no part in it again; another card may."),
  ),
  // {title}: the card that was readied to act elsewhere. {conflict}: in which it goes on counting.
  "done-there": both(
    say("{title} has done its part in {conflict}.", "That card has done its part in that conflict."),
    say("It goes on counting there, and was readied for something else."),
  ),
  // {source}: the card that would set something back to what it was as the turn began.
  "as-it-began": both(
    say("What {source} would set back is as it was when the turn began.", "That is as it was when the turn began."),
    say("Name something that has changed this turn."),
  ),
  // {most}: how many this player may declare in all.
  "conflict-from-card": both(
    say("What you may still declare must come from a conflict card."),
    say("Declare a conflict card from your hand, or nothing."),
  ),
  // {source}: the card that keeps the turn free of conflicts.
  "conflicts-barred": both(
    say("{source} keeps this turn free of conflicts.", "A card keeps this turn free of conflicts."),
    say("They can be declared again next turn."),
  ),
  // {source}: the card that keeps the player {who} from it.
  "conflicts-kept": both(
    say(
      "{source} keeps {who} from declaring conflicts this turn.",
      "A card keeps you from declaring conflicts this turn.",
    ),
    say("Declare nothing."),
  ),
  // {title}: the card in play. {types}: the types of conflict that it allows.
  "initiates-nothing": both(
    say("No conflict can be initiated through {title}.", "No conflict can be initiated through that card."),
    say("Declare a conflict from your hand, or nothing."),
  ),
  "conflict-type-needed": both(
    say("{title} may initiate conflicts of these types: {types}.", "That card does not say alone which type is meant."),
    say("Name the type, after “using”."),
  ),
  // {title}: what the conflict was to come from.
  "nothing-hides": both(
    say("A conflict through {title} is declared in the open.", "That conflict is declared in the open."),
    say("By quickstart rules a card from your hand may hide the conflict of an agenda, and of nothing else."),
  ),
  // {title}: the card that was to lie over it.
  "conflict-hides": both(
    say("{title} is a conflict card, so it cannot hide another conflict.", "A conflict card cannot hide a conflict."),
    say("Take a card of another type; it is shown later, and comes back to your hand."),
  ),
  "conflict-through-already": both(
    say("You have declared a conflict through {title} already.", "You have declared a conflict through it already."),
    say("Each card gives you one a turn."),
  ),
  "not-your-conflict": both(
    say("That is none of your conflicts that are still open."),
    say("Choose one of your own that has not been resolved."),
  ),
  "conflict-loyalty": both(
    say(
      "{title} is a {race} conflict, and you play the {yours}.",
      "{title} belongs to another race.",
      "That conflict belongs to another race.",
    ),
    say("Declare one of your own race or a neutral one."),
  ),
  "target-yourself": both(
    say("{title} would be aimed at yourself.", "That would be aimed at yourself."),
    say("A conflict may never target the faction of the player who initiates it: name someone else."),
  ),

  // Taking part. {conflict}: its title. {ability}: its word. {type}: the card's type. {side}: "support" or "oppose".
  "no-open-conflict": both(
    say("No conflict is open now, so there is nothing to support, oppose or attack in."),
    say("They are declared in the conflict round, and are open in the action round after it."),
  ),
  "conflict-resolved": say(
    "{conflict} has been resolved already. Choose a conflict that is still open.",
    "That conflict has been resolved already. Choose one that is still open.",
  ),
  "no-ability": both(
    say(
      "{title} has no {ability}, and {conflict} is decided by it.",
      "{title} has no {ability}.",
      "That card lacks the ability that this conflict needs.",
    ),
    say("Use a ready card with more than zero in it."),
  ),
  "wrong-card-type": both(
    say("{title} is of the type {type}, and such a card cannot take part.", "Such a card cannot take part."),
    say("Characters, fleets and some locations take part in conflicts."),
  ),
  "other-side-already": both(
    say("{title} is on the other side of {conflict} already.", "That card is on the other side already."),
    say("It cannot both support and oppose one conflict."),
  ),
  // {races}: the races that may take part.
  "restricted-conflict": both(
    say("Only {races} cards may take part in {conflict}.", "That conflict is open to certain cards only."),
    say("{title} is not one of them.", "Use a card that it allows."),
  ),
  "cannot-oppose": both(
    say("{conflict} cannot be opposed.", "That conflict cannot be opposed."),
    say("Support one of its sides instead: add “for” and whose."),
  ),
  "side-needed": both(
    say("{conflict} has several sides.", "That conflict has several sides."),
    say("Say whose you support: add “for” and the player."),
  ),
  "no-sides": both(
    say("{conflict} has no sides: it is supported or opposed.", "That conflict has no sides."),
    say("Leave “for …” out: to support it is to support whoever initiated it."),
  ),
  "location-stays-home": both(
    say("{title} is a location.", "That card is a location."),
    say("A location takes part only by opposing a conflict that targets that very location."),
  ),
} satisfies Wordings;
