import { both, type Wordings, worded } from "./wording.ts";

/** Declaring a conflict, and taking a side in one. */
export const CONFLICTS = {
  // {title}: the card. {race}: its loyalty. {yours}: your race. {type}: its card type.
  "not-a-conflict": both(
    worded("{title} is no conflict: its type is {type}.", "{title} is no conflict.", "That card is no conflict."),
    worded("Declare a conflict from your hand, or nothing."),
  ),
  // {most}: how many conflicts the player may declare this turn.
  "one-conflict": both(
    worded(
      "You may declare {most} in this conflict round, and you have.",
      "You have declared your conflict of this turn.",
    ),
    worded("Only what a card allows on top of that can follow; declare nothing to go on."),
  ),
  // {title}: the card that would take part. {conflict}: in which only one fleet of each side does.
  "one-fleet-each": both(
    worded("{title} cannot take part in {conflict}: only one fleet of each side does.", "That card cannot take part."),
    worded("Only a fleet of the initiator or of the target can, where that side has none in it yet."),
  ),
  // {title}: the card that would take part. {conflict}: which does not target its player.
  "defends-only": both(
    worded(
      "{title} fights only in conflicts that target you, and {conflict} does not.",
      "That card fights only in conflicts that target you.",
    ),
    worded("Take another card; while you are at war it may fight in every conflict, if its text says so."),
  ),
  // {title}: the card that was taken out of it. {conflict}.
  withdrawn: both(
    worded("{title} was taken out of {conflict}.", "That card was taken out of that conflict."),
    worded("It takes no part in it again; another card may."),
  ),
  // {title}: the card that was readied to act elsewhere. {conflict}: in which it goes on counting.
  "done-there": both(
    worded("{title} has done its part in {conflict}.", "That card has done its part in that conflict."),
    worded("It goes on counting there, and was readied for something else."),
  ),
  // {source}: the card that would set something back to what it was as the turn began.
  "as-it-began": both(
    worded("What {source} would set back is as it was when the turn began.", "That is as it was when the turn began."),
    worded("Name something that has changed this turn."),
  ),
  // {most}: how many this player may declare in all.
  "conflict-from-card": both(
    worded("What you may still declare must come from a conflict card."),
    worded("Declare a conflict card from your hand, or nothing."),
  ),
  // {source}: the card that keeps the turn free of conflicts.
  "conflicts-barred": both(
    worded("{source} keeps this turn free of conflicts.", "A card keeps this turn free of conflicts."),
    worded("They can be declared again next turn."),
  ),
  // {source}: the card that keeps the player {who} from it.
  "conflicts-kept": both(
    worded(
      "{source} keeps {who} from declaring conflicts this turn.",
      "A card keeps you from declaring conflicts this turn.",
    ),
    worded("Declare nothing."),
  ),
  // {title}: the card in play. {types}: the types of conflict that it allows.
  "initiates-nothing": both(
    worded("No conflict can be initiated through {title}.", "No conflict can be initiated through that card."),
    worded("Declare a conflict from your hand, or nothing."),
  ),
  "conflict-type-needed": both(
    worded(
      "{title} may initiate conflicts of these types: {types}.",
      "That card does not say alone which type is meant.",
    ),
    worded("Name the type, after “using”."),
  ),
  // {title}: what the conflict was to come from.
  "nothing-hides": both(
    worded("A conflict through {title} is declared in the open.", "That conflict is declared in the open."),
    worded("By quickstart rules a card from your hand may hide the conflict of an agenda, and of nothing else."),
  ),
  // {title}: the card that was to lie over it.
  "conflict-hides": both(
    worded(
      "{title} is a conflict card, so it cannot hide another conflict.",
      "A conflict card cannot hide a conflict.",
    ),
    worded("Take a card of another type; it is shown later, and comes back to your hand."),
  ),
  "conflict-through-already": both(
    worded("You have declared a conflict through {title} already.", "You have declared a conflict through it already."),
    worded("Each card gives you one a turn."),
  ),
  "not-your-conflict": both(
    worded("That is none of your conflicts that are still open."),
    worded("Choose one of your own that has not been resolved."),
  ),
  "conflict-loyalty": both(
    worded(
      "{title} is a {race} conflict, and you play the {yours}.",
      "{title} belongs to another race.",
      "That conflict belongs to another race.",
    ),
    worded("Declare one of your own race or a neutral one."),
  ),
  "target-yourself": both(
    worded("{title} would be aimed at yourself.", "That would be aimed at yourself."),
    worded("A conflict may never target the faction of the player who initiates it: name someone else."),
  ),

  // Taking part. {conflict}: its title. {ability}: its word. {type}: the card's type. {side}: "support" or "oppose".
  "no-open-conflict": both(
    worded("No conflict is open now, so there is nothing to support, oppose or attack in."),
    worded("They are declared in the conflict round, and are open in the action round after it."),
  ),
  "conflict-resolved": worded(
    "{conflict} has been resolved already. Choose a conflict that is still open.",
    "That conflict has been resolved already. Choose one that is still open.",
  ),
  "no-ability": both(
    worded(
      "{title} has no {ability}, and {conflict} is decided by it.",
      "{title} has no {ability}.",
      "That card lacks the ability that this conflict needs.",
    ),
    worded("Use a ready card with more than zero in it."),
  ),
  "wrong-card-type": both(
    worded("{title} is of the type {type}, and such a card cannot take part.", "Such a card cannot take part."),
    worded("Characters, fleets and some locations take part in conflicts."),
  ),
  "other-side-already": both(
    worded("{title} is on the other side of {conflict} already.", "That card is on the other side already."),
    worded("It cannot both support and oppose one conflict."),
  ),
  // {races}: the races that may take part.
  "restricted-conflict": both(
    worded("Only {races} cards may take part in {conflict}.", "That conflict is open to certain cards only."),
    worded("{title} is not one of them.", "Use a card that it allows."),
  ),
  "cannot-oppose": both(
    worded("{conflict} cannot be opposed.", "That conflict cannot be opposed."),
    worded("Support one of its sides instead: add “for” and whose."),
  ),
  "side-needed": both(
    worded("{conflict} has several sides.", "That conflict has several sides."),
    worded("Say whose you support: add “for” and the player."),
  ),
  "no-sides": both(
    worded("{conflict} has no sides: it is supported or opposed.", "That conflict has no sides."),
    worded("Leave “for …” out: to support it is to support whoever initiated it."),
  ),
  "location-stays-home": both(
    worded("{title} is a location.", "That card is a location."),
    worded("A location takes part only by opposing a conflict that targets that very location."),
  ),
} satisfies Wordings;
