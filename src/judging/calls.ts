/** What a server keeps of calls for a judge: who is kept from calling, and which judges have answered lately. */
import { z } from "zod";
import type { Store } from "../store/index.ts";
import { NO_USER } from "../table/table.ts";

/** How long somebody who is muted cannot call, in ms. */
export const MUTED_MS = 7 * 24 * 60 * 60_000;
/** How long a judge counts as near after an answer, in ms. */
const LATELY_MS = 60 * 24 * 60 * 60_000;
/** How many of them a server remembers, and names. */
const MOST_JUDGES = 20;
const NAMED = 3;
/** How many may be muted at once: the ones muted first are free again. */
const MOST_MUTED = 200;

const documentSchema = z
  .object({
    muted: z.array(z.object({ user: z.string(), until: z.number() })).readonly(),
    lately: z.array(z.object({ user: z.string(), name: z.string().max(60), at: z.number() })).readonly(),
  })
  .catch({ muted: [], lately: [] });
type Document = z.infer<typeof documentSchema>;

/** In the store's documents "judge-calls", by the server's id. */
export class JudgeCalls {
  readonly #store: Pick<Store, "documents">;

  constructor(store: Pick<Store, "documents">) {
    this.#store = store;
  }

  /** Until when this user cannot call judges in that server, in ms since the epoch; null where they can. */
  async mutedUntil(guild: string, user: string, now: number): Promise<number | null> {
    const { muted } = await this.#of(guild);
    return muted.find((each) => each.user === user && each.until > now)?.until ?? null;
  }

  /** Keeps somebody from calling for a week, and gives until when, in ms since the epoch. */
  async mute(guild: string, user: string, now: number): Promise<number> {
    const until = now + MUTED_MS;
    await this.#change(guild, ({ muted, lately }) => ({
      lately,
      muted: [...muted.filter((each) => each.user !== user && each.until > now), { user, until }].slice(-MOST_MUTED),
    }));
    return until;
  }

  async unmute(guild: string, user: string): Promise<void> {
    await this.#change(guild, ({ muted, lately }) => ({ lately, muted: muted.filter((each) => each.user !== user) }));
  }

  /** Forgets whose week is over. */
  async deleteLapsed(now: number): Promise<void> {
    for await (const [guild, document] of this.#documents().entries()) {
      if (documentSchema.parse(document).muted.every(({ until }) => until > now)) continue;
      await this.#change(guild, ({ muted, lately }) => ({ lately, muted: muted.filter(({ until }) => until > now) }));
    }
  }

  /** A judge has answered in that server. */
  async answered(
    guild: string,
    judge: { readonly user: string; readonly name: string; readonly at: number },
  ): Promise<void> {
    const { user, name, at } = judge;
    await this.#change(guild, ({ muted, lately }) => ({
      muted,
      lately: [...lately.filter((each) => each.user !== user), { user, name: name.slice(0, 60), at }].slice(
        -MOST_JUDGES,
      ),
    }));
  }

  /** What the judges are called who have answered there lately and are none of these users; the last first. */
  async near(guild: string, but: readonly string[], now: number): Promise<string[]> {
    const { lately } = await this.#of(guild);
    return lately
      .filter(({ user, at }) => user !== NO_USER && !but.includes(user) && at > now - LATELY_MS)
      .map(({ name }) => name)
      .slice(-NAMED)
      .reverse();
  }

  async #of(guild: string): Promise<Document> {
    return documentSchema.parse(await this.#documents().get(guild));
  }

  async #change(guild: string, change: (present: Document) => Document): Promise<void> {
    await this.#documents().update(guild, (present) => {
      const { muted, lately } = change(documentSchema.parse(present));
      return muted.length + lately.length === 0 ? undefined : { muted, lately };
    });
  }

  #documents() {
    return this.#store.documents("judge-calls");
  }
}
