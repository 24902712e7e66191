/** Exported games that somebody has opened to look at: the files lie in the store for a day, and are played in a thread. */
import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import { z } from "zod";
import type { Documents, Store } from "../store/index.ts";
import type { Clock } from "../table/clock.ts";
import { translatable } from "../views/words/index.ts";
import { WorkerThread } from "../worker/thread.ts";
import { MOST_BYTES, type PastMoment, type PastViewAnswer, type PastViewQuestion } from "./shown.ts";

/** No game takes that long to play again: it was made to take long, in ms. */
const STUCK_MS = 15_000;
const MOST_MEMORY_MB = 256;
/** For so long, and so many, files are kept. */
const KEPT_MS = 24 * 60 * 60_000;
const MOST_KEPT = 40;
const LIST = "list";

const listSchema = z.array(z.object({ hash: z.string(), at: z.number() }));
type Listed = z.infer<typeof listSchema>;

/** What a file is called by: enough of its SHA-256 that nobody makes another of the same name. */
export const GAME_HASH = /^[0-9a-f]{32}$/u;

const [packed, unpacked] = [promisify(gzip), promisify(gunzip)];

export class OpenedGames {
  readonly #store: Pick<Store, "documents">;
  readonly #clock: Clock;
  readonly #thread: Pick<WorkerThread<PastViewQuestion, PastViewAnswer>, "ask" | "stop">;

  constructor(
    store: Pick<Store, "documents">,
    clock: Clock,
    thread: Pick<WorkerThread<PastViewQuestion, PastViewAnswer>, "ask" | "stop"> = new WorkerThread<
      PastViewQuestion,
      PastViewAnswer
    >({
      name: "the thread that opens exported games",
      entry: new URL("./worker.ts", import.meta.url),
      stuckMs: STUCK_MS,
      mostMemoryMb: MOST_MEMORY_MB,
    }),
  ) {
    this.#store = store;
    this.#clock = clock;
    this.#thread = thread;
  }

  /** Opens a file at a moment, and keeps it for a day if it can be opened. Its name is what `look` takes. */
  async open(
    bytes: Uint8Array,
    moment: PastMoment | null,
  ): Promise<{ readonly hash: string; readonly found: PastViewAnswer }> {
    const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 32);
    const found = await this.#ask({ hash, bytes, moment });
    if (found.ok) await this.#keep(hash, bytes);
    return { hash, found };
  }

  /** Looks at a game that was opened; `closed` where its file is not kept any more. */
  async look(hash: string, moment: PastMoment): Promise<PastViewAnswer> {
    const found = await this.#ask({ hash, moment });
    if (found.ok || !("closed" in found)) return found;
    const text = await this.#documents().get(hash);
    if (typeof text !== "string") return found;
    const bytes = await unpacked(Buffer.from(text, "base64"), { maxOutputLength: MOST_BYTES });
    return this.#ask({ hash, bytes, moment });
  }

  stop(): Promise<void> {
    return this.#thread.stop();
  }

  /** A file that breaks the thread, or keeps it busy for too long, cannot be opened. */
  async #ask(asked: PastViewQuestion): Promise<PastViewAnswer> {
    try {
      return await this.#thread.ask(asked);
    } catch {
      return { ok: false, why: [translatable("checked-unplayable")] };
    }
  }

  async #keep(hash: string, bytes: Uint8Array): Promise<void> {
    const at = this.#clock.now();
    await this.#documents().set(hash, (await packed(bytes)).toString("base64"));
    await this.#keepOf(at, (kept) => [...kept.filter((each) => each.hash !== hash), { hash, at }].slice(-MOST_KEPT));
  }

  /** Deletes the files whose day is over. */
  deleteLapsed(now: number): Promise<void> {
    return this.#keepOf(now, (kept) => kept);
  }

  async #keepOf(now: number, change: (kept: Listed) => Listed): Promise<void> {
    let gone: string[] = [];
    await this.#documents().update(LIST, (present) => {
      const before = listSchema.safeParse(present).data ?? [];
      const kept = change(before.filter(({ at }) => now - at < KEPT_MS));
      gone = before.flatMap((each) => (kept.some((one) => one.hash === each.hash) ? [] : [each.hash]));
      return kept.length === 0 ? undefined : kept;
    });
    for (const each of gone) await this.#documents().delete(each);
  }

  #documents(): Documents {
    return this.#store.documents("opened-games");
  }
}
