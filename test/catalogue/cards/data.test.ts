/** The card facts that ship, beside the rules texts and the rulings. */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { CARD_FACTS, type CardRecord, type ValueSource } from "../../../src/catalogue/cards/fact.ts";
import { readRecord } from "../../../src/catalogue/cards/file.ts";
import { readCardTable } from "../../../src/catalogue/cards/table.ts";
import { loadLibrary } from "../../../src/catalogue/library.ts";
import { DOCS, type Doc, loadCorpus } from "../../../src/rulings/corpus.ts";
import { RulingSearch } from "../../../src/rulings/search.ts";
import { beside } from "../../beside.ts";
import {
  compendiumOutline,
  engineOutline,
  headingKey,
  quickstartOutline,
  rulebookOutline,
  type Section,
} from "../../rulings/outline.ts";
import { cardOutline } from "../../rulings/outline-cards.ts";

const { records, sources, factsOf } = loadLibrary();
const folder = beside("seeds", "the sections that card facts name are not looked for in the rules texts");
const PREFIX = { engine: "000_", compendium: "001_", quickstart: "002_", rulebook: "003_" } as const;

const valuesOf = ({ title, facts }: CardRecord): ValueSource[] => [
  title,
  ...CARD_FACTS.flatMap((fact) => facts[fact] ?? []),
];
const isDoc = (doc: string): doc is Doc => DOCS.some((each) => each === doc);

describe("every value that ships", () => {
  test("names a source that is on the list, and its section where that is a rules text", () => {
    const values = records.flatMap(valuesOf);
    expect(values.length).toBeGreaterThan(2_500);
    expect(values.filter(({ doc }) => !(doc in sources))).toEqual([]);
    expect(values.filter(({ doc, section }) => isDoc(doc) !== (section !== undefined))).toEqual([]);
  });

  test("says what an inference rests on only where it is one, and never claims a list for a rules text", () => {
    const values = records.flatMap(valuesOf);
    expect(values.filter(({ certainty, note }) => note !== undefined && certainty !== "inferred")).toEqual([]);
    expect(values.filter(({ doc, certainty }) => (doc === "table") !== (certainty === "reported"))).toEqual([]);
    expect(values.filter(({ certainty }) => certainty === "said" || certainty === "judged")).toEqual([]);
  });

  test("is a correction only where the compendium has one under that card", () => {
    const corrected = records.flatMap((record) =>
      valuesOf(record)
        .filter(({ certainty }) => certainty === "errata")
        .map(({ section = "" }) => headingKey(section)),
    );
    const errata = new Set(
      loadCorpus().entries.flatMap(({ points = [] }) =>
        points
          .filter((point) => point.errata)
          .flatMap((point) =>
            point.sources.filter(({ doc }) => doc === "compendium").map(({ section }) => headingKey(section)),
          ),
      ),
    );
    expect(corrected.length).toBeGreaterThan(30);
    expect(corrected.filter((section) => !errata.has(section))).toEqual([]);
  });
});

describe.runIf(folder !== null)("the sections that the facts name", () => {
  const textOf = (doc: keyof typeof PREFIX) => {
    const name = folder === null ? undefined : readdirSync(folder).find((file) => file.startsWith(PREFIX[doc]));
    return name === undefined ? "" : readFileSync(`${folder}${name}`, "utf8");
  };
  const outline: Section[] = [
    ...engineOutline(textOf("engine")),
    ...rulebookOutline(textOf("rulebook")),
    ...quickstartOutline(textOf("quickstart")),
    ...compendiumOutline(textOf("compendium")),
    ...cardOutline(textOf("compendium")),
  ];
  const headings = new Set(outline.map(({ doc, heading }) => `${doc}: ${headingKey(heading)}`));

  test("are headings of the rules texts", () => {
    const named = records.flatMap((record) =>
      valuesOf(record).flatMap(({ doc, section }) => (section === undefined ? [] : [`${doc}: ${headingKey(section)}`])),
    );
    expect(named.length).toBeGreaterThan(800);
    expect([...new Set(named)].filter((heading) => !headings.has(heading))).toEqual([]);
  });
});

describe("facts and rulings", () => {
  const corpus = loadCorpus();
  const { names } = new RulingSearch(corpus).index("b5");
  const rulingOf = ({ title, ruling }: CardRecord) => {
    if (ruling !== undefined) return corpus.byId(ruling);
    const found = names.exact(title.value);
    return found?.kind === "card" ? found : undefined;
  };

  test("link each card's facts to the ruling of its title, and to no other", () => {
    for (const record of records.filter(({ ruling }) => ruling !== undefined))
      expect({ id: record.id, kind: rulingOf(record)?.kind }).toEqual({ id: record.id, kind: "card" });
  });

  test("leave no ruled card without facts, be it only its title", () => {
    const linked = new Set(records.flatMap((record) => rulingOf(record)?.id ?? []));
    const ruled = corpus.entries.filter(({ kind, game }) => kind === "card" && game === "b5");
    expect(ruled.length).toBeGreaterThan(480);
    expect(ruled.filter(({ id }) => !linked.has(id)).map(({ title }) => title)).toEqual([]);
  });

  test("have one record for each title, and one card for each id", () => {
    expect(records.filter(({ title }) => factsOf(title.value).length !== 1).map(({ id }) => id)).toEqual([]);
    expect(new Set(records.map(({ id }) => id)).size).toBe(records.length);
  });
});

describe("what the sources state of single cards", () => {
  const value = (title: string) => factsOf(title)[0]?.facts;

  // compendium: Moral Quandary; Hello, Old Friend; Marcus Cole; Grey Council Fleet; Covert Allies
  test("is there: printed costs that rulings mention", () => {
    expect(value("John Sheridan")?.cost).toMatchObject({ value: 10, doc: "compendium", certainty: "stated" });
    expect(value("Du'Nar")?.cost).toMatchObject({ value: 11, section: "Hello, Old Friend" });
    expect(value("Marcus Cole")?.cost?.value).toBe(11);
    expect(value("Grey Council Fleet")?.cost?.value).toBe(13);
    expect(value("Covert Allies")?.cost).toMatchObject({ value: 8, certainty: "errata" });
  });

  // compendium: Jason Ironheart; Cynthia Torqueman; rulebook: A Sample Conflict
  test("is there: abilities, zero where the card is known not to have them", () => {
    expect(value("Jason Ironheart")?.psi).toMatchObject({ value: 10, certainty: "inferred" });
    expect(value("Cynthia Torqueman")?.intrigue?.value).toBe(0);
    expect(value("Cynthia Torqueman")?.diplomacy).toBeUndefined();
    expect(value("Urza Jaddo")?.diplomacy).toMatchObject({ value: 6, doc: "rulebook" });
  });

  // engine: Appendix Two: Replacing characters
  test("is there: marks that worked examples begin with", () => {
    expect(value("G'Kar Forsaken")?.doom?.value).toBe(1);
    expect(value("Entil'zha Delenn")?.destiny?.value).toBe(1);
    expect({
      destiny: value("Delenn Transformed")?.destiny?.value,
      vorlon: value("Delenn Transformed")?.vorlon?.value,
    }).toEqual({ destiny: 2, vorlon: 2 });
  });

  // rulebook: Personalities; quickstart: General Note – Limited Cards
  test("is there: who is one person, and who is not", () => {
    const person = (title: string) => value(title)?.personality?.value;
    for (const title of ["Jeffrey Sinclair", "Valen", "Entil'Zha", "Captain Sinclair"])
      expect({ title, person: person(title) }).toEqual({ title, person: "Jeffrey Sinclair" });
    for (const title of ["John Sheridan", "Captain Sheridan", "Sheridan Reborn", "President Sheridan"])
      expect({ title, person: person(title) }).toEqual({ title, person: "John Sheridan" });
    expect(person("Delenn Transformed")).toBe(person("Entil'zha Delenn"));
    expect(person("Doctor Franklin")).toBe(person("Stephen Franklin"));
    expect(person("Ko'Dath")).not.toBe(person("Na'Toth"));
    expect(person("General Franklin")).toBeUndefined();
  });

  // compendium: Crisis Of Self; Secondary Experience; Non-Aligned Aide
  test("is there: what corrections print on the type line", () => {
    expect(value("Crisis of Self")?.outcome).toMatchObject({ value: "lost", certainty: "errata" });
    expect(value("Secondary Experience")?.outcome?.value).toBe("won");
    expect(value("Non-Aligned Aide")).toMatchObject({ species: { value: "Gaim" }, limit: { value: "multiple" } });
  });

  test("is all: a card of which only the title is known has no type", () => {
    expect(value("Hostile Reaction")).toEqual({});
  });
});

describe("the guide to a card's facts", () => {
  const guide = readFileSync(fileURLToPath(new URL("../../../docs/implementing-cards.md", import.meta.url)), "utf8");
  const examples = guide
    .slice(guide.indexOf("## A card's facts"), guide.indexOf("## A card's text"))
    .split("\n\n")
    .filter((block) => block.startsWith("    "))
    .map((block) => block.replace(/^ {4}/gmu, ""));

  test("shows a card as it stands in the data, and a table that can be imported", async () => {
    const [line = "", table = ""] = examples;
    const card = readRecord(JSON.parse(line), sources);
    expect(factsOf(card.title.value)).toEqual([card]);
    const read = await readCardTable(table);
    expect(read.ok && read.rows.map(({ title, facts }) => [title, facts])).toEqual([
      ["Urza Jaddo", { type: "character", race: "centauri", cost: 10, diplomacy: 6 }],
      ["Crisis of Self", { type: "aftermath", outcome: "lost" }],
    ]);
  });
});
