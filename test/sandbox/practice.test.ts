import { mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { BotProcess } from "../../sandbox/bot-process.ts";
import { openPracticeTable } from "../../sandbox/practice.ts";
import { startStandIn } from "../../sandbox/standin/index.ts";

it("opens a practice table for whoever reads German, too", { timeout: 60_000 }, async () => {
  const standIn = await startStandIn({ rateLimits: false });
  const dataDir = mkdtempSync(join(tmpdir(), "practice-"));
  const bot = new BotProcess({ apiUrl: standIn.apiUrl, logLevel: "error", dataDir, readyWithinMs: 50_000 });
  try {
    await bot.start();
    const londo = standIn.user("londo");
    standIn.setLocale(londo.id, "de");
    const { channelId } = await openPracticeTable(standIn, londo.id, false);
    expect(standIn.channels(londo.id).find(({ id }) => id === channelId)?.kind).toBe("thread");
  } finally {
    await bot.stop();
    await standIn.close();
    await rm(dataDir, { recursive: true, force: true });
  }
});
