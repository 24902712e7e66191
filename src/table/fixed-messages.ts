import type { Message } from "../views/index.ts";
import { Refusing } from "./messenger.ts";
import { bodyHash, FIXED, type Fixed, nonceOf } from "./posted.ts";
import type { Posting } from "./posting.ts";
import type { Rendered } from "./render.ts";
import type { Table } from "./table.ts";

/** The messages that a thread has one of each, edited in place: the lobby, the tracker, the board. */
export class FixedMessages {
  readonly #posting: Posting;

  constructor(posting: Posting) {
    this.#posting = posting;
  }

  /** Brings the messages that are edited in place up to date, if it is time; true when they have to wait. */
  async edits(table: Table, { fixed }: Rendered): Promise<boolean> {
    const behind = FIXED.flatMap((name) => {
      const body = fixed[name];
      return body && this.#posting.posted.fixed[name]?.hash !== bodyHash(body) ? [{ name, body }] : [];
    });
    if (behind.length === 0) return false;
    if (!this.#posting.desk.mayEdit(this.#posting.id)) return true;
    this.#posting.desk.edited(this.#posting.id);
    for (const { name, body } of behind) await this.put(table, name, body);
    return false;
  }

  /** Posts it, or edits it where it stands. */
  async put(table: Table, name: Fixed, body: Message): Promise<void> {
    const placed = this.#posting.posted.fixed[name];
    const hash = bodyHash(body);
    if (placed && (await this.#posting.edit(table.thread, placed.message, body))) {
      this.#posting.posted.fixed[name] = { ...placed, hash };
      this.#posting.unsaved = true;
    } else {
      const made = (placed?.made ?? 0) + 1;
      const message = await this.#posting.create(table.thread, body, nonceOf(table.id, name, made));
      this.#posting.posted.fixed[name] = { message, hash, made, pinned: false };
      await this.#posting.save();
    }
    await this.#pin(table, name);
  }

  async #pin(table: Table, name: Fixed): Promise<void> {
    const placed = this.#posting.posted.fixed[name];
    const pins = name === "tracker" || (name === "lobby" && !this.#posting.posted.fixed.tracker);
    if (!pins || !placed || placed.pinned) return;
    try {
      await this.#posting.desk.messenger.pin(table.thread, placed.message);
    } catch (error) {
      // Without the permission to pin, the table works all the same.
      if (!(error instanceof Refusing) || error.why !== "not-allowed") throw error;
    }
    this.#posting.posted.fixed[name] = { ...placed, pinned: true };
    await this.#posting.save();
  }

  /** One message stays pinned: the tracker takes the lobby's place. */
  async unpinLobby(table: Table): Promise<void> {
    const { lobby, tracker } = this.#posting.posted.fixed;
    if (!lobby?.pinned || !tracker?.pinned) return;
    try {
      await this.#posting.desk.messenger.unpin(table.thread, lobby.message);
    } catch (error) {
      // Two pinned messages are no harm, and a deleted one is pinned no more.
      if (!(error instanceof Refusing) || (error.why !== "not-allowed" && error.why !== "message-gone")) throw error;
    }
    this.#posting.posted.fixed.lobby = { ...lobby, pinned: false };
    await this.#posting.save();
  }
}
