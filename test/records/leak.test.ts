// A record says who sat where and how it ended: no card, no deck, no seed, and nobody who does not want to be on it
import { expect, it } from "vitest";
import { type Action, legalActions } from "../../src/engine/index.ts";
import { recordsCsv } from "../../src/records/file.ts";
import { NO_PROMISES } from "../../src/records/promises.ts";
import { resultOf as recordOf } from "../../src/records/result.ts";
import { factionsOf, playersOf, racesOf } from "../../src/records/sums.ts";
import type { Table } from "../../src/table/table.ts";
import { ownRecordMessage, serverRecordMessage } from "../../src/views/records/stats.ts";
import { withOtherSecrets } from "../engine/play/other-secrets.ts";
import { Dice } from "../engine/play/random-player.ts";
import { idAlone, opening, PLAYERS, tableAfter } from "../table/tables.ts";
import { textOf } from "../views/discord-limits.ts";

const [LONDO, GKAR, DELENN] = PLAYERS;

/** A game of three that two have conceded, while every hand and deck is full still. */
function over(): Table {
  let table = tableAfter(null, ...opening(3));
  const acts = (seat: number, action: Action) => {
    const entry = { type: "acted", at: 9_000, by: PLAYERS[seat] ?? "", actions: [action] } as const;
    table = tableAfter(table, entry);
  };
  for (const seat of [0, 1, 2]) {
    const first = table.game && legalActions(table.game, seat)[0];
    if (!first) throw new Error("nothing can be done");
    acts(seat, first.action);
  }
  for (const seat of [2, 1]) acts(seat, { type: "concede", seat });
  return table;
}

/** All that is kept and said of a table on record, for those who want to be. */
async function said(table: Table, on: readonly string[]): Promise<string> {
  const result = recordOf(table, new Set(on), [NO_PROMISES, NO_PROMISES, NO_PROMISES]);
  if (result === null) throw new Error("nothing is on record");
  const sums = await playersOf([result]);
  const sides = { races: racesOf([result]), factions: factionsOf([result]) };
  return [
    JSON.stringify(result),
    recordsCsv([result]),
    textOf(serverRecordMessage(sums, 1, sides)),
    ...sums.map((own) => textOf(ownRecordMessage([own], NO_PROMISES, true))),
  ].join("\n");
}

it("is the same whatever hidden cards there were, and names none of any", async () => {
  const table = over();
  const { game } = table;
  if (game === null) throw new Error("no game");
  const first = await said(table, PLAYERS);
  for (let seed = 0; seed < 5; seed++) {
    const other = { ...table, seed: `other ${seed}`, game: withOtherSecrets(game, 0, new Dice(`dice ${seed}`)) };
    expect(other.game).not.toEqual(game);
    expect(await said(other, PLAYERS)).toBe(first);
  }
  expect(first).not.toContain(table.seed);
  const titles = game.facts.map(({ title }) => JSON.stringify(title).slice(1, -1));
  expect(titles.length).toBeGreaterThan(100);
  expect(titles.filter((title) => first.includes(title))).toEqual([]);
});

it("holds neither the id nor the name of whoever does not want to be on it", async () => {
  const told = await said(over(), [GKAR]);
  expect(told).toContain(`Player ${GKAR}`);
  for (const user of [LONDO, DELENN]) expect(told).not.toMatch(idAlone(user));
});
