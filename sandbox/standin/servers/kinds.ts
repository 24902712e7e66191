/** The kinds of channels that a server can have, by the words that Discord's client has for them. */
import { ChannelType } from "discord.js";

export const serverChannelKinds = {
  text: ChannelType.GuildText,
  announcement: ChannelType.GuildAnnouncement,
  voice: ChannelType.GuildVoice,
  stage: ChannelType.GuildStageVoice,
  forum: ChannelType.GuildForum,
  media: ChannelType.GuildMedia,
} as const;

export type ServerChannelKind = keyof typeof serverChannelKinds;
export type ServerChannelType = (typeof serverChannelKinds)[ServerChannelKind];

export function isServerChannelKind(word: string): word is ServerChannelKind {
  return Object.hasOwn(serverChannelKinds, word);
}

/** Channels in which nothing is said but in their posts, each of which is a thread with a message of its own. */
export type PostsType = ChannelType.GuildForum | ChannelType.GuildMedia;

export function holdsPosts<Kind extends { type: ChannelType }>(channel: Kind): channel is Kind & { type: PostsType } {
  return isPostsType(channel.type);
}

export function isPostsType(type: ChannelType): type is PostsType {
  return type === ChannelType.GuildForum || type === ChannelType.GuildMedia;
}

/** The kind of a channel of a server; null for what is in no list of channels. */
export function kindOf(type: ChannelType): ServerChannelKind | null {
  return Object.keys(serverChannelKinds).find((kind): kind is ServerChannelKind => isKind(kind, type)) ?? null;
}

const isKind = (kind: string, type: ChannelType) => isServerChannelKind(kind) && serverChannelKinds[kind] === type;
