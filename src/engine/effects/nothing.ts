/** Why an effect that is carried out by hand would change nothing, for its refusal. */
import type { Party, Which, Who } from "../cards/references.ts";
import type { RefusalFacts } from "../refusal.ts";
import { cardFor, seatsOf } from "../rules/in-force/references.ts";
import type { Context, Game } from "../state/game.ts";
import { seatOf, titleOf } from "../state/lookup.ts";
import type { CardId } from "../state/vocabulary.ts";

/** Each with its sentence in `views/refusals/nothing.ts`. */
export const NOTHING_REASONS = [
  "nobody",
  "least-rating",
  "no-influence",
  "same-side",
  "nothing-spent",
  "no-power",
  "tension-most",
  "tension-least",
  "unrest-most",
  "unrest-least",
  "deck-empty",
  "hand-empty",
  "nothing-fits",
  "card-hidden",
  "ready",
  "rotated",
  "unhurt",
  "no-damage",
  "neutralized",
  "not-neutralized",
  "no-mark",
  "no-tokens",
  "mark-ignored",
  "same-card",
  "in-place",
  "own-ambassador",
  "leads-already",
  "drakh-already",
  "controlled",
  "not-location",
  "in-faction",
  "isa-exists",
  "no-isa",
  "isa-member",
  "isa-not-member",
  "vote-held",
  "vote-fixed",
  "barred-already",
  "not-barred",
  "not-suspended",
  "shadow-war-there",
  "no-reserve",
  "not-action-round",
  "acts-anyway",
  "no-change",
  "blanked",
  "no-conflict",
  "conflict-over",
  "irrevocable",
  "sides-only",
  "no-holder",
  "not-rotated",
  "waits-for-nothing",
  "nothing-waits",
  "price",
  "counts-nothing",
  "not-so",
  "nothing-to-choose",
  "nobody-to-pick",
  "no-such-cards",
  "kept-already",
  "not-in-discard",
  "not-tended",
  "took-no-part",
  "prolonged",
  "nothing-moves",
  "no-attack",
  "not-discarded",
  "no-room",
] as const;
export type NothingReason = (typeof NOTHING_REASONS)[number];

/** The reason as a refusal's facts, with the name or number that it needs. */
export type Nothing = RefusalFacts & { reason: NothingReason };

export const nobody = (): Nothing => ({ reason: "nobody" });

/** A reason about whoever is named; a crowd is not named one by one. */
export function of(reason: NothingReason) {
  return (game: Game, { who }: { who: Who }, context: Context): Nothing => ({
    reason,
    who: whoName(game, who, context),
  });
}

export function whoName(game: Game, who: Who, context: Context): string {
  const seats = seatsOf(game, who, context);
  return seats.length === 1 && seats[0] !== undefined ? seatOf(game, seats[0]).name : "everybody named";
}

/** A reason about the card that is named. */
export function ofCard(reason: NothingReason) {
  return (game: Game, { which }: { which: Which }, context: Context): Nothing | null =>
    onCard(game, which, context, (_, title) => ({ reason, title }));
}

/** A reason that hangs on the card, where it can be seen. */
export function onCard(
  game: Game,
  which: Which,
  context: Context,
  why: (id: CardId, title: string) => Nothing | null,
): Nothing | null {
  const id = cardFor(game, which, context);
  return id === null ? { reason: "card-hidden" } : why(id, titleOf(game, id));
}

/** Whether both are named alike. */
export const same = (a: Who | Party | Which, b: Who | Party | Which) => JSON.stringify(a) === JSON.stringify(b);
