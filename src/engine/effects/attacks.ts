/** engine glossary: Attack during a conflict — an attack by a card's own text makes nobody a participant. */

import { declareStrike } from "../changes/conflicts/strike.ts";
import { ask, type Work } from "../changes/work.ts";
import { factNeeded, type Refusal, refusal } from "../refusal.ts";
import { conflictsBarred } from "../rules/conflicts/declaring.ts";
import { mayStrike } from "../rules/conflicts/strike.ts";
import { abilityOf, unknownAbilities } from "../rules/in-force/ability.ts";
import { cardFor, cardsFor } from "../rules/in-force/references.ts";
import type { Context, Game } from "../state/game.ts";
import { factsOf, mustPlay, titleOf } from "../state/lookup.ts";
import { ABILITIES, type Ability, type CardId, type SeatIndex } from "../state/vocabulary.ts";
import { attachingRefused } from "./attaching.ts";
import { mayCancel } from "./cancelling.ts";
import { promotionOf } from "./promoting.ts";
import { mayReverse } from "./reversal.ts";
import { isSettingBack, settingBackRefused } from "./setting-back.ts";
import type { Effect } from "./shapes/verbs.ts";
import { peaceBlocked } from "./states.ts";
import { takingPartRefused } from "./taking-part.ts";
import { mayGainTrait } from "./traits.ts";

type Attack = Extract<Effect, { verb: "attack" }>;

interface Fighters {
  attacker: CardId;
  target: CardId;
  /** What both use; where there are several, the target's player names the one. */
  possible: readonly Ability[];
}

/** Who fights whom with what, or why that cannot be. */
function fighters(
  game: Game,
  effect: Attack,
  context: Context,
  attacker = cardFor(game, effect.with, context),
): Fighters | Refusal {
  const target = cardFor(game, effect.against, context);
  if (attacker === null || target === null) return refusal("card-not-there");
  const title = titleOf(game, attacker);
  const impossible = mayStrike(game, attacker, target);
  if (impossible) return impossible;
  if (mustPlay(game, attacker).neutralized) return refusal("not-ready", { title, state: "neutralized" });
  const unknown = unknownAbilities(factsOf(game, target));
  if (effect.using === "highest" && unknown.length > 0) return factNeeded(target, titleOf(game, target), unknown);
  const possible = effect.using === "highest" ? highest(game, target) : [effect.using];
  for (const ability of possible) {
    const own = abilityOf(game, attacker, ability);
    if (own === null) return factNeeded(attacker, title, [ability]);
    // compendium: Tu'Pari — of several the target's player would name the one that the attacker lacks.
    if (own === 0) return refusal("no-ability", { title, ability });
  }
  return { attacker, target, possible };
}

/** Of several that are equally high all. */
function highest(game: Game, id: CardId): Ability[] {
  const most = Math.max(...ABILITIES.map((ability) => abilityOf(game, id, ability) ?? 0));
  return ABILITIES.filter((ability) => (abilityOf(game, id, ability) ?? 0) === most);
}

export function mayAttackOutside(game: Game, effect: Attack, context: Context): Refusal | null {
  // Those who can pay are those who can attack.
  if (effect.with === "payers" && context.payers === undefined) return null;
  const found = fighters(game, effect, context);
  return "code" in found ? found : null;
}

export function attackOutside(work: Work, effect: Attack, context: Context): boolean {
  const together = cardsFor(work.game, effect.with, context).flatMap((attacker) => {
    const one = fighters(work.game, effect, context, attacker);
    return "code" in one ? [] : [one];
  });
  const [found] = together;
  if (found === undefined) return false;
  if (together.length > 1 && context.nested !== true) {
    askWhomToStrike(work, together, effect, context);
    return true;
  }
  const { attacker, target, possible } = found;
  const [ability, ...others] = possible;
  if (ability === undefined) return false;
  if (others.length > 0 && context.nested !== true) {
    askForAbility(work, found, effect, context);
    return true;
  }
  declareStrike(
    work,
    {
      seat: context.by,
      with: attacker,
      against: target,
      ability,
      attacker: ability,
      target: ability,
      ...alsoAttacking(work.game, effect, context),
      conflict: null,
      cause: context.source,
    },
    context.nested === true,
  );
  return true;
}

/** Who attacks together with the card that is dealt damage in return. */
function alsoAttacking(game: Game, effect: Attack, context: Context): { also?: { card: CardId; ability: Ability } } {
  const card = effect.also === undefined ? null : cardFor(game, effect.also, context);
  const found = card === null ? null : fighters(game, effect, context, card);
  const [ability] = found === null || "code" in found ? [] : found.possible;
  return card === null || ability === undefined ? {} : { also: { card, ability } };
}

/** Of two that attack together the target's player says which one it damages. compendium: Coordinated Fire */
function askWhomToStrike(work: Work, [one, other]: readonly Fighters[], effect: Attack, context: Context): void {
  if (!one || !other) return;
  const either = [
    [one, other],
    [other, one],
  ] as const;
  const options = either.map(([struck, second]) => ({
    does: `damage ${titleOf(work.game, struck.attacker)} in return`,
    effects: [{ ...effect, with: { card: struck.attacker }, also: { card: second.attacker } }],
  }));
  ask(work, { kind: "choose", seat: playerOf(work.game, one.target, context), options, context });
}

function playerOf(game: Game, card: CardId, { by }: Context): SeatIndex {
  const { controller, faction } = mustPlay(game, card);
  return controller ?? faction ?? by;
}

/** Who names the ability of an attack that could be made with several, and which those are. */
export function tiedIn(
  game: Game,
  effect: Attack,
  context: Context,
): { seat: SeatIndex; possible: readonly Ability[] } | null {
  const found = fighters(game, effect, context);
  if ("code" in found || found.possible.length < 2) return null;
  return { seat: playerOf(game, found.target, context), possible: found.possible };
}

/** Of several abilities of the target that are equally high its player names the one. */
function askForAbility(work: Work, { target, possible }: Fighters, effect: Attack, context: Context): void {
  const options = possible.map((using) => ({ does: `be attacked with ${using}`, effects: [{ ...effect, using }] }));
  ask(work, { kind: "choose", seat: playerOf(work.game, target, context), options, context });
}

/** compendium: News of Galactic Import — not again in the turn that such a card has kept free of conflicts. */
function barringRefused(game: Game): Refusal | null {
  return conflictsBarred(game) ? refusal("conflicts-barred", { source: game.barred?.source ?? null }) : null;
}

const refusedOf = (outcome: Refusal | object) => ("code" in outcome ? outcome : null);

/** Why a text cannot be used now: an attack, a reversal, a cancelling or a peace in it that the rules do not allow. */
export function blocked(game: Game, effects: readonly Effect[], context: Context): Refusal | null {
  for (const effect of effects) {
    const found = blockedBy(game, effect, context);
    if (found) return found;
  }
  return null;
}

function blockedBy(game: Game, effect: Effect, context: Context): Refusal | null {
  switch (effect.verb) {
    case "attack":
      return mayAttackOutside(game, effect, context);
    case "reverse":
      return mayReverse(game, effect, context);
    case "end-state":
      return peaceBlocked(game, effect, context);
    case "cancel":
      return mayCancel(game, effect, context);
    case "take-part":
      return takingPartRefused(game, effect, context);
    case "attach":
      return attachingRefused(game, effect, context);
    case "bar-conflicts":
      return effect.who === undefined ? barringRefused(game) : null;
    case "gain-trait":
      return mayGainTrait(game, effect, context);
    case "promote":
      return refusedOf(promotionOf(game, effect, context));
    // What follows on the first is blocked, or not, when its turn comes.
    case "do-then":
      return blocked(game, effect.effects.slice(0, 1), context);
    case "do-both":
    case "for-each":
      return blocked(game, effect.effects, context);
    default:
      return isSettingBack(effect) ? settingBackRefused(game, effect, context) : null;
  }
}
