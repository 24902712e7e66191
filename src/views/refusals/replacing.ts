/** Replacing, persons, Rangers, and what cannot leave play. */
import { both, type Wordings, worded } from "./wording.ts";

export const REPLACING = {
  // {title}: the new card. {wants}: what it may replace. {target}: the old card.
  "must-replace": both(worded("no-must-replace", "no-must-replace-2"), worded("no-must-replace-then")),
  "replaces-nothing": both(worded("no-replaces-nothing", "no-replaces-nothing-2"), worded("no-replaces-nothing-then")),
  "replaces-itself": both(worded("no-replaces-itself", "no-replaces-itself-2"), worded("no-replaces-itself-then")),
  "keeps-not": both(worded("no-keeps-not", "no-keeps-not-2"), worded("no-keeps-not-then")),
  "ambassador-not-replaced": both(
    worded("no-ambassador-not-replaced", "no-ambassador-not-replaced-2"),
    worded("no-ambassador-not-replaced-then"),
  ),
  "ambassador-leaves-not": both(
    worded("no-ambassador-leaves-not", "no-ambassador-leaves-not-2"),
    worded("no-ambassador-leaves-not-then"),
  ),
  irrevocable: both(worded("no-irrevocable", "no-irrevocable-2"), worded("no-irrevocable-then")),
  "moves-not": both(worded("no-moves-not", "no-moves-not-2"), worded("no-moves-not-then")),
  // {needs}: "1 doom mark to purge". {has}: a number. {mark}: its kind.
  "cannot-pay": both(worded("no-cannot-pay", "no-cannot-pay-2", "no-cannot-pay-3"), worded("no-cannot-pay-then")),
  "pays-not": both(worded("no-pays-not", "no-pays-not-2"), worded("no-pays-not-then")),
  "marks-to-purge": both(
    worded("no-marks-to-purge", "no-marks-to-purge-2", "no-marks-to-purge-3"),
    worded("no-marks-to-purge-then"),
  ),
  "no-such-mark": both(worded("no-no-such-mark", "no-no-such-mark-2"), worded("no-no-such-mark-then")),
  // {target}: the starting ambassador. {whose}: the player of that Home faction.
  "led-home": worded("no-led-home", "no-led-home-2"),
  // {personality}: the person. {whose}: who controls the card in play.
  "personality-in-play": both(
    worded("no-personality-in-play", "no-personality-in-play-2"),
    worded("no-personality-in-play-then"),
  ),
  "ranger-one-in-play": both(
    worded("no-ranger-one-in-play", "no-ranger-one-in-play-2"),
    worded("no-ranger-one-in-play-then", "no-ranger-one-in-play-then-2"),
  ),
  // {has}: the faction's Shadow marks. {target}: a card with one. {ranger}: a Ranger card.
  "ranger-and-shadow": both(
    worded("no-ranger-and-shadow", "no-ranger-and-shadow-2"),
    worded("no-ranger-and-shadow-then", "no-ranger-and-shadow-then-2"),
  ),
  "shadow-and-ranger": both(
    worded("no-shadow-and-ranger", "no-shadow-and-ranger-2"),
    worded("no-shadow-and-ranger-then", "no-shadow-and-ranger-then-2"),
  ),
} satisfies Wordings;
