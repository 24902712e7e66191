/** A table as the store keeps it: the cards' facts, which are more than half of it, apart from what every step changes. */
import { createHash } from "node:crypto";
import type { Game } from "../engine/index.ts";
import type { Lasting, Loaded } from "../store/index.ts";
import { parseTable, TABLE_FORMAT, type Table, Unreadable } from "./table.ts";

/** What a snapshot without the cards' facts is called: `facts` is the id of what lasts there. */
export const APART_FORMAT = 2;

const lastingOf = new WeakMap<Game["facts"], Lasting>();

/** What is written of a table. Facts change only where one is said or corrected: their text is made once. */
export function savedTable(table: Table): { snapshot: string; lasting?: Lasting } {
  const { game } = table;
  if (game === null) return { snapshot: JSON.stringify(table) };
  const lasting = lastingOf.get(game.facts) ?? identified(JSON.stringify(game.facts));
  lastingOf.set(game.facts, lasting);
  return {
    snapshot: JSON.stringify({ ...table, format: APART_FORMAT, game: { ...game, facts: lasting.id } }),
    lasting,
  };
}

const identified = (text: string): Lasting => ({ id: createHash("sha256").update(text).digest("hex"), text });

/**
 * Reads what was written, by earlier versions of this bot too, which kept all in one. Facts that `before` has already are
 * not read again. Throws `OtherFormat` where another version wrote it, and `Unreadable` where it is broken.
 */
export function readTable({ snapshot, lasting }: Loaded, before?: Table): Table {
  const saved = parsedJson(snapshot, "the snapshot");
  const apart = (saved ?? {}) as { format?: unknown; game?: { facts?: unknown } | null };
  if (apart.format !== APART_FORMAT) return parseTable(saved);
  if (lasting === undefined || apart.game?.facts !== lasting.id)
    throw new Unreadable("a table was saved with other facts of its cards than those that are there");
  const facts = factsOf(lasting, before?.game?.facts);
  return parseTable({ ...apart, format: TABLE_FORMAT, game: { ...apart.game, facts } });
}

/** Says nothing of what is written there: it holds every secret of the table. */
function parsedJson(text: string, what: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Unreadable(`${what} of a table cannot be read`);
  }
}

function factsOf(lasting: Lasting, before: Game["facts"] | undefined): Game["facts"] {
  if (before !== undefined && lastingOf.get(before)?.id === lasting.id) return before;
  const facts = parsedJson(lasting.text, "the facts of the cards") as Game["facts"]; // a parsed boundary: the store gives back what `savedTable` made
  lastingOf.set(facts, lasting);
  return facts;
}
