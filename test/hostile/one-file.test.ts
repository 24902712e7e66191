/** The real bot, with a file that once stopped it for 74 s: meanwhile it answers everybody else. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { BotProcess } from "../../sandbox/bot-process.ts";
import { type StandIn, startStandIn } from "../../sandbox/standin/index.ts";

/** Of the real time that an answer takes: a machine that is busy with other things takes it too. */
const PATIENCE_MS = 30_000;

describe("a file of “3 x” and 262,000 spaces", { timeout: 120_000 }, () => {
  const dataDir = mkdtempSync(join(tmpdir(), "one-file-"));
  let standIn: StandIn;
  let bot: BotProcess;

  beforeAll(async () => {
    standIn = await startStandIn({ rateLimits: false });
    bot = new BotProcess({ apiUrl: standIn.apiUrl, logLevel: "error", dataDir });
    await bot.start();
  }, 60_000);

  afterAll(async () => {
    await bot?.stop();
    await standIn?.close();
    rmSync(dataDir, { recursive: true });
  });

  test.each([
    ["nothing behind them", "", "Kept"],
    ["a title behind them", "Vir Cotto", "one line of more than 6,000 characters"],
  ])("with %s is answered, and another player meanwhile", async (_, behind, wanted) => {
    const [londo, gkar] = [standIn.user("londo"), standIn.user("gkar")];
    const channel = standIn.generalChannelId;
    const bytes = new TextEncoder().encode(`3 x${" ".repeat(262_000)}${behind}`);
    const file = { filename: "deck.txt", contentType: "text/plain", bytes };
    const began = performance.now();
    const uploaded = standIn.run(londo.id, channel, { name: "deck", subcommand: "submit", options: { file } });
    const helped = await standIn.run(gkar.id, channel, { name: "help", options: {} });
    expect(helped).toMatchObject({ kind: "message" });
    expect(JSON.stringify(await uploaded)).toContain(wanted);
    expect(performance.now() - began).toBeLessThan(PATIENCE_MS);
  });
});
