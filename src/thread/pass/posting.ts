import type { Logger } from "pino";
import type { ServerCards } from "../../catalogue/cards/server-cards.ts";
import type { FactMemory } from "../../catalogue/known-facts.ts";
import type { Store } from "../../store/index.ts";
import type { Clock } from "../../table/clock.ts";
import type { ParsedTables } from "../../table/parsed.ts";
import type { Message } from "../../views/index.ts";
import type { PermissionWord } from "../../views/refusals/barred.ts";
import type { OthersTables } from "../others-tables.ts";
import type { Answered } from "../pressed/answered.ts";
import type { TellSince } from "../seen/since.ts";
import type { DirectMessages } from "../sending/direct-messages.ts";
import type { EmbedLinks } from "../sending/embed-links.ts";
import { type Messenger, Refusing } from "../sending/messenger.ts";
import type { Notices } from "../sending/notices.ts";
import type { Setbacks } from "../sending/setbacks.ts";
import type { TablePictures } from "../showing/pictures.ts";
import type { Render } from "../showing/render.ts";
import { markOfPost, nonceOf, type PostedThread } from "./posted.ts";

/** What the gateway says of a table's place. */
export type PlaceNews = "channel-gone" | "server-gone" | "server-back";

/** What bringing a thread up to date works with. */
export interface PostingParts {
  readonly store: Store;
  readonly parsed: Pick<ParsedTables, "of">;
  /** Nobody acts at these tables: of what is read there, nothing is held on to. */
  readonly once?: true;
  readonly messenger: Messenger;
  readonly direct: DirectMessages;
  readonly render: Render;
  readonly memory: FactMemory;
  readonly cards: ServerCards;
  readonly notices: Notices;
  readonly clock: Clock;
  readonly log: Logger;
  /** What answers to presses bring up to date. */
  readonly answers: Answered;
  /** Draws what is shown as pictures; without it everything is text. */
  readonly pictures?: TablePictures;
  /** What has happened since a player last looked, for a reminder by direct message; without it that says less. */
  readonly since?: TellSince;
  /** Makes a table anew from its log where what is saved of it cannot be read. */
  mend?(table: string): Promise<unknown>;
  /** True when messages that are edited in place may be edited now; they wait otherwise. */
  mayEdit(table: string): boolean;
  edited(table: string): void;
  /** True when Discord's limits leave an edit of this message of the thread; it waits otherwise. `urgent`: before any other. */
  mayChange(table: string, message: string, urgent?: boolean): boolean;
  changed(table: string, message: string): void;
  /** In how many ms a thread takes a further message; 0: now. Left out where nobody waits for that. */
  roomIn?(thread: string): number;
  /** True when there is something new to say, so that edits are left to a later pass; left out where nothing comes between. */
  overtaken?(table: string): boolean;
  /** True when it is time to look whether what stands in the thread is still there; left out where nobody looks. */
  mayLook?(table: string): boolean;
  /** Calls `tell` as soon as that is so; the answer stops it. Left out together with `overtaken`. */
  overtakes?(table: string, tell: () => void): () => void;
  /** The tables that another process is to go first at; left out where this one hears of all servers. */
  readonly others?: OthersTables;
  /** What has failed lately at this table. */
  setbacks(table: string): Setbacks;
  /** What the gateway has said of this table's place since it was asked last: it is gone, or there again. */
  heard(table: string): PlaceNews | null;
  /** The permissions that are missing in a thread, as far as is known. */
  missing(thread: string): readonly PermissionWord[];
  /** Whether a moderator has timed the bot out where a thread is. */
  isTimedOut?(thread: string): boolean;
  /** Where embeds are shown; elsewhere what they say is text. */
  readonly embeds: Pick<EmbedLinks, "shownIn" | "forgive">;
}

/** What a table has posted, and how a message is posted and edited so that a crash anywhere shows nothing twice. */
export class Posting {
  readonly parts: PostingParts;
  readonly id: string;
  readonly posted: PostedThread;
  /** Something was edited and not written down yet: after a crash it would be edited to the same again. */
  unsaved = false;

  constructor(parts: PostingParts, id: string, posted: PostedThread) {
    this.parts = parts;
    this.id = id;
    this.posted = posted;
  }

  /** There is something new to say: whatever is still to be edited is left to the next pass. */
  get overtaken(): boolean {
    return this.parts.overtaken?.(this.id) ?? false;
  }

  /**
   * What the work gives; null as soon as there is something new to say, which does not wait for it: `signal` tells the work
   * that nobody does.
   */
  async unlessOvertaken<T>(work: (signal: AbortSignal) => Promise<T>): Promise<{ readonly given: T } | null> {
    const left = new AbortController();
    const given = work(left.signal).then((value) => ({ given: value }));
    let stop: (() => void) | undefined;
    const overtaken = new Promise<null>((resolve) => {
      stop = this.parts.overtakes?.(this.id, () => resolve(null));
    });
    const first = await Promise.race([given, overtaken]).finally(() => stop?.());
    if (first === null) {
      given.catch(() => undefined);
      left.abort();
    }
    return first;
  }

  /** The nonce of one post of this table in its present thread, and since a backup: what was posted after that was another. */
  nonce(...parts: readonly (string | number)[]): string {
    const { moves = 0, restored } = this.posted;
    return nonceOf(
      this.id,
      ...parts,
      ...(moves > 0 ? ["moved", moves] : []),
      ...(restored ? ["restored", restored.at] : []),
    );
  }

  /** The table has moved to another thread: nothing stands there yet. What has been said is not said again. */
  move(moves: number, former: string): void {
    const { prompts, done, kept, hands, restored } = this.posted;
    const left = { thread: former, prompts: Object.values(prompts).flatMap(({ message }) => message || []) };
    const fresh: PostedThread = { done, batch: null, fixed: {}, prompts: {}, posting: [], moves, former: left };
    // What happened and is not posted yet is still to be said.
    for (const [key, prompt] of Object.entries(prompts))
      if (prompt.message === "" && prompt.facts) {
        fresh.prompts[key] = { ...prompt, nonce: nonceOf(this.id, "prompt", key, done, "moved", moves) };
      }
    for (const name of Object.keys(this.posted)) Reflect.deleteProperty(this.posted, name);
    Object.assign(this.posted, fresh, kept === undefined ? {} : { kept }, hands === undefined ? {} : { hands });
    // Nothing of before stands in the new thread.
    if (restored) this.posted.restored = { ...restored, looked: true };
    this.unsaved = true;
  }

  /**
   * Posts a message that is edited later. Where it may have been posted already, with the body of its time, it is looked
   * for, since Discord forgets a nonce after some minutes; what is found is brought up to date. `plainer` as for `say`,
   * `mark` what it was known by.
   */
  async create(
    channel: string,
    body: Message,
    nonce: string,
    plainer: readonly Message[],
    mark = markOfPost(body),
  ): Promise<string> {
    const before = this.posted.posting.includes(nonce);
    if (!before) {
      this.posted.posting.push(nonce);
      await this.save();
    }
    const orphan = before ? await this.orphan(channel, mark) : null;
    const id =
      orphan ??
      (await this.say(channel, body, nonce, plainer).catch((error: unknown) => {
        // It is certain that nothing was posted.
        if (error instanceof Refusing && error.refuses !== "passing") this.#settled(nonce);
        throw error;
      }));
    if (before) await this.edit(channel, id, body);
    this.#settled(nonce);
    return id;
  }

  /** A message with this mark that stands in the channel and that nothing is known of; null where there is none. */
  async orphan(channel: string, mark: string): Promise<string | null> {
    const { fixed, prompts, live = {} } = this.posted;
    const known = new Set([...Object.values(fixed), ...Object.values(prompts)].map(({ message }) => message));
    try {
      const recent = await this.parts.messenger.recent(channel);
      return recent.find((each) => each.mark === mark && !known.has(each.id) && !(each.id in live))?.id ?? null;
    } catch (error) {
      // Without the permission to read what stands there, the nonce alone has to do.
      if (!(error instanceof Refusing) || error.refuses === "passing") throw error;
      return null;
    }
  }

  /**
   * Posts a message. Where Discord refuses this message alone, twice, the first of `plainer` that it takes stands in its
   * place, so that nothing waits for what can never be shown.
   */
  async say(channel: string, body: Message, nonce: string, plainer: readonly Message[]): Promise<string> {
    const forms: readonly Message[] = [body, body, ...plainer];
    for (const [at, form] of forms.entries()) {
      try {
        const id = await this.parts.messenger.create(channel, form, at < 2 ? nonce : nonceOf(nonce, "plainer", at));
        this.posted.last = id;
        this.unsaved = true;
        return id;
      } catch (error) {
        if (!(error instanceof Refusing) || error.refuses !== "message" || at === forms.length - 1) throw error;
        this.#refused(error, "a message was refused");
      }
    }
    throw new Error("a message has at least one form");
  }

  /**
   * False where somebody has deleted the message. What Discord does not let this one say is said by the first of
   * `plainer` that it takes; without one, the message is left as it stands there.
   */
  async edit(
    channel: string,
    message: string,
    body: Partial<Message>,
    plainer: readonly Partial<Message>[] = [],
  ): Promise<boolean> {
    for (const form of [body, body, ...plainer]) {
      try {
        this.parts.changed(this.id, message);
        await this.parts.messenger.edit(channel, message, form);
        return true;
      } catch (error) {
        if (!(error instanceof Refusing) || error.refuses !== "message") throw error;
        if (error.why === "message-gone") return false;
        this.#refused(error, "an edit was refused");
      }
    }
    return true;
  }

  /** Writes down what stands where. */
  save(): Promise<void> {
    this.unsaved = false;
    return this.parts.store.documents("posted").set(this.id, this.posted);
  }

  #settled(nonce: string): void {
    this.posted.posting = this.posted.posting.filter((each) => each !== nonce);
    this.unsaved = true;
  }

  #refused({ code, route }: Refusing, what: string): void {
    this.parts.log.warn({ table: this.id, code, route }, what);
  }
}
