/**
 * Calls for a judge in the channel that a server has chosen for them: one message a call, kept in step with the table until
 * the call is over. The table's log says what is so; what is posted lies in the store, so that a restart goes on.
 */

import { randomUUID } from "node:crypto";
import type { Logger } from "pino";
import { SerialQueue } from "../serial-queue.ts";
import { shortHash } from "../short-hash.ts";
import type { Documents, Store } from "../store/index.ts";
import { openCall } from "../table/calls/open.ts";
import { parseEntry } from "../table/entry.ts";
import { readable } from "../table/readable.ts";
import type { Table } from "../table/table.ts";
import type { Tables } from "../table/tables.ts";
import { openContextOf } from "../thread/seen/context.ts";
import { publicView } from "../thread/seen/public-view.ts";
import { type Messenger, Refusing } from "../thread/sending/messenger.ts";
import type { TablePictures } from "../thread/showing/pictures.ts";
import { type JudgesEnd, judgesMessage, judgesOver, judgesUnreached } from "../views/judging/channel.ts";
import { picturedLook } from "../views/pictures/messages.ts";
import type { Message } from "../views/text/message.ts";
import { type PostedCall, parsePostedCall } from "./posted-call.ts";

const EVERY_MS = 60_000;
const LEASE_MS = 60_000;

interface Parts {
  readonly store: Store;
  readonly tables: Pick<Tables, "load" | "open">;
  readonly messenger: Pick<Messenger, "create" | "edit">;
  readonly pictures: Pick<TablePictures, "likedIn">;
  readonly log: Logger;
}

/** In the store's documents "judge-posts", by the server's id and the table's. */
export class CallPosts {
  readonly #parts: Parts;
  readonly #holder = randomUUID();
  /** What was last heard of calls at tables, by the table's id: most steps say nothing new. */
  readonly #heard = new Map<string, string>();
  /** What did not get through, by the documents' keys. */
  readonly #again = new Set<string>();
  readonly #queue: SerialQueue;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#queue = new SerialQueue(parts.log, "the judges' channels could not be looked after");
  }

  start(): void {
    this.#queue.repeat(() => this.runDue(), EVERY_MS);
    void this.runDue(true);
  }

  async stop(): Promise<void> {
    await this.#queue.stop();
  }

  /** A table is so now. */
  heard(table: Table): void {
    const call = openCall(table);
    const state = call === null ? "" : `${call.number} ${call.taken?.name ?? ""}`;
    if ((this.#heard.get(table.id) ?? "") === state) return;
    if (state === "") this.#heard.delete(table.id);
    else this.#heard.set(table.id, state);
    this.#queue.add(() => this.#one(table.guild, table.id));
  }

  /** Whatever did not get through is tried again; `all`: what a process that died has not said, too. Never rejects. */
  runDue(all = false): Promise<void> {
    return this.#queue.add(async () => {
      const keys = new Set(this.#again);
      for await (const [key] of this.#documents().entries()) keys.add(key);
      if (all)
        for await (const [guild] of this.#parts.store.documents("server-settings").entries())
          for (const table of await this.#parts.tables.open(guild))
            if (openCall(table)?.channel !== undefined) keys.add(keyOf(guild, table.id));
      for (const key of keys) {
        const [guild = "", table = ""] = key.split(":");
        await this.#one(guild, table);
      }
    });
  }

  /** One call that cannot be said keeps no other back. */
  async #one(guild: string, id: string): Promise<void> {
    const { store, tables, log } = this.#parts;
    const lease = `judge-post:${id}`;
    const key = keyOf(guild, id);
    this.#again.add(key);
    if (!(await store.lease(lease, this.#holder, LEASE_MS))) return;
    try {
      await this.#inStep(key, await readable(tables, id));
      this.#again.delete(key);
    } catch (error) {
      if (!(error instanceof Refusing)) throw error;
      log.warn({ table: id, why: error.why }, "a call for a judge could not be said; it is tried again");
    } finally {
      await store.release(lease, this.#holder);
    }
  }

  async #inStep(key: string, table: Table | null): Promise<void> {
    const posted = parsePostedCall(await this.#documents().get(key));
    const call = table === null ? null : openCall(table);
    if (posted !== null && call?.number !== posted.number) {
      if (table !== null)
        await this.#edited(posted, overMessage(posted, await this.#endOf(posted.number, table), table));
      await this.#documents().delete(key);
    }
    if (table === null || call?.channel === undefined) return;
    const taken = call.taken?.name ?? null;
    if (posted?.number !== call.number) {
      const message = await this.#posted(table, call.channel);
      const { number, question, channel } = call;
      await this.#documents().set(key, { number, question, channel, message, taken } satisfies PostedCall);
    } else if (posted.taken !== taken || posted.restored) {
      const { content, components, embeds } = shown(table).text;
      const { restored, ...known } = posted;
      // The picture stays where it stood; the end of the call, which is taken back, had put a text away.
      await this.#edited(posted, restored ? { content, components, embeds } : { content, components });
      await this.#documents().set(key, { ...known, taken } satisfies PostedCall);
    }
  }

  /** The id of the message; empty where the channel takes none, and the table's thread calls the judges instead. */
  async #posted(table: Table, channel: string): Promise<string> {
    const { messenger, pictures, log } = this.#parts;
    const nonce = (which: string) => `${which}${shortHash(`${table.id} ${table.calls?.count}`)}`;
    const { text, pictured } = shown(table);
    const message = await pictures.likedIn(table.guild, text, () => pictured, channel);
    try {
      return await messenger.create(channel, message, nonce("jc"));
    } catch (error) {
      if (!(error instanceof Refusing) || error.refuses === "passing") throw error;
      log.warn({ channel, why: error.why }, "the judges' channel takes no message; the thread calls them");
      const role = openCall(table)?.role ?? null;
      if (role !== null)
        await messenger.create(table.thread, judgesUnreached(role, channel, openContextOf(table)), nonce("jt"));
      return "";
    }
  }

  /** A message that somebody has deleted, or that is out of reach, is left alone. */
  async #edited({ channel, message }: PostedCall, now: Partial<Message>): Promise<void> {
    if (message === "") return;
    try {
      await this.#parts.messenger.edit(channel, message, now);
    } catch (error) {
      if (!(error instanceof Refusing) || error.refuses === "passing") throw error;
    }
  }

  /** How a call of that table ended, by its log; null where the game ended before it. */
  async #endOf(call: number, { id, calls }: Table): Promise<JudgesEnd | null> {
    if (calls?.open?.number === call) return null;
    const lines = await this.#parts.store.log(id);
    for (const line of lines.toReversed()) {
      // Few entries of a log are about calls, and the last of them come first.
      if (!line.includes('"call-')) continue;
      const entry = parseEntry(line);
      const how = "call" in entry && entry.call === call && entry.type !== "call-taken" ? ENDS[entry.type] : null;
      if (how !== null) return { how, ...("name" in entry ? { name: entry.name } : {}) };
    }
    return null;
  }

  #documents(): Documents {
    return this.#parts.store.documents("judge-posts");
  }
}

/** Entries that end a call, the one by which the last player agrees among them. */
const ENDS = {
  "call-answered": "answered",
  "call-withdrawn": "withdrawn",
  "call-lapsed": "lapsed",
  "call-worded": "agreed",
  "call-agreed": "agreed",
} as const;

const keyOf = (guild: string, table: string): string => `${guild}:${table}`;

/** The open call of a table, as text and with a picture. */
function shown(table: Table): { text: Message; pictured: Message } {
  const call = openCall(table);
  if (call === null || table.game === null) throw new Error(`table ${table.id} has no open call`);
  const ctx = openContextOf(table);
  const view = publicView(table.game, table);
  const { text, brief } = judgesMessage({ ...call, thread: table.thread, taken: call.taken?.name ?? null }, view, ctx);
  const { pictures = [] } = picturedLook(view, ctx);
  return { text, pictured: { ...brief, pictures } };
}

function overMessage(posted: PostedCall, end: JudgesEnd | null, table: Table): Partial<Message> {
  const said = table.calls?.settled.find(({ number }) => number === posted.number)?.text ?? null;
  const { content, components } = judgesOver({ ...posted, thread: table.thread }, end, said, openContextOf(table));
  // The picture stays, of how it stood then; whom the table waits for is no news there any more.
  return { content, components, embeds: [] };
}
