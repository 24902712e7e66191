// compendium: 11. Tournament Rules; DESIGN: League nights
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Table } from "../../src/table/table.ts";
import { conflict, passed, stage } from "../engine/stage.ts";
import { opening, tableAfter } from "../table/tables.ts";
import { MINUTE, openPlace, type Place, twoPods } from "./place.ts";

let place: Place;
beforeAll(async () => {
  place = await openPlace();
});
afterAll(() => place.close());

/** A table of the first pod's players in the action round; `over`: its game has ended, Delenn ahead. */
function tableOf(id: string, over = false): Table {
  const rated = (rawPower: number) => ({ rawPower });
  const staged = stage({ Londo: rated(1), Sheridan: rated(0), Delenn: rated(over ? 16 : 3), GKar: rated(2) }, [
    ["Londo", conflict("Parley", "diplomacy")],
  ]);
  const game = over ? passed(staged, "action", "aftermath", "discard", "buy") : staged;
  const base = tableAfter(null, ...opening(4));
  const users = ["1001", "1002", "1003", "1004"];
  return {
    ...base,
    id,
    phase: over ? "over" : "playing",
    game,
    seats: base.seats.map((seat, at) => ({ ...seat, userId: users[at] ?? "" })),
    waiting: game.awaiting.map((each) => ({ decision: each.id, seat: each.seat, since: 0 })),
  };
}

describe("the clock of a round", () => {
  it("stands pinned as a Discord timestamp, and counts down without a single edit", async () => {
    const { ref } = await twoPods(place);
    const watch = place.watch();
    const end = Math.floor((place.clock.now() + 60 * MINUTE) / 1_000);
    await place.pass(0, watch);
    const clock = place.posts.find(({ content }) => content.includes(`<t:${end}:R>`));
    expect(clock).toMatchObject({ channel: "901", pinned: true });
    for (let minutes = 0; minutes < 45; minutes += 5) await place.pass(5 * MINUTE, watch);
    expect(clock?.edits).toBe(0);
    expect((await place.night(ref)).posted.map(({ what }) => what)).toContain("clock");
  });

  it("warns each pod at 10 and 5 minutes and calls time, once, whichever of two processes is first", async () => {
    const { ref, threads } = await twoPods(place);
    const [one, other] = [place.watch(), place.watch()];
    await place.pass(0, one, other);
    await place.pass(50 * MINUTE, one, other);
    expect(place.in(threads[0])).toEqual([expect.stringContaining("**10 minutes left**")]);
    await place.pass(5 * MINUTE, other, one);
    expect(place.in(threads[1])).toEqual([
      expect.stringContaining("**10 minutes left**"),
      expect.stringContaining("**5 minutes left**"),
    ]);
    await place.pass(5 * MINUTE, one, other);
    for (const thread of threads) {
      expect(place.in(thread)).toHaveLength(3);
      expect(place.in(thread)[2]).toContain("**Time is called.**");
    }
    const { rounds } = await place.night(ref);
    expect(rounds[0]?.pods.map(({ called }) => called)).toEqual([place.clock.now(), place.clock.now()]);
  });

  it("calls time at most two seconds late, of its own accord", { tags: "long" }, async () => {
    const { ref } = await twoPods(place);
    const watch = place.watch();
    await place.pass(0, watch);
    watch.start();
    place.clock.advance(60 * MINUTE);
    const from = performance.now();
    for (;;) {
      const { rounds } = await place.night(ref);
      if (rounds[0]?.pods.every(({ called }) => called !== null)) break;
      expect(performance.now() - from).toBeLessThan(2_000);
      await new Promise((resolve) => setImmediate(resolve));
    }
    await watch.stop();
  });

  it("survives a restart: what came meanwhile is done at once, and what was done is not done again", async () => {
    const { ref, threads } = await twoPods(place);
    const before = place.watch();
    await place.pass(50 * MINUTE, before);
    await before.stop();
    await place.pass(11 * MINUTE);
    await place.pass(0, place.watch());
    // The warning at 5 minutes has come and gone while nobody looked.
    expect(place.in(threads[0])).toEqual([
      expect.stringContaining("**10 minutes left**"),
      expect.stringContaining("**Time is called.**"),
    ]);
    await place.pass(MINUTE, place.watch());
    expect(place.in(threads[0])).toHaveLength(2);
    expect((await place.night(ref)).rounds[0]?.pods[0]?.called).not.toBeNull();
  });

  it("calls time at each table through its log: the action round stops, and the game is over", async () => {
    const { ref, tables } = await twoPods(place);
    await place.put(tableOf(tables[0] ?? ""));
    await place.pass(60 * MINUTE, place.watch());
    const table = await place.tables.load(tables[0] ?? "");
    expect(table?.game?.result).toMatchObject({ victory: "none", time: true });
    // Delenn 7, GKar 6, Londo 5, Sheridan 4; the table reports itself.
    await place.pass(0, place.watch());
    expect((await place.night(ref)).rounds[0]?.pods[0]).toMatchObject({
      standing: "settled",
      reports: [{ from: "table", result: { places: [3, 4, 1, 2], victory: "none", before_time: false } }],
    });
  });

  it("gives a pod that was extended its own time", async () => {
    const { ref, threads } = await twoPods(place);
    const watch = place.watch();
    await place.say(ref, "1", { type: "extended", round: 1, pod: 2, minutes: 10 });
    await place.pass(60 * MINUTE, watch);
    expect(place.in(threads[0]).at(-1)).toContain("Time is called");
    expect(place.in(threads[1]).at(-1)).toContain("**10 minutes left**");
    await place.pass(10 * MINUTE, watch);
    expect(place.in(threads[1]).at(-1)).toContain("Time is called");
  });
});

describe("a round of days", () => {
  it("has its deadline from when it is published, and time is called then", async () => {
    const { ref, threads } = await twoPods(place, { pace: "daily", minutes: 4_320 }, false);
    const watch = place.watch();
    await place.pass(0, watch);
    expect((await place.night(ref)).rounds[0]?.clock).toMatchObject({ minutes: 4_320 });
    await place.pass(3 * 24 * 60 * MINUTE - 120 * MINUTE, watch);
    expect(place.in(threads[0]).at(-1)).toContain("**120 minutes left**");
    await place.pass(120 * MINUTE, watch);
    expect(place.in(threads[0]).at(-1)).toContain("Time is called");
  });
});

describe("the results of a round", () => {
  it("come from a table by themselves when its game is over, and the standings are kept up to date in one message", async () => {
    const { ref, tables, threads } = await twoPods(place);
    const watch = place.watch();
    await place.pass(0, watch);
    await place.put(tableOf(tables[0] ?? "", true));
    await place.pass(0, place.watch());
    const night = await place.night(ref);
    expect(night.rounds[0]?.pods[0]).toMatchObject({
      standing: "settled",
      reports: [{ from: "table", result: { places: [3, 4, 1, 2], victory: "major", before_time: true } }],
    });
    expect(place.in(threads[0]).at(-1)).toContain("**1.** Player 1003 · 6");
    const boards = () => place.posts.filter(({ content }) => content.includes(`Standings of Autumn`));
    const board = boards().at(-1);
    expect(board?.content).toContain("🥇 **1.** Player 1003 · **6**");
    const count = boards().length;
    await place.say(ref, "1", {
      type: "corrected",
      round: 1,
      pod: 1,
      why: "a slip",
      result: { places: [1, 2, 3, 4], victory: "none", before_time: false },
    });
    await place.pass(0, watch);
    expect(boards()).toHaveLength(count);
    expect(board?.content).toContain("🥇 **1.** Player 1001 · **5**");
  });

  it("are confirmed by the clock where nobody of the pod says anything", async () => {
    const { ref, threads } = await twoPods(place);
    const watch = place.watch();
    await place.say(ref, "1001", {
      type: "reported",
      round: 1,
      pod: 1,
      from: "player",
      result: { places: [1, 2, 3, 4], victory: "standard", before_time: true },
    });
    await place.pass(14 * MINUTE, watch);
    expect((await place.night(ref)).rounds[0]?.pods[0]?.standing).toBe("reported");
    await place.pass(MINUTE, watch);
    expect((await place.night(ref)).rounds[0]?.pods[0]).toMatchObject({
      standing: "settled",
      confirmed: { from: "clock" },
    });
    expect(place.in(threads[0]).at(-1)).toContain("nobody doubted it");
  });
});
