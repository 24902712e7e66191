/** A server's channels of every kind and people's posts in forums, as the stand-in's face offers them. */

import { Problem } from "../api/problem.ts";
import type { Snowflake, StandIn } from "../face.ts";
import type { Files } from "../messages/files.ts";
import { openPost, requirePost } from "../messages/posts.ts";
import { present } from "../people/person.ts";
import { Unsendable } from "../people/typed-command.ts";
import { guildChannelShape } from "../shapes.ts";
import type { Channel, World } from "../world.ts";
import { audienceOf } from "./audience.ts";
import { holdsPosts, serverChannelKinds } from "./kinds.ts";

/** Acts throw a sentence when they cannot be done. */
export function serverChannels(world: World, files: Files): Pick<StandIn, "addChannel" | "post"> {
  return {
    addChannel({ name, kind, tags = [], requiresTag = false }, serverId = world.guildId) {
      if (!world.guilds.has(serverId)) throw new Error("There is no such server");
      const type = serverChannelKinds[kind];
      if (!holdsPosts({ type }) && (tags.length > 0 || requiresTag))
        throw new Error("Only the posts of a forum have tags");
      const channel = world.addChannel({
        type,
        name,
        guildId: serverId,
        tags: tags.map((tag) => ({ ...tag, id: world.nextId(), emoji_id: null, emoji_name: null })),
        requiresTag,
      });
      world.wire.dispatch("CHANNEL_CREATE", guildChannelShape(world, channel), audienceOf(channel, "guild"));
      world.wire.announce({ type: "channel", channelId: channel.id });
      return channel.id;
    },
    post(user, forumId, { title, content, tags }) {
      const { person, channel: forum } = present(world, user, forumId);
      if (!holdsPosts(forum)) throw new Unsendable("Posts are opened in forums and media channels");
      const ids = tags.map((name) => tagNamed(forum, name));
      try {
        requirePost(world, forum, user, ids);
      } catch (error) {
        if (error instanceof Problem) throw new Unsendable(error.message);
        throw error;
      }
      const body = { content };
      const post = { forum, title, message: body, tags: ids, author: person.user, autoArchiveMinutes: 4320 };
      return openPost(world, files, post).thread.id;
    },
  };
}

function tagNamed(forum: Channel, name: string): Snowflake {
  const found = forum.tags.find((tag) => tag.name.toLowerCase() === name.toLowerCase());
  if (found) return found.id;
  const names = forum.tags.map((tag) => `"${tag.name}"`).join(", ");
  throw new Unsendable(`#${forum.name} has no tag "${name}"; it has ${names || "none"}`);
}
