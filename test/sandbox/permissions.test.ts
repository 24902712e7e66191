import { readdirSync, readFileSync } from "node:fs";
import { ChannelType, type Client, OverwriteType, PermissionFlagsBits } from "discord.js";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { StandIn } from "../../sandbox/standin/face.ts";
import { invitedPermissions, startStandIn } from "../../sandbox/standin/index.ts";
import { isRecord, numberOf, textOf } from "../../sandbox/standin/json.ts";
import {
  basePermissions,
  permissionNamed,
  permissionsIn,
  setOverwrite,
} from "../../sandbox/standin/servers/permissions.ts";
import { World } from "../../sandbox/standin/world.ts";
import { startBot } from "./bot.ts";
import { until } from "./until.ts";

const { SendMessages, SendMessagesInThreads, ViewChannel, EmbedLinks, ManageThreads } = PermissionFlagsBits;

describe("whoever opens a fresh sandbox first", () => {
  const rolesIn = (world: World, name: string) =>
    world.person(name).person.roles.map((id) => world.roles.get(id)?.name ?? "");

  it("has the role Judge, and nobody who comes later, where that is asked for", () => {
    const hears = { dispatch: () => {}, announce: () => {} };
    const alone = new World(hears, { guild: "Babylon 5", bot: "moderator", firstJudges: true });
    expect(rolesIn(alone, "londo")).toEqual(["Judge"]);
    expect(rolesIn(alone, "gkar")).toEqual([]);
    const manages = (name: string) =>
      (basePermissions(alone, alone.home, alone.person(name).person.user.id) & PermissionFlagsBits.ManageGuild) !== 0n;
    expect({ londo: manages("londo"), gkar: manages("gkar") }).toEqual({ londo: true, gkar: false });
    expect(rolesIn(new World(hears, { guild: "Babylon 5", bot: "moderator" }), "londo")).toEqual([]);
  });
});

describe("permissions in a channel", () => {
  const world = new World({ dispatch: () => {}, announce: () => {} }, { guild: "Babylon 5", bot: "moderator" });
  const { person } = world.person("judge-dread");
  const judgeRole = person.roles[0] ?? "";
  const everyone = { id: world.guildId, type: OverwriteType.Role };
  const judges = { id: judgeRole, type: OverwriteType.Role };
  const member = { id: person.user.id, type: OverwriteType.Member };
  const channel = () => world.addChannel({ type: ChannelType.GuildText, name: "council" });
  const may = (where: ReturnType<typeof channel>, bit: bigint) =>
    (permissionsIn(world, where, person.user.id) & bit) === bit;

  it("are those of the roles, then denied and allowed to everyone, to roles, and to the member", () => {
    const council = channel();
    expect(may(council, SendMessages | ManageThreads)).toBe(true);
    setOverwrite(council, everyone, SendMessages, false);
    expect(may(council, SendMessages)).toBe(false);
    setOverwrite(council, judges, SendMessages, true);
    expect(may(council, SendMessages)).toBe(true);
    setOverwrite(council, member, SendMessages, false);
    expect(may(council, SendMessages)).toBe(false);
    setOverwrite(council, member, SendMessages, null);
    expect(may(council, SendMessages)).toBe(true);
  });

  it("are none where the channel cannot be seen, and no embeds where nothing can be written", () => {
    const council = channel();
    setOverwrite(council, everyone, SendMessages, false);
    expect(may(council, EmbedLinks)).toBe(false);
    setOverwrite(council, everyone, ViewChannel, false);
    expect(permissionsIn(world, council, person.user.id)).toBe(0n);
    expect(permissionsIn(world, council, world.ownerId) & ViewChannel).toBe(ViewChannel);
  });

  it("are to see and to read what was said, for whoever is timed out, until that is over", async () => {
    const standIn = await startStandIn({ rateLimits: false, openApi: false });
    const [home] = standIn.servers();
    const [bot] = standIn.users().filter((user) => user.bot);
    const held = (who: string) => standIn.permissions(who, standIn.generalChannelId).sort();
    const before = held(bot?.id ?? "");
    standIn.timeOut(bot?.id ?? "", home?.id ?? "", 60_000);
    expect(held(bot?.id ?? "")).toEqual(["ReadMessageHistory", "ViewChannel"]);
    const vir = standIn.user("vir").id;
    standIn.timeOut(vir, home?.id ?? "", 60_000);
    expect(() => standIn.say(vir, standIn.generalChannelId, "x")).toThrow("may not write");
    standIn.advance(61_000);
    expect(held(bot?.id ?? "")).toEqual(before);
    standIn.timeOut(vir, home?.id ?? "", 60_000);
    standIn.timeOut(vir, home?.id ?? "", 0);
    standIn.say(vir, standIn.generalChannelId, "x");
    await standIn.close();
  });

  it("are a thread's as they are its channel's, but for writing", () => {
    const council = channel();
    const thread = world.addChannel({ type: ChannelType.PublicThread, name: "table", parentId: council.id });
    setOverwrite(council, everyone, SendMessages, false);
    expect(may(thread, SendMessagesInThreads | EmbedLinks)).toBe(true);
    setOverwrite(council, everyone, SendMessagesInThreads, false);
    expect(may(thread, EmbedLinks)).toBe(false);
  });

  it.each(["SEND_MESSAGES", "SendMessages", "send messages", "Send Messages"])("are named as in %s", (name) => {
    expect(permissionNamed(name)).toBe("SendMessages");
  });

  it("with which the documented address invites are those that the sandbox's bot has", () => {
    const docs = readdirSync("docs", { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".md"));
    const pages = ["README.md", ...docs.map((name) => `docs/${name}`)].map((path) => readFileSync(path, "utf8"));
    const found = pages.flatMap((page) => [...page.matchAll(/[?&]permissions=(\d+)/g)].map((match) => match[1]));
    expect(new Set(found)).toEqual(new Set([invitedPermissions.toString()]));
  });
});

describe("a route without its permission", () => {
  let standIn: StandIn;
  let general: string;
  let thread: string;
  let message: string;

  const ask = async (method: string, path: string, body?: object) => {
    const answer = await fetch(`${standIn.apiUrl}/v10${path}`, {
      method,
      headers: { authorization: "Bot sandbox-token", "content-type": "application/json" },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const json: unknown = answer.status === 204 ? {} : await answer.json();
    const { id, code } = isRecord(json) ? json : {};
    return { status: answer.status, id: textOf(id) ?? "", code: numberOf(code), json };
  };
  const bot = () => standIn.users().find((user) => user.bot)?.id ?? "";
  const deny = (...permissions: string[]) => {
    for (const permission of permissions) {
      standIn.setPermission({ who: bot(), permission, allowed: false, channelId: general });
    }
  };

  beforeEach(async () => {
    standIn = await startStandIn({ rateLimits: false, openApi: false });
    general = standIn.generalChannelId;
    thread = (await ask("POST", `/channels/${general}/threads`, { name: "table", type: 11 })).id;
    message = (await ask("POST", `/channels/${thread}/messages`, { content: "x" })).id;
  });
  afterEach(() => standIn.close());

  it.each<[string, string[], string, (at: { general: string; thread: string; message: string }) => string, object?]>([
    ["writing", ["Send Messages"], "POST", ({ general }) => `/channels/${general}/messages`, { content: "x" }],
    [
      "writing in a thread",
      ["Send Messages in Threads"],
      "POST",
      ({ thread }) => `/channels/${thread}/messages`,
      { content: "x" },
    ],
    ["embeds", ["Embed Links"], "POST", ({ thread }) => `/channels/${thread}/messages`, { embeds: [{ title: "x" }] }],
    [
      "threads",
      ["Create Public Threads"],
      "POST",
      ({ general }) => `/channels/${general}/threads`,
      { name: "x", type: 11 },
    ],
    ["pins", ["Pin Messages"], "PUT", ({ thread, message }) => `/channels/${thread}/messages/pins/${message}`],
    [
      "reading one",
      ["Read Message History"],
      "GET",
      ({ thread, message }) => `/channels/${thread}/messages/${message}`,
    ],
    ["locking", ["Manage Threads"], "PATCH", ({ thread }) => `/channels/${thread}`, { locked: true }],
    ["deleting a thread", ["Manage Threads"], "DELETE", ({ thread }) => `/channels/${thread}`],
    ["changing a channel", ["Manage Channels"], "PATCH", ({ general }) => `/channels/${general}`, { topic: "x" }],
    ["typing", ["Send Messages in Threads"], "POST", ({ thread }) => `/channels/${thread}/typing`],
  ])("answers 50013: %s", async (_, permissions, method, path, body) => {
    deny(...permissions);
    expect(await ask(method, path({ general, thread, message }), body)).toMatchObject({ status: 403, code: 50013 });
  });

  it("leaves embeds out without a word where something else is said, also of an edit, without Embed Links", async () => {
    deny("Embed Links");
    const messages = `/channels/${thread}/messages`;
    const embeds = [{ title: "x" }];
    expect(await ask("POST", messages, { content: "y", embeds })).toMatchObject({ json: { content: "y", embeds: [] } });
    expect(await ask("PATCH", `${messages}/${message}`, { content: "z", embeds })).toMatchObject({
      json: { content: "z", embeds: [] },
    });
    expect(await ask("PATCH", `${messages}/${message}`, { content: "", embeds })).toMatchObject({ code: 50006 });
    expect(standIn.violations).toEqual([]);
  });

  it("answers 50001 where it cannot see, and a thread's creator may rename and archive it all the same", async () => {
    deny("Manage Threads");
    expect((await ask("DELETE", `/channels/${thread}`)).code).toBe(50013);
    expect((await ask("PATCH", `/channels/${thread}`, { name: "new" })).status).toBe(200);
    deny("View Channels");
    for (const path of [`/channels/${thread}`, `/channels/${general}`, `/channels/${thread}/messages`]) {
      expect(await ask("GET", path)).toMatchObject({ status: 403, code: 50001 });
    }
    expect(standIn.invalidRequests).toBe(4);
  });

  it("answers nothing of what was said before, and 160002 to an answer, without Read Message History", async () => {
    deny("Read Message History");
    const list = await fetch(`${standIn.apiUrl}/v10/channels/${thread}/messages`, {
      headers: { authorization: "Bot sandbox-token" },
    });
    expect(await list.json()).toEqual([]);
    const answer = { content: "x", message_reference: { message_id: message } };
    expect((await ask("POST", `/channels/${thread}/messages`, answer)).code).toBe(160002);
  });

  it("lets no one but who manages threads write in a locked thread, and edits nothing in an archived one", async () => {
    const post = () => ask("POST", `/channels/${thread}/messages`, { content: "y" });
    const edit = () => ask("PATCH", `/channels/${thread}/messages/${message}`, { content: "z" });
    standIn.setArchived(thread, true);
    expect((await edit()).code).toBe(50083);
    expect((await post()).status).toBe(200);
    expect((await edit()).status).toBe(200);
    standIn.setLocked(thread, true);
    expect((await post()).status).toBe(200);
    deny("Manage Threads");
    expect((await post()).code).toBe(160005);
    expect((await edit()).code).toBe(160005);
    standIn.setArchived(thread, true);
    expect((await post()).code).toBe(50083);
    expect((await ask("PATCH", `/channels/${thread}`, { archived: false })).code).toBe(50013);
    const londo = standIn.user("londo").id;
    expect(() => standIn.say(londo, thread, "hello")).toThrow(/locked/);
    standIn.say(standIn.user("judge").id, thread, "hello");
  });

  it("is told in words of Discord's, and refuses what is none", () => {
    expect(standIn.permissions(bot(), thread)).toContain("SendMessagesInThreads");
    deny("Send Messages in Threads");
    expect(standIn.permissions(bot(), thread)).not.toContain("SendMessagesInThreads");
    expect(() => deny("Fly")).toThrow(/"Fly" is no permission/);
    const londo = standIn.user("londo").id;
    expect(() => standIn.setPermission({ who: londo, permission: "Send Messages", allowed: false })).toThrow(
      /whole server/,
    );
  });
});

describe("a bot that is thrown out", () => {
  let standIn: StandIn;
  let client: Client<true>;

  beforeAll(async () => {
    standIn = await startStandIn({ rateLimits: false });
    client = await startBot(standIn);
  });
  afterAll(async () => {
    await client.destroy();
    await standIn.close();
  });

  it("hears so, may do nothing there, is offered to nobody, and hears when it is back", async () => {
    const home = standIn.servers()[0]?.id ?? "";
    const heard: string[] = [];
    client.on("guildDelete", (guild) => void heard.push(`out of ${guild.name}`));
    client.on("guildCreate", (guild) => void heard.push(`in ${guild.name}`));
    standIn.kickBot();
    await until(() => heard.length === 1);
    const code = (error: unknown) => (error instanceof Error && "code" in error ? error.code : error);
    await expect(client.channels.fetch(standIn.generalChannelId).catch(code)).resolves.toBe(50001);
    await expect(client.guilds.fetch(home).catch(code)).resolves.toBe(10004);
    const londo = standIn.user("londo").id;
    expect(await standIn.run(londo, standIn.generalChannelId, { name: "ping", options: {} })).toMatchObject({
      kind: "failed",
      reason: "/ping is not offered here",
    });
    standIn.inviteBot();
    await until(() => heard.length === 2);
    expect(heard).toEqual(["out of Babylon 5", "in Babylon 5"]);
    expect(await standIn.run(londo, standIn.generalChannelId, { name: "ping", options: {} })).toMatchObject({
      kind: "message",
    });
  });

  it("is told from an outage, in which nothing works and nothing is lost", async () => {
    const heard: string[] = [];
    client.on("guildUnavailable", () => void heard.push("away"));
    client.on("guildAvailable", () => void heard.push("back"));
    standIn.setOutage(true);
    await until(() => heard.includes("away"));
    const londo = standIn.user("londo").id;
    expect(await standIn.run(londo, standIn.generalChannelId, { name: "ping", options: {} })).toMatchObject({
      reason: "This server is unavailable",
    });
    standIn.setOutage(false);
    await until(() => heard.includes("back"));
    expect(client.guilds.cache.size).toBe(1);
  });
});
