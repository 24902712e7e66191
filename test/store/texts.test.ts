import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { ServerCards } from "../../src/catalogue/cards/server-cards.ts";
import { openStore, type Store, Texts } from "../../src/store/index.ts";

const dataDir = mkdtempSync(join(tmpdir(), "b5-texts-"));
let store: Store;
beforeAll(async () => {
  store = await openStore({ redisUrl: null, dataDir });
});
afterAll(async () => {
  await store.close();
  rmSync(dataDir, { recursive: true });
});

describe("A document that is kept as a text", () => {
  it("is not changed to what could not be read again, and is read once however it came", async () => {
    let reads = 0;
    const lineSchema = z.string().min(1);
    const texts = new Texts<readonly string[]>(store.documents("notes"), {
      nothing: [],
      *read(lines) {
        reads++;
        yield;
        return lines.map((line) => lineSchema.parse(JSON.parse(line)));
      },
      write: (value) => value,
      most: 4,
    });
    await texts.change("one", () => ({ next: ["first"], result: null }));
    expect(reads).toBe(1);
    expect(await texts.of("one")).toEqual(["first"]);
    expect(reads).toBe(1);
    await expect(texts.change("one", (before) => ({ next: [...before, ""], result: null }))).rejects.toThrow(
      "too_small",
    );
    expect(await texts.of("one")).toEqual(["first"]);
  });

  it("keeps a server's cards as they were where one without a title is set", async () => {
    const cards = new ServerCards(store);
    const judge = { user: "1", name: "Judge", at: 1 };
    const set = (title: string) => cards.judge("900", [{ id: "own", title, facts: { type: "character" } }], judge);
    expect(await set("Envoy")).toBe(true);
    await expect(set("")).rejects.toThrow();
    expect((await cards.of("900")).get("own")?.title).toBe("Envoy");
  });
});
