import { PermissionFlagsBits } from "discord.js";
import { numberOf, textOf } from "../../json.ts";
import { audienceOf } from "../../servers/audience.ts";
import { deleteChannel } from "../../servers/channels.ts";
import { writingBit } from "../../servers/permissions.ts";
import { announceChannel } from "../../servers/threads.ts";
import { channelShape } from "../../shapes.ts";
import { isThread } from "../../world.ts";
import { requirePermission, requireRoom, requireThreadChange } from "../access.ts";
import { channelOf } from "../lookup.ts";
import { archivedThread } from "../problem.ts";
import type { Route } from "../router.ts";

export const channelRoutes: Route[] = [
  {
    method: "GET",
    path: "/channels/{channel_id}",
    handle: (call) => channelShape(call.world, channelOf(call)),
  },
  {
    method: "PATCH",
    path: "/channels/{channel_id}",
    handle(call) {
      const { world, json } = call;
      const channel = channelOf(call);
      if (isThread(channel)) requireThreadChange(call, channel);
      else requirePermission(world, channel, PermissionFlagsBits.ManageChannels);
      // An archived thread takes nothing but being unarchived.
      if (channel.archived && json.archived !== false) throw archivedThread();
      if (json.archived === false) requireRoom(world, channel);
      if (json.auto_archive_duration !== undefined) channel.lastActivity = world.now();
      channel.name = textOf(json.name) ?? channel.name;
      channel.topic = textOf(json.topic) ?? channel.topic;
      channel.invitable = json.invitable === undefined ? channel.invitable : json.invitable === true;
      channel.locked = json.locked === undefined ? channel.locked : json.locked === true;
      channel.autoArchiveMinutes = numberOf(json.auto_archive_duration) ?? channel.autoArchiveMinutes;
      if (json.archived !== undefined && isThread(channel)) {
        channel.archived = json.archived === true;
        channel.archivedAt = world.timestamp();
        if (!channel.archived) channel.lastActivity = world.now();
      }
      announceChannel(world, channel);
      return channelShape(world, channel);
    },
  },
  {
    method: "DELETE",
    path: "/channels/{channel_id}",
    handle(call) {
      const { world } = call;
      const channel = channelOf(call);
      const shape = channelShape(world, channel);
      // Closing a direct-message channel only hides it.
      if (channel.guildId === null) return shape;
      const { ManageThreads, ManageChannels } = PermissionFlagsBits;
      requirePermission(world, channel, isThread(channel) ? ManageThreads : ManageChannels);
      deleteChannel(world, channel);
      return shape;
    },
  },
  {
    method: "POST",
    path: "/channels/{channel_id}/typing",
    handle(call) {
      const { world } = call;
      const channel = channelOf(call);
      requirePermission(world, channel, writingBit(channel));
      const event = { channel_id: channel.id, user_id: world.botId, timestamp: Math.trunc(world.now() / 1000) };
      world.wire.dispatch("TYPING_START", event, audienceOf(channel, "typing"));
      world.wire.announce({ type: "typing", channelId: channel.id, userId: world.botId });
      return undefined;
    },
  },
];
