/** Why an effect that is carried out by hand would change nothing, for its refusal. */
import type { Party, Which, Who } from "../cards/references.ts";
import type { RefusalFacts } from "../refusal.ts";
import { cardFor, seatsOf } from "../rules/in-force/references.ts";
import type { EffectContext, Game } from "../state/game.ts";
import { seatOf, titleOf } from "../state/lookup.ts";
import type { CardId } from "../state/vocabulary.ts";

/** Each with the facts that its sentence, `nothing-…` in the words of each language, puts in, and `nothing-…-2` does without. */
export const NOTHING_REASONS = {
  nobody: [],
  "least-rating": ["who", "limit"],
  "no-influence": [],
  "same-side": [],
  "nothing-spent": ["who"],
  "no-power": ["who"],
  "tension-most": ["who", "limit"],
  "tension-least": ["who", "limit"],
  "unrest-most": ["who", "limit"],
  "unrest-least": ["who", "limit"],
  "deck-empty": ["who"],
  "hand-empty": ["who"],
  "nothing-fits": ["who"],
  "card-hidden": [],
  ready: ["title"],
  rotated: ["title"],
  unhurt: ["title"],
  "no-damage": ["title"],
  neutralized: ["title"],
  "not-neutralized": ["title"],
  "no-mark": ["title", "mark"],
  "no-tokens": ["title"],
  "mark-ignored": ["title", "mark"],
  "same-card": [],
  "in-place": ["title"],
  "own-ambassador": ["title"],
  "leads-already": ["title"],
  "drakh-already": ["title"],
  controlled: ["title"],
  "not-location": ["title"],
  "in-faction": ["title"],
  "isa-exists": [],
  "no-isa": [],
  "isa-member": ["who"],
  "isa-not-member": ["who"],
  "vote-held": [],
  "vote-fixed": [],
  "barred-already": ["who"],
  "not-barred": ["who"],
  "not-suspended": [],
  "shadow-war-there": ["limit"],
  "no-reserve": ["who"],
  "not-action-round": [],
  "acts-anyway": ["who"],
  "no-change": ["title"],
  blanked: ["title"],
  "no-conflict": [],
  "conflict-over": [],
  irrevocable: [],
  "sides-only": [],
  "no-holder": [],
  "not-rotated": ["title"],
  "waits-for-nothing": [],
  "nothing-waits": ["because"],
  price: ["who"],
  "counts-nothing": [],
  "not-so": [],
  "nothing-to-choose": [],
  "nobody-to-pick": [],
  "no-such-cards": [],
  "kept-already": [],
  "not-in-discard": [],
  "not-tended": ["title"],
  "took-no-part": ["title"],
  prolonged: [],
  "nothing-moves": ["title"],
  "no-attack": ["title"],
  "not-discarded": [],
  "no-room": ["limit"],
} as const;
export type NothingReason = keyof typeof NOTHING_REASONS;

/** The reason as a refusal's facts, with the name or number that it needs. */
export type Nothing = RefusalFacts & { reason: NothingReason };

/** None of these: a rule refuses it, or it is said without a reason that it would change nothing. */
export const saidInGeneral = (): null => null;

export const nobody = (): Nothing => ({ reason: "nobody" });

/** A reason about whoever is named; a crowd is not named one by one. */
export function of(reason: NothingReason) {
  return (game: Game, { who }: { who: Who }, context: EffectContext): Nothing => ({
    reason,
    who: whoName(game, who, context),
  });
}

export function whoName(game: Game, who: Who, context: EffectContext): string {
  const seats = seatsOf(game, who, context);
  return seats.length === 1 && seats[0] !== undefined ? seatOf(game, seats[0]).name : "everybody named";
}

/** A reason about the card that is named. */
export function ofCard(reason: NothingReason) {
  return (game: Game, { which }: { which: Which }, context: EffectContext): Nothing | null =>
    onCard(game, which, context, (_, title) => ({ reason, title }));
}

/** A reason that hangs on the card, where it can be seen. */
export function onCard(
  game: Game,
  which: Which,
  context: EffectContext,
  why: (id: CardId, title: string) => Nothing | null,
): Nothing | null {
  const id = cardFor(game, which, context);
  return id === null ? { reason: "card-hidden" } : why(id, titleOf(game, id));
}

/** Whether both are named alike. */
export const same = (a: Who | Party | Which, b: Who | Party | Which) => JSON.stringify(a) === JSON.stringify(b);
