import { setTimeout as sleep } from "node:timers/promises";
import { openlyAwaited } from "../../engine/index.ts";
import { isBotUser } from "../../table/seats/bot-users.ts";
import type { Table } from "../../table/table.ts";
import type { Message } from "../../views/index.ts";
import { plainPrompt, unshownLine } from "../../views/refusals/unshown.ts";
import { message } from "../../views/text/message.ts";
import { heldBack } from "../../views/tracker/urgency.ts";
import { say } from "../../views/words/index.ts";
import { keepButtons } from "../pressed/live-buttons.ts";
import type { Happened, JustHappened } from "../pressed/shown.ts";
import { fitTogether, happenedAlone, together, withHappened } from "../pressed/step-message.ts";
import { tableLanguage } from "../seen/context.ts";
import type { Render } from "../showing/render.ts";
import { bodyHash, markOfPost, type PostedThread } from "./posted.ts";
import type { Posting } from "./posting.ts";
import type { PassSteps } from "./steps.ts";

type Prompt = PostedThread["prompts"][string];

/** What happened does not keep a question back any longer that Discord has failed to take with it so often. */
const PATIENCE = 3;
/** A question that the thread does not take for longer than this, in ms, is shown meanwhile with what was answered last. */
const SHOWN_MEANWHILE_FROM = 300;
/** The key of what happened where it is posted for itself: no decision has this number. */
const FACTS = "0";

/**
 * Each decision is asked once, with a ping, those that come together in one message, below what has just happened; when it
 * is answered, what happened stays.
 */
export class Questions {
  readonly #posting: Posting;
  #waiting = false;

  constructor(posting: Posting) {
    this.#posting = posting;
  }

  /** Whether there is a question that these facts can stand with: one to be asked now, or the one at the thread's end. */
  takes(table: Table, facts: JustHappened): boolean {
    const fresh = this.#fresh(table);
    const { render } = this.#posting.parts;
    if (fresh.length > 0) return fitTogether(facts, render.prompt(table, fresh));
    const end = this.#atTheEnd(table);
    return (
      end !== null &&
      fitTogether(together(end.placed.facts, facts, table), render.prompt(table, end.open, decisionsIn(end.key).length))
    );
  }

  /** Puts facts with the question that takes them. */
  take(table: Table, facts: JustHappened): void {
    const { posted } = this.#posting;
    const fresh = this.#fresh(table);
    const end = fresh.length > 0 ? null : this.#atTheEnd(table);
    if (end) posted.prompts[end.key] = { ...end.placed, facts: together(end.placed.facts, facts, table) };
    else this.#begin(table, fresh, facts);
    this.#posting.unsaved = true;
  }

  /**
   * Waits until the thread takes a further message; what is to be asked can be read and answered meanwhile. False where
   * something new comes before that: it is said along with what waits.
   */
  async room(table: Table, steps: PassSteps): Promise<boolean> {
    const { parts } = this.#posting;
    const ms = () => parts.roomIn?.(table.thread) ?? 0;
    while (ms() > 0) {
      let shown = true;
      const show = async () => {
        shown = await this.#meanwhile(table);
      };
      if (ms() > SHOWN_MEANWHILE_FROM) await steps.tend("meanwhile", show);
      const pause = shown ? ms() : Math.min(ms(), SHOWN_MEANWHILE_FROM);
      const waited = await this.#posting.unlessOvertaken((signal) => sleep(pause, undefined, { signal }));
      if (waited === null) return false;
    }
    return true;
  }

  /** Asks what has not been asked yet. */
  async ask(table: Table, steps: PassSteps): Promise<void> {
    const fresh = this.#fresh(table);
    if (fresh.length > 0) this.#begin(table, fresh);
    for (const [key, { message: id, facts }] of Object.entries(this.#posting.posted.prompts)) {
      if (id !== "") continue;
      const open = openOf(key, table);
      if (open.length === 0 && !facts) continue;
      if (!(await this.room(table, steps))) return;
      const step = stepOf(key);
      if (await steps.post(step, () => this.#post(table, key, open))) continue;
      if (!facts || open.length === 0 || steps.tries(step) < PATIENCE) continue;
      this.#apart(table, key, facts);
      await steps.post(`${step} alone`, () => this.#post(table, key, open));
    }
  }

  /** Whether everything that stands with a question is in the thread. */
  get posted(): boolean {
    return Object.values(this.#posting.posted.prompts).every(({ message: id, facts }) => id !== "" || !facts);
  }

  /**
   * Brings those that stand in the thread up to date, and closes the answered ones; true where some of it has to wait.
   * `isTurn`: it is time for what only shows who of several has answered.
   */
  async edits(table: Table, steps: PassSteps, isTurn: boolean): Promise<boolean> {
    this.#waiting = false;
    for (const [key, { message: id }] of Object.entries(this.#posting.posted.prompts)) {
      // What is new would wait for what an answer has made of each.
      if (this.#posting.overtaken) return true;
      const open = openOf(key, table);
      if (open.length === 0) await steps.tend(`close ${key}`, () => this.#close(table, key));
      else if (id !== "") await steps.tend(`edit ${key}`, () => this.#edit(table, key, open, isTurn));
    }
    return this.#waiting;
  }

  #may(message: string): boolean {
    const { parts, id } = this.#posting;
    if (!this.#posting.overtaken && parts.mayChange(id, message)) return true;
    this.#waiting = true;
    return false;
  }

  /** Decisions that nobody has been asked yet. */
  #fresh(table: Table): number[] {
    return owedBeside(table, Object.keys(this.#posting.posted.prompts));
  }

  /** The open question below which nothing stands in the thread. */
  #atTheEnd(table: Table): { key: string; placed: Prompt; open: readonly number[] } | null {
    const { prompts, last } = this.#posting.posted;
    for (const [key, placed] of Object.entries(prompts)) {
      const open = openOf(key, table);
      if (open.length > 0 && (placed.message === "" || placed.message === last)) return { key, placed, open };
    }
    return null;
  }

  /**
   * Shows what cannot be posted yet in the message of the question that has just been answered, where the answer to the
   * press has not done so. That calls nobody: the post follows, and the message is left with what it said. False where
   * the edit has to wait.
   */
  async #meanwhile(table: Table): Promise<boolean> {
    const { posted, parts, id } = this.#posting;
    const found = posted.last === undefined ? null : promptIn(posted, posted.last);
    if (!found) return true;
    const [key] = found;
    const body = openOf(key, table).length === 0 ? withNext(posted, found[1], table, parts.render) : null;
    if (body === null) return true;
    const placed = await this.#asShown(key, found[1]);
    if (placed.hash === bodyHash(body) || this.#posting.overtaken) return true;
    if (!parts.mayChange(id, placed.message, !isPartAnswered(posted, table))) return false;
    await this.#posting.edit(table.thread, placed.message, body);
    posted.prompts[key] = { ...placed, hash: bodyHash(body) };
    this.#posting.unsaved = true;
    return true;
  }

  /** A prompt with what an answer has made of its message, which is written down: that is told once. */
  async #asShown(key: string, placed: Prompt): Promise<Prompt> {
    const { posted, parts } = this.#posting;
    const hash = (await parts.answers.shown(placed.message)) ?? placed.hash;
    if (hash === placed.hash) return placed;
    this.#posting.unsaved = true;
    const known = { ...placed, hash };
    posted.prompts[key] = known;
    return known;
  }

  /**
   * What stands above a question that is asked now: first what was to stand above others that were answered before there was
   * room for them, where all of it fits; `of`: their keys.
   */
  #above(table: Table, fresh: readonly number[], facts?: JustHappened): { of: string[]; facts: Happened | undefined } {
    const { posted, parts, id } = this.#posting;
    const left = Object.entries(posted.prompts).filter(
      ([key, { message: at, nonce = "", facts: kept }]) =>
        key !== FACTS &&
        at === "" &&
        kept !== undefined &&
        openOf(key, table).length === 0 &&
        !posted.posting.includes(nonce) &&
        parts.setbacks(id).tries(stepOf(key)) === 0,
    );
    const stacked = (all: readonly JustHappened[]) =>
      all.reduce<Happened | undefined>((above, each) => together(above, each, table), undefined);
    const own = facts ? [facts] : [];
    const all = stacked([...left.flatMap(([, { facts: kept }]) => kept ?? []), ...own]);
    if (left.length === 0 || all === undefined || !fitTogether(all, parts.render.prompt(table, fresh)))
      return { of: [], facts: stacked(own) };
    return { of: left.map(([key]) => key), facts: all };
  }

  #begin(table: Table, fresh: readonly number[], happened?: JustHappened): void {
    const { posted, parts } = this.#posting;
    const key = fresh.join(".");
    const { of, facts } = this.#above(table, fresh, happened);
    for (const each of of) delete posted.prompts[each];
    const afterwards = parts.render.answered(table, fresh).content;
    const nonce = this.#posting.nonce("prompt", key, posted.done);
    posted.prompts[key] = {
      message: "",
      hash: "",
      afterwards,
      nonce,
      ...(facts ? { facts } : {}),
    };
    this.#posting.unsaved = true;
  }

  /** What happened may be what Discord does not take now: it is tried for itself, and keeps the question back no longer. */
  #apart(table: Table, key: string, facts: Happened): void {
    const { prompts } = this.#posting.posted;
    const { facts: _, ...alone } = prompts[key] ?? { message: "", hash: "" };
    const waiting = prompts[FACTS];
    prompts[FACTS] = {
      message: "",
      hash: "",
      facts: together(waiting?.facts, facts, table),
      nonce: waiting?.nonce ?? alone.nonce ?? this.#posting.nonce("prompt", key),
    };
    prompts[key] = { ...alone, nonce: this.#posting.nonce("prompt", key, "alone") };
    this.#posting.unsaved = true;
  }

  async #post(table: Table, key: string, open: readonly number[]): Promise<void> {
    const { posted, parts } = this.#posting;
    const placed = posted.prompts[key];
    if (!placed) return;
    const body =
      open.length > 0 ? openPrompt(placed, table, key, parts.render) : closedPrompt(placed, table, key, parts.render);
    const nonce = placed.nonce ?? this.#posting.nonce("prompt", key);
    // What may have been posted before this is known by what it said then.
    const mark = (posted.posting.includes(nonce) ? placed.mark : undefined) ?? markOfPost(body);
    posted.prompts[key] = { ...placed, nonce, mark };
    const forms = plainer(placed, table, open, parts.render);
    const made = await this.#posting.create(table.thread, body, nonce, forms, mark);
    posted.prompts[key] = { ...placed, nonce, message: made, hash: bodyHash(body) };
    await this.#posting.save();
  }

  async #edit(table: Table, key: string, open: readonly number[], isTurn: boolean): Promise<void> {
    const { posted, parts, id } = this.#posting;
    const prompt = posted.prompts[key];
    if (!prompt) return;
    const placed = await this.#asShown(key, prompt);
    const body = openPrompt(placed, table, key, parts.render);
    const hash = bodyHash(body);
    if (placed.hash === hash) return;
    if (!isTurn) this.#waiting = true;
    if (!isTurn || !this.#may(placed.message)) return;
    parts.edited(id);
    const there = await this.#posting.edit(
      table.thread,
      placed.message,
      body,
      plainer(placed, table, open, parts.render),
    );
    if (!there) {
      // Somebody has deleted it: it is asked again, as another post.
      const nonce = this.#posting.nonce("prompt", key, placed.message);
      posted.prompts[key] = { ...placed, message: "", hash: "", nonce };
      return this.#post(table, key, open);
    }
    posted.prompts[key] = { ...placed, hash };
    this.#posting.unsaved = true;
  }

  /** A question that a process posted and ended before it could write that down; "" where there is none. */
  async #orphan(table: Table, { nonce, mark }: Prompt): Promise<string> {
    if (nonce === undefined || mark === undefined || !this.#posting.posted.posting.includes(nonce)) return "";
    return (await this.#posting.orphan(table.thread, mark)) ?? "";
  }

  async #close(table: Table, key: string): Promise<void> {
    const { posted, parts } = this.#posting;
    const placed = posted.prompts[key];
    if (!placed || (placed.message === "" && placed.facts)) return;
    const id = placed.message === "" ? await this.#orphan(table, placed) : placed.message;
    if (id !== "") {
      const body = closedPrompt(placed, table, key, parts.render);
      const { hash } = await this.#asShown(key, { ...placed, message: id });
      const bare = { components: [] };
      if (hash !== bodyHash(body)) {
        if (!this.#may(id)) return;
        await this.#posting.edit(table.thread, id, body, [bare]);
      }
      keepButtons(posted, table, id, placed.facts?.buttons ?? []);
    }
    delete posted.prompts[key];
    this.#posting.unsaved = true;
  }
}

/**
 * What becomes of the prompt in this message now that this is how the table stands; null where it still asks somebody, or
 * there is none. `roomIn`: in how many ms the thread takes a further message.
 */
export function answeredPrompt(
  posted: PostedThread,
  id: string,
  table: Table,
  render: Render,
  roomIn: number,
): Message | null {
  const found = promptIn(posted, id);
  if (!found) return null;
  const [key, placed] = found;
  if (openOf(key, table).length > 0) return null;
  const next = roomIn > SHOWN_MEANWHILE_FROM ? withNext(posted, placed, table, render) : null;
  return next ?? closedPrompt(placed, table, key, render);
}

/** Whether some of those asked together, in what waits for its post, have answered: what is asked then is known already. */
const isPartAnswered = (posted: PostedThread, table: Table): boolean =>
  Object.entries(posted.prompts).some(([key, { message: at }]) => {
    const open = at === "" ? openOf(key, table).length : 0;
    return open > 0 && open < decisionsIn(key).length;
  });

/** The prompt that stands in this message, with its key; null where there is none. */
const promptIn = (posted: PostedThread, id: string): [string, Prompt] | null =>
  Object.entries(posted.prompts).find(([, { message: at }]) => at === id) ?? null;

/** An answered question's message at the thread's end, with the one that cannot be posted below it yet; null for none. */
function withNext(posted: PostedThread, placed: Prompt, table: Table, render: Render): Message | null {
  if (placed.message !== posted.last) return null;
  const standing = Object.entries(posted.prompts).filter(([, { message: at }]) => at !== "");
  const next = owedBeside(
    table,
    standing.map(([key]) => key),
  );
  if (next.length === 0) return null;
  const said = placed.facts ?? { text: onceAnswered(placed, table), buttons: [] };
  const question = render.prompt(table, next);
  return fitTogether(said, question) ? withHappened(said, table, question) : null;
}

function openPrompt(placed: Prompt, table: Table, key: string, render: Render): Message {
  return withHappened(placed.facts, table, render.prompt(table, openOf(key, table), decisionsIn(key).length));
}

/** What is left of a question that nobody owes an answer to: the facts, or else a line of what was asked. */
function closedPrompt(placed: Prompt, table: Table, key: string, render: Render): Message {
  const { facts } = placed;
  const decisions = decisionsIn(key);
  const asked = table.phase === "playing" && table.game !== null ? openlyAwaited(table.game) : [];
  // Where the game still asks it, play waits for something else.
  const waits = asked.some(({ id }) => decisions.includes(id)) ? render.putOff(table, decisions).content : undefined;
  if (facts) return happenedAlone(facts, table, waits);
  return message({ content: waits ?? onceAnswered(placed, table) });
}

const onceAnswered = ({ afterwards }: Prompt, table: Table): string =>
  afterwards ?? say(tableLanguage(table), "unshown-answered");

/** The same for those who owe it, where Discord does not let it through: without the facts, without the question, without both. */
function plainer(placed: Prompt, table: Table, open: readonly number[], render: Render): Message[] {
  const language = tableLanguage(table);
  if (open.length === 0) return [unshownLine(language)];
  const seats = table.waiting.filter(({ decision }) => open.includes(decision)).map(({ seat }) => seat);
  const bare = plainPrompt(
    seats.flatMap((seat) => table.seats[seat]?.userId ?? []).filter((userId) => !isBotUser(userId)),
    { table: table.id },
    language,
  );
  const unshown = { text: unshownLine(language).content, buttons: [] };
  if (!placed.facts) return [bare];
  return [
    withHappened(unshown, table, render.prompt(table, open)),
    ...(fitTogether(placed.facts, bare) ? [withHappened(placed.facts, table, bare)] : []),
    withHappened(unshown, table, bare),
  ];
}

/** Decisions that are owed beside those of these prompts, and may be asked for now. */
function owedBeside(table: Table, keys: readonly string[]): number[] {
  const asked = new Set(keys.flatMap(decisionsIn));
  // Whoever is asked something more urgent is asked that first, alone.
  const later = heldBack(table.game ? openlyAwaited(table.game) : []);
  return owedAt(table).filter((decision) => !asked.has(decision) && !later.has(decision));
}

/** The step that posts a prompt. */
const stepOf = (key: string): string => `ask ${key}`;

const owedAt = (table: Table): number[] => table.waiting.map(({ decision }) => decision);

function openOf(key: string, table: Table): number[] {
  const owed = owedAt(table);
  return decisionsIn(key).filter((decision) => owed.includes(decision));
}

function decisionsIn(key: string): number[] {
  return key.split(".").map(Number);
}
