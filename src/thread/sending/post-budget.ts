import { type REST, RESTEvents } from "discord.js";

/** A post in a channel, as discord.js names the routes that share a limit. */
const POSTS = "/channels/:id/messages";

/**
 * Which channels take no further message just now, by what Discord says with its answer to each post. What is sent all the
 * same waits in line there, and can be changed no more meanwhile.
 */
export class PostBudget {
  /** When there is room again, by the monotonic clock in ms; the one that was full the longest time ago first. */
  readonly #fullUntil = new Map<string, number>();
  readonly #now: () => number;

  /** `now`: ms that nobody sets back. */
  constructor(rest: Pick<REST, "on">, now: () => number = () => performance.now()) {
    this.#now = now;
    rest.on(RESTEvents.Response, ({ method, route, path }, { headers }) => {
      if (method !== "POST" || route !== POSTS) return;
      const channel = path.split("/")[2] ?? "";
      const seconds = Number(headers.get("x-ratelimit-reset-after") ?? Number.NaN);
      this.#forgetOld();
      this.#fullUntil.delete(channel);
      if (headers.get("x-ratelimit-remaining") === "0" && seconds > 0)
        this.#fullUntil.set(channel, this.#now() + seconds * 1_000);
    });
  }

  /** In how many ms a channel takes a further message; 0: now. */
  freeIn(channel: string): number {
    return Math.max(0, (this.#fullUntil.get(channel) ?? 0) - this.#now());
  }

  #forgetOld(): void {
    for (const [channel, until] of this.#fullUntil) {
      if (until > this.#now()) return;
      this.#fullUntil.delete(channel);
    }
  }
}
