import { both, type Wordings, worded } from "./wording.ts";

/** Who may act, at what cost, aimed at what. */
export const ACTING = {
  "cannot-sustain": both(worded("no-cannot-sustain", "no-cannot-sustain-2"), worded("no-cannot-sustain-then")),

  // {needs}: "2 Shadow marks", "an influence rating of 7", "unrest of at most 2". {has}: a number.
  "requirement-not-met": both(
    worded("no-requirement-not-met", "no-requirement-not-met-2", "no-requirement-not-met-3"),
    worded("no-requirement-not-met-then"),
  ),
  // {target}: the card, player or conflict named. {wants}: "another player", "a ready character of yours".
  "illegal-target": both(
    worded("no-illegal-target", "no-illegal-target-2", "no-illegal-target-3"),
    worded("no-illegal-target-then", "no-illegal-target-then-2"),
  ),
  "target-needed": both(
    worded("no-target-needed", "no-target-needed-2"),
    worded("no-target-needed-then", "no-target-needed-then-2"),
  ),
  // {wants}: what it may be aimed at, none of which there is.
  "nothing-to-aim-at": both(
    worded("no-nothing-to-aim-at", "no-nothing-to-aim-at-2"),
    worded("no-nothing-to-aim-at-then"),
  ),
  "second-target-needed": both(
    worded("no-second-target-needed", "no-second-target-needed-2"),
    worded("no-second-target-needed-then", "no-second-target-needed-then-2"),
  ),
  "second-target-wrong": both(
    worded("no-second-target-wrong", "no-second-target-wrong-2", "no-second-target-wrong-3"),
    worded("no-second-target-wrong-then", "no-second-target-wrong-then-2"),
  ),
  "no-second-target": worded("no-no-second-target", "no-no-second-target-2"),
  "no-target-taken": worded("no-no-target-taken", "no-no-target-taken-2"),
  // {title}: what brings the mark. {target}: the card. {mark} {has}: the marks that it has, {taint}: or what taints it.
  allergic: both(
    worded("no-allergic", "no-allergic-2", "no-allergic-3", "no-allergic-4"),
    worded("no-allergic-then", "no-allergic-then-2"),
  ),

  // {title}: the card that was to act. {state}: "rotated" or "neutralized".
  // {goes}: who of the inner circle may be discarded, where one is.
  "not-inner-circle": both(
    worded("no-not-inner-circle", "no-not-inner-circle-2"),
    worded("no-not-inner-circle-goes", "no-not-inner-circle-then", "no-not-inner-circle-then-2"),
  ),
  // A ready round readies no card that is neutralized.
  "not-ready": both(worded("no-not-ready", "no-not-ready-2"), (facts, language) =>
    worded(facts.state === "neutralized" ? "no-not-ready-then-face-down" : "no-not-ready-then")(facts, language),
  ),
  "neutralized-this-turn": both(
    worded("no-neutralized-this-turn", "no-neutralized-this-turn-2"),
    worded("no-neutralized-this-turn-then"),
  ),
  // {needs} {unspent}: influence. {title}: what costs it, or absent when it is no card ("building").
  // {printed} {doubled} {changes}: how it comes to that, where it is not just the printed cost.
  "not-enough-influence": both(
    worded(
      "no-not-enough-influence",
      "no-not-enough-influence-2",
      "no-not-enough-influence-3",
      "no-not-enough-influence-4",
      "no-not-enough-influence-5",
      "no-not-enough-influence-6",
    ),
    worded("no-not-enough-influence-then"),
  ),
  // {rating} {most}: influence ratings.
  "rating-too-high-to-build": both(
    worded("no-rating-too-high-to-build", "no-rating-too-high-to-build-2"),
    worded("no-rating-too-high-to-build-then"),
  ),
} satisfies Wordings;
