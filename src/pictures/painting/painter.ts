import { WorkerThread } from "../../worker/thread.ts";
import type { Look, Picture } from "../index.ts";
import type { PictureAsked } from "./worker.ts";

/** No picture takes that long: the thread is stuck, in ms. */
const STUCK_MS = 20_000;
/** So many of the last pictures are kept: several players look at the same one. */
const KEPT = 8;
/** So many are with the thread at a time: when one is drawn the next is there, and the others can still be let go of. */
const AT_ONCE = 2;

type PaintingThread = Pick<WorkerThread<string, Uint8Array>, "ask" | "stop">;

/** A picture that is wanted. */
interface Drawing {
  readonly file: Promise<Buffer>;
  begin(): void;
  letGo(): void;
  /** How many wait for it. */
  wanted: number;
}

/** The thread in which pictures are drawn; it starts with the first one, and again after it has broken down. */
export class Painter {
  readonly #thread: PaintingThread;
  /** By all that there is to be seen: equal data are equal pictures. The oldest first. */
  readonly #known = new Map<string, Drawing>();
  /** Those that the thread has not been asked for yet, in the order in which they are drawn. */
  readonly #line = new Map<string, Drawing>();
  #asked = 0;

  constructor(
    thread: PaintingThread = new WorkerThread<string, Uint8Array>({
      name: "the thread that draws",
      entry: new URL("./worker.ts", import.meta.url),
      stuckMs: STUCK_MS,
    }),
  ) {
    this.#thread = thread;
  }

  /**
   * The file of a picture. Rejects where this machine cannot draw, or the thread breaks down; and where `signal` says that
   * it is not wanted any more, as long as it waits in line and nobody else wants it.
   */
  draw(picture: Picture, look: Look = {}, signal?: AbortSignal): Promise<Buffer> {
    const asked: PictureAsked = { picture, look };
    const key = JSON.stringify(asked);
    const drawing = this.#known.get(key) ?? this.#enter(key);
    drawing.wanted++;
    const unwanted = () => {
      drawing.wanted--;
      if (drawing.wanted > 0 || !this.#line.delete(key)) return;
      this.#known.delete(key);
      drawing.letGo();
    };
    signal?.addEventListener("abort", unwanted, { once: true });
    this.#next();
    return drawing.file;
  }

  stop(): Promise<void> {
    for (const drawing of this.#line.values()) drawing.letGo();
    this.#line.clear();
    this.#known.clear();
    return this.#thread.stop();
  }

  #enter(key: string): Drawing {
    let begin = () => {};
    let letGo = () => {};
    const begun = new Promise<void>((resolve, reject) => {
      begin = resolve;
      letGo = () => reject(new Error("nobody wants this picture any more"));
    });
    const file = begun.then(() => this.#drawn(key));
    const drawing: Drawing = { file, begin, letGo, wanted: 0 };
    this.#known.set(key, drawing);
    this.#line.set(key, drawing);
    // What could not be drawn is tried again.
    file.catch(() => {
      if (this.#known.get(key) === drawing) this.#known.delete(key);
    });
    for (const oldest of this.#known.keys()) {
      if (this.#known.size - this.#line.size <= KEPT) break;
      if (!this.#line.has(oldest)) this.#known.delete(oldest);
    }
    return drawing;
  }

  async #drawn(key: string): Promise<Buffer> {
    try {
      const { buffer, byteOffset, byteLength } = await this.#thread.ask(key);
      return Buffer.from(buffer, byteOffset, byteLength);
    } finally {
      this.#asked--;
      this.#next();
    }
  }

  #next(): void {
    for (const [key, drawing] of this.#line) {
      if (this.#asked >= AT_ONCE) return;
      this.#line.delete(key);
      this.#asked++;
      drawing.begin();
    }
  }
}
