import { z } from "zod";
import type { Store } from "../store/index.ts";
import { wordsOf } from "./words/normalise.ts";

const missSchema = z.object({
  question: z.string(),
  times: z.int().min(1),
  /** The entry that was shown last, or null. */
  shown: z.string().nullable(),
  /** When it was asked last (ms since the epoch). */
  at: z.number(),
});
export type Miss = z.infer<typeof missSchema>;

const MOST_KEPT = 200;
const LONGEST = 300;

/** Questions that `/rule` did not answer, as the players of each server say, for whoever looks after it. */
export class Misses {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  /** The most frequent first, then the newest. */
  async of(guild: string): Promise<Miss[]> {
    const misses = read(await this.#documents().get(guild));
    return misses.sort((one, other) => other.times - one.times || other.at - one.at);
  }

  /** Counts a question once more; the oldest make room for new ones. */
  async add(guild: string, question: string, shown: string | null, at: number): Promise<void> {
    const key = wordsOf(question).join(" ");
    await this.#documents().update(guild, (present) => {
      const misses = read(present);
      const known = misses.find((miss) => wordsOf(miss.question).join(" ") === key);
      const miss = { question: question.slice(0, LONGEST), times: (known?.times ?? 0) + 1, shown, at };
      return [...misses.filter((each) => each !== known), miss].slice(-MOST_KEPT);
    });
  }

  async clear(guild: string): Promise<void> {
    await this.#documents().delete(guild);
  }

  #documents() {
    return this.#store.documents("rule-misses");
  }
}

const read = (document: unknown): Miss[] => (document === undefined ? [] : z.array(missSchema).parse(document));
