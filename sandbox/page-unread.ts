/** Who has not read what: counted as messages happen, so that the page can show every seat's badges at once. */

import type { Badges, Unread } from "./page-wire.ts";
import type { SandboxMessage, Snowflake, StandIn } from "./standin/face.ts";

export class UnreadLedger {
  readonly #standIn: StandIn;
  readonly #byUser = new Map<Snowflake, Map<Snowflake, Unread>>();

  constructor(standIn: StandIn) {
    this.#standIn = standIn;
  }

  /** Counts a new message for everyone who can see it but its author. Private replies are never unread. */
  note(channelId: Snowflake, message: SandboxMessage): void {
    if (message.ephemeral) return;
    for (const user of this.#standIn.users()) {
      if (user.bot || user.id === message.author.id) continue;
      const channel = this.#standIn.channels(user.id).find(({ id }) => id === channelId);
      if (channel === undefined) continue;
      const unread = this.#entry(user.id, channelId);
      unread.messages += 1;
      if (channel.kind === "dm" || isPinged(message, user.id)) unread.mentions += 1;
    }
  }

  read(userId: Snowflake, channelId: Snowflake): void {
    this.#byUser.get(userId)?.delete(channelId);
  }

  badges(viewer: Snowflake): Badges {
    const users: Badges["users"] = {};
    for (const [userId, channels] of this.#byUser) {
      const total = { messages: 0, mentions: 0 };
      for (const unread of channels.values()) {
        total.messages += unread.messages;
        total.mentions += unread.mentions;
      }
      users[userId] = total;
    }
    return { users, channels: Object.fromEntries(this.#byUser.get(viewer) ?? []) };
  }

  #entry(userId: Snowflake, channelId: Snowflake): Unread {
    let channels = this.#byUser.get(userId);
    if (channels === undefined) {
      channels = new Map();
      this.#byUser.set(userId, channels);
    }
    let unread = channels.get(channelId);
    if (unread === undefined) {
      unread = { messages: 0, mentions: 0 };
      channels.set(channelId, unread);
    }
    return unread;
  }
}

function isPinged(message: SandboxMessage, userId: Snowflake): boolean {
  return message.mention_everyone || message.mentions.some(({ id }) => id === userId);
}
