import { mkdtempSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { checkDataFile } from "../../src/store/embedded/data-file.ts";
import { openStore } from "../../src/store/index.ts";

describe("The embedded store's file", () => {
  const dataDir = mkdtempSync(join(tmpdir(), "b5-data-file-"));
  const file = join(dataDir, "store", "data.mdb");
  afterAll(() => rmSync(dataDir, { recursive: true }));

  it("is taken at whatever moment it is looked at, and not where its end is missing", async () => {
    const store = await openStore({ redisUrl: null, dataDir });
    const notes = store.documents("notes");
    for (let round = 0; round < 40; round++) {
      for (let at = 0; at < 20; at++) await notes.set(`${at}`, "x".repeat((round * 997 + at * 131) % 9_000));
      for (let at = 0; at < 20; at += 3) await notes.delete(`${at}`);
      checkDataFile(file);
    }
    await store.close();
    checkDataFile(file);
    truncateSync(file, 2 * 4_096);
    expect(() => checkDataFile(file)).toThrow("is no store of this bot, or damaged");
    await expect(openStore({ redisUrl: null, dataDir })).rejects.toThrow(/^The data folder .* move it away/u);
  });

  it("is made where there is none or an empty one, and is none where it is something else", () => {
    checkDataFile(join(dataDir, "none"));
    const other = join(dataDir, "other");
    writeFileSync(other, "");
    checkDataFile(other);
    for (const text of ["a", "notes ".repeat(5_000)]) {
      writeFileSync(other, text);
      expect(() => checkDataFile(other)).toThrow("is no store of this bot, or damaged");
    }
  });
});
