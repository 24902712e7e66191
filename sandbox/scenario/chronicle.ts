import type { SandboxEvent, SandboxMessage, Snowflake, StandIn } from "../standin/face.ts";
import { everyChannel } from "./channels.ts";
import { plain, textIn } from "./text.ts";

/** One version of a message: as people read it, and as scenarios compare it. */
export interface Version {
  text: string;
  plain: string;
}

export interface KeptMessage {
  channelId: Snowflake;
  onlyFor: Snowflake | null;
  message: SandboxMessage;
  deleted: boolean;
  /** Every version that ever stood there, oldest first. */
  versions: Version[];
}

/** Remembers every message in every version, also those that were edited over or deleted. */
export class Chronicle {
  readonly #records = new Map<Snowflake, KeptMessage>();
  readonly #standIn: StandIn;
  readonly #listeners = new Set<() => void>();
  readonly #unsubscribe: () => void;
  /** Private replies in the order in which they last answered somebody. */
  #replies: Snowflake[] = [];

  constructor(standIn: StandIn) {
    this.#standIn = standIn;
    this.#unsubscribe = standIn.subscribe((event) => {
      this.#note(event);
      this.stir();
    });
  }

  /** Something has happened elsewhere: whoever waits looks again. */
  stir(): void {
    for (const listener of [...this.#listeners]) listener();
  }

  close(): void {
    this.#unsubscribe();
  }

  /** Every message that ever stood in a channel for all to see, oldest first. */
  inChannel(channelId: Snowflake): KeptMessage[] {
    return [...this.#records.values()].filter((each) => each.channelId === channelId && each.onlyFor === null);
  }

  /** Every private reply to a user that was ever made; the newest last. */
  repliesTo(userId: Snowflake): KeptMessage[] {
    return this.#replies.flatMap((id) => this.#records.get(id) ?? []).filter((each) => each.onlyFor === userId);
  }

  all(): KeptMessage[] {
    return [...this.#records.values()];
  }

  /** A press changed this private reply, so it is the newest answer now. */
  answeredOn(messageId: Snowflake): void {
    if (!this.#replies.includes(messageId)) return;
    this.#replies = [...this.#replies.filter((id) => id !== messageId), messageId];
  }

  /** Resolves with the first value that is not undefined, looking again at every event; undefined when time is up. */
  async watch<T>(look: () => T | undefined, withinMs: number): Promise<T | undefined> {
    const first = look();
    if (first !== undefined) return first;
    return await new Promise((resolve) => {
      const finish = (value: T | undefined) => {
        clearTimeout(timer);
        this.#listeners.delete(listener);
        resolve(value);
      };
      const listener = () => {
        const found = look();
        if (found !== undefined) finish(found);
      };
      const timer = setTimeout(() => finish(look()), withinMs);
      this.#listeners.add(listener);
    });
  }

  #note(event: SandboxEvent): void {
    if (event.type === "delete") {
      const record = this.#records.get(event.messageId);
      if (record) record.deleted = true;
      return;
    }
    if (event.type !== "message" && event.type !== "edit") return;
    const { message, channelId, onlyFor } = event;
    const text = this.#withNames(textIn(message));
    const known = this.#records.get(message.id);
    if (known) {
      known.message = message;
      if (known.versions.at(-1)?.text !== text) known.versions.push({ text, plain: plain(text) });
      return;
    }
    this.#records.set(message.id, {
      channelId,
      onlyFor,
      message,
      deleted: false,
      versions: [{ text, plain: plain(text) }],
    });
    if (onlyFor !== null) this.#replies.push(message.id);
  }

  /** Mentions as people see them: @Londo, #table. */
  #withNames(text: string): string {
    const users = this.#standIn.users();
    const name = (id: string) => users.find((user) => user.id === id)?.displayName ?? id;
    const channel = (id: string) => everyChannel(this.#standIn).find((each) => each.id === id)?.name ?? id;
    return text
      .replaceAll(/<@!?(\d+)>/g, (_, id: string) => `@${name(id)}`)
      .replaceAll(/<#(\d+)>/g, (_, id: string) => `#${channel(id)}`);
  }
}
