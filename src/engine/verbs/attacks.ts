/** engine glossary: Attack during a conflict — an attack by a card's own text makes nobody a participant. */
import type { Effect } from "../cards/verbs.ts";
import type { Context, Game } from "../game.ts";
import { factsOf, mustPlay, titleOf } from "../lookup.ts";
import { factNeeded, type Refusal, refusal } from "../refusal.ts";
import { abilityOf, unknownAbilities } from "../rules/ability.ts";
import { mayStrike, strike } from "../rules/strike.ts";
import { ABILITIES, type Ability, type CardId } from "../vocabulary.ts";
import type { Work } from "../work.ts";
import { cardFor } from "./references.ts";
import { mayReverse } from "./reversal.ts";

type Attack = Extract<Effect, { verb: "attack" }>;

interface Fighters {
  attacker: CardId;
  target: CardId;
  ability: Ability;
}

/** Who fights whom with what, or why that cannot be. */
function fighters(game: Game, effect: Attack, context: Context): Fighters | Refusal {
  const attacker = cardFor(game, effect.with, context);
  const target = cardFor(game, effect.against, context);
  if (attacker === null || target === null) return refusal("card-not-there");
  const title = titleOf(game, attacker);
  const impossible = mayStrike(game, attacker, target);
  if (impossible) return impossible;
  if (mustPlay(game, attacker).neutralized) return refusal("not-ready", { title, state: "neutralized" });
  const unknown = unknownAbilities(factsOf(game, target));
  if (effect.using === "highest" && unknown.length > 0) return factNeeded(target, titleOf(game, target), unknown);
  const ability = effect.using === "highest" ? highest(game, target) : effect.using;
  const own = abilityOf(game, attacker, ability);
  if (own === null) return factNeeded(attacker, title, [ability]);
  return own === 0 ? refusal("no-ability", { title, ability }) : { attacker, target, ability };
}

/** Of several that are equally high the first, in the order in which cards print them. */
function highest(game: Game, id: CardId): Ability {
  return ABILITIES.reduce((best, ability) =>
    (abilityOf(game, id, ability) ?? 0) > (abilityOf(game, id, best) ?? 0) ? ability : best,
  );
}

export function mayAttackOutside(game: Game, effect: Attack, context: Context): Refusal | null {
  const found = fighters(game, effect, context);
  return "code" in found ? found : null;
}

export function attackOutside(work: Work, effect: Attack, context: Context): boolean {
  const found = fighters(work.game, effect, context);
  if ("code" in found) return false;
  const { attacker, target, ability } = found;
  strike(work, {
    seat: context.by,
    with: attacker,
    against: target,
    ability,
    attacker: ability,
    target: ability,
    conflict: null,
  });
  return true;
}

/** Why a text cannot be used now: an attack or a reversal in it that the rules do not allow. */
export function blocked(game: Game, effects: readonly Effect[], context: Context): Refusal | null {
  for (const effect of effects) {
    const found =
      effect.verb === "attack"
        ? mayAttackOutside(game, effect, context)
        : effect.verb === "reverse"
          ? mayReverse(game, effect, context)
          : effect.verb === "do-then" || effect.verb === "do-both"
            ? blocked(game, effect.effects.slice(0, effect.verb === "do-then" ? 1 : undefined), context)
            : null;
    if (found) return found;
  }
  return null;
}
