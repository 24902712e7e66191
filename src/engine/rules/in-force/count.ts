/** How often something counts, as the game stands. */
import type { Count, StandingCount } from "../../cards/count.ts";
import type { EffectContext, Game, Target } from "../../state/game.ts";
import { factsOf, isSameSide, mustPlay, playing, seatOf, seatOfTarget, tokensOn, youOf } from "../../state/lookup.ts";
import type { CardId } from "../../state/vocabulary.ts";
import { legalTargets } from "../conflicts/target.ts";
import { assistantsOf } from "../costs/assistance.ts";
import { ratingOf, ratingOfHolder } from "../costs/influence.ts";
import { tensionBetween, unplayedRaces } from "../relations/tension.ts";
import { lastApplied } from "../triggers/lately.ts";
import { abilityOf, baseAbility } from "./ability.ts";
import { factionMarks } from "./marks.ts";
import { printedAbility, printedCost } from "./printed.ts";

import { cardsFor, conflictAtHand, holdersOf, printedFor, seatsOf, sidesOf } from "./references.ts";

/** The count, divided and bounded as it says; 0 where what it counts is not there. engine: Rounding (up only where said) */
export function countOf(game: Game, count: Count | StandingCount, context: EffectContext): number {
  const { less = 0, per = 1, times = 1, round, most } = count;
  const whole = (Math.max(0, rawCount(game, count, context) - less) * times) / per;
  const counted = round === "up" ? Math.ceil(whole) : Math.floor(whole);
  return most === undefined ? counted : Math.min(most, counted);
}

/** The count for what a card in play gives, as its controller. */
export function standingCount(game: Game, count: Count | StandingCount | undefined, giver: CardId): number {
  if (count === undefined) return 1;
  const by = youOf(game, giver);
  if (by === null) return 0;
  return countOf(game, count, { by, card: giver, source: "", target: null, conflict: null });
}

function rawCount(game: Game, count: Count | StandingCount, context: EffectContext): number {
  let total = 0;
  switch (count.count) {
    case "marks-on":
      for (const id of cardsFor(game, count.which, context)) total += mustPlay(game, id).marks[count.mark] ?? 0;
      return total;
    case "marks-of":
      for (const seat of seatsOf(game, count.who, context)) total += factionMarks(game, seat, count.mark);
      return total;
    case "tokens":
      for (const id of cardsFor(game, count.which, context)) total += tokensOn(mustPlay(game, id), count.kind);
      return total;
    case "influence":
      for (const holder of holdersOf(game, count.of, context)) total += ratingOfHolder(game, holder);
      return total;
    case "unrest":
      for (const seat of seatsOf(game, count.of, context)) total += seatOf(game, seat).unrest;
      return total;
    case "tension":
      return tensionAmong(game, count, context);
    case "cost":
      for (const id of printedFor(game, count.which, context)) total += numberOr0(printedCost(factsOf(game, id)));
      return total;
    case "printed":
      for (const id of cardsFor(game, count.which, context))
        total += printedAbility(factsOf(game, id), count.ability) ?? 0;
      return total;
    case "applied":
      return context.target?.what === "card" ? lastApplied(game, context.target.card) : 0;
    case "assistants":
      for (const id of cardsFor(game, count.which, context)) total += assistantsOf(game, id).length;
      return total;
    case "resolved":
      return game.resolved?.filter((type) => type === count.type).length ?? 0;
    case "margin":
      return game.conflicts.find(({ id }) => id === context.conflict)?.result?.margin ?? 0;
    case "paid":
      return context.paid ?? 0;
    case "behind":
      return (
        Math.max(...playing(game).map((seat) => ratingOf(seatOf(game, seat)))) - ratingOf(seatOf(game, context.by))
      );
    case "ability":
      for (const id of cardsFor(game, count.which, context))
        total += (count.base ? baseAbility : abilityOf)(withoutChanges(game, count.without), id, count.ability) ?? 0;
      return total;
    case "cards":
      return cardsCounted(game, count, context);
  }
}

function cardsCounted(
  game: Game,
  count: Extract<Count | StandingCount, { count: "cards" }>,
  context: EffectContext,
): number {
  const all = legalTargets(game, count.are, { by: context.by, conflict: conflictAtHand(game, context) });
  const within = "in" in count && count.in !== undefined ? seatsOf(game, count.in, context) : null;
  const counted = within === null ? all : all.filter((target) => within.includes(seatOfTarget(game, target) ?? -1));
  return count.distinct === undefined ? counted.length : racesAmong(game, counted);
}

/** A card of which nobody knows the race is not counted. */
function racesAmong(game: Game, targets: readonly Target[]): number {
  const races = targets.flatMap((target) => (target.what === "card" ? (factsOf(game, target.card).race ?? []) : []));
  return new Set(races).size;
}

/**
 * The card whose cost is counted although none is printed on it: no such influence can be applied.
 * engine: Cards With No Printed Cost
 */
export function costlessIn(game: Game, count: Count, context: EffectContext): CardId | null {
  if (count.count !== "cost") return null;
  return printedFor(game, count.which, context).find((id) => printedCost(factsOf(game, id)) === "none") ?? null;
}

const numberOr0 = (cost: number | "none" | null) => (typeof cost === "number" ? cost : 0);

/** The highest or the lowest tension of the one toward the other; 0 where there is none. */
function tensionAmong(
  game: Game,
  { from, toward, lowest, mutual }: Extract<Count, { count: "tension" }>,
  context: EffectContext,
): number {
  const others = [
    ...sidesOf(game, toward, context),
    // Toward everybody else is toward the races that nobody plays too.
    ...(toward === "others" ? unplayedRaces(game).map((race) => ({ race })) : []),
  ];
  const all = sidesOf(game, from, context).flatMap((one) =>
    others
      .filter((other) => !isSameSide(one, other))
      .flatMap((other) => [tensionBetween(game, one, other), ...(mutual ? [tensionBetween(game, other, one)] : [])]),
  );
  if (all.length === 0) return 0;
  return lowest ? Math.min(...all) : Math.max(...all);
}

/** The game without what cards of a title change for a time. */
function withoutChanges(game: Game, title: string | undefined): Game {
  return title === undefined ? game : { ...game, modifiers: game.modifiers.filter(({ source }) => source !== title) };
}
