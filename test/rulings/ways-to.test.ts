import { describe, expect, test } from "vitest";
import { madeOf, Piecemeal } from "../../src/piecemeal.ts";
import { readAnswers } from "../../src/rulings/answers.ts";
import { loadCorpus, type Ruling, rulingSchema } from "../../src/rulings/corpus.ts";
import { type NamedKinds, namedKinds, readNamedKinds } from "../../src/rulings/named-kinds.ts";
import { passagesOf } from "../../src/rulings/passages.ts";
import { loadSearch } from "../../src/rulings/search.ts";

const corpus = loadCorpus();
const search = loadSearch();
const ways = corpus.entries.flatMap((entry) =>
  passagesOf(entry).flatMap(({ asked, text }) => asked.map((way) => ({ entry, way, text }))),
);
const entryOf = (id: string): Ruling => {
  const entry = corpus.byId(id);
  if (!entry) throw new Error(`there is no entry ${id}`);
  return entry;
};
const decided = (question: string, id: string) => search.decide(question, entryOf(id));
const saidOf = (question: string, id: string) => decided(question, id).said.map(({ text }) => text);

const answers = new Set([...readAnswers().values()].flat().map(({ says }) => says));

describe("a way to ask for a sentence", () => {
  test("brings it among what is read first of its entry, or an answer in its place, 99 of a hundred of them or more", () => {
    expect(ways.length).toBeGreaterThan(500);
    const missed = ways.filter(({ entry, way, text }) => {
      const said = search.decide(way, entry).said.map((of) => of.text);
      return !said.includes(text) && !answers.has(said[0] ?? "");
    });
    expect(missed.length / ways.length).toBeLessThanOrEqual(0.01);
  });

  test("holds for whatever card is named in place of the one that it names", () => {
    const flipped = "When the fleet is neutralized, its leader is too, but without severe damage.";
    for (const who of ["Sheridan", "Ivanova", "Delenn"])
      expect(
        saidOf(`my White Star got blown up with ${who} aboard, what becomes of the captain`, "leading-a-fleet"),
      ).toContain(flipped);
  });

  test("is in the words of players, and of a sentence that the entry has", () => {
    const entry = entryOf("events");
    const sentences = entry.text.split(". ").length;
    const tooMany = { ...entry, asked: Array.from({ length: sentences + 1 }, () => ["how do I play one"]) };
    expect(rulingSchema.safeParse(entry).success).toBe(true);
    expect(rulingSchema.safeParse(tooMany).error?.issues.map(({ message }) => message)).toEqual([
      "asked has to be for sentences of the text",
    ]);
  });
});

describe("where several may be meant", () => {
  test("each is shown with the sentence that decides, also where one must be read before it", () => {
    const question = "can I play an event for Narn characters on G'Kar although he is my opponent's";
    const { decides } = decided(question, "events");
    expect(decides?.text).toBe("It may be played on any fitting target in any faction.");
  });
});

describe("what a question names", () => {
  const kindsOf = (question: string, kinds: NamedKinds = namedKinds()) =>
    kinds.in(question.toLowerCase().split(" "), (word) => ["londo", "vir", "prime"].includes(word));

  test.each([
    { asked: "may londo vote", words: ["londo"], kinds: ["character", "ambassador"] },
    { asked: "may vir cotto vote", words: ["vir", "cotto"], kinds: ["character", "assistant"] },
    { asked: "my white star fleet", words: ["white", "star", "fleet"], kinds: ["fleet"] },
    { asked: "take proxima iii", words: ["proxima", "iii"], kinds: ["location"] },
  ])("is read as what the card is: $asked", ({ asked, words, kinds }) => {
    expect(kindsOf(asked)).toEqual([{ words, kinds }]);
  });

  test("is nothing where cards of several types have the word", () => {
    expect(kindsOf("the prime of life")).toEqual([]);
  });

  test("is read before the first question comes, a file a piece", () => {
    const afresh = new Piecemeal(() => readNamedKinds());
    let pieces = 1;
    while (afresh.advance()) pieces += 1;
    expect(pieces).toBeGreaterThan(10);
    expect(search.ahead.some((thing) => thing.get() === namedKinds())).toBe(true);
  });

  test("is read from files that are whole", () => {
    expect(() => madeOf(readNamedKinds("whole"))).not.toThrow();
  });
});
