/**
 * The payloads that Discord's documentation gives as examples (application commands, components, modals, channels,
 * guilds, messages), with ids and names of this project's and the fields that its tables of structures require.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Client, Interaction, Message, ThreadChannel } from "discord.js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { BotProcess } from "../../sandbox/bot-process.ts";
import type { StandIn } from "../../sandbox/standin/face.ts";
import { startStandIn } from "../../sandbox/standin/index.ts";
import { startBot } from "./bot.ts";
import { until } from "./until.ts";

let standIn: StandIn;
let server: string;
let channel: string;
let bot: string;
let lastId = 1_300_000_000_000_000_000n;
const nextId = () => String(++lastId);

const user = {
  id: "53908232506183680",
  username: "mason",
  avatar: "a_d5efa99b3eeaa7dd43acca82f5692432",
  discriminator: "1337",
  public_flags: 131141,
};

const member = () => ({
  user,
  roles: ["539082325061836999"],
  premium_since: null,
  permissions: "2147483647",
  pending: false,
  nick: null,
  mute: false,
  joined_at: "2017-03-13T19:19:14.040000+00:00",
  is_pending: false,
  deaf: false,
});

const interaction = (type: number, data: object, more: object = {}) => ({
  type,
  token: "A_UNIQUE_TOKEN",
  member: member(),
  id: nextId(),
  application_id: bot,
  version: 1,
  guild_id: server,
  app_permissions: "442368",
  guild_locale: "en-US",
  locale: "en-US",
  data,
  channel_id: channel,
  entitlements: [],
  authorizing_integration_owners: { "0": server },
  context: 0,
  attachment_size_limit: 10_485_760,
  ...more,
});

const ofPerson = () => ({
  member: undefined,
  guild_id: undefined,
  user,
  channel: { id: nextId(), type: 1, flags: 0, recipients: [user] },
  authorizing_integration_owners: { "1": user.id },
  context: 2,
});

const message = (more: object = {}) => ({
  reactions: [
    {
      count: 1,
      count_details: { burst: 0, normal: 1 },
      me: false,
      me_burst: false,
      emoji: { id: null, name: "🔥" },
      burst_colors: [],
    },
  ],
  attachments: [],
  tts: false,
  embeds: [],
  timestamp: "2017-07-11T17:27:07.299000+00:00",
  mention_everyone: false,
  id: nextId(),
  pinned: false,
  edited_timestamp: null,
  author: user,
  mention_roles: [],
  content: "We live for the one",
  channel_id: channel,
  mentions: [],
  type: 0,
  ...more,
});

const thread = (more: object = {}) => ({
  id: nextId(),
  guild_id: server,
  parent_id: channel,
  owner_id: user.id,
  name: "do not buy a jumpgate",
  type: 11,
  last_message_id: "155117677105512449",
  message_count: 1,
  member_count: 5,
  rate_limit_per_user: 2,
  thread_metadata: {
    archived: false,
    auto_archive_duration: 1440,
    archive_timestamp: "2021-04-12T23:40:39.855793+00:00",
    locked: false,
  },
  total_message_sent: 1,
  ...more,
});

const command = (name: string, option: string, value: string) => ({
  options: [{ type: 3, name: option, value }],
  type: 1,
  name,
  id: "771825006014889984",
});
const pressed = { component_type: 2, id: 2, custom_id: "click_me" };
const chosen = { component_type: 3, id: 2, custom_id: "favorite_bug", values: ["butterfly"] };
const form = {
  custom_id: "game_feedback_modal",
  components: [
    {
      type: 18,
      id: 1,
      component: { type: 4, id: 2, custom_id: "game_feedback", value: "the shadows still need help" },
    },
  ],
};
const completing = (name: string, option: string) => ({
  type: 1,
  name,
  id: "771825006014889984",
  options: [{ type: 3, name: option, value: "conf", focused: true }],
});

beforeAll(async () => {
  standIn = await startStandIn({ rateLimits: false });
  server = standIn.servers()[0]?.id ?? "";
  channel = standIn.generalChannelId;
  bot = standIn.users().find((each) => each.bot)?.id ?? "";
});
afterAll(() => standIn.close());

describe("the real client takes a documented payload", () => {
  let client: Client<true>;
  const heard: Interaction[] = [];

  beforeAll(async () => {
    client = await startBot(standIn);
    client.removeAllListeners("interactionCreate");
    client.on("interactionCreate", (each) => void heard.push(each));
  });
  afterAll(() => client.destroy());

  async function taken(payload: object): Promise<Interaction> {
    heard.length = 0;
    standIn.emit("INTERACTION_CREATE", payload);
    await until(() => heard.length > 0);
    const [first] = heard;
    if (!first) throw new Error("nothing was heard");
    return first;
  }

  it("of a slash command", async () => {
    const got = await taken(interaction(2, command("rule", "question", "conflicts")));
    if (!got.isChatInputCommand()) throw new Error("it is no slash command");
    expect(got.options.getString("question")).toBe("conflicts");
    expect(got.memberPermissions?.has("SendMessages")).toBe(true);
    expect(got.appPermissions.bitfield).toBe(442368n);
    expect(got.inCachedGuild()).toBe(true);
  });

  it("of a slash command of a person's own app", async () => {
    const got = await taken(interaction(2, command("rule", "question", "conflicts"), ofPerson()));
    expect({ context: got.context, guild: got.guildId, user: got.user.username }).toEqual({
      context: 2,
      guild: null,
      user: "mason",
    });
    expect(got.authorizingIntegrationOwners.userId).toBe(user.id);
  });

  it("of a button, a menu, a form and a completion", async () => {
    const button = await taken(interaction(3, pressed, { message: message({ author: { ...user, id: bot } }) }));
    expect(button.isButton() && button.customId).toBe("click_me");
    const menu = await taken(interaction(3, chosen, { message: message() }));
    expect(menu.isStringSelectMenu() && menu.values).toEqual(["butterfly"]);
    const filled = await taken(interaction(5, form));
    expect(filled.isModalSubmit() && filled.fields.getTextInputValue("game_feedback")).toMatch(/shadows/);
    const typed = await taken(interaction(4, completing("rule", "question")));
    expect(typed.isAutocomplete() && typed.options.getFocused()).toBe("conf");
  });

  it("of a thread that is opened and deleted, and of a message", async () => {
    const threads: string[] = [];
    const said: Message[] = [];
    client.on("threadCreate", ({ name }) => void threads.push(`new ${name}`));
    client.on("threadDelete", (each: ThreadChannel) => void threads.push(`gone ${each.name}`));
    client.on("messageCreate", (each) => void said.push(each));
    const given = thread();
    standIn.emit("THREAD_CREATE", { ...given, newly_created: true });
    standIn.emit("MESSAGE_CREATE", message({ guild_id: server }));
    standIn.emit("MESSAGE_CREATE", message({ guild_id: server, mentions: [{ ...user, id: bot }] }));
    standIn.emit("THREAD_DELETE", { id: given.id, guild_id: server, parent_id: channel, type: 11 });
    await until(() => threads.length === 2 && said.length === 2);
    expect(threads).toEqual(["new do not buy a jumpgate", "gone do not buy a jumpgate"]);
    // Without the message-content intent only what mentions the bot can be read.
    expect(said.map(({ content }) => content)).toEqual(["", "We live for the one"]);
  });

  it("of a server that is there, unavailable, and left", async () => {
    const seen: string[] = [];
    const id = nextId();
    client.on("guildCreate", (guild) => void seen.push(`in ${guild.name}`));
    client.on("guildUnavailable", (guild) => void seen.push(`away ${guild.name}`));
    client.on("guildDelete", (guild) => void seen.push(`out of ${guild.name}`));
    standIn.emit("GUILD_CREATE", {
      id,
      name: "Mason's test server",
      icon: null,
      owner_id: user.id,
      roles: [],
      emojis: [],
      features: ["NEWS"],
      joined_at: "2017-03-13T19:19:14.040000+00:00",
      large: false,
      member_count: 2,
      members: [member()],
      channels: [
        { id: nextId(), guild_id: id, name: "general", type: 0, position: 6, permission_overwrites: [], nsfw: true },
      ],
      threads: [],
      presences: [],
      voice_states: [],
      stage_instances: [],
      guild_scheduled_events: [],
      preferred_locale: "en-US",
      system_channel_flags: 0,
    });
    standIn.emit("GUILD_DELETE", { id, unavailable: true });
    standIn.emit("GUILD_DELETE", { id });
    await until(() => seen.length === 3);
    expect(seen).toEqual(["in Mason's test server", "away Mason's test server", "out of Mason's test server"]);
  });
});

describe("the whole bot answers a documented payload", () => {
  let process: BotProcess;
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "documented-"));
    process = new BotProcess({ apiUrl: standIn.apiUrl, dataDir: folder, readyWithinMs: 60_000 });
    await process.start();
  }, 70_000);
  afterAll(async () => {
    await process.stop();
    await rm(folder, { recursive: true });
  });

  it.each<[string, () => ReturnType<typeof interaction>]>([
    ["a slash command", () => interaction(2, command("rule", "question", "conflicts"))],
    ["a slash command of a person's own app", () => interaction(2, command("rule", "question", "x"), ofPerson())],
    ["a completion", () => interaction(4, completing("rule", "question"))],
    ["a button that it never made", () => interaction(3, pressed, { message: message() })],
    ["a menu that it never made", () => interaction(3, chosen, { message: message() })],
    ["a form that it never opened", () => interaction(5, form)],
    ["a command that it does not have", () => interaction(2, command("cardsearch", "cardname", "The Gitrog Monster"))],
  ])("%s", async (_, payload) => {
    const given = payload();
    standIn.emit("INTERACTION_CREATE", given);
    const callback = `/interactions/${given.id}/A_UNIQUE_TOKEN/callback`;
    await until(() => standIn.requests.some(({ method, path }) => method === "POST" && path === callback));
    expect(process.running).toBe(true);
  });
});
