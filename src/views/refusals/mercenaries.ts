import { both, type Wordings, worded } from "./wording.ts";

/** Mercenaries, and assistance. */
export const MERCENARIES = {
  // {title}: the card. {type}: its type. {needs} {offered}: influence.
  "not-a-mercenary": both(
    worded("{title} is no mercenary.", "That card is no mercenary."),
    worded("Only a card with that trait is for hire."),
  ),
  "mercenary-not-hired": both(
    worded("{title} is a mercenary, and nobody has hired it.", "That mercenary has not been hired."),
    worded("Hire it first: that is an action of its own, “bid …”."),
  ),
  "mercenary-yours": both(
    worded("{title} is in your service already.", "That mercenary is in your service already."),
    worded("It stays until the end of the turn, unless another player pays for it."),
  ),
  "mercenary-cost": both(
    worded(
      "{title} is hired for {needs} influence, and you offered {offered}.",
      "That is not what hires this mercenary.",
    ),
    worded("Offer exactly {needs}: “bid {needs} on {title}”.", "Offer exactly what it costs."),
  ),
  "mercenary-without-cost": both(
    worded("{title} has no cost, so nothing hires it.", "A mercenary without a cost cannot be hired."),
    worded("Only what the card itself tells can change who controls it."),
  ),
  "mercenary-bid-nothing": both(
    worded("A bid is at least 1 influence."),
    worded("Bids of a turn add up: the most influence hires {title}.", "Bids of a turn add up."),
  ),
  "mercenary-acts": both(
    worded("It is {title} that acts now, and nothing else.", "It is the mercenary that acts now, and nothing else."),
    worded("Choose what it does, or pass."),
  ),

  // {title}: the card. {type}: its type. {race}: whose ambassador it helps. {yours}: your race.
  "not-an-assistant": both(
    worded("{title} is no ambassador’s assistant.", "That card is no ambassador’s assistant."),
    worded("Assistance comes from a card with that title only."),
  ),
  "assists-another": both(
    worded(
      "{title} assists the {race} ambassador, and you play the {yours}.",
      "{title} assists another ambassador.",
      "That assistant belongs to another ambassador.",
    ),
    worded("Each assistant helps one ambassador only."),
  ),
  "assistant-elsewhere": both(
    worded("{title} is in another faction.", "That assistant is in another faction."),
    worded("A Non-Aligned assistant helps within its own faction only."),
  ),
} satisfies Wordings;
