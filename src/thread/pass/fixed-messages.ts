import type { Table } from "../../table/table.ts";
import { boardMoved, type Message } from "../../views/index.ts";
import { inColours, withSummary } from "../../views/pictures/messages.ts";
import { plainFixed } from "../../views/refusals/unshown.ts";
import { tableLanguage } from "../seen/context.ts";
import { Refusing } from "../sending/messenger.ts";
import type { Rendered } from "../showing/render.ts";
import { bodyHash, FIXED, type Fixed } from "./posted.ts";
import type { Posting } from "./posting.ts";
import type { PassSteps } from "./steps.ts";

/** What the thread should show, and the same as text alone, which is made where it is asked for. */
export interface RenderedBothWays extends Rendered {
  plain(): Rendered["fixed"];
}

/** The messages that a thread has one of each, edited in place: the lobby, the tracker, the board. */
export class FixedMessages {
  readonly #posting: Posting;

  constructor(posting: Posting) {
    this.#posting = posting;
  }

  /** Posts what the thread does not have yet: a new message is never held back, an edit may be. */
  async post(
    table: Table,
    { fixed, plain }: RenderedBothWays,
    steps: PassSteps,
    names: readonly Fixed[] = FIXED,
  ): Promise<void> {
    for (const name of names) {
      const body = fixed[name];
      if (body && !this.#posting.posted.fixed[name])
        await steps.post(`post ${name}`, () => this.#put(table, name, body, plain));
    }
  }

  /** Brings the messages that are edited in place up to date, if it is time; true when they have to wait. */
  async edits(table: Table, { fixed, plain }: RenderedBothWays, steps: PassSteps): Promise<boolean> {
    const { posted, parts, id } = this.#posting;
    const behind = FIXED.flatMap((name) => {
      const body = fixed[name] ?? this.#moved(name, table);
      return body && posted.fixed[name] && posted.fixed[name].hash !== bodyHash(body) ? [{ name, body }] : [];
    });
    if (behind.length === 0) return false;
    if (this.#posting.overtaken || !parts.mayEdit(id)) return true;
    parts.edited(id);
    let waiting = false;
    for (const { name, body } of behind) {
      if (!this.#posting.overtaken && parts.mayChange(id, posted.fixed[name]?.message ?? ""))
        await steps.tend(`edit ${name}`, async () => {
          if (!(await this.#edit(table, name, body, plain))) waiting = true;
        });
      else waiting = true;
    }
    return waiting;
  }

  /** A board that had a message of its own stands below the tracker now. */
  #moved(name: Fixed, table: Table): Message | undefined {
    return name === "board" && this.#posting.posted.fixed.board && this.#posting.posted.fixed.tracker
      ? boardMoved(tableLanguage(table))
      : undefined;
  }

  /** Edits it; false where there is something new to say before its pictures are drawn: no question waits for a picture. */
  async #edit(table: Table, name: Fixed, body: Message, plain: RenderedBothWays["plain"]): Promise<boolean> {
    const filled = await this.#posting.unlessOvertaken((signal) => this.#filled(table, name, body, signal));
    if (filled !== null) await this.#show(table, name, body, filled.given, plain);
    return filled !== null;
  }

  /** Posts it. */
  async #put(table: Table, name: Fixed, body: Message, plain: RenderedBothWays["plain"]): Promise<void> {
    await this.#show(table, name, body, await this.#filled(table, name, body), plain);
  }

  /**
   * Posts a message, or edits it where it stands; where its pictures cannot be shown, the text stands there. `filled`: it
   * with its pictures drawn, null where they could not be.
   */
  async #show(
    table: Table,
    name: Fixed,
    body: Message,
    filled: Message | null,
    plain: RenderedBothWays["plain"],
  ): Promise<void> {
    const hash = bodyHash(body);
    const text = () => (body.pictures && plain()[name]) ?? body;
    if (filled === null) return this.#send(table, name, text(), hash, false);
    const pictured = filled !== body;
    try {
      await this.#send(table, name, filled, hash, pictured);
    } catch (error) {
      if (!pictured || !(error instanceof Refusing) || !mayBeForPicture(error)) throw error;
      await this.#send(table, name, text(), hash, false);
      // Where the text is refused as well it was not the picture.
      this.#posting.parts.pictures?.refused(table.id, error);
    }
  }

  /** The message with its pictures drawn, the end with its summary; as it is where it has none; null where they cannot be drawn. */
  async #filled(table: Table, name: Fixed, body: Message, signal?: AbortSignal): Promise<Message | null> {
    const { pictures } = this.#posting.parts;
    if (!pictures) return body;
    if (body.pictures) return pictures.filled(body, signal);
    const colours = name === "end" ? await pictures.wanted(table) : null;
    const summary = colours && (await pictures.summary(table));
    if (!summary) return body;
    const ended = withSummary(body, summary, tableLanguage(table));
    return (await pictures.filled(inColours(ended, colours))) ?? body;
  }

  async #send(table: Table, name: Fixed, body: Message, hash: string, pictured: boolean): Promise<void> {
    const placed = this.#posting.posted.fixed[name];
    const plainer = [
      {
        ...plainFixed(name, { table: table.id }, tableLanguage(table)),
        ...(pictured || placed?.pictured ? { files: [] } : {}),
      },
    ];
    const how = pictured ? { pictured } : {};
    // What stood there as a picture goes with the text.
    const edit = !pictured && placed?.pictured ? { ...body, files: [] } : body;
    if (placed && (await this.#posting.edit(table.thread, placed.message, edit, plainer))) {
      const { pictured: _, ...rest } = placed;
      this.#posting.posted.fixed[name] = { ...rest, hash, ...how };
      this.#posting.unsaved = true;
    } else {
      const made = (placed?.made ?? 0) + 1;
      const message = await this.#posting.create(table.thread, body, this.#posting.nonce(name, made), plainer);
      this.#posting.posted.fixed[name] = { message, hash, made, pinned: false, ...how };
      await this.#posting.save();
    }
  }

  /** One message stays pinned: the tracker takes the lobby's place. */
  async pins(table: Table, steps: PassSteps): Promise<void> {
    const { posted } = this.#posting;
    const name = posted.fixed.tracker ? "tracker" : "lobby";
    if (posted.fixed[name]?.pinned === false) await steps.tend("pin", () => this.#pin(table, name));
    if (posted.fixed.lobby?.pinned && posted.fixed.tracker?.pinned) await steps.tend("unpin", () => this.#unpin(table));
  }

  async #pin(table: Table, name: "tracker" | "lobby"): Promise<void> {
    const placed = this.#posting.posted.fixed[name];
    if (!placed) return;
    // Without the permission to pin, or with all pins taken, the table works all the same.
    await unlessRefused(() => this.#posting.parts.messenger.pin(table.thread, placed.message));
    this.#posting.posted.fixed[name] = { ...placed, pinned: true };
    await this.#posting.save();
  }

  async #unpin(table: Table): Promise<void> {
    const { lobby } = this.#posting.posted.fixed;
    if (!lobby) return;
    // Two pinned messages are no harm, and a deleted one is pinned no more.
    await unlessRefused(() => this.#posting.parts.messenger.unpin(table.thread, lobby.message));
    this.#posting.posted.fixed.lobby = { ...lobby, pinned: false };
    await this.#posting.save();
  }
}

/** Whether a message without its picture may be taken: the bot may not attach files, or it is this message that is refused. */
const mayBeForPicture = ({ refuses, why }: Refusing): boolean => refuses === "message" || why === "not-allowed";

/** Does without what Discord refuses for more than the moment. */
async function unlessRefused(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Refusing) || error.refuses === "passing") throw error;
  }
}
