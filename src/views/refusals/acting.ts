import { both, type Wordings, worded } from "./wording.ts";

/** Who may act, at what cost, aimed at what. */
export const ACTING = {
  "cannot-sustain": both(
    worded("{title} has no action to go on with.", "That card has no action to go on with."),
    worded("Only a rotated card whose action cost nothing but its rotation, and that gives a bonus, may stay rotated."),
  ),

  // {needs}: "2 Shadow marks", "an influence rating of 7", "unrest of at most 2". {has}: a number.
  "requirement-not-met": both(
    worded(
      "{title} requires {needs}, and you have {has}.",
      "{title} requires {needs}.",
      "That card’s requirement is not met.",
    ),
    worded("Nothing was paid: it can be played once the requirement is met."),
  ),
  // {target}: the card, player or conflict named. {wants}: "another player", "a ready character of yours".
  "illegal-target": both(
    worded(
      "{target} is no legal target for {title}.",
      "That is no legal target for {title}.",
      "That is no legal target.",
    ),
    worded("It may be aimed at {wants}.", "Choose from the menu: it shows every legal target."),
  ),
  "target-needed": both(
    worded("{title} must be aimed at something.", "That needs a target."),
    worded("Name {wants}, after “on”.", "Name its target, after “on”."),
  ),
  // {wants}: what it may be aimed at, none of which there is.
  "nothing-to-aim-at": both(
    worded("There is nothing that {title} could be aimed at.", "There is nothing that it could be aimed at."),
    worded("It takes {wants}."),
  ),
  "second-target-needed": both(
    worded("{title} must be aimed at two things at once.", "That needs two targets."),
    worded("Name {wants}, after “and”: “on … and …”.", "Name both: “on … and …”."),
  ),
  "second-target-wrong": both(
    worded(
      "{target} cannot be the second target of {title}.",
      "That cannot be the second target of {title}.",
      "That cannot be the second target.",
    ),
    worded("It may be {wants}, and not the first one again.", "Choose from the menu: it shows every legal pair."),
  ),
  "no-second-target": worded(
    "{title} is aimed at one thing only. Leave “and …” out.",
    "That is aimed at one thing only. Leave “and …” out.",
  ),
  "no-target-taken": worded(
    "{title} is not aimed at anything. Leave “on …” out.",
    "That takes no target. Leave “on …” out.",
  ),
  // {title}: what brings the mark. {target}: the card. {mark} {has}: the marks that it has, {taint}: or what taints it.
  allergic: both(
    worded(
      "{target} has {mark} marks ({has}), and Shadow and Vorlon marks exclude each other.",
      "{target} is tainted by the {taint}, and Shadows and Vorlons exclude each other.",
      "{target} has a {mark} mark, and Shadow and Vorlon marks exclude each other.",
      "Shadow and Vorlon marks exclude each other within a faction.",
    ),
    worded("{title} has to wait until {target} has none left or is gone.", "That mark would have to be purged first."),
  ),

  // {title}: the card that was to act. {state}: "rotated" or "neutralized".
  "not-inner-circle": both(
    worded("{title} is not in your inner circle.", "That character is not in your inner circle."),
    worded(
      "Use your ambassador or another inner circle character; promoting makes one.",
      "Use your ambassador instead.",
    ),
  ),
  "not-ready": both(
    worded("{title} is {state}, and only a ready card can do that.", "That card is not ready."),
    worded("Use another card, or wait for the next ready round."),
  ),
  "neutralized-this-turn": both(
    worded(
      "{title} was neutralized this turn and does nothing more until the next.",
      "A card that was neutralized this turn does nothing more until the next.",
    ),
    worded("Use another card."),
  ),
  // {needs} {unspent}: influence. {title}: what costs it, or absent when it is no card ("building").
  // {printed} {doubled} {changes}: how it comes to that, where it is not just the printed cost.
  "not-enough-influence": both(
    worded(
      "{title} costs {printed}, doubled to {doubled} for another race, {changes}: {needs} influence, and you have {unspent} unspent.",
      "{title} costs {printed}, {changes}: {needs} influence, and you have {unspent} unspent.",
      "{title} costs {printed}, doubled to {doubled} for another race, and you have {unspent} influence unspent.",
      "{title} needs {needs} influence, and you have {unspent} unspent.",
      "That needs {needs} influence, and you have {unspent} unspent.",
      "You do not have enough unspent influence for that.",
    ),
    worded("Choose something cheaper, or wait: spent influence is restored in the ready round."),
  ),
  // {rating} {most}: influence ratings.
  "rating-too-high-to-build": both(
    worded(
      "Your influence rating is {rating}, and building stops at {most}: only a faction of {most} or less may build.",
      "Only a faction with an influence rating of 9 or less may build.",
    ),
    worded("From here influence grows by conflicts, agendas and card effects."),
  ),
} satisfies Wordings;
