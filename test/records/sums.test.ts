import { describe, expect, it } from "vitest";
import { readCsv } from "../../src/csv.ts";
import { askedInSecret, legalActions } from "../../src/engine/index.ts";
import { madeOf } from "../../src/piecemeal.ts";
import { recordsCsv } from "../../src/records/file.ts";
import { answersWithin, bothOf, NO_PROMISES, promisesIn } from "../../src/records/promises.ts";
import { ratingsOf } from "../../src/records/rating.ts";
import { withoutThose } from "../../src/records/result.ts";
import { playersOf, racesOf } from "../../src/records/sums.ts";
import type { LogEntry } from "../../src/table/entry.ts";
import { clockOf, lateAt } from "../../src/table/waiting/clocks.ts";
import { answersFor } from "../../src/table/waiting/expiry.ts";
import { ownRecordMessage, serverRecordMessage } from "../../src/views/records/stats.ts";
import { opening, PLAYERS, tableAfter } from "../table/tables.ts";
import { expectAcceptable, textOf } from "../views/discord-limits.ts";
import { resultOf } from "./usual.ts";

const HOUR = 60 * 60_000;
const five = Array.from({ length: 5 }, (_, at) => resultOf(`t${at}`, ["1", "2", "3"], at));

describe("ratings", () => {
  it("put whoever comes first more often above, and grow surer with each game", async () => {
    const after = await ratingsOf(five);
    const [one, two, three] = ["1", "2", "3"].map((user) => after.get(user));
    expect(one?.mu).toBeGreaterThan(two?.mu ?? 99);
    expect(two?.mu).toBeGreaterThan(three?.mu ?? 99);
    expect(one?.sigma).toBeLessThan((await ratingsOf(five.slice(0, 1))).get("1")?.sigma ?? 0);
  });

  it("are what the results say without somebody who is gone: as if strangers had sat there", async () => {
    const gone = withoutThose(five, (user) => user !== "3");
    const strangers = five.map(({ table, at }) => resultOf(table, ["1", "2", "0"], at));
    expect(await ratingsOf(gone)).toEqual(await ratingsOf(strangers));
    expect((await ratingsOf(gone)).has("3")).toBe(false);
    expect(await ratingsOf(gone)).not.toEqual(await ratingsOf(five));
  });

  it("are shown after five games and not before, for each rule set by itself", async () => {
    const four = await playersOf(five.slice(0, 4));
    expect(four.every(({ rating }) => rating === null)).toBe(true);
    expect(textOf(serverRecordMessage(four, 4, null))).toContain("rating after 1 more game");
    const mixed = [...five, { ...resultOf("q", ["2", "1"], 9), rules: "quickstart" as const }];
    const own = (await playersOf(mixed)).filter(({ user }) => user === "1");
    expect(own.map(({ rules, games, won, places }) => ({ rules, games, won, places }))).toEqual([
      { rules: "engine", games: 5, won: 5, places: [5] },
      { rules: "quickstart", games: 1, won: 0, places: [0, 1] },
    ]);
    expect(textOf(ownRecordMessage(own, NO_PROMISES, true))).toMatch(
      /rating \d+\.\d ± \d+\.\d[\s\S]*rating after 4 more games/u,
    );
  });

  it("of 3,000 games fit into one message", async () => {
    const users = Array.from({ length: 60 }, (_, at) => String(at + 1));
    const many = Array.from({ length: 3_000 }, (_, at) =>
      resultOf(
        `t${at}`,
        [0, 7, 19, 31].map((step) => users[(at + step) % users.length] ?? "0"),
        at,
      ),
    );
    const sums = await playersOf(many);
    expect(sums).toHaveLength(60);
    expectAcceptable(serverRecordMessage(sums, many.length, { races: racesOf(many), factions: [] }));
  });
});

describe("a record", () => {
  it("says a kept promise, and nothing at all of broken ones", () => {
    const answers = [10, 5, 20, 5, 2, 0, 0, 0];
    expect(answersWithin({ answers, deadlines: 42, kept: 40 })).toBe(5);
    const own = [{ user: "1", name: "L", rules: "engine", games: 1, won: 1, places: [1], rating: null }] as const;
    const kept = textOf(ownRecordMessage(own, { answers, deadlines: 42, kept: 40 }, true));
    expect(kept).toContain("Answers within 5 h, kept 40 of 42 deadlines");
    const broken = textOf(ownRecordMessage(own, { answers, deadlines: 42, kept: 20 }, true));
    expect(broken).not.toMatch(/deadline|late|missed/u);
  });

  it("counts who answered in time and who did not, out of the log, and nothing that was asked in secret", () => {
    const clock = clockOf("custom", "pass", 5 * HOUR);
    const log = opening(2, "custom").map((entry): LogEntry => (entry.type === "created" ? { ...entry, clock } : entry));
    let table = tableAfter(null, ...log);
    let [openly, at] = [0, 3_000];
    const add = (entry: LogEntry) => {
      log.push(entry);
      table = tableAfter(table, entry);
    };
    // Both answer after half an hour each time, until each has been asked openly three times.
    while (openly < 6) {
      const { game, waiting } = table;
      const next = waiting.find(({ asked }) => asked !== undefined);
      if (game === null || next === undefined) throw new Error("nobody is asked");
      if (!askedInSecret(game).includes(next.decision)) openly++;
      at += HOUR / 2;
      const [first] = legalActions(game, next.seat);
      if (!first) throw new Error("nothing can be done");
      add({ type: "acted", at, by: PLAYERS[next.seat] ?? "", actions: [first.action] });
    }
    const sums = madeOf(promisesIn(log.map((entry) => JSON.stringify(entry))));
    const all = sums.map((each) => each ?? NO_PROMISES).reduce(bothOf, NO_PROMISES);
    expect(all).toEqual({ answers: [openly, 0, 0, 0, 0, 0, 0, 0], deadlines: openly, kept: openly });

    at += 6 * HOUR;
    const late = lateAt(table, at);
    expect(late).toHaveLength(1);
    const decisions = late.map(({ decision }) => decision);
    add({ type: "expired", at, by: "moderator", decisions, actions: answersFor(table, late) });
    const after = madeOf(promisesIn(log.map((entry) => JSON.stringify(entry))));
    const seat = late[0]?.seat ?? 0;
    expect(after[seat]).toMatchObject({ deadlines: (sums[seat]?.deadlines ?? 0) + 1, kept: sums[seat]?.kept });
    expect(after[seat]?.answers).toEqual(sums[seat]?.answers);
  });

  it("is a file in which no name is a formula", async () => {
    const [result] = five;
    if (!result) throw new Error("no result");
    const named = { ...result, seats: result.seats.map((seat) => ({ ...seat, name: '=HYPERLINK("x","y")' })) };
    const text = recordsCsv([named]);
    const read = await readCsv(text, { bytes: 10_000, rows: 10, row: 500 });
    expect(read.ok && read.records[1]?.cells[5]).toBe(`'=HYPERLINK("x","y")`);
    expect(text.split("\r\n")).toHaveLength(5);
    expect(text).not.toContain(",=");
  });
});
