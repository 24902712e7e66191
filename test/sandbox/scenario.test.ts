import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { BotProcess } from "../../sandbox/bot-process.ts";
import { Chronicle } from "../../sandbox/scenario/chronicle.ts";
import { Play, StepFailed } from "../../sandbox/scenario/play.ts";
import { runScenario } from "../../sandbox/scenario/run.ts";
import { parseScript } from "../../sandbox/scenario/script.ts";
import { SharedBots } from "../../sandbox/scenario/shared-bots.ts";
import { plain } from "../../sandbox/scenario/text.ts";
import type { StandIn } from "../../sandbox/standin/face.ts";
import { startStandIn } from "../../sandbox/standin/index.ts";

const bot = new URL("./stub-bot.ts", import.meta.url);
const shared = new SharedBots({ bot, patienceMs: 600 });
const play = (script: string) => runScenario(`${script}\n`, { bot, patienceMs: 600, shared });

afterAll(() => shared.close());

async function reportOf(script: string): Promise<string> {
  const result = await play(script);
  if (result.ok) throw new Error("every line held");
  return result.report;
}

describe("a scenario", () => {
  it("plays every verb", async () => {
    const folder = await mkdtemp(join(tmpdir(), "scenario-"));
    const script = `
# two players open a table
@londo /game create name:"Long night"
expect @londo reply "opened"
expect #table "the table" "seats 0"
refuse #table "Londo"
@londo click "Join"
expect #table "londo"
expect @londo dm "vir cotto"
refuse #table "Vir Cotto"
refuse @gkar dm "Vir Cotto"
close-dms @gkar
@gkar click "join"
expect #table "LONDO, gkar" "Seats 2"
expect @gkar reply "cannot write"
@londo /hand
expect @londo reply "Vir Cotto — 3 influence"
refuse #table "Vir"
@londo /menu
@londo select "Sponsor" "vir" "carn mollari"
expect #table "chose vir+carn"
@londo click "Ask"
expect @londo form "Type of card"
@londo fill cost=3 psi=2 kind=character
expect #table "cost 3, c"
complete @londo /act order:"pa" "Pass"
refuse complete @londo /act order:"pa" "Kosh"
@londo /act "build with Londo"
expect #table "did build with Londo"
@londo upload /read file:a.dek
expect #table "3 Narn Fleet"
@gkar in #general
@gkar /act order:"wait here"
expect #general "wait here"
refuse #table "wait here"
advance 1d 1h
@londo /game clock
expect @londo reply "25 hours"
kill · start
@londo /game clock
expect @londo reply "25 hours"
@delenn click "Join"
expect #table "londo, gkar, delenn"
`;
    await writeFile(join(folder, "all.scn"), script);
    await writeFile(join(folder, "a.dek"), "3 Narn Fleet");
    const result = await runScenario(join(folder, "all.scn"), { bot, patienceMs: 1_000 });
    await rm(folder, { recursive: true });
    expect(result.ok ? "" : result.report).toBe("");
  });

  it("fails with the line, and with what was there instead", async () => {
    expect(await reportOf('@londo /game create\nexpect #table "influence 5"')).toBe(
      [
        'script:2: expect #table "influence 5"',
        '  #table does not show "influence 5"',
        "  instead:",
        "    | The table",
        "    | empty",
        "    | Seats",
        "    | **0**",
      ].join("\n"),
    );
  });

  it("fails when the bot sends what Discord does not take, though it sends something else afterwards", async () => {
    const report = await reportOf("@londo /game wrong\nexpect #general sorry");
    expect(report).toMatch(/^script:1: .*\n {2}the bot sent what Discord does not take\n[\s\S]*refused: .*2000/);
  });

  it("fails when the bot ends by itself", async () => {
    expect(await reportOf("@londo /game crash")).toMatch(/^script:1: @londo \/game crash\n {2}The application did not/);
  });

  it.each([
    ["@londo juggles", /^script:1: @londo juggles\n {2}"juggles" is nothing that a user does$/],
    ["\n# a comment\nadvance tomorrow", /^script:3: advance tomorrow\n {2}"tomorrow" is no duration/],
    ['expect #table "open', /double quote is not closed/],
    ["londo /game create", /"londo" is no verb/],
  ])("that is no script is not begun: %j", async (script, why) => {
    expect(await reportOf(script)).toMatch(why);
  });
});

describe("a line that does not hold", () => {
  let standIn: StandIn;
  let chronicle: Chronicle;
  let process: BotProcess;
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "scenario-"));
    standIn = await startStandIn({ rateLimits: false });
    chronicle = new Chronicle(standIn);
    process = new BotProcess({ apiUrl: standIn.apiUrl, dataDir: folder, entry: bot });
    await process.start();
  });

  afterAll(async () => {
    await process.stop();
    await standIn.close();
    await rm(folder, { recursive: true });
  });

  it.each([
    ['@londo click "Leave"', /^no button "Leave"\nbuttons on offer: none/],
    ['@londo /menu\n@londo click "Off"', /^no button "Off" that is enabled\n.*Update \| .*Off \(disabled\)/],
    ['@londo /menu\n@londo select "Sponsor" "Kosh"', /no option "Kosh"\noptions on offer: Vir Cotto \| Carn Mollari/],
    ['@londo /menu\n@londo select "Kosh" "Kosh"', /no menu "Kosh"\nmenus on offer: Sponsor \| Surrender to/],
    [
      '@londo /menu\n@londo click "Ask"\n@londo fill psi=3',
      /no field "psi"\nfields on offer: amount \("Influence cost"\)/,
    ],
    ["@gkar fill psi=3", /^no form is open/],
    ['complete @londo /act order:"pa" "Kosh"', /"Kosh" is not offered\nchoices on offer: pass/],
    ['refuse complete @londo /act order:"pa" "PASS"', /"PASS" is offered\nchoices on offer: pass/],
    ['@londo /hand\nrefuse @londo reply "vir cotto"', /has shown "vir cotto"/],
    ['@londo say "twice and twice"\nexpect once #general "twice"', /^#general shows "twice" 2 times/],
    ["@londo /deck", /^There is no command \/deck; there are: .*\/game/],
    ["@londo /game build", /no subcommand "build"; it has: create/],
    ["@londo /read", /^The option "file" is required/],
    ["@londo /read file:nothing.dek", /ENOENT.*nothing\.dek/],
    ["@londo in #nowhere", /^there is no #nowhere\nchannels on offer: #general/],
    ['@londo replays "all is well"', /^no private reply has given a game\.json/],
    ['expect #table "x"', /^that place does not exist/],
  ])("says why: %j", async (script, why) => {
    const play = new Play({ standIn, chronicle, bot: process, folder, patienceMs: 60 });
    const failing = async () => {
      for (const line of parseScript(script)) for (const step of line.steps) await play.perform(step);
    };
    const failed = await failing().catch((error: unknown) => error);
    if (!(failed instanceof StepFailed)) throw new Error(`it held, or failed otherwise: ${failed}`);
    expect([failed.message, ...failed.instead].join("\n")).toMatch(why);
  });
});

describe("texts are the same", () => {
  it.each([
    ["Influence **5**", "influence 5"],
    ["🎴 Vir  Cotto\n> _ready_", "vir cotto ready"],
    ["# Trade Pact\n- won by 3", "Trade Pact won by 3"],
    ["[the rule](https://example.org/rule)", "the rule"],
    ["5\u{FE0F}\u{20E3} G’Kar", "5 g'kar"],
  ])("%j and %j", (one, other) => {
    expect(plain(one)).toBe(plain(other));
  });

  it("but not when a number differs", () => {
    expect(plain("Influence 5")).not.toBe(plain("Influence 6"));
  });
});
