import { both, type Wordings, worded } from "./wording.ts";

/** Events, contingencies and what is printed on a card. */
export const EVENTS = {
  // Events and contingencies. {race}: the loyalty. {type}: the card's type. {target}: the card beneath which it goes.
  "not-an-event": both(
    worded("{title} is no event: its type is {type}.", "{title} is no event.", "That card is no event."),
    worded("Characters, groups, fleets, locations, enhancements and agendas are sponsored; contingencies are placed."),
  ),
  "event-loyalty": both(
    worded("{title} is a {race} event.", "{title} belongs to another race.", "That event belongs to another race."),
    worded("You may play events of your own race and neutral ones."),
  ),
  "event-played-this-turn": worded(
    "{title} has been played this turn. Another copy may be played next turn.",
    "That event has been played this turn. Another copy may be played next turn.",
  ),
  "nothing-to-cancel": both(
    worded("There is no event here that could be cancelled."),
    worded("It takes an event of this turn that has not resolved yet."),
  ),
  "resolved-already": both(
    worded("{title} has resolved already.", "That event has resolved already."),
    worded("An event is cancelled only before it resolves; after that it may be reversed."),
  ),
  "event-irrevocable": both(
    worded("{title} is irrevocable.", "That event is irrevocable."),
    worded("It cannot be cancelled. Pass, or answer with another card."),
  ),
  "along-other": both(
    worded("{title} is played along with another action: {with}.", "{title} is played along with another action."),
    worded("Take that action now; the menu lists what is possible."),
  ),
  "along-nothing": both(
    worded("{title} is played along with another action, and you can take none of these now: {with}."),
    worded("Play it when you can."),
  ),
  "along-halted": both(
    worded("{title} is played along with another action, and play is stopped."),
    worded("Play it when it is your turn to act."),
  ),
  // {verb}: what it did that cannot be undone.
  "nothing-to-reverse": both(
    worded("{title} has done nothing that could be reversed.", "There is no event of this turn to reverse."),
    worded("It takes an event that has been played this turn and has changed something."),
  ),
  "cannot-reverse": both(
    worded(
      "{title} cannot be reversed: “{verb}” cannot be undone, because {why}.",
      "{title} cannot be reversed: “{verb}” cannot be undone.",
      "{title} is irrevocable.",
      "That cannot be reversed.",
    ),
    worded("An event is reversed whole or not at all."),
  ),
  "not-a-contingency": both(
    worded("{title} is no contingency: its type is {type}.", "{title} is no contingency.", "That is no contingency."),
    worded("Only a contingency lies face down under another card."),
  ),
  "contingency-copy": both(
    worded(
      "You have a {title} under {target} already, and by these rules one is all.",
      "You have one of that name there already, and by these rules one is all.",
    ),
    worded("Place it under another card."),
  ),
  "contingency-loyalty": both(
    worded("{title} goes under {race} cards only.", "That contingency goes under cards of its own race only."),
    worded("{target} is not one.", "Choose another card."),
  ),
  "effect-not-triggered": both(
    worded("{title} answers nothing that has just happened.", "That card answers nothing that has just happened."),
    worded("Choose from the menu, or pass."),
  ),
  "answers-nothing": both(
    worded("{title} answers nothing by itself.", "That card answers nothing by itself."),
    worded("You can say in advance what contingencies and triggered effects of yours do."),
  ),
  "not-triggered": both(
    worded(
      "One copy of {copy} has been revealed on this already, and each trigger takes only one.",
      "{title} is not triggered by what just happened.",
      "That contingency is not triggered now.",
    ),
    worded("It stays face down until its moment comes."),
  ),
  "no-such-card-action": worded(
    "{title} has no such action. If the card has one that I do not know, carry it out with /effect.",
    "That card has no such action. If it has one that I do not know, carry it out with /effect.",
  ),
} satisfies Wordings;
