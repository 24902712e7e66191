import type { Announcement } from "../../table/announcement.ts";
import type { Table } from "../../table/table.ts";
import type { Message } from "../../views/index.ts";
import { directReminder, doneForYou, nextLine } from "../../views/prompts/deadline.ts";
import { unshownLine } from "../../views/refusals/unshown.ts";
import { privateMessage } from "../../views/text/message.ts";
import { trackButtons } from "../pressed/live-buttons.ts";
import { happenedIn } from "../pressed/step-message.ts";
import { directLanguage, tableLanguage } from "../seen/context.ts";
import { standsFor } from "../seen/mine.ts";
import { noticeOf } from "../sending/notices.ts";
import { standsAlone, withPicture } from "../showing/log-messages.ts";
import type { Posting } from "./posting.ts";
import type { Questions } from "./questions.ts";
import type { PassSteps } from "./steps.ts";

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

  /** What the server is to remember of it, which no trouble with the thread keeps back; nor does a table that cannot be read. */
  async keep(table: () => Table): Promise<void> {
    const { posted, parts } = this.#posting;
    for (const { id, announcement } of this.#outbox) {
      if (id <= (posted.kept ?? posted.done)) continue;
      if (announcement.what === "learned") await parts.memory.keep(announcement.guild, announcement.learned);
      if (announcement.what === "unlearned") await parts.memory.forget(announcement);
      if (announcement.what === "judged")
        await parts.cards.judge(announcement.guild, [announcement.judged], announcement.judge);
      if (announcement.what === "done-for") {
        const { userId, name, answers } = announcement;
        const message = privateMessage({ content: doneForYou(name, answers, directLanguage(table(), userId)) });
        await parts.notices.leave(userId, message, noticeOf("done-for", this.#posting.id));
      }
      if (announcement.what === "reminder" && announcement.direct)
        void this.#direct(announcement.userId, () => this.#reminder(table(), announcement.userId), id);
      if (announcement.what === "next")
        void this.#direct(announcement.userId, () => this.#next(table(), announcement), id);
      posted.kept = id;
      this.#posting.unsaved = true;
    }
  }

  /** A line by direct message, once, and not by all means: the thread says as much. */
  async #direct(user: string, line: () => Message | Promise<Message>, id: number): Promise<void> {
    const { parts, id: table } = this.#posting;
    try {
      const channel = await parts.direct.channel(user);
      await parts.messenger.create(channel, await line(), this.#posting.nonce("reminder", id));
    } catch (error) {
      parts.log.info({ table, err: error }, "a line could not be sent by direct message");
    }
  }

  /** What waits for this player, and what has happened since they last looked: all of it their own to read. */
  async #reminder(table: Table, user: string): Promise<Message> {
    const { parts } = this.#posting;
    const language = directLanguage(table, user);
    const wants = standsFor(table, user, this.#posting.posted, language);
    try {
      return directReminder(wants, (await parts.since?.(table, user)) ?? null, language);
    } catch (error) {
      // Whoever is waited for is reminded, whatever becomes of what stands with it.
      parts.log.warn({ err: error, table: table.id }, "what has happened since somebody looked could not be told");
      return directReminder(wants, null, language);
    }
  }

  #next(table: Table, { userId, name, thread }: Extract<Announcement, { what: "next" }>): Message {
    return nextLine(name, thread, directLanguage(table, userId));
  }

  /** Whether there is something to say. */
  get behind(): boolean {
    return this.#outbox.some(({ id }) => id > this.#posting.posted.done);
  }

  /**
   * Says one batch; its last words are left to the question that follows, where one does. False where the thread had no room
   * for all of it before there was something new to say.
   */
  async say(table: Table, questions: Questions, steps: PassSteps): Promise<boolean> {
    const { posted, parts } = this.#posting;
    const fresh = this.#outbox.filter(({ id }) => id > posted.done);
    const upTo = posted.batch ?? fresh[Math.min(fresh.length, BATCH) - 1]?.id ?? null;
    if (upTo === null) return true;
    const batch = fresh.filter(({ id }) => id <= upTo).map(({ announcement }) => announcement);
    const messages = parts.render.log(table, batch);
    const last = messages.at(-1);
    const facts = last && !standsAlone(last) ? happenedIn(last) : null;
    // A batch is repeated word for word, so that the nonce alone keeps it from being said twice.
    const held = posted.batch === null ? facts !== null && questions.takes(table, facts) : (posted.held ?? false);
    const whole = held ? messages.slice(0, -1) : messages;
    if (whole.length > 0 && posted.batch === null) {
      posted.batch = upTo;
      if (held) posted.held = true;
      await this.#posting.save();
    }
    let posts = whole.length > 0;
    for (const [at, message] of whole.entries()) {
      if (!(await questions.room(table, steps))) return false;
      await this.#one(table, message, at);
    }
    if (held && facts && last) {
      if (questions.takes(table, facts)) questions.take(table, facts);
      else {
        if (!(await questions.room(table, steps))) return false;
        await this.#one(table, last, whole.length);
        posts = true;
      }
    }
    posted.done = upTo;
    posted.batch = null;
    delete posted.held;
    delete posted.said;
    // What only stands with the question is written down as that is posted: until then nothing of it is in the thread.
    if (posts) await this.#posting.save();
    else this.#posting.unsaved = true;
    return true;
  }

  async #one(table: Table, message: Message, at: number): Promise<void> {
    const { posted } = this.#posting;
    if (at < (posted.said ?? 0)) return;
    const nonce = this.#posting.nonce("log", posted.done + 1, at);
    const shown = await this.#pictured(table, message);
    const plainer = shown === message ? [] : [message];
    const id = await this.#posting.say(table.thread, shown, nonce, [...plainer, unshownLine(tableLanguage(table))]);
    trackButtons(this.#posting, table, id, message);
    posted.said = at + 1;
    this.#posting.unsaved = true;
  }

  /** The message with its picture drawn, where it has one and the table shows pictures. */
  async #pictured(table: Table, message: Message): Promise<Message> {
    const { pictures } = this.#posting.parts;
    const better = withPicture(message);
    const colours = better && (await pictures?.wanted(table));
    return better && pictures && colours ? pictures.orText(better, message, colours) : message;
  }

  /** Up to where the outbox has been said, and may forget; null where nothing in it has. */
  said(questions: Questions): number | null {
    const { posted } = this.#posting;
    if (!questions.posted) return null;
    return this.#outbox.filter(({ id }) => id <= posted.done && id <= (posted.kept ?? posted.done)).at(-1)?.id ?? null;
  }
}
