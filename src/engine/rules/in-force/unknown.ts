/** What an effect counts and nobody has stated yet: it is asked for before the effect is carried out. */
import type { Count } from "../../cards/count.ts";
import type { FactName } from "../../cards/facts.ts";
import type { Effect } from "../../effects/index.ts";
import type { EffectContext, Game } from "../../state/game.ts";
import { factsOf } from "../../state/lookup.ts";
import type { CardId } from "../../state/vocabulary.ts";
import { printedAbility, printedCost } from "./printed.ts";

import { cardsFor, printedFor } from "./references.ts";

export interface UnknownFacts {
  card: CardId;
  facts: readonly FactName[];
}

/** The first card of which this counts something that nobody knows; null where all is known. */
export function unknownIn(game: Game, count: Count, context: EffectContext): UnknownFacts | null {
  if (count.count !== "ability" && count.count !== "printed" && count.count !== "cost") return null;
  for (const card of (count.count === "cost" ? printedFor : cardsFor)(game, count.which, context)) {
    const facts = factsOf(game, card);
    if (count.count === "cost") {
      if (printedCost(facts) === null) return { card, facts: ["cost"] };
    } else if (printedAbility(facts, count.ability) === null) return { card, facts: [count.ability] };
  }
  return null;
}

/** The same for everything that an effect counts before it is carried out. */
export function unknownForEffect(game: Game, effect: Effect, context: EffectContext): UnknownFacts | null {
  const untyped = untypedOnTop(game, effect, context);
  if (untyped) return untyped;
  for (const count of countsIn(effect)) {
    const unknown = unknownIn(game, count, context);
    if (unknown) return unknown;
  }
  return null;
}

/** The card of an unknown type in whose place the topmost of some type is taken from an open pile. */
function untypedOnTop(game: Game, effect: Effect, { by }: EffectContext): UnknownFacts | null {
  if (effect.verb !== "take" || !effect.top || !effect.types || effect.from !== "discard") return null;
  const fits = (id: CardId) => {
    const { type, race } = factsOf(game, id);
    return (type === undefined || effect.types?.includes(type)) && (effect.race === undefined || race === effect.race);
  };
  const first = game.seats[by]?.discard.findLast(fits);
  return first === undefined || factsOf(game, first).type !== undefined ? null : { card: first, facts: ["type"] };
}

function countsIn(effect: Effect): Count[] {
  switch (effect.verb) {
    case "for-each":
      return [effect.of];
    case "if":
      return effect.condition.needs === "count"
        ? [effect.condition.of, ...[effect.condition.atLeast, effect.condition.atMost].filter(isCount)]
        : [];
    case "choose":
      return effect.options.map(({ influence }) => influence).filter(isCount);
    default:
      return [];
  }
}

const isCount = (value: number | Count | undefined): value is Count => typeof value === "object";
