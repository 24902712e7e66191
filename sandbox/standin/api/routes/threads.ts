import { ChannelType, PermissionFlagsBits } from "discord.js";
import { isRecord, numberOf, textOf, textsOf } from "../../json.ts";
import { openPost, requirePost } from "../../messages/posts.ts";
import { openThread, sayAdded } from "../../servers/channels.ts";
import { holdsPosts } from "../../servers/kinds.ts";
import { writingBit } from "../../servers/permissions.ts";
import { joinThread, leaveThread } from "../../servers/threads.ts";
import { channelShape, memberShape, threadMemberShape } from "../../shapes.ts";
import { type Channel, isThread, type StoredMessage } from "../../world.ts";
import { asEmbedded, requirePermission, requireRoomFor } from "../access.ts";
import { channelOf, messageOf, threadOf, userIdOf } from "../lookup.ts";
import { archivedThread, invalidForm, notInThisKind, Problem, unknownMember, unknownUser } from "../problem.ts";
import type { Call, Route } from "../router.ts";

export const threadRoutes: Route[] = [
  { method: "POST", path: "/channels/{channel_id}/threads", handle: (call) => newThread(call, channelOf(call)) },
  {
    method: "POST",
    path: "/channels/{channel_id}/messages/{message_id}/threads",
    handle(call) {
      const starter = messageOf(call);
      if (call.world.channels.has(starter.api.id)) {
        throw new Problem(400, 160004, "A thread has already been created for this message");
      }
      return newThread(call, channelOf(call), starter);
    },
  },
  {
    method: "GET",
    path: "/channels/{channel_id}/thread-members",
    handle(call) {
      const thread = threadOf(call);
      return [...thread.members.keys()].map((userId) => memberView(call, thread, userId));
    },
  },
  {
    method: "GET",
    path: "/channels/{channel_id}/thread-members/{user_id}",
    handle(call) {
      const thread = threadOf(call);
      if (!thread.members.has(userIdOf(call))) throw unknownMember();
      return memberView(call, thread, userIdOf(call));
    },
  },
  { method: "PUT", path: "/channels/{channel_id}/thread-members/@me", handle: (call) => join(call, call.world.botId) },
  {
    method: "PUT",
    path: "/channels/{channel_id}/thread-members/{user_id}",
    handle: (call) => join(call, userIdOf(call)),
  },
  {
    method: "DELETE",
    path: "/channels/{channel_id}/thread-members/@me",
    handle: (call) => leave(call, call.world.botId),
  },
  {
    method: "DELETE",
    path: "/channels/{channel_id}/thread-members/{user_id}",
    handle: (call) => leave(call, userIdOf(call)),
  },
  {
    method: "GET",
    path: "/channels/{channel_id}/threads/archived/public",
    handle: (call) => archived(call, ChannelType.PublicThread),
  },
  {
    method: "GET",
    path: "/channels/{channel_id}/threads/archived/private",
    handle: (call) => archived(call, ChannelType.PrivateThread),
  },
];

function newThread(call: Call, parent: Channel, starter?: StoredMessage): object {
  const { world, json } = call;
  requireRoomFor(world, parent.guildId ?? "");
  if (holdsPosts(parent) && !starter) return newPost(call, parent);
  if (parent.type !== ChannelType.GuildText) throw notInThisKind();
  // Without a type and without a message Discord makes a private thread.
  const isPrivate = !starter && (json.type ?? ChannelType.PrivateThread) === ChannelType.PrivateThread;
  const { CreatePrivateThreads, CreatePublicThreads } = PermissionFlagsBits;
  requirePermission(world, parent, isPrivate ? CreatePrivateThreads : CreatePublicThreads);
  const channel = openThread(world, call.files, {
    parent,
    name: textOf(json.name) ?? "thread",
    isPrivate,
    invitable: json.invitable !== false,
    autoArchiveMinutes: numberOf(json.auto_archive_duration) ?? 4320,
    creator: world.bot,
    ...(starter ? { starter } : {}),
  });
  return channelShape(world, channel);
}

/** Refusals: those of `requirePost`, and 50035 without a message. Gives the thread with its first message. */
function newPost(call: Call, forum: Channel): object {
  const { world, json, uploads } = call;
  requirePost(world, forum, world.botId, textsOf(json.applied_tags));
  if (!isRecord(json.message)) {
    const message = "This field is required";
    throw invalidForm({ message: { _errors: [{ code: "BASE_TYPE_REQUIRED", message }] } });
  }
  call.validator.checkMessage(json.message, { files: uploads });
  const { thread, message } = openPost(world, call.files, {
    forum,
    title: textOf(json.name) ?? "post",
    message: asEmbedded(world, forum, json.message, true, uploads.size > 0),
    files: uploads,
    tags: textsOf(json.applied_tags),
    author: world.bot,
    autoArchiveMinutes: numberOf(json.auto_archive_duration) ?? 4320,
  });
  return { ...channelShape(world, thread), message: message.api };
}

function join(call: Call, userId: string): undefined {
  const thread = threadOf(call);
  if (thread.archived) throw archivedThread();
  const person = call.world.people.get(userId);
  if (!person || !call.world.guildOf(thread).members.has(userId)) throw unknownUser();
  const isOther = userId !== call.world.botId;
  if (isOther) requirePermission(call.world, thread, writingBit(thread));
  if (thread.members.has(userId)) return;
  joinThread(call.world, thread, userId);
  if (isOther) sayAdded(call.world, call.files, thread, person.user);
}

function leave(call: Call, userId: string): undefined {
  const thread = threadOf(call);
  if (thread.archived) throw archivedThread();
  if (userId !== call.world.botId) requirePermission(call.world, thread, PermissionFlagsBits.ManageThreads);
  leaveThread(call.world, thread, userId);
}

function memberView(call: Call, thread: Channel, userId: string): object {
  const person = call.query.get("with_member") === "true" ? call.world.people.get(userId) : undefined;
  return {
    ...threadMemberShape(thread, userId),
    ...(person ? { member: memberShape(call.world.guildOf(thread), person) } : {}),
  };
}

function archived(call: Call, type: ChannelType): object {
  const parent = channelOf(call);
  requirePermission(call.world, parent, PermissionFlagsBits.ReadMessageHistory);
  if (type === ChannelType.PrivateThread) requirePermission(call.world, parent, PermissionFlagsBits.ManageThreads);
  const threads = [...call.world.channels.values()].filter(
    (each) => isThread(each) && each.parentId === parent.id && each.archived && each.type === type,
  );
  return {
    threads: threads.map((thread) => channelShape(call.world, thread)),
    members: threads
      .filter((thread) => thread.members.has(call.world.botId))
      .map((thread) => threadMemberShape(thread, call.world.botId)),
    has_more: false,
  };
}
