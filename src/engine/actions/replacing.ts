/** engine: Replace a Card — an action that takes no sponsor, and influence only where the card says so. */

import { applyInfluence } from "../changes/costs/influence.ts";
import { pay } from "../changes/costs/payment.ts";
import { exchange } from "../changes/in-force/replacement.ts";
import { askHowMuch } from "../changes/triggers/choosing.ts";
import { scheduleEntryEffects } from "../changes/zones.ts";
import { type Refusal, refusal } from "../refusal.ts";
import { illegalTarget, isLegalTarget } from "../rules/conflicts/target.ts";
import { leastInfluence } from "../rules/costs/how-much.ts";
import { availableInfluence } from "../rules/costs/influence.ts";
import { unpayable } from "../rules/costs/payment.ts";
import { mayTakePlace, movable } from "../rules/costs/replacement.ts";
import { surcharge } from "../rules/in-force/faction.ts";
import { unmet } from "../rules/in-force/requirement.ts";
import type { Game } from "../state/game.ts";
import { cardOf, factsOf, isAmbassador, playOf, seatOf, titleOf } from "../state/lookup.ts";
import type { CardId } from "../state/vocabulary.ts";
import { cardId, cardIds } from "./fields.ts";
import { type ActionIn, action, shapeOf } from "./record.ts";
import { label, listOf } from "./words.ts";

/** May this card in play be replaced by that one in hand, and for how much influence? */
export function mayReplaceCard(
  game: Game,
  { seat, card: old, with: card, keep }: ActionIn<typeof replace>,
): Refusal | { cost: number; moving: readonly CardId[] } {
  const play = game.cards[old] ? playOf(game, old) : null;
  if (!play || play.faceDown || !game.cards[card]) return refusal("card-not-there");
  const { title, text } = factsOf(game, card);
  const held = cardOf(game, card);
  if (held.zone !== "hand" || held.owner !== seat) return refusal("not-in-hand", { title });
  const replaces = text?.replaces;
  if (!replaces) return refusal("replaces-nothing", { title });
  const target = { what: "card", card: old } as const;
  if (!isLegalTarget(game, replaces.target, { by: seat, conflict: null }, target))
    return illegalTarget(game, title, target, replaces.target);
  // engine: Ambassadorial Immunity — only a card that speaks of this ambassador, or of ambassadors, replaces one.
  const { title: name, personality, ambassador } = replaces.target;
  if (isAmbassador(game, old) && name === undefined && personality === undefined && ambassador !== true)
    return refusal("ambassador-not-replaced", { title, target: titleOf(game, old) });
  const { always, choice } = movable(game, old, replaces);
  const kept = keep ?? choice;
  if (kept.some((id) => !choice.includes(id)) || new Set(kept).size < kept.length)
    return refusal("keeps-not", { title, target: titleOf(game, old) });
  const moving = [...always, ...kept];
  const blocked =
    mayTakePlace(game, seat, { old, card, moving }) ??
    unmet(game, seat, title, text?.requires) ??
    unpayable(game, seat, card, text?.pays, { rotating: [old] });
  if (blocked) return blocked;
  const cost = (replaces.influence ?? 0) + surcharge(game, seat, factsOf(game, card));
  const unspent = availableInfluence(seatOf(game, seat));
  const needs = cost + leastInfluence(text?.pays);
  return unspent < needs ? refusal("not-enough-influence", { title, needs, unspent }) : { cost, moving };
}

/** The new card enters play in the old one's place, which leaves the game. */
const replace = action({
  called: "Replace a card",
  /** `card` is replaced by `with`, a card in hand; `keep`: of the attached cards that may move, those that do. */
  shape: shapeOf("replace", { card: cardId, with: cardId, keep: cardIds.optional() }),
  answers: ["action"],
  inPlay: ({ card }): CardId[] => [card],
  perform(work, action): Refusal | undefined {
    const allowed = mayReplaceCard(work.game, action);
    if ("code" in allowed) return allowed;
    const { seat, card: old, with: card } = action;
    const { cost, moving } = allowed;
    const replaces = factsOf(work.game, card).text?.replaces;
    applyInfluence(work, seat, cost);
    const pays = factsOf(work.game, card).text?.pays;
    pay(work, seat, card, pays, { rotating: [old] });
    const marks = replaces?.transfers?.includes("marks") ?? false;
    exchange(work, { by: seat, old, card, moving, marks, rotated: replaces?.rotated ?? false, influence: cost });
    const by = playOf(work.game, card)?.controller ?? seat;
    scheduleEntryEffects(work, { by, card, source: titleOf(work.game, card), target: null, conflict: null });
    askHowMuch(work, seat, card, pays);
    return undefined;
  },
  orders: { replace: "replace {card} with {with}{keeping?}" },
  sentence(game, action): string {
    const keep = action.keep === undefined ? "" : ` keeping ${listOf(game, action.keep) || "nothing"}`;
    return `replace ${label(game, action.card)} with ${label(game, action.with)}${keep}`;
  },
});

/** Up to this many attached cards, every choice of them is offered; of more, all, none and each one. */
const EVERY_CHOICE = 3;

/** The choices of attached cards to keep that are offered; `[undefined]` where there is nothing to choose. */
export function choicesToKeep(game: Game, old: CardId, card: CardId): (CardId[] | undefined)[] {
  const replaces = factsOf(game, card).text?.replaces;
  const { choice } = replaces ? movable(game, old, replaces) : { choice: [] };
  if (choice.length === 0) return [undefined];
  if (choice.length > EVERY_CHOICE) return [choice, [], ...choice.map((id) => [id])];
  let sets: CardId[][] = [[]];
  for (const id of choice.toReversed()) sets = [...sets.map((set) => [id, ...set]), ...sets];
  return sets;
}

export const actions = [replace] as const;
