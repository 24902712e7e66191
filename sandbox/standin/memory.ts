import { readFileSync, renameSync, writeFileSync } from "node:fs";
import type { Snowflake } from "./face.ts";
import { isRecord } from "./json.ts";
import type { Files } from "./messages/files.ts";
import { restoredGuild, type SavedGuild, savedGuild } from "./servers/guild.ts";
import type { Channel, Command, FormerWorld, Person, StoredMessage, World } from "./world.ts";

/** What channels that were saved by an earlier version lack. */
type LaterParts = "guildId" | "overwrites" | "tags" | "requiresTag" | "appliedTags";

/** The world as it lies on disk between two runs. */
export interface SavedWorld extends FormerWorld {
  version: 1;
  /** Where the files were served; the next run may have another port. */
  url: string;
  offsetMs: number;
  people: Person[];
  /** Every server; missing in what was saved when there was only one. */
  guilds?: SavedGuild[];
  channels: (Omit<Channel, "members" | LaterParts> &
    Partial<Pick<Channel, LaterParts>> & { members: [Snowflake, string][] })[];
  messages: StoredMessage[];
  commands: Command[];
  files: { path: string; contentType: string; base64: string }[];
}

/** Writes the world to a file, whole or not at all. Deleted messages, and files that no message shows, are left out. */
export function saveWorld(path: string, world: World, files: Files, url: string): void {
  const messages = [...world.messages.values()].filter((message) => !message.deleted && !message.dismissed);
  const shown = new Set(messages.flatMap(({ api }) => api.attachments.map((file) => new URL(file.url).pathname)));
  const saved: SavedWorld = {
    version: 1,
    url,
    ids: { guild: world.guildId, owner: world.ownerId, bot: world.botId, general: world.generalId },
    startedAt: world.startedAt,
    offsetMs: world.offsetMs,
    roles: [...world.roles.values()],
    people: [...world.people.values()],
    guilds: [...world.guilds.values()].map(savedGuild),
    channels: [...world.channels.values()].map((channel) => ({ ...channel, members: [...channel.members] })),
    messages,
    commands: world.commands,
    files: [...shown].flatMap((file) => {
      const found = files.find(file);
      const base64 = found && Buffer.from(found.bytes).toString("base64");
      return found && base64 !== undefined ? [{ path: file, contentType: found.contentType, base64 }] : [];
    }),
  };
  writeFileSync(`${path}.new`, JSON.stringify(saved));
  renameSync(`${path}.new`, path);
}

/**
 * Reads what `saveWorld` wrote, with the files' addresses made those of now; undefined when there is nothing to read. What
 * cannot be read is put aside, so that nothing is written over it.
 */
export function readWorld(path: string, url: string, log: (line: string) => void): SavedWorld | undefined {
  try {
    const text = readFileSync(path, "utf8");
    const first: unknown = JSON.parse(text);
    if (!isRecord(first) || first.version !== 1 || typeof first.url !== "string" || !isRecord(first.ids))
      throw new Error("it is no sandbox of this version");
    const missing = LISTS.find((list) => !Array.isArray(first[list]));
    if (missing !== undefined) throw new Error(`it has no ${missing}`);
    return JSON.parse(text.replaceAll(`${first.url}/`, `${url}/`)) as SavedWorld;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    const aside = `${path}.unreadable-${Date.now()}`;
    renameSync(path, aside);
    log(
      `the saved sandbox cannot be read (${error instanceof Error ? error.message : error}), so a new one begins; the old one is ${aside}`,
    );
    return undefined;
  }
}

const LISTS = ["roles", "people", "channels", "messages", "commands", "files"] as const;

/** Puts people, channels and messages back where they were. */
export function restoreWorld(world: World, files: Files, saved: SavedWorld): void {
  world.moveClock(saved.offsetMs);
  for (const person of saved.people) {
    world.people.set(person.user.id, person);
    if (saved.guilds === undefined) world.home.members.set(person.user.id, person.joinedAt);
  }
  for (const guild of saved.guilds?.map(restoredGuild) ?? []) {
    if (guild.id !== world.guildId) world.guilds.set(guild.id, guild);
    else Object.assign(world.home, { members: guild.members, unavailable: guild.unavailable });
  }
  for (const { members, ...channel } of saved.channels) world.addChannel({ ...channel, members: new Map(members) });
  for (const message of saved.messages) world.keepMessage(message);
  world.commands = saved.commands;
  for (const { path, contentType, base64 } of saved.files) {
    files.restore(path, { contentType, bytes: new Uint8Array(Buffer.from(base64, "base64")) });
  }
}
