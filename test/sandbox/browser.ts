/** Debian's own Chromium, for tests that need a real page. */
import { accessSync, constants, mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
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

export interface Browser {
  context: BrowserContext;
  /** Closes the browser and removes its profile. */
  close(): Promise<void>;
}

/** A headless browser with an empty profile. */
export async function openBrowser(executablePath: string): Promise<Browser> {
  const profile = mkdtempSync(join(tmpdir(), "chromium-"));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    headless: true,
    args: flags,
    viewport: { width: 1440, height: 900 },
    // The page then moves nothing slowly: what a test looks at is where it stays
    reducedMotion: "reduce",
    // As in the documents' pictures
    colorScheme: "dark",
  });
  context.setDefaultTimeout(15_000);
  return {
    context,
    async close() {
      await context.close();
      // Chromium's last processes may still be writing
      await rm(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }).catch(() => undefined);
    },
  };
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
