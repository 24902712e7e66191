import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type DeckCard, readDeck, SECTIONS, tidied, writeDeck } from "../../../src/catalogue/decks/index.ts";
import { CARD_TYPES, FACTIONS, RACES } from "../../../src/engine/index.ts";
import { anyText } from "../../any-text.ts";
import { cpuMs } from "../../hostile/cost.ts";

/** Pieces of which every format is made, so that broken files come near to whole ones. */
const PIECES = [
  ..."\n\t<>/=\"'&;:[]{}(),#x3 ",
  "<deck>",
  "</deck>",
  "<superzone name='Deck'>",
  "<card>",
  "<card number='3' name='A'/>",
  "</card>",
  "<name>",
  "</name>",
  "<section name='Fleets'>",
  "<cockatrice_deck>",
  "<zone name='side'>",
  "<![CDATA[",
  "]]>",
  "<!--",
  "-->",
  "<?xml version='1.0'?>",
  "<!DOCTYPE d [",
  "<!ENTITY a 'b'>",
  "&amp;",
  "&#65;",
  "&#xffffffff;",
  '{"ObjectStates":[',
  '{"Name":"DeckCustom","ContainedObjects":[',
  '{"Name":"Card","Nickname":"A"}',
  "]}",
  "Characters:",
  "Reserve",
  "3x Vir Cotto",
  "\u0000",
  "\ufeff",
  "\u2028",
];
const broken = fc.array(fc.oneof(fc.constantFrom(...PIECES), anyText({ maxLength: 5 })), {
  maxLength: 60,
});

describe("whatever is uploaded", () => {
  test("any bytes give a deck or a problem", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 2_000 }), (bytes) => isAnswer(readDeck(bytes))),
      { numRuns: 500 },
    );
  });

  test("any text made of the pieces of decks gives a deck or a problem", () => {
    fc.assert(
      fc.property(
        broken,
        (pieces) => isAnswer(readDeck(pieces.join(""))) && isAnswer(readDeck(bytesOf(pieces.join("")))),
      ),
      { numRuns: 2_000 },
    );
  });
});

const bytesOf = (text: string) => new TextEncoder().encode(text);

function isAnswer(read: ReturnType<typeof readDeck>): boolean {
  if (!read.ok) return read.problem.code.length > 0;
  const { cards } = read.deck;
  return cards.length > 0 && cards.every(({ count, title }) => count >= 1 && title !== "" && title === tidied(title));
}

const title = fc
  .oneof(
    anyText({ minLength: 1, maxLength: 40 }),
    fc.array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 6 }).map((all) => all.join("")),
  )
  .map(tidied)
  .filter((text) => text !== "" && text.length <= 120);
const name = fc
  .string({ minLength: 1, maxLength: 30 })
  .map(tidied)
  .filter((text) => text !== "");
const card: fc.Arbitrary<DeckCard> = fc.record(
  {
    count: fc.integer({ min: 1, max: 9 }),
    title,
    section: fc.constantFrom(...SECTIONS),
    type: fc.constantFrom(...CARD_TYPES),
  },
  { requiredKeys: ["count", "title", "section"] },
);
const cards = fc.uniqueArray(card, {
  minLength: 1,
  maxLength: 20,
  selector: ({ title: own, section, type }) => `${section}/${type}/${own}`,
});

test("what is exported is read as the same deck", { tags: "long" }, () => {
  const deck = fc.record(
    { name, race: fc.constantFrom(...RACES), faction: fc.constantFrom(...FACTIONS), cards },
    { requiredKeys: ["cards"] },
  );
  const sorted = (all: readonly DeckCard[]) => all.map((each) => JSON.stringify(Object.entries(each).sort())).sort();
  fc.assert(
    fc.property(deck, (written) => {
      const read = readDeck(writeDeck(written));
      if (!read.ok) throw new Error(JSON.stringify(read.problem));
      const { name: called, race, faction, headings } = read.deck;
      expect(sorted(read.deck.cards)).toEqual(sorted(written.cards));
      expect({ called, race, faction, headings }).toEqual({
        called: written.name,
        race: written.race,
        faction: written.faction,
        headings: [],
      });
    }),
    {
      numRuns: 1_000,
      // Of a title in quotes nothing would be left without further ones.
      examples: [[{ cards: [{ count: 1, title: '" "', section: "ambassador" }] }]],
    },
  );
});

const KIB_256 = 256 * 1024;
const filled = (piece: string) => piece.repeat(Math.ceil(KIB_256 / piece.length)).slice(0, KIB_256);

describe("reading 256 KiB takes no longer than 50 ms", () => {
  test.each(
    PIECES.map((piece) => [JSON.stringify(piece), filled(piece)]).concat([
      ["elements within elements", filled("<a>")],
      ["attributes", `<a ${Array.from({ length: 20_000 }, (_, at) => `b${at}=""`).join(" ")}/>`],
      ["entities in a name", `<deck><superzone><card><name>${filled("&amp;")}</name></card></superzone></deck>`],
      ["references that count to nothing", `<deck>${filled("&#0000000065;")}</deck>`],
      ["a comment", `<deck><!--${filled("- ")}--></deck>`],
      ["data that is no markup", `<deck><![CDATA[${filled("]")}]]></deck>`],
      ["lists within lists", `{"ObjectStates":${filled("[")}`],
      ["bags within bags", `{"ObjectStates":[${'{"ContainedObjects":['.repeat(3_000)}${"]}".repeat(3_000)}]}`],
      ["a long line", filled("a ")],
      ["a count on one line with spaces behind it", `3 x${filled(" ")}`],
      ["a count on one line with spaces and a title behind it", `3 x${filled(" ")}Vir Cotto`],
      ["counts on one line", filled("3 x 3 x, ")],
      ["spaces between commas on one line", filled(`1 a${" ".repeat(1_000)},`)],
      ["lines of rules", filled(`${"= a ".repeat(28)}=\n`)],
      ["lines of counts", filled("x3 (3) 3x 3 x\n")],
      ["headings", filled("a:\n")],
      ["remarks", filled("#\n")],
      ["remarks upon remarks", filled(`${" # //".repeat(60)}\n`)],
      ["quotes", filled(`${'" '.repeat(150)}\n`)],
      ["columns", filled(`${"\ta".repeat(40)}\n`)],
      ["empty columns", filled("\t \n")],
      ["one row of columns", `a\tb${filled("\t")}`],
      ["tags that do not end", `<deck ${filled("a='")}`],
    ]),
  )("%s", (_, file) => {
    expect(cpuMs(() => readDeck(file ?? ""))).toBeLessThan(50);
  });
});
