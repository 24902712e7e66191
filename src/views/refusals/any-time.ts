import { both, type Wordings, worded } from "./wording.ts";

/** What may be said of any order. */
export const ANY_TIME = {
  // Any time. {round}: the round's word. {when}: the round in which it is done, where that is another one. {asked}: what the seat owes, "declare a conflict or nothing".
  "malformed-action": worded("no-malformed-action"),
  "game-over": worded("no-game-over"),
  "time-called": worded("no-time-called"),
  "no-such-seat": worded("no-no-such-seat"),
  eliminated: worded("no-eliminated", "no-eliminated-2"),
  "not-now": both(
    worded("no-not-now", "no-not-now-2", "no-not-now-3", "no-not-now-4"),
    worded("no-not-now-then", "no-not-now-then-2"),
  ),
  "stopped-already": both(worded("no-stopped-already", "no-stopped-already-2"), worded("no-stopped-already-then")),
  "loose-not-now": both(worded("no-loose-not-now", "no-loose-not-now-2"), worded("no-loose-not-now-then")),
  "loose-agreed": worded("no-loose-agreed"),
  "nothing-loose": worded("no-nothing-loose"),
  "not-your-turn": both(worded("no-not-your-turn", "no-not-your-turn-2"), worded("no-not-your-turn-then")),
  "card-not-there": both(worded("no-card-not-there", "no-card-not-there-2"), worded("no-card-not-there-then")),
  "not-your-card": both(
    worded("no-not-your-card", "no-not-your-card-nobody", "no-not-your-card-2", "no-not-your-card-3"),
    worded("no-not-your-card-then"),
  ),
  // {title}: the own card. {sponsor}: who may bring it in. {way}: how else it leaves the hand.
  "still-in-hand": both(
    worded("no-still-in-hand", "no-still-in-hand-2"),
    worded("no-still-in-hand-then", "no-still-in-hand-then-2", "no-still-in-hand-then-3"),
  ),

  // {title}: the card. {facts}: names of facts, for `fact-known` the one.
  "fact-needed": worded("no-fact-needed", "no-fact-needed-2"),
  "fact-known": worded("no-fact-known", "no-fact-known-2"),

  "house-rules-missing": both(worded("no-house-rules-missing"), worded("no-house-rules-missing-then")),
  // {rules}: the rule set's name.
  "house-rules-only": both(worded("no-house-rules-only", "no-house-rules-only-2"), worded("no-house-rules-only-then")),
  // {one} {other}: two points with what is said of them. {reason}: why they contradict each other.
  "house-rules-clash": both(
    worded("no-house-rules-clash", "no-house-rules-clash-2"),
    worded("no-house-rules-clash-then"),
  ),
  // {point} {option}: what was asked for.
  "house-rule-unknown": both(
    worded("no-house-rule-unknown", "no-house-rule-unknown-2"),
    worded("no-house-rule-unknown-then"),
  ),
} satisfies Wordings;
