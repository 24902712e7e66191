/** Enhancements that move from one card to another, and conflict cards that become some. compendium: Carrier Group; Conflicts Becoming Enhancements */

import { z } from "zod";
import { whichSchema } from "../cards/references.ts";
import { attachTo } from "../changes/in-force/moving.ts";
import { emit } from "../changes/work.ts";
import { discardFromPlay, enterPlay } from "../changes/zones.ts";
import { type Refusal, refusal } from "../refusal.ts";
import { enhancementsOn, illegalTarget, isLegalTarget } from "../rules/conflicts/target.ts";
import { copyOn } from "../rules/costs/sponsor.ts";
import { cardFor } from "../rules/in-force/references.ts";
import { takesAnyNumber } from "../rules/triggers/playing.ts";
import type { EffectContext, Game } from "../state/game.ts";
import { cardOf, factsOf, mustPlay, named, playOf, titleOf } from "../state/lookup.ts";
import type { CardId, SeatIndex } from "../state/vocabulary.ts";
import { type Nothing, onCard } from "./nothing.ts";
import { type EffectOf, effect, type TakesBack } from "./record.ts";

/**
 * An enhancement lies on another card from now on; `all`: all those with this keyword, or word in the title, on the card
 * that is named, of which those move that may.
 */
const attach = effect({
  shape: z
    .object({
      verb: z.literal("attach"),
      which: whichSchema,
      to: whichSchema,
      all: z.string().min(1).max(60).optional(),
    })
    .strict(),
  logged: "attach",
  leaves: ["attached"],
  nothing: (game, { which, all }, context): Nothing | null =>
    onCard(game, which, context, (_, title) => ({ reason: all === undefined ? "in-place" : "nothing-moves", title })),
  may(game, effect, context): Refusal | null {
    const found = meant(game, effect, context);
    const [only] = found?.cards ?? [];
    return found && only !== undefined && effect.all === undefined ? mayLieOn(game, only, found.to, context.by) : null;
  },
  perform(work, effect, context): boolean {
    const found = meant(work.game, effect, context);
    if (!found) return false;
    const moving = found.cards.filter((id) => mayLieOn(work.game, id, found.to, context.by) === null);
    for (const id of moving) attachTo(work, id, found.to, context.source);
    return moving.length > 0;
  },
});

/**
 * The conflict card that is being carried out stays in play as an enhancement: on its target, or of your faction; not where
 * a copy of it lies there. By hand: that card, out of a discard pile, on the card that is named.
 */
const become = effect({
  shape: z
    .object({
      verb: z.literal("become-enhancement"),
      card: z.int().min(0).optional(),
      on: z.union([z.enum(["target", "you"]), z.object({ card: z.int().min(0) }).strict()]),
      /** Its text lets there be several of it on the same. */
      several: z.literal(true).optional(),
    })
    .strict(),
  logged: "become enhancement",
  leaves: ["became-enhancement"],
  nothing: (): Nothing => ({ reason: "not-in-discard" }),
  perform(work, effect, context): boolean {
    const { on } = effect;
    const card = conflictCard(work.game, effect, context);
    if (card === null) return false;
    const by = effect.card === undefined ? context.by : cardOf(work.game, card).owner;
    const host = on === "you" ? null : cardFor(work.game, on, context);
    if ((on !== "you" && host === null) || hasCopy(work.game, card, effect, host, by)) return false;
    const faction = host === null ? by : (playOf(work.game, host)?.faction ?? null);
    emit(work, {
      type: "became-enhancement",
      seat: by,
      card: named(work.game, card),
      on: host === null ? null : named(work.game, host),
    });
    enterPlay(work, card, {
      faction,
      controller: by,
      ...(host === null ? { row: "faction" } : { row: "attached", host }),
    });
    return true;
  },
});

export const effects = [attach, become] as const;

export const takesBack = {
  attached: {
    stuck: (game, { from, card }) =>
      from && playOf(game, card.card) && playOf(game, from.card) ? null : { verb: "attach", why: "card-left" },
    undo(work, { card: { card }, from }, { source }) {
      if (from && work.game.cards[card]?.play && work.game.cards[from.card]?.play)
        attachTo(work, card, from.card, source);
    },
  },
  "became-enhancement": {
    undo(work, { card: { card } }, { source }) {
      if (work.game.cards[card]?.play) discardFromPlay(work, card, source);
    },
  },
} as const satisfies TakesBack;

/** Which enhancements, to which card; none where either is not there. */
function meant(
  game: Game,
  { which, to, all }: EffectOf<typeof attach>,
  context: EffectContext,
): { cards: CardId[]; to: CardId } | null {
  const card = cardFor(game, which, context);
  const host = cardFor(game, to, context);
  if (card === null || host === null) return null;
  const cards = all === undefined ? [card] : enhancementsOn(game, card, all);
  return { cards: cards.filter((id) => id !== host && mustPlay(game, id).host !== host), to: host };
}

/** May this enhancement lie on that card? */
function mayLieOn(game: Game, id: CardId, to: CardId, by: number): Refusal | null {
  const facts = factsOf(game, id);
  const target = { what: "card", card: to } as const;
  if (facts.type !== "enhancement" || mustPlay(game, id).host === null)
    return refusal("no-target-taken", { title: facts.title });
  const spec = facts.text?.target;
  if (spec && !isLegalTarget(game, spec, { by, conflict: null }, target))
    return illegalTarget(game, facts.title, target, spec);
  if (copyOn(game, facts, target) && !takesAnyNumber(game, facts, target))
    return refusal("enhancement-copy", { title: facts.title, target: titleOf(game, to) });
  return null;
}

/** The conflict card that an effect is about: the one that is being carried out, or by hand one that has been discarded. */
function conflictCard(game: Game, effect: EffectOf<typeof become>, context: EffectContext): CardId | null {
  const id = effect.card ?? context.card;
  const lies = effect.card === undefined ? "declared" : "discard";
  return id !== null && factsOf(game, id).type === "conflict" && cardOf(game, id).zone === lies ? id : null;
}

/** engine: Enhancement Cards — no two copies on the same card or faction, unless the text says so. */
function hasCopy(
  game: Game,
  card: CardId,
  { several }: EffectOf<typeof become>,
  host: CardId | null,
  by: SeatIndex,
): boolean {
  if (several) return false;
  return copyOn(game, factsOf(game, card), host === null ? { what: "player", seat: by } : { what: "card", card: host });
}
