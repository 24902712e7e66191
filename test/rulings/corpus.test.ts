import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { REFUSALS } from "../../src/engine/index.ts";
import { loadCorpus, readCorpus } from "../../src/rulings/corpus.ts";
import { readVocabulary } from "../../src/rulings/search.ts";
import { type Care, CorpusError } from "../../src/rulings/usable.ts";

const corpus = loadCorpus();
const named = (text: string) => text.toLowerCase().replace(/[’']/g, "").replace(/\s+/g, " ").trim();

describe("the corpus that ships", () => {
  test("is loaded once", () => {
    expect(loadCorpus()).toBe(corpus);
  });

  test("is what its schemas say, down to the sentences that each source is for", () => {
    expect(readCorpus(undefined, "whole").entries).toEqual(corpus.entries);
    expect(readVocabulary("whole")).toEqual(readVocabulary());
  });

  test("has an entry for every rule that a refusal cites", () => {
    const missing = [...new Set(Object.values(REFUSALS))].filter((id) => !corpus.byId(id));
    expect(missing).toEqual([]);
  });

  test("calls each rule that a refusal cites automatic", () => {
    const wrong = Object.values(REFUSALS).filter((id) => corpus.byId(id)?.enforced !== "automatic");
    expect(wrong).toEqual([]);
  });

  test("refers only to entries that exist, and never to itself", () => {
    const dangling = corpus.entries.flatMap(({ id, see }) =>
      see.filter((other) => other === id || !corpus.byId(other)).map((other) => `${id} → ${other}`),
    );
    expect(dangling).toEqual([]);
  });

  test("finds one entry by each title and alias", () => {
    const owners = new Map<string, string>();
    const twice: string[] = [];
    for (const { id, game, title, aliases } of corpus.entries) {
      for (const name of new Set([title, ...aliases].map(named))) {
        const key = `${game} ${name}`;
        const other = owners.get(key);
        if (other !== undefined) twice.push(`${name}: ${other}, ${id}`);
        owners.set(key, id);
      }
    }
    expect(twice).toEqual([]);
  });

  test("says so in the text where an entry is the moderator's own", () => {
    const own = corpus.entries.filter((entry) => entry.own);
    expect(own.length).toBeGreaterThan(0);
    expect(own.filter(({ text }) => !/moderator/i.test(text)).map(({ id }) => id)).toEqual([]);
  });
});

describe("rulings that are wrong are refused with their file and entry", () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "corpus-"));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const entry = {
    id: "trial",
    game: "b5",
    kind: "rule",
    title: "Trial",
    aliases: [],
    text: "A trial.",
    sources: [{ doc: "engine", section: "Trial" }],
    see: [],
    enforced: "by hand",
  };
  const read = (entries: unknown, care: Care = "quick") => {
    const file = typeof entries === "string" ? entries : JSON.stringify({ topic: "Trials", entries });
    writeFileSync(join(folder, "trials.json"), file);
    return () => readCorpus(folder, care);
  };

  test("while right ones are read", () => {
    expect(read([entry])().byId("trial")?.title).toBe("Trial");
  });

  test.each<[string, unknown, RegExp]>([
    ["an entry without a source", [{ ...entry, sources: [] }], /trials\.json: entry trial: .*source/],
    ["an unknown text", [{ ...entry, sources: [{ doc: "hearsay", section: "X" }] }], /entry trial: sources\.0\.doc/],
    ["a wrong id", [{ ...entry, id: "Trial!" }], /entry Trial!: id/],
    ["an id twice", [entry, entry], /entry trial: another/],
    [
      "a difference without rules",
      [{ ...entry, differs: [{ rules: [], text: "x", sources: [], enforced: "automatic" }] }],
      /differs\.0\.rules/,
    ],
    ["no JSON", "[", /trials\.json: /],
    ["sources for more sentences than there are", [{ ...entry, cites: [[0], [0]] }], /entry trial: cites/],
    ["a source that is not among them", [{ ...entry, cites: [[1]] }], /entry trial: cites/],
    ["an announcement among sentences that it does not have", [{ ...entry, announces: [9] }], /entry trial: announces/],
    [
      "one among those that a point does not have",
      [{ ...entry, points: [{ text: "So.", announces: [1], sources: entry.sources }] }],
      /entry trial: points\.0: announces/,
    ],
    ["a word that no entry has", [{ ...entry, tittle: "Trial" }], /entry trial: .*tittle/],
  ])("%s", (_, entries, message) => {
    expect(read(entries, "whole")).toThrow(CorpusError);
    expect(read(entries, "whole")).toThrow(message);
  });

  const whole = {
    ...entry,
    points: [{ text: "So.", sources: entry.sources }],
    differs: [{ rules: ["casual"], text: "Not so.", sources: entry.sources, enforced: "by hand" }],
  };

  test.each(Object.keys(whole))("at the start already where its %s is of another kind or empty", (key) => {
    expect(read([whole])().byId("trial")).toMatchObject(whole);
    for (const wrong of [7, null, [7], {}]) {
      const reading = read([{ ...whole, [key]: wrong }]);
      expect(reading, JSON.stringify(wrong)).toThrow(/^trials\.json: entry (trial|number 1): /);
    }
  });

  test.each(Object.keys(entry))("at the start already where there is no %s", (key) => {
    const rest = Object.fromEntries(Object.entries(entry).filter(([other]) => other !== key));
    expect(read([rest])).toThrow(/^trials\.json: entry (trial|number 1): /);
  });
});
