import { setImmediate } from "node:timers/promises";
import { openlyAwaited } from "../engine/index.ts";
import type { Store } from "../store/index.ts";
import type { Message } from "../views/index.ts";
import { message } from "../views/message.ts";
import { heldBack } from "../views/urgency.ts";
import { type Announcement, parseAnnouncement } from "./announcement.ts";
import type { FactMemory } from "./known-facts.ts";
import { type Messenger, Refusing } from "./messenger.ts";
import type { Notices } from "./notices.ts";
import type { ParsedTables } from "./parsed.ts";
import { bodyHash, FIXED, type Fixed, nonceOf, type Posted, parsePosted } from "./posted.ts";
import type { Render, Rendered } from "./render.ts";
import type { Table } from "./table.ts";

/** What bringing a thread up to date works with. */
export interface Desk {
  readonly store: Store;
  readonly parsed: ParsedTables;
  readonly messenger: Messenger;
  readonly render: Render;
  readonly memory: FactMemory;
  readonly notices: Notices;
  /** True when messages that are edited in place may be edited now; they wait otherwise. */
  mayEdit(table: string): boolean;
  edited(table: string): void;
}

/** The most announcements that one batch says. */
const BATCH = 40;

/**
 * Brings a table's thread and its players' hands up to what the store says. Each thing is written down once it is
 * posted, and posted with a nonce, so that doing this again after a crash anywhere shows nothing twice.
 * Gives whether something was left for later.
 */
export async function reconcile(desk: Desk, id: string): Promise<{ waiting: boolean }> {
  const pass = new Pass(desk, id, parsePosted(await desk.store.documents("posted").get(id)));
  try {
    return { waiting: await pass.run() };
  } catch (error) {
    if (!(error instanceof Refusing) || error.why !== "channel-gone") throw error;
    await pass.giveUp();
    return { waiting: false };
  }
}

class Pass {
  readonly #desk: Desk;
  readonly #id: string;
  readonly #posted: Posted;

  constructor(desk: Desk, id: string, posted: Posted) {
    this.#desk = desk;
    this.#id = id;
    this.#posted = posted;
  }

  async run(): Promise<boolean> {
    const { store, parsed, render } = this.#desk;
    const outbox = await store.outbox(this.#id);
    const loaded = await store.load(this.#id);
    if (loaded === null) return false;
    const last = outbox.at(-1)?.id;
    if (this.#posted.lost) {
      if (last !== undefined) await store.announced(this.#id, last);
      return false;
    }
    const table = parsed.of(this.#id, loaded);
    await turn();
    const rendered = render.table(table);

    if (rendered.fixed.lobby && !this.#posted.fixed.lobby) await this.#fixed(table, "lobby", rendered.fixed.lobby);
    const more = await this.#log(
      table,
      outbox.map(({ id, text }) => ({ id, announcement: parseAnnouncement(text) })),
    );
    // A new message is never held back; an edit may be.
    for (const name of FIXED) {
      const body = rendered.fixed[name];
      if (body && !this.#posted.fixed[name]) await this.#fixed(table, name, body);
    }
    await this.#unpinLobby(table);
    await this.#prompts(table);
    await this.#hands(table, rendered);
    return (await this.#edits(table, rendered)) || more;
  }

  /** The thread is gone: there is nobody to tell. */
  async giveUp(): Promise<void> {
    this.#posted.lost = true;
    await this.#save();
    const last = (await this.#desk.store.outbox(this.#id)).at(-1)?.id;
    if (last !== undefined) await this.#desk.store.announced(this.#id, last);
  }

  /** Says what has been announced, in order; true when there is more. */
  async #log(table: Table, outbox: readonly { id: number; announcement: Announcement }[]): Promise<boolean> {
    const { store, messenger, render, memory } = this.#desk;
    const fresh = outbox.filter(({ id }) => id > this.#posted.done);
    const upTo = this.#posted.batch ?? fresh[Math.min(fresh.length, BATCH) - 1]?.id ?? null;
    if (upTo !== null) {
      const batch = fresh.filter(({ id }) => id <= upTo).map(({ announcement }) => announcement);
      const messages = render.log(table, batch);
      if (messages.length > 0 && this.#posted.batch === null) {
        this.#posted.batch = upTo;
        await this.#save();
      }
      for (const [at, message] of messages.entries()) {
        // A batch is repeated word for word, so that the nonce alone keeps it from being said twice.
        await messenger.create(table.thread, message, nonceOf(table.id, "log", this.#posted.done + 1, at));
      }
      for (const each of batch) {
        if (each.what === "learned") await memory.keep(each.guild, each.learned);
      }
      this.#posted.done = upTo;
      this.#posted.batch = null;
      await this.#save();
    }
    const said = outbox.filter(({ id }) => id <= this.#posted.done).at(-1);
    if (said) await store.announced(this.#id, said.id);
    return fresh.some(({ id }) => id > this.#posted.done);
  }

  /** Each decision is asked once, with a ping, those that come together in one message; answered ones become a line. */
  async #prompts(table: Table): Promise<void> {
    const { render } = this.#desk;
    const owed = table.waiting.map(({ decision }) => decision);
    const asked = new Set<number>();
    for (const key of Object.keys(this.#posted.prompts)) {
      const open = decisionsIn(key).filter((decision) => owed.includes(decision));
      for (const decision of open) asked.add(decision);
      if (open.length > 0) await this.#prompt(table, key, render.prompt(table, open));
      else await this.#closePrompt(table, key);
    }
    // Whoever is asked something more urgent is asked that first, alone.
    const later = heldBack(table.game ? openlyAwaited(table.game) : []);
    const fresh = owed.filter((decision) => !asked.has(decision) && !later.has(decision));
    if (fresh.length === 0) return;
    const key = fresh.join(".");
    this.#posted.prompts[key] = { message: "", hash: "", afterwards: render.answered(table, fresh).content };
    await this.#prompt(table, key, render.prompt(table, fresh));
  }

  async #prompt(table: Table, key: string, body: Message): Promise<void> {
    const placed = this.#posted.prompts[key];
    const { message = "", hash: before } = placed ?? {};
    const hash = bodyHash(body);
    if (before === hash) return;
    if (message === "") {
      const made = await this.#create(table.thread, body, nonceOf(table.id, "prompt", key));
      this.#posted.prompts[key] = { ...placed, message: made, hash };
    } else {
      await this.#edit(table.thread, message, body);
      this.#posted.prompts[key] = { ...placed, message, hash };
    }
    await this.#save();
  }

  async #closePrompt(table: Table, key: string): Promise<void> {
    const { message: id = "", afterwards } = this.#posted.prompts[key] ?? {};
    const line = table.phase === "ended" ? undefined : afterwards;
    if (id !== "") await this.#edit(table.thread, id, line ? message({ content: line }) : { components: [] });
    delete this.#posted.prompts[key];
    await this.#save();
  }

  async #hands(table: Table, { hands }: Rendered): Promise<void> {
    for (const { seat, userId, message } of hands) {
      const placed = this.#posted.hands[seat];
      const hash = bodyHash(message);
      if (placed === "closed" || placed?.hash === hash) continue;
      try {
        await this.#hand(table, seat, userId, message, hash);
      } catch (error) {
        if (!(error instanceof Refusing) || (error.why !== "direct-closed" && error.why !== "not-allowed")) throw error;
        await this.#handUndelivered(table, seat, userId);
      }
      await this.#save();
    }
  }

  async #hand(table: Table, seat: number, userId: string, body: Message, hash: string): Promise<void> {
    const { messenger } = this.#desk;
    const placed = this.#posted.hands[seat];
    if (placed && placed !== "closed" && (await this.#edit(placed.channel, placed.message, body))) {
      this.#posted.hands[seat] = { ...placed, hash };
      return;
    }
    const channel = await messenger.direct(userId);
    const nonce = nonceOf(table.id, "hand", seat, placed && placed !== "closed" ? placed.message : "");
    this.#posted.hands[seat] = { channel, message: await this.#create(channel, body, nonce), hash };
  }

  /** Once in public how to see a hand all the same, once in private at the player's next step; the game goes on. */
  async #handUndelivered(table: Table, seat: number, userId: string): Promise<void> {
    const { messenger, render, notices } = this.#desk;
    await notices.leave(userId, render.directClosedNotice(table));
    await messenger.create(table.thread, render.directClosed(table, seat), nonceOf(table.id, "closed", seat));
    this.#posted.hands[seat] = "closed";
  }

  /** Brings the messages that are edited in place up to date, if it is time; true when they have to wait. */
  async #edits(table: Table, { fixed }: Rendered): Promise<boolean> {
    const behind = FIXED.flatMap((name) => {
      const body = fixed[name];
      return body && this.#posted.fixed[name]?.hash !== bodyHash(body) ? [{ name, body }] : [];
    });
    if (behind.length === 0) return false;
    if (!this.#desk.mayEdit(this.#id)) return true;
    this.#desk.edited(this.#id);
    for (const { name, body } of behind) await this.#fixed(table, name, body);
    return false;
  }

  async #fixed(table: Table, name: Fixed, body: Message): Promise<void> {
    const placed = this.#posted.fixed[name];
    const hash = bodyHash(body);
    if (placed && (await this.#edit(table.thread, placed.message, body))) {
      this.#posted.fixed[name] = { ...placed, hash };
    } else {
      const made = (placed?.made ?? 0) + 1;
      const message = await this.#create(table.thread, body, nonceOf(table.id, name, made));
      this.#posted.fixed[name] = { message, hash, made, pinned: false };
    }
    await this.#save();
    await this.#pin(table, name);
  }

  async #pin(table: Table, name: Fixed): Promise<void> {
    const placed = this.#posted.fixed[name];
    const pins = name === "tracker" || (name === "lobby" && !this.#posted.fixed.tracker);
    if (!pins || !placed || placed.pinned) return;
    try {
      await this.#desk.messenger.pin(table.thread, placed.message);
    } catch (error) {
      // Without the permission to pin, the table works all the same.
      if (!(error instanceof Refusing) || error.why !== "not-allowed") throw error;
    }
    this.#posted.fixed[name] = { ...placed, pinned: true };
    await this.#save();
  }

  /** One message stays pinned: the tracker takes the lobby's place. */
  async #unpinLobby(table: Table): Promise<void> {
    const { lobby, tracker } = this.#posted.fixed;
    if (!lobby?.pinned || !tracker?.pinned) return;
    try {
      await this.#desk.messenger.unpin(table.thread, lobby.message);
    } catch (error) {
      // Two pinned messages are no harm, and a deleted one is pinned no more.
      if (!(error instanceof Refusing) || (error.why !== "not-allowed" && error.why !== "message-gone")) throw error;
    }
    this.#posted.fixed.lobby = { ...lobby, pinned: false };
    await this.#save();
  }

  /**
   * Posts a message that is edited later. Where a former process may have posted it already, with the body of its time,
   * Discord answers with that message, which is then brought up to date.
   */
  async #create(channel: string, body: Message, nonce: string): Promise<string> {
    const { messenger } = this.#desk;
    const before = this.#posted.posting === nonce;
    this.#posted.posting = nonce;
    if (!before) await this.#save();
    const id = await messenger.create(channel, body, nonce);
    if (before) await this.#edit(channel, id, body);
    this.#posted.posting = null;
    return id;
  }

  /** False where somebody has deleted the message. */
  async #edit(channel: string, message: string, body: Partial<Message>): Promise<boolean> {
    try {
      await this.#desk.messenger.edit(channel, message, body);
      return true;
    } catch (error) {
      if (error instanceof Refusing && error.why === "message-gone") return false;
      throw error;
    }
  }

  #save(): Promise<void> {
    return this.#desk.store.documents("posted").set(this.#id, this.#posted);
  }
}

let last: Promise<void> = Promise.resolve();

/** Waits in line for a turn of the event loop of its own, so that presses are answered between the work of many tables. */
function turn(): Promise<void> {
  last = last.then(() => setImmediate());
  return last;
}

function decisionsIn(key: string): number[] {
  return key.split(".").map(Number);
}
