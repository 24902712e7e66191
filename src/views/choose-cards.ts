import type { Action, CardView, DecisionView, LegalAction, View } from "../engine/index.ts";
import { buttonWords } from "./action-words.ts";
import { type Chosen, encodeChosen } from "./card-set.ts";
import { cardFacts } from "./card-words.ts";
import type { Context } from "./context.ts";
import { actionKey, encodePress } from "./custom-id.ts";
import { LIMITS } from "./limits.ts";
import { type Button, button, buttonRows, menuRow, type Row } from "./message.ts";
import { counted } from "./safe-text.ts";
import { ownSeat, seenCards } from "./seats.ts";
import { verbKey } from "./slots.ts";

/** Decisions that take several cards at once. */
type CardChoiceKind = "starting-hand" | "sustain" | "discard" | "discard-some";

const WORDS: Readonly<Record<CardChoiceKind, { menu: string; confirm: (cards: number) => string }>> = {
  "starting-hand": { menu: "Start with", confirm: (cards) => `Start with these ${cards}` },
  sustain: { menu: "Sustain", confirm: (cards) => `Sustain these ${cards}` },
  discard: { menu: "Discard", confirm: (cards) => `Discard these ${cards}` },
  "discard-some": { menu: "Discard", confirm: (cards) => `Discard these ${cards}` },
};

const isCardChoice = (kind: DecisionView["kind"]): kind is CardChoiceKind => kind in WORDS;

/** True where several cards are chosen together, in menus of their own. */
export function hasCardChoice(decision: DecisionView): boolean {
  return isCardChoice(decision.kind);
}

/** The cards to choose among; of a deck one copy of each. The order is the same as long as the decision is open. */
export function choosable(view: View, decision: DecisionView, actions: readonly LegalAction[]): CardView[] {
  switch (decision.kind) {
    case "starting-hand": {
      const once = new Map((decision.options ?? []).map((card) => [`${card.type} ${card.title}`, card]));
      return [...once.values()].sort((a, b) => order(a, b));
    }
    case "sustain": {
      const ids = new Set(actions.flatMap(({ action }) => (action.type === "sustain" ? action.cards : [])));
      const cards = seenCards(view);
      return [...ids].sort((a, b) => a - b).flatMap((id) => cards.get(id)?.card ?? []);
    }
    case "discard":
    case "discard-some":
      return [...(ownSeat(view)?.hand ?? [])].sort((a, b) => order(a, b));
    default:
      return [];
  }
}

function order(a: CardView, b: CardView): number {
  const key = (card: CardView) => `${card.type}\n${card.title}\n${String(card.id).padStart(5, "0")}`;
  return key(a) < key(b) ? -1 : 1;
}

interface Part {
  /** Places in the list of cards. */
  places: readonly number[];
  types: number;
  name: string;
}

/** Menus of at most 25 cards; cards of a type stay together where they fit. */
export function partsOf(cards: readonly CardView[]): Part[] {
  const byType = new Map<string, number[]>();
  for (const [at, card] of cards.entries()) byType.set(card.type, [...(byType.get(card.type) ?? []), at]);
  const parts: { places: number[]; names: string[] }[] = [];
  for (const [type, places] of byType) {
    for (let at = 0; at < places.length; at += LIMITS.options) {
      const some = places.slice(at, at + LIMITS.options);
      const last = parts.at(-1);
      if (last && last.places.length + some.length <= LIMITS.options) {
        last.places.push(...some);
        if (!last.names.includes(type)) last.names.push(type);
      } else parts.push({ places: [...some], names: [type] });
    }
  }
  return parts.map(({ places, names }) => ({ places, types: names.length, name: names.join(", ") }));
}

/** How many cards the decision takes. */
function bounds(decision: DecisionView, cards: number): { least: number; most: number } {
  switch (decision.kind) {
    case "starting-hand": {
      const size = Math.min(decision.amount ?? 3, cards);
      return { least: size, most: size };
    }
    case "discard-some":
      return { least: Math.min(decision.amount ?? 1, cards), most: Math.min(decision.amount ?? 1, cards) };
    default:
      return { least: 1, most: cards };
  }
}

/** What the chosen cards come to. */
export function actionOf(decision: DecisionView, cards: readonly CardView[]): Action | null {
  const ids = cards.map(({ id }) => id);
  switch (decision.kind) {
    case "starting-hand":
      return { type: "start-with", seat: decision.seat, cards: ids };
    case "sustain":
      return { type: "sustain", seat: decision.seat, cards: ids };
    case "discard":
    case "discard-some":
      return { type: "discard", seat: decision.seat, cards: ids };
    default:
      return null;
  }
}

/**
 * Why these cards make no starting hand, for the button that would send them; null where they may. The Non-Aligned take
 * a second ambassador on top of one card of each type.
 */
function wrongHand(view: View, decision: DecisionView, hand: readonly CardView[]): string | null {
  if (decision.kind !== "starting-hand") return null;
  const types = hand.map(({ type }) => type);
  const again = types.filter((type, at) => types.indexOf(type) !== at);
  const onTop = ownSeat(view)?.race === "non-aligned" ? again.indexOf("character") : -1;
  if (onTop !== -1) again.splice(onTop, 1);
  return again[0] === undefined ? null : `Only one ${again[0]} of these: take different types`;
}

/** Menus over the cards, what is chosen so far, and the buttons that need no choice. */
export function cardChoiceRows(
  view: View,
  decision: DecisionView,
  actions: readonly LegalAction[],
  ctx: Context,
  chosen: Chosen | null,
): Row[] {
  if (!isCardChoice(decision.kind)) return [];
  const words = WORDS[decision.kind];
  const cards = choosable(view, decision, actions);
  const parts = partsOf(cards).slice(0, LIMITS.rows - 1);
  const { least, most } = bounds(decision, cards.length);
  const state = encodeChosen(chosen ?? new Set(), cards);
  const rows = parts.map((part, at) =>
    menuRow(
      encodePress({ table: ctx.table, decision: decision.id, verb: "cards", key: `${at}.${state}` }),
      parts.length === 1 ? words.menu : `${words.menu}: ${part.name}`,
      part.places.flatMap((place) => {
        const card = cards[place];
        const picked = chosen?.has(place) ?? false;
        return card ? [{ value: String(place), label: card.title, description: cardFacts(card), chosen: picked }] : [];
      }),
      { least: parts.length === 1 ? least : 0, most: Math.min(most, part.places.length) },
    ),
  );
  const press = (verb: "confirm" | "clear") =>
    encodePress({ table: ctx.table, decision: decision.id, verb, key: state });
  const buttons: Button[] = [];
  const count = chosen?.size ?? 0;
  if (count > 0) {
    const enough = count >= least && count <= most;
    const wrong = enough
      ? wrongHand(
          view,
          decision,
          [...(chosen ?? [])].flatMap((place) => cards[place] ?? []),
        )
      : null;
    const label = wrong ?? (enough ? words.confirm(count) : `${counted(count, "card")} chosen, ${least} needed`);
    const refused = !enough || wrong !== null;
    buttons.push(button(press("confirm"), label, "good", refused), button(press("clear"), "Choose again"));
  }
  for (const legal of actions) {
    const { action } = legal;
    if (action.type === "start-with-any" || action.type === "keep" || isReadyAll(action)) {
      const key = actionKey(action);
      const id = encodePress({ table: ctx.table, decision: decision.id, verb: "do", key });
      buttons.push(button(id, buttonWords(legal, decision.kind), count === 0 ? "main" : "plain"));
    }
  }
  if (actions.some(({ action }) => action.type === "surrender")) {
    const key = verbKey("surrender");
    const id = encodePress({ table: ctx.table, decision: decision.id, verb: "pick", key });
    buttons.push(button(id, "Surrender…", "grave"));
  }
  return [...rows, ...buttonRows(buttons.slice(0, LIMITS.buttons))];
}

function isReadyAll(action: Action): boolean {
  return action.type === "sustain" && action.cards.length === 0;
}
