/** Draws what messages show as pictures. Whatever fails, the text stands in its place, and play goes on. */
import type { Logger } from "pino";
import { type PaletteName, type Picture, summaryFacts } from "../../pictures/index.ts";
import type { AllSettings, PictureChoice } from "../../settings/index.ts";
import type { Replayed } from "../../table/replay.ts";
import type { Table } from "../../table/table.ts";
import { inColours } from "../../views/pictures/messages.ts";
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
  /** Their colours; null where it wants text. */
  readonly pictures: PaletteName | null;
}

function coloursOf(choice: PictureChoice = "pictures"): PaletteName | null {
  if (choice === "text") return null;
  return choice === "light" ? "light" : "dark";
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
   * The colours of the pictures in a table's thread, by its server's choice; null where it shows none, and where Discord does
   * not let it. `choice`: what has just been asked for.
   */
  async wanted(
    { id, guild, thread }: Pick<Table, "id" | "guild" | "thread">,
    choice: ServersChoice | null = null,
  ): Promise<PaletteName | null> {
    if (this.#servers.size >= SERVERS_KEPT) this.#servers.clear();
    this.#servers.set(id, guild);
    const until = this.#resting.get(id);
    if (until !== undefined && until > performance.now()) return null;
    this.#resting.delete(id);
    if (choice?.guild === guild) return this.#parts.mayAttach(thread) ? choice.pictures : null;
    return this.wantedIn(guild, thread);
  }

  /** Whether a server wants pictures where the bot may send no files. */
  async lackedIn(guild: string, channel: string): Promise<boolean> {
    return !this.#parts.mayAttach(channel) && (await this.#chosenBy(guild)) !== null;
  }

  /** The colours of a server's pictures, by its own choice; null where it shows none, and in a channel where Discord does not let it. */
  async wantedIn(guild: string, channel?: string): Promise<PaletteName | null> {
    if (channel !== undefined && !this.#parts.mayAttach(channel)) return null;
    return this.#chosenBy(guild);
  }

  async #chosenBy(guild: string): Promise<PaletteName | null> {
    return coloursOf((await this.#parts.settings.servers.of(guild)).pictures);
  }

  /** In which colours somebody looks at pictures; null where they want text. */
  async wantedBy(user: string): Promise<PaletteName | null> {
    return coloursOf((await this.#parts.settings.personal.of(user)).pictures);
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

  /** The first of these as it can be shown: drawn in these colours, or else the text. */
  async orText(pictured: Message, text: Message, colours: PaletteName): Promise<Message> {
    return (await this.filled(inColours(pictured, colours))) ?? text;
  }

  /** What a reader likes: the text, or what `pictured` makes, drawn in their colours; the text, too, where it cannot be drawn. */
  async likedBy(user: string, text: Message, pictured: () => Message | Promise<Message>): Promise<Message> {
    const colours = await this.wantedBy(user);
    return colours ? this.orText(await pictured(), text, colours) : text;
  }

  /** The same as a server likes it, for everybody in that channel. */
  async likedIn(
    guild: string,
    text: Message,
    pictured: () => Message | Promise<Message>,
    channel?: string,
  ): Promise<Message> {
    const colours = await this.wantedIn(guild, channel);
    return colours ? this.orText(await pictured(), text, colours) : text;
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
