import { ChannelType, type Client, MessageFlags, type TextChannel, type ThreadChannel } from "discord.js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { SandboxUser, StandIn } from "../../sandbox/standin/face.ts";
import { startStandIn } from "../../sandbox/standin/index.ts";
import { startBot } from "./bot.ts";
import { until } from "./until.ts";

let standIn: StandIn;
let bot: Client<true>;
let general: TextChannel;
let londo: SandboxUser;
let gkar: SandboxUser;
const logged: string[] = [];

beforeAll(async () => {
  standIn = await startStandIn({ rateLimits: false, log: (line) => logged.push(line) });
  londo = standIn.user("londo");
  gkar = standIn.user("gkar");
  bot = await startBot(standIn, { register: false });
  const channel = bot.channels.cache.get(standIn.generalChannelId);
  if (channel?.type !== ChannelType.GuildText) throw new Error("no #general");
  general = channel;
});

afterAll(async () => {
  await bot.destroy();
  await standIn.close();
});

const seen = (channelId: string, who = londo) => standIn.messages(who.id, channelId).map((each) => each.content);
const rest = (path: string, init: RequestInit = {}) =>
  fetch(`${standIn.apiUrl}/v10${path}`, { ...init, headers: { authorization: "Bot sandbox-token", ...init.headers } });

describe("messages", () => {
  it("are sent, edited, fetched, listed and deleted", async () => {
    const message = await general.send("one");
    const age = Date.now() - message.createdTimestamp;
    expect(Math.abs(age)).toBeLessThan(2_000);
    await message.edit("two");
    expect(seen(general.id)).toContain("two");
    expect(await general.messages.fetch({ message: message.id, force: true })).toMatchObject({ content: "two" });
    const later = await general.send("three");
    const listed = await general.messages.fetch({ limit: 2, cache: false });
    expect([...listed.keys()]).toEqual([later.id, message.id]);
    expect([...(await general.messages.fetch({ before: later.id, limit: 1, cache: false })).keys()]).toEqual([
      message.id,
    ]);
    await message.delete();
    expect(seen(general.id)).not.toContain("two");
    await expect(message.edit("three")).rejects.toMatchObject({ code: 10008, status: 404 });
  });

  it("are sent once when a nonce is enforced", async () => {
    const first = await general.send({ content: "once", nonce: "announcement-1", enforceNonce: true });
    const again = await general.send({ content: "once", nonce: "announcement-1", enforceNonce: true });
    const other = await general.send({ content: "once", nonce: "announcement-2", enforceNonce: true });
    expect(again.id).toBe(first.id);
    expect(other.id).not.toBe(first.id);
    expect(seen(general.id).filter((text) => text === "once")).toHaveLength(2);
  });

  it("mention whom they are allowed to", async () => {
    const content = `<@${londo.id}> and <@${gkar.id}>`;
    const all = await general.send(content);
    const one = await general.send({ content, allowedMentions: { users: [gkar.id] } });
    const none = await general.send({ content, allowedMentions: { parse: [] } });
    expect([all, one, none].map((each) => [...each.mentions.users.keys()])).toEqual([
      [londo.id, gkar.id],
      [gkar.id],
      [],
    ]);
  });

  it("take Components V2 with a file in a gallery", async () => {
    const message = await general.send({
      flags: MessageFlags.IsComponentsV2,
      components: [
        {
          type: 17,
          components: [
            { type: 10, content: "## The board" },
            { type: 12, items: [{ media: { url: "attachment://board.png" }, description: "No conflict" }] },
          ],
        },
      ],
      files: [{ attachment: Buffer.from("png"), name: "board.png" }],
    });
    expect(message.flags.has(MessageFlags.IsComponentsV2)).toBe(true);
    const shown = standIn.messages(londo.id, general.id).find((each) => each.id === message.id);
    expect(JSON.stringify(shown?.components)).toContain(`${standIn.url}/attachments/`);
    await message.edit({ components: [{ type: 10, content: "later" }] });
    await expect(message.edit({ content: "words" })).rejects.toMatchObject({ code: 50035 });
  });

  it("keep their files through an edit, and lose them when it says so", async () => {
    const message = await general.send({ content: "a file", files: [{ attachment: Buffer.from("x"), name: "a.txt" }] });
    expect((await message.edit("still a file")).attachments.size).toBe(1);
    const swapped = await message.edit({ attachments: [], files: [{ attachment: Buffer.from("y"), name: "b.txt" }] });
    expect(swapped.attachments.map((file) => file.name)).toEqual(["b.txt"]);
  });

  it("of people reach a bot without their content, unless it is mentioned", async () => {
    const heard: string[] = [];
    bot.on("messageCreate", (message) => void (message.author.bot || heard.push(message.content)));
    standIn.say(londo.id, general.id, "a secret");
    standIn.say(londo.id, general.id, `<@${bot.user.id}> hello`);
    await until(() => heard.length === 2);
    expect(heard).toEqual(["", `<@${bot.user.id}> hello`]);
    // Nor does it read more by asking for it.
    await general.send("its own");
    const listed = await general.messages.fetch({ limit: 3, cache: false });
    expect([...listed.values()].map(({ content }) => content)).toEqual(["its own", `<@${bot.user.id}> hello`, ""]);
  });
});

describe("threads", () => {
  it("are opened, joined, archived and woken by a message", async () => {
    const thread = await general.threads.create({ name: "Long night", type: ChannelType.PublicThread });
    await thread.members.add(londo.id);
    expect([...(await thread.members.fetch()).keys()]).toEqual([bot.user.id, londo.id]);
    expect(standIn.channels(gkar.id).map((channel) => channel.name)).toContain("Long night");
    const message = await thread.send("here");
    await thread.setArchived(true);
    expect(thread.archived).toBe(true);
    await expect(message.edit("there")).rejects.toMatchObject({ code: 50083 });
    await thread.send("awake");
    await until(() => thread.archived === false);
    await message.edit("there");
    // Discord itself has told of the new member.
    expect(standIn.messages(londo.id, thread.id)[0]).toMatchObject({ type: 1, mentions: [{ id: londo.id }] });
    expect(seen(thread.id)).toEqual(["", "there", "awake"]);
  });

  it("that are private are seen by their members only; a mention brings one in", async () => {
    const thread = await general.threads.create({ name: "secrets", type: ChannelType.PrivateThread });
    const names = (user: SandboxUser) => standIn.channels(user.id).map((channel) => channel.name);
    expect(names(londo)).not.toContain("secrets");
    await thread.send(`<@${londo.id}>, your turn`);
    expect(names(londo)).toContain("secrets");
    expect(names(gkar)).not.toContain("secrets");
    expect(standIn.messages(gkar.id, thread.id)).toEqual([]);
  });

  it("are archived after their time of silence", async () => {
    const thread = await general.threads.create({ name: "quiet", autoArchiveDuration: 60 });
    standIn.advance(61 * 60_000);
    await until(() => thread.archived === true);
  });

  it("may start from a message", async () => {
    const message = await general.send("a table");
    const thread: ThreadChannel = await message.startThread({ name: "its table" });
    expect(thread.id).toBe(message.id);
    await expect(message.startThread({ name: "again" })).rejects.toMatchObject({ code: 160004 });
  });
});

describe("as on Discord", () => {
  const post = async (body: object, channel = general.id) => {
    const answer = await rest(`/channels/${channel}/messages`, {
      method: "POST",
      body: JSON.stringify(body),
      headers: { "content-type": "application/json" },
    });
    return { status: answer.status, text: JSON.stringify(await answer.json()) };
  };

  it("a name that reads like a mention pings nobody from a message of Discord's own, nor does what stands in code", async () => {
    await general.threads.create({ name: `@everyone <@${londo.id}>` });
    const code = await general.send(`\`<@${londo.id}>\` and \`\`\`\n<@${gkar.id}>\n\`\`\``);
    const [line] = standIn
      .messages(londo.id, general.id)
      .filter(({ type }) => type === 18)
      .slice(-1);
    expect(line).toMatchObject({ mention_everyone: false, mentions: [], mention_roles: [] });
    expect(code.mentions.users.size).toBe(0);
  });

  it("everyone, and a role that not everybody may mention, are pinged by whoever has the permission alone", async () => {
    const judges = bot.guilds.cache.first()?.roles.cache.find(({ name }) => name === "Judge")?.id ?? "";
    const server = standIn.servers()[0]?.id ?? "";
    const pinged = async () => {
      const { mentions } = await general.send(`@everyone <@&${judges}>`);
      return { everyone: mentions.everyone, roles: mentions.roles.size };
    };
    expect(await pinged()).toEqual({ everyone: true, roles: 1 });
    const change = { who: bot.user.id, permission: "Mention Everyone", serverId: server };
    standIn.setPermission({ ...change, allowed: false });
    expect(await pinged()).toEqual({ everyone: false, roles: 0 });
    standIn.setPermission({ ...change, allowed: true });
  });

  it("white space around a text is gone, and a text of nothing else is none", async () => {
    const message = await general.send({ content: "  said \n", embeds: [{ title: " Title ", description: " x" }] });
    expect(message).toMatchObject({ content: "said", embeds: [{ title: "Title", description: "x" }] });
    expect(await post({ embeds: [{ fields: [{ name: " ", value: "x" }] }] })).toMatchObject({ status: 400 });
  });

  it("an answer to what is gone is refused, unless it does not mind, and one to Discord's own words always", async () => {
    const gone = await general.send("gone");
    await gone.delete();
    const [line] = standIn.messages(londo.id, general.id).filter(({ type }) => type === 18);
    const to = (message_id = "", more = {}) => post({ content: "x", message_reference: { message_id, ...more } });
    expect((await to(gone.id)).text).toContain("REPLIES_UNKNOWN_MESSAGE");
    expect((await to(gone.id, { fail_if_not_exists: false })).status).toBe(200);
    expect((await to(line?.id, { fail_if_not_exists: false })).text).toContain("CANNOT_REPLY_TO_SYSTEM_MESSAGE");
    await expect(general.messages.pin(line?.id ?? "")).rejects.toMatchObject({ code: 50021 });
  });

  it("a thousand threads of a server are open at once, and no more: none is opened, and none is woken", async () => {
    const vega = standIn.server("Vega");
    const open = () =>
      rest(`/channels/${vega.generalChannelId}/threads`, {
        method: "POST",
        body: JSON.stringify({ name: "t", type: 11 }),
        headers: { "content-type": "application/json" },
      });
    const first: unknown = await (await open()).json();
    const id = String((first as { id: string }).id);
    standIn.setArchived(id, true);
    for (let at = 0; at < 1_000; at += 1) expect((await open()).status).toBe(200);
    expect(await (await open()).json()).toMatchObject({ code: 160006 });
    expect((await post({ content: "wake" }, id)).text).toContain("160006");
    const woken = await rest(`/channels/${id}`, {
      method: "PATCH",
      body: JSON.stringify({ archived: false }),
      headers: { "content-type": "application/json" },
    });
    expect(await woken.json()).toMatchObject({ code: 160006 });
  });

  it("an id in a path is a number", async () => {
    expect((await post({ content: "x" }, "undefined")).text).toMatch(/50035.*|is not snowflake/);
    expect(await (await rest("/channels/undefined")).json()).toMatchObject({ code: 50035 });
  });

  it("nobody is reached who shares no server with the bot any more, but whoever has the application themselves", async () => {
    const vir = standIn.user("vir");
    const [home] = standIn.servers();
    const direct = standIn.directMessages(vir.id);
    expect((await post({ content: "x" }, direct)).status).toBe(200);
    standIn.leaveServer(vir.id, home?.id ?? "");
    expect((await post({ content: "x" }, direct)).text).toContain("50278");
    expect(standIn.channels(vir.id).map(({ kind }) => kind)).toEqual(["dm"]);
    standIn.setInstalled(vir.id, true);
    expect((await post({ content: "x" }, direct)).status).toBe(200);
    expect(() => standIn.leaveServer(home?.ownerId ?? "", home?.id ?? "")).toThrow();
  });
});

describe("pins", () => {
  it("are set, listed and removed, and told in the channel", async () => {
    const thread = await general.threads.create({ name: "pinned" });
    const message = await thread.send("the tracker");
    await message.pin();
    const { items } = await thread.messages.fetchPins();
    expect(items.map((item) => item.message.id)).toEqual([message.id]);
    expect(standIn.channels(londo.id).find((each) => each.id === thread.id)?.pinnedMessageIds).toEqual([message.id]);
    expect(standIn.messages(londo.id, thread.id).map((each) => each.type)).toEqual([0, 6]);
    await message.unpin();
    expect((await thread.messages.fetchPins()).items).toEqual([]);
  });
});

describe("direct messages", () => {
  it("arrive while they are open, and are refused with 50007 while they are not", async () => {
    const user = await bot.users.fetch(gkar.id);
    await user.send("your hand");
    standIn.setDirectMessages(gkar.id, false);
    await expect(user.send("again")).rejects.toMatchObject({ code: 50007, status: 403 });
    standIn.setDirectMessages(gkar.id, true);
    await user.send("and again");
    const channel = standIn.directMessages(gkar.id);
    expect(seen(channel, gkar)).toEqual(["your hand", "and again"]);
    expect(standIn.messages(londo.id, channel)).toEqual([]);
  });
});

describe("members and roles", () => {
  it("are fetched and changed; judges are known by their role", async () => {
    const guild = general.guild;
    const judge = await guild.members.fetch(standIn.user("judge-kosh").id);
    expect(judge.roles.cache.map((role) => role.name)).toContain("Judge");
    const role = await guild.roles.create({ name: "League" });
    const member = await guild.members.fetch(londo.id);
    await member.roles.add(role);
    expect((await guild.members.fetch({ user: londo.id, force: true })).roles.cache.has(role.id)).toBe(true);
    await expect(guild.members.fetch("1")).rejects.toMatchObject({ code: 10007 });
  });
});

describe("commands", () => {
  it("keep their ids when they are registered again", async () => {
    const one = { name: "one", description: "One" };
    const first = await bot.application.commands.set([one]);
    const second = await bot.application.commands.set([one, { name: "two", description: "Two" }]);
    expect([...second.keys()][0]).toBe([...first.keys()][0]);
    await general.guild.commands.set([{ name: "one", description: "One of this server" }]);
    expect(standIn.commands().map((each) => each.description)).toEqual(["One of this server", "Two"]);
    expect((await bot.application.commands.fetch()).size).toBe(2);
    await general.guild.commands.set([]);
  });

  it("are hidden from people without the permission that they need", async () => {
    await bot.application.commands.set([{ name: "judge", description: "Judges", defaultMemberPermissions: "8192" }]);
    const typed = { name: "judge", options: {} };
    expect(await standIn.run(londo.id, general.id, typed)).toMatchObject({ kind: "failed", reason: /not offered/ });
  });
});

describe("what Discord does not take", () => {
  const row = (count: number, prefix = "b") => ({
    type: 1,
    components: Array.from({ length: count }, (_, index) => ({
      type: 2,
      style: 1,
      label: `${index}`,
      custom_id: `${prefix}${index}`,
    })),
  });
  const rows = (count: number) => Array.from({ length: count }, (_, index) => row(1, `row${index}-`));
  const options = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ label: `${index}`, value: `${index}` }));
  const menu = (count: number) => ({ type: 1, components: [{ type: 3, custom_id: "m", options: options(count) }] });

  const pictured = (name: string) => ({
    type: 1,
    components: [{ type: 2, style: 1, custom_id: "a", label: "x", emoji: { name } }],
  });

  const bodies: [string, object, RegExp][] = [
    ["2,001 characters", { content: "x".repeat(2001) }, /2000/],
    ["six rows", { content: "x", components: rows(6) }, /between 0 and 5/],
    ["six buttons in a row", { content: "x", components: [row(6)] }, /./],
    ["a custom id twice", { content: "x", components: [row(1), row(1)] }, /custom id cannot be duplicated/],
    ["a custom id of 101", { content: "x", components: [row(1, "x".repeat(100))] }, /100/],
    ["a menu of 26", { content: "x", components: [menu(26)] }, /25/],
    ["content with Components V2", { content: "x", flags: 32768, components: [{ type: 10, content: "y" }] }, /V2/],
    ["V2 components without the flag", { components: [{ type: 10, content: "y" }] }, /IS_COMPONENTS_V2/],
    ["an embed of 4,097", { embeds: [{ description: "x".repeat(4097) }] }, /4096/],
    ["embeds of 6,001 together", { embeds: [3000, 3001].map((n) => ({ description: "x".repeat(n) })) }, /6000/],
    ["26 fields", { embeds: [{ fields: Array.from({ length: 26 }, () => ({ name: "a", value: "b" })) }] }, /25/],
    ["a file that is not there", { embeds: [{ title: "x", image: { url: "attachment://x.png" } }] }, /x\.png/],
    [
      "a button of 81",
      { components: [{ type: 1, components: [{ type: 2, style: 1, custom_id: "a", label: "x".repeat(81) }] }] },
      /80/,
    ],
    ["a wrong type", { content: 5 }, /string/],
    ["an emoji that is none", { components: [pictured("beacon")] }, /emoji/],
    ["two emoji for one", { components: [pictured("⏰⏰")] }, /emoji/],
    ["a link to nowhere", { embeds: [{ title: "x", url: "javascript:alert(1)" }] }, /scheme/],
  ];

  it.each(bodies)("in a message: %s", async (_, body, why) => {
    const before = standIn.violations.length;
    const sent = rest(`/channels/${general.id}/messages`, {
      method: "POST",
      body: JSON.stringify(body),
      headers: { "content-type": "application/json" },
    });
    const response = await sent;
    const answer: unknown = await response.json();
    expect(response.status).toBe(400);
    expect(answer).toMatchObject({ code: 50035, message: "Invalid Form Body" });
    expect(JSON.stringify(answer)).toContain("_errors");
    expect(standIn.violations.slice(before).join("\n")).toMatch(why);
  });

  it("in a message: nothing", async () => {
    await expect(general.send({ content: " " })).rejects.toMatchObject({ code: 50006 });
  });

  const command = (change: object) => ({ name: "act", description: "Acts", ...change });
  const option = (index: number, change = {}) => ({ name: `o${index}`, description: "An option", type: 3, ...change });
  const many = <T>(count: number, make: (index: number) => T) =>
    Array.from({ length: count }, (_, index) => make(index));

  it.each([
    ["16 in the menu of messages", many(16, (n) => ({ type: 3, name: `Look ${n}` })), /15/],
    ["101 of them", many(101, (index) => command({ name: `c${index}` })), /100/],
    ["26 options", [command({ options: many(26, option) })], /25/],
    ["26 subcommands", [command({ options: many(26, (index) => option(index, { type: 1 })) })], /25/],
    [
      "26 choices",
      [command({ options: [option(0, { choices: many(26, (n) => ({ name: `${n}`, value: `${n}` })) })] })],
      /25/,
    ],
    ["a long choice", [command({ options: [option(0, { choices: [{ name: "x".repeat(101), value: "x" }] })] })], /100/],
    ["a name with capitals", [command({ name: "Act" })], /invalid/],
    ["a name twice", [command({}), command({})], /unique/],
    ["required after optional", [command({ options: [option(0), option(1, { required: true })] })], /before/],
    ["no description", [{ name: "act", description: "" }], /./],
  ])("as commands: %s", async (_, body, why) => {
    const before = standIn.violations.length;
    const response = await rest(`/applications/${bot.application.id}/commands`, {
      method: "PUT",
      body: JSON.stringify(body),
      headers: { "content-type": "application/json" },
    });
    expect(response.status).toBe(400);
    expect(standIn.violations.slice(before).join("\n")).toMatch(why);
  });

  it("is taken up to the limit", async () => {
    const before = standIn.violations.length;
    for (const name of ["⚔️", "⚔", "👍🏽", "🏳️‍🌈", "🇩🇪", "1️⃣"])
      await general.send({ components: [pictured(name)] as never, content: name });
    await general.send({
      content: "x".repeat(2000),
      components: [...many(4, (index) => row(5, `r${index}-`)), menu(25)],
      embeds: [{ description: "x".repeat(4096), fields: many(25, () => ({ name: "a", value: "b" })) }],
    });
    await bot.application.commands.set([
      command({ options: many(25, (index) => option(index, { type: 1 })) }),
      command({ name: "pick", options: [option(0, { choices: many(25, (n) => ({ name: `${n}`, value: `${n}` })) })] }),
    ]);
    expect(standIn.violations.slice(before)).toEqual([]);
  });
});

describe("what is not supported or not allowed", () => {
  it("is answered with Discord's own 404, and logged", async () => {
    const response = await rest("/guilds/1/emojis");
    expect({ status: response.status, json: await response.json() }).toEqual({
      status: 404,
      json: { message: "404: Not Found", code: 0 },
    });
    expect(standIn.unsupported).toContain("GET /guilds/1/emojis");
    expect(logged).toContain("unsupported: GET /guilds/1/emojis");
  });

  it("needs the token", async () => {
    const response = await rest("/users/@me", { headers: { authorization: "Bot another" } });
    expect({ status: response.status, json: await response.json() }).toEqual({
      status: 401,
      json: { message: "401: Unauthorized", code: 0 },
    });
  });

  it.each([
    ["GET", "/channels/1", 10003],
    ["GET", "/users/1", 10013],
    ["POST", "/interactions/1/x/callback", 10062],
    ["GET", "/webhooks/1/x/messages/@original", 50027],
  ])("%s %s: %d", async (method, path, code) => {
    const json = { "content-type": "application/json" };
    const body = method === "POST" ? { body: '{"type":4,"data":{"content":"x"}}', headers: json } : {};
    const answer: unknown = await (await rest(path, { method, ...body })).json();
    expect(answer).toMatchObject({ code });
  });
});
