import { describe, expect, test } from "vitest";
import { type DeckRead, readDeck } from "../../../src/catalogue/decks/index.ts";

/** A deck in short: "count title [section] {type}". */
function told(read: DeckRead): string[] {
  if (!read.ok) throw new Error(JSON.stringify(read.problem));
  return read.deck.cards.map(
    ({ count, title, section, type }) =>
      `${count} ${title}${section === "deck" ? "" : ` [${section}]`}${type ? ` {${type}}` : ""}`,
  );
}
const problemOf = (file: string | Uint8Array) => {
  const read = readDeck(file);
  return read.ok ? read.deck : read.problem;
};

describe("a list of titles", () => {
  test.each([
    ["3 Border Raid", "3 Border Raid"],
    ["3x Border Raid", "3 Border Raid"],
    ["3 x Border Raid", "3 Border Raid"],
    ["3× Border Raid", "3 Border Raid"],
    ["(3) Border Raid", "3 Border Raid"],
    ["x3 Border Raid", "3 Border Raid"],
    ["Border Raid x3", "3 Border Raid"],
    ["Border Raid x 3", "3 Border Raid"],
    ["Border Raid (3)", "3 Border Raid"],
    ["Border Raid", "1 Border Raid"],
    ["- 2 Border Raid", "2 Border Raid"],
    ["• Border Raid", "1 Border Raid"],
    ["2 Border Raid // the good one", "2 Border Raid"],
    ["2 Border Raid # the good one", "2 Border Raid"],
    ["  2   Border\u00a0 Raid ", "2 Border Raid"],
    ['2 "Border #5 x3"', "2 Border #5 x3"],
    ["Quadrant 14", "1 Quadrant 14"],
    ["Xenophobia", "1 Xenophobia"],
    ["First Battle Fleet (Narn)", "1 First Battle Fleet (Narn)"],
  ])("%s", (line, card) => {
    expect(told(readDeck(line))).toEqual([card]);
  });

  test("may stand on one line, parted where a count follows; a comma within a title stays", () => {
    expect(told(readDeck("3 Vir Cotto, 2 Trade Pact; 1 Anna Vor, Smuggler, 1x Border Raid"))).toEqual([
      "3 Vir Cotto",
      "2 Trade Pact",
      "1 Anna Vor, Smuggler",
      "1 Border Raid",
    ]);
    expect(told(readDeck("2 Anna Vor, Smuggler"))).toEqual(["2 Anna Vor, Smuggler"]);
    expect(told(readDeck(` 3  x  Vir Cotto ,${" ".repeat(5_000)}2 Trade Pact \\n 1 Border Raid ; `))).toEqual([
      "3 Vir Cotto",
      "2 Trade Pact",
      "1 Border Raid",
    ]);
  });

  test("has sections and types by its headings", () => {
    const list = [
      "# my deck",
      "Name: Long night",
      "Race: Centauri",
      "Faction: Home Faction",
      "Ambassador: Lord Refa",
      "",
      "Starting hand",
      "1 Border Raid",
      "",
      "Characters (2)",
      "2 Centauri Aide",
      "Major agendas:",
      "Power Politics",
      "== Fleets ==",
      "[Crusade pile]",
      "1 Apocalypse Box",
      "Reserve:",
      "Events:",
      "1 The Alliance",
    ].join("\r\n");
    const read = readDeck(list);
    expect(told(read)).toEqual([
      "1 Lord Refa [ambassador]",
      "1 Border Raid [starting-hand]",
      "2 Centauri Aide {character}",
      "1 Power Politics {agenda}",
      "1 Apocalypse Box [crusade]",
      "1 The Alliance [reserve] {event}",
    ]);
    expect(read).toMatchObject({ deck: { format: "a list", name: "Long night", race: "centauri", faction: "home" } });
  });

  test("goes back to the deck where types follow cards of the reserve", () => {
    expect(told(readDeck("Reserve\nThe Alliance\nFleets\nPicket Fleet"))).toEqual([
      "1 The Alliance [reserve]",
      "1 Picket Fleet {fleet}",
    ]);
  });

  test("takes cards below a heading that says nothing for the deck's, and tells so", () => {
    const read = readDeck("Reserve:\nThe Alliance\nMy favourites:\nVir Cotto");
    expect(told(read)).toEqual(["1 The Alliance [reserve]", "1 Vir Cotto"]);
    expect(read).toMatchObject({ deck: { headings: ["My favourites"] } });
  });

  test("knows a title that looks like something else", () => {
    const titles = new Set(["Characters", "3 Wishes"]);
    const read = readDeck("3 Wishes\nCharacters\n2 Vir Cotto", { isTitle: (text) => titles.has(text) });
    expect(told(read)).toEqual(["1 3 Wishes", "1 Characters", "2 Vir Cotto"]);
  });

  test("counts a title that comes twice together", () => {
    expect(told(readDeck("Vir Cotto\n2 Vir Cotto"))).toEqual(["3 Vir Cotto"]);
  });
});

describe("tab-separated text", () => {
  test("has a count and a name in either order", () => {
    expect(told(readDeck("3\tBorder Raid\tPremiere\nVir Cotto\t2\nReserve:\n1\tThe Alliance"))).toEqual([
      "3 Border Raid",
      "2 Vir Cotto",
      "1 The Alliance [reserve]",
    ]);
  });

  test("may name its columns", () => {
    expect(told(readDeck("Set\tName\tQty\nPremiere\tBorder Raid\t3\n"))).toEqual(["3 Border Raid"]);
  });
});

const XML = '<?xml version="1.0" encoding="utf-8"?>\n';
const LACKEY = `${XML}<deck version="0.8">
  <meta><game>babylon5</game></meta>
  <superzone name="Deck">
    <card><name id="a">G'Kar &amp; Co.</name><set>P</set></card>
    <card><name id="a">G'Kar &amp; Co.</name><set>P</set></card>
  </superzone>
  <superzone name="Crusade Pile"><card><name id="b">Caf&#233;</name></card></superzone>
</deck>`;
const OCTGN = `${XML}<deck game="0">
  <section name="Fleets"><card qty="2" id="1">Picket Fleet</card></section>
  <section name="Sideboard"><card qty="1" id="2">The Alliance</card></section>
</deck>`;
const COCKATRICE = `${XML}<cockatrice_deck version="1">
  <deckname>Long night</deckname>
  <zone name="main"><card number="3" price="0" name="Border Raid"/></zone>
  <zone name="side"><card number="1" name="The Alliance"/></zone>
</cockatrice_deck>`;
const TABLETOP = JSON.stringify({
  SaveName: "Long night",
  ObjectStates: [
    { Name: "HandTrigger" },
    { Name: "Card", Nickname: "Vir Cotto" },
    {
      Name: "Bag",
      ContainedObjects: [
        {
          Name: "DeckCustom",
          Nickname: "",
          ContainedObjects: [
            { Name: "Card", Nickname: "Border Raid" },
            { Name: "Card", Nickname: "Border Raid" },
          ],
        },
        { Name: "DeckCustom", Nickname: "ISA reserve", ContainedObjects: [{ Name: "Card", Nickname: "The Alliance" }] },
      ],
    },
  ],
});

describe("files of other programs are told by what is in them", () => {
  test.each([
    ["a LackeyCCG deck", LACKEY, ["2 G'Kar & Co.", "1 Café [crusade]"]],
    ["an OCTGN deck", OCTGN, ["2 Picket Fleet {fleet}", "1 The Alliance [reserve]"]],
    ["a Cockatrice deck", COCKATRICE, ["3 Border Raid", "1 The Alliance [reserve]"]],
    ["a Tabletop Simulator save", TABLETOP, ["1 Vir Cotto", "2 Border Raid", "1 The Alliance [reserve]"]],
  ])("%s", (format, file, cards) => {
    for (const form of [file, new TextEncoder().encode(file), utf16(file)]) {
      const read = readDeck(form);
      expect(told(read)).toEqual(cards);
      expect(read).toMatchObject({ deck: { format } });
    }
  });

  test("text from before Unicode is read too", () => {
    expect(told(readDeck(new Uint8Array([0x43, 0x61, 0x66, 0xe9])))).toEqual(["1 Café"]);
  });
});

function utf16(text: string): Uint8Array {
  return new Uint8Array([0xff, 0xfe, ...Buffer.from(text, "utf16le")]);
}

describe("what is no deck gets a reason", () => {
  test.each<[string, string | Uint8Array, object]>([
    ["nothing", " \n\t ", { code: "empty" }],
    ["a list without cards", "# a comment\nCharacters:\n", { code: "no-cards" }],
    ["a picture", new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1]), { code: "not-text" }],
    ["more than 256 KiB", "a".repeat(256 * 1024 + 1), { code: "too-large" }],
    ["501 cards", `${"50 Border Raid\n".repeat(10)}Vir Cotto`, { code: "too-many-cards", most: 500 }],
    ["headings upon headings", "x:\n".repeat(1_001), { code: "too-many-parts", most: 1_000, what: "lines" }],
    [
      "4,001 elements",
      `<deck>${"<a/>".repeat(4_000)}</deck>`,
      { code: "too-many-parts", most: 4_000, what: "elements" },
    ],
    ["a count of none", "Vir Cotto\n0 Border Raid", { code: "bad-count", line: 2, text: "0" }],
    ["a count of hundreds", "300 Border Raid", { code: "bad-count", line: 1, text: "300" }],
    ["a title without end", `Vir Cotto\n${"long ".repeat(50)}`, { code: "title-too-long", line: 2 }],
    ["one line without end", `3 x${" ".repeat(200_000)}Vir Cotto`, { code: "one-line-too-long", most: 6_000 }],
    ["XML that breaks off", LACKEY.slice(0, 200), { code: "broken-xml", line: 6 }],
    ["XML whose elements cross", "<deck>\n<a>\n</deck>", { code: "broken-xml", line: 3 }],
    ["XML with two roots", "<deck/>\n<deck/>", { code: "broken-xml", line: 2 }],
    ["an entity that XML does not have", "<deck>\n&nbsp;</deck>", { code: "broken-xml", line: 2 }],
    ["a document type", `${XML}<!DOCTYPE deck SYSTEM "http://x/y.dtd">\n<deck/>`, { code: "doctype", line: 2 }],
    ["an entity of its own", `${XML}<!DOCTYPE d [<!ENTITY a "b">]><d>&a;</d>`, { code: "doctype", line: 2 }],
    ["XML of another kind", "<html><body/></html>", { code: "unknown-xml", root: "html" }],
    ["a card without a name", LACKEY.replace("G'Kar &amp; Co.", " "), { code: "no-title", line: 5 }],
    ["a count in letters", OCTGN.replace('qty="2"', 'qty="two"'), { code: "bad-count", line: 3, text: "two" }],
    ["JSON that is broken", '{\n"ObjectStates": [\n,]}', { code: "broken-json", line: 3 }],
    ["JSON that breaks off", '{\n"ObjectStates": [\n', { code: "broken-json", line: 3 }],
    ["JSON of another kind", '{"cards": ["Vir Cotto"]}', { code: "unknown-json" }],
    ["a saved table without cards", '{"ObjectStates": [{"Name": "Figurine"}]}', { code: "no-cards" }],
    [
      "a saved card without a name",
      TABLETOP.replace('"Nickname":"The Alliance"', '"Nickname":""'),
      { code: "nameless-card", pile: "ISA reserve", at: 1 },
    ],
  ])("%s", (_, file, problem) => {
    expect(problemOf(file)).toMatchObject(problem);
  });
});
