import { setImmediate } from "node:timers/promises";
import { DiscordAPIError } from "discord.js";
import { openlyAwaited } from "../engine/index.ts";
import type { Loaded, Announcement as Unsaid } from "../store/index.ts";
import type { Message } from "../views/index.ts";
import { message } from "../views/message.ts";
import { heldBack } from "../views/urgency.ts";
import { type Announcement, parseAnnouncement } from "./announcement.ts";
import { FixedMessages } from "./fixed-messages.ts";
import { clearButtons, watchButtons } from "./live-buttons.ts";
import { Refusing } from "./messenger.ts";
import { bodyHash, FIXED, nonceOf, parsePosted } from "./posted.ts";
import { type Desk, Posting } from "./posting.ts";
import type { Rendered } from "./render.ts";
import type { Table } from "./table.ts";

/** The most announcements that one batch says. */
const BATCH = 40;

/**
 * Brings a table's thread and its players' hands up to what the store says. Each thing is written down once it is
 * posted, and posted with a nonce, so that doing this again after a crash anywhere shows nothing twice.
 * Gives whether something was left for later.
 */
export async function reconcile(desk: Desk, id: string): Promise<{ waiting: boolean }> {
  // Asked for at once, and in this order: a table that is read after its announcements knows of all of them.
  const [outbox, loaded, posted] = await Promise.all([
    desk.store.outbox(id),
    desk.store.load(id),
    desk.store.documents("posted").get(id),
  ]);
  const pass = new Pass(new Posting(desk, id, parsePosted(posted)));
  try {
    return { waiting: await pass.run(outbox, loaded) };
  } catch (error) {
    if (!(error instanceof Refusing) || error.why !== "channel-gone") throw error;
    await pass.giveUp();
    return { waiting: false };
  }
}

class Pass {
  readonly #posting: Posting;
  readonly #fixed: FixedMessages;

  constructor(posting: Posting) {
    this.#posting = posting;
    this.#fixed = new FixedMessages(posting);
  }

  async run(outbox: readonly Unsaid[], loaded: Loaded | null): Promise<boolean> {
    const { store, parsed, render } = this.#posting.desk;
    if (loaded === null) return false;
    const last = outbox.at(-1)?.id;
    if (this.#posting.posted.lost) {
      if (last !== undefined) await store.announced(this.#posting.id, last);
      return false;
    }
    const table = parsed.of(this.#posting.id, loaded);
    await turn();
    const rendered = render.table(table);

    if (rendered.fixed.lobby && !this.#posting.posted.fixed.lobby)
      await this.#fixed.put(table, "lobby", rendered.fixed.lobby);
    const more = await this.#log(
      table,
      outbox.map(({ id, text }) => ({ id, announcement: parseAnnouncement(text) })),
    );
    // A new message is never held back; an edit may be.
    for (const name of FIXED) {
      const body = rendered.fixed[name];
      if (body && !this.#posting.posted.fixed[name]) await this.#fixed.put(table, name, body);
    }
    await this.#fixed.unpinLobby(table);
    await this.#prompts(table);
    await this.#hands(table, rendered);
    const waiting = await this.#fixed.edits(table, rendered);
    const left = await clearButtons(this.#posting, table);
    if (this.#posting.unsaved) await this.#posting.save();
    return waiting || more || left;
  }

  /** The thread is gone: there is nobody to tell. */
  async giveUp(): Promise<void> {
    this.#posting.posted.lost = true;
    await this.#posting.save();
    const last = (await this.#posting.desk.store.outbox(this.#posting.id)).at(-1)?.id;
    if (last !== undefined) await this.#posting.desk.store.announced(this.#posting.id, last);
  }

  /** Says what has been announced, in order; true when there is more. */
  async #log(table: Table, outbox: readonly { id: number; announcement: Announcement }[]): Promise<boolean> {
    const { store, messenger, render, memory, cards } = this.#posting.desk;
    const fresh = outbox.filter(({ id }) => id > this.#posting.posted.done);
    const upTo = this.#posting.posted.batch ?? fresh[Math.min(fresh.length, BATCH) - 1]?.id ?? null;
    if (upTo !== null) {
      const batch = fresh.filter(({ id }) => id <= upTo).map(({ announcement }) => announcement);
      const messages = render.log(table, batch);
      if (messages.length > 0 && this.#posting.posted.batch === null) {
        this.#posting.posted.batch = upTo;
        await this.#posting.save();
      }
      for (const [at, message] of messages.entries()) {
        // A batch is repeated word for word, so that the nonce alone keeps it from being said twice.
        const nonce = nonceOf(table.id, "log", this.#posting.posted.done + 1, at);
        watchButtons(this.#posting, table, await messenger.create(table.thread, message, nonce), message);
      }
      for (const each of batch) {
        if (each.what === "learned") await memory.keep(each.guild, each.learned);
        if (each.what === "unlearned") await memory.forget(each);
        if (each.what === "judged") await cards.judge(each.guild, [each.judged], each.judge);
      }
      this.#posting.posted.done = upTo;
      this.#posting.posted.batch = null;
      await this.#posting.save();
    }
    const said = outbox.filter(({ id }) => id <= this.#posting.posted.done).at(-1);
    if (said) await store.announced(this.#posting.id, said.id);
    return fresh.some(({ id }) => id > this.#posting.posted.done);
  }

  /** Each decision is asked once, with a ping, those that come together in one message; answered ones become a line. */
  async #prompts(table: Table): Promise<void> {
    const { render } = this.#posting.desk;
    const owed = table.waiting.map(({ decision }) => decision);
    const asked = new Set<number>();
    for (const key of Object.keys(this.#posting.posted.prompts)) {
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
    const nonce = nonceOf(table.id, "prompt", key, this.#posting.posted.done);
    this.#posting.posted.prompts[key] = {
      message: "",
      hash: "",
      afterwards: render.answered(table, fresh).content,
      nonce,
    };
    await this.#prompt(table, key, render.prompt(table, fresh));
  }

  async #prompt(table: Table, key: string, body: Message): Promise<void> {
    const placed = this.#posting.posted.prompts[key];
    const { message = "", hash: before } = placed ?? {};
    const hash = bodyHash(body);
    if (before === hash) return;
    if (message === "") {
      const made = await this.#posting.create(table.thread, body, placed?.nonce ?? nonceOf(table.id, "prompt", key));
      this.#posting.posted.prompts[key] = { ...placed, message: made, hash };
    } else {
      await this.#posting.edit(table.thread, message, body);
      this.#posting.posted.prompts[key] = { ...placed, message, hash };
      this.#posting.unsaved = true;
      return;
    }
    await this.#posting.save();
  }

  async #closePrompt(table: Table, key: string): Promise<void> {
    const { message: id = "", afterwards } = this.#posting.posted.prompts[key] ?? {};
    const line = table.phase === "ended" ? undefined : this.#lineAfter(table, decisionsIn(key), afterwards);
    if (id !== "") await this.#posting.edit(table.thread, id, line ? message({ content: line }) : { components: [] });
    delete this.#posting.posted.prompts[key];
    this.#posting.unsaved = true;
  }

  /** What a closed prompt says: that it was answered, or, where the game still asks it, that play waits. */
  #lineAfter(table: Table, decisions: readonly number[], afterwards: string | undefined): string | undefined {
    const asked = table.phase === "playing" && table.game !== null ? openlyAwaited(table.game) : [];
    const open = asked.some(({ id }) => decisions.includes(id));
    return open ? this.#posting.desk.render.putOff(table, decisions).content : afterwards;
  }

  async #hands(table: Table, { hands }: Rendered): Promise<void> {
    for (const { seat, userId, message } of hands) {
      const placed = this.#posting.posted.hands[seat];
      const hash = bodyHash(message);
      if (placed === "closed" || placed?.hash === hash) continue;
      try {
        if (await this.#hand(table, seat, userId, message, hash)) continue;
      } catch (error) {
        // Whatever Discord says of a direct message concerns this seat alone: not the thread, nor who sits after it.
        if (!(error instanceof Refusing) && !(error instanceof DiscordAPIError)) throw error;
        await this.#handUndelivered(table, seat, userId);
      }
      await this.#posting.save();
    }
  }

  /** True where it was edited rather than posted. */
  async #hand(table: Table, seat: number, userId: string, body: Message, hash: string): Promise<boolean> {
    const { messenger } = this.#posting.desk;
    const placed = this.#posting.posted.hands[seat];
    if (placed && placed !== "closed" && (await this.#posting.edit(placed.channel, placed.message, body))) {
      this.#posting.posted.hands[seat] = { ...placed, hash };
      this.#posting.unsaved = true;
      return true;
    }
    const channel = await messenger.direct(userId);
    const nonce = nonceOf(table.id, "hand", seat, placed && placed !== "closed" ? placed.message : "");
    this.#posting.posted.hands[seat] = { channel, message: await this.#posting.create(channel, body, nonce), hash };
    return false;
  }

  /** Once in public how to see a hand all the same, once in private at the player's next step; the game goes on. */
  async #handUndelivered(table: Table, seat: number, userId: string): Promise<void> {
    const { messenger, render, notices } = this.#posting.desk;
    await notices.leave(userId, render.directClosedNotice(table));
    await messenger.create(table.thread, render.directClosed(table, seat), nonceOf(table.id, "closed", seat));
    this.#posting.posted.hands[seat] = "closed";
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
