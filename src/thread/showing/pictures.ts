/** Draws what messages show as pictures. Whatever fails, the text stands in its place, and play goes on. */
import type { Logger } from "pino";
import { type Picture, summaryFacts } from "../../pictures/index.ts";
import type { AllSettings } from "../../settings/index.ts";
import type { Replayed } from "../../table/replay.ts";
import type { Table } from "../../table/table.ts";
import type { DrawnFile, Message } from "../../views/text/message.ts";
import { bandOf } from "../../views/tracker/played-on.ts";
import { openContextOf } from "../seen/context.ts";
import { publicView } from "../seen/public-view.ts";

/** How long after Discord has refused a table's pictures they are tried again, in ms. */
const REST_MS = 10 * 60_000;

interface Parts {
  readonly settings: AllSettings;
  readonly log: Logger;
  /** What happened at a table, from its first turn on. */
  history(table: string): Promise<Replayed | null>;
  /** Whether the bot may send files in a thread, as far as it knows. */
  mayAttach(thread: string): boolean;
  /** The file of a picture. Rejects where it cannot be drawn now, or is not wanted any more before it is begun. */
  draw(picture: Picture, signal?: AbortSignal): Promise<Buffer>;
}

/** What a server has chosen of pictures. */
export interface ServersChoice {
  readonly guild: string;
  readonly pictures: boolean;
}

/** Of how many tables the server is remembered. */
const SERVERS_KEPT = 1_000;

export class TablePictures {
  readonly #parts: Parts;
  /** In which server each table was last: what it has chosen can be asked for before the table is read. */
  readonly #servers = new Map<string, string>();
  /** Tables whose pictures Discord has refused, and until when they rest, by the monotonic clock. */
  readonly #resting = new Map<string, number>();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** What the server of a table has chosen, asked for beside whatever else is read of it; null where nobody knows its server yet. */
  async choiceAt(id: string): Promise<ServersChoice | null> {
    const guild = this.#servers.get(id);
    return guild === undefined ? null : { guild, pictures: await this.#chosenBy(guild) };
  }

  /**
   * Whether a table's thread shows pictures: by its server's choice, and as far as Discord lets it. `choice`: what has just
   * been asked for.
   */
  async wanted(
    { id, guild, thread }: Pick<Table, "id" | "guild" | "thread">,
    choice: ServersChoice | null = null,
  ): Promise<boolean> {
    if (this.#servers.size >= SERVERS_KEPT) this.#servers.clear();
    this.#servers.set(id, guild);
    const until = this.#resting.get(id);
    if (until !== undefined && until > performance.now()) return false;
    this.#resting.delete(id);
    if (choice?.guild === guild) return choice.pictures && this.#parts.mayAttach(thread);
    return this.wantedIn(guild, thread);
  }

  /** Whether a server wants pictures where the bot may send no files. */
  async lackedIn(guild: string, channel: string): Promise<boolean> {
    return !this.#parts.mayAttach(channel) && this.#chosenBy(guild);
  }

  /** Whether a server shows pictures, by its own choice; in a channel as far as Discord lets it. */
  async wantedIn(guild: string, channel?: string): Promise<boolean> {
    if (channel !== undefined && !this.#parts.mayAttach(channel)) return false;
    return this.#chosenBy(guild);
  }

  async #chosenBy(guild: string): Promise<boolean> {
    return (await this.#parts.settings.servers.of(guild)).pictures !== "text";
  }

  /** Whether somebody looks at pictures. */
  async wantedBy(user: string): Promise<boolean> {
    return (await this.#parts.settings.personal.of(user)).pictures !== "text";
  }

  /** The message with its pictures drawn; null where they cannot be, or `signal` says that nobody wants them any more. */
  async filled(message: Message, signal?: AbortSignal): Promise<Message | null> {
    const { pictures = [], ...rest } = message;
    try {
      const files = await Promise.all(
        pictures.map(
          async ({ name, alt, picture }): Promise<DrawnFile> => ({
            name,
            alt,
            bytes: await this.#parts.draw(picture, signal),
          }),
        ),
      );
      return { ...rest, files: [...(rest.files ?? []), ...files] };
    } catch (error) {
      if (signal?.aborted) return null;
      this.#parts.log.warn({ err: error }, "a picture could not be drawn: the text stands in its place");
      return null;
    }
  }

  /** The first of these as it can be shown: drawn, or else the text. */
  async orText(pictured: Message, text: Message): Promise<Message> {
    return (await this.filled(pictured)) ?? text;
  }

  /** Discord takes no picture at this table now. */
  refused(table: string, error: unknown): void {
    this.#parts.log.warn({ table, err: error }, "Discord takes no picture here: the text stands in its place");
    this.#resting.set(table, performance.now() + REST_MS);
  }

  /** The summary of a game that is over; null where its history cannot be told. */
  async summary(table: Table): Promise<Picture | null> {
    if (table.game === null) return null;
    try {
      const told = await this.#parts.history(table.id);
      if (told === null) return null;
      const turns = told.turns.map(({ turn, last }) => ({ turn, view: publicView(last, table) }));
      const view = publicView(table.game, table);
      const ctx = openContextOf(table);
      return { what: "summary", facts: summaryFacts(view, turns, told.events, ctx), ...bandOf(ctx) };
    } catch (error) {
      this.#parts.log.warn({ table: table.id, err: error }, "the summary of a game could not be drawn");
      return null;
    }
  }
}
