/** Tables of cards: what a judge's spreadsheet may look like, and what is said of one that is broken. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { CardRecord } from "../../../src/catalogue/cards/fact.ts";
import { type CardLookup, importOf } from "../../../src/catalogue/cards/judging.ts";
import { readCardTable, TABLE_LIMITS } from "../../../src/catalogue/cards/table.ts";
import { cardTables } from "../../../src/catalogue/cards/write.ts";
import { catalogueOf } from "../../../src/catalogue/catalogue.ts";
import { loadLibrary } from "../../../src/catalogue/library.ts";
import { madeOf } from "../../../src/piecemeal.ts";
import { shouldWords } from "../../../src/views/index.ts";
import { took } from "../../hostile/cost.ts";

const rowsOf = async (table: string | Uint8Array) => {
  const read = await readCardTable(table);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.rows;
};
const problemsOf = async (table: string | Uint8Array) => {
  const read = await readCardTable(table);
  return read.ok ? [] : read.problems;
};

/** What several tables hold together. */
async function allRows(tables: readonly string[]) {
  const read = await Promise.all(tables.map(rowsOf));
  return read.flat();
}

describe("a table with headings", () => {
  test("is read by its headings, in any order and case, comma or tab", async () => {
    const wanted = [
      {
        line: 2,
        title: "Vir Cotto",
        facts: { cost: 3, type: "character", race: "centauri", diplomacy: 2, destiny: 1, strife: 2 },
        extra: {},
      },
    ];
    expect(
      await rowsOf('Cost,TITLE,type,Race,Diplomacy,Marks\n3,Vir Cotto,character,centauri,2,"destiny, 2 strife"\n'),
    ).toEqual(wanted);
    expect(
      await rowsOf(
        "cost\ttitle\ttype\trace\tdiplomacy\tmarks\r\n3\tVir Cotto\tCharacter\tCentauri\t2\t1 Destiny, Strife x2\r\n",
      ),
    ).toEqual(wanted);
  });

  test("may have quoted cells with commas, quotes and lines, a byte order mark, empty lines and semicolons", async () => {
    expect(
      await rowsOf('\uFEFFtitle;keywords;notes\n\n"Vir ""Abrahamo"" Cotto";"Ambassador\'s Assistant; Noble";"a\nb"\n'),
    ).toEqual([
      {
        line: 4,
        title: 'Vir "Abrahamo" Cotto',
        facts: { keywords: ["Ambassador's Assistant", "Noble"] },
        extra: { notes: "a\nb" },
      },
    ]);
  });

  test("is read in UTF-8, and in UTF-16 where it says so", async () => {
    const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from("title\tcost\nÄrger\t4\n", "utf16le")]);
    expect(await rowsOf(utf16)).toEqual([{ line: 2, title: "Ärger", facts: { cost: 4 }, extra: {} }]);
    expect(await problemsOf(Buffer.from([0x74, 0xff, 0xfe, 0x00]))).toEqual([{ line: null, should: { is: "utf-8" } }]);
  });

  test("keeps columns that it does not know, and leaves empty and unknown cells unknown", async () => {
    expect(await rowsOf("title,race,cost,psi,Rarity\nVir,any,?,,R\n")).toEqual([
      { line: 2, title: "Vir", facts: {}, extra: { Rarity: "R" } },
    ]);
  });

  test("tells a cost of none from a cost that is unknown, and no marks from unknown ones", async () => {
    const [none, unknown] = await rowsOf("title,cost,marks\nDelenn,none,none\nLennier,,\n");
    expect(none?.facts).toEqual({ cost: "none", conspiracy: 0, destiny: 0, doom: 0, shadow: 0, strife: 0, vorlon: 0 });
    expect(unknown?.facts).toEqual({});
  });

  test("reads an aftermath's condition from one cell", async () => {
    expect(await rowsOf("title,type,conflict\nGlory,aftermath,Won Military\nShame,aftermath,lost")).toMatchObject([
      { facts: { conflict: "military", outcome: "won" } },
      { facts: { outcome: "lost" } },
    ]);
  });
});

describe("a broken table gives no row, and says what each cell should be", () => {
  test.each<[string, string, object]>([
    [
      "a word for a cost",
      "title,cost\nVir,cheap",
      { line: 2, column: "cost", found: "cheap", should: /0 to 99, or “none”/ },
    ],
    ["a negative ability", "title,psi\nVir,-1", { line: 2, column: "psi", should: /number from 0 to 99/ }],
    ["a dash for an ability", "title,psi\nVir,-", { line: 2, should: /number from 0 to 99, or nothing/ }],
    ["a type that does not exist", "title,type\nVir,hero", { line: 2, should: /one of character, group/ }],
    ["a race that does not exist", "title,race\nVir,elf", { line: 2, should: /centauri, human/ }],
    ["an unknown mark", "title,marks\nVir,2 luck", { line: 2, column: "marks", should: /2 destiny, 1 shadow/ }],
    ["a mark twice", 'title,marks\nVir,"doom, 2 doom"', { line: 2, should: /marks with their number/ }],
    ["no title in a row", "title,cost\n,3", { line: 2, column: "title", should: /the card’s title/ }],
    ["a title that is too long", `title\n${"x".repeat(81)}`, { line: 2, should: /80 characters/ }],
    ["a card twice", "title\nG'Kar\nVir\ng’kar", { line: 4, should: /line 2 is it too/ }],
    [
      "more cells than headings",
      "title,cost\nVir,3,4,5",
      { line: 2, should: /2 cells, as there are headings; here are 4/ },
    ],
    ["no title column", "cost,race\n3,narn", { line: 1, should: /one of them “title”/ }],
    ["two title columns", "title,name\nVir,Vir", { line: 1, should: /one column with the cards’ titles/ }],
    ["a heading twice", "title,cost,Influence Cost\nVir,3,3", { line: 1, found: "Influence Cost", should: /once/ }],
    ["a quote that nothing closes", 'title,cost\n"Vir,3\n', { line: 2, should: /a second quote/ }],
    ["nothing", "", { line: null, should: /this is empty/ }],
    ["a program's file", "title\u0000cost", { line: null, should: /not a program’s|not a program's/ }],
  ])("%s", async (_, table, wanted) => {
    const [problem] = await problemsOf(table);
    const { should, ...rest } = wanted as { should: RegExp };
    expect(problem).toMatchObject(rest);
    expect(problem && shouldWords(problem.should, "en")).toMatch(should);
  });

  test("every broken row is named, not only the first", async () => {
    expect((await problemsOf("title,cost,psi\nA,q,y\nB,3,1\nC,z,0")).map(({ line, column }) => [line, column])).toEqual(
      [
        [2, "cost"],
        [2, "psi"],
        [4, "cost"],
      ],
    );
  });

  test("a table larger than 256 KiB is not looked into", async () => {
    const large = `title\n${"Card\n".repeat(60_000)}`;
    expect(large.length).toBeGreaterThan(TABLE_LIMITS.bytes);
    expect(await problemsOf(large)).toEqual([{ line: null, should: { is: "kib", most: 256 } }]);
    expect(await problemsOf(new TextEncoder().encode(large))).toEqual([
      { line: null, should: { is: "kib", most: 256 } },
    ]);
  });
});

describe("whatever bytes come", () => {
  const alphabet = fc.constantFrom(..."title,cost\t;\"\r\n 'x9é🚀-", "title", "cost", "marks", "\n", ",", '"', '""');
  const table = fc.array(alphabet, { maxLength: 3_000 }).map((parts) => `title,cost,marks\n${parts.join("")}`);

  test("rows come back or what is wrong, and nothing is thrown", async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.uint8Array({ maxLength: 4_000 }), table), async (input) => {
        const read = await readCardTable(input);
        if (!read.ok) {
          expect(read.problems.length).toBeGreaterThan(0);
          for (const { should } of read.problems) expect(shouldWords(should, "en")).not.toMatch(/^should-|\{/u);
          return;
        }
        for (const { title, line } of read.rows) {
          expect(title).not.toBe("");
          expect(line).toBeGreaterThan(0);
        }
      }),
      { numRuns: 300 },
    );
  });

  test.each([
    ["one long line", "x".repeat(100 * 1024)],
    ["only quotes", '"'.repeat(100 * 1024)],
    ["only commas", ",".repeat(100 * 1024)],
    ["a quote in every cell", `title,cost\n${'a"b,3\n'.repeat(17_000)}`],
    ["many cards", `title,cost,marks\n${Array.from({ length: 4_500 }, (_, at) => `Card ${at},3,2 doom`).join("\n")}`],
    ["many broken cards", `title,cost\n${Array.from({ length: 4_500 }, (_, at) => `Card ${at},bad`).join("\n")}`],
  ])("100 KiB of %s keep nobody waiting for 50 ms", async (_, text) => {
    const turns: number[] = [];
    for (let run = 0; run < 5; run++) turns.push((await took(() => readCardTable(text))).turn);
    expect(Math.min(...turns)).toBeLessThan(50);
  });
});

describe("what is exported", () => {
  const library = loadLibrary();
  const catalogue = catalogueOf(library, {}, new Map());
  const shelved: CardLookup = { factsOf: catalogue.factsOf, extra: catalogue.extra, isPractice: () => false };
  const valuesOf = ({ title, facts }: CardRecord) => [
    title.value,
    Object.fromEntries(Object.entries(facts).map(([fact, known]) => [fact, known?.value])),
  ];

  test("is imported again without a change", async () => {
    const tables = cardTables(catalogue.records.map((record) => ({ record, extra: {} })));
    expect(tables).toHaveLength(1);
    const rows = await allRows(tables);
    expect(rows).toHaveLength(catalogue.records.length);
    const read = madeOf(importOf(rows, shelved));
    expect(read.ok && read.wanted).toMatchObject({ judged: [], added: 0, fresh: 0, changed: 0 });
  });

  test("gives a server that knows nothing exactly the same values", async () => {
    const rows = await allRows(cardTables(catalogue.records.map((record) => ({ record, extra: {} }))));
    expect(rows.map(({ title, facts }) => [title, facts])).toEqual(catalogue.records.map(valuesOf));
  });

  test("comes in several files where one would be too large to import, and loses nothing", async () => {
    const many = Array.from({ length: 5_000 }, (_, at) => ({
      record: {
        id: `server/${at}`,
        title: { value: `Card "${at}", the ${at}th`, doc: "server", certainty: "judged" as const },
        facts: {},
      },
      extra: { notes: "n".repeat(100) },
    }));
    const tables = cardTables(many);
    expect(tables.length).toBeGreaterThan(1);
    for (const text of tables) expect(Buffer.byteLength(text)).toBeLessThanOrEqual(TABLE_LIMITS.bytes);
    const rows = await allRows(tables);
    expect(rows.map(({ title }) => title)).toEqual(many.map(({ record }) => record.title.value));
    expect(rows.every(({ extra }) => extra.notes === "n".repeat(100))).toBe(true);
  });

  const word = fc
    .string({ minLength: 1, maxLength: 20, unit: "grapheme" })
    .map((text) => text.trim())
    .filter(
      (text) =>
        /^[^\s?;,][^;,]*$/u.test(text) &&
        !text.includes("\u0000") &&
        !/[\r\n]|^(?:any|unknown|none|no|-|–|—|x|n\/a)$/iu.test(text),
    );
  test("keeps whatever a judge wrote in it, quotes and commas included", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(fc.tuple(word, fc.array(word, { minLength: 1, maxLength: 4 }), fc.nat(99), word), {
          maxLength: 20,
          selector: ([title]) =>
            title
              .normalize("NFD")
              .replace(/\p{Mark}/gu, "")
              .replace(/[’‘ʼʹ´`′]/gu, "'")
              .replace(/\s+/g, " ")
              .toLowerCase(),
        }),
        async (cards) => {
          const source = { doc: "server", certainty: "judged" } as const;
          const tables = cardTables(
            cards.map(([title, keywords, cost, note]) => ({
              record: {
                id: `server/${title}`,
                title: { value: title, ...source },
                facts: { keywords: { value: keywords, ...source }, cost: { value: cost, ...source } },
              },
              extra: { note },
            })),
          );
          const rows = await allRows(tables);
          expect(rows.map(({ title, facts, extra }) => [title, facts.keywords, facts.cost, extra.note])).toEqual(
            cards.map(([title, keywords, cost, note]) => [
              title.replace(/\s+/gu, " "),
              keywords.map((each) => each.replace(/\s+/gu, " ")),
              cost,
              note,
            ]),
          );
        },
      ),
      { numRuns: 200 },
    );
  });
});
