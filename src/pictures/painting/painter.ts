import { WorkerThread } from "../../worker/thread.ts";
import type { Look, Picture } from "../index.ts";
import type { PictureAsked } from "./worker.ts";

/** No picture takes that long: the thread is stuck, in ms. */
const STUCK_MS = 20_000;
/** So many of the last pictures are kept: several players look at the same one. */
const KEPT = 8;

/** The thread in which pictures are drawn; it starts with the first one, and again after it has broken down. */
export class Painter {
  readonly #thread: Pick<WorkerThread<string, Uint8Array>, "ask" | "stop">;
  /** By all that there is to be seen: equal data are equal pictures. */
  readonly #last = new Map<string, Promise<Buffer>>();

  constructor(
    thread: Pick<WorkerThread<string, Uint8Array>, "ask" | "stop"> = new WorkerThread<string, Uint8Array>({
      name: "the thread that draws",
      entry: new URL("./worker.ts", import.meta.url),
      stuckMs: STUCK_MS,
    }),
  ) {
    this.#thread = thread;
  }

  /** The file of a picture. Rejects where this machine cannot draw, or the thread breaks down. */
  draw(picture: Picture, look: Look = {}): Promise<Buffer> {
    const asked: PictureAsked = { picture, look };
    const key = JSON.stringify(asked);
    const known = this.#last.get(key);
    if (known) return known;
    const drawing = this.#thread
      .ask(key)
      .then(({ buffer, byteOffset, byteLength }) => Buffer.from(buffer, byteOffset, byteLength));
    this.#last.set(key, drawing);
    // What could not be drawn is tried again.
    drawing.catch(() => this.#last.delete(key));
    for (const [oldest] of this.#last) {
      if (this.#last.size <= KEPT) break;
      this.#last.delete(oldest);
    }
    return drawing;
  }

  stop(): Promise<void> {
    this.#last.clear();
    return this.#thread.stop();
  }
}
