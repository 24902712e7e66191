// A practice table that goes on from a moment of another game: it is made of its own log alone, and says what it is.
import { describe, expect, it } from "vitest";
import { apply, mildest } from "../../../src/engine/index.ts";
import { belongsOnRecord } from "../../../src/records/result.ts";
import { checkGame } from "../../../src/replaying/check-game.ts";
import { applyEntry } from "../../../src/table/apply-entry.ts";
import type { LogEntry } from "../../../src/table/entry.ts";
import { gameFile } from "../../../src/table/game-file.ts";
import { remainsOf } from "../../../src/table/rebuild.ts";
import { replayed } from "../../../src/table/replay.ts";
import { readTable, savedTable } from "../../../src/table/saved.ts";
import { beginning, seatToPlayOn } from "../../../src/table/seats/played-on.ts";
import { practiceTurns } from "../../../src/table/seats/practice.ts";
import { checkShuffles } from "../../../src/table/shuffles.ts";
import type { Table } from "../../../src/table/table.ts";
import { contextOf } from "../../../src/thread/seen/context.ts";
import { createRender } from "../../../src/thread/showing/render.ts";
import { altText } from "../../../src/views/pictures/alt.ts";
import { withOtherSecrets } from "../../engine/play/other-secrets.ts";
import { Dice } from "../../engine/play/random-player.ts";
import { created, library, opening, PLAYERS, tableAfter } from "../tables.ts";

const [LONDO, GKAR] = PLAYERS;
const SEED = "0123456789abcdef0123456789abcdef";
const NAMES = ["One bot", "Two bot", "Three bot", "Four bot"];

/** A table of three, so many mild actions later. */
function running(steps: number): Table {
  let table = tableAfter(null, ...opening(3));
  for (let step = 0; step < steps; step++) {
    const asked = table.game?.awaiting[0];
    const action = table.game && asked ? mildest(table.game, asked.seat) : null;
    if (!action) break;
    const by = table.seats[action.seat]?.userId ?? "";
    table = tableAfter(table, { type: "acted", at: 4_000 + step, by, actions: [action] });
  }
  return table;
}

const gameIn = ({ game }: Table) => {
  if (game === null) throw new Error("no game");
  return game;
};

function begins(of: Table, seat = 0, game = gameIn(of)) {
  const userId = of.seats[seat]?.userId ?? "";
  const begun = beginning({ of, game, at: "now", seat, userId, display: "Londo", names: NAMES, seed: SEED }, library);
  if (!begun.ok) throw new Error(begun.why);
  return begun.beginning;
}

const opens = (of: Table, seat = 0): LogEntry => ({
  ...created(),
  id: "t2",
  thread: "903",
  name: "Not the real game: Test, turn 1",
  by: of.seats[seat]?.userId ?? "",
  seed: SEED,
  from: begins(of, seat),
});

describe("A practice table that goes on from another game", () => {
  const real = running(40);
  const entry = opens(real);

  it("plays from its first moment on, its player in the own seat and practice opponents in all others", () => {
    const table = tableAfter(null, entry);
    expect(table.phase).toBe("playing");
    expect(table.seats.map(({ userId }) => userId)).toEqual([LONDO, "practice-2", "practice-3"]);
    expect(table.waiting.length).toBe(real.waiting.length);
    expect(table.playedOn).toMatchObject({ table: "t1", name: "Test", at: "now", over: false });
    expect(practiceTurns(table).every(({ userId }) => userId !== LONDO)).toBe(true);
  });

  it("holds nothing of a running game that its player does not know: not a name, a hand, a deck or the seed", {
    tags: "long",
  }, () => {
    const dice = new Dice("played on");
    for (const steps of [0, 3, 25, 60, 110]) {
      const table = running(steps);
      for (const seat of table.seats.keys()) {
        const other = withOtherSecrets(gameIn(table), seat, dice);
        const seats = table.seats.map((one, at) => ({
          ...one,
          ...(at === seat ? {} : { deck: "another", own: null }),
        }));
        expect(begins({ ...table, game: other, seats, seed: "another seed" }, seat), `${steps} ${seat}`).toEqual(
          begins(table, seat),
        );
      }
    }
    const written = JSON.stringify(tableAfter(null, entry));
    for (const player of [GKAR, "1003", "Player 1002", "Player 1003", "a seed"]) expect(written).not.toContain(player);
    expect(written).not.toContain(JSON.stringify(gameIn(real).random).slice(10, 40));
  });

  it("survives what is saved of it, and is made of its log again", () => {
    let table = tableAfter(null, entry);
    const log = [JSON.stringify(entry)];
    for (let step = 0; step < 12; step++) {
      const asked = table.game?.awaiting[0];
      const action = table.game && asked ? mildest(table.game, asked.seat) : null;
      if (!action) break;
      const acted: LogEntry = {
        type: "acted",
        at: 9_000 + step,
        by: table.seats[action.seat]?.userId ?? "",
        actions: [action],
      };
      table = tableAfter(table, acted);
      log.push(JSON.stringify(acted));
    }
    const { snapshot, lasting } = savedTable(table);
    expect(readTable({ version: log.length, snapshot, ...(lasting ? { lasting } : {}) })).toEqual(table);
    expect(JSON.parse(JSON.stringify(remainsOf(log).table))).toEqual(JSON.parse(JSON.stringify(table)));
    const entries = log.map((line) => JSON.parse(line) as LogEntry);
    const again = replayed(entries, table, "this");
    expect(again.comesOut).toBe("same");
    expect(again.dealt).toEqual(begins(real).game);
    expect(again.turns[0]?.first).toEqual(begins(real).game);
    expect(checkShuffles(table)?.mixed).toBe(true);
  });

  it("is checked outside from its first moment on, and says that it is no real game", () => {
    const entries: LogEntry[] = [entry, { type: "ended", at: 9_999, by: LONDO ?? "" }];
    const table = tableAfter(null, ...entries);
    const { steps, dealt } = replayed(entries, table, "this");
    const file = JSON.stringify(gameFile({ table, entries, steps, dealt, log: [] }));
    const checked = checkGame(file);
    expect(checked).toMatchObject({ ok: true });
    expect(checked.lines.map(({ id }) => id)).toContain("checked-practice-now");
    const other = JSON.stringify({ ...JSON.parse(file), seed: "another" });
    expect(checkGame(other).ok).toBe(false);
    const moved = file.replace('"unspent":', '"unspent":1');
    expect(checkGame(moved).ok).toBe(false);
  });

  it("says so in its thread, over its tracker and on its picture", () => {
    const table = tableAfter(null, entry);
    const render = createRender(library);
    const { lobby, tracker } = render.table(table).fixed;
    expect(JSON.stringify(lobby)).toContain("this is not the real game");
    expect(tracker?.content).toContain("Practice, not the real game");
    const [picture] = render.pictured(table).tracker?.pictures ?? [];
    expect(picture?.picture.band).toContain("NOT THE REAL GAME");
    expect(picture && altText(picture.picture)).toMatch(/^PRACTICE · NOT THE REAL GAME/u);
    expect(contextOf(real).origin).toBeUndefined();
    expect(render.pictured(real).tracker?.pictures?.[0]?.picture.band).toBeUndefined();
  });

  it("goes on no record, and tells its server nothing about cards", () => {
    const table = tableAfter(null, entry);
    expect(belongsOnRecord(table)).toBe(false);
    const people = { ...table, seats: table.seats.map((seat, at) => ({ ...seat, userId: `10${at}` })) };
    expect(belongsOnRecord(people)).toBe(false);
    expect(belongsOnRecord({ ...people, playedOn: undefined as never })).toBe(true);
  });

  it("has every card as it really lay where the other game is over", () => {
    const over: Table = { ...real, phase: "ended" };
    const game = gameIn(real);
    const now = begins(over).game;
    const named = now.seats.map((seat, at) => ({ ...seat, name: game.seats[at]?.name ?? "" }));
    expect({ ...now, random: game.random, seats: named }).toEqual(game);
  });

  it("is for the own seat while the other game runs, and for any once that is over", () => {
    expect(seatToPlayOn(real, LONDO ?? "", null)).toBe(0);
    expect(seatToPlayOn(real, LONDO ?? "", 1)).toBe(null);
    expect(seatToPlayOn(real, "somebody", 1)).toBe(null);
    expect(seatToPlayOn({ ...real, phase: "over" }, "somebody", 1)).toBe(1);
    expect(seatToPlayOn({ ...real, phase: "over" }, "somebody", 9)).toBe(null);
    const out = gameIn(real).seats.map((seat) => ({ ...seat, eliminated: true }));
    const asked = { of: real, at: "now", seat: 0, userId: "1", display: "L", names: NAMES, seed: SEED } as const;
    expect(beginning({ ...asked, game: { ...gameIn(real), seats: out } }, library)).toMatchObject({ why: "out" });
  });

  it("takes nothing from the table that it comes from", () => {
    const before = JSON.stringify(real);
    const table = tableAfter(null, entry);
    const asked = gameIn(table).awaiting[0];
    const action = asked && mildest(gameIn(table), asked.seat);
    if (!action) throw new Error("nobody is asked");
    expect(apply(gameIn(table), action).ok).toBe(true);
    expect(JSON.stringify(real)).toBe(before);
    expect(applyEntry(table, entry).ok).toBe(false);
  });
});
