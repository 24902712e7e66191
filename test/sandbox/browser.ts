/** Debian's own Chromium, for tests that need a real page. */
import { accessSync, constants, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { type BrowserContext, chromium } from "playwright-core";

const flags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Where Chromium is; null when this machine has none. */
export function findChromium(): string | null {
  const candidates = ["/usr/bin", ...(process.env.PATH ?? "").split(delimiter)].map((folder) =>
    join(folder, "chromium"),
  );
  return candidates.find(isExecutable) ?? null;
}

/** A headless browser with an empty profile, which is removed again when the browser closes. */
export async function openBrowser(executablePath: string): Promise<BrowserContext> {
  const profile = mkdtempSync(join(tmpdir(), "chromium-"));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    headless: true,
    args: flags,
    viewport: { width: 1440, height: 900 },
  });
  context.setDefaultTimeout(5000);
  context.on("close", () => rmSync(profile, { recursive: true, force: true, maxRetries: 5 }));
  return context;
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
