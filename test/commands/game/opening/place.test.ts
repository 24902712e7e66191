import { ChannelFlags, ChannelFlagsBitField, ChannelType, PermissionFlagsBits, PermissionsBitField } from "discord.js";
import { describe, expect, it } from "vitest";
import { placeTyped } from "../../../../src/commands/game/opening/place.ts";

type Asked = Parameters<typeof placeTyped>[0];
interface Channel {
  id: string;
  type: ChannelType;
  [more: string]: unknown;
}

const every = new PermissionsBitField(Object.values(PermissionFlagsBits)).remove("Administrator");
const without = (...names: (keyof typeof PermissionFlagsBits)[]) => new PermissionsBitField(every).remove(names);

/** Typed in a channel, or in a thread or post of it. */
function typed(channel: Channel | null, { inside = false, permissions = every, tags = [] as string[] } = {}) {
  const thread = { id: "77", isThread: () => true, parent: channel, appliedTags: tags };
  const here = inside ? thread : channel && { ...channel, isThread: () => false };
  return told(placeTyped({ guildId: "9", channel: here, appPermissions: permissions } as unknown as Asked)); // what is looked at
}

/** What was found, as it is told in English. */
function told(found: ReturnType<typeof placeTyped>) {
  if (!found.ok) return { ...found, why: found.why("en") };
  return { ...found, place: { ...found.place, hint: found.place.hint?.("en") ?? null } };
}

const guild = { members: { me: null } };
const text: Channel = { id: "5", type: ChannelType.GuildText, guild };
const tag = (id: string, name: string, moderated = false) => ({ id, name, moderated });
const forum = (availableTags: object[] = [], required = false): Channel => ({
  id: "6",
  type: ChannelType.GuildForum,
  guild,
  availableTags,
  flags: new ChannelFlagsBitField(required ? ChannelFlags.RequireTag : 0),
});

describe("a place for a table", () => {
  it("is none while a moderator has timed the bot out, whatever it is permitted", () => {
    const timed = (ms: number) => ({ members: { me: { communicationDisabledUntilTimestamp: Date.now() + ms } } });
    expect(typed({ ...text, guild: timed(60_000) })).toMatchObject({
      ok: false,
      why: expect.stringMatching(/<#5>.*timed me out.*`\/game create` again/u),
    });
    expect(typed({ ...text, guild: timed(-1) })).toMatchObject({ ok: true });
  });

  it("is a text channel, also where it is typed in a thread of it", () => {
    const place = { guild: "9", channel: "5", post: null, hint: null };
    expect(typed(text)).toEqual({ ok: true, place });
    expect(typed(text, { inside: true })).toEqual({ ok: true, place });
  });

  it.each([
    ["CreatePublicThreads", "Create Public Threads"],
    ["SendMessagesInThreads", "Send Messages in Threads"],
    ["SendMessages", "Send Messages"],
    ["ViewChannel", "View Channel"],
    ["EmbedLinks", "Embed Links"],
    ["AttachFiles", "Attach Files"],
    ["ReadMessageHistory", "Read Message History"],
  ] as const)("is none without %s, which is named as Discord names it", (flag, words) => {
    const found = typed(text, { permissions: without(flag) });
    expect(found).toEqual({ ok: false, why: expect.stringContaining(`the permission **${words}** there`) });
    expect(found).toEqual({ ok: false, why: expect.stringContaining("Edit Channel, Permissions") });
  });

  it("names every permission that is missing, and no other", () => {
    const found = typed(text, { permissions: without("EmbedLinks", "CreatePublicThreads", "PinMessages") });
    expect(found).toEqual({
      ok: false,
      why: expect.stringContaining("**Create Public Threads** and **Embed Links** there"),
    });
  });

  it("names none that may be granted, and counts as missing only until another one is granted", () => {
    const noWriting = typed(text, {
      permissions: without("SendMessages", "EmbedLinks", "AttachFiles", "CreatePublicThreads"),
    });
    expect(noWriting).toMatchObject({
      why: expect.stringContaining("permissions **Create Public Threads** and **Send Messages** there"),
    });
    const unseen = typed(text, { permissions: new PermissionsBitField() });
    expect(unseen).toMatchObject({ why: expect.stringContaining("the permission **View Channel** there") });
  });

  it("is good without Pin Messages, with a word about it", () => {
    const found = typed(text, { permissions: without("PinMessages") });
    expect(found).toMatchObject({ ok: true, place: { hint: expect.stringContaining("**Pin Messages**") } });
  });

  it("is a forum, in which a post needs no permission for threads", () => {
    const found = typed(forum(), { inside: true, permissions: without("CreatePublicThreads") });
    expect(found).toEqual({ ok: true, place: { guild: "9", channel: "6", post: { tags: [] }, hint: null } });
    expect(typed(forum(), { inside: true, permissions: without("SendMessages") })).toMatchObject({ ok: false });
  });

  it("gives a post a tag that fits, else that of the post where it is typed, else the first where one is needed", () => {
    const tags = (place: Channel, options = {}) => {
      const found = typed(place, { inside: true, ...options });
      return found.ok ? found.place.post?.tags : found.why;
    };
    expect(tags(forum([tag("1", "News"), tag("2", "Game night")], true))).toEqual(["2"]);
    expect(tags(forum([tag("1", "News"), tag("3", "Chat")], true), { tags: ["3"] })).toEqual(["3"]);
    expect(tags(forum([tag("1", "News"), tag("3", "Chat")], true))).toEqual(["1"]);
    expect(tags(forum([tag("1", "News")]))).toEqual([]);
    const guarded = forum([tag("1", "Tables", true)], true);
    expect(tags(guarded, { permissions: without("ManageThreads") })).toMatch(/only moderators may give/);
    expect(tags(guarded)).toEqual(["1"]);
  });

  it.each([
    [ChannelType.GuildAnnouncement, "announcement"],
    [ChannelType.GuildVoice, "voice"],
    [ChannelType.GuildStageVoice, "stage"],
    [ChannelType.GuildMedia, "media"],
    [ChannelType.GuildCategory, "no place"],
  ])("is no channel of type %i: it says where instead", (type, word) => {
    const found = typed({ id: "5", type });
    expect(found).toEqual({ ok: false, why: expect.stringContaining(word) });
    expect(found).toEqual({ ok: false, why: expect.stringContaining("in a text channel, or in any post of a forum") });
  });

  it("is no direct message", () => {
    const found = told(placeTyped({ guildId: null, channel: null, appPermissions: every } as unknown as Asked)); // as above
    expect(found).toEqual({ ok: false, why: expect.stringContaining("needs a server") });
  });
});
