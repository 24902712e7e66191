/** The corpus against the rules texts themselves, where they lie beside the project. */
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { readAnswers } from "../../src/rulings/answers.ts";
import { DOCS, type Doc, loadCorpus, type Ruling, type Source } from "../../src/rulings/corpus.ts";
import { beside } from "../beside.ts";
import {
  compendiumOutline,
  engineOutline,
  headingKey,
  quickstartOutline,
  rulebookOutline,
  type Section,
  WITHOUT_A_SIGN,
} from "./outline.ts";
import { cardOutline, errataOutline, faqOutline } from "./outline-cards.ts";

const folder = beside("seeds", "the rulings are not compared with the rules texts");
const PREFIX: Readonly<Record<Doc, string>> = {
  engine: "000_",
  compendium: "001_",
  quickstart: "002_",
  rulebook: "003_",
  "ge-faq": "004_",
};

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/<\/?su[bp]>/g, "")
    .replace(/[’‘`]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[*#]/g, "")
    .replace(/\s+/g, " ");
const words = (text: string) => plain(text).match(/[a-z0-9]+/g) ?? [];

const textOf = (doc: Doc): string => {
  const name = folder === null ? undefined : readdirSync(folder).find((file) => file.startsWith(PREFIX[doc]));
  return name === undefined ? "" : readFileSync(`${folder}${name}`, "utf8");
};

const allSources = ({ sources, points = [], differs = [] }: Ruling): readonly Source[] => [
  ...sources,
  ...points.flatMap((point) => point.sources),
  ...differs.flatMap((difference) => difference.sources),
];
const allTexts = ({ text, points = [], differs = [] }: Ruling) => [
  text,
  ...points.map((point) => point.text),
  ...differs.map((difference) => difference.text),
];

/** The headings and bullets of an outline that no entry names. */
const unaccounted = (outline: readonly Section[], entries: readonly Ruling[]): string[] => {
  const cited = new Set<string>();
  for (const { doc, section, bullet = 0 } of entries.flatMap(allSources)) {
    cited.add(`${doc}: ${headingKey(section)}`);
    cited.add(`${doc}: ${headingKey(section)} #${bullet}`);
  }
  return outline.flatMap(({ doc, heading, bullets }) => {
    const name = `${doc}: ${headingKey(heading)}`;
    const parts = [name, ...Array.from({ length: bullets }, (_, at) => `${name} #${at + 1}`)];
    return parts.filter((part) => !cited.has(part));
  });
};

describe.runIf(folder !== null)("the corpus beside the rules texts", () => {
  const { entries } = loadCorpus();
  const texts = new Map<Doc, string>();
  const source = (doc: Doc) => {
    const known = texts.get(doc) ?? plain(textOf(doc));
    texts.set(doc, known);
    return known;
  };

  test("accounts for every heading of the rules and every part of their lists and tables", () => {
    const outline = [
      ...engineOutline(textOf("engine")),
      ...compendiumOutline(textOf("compendium")),
      ...quickstartOutline(textOf("quickstart")),
      ...rulebookOutline(textOf("rulebook")),
    ];
    expect(outline.length).toBeGreaterThan(500);
    expect(unaccounted(outline, entries)).toEqual([]);
  });

  test("finds every part of a list that has a sign, in the engine rules and the rulebook", () => {
    const parts = (outline: readonly Section[]) => outline.reduce((sum, { bullets }) => sum + bullets, 0);
    const signs = (doc: Doc, sign: RegExp) => textOf(doc).match(sign)?.length ?? 0;
    const engine = signs("engine", /^\s*(?:•|\d+\.)\s/gm);
    const rulebook = signs("rulebook", /^\s*(?:-|\d+\.)\s/gm);
    expect(engine).toBeGreaterThan(85);
    expect(rulebook).toBeGreaterThan(35);
    expect(parts(engineOutline(textOf("engine")))).toBeGreaterThanOrEqual(engine);
    expect(parts(rulebookOutline(textOf("rulebook")))).toBeGreaterThanOrEqual(rulebook);
  });

  test("finds in the texts the headings that have no sign", () => {
    const found = (outline: readonly Section[]) => outline.map(({ heading }) => heading);
    expect(found(engineOutline(textOf("engine")))).toEqual(expect.arrayContaining([...WITHOUT_A_SIGN.engine]));
    expect(found(rulebookOutline(textOf("rulebook")))).toEqual(expect.arrayContaining([...WITHOUT_A_SIGN.rulebook]));
  });

  test("cites no bullet, row or paragraph that the texts do not have", () => {
    const bullets = new Map<string, number>();
    const quickstart = quickstartOutline(textOf("quickstart"));
    expect(quickstart.reduce((sum, section) => sum + section.bullets, 0)).toBeGreaterThan(240);
    const outline = [
      ...engineOutline(textOf("engine")),
      ...quickstart,
      ...rulebookOutline(textOf("rulebook")),
      ...faqOutline(textOf("ge-faq")),
      ...compendiumOutline(textOf("compendium")),
      ...cardOutline(textOf("compendium")),
    ];
    for (const section of outline) {
      const name = `${section.doc}: ${headingKey(section.heading)}`;
      bullets.set(name, Math.max(section.bullets, bullets.get(name) ?? 0));
    }
    const invented = entries.flatMap((entry) =>
      allSources(entry)
        .filter(({ doc, section, bullet = 0 }) => bullet > (bullets.get(`${doc}: ${headingKey(section)}`) ?? 0))
        .map(({ doc, section, bullet }) => `${entry.id}: ${doc}: ${section} #${bullet}`),
    );
    expect(invented).toEqual([]);
  });

  test("accounts for every card that was ruled on, every bullet of its rulings and every correction", () => {
    const cards = entries.filter(({ kind }) => kind === "card");
    const outline = [...cardOutline(textOf("compendium")), ...errataOutline(textOf("rulebook"))];
    expect(outline.length).toBeGreaterThan(490);
    expect(unaccounted(outline, cards)).toEqual([]);
  });

  test("marks as a correction what the compendium calls errata", () => {
    const marked = new Set(
      entries
        .flatMap(({ points = [] }) => points.filter(({ errata }) => errata))
        .flatMap(({ sources }) => sources.map(({ section, bullet }) => `${headingKey(section)} #${bullet}`)),
    );
    const corrected = cardOutline(textOf("compendium")).flatMap(({ heading, corrections = [] }) =>
      corrections.map((bullet) => `${headingKey(heading)} #${bullet}`),
    );
    expect(corrected.length).toBeGreaterThan(150);
    expect(corrected.filter((ruling) => !marked.has(ruling))).toEqual([]);
  });

  test("accounts for every heading and paragraph of the Galactic Empires questions in that game's entries", () => {
    const galactic = entries.filter(({ game }) => game === "ge");
    const outline = faqOutline(textOf("ge-faq"));
    expect(outline.length).toBeGreaterThan(150);
    expect(outline.reduce((sum, { bullets }) => sum + bullets, 0)).toBeGreaterThan(110);
    expect(unaccounted(outline, galactic)).toEqual([]);
  });

  test("marks a correction in each entry where the Galactic Empires questions speak of errata or a misprint", () => {
    const marked = new Set(
      entries
        .flatMap(({ points = [] }) => points.filter(({ errata }) => errata))
        .flatMap(({ sources }) =>
          sources.filter(({ doc }) => doc === "ge-faq").map(({ section }) => headingKey(section)),
        ),
    );
    const corrected = faqOutline(textOf("ge-faq")).filter((section) => section.corrected);
    expect(corrected.length).toBeGreaterThan(5);
    expect(corrected.map(({ heading }) => heading).filter((heading) => !marked.has(headingKey(heading)))).toEqual([]);
  });

  test("cites sections whose headings stand in the text", () => {
    const lost = entries.flatMap((entry) =>
      allSources(entry)
        .filter(({ doc, section }) => !source(doc).includes(plain(section)))
        .map(({ doc, section }) => `${entry.id}: ${doc}: ${section}`),
    );
    expect(lost).toEqual([]);
  });

  test("shares no run of ten words with any text", () => {
    const RUN = 10;
    const runs = new Set<string>();
    for (const doc of DOCS) {
      const all = words(textOf(doc));
      for (let at = 0; at + RUN <= all.length; at++) runs.add(all.slice(at, at + RUN).join(" "));
    }
    const answers = [...readAnswers()].map(([id, about]) => ({ id, texts: about.map(({ says }) => says) }));
    const all = [...entries.map((entry) => ({ id: entry.id, texts: allTexts(entry) })), ...answers];
    const copied = all.flatMap(({ id, texts }) =>
      texts.flatMap((text) => {
        const own = words(text);
        return own
          .map((_, at) => own.slice(at, at + RUN).join(" "))
          .filter((run) => runs.has(run))
          .map((run) => `${id}: ${run}`);
      }),
    );
    expect(copied).toEqual([]);
  });
});
