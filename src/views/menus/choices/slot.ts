/** What the parts of actions are called: cards, players, conflicts. */
import {
  type Action,
  type CardId,
  type ConflictId,
  conflictCalled,
  type LegalAction,
  type SeatIndex,
  type View,
} from "../../../engine/index.ts";
import { cardFacts, factsOfType, inPlayFacts, stateWords } from "../../cards/card-words.ts";
import { type Context, conflictLabel, labelOf } from "../../text/context.ts";
import { type SeenCard, seenCards, WHOLE_GAME } from "../../tracker/seats.ts";
import { FIRST_LANGUAGE, type Language, say, type WordId } from "../../words/index.ts";

/** What a menu that asks for something is called: by its kind of action, or more closely. */
export type Ask = WordId & (`called-${string}` | `ask-${string}`);

/** One thing that a player chooses on the way to a whole action: the card, then with whom, then on what. */
export interface Slot {
  /** Equal for choices that make no difference, such as two copies of one card in hand. */
  key: string;
  label: string;
  description: string;
  /** What the menu that asks for it is called. */
  ask: Ask;
  /** What the card says, where it is chosen by that: shown as far as there is room. */
  says?: string;
}

export type PlayTarget = NonNullable<Extract<Action, { type: "play" }>["target"]>;

/** What menus need to know to name the parts of actions: this view's cards, conflicts and players. */
export interface MenuNames {
  cards: ReadonlyMap<CardId, SeenCard>;
  view: View;
  ctx: Context;
  language: Language;
  /** Whether something in an order is a card, a conflict or a player. */
  isName: (text: string) => boolean;
  /** What has been named already. */
  slots: Map<LegalAction, Slot[]>;
  named: Map<CardId, Slot>;
}

export function menuNamesOf(view: View, ctx: Context, language: Language = FIRST_LANGUAGE): MenuNames {
  const cards = seenCards(view);
  return { cards, view, ctx, language, isName: namesIn(view, cards), slots: new Map(), named: new Map() };
}

/** Whether something in an order is a card, a conflict or a player of this view; looked up when it is first asked. */
export function namesIn(view: View, cards: ReadonlyMap<CardId, SeenCard> = seenCards(view)): (text: string) => boolean {
  let known: ReadonlySet<string> | null = null;
  return (text) => {
    known ??= new Set([
      ...[...cards.values()].map(({ card }) => card.title),
      ...view.conflicts.map((conflict) => conflictCalled(conflict, (seat) => view.seats[seat]?.name ?? "")),
      ...view.seats.map(({ name }) => name),
    ]);
    return known.has(text);
  };
}

export function cardSlot(id: CardId, ask: Ask, names: MenuNames): Slot {
  const known = names.named.get(id) ?? namedCard(id, ask, names);
  names.named.set(id, known);
  const asked = known.ask === ask ? known : { ...known, ask };
  const seen = TELLS_TYPE.has(ask) ? names.cards.get(id) : undefined;
  return seen && seen.inPlay === null && seen.on === undefined
    ? { ...asked, description: factsOfType(seen.card, names.language) }
    : asked;
}

/** Menus whose name says of what type their cards are: more of what a card says is shown instead. */
const TELLS_TYPE: ReadonlySet<Ask> = new Set<Ask>([
  "called-play",
  "called-aftermath",
  "called-place",
  "called-hide",
  "ask-replace-agenda",
]);

function namedCard(id: CardId, ask: Ask, { cards, view, ctx, language }: MenuNames): Slot {
  const seen = cards.get(id);
  if (!seen) return { key: `card ${id}`, label: say(language, "slot-card", { id: String(id) }), description: "", ask };
  const { card, seat, inPlay, on } = seen;
  const owned = (facts: string) =>
    inPlay?.nobodys
      ? say(language, "slot-nobodys", { facts })
      : seat === ownSeatIndex(view)
        ? facts
        : `${labelOf(ctx, seat)}: ${facts}`;
  if (on !== undefined) {
    const title = on === WHOLE_GAME ? say(language, "slot-whole-game") : on;
    const description = owned(say(language, "slot-lies-on", { title, facts: cardFacts(card, language) }));
    return { key: `card ${id}`, label: card.title, description, ask };
  }
  if (inPlay === null) {
    const slot = {
      key: `title ${card.type} ${card.title}`,
      label: card.title,
      description: cardFacts(card, language),
      ask,
    };
    return card.says === null ? slot : { ...slot, says: card.says };
  }
  const state = stateWords(inPlay, language).map((words) => words.replaceAll("\\", ""));
  return {
    key: `card ${id}`,
    label: card.title,
    description: owned([inPlayFacts(card, language), ...state].join(", ")),
    ask,
  };
}

export function ownSeatIndex(view: View): SeatIndex | null {
  return typeof view.viewer === "object" ? view.viewer.seat : null;
}

export function playerSlot(seat: SeatIndex, ask: Ask, { ctx, view, language }: MenuNames): Slot {
  const rating = view.seats[seat]?.rating;
  const description = rating === undefined ? "" : say(language, "slot-rating", { rating });
  return { key: `player ${seat}`, label: labelOf(ctx, seat), description, ask };
}

/** A player as one faction among several of a race. */
export function factionSlot(seat: SeatIndex, names: MenuNames): Slot {
  const slot = playerSlot(seat, "called-choose-faction", names);
  const faction = names.view.seats[seat]?.faction;
  return faction === undefined
    ? slot
    : { ...slot, description: `${say(names.language, `faction-${faction}`)}, ${slot.description}` };
}

export function conflictSlot(id: ConflictId, ask: Ask, { view, ctx, language }: MenuNames): Slot {
  const conflict = view.conflicts.find((each) => each.id === id);
  if (!conflict)
    return { key: `conflict ${id}`, label: say(language, "slot-conflict", { id: String(id) }), description: "", ask };
  const { form, support, opposition } = conflict;
  const kind = say(language, `fact-${conflict.type}`);
  const description =
    form === "sides"
      ? say(language, "slot-sides", { kind })
      : say(language, "slot-totals", { kind, support, opposition });
  return { key: `conflict ${id}`, label: conflictLabel(ctx, conflict), description, ask };
}

export function targetSlots(target: PlayTarget | undefined, ask: Ask, names: MenuNames): Slot[] {
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

/** The target of a conflict that is left open. */
export const laterSlot = (ask: Ask, language: Language): Slot => ({
  key: "later",
  label: say(language, "slot-later"),
  description: say(language, "slot-later-why"),
  ask,
});
