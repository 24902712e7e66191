import { both, type Wordings, worded } from "./wording.ts";

/** The seats, the decks and the starting hands. */
export const SETUP = {
  // The table. {seats} {least} {most}: numbers. {faction} {race}: their words. {who}: the player who has it.
  "too-few-seats": both(worded("no-too-few-seats", "no-too-few-seats-2"), worded("no-too-few-seats-then")),
  "too-many-seats": both(worded("no-too-many-seats", "no-too-many-seats-2"), worded("no-too-many-seats-then")),
  "faction-taken": both(
    worded("no-faction-taken", "no-faction-taken-2", "no-faction-taken-3"),
    worded("no-faction-taken-then"),
  ),
  "faction-not-for-race": both(
    worded("no-faction-not-for-race", "no-faction-not-for-race-2"),
    worded("no-faction-not-for-race-then", "no-faction-not-for-race-then-2"),
  ),
  "drakh-at-start": both(worded("no-drakh-at-start"), worded("no-drakh-at-start-then")),
  "not-an-ambassador": both(
    worded("no-not-an-ambassador", "no-not-an-ambassador-2", "no-not-an-ambassador-3"),
    worded("no-not-an-ambassador-then", "no-not-an-ambassador-then-2"),
  ),
  "ambassador-clash": both(
    worded("no-ambassador-clash", "no-ambassador-clash-2"),
    worded("no-ambassador-clash-then", "no-ambassador-clash-then-2"),
  ),
  // {who}: the player who has it.
  "ambassador-taken": both(worded("no-ambassador-taken", "no-ambassador-taken-2"), worded("no-ambassador-taken-then")),
  "unknown-card": both(worded("no-unknown-card", "no-unknown-card-2"), worded("no-unknown-card-then")),

  // {needs}: how many cards. {chosen}: how many came. {type}: a card type's word. {title}. {species}.
  "duel-of-two": both(worded("no-duel-of-two", "no-duel-of-two-2"), worded("no-duel-of-two-then")),
  // {dealt}: how many cards were dealt.
  "hand-to-keep": both(
    worded("no-hand-to-keep", "no-hand-to-keep-2"),
    worded("no-hand-to-keep-then", "no-hand-to-keep-then-2"),
  ),
  "not-dealt": both(worded("no-not-dealt"), worded("no-not-dealt-then")),
  "no-mulligan": both(worded("no-no-mulligan"), worded("no-no-mulligan-then")),
  "hand-all-corporate": both(
    worded("no-hand-all-corporate", "no-hand-all-corporate-2"),
    worded("no-hand-all-corporate-then"),
  ),
  "starting-hand-size": both(
    worded("no-starting-hand-size", "no-starting-hand-size-2"),
    worded("no-starting-hand-size-then", "no-starting-hand-size-then-2"),
  ),
  "starting-hand-types": both(
    worded("no-starting-hand-types", "no-starting-hand-types-2"),
    worded("no-starting-hand-types-then"),
  ),
  "sideboard-species": both(
    worded("no-sideboard-species", "no-sideboard-species-2"),
    worded("no-sideboard-species-then"),
  ),
  "starting-hand-species": both(worded("no-starting-hand-species"), worded("no-starting-hand-species-then")),
} satisfies Wordings;
