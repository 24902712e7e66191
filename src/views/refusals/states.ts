import { both, type Wordings, worded } from "./wording.ts";

/** States between factions, and war among them. */
export const STATES_WORDING = {
  // {state}: its name. {who}: the two, or the one. {source}: the card that started it. {there}: the states that there are.
  "state-exists": both(
    worded("no-state-exists", "no-state-exists-2", "no-state-exists-3"),
    worded("no-state-exists-then"),
  ),
  // {over}: there where it has been and is over.
  "shadow-war-once": both(worded("no-shadow-war-once", "no-shadow-war-once-2"), worded("no-shadow-war-once-then")),
  "no-shadow-war": both(worded("no-no-shadow-war", "no-no-shadow-war-2"), worded("no-no-shadow-war-then")),
  // {race}: of the two factions. {tension}: the higher of the two between them. {most}: up to which there is peace.
  "kin-at-peace": both(
    worded("no-kin-at-peace", "no-kin-at-peace-2"),
    worded("no-kin-at-peace-then", "no-kin-at-peace-then-2"),
  ),
  // {title}: the card that allows no other.
  "only-at-war": both(worded("no-only-at-war", "no-only-at-war-2"), worded("no-only-at-war-then")),
  // {source}: the card that brought the state about.
  "at-peace": both(worded("no-at-peace", "no-at-peace-2"), worded("no-at-peace-then")),
  // {race}: whose faction is asked for. {possible}: those to choose among.
  "not-of-that-race": both(
    worded("no-not-of-that-race", "no-not-of-that-race-2"),
    worded("no-not-of-that-race-then", "no-not-of-that-race-then-2"),
  ),
  // {possible}: what may be chosen instead. {source}: the card that asks.
  "not-to-choose": both(
    worded("no-not-to-choose", "no-not-to-choose-2"),
    worded("no-not-to-choose-then", "no-not-to-choose-then-2"),
  ),
  // {title}: the card that was picked. {wants}: what is to be picked.
  "not-to-pick": both(worded("no-not-to-pick", "no-not-to-pick-2"), worded("no-not-to-pick-then")),
  // {race}: in civil war. {wars}: of which one may be ended.
  "civil-war-too-early": both(
    worded("no-civil-war-too-early", "no-civil-war-too-early-2"),
    worded("no-civil-war-too-early-then"),
  ),
  "civil-war-ends-elsewhere": both(
    worded("no-civil-war-ends-elsewhere", "no-civil-war-ends-elsewhere-2"),
    worded("no-civil-war-ends-elsewhere-then", "no-civil-war-ends-elsewhere-then-2"),
  ),
  "not-at-war": both(worded("no-not-at-war", "no-not-at-war-2"), worded("no-not-at-war-then", "no-not-at-war-then-2")),
  // {enemies}: with whom you are at war, or {loser}, who is made to surrender.
  "surrender-without-war": both(
    worded("no-surrender-without-war", "no-surrender-without-war-2", "no-surrender-without-war-3"),
    worded(
      "no-surrender-without-war-then",
      "no-surrender-without-war-then-2",
      "no-surrender-without-war-then-3",
      "no-surrender-without-war-then-4",
    ),
  ),
  // {who}: the victor. {source}: the card that forces it.
  "surrender-to-another": both(
    worded("no-surrender-to-another", "no-surrender-to-another-2"),
    worded("no-surrender-to-another-then", "no-surrender-to-another-then-2"),
  ),
  "asylum-stays-outside": worded("no-asylum-stays-outside", "no-asylum-stays-outside-2"),
  "no-asylum": both(worded("no-no-asylum", "no-no-asylum-2"), worded("no-no-asylum-then", "no-no-asylum-then-2")),
  // {race}: your race.
  "no-war-to-join": both(worded("no-no-war-to-join", "no-no-war-to-join-2"), worded("no-no-war-to-join-then")),
  "state-not-there": both(
    worded("no-state-not-there", "no-state-not-there-2"),
    worded("no-state-not-there-then", "no-state-not-there-then-2"),
  ),
  "state-with-oneself": both(
    worded("no-state-with-oneself", "no-state-with-oneself-2"),
    worded("no-state-with-oneself-then"),
  ),
} satisfies Wordings;
