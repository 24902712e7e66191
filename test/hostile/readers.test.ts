/** No input, of any size, by anybody, holds the main loop for more than 50 ms. */
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { registry } from "../../src/commands/index.ts";
import { PLAYERS } from "../table/tables.ts";
import { type Hosted, hosted } from "./bot.ts";
import { took } from "./cost.ts";
import { uploads } from "./interactions.ts";
import { gone, type Reader, readers, unnamed } from "./readers.ts";

/** The most that the main loop may be held, in ms on the processor. */
const MOST_MS = 50;
/** One that fails at once is tried so often: what else the machine does may slow the processor down for a while. */
const TRIES = 6;
/** Below this, chance and the collecting of garbage say more of a difference than growth does. */
const FLOOR_MS = 20;
/** Twice the size may take twice the time, and half as much again for chance. */
const GROWTH = 3;

let host: Hosted;

beforeAll(async () => {
  vi.stubGlobal("fetch", (url: string) => Promise.resolve(new Response(uploads.get(url)?.slice())));
  host = await hosted();
  await host.bot.desk.ready();
}, 60_000);

afterAll(async () => {
  vi.unstubAllGlobals();
  await host.close();
});

// Each reader begins with a player who has no decks yet.
beforeEach(async () => {
  const [user] = PLAYERS;
  for (const { id } of await host.bot.decks.of("900", user)) await host.bot.decks.remove("900", user, id);
});

/** The least of a few tries, as soon as one is below what is wanted. */
async function least(reader: Reader, text: string, most: number): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let run = 0; run < TRIES && best >= most; run++) {
    best = Math.min(best, (await took(() => reader.read(text, host.bot))).turn);
  }
  return best;
}

describe("whatever is typed, pasted or uploaded", () => {
  test("stands in the table of readers", () => {
    const add = (path: string) =>
      `${path} is in no test of hostile inputs: write down in test/hostile/readers.ts (BESIDE) what its other options hold.`;
    expect(unnamed().map(add)).toEqual([]);
    expect(gone().map((path) => `${path} is no option any more: take it out of test/hostile/readers.ts.`)).toEqual([]);
  });

  test.each(readers().map((reader) => [reader.name, reader] as const))(
    "%s keeps nobody else waiting for 50 ms, and grows no faster than its size",
    async (_, reader) => {
      const slow: string[] = [];
      for (const { name, of } of reader.inputs) {
        const whole = await least(reader, of(reader.most), MOST_MS);
        if (whole >= MOST_MS) slow.push(`${name}: ${Math.round(whole)} ms for ${reader.most}`);
        if (whole < FLOOR_MS) continue;
        const half = await least(reader, of(reader.most / 2), 0.1);
        const again = whole > GROWTH * Math.max(half, FLOOR_MS / 2) ? await least(reader, of(reader.most), 0.1) : 0;
        if (again > GROWTH * Math.max(half, FLOOR_MS / 2))
          slow.push(`${name}: ${Math.round(half)} ms for half of it, ${Math.round(again)} ms for the whole`);
      }
      expect(slow).toEqual([]);
    },
    300_000,
  );

  test("a press of any custom id is told apart at once", async () => {
    const ids = ["b5:", "deck:", "end:", "first:", "rule:", "card:", "house:", "league:", ""].flatMap((begin) =>
      ["a", ":", "0", ".", "é", "a:0.", "😀"].map((sign) => begin + sign.repeat(100 - begin.length)),
    );
    for (const id of ids) {
      const spent = await took(async () => {
        for (const { press, submit } of registry.presses) {
          press(id);
          submit?.(id);
        }
      });
      expect(spent.turn, id).toBeLessThan(MOST_MS);
    }
  });
});
