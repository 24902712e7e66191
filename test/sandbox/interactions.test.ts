import { type ChatInputCommandInteraction, type Client, GatewayDispatchEvents } from "discord.js";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Outcome, SandboxUser, StandIn } from "../../sandbox/standin/face.ts";
import { startStandIn } from "../../sandbox/standin/index.ts";
import { startBot } from "./bot.ts";
import { until } from "./until.ts";

let standIn: StandIn;
let bot: Client<true>;
let londo: SandboxUser;
let gkar: SandboxUser;
let general: string;

beforeEach(async () => {
  standIn = await startStandIn({ rateLimits: false });
  londo = standIn.user("londo");
  gkar = standIn.user("gkar");
  general = standIn.generalChannelId;
  bot = await startBot(standIn);
});

afterEach(async () => {
  await bot.destroy();
  await standIn.close();
});

const run = (name: string, options = {}, who = londo) => standIn.run(who.id, general, { name, options });
const texts = (who = londo, channel = general) => standIn.messages(who.id, channel).map((each) => each.content);

async function messageId(outcome: Promise<Outcome>): Promise<string> {
  const answered = await outcome;
  if (answered.kind !== "message") throw new Error(`no message: ${JSON.stringify(answered)}`);
  return answered.message.id;
}

describe("slash commands", () => {
  it("are registered, answered and followed up", async () => {
    expect(standIn.commands().map((command) => command.name)).toContain("table");
    expect(await run("ping")).toMatchObject({ kind: "message", message: { content: "pong", ephemeral: false } });
    await until(() => texts().includes("followed pong"));
    expect(texts(gkar)).toEqual(["pong", "followed pong"]);
    expect(standIn.violations).toEqual([]);
  });

  it("carry subcommands and converted options", async () => {
    const options = { rules: "engine rules", seats: "3", open: "true", judge: "@gkar" };
    const outcome = await standIn.run(londo.id, general, { name: "table", subcommand: "open", options });
    expect(outcome).toMatchObject({ kind: "message", message: { content: "engine 3 true gkar" } });
  });

  it.each([
    [{ name: "table", subcommand: "open", options: {} }, /"rules" is required/],
    [{ name: "table", subcommand: "open", options: { rules: "none" } }, /not one of: Engine Rules, Casual/],
    [{ name: "table", subcommand: "open", options: { rules: "engine", seats: "2.5" } }, /not a whole number/],
    [{ name: "table", subcommand: "shut", options: {} }, /no subcommand "shut"/],
    [{ name: "table", options: {} }, /needs one of: open/],
    [{ name: "pong", options: {} }, /no command \/pong/],
    [{ name: "ping", options: { loud: "yes" } }, /no option "loud"/],
  ])("that a client would not send are refused: %j", async (typed, reason) => {
    const outcome = await standIn.run(londo.id, general, typed);
    expect(outcome).toMatchObject({ kind: "failed", reason: expect.stringMatching(reason) });
  });

  it("offer choices while typing", async () => {
    const typed = { name: "act", options: { order: "with" } };
    const offered = await standIn.complete(londo.id, general, typed, "order");
    expect(offered).toEqual({
      kind: "choices",
      choices: ["support Trade Pact with Delenn", "build with Londo"].map((name) => ({ name, value: name })),
    });
  });

  it("are not answered any more when their time is over", async () => {
    await bot.destroy();
    await standIn.close();
    standIn = await startStandIn({ answerWithinMs: 250 });
    londo = standIn.user("londo");
    bot = await startBot(standIn);
    const codes: unknown[] = [];
    bot.on("interactionCreate", (interaction) => {
      if (!interaction.isChatInputCommand() || interaction.commandName !== "never") return;
      setTimeout(() => {
        interaction.reply("too late").catch((error: unknown) => {
          codes.push(error instanceof Error && "code" in error ? error.code : error);
        });
      }, 350);
    });
    const outcome = await standIn.run(londo.id, standIn.generalChannelId, { name: "never", options: {} });
    expect(outcome).toEqual({ kind: "failed", reason: "The application did not respond" });
    await until(() => codes.length > 0);
    expect(codes).toEqual([10062]);
    expect(standIn.messages(londo.id, standIn.generalChannelId)).toEqual([]);
  });

  it("are answered once, though several processes hear of them", async () => {
    const second = await startBot(standIn, { register: false });
    const errors: unknown[] = [];
    for (const client of [bot, second]) {
      client.on("interactionCreate", (interaction) => {
        if (!interaction.isChatInputCommand() || interaction.commandName !== "never") return;
        interaction.reply("mine").catch((error: unknown) => errors.push(error));
      });
    }
    expect(await run("never")).toMatchObject({ kind: "message", message: { content: "mine" } });
    await until(() => errors.length === 1);
    expect(errors[0]).toMatchObject({ code: 40060, status: 400 });
    expect(texts()).toEqual(["mine"]);
    await second.destroy();
  });
});

describe("private replies", () => {
  it("are seen by one user only, who may dismiss them", async () => {
    const outcome = await run("secret");
    expect(outcome).toMatchObject({ kind: "message", message: { content: "only for you", ephemeral: true } });
    expect(texts(gkar)).toEqual([]);
    expect(texts()).toEqual(["only for you"]);
    standIn.dismissEphemeral(londo.id, standIn.messages(londo.id, general)[0]?.id ?? "");
    expect(texts()).toEqual([]);
  });

  it("come later when they were deferred", async () => {
    expect(await run("slow")).toMatchObject({ kind: "deferred", message: { flags: 128 + 64 } });
    await until(() => texts().includes("at last"));
    expect(standIn.messages(londo.id, general)).toMatchObject([{ ephemeral: true, flags: 64 }]);
    expect(texts(gkar)).toEqual([]);
  });

  it("take edits for 15 minutes", async () => {
    const failures: unknown[] = [];
    bot.on("interactionCreate", async (interaction) => {
      if (!interaction.isChatInputCommand() || interaction.commandName !== "never") return;
      await interaction.reply("first");
      standIn.advance(14 * 60_000);
      await interaction.editReply("second");
      standIn.advance(2 * 60_000);
      await interaction.editReply("third").catch((error: unknown) => failures.push(error));
    });
    await run("never");
    await until(() => failures.length > 0);
    expect(failures[0]).toMatchObject({ code: 50027 });
    expect(texts()).toEqual(["second"]);
  });
});

describe("a token of an interaction", () => {
  /** What Discord answers to what is asked with the token, in order. */
  async function answers(
    ask: (interaction: ChatInputCommandInteraction) => readonly (() => Promise<unknown>)[],
    command = "never",
  ) {
    const codes: unknown[] = [];
    let wanted = 1;
    bot.on("interactionCreate", async (interaction) => {
      if (!interaction.isChatInputCommand() || interaction.commandName !== command) return;
      const all = ask(interaction);
      wanted = all.length;
      for (const each of all)
        await each().then(
          () => codes.push("done"),
          (error: { code: unknown }) => codes.push(error.code),
        );
    });
    void run(command);
    await until(() => codes.length === wanted);
    return codes;
  }

  it("is good for nothing before the first answer", async () => {
    expect(await answers((asked) => [() => asked.webhook.send("early"), () => asked.reply("now")])).toEqual([
      10015,
      "done",
    ]);
  });

  it("touches the messages that it has made, and no other", async () => {
    const other = await messageId(run("menu"));
    let follow = "";
    const codes = await answers((asked) => [
      () => asked.reply("mine"),
      () => asked.followUp("too").then((message) => (follow = message.id)),
      () => asked.webhook.editMessage(follow, "changed"),
      () => asked.webhook.editMessage(other, "stolen"),
      () => asked.webhook.deleteMessage(other),
    ]);
    expect(codes).toEqual(["done", "done", "done", 10008, 10008]);
    expect(texts()).toContain("changed");
    expect(texts()).not.toContain("stolen");
  });

  it("takes five follow-ups where the application acts by its user's leave alone", async () => {
    await bot.application?.commands.set([{ name: "mine", description: "Anywhere", integrationTypes: [1] }]);
    standIn.setInstalled(londo.id, true);
    const codes = await answers(
      (asked) => [() => asked.reply("first"), ...Array.from({ length: 6 }, (_, at) => () => asked.followUp(`${at}`))],
      "mine",
    );
    expect(codes).toEqual(["done", ...Array(5).fill("done"), 40094]);
  });

  it("answers no press on a message that was deleted meanwhile, and none in a thread that is gone", async () => {
    const id = await messageId(run("menu"));
    const codes: unknown[] = [];
    bot.removeAllListeners("interactionCreate");
    bot.on("interactionCreate", async (interaction) => {
      if (!interaction.isButton()) return;
      standIn.deleteMessage(id);
      await interaction.update("late").catch((error: { code: unknown }) => codes.push(error.code));
      standIn.deleteChannel(general);
      await interaction.reply("later").catch((error: { code: unknown }) => codes.push(error.code));
    });
    void standIn.press(londo.id, id, "update");
    await until(() => codes.length === 2);
    expect(codes).toEqual([10008, 10003]);
  });

  it("comes with parts of the members and channels that are named, as the documentation lists them", async () => {
    await bot.application?.commands.set([
      {
        name: "look",
        description: "Looks",
        options: [
          { name: "who", description: "Who", type: 6 },
          { name: "where", description: "Where", type: 7 },
        ],
      },
    ]);
    type Heard = { data: { resolved: { members: object; channels: object } }; channel: object };
    const heard = new Promise<Heard>((resolve) => bot.ws.on(GatewayDispatchEvents.InteractionCreate, resolve));
    void run("look", { who: gkar.id, where: general });
    const { data, channel } = await heard;
    const { resolved } = data;
    const [member] = Object.values(resolved.members);
    const [where] = Object.values(resolved.channels);
    expect(Object.keys(member).filter((key) => ["user", "deaf", "mute"].includes(key))).toEqual([]);
    expect(where).toMatchObject({ id: general, permissions: expect.any(String), app_permissions: expect.any(String) });
    for (const each of [where, channel]) expect(each).not.toHaveProperty("permission_overwrites");
  });
});

describe("buttons, menus and forms", () => {
  it("update the message that they stand on", async () => {
    const id = await messageId(run("menu"));
    expect(await standIn.press(gkar.id, id, "update")).toEqual({ kind: "updated" });
    expect(standIn.messages(londo.id, general)).toMatchObject([{ content: "updated", components: [] }]);
  });

  it("may update it later", async () => {
    const id = await messageId(run("menu"));
    expect(await standIn.press(londo.id, id, "defer")).toEqual({ kind: "updated" });
    await until(() => texts().includes("edited after a deferred update"));
  });

  it("cannot be pressed when they are disabled, gone or out of sight", async () => {
    const id = await messageId(run("menu"));
    expect(await standIn.press(londo.id, id, "off")).toMatchObject({ kind: "failed", reason: /disabled/ });
    expect(await standIn.press(londo.id, id, "none")).toMatchObject({ kind: "failed" });
    const secret = await messageId(run("secret"));
    expect(await standIn.press(gkar.id, secret, "x")).toMatchObject({ kind: "failed", reason: /does not see/ });
  });

  it("carry what was chosen", async () => {
    const id = await messageId(run("menu"));
    expect(await standIn.select(londo.id, id, "cards", ["vir", "carn"])).toMatchObject({
      kind: "message",
      message: { content: "chose vir and carn" },
    });
    expect(await standIn.select(londo.id, id, "who", [gkar.id])).toMatchObject({
      message: { content: `chose ${gkar.id} and gkar` },
    });
    expect(await standIn.select(londo.id, id, "cards", ["kosh"])).toMatchObject({
      kind: "failed",
      reason: /no option/,
    });
  });

  it("open forms that are filled and sent", async () => {
    const id = await messageId(run("menu"));
    expect(await standIn.press(londo.id, id, "ask")).toMatchObject({
      kind: "modal",
      modal: { data: { title: "What is Vir Cotto?" } },
    });
    expect(standIn.openModal(gkar.id)).toBeNull();
    expect(await standIn.submit(londo.id, { cost: "123", type: ["fleet"] })).toMatchObject({ kind: "failed" });
    expect(await standIn.submit(londo.id, { cost: "3" })).toMatchObject({ kind: "failed", reason: /Type of card/ });
    expect(await standIn.submit(londo.id, { cost: "3", type: ["fleet"] })).toMatchObject({
      kind: "message",
      message: { content: "cost 3, type fleet", ephemeral: true },
    });
    expect(standIn.openModal(londo.id)).toBeNull();
  });

  it("open forms from commands, which may be dismissed", async () => {
    expect(await run("form")).toMatchObject({ kind: "modal" });
    standIn.dismissModal(londo.id);
    expect(await standIn.submit(londo.id, { cost: "3" })).toEqual({ kind: "failed", reason: "No form is open" });
  });
});

describe("files", () => {
  it("come from the bot with their alternative text", async () => {
    const outcome = await run("picture");
    if (outcome.kind !== "message") throw new Error("no message");
    const [file] = outcome.message.attachments;
    expect(file).toMatchObject({ filename: "table.txt", description: "Londo has influence 5", size: 9 });
    const shown = { url: file?.url, description: "Londo has influence 5" };
    expect(outcome.message.embeds[0]?.image).toMatchObject(shown);
    expect(await (await fetch(file?.url ?? "")).text()).toBe("a picture");
  });

  it("come from people, for the bot to fetch", async () => {
    const file = { filename: "a.dek", contentType: "text/plain", bytes: new TextEncoder().encode("3 Narn Fleet") };
    expect(await run("read", { file })).toMatchObject({ message: { content: "a.dek (text/plain): 3 Narn Fleet" } });
  });
});
