import {
  type Action,
  actionSchema,
  type FactName,
  type LegalAction,
  TRIGGER_WORDS,
  TRIGGERS,
  type Trigger,
  type Triggers,
  type View,
} from "../engine/index.ts";
import { actionKey, ownDecision, ownSeat } from "../views/index.ts";
import { attempted, formOf } from "./actions/index.ts";
import { boughtBeside, discardSaid, type Listed, stack, startWith, sustain } from "./card-lists.ts";
import { ANSWERS_IN_ADVANCE, aboutFaceDown } from "./face-down.ts";
import { fittingActions } from "./fitting.ts";
import { findCard, findConflict, findPlayer } from "./name-search.ts";
import { type Nouns, nounsOf } from "./nouns.ts";
import { fromSpent, lossFrom, numberOf } from "./numbers.ts";
import { inOtherWords, ownConflict } from "./other-words.ts";
import { phrasesOf } from "./phrases.ts";
import { nearestActions, type OrderHit, saysSomething, searchActions } from "./search.ts";
import { type OrderVerb, type OrderVerbName, verbOf } from "./verbs.ts";
import { orderWords, wordsOfSentence } from "./words.ts";

/** What an order comes to. */
export type Reading =
  /** `needs`: facts that must be stated first; empty for most. */
  | { kind: "do"; action: Action; needs: readonly FactName[] }
  /** Two to 25, the best first. */
  | { kind: "choose"; options: readonly LegalAction[] }
  /** Well formed but not legal now: `apply` refuses it with its rule. */
  | { kind: "try"; action: Action }
  /** `which`: a name that fits several cards, or none. `form`: how an order of the kind that was begun is said. */
  | {
      kind: "unclear";
      nearest: readonly LegalAction[];
      form?: string;
      which?: { phrase: string; titles: readonly string[] };
    };

const MOST_OPTIONS = 25;

/** Reads an order of the seat of `view` (its own view). Never throws. */
export function readOrder(text: string, view: View, actions: readonly LegalAction[]): Reading {
  const reading = readAsTyped(text, view, actions);
  if (reading.kind === "do" || reading.kind === "choose") return reading;
  const other = inOtherWords(text, view);
  const again = other === text ? reading : readAsTyped(other, view, actions);
  // "rotate Londo to build influence" is no card's own action.
  const unsure = reading.kind === "unclear" || reading.action.type === "rotate";
  return again.kind === "unclear" || (again.kind === "try" && !unsure) ? reading : again;
}

function readAsTyped(text: string, view: View, actions: readonly LegalAction[]): Reading {
  const typed = text
    .trim()
    .replace(/^\/?act\s+/iu, "")
    .replace(/^reveal\s+(.+?)\s+when(?:ever)?\s+(?:it\s+)?(?:is\s+)?trigger(?:s|ed)$/iu, "always reveal $1");
  const exact = legalSentence(typed, actions);
  if (exact) return exact;
  const words = orderWords(typed);
  const found = verbOf(ownConflict(words, view));
  const nouns = nounsOf(view);
  const read = found && withVerb(typed, found.verb, found.rest, actions, nouns);
  return read ?? loosely(typed, actions, found?.verb.verb);
}

const does = ({ action, needs }: LegalAction): Reading => ({ kind: "do", action, needs });

/** A legal sentence as it is written, or the beginning of one that was cut with "…". */
function legalSentence(typed: string, actions: readonly LegalAction[]): Reading | null {
  const order = orderWords(typed).join(" ");
  if (order === "") return null;
  const whole = actions.find(({ sentence }) => wordsOfSentence(sentence).join(" ") === order);
  if (whole) return does(whole);
  if (!typed.endsWith("…")) return null;
  return among(actions.filter(({ sentence }) => wordsOfSentence(sentence).join(" ").startsWith(order)));
}

/** One that is different from the others is done, several are to be chosen from. */
function among(found: readonly LegalAction[]): Reading | null {
  // Copies of one card in hand give the same sentence twice: it does not matter which of them is meant.
  const once = new Map<string, LegalAction>();
  for (const legal of found) if (!once.has(legal.sentence)) once.set(legal.sentence, legal);
  const distinct = [...once.values()];
  // What is left out is left out: "declare Parley" is not "declare Parley on Narn", where both are possible.
  const whole = distinct.find(({ sentence }) =>
    distinct.every((other) => `${other.sentence} `.startsWith(`${sentence} `)),
  );
  const first = whole ?? distinct[0];
  if (first === undefined) return null;
  if (whole) return does(whole);
  return distinct.length === 1 ? does(first) : { kind: "choose", options: distinct.slice(0, MOST_OPTIONS) };
}

function withVerb(
  typed: string,
  { name, verb }: OrderVerbName,
  rest: readonly string[],
  actions: readonly LegalAction[],
  nouns: Nouns,
): Reading | null {
  const special = specially(typed, name, rest, actions, nouns);
  if (special?.kind === "unclear")
    return { ...special, nearest: special.nearest.filter(({ action }) => verb.types.includes(action.type)) };
  if (special) return special;
  // "always reveal Alibi" and "never reveal Alibi" are about the same card.
  const meant = ANSWERS_IN_ADVANCE.includes(name) ? actions.filter((one) => one.sentence.startsWith(name)) : actions;
  const ofVerb = meant.filter(({ action }) => verb.types.includes(action.type));
  const fitting = among(fittingActions(rest, verb, meant, nouns));
  if (fitting) return fitting;
  const searched = searchActions(typed, ofVerb);
  if (searched.length > 0) return among(surest(searched));
  const action = attempted(rest, verb, nouns) ?? aboutFaceDown(name, rest, actions);
  if (action) return { kind: "try", action };
  const nearest = nearestActions(rest.join(" "), ofVerb);
  const phrase = unknownName(rest, verb, nouns);
  const form = verb.types[0] && formOf(verb.types[0]);
  return {
    kind: "unclear",
    nearest: nearest.length > 0 ? nearest : ofVerb.slice(0, 5),
    ...(form === undefined ? {} : { form }),
    ...(phrase === null ? {} : { which: { phrase: phrase.join(" "), titles: [] } }),
  };
}

/** The phrase of an order that names nothing that this seat may see, or null where each names something. */
function unknownName(rest: readonly string[], verb: OrderVerb, nouns: Nouns): readonly string[] | null {
  const phrases = phrasesOf(rest, verb.joints)[0];
  if (!phrases) return null;
  const { with: by, under, on, for: side, in: conflict } = phrases.joined;
  const isCard = (phrase: readonly string[]) => findCard(phrase, nouns, () => 0) !== null;
  const isAnything = (phrase: readonly string[]) =>
    isCard(phrase) || findPlayer(phrase, nouns) !== null || findConflict(phrase, nouns) !== null;
  const cards = [by, under].find((phrase) => phrase?.length && !isCard(phrase));
  const unknown = (phrase: readonly string[] | undefined) =>
    phrase?.length && !phrase.every((word) => numberOf(word) !== null) && !isAnything(phrase);
  return [phrases.main, on, side, conflict].find(unknown) ?? cards ?? null;
}

/** Orders with numbers or lists of cards, which no list of legal actions could hold. */
function specially(
  typed: string,
  name: string,
  rest: readonly string[],
  actions: readonly LegalAction[],
  nouns: Nouns,
): Reading | null {
  const seat = ownSeat(nouns.view)?.seat;
  if (seat === undefined) return null;
  const items = afterVerb(typed, name);
  switch (name) {
    case "stack":
      return rest.length === 0 ? null : listed(stack(items, nouns), actions);
    case "keep":
    case "keep all": {
      const { buy } = boughtBeside(["all", ...items]);
      if (buy !== undefined) return withNumber({ type: "keep", seat, buy }, actions);
      if (name === "keep all" || ownDecision(nouns.view)?.kind !== "keep-hand" || rest.length === 0) return null;
      return listed(startWith(items, nouns), actions);
    }
    case "start":
    case "start with":
      return listed(startWith(items, nouns), actions);
    case "discard": {
      const asked = ownDecision(nouns.view)?.kind;
      if (asked === "discard-inner" || asked === "rotate-for" || rest.length === 0) return null;
      const { words, buy } = boughtBeside(items);
      if (words.length === 1 && (words[0] === "nothing" || words[0] === "none"))
        return withNumber({ type: "keep", seat, ...(buy === undefined ? {} : { buy }) }, actions);
      return listed(discardSaid(items, nouns), actions);
    }
    case "place":
      return placedWhen(rest, actions, nouns);
    case "sustain":
      return rest.length === 0 || rest[0] === "nothing" || rest[0] === "none"
        ? withNumber({ type: "sustain", seat, cards: [] }, actions)
        : listed(sustain(items, actions, nouns), actions);
    case "sustain nothing":
    case "ready all":
      return withNumber({ type: "sustain", seat, cards: [] }, actions);
    case "buy": {
      const cards = numberOf(rest[0]);
      if (cards === 0 || rest[0] === "none" || rest[0] === "nothing")
        return withNumber({ type: "keep", seat }, actions);
      return cards === null ? null : withNumber({ type: "buy", seat, cards }, actions);
    }
    case "surrender":
    case "surrender unconditionally": {
      const action = surrendering(rest, seat, nouns);
      return action === null ? null : withNumber(action, actions);
    }
    case "lose": {
      const decision = ownDecision(nouns.view);
      const spent = fromSpent(rest, decision?.kind === "lose" ? decision.amount : null);
      if (spent === null) return null;
      const legal = lossFrom(spent, actions);
      return legal ? does(legal) : withNumber({ type: "lose", seat, spent }, actions);
    }
    default:
      return null;
  }
}

const PLACE: OrderVerb = { types: ["place"], joints: ["under", "on"] };

/** "alibi under londo when i lose a conflict": what triggers it is said with it, in private. */
function placedWhen(rest: readonly string[], actions: readonly LegalAction[], nouns: Nouns): Reading | null {
  const at = rest.indexOf("when");
  const on = at === -1 ? null : triggersOf(rest.slice(at + 1));
  if (on === null) return null;
  const before = rest.slice(0, rest[at - 1] === "only" ? at - 1 : at);
  const placing = among(fittingActions(before, PLACE, actions, nouns));
  if (placing?.kind !== "do" || placing.action.type !== "place") return placing;
  return { ...placing, action: { ...placing.action, on } };
}

/** One trigger, or several with "or" between them. */
function triggersOf(words: readonly string[]): Triggers | null {
  const whole = triggerOf(words);
  if (whole !== null) return whole;
  const said: Trigger[] = [];
  let part: string[] = [];
  for (const word of [...words, "or"]) {
    if (word !== "or") part.push(word);
    else {
      const on = triggerOf(part);
      if (on === null) return null;
      if (!said.includes(on)) said.push(on);
      part = [];
    }
  }
  return said.length > 1 ? said : (said[0] ?? null);
}

/** The trigger that has all of these words, where just one has. */
function triggerOf(words: readonly string[]): Trigger | null {
  const found = TRIGGERS.filter((on) => {
    const all = orderWords(TRIGGER_WORDS[on]);
    return words.every((word) => all.includes(word));
  });
  return words.length > 0 && found.length === 1 ? (found[0] ?? null) : null;
}

/** "to gkar asking delenn for asylum": whom it is to must be said, so that nobody else is taken for it. */
function surrendering(rest: readonly string[], seat: number, nouns: Nouns): Action | null {
  const end = rest.findIndex((word) => word === "asking" || word === "with");
  const named = (end === -1 ? rest : rest.slice(0, end)).filter((word) => word !== "to");
  const to = named.length === 0 ? null : findPlayer(named, nouns);
  if (to === null) return null;
  const asked = rest.slice(end + 1).filter((word) => !["for", "asylum", "asking"].includes(word));
  if (end === -1 || asked.length === 0) return { type: "surrender", seat, to };
  const asylum = findPlayer(asked, nouns);
  return asylum === null ? null : { type: "surrender", seat, to, asylum };
}

/** The words after the verb with the commas that part them. */
function afterVerb(typed: string, name: string): string[] {
  return orderWords(typed, true).slice(name.split(" ").length);
}

function withNumber(action: Action, actions: readonly LegalAction[]): Reading | null {
  const key = actionKey(action);
  const legal = actions.find((each) => actionKey(each.action) === key);
  if (legal) return does(legal);
  const parsed = actionSchema.safeParse(action);
  return parsed.success ? { kind: "try", action: parsed.data } : null;
}

function listed(list: Listed, actions: readonly LegalAction[]): Reading | null {
  switch (list.kind) {
    case "none":
      return null;
    case "which":
      return {
        kind: "unclear",
        nearest: nearestActions(list.phrase, actions),
        which: { phrase: list.phrase, titles: list.titles },
      };
    case "action": {
      const parsed = actionSchema.safeParse(list.action);
      if (!parsed.success) return null;
      return list.legal ? { kind: "do", action: parsed.data, needs: [] } : { kind: "try", action: parsed.data };
    }
  }
}

/** Where some need no forgiving, only those. */
function surest(hits: readonly OrderHit[]): LegalAction[] {
  const clean = hits.filter(({ typo }) => !typo);
  return (clean.length > 0 ? clean : hits).map(({ legal }) => legal);
}

/** Without a verb: one action that has every word is meant; a slip in a word is asked about. */
function loosely(typed: string, actions: readonly LegalAction[], begun?: OrderVerb): Reading {
  const hits = saysSomething(orderWords(typed)) ? searchActions(typed, actions) : [];
  const first = hits[0];
  if (first && (hits.length > 1 || !first.typo)) {
    const reading = among(surest(hits));
    if (reading) return reading;
  }
  // Somebody who wants to attack is not asked whether a card is to be sponsored.
  const alike = begun ? actions.filter(({ action }) => begun.types.includes(action.type)) : actions;
  const nearest = first ? [first.legal] : nearestActions(typed, alike);
  return { kind: "unclear", nearest };
}
