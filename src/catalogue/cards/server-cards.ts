/** The card facts that the judges of a server have set or imported. */
import { z } from "zod";
import { madeInTurns, type Pieces } from "../../piecemeal.ts";
import { type Store, Texts } from "../../store/index.ts";
import { type CardFact, type FactValues, isCardFact, readValue, type SourcedFacts } from "./fact.ts";
import { TABLE_LIMITS } from "./table.ts";

/** The most cards that a server may keep facts of. */
export const MOST_CARDS = 5_000;

const authorSchema = z.object({ user: z.string(), name: z.string().max(60), at: z.number() }).readonly();
/** Who set it: a Discord user, what the server calls them, and when in ms since the epoch. */
export type Judge = z.infer<typeof authorSchema>;

const cardSchema = z.object({
  title: z.string().min(1).max(TABLE_LIMITS.title),
  /** Fact → value and the number of its author. */
  facts: z.record(z.string(), z.tuple([z.unknown(), z.int().min(0)])),
  extra: z.record(z.string(), z.string()).optional(),
});
const documentSchema = z.object({ authors: z.array(authorSchema), cards: z.record(z.string(), z.unknown()) });
type KeptCard = z.infer<typeof cardSchema>;
interface Document {
  readonly authors: readonly Judge[];
  readonly cards: Readonly<Record<string, KeptCard>>;
}
const EMPTY: Document = { authors: [], cards: {} };

/** A card's facts as a judge wants them: `null` takes a value back that a judge has set before. */
export interface Judged {
  readonly id: string;
  readonly title: string;
  readonly facts: { readonly [F in CardFact]?: FactValues[F] | null };
  readonly extra?: Readonly<Record<string, string>>;
}

/** What the judges of a server say of a card; its other facts come from elsewhere. */
export interface JudgedCard {
  readonly title: string;
  readonly facts: SourcedFacts;
  readonly extra: Readonly<Record<string, string>>;
}
export type JudgedCards = ReadonlyMap<string, JudgedCard>;

/** A server's document as it was read, and what that comes to. */
interface Read {
  readonly document: Document;
  readonly judged: JudgedCards;
}

/** The last readings that are kept; one of 5,000 cards takes some 10 MB. */
const MOST_REMEMBERED = 16;
const NOTHING: Read = { document: EMPTY, judged: new Map() };

/**
 * What judges have set, by the server's id. A server may have thousands of cards, which take 200 ms to read: that is done
 * piece by piece, and once for as long as nothing changes.
 */
export class ServerCards {
  readonly #kept: Texts<Read>;

  constructor(store: Store) {
    this.#kept = new Texts(store.documents("judged-cards"), {
      nothing: NOTHING,
      read,
      write: ({ document }) => [document],
      most: MOST_REMEMBERED,
    });
  }

  /** The same object each time as long as nobody sets anything. */
  async of(guild: string): Promise<JudgedCards> {
    return (await this.#kept.of(guild)).judged;
  }

  /** Sets all of them at once or, where the server would keep too many cards, none: false then. */
  judge(guild: string, wanted: readonly Judged[], judge: Judge): Promise<boolean> {
    return this.#kept.change(guild, async ({ document, judged }) => {
      const next = await madeInTurns(withJudged(document, wanted, judge));
      const room = Object.keys(next.cards).length <= MOST_CARDS;
      return room ? { next: { document: next, judged }, result: true } : { result: false };
    });
  }
}

/** The document is one line. */
function* read([text = "{}"]: readonly string[]): Pieces<Read> {
  const { authors, cards } = documentSchema.parse(JSON.parse(text));
  const kept: Record<string, KeptCard> = {};
  const judged = new Map<string, JudgedCard>();
  for (const [id, raw] of Object.entries(cards)) {
    const card = cardSchema.parse(raw);
    kept[id] = card;
    judged.set(id, { title: card.title, facts: sourced(card.facts, authors), extra: card.extra ?? {} });
    yield;
  }
  return { document: { authors, cards: kept }, judged };
}

function* withJudged({ authors, cards }: Document, wanted: readonly Judged[], judge: Judge): Pieces<Document> {
  const next = { ...cards };
  for (const { id, title, facts, extra } of wanted) {
    yield;
    const before = next[id];
    const after: KeptCard["facts"] = { ...before?.facts };
    for (const [fact, value] of Object.entries(facts)) {
      if (value === null) delete after[fact];
      else after[fact] = [value, authors.length];
    }
    const columns = { ...before?.extra, ...extra };
    next[id] = { title, facts: after, ...(Object.keys(columns).length > 0 ? { extra: columns } : {}) };
    const taken = Object.values(facts).includes(null);
    if (Object.keys(after).length + Object.keys(columns).length === 0 && (taken || !isOwn(id))) delete next[id];
  }
  return yield* tidied({ authors: [...authors, judge], cards: next });
}

/** Authors that no value names any more are forgotten. */
function* tidied({ authors, cards }: Document): Pieces<Document> {
  const named = new Set<number>();
  for (const { facts } of Object.values(cards)) {
    for (const [, author] of Object.values(facts)) named.add(author);
    yield;
  }
  const kept = authors.map((_, at) => at).filter((at) => named.has(at));
  const place = new Map(kept.map((at, index) => [at, index]));
  const tidy: Record<string, KeptCard> = {};
  for (const [id, { facts, ...rest }] of Object.entries(cards)) {
    const renumbered: KeptCard["facts"] = {};
    for (const [fact, [value, author]] of Object.entries(facts)) renumbered[fact] = [value, place.get(author) ?? 0];
    tidy[id] = { ...rest, facts: renumbered };
    yield;
  }
  return { authors: kept.flatMap((at) => authors[at] ?? []), cards: tidy };
}

/** Whether only this server knows the card. */
export const isOwn = (id: string): boolean => id.startsWith(OWN_PREFIX);
export const OWN_PREFIX = "server/";

/** What is not of this version's making is left out: it may be a fact that another version knows. */
function sourced(facts: KeptCard["facts"], authors: readonly Judge[]): SourcedFacts {
  const known: Record<string, unknown> = {};
  for (const [fact, [raw, author]] of Object.entries(facts)) {
    if (!isCardFact(fact)) continue;
    const value = readValue(fact, raw);
    const by = authors[author];
    if (value.ok && by) known[fact] = { value: value.value, doc: "server", certainty: "judged", by };
  }
  return known as SourcedFacts; // each value was read by its own fact's schema
}
