import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { createGame } from "../../src/engine/index.ts";
import { applyEntry } from "../../src/table/apply-entry.ts";
import type { LogEntry } from "../../src/table/entry.ts";
import { newSeed, seedMaterial } from "../../src/table/seed.ts";
import { checkShuffles } from "../../src/table/shuffles.ts";
import type { Table } from "../../src/table/table.ts";
import { createRender } from "../../src/thread/showing/render.ts";
import { created, joined, library, started, tableAfter } from "./tables.ts";

const SEED = "00112233445566778899aabbccddeeff";
const HASH = createHash("sha256").update(SEED).digest("hex");

/** The entries of a table that opened with its seed, whose presses have these ids. */
function opened(seed = SEED, joins: readonly string[] = ["501", "502"], start = "503"): LogEntry[] {
  const entries: LogEntry[] = [{ ...created(), seed }];
  for (const [at, press] of joins.entries())
    entries.push({ ...joined(tableAfter(null, ...entries), `100${at + 1}`), press });
  const { seed: _, ...begins } = started(tableAfter(null, ...entries));
  return [...entries, { ...begins, press: start }];
}

/** Which card each number is, and in which order the decks lie. */
const dealt = (table: Table) => JSON.stringify([table.game?.cards, table.game?.seats.map(({ deck }) => deck)]);

describe("The seed of a table", () => {
  it("is 128 bits, of which no two are alike", () => {
    const seeds = Array.from({ length: 1_000 }, newSeed);
    expect(new Set(seeds).size).toBe(1_000);
    for (const seed of seeds) expect(seed).toMatch(/^[0-9a-f]{32}$/);
  });

  it("is drawn before anybody presses Join: its hash stands in the lobby, the seed nowhere", () => {
    const render = createRender(library);
    const lobby = tableAfter(null, ...opened().slice(0, 1));
    expect(lobby.seedHash).toBe(HASH);
    const told = JSON.stringify(render.table(lobby));
    expect(told).toContain(HASH);
    expect(told).not.toContain(SEED);
  });

  it("is in nothing that is posted while the game runs, nor is what the game draws from", () => {
    const render = createRender(library);
    const entries = opened();
    const start = applyEntry(tableAfter(null, ...entries.slice(0, -1)), entries.at(-1) as LogEntry);
    if (!start.ok) throw new Error("refused");
    const { table, announcements } = start;
    expect(announcements).toEqual([{ what: "started", seedHash: HASH, pressed: true }]);
    const decisions = table.waiting.map(({ decision }) => decision);
    const told = JSON.stringify([
      render.table(table),
      render.log(table, announcements),
      render.prompt(table, decisions),
    ]);
    expect(told).toContain(HASH);
    expect(table.game?.random).toMatchObject({ key: expect.stringMatching(/^[0-9a-f]{64}$/) });
    const key = table.game && "key" in table.game.random ? table.game.random.key : "";
    for (const secret of [SEED, key]) expect(told).not.toContain(secret);
  });

  it("is mixed with the presses of Join by seats, and with that of Start", () => {
    const table = tableAfter(null, ...opened());
    expect(table.presses).toEqual({ joins: ["501", "502"], start: "503" });
    expect(seedMaterial(SEED, table.presses ?? null)).toBe(`${SEED}:501:502:503`);
    const start = opened().at(-1);
    if (start?.type !== "started") throw new Error("the opening does not end with a start");
    expect(table.game).toEqual(createGame(start.setup, `${SEED}:501:502:503`));
  });

  it("deals another game with each other press, and with each other bit", () => {
    const bits = Array.from({ length: 128 }, (_, bit) =>
      (BigInt(`0x${SEED}`) ^ (1n << BigInt(bit))).toString(16).padStart(32, "0"),
    );
    const tables = [
      opened(),
      opened(SEED, ["504", "502"]),
      opened(SEED, ["501", "504"]),
      opened(SEED, ["502", "501"]),
      opened(SEED, ["501", "502"], "504"),
      ...bits.map((seed) => opened(seed)),
    ];
    expect(new Set(tables.map((entries) => dealt(tableAfter(null, ...entries)))).size).toBe(tables.length);
  }, 60_000);

  it("counts a press anew for whoever leaves and sits down again", () => {
    const [open, first, second] = opened();
    if (!open || !first || !second) throw new Error("an entry is missing");
    const left: LogEntry = { type: "left", at: 2_500, by: "1001" };
    const lobby = tableAfter(null, open, first, second, left);
    const table = tableAfter(lobby, { ...joined(lobby, "1001"), press: "509" });
    const { seed: _, ...begins } = started(table);
    expect(tableAfter(table, { ...begins, press: "510" }).presses).toEqual({
      joins: ["502", "509"],
      start: "510",
    });
  });

  it("is drawn as the game starts where the table opened without one, and is not mixed with anything", () => {
    const [, first, second] = opened();
    if (!first || !second) throw new Error("an entry is missing");
    const lobby = tableAfter(null, created(), first, second);
    expect(lobby.seedHash).toBeNull();
    const table = tableAfter(lobby, { ...started(lobby, "1001", "late"), press: "503" });
    expect(table).toMatchObject({ seed: "late" });
    expect(table.presses).toBeUndefined();
    expect(checkShuffles(table)).toMatchObject({ mixed: true, presses: null });
  });
});

describe("The check of a game's shuffles", () => {
  const table = tableAfter(null, ...opened());

  it("finds the seed that was published, and the presses in what the game draws from", () => {
    const presses = { joins: ["501", "502"], start: "503" };
    expect(checkShuffles(table)).toEqual({ seed: SEED, seedHash: HASH, hash: HASH, presses, mixed: true });
    expect(checkShuffles(tableAfter(null, created()))).toBeNull();
  });

  it("finds another seed out, and another press", () => {
    expect(checkShuffles({ ...table, seed: "another" })).toMatchObject({ seedHash: HASH, mixed: false });
    expect(checkShuffles({ ...table, seed: "another" })?.hash).not.toBe(HASH);
    const presses = { joins: ["501", "599"], start: "503" };
    expect(checkShuffles({ ...table, presses })).toMatchObject({ hash: HASH, mixed: false });
  });
});
