/** engine: Marks — and tokens and keywords that a card has from then on. */

import { z } from "zod";
import { tokenKindSchema, whichSchema } from "../cards/references.ts";
import { gainMarks, purgeMarks, putMarks, takeMarks } from "../changes/in-force/marks.ts";
import { changeTokens } from "../changes/in-force/tokens.ts";
import { editPlay, emit, open } from "../changes/work.ts";
import { type Refusal, refusal } from "../refusal.ts";
import { hasTrait } from "../rules/in-force/counts-as.ts";
import { rangerOne } from "../rules/in-force/limit.ts";
import { cardFor } from "../rules/in-force/references.ts";
import { ignoresMark, mayMakeRanger } from "../rules/in-force/taint.ts";
import type { EffectContext, Game } from "../state/game.ts";
import { cardOf, mustPlay, named, playOf, titleOf, tokensOn } from "../state/lookup.ts";
import { MARKS, TRAITS } from "../state/vocabulary.ts";
import { type Nothing, onCard, saidInGeneral, same } from "./nothing.ts";
import { amountSchema } from "./parts.ts";
import { type EffectOf, effect, type TakesBack } from "./record.ts";

const gain = effect({
  shape: z
    .object({ verb: z.literal("gain-mark"), which: whichSchema, mark: z.enum(MARKS), amount: amountSchema })
    .strict(),
  logged: "gain {n} mark(s)",
  leaves: ["mark-changed"],
  nothing: (game, { which, mark }, context): Nothing | null =>
    onCard(game, which, context, (_, title) => ({ reason: "mark-ignored", title, mark })),
  perform(work, { which, mark, amount }, context): boolean {
    const id = cardFor(work.game, which, context);
    return id !== null && gainMarks(work, id, mark, amount, context.source) > 0;
  },
});

const purge = effect({
  shape: z
    .object({ verb: z.literal("purge-mark"), which: whichSchema, mark: z.enum(MARKS), amount: amountSchema })
    .strict(),
  logged: "purge {n} mark(s)",
  leaves: ["mark-changed"],
  nothing: (game, { which, mark }, context): Nothing | null =>
    onCard(game, which, context, (_, title) => ({ reason: "no-mark", title, mark })),
  perform(work, { which, mark, amount }, context): boolean {
    const id = cardFor(work.game, which, context);
    return id !== null && purgeMarks(work, id, mark, amount, context.source) > 0;
  },
});

/**
 * As many as the first card has, and none where the other faction is allergic to them; neither a gain nor a loss.
 * engine glossary: Transfer
 */
const transfer = effect({
  shape: z
    .object({
      verb: z.literal("transfer-mark"),
      from: whichSchema,
      to: whichSchema,
      mark: z.enum(MARKS),
      amount: amountSchema,
    })
    .strict(),
  logged: "transfer {n} mark(s)",
  leaves: ["marks-transferred"],
  nothing(game, { from, to, mark }, context): Nothing | null {
    if (same(from, to)) return { reason: "same-card" };
    return onCard(game, from, context, (giver, title) =>
      mustPlay(game, giver).marks[mark]
        ? onCard(game, to, context, (_, other) => ({ reason: "mark-ignored", title: other, mark }))
        : { reason: "no-mark", title, mark },
    );
  },
  perform(work, { from, to, mark, amount }, context): boolean {
    const giver = cardFor(work.game, from, context);
    const taker = cardFor(work.game, to, context);
    if (giver === null || taker === null || giver === taker) return false;
    const tried = open(work.game);
    const moved = takeMarks(tried, giver, mark, amount);
    if (moved === 0 || ignoresMark(tried.game, cardOf(tried.game, taker).play?.faction ?? null, mark)) return false;
    takeMarks(work, giver, mark, moved);
    putMarks(work, taker, mark, moved);
    emit(work, {
      type: "marks-transferred",
      from: named(work.game, giver),
      to: named(work.game, taker),
      mark,
      amount: moved,
      source: context.source,
    });
    return true;
  },
});

/** Into another kind; neither a gain nor a purge. engine glossary: Convert */
const convert = effect({
  shape: z
    .object({
      verb: z.literal("convert-mark"),
      which: whichSchema,
      mark: z.enum(MARKS),
      into: z.enum(MARKS),
      amount: amountSchema,
    })
    .strict(),
  logged: "convert {n} mark(s)",
  leaves: ["marks-converted"],
  nothing: (game, { which, mark, into }, context): Nothing | null =>
    onCard(game, which, context, (id, title) => {
      if (mark === into) return { reason: "no-change", title };
      return mustPlay(game, id).marks[mark]
        ? { reason: "mark-ignored", title, mark: into }
        : { reason: "no-mark", title, mark };
    }),
  perform(work, { which, mark, into, amount }, context): boolean {
    const id = cardFor(work.game, which, context);
    if (id === null || mark === into) return false;
    const tried = open(work.game);
    const converted = takeMarks(tried, id, mark, amount);
    if (converted === 0 || putMarks(tried, id, into, converted) === 0) return false;
    takeMarks(work, id, mark, converted);
    putMarks(work, id, into, converted);
    emit(work, {
      type: "marks-converted",
      card: named(work.game, id),
      mark,
      into,
      amount: converted,
      source: context.source,
    });
    return true;
  },
});

/**
 * Tokens that a card counts or spends; they stay on it while it is blanked, and go with it. No more are taken off than there
 * are. compendium: 8.12 Bonuses and Blanking
 */
const moveTokens = effect({
  shape: z
    .object({
      verb: z.enum(["put-tokens", "take-tokens"]),
      which: whichSchema,
      amount: amountSchema,
      kind: tokenKindSchema,
    })
    .strict(),
  logged: { "put-tokens": "put {n} token(s)", "take-tokens": "take {n} token(s)" },
  leaves: ["tokens-changed"],
  nothing: (game, { verb, which }, context): Nothing | null =>
    onCard(game, which, context, (_, title) => ({
      reason: verb === "take-tokens" ? "no-tokens" : "no-change",
      title,
    })),
  perform(work, { verb, which, amount, kind }, context): boolean {
    const id = cardFor(work.game, which, context);
    if (id === null) return false;
    const there = tokensOn(mustPlay(work.game, id), kind);
    const by = verb === "put-tokens" ? amount : -Math.min(amount, there);
    if (by === 0) return false;
    changeTokens(work, id, by, context.source, kind);
    return true;
  },
});

/** The card has this keyword from now on, as if it were printed on it. engine glossary: Ranger, Ranger One */
const gainTrait = effect({
  shape: z.object({ verb: z.literal("gain-trait"), which: whichSchema, trait: z.enum(TRAITS) }).strict(),
  logged: "gain a trait",
  leaves: ["trait-gained"],
  nothing: saidInGeneral,
  may: (game, effect, context): Refusal | null => mayGainTrait(game, effect, context),
  perform(work, effect, context): boolean {
    const id = cardFor(work.game, effect.which, context);
    if (id === null || hasTrait(work.game, id, effect.trait) || mayGainTrait(work.game, effect, context)) return false;
    const play = editPlay(work, id);
    play.traits = [...(play.traits ?? []), effect.trait];
    emit(work, { type: "trait-gained", card: named(work.game, id), trait: effect.trait, source: context.source });
    return true;
  },
});

export const effects = [gain, purge, transfer, convert, moveTokens, gainTrait] as const;

export const takesBack = {
  "mark-changed": {
    inverse: ({ by, card: { card }, mark }) =>
      by === 0 ? null : { verb: by > 0 ? "purge-mark" : "gain-mark", which: { card }, mark, amount: Math.abs(by) },
  },
  "marks-transferred": {
    stuck: (game, { from, to }) =>
      playOf(game, from.card) && playOf(game, to.card) ? null : { verb: "transfer mark", why: "card-left" },
    inverse: ({ from, to, mark, amount }) => ({
      verb: "transfer-mark",
      from: { card: to.card },
      to: { card: from.card },
      mark,
      amount,
    }),
  },
  "marks-converted": {
    inverse: ({ card: { card }, mark, into, amount }) => ({
      verb: "convert-mark",
      which: { card },
      mark: into,
      into: mark,
      amount,
    }),
  },
  "tokens-changed": {
    inverse: ({ by, card: { card }, kind }) => ({
      verb: by > 0 ? "take-tokens" : "put-tokens",
      which: { card },
      amount: Math.abs(by),
      ...(kind ? { kind } : {}),
    }),
  },
  "trait-gained": {
    undo(work, { card: { card }, trait }) {
      if (!work.game.cards[card]?.play) return;
      const play = editPlay(work, card);
      const traits = play.traits ?? [];
      const last = traits.lastIndexOf(trait);
      play.traits = traits.filter((_, index) => index !== last);
    },
  },
} as const satisfies TakesBack;

/** No card of a faction with Shadow marks becomes a Ranger, and nobody Ranger One beside another. */
function mayGainTrait(
  game: Game,
  { which, trait }: EffectOf<typeof gainTrait>,
  context: EffectContext,
): Refusal | null {
  const id = cardFor(game, which, context);
  if (id === null) return refusal("card-not-there");
  const title = titleOf(game, id);
  const other = trait === "Ranger One" ? rangerOne(game, id) : undefined;
  if (other !== undefined) return refusal("ranger-one-in-play", { title, target: titleOf(game, other) });
  const { faction } = mustPlay(game, id);
  return faction === null ? null : mayMakeRanger(game, faction, title);
}
