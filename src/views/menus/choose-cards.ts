import type { Action, CardType, CardView, DecisionView, LegalAction, View } from "../../engine/index.ts";
import { type ChosenCards, encodeChosen } from "../cards/card-set.ts";
import { cardFacts, factsWithText } from "../cards/card-words.ts";
import { madeHandName } from "../decks/starter-words.ts";
import { buttonWords } from "../text/action-words.ts";
import type { Context } from "../text/context.ts";
import { actionKey, encodePress } from "../text/custom-id.ts";
import { DISCORD_LIMITS } from "../text/limits.ts";
import { type ActionRow, type Button, button, buttonRows, menuRow } from "../text/message.ts";
import { capitalized } from "../text/safe-text.ts";
import { ownSeat, seenCards } from "../tracker/seats.ts";
import { FIRST_LANGUAGE, type Language, say, type WordId } from "../words/index.ts";
import { verbKey } from "./slots.ts";

/** Decisions that take several cards at once. */
type CardChoiceKind = "starting-hand" | "keep-hand" | "sustain" | "discard" | "discard-some";

/** What the menu over the cards is called, and the button that sends them, once so many are chosen. */
const CHOICE_WORDS = {
  "starting-hand": { menu: "cards-start-with", confirm: "cards-start-with-these" },
  "keep-hand": { menu: "cards-keep", confirm: "cards-keep-these" },
  sustain: { menu: "cards-sustain", confirm: "cards-sustain-these" },
  discard: { menu: "cards-discard", confirm: "cards-discard-these" },
  "discard-some": { menu: "cards-discard", confirm: "cards-discard-these" },
} as const satisfies Readonly<Record<CardChoiceKind, { menu: WordId; confirm: WordId }>>;

const isCardChoice = (kind: DecisionView["kind"]): kind is CardChoiceKind => kind in CHOICE_WORDS;

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
    case "keep-hand":
      return [...(decision.options ?? [])].sort((a, b) => order(a, b));
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

/** What a hand is chosen by, first: who acts, then what they act with. */
const TYPE_ORDER: readonly CardType[] = [
  "character",
  "fleet",
  "conflict",
  "agenda",
  "group",
  "location",
  "enhancement",
  "event",
  "contingency",
  "aftermath",
];

function order(a: CardView, b: CardView): number {
  const key = ({ type, title, id }: CardView) =>
    `${type === null ? TYPE_ORDER.length : TYPE_ORDER.indexOf(type)}\n${title}\n${String(id).padStart(5, "0")}`;
  return key(a) < key(b) ? -1 : 1;
}

interface Part {
  /** Places in the list of cards. */
  places: readonly number[];
  types: number;
  name: string;
}

/** Menus of at most 25 cards; cards of a type stay together where there are rows enough for that. */
export function menuPartsOf(cards: readonly CardView[], language: Language = FIRST_LANGUAGE): Part[] {
  for (const parts of [
    partsByType(cards, language),
    partsPacked(cards, language, true),
    partsPacked(cards, language, false),
  ])
    if (parts.length < DISCORD_LIMITS.rows) return parts;
  return Array.from({ length: Math.ceil(cards.length / DISCORD_LIMITS.options) }, (_, part) => {
    const places = cards.map((_, at) => at).slice(part * DISCORD_LIMITS.options, (part + 1) * DISCORD_LIMITS.options);
    return partOf(places, [...new Set(places.flatMap((at) => typeAt(cards, at)))], language);
  });
}

/** The type of the card at this place, as a list. */
function typeAt(cards: readonly CardView[], at: number): (CardType | null)[] {
  const card = cards[at];
  return card === undefined ? [] : [card.type];
}

/** A menu's name that a phone shows whole. */
const NAME_MOST = 31;

/** What of this name fits on a phone: first what only a part of is here, then as they come, and "more" for what is left. */
function nameOf(words: readonly { name: string; inPart: boolean }[], language: Language): string {
  const joined = (some: typeof words) => some.map(({ name }) => name).join(", ");
  if (joined(words).length <= NAME_MOST) return joined(words);
  const more = { name: say(language, "cards-others"), inPart: false };
  let shown: typeof words = [];
  for (const next of words.toSorted((one, other) => Number(other.inPart) - Number(one.inPart))) {
    const longer = words.filter((each) => each === next || shown.includes(each));
    if (shown.length > 0 && joined([...longer, more]).length > NAME_MOST) break;
    shown = longer;
  }
  return joined([...shown, more]);
}

function partOf(
  places: readonly number[],
  types: readonly (CardType | null)[],
  language: Language,
  letters: (type: CardType | null) => string = () => "",
): Part {
  const words = types.map((type) => ({
    name: `${say(language, type === null ? "cards-untyped" : `kinds-${type}`)}${letters(type)}`,
    inPart: letters(type) !== "",
  }));
  return { places, types: types.length, name: capitalized(nameOf(words, language)) };
}

/**
 * The same with the types put together so that they take as few menus as may be: the biggest first, each where it fits. The
 * menus of a type that is too many for one are told apart by its first letters; `apart`: they hold nothing else.
 */
function partsPacked(cards: readonly CardView[], language: Language, apart: boolean): Part[] {
  const byType = new Map<CardType | null, number[]>();
  for (const [at, card] of cards.entries()) byType.set(card.type, [...(byType.get(card.type) ?? []), at]);
  const slices = [...byType.values()].flatMap((places) => {
    const menus = Math.ceil(places.length / DISCORD_LIMITS.options);
    const each = apart ? Math.ceil(places.length / menus) : DISCORD_LIMITS.options;
    return Array.from({ length: menus }, (_, part) => ({
      places: places.slice(part * each, (part + 1) * each),
      alone: apart && menus > 1,
    }));
  });
  const parts: { places: number[]; alone: boolean }[] = [];
  for (const { places, alone } of slices.toSorted((one, other) => other.places.length - one.places.length)) {
    const fits = (part: (typeof parts)[number]) =>
      !alone && !part.alone && part.places.length + places.length <= DISCORD_LIMITS.options;
    const roomy = parts.find(fits);
    if (roomy) roomy.places.push(...places);
    else parts.push({ places: [...places], alone });
  }
  const ordered = parts.map(({ places, alone }) => ({ places: places.toSorted((one, other) => one - other), alone }));
  return ordered
    .toSorted(({ places: [one = 0] }, { places: [other = 0] }) => one - other)
    .map(({ places }) => {
      const letters = (type: CardType | null) => {
        const its = byType.get(type) ?? [];
        const here = its.filter((at) => places.includes(at));
        return here.length === its.length ? "" : ` ${lettersOf(cards, here)}`;
      };
      return partOf(places, [...new Set(places.flatMap((at) => typeAt(cards, at)))], language, letters);
    });
}

/** From which first letter to which these cards go: "A–F". */
function lettersOf(cards: readonly CardView[], places: readonly number[]): string {
  const letters = [places[0], places.at(-1)].map((at = 0) => [...(cards[at]?.title ?? "")][0]?.toUpperCase() ?? "");
  return [...new Set(letters)].join("–");
}

function partsByType(cards: readonly CardView[], language: Language): Part[] {
  const byType = new Map<CardType | null, number[]>();
  for (const [at, card] of cards.entries()) byType.set(card.type, [...(byType.get(card.type) ?? []), at]);
  const parts: { places: number[]; names: (CardType | null)[] }[] = [];
  for (const [type, places] of byType) {
    for (let at = 0; at < places.length; at += DISCORD_LIMITS.options) {
      const some = places.slice(at, at + DISCORD_LIMITS.options);
      const last = parts.at(-1);
      if (last && last.places.length + some.length <= DISCORD_LIMITS.options) {
        last.places.push(...some);
        if (!last.names.includes(type)) last.names.push(type);
      } else parts.push({ places: [...some], names: [type] });
    }
  }
  return parts.map(({ places, names }) => partOf(places, names, language));
}

/** How many cards the decision takes. */
function bounds(decision: DecisionView, cards: number): { least: number; most: number } {
  switch (decision.kind) {
    case "starting-hand":
    case "keep-hand": {
      const size = Math.min(decision.amount ?? 3, cards);
      return { least: size, most: Math.min(size + (decision.ifCorporate ?? 0) + (decision.ifFourCard ? 1 : 0), cards) };
    }
    case "discard-some":
      if (decision.upTo !== undefined)
        return { least: Math.min(Math.max(1, decision.amount ?? 1), cards), most: Math.min(decision.upTo, cards) };
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
    case "keep-hand":
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
function wrongHand(view: View, decision: DecisionView, hand: readonly CardView[], language: Language): string | null {
  if (decision.kind !== "starting-hand") return null;
  const types = hand.flatMap(({ type }) => type ?? []);
  const again = types.filter((type, at) => types.indexOf(type) !== at);
  const onTop = ownSeat(view)?.race === "non-aligned" ? again.indexOf("character") : -1;
  if (onTop !== -1) again.splice(onTop, 1);
  const [type] = again;
  return type === undefined ? null : say(language, "cards-one-of-type", { type: say(language, `type-${type}`) });
}

/** With a hand that is kept, so many cards are bought by one press. */
const MOST_BOUGHT = 2;

/** How many cards a press may buy together with what is discarded: none where that is asked afterwards. */
export function mostBought({ kind }: DecisionView, actions: readonly LegalAction[]): number {
  if (kind !== "discard") return 0;
  const numbers = actions.map(({ action }) => (action.type === "keep" ? (action.buy ?? 0) : 0));
  return Math.min(MOST_BOUGHT, Math.max(0, ...numbers));
}

/** Menus over the cards, what is chosen so far, and the buttons that need no choice. */
export function cardChoiceRows(
  view: View,
  decision: DecisionView,
  actions: readonly LegalAction[],
  ctx: Context,
  chosen: ChosenCards | null,
  language: Language = FIRST_LANGUAGE,
): ActionRow[] {
  if (!isCardChoice(decision.kind)) return [];
  const words = CHOICE_WORDS[decision.kind];
  const cards = choosable(view, decision, actions);
  const { least, most } = bounds(decision, cards.length);
  const parts = most === 0 ? [] : menuPartsOf(cards, language).slice(0, DISCORD_LIMITS.rows - 1);
  const state = encodeChosen(chosen ?? new Set(), cards);
  const rows = parts.map((part, at) =>
    menuRow(
      encodePress({ table: ctx.table, decision: decision.id, verb: "cards", key: `${at}.${state}` }),
      parts.length === 1 ? say(language, words.menu) : part.name,
      part.places.flatMap((place) => {
        const card = cards[place];
        const picked = chosen?.has(place) ?? false;
        return card
          ? [
              {
                value: String(place),
                label: card.title,
                description: factsWithText(cardFacts(card, language), card.says),
                chosen: picked,
              },
            ]
          : [];
      }),
      { least: parts.length === 1 ? least : 0, most: Math.min(most, part.places.length) },
    ),
  );
  const press = (verb: "confirm" | "clear", bought?: number) =>
    encodePress({
      table: ctx.table,
      decision: decision.id,
      verb,
      key: bought === undefined ? state : `${bought}.${state}`,
    });
  const buttons: Button[] = [];
  const count = chosen?.size ?? 0;
  if (count > 0) {
    const enough = count >= least && count <= most;
    const wrong = enough
      ? wrongHand(
          view,
          decision,
          [...(chosen ?? [])].flatMap((place) => cards[place] ?? []),
          language,
        )
      : null;
    const label =
      wrong ?? (enough ? say(language, words.confirm, { count }) : say(language, "cards-needed", { count, least }));
    const refused = !enough || wrong !== null;
    buttons.push(button(press("confirm"), label, "good", refused));
    for (let bought = 1; bought <= mostBought(decision, actions); bought++)
      buttons.push(
        button(
          press("confirm", bought),
          say(language, "cards-and-buy", { does: label, count: bought }),
          "plain",
          refused,
        ),
      );
    buttons.push(button(press("clear"), say(language, "cards-again")));
  }
  for (const legal of actions) {
    const { action } = legal;
    // Beside the keeping: as many as most can pay for; more is said in words.
    const bought = action.type === "keep" ? (action.buy ?? 0) : 0;
    if (bought > MOST_BOUGHT || (bought > 0 && count > 0)) continue;
    const whole = action.type === "start-with-any" || action.type === "mulligan" || action.type === "keep";
    if (whole || isReadyAll(action)) {
      const key = actionKey(action);
      const verb = action.type === "mulligan" ? "pick" : "do";
      const id = encodePress({ table: ctx.table, decision: decision.id, verb, key });
      // One button leads on where nothing is chosen; a mulligan is a second thought.
      const main = count === 0 && action.type !== "mulligan" && bought === 0;
      buttons.push(button(id, buttonWords(legal, decision.kind, language), main ? "main" : "plain"));
    }
  }
  // Before anything is picked: the hands that were made for the deck, by their names.
  for (const { name, cards: ids } of count === 0 ? (decision.hands ?? []) : []) {
    const key = actionKey({ type: "start-with", seat: decision.seat, cards: [...ids] });
    buttons.push(
      button(
        encodePress({ table: ctx.table, decision: decision.id, verb: "do", key }),
        madeHandName({ name }, language),
        "good",
      ),
    );
  }
  if (actions.some(({ action }) => action.type === "surrender")) {
    const key = verbKey("surrender");
    const id = encodePress({ table: ctx.table, decision: decision.id, verb: "pick", key });
    buttons.push(button(id, say(language, "opens-surrender"), "grave"));
  }
  return [...rows, ...buttonRows(buttons.slice(0, DISCORD_LIMITS.buttons))];
}

function isReadyAll(action: Action): boolean {
  return action.type === "sustain" && action.cards.length === 0;
}
