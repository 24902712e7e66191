import { describe, expect, test } from "vitest";
import { readAnswers } from "../../src/rulings/answers.ts";
import { loadCorpus } from "../../src/rulings/corpus.ts";
import { leads, loadSearch } from "../../src/rulings/search.ts";
import { sentencesIn } from "../../src/rulings/words/sentences.ts";

const corpus = loadCorpus();
const search = loadSearch();
const answers = [...readAnswers().values()].flat();

describe("the answers to what is often asked", () => {
  test("are 200 or more, each about an entry, in one sentence, with a section that the rulings know", () => {
    expect(answers.length).toBeGreaterThanOrEqual(200);
    const cited = corpus.entries.flatMap(({ sources, points = [], differs = [] }) => [
      ...sources,
      ...[...points, ...differs].flatMap((part) => part.sources),
    ]);
    const known = new Set(cited.map(({ doc, section }) => `${doc}: ${section}`));
    for (const { about, says, sources } of answers) {
      expect(corpus.byId(about), about).toBeDefined();
      expect(sentencesIn(says), says).toHaveLength(1);
      for (const source of sources) expect(known.has(`${source.doc}: ${source.section}`), says).toBe(true);
    }
  });

  test("are not said once more by a sentence of their entry", { tags: "long" }, () => {
    for (const [question, again] of [
      ["can I promote a neutralized character", "never ready"],
      ["what happens if the Drakh ambassador leaves play", "you lose at once"],
      ["how much power may a single card give me at most", "for more than +5;"],
    ] as const) {
      const [hit] = search.find(question).hits;
      if (hit === undefined) throw new Error(question);
      const said = search.decide(question, hit.entry).said.map(({ text }) => text);
      expect(JSON.stringify(hit.entry), question).toContain(again);
      expect(said.length, question).toBeGreaterThan(0);
      expect(said.join(" ")).not.toContain(again);
    }
  });

  test("have ways to ask that are no other answer's", () => {
    const ways = answers.flatMap((answer) => answer.ways);
    expect(ways.filter((way, at) => ways.indexOf(way) !== at)).toEqual([]);
  });

  test("are found by their ways to ask: by nine of ten with the right word", { tags: "long" }, () => {
    const asked = answers.flatMap((answer) => answer.ways.map((way) => ({ way, answer })));
    const right = asked.filter(({ way, answer }) => {
      const entry = corpus.byId(answer.about);
      return entry && search.decide(way, entry).said[0]?.text === answer.says;
    });
    expect(right.length / asked.length).toBeGreaterThanOrEqual(0.9);
  });

  test.each([
    ["can a neutralized character be promoted", "no"],
    ["May I play a contingency on an opponent's card?", "no"],
    ["does a readied supporter still count", "yes"],
    ["do I have to reveal my contingency when its trigger happens", "no"],
  ])("%s: %s", (question, verdict) => {
    const [first] = search.find(question).hits;
    expect(first && search.decide(question, first.entry).verdict).toBe(verdict);
  });

  // engine: War Conflicts; Bonuses and Blanking; Ready, Rotated and Neutralized cards; Event Cards; League of Non-Aligned Worlds; Marks
  test.each([
    ["captured planet power does it still count 4", "no", "nobody has it"],
    ["who gets the power of a captured location", null, "nobody has it"],
    ["I recaptured my planet, does its power count again", "yes", "works again at once"],
    ["can a neutralized ambassador sponsor", "no", "takes no action but to heal itself"],
    ["may I rotate a face-down inner circle character to sponsor a fleet", "no", "has to be ready"],
    ["can i boost an event next turn", "no", "ends with the turn"],
    ["do event bonuses last longer than a turn", "no", "ends with the turn"],
    ["how do non-aligned vote in a league vote", null, "each player, Non-Aligned or not"],
    ["who votes in the league", null, "each player, Non-Aligned or not"],
    ["what happens if a vorlon agenda is lost", null, "purges one of that kind"],
    ["my Vorlon agenda was replaced, do I keep its mark", "it depends", "purges one of that kind"],
    ["can i get my vorlon agenda back", "yes", "another copy in hand may be sponsored"],
  ])("are shown outright, and not as a menu, to %s", (question, verdict, says) => {
    const found = search.find(question);
    expect(leads(found)).toBe(true);
    const [first] = found.hits;
    const decided = first && search.decide(question, first.entry);
    expect(decided?.said[0]?.text).toContain(says);
    expect(decided?.verdict).toBe(verdict);
  });

  test.each([
    "He revealed his hidden agenda without the marks, what happens to it?",
    "I have 20 power but he has 21, who wins?",
  ])("say neither yes nor no to %s, which asks for neither", (question) => {
    const [first] = search.find(question).hits;
    expect(first && search.decide(question, first.entry).verdict).toBeNull();
  });

  test.each([
    ["can vir support and then lead a fleet", "leading-a-fleet", "no"],
    ["can i lead a fleet that has already supported?", "leading-a-fleet", "yes"],
    ["does londo have to rotate to promote", "promoting", "it depends"],
    ["mercenary how does it work", "mercenaries", null],
    ["uncontested meaning", "uncontested", null],
    ["how many cards do I draw each turn", "drawing-cards", null],
    ["how do i end a war", "war", null],
  ])(
    "read the order of the words, whom a name stands for, and whether yes or no is asked: %s",
    (asked, id, verdict) => {
      const entry = corpus.byId(id);
      expect(entry && search.decide(asked, entry).verdict).toBe(verdict);
    },
  );

  test("are not taken for what counts nothing where it is asked how many", () => {
    const entry = corpus.byId("drawing-cards");
    const said = entry && search.decide("how many cards do I draw each turn", entry).said[0]?.text;
    expect(said).toBe("Each player has to draw one card, unless something forbids it.");
  });

  test("come from the rule set that is asked for, and from no other", () => {
    const entry = corpus.byId("attacking");
    const asked = "can only those be attacked who use the conflict's own ability";
    const ofSet = (rules: "quickstart" | null) => entry && search.decide(asked, entry, rules).said[0]?.rules;
    expect(ofSet("quickstart")).toEqual(["quickstart"]);
    expect(ofSet(null)).toBeNull();
  });

  test("say nothing to a question which of two things is so", () => {
    const entry = corpus.byId("enhancements");
    const asked = "Does my enhancement on his character work for me or for him?";
    const said = entry && search.decide(asked, entry);
    expect(said?.verdict).toBeNull();
    expect(answers.map(({ says }) => says)).not.toContain(said?.said[0]?.text);
  });

  test("say nothing to a question that asks the opposite", () => {
    const entry = corpus.byId("contingencies");
    expect(entry && search.decide("may i reveal a contingency", entry).verdict).toBeNull();
  });

  test.each([
    ["May a character who was readied this turn support another conflict?", "supporting-and-opposing", "yes"],
    ["may a rotated character support a conflict", "supporting-and-opposing", "no"],
  ])("of ready cards and of rotated ones are told apart: %s", (question, id, verdict) => {
    const entry = corpus.byId(id);
    expect(entry && search.decide(question, entry).verdict).toBe(verdict);
  });

  test("say neither yes nor no to a few words that ask for nothing and are not alike", () => {
    const entry = corpus.byId("contingencies");
    expect(entry && search.decide("contngency on face down conflict", entry).verdict).toBeNull();
  });
});
