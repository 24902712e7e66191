/** engine: Character ability ratings; Lasting and Sustainable Effects; Bonuses and Blanking */

import { z } from "zod";
import { type Which, whichSchema } from "../cards/references.ts";
import { settleCopies } from "../changes/in-force/copied-text.ts";
import { checkNeutralized } from "../changes/in-force/damage.ts";
import { addModifier, endModifier } from "../changes/in-force/lasting.ts";
import type { Work } from "../changes/work.ts";
import { printedNow } from "../rules/in-force/ability.ts";
import { withTextOf } from "../rules/in-force/copied-text.ts";
import { cardFor, cardsFor } from "../rules/in-force/references.ts";
import { isBlanked, mayBeBlanked } from "../rules/in-force/statics.ts";
import type { EffectContext, Modifier, Participant } from "../state/game.ts";
import { cardOf, factsOf, hasKeyword, mustPlay, playOf, titleOf } from "../state/lookup.ts";
import { ABILITIES, type Ability, type CardId } from "../state/vocabulary.ts";
import { type Nothing, ofCard, onCard } from "./nothing.ts";
import { abilitySchema, amountSchema, anyAbilitySchema, timesSchema, type Until, untilSchema } from "./parts.ts";
import { effect, type TakesBack, undoing } from "./record.ts";

const changeBy = effect({
  shape: z
    .object({
      verb: z.literal("change-ability"),
      which: whichSchema,
      ability: anyAbilitySchema,
      by: z.int().min(-20).max(20),
      until: untilSchema,
      /** It is the printed ability that changes, before anything else is counted. */
      printed: z.literal(true).optional(),
    })
    .strict(),
  logged: "change an ability",
  leaves: ["ability-changed"],
  nothing: ofCard("no-change"),
  perform(work, effect, context): boolean {
    const { ability, by, printed } = effect;
    if (by === 0) return false;
    return change(work, { ...effect, bonus: by > 0 }, { ability, by, ...(printed ? { how: "printed" } : {}) }, context);
  },
});

const multiply = effect({
  shape: z
    .object({
      verb: z.literal("multiply-ability"),
      which: whichSchema,
      ability: anyAbilitySchema,
      times: timesSchema,
      until: untilSchema,
    })
    .strict(),
  logged: "multiply an ability",
  leaves: ["ability-changed"],
  nothing: ofCard("no-change"),
  perform(work, effect, context): boolean {
    const { ability, times } = effect;
    return change(work, { ...effect, bonus: times === "double" }, { ability, by: 0, how: times }, context);
  },
});

/**
 * The printed ability with which it took part in the conflict at hand rises for good, up to that; each of several does: to
 * take a side, to attack, or to lead. compendium: Fast Learner
 */
const raiseUsed = effect({
  shape: z
    .object({
      verb: z.literal("raise-used"),
      which: whichSchema,
      by: amountSchema,
      most: z.int().min(1).max(20),
      /** Another one than the conflict at hand, by number. */
      conflict: z.int().min(0).optional(),
    })
    .strict(),
  logged: "raise used abilities",
  leaves: ["ability-changed"],
  nothing(game, effect, context): Nothing | null {
    const conflict = game.conflicts.find(({ id }) => id === (effect.conflict ?? context.conflict));
    if (!conflict) return { reason: "no-conflict" };
    return onCard(game, effect.which, context, (id) => ({
      reason: conflict.participants.some(({ card }) => card === id) ? "no-change" : "took-no-part",
      title: titleOf(game, id),
    }));
  },
  perform(work, effect, context): boolean {
    const { which, by, most } = effect;
    const { source } = context;
    const conflict = work.game.conflicts.find(({ id }) => id === (effect.conflict ?? context.conflict));
    let raised = false;
    for (const card of cardsFor(work.game, which, context))
      for (const ability of new Set(
        conflict?.participants.flatMap((part) => (part.card === card ? usedBy(part) : [])),
      )) {
        const amount = Math.min(by, most - (printedNow(work.game, card, ability) ?? most));
        if (amount < 1) continue;
        raised = true;
        addModifier(work, {
          card,
          ability,
          by: amount,
          until: "permanent",
          holder: null,
          conflict: null,
          source,
          how: "printed",
        });
      }
    return raised;
  },
});

/** It may use one ability as another; `itself`: in conflicts of another type, as what it is. */
const useAs = effect({
  shape: z
    .object({
      verb: z.literal("use-as"),
      which: whichSchema,
      use: abilitySchema,
      as: z.enum([...ABILITIES, "itself"]),
      until: untilSchema,
    })
    .strict(),
  logged: "use as",
  leaves: ["ability-used-as"],
  nothing: ofCard("no-change"),
  perform(work, effect, context): boolean {
    const { use, as } = effect;
    if (use === as) return false;
    return change(work, { ...effect, bonus: false }, { ability: use, by: 0, how: "use-as", as }, context);
  },
});

/**
 * The card's text has no effect; its keywords and marks stay. What cannot be blanked, or is blanked already, is left as it is.
 * engine glossary: Boldface — a keyword is blanked where it is named, and nothing else of the card then is.
 */
const blank = effect({
  shape: z
    .object({
      verb: z.literal("blank"),
      which: whichSchema,
      until: untilSchema,
      keyword: z.string().min(1).max(60).optional(),
    })
    .strict(),
  logged: "blank",
  leaves: ["blanked"],
  nothing: (game, { which, keyword }, context): Nothing | null =>
    onCard(game, which, context, (id, title) => ({
      reason: keyword === undefined && isBlanked(game, id) ? "blanked" : "no-change",
      title,
    })),
  perform(work, effect, context): boolean {
    const { keyword } = effect;
    if (keyword !== undefined) {
      const has = (id: CardId) =>
        playOf(work.game, id)?.faceDown === false &&
        mayBeBlanked(work.game, id) &&
        hasKeyword(factsOf(work.game, id), keyword);
      const lost: What = { ability: "all", by: 0, how: "blank-keyword", keyword };
      const done = change(work, { ...effect, bonus: false }, lost, context, has);
      if (done) settleCopies(work);
      return done;
    }
    const what: What = { ability: "all", by: 0, how: "blank" };
    const reaches = (id: CardId) => mayBeBlanked(work.game, id) && !isBlanked(work.game, id);
    return change(work, { ...effect, bonus: false }, what, context, reaches);
  },
});

/**
 * The card has the effect text of another one in play, in place of its own; neither may be one that cannot be blanked or
 * is. Keywords, limits and marks stay, and what the text asks of the card that it names cannot be paid. compendium: Changeling Net
 */
const copyText = effect({
  shape: z.object({ verb: z.literal("copy-text"), which: whichSchema, of: whichSchema, until: untilSchema }).strict(),
  logged: "copy text",
  leaves: ["text-copied"],
  nothing: ofCard("no-change"),
  perform(work, { which, of, until }, context): boolean {
    const from = cardFor(work.game, of, context);
    const id = cardFor(work.game, which, context);
    if (from === null || id === null || from === id || playOf(work.game, from)?.faceDown !== false) return false;
    if (playOf(work.game, id)?.faceDown !== false || !mayBeBlanked(work.game, id) || isBlanked(work.game, from))
      return false;
    const own = work.game.facts[mustPlay(work.game, id).ownFacts ?? cardOf(work.game, id).facts];
    if (!own) return false;
    work.game.facts = [...work.game.facts, withTextOf(own, factsOf(work.game, from))];
    const facts = work.game.facts.length - 1;
    const effect = { which: { card: id }, until, bonus: false };
    const done = change(work, effect, { ability: "all", by: 0, how: "copy", facts }, context);
    settleCopies(work);
    return done;
  },
});

export const effects = [changeBy, multiply, raiseUsed, useAs, blank, copyText] as const;

const endChange = undoing<"ability-changed" | "ability-used-as" | "blanked" | "text-copied">((work, { card, source }) =>
  endModifier(work, card.card, source),
);

export const takesBack = {
  "ability-changed": endChange,
  "ability-used-as": endChange,
  blanked: endChange,
  "text-copied": endChange,
} as const satisfies TakesBack;

type What = Pick<Modifier, "ability" | "by" | "how" | "as" | "facts" | "keyword">;

/** Puts the same change on every card that is named, for its time. `bonus`: it raises an ability, so it can be sustained. */
function change(
  work: Work,
  { which, until, bonus }: { which: Which; until: Until; bonus: boolean },
  what: What,
  context: EffectContext,
  reaches: (id: CardId) => boolean = () => true,
): boolean {
  const cards = cardsFor(work.game, which, context).filter(reaches);
  const sustained = until === "while-rotated" || (until === "end-of-turn" && bonus && context.sustainable);
  const held = until === "permanent" ? (context.holder ?? null) : null;
  const holder = sustained || until === "initiative" ? context.card : held;
  const use = holder === null || !context.use ? {} : { use: context.use };
  const conflict = until === "conflict" ? context.conflict : null;
  for (const card of cards)
    addModifier(work, { card, until, holder, conflict, source: context.source, ...use, ...what });
  if (cards.length > 0) checkNeutralized(work, context.source);
  return cards.length > 0;
}

const usedBy = ({ as, using, through }: Participant): Ability => (as === "lead" ? "leadership" : (through ?? using));
