/** Decks from files and pasted lists: what comes in is somebody's bytes, what goes out is a deck or a clear problem. */
import { isCockatrice, readCockatrice } from "./cockatrice.ts";
import { isLackey, readLackey } from "./lackey.ts";
import { readList } from "./list.ts";
import { isOctgn, readOctgn } from "./octgn.ts";
import { DECK_LIMITS, type DeckFile, type DeckRead, UnreadableDeck } from "./shape.ts";
import { isTabbed, readTabbed } from "./tabbed.ts";
import { readTabletop } from "./tabletop.ts";
import { decodedText } from "./text.ts";
import { type Element, readXml } from "./xml.ts";

export {
  DECK_LIMITS,
  type DeckCard,
  type DeckFile,
  type DeckProblem,
  type DeckProblemCode,
  type DeckRead,
  LONGEST_ONE_LINE_LIST,
  LONGEST_TITLE,
  MOST_COPIES,
  SECTIONS,
  type Section,
} from "./shape.ts";
export { tidied } from "./text.ts";
export { writeDeck } from "./write.ts";

/** The formats that are XML, each told by its root. */
const XML_FORMATS: readonly { is: (root: Element) => boolean; read: (root: Element, most: number) => DeckFile }[] = [
  { is: isLackey, read: readLackey },
  { is: isOctgn, read: readOctgn },
  { is: isCockatrice, read: readCockatrice },
];

interface Options {
  /** Whether a line is a known title as it stands: it is none of a count, a heading or a remark then. */
  readonly isTitle?: (text: string) => boolean;
  readonly limits?: { readonly bytes: number; readonly cards: number };
}

/**
 * Reads a deck in any of the known formats, told by what is in it and not by what it is called. Never throws, and takes
 * time in proportion to the size.
 *
 *     const read = readDeck("1 Londo Mollari\n3x Border Raid");
 *     if (read.ok) read.deck.cards; // two titles, four cards
 */
export function readDeck(file: Uint8Array | string, options: Options = {}): DeckRead {
  const { isTitle = () => false, limits = DECK_LIMITS } = options;
  try {
    const size = typeof file === "string" ? Buffer.byteLength(file) : file.length;
    if (size > limits.bytes) throw new UnreadableDeck({ code: "too-large", most: limits.bytes });
    const text = typeof file === "string" ? file : decodedText(file);
    const deck = readAny(text, isTitle, limits.cards);
    if (deck.cards.length === 0) throw new UnreadableDeck({ code: "no-cards" });
    return { ok: true, deck };
  } catch (error) {
    if (error instanceof UnreadableDeck) return { ok: false, problem: error.problem };
    throw error;
  }
}

function readAny(text: string, isTitle: (text: string) => boolean, most: number): DeckFile {
  const begins = text.trimStart();
  if (begins === "") throw new UnreadableDeck({ code: "empty" });
  if (begins.startsWith("<")) {
    const root = readXml(text);
    const format = XML_FORMATS.find(({ is }) => is(root));
    if (!format) throw new UnreadableDeck({ code: "unknown-xml", root: root.name.slice(0, 40) });
    return format.read(root, most);
  }
  if (begins.startsWith("{")) return readTabletop(text, most);
  return isTabbed(text) ? readTabbed(text, { isTitle, most }) : readList(text, { isTitle, most });
}
