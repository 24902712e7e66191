// moderator: Embeds that Discord does not show
import { REST } from "discord.js";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type StandIn, startStandIn } from "../../../sandbox/standin/index.ts";
import { EmbedLinks } from "../../../src/thread/sending/embed-links.ts";
import { createMessenger, type Messenger } from "../../../src/thread/sending/messenger.ts";
import { message } from "../../../src/views/text/message.ts";

let standIn: StandIn;
let channel: string;
let embeds: EmbedLinks;
let messenger: Messenger;
let now = 0;

const rich = (content = "") => message({ content, embeds: [{ title: "Tracker", description: "turn 1" }] });
const bot = () => standIn.users().find((user) => user.bot)?.id ?? "";
const deny = (permission: string) =>
  standIn.setPermission({ who: bot(), permission, allowed: false, channelId: channel });
const allow = () => standIn.setPermission({ who: bot(), permission: "Embed Links", allowed: true, channelId: channel });
const standing = () =>
  standIn.messages(standIn.user("londo").id, channel).map(({ content, embeds: shown }) => [content, shown.length]);

describe("what the bot sends without Embed Links", () => {
  beforeEach(async () => {
    standIn = await startStandIn({ rateLimits: false, openApi: false });
    channel = standIn.generalChannelId;
    now = 0;
    embeds = new EmbedLinks(
      () => true,
      () => now,
    );
    messenger = createMessenger(new REST({ api: standIn.apiUrl }).setToken("sandbox-token"), embeds);
  });
  afterEach(() => standIn.close());

  it("is text where Discord drops the embeds, and where it refuses a message of nothing else", async () => {
    deny("Embed Links");
    await messenger.create(channel, rich("Look:"), "a");
    expect(standing()).toEqual([["Look:\n**Tracker**\nturn 1", 0]]);
    embeds.forgive();
    await messenger.create(channel, rich(), "b");
    expect(standing().at(-1)).toEqual(["**Tracker**\nturn 1", 0]);
    expect(embeds.shownIn(channel)).toBe(false);
  });

  it("is text where a message is edited, and an embed again when it may be", async () => {
    const id = await messenger.create(channel, rich("Look:"), "a");
    expect(standing()).toEqual([["Look:", 1]]);
    deny("Embed Links");
    await messenger.edit(channel, id, rich("Look:"));
    expect(standing()).toEqual([["Look:\n**Tracker**\nturn 1", 0]]);
    allow();
    await messenger.edit(channel, id, rich("Look:"));
    expect(standing()).toEqual([["Look:\n**Tracker**\nturn 1", 0]]);
    now += 10 * 60_000;
    await messenger.edit(channel, id, rich("Look:"));
    expect(standing()).toEqual([["Look:", 1]]);
  });

  it("is refused as anything is where the bot may not write at all", async () => {
    deny("Send Messages");
    await expect(messenger.create(channel, rich(), "a")).rejects.toMatchObject({ why: "not-allowed" });
    expect(embeds.shownIn(channel)).toBe(true);
  });

  it("is asked for as text at once where the permission is known to be missing", async () => {
    deny("Embed Links");
    const knowing = createMessenger(
      new REST({ api: standIn.apiUrl }).setToken("sandbox-token"),
      new EmbedLinks((asked) => asked !== channel),
    );
    await knowing.create(channel, rich(), "a");
    expect(standIn.requests.map(({ method, status }) => `${method} ${status}`)).toEqual(["POST 200"]);
    expect(standing()).toEqual([["**Tracker**\nturn 1", 0]]);
  });
});
