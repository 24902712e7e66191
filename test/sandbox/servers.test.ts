import { afterAll, describe, expect, it } from "vitest";
import { runScenario } from "../../sandbox/scenario/run.ts";
import { parseScript } from "../../sandbox/scenario/script.ts";
import { SharedBots } from "../../sandbox/scenario/shared-bots.ts";

const bot = new URL("./stub-bot.ts", import.meta.url);
const shared = new SharedBots({ bot, patienceMs: 600 });
const play = (script: string) => runScenario(`${script}\n`, { bot, patienceMs: 600, shared });

afterAll(() => shared.close());

async function held(script: string): Promise<void> {
  const result = await play(script);
  expect(result.ok ? "" : result.report).toBe("");
}

async function reportOf(script: string): Promise<string> {
  const result = await play(script);
  if (result.ok) throw new Error("every line held");
  return result.report;
}

describe("a scenario in several servers", () => {
  it("plays its lines in the server that was named last, with its own table, #general and judges", async () => {
    await held(`
@londo /game create name:Narn
in server "Vega Colony"
expect bot says "came to Vega Colony"
@londo /act "hello vega"
expect #general "hello vega"
@morden /game create name:Shadows
expect #table "the table"
expect #shadows "the table"
@morden cannot in #narn
in server home
expect #narn "the table"
refuse #general "hello vega"
@gkar in server "vega colony" click "Join"
expect bot ready
in server "Vega Colony"
expect #table "gkar"`);
  });

  it("keeps who is first named in another server out of the first one, until they go there", async () => {
    const names = async (script: string) => (await reportOf(script)).match(/channels on offer: (.*)/)?.[1];
    expect(await names("@judgemorden in server Vega\n@judgemorden in #nowhere")).toBe("#general");
    await held(`
@londo /game create name:Narn
@judgemorden in server Vega
@judgemorden in server home
lock #narn
@judgemorden cannot say "I am no judge here"
in server Vega
@judgemorden in server Vega
@judgemorden /game create name:Vega
lock #vega
@judgemorden say "but here I am"`);
  });

  it("lets somebody leave, whom the bot cannot reach there or directly until they are back", async () => {
    await held(`
in server Vega
@londo /act "here"
@londo leaves
@londo cannot in #general
@londo in server Vega
@londo /act "again"`);
    expect(await reportOf("@londo leaves now")).toContain("one word too many");
    expect(await reportOf("@host leaves")).toContain("host owns");
  });

  it("throws the bot out of one server and leaves the other alone", async () => {
    await held(`
in server Vega
expect bot says "came to Vega"
kick bot
expect bot says "left Vega"
@londo cannot /hand
in server home
@londo /hand
expect @londo reply "Vir Cotto"
in server Vega
invite bot
outage
expect bot says "Vega is away"
@londo cannot /hand
outage over
expect bot says "Vega is here"
@londo /hand`);
  });

  it("runs a command of a person's own app where the bot is not, and among people", async () => {
    await held(`
in server Vega
kick bot
@londo cannot /rule
install @londo
@londo /rule
expect #general "context 0, owners user" "may EmbedLinks AttachFiles"
@londo in @gkar /rule
@gkar in @londo
@londo cannot /hand
@londo in dm /rule
expect @londo dm "context 1, owners server 0 and user"
in server home
@gkar in #general /rule
expect #general "context 0, owners server "
uninstall @londo
in server Vega
@londo in #general
@londo cannot /rule`);
  });

  it("denies and allows permissions, and gives roles", async () => {
    await held(`
deny @bot "Create Public Threads"
@londo /game create
expect @londo reply "Missing Permissions"
allow @bot CreatePublicThreads
@londo /game create name:Narn
expect #table "the table"
deny @bot "Send Messages in Threads" #table
deny @gkar "Send Messages in Threads" #table
@gkar cannot say "hello"
deny @everyone "View Channels" #narn
@gkar cannot in #narn
allow @everyone "View Channels" #narn
allow @bot "Send Messages in Threads" #narn
@gkar click "Join"
give @londo role Judge
lock #table
@londo say "as a judge"
take @londo role Judge
@londo cannot say "as nobody"`);
  });
});

describe("a line about servers that is not well formed", () => {
  it.each([
    ["in #general", /in server NAME/],
    ["in server", /a server's name is missing/],
    ["deny @bot Flying", /"Flying" is no permission/],
    ["deny bot Connect", /not of the form @name/],
    ["kick londo", /Only the bot/],
    ["give @londo Judge", /give @londo role Judge/],
    ["install londo", /not of the form @name/],
    ["outage soon", /one word too many/],
  ])("is refused: %s", (line, why) => {
    expect(() => parseScript(line)).toThrow(why);
  });
});
