import { z } from "zod";
import type { Store } from "../../store/index.ts";
import type { Clock } from "../../table/clock.ts";
import type { Messenger } from "./messenger.ts";
import { Paced } from "./paced.ts";
import { Refusing } from "./refusing.ts";

/** How long whoever takes no direct messages is left alone, in ms. */
export const CLOSED_MS = 10 * 60_000;
/** New channels are opened one at a time, at most one in so many ms: Discord takes a bot that opens many for a nuisance. */
const OPEN_EVERY_MS = 1_000;
/** Of how many people the channel is kept at hand. */
const KEPT = 10_000;

const knownSchema = z.object({
  /** The channel; null while none has been opened. */
  channel: z.string().nullable(),
  /** When direct messages to them were refused last, in ms since the epoch. */
  closed: z.number().optional(),
});
type Known = z.infer<typeof knownSchema>;

/** The channels of direct messages: one for each person, opened once, slowly, and remembered. */
export class DirectMessages {
  readonly #store: Store;
  readonly #messenger: Messenger;
  readonly #clock: Clock;
  readonly #line: Paced;
  readonly #known = new Map<string, Known>();
  /** What is being opened. */
  readonly #opening = new Map<string, Promise<string>>();

  constructor(store: Store, messenger: Messenger, clock: Clock, openEveryMs = OPEN_EVERY_MS) {
    this.#store = store;
    this.#messenger = messenger;
    this.#clock = clock;
    this.#line = new Paced(openEveryMs);
  }

  /** Opens the channel in the background, so that it is there when the first hand is. */
  prepare(userId: string): void {
    this.#channel(userId, false).catch(() => undefined);
  }

  /**
   * The channel with a user, opened in its turn where there is none. Rejects with "direct-closed", without asking, where
   * this user has taken no direct messages in the last ten minutes.
   */
  channel(userId: string): Promise<string> {
    return this.#channel(userId, true);
  }

  /** This user takes no direct messages now, or Discord lets none be opened. */
  async closed(userId: string): Promise<void> {
    await this.#keep(userId, { ...(await this.#of(userId)), closed: this.#clock.now() });
  }

  /** The channel is there no more: the next message opens one anew. */
  async gone(userId: string): Promise<void> {
    await this.#keep(userId, { channel: null });
  }

  /** Whether somebody's channel is still to be opened, which may take as many seconds as there are people in line. */
  get isOpening(): boolean {
    return this.#opening.size > 0;
  }

  /** Opens nothing any more; what waits is refused with "later". */
  stop(): void {
    this.#line.stop(new Refusing("later", null));
  }

  async #channel(userId: string, urgent: boolean): Promise<string> {
    const { channel, closed } = await this.#of(userId);
    // A clock that was set back leaves nobody alone for longer.
    if (closed !== undefined && Math.abs(this.#clock.now() - closed) < CLOSED_MS)
      throw new Refusing("direct-closed", null);
    return channel ?? this.#open(userId, urgent);
  }

  #open(userId: string, urgent: boolean): Promise<string> {
    const opening = this.#opening.get(userId);
    if (opening) {
      if (urgent) this.#line.hurry(userId);
      return opening;
    }
    const mine = this.#line.add(userId, urgent, () => this.#opened(userId)).finally(() => this.#opening.delete(userId));
    this.#opening.set(userId, mine);
    return mine;
  }

  async #opened(userId: string): Promise<string> {
    try {
      const channel = await this.#messenger.direct(userId);
      await this.#keep(userId, { channel });
      return channel;
    } catch (error) {
      if (error instanceof Refusing && error.refuses !== "passing") await this.closed(userId);
      throw error;
    }
  }

  async #of(userId: string): Promise<Known> {
    const known = this.#known.get(userId);
    if (known) return known;
    const document = await this.#documents().get(userId);
    const read = document === undefined ? { channel: null } : knownSchema.parse(document);
    this.#remember(userId, read);
    return read;
  }

  async #keep(userId: string, known: Known): Promise<void> {
    this.#remember(userId, known);
    await this.#documents().set(userId, known);
  }

  #remember(userId: string, known: Known): void {
    this.#known.delete(userId);
    this.#known.set(userId, known);
    const oldest = this.#known.keys().next();
    if (this.#known.size > KEPT && !oldest.done) this.#known.delete(oldest.value);
  }

  #documents() {
    return this.#store.documents("direct-messages");
  }
}
