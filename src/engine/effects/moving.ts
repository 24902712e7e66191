/** Cards that leave play, change their place, or are replaced by an effect. */

import { z } from "zod";
import { whichSchema, whoSchema } from "../cards/references.ts";
import { applyInfluence } from "../changes/costs/influence.ts";
import { changeRow, joinFaction, LEAVES } from "../changes/in-force/moving.ts";
import { exchange } from "../changes/in-force/replacement.ts";
import { cannotRestore, restoreCards } from "../changes/in-force/restoring.ts";
import { editPlay } from "../changes/work.ts";
import { type Refusal, refusal } from "../refusal.ts";
import { type Exchange, mayTakePlace, movable } from "../rules/costs/replacement.ts";
import { mayLeavePlay } from "../rules/in-force/cannot.ts";
import { cannotAddTo, surcharge } from "../rules/in-force/faction.ts";
import { mayMove } from "../rules/in-force/moving.ts";
import { cardFor, seatsOf } from "../rules/in-force/references.ts";
import type { EffectContext, Game } from "../state/game.ts";
import { factsOf, playOf, titleOf } from "../state/lookup.ts";
import type { LeftCard } from "../state/snapshot.ts";
import type { SeatIndex } from "../state/vocabulary.ts";
import { ofCard, saidInGeneral } from "./nothing.ts";
import { TRANSFERS } from "./parts.ts";
import { type EffectOf, effect, type Stuck, type TakesBack } from "./record.ts";

/** From play: out of the game for good, to the owner's discard pile, or to the owner's hand. */
const leave = effect({
  shape: z
    .object({
      verb: z.enum(["remove", "discard-card", "return-to-hand"]),
      which: whichSchema,
      /** The card says that it may do so to a major agenda too. */
      major: z.literal(true).optional(),
    })
    .strict(),
  logged: { remove: "remove", "discard-card": "discard card", "return-to-hand": "return to hand" },
  leaves: ["removed", "discarded", "returned"],
  nothing: ofCard("no-change"),
  mayByHand(game, { which, major }, context): Refusal | null {
    const id = cardFor(game, which, context);
    return id === null ? null : mayLeavePlay(game, id, major === true);
  },
  perform(work, { verb, which, major }, context): boolean {
    const id = cardFor(work.game, which, context);
    if (id === null || mayLeavePlay(work.game, id, major === true)) return false;
    LEAVES[verb](work, id, context.source);
    return true;
  },
});

/** Within its faction, or into a player's faction, whose player then controls it. */
const move = effect({
  shape: z
    .object({ verb: z.literal("move"), which: whichSchema, to: z.union([z.enum(["inner", "supporting"]), whoSchema]) })
    .strict(),
  logged: "move",
  leaves: ["moved"],
  nothing: ofCard("in-place"),
  mayByHand(game, effect, context): Refusal | null {
    const to = destination(game, effect, context);
    const id = cardFor(game, effect.which, context);
    return to === null || id === null ? null : mayMove(game, id, to);
  },
  perform(work, effect, context): boolean {
    const id = cardFor(work.game, effect.which, context);
    const to = destination(work.game, effect, context);
    if (id === null || to === null || mayMove(work.game, id, to)) return false;
    return typeof to === "number" ? joinFaction(work, id, to, context.source) : changeRow(work, id, to, context.source);
  },
});

/** The new card comes from the hand of whoever carries it out. A card's text says it in its `replaces`. */
const replace = effect({
  shape: z
    .object({
      verb: z.literal("replace"),
      which: whichSchema,
      with: z.object({ card: z.int().min(0) }).strict(),
      transfers: z.array(z.enum(TRANSFERS)).optional(),
    })
    .strict(),
  logged: "replace",
  leaves: ["replaced", "discarded", "removed"],
  nothing: saidInGeneral,
  mayByHand(game, effect, context): Refusal | null {
    const found = replacement(game, effect, context);
    if (found) return replacingBlocked(game, context.by, found);
    const { card } = effect.with;
    return game.cards[card] ? refusal("not-in-hand", { title: titleOf(game, card) }) : null;
  },
  perform(work, effect, context): boolean {
    const found = replacement(work.game, effect, context);
    if (!found || replacingBlocked(work.game, context.by, found)) return false;
    const marks = effect.transfers?.includes("marks") ?? false;
    const influence = surcharge(work.game, context.by, factsOf(work.game, found.card));
    applyInfluence(work, context.by, influence);
    exchange(work, { by: context.by, ...found, marks, rotated: false, influence });
    return true;
  },
});

export const effects = [leave, move] as const;
export const byHandOnly = [replace] as const;

export const takesBack = {
  removed: {
    stuck: (game, { was }) => restoring("remove", game, was),
    undo: (work, { was }) => restoreCards(work, was ?? []),
  },
  returned: {
    stuck: (game, { was }) => restoring("return to hand", game, was),
    undo: (work, { was }) => restoreCards(work, was ?? []),
  },
  moved: {
    stuck(game, { card: { card }, to, was }) {
      const [first] = was ?? [];
      if (!first || !playOf(game, card)) return { verb: "move", why: "card-left" };
      const { faction, row } = first.play;
      const back = typeof to === "object" ? faction : row === "inner" ? row : "supporting";
      return back !== null && mayMove(game, card, back) ? { verb: "move", why: "no-way-back" } : null;
    },
    undo(work, { card: { card }, to, was }, { source }) {
      const [first] = was ?? [];
      if (!first || !work.game.cards[card]?.play) return;
      const { faction, controller, row, taken } = first.play;
      if (typeof to === "object" && faction !== null) joinFaction(work, card, faction, source);
      else changeRow(work, card, row === "inner" ? "inner" : "supporting", source);
      Object.assign(editPlay(work, card), { row, controller, ...(taken ? { taken } : {}) });
    },
  },
  replaced: { never: { verb: "replace", why: "replaced" } },
} as const satisfies TakesBack;

function restoring(verb: string, game: Game, was: readonly LeftCard[] | undefined): Stuck | null {
  const why = was ? cannotRestore(game, was) : null;
  return why === null ? null : { verb, why };
}

function destination(
  game: Game,
  { to }: EffectOf<typeof move>,
  context: EffectContext,
): "inner" | "supporting" | SeatIndex | null {
  if (to === "inner" || to === "supporting") return to;
  return seatsOf(game, to, context)[0] ?? null;
}

/** The cards that a replacement by hand moves; null where it cannot take place. */
function replacement(game: Game, effect: EffectOf<typeof replace>, context: EffectContext) {
  const old = cardFor(game, effect.which, context);
  const { card } = effect.with;
  const held = game.cards[card];
  if (old === null || held?.zone !== "hand" || held.owner !== context.by) return null;
  return { old, card, moving: movable(game, old, { transfers: effect.transfers }).always };
}

function replacingBlocked(
  game: Game,
  seat: SeatIndex,
  found: Pick<Exchange, "old" | "card" | "moving">,
): Refusal | null {
  const agendas = [found.old, found.card].every((id) => factsOf(game, id).type === "agenda");
  return mayTakePlace(game, seat, { ...found, named: agendas }) ?? cannotAddTo(game, seat, found.card);
}
