import { both, type Wordings, worded } from "./wording.ts";

/** Attacking, healing and repairing. */
export const DAMAGE = {
  // Attacking, healing, repairing. {title}: the card that acts. {target}: whom it would attack. {type}. {damage}.
  "attack-no-participant": both(
    worded(
      "{target} takes no part in {conflict} that could be attacked.",
      "That card takes no part that could be attacked.",
    ),
    worded("Only a card that supports, opposes or attacked there can be; a character who leads a fleet cannot."),
  ),
  "attack-own-faction": both(
    worded("{target} is in the faction of whoever attacks with {title}.", "That card is in the own faction."),
    worded("Attack a card of another faction."),
  ),
  "attack-neutralized": both(
    worded("{target} is neutralized already.", "That card is neutralized already."),
    worded("A neutralized card cannot be attacked."),
  ),
  "attacks-not": both(
    worded("{title} is of the type {type}, and such a card does not attack.", "Such a card does not attack."),
    worded("Characters and fleets attack."),
  ),
  // {use}: the ability that was named. {as}: the one that is wanted.
  "cannot-use-as": both(
    worded("{title} cannot use {use} as {as}.", "That card cannot use this ability as the one that is wanted."),
    worded("Leave “using” out, or name {as}.", "Leave “using” out."),
  ),
  // {what}: what is forbidden, after "cannot". {by}: the card that forbids it.
  "card-cannot": both(
    worded("{title} cannot {what}: {by} forbids it.", "That is forbidden by a card in play."),
    worded("What cannot be done, no other card makes possible unless it lifts that very prohibition."),
  ),
  "card-blanked": both(
    worded("{title} is blanked: its text has no effect now.", "That card is blanked: its text has no effect now."),
    worded("Its keywords and its marks still count."),
  ),
  "once-a-turn": both(
    worded("{title} has been used for that already this turn.", "That card has been used for that already this turn."),
    worded("Its text allows it once a turn."),
  ),
  // {title}: the card that must oppose. {conflict}: one that it can.
  "must-oppose": both(
    worded(
      "{title} has to oppose {conflict} before you may pass.",
      "A card of yours has to oppose before you may pass.",
    ),
    worded("It must oppose one conflict that can raise tension, as long as there is one that it can oppose."),
  ),
  "heals-inner-only": both(
    worded(
      "{title} is neutralized and only a supporting card.",
      "That card is neutralized and only a supporting card.",
    ),
    worded("Of neutralized characters, only those of the inner circle rotate to heal."),
  ),
  "heals-not": both(
    worded("{title} is no character: its type is {type}.", "Only a character rotates to heal."),
    worded("Fleets and locations are repaired, for 1 influence a point of damage."),
  ),
  "nothing-to-heal": worded(
    "{title} has no damage to heal, and neither has your ambassador.",
    "There is no damage to heal, and your ambassador has none either.",
  ),
  "helps-neutralized-only": both(
    worded("{title} has no damage, and your ambassador is not neutralized.", "Your ambassador is not neutralized."),
    worded("The undamaged rotate only for a neutralized ambassador; a damaged one rotates to heal by itself."),
  ),
  "repairs-not": both(
    worded("{title} is no fleet or location: its type is {type}.", "Only a fleet or a location is repaired."),
    worded("A character rotates to heal, which costs nothing."),
  ),
  "nothing-to-repair": worded(
    "{title} has no damage to repair. Severe damage is not repaired.",
    "There is no damage to repair. Severe damage is not repaired.",
  ),
  "repair-too-much": worded(
    "{title} has {damage} damage, and you would repair {wanted}. Repair at most that many, for 1 influence each.",
    "That is more than its damage. Repair at most as many points as it has, for 1 influence each.",
  ),
  "attack-other-type": both(
    worded(
      "By these rules {title}, a {type}, cannot attack {target}: that is a {other}.",
      "By these rules a card attacks cards of its own type only.",
    ),
    worded("Attack a participant of the same type."),
  ),
  // {ability}: what the participant applies. {type}: the conflict's type.
  "attack-other-ability": both(
    worded(
      "By these rules {target} cannot be attacked: it applies its {ability}, and {conflict} is a conflict of {type}.",
      "By these rules only participants that apply the conflict’s own ability can be attacked.",
    ),
    worded("Attack another participant."),
  ),
  "repair-one-point": worded(
    "By these rules {title} repairs one point at a time, and you would repair {wanted}. Repair it by 1.",
    "By these rules a card repairs one point at a time. Repair it by 1.",
  ),
  "damaged-this-turn": both(
    worded(
      "{title} took damage this turn, and by these rules it cannot heal before the next.",
      "By these rules a character cannot heal in the turn in which it took damage.",
    ),
    worded("Heal it next turn."),
  ),
} satisfies Wordings;
