// docs/playing.md: /game log in pages
import { describe, expect, it } from "vitest";
import type { Event } from "../../../src/engine/index.ts";
import { madeOf } from "../../../src/piecemeal.ts";
import { encodePress, parsePress } from "../../../src/views/index.ts";
import {
  LOG_KINDS,
  type LogFilter,
  logPageKey,
  logPageMessage,
  logPages,
  parseLogPage,
} from "../../../src/views/log/log-pages.ts";
import { ctx } from "../fixtures.ts";
import { LINES } from "./lines/index.ts";

const ALL: LogFilter = { turn: null, seat: null, kind: "all" };
const turn = (number: number): Event => ({ type: "turn-started", turn: number });
const passed = (seat: number): Event => ({ type: "passed", seat });
const vote: Event = LINES["vote-called"][0];
const steps: Event[][] = [[turn(1), passed(0)], [passed(1)], [], [turn(2), passed(0), vote], [passed(1)]];
const pages = (filter: Partial<LogFilter>, of: readonly (readonly Event[])[] = steps) =>
  madeOf(logPages(of, { ...ALL, ...filter }, ctx));

describe("the log in pages", () => {
  it("holds every line, below its turn", () => {
    const [page = "", ...more] = pages({});
    expect(more).toEqual([]);
    expect(page.split("\n").slice(0, 4)).toEqual(["**Turn 1**", "Londo passes", "G'Kar passes", "**Turn 2**"]);
  });

  it("tells what several do alike in one line, across steps and where only a player or a kind is looked for", () => {
    const declared = (seat: number): Event => ({ type: "declared", seat, conflict: false });
    const seats = [0, 1, 2, 3, 4];
    const declares = seats.map((seat) => [...(seat === 0 ? [turn(1)] : []), declared(seat)]);
    const passes = seats.map((seat) => [passed(seat), ...(seat === 4 ? [vote] : [])]);
    const of = [...declares, [], ...passes];
    const last = pages({}, of)[0]?.split("\n") ?? [];
    const all = "Londo, G'Kar, Seat 3, Seat 4 and Seat 5";
    expect(last.slice(1, 3)).toEqual([`${all} declare nothing`, `${all} pass`]);
    expect(last).toHaveLength(4);
    expect(pages({ seat: 1 }, of)[0]).toContain("G'Kar declares nothing\nG'Kar passes");
    expect(pages({ kind: "conflicts" }, of)).toEqual([`**Turn 1**\n${all} declare nothing`]);
  });

  it("holds what is looked for: a turn, a player, a kind, with the turn that it was in", () => {
    expect(pages({ turn: 1 })).toEqual(["**Turn 1**\nLondo passes\nG'Kar passes"]);
    expect(pages({ seat: 1, turn: 2 })[0]).toContain("**Turn 2**");
    expect(pages({ seat: 1 })[0]).not.toContain("Londo passes");
    expect(pages({ kind: "votes" })[0]?.split("\n")[0]).toBe("**Turn 2**");
    expect(pages({ kind: "undone" })).toEqual([]);
  });

  it("holds of a player what he has done, and not what others do in his one of two conflicts of one title", () => {
    const his = { conflict: "Trade Pact", apart: { seat: 0 }, amount: 4, side: null } as const;
    const envoy = { card: 1, title: "Envoy Cassarin" };
    const opposed: Event = { ...his, type: "opposed", seat: 1, with: envoy, ability: "diplomacy" };
    const added: Event = { ...his, type: "added", to: "support", source: "Carn" };
    const of = [[turn(1), opposed, added]];
    expect(pages({ seat: 1 }, of)[0]).toContain("opposes");
    expect(pages({ seat: 0 }, of)).toEqual([]);
  });

  it("moves no earlier page when more is said", () => {
    const long = Array.from({ length: 300 }, (_, at) => [passed(at % 2)]);
    const before = pages({}, long);
    const after = pages({}, [...long, [passed(0)]]);
    expect(before.length).toBeGreaterThan(2);
    expect(after.slice(0, before.length - 1)).toEqual(before.slice(0, -1));
    for (const page of after) expect(page.length).toBeLessThanOrEqual(1_600);
  });

  it("shows the newest page first, with buttons to the others that Discord takes", () => {
    const many = Array.from({ length: 5 }, (_, at) => `page ${at}`);
    const shown = logPageMessage(many, { ...ALL, page: null }, ctx, { plays: true });
    expect(shown.content).toContain("page 4");
    const ids = shown.components.flatMap(({ components }) =>
      components.map((each) => ("custom_id" in each ? each.custom_id : "")),
    );
    expect(new Set(ids).size).toBe(ids.length);
    const middle = logPageMessage(many, { ...ALL, page: 2 }, ctx, { plays: false });
    const labels = middle.components.flatMap(({ components }) =>
      components.map((each) => ("label" in each ? each.label : "")),
    );
    expect(labels).toEqual(["Older", "Newer", "Oldest", "Newest", ""]);
  });

  it("is found again by its button, and by no other text", () => {
    for (const kind of LOG_KINDS) {
      const page = { page: 12, turn: 3, seat: null, kind };
      const press = parsePress(encodePress({ table: "t1", decision: 0, verb: "log-page", key: logPageKey(page) }));
      expect(press && parseLogPage(press.key)).toEqual(page);
    }
    for (const key of ["", "x", "1.2.3", "1.2.3.nothing", "99999.x.x.all", "-1.x.x.all"])
      expect(parseLogPage(key)).toBeNull();
  });
});
