import { afterAll, beforeAll, expect, it } from "vitest";
import manifest from "../../package.json" with { type: "json" };
import { GUILD, type RunningBot, runBot } from "./in-process.ts";

let running: RunningBot;
beforeAll(async () => {
  running = await runBot();
});
afterAll(() => running.close());

it("says to whoever asks alone what the bot is, its version, and where to read on", async () => {
  const shown = await running.does({ user: "2000", guild: GUILD }, { command: "about" });
  expect(shown.private).toBe(true);
  expect(shown.text).toContain(`**B5 Moderator ${manifest.version}**`);
  const where = "homepage" in manifest ? String(manifest.homepage) : "README.md";
  for (const there of [where, "docs/privacy.md", "docs/terms.md", "/help", "/privacy show"])
    expect(shown.text).toContain(there);
});
