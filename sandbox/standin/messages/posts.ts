/** The posts of forums and media channels, and what Discord asks of one. */
import { type APIUser, PermissionFlagsBits } from "discord.js";
import { invalidForm, missingPermissions, problemOfCode } from "../api/problem.ts";
import type { SandboxAttachment, Snowflake } from "../face.ts";
import type { Json } from "../json.ts";
import { openThread } from "../servers/channels.ts";
import { permissionsIn } from "../servers/permissions.ts";
import type { Channel, StoredMessage, World } from "../world.ts";
import type { Files } from "./files.ts";
import { postMessage } from "./messages.ts";

export interface NewPost {
  forum: Channel;
  title: string;
  message: Json;
  files?: ReadonlyMap<number, SandboxAttachment>;
  tags: readonly Snowflake[];
  author: APIUser;
  autoArchiveMinutes: number;
}

/** Discord's limit for the tags of one post. */
const MOST_TAGS = 5;

/**
 * Refusals: 50013 without the permission to write or to give a moderators' tag, 10087 for a tag that there is not, 40067
 * without a tag where one is needed (40066 where this member could give none), 50035 for too many.
 */
export function requirePost(world: World, forum: Channel, author: Snowflake, tags: readonly Snowflake[]): void {
  const may = permissionsIn(world, forum, author);
  if (!(may & PermissionFlagsBits.SendMessages)) throw missingPermissions();
  const known = tags.map((id) => forum.tags.find((tag) => tag.id === id));
  if (known.includes(undefined)) throw problemOfCode(10087);
  if (tags.length > MOST_TAGS) {
    const message = `Must be ${MOST_TAGS} or fewer in length.`;
    throw invalidForm({ applied_tags: { _errors: [{ code: "BASE_TYPE_MAX_LENGTH", message }] } });
  }
  const moderates = (may & PermissionFlagsBits.ManageThreads) !== 0n;
  if (!moderates && known.some((tag) => tag?.moderated)) throw missingPermissions();
  if (tags.length > 0 || !forum.requiresTag) return;
  throw problemOfCode(moderates || forum.tags.some((tag) => !tag.moderated) ? 40067 : 40066);
}

/** Opens a post: a thread whose first message has the thread's own id. Nothing is told in the forum itself. */
export function openPost(world: World, shelf: Files, post: NewPost): { thread: Channel; message: StoredMessage } {
  const { forum, title, message: body, files, tags, author, autoArchiveMinutes } = post;
  const thread = openThread(world, shelf, {
    parent: forum,
    name: title,
    isPrivate: false,
    invitable: true,
    autoArchiveMinutes,
    creator: author,
    tags,
  });
  const draft = { channel: thread, author, body, extra: { id: thread.id } };
  return { thread, message: postMessage(world, shelf, files ? { ...draft, files } : draft) };
}
