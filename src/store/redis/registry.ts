import { CLAIM_MS } from "../store.ts";
import type { Connection, Sender } from "./connection.ts";
import { keysOf, REGISTRY } from "./keys.ts";
import { list, number, text, texts } from "./reply.ts";
import * as scripts from "./scripts.ts";

const BATCH = 200;

/** The hints that lead to tables, and the questions that tell whether they are true. See `scripts.ts` for why. */
export class TableHints {
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /** Enters a table before a commit; gives the server's time. */
  async announce(sender: Sender, table: string, outbox: boolean, deadline: number | null): Promise<number> {
    const keys = [REGISTRY.known, REGISTRY.pending, REGISTRY.deadlines] as const;
    return number(await sender.run(scripts.announceScript, keys, [table, outbox ? "1" : "0", ms(deadline)]));
  }

  async pending(): Promise<string[]> {
    const hints = texts(await this.#connection.operation((sender) => sender.send("SMEMBERS", REGISTRY.pending)));
    const found: string[] = [];
    for (let start = 0; start < hints.length; start += BATCH) {
      const batch = hints.slice(start, start + BATCH);
      found.push(...(await this.#keepTrue(batch, REGISTRY.pending, (seen) => seen.outbox > 0)));
    }
    return found;
  }

  async *tables(): AsyncIterable<string> {
    const given = new Set<string>();
    let cursor = "0";
    do {
      const [next, pairs] = list(
        await this.#connection.operation((sender) =>
          sender.send("ZSCAN", REGISTRY.known, cursor, "COUNT", String(BATCH)),
        ),
      );
      cursor = text(next);
      const batch = texts(pairs).filter((id, at) => at % 2 === 0 && !given.has(id));
      for (const id of batch) given.add(id);
      yield* await this.#keepTrue(batch, REGISTRY.known, (seen) => seen.exists);
    } while (cursor !== "0");
  }

  async due(now: number, limit: number): Promise<string[]> {
    const due: string[] = [];
    const again = Math.ceil(now) + CLAIM_MS;
    while (due.length < limit) {
      const many = Math.min(limit - due.length, BATCH);
      const claimed = await this.#connection.operation(async (sender) => {
        const hints = texts(
          await sender.run(scripts.duePickScript, [REGISTRY.deadlines], [String(now), String(many), String(again)]),
        );
        const answers = await Promise.all(hints.map((id) => this.#claim(sender, id, now, again)));
        return { hints: hints.length, due: hints.filter((_, at) => answers[at]) };
      });
      due.push(...claimed.due);
      if (claimed.hints === 0) break;
    }
    return due;
  }

  async forget(sender: Sender, table: string): Promise<void> {
    await Promise.all([
      sender.send("SREM", REGISTRY.pending, table),
      sender.send("ZREM", REGISTRY.deadlines, table),
      sender.send("ZREM", REGISTRY.known, table),
    ]);
  }

  async #claim(sender: Sender, table: string, now: number, until: number): Promise<boolean> {
    const [what, when, at] = list(
      await sender.run(scripts.claimScript, [keysOf(table).state], [String(now), String(until)]),
    );
    if (what === "due") return true;
    const right = what === "never" ? "" : String(number(when));
    const keys = [REGISTRY.known, REGISTRY.deadlines] as const;
    const values = [String(scripts.SETTLED_MS), table, String(until), right, String(number(at))];
    await sender.run(scripts.correctScript, keys, values);
    return false;
  }

  async #keepTrue(
    batch: readonly string[],
    hints: string,
    isTrue: (seen: { exists: boolean; outbox: number }) => boolean,
  ): Promise<string[]> {
    return this.#connection.operation(async (sender) => {
      const wrong: string[] = [];
      const kept = await Promise.all(
        batch.map(async (id) => {
          const { state, outbox } = keysOf(id);
          const [exists, length, at] = list(await sender.run(scripts.inspectScript, [state, outbox], []));
          if (isTrue({ exists: exists === 1, outbox: number(length) })) return [id];
          wrong.push(id, String(number(at)));
          return [];
        }),
      );
      if (wrong.length > 0) {
        await sender.run(scripts.dropScript, [REGISTRY.known, hints], [String(scripts.SETTLED_MS), ...wrong]);
      }
      return kept.flat();
    });
  }
}

export const ms = (deadline: number | null): string => (deadline === null ? "" : String(Math.ceil(deadline)));
