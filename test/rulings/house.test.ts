import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { loadCorpus } from "../../src/rulings/corpus.ts";
import { HOUSE_LIMITS, houseFile, readHouseFile } from "../../src/rulings/house.ts";
import { openRulings, type Rulings } from "../../src/rulings/open.ts";
import { openStore, type Store } from "../../src/store/index.ts";

const corpus = loadCorpus();
const judge = { by: "7", name: "Kosh", at: 1_000 };
const mulligans = { title: "Mulligans for all", text: "Everybody may redraw once.", replaces: "mulligan" };
const talk = { title: "Table talk", text: "What is said at the table binds nobody.", replaces: null };

let folder: string;
let store: Store;
let rulings: Rulings;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "house-"));
  store = await openStore({ redisUrl: null, dataDir: folder });
  rulings = openRulings(store, corpus);
});
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

const ask = (question: string, guild: string | null, user = "1") =>
  rulings.lookup.ask({ question, game: null, guild, user });

describe("a house ruling", () => {
  test("is found first, by its own words and where it replaces a rule", async () => {
    await rulings.house.add("A", mulligans, judge);
    await rulings.house.add("A", talk, judge);
    expect((await ask("mulligan", "A")).house).toMatchObject({ title: "Mulligans for all", name: "Kosh", at: 1_000 });
    expect((await ask("mulligans for all", "A")).house?.number).toBe(1);
    expect((await ask("is talk at the table binding", "A")).house?.number).toBe(2);
  });

  test("is its own server's, and stays out of other questions", async () => {
    expect((await ask("mulligan", "B")).house).toBeNull();
    expect((await ask("mulligan", null)).house).toBeNull();
    for (const question of ["who goes first", "Kha'Mak", "can a neutralized character be promoted", "8.7"]) {
      expect((await ask(question, "A")).house).toBeNull();
    }
  });

  test("is changed and taken back", async () => {
    const changed = { ...talk, text: "Promises bind." };
    expect(await rulings.house.edit("A", 2, changed, { ...judge, at: 2_000 })).toMatchObject({ ok: true });
    expect((await ask("table talk", "A")).house).toMatchObject({ text: "Promises bind.", at: 2_000 });
    expect(await rulings.house.remove("A", 2)).toMatchObject({ ok: true });
    expect(await rulings.house.remove("A", 2)).toMatchObject({ ok: false });
    expect(await rulings.house.edit("A", 99, talk, judge)).toMatchObject({ ok: false });
    expect((await ask("table talk", "A")).house).toBeNull();
  });

  test("goes from one server to another in a file", async () => {
    const file = houseFile(await rulings.house.of("A"));
    const read = readHouseFile(file, corpus);
    if (!read.ok) throw new Error(read.problem);
    expect(await rulings.house.bring("C", read.rulings, judge)).toEqual({ ok: true, added: 1, replaced: 0 });
    expect(await rulings.house.bring("C", read.rulings, judge)).toEqual({ ok: true, added: 0, replaced: 1 });
    expect(await rulings.house.of("C")).toMatchObject([{ ...mulligans, number: 1 }]);
  });

  test("is refused beyond the most that a server may have", async () => {
    const many = Array.from({ length: HOUSE_LIMITS.rulings }, (_, at) => ({ ...talk, title: `Ruling ${at}` }));
    expect(await rulings.house.bring("D", many, judge)).toMatchObject({ ok: true });
    expect(await rulings.house.add("D", talk, judge)).toMatchObject({ ok: false });
    expect(await rulings.house.bring("D", [talk], judge)).toMatchObject({ ok: false });
  });
});

describe("a file of house rulings that is wrong is refused with the place", () => {
  test.each([
    ["no JSON", "{", /not JSON/],
    ["nothing in it", '{"houseRulings":[]}', /\./],
    ["another file", '{"cards":[]}', /\./],
    ["a ruling without a text", '{"houseRulings":[{"title":"A","text":""}]}', /^Ruling 1, text: /],
    ["a title that is too long", JSON.stringify({ houseRulings: [{ title: "a".repeat(99), text: "b" }] }), /title/],
    ["an entry that is not there", '{"houseRulings":[{"title":"A","text":"B","replaces":"x"}]}', /no entry x/],
  ])("%s", (_, file, problem) => {
    const read = readHouseFile(file, corpus);
    expect(read.ok ? "" : read.problem).toMatch(problem);
  });
});

describe("a question that follows", () => {
  test("is about what its user asked last, by the rule set that it names", async () => {
    await ask("deck construction", "B", "5");
    const found = await ask("and for quickstart?", "B", "5");
    expect(found.rules).toBe("quickstart");
    expect(found.hits[0]?.entry.id).toBe("deck-construction");
    expect((await ask("and for quickstart?", "B", "6")).hits[0]?.entry.id).not.toBe("deck-construction");
  });
});

describe("questions that were not answered", () => {
  test("are counted, the most frequent first", async () => {
    await rulings.misses.add("A", "Is the moon a planet?", null, 1);
    await rulings.misses.add("A", "Who is Zathras?", "zathras", 2);
    await rulings.misses.add("A", "who is zathras", "zathras", 3);
    expect(await rulings.misses.of("A")).toMatchObject([
      { question: "who is zathras", times: 2, shown: "zathras" },
      { question: "Is the moon a planet?", times: 1, shown: null },
    ]);
    expect(await rulings.misses.of("B")).toEqual([]);
  });
});
