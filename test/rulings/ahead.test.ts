import { setImmediate as nextTurn } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { InFlight } from "../../src/in-flight.ts";
import { madeOf, makeInTurns, Piecemeal } from "../../src/piecemeal.ts";
import { loadCorpus, readCorpus } from "../../src/rulings/corpus.ts";
import { RulingSearch } from "../../src/rulings/search.ts";

/** A corpus of its own: the links of the shared one may have been found already. */
const fresh = () => readCorpus(new URL("../../data/rulings/", import.meta.url).pathname);

/** How many pieces each of the things is made in. */
function piecesOf(things: readonly Piecemeal<unknown>[]): number[] {
  return things.map((thing) => {
    let pieces = 1;
    while (thing.advance()) pieces += 1;
    return pieces;
  });
}

describe("what the first question needs", () => {
  test("is made an entry at a time, so that no piece holds up an answer", () => {
    const corpus = fresh();
    const [b5 = 0, links = 0, ge = 0] = piecesOf(new RulingSearch(corpus).ahead);
    expect(b5 + ge).toBeGreaterThanOrEqual(3 * corpus.entries.length);
    expect(links).toBeGreaterThanOrEqual(2 * corpus.entries.length);
  });

  test("lets the bot turn to whatever comes, many times", async () => {
    let turns = 0;
    await makeInTurns(new RulingSearch(fresh()).ahead, async () => {
      turns += 1;
      await nextTurn();
    });
    expect(turns).toBeGreaterThan(10);
  });

  test("waits for an interaction that comes with it", async () => {
    const search = new RulingSearch(fresh());
    const inFlight = new InFlight();
    let [answered, turns] = [0, 0];
    const answer = async () => {
      for (let turn = 0; turn < 40; turn++) await nextTurn();
      answered = turns;
    };
    inFlight.add(answer());
    await makeInTurns(search.ahead, async () => {
      turns += 1;
      await inFlight.pause();
    });
    // It took forty turns of the loop, and hardly anything was made in between.
    expect(answered).toBeLessThan(20);
    expect(turns).toBeGreaterThan(answered);
    await inFlight.done();
  });

  test("is made once, also when a question comes in the middle, which is answered as ever", () => {
    const corpus = fresh();
    const search = new RulingSearch(corpus);
    const [b5] = search.ahead;
    for (let piece = 0; piece < 500; piece++) expect(b5?.advance()).toBe(true);
    const found = search.find("how do I tap a charcter");
    expect(found).toEqual(new RulingSearch(loadCorpus()).find("how do I tap a charcter"));
    expect(b5?.advance()).toBe(false);
    expect(b5?.get()).toBe(search.index("b5"));
  });
});

describe("what a question is held against", () => {
  const search = new RulingSearch(loadCorpus());
  const pieces = (question: string, game?: "b5" | "ge") => [...search.finding(question, game)].length;

  test("is read in the other game too only where that is looked into", () => {
    expect(pieces("sustaining")).toBe(pieces("sustaining", "b5"));
    expect(pieces("can I play a card from my hand")).toBeGreaterThan(pieces("can I play a card from my hand", "b5"));
  });

  test("finds in pieces what is found at once", () => {
    for (const question of ["how do I tap a charcter", "can terrain be attacked", "Trade Pact", "&", "pizza"])
      expect(madeOf(search.finding(question))).toEqual(search.find(question));
  });
});

describe("something made in pieces", () => {
  test("is begun anew when a piece fails, and only then", () => {
    let begun = 0;
    const thing = new Piecemeal(function* () {
      begun += 1;
      yield;
      if (begun === 1) throw new Error("no luck");
      return begun;
    });
    expect(thing.advance()).toBe(true);
    expect(() => thing.get()).toThrow("no luck");
    expect(thing.get()).toBe(2);
    expect(thing.get()).toBe(2);
    expect(begun).toBe(2);
  });
});
