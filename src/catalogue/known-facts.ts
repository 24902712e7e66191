import { z } from "zod";
import { statedFactsSchema } from "../engine/index.ts";
import { madeInTurns, type Pieces } from "../piecemeal.ts";
import { Remembered } from "../remembered.ts";
import type { Store } from "../store/index.ts";
import type { Learned } from "../table/announcement.ts";

const cardSchema = z.object({
  title: z.string(),
  facts: statedFactsSchema,
  /** Who said each fact, and when (ms since the epoch). */
  said: z.record(z.string(), z.object({ by: z.string(), name: z.string(), at: z.number() })),
});
const knownSchema = z.record(z.string(), cardSchema);
/** What the players of one server have said about cards, by the cards' facts id. */
export type KnownFacts = z.infer<typeof knownSchema>;

const NOTHING: KnownFacts = {};
/** The last readings that are kept. */
const MOST_REMEMBERED = 64;

/** The facts that a server's players have stated, kept for its later games. */
export class FactMemory {
  readonly #store: Store;
  readonly #read = new Remembered<KnownFacts>(MOST_REMEMBERED);

  constructor(store: Store) {
    this.#store = store;
  }

  /** The same object each time as long as nothing is learned or forgotten. */
  async of(guild: string): Promise<KnownFacts> {
    const document = await this.#documents().get(guild);
    if (document === undefined) return NOTHING;
    return this.#read.of(guild, JSON.stringify(document), () => madeInTurns(inPieces(document)));
  }

  /** Keeps what was learned. A fact that is known stays as it was said first; doing it twice changes nothing. */
  async keep(guild: string, learned: readonly Learned[]): Promise<void> {
    await this.#documents().update(guild, (present) => learned.reduce(remember, read(present)));
  }

  /** Forgets what this player said of a card and has taken back. */
  async forget({ guild, card, names, by }: { guild: string; card: string; names: readonly string[]; by: string }) {
    await this.#documents().update(guild, (present) => {
      const known = read(present);
      const before = known[card];
      if (before === undefined) return present;
      const kept = (name: string) => !names.includes(name) || before.said[name]?.by !== by;
      const left = <T>(values: Readonly<Record<string, T>>) =>
        Object.fromEntries(Object.entries(values).filter(([name]) => kept(name)));
      const facts = statedFactsSchema.parse(left({ ...before.facts }));
      return { ...known, [card]: { ...before, facts, said: left(before.said) } };
    });
  }

  #documents() {
    return this.#store.documents("card-facts");
  }
}

function* inPieces(document: unknown): Pieces<KnownFacts> {
  const known: KnownFacts = {};
  for (const [id, card] of Object.entries(z.record(z.string(), z.unknown()).parse(document))) {
    known[id] = cardSchema.parse(card);
    yield;
  }
  return known;
}

function read(document: unknown): KnownFacts {
  return document === undefined ? {} : knownSchema.parse(document);
}

function remember(known: KnownFacts, { card, title, facts, by, name, at }: Learned): KnownFacts {
  const before = known[card];
  const fresh = Object.keys(facts).filter((fact) => before?.said[fact] === undefined);
  return {
    ...known,
    [card]: {
      title,
      facts: { ...facts, ...before?.facts },
      said: { ...before?.said, ...Object.fromEntries(fresh.map((fact) => [fact, { by, name, at }])) },
    },
  };
}
