import { unshownLine } from "../views/unshown.ts";
import type { Announcement } from "./announcement.ts";
import { watchButtons } from "./live-buttons.ts";
import { nonceOf } from "./posted.ts";
import type { Posting } from "./posting.ts";
import type { Table } from "./table.ts";

/** The most announcements that one batch says. */
const BATCH = 40;

/** An announcement with its number. */
export interface Numbered {
  readonly id: number;
  readonly announcement: Announcement;
}

/** The running log: what has been announced is said in the thread once, in order. */
export class LogPosts {
  readonly #posting: Posting;
  readonly #outbox: readonly Numbered[];

  constructor(posting: Posting, outbox: readonly Numbered[]) {
    this.#posting = posting;
    this.#outbox = outbox;
  }

  /** What the server is to remember of it, which no trouble with the thread keeps back. */
  async keep(): Promise<void> {
    const { posted, desk } = this.#posting;
    for (const { id, announcement } of this.#outbox) {
      if (id <= (posted.kept ?? posted.done)) continue;
      if (announcement.what === "learned") await desk.memory.keep(announcement.guild, announcement.learned);
      if (announcement.what === "unlearned") await desk.memory.forget(announcement);
      if (announcement.what === "judged")
        await desk.cards.judge(announcement.guild, [announcement.judged], announcement.judge);
      posted.kept = id;
      this.#posting.unsaved = true;
    }
  }

  /** Whether there is something to say. */
  get behind(): boolean {
    return this.#outbox.some(({ id }) => id > this.#posting.posted.done);
  }

  /** Says one batch. */
  async say(table: Table): Promise<void> {
    const { posted, desk } = this.#posting;
    const fresh = this.#outbox.filter(({ id }) => id > posted.done);
    const upTo = posted.batch ?? fresh[Math.min(fresh.length, BATCH) - 1]?.id ?? null;
    if (upTo === null) return;
    const batch = fresh.filter(({ id }) => id <= upTo).map(({ announcement }) => announcement);
    const messages = desk.render.log(table, batch);
    if (messages.length > 0 && posted.batch === null) {
      posted.batch = upTo;
      await this.#posting.save();
    }
    for (const [at, message] of messages.entries()) {
      if (at < (posted.said ?? 0)) continue;
      // A batch is repeated word for word, so that the nonce alone keeps it from being said twice.
      const nonce = nonceOf(table.id, "log", posted.done + 1, at);
      const id = await this.#posting.say(table.thread, message, nonce, [unshownLine()]);
      watchButtons(this.#posting, table, id, message);
      posted.said = at + 1;
      this.#posting.unsaved = true;
    }
    posted.done = upTo;
    posted.batch = null;
    delete posted.said;
    await this.#posting.save();
  }

  /** Takes out of the outbox what has been said. */
  async acknowledge(): Promise<void> {
    const { posted, desk, id: table } = this.#posting;
    const said = this.#outbox.filter(({ id }) => id <= posted.done && id <= (posted.kept ?? posted.done)).at(-1);
    if (said) await desk.store.announced(table, said.id);
  }
}
