import type { ServerCards } from "../cards/server-cards.ts";
import type { Store } from "../store/index.ts";
import type { Message } from "../views/index.ts";
import type { FactMemory } from "./known-facts.ts";
import { type Messenger, Refusing } from "./messenger.ts";
import type { Notices } from "./notices.ts";
import type { ParsedTables } from "./parsed.ts";
import type { Posted } from "./posted.ts";
import type { Render } from "./render.ts";

/** What bringing a thread up to date works with. */
export interface Desk {
  readonly store: Store;
  readonly parsed: ParsedTables;
  readonly messenger: Messenger;
  readonly render: Render;
  readonly memory: FactMemory;
  readonly cards: ServerCards;
  readonly notices: Notices;
  /** True when messages that are edited in place may be edited now; they wait otherwise. */
  mayEdit(table: string): boolean;
  edited(table: string): void;
}

/** What a table has posted, and how a message is posted and edited so that a crash anywhere shows nothing twice. */
export class Posting {
  readonly desk: Desk;
  readonly id: string;
  readonly posted: Posted;
  /** Something was edited and not written down yet: after a crash it would be edited to the same again. */
  unsaved = false;

  constructor(desk: Desk, id: string, posted: Posted) {
    this.desk = desk;
    this.id = id;
    this.posted = posted;
  }

  /**
   * Posts a message that is edited later. Where a former process may have posted it already, with the body of its time,
   * Discord answers with that message, which is then brought up to date.
   */
  async create(channel: string, body: Message, nonce: string): Promise<string> {
    const { messenger } = this.desk;
    const before = this.posted.posting === nonce;
    this.posted.posting = nonce;
    if (!before) await this.save();
    const id = await messenger.create(channel, body, nonce);
    if (before) await this.edit(channel, id, body);
    this.posted.posting = null;
    return id;
  }

  /** False where somebody has deleted the message. */
  async edit(channel: string, message: string, body: Partial<Message>): Promise<boolean> {
    try {
      await this.desk.messenger.edit(channel, message, body);
      return true;
    } catch (error) {
      if (error instanceof Refusing && error.why === "message-gone") return false;
      throw error;
    }
  }

  /** Writes down what stands where. */
  save(): Promise<void> {
    this.unsaved = false;
    return this.desk.store.documents("posted").set(this.id, this.posted);
  }
}
