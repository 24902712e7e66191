import { openlyAwaited } from "../engine/index.ts";
import { message } from "../views/message.ts";
import { plainPrompt } from "../views/unshown.ts";
import { heldBack } from "../views/urgency.ts";
import { bodyHash, nonceOf } from "./posted.ts";
import type { Posting } from "./posting.ts";
import type { Steps } from "./steps.ts";
import type { Table } from "./table.ts";

/** Each decision is asked once, with a ping, those that come together in one message; answered ones become a line. */
export class Questions {
  readonly #posting: Posting;

  constructor(posting: Posting) {
    this.#posting = posting;
  }

  /** Asks what has not been asked yet. */
  async ask(table: Table, steps: Steps): Promise<void> {
    const { posted, desk } = this.#posting;
    const owed = owedAt(table);
    const keys = Object.keys(posted.prompts);
    const asked = new Set(keys.flatMap(decisionsIn).filter((decision) => owed.includes(decision)));
    // Whoever is asked something more urgent is asked that first, alone.
    const later = heldBack(table.game ? openlyAwaited(table.game) : []);
    const fresh = owed.filter((decision) => !asked.has(decision) && !later.has(decision));
    if (fresh.length > 0) {
      const key = fresh.join(".");
      const afterwards = desk.render.answered(table, fresh).content;
      const nonce = nonceOf(table.id, "prompt", key, posted.done);
      posted.prompts[key] = { message: "", hash: "", afterwards, nonce };
      this.#posting.unsaved = true;
    }
    for (const [key, { message: id }] of Object.entries(posted.prompts)) {
      const open = decisionsIn(key).filter((decision) => owed.includes(decision));
      if (id === "" && open.length > 0) await steps.post(`ask ${key}`, () => this.#post(table, key, open));
    }
  }

  /** Brings those that stand in the thread up to date, and closes the answered ones. */
  async edits(table: Table, steps: Steps): Promise<void> {
    const owed = owedAt(table);
    for (const [key, { message: id }] of Object.entries(this.#posting.posted.prompts)) {
      const open = decisionsIn(key).filter((decision) => owed.includes(decision));
      if (open.length === 0) await steps.tend(`close ${key}`, () => this.#close(table, key));
      else if (id !== "") await steps.tend(`edit ${key}`, () => this.#edit(table, key, open));
    }
  }

  async #post(table: Table, key: string, open: readonly number[]): Promise<void> {
    const placed = this.#posting.posted.prompts[key];
    const body = this.#posting.desk.render.prompt(table, open);
    const nonce = placed?.nonce ?? nonceOf(table.id, "prompt", key);
    const made = await this.#posting.create(table.thread, body, nonce, [plainFor(table, open)]);
    this.#posting.posted.prompts[key] = { ...placed, message: made, hash: bodyHash(body) };
    await this.#posting.save();
  }

  async #edit(table: Table, key: string, open: readonly number[]): Promise<void> {
    const { posted, desk } = this.#posting;
    const placed = posted.prompts[key];
    const body = desk.render.prompt(table, open);
    const hash = bodyHash(body);
    if (!placed || placed.hash === hash) return;
    const there = await this.#posting.edit(table.thread, placed.message, body, [plainFor(table, open)]);
    if (!there) {
      // Somebody has deleted it: it is asked again, as another post.
      const nonce = nonceOf(table.id, "prompt", key, placed.message);
      posted.prompts[key] = { ...placed, message: "", hash: "", nonce };
      return this.#post(table, key, open);
    }
    posted.prompts[key] = { ...placed, hash };
    this.#posting.unsaved = true;
  }

  async #close(table: Table, key: string): Promise<void> {
    const { posted } = this.#posting;
    const { message: id = "", afterwards } = posted.prompts[key] ?? {};
    const line = table.phase === "ended" ? undefined : this.#lineAfter(table, decisionsIn(key), afterwards);
    const bare = { components: [] };
    if (id !== "") await this.#posting.edit(table.thread, id, line ? message({ content: line }) : bare, [bare]);
    delete posted.prompts[key];
    this.#posting.unsaved = true;
  }

  /** What a closed prompt says: that it was answered, or, where the game still asks it, that play waits. */
  #lineAfter(table: Table, decisions: readonly number[], afterwards: string | undefined): string | undefined {
    const asked = table.phase === "playing" && table.game !== null ? openlyAwaited(table.game) : [];
    const open = asked.some(({ id }) => decisions.includes(id));
    return open ? this.#posting.desk.render.putOff(table, decisions).content : afterwards;
  }
}

const owedAt = (table: Table): number[] => table.waiting.map(({ decision }) => decision);

/** The same question without its words, for those who owe it. */
function plainFor(table: Table, decisions: readonly number[]) {
  const seats = table.waiting.filter(({ decision }) => decisions.includes(decision)).map(({ seat }) => seat);
  return plainPrompt(
    seats.flatMap((seat) => table.seats[seat]?.userId ?? []),
    { table: table.id },
  );
}

function decisionsIn(key: string): number[] {
  return key.split(".").map(Number);
}
