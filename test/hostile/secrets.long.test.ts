/** Every command and every press, by everybody who may not know: no answer names a card that they cannot see. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { viewFor } from "../../src/engine/index.ts";
import type { Table } from "../../src/table/table.ts";
import type { As } from "../commands/in-process.ts";
import { asStranger, Cells, RIGHT, ROWS } from "../commands/rows/cells.ts";
import { type Row, STRANGERS } from "../commands/rows/row.ts";

let cells: Cells;
beforeAll(async () => {
  cells = await Cells.open();
});
afterAll(() => cells.running.close());

/** Shorter ones stand in other words. */
const SHORTEST = 6;
const titlesIn = (value: unknown): Set<string> =>
  new Set([...JSON.stringify(value).matchAll(/"title":"([^"]+)"/gu)].flatMap(([, title = ""]) => title));

/** The titles at a table that somebody cannot see. */
function hiddenFrom({ user }: As, { game, seats }: Table): string[] {
  if (game === null) return [];
  const seat = seats.findIndex(({ userId }) => userId === user);
  const seen = titlesIn(viewFor(game, seat < 0 ? "public" : { seat }));
  return [...titlesIn(game)].filter((title) => title.length >= SHORTEST && !seen.has(title));
}

/** What somebody reads of it, and what of that they cannot see. */
async function read(row: Row, as: As): Promise<{ hidden: string[]; told: string[] }> {
  let hidden: string[] = [];
  let asked = "";
  const { answer } = await cells.does(
    {
      ...row,
      input: (at) => {
        const input = row.input(at);
        asked = JSON.stringify(input);
        hidden = hiddenFrom(as, at.table);
        return input;
      },
    },
    as,
  );
  return { hidden, told: hidden.filter((title) => answer.text.includes(title) && !asked.includes(title)) };
}

const OWN_HAND = ROWS.find(([name]) => name === "/hand")?.[1];

test("whoever reads their own hand reads what others cannot see", async () => {
  if (!OWN_HAND) throw new Error("/hand has no row");
  const stranger = asStranger("somebody without a seat", OWN_HAND.right);
  let hidden: string[] = [];
  const input: Row["input"] = (at) => {
    hidden = hiddenFrom(stranger, at.table);
    return OWN_HAND.input(at);
  };
  const { answer } = await cells.does({ ...OWN_HAND, input }, RIGHT[OWN_HAND.right]);
  expect(hidden.filter((title) => answer.text.includes(title))).not.toEqual([]);
});

test.each(STRANGERS)("%s reads no such card in any answer", { timeout: 60_000 }, async (stranger) => {
  const told: string[] = [];
  let hiddenAtAll = 0;
  for (const [name, row] of ROWS) {
    const found = await read(row, asStranger(stranger, row.right));
    hiddenAtAll += found.hidden.length;
    told.push(...found.told.map((title) => `${name}: ${title}`));
  }
  expect(hiddenAtAll).toBeGreaterThan(1_000);
  expect(told).toEqual([]);
});
