import { setImmediate } from "node:timers/promises";
import type { Loaded, StoredAnnouncement as Unsaid } from "../../store/index.ts";
import { parseAnnouncement } from "../../table/announcement.ts";
import type { Table } from "../../table/table.ts";
import { type Bar, barredNotice, barredToHost, movedAway } from "../../views/refusals/barred.ts";
import { withoutEmbeds } from "../../views/text/without-embeds.ts";
import { type Language, say } from "../../views/words/index.ts";
import { clearButtons } from "../pressed/live-buttons.ts";
import { directLanguage, tableLanguage } from "../seen/context.ts";
import { Refusing } from "../sending/messenger.ts";
import { noticeOf } from "../sending/notices.ts";
import type { ServersChoice } from "../showing/pictures.ts";
import type { Rendered } from "../showing/render.ts";
import { noteDeleted } from "./deleted.ts";
import { FixedMessages, type RenderedBothWays } from "./fixed-messages.ts";
import { handsBehind } from "./hands.ts";
import { LogPosts } from "./log-posts.ts";
import { BARS, nonceOf, parsePosted, parseSent } from "./posted.ts";
import { Posting, type PostingParts } from "./posting.ts";
import { Questions } from "./questions.ts";
import { goOnFromBackup } from "./restored.ts";
import { PassSteps } from "./steps.ts";
import { concerned, tellCurbed, tellHost } from "./telling.ts";

/** What a pass has left for later. */
export interface LeftForLater {
  /** There is more to say, or to edit when it is time. */
  readonly waiting: boolean;
  /** In how many ms something that failed may be tried again; null where nothing has. */
  readonly again: number | null;
  /** Some player's hand is not shown as it is now: `bringHands` sends it. */
  readonly hands: boolean;
  /** The server, where the thread takes no messages; null where it does. */
  readonly barred: string | null;
  /** The server, where the thread shows less than it should for want of a permission; null where it lacks none. */
  readonly curbed: string | null;
  /** Up to where the outbox is done with once the hands of this version are shown too; null where it is not, or is empty. */
  readonly said: SaidUpTo | null;
}

/** How much of a table's outbox has been said, in what version of the table. */
export interface SaidUpTo {
  readonly upTo: number;
  readonly version: number;
}

const NOTHING: LeftForLater = { waiting: false, again: null, hands: false, barred: null, curbed: null, said: null };

/** The step under which it is remembered that the thread takes no messages at all. */
const THREAD = "thread";
/** A log line that Discord has failed to take so often does not keep the question back any longer. */
const PATIENCE = 3;

/**
 * Brings a table's thread up to what the store says: first what is posted, then what is edited, each step for itself. Each
 * thing is written down once it is posted, and posted with a nonce, so that doing this again after a crash anywhere
 * shows nothing twice. Rejects when the store is away.
 */
export async function reconcile(parts: PostingParts, id: string): Promise<LeftForLater> {
  // Asked for at once, and in this order: a table that is read after its announcements knows of all of them.
  const [outbox, loaded, posted, sent, choice = null] = await Promise.all([
    parts.store.outbox(id),
    parts.store.load(id, parts.once),
    parts.store.documents("posted").get(id),
    parts.store.documents("hands").get(id),
    parts.pictures?.choiceAt(id),
  ]);
  if (loaded === null) return NOTHING;
  const posting = new Posting(parts, id, parsePosted(posted));
  const { guild } = parts.parsed.of(id, loaded);
  if (parts.others?.has(guild)) {
    const [first] = outbox;
    // Where nothing takes messages, only that process hears when something does.
    if (first === undefined || posting.posted.barred) return NOTHING;
    const again = await parts.others.leave(id, guild, String(first.id));
    if (again > 0) return { ...NOTHING, again };
  }
  const left = await new Pass(posting, outbox, choice).run(loaded, (hands) => {
    const known = parseSent(sent, posting.posted.hands);
    return handsBehind(hands, known, parts.clock.now()).length > 0;
  });
  if (posting.unsaved) await posting.save();
  return { ...left, again: parts.setbacks(id).passed() };
}

class Pass {
  readonly #posting: Posting;
  readonly #log: LogPosts;
  readonly #fixed: FixedMessages;
  readonly #questions: Questions;
  readonly #steps: PassSteps;
  readonly #choice: ServersChoice | null;

  constructor(posting: Posting, outbox: readonly Unsaid[], choice: ServersChoice | null) {
    this.#posting = posting;
    this.#choice = choice;
    this.#log = new LogPosts(
      posting,
      outbox.map(({ id, text }) => ({ id, announcement: parseAnnouncement(text) })),
    );
    this.#fixed = new FixedMessages(posting);
    this.#questions = new Questions(posting);
    this.#steps = new PassSteps(posting);
  }

  async run(loaded: Loaded, areBehind: (hands: Rendered["hands"]) => boolean): Promise<Omit<LeftForLater, "again">> {
    const { parts, id, posted } = this.#posting;
    const setbacks = parts.setbacks(id);
    await this.#steps.tend("keep", () => this.#log.keep(() => parts.parsed.of(id, loaded)));
    const table = parts.parsed.of(id, loaded);
    await turn();
    const rendered = await this.#rendered(table);
    const hands = areBehind(rendered.hands);
    const barred = { waiting: false, hands, barred: table.guild, curbed: null, said: null };
    await this.#hear(table);
    if (posted.barred && (isGone(posted.barred.reason) || !setbacks.may(THREAD))) return barred;
    try {
      await this.#posts(table, rendered);
      setbacks.worked(THREAD);
      if (posted.barred) await this.#unbar(table);
    } catch (error) {
      if (!(error instanceof Refusing)) throw error;
      parts.log.warn({ table: id, code: error.code, route: error.route }, "a table's thread takes no messages");
      await this.#bar(table, BARS.find((each) => each === error.why) ?? "not-allowed");
      setbacks.failed(THREAD, error);
      return barred;
    }
    const edits = await this.#edits(table, rendered);
    const curbed = (await tellCurbed(this.#posting, table, this.#choice)) ? table.guild : null;
    const waiting = edits || (this.#log.behind && this.#steps.tries("log") === 0);
    // Not before nothing is left to show: after a crash the outbox alone tells that there is.
    const upTo = waiting ? null : this.#log.said(this.#questions);
    if (upTo !== null && !hands) {
      // What has been said of it is written down first: nothing else would tell of it after a crash.
      if (this.#posting.unsaved) await this.#posting.save();
      await parts.store.announced(id, upTo);
    }
    const said = upTo !== null && hands ? { upTo, version: loaded.version } : null;
    return { waiting, hands, barred: null, curbed, said };
  }

  /** What the thread should show: as pictures where they are wanted, with the text that stands in for each. */
  async #rendered(table: Table): Promise<RenderedBothWays> {
    const { parts } = this.#posting;
    const text = parts.render.table(table);
    const plays = table.game !== null && table.phase !== "lobby";
    const colours = plays ? await parts.pictures?.wanted(table, this.#choice) : null;
    const fixed = colours ? parts.render.pictured(table, colours) : text.fixed;
    if (parts.embeds.shownIn(table.thread)) return { fixed, plain: () => text.fixed, hands: text.hands };
    const language = tableLanguage(table);
    return { fixed: inText(fixed, language), plain: () => inText(text.fixed, language), hands: text.hands };
  }

  /** What is new in the thread, in the order that players read it. */
  async #posts(table: Table, rendered: RenderedBothWays): Promise<void> {
    if (!(await this.#steps.post("restored", () => goOnFromBackup(this.#posting, table)))) return;
    await this.#fixed.post(table, rendered, this.#steps, ["lobby"]);
    let whole = true;
    const say = async () => {
      whole = await this.#log.say(table, this.#questions, this.#steps);
    };
    const said = !this.#log.behind || (await this.#steps.post("log", say));
    if (!whole) return;
    await this.#fixed.post(table, rendered, this.#steps);
    if (said || this.#steps.tries("log") >= PATIENCE) await this.#questions.ask(table, this.#steps);
  }

  /** What is changed in the thread; true where some of it waits for its time. */
  async #edits(table: Table, rendered: RenderedBothWays): Promise<boolean> {
    if (this.#posting.posted.former) await this.#steps.tend("farewell", () => this.#farewell(table));
    await this.#fixed.pins(table, this.#steps);
    if (this.#posting.parts.mayLook?.(table.id))
      await this.#steps.tend("look", () => noteDeleted(this.#posting, table));
    const isTurn = this.#posting.parts.mayEdit(table.id);
    // The tracker first: where the game stands is what most look at.
    const behind = await this.#fixed.edits(table, rendered, this.#steps);
    const waiting = (await this.#questions.edits(table, this.#steps, isTurn)) || behind;
    let left = false;
    await this.#steps.tend("clear", async () => {
      left = await clearButtons(this.#posting, table);
    });
    return waiting || left;
  }

  /** Whether the table has moved, and what the gateway has said of its place. */
  async #hear(table: Table): Promise<void> {
    const { parts, id, posted } = this.#posting;
    const heard = parts.heard(id);
    if (table.moves !== undefined && table.moves !== posted.moves) {
      if (posted.barred) await this.#unbar(table);
      this.#posting.move(table.moves, table.former ?? "");
      parts.setbacks(id).clear();
    } else if (heard === "server-back") {
      if (posted.barred?.reason === "server-gone") await this.#unbar(table);
    } else if (heard !== null) await this.#bar(table, heard);
  }

  /** The thread takes nothing. What is unsaid stays in the outbox, and is said when it does; whoever plays is told. */
  async #bar(table: Table, reason: Bar): Promise<void> {
    const { parts, id, posted } = this.#posting;
    if (posted.barred?.reason === reason) return;
    posted.barred = { reason, since: parts.clock.now() };
    await this.#posting.save();
    if (table.phase === "ended") return;
    const missing = reason === "not-allowed" ? parts.missing(table.thread) : [];
    const isTimedOut = reason === "not-allowed" && parts.isTimedOut?.(table.thread) === true;
    const barred = { bar: reason, table, missing, isTimedOut };
    for (const user of concerned(table))
      await parts.notices.leave(user, barredNotice(barred, directLanguage(table, user)), noticeOf("barred", id));
    const word = barredToHost(barred, directLanguage(table, table.host));
    void tellHost(this.#posting, table, word, nonceOf(id, "barred", posted.barred.since));
  }

  /** The thread takes messages again: nobody is told otherwise any more. */
  async #unbar(table: Table): Promise<void> {
    const { parts, id, posted } = this.#posting;
    delete posted.barred;
    this.#posting.unsaved = true;
    for (const user of concerned(table)) await parts.notices.withdraw(user, noticeOf("barred", id));
  }

  /** The thread that the table has left says where it has gone, and asks nothing any more. */
  async #farewell(table: Table): Promise<void> {
    const { posted } = this.#posting;
    const { thread, prompts } = posted.former ?? { thread: "", prompts: [] };
    try {
      await this.#posting.say(
        thread,
        movedAway(table.thread, tableLanguage(table)),
        this.#posting.nonce("farewell"),
        [],
      );
      for (const prompt of prompts) await this.#posting.edit(thread, prompt, { components: [] });
    } catch (error) {
      // A thread that is gone needs no last word.
      if (!(error instanceof Refusing) || error.refuses === "passing") throw error;
    }
    delete posted.former;
    this.#posting.unsaved = true;
  }
}

/** As it stands where embeds are not shown; an answer to a command shows them everywhere. */
const inText = (fixed: Rendered["fixed"], language: Language): Rendered["fixed"] =>
  Object.fromEntries(
    Object.entries(fixed).map(([name, body]) => {
      const command = name === "tracker" ? "/tracker" : name === "board" ? "/board" : "/game status";
      const { cut: _, ...text } = withoutEmbeds({ ...body, cut: say(language, "cut-here-see", { command }) });
      return [name, text];
    }),
  );

/** Asking again would not help. */
const isGone = (reason: Bar): boolean => reason === "channel-gone" || reason === "server-gone";

let last: Promise<void> = Promise.resolve();

/** Waits in line for a turn of the event loop of its own, so that presses are answered between the work of many tables. */
function turn(): Promise<void> {
  last = last.then(() => setImmediate());
  return last;
}
