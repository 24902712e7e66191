/** XML as decks need it: elements, attributes and text with their lines; no document types, no entities of its own. */
import sax from "sax";
import { MOST_PARTS, UnreadableDeck } from "./shape.ts";

export interface Element {
  readonly name: string;
  readonly line: number;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly Element[];
  /** The text right inside it. */
  readonly text: string;
}

interface Open {
  name: string;
  line: number;
  attributes: Map<string, string>;
  children: Open[];
  text: string;
}

/** Strict: without it, the entities of HTML are read as well. */
const OPTIONS = { position: true, strictEntities: true };
const DECLARES = /<!(?:DOCTYPE|ENTITY)/iu;

/** No deck has so many within each other, and of one element. */
const MOST = { depth: 20, attributes: 40 } as const;

/**
 * The root of an XML text. Only the five entities that XML itself has and numbered ones are read; a text that declares
 * a document type or an entity is refused unread. Throws `Unreadable` with the line that is wrong.
 */
export function readXml(text: string): Element {
  const declared = DECLARES.exec(text);
  if (declared) throw new UnreadableDeck({ code: "doctype", line: lineAt(text, declared.index) });
  const reader = sax.parser(true, OPTIONS);
  // `line` counts from 0.
  const here = () => reader.line + 1;
  const broken = (what: string) => new UnreadableDeck({ code: "broken-xml", line: here(), what });
  const open: Open[] = [];
  let elements = 0;
  let attributes = 0;
  let root: Open | null = null;
  reader.onerror = (error) => {
    throw broken(error.message.split("\n")[0] ?? "");
  };
  reader.onattribute = () => {
    attributes += 1;
    if (attributes > MOST.attributes) throw broken("too many attributes");
  };
  reader.onopentag = (tag) => {
    elements += 1;
    attributes = 0;
    if (elements > MOST_PARTS.elements) {
      throw new UnreadableDeck({ code: "too-many-parts", most: MOST_PARTS.elements, what: "elements" });
    }
    if (open.length > MOST.depth) throw broken("too many elements in each other");
    const { name } = tag;
    const element = { name, line: here(), attributes: valuesOf(tag.attributes), children: [], text: "" };
    const parent = open.at(-1);
    if (parent) parent.children.push(element);
    else if (root) throw broken("two roots");
    else root = element;
    open.push(element);
  };
  reader.onclosetag = () => {
    open.pop();
  };
  const take = (part: string) => {
    const element = open.at(-1);
    if (element) element.text += part;
  };
  reader.ontext = take;
  reader.oncdata = take;
  reader.write(text).close();
  if (root === null) throw new UnreadableDeck({ code: "broken-xml", line: 1, what: "no element" });
  return root;
}

function valuesOf(attributes: object): Map<string, string> {
  return new Map(Object.entries(attributes).map(([name, value]) => [name.toLowerCase(), String(value)]));
}

/** The line of a place in a text, from 1. Counted, not split: a file may be nothing but lines. */
export function lineAt(text: string, index: number): number {
  let line = 1;
  for (let at = 0; at < index; at++) {
    const unit = text.charCodeAt(at);
    if (unit === LF || (unit === CR && (at + 1 === index || text.charCodeAt(at + 1) !== LF))) line += 1;
  }
  return line;
}

const LF = 0x0a;
const CR = 0x0d;

/** The element's children of that name; case does not matter, as programs differ in it. */
export function childrenNamed(element: Element, name: string): Element[] {
  return element.children.filter((child) => child.name.toLowerCase() === name);
}
