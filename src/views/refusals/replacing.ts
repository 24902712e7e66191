/** Replacing, persons, Rangers, and what cannot leave play. */
import { both, type Wordings, worded } from "./wording.ts";

export const REPLACING = {
  // {title}: the new card. {wants}: what it may replace. {target}: the old card.
  "must-replace": both(
    worded(
      "{title} is not sponsored: it enters play only by replacing {wants}.",
      "That card is not sponsored: it enters play only by replacing another.",
    ),
    worded("Replacing is an action of its own, and no other character rotates for it."),
  ),
  "replaces-nothing": both(
    worded("{title} replaces no other card, as far as I know its text.", "That card replaces no other."),
    worded("If its text says so, carry it out with `/effect`: “replace OLD with NEW”."),
  ),
  "replaces-itself": both(
    worded(
      "{target} is limited, and replacing it removes it from the game: no copy of it can enter play after that.",
      "A limited card cannot be replaced by a copy of itself.",
    ),
    worded("Replace it with a different card."),
  ),
  "keeps-not": both(
    worded(
      "Not all of those cards can move from {target} to {title}.",
      "Not all of those cards can move to the new card.",
    ),
    worded("Choose from the menu: it shows what may move."),
  ),
  "ambassador-not-replaced": both(
    worded(
      "{target} is an ambassador, and {title} does not say that it replaces one.",
      "Only a card that says so replaces an ambassador.",
    ),
    worded("Replace another card."),
  ),
  "ambassador-leaves-not": both(
    worded(
      "{title} is an ambassador, who never leaves play or the inner circle but by being replaced.",
      "An ambassador never leaves play or the inner circle but by being replaced.",
    ),
    worded("Choose another card."),
  ),
  irrevocable: both(
    worded(
      "{target} is irrevocable: nothing may be aimed at it that would make it leave play.",
      "That card is irrevocable.",
    ),
    worded("Choose another card."),
  ),
  "moves-not": both(
    worded("{title} is no card of a faction: its type is {type}.", "That card is not one that joins a faction."),
    worded("Characters, groups, fleets and locations can."),
  ),
  // {needs}: "1 doom mark to purge". {has}: a number. {mark}: its kind.
  "cannot-pay": both(
    worded("{title} takes {needs}, and you have {has}.", "{title} takes {needs}.", "That cannot be paid."),
    worded("Nothing was paid: it can be done once you have what it takes."),
  ),
  "pays-not": both(
    worded("{title} cannot pay for this: it takes {wants}.", "That card cannot pay for this."),
    worded("Choose another card."),
  ),
  "marks-to-purge": both(
    worded(
      "{title} takes {needs}, and the cards that you control have {has}.",
      "{title} takes a mark to purge, and the cards that you control have none.",
      "That takes a mark to purge.",
    ),
    worded("Nothing was paid: it can be done once one of your cards has it."),
  ),
  "no-such-mark": both(
    worded("{title} is no card of yours with a {mark} mark.", "That card has no such mark."),
    worded("Choose one from the menu."),
  ),
  // {personality}: the person. {whose}: who controls the card in play.
  "personality-in-play": both(
    worded(
      "{target} is in play with {whose}, and {title} is the same person: {personality}.",
      "The same person is in play as another card.",
    ),
    worded("It can come when that card has left play, or by replacing it."),
  ),
  "ranger-one-in-play": both(
    worded("{target} is Ranger One, and there is only one at a time.", "There is only one Ranger One at a time."),
    worded("{title} can come when that one has left play.", "The other has to go first."),
  ),
  // {has}: the faction's Shadow marks. {target}: a card with one. {ranger}: a Ranger card.
  "ranger-and-shadow": both(
    worded(
      "Your faction has Shadow marks ({has}, the first on {target}), and such a faction sponsors no Rangers.",
      "A faction with Shadow marks sponsors no Rangers.",
    ),
    worded("{title} can come when the marks have been purged.", "The marks would have to be purged first."),
  ),
  "shadow-and-ranger": both(
    worded(
      "{ranger} is a Ranger, and a faction with a Ranger gets no Shadow marks.",
      "A faction with a Ranger gets no Shadow marks.",
    ),
    worded(
      "{title} would bring one, so it has to wait until the Ranger is gone.",
      "It has to wait until the Ranger is gone.",
    ),
  ),
} satisfies Wordings;
