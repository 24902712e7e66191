/**
 * What an action is in a language: its order, which is English as it is typed, read back into what was put in, and said with
 * the words of the language. Titles and names stay as they are, and so does what a card says of its own.
 */
import { type ActionType, type LegalAction, ORDERS } from "../../engine/index.ts";
import { FIRST_LANGUAGE, type Language, say, sayPut, type WordId } from "../words/index.ts";
import { isWord, putInto } from "../words/words.ts";

/** A text of an order, and the parts of it that may be left out, by the name under which the text puts them in. */
interface Form {
  readonly id: WordId;
  readonly parts: Readonly<Record<string, WordId>>;
}

function wordOf(id: string): WordId {
  if (isWord(id)) return id;
  throw new Error(`no words for ${id}`);
}

/** "sponsor {card}{on?}", of the record of the action, where `part-on` may be left out. */
function formOf(name: string, order: string): Form {
  const parts = [...order.matchAll(/\{([a-z-]+)\?\}/gu)].map(([, part = ""]) => [part, wordOf(`part-${part}`)]);
  return { id: wordOf(`act-${name}`), parts: Object.fromEntries(parts) };
}

const formsOf = (type: ActionType): Form[] => Object.entries(ORDERS[type]).map(([name, order]) => formOf(name, order));

/** What is put into an order that is no name: a number, a card's own words, a list. */
const NUMBERS: ReadonlySet<string> = new Set(["amount", "influence", "points", "count", "spent", "unspent"]);
const OWN_WORDS: ReadonlySet<string> = new Set(["does", "deed", "when", "source", "cards", "kept", "ability", "mark"]);

/** An order read back: its text, which of its parts are there, and all that was put in, by name. */
export interface OrderReadBack {
  readonly id: WordId;
  readonly parts: Readonly<Record<string, WordId>>;
  readonly put: Readonly<Record<string, string>>;
}

/** A shape that an order may have, as it is written: words, and the names of what stands between them. */
interface Shape extends Pick<OrderReadBack, "id" | "parts"> {
  readonly words: readonly string[];
  readonly names: readonly string[];
  readonly literal: number;
}

const MARK = "\u0001";

/** The English text with the name of whatever it puts in between two marks. */
const marked = (id: WordId, parts: Readonly<Record<string, string>>): string =>
  inEnglish(id, Object.fromEntries(putInto(id).map((name) => [name, parts[name] ?? `${MARK}${name}${MARK}`])));

const inEnglish = (id: WordId, put: Readonly<Record<string, string>>) => sayPut(FIRST_LANGUAGE, id, put);

/** Every way in which the parts of an order may be there or not. */
function shapesOf({ id, parts }: Form): Shape[] {
  const names = Object.keys(parts);
  return Array.from({ length: 2 ** names.length }, (_, bits) => {
    const there = names.filter((_, at) => bits & (2 ** at));
    const filled = names.map((name) => {
      const part = there.includes(name) ? parts[name] : undefined;
      return [name, part === undefined ? "" : marked(part, {})] as const;
    });
    const pieces = marked(id, Object.fromEntries(filled)).split(MARK);
    const words = pieces.filter((_, at) => at % 2 === 0);
    return {
      id,
      parts: Object.fromEntries(there.flatMap((name) => (parts[name] ? [[name, parts[name]] as const] : []))),
      words,
      names: pieces.filter((_, at) => at % 2 === 1),
      literal: words.join("").length,
    };
  });
}

/** By kind, those that say most first; read once, since they never change. */
const SHAPES = new Map<ActionType, readonly Shape[]>();

function shapesFor(type: ActionType): readonly Shape[] {
  const known =
    SHAPES.get(type) ??
    formsOf(type)
      .flatMap(shapesOf)
      .toSorted((one, other) => other.literal - one.literal);
  SHAPES.set(type, known);
  return known;
}

/** Every way to read the text as this shape: what stands between its words. */
function* waysToRead(text: string, { words }: Shape, at = 0): Generator<string[]> {
  const [here = "", ...after] = [words[at], words[at + 1]];
  if (!text.startsWith(here)) return;
  const rest = text.slice(here.length);
  const [next] = after;
  if (next === undefined) {
    if (rest === "") yield [];
    return;
  }
  const isLast = at + 2 === words.length;
  for (let end = 1; end <= rest.length; end++) {
    const left = rest.slice(end);
    if (isLast ? left !== next : !left.startsWith(next)) continue;
    for (const more of waysToRead(left, { words } as Shape, at + 1)) yield [rest.slice(0, end), ...more];
  }
}

const isNumber = (text: string) => /^\d+$/u.test(text);

/** "Vir Cotto #2" is one of several of that name. */
const unnumbered = (text: string) => text.replace(/ #\d+$/u, "");

/**
 * What an order of this kind says. `isName`: whether something is a card, a conflict or a player, where that is known: it
 * tells a title that has a word of the order in it from the order's own. Null where it is no such order.
 */
export function readBack(type: ActionType, order: string, isName: (text: string) => boolean): OrderReadBack | null {
  let likely: OrderReadBack | null = null;
  for (const shape of shapesFor(type)) {
    for (const values of waysToRead(order, shape)) {
      const put = Object.fromEntries(shape.names.map((name, at) => [name, values[at] ?? ""]));
      if (shape.names.some((name) => NUMBERS.has(name) && !isNumber(put[name] ?? ""))) continue;
      const read = { id: shape.id, parts: shape.parts, put };
      const sure = shape.names.every(
        (name) => NUMBERS.has(name) || OWN_WORDS.has(name) || isName(unnumbered(put[name] ?? "")),
      );
      if (sure) return read;
      likely ??= read;
    }
  }
  return likely;
}

/** What is put in, in the language: the rulebook’s words have one of their own. */
function valueIn(name: string, text: string, language: Language): string {
  const id =
    name === "ability" ? `fact-${text}` : name === "mark" ? `mark-${text}` : text === "nothing" ? "act-nothing" : "";
  return isWord(id) ? sayPut(language, id, {}) : text;
}

export function orderIn({ id, parts, put }: OrderReadBack, language: Language): string {
  const values = Object.fromEntries(Object.entries(put).map(([name, text]) => [name, valueIn(name, text, language)]));
  const all = Object.fromEntries(
    putInto(id).map((name): [string, string] => {
      const part = parts[name];
      return [name, part === undefined ? (values[name] ?? "") : sayPut(language, part, values)];
    }),
  );
  return sayPut(language, id, all);
}

const NOBODY = () => false;

/** An action of a kind in a language, by its order; in English, or where that cannot be read, the order itself. */
export function actWords(
  type: ActionType,
  order: string,
  language: Language,
  isName: (text: string) => boolean = NOBODY,
): string {
  if (language === FIRST_LANGUAGE) return order;
  const read = readBack(type, order, isName);
  return read === null ? order : orderIn(read, language);
}

/** The same of an order that may be of several kinds: what somebody has answered. */
export function answerWords(
  types: readonly ActionType[],
  order: string,
  language: Language,
  isName: (text: string) => boolean = NOBODY,
): string {
  if (language === FIRST_LANGUAGE) return order;
  const read = types.flatMap((type) => readBack(type, order, isName) ?? [])[0];
  return read === undefined ? order : orderIn(read, language);
}

/** How an action reads beside its verb: "Trade Pact with Delenn"; the order without it where there is no such text. */
export function wholeWords(
  { action, sentence }: LegalAction,
  language: Language,
  show: { readonly using: boolean; readonly conflict: boolean },
  isName: (text: string) => boolean,
): string {
  const read = readBack(action.type, sentence, isName);
  const id = WHOLE[action.type];
  if (read === null || id === undefined) return sentence;
  const { conflict = "", ability = "" } = read.put;
  const parts = {
    ...read.parts,
    ...(show.using && ability !== "" ? { using: "part-using" as const } : {}),
    ...(show.conflict && conflict !== "" ? { in: "part-in" as const } : {}),
  };
  if (!show.using) Reflect.deleteProperty(parts, "using");
  return orderIn({ id, parts, put: read.put }, language);
}

const WHOLE: Readonly<Partial<Record<ActionType, WordId>>> = {
  support: "whole-support",
  oppose: "whole-support",
  lead: "whole-lead",
  attack: "whole-attack",
};

/** What menus call a kind of action. */
export const calledIn = (type: ActionType, language: Language): string => say(language, `called-${type}`);
