import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { catalogueOf } from "../../src/catalogue/catalogue.ts";
import { FactMemory } from "../../src/catalogue/known-facts.ts";
import { loadLibrary } from "../../src/catalogue/library.ts";
import { openStore, type Store } from "../../src/store/index.ts";

const vir = { id: "premiere/char_vir_cotto", title: "Vir Cotto" };
const learned = (facts: object, name: string) => ({
  card: vir.id,
  title: vir.title,
  facts,
  by: "1001",
  name,
  at: 5,
});

describe("the facts that a server remembers", () => {
  let store: Store;
  let memory: FactMemory;
  const dataDir = mkdtempSync(join(tmpdir(), "b5-facts-"));
  beforeAll(async () => {
    store = await openStore({ redisUrl: null, dataDir });
    memory = new FactMemory(store);
  });
  afterAll(async () => {
    await store.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it("fill what a card leaves open, with who said so and when", async () => {
    await memory.keep("900", [learned({ diplomacy: 2 }, "Londo")]);
    const known = await memory.of("900");
    expect(known[vir.id]?.said.diplomacy).toEqual({ by: "1001", name: "Londo", at: 5 });
    const catalogue = catalogueOf(loadLibrary(), known, new Map());
    expect(catalogue.facts(vir.id)?.abilities).toEqual({ diplomacy: 2 });
    expect(catalogue.record(vir.id)?.facts.diplomacy).toEqual({
      value: 2,
      doc: "server",
      certainty: "said",
      by: { user: "1001", name: "Londo", at: 5 },
    });
  });

  it("stay as they were said first, and never replace what is written on the card", async () => {
    await memory.keep("900", [learned({ diplomacy: 9, psi: 0, cost: 99 }, "Gkar")]);
    const card = catalogueOf(loadLibrary(), await memory.of("900"), new Map()).facts(vir.id);
    expect(card?.abilities).toEqual({ diplomacy: 2, psi: 0 });
    expect(card?.cost).toBe(3);
  });

  it("are each server's own", async () => {
    expect(await memory.of("901")).toEqual({});
  });
});
