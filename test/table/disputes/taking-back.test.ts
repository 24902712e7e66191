// moderator: Taking back a slip
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Action, type Game, legalActions } from "../../../src/engine/index.ts";
import { checkGame } from "../../../src/replaying/check-game.ts";
import { openStore, type Store } from "../../../src/store/index.ts";
import { applyEntry } from "../../../src/table/apply-entry.ts";
import { createClock } from "../../../src/table/clock.ts";
import { agreeing, takingStepBack } from "../../../src/table/disputes/deciding.ts";
import { freeSlip, missingFor } from "../../../src/table/disputes/taking-back.ts";
import { type LogEntry, parseEntry } from "../../../src/table/entry.ts";
import { gameFile } from "../../../src/table/game-file.ts";
import { inForce } from "../../../src/table/rebuild.ts";
import { savedTable } from "../../../src/table/saved.ts";
import type { Table } from "../../../src/table/table.ts";
import { type Acted, Tables } from "../../../src/table/tables.ts";
import { opening, PLAYERS, stored } from "../tables.ts";

let dataDir: string;
let store: Store;
let tables: Tables;
let keys = 0;

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "b5-undo-"));
  store = await openStore({ redisUrl: null, dataDir });
  tables = new Tables(store, createClock());
});

afterEach(async () => {
  await store.close();
  rmSync(dataDir, { recursive: true });
});

async function open(seats = 3, change: (entry: LogEntry) => LogEntry = (entry) => entry): Promise<void> {
  await stored(tables, opening(seats).map(change));
}

const now = async (): Promise<Table> => {
  const table = await tables.load("t1");
  if (table === null) throw new Error("there is no table");
  return table;
};
const gameOf = ({ game }: Table): Game => {
  if (game === null) throw new Error("no game is played");
  return game;
};
const userOf = (seat: number) => PLAYERS[seat] ?? "";

async function says(seat: number, ...actions: Action[]): Promise<Table> {
  const entry = { type: "acted", actions } as const;
  return done(await tables.act("t1", `s${keys++}`, userOf(seat), () => ({ ok: true, entry })));
}

function done(acted: Acted): Table {
  if (acted.outcome !== "done") throw new Error(JSON.stringify(acted));
  return acted.table;
}

const QUIETLY: readonly Action["type"][] = ["start-with-any", "declare-nothing", "pass", "keep"];

/** Whoever is asked first does nothing in particular, or the first of these kinds that is possible. */
async function goesOn(...kinds: Action["type"][]): Promise<{ table: Table; seat: number; type: Action["type"] }> {
  const game = gameOf(await now());
  const seat = game.awaiting[0]?.seat ?? 0;
  const possible = legalActions(game, seat).map(({ action }) => action);
  const action = [...kinds, ...QUIETLY].flatMap((type) => possible.find((one) => one.type === type) ?? [])[0];
  if (action === undefined) throw new Error(`nothing can be done in ${game.round}`);
  return { table: await says(seat, action), seat, type: action.type };
}

async function toActionRound(): Promise<void> {
  while (gameOf(await now()).awaiting[0]?.kind !== "action") await goesOn();
}

/** As the button does it. */
const takesBack = (seat: number): Promise<Acted> =>
  tables.undo("t1", `u${keys++}`, userOf(seat), takingStepBack(userOf(seat)));

const word = (seat: number, request: number, said: "agree" | "refuse") =>
  tables.undo("t1", `w${keys++}`, userOf(seat), agreeing(userOf(seat), request, said));

const refusalOf = (acted: Acted) => (acted.outcome === "refused" ? acted.refused.refusal : null);

/** The log alone makes the same table, byte for byte. */
async function comesOutTheSame(): Promise<void> {
  const log = await store.log("t1");
  let table: Table | null = null;
  for (const { line } of inForce(log)) {
    const applied = applyEntry(table, parseEntry(line));
    if (!applied.ok) throw new Error(JSON.stringify(applied.refused));
    table = applied.table;
  }
  const loaded = await store.load("t1");
  expect(table && savedTable(table).snapshot).toBe(loaded?.snapshot);
  expect((await tables.history("t1"))?.comesOut).toBe("same");
  expect((await tables.replay("t1"))?.comesOut).toBe("same");
}

/** A game without what only counts up. */
const settled = (table: Table) => JSON.stringify({ ...gameOf(table), nextDecision: 0 });

describe("a slip", () => {
  it("is taken back by its player alone as long as nobody has acted since", async () => {
    await open();
    await toActionRound();
    const before = await now();
    const { seat, table: built } = await goesOn("build");
    expect(freeSlip(built, userOf(seat))).toMatchObject({ seat });
    expect(freeSlip(built, userOf((seat + 1) % 3))).toBeNull();
    const table = done(await takesBack(seat));
    expect(settled(table)).toBe(settled(before));
    expect(table.waiting.map(({ decision }) => decision)).toEqual(before.waiting.map(({ decision }) => decision));
    await comesOutTheSame();
    const told = (await tables.history("t1"))?.events ?? [];
    expect(told.at(-1)).toMatchObject({ type: "step-undone", seat, what: [{ type: "built" }] });
    expect(told.filter(({ type }) => type === "built")).toEqual([]);
  });

  it("gives no number of a question twice, so that no old button fits a new one", async () => {
    await open();
    await toActionRound();
    const { seat, table: built } = await goesOn("build");
    const asked = gameOf(built).awaiting.map(({ id }) => id);
    await takesBack(seat);
    const { table: passed } = await goesOn();
    expect(
      gameOf(passed)
        .awaiting.map(({ id }) => id)
        .filter((id) => asked.includes(id)),
    ).toEqual([]);
  });

  it("is no part of the game in the file that is exported at its end, and the file says that it was taken back", async () => {
    await open();
    await toActionRound();
    const { seat } = await goesOn("build");
    await takesBack(seat);
    await goesOn();
    await tables.act("t1", "end", userOf(0), () => ({ ok: true, entry: { type: "ended" } }));
    const replay = await tables.replay("t1");
    if (replay === null) throw new Error("there is no table");
    const file = JSON.stringify(gameFile({ ...replay, log: [] }));
    expect(checkGame(file)).toMatchObject({ ok: true });
    expect(file).toContain('"undone"');
  });

  it("may be taken back one after the other, and what is done anew may be taken back again", async () => {
    await open();
    await toActionRound();
    const { seat } = await goesOn("build");
    await takesBack(seat);
    await goesOn("build");
    await comesOutTheSame();
    const again = done(await takesBack(seat));
    expect(again.acts?.undone).toBe(2);
    await comesOutTheSame();
  });

  it("stays where cards were drawn by it", async () => {
    await open();
    while ((await now()).acts?.stop?.why !== "drawn") await goesOn();
    const drawn = await now();
    expect(drawn.acts?.run).toEqual([]);
    const { stop } = drawn.acts ?? {};
    expect(stop).toMatchObject({ why: "drawn" });
    expect(refusalOf(await takesBack(stop?.seat ?? 0))).toEqual({ code: "undo-stuck", why: "drawn", own: true });
    expect(await now()).toEqual(drawn);
  });

  it.each([
    ["a shuffle", "shuffled", { verb: "shuffle-deck", who: "you" }],
    ["a look at cards", "shown", { verb: "show-hand", who: "others" }],
  ] as const)("stays where %s has come after it: nothing goes back beyond that", async (_, why, effect) => {
    await open();
    await toActionRound();
    const { seat: before } = await goesOn("build");
    const seat = gameOf(await now()).awaiting[0]?.seat ?? 0;
    const acted = await says(seat, { type: "effect", seat, because: "A Plot", effect });
    expect(acted.acts).toMatchObject({ run: [], stop: { why, seat } });
    expect(refusalOf(await takesBack(before))).toEqual({ code: "undo-stuck", why, own: false });
    expect(await now()).toEqual(acted);
  });

  it("stays once a later player has put a card of the hand on the table", async () => {
    await open();
    while (gameOf(await now()).awaiting[0]?.kind !== "declare") await goesOn();
    const { seat: first } = await goesOn();
    const { seat: second } = await goesOn();
    expect(refusalOf(await takesBack(first))).toEqual({ code: "undo-stuck", why: "intent", own: false });
    expect(freeSlip(await now(), userOf(second))).not.toBeNull();
  });

  it("leaves in force what was said meanwhile of other things, such as a pause", async () => {
    await open();
    await toActionRound();
    const { seat } = await goesOn("build");
    for (const type of ["paused", "resumed"] as const)
      await tables.act("t1", `p${keys++}`, userOf(0), () => ({ ok: true, entry: { type, name: "Londo" } }));
    await takesBack(seat);
    await comesOutTheSame();
    const counted = inForce(await store.log("t1")).map(({ line }) => parseEntry(line).type);
    expect(counted.slice(-3)).toEqual(["paused", "resumed", "undone"]);
  });

  it("is not undone while the table is paused, and not after its end", async () => {
    await open();
    await toActionRound();
    const { seat } = await goesOn("build");
    await tables.act("t1", "pause", userOf(0), () => ({ ok: true, entry: { type: "paused", name: "Londo" } }));
    expect(freeSlip(await now(), userOf(seat))).toBeNull();
    await tables.act("t1", "resume", userOf(0), () => ({ ok: true, entry: { type: "resumed", name: "Londo" } }));
    await tables.act("t1", "end", userOf(0), () => ({ ok: true, entry: { type: "ended" } }));
    expect(freeSlip(await now(), userOf(seat))).toBeNull();
    expect(refusalOf(await takesBack(seat))).toMatchObject({ code: "undo-after-end" });
  });

  it("is taken back once, however often it is pressed", async () => {
    await open();
    await toActionRound();
    const { seat } = await goesOn("build");
    const [one, other] = await Promise.all([takesBack(seat), takesBack(seat)]);
    expect([one?.outcome, other?.outcome].sort()).toEqual(["done", "refused"]);
    await comesOutTheSame();
  });
});

describe("where others have acted since", () => {
  async function built(): Promise<{ seat: number; next: number; before: Table }> {
    await open();
    await toActionRound();
    const before = await now();
    const { seat } = await goesOn("build");
    const { seat: next } = await goesOn("pass");
    return { seat, next, before };
  }

  it("those whom it touches are asked, and the last agreement takes all of it back", async () => {
    const { seat, next, before } = await built();
    const asked = done(await takesBack(seat));
    expect(asked.acts?.request).toMatchObject({ id: 1, seat });
    const third = [0, 1, 2].find((one) => one !== seat && one !== next) ?? 0;
    expect(refusalOf(await word(third, 1, "agree"))).toEqual({ code: "undo-not-asked" });
    expect(refusalOf(await word(seat, 1, "agree"))).toEqual({ code: "undo-agreed" });
    const table = done(await word(next, 1, "agree"));
    expect(settled(table)).toBe(settled(before));
    expect(table.acts?.request).toBeUndefined();
    await comesOutTheSame();
  });

  it("whoever acts meanwhile is asked too, and agrees anew", async () => {
    const { seat, next } = await built();
    await takesBack(seat);
    const { seat: third } = await goesOn("pass");
    const request = (await now()).acts?.request;
    expect(request && missingFor(await now(), request).sort()).toEqual([next, third].sort());
    await word(next, 1, "agree");
    done(await word(third, 1, "agree"));
    await comesOutTheSame();
  });

  it("one refusal ends a request, and two end them for the turn", async () => {
    const { seat, next } = await built();
    await takesBack(seat);
    expect(done(await word(next, 1, "refuse")).acts?.request).toBeUndefined();
    expect(refusalOf(await word(next, 1, "refuse"))).toEqual({ code: "undo-over" });
    await takesBack(seat);
    expect(done(await word(next, 2, "refuse")).acts?.refused?.seats).toEqual([seat, seat]);
    expect(refusalOf(await takesBack(seat))).toEqual({ code: "undo-refused" });
    await comesOutTheSame();
  });

  it("a table has one open request, which its player may drop without a refusal", async () => {
    const { seat, next } = await built();
    await takesBack(seat);
    await goesOn("pass");
    expect(refusalOf(await takesBack(next))).toEqual({ code: "undo-open" });
    expect(done(await word(seat, 1, "refuse")).acts?.refused?.seats).toEqual([]);
    expect(done(await takesBack(next)).acts?.request).toMatchObject({ id: 2, seat: next });
  });

  it("a request lapses when play goes on in a way that cannot be taken back", async () => {
    const { seat } = await built();
    await takesBack(seat);
    while (gameOf(await now()).turn < 2) await goesOn();
    expect((await now()).acts?.request).toBeUndefined();
    const outbox = (await store.outbox("t1")).map(({ text }) => text);
    expect(outbox.filter((text) => text.includes('"undo-lapsed"'))).toHaveLength(1);
    await comesOutTheSame();
  });
});

it("keeps no second game, and a few hundred bytes, in what is saved of a table", async () => {
  await open(4);
  await toActionRound();
  for (let step = 0; step < 6; step++) await goesOn("build");
  const { acts } = await now();
  expect(JSON.stringify(acts ?? {}).length).toBeLessThan(3_000);
});
