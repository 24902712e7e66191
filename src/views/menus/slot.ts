/** What the parts of actions are called: cards, players, conflicts. */
import type { Action, CardId, ConflictId, LegalAction, SeatIndex, View } from "../../engine/index.ts";
import { cardFacts, factsOfType, inPlayFacts, stateWords } from "../cards/card-words.ts";
import { type Context, labelOf } from "../text/context.ts";
import { ABILITY_WORDS, FACTION_WORDS } from "../text/words.ts";
import { type SeenCard, seenCards } from "../tracker/seats.ts";

/** One thing that a player chooses on the way to a whole action: the card, then with whom, then on what. */
export interface Slot {
  /** Equal for choices that make no difference, such as two copies of one card in hand. */
  key: string;
  label: string;
  description: string;
  /** What the menu that asks for it is called. */
  ask: string;
  /** What the card says, where it is chosen by that: shown as far as there is room. */
  says?: string;
}

export type PlayTarget = NonNullable<Extract<Action, { type: "play" }>["target"]>;

/** What menus need to know to name the parts of actions: this view's cards, conflicts and players. */
export interface MenuNames {
  cards: ReadonlyMap<CardId, SeenCard>;
  view: View;
  ctx: Context;
  /** What has been named already. */
  slots: Map<LegalAction, Slot[]>;
  named: Map<CardId, Slot>;
}

export function menuNamesOf(view: View, ctx: Context): MenuNames {
  return { cards: seenCards(view), view, ctx, slots: new Map(), named: new Map() };
}

export function cardSlot(id: CardId, ask: string, names: MenuNames): Slot {
  const known = names.named.get(id) ?? namedCard(id, ask, names);
  names.named.set(id, known);
  const asked = known.ask === ask ? known : { ...known, ask };
  const seen = TELLS_TYPE.has(ask) ? names.cards.get(id) : undefined;
  return seen && seen.inPlay === null && seen.on === undefined
    ? { ...asked, description: factsOfType(seen.card) }
    : asked;
}

/** Menus whose name says of what type their cards are: more of what a card says is shown instead. */
const TELLS_TYPE: ReadonlySet<string> = new Set([
  "Play an event",
  "Play an aftermath",
  "Place a contingency",
  "Hide an agenda",
  "Replace your agenda with",
]);

function namedCard(id: CardId, ask: string, { cards, view, ctx }: MenuNames): Slot {
  const seen = cards.get(id);
  if (!seen) return { key: `card ${id}`, label: `Card ${id}`, description: "", ask };
  const { card, seat, inPlay, on } = seen;
  const owner = inPlay?.nobodys ? "in no faction: " : seat === ownSeatIndex(view) ? "" : `${labelOf(ctx, seat)}: `;
  if (on !== undefined)
    return { key: `card ${id}`, label: card.title, description: `${owner}on ${on}, ${cardFacts(card)}`, ask };
  if (inPlay === null) {
    const slot = { key: `title ${card.type} ${card.title}`, label: card.title, description: cardFacts(card), ask };
    return card.says === null ? slot : { ...slot, says: card.says };
  }
  const state = stateWords(inPlay).map((words) => words.replaceAll("\\", ""));
  return { key: `card ${id}`, label: card.title, description: owner + [inPlayFacts(card), ...state].join(", "), ask };
}

export function ownSeatIndex(view: View): SeatIndex | null {
  return typeof view.viewer === "object" ? view.viewer.seat : null;
}

export function playerSlot(seat: SeatIndex, ask: string, { ctx, view }: MenuNames): Slot {
  const rating = view.seats[seat]?.rating;
  const description = rating === undefined ? "" : `influence rating ${rating}`;
  return { key: `player ${seat}`, label: labelOf(ctx, seat), description, ask };
}

/** A player as one faction among several of a race. */
export function factionSlot(seat: SeatIndex, names: MenuNames): Slot {
  const slot = playerSlot(seat, "Choose a faction", names);
  const faction = names.view.seats[seat]?.faction;
  return faction === undefined ? slot : { ...slot, description: `${FACTION_WORDS[faction]}, ${slot.description}` };
}

export function conflictSlot(id: ConflictId, ask: string, { view }: MenuNames): Slot {
  const conflict = view.conflicts.find((each) => each.id === id);
  if (!conflict) return { key: `conflict ${id}`, label: `Conflict ${id}`, description: "", ask };
  const description =
    conflict.form === "sides"
      ? `${ABILITY_WORDS[conflict.type]} conflict with sides`
      : `${ABILITY_WORDS[conflict.type]} conflict, ${conflict.support} for and ${conflict.opposition} against`;
  return { key: `conflict ${id}`, label: conflict.title, description, ask };
}

export function targetSlots(target: PlayTarget | undefined, ask: string, names: MenuNames): Slot[] {
  if (target === undefined) return [];
  switch (target.what) {
    case "card":
      return [cardSlot(target.card, ask, names)];
    case "player":
      return [playerSlot(target.seat, ask, names)];
    case "conflict":
      return [conflictSlot(target.conflict, ask, names)];
  }
}
