import { both, type Wordings, worded } from "./wording.ts";

/** Declaring a conflict, and taking a side in one. */
export const CONFLICTS = {
  // {title}: the card. {race}: its loyalty. {yours}: your race. {type}: its card type.
  "not-a-conflict": both(
    worded("no-not-a-conflict", "no-not-a-conflict-2", "no-not-a-conflict-3"),
    worded("no-not-a-conflict-then"),
  ),
  // {most}: how many conflicts the player may declare this turn.
  "one-conflict": both(worded("no-one-conflict", "no-one-conflict-2"), worded("no-one-conflict-then")),
  // {title}: the card that would take part. {conflict}: in which only one fleet of each side does.
  "one-fleet-each": both(worded("no-one-fleet-each", "no-one-fleet-each-2"), worded("no-one-fleet-each-then")),
  // {title}: the card that would take part. {conflict}: which does not target its player.
  "defends-only": both(worded("no-defends-only", "no-defends-only-2"), worded("no-defends-only-then")),
  // {title}: the card that was taken out of it. {conflict}.
  withdrawn: both(worded("no-withdrawn", "no-withdrawn-2"), worded("no-withdrawn-then")),
  // {title}: the card that was readied to act elsewhere. {conflict}: in which it goes on counting.
  "done-there": both(worded("no-done-there", "no-done-there-2"), worded("no-done-there-then")),
  // {source}: the card that would set something back to what it was as the turn began.
  "as-it-began": both(worded("no-as-it-began", "no-as-it-began-2"), worded("no-as-it-began-then")),
  // {most}: how many this player may declare in all.
  "conflict-from-card": both(worded("no-conflict-from-card"), worded("no-conflict-from-card-then")),
  // {source}: the card that keeps the turn free of conflicts.
  "conflicts-barred": both(worded("no-conflicts-barred", "no-conflicts-barred-2"), worded("no-conflicts-barred-then")),
  // {source}: the card that keeps the player {who} from it.
  "conflicts-kept": both(worded("no-conflicts-kept", "no-conflicts-kept-2"), worded("no-conflicts-kept-then")),
  // {title}: the card in play. {types}: the types of conflict that it allows.
  "initiates-nothing": both(
    worded("no-initiates-nothing", "no-initiates-nothing-2"),
    worded("no-initiates-nothing-then"),
  ),
  "conflict-type-needed": both(
    worded("no-conflict-type-needed", "no-conflict-type-needed-2"),
    worded("no-conflict-type-needed-then"),
  ),
  // {title}: what the conflict was to come from.
  "nothing-hides": both(worded("no-nothing-hides", "no-nothing-hides-2"), worded("no-nothing-hides-then")),
  // {title}: the card that was to lie over it.
  "conflict-hides": both(worded("no-conflict-hides", "no-conflict-hides-2"), worded("no-conflict-hides-then")),
  "conflict-through-already": both(
    worded("no-conflict-through-already", "no-conflict-through-already-2"),
    worded("no-conflict-through-already-then"),
  ),
  "not-your-conflict": both(worded("no-not-your-conflict"), worded("no-not-your-conflict-then")),
  "conflict-loyalty": both(
    worded("no-conflict-loyalty", "no-conflict-loyalty-2", "no-conflict-loyalty-3"),
    worded("no-conflict-loyalty-then"),
  ),
  "target-yourself": both(worded("no-target-yourself", "no-target-yourself-2"), worded("no-target-yourself-then")),

  // Taking part. {conflict}: its title. {ability}: its word. {type}: the card's type. {side}: "support" or "oppose".
  "no-open-conflict": both(worded("no-no-open-conflict"), worded("no-no-open-conflict-then")),
  "conflict-resolved": worded("no-conflict-resolved", "no-conflict-resolved-2"),
  "no-ability": both(worded("no-no-ability", "no-no-ability-2", "no-no-ability-3"), worded("no-no-ability-then")),
  "wrong-card-type": both(worded("no-wrong-card-type", "no-wrong-card-type-2"), worded("no-wrong-card-type-then")),
  "other-side-already": both(
    worded("no-other-side-already", "no-other-side-already-2"),
    worded("no-other-side-already-then"),
  ),
  // {races}: the races that may take part.
  "restricted-conflict": both(
    worded("no-restricted-conflict", "no-restricted-conflict-2"),
    worded("no-restricted-conflict-then", "no-restricted-conflict-then-2"),
  ),
  "cannot-oppose": both(worded("no-cannot-oppose", "no-cannot-oppose-2"), worded("no-cannot-oppose-then")),
  "side-needed": both(worded("no-side-needed", "no-side-needed-2"), worded("no-side-needed-then")),
  "no-sides": both(worded("no-no-sides", "no-no-sides-2"), worded("no-no-sides-then")),
  "location-stays-home": both(
    worded("no-location-stays-home", "no-location-stays-home-2"),
    worded("no-location-stays-home-then"),
  ),
} satisfies Wordings;
