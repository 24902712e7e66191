import { z } from "zod";
import type { Store } from "../store/index.ts";
import type { Corpus, Ruling } from "./corpus.ts";
import { wordsOf } from "./words/normalise.ts";

/** How long a server's own ruling may be, and how many a server may have. */
export const HOUSE_LIMITS = { title: 80, text: 1_500, rulings: 200, bytes: 256 * 1024 } as const;

const houseRulingSchema = z
  .object({
    number: z.int().min(1),
    title: z.string().min(1).max(HOUSE_LIMITS.title),
    text: z.string().min(1).max(HOUSE_LIMITS.text),
    /** The entry that it takes the place of. */
    replaces: z.string().nullable(),
    /** Who made it or changed it last, and when (ms since the epoch). */
    by: z.string(),
    name: z.string().max(60),
    at: z.number(),
  })
  .strict()
  .readonly();
export type HouseRuling = z.infer<typeof houseRulingSchema>;

const documentSchema = z
  .object({ next: z.int().min(1), rulings: z.array(houseRulingSchema).readonly() })
  .strict()
  .readonly();
type Document = z.infer<typeof documentSchema>;
const EMPTY: Document = { next: 1, rulings: [] };

/** What a judge writes. */
export interface WrittenRuling {
  readonly title: string;
  readonly text: string;
  readonly replaces: string | null;
}

export interface Author {
  readonly by: string;
  readonly name: string;
  readonly at: number;
}

export type Kept = { ok: true; ruling: HouseRuling } | { ok: false; problem: string };

/** The rulings that the judges of each server have made, by the server's id. */
export class HouseRulings {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  async of(guild: string): Promise<readonly HouseRuling[]> {
    return read(await this.#documents().get(guild)).rulings;
  }

  /** Keeps a ruling; the same title and text again are the ruling that is there already. */
  async add(guild: string, written: WrittenRuling, author: Author): Promise<Kept> {
    let kept: Kept = FULL;
    await this.#change(guild, ({ next, rulings }) => {
      const same = rulings.find(({ title, text }) => title === written.title && text === written.text);
      if (same) {
        kept = { ok: true, ruling: same };
        return null;
      }
      if (rulings.length >= HOUSE_LIMITS.rulings) return null;
      const ruling = { number: next, ...written, ...author };
      kept = { ok: true, ruling };
      return { next: next + 1, rulings: [...rulings, ruling] };
    });
    return kept;
  }

  async edit(guild: string, number: number, written: WrittenRuling, author: Author): Promise<Kept> {
    let kept: Kept = GONE;
    await this.#change(guild, ({ next, rulings }) => {
      if (!rulings.some((each) => each.number === number)) return null;
      const ruling = { number, ...written, ...author };
      kept = { ok: true, ruling };
      return { next, rulings: rulings.map((each) => (each.number === number ? ruling : each)) };
    });
    return kept;
  }

  async remove(guild: string, number: number): Promise<Kept> {
    let kept: Kept = GONE;
    await this.#change(guild, ({ next, rulings }) => {
      const ruling = rulings.find((each) => each.number === number);
      if (!ruling) return null;
      kept = { ok: true, ruling };
      return { next, rulings: rulings.filter((each) => each !== ruling) };
    });
    return kept;
  }

  /** Adds rulings from a file; one of a title that is there already takes its place. Gives how many, or why not. */
  async bring(
    guild: string,
    brought: readonly WrittenRuling[],
    author: Author,
  ): Promise<{ ok: true; added: number; replaced: number } | { ok: false; problem: string }> {
    let done: { ok: true; added: number; replaced: number } | null = null;
    await this.#change(guild, (present) => {
      let { next } = present;
      const rulings = [...present.rulings];
      let replaced = 0;
      const places = new Map<string, number>();
      for (const [at, { title }] of rulings.entries()) if (!places.has(keyOf(title))) places.set(keyOf(title), at);
      for (const written of brought) {
        const key = keyOf(written.title);
        const at = places.get(key) ?? rulings.length;
        places.set(key, at);
        const known = rulings[at];
        const ruling = { number: known?.number ?? next, ...written, ...author };
        if (known) replaced += 1;
        else next += 1;
        rulings[at] = ruling;
      }
      done = rulings.length > HOUSE_LIMITS.rulings ? null : { ok: true, added: brought.length - replaced, replaced };
      return done && { next, rulings };
    });
    return done ?? FULL;
  }

  async #change(guild: string, change: (present: Document) => Document | null): Promise<void> {
    await this.#documents().update(guild, (present) => change(read(present)) ?? present);
  }

  #documents() {
    return this.#store.documents("house-rulings");
  }
}

const FULL = { ok: false, problem: `A server can have ${HOUSE_LIMITS.rulings} house rulings at most.` } as const;
const GONE = { ok: false, problem: "That house ruling is not there any more." } as const;

const read = (document: unknown): Document => (document === undefined ? EMPTY : documentSchema.parse(document));

/** Titles of the same words are the same. */
const keyOf = (title: string) => wordsOf(title).join(" ");

/** A house ruling as the search takes it. */
export function asEntry({ number, title, text, replaces }: HouseRuling): Ruling {
  return {
    id: `house-${number}`,
    game: "b5",
    kind: "rule",
    title,
    aliases: [],
    text,
    sources: [],
    see: replaces === null ? [] : [replaces],
    enforced: "by hand",
    own: true,
  };
}

const fileSchema = z
  .object({
    houseRulings: z
      .array(
        z
          .object({
            title: z.string().trim().min(1).max(HOUSE_LIMITS.title),
            text: z.string().trim().min(1).max(HOUSE_LIMITS.text),
            replaces: z.string().nullable().default(null),
          })
          .strip(),
      )
      .min(1)
      .max(HOUSE_LIMITS.rulings),
  })
  .strict();

/** What a server's rulings look like in a file, which `readHouseFile` reads again. */
export function houseFile(rulings: readonly HouseRuling[]): string {
  const houseRulings = rulings.map(({ title, text, replaces, name, at }) => ({
    title,
    text,
    replaces,
    by: name,
    at: new Date(at).toISOString(),
  }));
  return `${JSON.stringify({ houseRulings }, null, 2)}\n`;
}

/** Reads such a file; what is wrong with it is said in one line. */
export function readHouseFile(
  file: string,
  corpus: Corpus,
): { ok: true; rulings: WrittenRuling[] } | { ok: false; problem: string } {
  let content: unknown;
  try {
    content = JSON.parse(file);
  } catch {
    return { ok: false, problem: "That file is not JSON. Take one that `/rules export` gave as an example." };
  }
  const parsed = fileSchema.safeParse(content);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const [, at, field] = issue?.path ?? [];
    const where = typeof at === "number" ? `Ruling ${at + 1}${field === undefined ? "" : `, ${String(field)}`}: ` : "";
    return { ok: false, problem: `${where}${issue?.message ?? "not a file of house rulings"}.` };
  }
  for (const [at, { replaces }] of parsed.data.houseRulings.entries()) {
    if (replaces !== null && !corpus.byId(replaces)) {
      return { ok: false, problem: `Ruling ${at + 1}, replaces: there is no entry ${replaces.slice(0, 60)}.` };
    }
  }
  return { ok: true, rulings: parsed.data.houseRulings };
}
