/** No input, of any size, by anybody, holds the main loop for more than 50 ms. */
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { registry } from "../../src/commands/index.ts";
import { PRESSES } from "../../src/views/text/custom-id.ts";
import { PLAYERS } from "../table/tables.ts";
import { type Hosted, hosted, keepDecks } from "./bot.ts";
import { took } from "./cost.ts";
import { astray } from "./forms.ts";
import { command, OF_FOUR, OF_TEN, type Place, press, typing, uploads } from "./interactions.ts";
import { gone, type Reader, readers, unnamed } from "./readers.ts";

/** The most that the main loop may be held, in ms on the processor. */
const MOST_MS = 50;
/** One that fails at once is tried so often: what else the machine does may slow the processor down for a while. */
const TRIES = 16;
/** Below this, chance and the collecting of garbage say more of a difference than growth does. */
const FLOOR_MS = 20;
/** Twice the size may take twice the time, and half as much again for chance. */
const GROWTH = 3;
/** How often half of an input and the whole of it are measured by turns before it is said to grow too fast. */
const ROUNDS = 8;

let host: Hosted;

beforeAll(async () => {
  vi.stubGlobal("fetch", (url: string) => Promise.resolve(new Response(uploads.get(url)?.slice())));
  host = await hosted();
  await host.bot.lookup.ready();
}, 60_000);

afterAll(async () => {
  vi.unstubAllGlobals();
  await host.close();
});

// Each reader begins with a player who has as many decks, as large, as may be: what was kept meanwhile is gone.
beforeEach(async () => {
  const [user] = PLAYERS;
  await keepDecks(host.bot, user);
});

/** The least of a few tries, as soon as one is below what is wanted. */
async function leastOf(work: () => Promise<unknown>, most = MOST_MS): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let run = 0; run < TRIES && best >= most; run++) best = Math.min(best, (await took(work)).turn);
  return best;
}

const least = (reader: Reader, text: string, most: number): Promise<number> =>
  leastOf(() => reader.read(text, host.bot), most);

/**
 * How long half of an input and the whole of it take, where the whole takes more than grows with its size; else null. Both
 * are measured again by turns before it is said: what else the machine does may fall on one of them alone.
 */
async function growth(reader: Reader, of: (size: number) => string, first: number) {
  const small = (GROWTH * FLOOR_MS) / 2;
  // What takes so little has no half that could tell more of it than chance does.
  let [half, whole] = [Number.POSITIVE_INFINITY, first <= small ? first : await least(reader, of(reader.most), small)];
  if (whole <= small) return null;
  for (let round = 0; round < ROUNDS; round++) {
    half = Math.min(half, await least(reader, of(reader.most / 2), 0.1));
    if (whole <= GROWTH * Math.max(half, FLOOR_MS / 2)) return null;
    whole = Math.min(whole, await least(reader, of(reader.most), 0.1));
    if (whole <= GROWTH * Math.max(half, FLOOR_MS / 2)) return null;
  }
  return { half, whole };
}

describe("whatever is typed, pasted or uploaded", () => {
  test("stands in the table of readers", () => {
    const add = (path: string) =>
      `${path} is in no test of hostile inputs: write down in test/hostile/readers.ts (BESIDE) what its other options hold.`;
    expect(unnamed().map(add)).toEqual([]);
    expect(gone().map((path) => `${path} is no option any more: take it out of test/hostile/readers.ts.`)).toEqual([]);
    // A form and its fields are read off what makes it, once test/hostile/forms.ts knows that.
    expect(astray()).toEqual({ unheld: [], gone: [] });
  });

  test.each(readers().map((reader) => [reader.name, reader] as const))(
    "%s keeps nobody else waiting for 50 ms, and grows no faster than its size",
    async (_, reader) => {
      const slow: string[] = [];
      for (const { name, of } of reader.inputs) {
        const whole = await least(reader, of(reader.most), MOST_MS);
        if (whole >= MOST_MS) slow.push(`${name}: ${Math.round(whole)} ms for ${reader.most}`);
        if (whole < FLOOR_MS) continue;
        const grown = await growth(reader, of, whole);
        if (grown)
          slow.push(
            `${name}: ${Math.round(grown.half)} ms for half of it, ${Math.round(grown.whole)} ms for the whole`,
          );
      }
      expect(slow).toEqual([]);
    },
    300_000,
  );

  test("is read where it leads somewhere: at a table of ten, in a full league, with many decks", async () => {
    const run = (name: string) => registry.commands.find(({ data }) => data.name === name);
    const choices = async (name: string, order: string) =>
      (await run(name)?.complete?.(typing(null, { order }, "order", OF_TEN), host.bot)) ?? [];
    expect(await choices("act", "")).not.toEqual([]);
    expect(await choices("effect", "gain 2 influence")).not.toEqual([]);
    const joined = await run("league")?.run(command("join", { league: "Night", deck: "Mine" }), host.bot);
    expect(JSON.stringify(joined)).toContain("Night");
    expect((await host.bot.leagues.of("900")).find(({ name }) => name === "Night")?.entrants).toHaveLength(1);
    expect(await host.bot.decks.of("900", PLAYERS[0])).toHaveLength(23);
  });

  test("a press of any custom id is told apart at once", async () => {
    for (const id of strangeIds()) {
      const turn = await leastOf(async () => {
        for (const { press: of, submit } of registry.presses) {
          of(id);
          submit?.(id);
        }
      });
      expect(turn, id).toBeLessThan(MOST_MS);
    }
  });

  test("a press of any custom id that could be one of ours is answered in time", async () => {
    const slow: string[] = [];
    let answered = 0;
    for (const [id, place] of likelyIds()) {
      for (const values of [null, ["x".repeat(100)], ["0", "1", "2"]]) {
        const turn = await leastOf(async () => {
          const found = registry.presses.map((family) => family.press(id)).find((each) => each !== null);
          if (!found) return;
          answered += 1;
          await found.run(press(id, values, place), host.bot);
        });
        if (turn >= MOST_MS) slow.push(`${id}: ${Math.round(turn)} ms`);
      }
    }
    expect(slow).toEqual([]);
    expect(answered).toBeGreaterThan(300);
  }, 300_000);
});

/** Custom ids as long as Discord takes them, of one sign behind what each family begins with. */
const strangeIds = () =>
  ["b5:", "deck:", "end:", "first:", "rule:", "card:", "house:", "rulings-", "league:", "privacy:", ""].flatMap(
    (begin) => ["a", ":", "0", ".", "é", "a:0.", "😀"].map((sign) => begin + sign.repeat(100 - begin.length)),
  );

/** Custom ids in the shape of ours that nobody was ever shown: every verb, with keys as long as they may be. */
function likelyIds(): [string, Place][] {
  const keys = ["", "0", "9".repeat(60), "a".repeat(60), "0.".repeat(30), "1.1_1-".repeat(10)];
  const ofTables = PRESSES.flatMap((verb) =>
    keys.flatMap((key): [string, Place][] => [
      [`b5:t1:0:${verb}:${key}`, OF_FOUR],
      [`b5:t2:0:${verb}:${key}`, OF_TEN],
    ]),
  );
  const rest = ["deck:show:aaaaaaaa:", "league:show:aaaaaaaa::0", "rulings-list:", "rulings-change:999999999"];
  return [...ofTables, ...rest.map((id): [string, Place] => [id, OF_FOUR])];
}
