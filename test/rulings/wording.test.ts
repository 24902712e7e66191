import { describe, expect, test } from "vitest";
import { loadCorpus } from "../../src/rulings/corpus.ts";
import { readWording, Wording, weighted, wordingOf } from "../../src/rulings/ranking/wording.ts";
import { learnWords } from "../../tools/ranking/wording.ts";

/** A text as it is read where no word stands for another. */
const read = (text: string) => ({ words: text.split(" "), typed: text.split(" "), units: [] });
const said = (text: string, ...ids: string[]) => ({ wording: wordingOf(read(text)), ids, counts: 1 });

const TOLD = [
  said("how do i heal my damage", "healing"),
  said("when does severe damage heal", "healing"),
  said("who heals first", "healing", "initiative"),
  said("who goes first", "initiative"),
  said("who moves first when tied", "initiative"),
  said("how does damage remove a character", "damage"),
  said("is damage counted twice", "damage"),
  said("where do i buy a car"),
  said("who sings first in the choir"),
];
const ENTRIES = ["damage", "healing", "initiative"];

describe("what words speak for", () => {
  const learnt = learnWords(TOLD, ENTRIES);
  const wording = new Wording(learnt);
  const asked = (text: string) => wording.speaksFor(read(text));

  test.each([
    { question: "can severe damage be healed", first: "healing" },
    { question: "do we go first", first: "initiative" },
    { question: "is my damage counted", first: "damage" },
  ])("is found among entries that share a word: $question", ({ question, first }) => {
    expect(asked(question).best[0]).toBe(first);
  });

  test("may be something else", () => {
    expect(asked("buy the car").elsewhere).toBeGreaterThan(asked("buy the car").of("damage"));
    expect(asked("is damage counted").elsewhere).toBeLessThan(asked("is damage counted").of("damage"));
  });

  test("adds up to 1 with what else it may be", () => {
    const { of, elsewhere } = asked("who heals damage first");
    const all = [...ENTRIES.map(of), elsewhere].reduce((sum, each) => sum + Math.exp(each), 0);
    expect(all).toBeCloseTo(1, 9);
  });

  test("is nothing where no word was ever said, and least for an entry that nobody asked for", () => {
    expect(asked("xyzzy").best).toEqual([]);
    expect(asked("who goes first").of("of-this-server")).toBe(-12);
  });

  test("is the same from the same data", () => {
    expect(learnWords(TOLD, ENTRIES)).toEqual(learnt);
  });
});

describe("what a text says", () => {
  test("is its words and each two in a row, what they may stand for, and their parts as they were typed", () => {
    const units = [{ said: "boss", means: new Map([["ambassador", 0.75]]), kind: "known" as const, spelt: "boss" }];
    expect([...wordingOf({ words: ["my", "boss"], typed: ["my", "bosss"], units })].sort()).toEqual(
      ["#^bos", "#boss", "#osss", "#sss$", "boss", "my boss", "~ambassador"].sort(),
    );
  });

  test("weighs more the rarer it is, together 1, two in a row half as much, a meaning more and a part less", () => {
    const rarity = new Map([
      ["war", 4],
      ["fleet", 2],
      ["war fleet", 6],
      ["~ship", 2],
      ["#leet", 5],
    ]);
    const units = [{ said: "fleet", means: new Map([["ship", 0.75]]), kind: "known" as const, spelt: "fleet" }];
    const found = new Map(weighted(wordingOf({ ...read("war fleet unheard"), units }), (word) => rarity.get(word)));
    expect([...found.keys()].sort()).toEqual(["#leet", "fleet", "war", "war fleet", "~ship"]);
    const beside = (word: string) => (found.get(word) ?? 0) / (found.get("fleet") ?? 1);
    expect(beside("war")).toBeCloseTo(2, 9);
    expect(beside("war fleet")).toBeCloseTo(1.5, 9);
    expect(beside("~ship")).toBeCloseTo(0.7, 9);
    expect(beside("#leet")).toBeCloseTo(1, 9);
    expect([...found.values()].reduce((sum, each) => sum + each * each, 0)).toBeCloseTo(1, 9);
  });
});

test("a word that nobody has asked with speaks by what it has in common with one that was", () => {
  const learnt = learnWords([...TOLD, ...TOLD], ENTRIES);
  const parts = Object.keys(learnt.words).filter((word) => word.startsWith("#"));
  expect(parts).toContain("#amag");
  const { of } = new Wording(learnt).speaksFor(read("damagd"));
  expect(of("damage")).toBeGreaterThan(of("initiative"));
});

describe("data/wording.json", () => {
  test("is whole, and knows every entry that there is", () => {
    const learnt = readWording("whole");
    for (const game of ["b5", "ge"] as const) {
      const ids = loadCorpus().entries.flatMap((entry) => (entry.game === game ? [entry.id] : []));
      expect(learnt[game].entries).toEqual(ids);
    }
  });

  test.each(["", "x 1:2", "2.5 9:1", "2.5 1:x", "2.5 0.5:1"])("is refused where a word is garbled: %j", (text) => {
    const wording = new Wording({ entries: ["damage"], words: { heal: text } });
    expect(() => wording.speaksFor(read("heal"))).toThrow('wording.json: "heal" is garbled');
  });
});
