/** What a text lets a player choose: one of several things, or a card in play. engine: Legal Targets; glossary: Requirements */

import type { ChooseOption } from "../../effects/index.ts";
import type { Decision, EffectContext, Game, Picking } from "../../state/game.ts";
import { factsOf, playOf, seatOf } from "../../state/lookup.ts";
import { since } from "../../state/revision.ts";
import type { CardId, CardType, SeatIndex } from "../../state/vocabulary.ts";
import { fateIn } from "../conflicts/fate.ts";
import { legalTargets } from "../conflicts/target.ts";
import { availableInfluence } from "../costs/influence.ts";
import { owedBy, payersFor } from "../costs/payers.ts";
import { costlessIn, countOf } from "../in-force/count.ts";
import { isTrue } from "../in-force/requirement.ts";

type Choosing = Pick<Extract<Decision, { kind: "choose" }>, "options" | "context">;

/** The influence that choosing this takes now. */
export function influenceOf(game: Game, { influence = 0 }: ChooseOption, context: EffectContext): number {
  return typeof influence === "number" ? influence : countOf(game, influence, context);
}

/** The influence that is said of it besides: none where what is chosen is how much to apply. */
export function priceOf(game: Game, option: ChooseOption, context: EffectContext): number {
  return isAmount(option) ? 0 : influenceOf(game, option, context);
}

/** Whether what is chosen is how much influence to apply. */
export const isAmount = (option: ChooseOption) => option.effects[0]?.verb === "set-paid";

/** The options that are open to a player now, by their place. */
export function possibleOptions(game: Game, seat: SeatIndex, { options, context }: Choosing): number[] {
  return options.flatMap((option, index) => (isPossible(game, seat, option, context) ? [index] : []));
}

function isPossible(game: Game, seat: SeatIndex, option: ChooseOption, context: EffectContext): boolean {
  if (option.when && !isTrue(game, option.when, context)) return false;
  if (influenceOf(game, option, context) > availableInfluence(seatOf(game, seat))) return false;
  const { influence } = option;
  // compendium: Moral Quandary — what has no printed cost is not negated for nothing.
  if (typeof influence === "object" && since(game, 14) && costlessIn(game, influence, context) !== null) return false;
  const { rotates } = option;
  return rotates === undefined || payersFor(game, rotationOf(seat, { ...option, rotates }, context)).length > 0;
}

/** The rotation of a card that an option takes, as it is owed. */
export const rotationOf = (
  seat: SeatIndex,
  { rotates: types, eligible }: { rotates: readonly CardType[]; eligible?: true | undefined },
  { source, conflict }: EffectContext,
) => ({
  ...owedBy(seat, { pays: "rotate", types, amount: 1 }, [], source),
  ...(eligible && conflict !== null ? { eligible: conflict } : {}),
});

/** The cards that a player may pick now. */
export function pickable(
  game: Game,
  seat: SeatIndex,
  { from, factions, effects, context }: Picking & { context: EffectContext },
): CardId[] {
  const conflict = game.conflicts.find(({ id }) => id === context.conflict) ?? null;
  return legalTargets(game, from, { by: seat, conflict, fate: fateIn(effects, "second") }).flatMap((target) => {
    if (target.what !== "card") return [];
    const faction = playOf(game, target.card)?.faction ?? null;
    return factions === undefined || (faction !== null && factions.includes(faction)) ? [target.card] : [];
  });
}

/** The title of a card that is picked, for a refusal: null for one that lies face down. */
export function titleToRefuse(game: Game, card: CardId): string | null {
  return game.cards[card]?.play?.faceDown === false ? factsOf(game, card).title : null;
}
