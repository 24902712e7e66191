import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import MiniSearch from "minisearch";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { completions, MOST_COMPLETIONS } from "../../src/rulings/complete.ts";
import { loadCorpus, sourceSchema } from "../../src/rulings/corpus.ts";
import { firstWords } from "../../src/rulings/first-words.ts";
import { type Found, loadSearch, MOST_HITS } from "../../src/rulings/search.ts";
import { FILLER, stem, wordsOf } from "../../src/rulings/words/normalise.ts";
import { foundAsJson, foundAsText } from "../../src/rulings/words/plain.ts";
import { followUp, readRuleSet } from "../../src/rulings/words/rule-set-words.ts";
import { soundOf } from "../../src/rulings/words/spelling.ts";
import { WordIndex } from "../../src/rulings/words/word-index.ts";
import { expectSame } from "../same.ts";
import {
  BROAD,
  ELSEWHERE,
  elsewhereFigures,
  type Figure,
  isHeld,
  KEPT_ASIDE,
  KEPT_ASIDE_CHAPTERS,
  KEPT_ASIDE_PLAIN,
  keptAsideFigures,
  loadFigure,
  nameFigures,
  QUESTIONS,
  questionFigures,
  questionsOf,
  reached,
  timeFigures,
} from "./proof.ts";

const { entries } = loadCorpus();
const search = loadSearch();
/** What each question of the proof finds, asked once for all tests that look at it. */
const found = new Map<string, Found>();
const asked = {
  find(question: string, game?: "b5" | "ge"): Found {
    const key = JSON.stringify([question, game]);
    const known = found.get(key) ?? search.find(question, game);
    found.set(key, known);
    return known;
  },
};
const first = (question: string, game?: "b5" | "ge") => search.find(question, game).hits[0]?.entry.id;
const short = (figures: readonly Figure[]) => figures.filter((figure) => !reached(figure));

describe("the questions of the proof", () => {
  test("are 150 or more with 60 or more besides held out, and 40 or more about other things; each answer exists", () => {
    const heldOut = QUESTIONS.filter((each) => each.heldOut);
    expect(QUESTIONS.length - heldOut.length).toBeGreaterThanOrEqual(150);
    for (const style of ["typos", "sentence", "words"]) {
      expect(heldOut.filter((each) => each.style === style).length).toBeGreaterThanOrEqual(20);
    }
    expect(ELSEWHERE.length).toBeGreaterThanOrEqual(40);
    const ids = new Set(entries.map(({ id }) => id));
    expect(QUESTIONS.flatMap(({ answers }) => answers).filter((id) => !ids.has(id))).toEqual([]);
  });

  test("are answered as often as they should be", () => {
    for (const held of [true, false]) expect(short(questionFigures(asked, questionsOf(undefined, held)))).toEqual([]);
    expect(short(questionFigures(asked, questionsOf("argued", false)))).toEqual([]);
    const [right, five, wrong] = questionFigures(asked, questionsOf("fresh", false));
    expect(right?.value).toBeGreaterThanOrEqual(0.87);
    expect(five?.value).toBeGreaterThanOrEqual(0.95);
    expect(wrong?.value).toBeLessThanOrEqual(0.02);
  });

  test.each([
    { set: "argued", least: 0.84, within: 0.96 },
    { set: "fresh", least: 0.8, within: 0.92 },
  ] as const)("held out of the $set set are answered no worse than when they were first asked", (held) => {
    const [first, five, wrong] = questionFigures(asked, questionsOf(held.set, true));
    expect(first?.value).toBeGreaterThanOrEqual(held.least);
    expect(five?.value).toBeGreaterThanOrEqual(held.within);
    expect(wrong?.value).toBeLessThanOrEqual(0.025);
  });

  test("that are kept aside are answered no worse than they have been; rule:eval holds them to their targets", () => {
    expect(KEPT_ASIDE.asked).toHaveLength(106);
    expect(KEPT_ASIDE.elsewhere).toHaveLength(20);
    expect(keptAsideFigures(asked).filter((figure) => !isHeld(figure))).toEqual([]);
    expect(KEPT_ASIDE_CHAPTERS.asked).toHaveLength(190);
    expect(KEPT_ASIDE_CHAPTERS.elsewhere).toHaveLength(33);
    expect(KEPT_ASIDE_PLAIN.asked).toHaveLength(262);
    expect(KEPT_ASIDE_PLAIN.elsewhere).toHaveLength(204);
    const known = new Set([...QUESTIONS, ...BROAD.asked].map(({ question }) => question));
    const aside = [KEPT_ASIDE, KEPT_ASIDE_CHAPTERS, KEPT_ASIDE_PLAIN].flatMap((each) => each.asked);
    expect(aside.filter(({ question }) => known.has(question)).length).toBe(0);
    const ids = new Set(entries.map(({ id }) => id));
    const learnt = [...KEPT_ASIDE_CHAPTERS.asked, ...KEPT_ASIDE_PLAIN.asked, ...BROAD.asked];
    expect(learnt.flatMap(({ answers }) => answers).filter((id) => !ids.has(id))).toEqual([]);
    const others = new Set([...ELSEWHERE, ...BROAD.elsewhere]);
    expect(KEPT_ASIDE_PLAIN.elsewhere.filter((question) => others.has(question))).toEqual([]);
  }, 60_000);

  test("that were kept aside before, and those of readers that are not, are answered as often as all others", () => {
    for (const set of ["styles", "readers"] as const)
      expect(short(questionFigures(asked, questionsOf(set, false)))).toEqual([]);
  });

  test("about other things are refused", () => {
    expect(short(elsewhereFigures(asked))).toEqual([]);
  });
});

describe("names", () => {
  test("are found whole, with a slip, and from four letters", () => {
    expect(short(nameFigures(search, entries))).toEqual([]);
  }, 120_000);

  test.each([
    ["Kha’Mak", "khamak"],
    ["KHA`MAK", "khamak"],
    ["tu pari", "tupari"],
    ["tupari", "tupari"],
    ["the hive", "the-hive"],
    ["hive", "the-hive"],
    ["pák'ma’ra lurkers", "pakmara-lurkers"],
    ["what is an uncontested conflict?", "uncontested"],
    ["how does promoting work", "promoting"],
    ["8.7", "war"],
    ["§ 8.7", "war"],
    ["compendium 4.5", "promoting"],
    ["10.3", "cannot"],
    ["building-influence", "building-influence"],
  ])("%s is found", (question, id) => {
    expect(first(question)).toBe(id);
    expect(search.find(question).verdict).toBe("answer");
  });
});

describe("what is typed", () => {
  test("means the word that it sounds like, before another that is as near", () => {
    expect(first("how much inflence to repare a damged fleet")).toBe("repairing");
    expect(soundOf("repare")).toBe(soundOf("repair"));
    expect(soundOf("sustane")).toBe(soundOf("sustain"));
    expect(soundOf("tension")).not.toBe(soundOf("attention"));
  });

  test("without the spaces is read word by word, with a slip in it too", () => {
    const words = (question: string) => search.index("b5").read(question).words;
    expect(words("inercircle")).toEqual(["inner", "circle"]);
    expect(words("3influence")).toEqual(["3", "influence"]);
    expect(words("ohw do i buildinfluence")).toEqual(["how", "do", "i", "build", "influence"]);
    expect(first("can i promote to the inercircle with 3influence")).toBe("promoting");
  });

  test("about somebody whom several cards show, and who is only whom it is about, is answered by the rule first", () => {
    const { verdict, hits } = search.find("what does Londo do when he is neutralized");
    expect({ verdict, first: hits[0]?.entry.id, card: hits[1]?.entry.id }).toEqual({
      verdict: "choose",
      first: "neutralized",
      card: "londo-mollari",
    });
    // A slip in a title of its own word leaves a card first: the one that says it for both Soul Hunters.
    expect(first("soul huntr marks requirment")).toBe("rogue-soul-hunter");
  });

  test("names a card whose title is little words alone, as it is written or in the midst of a sentence", () => {
    expect(first("he undoes my Not Meant To Be by another Not Meant To Be, what of my influence")).toBe(
      "not-meant-to-be",
    );
    expect(first("can he answer with not meant to be when i use an event")).toBe("not-meant-to-be");
    expect(first("What Do You Want? lets who rotate for a Shadow mark")).toBe("what-do-you-want");
    expect(first("can you want to be ready when you are not")).not.toBe("what-do-you-want");
  });

  test("asks nothing when it is symbols alone", () => {
    for (const symbols of ["#$%&*()_+=", "&", "? ! …"]) expect(search.find(symbols).verdict, symbols).toBe("nothing");
  });

  test("in words of Galactic Empires alone is about that game, though nobody says so", () => {
    const game = (question: string) => search.find(question).hits[0]?.entry.game;
    expect(game("can an engaged crew act twice")).toBe("ge");
    expect(game("does a disengaged ship still fire a volley")).toBe("ge");
    expect(game("can a rotated character act twice")).toBe("b5");
  });
});

describe("an answer", () => {
  test("has five entries, those that belong to the best after those that have its words", () => {
    for (const { question, game } of QUESTIONS) {
      const { verdict, hits } = asked.find(question, game);
      expect(hits.length, question).toBe(verdict === "nothing" ? 0 : MOST_HITS);
      expect(new Set(hits.map(({ entry }) => entry)).size).toBe(hits.length);
    }
    const few = search.find("Adira Tyree").hits.map(({ entry }) => entry.id);
    expect(few[0]).toBe("adira-tyree");
    expect(few).toHaveLength(MOST_HITS);
  }, 120_000);

  test("to nothing typed yet is a choice of common rules", () => {
    const common = completions(search, " ", {}).map(({ entry }) => entry);
    expect(common).toHaveLength(MOST_COMPLETIONS);
    expect(common.every(({ kind, game }) => kind === "rule" && game === "b5")).toBe(true);
    expect(completions(search, "", { game: "ge" }).every(({ entry }) => entry.game === "ge")).toBe(true);
  });
});

describe("players' words", () => {
  test.each([
    ["how do i tap a card", "ready-rotated-neutralized"],
    ["can i untap twice", "ready-round"],
    ["dead supporting characters", "neutralized"],
    ["how does the bid work", "mercenaries"],
    ["b5 influence 20", "babylon-5-victory"],
    ["who is in the ic", "inner-circle"],
    ["teep", "telepaths"],
    ["sinclair vs sheridan", "personalities"],
  ])("%s", (question, id) => {
    expect(search.find(question).hits.map(({ entry }) => entry.id)).toContain(id);
  });
});

describe("the other game", () => {
  test("is found by its option, and by itself where only that matches", () => {
    expect(first("luck demon", "ge")).toBe("ge-r-m9-luck-demon");
    expect(first("splash damage")).toBe("ge-splash-damage");
    expect(first("damage")).toBe("damage");
    expect(first("splash damage", "b5")).not.toBe("ge-splash-damage");
  });
});

describe("a rule set in a question", () => {
  test("is read, and a question that says nothing else follows another", () => {
    expect(readRuleSet("deck size in quickstart")).toBe("quickstart");
    expect(readRuleSet("deck size")).toBeNull();
    expect(followUp("and for quickstart?")).toBe("quickstart");
    expect(followUp("what about the tournament rules")).toBe("tournament");
    expect(followUp("tournament time")).toBeNull();
    expect(followUp("and that one?")).toBeNull();
    expect(followUp("and that one?", "casual")).toBe("casual");
    expect(followUp("and healing?", "casual")).toBeNull();
  });
});

describe("whatever is asked", () => {
  const NASTY = [
    "",
    "   ",
    "???",
    "…",
    "💥🚀",
    "\u0000\u202e",
    "a".repeat(5_000),
    "influence ".repeat(400),
    "Darf ich einen neutralisierten Charakter befördern?",
    "¿Puedo rotar dos veces?",
    "ゲームのルール",
    "правила игры",
    "'; DROP TABLE rules; --",
    "__proto__",
    "constructor",
    "toString",
    "-1",
    "9999.9999",
    "9.99",
  ];

  test.each(NASTY)("%j is answered in kind", (question) => {
    const found = search.find(question);
    expect(["answer", "choose", "nothing"]).toContain(found.verdict);
    expect(found.hits.length).toBeLessThanOrEqual(MOST_HITS);
    expect(foundAsText(found, firstWords(search, question, found))).not.toBe("");
    expect(completions(search, question, {}).length).toBeLessThanOrEqual(MOST_COMPLETIONS);
  });

  test("the same question finds the same, whatever was asked in between", () => {
    const again = QUESTIONS.filter((_, at) => at % 5 === 0).toReversed();
    for (const { question, game } of again)
      expectSame(search.find(question, game), asked.find(question, game), question);
  }, 120_000);

  test("scores fall from hit to hit, and lie between 0 and 1", () => {
    for (const { question, game } of [...QUESTIONS, { question: "war" }, { question: "8.7" }]) {
      const scores = asked.find(question, game).hits.map(({ score }) => score);
      expect(scores).toEqual([...scores].sort((a, b) => b - a));
      for (const score of scores) expect(score > 0 && score <= 1).toBe(true);
    }
  }, 120_000);
});

describe("the terminal", () => {
  const lineSchema = z
    .object({
      question: z.string(),
      confident: z.boolean(),
      answer: z
        .array(
          z
            .object({
              text: z.string(),
              sources: z.array(z.object({ doc: z.string(), section: z.string() }).strict()),
            })
            .strict(),
        )
        .max(3),
      hits: z
        .array(
          z.object({ id: z.string(), title: z.string(), score: z.number(), sources: z.array(sourceSchema) }).strict(),
        )
        .max(5),
    })
    .strict();

  test("prints a line of JSON for each question", () => {
    for (const { question, game } of QUESTIONS) {
      const found = asked.find(question, game);
      const line = foundAsJson(question, found, firstWords(search, question, found));
      expect(line).not.toContain("\n");
      const read = lineSchema.parse(JSON.parse(line));
      expect(read.question).toBe(question);
      expect(read.answer.length > 0, question).toBe(found.verdict !== "nothing");
    }
  }, 120_000);

  const cli = fileURLToPath(new URL("../../src/rulings/cli.ts", import.meta.url));

  test("answers a line for each line of the standard input, an empty one too", async () => {
    const answering = promisify(execFile)(process.execPath, ["--import", "tsx", cli, "--json", "--stdin"]);
    answering.child.stdin?.end("tap\r\n\nwhat is the weather tomorrow\n8.7");
    const { stdout, stderr } = await answering;
    const lines = stdout.trimEnd().split("\n");
    const found = lines.map((line) => lineSchema.parse(JSON.parse(line)));
    expect(found.map(({ question }) => question)).toEqual(["tap", "", "what is the weather tomorrow", "8.7"]);
    expect(found.map(({ confident }) => confident)).toEqual([true, false, false, true]);
    expect(found.map(({ hits }) => hits.length)).toEqual([5, 0, 0, 5]);
    expect(stderr).toBe("");
  });

  const run = async (...options: string[]) => {
    try {
      const { stdout } = await promisify(execFile)(process.execPath, ["--import", "tsx", cli, ...options]);
      return { code: 0, out: stdout, error: "" };
    } catch (error) {
      const { code, stdout, stderr } = z
        .looseObject({ code: z.number(), stdout: z.string(), stderr: z.string() })
        .parse(error);
      return { code, out: stdout, error: stderr };
    }
  };

  test("answers with the same search, and says what is wrong with a bad call", async () => {
    const [right, game, none] = await Promise.all([
      run("--json", "how", "do", "I", "tap"),
      run("--game", "chess", "tap"),
      run(),
    ]);
    expect(lineSchema.parse(JSON.parse(right.out)).hits[0]?.id).toBe("ready-rotated-neutralized");
    expect(game).toMatchObject({ code: 2, out: "" });
    expect(game.error).toContain('--game is b5 or ge, not "chess"');
    expect(none.code).toBe(2);
    expect(none.error).toContain("Usage: npm run -s rule");
  });
});

describe("the index of words", () => {
  const FIELDS = ["title", "text"] as const;
  const documents = entries.slice(0, 120).map(({ id, title, text }) => ({ id, title, text }));
  const filled = new WordIndex<(typeof FIELDS)[number]>(FIELDS, ["title"]);
  for (const document of documents) filled.add(document);
  const plain = new MiniSearch({
    fields: [...FIELDS],
    tokenize: (text, field) =>
      wordsOf(text)
        .filter((word) => field === "title" || !FILLER.has(word))
        .map(stem),
    processTerm: (term) => term,
  });
  plain.addAll(documents);

  test.each(["influenc", "neutraliz charact", "fleet", "war", "agend mark", "sheri"])(
    "finds %s as MiniSearch does",
    (asked) => {
      const options = { prefix: true, fuzzy: 1, boost: { title: 3 }, tokenize: (text: string) => text.split(" ") };
      const found = filled.search().search(asked, options);
      expect(found.length).toBeGreaterThan(0);
      const rounded = (results: typeof found) => results.map(({ id, score }) => [id, score.toFixed(6)]);
      expect(rounded(found)).toEqual(rounded(plain.search(asked, options)));
    },
  );

  test("counts words, and documents by stem", () => {
    const texts = documents.map(({ title, text }) => wordsOf(`${title} ${text}`));
    expect(filled.times().get("influence")).toBe(texts.flat().filter((word) => word === "influence").length);
    expect(filled.documents().get("fleet")).toBe(
      texts.filter((words) => words.some((word) => stem(word) === "fleet")).length,
    );
  });
});

describe("time", () => {
  test("is short, three times over on a busy computer", async () => {
    const figures = [...timeFigures(8), await loadFigure(2)];
    expect(figures.filter(({ value, target }) => value > 3 * target)).toEqual([]);
  }, 180_000);
});
