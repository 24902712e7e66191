/** The card facts that the judges of a server have set or imported. */
import { z } from "zod";
import type { Store } from "../store/index.ts";
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
const documentSchema = z.object({ authors: z.array(authorSchema), cards: z.record(z.string(), cardSchema) });
type Document = z.infer<typeof documentSchema>;

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

/** What judges have set, by the server's id. */
export class ServerCards {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  async of(guild: string): Promise<JudgedCards> {
    return judgedCards(read(await this.#documents().get(guild)));
  }

  /** Sets all of them at once or, where the server would keep too many cards, none: false then. */
  async judge(guild: string, wanted: readonly Judged[], judge: Judge): Promise<boolean> {
    let kept = true;
    await this.#documents().update(guild, (present) => {
      const next = withJudged(read(present), wanted, judge);
      kept = Object.keys(next.cards).length <= MOST_CARDS;
      return kept ? next : present;
    });
    return kept;
  }

  #documents() {
    return this.#store.documents("judged-cards");
  }
}

function read(document: unknown): Document {
  return document === undefined ? { authors: [], cards: {} } : documentSchema.parse(document);
}

function withJudged({ authors, cards }: Document, wanted: readonly Judged[], judge: Judge): Document {
  const next = { ...cards };
  for (const { id, title, facts, extra } of wanted) {
    const before = next[id];
    const after: Document["cards"][string]["facts"] = { ...before?.facts };
    for (const [fact, value] of Object.entries(facts)) {
      if (value === null) delete after[fact];
      else after[fact] = [value, authors.length];
    }
    const columns = { ...before?.extra, ...extra };
    next[id] = { title, facts: after, ...(Object.keys(columns).length > 0 ? { extra: columns } : {}) };
    const taken = Object.values(facts).includes(null);
    if (Object.keys(after).length + Object.keys(columns).length === 0 && (taken || !isOwn(id))) delete next[id];
  }
  return tidied({ authors: [...authors, judge], cards: next });
}

/** Authors that no value names any more are forgotten. */
function tidied({ authors, cards }: Document): Document {
  const named = new Set(Object.values(cards).flatMap(({ facts }) => Object.values(facts).map(([, author]) => author)));
  const kept = authors.map((_, at) => at).filter((at) => named.has(at));
  const place = new Map(kept.map((at, index) => [at, index]));
  return {
    authors: kept.flatMap((at) => authors[at] ?? []),
    cards: Object.fromEntries(
      Object.entries(cards).map(([id, { facts, ...rest }]) => [
        id,
        {
          ...rest,
          facts: Object.fromEntries(
            Object.entries(facts).map(([fact, [value, author]]) => [fact, [value, place.get(author) ?? 0]] as const),
          ),
        },
      ]),
    ) as Document["cards"], // the same shape with other numbers
  };
}

/** Whether only this server knows the card. */
export const isOwn = (id: string): boolean => id.startsWith(OWN);
export const OWN = "server/";

function judgedCards({ authors, cards }: Document): JudgedCards {
  return new Map(
    Object.entries(cards).map(([id, { title, facts, extra = {} }]) => [
      id,
      { title, facts: sourced(facts, authors), extra },
    ]),
  );
}

/** What is not of this version's making is left out: it may be a fact that another version knows. */
function sourced(facts: Document["cards"][string]["facts"], authors: readonly Judge[]): SourcedFacts {
  const known: Record<string, unknown> = {};
  for (const [fact, [raw, author]] of Object.entries(facts)) {
    if (!isCardFact(fact)) continue;
    const value = readValue(fact, raw);
    const by = authors[author];
    if (value.ok && by) known[fact] = { value: value.value, doc: "server", certainty: "judged", by };
  }
  return known as SourcedFacts; // each value was read by its own fact's schema
}
