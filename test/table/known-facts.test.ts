import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CardFacts } from "../../src/engine/index.ts";
import { openStore, type Store } from "../../src/store/index.ts";
import { FactMemory, withKnown } from "../../src/table/known-facts.ts";

const vir: CardFacts = { id: "premiere/vir", title: "Vir Cotto", type: "character", cost: 3 };
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
    expect(withKnown(vir, known).abilities).toEqual({ diplomacy: 2 });
  });

  it("stay as they were said first, and never replace what is written on the card", async () => {
    await memory.keep("900", [learned({ diplomacy: 9, psi: 0, cost: 99 }, "Gkar")]);
    const card = withKnown(vir, await memory.of("900"));
    expect(card.abilities).toEqual({ diplomacy: 2, psi: 0 });
    expect(card.cost).toBe(3);
  });

  it("are each server's own", async () => {
    expect(await memory.of("901")).toEqual({});
  });
});
