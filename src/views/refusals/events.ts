import { both, say, type Wordings } from "./wording.ts";

/** Events, contingencies and what is printed on a card. */
export const EVENTS = {
  // Events and contingencies. {race}: the loyalty. {type}: the card's type. {target}: the card beneath which it goes.
  "not-an-event": both(
    say("{title} is no event: its type is {type}.", "{title} is no event.", "That card is no event."),
    say("Characters, groups, fleets, locations, enhancements and agendas are sponsored; contingencies are placed."),
  ),
  "event-loyalty": both(
    say("{title} is a {race} event.", "{title} belongs to another race.", "That event belongs to another race."),
    say("You may play events of your own race and neutral ones."),
  ),
  "event-played-this-turn": say(
    "{title} has been played this turn. Another copy may be played next turn.",
    "That event has been played this turn. Another copy may be played next turn.",
  ),
  "nothing-to-cancel": both(
    say("There is no event here that could be cancelled."),
    say("It takes an event of this turn that has not resolved yet."),
  ),
  "resolved-already": both(
    say("{title} has resolved already.", "That event has resolved already."),
    say("An event is cancelled only before it resolves; after that it may be reversed."),
  ),
  "event-irrevocable": both(
    say("{title} is irrevocable.", "That event is irrevocable."),
    say("It cannot be cancelled. Pass, or answer with another card."),
  ),
  // {verb}: what it did that cannot be undone.
  "nothing-to-reverse": both(
    say("{title} has done nothing that could be reversed.", "There is no event of this turn to reverse."),
    say("It takes an event that has been played this turn and has changed something."),
  ),
  "cannot-reverse": both(
    say(
      "{title} cannot be reversed: “{verb}” cannot be undone, because {why}.",
      "{title} cannot be reversed: “{verb}” cannot be undone.",
      "{title} is irrevocable.",
      "That cannot be reversed.",
    ),
    say("An event is reversed whole or not at all."),
  ),
  "not-a-contingency": both(
    say("{title} is no contingency: its type is {type}.", "{title} is no contingency.", "That is no contingency."),
    say("Only a contingency lies face down under another card."),
  ),
  "contingency-copy": both(
    say(
      "You have a {title} under {target} already, and by these rules one is all.",
      "You have one of that name there already, and by these rules one is all.",
    ),
    say("Place it under another card."),
  ),
  "contingency-loyalty": both(
    say("{title} goes under {race} cards only.", "That contingency goes under cards of its own race only."),
    say("{target} is not one.", "Choose another card."),
  ),
  "effect-not-triggered": both(
    say("{title} answers nothing that has just happened.", "That card answers nothing that has just happened."),
    say("Choose from the menu, or pass."),
  ),
  "answers-nothing": both(
    say("{title} answers nothing by itself.", "That card answers nothing by itself."),
    say("You can say in advance what contingencies and triggered effects of yours do."),
  ),
  "not-triggered": both(
    say(
      "One copy of {copy} has been revealed on this already, and each trigger takes only one.",
      "{title} is not triggered by what just happened.",
      "That contingency is not triggered now.",
    ),
    say("It stays face down until its moment comes."),
  ),
  "no-such-card-action": say(
    "{title} has no such action. If the card has one that I do not know, carry it out with /effect.",
    "That card has no such action. If it has one that I do not know, carry it out with /effect.",
  ),
} satisfies Wordings;
