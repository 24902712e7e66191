import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { NOTHING_REASONS } from "../../../src/engine/index.ts";
import { STATES } from "../../../src/engine/state/vocabulary.ts";
import { languageOf } from "../../../src/settings/languages.ts";
import {
  FACT_WORDS,
  FACTION_WORDS,
  FORBIDDEN_WORDS,
  LOYALTY_WORDS,
  MARK_WORDS,
  TYPE_WORDS,
} from "../../../src/views/text/words.ts";
import { BUNDLES, ENGLISH_ELSEWHERE, wordFiles } from "../../../src/views/words/bundles.ts";
import { NO } from "../../../src/views/words/en/no/index.ts";
import { ACTS } from "../../../src/views/words/en/playing/acts.ts";
import { AHEAD_WORDS } from "../../../src/views/words/en/playing/ahead.ts";
import { ASKED } from "../../../src/views/words/en/playing/asked.ts";
import { ASKS } from "../../../src/views/words/en/playing/asks.ts";
import { CHOICE_WORDS } from "../../../src/views/words/en/playing/choices.ts";
import { MENUS } from "../../../src/views/words/en/playing/menus.ts";
import { NAMED } from "../../../src/views/words/en/playing/named.ts";
import { ORDER_WORDS } from "../../../src/views/words/en/playing/orders.ts";
import { SURE } from "../../../src/views/words/en/playing/sure.ts";
import { TAKEN } from "../../../src/views/words/en/playing/taken.ts";
import { WAITS } from "../../../src/views/words/en/playing/waits.ts";
import { WHY_WORDS } from "../../../src/views/words/en/playing/why.ts";
import { DISPUTES } from "../../../src/views/words/en/tables/disputes.ts";
import { PAST } from "../../../src/views/words/en/tables/past.ts";
import { RUNNING } from "../../../src/views/words/en/tables/running.ts";
import { TROUBLES } from "../../../src/views/words/en/tables/troubles.ts";
import { LANGUAGES, type Language, say, sayPut, type WordId } from "../../../src/views/words/index.ts";
import { isWord, putInto, WORDS } from "../../../src/views/words/words.ts";

type Pattern = FluentResource["body"][number]["value"];

/** What a text is made of, as Fluent reads it: the variables, other texts and terms that it names. */
function namedIn(part: unknown): { variables: string[]; messages: string[]; terms: string[] } {
  const found = { variables: new Set<string>(), messages: new Set<string>(), terms: new Set<string>() };
  const look = (each: unknown) => {
    if (typeof each !== "object" || each === null) return;
    const { type, name } = each as { type?: unknown; name?: unknown };
    if (type === "var") found.variables.add(String(name));
    if (type === "mesg") found.messages.add(String(name));
    if (type === "term") found.terms.add(String(name));
    for (const value of Object.values(each)) look(value);
  };
  look(part);
  return {
    variables: [...found.variables].sort(),
    messages: [...found.messages].sort(),
    terms: [...found.terms].sort(),
  };
}

const read = (language: Language) =>
  [...wordFiles(language)].flatMap(([file, text]) =>
    file === "commands.ftl" ? [] : new FluentResource(text).body.map((entry) => ({ file, ...entry })),
  );
const entries = Object.fromEntries(LANGUAGES.map((language) => [language, read(language)])) as Record<
  Language,
  ReturnType<typeof read>
>;
const messages = (language: Language) =>
  entries[language].filter(({ file, id }) => !id.startsWith("-") && !ENGLISH_ELSEWHERE.includes(file));
const terms = (language: Language) => entries[language].filter(({ id }) => id.startsWith("-"));

/** The program's modules, but for the English words themselves. */
function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return /words[/\\]en$/u.test(path) ? [] : sources(path);
    return /\.ts$/u.test(path) ? [readFileSync(path, "utf8")] : [];
  });
}

/** What refusals put in where it is a word of the rulebook, by kind and value, as it is called in English. */
const itself = (values: readonly string[]) => Object.fromEntries(values.map((value) => [value, value]));
const NAMED_WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  race: LOYALTY_WORDS,
  faction: FACTION_WORDS,
  fact: FACT_WORDS,
  type: TYPE_WORDS,
  mark: MARK_WORDS,
  forbidden: FORBIDDEN_WORDS,
  taint: { shadow: "Shadows", vorlon: "Vorlons" },
  state: itself([...STATES, "rotated", "neutralized"]),
  outcome: itself(["won", "lost"]),
  over: itself(["over"]),
  phase: itself(["setup", "ready", "conflict", "action", "resolution", "draw"]),
  when: {
    setup: "before the first turn",
    ready: "in the ready round",
    conflict: "in the conflict round",
    action: "in the action round",
    resolution: "when a conflict has been resolved",
    draw: "in the draw round",
  },
  way: {
    declare: "A conflict does something when it is declared, in the conflict round.",
    play: "An event does something when it is played: “play” and its name.",
    aftermath: "An aftermath is played when a conflict has been resolved.",
    place: "A contingency is placed under a card of yours first: “place” it “under” that card.",
  },
};

/** English words that are no German ones. */
const ENGLISH =
  /\b(the|you|your|is|are|and|of|to|not|this|that|it|with|at|by|has|have|can|only|there|nobody|card|cards|no)\b/iu;

/** What is the same in German: names of races, and what has no words of its own. */
const ALIKE: ReadonlySet<string> = new Set([
  "no-still-in-hand-then-2",
  "timing-button",
  "asking-line",
  "part-in",
  "part-whom",
  "council-minbari",
  "council-centauri",
  "council-narn",
  "tally-named",
  "ahead-until-each",
  "ahead-order",
  "asked-so",
  "asks-alone",
  "beside-in",
  "look-hand",
  "proof-start",
  "taken-colon",
]);

/** What may be put in: numbers that languages tell apart, and a text. */
const NUMBERS = [0, 1, 2, 5, 1_234];

describe("the words", () => {
  it.each(LANGUAGES)("in %s are all those that the program knows, each once, and no others", (language) => {
    const ids = messages(language).map(({ id }) => id);
    expect(ids.toSorted()).toEqual(Object.keys(WORDS).toSorted());
  });

  it.each(LANGUAGES)("in %s stand in files of the same names, in the same order, as in English", (language) => {
    const places = (which: Language) => messages(which).map(({ file, id }) => `${file} ${id}`);
    expect(places(language)).toEqual(places("en"));
  });

  it.each(LANGUAGES)("in %s put in what the program gives, and nothing else", (language) => {
    const byId = new Map(messages(language).map((entry) => [entry.id, entry.value]));
    for (const id of Object.keys(WORDS).filter(isWord)) {
      expect(namedIn(byId.get(id)).variables, id).toEqual([...putInto(id)].toSorted());
    }
  });

  it.each(LANGUAGES)("in %s name only terms and texts that are there, and use every term", (language) => {
    const known = new Set(terms(language).map(({ id }) => id.slice(1)));
    const used = new Set(entries[language].flatMap(({ value }) => namedIn(value).terms));
    expect([...used].filter((term) => !known.has(term))).toEqual([]);
    expect([...known].filter((term) => !used.has(term))).toEqual([]);
    const named = messages(language).flatMap(({ value }) => namedIn(value).messages);
    expect(named.filter((id) => !(id in WORDS))).toEqual([]);
  });

  it.each(LANGUAGES)("in %s come out without an error, whatever number is put in", { tags: "long" }, (language) => {
    for (const id of Object.keys(WORDS).filter(isWord)) {
      const given = putInto(id);
      const pattern = BUNDLES[language].words.getMessage(id)?.value as Pattern;
      for (const value of [...NUMBERS, "Londo"]) {
        const errors: Error[] = [];
        const put = Object.fromEntries(given.map((name) => [name, value]));
        const text = BUNDLES[language].words.formatPattern(pattern ?? "", put, errors);
        // A text in place of a number has no plural: that alone may be missed.
        const real = errors.filter(
          (error) => typeof value === "number" || !/selector|NUMBER|number/iu.test(String(error)),
        );
        expect(real, `${language} ${id}`).toEqual([]);
        expect(text.trim().length, `${language} ${id}`).toBeGreaterThan(0);
      }
    }
  });

  it("are all used by the program", () => {
    const text = sources("src").join("\n");
    // Read once: looking each id up in the whole text takes longer with every id.
    const quoted = new Set([...text.matchAll(/"(?=([a-z0-9-]+)")/gu)].map(([, id]) => id));
    const families = new Set([...text.matchAll(/`([a-z0-9-]+)-\$\{/gu)].map(([, start]) => start));
    const isNamed = (id: string) => {
      if (quoted.has(id)) return true;
      // One of a family: `lesson-says-${step}`.
      const starts = id.split("-").map((_, at, parts) => parts.slice(0, at).join("-"));
      return starts.some((start) => families.has(start));
    };
    // What refusals put in is found by its kind and its value: the next test names all there are.
    const put = (id: string) => Object.keys(NAMED_WORDS).some((kind) => id.startsWith(`${kind}-`));
    const messageNames = new Set(messages("en").flatMap(({ value }) => namedIn(value).messages));
    expect(Object.keys(WORDS).filter((id) => !isNamed(id) && !messageNames.has(id) && !put(id))).toEqual([]);
  });

  it("say why an effect changes nothing with the facts that its reason has", () => {
    for (const [reason, facts] of Object.entries(NOTHING_REASONS)) {
      const [told, plainly] = [`nothing-${reason}`, `nothing-${reason}-2`];
      expect(isWord(told) && putInto(told).toSorted(), reason).toEqual([...facts].toSorted());
      if (facts.length > 0) expect(isWord(plainly) && putInto(plainly), reason).toEqual([]);
    }
  });

  it("call the rulebook’s things what they are called everywhere, each by its own name and no others", () => {
    for (const [kind, known] of Object.entries(NAMED_WORDS)) {
      const here = Object.keys(NAMED).filter((id) => id.startsWith(`${kind}-`));
      const there = Object.keys(known).map((value) => `${kind}-${value.replaceAll(" ", "-")}`);
      expect(here.toSorted(), kind).toEqual(there.toSorted());
      for (const [value, word] of Object.entries(known))
        expect(sayPut("en", `${kind}-${value.replaceAll(" ", "-")}` as WordId, {})).toBe(word);
    }
  });

  it.each(
    Object.keys({
      ...NO,
      ...SURE,
      ...WAITS,
      ...WHY_WORDS,
      ...ACTS,
      ...ORDER_WORDS,
      ...AHEAD_WORDS,
      ...ASKED,
      ...ASKS,
      ...CHOICE_WORDS,
      ...MENUS,
      ...DISPUTES,
      ...PAST,
      ...RUNNING,
      ...TAKEN,
      ...TROUBLES,
    }),
  )("are in German wholly: %s", (id) => {
    const put = Object.fromEntries(putInto(id as WordId).map((name) => [name, "Vir"]));
    const german = sayPut("de", id as WordId, put);
    expect(german.replaceAll(/`[^`]*`|“[^”]*”|„[^“]*“/gu, "")).not.toMatch(ENGLISH);
    if (!ALIKE.has(id)) expect(german).not.toBe(sayPut("en", id as WordId, put));
  });

  it("take nothing that a player has typed for markup of their own", () => {
    const typed = '{ $tables } { -deck } {""} *[one] ⁨Lennier⁩';
    const told = say("de", "privacy-running", { tables: typed });
    expect(told).toContain(`an ${typed}:`);
    // No marks are put around it, which Discord would show in names and buttons, and copy.
    expect(say("en", "privacy-running", { tables: "Lennier" })).not.toMatch(/[\u2066-\u2069]/u);
  });

  it.each(LANGUAGES)("have no full stop behind a name that ends in an ellipsis, in %s", (language) => {
    const texts = [...wordFiles(language)].flatMap(([file, text]) =>
      text.split("\n").map((line) => `${file}: ${line}`),
    );
    expect(texts.length).toBeGreaterThan(1_000);
    expect(texts.filter((line) => /…\*\*\./u.test(line))).toEqual([]);
  });

  it("decline the game’s terms", () => {
    const bundle = new FluentBundle("de", { useIsolating: false });
    bundle.addResource(new FluentResource(wordFiles("de").get("terms.ftl") ?? ""));
    bundle.addResource(
      new FluentResource('of = des { -conflict(case: "genitive") }, den { -table(number: "other", case: "dative") }\n'),
    );
    expect(bundle.formatPattern(bundle.getMessage("of")?.value ?? "")).toBe("des Konflikts, den Tischen");
  });

  it("are in the language of the reader’s Discord, and in English where the bot does not speak it", () => {
    expect(["de", "en-US", "en-GB", "fr", "zh-TW", "", null, undefined].map(languageOf)).toEqual([
      "de",
      "en",
      "en",
      "en",
      "en",
      "en",
      "en",
      "en",
    ]);
  });

  it("are counted in the reader’s way", () => {
    const id: WordId = "about-busy";
    const given = { tables: 1, servers: 1_234, since: "today" };
    expect(say("en", id, given)).toBe("1 table kept, 1,234 servers served by this process, up since today.");
    expect(say("de", id, given)).toMatch(/^1 Tisch in Verwahrung, 1\.234 Server /u);
  });
});
