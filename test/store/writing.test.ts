import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openStore } from "../../src/store/index.ts";

test("a write that throws undoes itself alone, whether or not others are written with it", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "b5-writing-"));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const store = await openStore({ redisUrl: null, dataDir });
  onTestFinished(() => store.close());
  const documents = store.documents("settings");
  // A key of LMDB has a longest length: this one is refused after the write has begun.
  const tooLong = "k".repeat(5_000);
  await expect(documents.set(tooLong, 1)).rejects.toThrow();
  const together = await Promise.allSettled([
    documents.set("before", 1),
    documents.set(tooLong, 1),
    documents.set("after", 2),
  ]);
  expect(together.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  expect({ before: await documents.get("before"), after: await documents.get("after") }).toEqual({
    before: 1,
    after: 2,
  });
});
