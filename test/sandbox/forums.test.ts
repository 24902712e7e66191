import { ChannelFlags, ChannelType, type Client, DiscordAPIError, type ForumChannel } from "discord.js";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { parseScript } from "../../sandbox/scenario/script.ts";
import { type StandIn, startStandIn } from "../../sandbox/standin/index.ts";
import { startBot } from "./bot.ts";
import { until } from "./until.ts";

let standIn: StandIn;
let bot: Client<true>;

beforeEach(async () => {
  standIn = await startStandIn({ rateLimits: false });
  bot = await startBot(standIn);
});

afterEach(async () => {
  await bot.destroy();
  await standIn.close();
});

const tags = [
  { name: "Chat", moderated: false },
  { name: "Official", moderated: true },
];

async function forumOf(requiresTag: boolean): Promise<ForumChannel> {
  const id = standIn.addChannel({ name: "ideas", kind: "forum", tags, requiresTag });
  await until(() => bot.channels.cache.has(id));
  const forum = bot.channels.cache.get(id);
  if (forum?.type !== ChannelType.GuildForum) throw new Error("the bot has heard of no forum");
  return forum;
}

/** The code with which Discord refuses. */
async function codeOf(asking: Promise<unknown>): Promise<number | string | undefined> {
  const refusal: unknown = await asking.catch((error: unknown) => error);
  return refusal instanceof DiscordAPIError ? refusal.code : undefined;
}

describe("a forum", () => {
  it("comes to the real client with its tags and its flag, and takes a post whose first message has its id", async () => {
    const forum = await forumOf(true);
    expect(forum.flags.has(ChannelFlags.RequireTag)).toBe(true);
    expect(forum.availableTags.map(({ name, moderated }) => ({ name, moderated }))).toEqual(tags);
    const [chat] = forum.availableTags;
    const post = await forum.threads.create({
      name: "A",
      message: { content: "first" },
      appliedTags: [chat?.id ?? ""],
    });
    expect(post.appliedTags).toEqual([chat?.id]);
    expect((await post.fetchStarterMessage())?.id).toBe(post.id);
    expect(standIn.messages(standIn.user("londo").id, post.id).map(({ content }) => content)).toEqual(["first"]);
    expect(standIn.messages(standIn.user("londo").id, forum.id)).toEqual([]);
    expect(standIn.violations).toEqual([]);
  });

  it("refuses what Discord refuses: a post without its tag, a moderators' tag, a tag that is none, plain messages", async () => {
    const forum = await forumOf(true);
    const open = (appliedTags: string[]) => forum.threads.create({ name: "A", message: { content: "x" }, appliedTags });
    const official = forum.availableTags[1]?.id ?? "";
    expect(await codeOf(open([]))).toBe(40067);
    expect(await codeOf(open(["1"]))).toBe(10087);
    expect(await codeOf(bot.rest.post(`/channels/${forum.id}/messages`, { body: { content: "x" } }))).toBe(50008);
    standIn.setPermission({ who: bot.user.id, permission: "ManageThreads", allowed: false, channelId: forum.id });
    expect(await codeOf(open([official]))).toBe(50013);
    standIn.setPermission({ who: bot.user.id, permission: "SendMessages", allowed: false, channelId: forum.id });
    expect(await codeOf(open([forum.availableTags[0]?.id ?? ""]))).toBe(50013);
  });

  it("lets people write in posts alone, and gives a moderators' tag to nobody else", async () => {
    const forum = await forumOf(false);
    const [londo, judge] = [standIn.user("londo").id, standIn.user("judge").id];
    const official = { title: "Rules", content: "x", tags: ["Official"] };
    expect(() => standIn.say(londo, forum.id, "x")).toThrow("in a post of this channel");
    expect(await standIn.run(londo, forum.id, { name: "ping", options: {} })).toMatchObject({ kind: "failed" });
    expect(() => standIn.post(londo, forum.id, official)).toThrow("Missing Permissions");
    const post = standIn.post(judge, forum.id, official);
    standIn.say(londo, post, "y");
    expect(standIn.messages(londo, post).map(({ content }) => content)).toEqual(["x", "y"]);
  });
});

describe("the verbs for channels", () => {
  it.each([
    ["channel #news newspaper", "is no kind of channel"],
    ['channel #news announcement tags "Chat"', "only the posts of a forum have tags"],
    ["channel #ideas forum tags Chat", "one word too many"],
    ["channel forum", "is no kind of channel"],
    ["@londo posts Idea in #ideas", 'posts "Title" in #forum'],
    ['@londo posts "Idea" in #ideas tagged', 'posts "Title" in #forum'],
  ])("does not take %s", (line, problem) => {
    expect(() => parseScript(line)).toThrow(problem);
  });
});
