/** How long a channel is taken for one that shows no embeds after it has shown none, in ms, where nobody says otherwise. */
const KEPT_MS = 10 * 60_000;
/** Of how many channels that is remembered. */
const MOST = 1_000;

/**
 * In which channels Discord shows the bot's embeds: by the permissions that the gateway has told of, and by what came back
 * without them, which is how it is noticed where the gateway was late or has not told of the channel.
 */
export class EmbedLinks {
  readonly #may: (channel: string) => boolean;
  readonly #now: () => number;
  /** Channels that have shown none, and until when they are taken for such, by the monotonic clock. */
  readonly #dropped = new Map<string, number>();

  /** `may`: whether the permission is there, as far as is known; `now`: ms on a clock that nobody sets back. */
  constructor(may: (channel: string) => boolean = () => true, now: () => number = () => performance.now()) {
    this.#may = may;
    this.#now = now;
  }

  shownIn(channel: string): boolean {
    if (!this.#may(channel)) return false;
    return (this.#dropped.get(channel) ?? Number.NEGATIVE_INFINITY) <= this.#now();
  }

  /** A message has come to stand there without its embeds, or was refused for them. */
  dropped(channel: string): void {
    const [oldest] = this.#dropped.keys();
    if (this.#dropped.size >= MOST && oldest !== undefined) this.#dropped.delete(oldest);
    this.#dropped.set(channel, this.#now() + KEPT_MS);
  }

  /** Somebody has changed permissions: embeds are tried again wherever they may be. */
  forgive(): void {
    this.#dropped.clear();
  }
}
