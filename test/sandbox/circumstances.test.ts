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

const table = "@londo /game create name:Narn\n";

describe("what Discord does, in a scenario", () => {
  it("lets the next requests on a route fail, and the ones after them arrive", async () => {
    await held(`
fail 50013 on POST /channels/*/threads times 1
@londo /game create name:Centauri
expect @londo reply "Missing Permissions"
@londo /game create name:Narn
expect #narn "the table"
fail 10008 on PUT pins
@londo in #general /game create name:Minbar
expect @londo reply "Unknown Message"
mend
@londo /game create name:Drazi
expect @londo reply "opened"
expect at most 1 refusals`);
  });

  it("lets direct messages with one person fail, and nobody else's", async () => {
    await held(`${table}
fail 10013 on dm @gkar
@gkar click "Join"
expect @gkar reply "cannot write"
@londo click "Join"
expect @londo dm "Vir Cotto"
refuse @gkar dm "Vir"`);
  });

  it("carries a request out and loses its answer", async () => {
    await held(`${table}
fail 400 after on dm times 1
@gkar click "Join"
expect @gkar reply "cannot write"
refuse @gkar dm "Vir"
fail 400 after on POST messages dm times 1
@gkar click "Join"
expect @gkar dm "Vir"`);
  });

  it("takes its time for every request", async () => {
    const began = Date.now();
    await held("latency 150ms\n@londo /game create\n@londo /game clock\nexpect @londo reply hours\nlatency 0ms");
    expect(Date.now() - began).toBeGreaterThan(4 * 150);
  });

  it("is away, unreachable, and back", async () => {
    await held(`
kill · discord unreachable · launch
expect bot says "not logged in"
discord away
discord back
expect bot ready
@londo /game clock
expect @londo reply "0 hours"`);
    expect(await reportOf("discord away\n@londo /game clock")).toMatch(/Discord itself is away/);
  });

  it("takes the store away only as a store can be", async () => {
    expect(() => parseScript("store gone")).toThrow("the store is away, silent or back");
    expect(() => parseScript("store away now")).toThrow("one word too many");
    expect(parseScript("store silent · kill").flatMap(({ steps }) => steps)).toHaveLength(2);
  });

  it("cuts the bot off for good, and whoever comes after", async () => {
    await held(`
close gateway 4014
expect bot exits "cut the bot off (4014)"
open gateway
start
@londo /game clock
expect @londo reply "0 hours"
drop gateway
@londo /game clock
expect @londo reply "0 hours"
reconnect gateway · forget sessions`);
  });

  it("says which requests were refused when there were too many", async () => {
    const report = await reportOf(
      `fail 50001 on threads\n${table}expect @londo reply access\nexpect at most 0 refusals`,
    );
    expect(report).toMatch(/1 requests were answered with 401, 403 or 429\n.*\n +1 × 403 POST \/channels\/\*\/threads/);
  });
});

describe("what moderators do, in a scenario", () => {
  it("deletes threads and messages, which are gone for people and bot", async () => {
    await held(`${table}
delete message "the table" #table
refuse #table "nothing of the kind"
delete #table
@londo in #general
@londo /act "wait"
expect #general "wait"`);
    expect(await reportOf(`${table}delete #table\n@londo in #narn`)).toMatch(/there is no #narn/);
    expect(await reportOf(`${table}delete message "x y z" #table`)).toMatch(/no message in #table shows "x y z"/);
    expect(await reportOf("delete #table")).toMatch(/there is no table yet/);
  });

  it("locks and archives threads, in which nothing can be pressed or commanded", async () => {
    expect(await reportOf(`${table}lock #table\n@londo click Join`)).toMatch(/do not work in a locked thread/);
    expect(await reportOf(`${table}archive #table\n@londo click Join`)).toMatch(/do not work in an archived thread/);
    expect(await reportOf(`${table}archive #table\n@londo /game clock`)).toMatch(/Commands do not work in an archived/);
    await held(`${table}archive #table\n@londo cannot click Join\n@londo cannot /game clock\nrefuse #table londo
@londo say "hello"\n@londo click Join\nexpect #table londo
lock #table · unlock #table\n@gkar click Join\nexpect #table gkar
archive #table · unarchive #table\n@delenn click Join\nexpect #table delenn`);
  });
});

describe("what a person cannot do, in a scenario", () => {
  it("fails the scenario when it can be done", async () => {
    expect(await reportOf(`${table}@gkar cannot click Join`)).toMatch(/gkar could do it/);
  });
});

describe("a line of a scenario that is not well formed", () => {
  it.each([
    ["fail often on messages", /"often" is no error code/],
    ["fail 12345 on messages", /"12345" is no error code/],
    ["fail 503 messages", /fail takes a code, on, and a route/],
    ["fail 503 on", /a route is missing/],
    ["fail 503 on messages pins", /one word too many/],
    ["fail 503 on messages times none", /not how many times/],
    ["latency soon", /latency takes a time/],
    ["discord sleeps", /away, unreachable or back/],
    ["close gateway", /takes a code/],
    ["close door 4004", /what does close concern/],
    ["delete message hello #table", /in quotes/],
    ["lock table", /a place is missing/],
    ["lock #table #general", /one word too many/],
    ["expect bot sleeps", /ready, exits or says/],
    ["expect at most some refusals", /expect at most 5 refusals/],
    ["@londo cannot", /what does this user do/],
    ["mend all", /one word too many/],
  ])("is refused: %s", (line, why) => {
    expect(() => parseScript(line)).toThrow(why);
  });
});
