import { both, type Wordings, worded } from "./wording.ts";

/** Attacking, healing and repairing. */
export const DAMAGE = {
  // Attacking, healing, repairing. {title}: the card that acts. {target}: whom it would attack. {type}. {damage}.
  "attack-no-participant": both(
    worded("no-attack-no-participant", "no-attack-no-participant-2"),
    worded("no-attack-no-participant-then"),
  ),
  "attack-own-faction": both(
    worded("no-attack-own-faction", "no-attack-own-faction-2"),
    worded("no-attack-own-faction-then"),
  ),
  "attack-neutralized": both(
    worded("no-attack-neutralized", "no-attack-neutralized-2"),
    worded("no-attack-neutralized-then"),
  ),
  "attacks-not": both(worded("no-attacks-not", "no-attacks-not-2"), worded("no-attacks-not-then")),
  // {use}: the ability that was named. {as}: the one that is wanted.
  "cannot-use-as": both(
    worded("no-cannot-use-as", "no-cannot-use-as-2"),
    worded("no-cannot-use-as-then", "no-cannot-use-as-then-2"),
  ),
  // {what}: what is forbidden, after "cannot". {by}: the card that forbids it.
  "card-cannot": both(worded("no-card-cannot", "no-card-cannot-2"), worded("no-card-cannot-then")),
  "card-blanked": both(worded("no-card-blanked", "no-card-blanked-2"), worded("no-card-blanked-then")),
  "once-a-turn": both(worded("no-once-a-turn", "no-once-a-turn-2"), worded("no-once-a-turn-then")),
  // {title}: the card that must oppose. {conflict}: one that it can.
  "must-oppose": both(worded("no-must-oppose", "no-must-oppose-2"), worded("no-must-oppose-then")),
  "heals-inner-only": both(worded("no-heals-inner-only", "no-heals-inner-only-2"), worded("no-heals-inner-only-then")),
  "heals-not": both(worded("no-heals-not", "no-heals-not-2"), worded("no-heals-not-then")),
  // {ambassador}: who is hurt.
  "nothing-to-heal": worded("no-nothing-to-heal-others", "no-nothing-to-heal", "no-nothing-to-heal-2"),
  "helps-neutralized-only": both(
    worded("no-helps-neutralized-only", "no-helps-neutralized-only-2"),
    worded("no-helps-neutralized-only-then"),
  ),
  "repairs-not": both(worded("no-repairs-not", "no-repairs-not-2"), worded("no-repairs-not-then")),
  "nothing-to-repair": worded("no-nothing-to-repair", "no-nothing-to-repair-2"),
  "repair-too-much": worded("no-repair-too-much", "no-repair-too-much-2"),
  "attack-other-type": both(
    worded("no-attack-other-type", "no-attack-other-type-2"),
    worded("no-attack-other-type-then"),
  ),
  // {title}: the card whose text does damage. {target}: the own card.
  "damages-own": both(worded("no-damages-own", "no-damages-own-2"), worded("no-damages-own-then")),
  // {ability}: what the participant applies. {type}: the conflict's type.
  "attack-other-ability": both(
    worded("no-attack-other-ability", "no-attack-other-ability-2"),
    worded("no-attack-other-ability-then"),
  ),
  "repair-one-point": worded("no-repair-one-point", "no-repair-one-point-2"),
  "damaged-this-turn": both(
    worded("no-damaged-this-turn", "no-damaged-this-turn-2"),
    worded("no-damaged-this-turn-then"),
  ),
} satisfies Wordings;
