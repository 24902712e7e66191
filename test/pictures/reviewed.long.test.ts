/**
 * Pictures that somebody has looked at. Where a picture is meant to look otherwise, `REVIEW=1 npx vitest run
 * test/pictures/reviewed.long.test.ts` draws them anew: look at each before it is committed.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createCanvas, loadImage } from "@napi-rs/canvas";
import { describe, expect, it } from "vitest";
import { RACES } from "../../src/engine/index.ts";
import { loadBrush } from "../../src/pictures/canvas.ts";
import {
  conflictsFacts,
  drawnSeats,
  drawnTable,
  type Picture,
  sceneOf,
  standingsFacts,
} from "../../src/pictures/index.ts";
import { say } from "../../src/views/words/index.ts";
import { position } from "./positions.ts";

/** As wide as on a phone. */
const WIDTH = 390;
/** How far a colour may be off, of 255, and how many of a thousand pixels may be further off: edges differ a little between machines. */
const OFF = 40;
const PER_MILLE = 12;

const table = (seats: number, turn: number, seed: string): Picture => {
  const { view, ctx } = position(seats, turn, seed, ({ round }) => round === "draw");
  return { what: "table", facts: drawnTable(view, ctx) };
};

const PICTURES: readonly (readonly [name: string, colours: "dark" | "light", picture: () => Picture])[] = [
  ["table-2", "dark", () => table(2, 6, "r2")],
  ["table-3", "dark", () => table(3, 6, "r3")],
  ["table-4", "dark", () => table(4, 6, "r4")],
  ["table-4-light", "light", () => table(4, 6, "r4")],
  ["table-6", "dark", () => table(6, 5, "r6")],
  ["table-7", "dark", () => table(7, 5, "r7")],
  ["table-9", "dark", () => table(9, 4, "r9")],
  ["table-practice", "dark", () => ({ ...table(4, 6, "r4"), band: say("en", "band-practice") })],
  ["table-10", "dark", () => table(10, 4, "r10")],
  [
    "conflicts",
    "dark",
    () => {
      const { view, ctx } = position(
        4,
        0,
        "a3",
        ({ conflicts }) => conflicts.reduce((sum, { participants }) => sum + participants.length, 0) >= 7,
      );
      return { what: "conflicts", facts: conflictsFacts(view, ctx) };
    },
  ],
  [
    "seat",
    "dark",
    () => {
      const { view, ctx } = position(4, 6, "r4", ({ round }) => round === "draw");
      const [facts] = drawnSeats(view, ctx);
      if (!facts) throw new Error("somebody sits first");
      return { what: "seat", facts };
    },
  ],
  ["standings", "dark", () => standings()],
];

/** Standings of eighteen, some of them with as many points as others. */
const standings = (): Picture => {
  const rows = Array.from({ length: 18 }, (_, at) => ({
    id: `p${at}`,
    rank: at + 1,
    points: 17 - Math.floor(at / 2) + (at % 3 === 2 ? 0.5 : 0),
    tiebreak: [Math.max(0, 3 - Math.floor(at / 3)), at % 2, 3.25, 0],
    name: at === 8 ? "The honourable ambassador Garibaldi" : `Player ${at + 1}`,
    race: RACES[at % RACES.length] ?? null,
    played: 3,
    byes: 0,
    gone: at === 11,
  }));
  const board = { rows, waiting: [], open: 0, unopened: [], rounds: 3, ended: true };
  return { what: "standings", facts: standingsFacts({ id: "l1", name: "Autumn League", night: 1 }, board) };
};

describe("a picture", () => {
  it.each(PICTURES)("looks as it was reviewed: %s", async (name, colours, picture) => {
    const brush = await loadBrush();
    const drawn = brush.draw(sceneOf({ ...picture(), colours }, brush.measure), WIDTH);
    const path = `test/pictures/reviewed/${name}.png`;
    if (process.env.REVIEW) writeFileSync(path, await drawn.encode("png"));
    expect(existsSync(path), path).toBe(true);
    const reviewed = await loadImage(readFileSync(path));
    const canvas = createCanvas(reviewed.width, reviewed.height);
    const ctx = canvas.getContext("2d");
    ctx.drawImage(reviewed, 0, 0);
    const before = ctx.getImageData(0, 0, reviewed.width, reviewed.height).data;
    const now = drawn.pixels();
    expect(now.length).toBe(before.length);
    let off = 0;
    for (let at = 0; at < now.length; at += 4)
      if ([0, 1, 2].some((channel) => Math.abs((now[at + channel] ?? 0) - (before[at + channel] ?? 0)) > OFF)) off++;
    expect((off / (now.length / 4)) * 1_000).toBeLessThan(PER_MILLE);
  });
});
