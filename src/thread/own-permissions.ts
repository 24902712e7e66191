/** What the bot may do in the channels that it knows of. */
import { type Client, Events, type Guild, PermissionFlagsBits, type PermissionsBitField } from "discord.js";
import type { PermissionWord } from "../views/refusals/barred.ts";

/** What it takes to keep a table in a thread, with what Discord itself calls it. */
const NEEDED = [
  ["may-view-channel", PermissionFlagsBits.ViewChannel],
  ["may-send-messages-in-threads", PermissionFlagsBits.SendMessagesInThreads],
  ["may-embed-links", PermissionFlagsBits.EmbedLinks],
  ["may-read-message-history", PermissionFlagsBits.ReadMessageHistory],
] as const satisfies readonly (readonly [PermissionWord, bigint])[];

/** For how long a moderator has timed the bot out in a server, in ms from now; 0 where nobody has. */
export function timedOutFor({ members }: Pick<Guild, "members">): number {
  return Math.max(0, (members.me?.communicationDisabledUntilTimestamp ?? 0) - Date.now());
}

type Allowed = Readonly<PermissionsBitField> | null;

/**
 * The bot's own permissions, as the gateway has told of them. They are asked for at each step of a press, and adding up roles
 * and overwrites takes longer than all the rest of such a question: so it is done once until the gateway says anything.
 */
export class OwnPermissions {
  readonly #client: Client<true>;
  readonly #known = new Map<string, Allowed>();

  constructor(client: Client<true>) {
    this.#client = client;
    // It comes before what it says is taken in, and nothing is asked in between.
    client.on(Events.Raw, () => this.#known.clear());
  }

  /** The permissions that the bot lacks in a channel, as far as it knows of that channel. */
  missingIn(channel: string): readonly PermissionWord[] {
    const may = this.#in(channel);
    return may === null ? [] : NEEDED.filter(([, permission]) => !may.has(permission)).map(([name]) => name);
  }

  /** Whether a moderator has timed the bot out where this channel is: then it writes nowhere, whatever it is permitted. */
  isTimedOutIn(channel: string): boolean {
    const place = this.#client.channels.cache.get(channel);
    if (!place || place.isDMBased()) return false;
    return timedOutFor(place.guild) > 0;
  }

  /** Whether the bot may send files in a channel, as far as it knows of that channel. */
  mayAttachIn(channel: string): boolean {
    return this.#in(channel)?.has(PermissionFlagsBits.AttachFiles) ?? true;
  }

  /** Whether Discord shows the bot's embeds in a channel, as far as the bot knows of that channel. */
  mayEmbedIn(channel: string): boolean {
    return this.#in(channel)?.has(PermissionFlagsBits.EmbedLinks) ?? true;
  }

  #in(channel: string): Allowed {
    const known = this.#known.get(channel);
    if (known !== undefined) return known;
    const place = this.#client.channels.cache.get(channel);
    const may = !place || place.isDMBased() ? null : place.permissionsFor(this.#client.user);
    this.#known.set(channel, may);
    return may;
  }
}
