import type { CardType } from "../../engine/index.ts";
import { Gathering } from "./gather.ts";
import { allegiance, bareHeading, type Heading, markedHeading } from "./headings.ts";
import { type DeckFile, LONGEST_ONE_LINE_LIST, MOST_PARTS, type Section, UnreadableDeck } from "./shape.ts";
import { tidied } from "./text.ts";

export interface ListOptions {
  readonly isTitle: (text: string) => boolean;
  /** The most cards. */
  readonly most: number;
}

/**
 * Reads a list as people write it, a title a line: `3 Name`, `3x Name`, `Name x3`, `Name (3)` or a bare name, below
 * headings such as "Characters" or "Reserve:". Lines that begin with #, // or ; are comments, and so is what follows
 * ` #` or ` //`. `isTitle` knows titles that look like something else. Throws `Unreadable`.
 */
export function readList(text: string, options: ListOptions): DeckFile {
  const list = new ListReader("a list", options);
  const lines = text.split(/\r\n|\r|\n/u);
  // What is typed into one line, as an option of a command is, parts its cards by commas.
  const each = lines.length === 1 ? partedAtCounts(text, options.isTitle) : lines;
  for (const [at, raw] of each.entries()) list.line(raw, at + 1);
  return list.gathering.deck();
}

/**
 * "3 Vir Cotto, 2 Trade Pact; 1 Border Raid": a comma parts cards only where a count follows, as titles have commas too.
 * How long it is comes first and runs of spaces go before anything is looked for: a search that begins with "any number
 * of spaces" starts anew at each of them. Throws `Unreadable`.
 */
function partedAtCounts(written: string, isTitle: ListOptions["isTitle"]): string[] {
  const trimmed = written.trim();
  if (COMMENT.test(trimmed)) return [];
  if (trimmed.length > LONGEST_ONE_LINE_LIST) {
    throw new UnreadableDeck({ code: "one-line-too-long", most: LONGEST_ONE_LINE_LIST });
  }
  const line = tidied(trimmed);
  if (isTitle(line) || !/^(?:\d{1,9} ?x? |[\p{L} ]+:)/iu.test(line)) return [line];
  return line.split(/;|\\n|,(?= ?\d{1,9} ?x? \p{L})/iu);
}

const COMMENT = /^(?:#|\/\/|;)/u;
/** A title, its count and a remark; longer lines are no list, and are not looked into. */
const LONGEST_LINE = 400;
const RULER = /^[-=_*~ ]+$/u;

/** Goes through a list and keeps in mind under which heading it is. */
export class ListReader {
  readonly gathering: Gathering;
  readonly #isTitle: (text: string) => boolean;
  #section: Section = "deck";
  #type: CardType | undefined;
  /** Right below a section's heading, a type's heading stands within the section; later it goes back to the deck. */
  #within = true;
  #lines = 0;

  constructor(format: string, { isTitle, most }: ListOptions) {
    this.gathering = new Gathering(format, most);
    this.#isTitle = isTitle;
  }

  line(raw: string, number: number): void {
    const begins = raw.trimStart();
    if (begins === "" || COMMENT.test(begins)) return;
    this.#lines += 1;
    if (this.#lines > MOST_PARTS.lines) {
      throw new UnreadableDeck({ code: "too-many-parts", most: MOST_PARTS.lines, what: "lines" });
    }
    if (begins.length > LONGEST_LINE) throw new UnreadableDeck({ code: "title-too-long", line: number });
    const whole = tidied(begins);
    if (whole === "" || RULER.test(whole)) return;
    const line = tidied(withoutRemark(whole.replace(/^[-*\u2022·] (?=\S)/u, "")));
    if (line === "" || this.#isKnown(line, number) || this.#isHeading(line) || this.#isSaying(line, number)) return;
    const { title, count } = countAndTitle(line);
    this.card(title, count, number);
  }

  card(title: string, count: string | number, number: number): void {
    const type = this.#type;
    this.gathering.add(title, count, { section: this.#section, ...(type === undefined ? {} : { type }) }, number);
    if (this.#type === undefined) this.#within = false;
  }

  #isKnown(line: string, number: number): boolean {
    if (!this.#isTitle(line)) return false;
    this.card(line, 1, number);
    return true;
  }

  /** "Fleets (3)", "Major agendas:", "[Reserve]", "== Events ==" */
  #isHeading(line: string): boolean {
    const text = marked(line);
    if (text === null) {
      const heading = bareHeading(line);
      if (heading !== null) this.#under(heading);
      return heading !== null;
    }
    const heading = markedHeading(text);
    if (heading !== null) this.#under(heading);
    else {
      this.gathering.unknownHeading(text);
      this.#under({});
    }
    return true;
  }

  #under({ section, type }: Heading): void {
    if (section !== undefined) {
      this.#section = section;
      this.#within = true;
    } else if (!this.#within) {
      this.#section = "deck";
      this.#within = true;
    }
    this.#type = type;
  }

  /** "Ambassador: Londo Mollari", "Race: Centauri", "Name: My deck", "Events: 12" */
  #isSaying(line: string, number: number): boolean {
    const colon = line.indexOf(":");
    if (colon < 1 || colon > 24) return false;
    const key = line.slice(0, colon).trim().toLowerCase();
    const value = line.slice(colon + 1).trim();
    switch (key) {
      case "name":
      case "deck":
      case "deck name":
        this.gathering.name = unquoted(value);
        return true;
      case "race":
      case "faction": {
        const { race, faction } = allegiance(value);
        this.gathering.race ??= race;
        if (faction !== undefined) this.gathering.faction = faction;
        return true;
      }
      case "format":
      case "author":
      case "by":
      case "date":
      case "rules":
        return true;
      default:
        break;
    }
    const heading = bareHeading(key);
    if (heading === null) return false;
    if (/^\d{1,3}(?: cards?)?$/u.test(value)) this.#under(heading);
    else {
      const { title, count } = countAndTitle(value);
      const section = heading.section ?? "deck";
      const type = heading.type === undefined ? {} : { type: heading.type };
      this.gathering.add(title, count, { section, ...type }, number);
    }
    return true;
  }
}

/** What is marked as a heading: "[Reserve]", "== Events ==", "Fleets:". Null where nothing is. */
function marked(line: string): string | null {
  const last = line.charAt(line.length - 1);
  if (line.startsWith("[") && last === "]") return line.slice(1, -1);
  if (last === ":") return line.slice(0, -1);
  if (!LINES.includes(line.charAt(0)) || !LINES.includes(last)) return null;
  let from = 0;
  let to = line.length;
  while (from < to && LINES.includes(line.charAt(from))) from += 1;
  while (to > from && LINES.includes(line.charAt(to - 1))) to -= 1;
  return line.slice(from, to).trim();
}

const LINES = "=*_-";

/** A line without the remark at its end; what stands in double quotes is a title as it is. */
function withoutRemark(line: string): string {
  const quoted = line.lastIndexOf('"');
  const ends = [line.indexOf(" #", quoted + 1), line.indexOf(" //", quoted + 1)].filter((at) => at >= 0);
  return ends.length === 0 ? line : line.slice(0, Math.min(...ends));
}

/** "3 Name", "3x Name", "3 x Name", "(3) Name", "x3 Name" */
const BEFORE = /^(?:(\d{1,9})(?: ?[x×*]|X)? (?=\S)|\((\d{1,9})\) ?(?=\S)|[x×] ?(\d{1,9}) (?=\S))/u;
/** "Name x3", "Name x 3", "Name 3x", "Name (3)", "Name (x3)" */
const BEHIND = / (?:[xX×*] ?(\d{1,9})|(\d{1,9})[x×]|\([x×]?(\d{1,3})\))$/u;

/** A title and how often it is there, in tidied text. */
export function countAndTitle(line: string): { title: string; count: string | number } {
  const front = BEFORE.exec(line);
  if (front) return { title: unquoted(line.slice(front[0].length)), count: front[1] ?? front[2] ?? front[3] ?? 1 };
  const back = line.endsWith('"') ? null : BEHIND.exec(line);
  if (back) return { title: unquoted(line.slice(0, back.index)), count: back[1] ?? back[2] ?? back[3] ?? 1 };
  return { title: unquoted(line), count: 1 };
}

function unquoted(title: string): string {
  return title.length > 2 && title.startsWith('"') && title.endsWith('"') ? title.slice(1, -1) : title;
}
