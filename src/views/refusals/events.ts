import { both, type Wordings, worded } from "./wording.ts";

/** Events, contingencies and what is printed on a card. */
export const EVENTS = {
  // Events and contingencies. {race}: the loyalty. {type}: the card's type. {target}: the card beneath which it goes.
  "not-an-event": both(
    worded("no-not-an-event", "no-not-an-event-2", "no-not-an-event-3"),
    worded("no-not-an-event-then"),
  ),
  "event-loyalty": both(
    worded("no-event-loyalty", "no-event-loyalty-2", "no-event-loyalty-3"),
    worded("no-event-loyalty-then"),
  ),
  "event-played-this-turn": worded("no-event-played-this-turn", "no-event-played-this-turn-2"),
  "nothing-to-cancel": both(worded("no-nothing-to-cancel"), worded("no-nothing-to-cancel-then")),
  "resolved-already": both(worded("no-resolved-already", "no-resolved-already-2"), worded("no-resolved-already-then")),
  "event-irrevocable": both(
    worded("no-event-irrevocable", "no-event-irrevocable-2"),
    worded("no-event-irrevocable-then"),
  ),
  "along-other": both(worded("no-along-other", "no-along-other-2"), worded("no-along-other-then")),
  "along-nothing": both(worded("no-along-nothing"), worded("no-along-nothing-then")),
  "along-halted": both(worded("no-along-halted"), worded("no-along-halted-then")),
  // {verb}: what it did that cannot be undone.
  "nothing-to-reverse": both(
    worded("no-nothing-to-reverse", "no-nothing-to-reverse-2"),
    worded("no-nothing-to-reverse-then"),
  ),
  "cannot-reverse": both(
    worded("no-cannot-reverse", "no-cannot-reverse-2", "no-cannot-reverse-3", "no-cannot-reverse-4"),
    worded("no-cannot-reverse-then"),
  ),
  "not-a-contingency": both(
    worded("no-not-a-contingency", "no-not-a-contingency-2", "no-not-a-contingency-3"),
    worded("no-not-a-contingency-then"),
  ),
  "contingency-copy": both(worded("no-contingency-copy", "no-contingency-copy-2"), worded("no-contingency-copy-then")),
  "contingency-loyalty": both(
    worded("no-contingency-loyalty", "no-contingency-loyalty-2"),
    worded("no-contingency-loyalty-then", "no-contingency-loyalty-then-2"),
  ),
  "effect-not-triggered": both(
    worded("no-effect-not-triggered", "no-effect-not-triggered-2"),
    worded("no-effect-not-triggered-then"),
  ),
  "answers-nothing": both(worded("no-answers-nothing", "no-answers-nothing-2"), worded("no-answers-nothing-then")),
  "not-triggered": both(
    worded("no-not-triggered", "no-not-triggered-2", "no-not-triggered-3"),
    worded("no-not-triggered-then"),
  ),
  "no-such-card-action": worded("no-no-such-card-action", "no-no-such-card-action-2"),
} satisfies Wordings;
