/** What the judges of a server set: kept, shown with their names, and played with. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { importOf, ownId } from "../../../src/catalogue/cards/judging.ts";
import { MOST_CARDS, ServerCards } from "../../../src/catalogue/cards/server-cards.ts";
import { readCardTable } from "../../../src/catalogue/cards/table.ts";
import { catalogueOf } from "../../../src/catalogue/catalogue.ts";
import { loadLibrary } from "../../../src/catalogue/library.ts";
import { madeOf } from "../../../src/piecemeal.ts";
import { openStore, type Store } from "../../../src/store/index.ts";

const library = loadLibrary();
const kosh = { user: "7", name: "Kosh", at: 5 };
const ulkesh = { user: "8", name: "Ulkesh", at: 6 };

describe("what judges set", () => {
  let store: Store;
  let cards: ServerCards;
  const dataDir = mkdtempSync(join(tmpdir(), "b5-judged-"));
  beforeAll(async () => {
    store = await openStore({ redisUrl: null, dataDir });
    cards = new ServerCards(store);
  });
  afterAll(async () => {
    await store.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  const catalogue = async (guild: string, said = {}) => catalogueOf(library, said, await cards.of(guild));
  const taken = async (guild: string, table: string, judge = kosh) => {
    const read = await readCardTable(table);
    if (!read.ok) throw new Error(JSON.stringify(read.problems));
    const now = await catalogue(guild);
    const shelved = { factsOf: now.factsOf, extra: now.extra, isPractice: () => false };
    const done = madeOf(importOf(read.rows, shelved));
    if (!done.ok) throw new Error(JSON.stringify(done.problems));
    await cards.judge(guild, done.wanted.judged, judge);
    return done.wanted;
  };
  const vir = library.factsOf("Vir Cotto")[0]?.id ?? "";

  it("goes before what ships and before what players said, and is named with the judge", async () => {
    await cards.judge("1", [{ id: vir, title: "Vir Cotto", facts: { cost: 4, intrigue: 1 } }], kosh);
    const said = { [vir]: { title: "Vir Cotto", facts: { intrigue: 9, psi: 0 }, said: saidBy("intrigue", "psi") } };
    const now = await catalogue("1", said);
    expect(now.facts(vir)).toMatchObject({ cost: 4, abilities: { intrigue: 1, psi: 0 } });
    expect(now.record(vir)?.facts.cost).toEqual({ value: 4, doc: "server", certainty: "judged", by: kosh });
    expect(now.record(vir)?.facts.psi).toMatchObject({ certainty: "said", by: { name: "Londo" } });
    expect(library.facts(vir)?.cost).toBe(3);
  });

  it("is taken back alone, and then what ships holds again", async () => {
    await cards.judge("1", [{ id: vir, title: "Vir Cotto", facts: { cost: null } }], ulkesh);
    const now = await catalogue("1");
    expect(now.record(vir)?.facts.cost).toMatchObject({ value: 3, certainty: "reported" });
    expect(now.record(vir)?.facts.intrigue).toMatchObject({ value: 1, by: kosh });
  });

  it("is each server's own", async () => {
    expect((await cards.of("2")).size).toBe(0);
  });

  it("adds cards that do not ship, found by their title and playable once their type is known", async () => {
    const wanted = await taken(
      "3",
      "title,type,cost,leadership,Rarity\nAnna Vor,character,2,3,R\nThe Long Night,,,,\n",
    );
    expect(wanted).toMatchObject({ added: 2, fresh: 3, changed: 0 });
    const now = await catalogue("3");
    expect(now.byTitle("anna vor")).toMatchObject([{ id: ownId("Anna Vor"), type: "character", cost: 2 }]);
    expect(now.factsOf("The Long Night")).toHaveLength(1);
    expect(now.facts(ownId("The Long Night"))).toBeUndefined();
    expect(now.extra(ownId("Anna Vor"))).toEqual({ Rarity: "R" });
  });

  it("keeps by import only what differs, so that what ships keeps its source", async () => {
    const wanted = await taken("4", "title,cost,diplomacy\nDelenn,none,5\nUrza Jaddo,10,6");
    expect(wanted).toMatchObject({ added: 0, fresh: 0, changed: 1, same: 3 });
    const now = await catalogue("4");
    expect(now.record("premiere/char_delenn")?.facts).toMatchObject({
      cost: { certainty: "stated" },
      diplomacy: { value: 5, certainty: "judged" },
    });
  });

  it("comes back whole from the store, and again from the export", async () => {
    expect(await taken("3", "title,Rarity\nAnna Vor,R")).toMatchObject({ judged: [] });
  });

  it("is bounded: too many cards are refused, and nothing of them is kept", async () => {
    const many = Array.from({ length: MOST_CARDS + 1 }, (_, at) => ({
      id: `server/${at}`,
      title: `C${at}`,
      facts: {},
    }));
    expect(await cards.judge("5", many, kosh)).toBe(false);
    expect((await cards.of("5")).size).toBe(0);
    expect(await cards.judge("5", many.slice(1), kosh)).toBe(true);
  });

  it("does not take over practice cards, which are known whole", async () => {
    const read = await readCardTable("title,cost\nVir,1");
    if (!read.ok) throw new Error("unread");
    const shelved = { factsOf: () => [], extra: () => ({}), isPractice: () => true };
    expect(madeOf(importOf(read.rows, shelved))).toMatchObject({ ok: false, problems: [{ line: 2, column: "title" }] });
  });
});

const saidBy = (...facts: string[]) =>
  Object.fromEntries(facts.map((fact) => [fact, { by: "1", name: "Londo", at: 1 }]));
