/** Why an effect that is carried out by hand would change nothing, for its refusal. */
import type { Party, Which, Who } from "../cards/references.ts";
import type { RefusalFacts } from "../refusal.ts";
import { LEAST_RATING } from "../rules/costs/influence.ts";
import { canBeDamaged } from "../rules/in-force/cannot.ts";
import { cardFor, holdersOf, seatsOf, sidesOf } from "../rules/in-force/references.ts";
import { isBlanked } from "../rules/in-force/statics.ts";
import { LEAST, MOST } from "../rules/relations/tension.ts";
import type { Context, Game, Side } from "../state/game.ts";
import { factsOf, isAmbassador, mustPlay, seatOf, titleOf } from "../state/lookup.ts";
import type { CardId, Mark } from "../state/vocabulary.ts";
import type { Effect } from "./shapes/verbs.ts";

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
  "shadow-war-there",
  "no-reserve",
  "not-action-round",
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

type Why = RefusalFacts & { reason: NothingReason };

/** The reason as a refusal's facts, with the name or number that it needs; null where none of the usual ones holds. */
export function whyNothing(game: Game, effect: Effect, context: Context): Why | null {
  switch (effect.verb) {
    case "gain-influence":
    case "gain-power":
    case "lose-power":
    case "add-influence":
    case "allow-conflict":
    case "sponsor":
    case "discount":
    case "need-less-power":
    case "start-state":
    case "end-state":
    case "surrender":
      return { reason: "nobody" };
    case "bar-victory":
      return { reason: "barred-already", who: nameOf(game, effect.who, context) };
    case "allow-victory":
      return { reason: "not-barred", who: nameOf(game, effect.who, context) };
    case "shadow-war-at":
      return { reason: "shadow-war-there", limit: effect.at };
    case "fetch":
      return { reason: "no-reserve", who: nameOf(game, effect.who, context) };
    case "end-action-round":
      return { reason: "not-action-round" };
    case "lose-influence":
      return holderIsPoor(game, effect.who, context);
    case "transfer-influence":
      return same(effect.from, effect.to) ? { reason: "same-side" } : holderIsPoor(game, effect.from, context);
    case "transfer-power":
      return same(effect.from, effect.to)
        ? { reason: "same-side" }
        : { reason: "no-power", who: nameOf(game, effect.from, context) };
    case "restore-influence":
      return { reason: "nothing-spent", who: nameOf(game, effect.who, context) };
    case "raise-tension":
    case "lower-tension":
      return tensionStays(game, effect, context);
    case "raise-unrest":
      return { reason: "unrest-most", who: nameOf(game, effect.who, context), limit: MOST };
    case "lower-unrest":
      return { reason: "unrest-least", who: nameOf(game, effect.who, context), limit: LEAST };
    case "shuffle-deck":
    case "draw":
      return { reason: "deck-empty", who: nameOf(game, effect.who, context) };
    case "take":
      return { reason: effect.from === "deck" ? "deck-empty" : "nothing-fits", who: nameOf(game, effect.who, context) };
    case "show-hand":
    case "discard":
      return { reason: "hand-empty", who: nameOf(game, effect.who, context) };
    case "found-isa":
      return { reason: game.isa ? "isa-exists" : "nobody" };
    case "join-isa":
      return game.isa ? { reason: "isa-member", who: nameOf(game, effect.who, context) } : { reason: "no-isa" };
    case "leave-isa":
      return game.isa ? { reason: "isa-not-member", who: nameOf(game, effect.who, context) } : { reason: "no-isa" };
    case "call-vote":
      return { reason: game.vote ? "vote-held" : "no-isa" };
    case "when":
      return { reason: "waits-for-nothing" };
    case "stop-waiting":
      return { reason: "nothing-waits" };
    case "for-each":
      return { reason: "counts-nothing" };
    case "if":
      return { reason: "not-so" };
    case "choose":
      return { reason: "nothing-to-choose" };
    case "pick":
      return { reason: "nobody-to-pick" };
    case "bar-conflicts":
      return { reason: "kept-already" };
    case "take-back":
      return { reason: "not-discarded" };
    case "swell-influence":
      return { reason: "no-room", limit: effect.most ?? null };
    case "raise-used": {
      const conflict = game.conflicts.find(({ id }) => id === (effect.conflict ?? context.conflict));
      if (!conflict) return { reason: "no-conflict" };
      return onCard(game, effect.which, context, (id) => ({
        reason: conflict.participants.some(({ card }) => card === id) ? "no-change" : "took-no-part",
        title: titleOf(game, id),
      }));
    }
    case "become-enhancement":
      return { reason: "not-in-discard" };
    case "pay":
      return { reason: "price", who: seatOf(game, context.by).name };
    case "force-vote":
    case "give-vote":
    case "dictate-league":
      return { reason: "vote-fixed" };
    case "cancel-conflict":
    case "prolong":
    case "add-support":
    case "add-opposition": {
      const conflict = game.conflicts.find(({ id }) => id === (effect.conflict ?? context.conflict));
      if (!conflict) return { reason: "no-conflict" };
      if (conflict.result !== null) return { reason: "conflict-over" };
      if (effect.verb === "prolong") return { reason: "prolonged" };
      return { reason: effect.verb === "cancel-conflict" ? "irrevocable" : "sides-only" };
    }
    case "transfer-mark":
      if (same(effect.from, effect.to)) return { reason: "same-card" };
      return onCard(game, effect.from, context, (id) => marksStay(game, id, effect.mark, effect.to, context));
    case "ready":
    case "rotate":
    case "heal":
    case "fully-heal":
    case "repair":
    case "damage":
    case "severe-damage":
    case "neutralize":
    case "gain-mark":
    case "purge-mark":
    case "put-tokens":
    case "take-tokens":
    case "convert-mark":
    case "remove":
    case "discard-card":
    case "return-to-hand":
    case "move":
    case "become-ambassador":
    case "conquer":
    case "take-control":
    case "change-ability":
    case "multiply-ability":
    case "use-as":
    case "blank":
    case "tend":
    case "attach":
    case "take-part":
    case "lessen-damage":
      return onCard(game, effect.which, context, (id) => cardStays(game, effect, id));
    default:
      return null;
  }
}

const same = (a: Who | Party | Which, b: Who | Party | Which) => JSON.stringify(a) === JSON.stringify(b);

/** Whoever is named; a crowd is not named one by one. */
function nameOf(game: Game, who: Who, context: Context): string {
  const seats = seatsOf(game, who, context);
  return seats.length === 1 && seats[0] !== undefined ? seatOf(game, seats[0]).name : "everybody named";
}

function holderIsPoor(game: Game, party: Party, context: Context): Why {
  const [holder] = holdersOf(game, party, context);
  if (holder === undefined) return { reason: "nobody" };
  if ("nonPlayer" in holder) return { reason: "no-influence" };
  return { reason: "least-rating", who: seatOf(game, holder.seat).name, limit: LEAST_RATING };
}

function tensionStays(
  game: Game,
  { verb, from, toward }: Extract<Effect, { verb: "raise-tension" | "lower-tension" }>,
  context: Context,
): Why {
  if (same(from, toward)) return { reason: "same-side" };
  const [one] = sidesOf(game, from, context);
  const [other] = sidesOf(game, toward, context);
  if (!one || !other) return { reason: "nobody" };
  return verb === "raise-tension"
    ? { reason: "tension-most", who: sideName(game, one), limit: MOST }
    : { reason: "tension-least", who: sideName(game, one), limit: LEAST };
}

const sideName = (game: Game, side: Side) => ("seat" in side ? seatOf(game, side.seat).name : side.race);

function onCard(game: Game, which: Which, context: Context, why: (id: CardId) => Why | null): Why | null {
  const id = cardFor(game, which, context);
  return id === null ? { reason: "card-hidden" } : why(id);
}

function marksStay(game: Game, from: CardId, mark: Mark, to: Which, context: Context): Why | null {
  if (!mustPlay(game, from).marks[mark]) return { reason: "no-mark", title: titleOf(game, from), mark };
  return onCard(game, to, context, (id) => ({ reason: "mark-ignored", title: titleOf(game, id), mark }));
}

function cardStays(game: Game, effect: Effect, id: CardId): Why | null {
  const play = mustPlay(game, id);
  const title = titleOf(game, id);
  switch (effect.verb) {
    case "ready":
      return { reason: "ready", title };
    case "rotate":
      return { reason: "rotated", title };
    case "heal":
    case "fully-heal":
    case "repair":
      return { reason: "unhurt", title };
    case "damage":
    case "neutralize":
      return { reason: canBeDamaged(game, id) ? "neutralized" : "no-damage", title };
    case "severe-damage":
      return { reason: canBeDamaged(game, id) ? "not-neutralized" : "no-damage", title };
    case "gain-mark":
      return { reason: "mark-ignored", title, mark: effect.mark };
    case "purge-mark":
      return { reason: "no-mark", title, mark: effect.mark };
    case "take-tokens":
      return { reason: "no-tokens", title };
    case "convert-mark":
      if (effect.mark === effect.into) return { reason: "no-change", title };
      return play.marks[effect.mark]
        ? { reason: "mark-ignored", title, mark: effect.into }
        : { reason: "no-mark", title, mark: effect.mark };
    case "move":
      return { reason: "in-place", title };
    case "attach":
      return { reason: effect.all === undefined ? "in-place" : "nothing-moves", title };
    case "become-ambassador":
      return { reason: isAmbassador(game, id) ? "leads-already" : "no-change", title };
    case "conquer":
      return { reason: factsOf(game, id).type === "location" ? "in-faction" : "not-location", title };
    case "take-control":
      return { reason: isAmbassador(game, id) ? "own-ambassador" : "controlled", title };
    case "tend":
      return { reason: "not-tended", title };
    case "lessen-damage":
      return { reason: "no-attack", title };
    case "blank":
      return isBlanked(game, id) ? { reason: "blanked", title } : { reason: "no-change", title };
    default:
      return { reason: "no-change", title };
  }
}
