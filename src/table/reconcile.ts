import { setImmediate } from "node:timers/promises";
import type { Loaded, Announcement as Unsaid } from "../store/index.ts";
import { parseAnnouncement } from "./announcement.ts";
import { FixedMessages } from "./fixed-messages.ts";
import { handsBehind } from "./hands.ts";
import { clearButtons } from "./live-buttons.ts";
import { LogPosts } from "./log-posts.ts";
import { Refusing } from "./messenger.ts";
import { BARS, parsePosted, parseSent } from "./posted.ts";
import { type Desk, Posting } from "./posting.ts";
import { Questions } from "./questions.ts";
import type { Rendered } from "./render.ts";
import { Steps } from "./steps.ts";
import type { Table } from "./table.ts";

/** What a pass has left for later. */
export interface Left {
  /** There is more to say, or to edit when it is time. */
  readonly waiting: boolean;
  /** In how many ms something that failed may be tried again; null where nothing has. */
  readonly again: number | null;
  /** Some player's hand is not shown as it is now: `bringHands` sends it. */
  readonly hands: boolean;
}

const NOTHING: Left = { waiting: false, again: null, hands: false };

/** The step under which it is remembered that the thread takes no messages at all. */
const THREAD = "thread";
/** A log line that Discord has failed to take so often does not keep the question back any longer. */
const PATIENCE = 3;

/**
 * Brings a table's thread up to what the store says: first what is posted, then what is edited, each step for itself. Each
 * thing is written down once it is posted, and posted with a nonce, so that doing this again after a crash anywhere
 * shows nothing twice. Rejects when the store is away.
 */
export async function reconcile(desk: Desk, id: string): Promise<Left> {
  // Asked for at once, and in this order: a table that is read after its announcements knows of all of them.
  const [outbox, loaded, posted, sent] = await Promise.all([
    desk.store.outbox(id),
    desk.store.load(id),
    desk.store.documents("posted").get(id),
    desk.store.documents("hands").get(id),
  ]);
  if (loaded === null) return NOTHING;
  const posting = new Posting(desk, id, parsePosted(posted));
  const left = await new Pass(posting, outbox).run(loaded, (hands) => {
    const known = parseSent(sent, posting.posted.hands);
    return handsBehind(hands, known, desk.clock.now()).length > 0;
  });
  if (posting.unsaved) await posting.save();
  return { ...left, again: desk.setbacks(id).passed() };
}

class Pass {
  readonly #posting: Posting;
  readonly #log: LogPosts;
  readonly #fixed: FixedMessages;
  readonly #questions: Questions;
  readonly #steps: Steps;

  constructor(posting: Posting, outbox: readonly Unsaid[]) {
    this.#posting = posting;
    this.#log = new LogPosts(
      posting,
      outbox.map(({ id, text }) => ({ id, announcement: parseAnnouncement(text) })),
    );
    this.#fixed = new FixedMessages(posting);
    this.#questions = new Questions(posting);
    this.#steps = new Steps(posting);
  }

  async run(
    loaded: Loaded,
    areBehind: (hands: Rendered["hands"]) => boolean,
  ): Promise<Pick<Left, "waiting" | "hands">> {
    const { desk, id, posted } = this.#posting;
    const setbacks = desk.setbacks(id);
    await this.#steps.tend("keep", () => this.#log.keep());
    const table = desk.parsed.of(id, loaded);
    await turn();
    const rendered = desk.render.table(table);
    const hands = areBehind(rendered.hands);
    if (posted.barred && (isGone(posted.barred.reason) || !setbacks.may(THREAD))) return { waiting: false, hands };
    try {
      await this.#posts(table, rendered);
      setbacks.worked(THREAD);
      if (posted.barred) {
        delete posted.barred;
        this.#posting.unsaved = true;
      }
    } catch (error) {
      if (!(error instanceof Refusing)) throw error;
      this.#bar(error);
      return { waiting: false, hands };
    }
    const edits = await this.#edits(table, rendered);
    const waiting = edits || (this.#log.behind && this.#steps.tries("log") === 0);
    // Not before nothing is left to show: after a crash the outbox alone tells that there is.
    if (!waiting && !hands) await this.#log.acknowledge(this.#questions);
    return { waiting, hands };
  }

  /** What is new in the thread, in the order that players read it. */
  async #posts(table: Table, rendered: Rendered): Promise<void> {
    await this.#fixed.post(table, rendered, this.#steps, ["lobby"]);
    const said = !this.#log.behind || (await this.#steps.post("log", () => this.#log.say(table, this.#questions)));
    await this.#fixed.post(table, rendered, this.#steps);
    if (said || this.#steps.tries("log") >= PATIENCE) await this.#questions.ask(table, this.#steps);
  }

  /** What is changed in the thread; true where some of it waits for its time. */
  async #edits(table: Table, rendered: Rendered): Promise<boolean> {
    await this.#fixed.pins(table, this.#steps);
    // The tracker first: where the game stands is what most look at.
    const behind = await this.#fixed.edits(table, rendered, this.#steps);
    const waiting = (await this.#questions.edits(table, this.#steps)) || behind;
    let left = false;
    await this.#steps.tend("clear", async () => {
      left = await clearButtons(this.#posting, table);
    });
    return waiting || left;
  }

  /** The thread takes nothing. What is unsaid stays in the outbox, and is said when it does. */
  #bar(error: Refusing): void {
    const { desk, id, posted } = this.#posting;
    const reason = BARS.find((each) => each === error.why) ?? "not-allowed";
    if (posted.barred?.reason !== reason) {
      posted.barred = { reason, since: desk.clock.now() };
      desk.log.warn({ table: id, code: error.code, route: error.route }, "a table's thread takes no messages");
      this.#posting.unsaved = true;
    }
    desk.setbacks(id).failed(THREAD, error);
  }
}

/** Asking again would not help. */
const isGone = (reason: (typeof BARS)[number]): boolean => reason === "channel-gone" || reason === "server-gone";

let last: Promise<void> = Promise.resolve();

/** Waits in line for a turn of the event loop of its own, so that presses are answered between the work of many tables. */
function turn(): Promise<void> {
  last = last.then(() => setImmediate());
  return last;
}
