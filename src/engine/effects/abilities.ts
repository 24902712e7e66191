/** engine: Character ability ratings; Lasting and Sustainable Effects; Bonuses and Blanking */
import type { Which } from "../cards/references.ts";
import { checkNeutralized } from "../changes/in-force/damage.ts";
import { addModifier } from "../changes/in-force/lasting.ts";
import type { Work } from "../changes/work.ts";
import { printedNow } from "../rules/in-force/ability.ts";
import { cardsFor } from "../rules/in-force/references.ts";
import { isBlanked, mayBeBlanked } from "../rules/in-force/statics.ts";
import type { Context, Modifier, Participant } from "../state/game.ts";
import type { Ability, CardId } from "../state/vocabulary.ts";
import type { Effect, Until } from "./shapes/verbs.ts";

type Of<V> = Extract<Effect, { verb: V }>;
type What = Pick<Modifier, "ability" | "by" | "how" | "as">;

/** Puts the same change on every card that is named, for its time. `bonus`: it raises an ability, so it can be sustained. */
function change(
  work: Work,
  { which, until, bonus }: { which: Which; until: Until; bonus: boolean },
  what: What,
  context: Context,
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

export function changeAbility(work: Work, effect: Of<"change-ability">, context: Context): boolean {
  const { ability, by, printed } = effect;
  if (by === 0) return false;
  return change(work, { ...effect, bonus: by > 0 }, { ability, by, ...(printed ? { how: "printed" } : {}) }, context);
}

/** What a card applied to the conflict at hand: to take a side, to attack, or to lead. compendium: Fast Learner */
export function raiseUsed(work: Work, effect: Of<"raise-used">, context: Context): boolean {
  const { which, by, most } = effect;
  const conflict = work.game.conflicts.find(({ id }) => id === (effect.conflict ?? context.conflict));
  let raised = false;
  for (const card of cardsFor(work.game, which, context))
    for (const ability of new Set(conflict?.participants.flatMap((part) => (part.card === card ? usedBy(part) : [])))) {
      const amount = Math.min(by, most - (printedNow(work.game, card, ability) ?? most));
      if (amount < 1) continue;
      raised = true;
      const { source } = context;
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
}

const usedBy = ({ as, using, through }: Participant): Ability => (as === "lead" ? "leadership" : (through ?? using));

export function multiplyAbility(work: Work, effect: Of<"multiply-ability">, context: Context): boolean {
  const { ability, times } = effect;
  return change(work, { ...effect, bonus: times === "double" }, { ability, by: 0, how: times }, context);
}

export function useAs(work: Work, effect: Of<"use-as">, context: Context): boolean {
  const { use, as } = effect;
  if (use === as) return false;
  return change(work, { ...effect, bonus: false }, { ability: use, by: 0, how: "use-as", as }, context);
}

/** What cannot be blanked, or is blanked already, is left as it is. */
export function blank(work: Work, effect: Of<"blank">, context: Context): boolean {
  const what: What = { ability: "all", by: 0, how: "blank" };
  const reaches = (id: CardId) => mayBeBlanked(work.game, id) && !isBlanked(work.game, id);
  return change(work, { ...effect, bonus: false }, what, context, reaches);
}
