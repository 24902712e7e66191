import { both, say, type Wordings } from "./wording.ts";

/** Mercenaries, and assistance. */
export const MERCENARIES = {
  // {title}: the card. {type}: its type. {needs} {offered}: influence.
  "not-a-mercenary": both(
    say("{title} is no mercenary.", "That card is no mercenary."),
    say("Only a card with that trait is for hire."),
  ),
  "mercenary-not-hired": both(
    say("{title} is a mercenary, and nobody has hired it.", "That mercenary has not been hired."),
    say("Hire it first: that is an action of its own, “bid …”."),
  ),
  "mercenary-yours": both(
    say("{title} is in your service already.", "That mercenary is in your service already."),
    say("It stays until the end of the turn, unless another player pays for it."),
  ),
  "mercenary-cost": both(
    say("{title} is hired for {needs} influence, and you offered {offered}.", "That is not what hires this mercenary."),
    say("Offer exactly {needs}: “bid {needs} on {title}”.", "Offer exactly what it costs."),
  ),
  "mercenary-without-cost": both(
    say("{title} has no cost, so nothing hires it.", "A mercenary without a cost cannot be hired."),
    say("Only what the card itself tells can change who controls it."),
  ),
  "mercenary-bid-nothing": both(
    say("A bid is at least 1 influence."),
    say("Bids of a turn add up: the most influence hires {title}.", "Bids of a turn add up."),
  ),
  "mercenary-acts": both(
    say("It is {title} that acts now, and nothing else.", "It is the mercenary that acts now, and nothing else."),
    say("Choose what it does, or pass."),
  ),

  // {title}: the card. {type}: its type. {race}: whose ambassador it helps. {yours}: your race.
  "not-an-assistant": both(
    say("{title} is no ambassador’s assistant.", "That card is no ambassador’s assistant."),
    say("Assistance comes from a card with that title only."),
  ),
  "assists-another": both(
    say(
      "{title} assists the {race} ambassador, and you play the {yours}.",
      "{title} assists another ambassador.",
      "That assistant belongs to another ambassador.",
    ),
    say("Each assistant helps one ambassador only."),
  ),
  "assistant-elsewhere": both(
    say("{title} is in another faction.", "That assistant is in another faction."),
    say("A Non-Aligned assistant helps within its own faction only."),
  ),
} satisfies Wordings;
