import { afterAll, describe, expect, it } from "vitest";
import { runScenario, type ScenarioResult } from "../../sandbox/scenario/run.ts";
import { parseScript } from "../../sandbox/scenario/script.ts";
import { needsOwnBot, SharedBots } from "../../sandbox/scenario/shared-bots.ts";

const bot = new URL("./stub-bot.ts", import.meta.url);
const lines: string[] = [];
const shared = new SharedBots({ bot, patienceMs: 2_000, onLine: (line) => lines.push(line) });
const play = (script: string) => runScenario(`${script}\n`, { bot, patienceMs: 2_000, shared });
const reportOf = (result: ScenarioResult) => (result.ok ? "" : result.report);

afterAll(() => shared.close());

describe("scenarios that share a bot", () => {
  it("find it as the one before has left it, and neither its people, servers, channels nor messages", async () => {
    const one = await play(`
@londo /game create name:Narn
@londo click "Join"
expect @londo dm "Vir Cotto"
expect #table "londo" "Seats 1"
close-dms @gkar
channel #news text
deny @everyone "Send Messages" #general
@londo /menu
@londo click "Ask"
expect @londo form "Type of card"
in server Vega
@morden /act "hello"`);
    expect(reportOf(one)).toBe("");
    await expect.poll(() => lines).toEqual(["came to Vega"]);

    const two = await play(`
@londo cannot in #narn
@londo cannot in #news
@londo cannot click "Join"
refuse @londo dm "Vir Cotto"
refuse @londo form "Type of card"
refuse #general "menu"
@londo say "I may write here"
@gkar /game create name:Minbari
expect #table "londo" "Seats 1"
@gkar click "Join"
expect @gkar dm "Vir Cotto"
in server Vega
@morden cannot click "Ask"
refuse #general "hello"`);
    expect(reportOf(two)).toBe("");
    const since = ["left Babylon 5", "left Vega", "came to Babylon 5", "came to Vega"];
    await expect.poll(() => lines.slice(1)).toEqual(since);
  });

  it("are not told of what the bot wrote before they began", async () => {
    const report = reportOf(await play('expect #general "nothing stands here"'));
    expect(report).toContain("does not show");
    expect(report).not.toContain("came to Vega");
  });

  it("have another one after a scenario that did not hold", async () => {
    expect(reportOf(await play("@delenn /game create\nexpect #table empty"))).toBe("");
    expect((await play("@delenn /game wrong")).ok).toBe(false);
    expect(reportOf(await play("@delenn /game create\nexpect #table empty"))).toBe("");
  });

  it("move the clocks of bots that those never meet who do not", async () => {
    expect(reportOf(await play('@lennier /game create\n@lennier click "Join"\nexpect #table lennier'))).toBe("");
    expect(reportOf(await play("@lennier /game create\nadvance 25h\nexpect #table empty"))).toBe("");
    expect(reportOf(await play("@lennier /game create\nadvance 1h\nexpect #table empty"))).toBe("");
    expect(reportOf(await play("@lennier /game create\nexpect #table lennier"))).toBe("");
  });

  it.each(["kill · start", "kill"])("find one that runs after another has done: %s", async (end) => {
    expect(reportOf(await play(`@vir /game create\nfail 500 on POST messages\n${end}`))).toBe("");
    expect(reportOf(await play('@vir /game create\n@vir click "Join"\nexpect #table vir'))).toBe("");
  });
});

describe("a scenario", () => {
  it.each([
    "kill 1s after @londo /menu",
    "launch",
    "discord away",
    "drop gateway",
    'expect bot says "ready"',
    "expect at most 5 refusals",
    "@londo /about",
    "@londo cannot /about",
  ])("that says %j has a bot of its own", (line) => {
    expect(needsOwnBot(parseScript(`@londo /game create\n${line}`))).toBe(true);
  });

  it.each([
    "@londo /game create",
    "channel #news text",
    "delete #table",
    "archive #table",
    'deny @bot "Send Messages" #table',
    "give @londo role Judge",
    "install @londo",
    "close-dms @londo",
    "in server Vega",
    "wait 1s",
    "advance 25h",
    "kill · start",
    "latency 200ms",
    "fail 503 on POST messages",
    "kick bot",
    "outage",
  ])("that says %j shares one", (line) => {
    expect(needsOwnBot(parseScript(line))).toBe(false);
  });
});
