/** engine glossary: Attack during a conflict — an attack by a card's own text makes nobody a participant. */

import { z } from "zod";
import { whichSchema } from "../cards/references.ts";
import { declareStrike } from "../changes/conflicts/strike.ts";
import { removeDamage } from "../changes/in-force/damage.ts";
import { ask, open, type Work } from "../changes/work.ts";
import { factNeeded, type Refusal, refusal } from "../refusal.ts";
import { mayStrike } from "../rules/conflicts/strike.ts";
import { abilityOf, unknownAbilities } from "../rules/in-force/ability.ts";
import { cardFor, cardsFor } from "../rules/in-force/references.ts";
import type { EffectContext, Game } from "../state/game.ts";
import { factsOf, mustPlay, titleOf } from "../state/lookup.ts";
import { ABILITIES, type Ability, type CardId, type SeatIndex } from "../state/vocabulary.ts";
import type { Effect } from "./index.ts";
import { saidInGeneral } from "./nothing.ts";
import { type Doing, type EffectOf, effect, type TakesBack } from "./record.ts";

/**
 * Outside of any conflict; both cards use this ability, or the target's highest. Where two attack together, the target's
 * player says which of them is dealt damage in return; `also`: the one that is not.
 */
const attack = effect({
  shape: z
    .object({
      verb: z.literal("attack"),
      with: whichSchema,
      against: whichSchema,
      also: whichSchema.optional(),
      using: z.enum([...ABILITIES, "highest"]),
    })
    .strict(),
  logged: "attack",
  leaves: ["attacked", "damaged", "neutralized"],
  nothing: saidInGeneral,
  may(game, effect, context): Refusal | null {
    // Those who can pay are those who can attack.
    if (effect.with === "payers" && context.payers === undefined) return null;
    const found = fighters(game, effect, context);
    return "code" in found ? found : null;
  },
  perform(work, effect, context): boolean {
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
  },
});

export const effects = [attack] as const;

export const takesBack = {
  attacked: {
    /** compendium: Not Meant To Be — normal damage is removed from both; who was neutralized by it stays so. */
    undo(work, { damaged }, { source }) {
      for (const { card, amount } of damaged ?? [])
        if (work.game.cards[card]?.play) removeDamage(work, card, amount, source);
    },
  },
} as const satisfies TakesBack;

type Attack = EffectOf<typeof attack>;

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
  context: EffectContext,
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

/** Who attacks together with the card that is dealt damage in return. */
function alsoAttacking(
  game: Game,
  effect: Attack,
  context: EffectContext,
): { also?: { card: CardId; ability: Ability } } {
  const card = effect.also === undefined ? null : cardFor(game, effect.also, context);
  const found = card === null ? null : fighters(game, effect, context, card);
  const [ability] = found === null || "code" in found ? [] : found.possible;
  return card === null || ability === undefined ? {} : { also: { card, ability } };
}

/** Of two that attack together the target's player says which one it damages. compendium: Coordinated Fire */
function askWhomToStrike(work: Work, [one, other]: readonly Fighters[], effect: Attack, context: EffectContext): void {
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

function playerOf(game: Game, card: CardId, { by }: EffectContext): SeatIndex {
  const { controller, faction } = mustPlay(game, card);
  return controller ?? faction ?? by;
}

/** Who names the ability of an attack that could be made with several, and which those are. */
function tiedIn(
  game: Game,
  effect: Attack,
  context: EffectContext,
): { seat: SeatIndex; possible: readonly Ability[] } | null {
  const found = fighters(game, effect, context);
  if ("code" in found || found.possible.length < 2) return null;
  return { seat: playerOf(game, found.target, context), possible: found.possible };
}

/** Of several abilities of the target that are equally high its player names the one. */
function askForAbility(work: Work, { target, possible }: Fighters, effect: Attack, context: EffectContext): void {
  const options = possible.map((using) => ({ does: `be attacked with ${using}`, effects: [{ ...effect, using }] }));
  ask(work, { kind: "choose", seat: playerOf(work.game, target, context), options, context });
}

/** The effects that are carried out together as one, in their order. */
type Linked = Extract<Effect, { verb: "do-then" | "do-both" }>;

interface Tied {
  /** Which of the effects the attack is. */
  at: number;
  seat: SeatIndex;
  possible: readonly Ability[];
}

/** The first attack within that could be made with several abilities; what comes before it is tried out. */
function tiedWithin(game: Game, { effects }: Linked, context: EffectContext, perform: Doing["perform"]): Tied | null {
  const tried = open(game);
  const nested = { ...context, nested: true as const };
  for (const [at, effect] of effects.entries()) {
    const tied = effect.verb === "attack" ? tiedIn(tried.game, effect, nested) : null;
    if (tied) return { at, ...tied };
    if (!perform(tried, effect, nested)) return null;
  }
  return null;
}

/**
 * Asks for the ability where one has to be named; false where none has. compendium: Tu'Pari — inside "…, then …" that is
 * asked before any of it happens, as it will stand when the attack's turn comes.
 */
export function askForTied(work: Work, effect: Effect, context: EffectContext, perform: Doing["perform"]): boolean {
  if (effect.verb !== "do-then" && effect.verb !== "do-both") return false;
  if (!effect.effects.some((one) => one.verb === "attack" && one.using === "highest")) return false;
  const tied = tiedWithin(work.game, effect, context, perform);
  if (tied === null) return false;
  const options = tied.possible.map((using) => ({
    does: `be attacked with ${using}`,
    effects: [
      {
        ...effect,
        effects: effect.effects.map((one, at) => (at === tied.at && one.verb === "attack" ? { ...one, using } : one)),
      },
    ],
  }));
  ask(work, { kind: "choose", seat: tied.seat, options, context });
  return true;
}
