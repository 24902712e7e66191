/** Who waits in a server for a table, and the tables that are being opened for them. Nobody is shown who else waits. */
import { z } from "zod";
import { RULE_SETS } from "../engine/index.ts";
import { PACES } from "../settings/pace.ts";
import type { Store } from "../store/index.ts";
import { type Group, SEATS } from "./match.ts";

/** How long somebody stays in line, in ms; and how many may stand in a server's line. */
export const WAITS_MS = 7 * 24 * 60 * 60_000;
export const MOST_IN_LINE = 500;

const wantedSchema = z.object({
  rules: z.enum(RULE_SETS).optional(),
  pace: z.enum(PACES).optional(),
  seats: z.int().min(SEATS.least).max(SEATS.most).optional(),
});
const waiterSchema = wantedSchema.extend({
  user: z.string(),
  name: z.string().max(60),
  /** Where the table is to be opened: the channel that it was asked for in, and a forum's tags. */
  channel: z.string(),
  tags: z.array(z.string()).readonly().optional(),
  at: z.number(),
});
export type Waiter = z.infer<typeof waiterSchema>;

const openingSchema = z.object({
  /** Of the table. */
  id: z.string(),
  wanted: wantedSchema,
  players: z.array(waiterSchema).readonly(),
});
export type Opening = z.infer<typeof openingSchema>;

const documentSchema = z
  .object({
    line: z.array(waiterSchema).readonly(),
    opening: z.array(openingSchema).readonly(),
    /** The last run that has looked through it. */
    run: z.number(),
  })
  .catch({ line: [], opening: [], run: 0 });
type Document = z.infer<typeof documentSchema>;

/** Who have found each other, and the id of their table. */
export type FoundGroup = Group<Waiter> & { readonly id: string };

/** In the store's documents "finding", by the server's id. */
export class Line {
  readonly #store: Pick<Store, "documents">;

  constructor(store: Pick<Store, "documents">) {
    this.#store = store;
  }

  /** What this user waits for in that server; null where they do not. */
  async waiting(guild: string, user: string, now: number): Promise<Waiter | null> {
    const { line } = documentSchema.parse(await this.#documents().get(guild));
    return line.find((each) => each.user === user && each.at > now - WAITS_MS) ?? null;
  }

  /** Puts somebody at the end of the line. Refuses who stands in it already, and where it is full. */
  async join(guild: string, waiter: Waiter, run: number): Promise<"joined" | "already" | "full"> {
    let came: "joined" | "already" | "full" = "joined";
    await this.#change(guild, (present) => {
      const line = present.line.filter(({ at }) => at > waiter.at - WAITS_MS);
      const busy = [...line, ...present.opening.flatMap(({ players }) => players)];
      came = busy.some(({ user }) => user === waiter.user)
        ? "already"
        : line.length >= MOST_IN_LINE
          ? "full"
          : "joined";
      if (came !== "joined") return present;
      // The first who comes is looked at in the next run, not in those that have gone by.
      return { ...present, run: line.length === 0 ? run : present.run, line: [...line, waiter] };
    });
    return came;
  }

  /** Whether they stood in it. */
  async leave(guild: string, user: string): Promise<boolean> {
    let stood = false;
    await this.#change(guild, (present) => {
      stood = present.line.some((each) => each.user === user);
      return { ...present, line: present.line.filter((each) => each.user !== user) };
    });
    return stood;
  }

  /**
   * Takes those who have found each other out of the line, as what is to be opened, but for tables of which somebody has left
   * it meanwhile. `run`: it has been looked through.
   */
  async take(guild: string, run: number, found: readonly FoundGroup[], now: number): Promise<void> {
    await this.#change(guild, (present) => {
      if (present.run >= run) return present;
      const line = present.line.filter(({ at }) => at > now - WAITS_MS);
      const stands = ({ user, at }: Waiter) => line.some((each) => each.user === user && each.at === at);
      const groups = found.filter(({ players }) => players.every(stands));
      const users = new Set(groups.flatMap(({ players }) => players.map(({ user }) => user)));
      const opening = groups.map(({ id, wanted, players }) => ({ id, wanted, players }));
      return { run, opening: [...present.opening, ...opening], line: line.filter(({ user }) => !users.has(user)) };
    });
  }

  /** The table is open, or cannot be. */
  async opened(guild: string, id: string): Promise<void> {
    await this.#change(guild, (present) => ({ ...present, opening: present.opening.filter((each) => each.id !== id) }));
  }

  /** Everybody in a server's line. */
  async of(guild: string): Promise<readonly Waiter[]> {
    return documentSchema.parse(await this.#documents().get(guild)).line;
  }

  /** The tables that are to be opened there. */
  async openings(guild: string): Promise<readonly Opening[]> {
    return documentSchema.parse(await this.#documents().get(guild)).opening;
  }

  /** Every server's line. */
  async *all(): AsyncIterable<{ guild: string; line: readonly Waiter[]; opening: readonly Opening[]; run: number }> {
    for await (const [guild, document] of this.#documents().entries())
      yield { guild, ...documentSchema.parse(document) };
  }

  /** Takes somebody out of every line. */
  async forget(user: string): Promise<void> {
    for await (const { guild, line } of this.all())
      if (line.some((each) => each.user === user)) await this.leave(guild, user);
  }

  /** What is kept of somebody, by server. */
  async ofUser(user: string): Promise<{ server: string; waiting: Waiter }[]> {
    const found: { server: string; waiting: Waiter }[] = [];
    for await (const { guild, line, opening } of this.all())
      for (const waiting of [...line, ...opening.flatMap(({ players }) => players)])
        if (waiting.user === user) found.push({ server: guild, waiting });
    return found;
  }

  async #change(guild: string, change: (present: Document) => Document): Promise<void> {
    await this.#documents().update(guild, (present) => {
      const next = change(documentSchema.parse(present));
      return next.line.length + next.opening.length === 0 ? undefined : next;
    });
  }

  #documents() {
    return this.#store.documents("finding");
  }
}
