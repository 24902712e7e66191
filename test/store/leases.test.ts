import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openStore } from "../../src/store/index.ts";

test("what an earlier start of the machine has left of leases is never read, and goes", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "b5-leases-"));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const torn = join(dataDir, "leases", "6f1f6cb1-earlier");
  mkdirSync(torn, { recursive: true });
  writeFileSync(join(torn, "data.mdb"), "torn by a power cut");
  const one = await openStore({ redisUrl: null, dataDir });
  onTestFinished(() => one.close());
  expect(await one.lease("table", "a", 60_000)).toBe(true);
  const [name, ...others] = readdirSync(join(dataDir, "leases"));
  expect(others).toEqual([]);
  expect(name).not.toBe("6f1f6cb1-earlier");

  // Whoever opens the store beside it finds the lease there.
  const two = await openStore({ redisUrl: null, dataDir });
  onTestFinished(() => two.close());
  expect(await two.lease("table", "b", 60_000)).toBe(false);
});
