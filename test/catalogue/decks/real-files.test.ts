import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { type DeckFile, readDeck } from "../../../src/catalogue/decks/index.ts";
import { beside } from "../../beside.ts";

const folder = beside("data/lackey-galactic-empires", "real files of LackeyCCG are not read");

const cardsIn = ({ cards }: DeckFile) => cards.reduce((sum, { count }) => sum + count, 0);

describe.runIf(folder !== null)("the real files of LackeyCCG", () => {
  const decks = folder === null ? [] : readdirSync(`${folder}decks`);

  test("are 24 decks", () => {
    expect(decks).toHaveLength(24);
  });

  test.each(decks)("%s is read whole", (file) => {
    const bytes = readFileSync(`${folder}decks/${file}`);
    const read = readDeck(bytes);
    if (!read.ok) throw new Error(JSON.stringify(read.problem));
    expect(read.deck.format).toBe("a LackeyCCG deck");
    expect(cardsIn(read.deck)).toBe(bytes.toString("utf8").split("<card>").length - 1);
    expect(read.deck.cards.filter(({ title }) => /[<>&]|^\s|\s$/.test(title))).toEqual([]);
  });

  test("and a list of 3,514 cards with columns", () => {
    const read = readDeck(readFileSync(`${folder}carddata.txt`), { limits: { bytes: 4 * 2 ** 20, cards: 10_000 } });
    if (!read.ok) throw new Error(JSON.stringify(read.problem));
    expect(read.deck.format).toBe("tab-separated text");
    expect(cardsIn(read.deck)).toBe(3_514);
  });
});
