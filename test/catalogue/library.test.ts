import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { LibraryError, loadLibrary, readLibrary } from "../../src/catalogue/library.ts";
import { ABILITIES, MARKS } from "../../src/engine/index.ts";

const library = loadLibrary();
const premiere = library.cards.filter((card) => card.id.startsWith("premiere/"));

describe("the cards that ship", () => {
  test("are loaded once", () => {
    expect(loadLibrary()).toBe(library);
  });

  test("are the 446 of Premiere and Deluxe, and those of later sets whose type a source states", () => {
    expect(premiere).toHaveLength(446);
    expect(library.cards.filter((card) => card.id.startsWith("later/")).length).toBeGreaterThan(100);
  });

  test("play with exactly what their records say", () => {
    for (const record of library.records.filter(({ facts }) => facts.type)) {
      const card = library.facts(record.id);
      const { facts } = record;
      expect({ id: record.id, type: card?.type, cost: card?.cost, race: card?.race }).toEqual({
        id: record.id,
        type: facts.type?.value,
        cost: facts.cost?.value,
        race: facts.race?.value,
      });
      for (const ability of ABILITIES) expect(card?.abilities?.[ability]).toBe(facts[ability]?.value);
      for (const mark of MARKS) expect(card?.marks?.[mark]).toBe(facts[mark]?.value);
    }
  });

  test("know only what a source states: Londo's diplomacy is 4, and nobody has told his intrigue", () => {
    const londo = library.facts("premiere/char_londo_mollari");
    expect(londo?.abilities).toEqual({ diplomacy: 4 });
    expect(londo?.ambassador).toBe("babylon-project");
    expect(londo?.complete).toBeUndefined();
  });

  test("follow the errata: Kosh Naranek is a group, the Battleglobe has 4 military", () => {
    expect(library.facts("premiere/char_kosh_naranek")?.type).toBe("group");
    expect(library.facts("premiere/fleet_ipsha_battleglobe")?.abilities).toEqual({ military: 4 });
  });

  test("give four races their starting ambassador of the Babylon Project, who has no printed cost", () => {
    const ambassadors = premiere.filter((card) => card.ambassador);
    expect(ambassadors.map((card) => card.race).sort()).toEqual(["centauri", "human", "minbari", "narn"]);
    expect(ambassadors.every((card) => card.cost === "none")).toBe(true);
  });

  test("have the practice set beside them", () => {
    expect(library.cards.length).toBeGreaterThan(premiere.length);
  });
});

describe("finding a card by its title", () => {
  test.each(["G'Kar", "g’kar", "  G`KAR ", "G´kar"])("%s is G'Kar", (text) => {
    expect(library.byTitle(text).map((card) => card.id)).toEqual(["premiere/char_gkar"]);
  });

  test("tells the fleets of two races apart", () => {
    expect(library.byTitle("first battle fleet (narn)")[0]?.race).toBe("narn");
    expect(library.byTitle("First Battle Fleet (Human)")[0]?.race).toBe("human");
  });

  test("finds nothing for a part of a title", () => {
    expect(library.byTitle("Londo")).toEqual([]);
  });
});

describe("ready-made decks", () => {
  test("put practice decks before the four real starter decks", () => {
    const names = library.starters.map((starter) => starter.name);
    expect(names.slice(-4)).toEqual(["Starter Centauri", "Starter Human", "Starter Minbari", "Starter Narn"]);
    expect(library.starters.slice(0, -4).every((starter) => starter.practice)).toBe(true);
  });

  test.each(["Starter Centauri", "Starter Human", "Starter Minbari", "Starter Narn"])(
    "%s has its 50 cards, at most three of one, and its ambassador",
    (name) => {
      const starter = library.starter(name.toUpperCase());
      if (!starter) throw new Error(`no ${name}`);
      const ids = library.deckIds(starter);
      expect(ids).toHaveLength(50);
      expect(Math.max(...starter.cards.map(([count]) => count))).toBeLessThanOrEqual(3);
      expect(library.facts(starter.ambassador)?.race).toBe(starter.race);
      expect(ids).toContain(starter.ambassador);
    },
  );

  test("has no deck for a name that nobody gave", () => {
    expect(library.starter("Starter Vorlon")).toBeUndefined();
  });
});

describe("data that is wrong is refused with its file and card", () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "library-"));
    mkdirSync(join(folder, "cards"));
    mkdirSync(join(folder, "decks"));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const envoy = { id: "trial/envoy", title: ["Trial Envoy", "table"], type: ["character", "table"] };
  const deck = {
    name: "Trial deck",
    race: "human",
    faction: "babylon-project",
    ambassador: "trial/envoy",
    cards: [[1, "trial/envoy"]],
    practice: false,
  };
  const read = (cards: unknown, decks: unknown = []) => {
    const set = typeof cards === "string" ? cards : JSON.stringify({ set: "trial", cards });
    const sources = { table: { certainty: "reported", says: "a list" } };
    writeFileSync(join(folder, "cards", "sources.json"), JSON.stringify(sources));
    writeFileSync(join(folder, "cards", "trial.json"), set);
    writeFileSync(join(folder, "decks", "trial.json"), JSON.stringify({ decks }));
    return () => readLibrary(folder);
  };

  test("while right data is read", () => {
    expect(read([envoy], [deck])().starter("trial deck")?.ambassador).toBe("trial/envoy");
  });

  test.each<[string, unknown, unknown[], RegExp]>([
    ["a type that does not exist", [{ ...envoy, type: ["hero", "table"] }], [], /trial\.json: card trial\/envoy: type/],
    ["a fact that does not exist", [{ ...envoy, colour: ["red", "table"] }], [], /card trial\/envoy: colour/],
    ["an impossible figure", [{ ...envoy, cost: [-1, "table"] }], [], /card trial\/envoy: cost/],
    ["an id of another set", [{ ...envoy, id: "envoy" }], [], /must begin with trial\//],
    ["a value without a source", [{ ...envoy, cost: [3] }], [], /cost: must be a value with its source/],
    ["a bare value", [{ ...envoy, cost: 3 }], [], /cost: must be a value with its source/],
    ["a source that is not listed", [{ ...envoy, cost: [3, "hearsay: a pub"] }], [], /cost: the source hearsay/],
    ["a certainty that does not exist", [{ ...envoy, cost: [3, "table", "surely"] }], [], /no certainty surely/],
    ["an id twice", [envoy, envoy], [], /trial\/envoy: two cards/],
    ["no JSON", "{", [], /cards\/trial\.json: /],
    ["a deck with an unknown card", [envoy], [{ ...deck, cards: [[1, "trial/nobody"]] }], /deck Trial deck: .*nobody/],
    ["a deck without its ambassador", [envoy], [{ ...deck, cards: [] }], /Trial deck: its ambassador/],
    ["a deck of no card", [envoy], [{ ...deck, cards: [[0, "trial/envoy"]] }], /decks\/trial\.json: deck Trial deck/],
    ["two decks of one name", [envoy], [deck, deck], /two decks/],
  ])("%s", (_, cards, decks, message) => {
    expect(read(cards, decks)).toThrow(LibraryError);
    expect(read(cards, decks)).toThrow(message);
  });
});
