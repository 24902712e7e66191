import { z } from "zod";
import { ABILITIES, type CardFacts, type FactName, type StatedFacts, statedFactsSchema } from "../engine/index.ts";
import type { Store } from "../store/index.ts";
import type { Learned } from "./announcement.ts";

const knownSchema = z.record(
  z.string(),
  z.object({
    title: z.string(),
    facts: statedFactsSchema,
    /** Who said each fact, and when (ms since the epoch). */
    said: z.record(z.string(), z.object({ by: z.string(), name: z.string(), at: z.number() })),
  }),
);
/** What the players of one server have said about cards, by the cards' facts id. */
export type KnownFacts = z.infer<typeof knownSchema>;

/** The facts that a server's players have stated, kept for its later games. */
export class FactMemory {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  async of(guild: string): Promise<KnownFacts> {
    return read(await this.#documents().get(guild));
  }

  /** Keeps what was learned. A fact that is known stays as it was said first; doing it twice changes nothing. */
  async keep(guild: string, learned: readonly Learned[]): Promise<void> {
    await this.#documents().update(guild, (present) => learned.reduce(remember, read(present)));
  }

  #documents() {
    return this.#store.documents("card-facts");
  }
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

/** A card's facts with what the server knows where the card itself is silent; what is written on it always wins. */
export function withKnown(card: CardFacts, known: KnownFacts): CardFacts {
  const stated = known[card.id]?.facts;
  return stated === undefined || card.complete ? card : filled(card, stated);
}

function filled(card: CardFacts, stated: StatedFacts): CardFacts {
  const abilities = { ...card.abilities };
  const sources = { ...card.sources };
  const learn = (fact: FactName) => {
    sources[fact] = "stated by a player";
  };
  for (const ability of ABILITIES) {
    const value = stated[ability];
    if (value === undefined || abilities[ability] !== undefined) continue;
    abilities[ability] = value;
    learn(ability);
  }
  let { cost, conflict } = card;
  if (cost === undefined && stated.cost !== undefined) {
    cost = stated.cost;
    learn("cost");
  }
  if (conflict === undefined && stated.conflict !== undefined) {
    conflict = stated.conflict;
    learn("conflict");
  }
  return {
    ...card,
    ...(cost === undefined ? {} : { cost }),
    ...(conflict === undefined ? {} : { conflict }),
    ...(Object.keys(abilities).length > 0 ? { abilities } : {}),
    ...(Object.keys(sources).length > 0 ? { sources } : {}),
  };
}
