/** engine: Damage; Neutralized; Healing — what an effect does to the health of a card in play. */

import { z } from "zod";
import { whichSchema } from "../cards/references.ts";
import { lessen, unlessen } from "../changes/conflicts/strike.ts";
import * as damage from "../changes/in-force/damage.ts";
import { editPlay, emit } from "../changes/work.ts";
import { awaitsStrike } from "../rules/conflicts/strike.ts";
import { canBeDamaged } from "../rules/in-force/cannot.ts";
import { cardFor, cardsFor } from "../rules/in-force/references.ts";
import type { EffectContext, Game } from "../state/game.ts";
import { mustPlay, named, playOf } from "../state/lookup.ts";
import type { CardId } from "../state/vocabulary.ts";
import { type Nothing, type NothingReason, ofCard, onCard } from "./nothing.ts";
import { amountSchema } from "./parts.ts";
import { type EffectOf, effect, type Stuck, type TakesBack } from "./record.ts";

const deal = effect({
  shape: z.object({ verb: z.literal("damage"), which: whichSchema, amount: amountSchema }).strict(),
  logged: "damage {n}",
  leaves: ["damaged", "neutralized"],
  nothing: (game, effect, context): Nothing | null => stays(game, effect, context, "neutralized"),
  perform(work, { which, amount }, context): boolean {
    const id = cardFor(work.game, which, context);
    return id !== null && damage.damage(work, id, amount, context.source);
  },
});

const dealSeverely = effect({
  shape: z.object({ verb: z.literal("severe-damage"), which: whichSchema, amount: amountSchema }).strict(),
  logged: "severe {n} damage",
  leaves: ["severely-damaged"],
  nothing: (game, effect, context): Nothing | null => stays(game, effect, context, "not-neutralized"),
  perform(work, { which, amount }, context): boolean {
    const id = cardFor(work.game, which, context);
    return id !== null && damage.damageSeverely(work, id, amount, context.source);
  },
});

const heal = effect({
  shape: z.object({ verb: z.literal("heal"), which: whichSchema }).strict(),
  logged: "heal",
  leaves: ["healed"],
  nothing: ofCard("unhurt"),
  perform(work, { which }, context): boolean {
    const id = cardFor(work.game, which, context);
    return id !== null && damage.heal(work, id, context.source);
  },
});

const healFully = effect({
  shape: z.object({ verb: z.literal("fully-heal"), which: whichSchema }).strict(),
  logged: "fully heal",
  leaves: ["fully-healed"],
  nothing: ofCard("unhurt"),
  perform(work, { which }, context): boolean {
    const id = cardFor(work.game, which, context);
    return id !== null && damage.fullyHeal(work, id, "effect", context.source);
  },
});

/** So many points of normal damage at most, or of severe damage; it turns nothing face up. */
const repair = effect({
  shape: z
    .object({
      verb: z.literal("repair"),
      which: whichSchema,
      amount: amountSchema,
      severe: z.literal(true).optional(),
    })
    .strict(),
  logged: "repair {n}",
  leaves: ["damage-removed"],
  nothing: ofCard("unhurt"),
  perform(work, { which, amount, severe }, context): boolean {
    const id = cardFor(work.game, which, context);
    return id !== null && (severe ? damage.removeSevere : damage.removeDamage)(work, id, amount, context.source);
  },
});

const neutralize = effect({
  shape: z.object({ verb: z.literal("neutralize"), which: whichSchema }).strict(),
  logged: "neutralize",
  leaves: ["neutralized"],
  nothing: (game, effect, context): Nothing | null => stays(game, effect, context, "neutralized"),
  perform(work, { which }, context): boolean {
    const id = cardFor(work.game, which, context);
    if (id === null || !damage.neutralize(work, id, context.source)) return false;
    damage.checkNeutralized(work, context.source);
    return true;
  },
});

/** It takes so much less damage in the attack that is being answered. */
const lessenDamage = effect({
  shape: z.object({ verb: z.literal("lessen-damage"), which: whichSchema, amount: amountSchema }).strict(),
  logged: "lessen {n} damage",
  leaves: ["damage-lessened"],
  nothing: ofCard("no-attack"),
  perform(work, { which, amount }, context): boolean {
    const id = cardFor(work.game, which, context);
    return id !== null && lessen(work, id, amount, context.source);
  },
});

/**
 * A neutralized supporting card stays in play and heals as a character of the inner circle does, until it is face up.
 * compendium: Medical Assistance; Sponsor Rebels
 */
const tend = effect({
  shape: z.object({ verb: z.literal("tend"), which: whichSchema }).strict(),
  logged: "tend",
  leaves: ["tended"],
  nothing: ofCard("not-tended"),
  perform(work, { which }, context): boolean {
    const cards = cardsFor(work.game, which, context).filter((id) => {
      const { neutralized, row, tended } = mustPlay(work.game, id);
      return neutralized && row === "supporting" && !tended;
    });
    for (const id of cards) {
      editPlay(work, id).tended = true;
      emit(work, { type: "tended", card: named(work.game, id), source: context.source });
    }
    return cards.length > 0;
  },
});

export const effects = [deal, dealSeverely, heal, healFully, repair, neutralize, lessenDamage, tend] as const;

export const takesBack = {
  damaged: { inverse: ({ card: { card }, amount }) => ({ verb: "repair", which: { card }, amount }) },
  "damage-removed": {
    inverse: ({ card: { card }, amount, severe }) => ({
      verb: severe ? "severe-damage" : "damage",
      which: { card },
      amount,
    }),
  },
  "severely-damaged": {
    undo(work, { card: { card }, amount }) {
      const severe = work.game.cards[card]?.play?.severe ?? 0;
      if (severe > 0) editPlay(work, card).severe = Math.max(0, severe - amount);
    },
  },
  neutralized: {
    undo(work, { card: { card } }, _context, verbs) {
      // compendium: Not Meant To Be — neutralization that damage has brought about is no printed effect, and stays.
      if (verbs.includes("neutralize") && work.game.cards[card]?.play?.neutralized)
        editPlay(work, card).neutralized = false;
    },
  },
  healed: {
    stuck: (game, { was, card }) => (was ? gone(game, card.card) : NO_MORE),
    undo(work, { card, was }, { source }) {
      if (was) damage.unheal(work, card.card, was, { severe: Math.max(0, was.severe - 1) }, source);
    },
  },
  "fully-healed": {
    stuck: (game, { was, card }) => (was ? gone(game, card.card) : NO_MORE),
    undo(work, { card, was }, { source }) {
      if (was) damage.unheal(work, card.card, was, { severe: 0 }, source);
    },
  },
  "damage-lessened": {
    stuck: (game, { card }) => (awaitsStrike(game, card.card) ? null : { verb: "lessen damage", why: "damage-dealt" }),
    undo: (work, { card, amount }) => unlessen(work, card.card, amount),
  },
  tended: {
    undo(work, { card: { card } }) {
      if (work.game.cards[card]?.play) editPlay(work, card).tended = undefined;
    },
  },
} as const satisfies TakesBack;

const NO_MORE: Stuck = { verb: "heal", why: "card-left" };

const gone = (game: Game, card: CardId): Stuck | null => (playOf(game, card) ? null : NO_MORE);

/** That it cannot be damaged at all, or else this. */
function stays(
  game: Game,
  { which }: Pick<EffectOf<typeof neutralize>, "which">,
  context: EffectContext,
  reason: NothingReason,
): Nothing | null {
  return onCard(game, which, context, (id, title) => ({
    reason: canBeDamaged(game, id) ? reason : "no-damage",
    title,
  }));
}
