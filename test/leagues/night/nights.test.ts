// DESIGN: League nights — kept as a log that nobody overwrites
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type DecideNight, Nights } from "../../../src/leagues/night/index.ts";
import { openStore, type Store } from "../../../src/store/index.ts";
import { opening } from "./night.ts";

let dir: string;
let store: Store;
let count = 0;

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), "nights-"));
  store = await openStore({ redisUrl: null, dataDir: dir });
});
afterAll(async () => {
  await store.close();
  rmSync(dir, { recursive: true });
});

const fresh = async () => {
  const ref = { guild: "7", league: `league${count++}`, number: 1 };
  await new Nights(store).open(ref, opening(8));
  return ref;
};
const here =
  (user: string): DecideNight =>
  () => [{ type: "here", user, here: true }];

describe("The nights of a league", () => {
  test("are opened once, whoever else opens the same one", async () => {
    const ref = await fresh();
    const again = await new Nights(store).open(ref, { ...opening(3), by: "2" });
    expect(again.fresh).toBe(false);
    expect(again.night.players).toHaveLength(8);
  });

  test("keep all that several processes say at the same time", async () => {
    const ref = await fresh();
    const processes = Array.from({ length: 4 }, () => new Nights(store));
    await Promise.all(
      Array.from({ length: 8 }, (_, at) =>
        processes[at % 4]?.act(ref, { by: String(at + 1), at: 5 }, here(String(at + 1))),
      ),
    );
    const kept = await new Nights(store).of(ref);
    expect(kept?.night.players.every((player) => player.here)).toBe(true);
    expect(kept?.entries).toHaveLength(9);
  });

  test("take the same press once, and write nothing where one of several entries may not be", async () => {
    const ref = await fresh();
    const nights = new Nights(store);
    const speaker = { by: "1", at: 5, key: "press" };
    expect((await nights.act(ref, speaker, here("1"))).outcome).toBe("done");
    expect((await nights.act(ref, speaker, here("1"))).outcome).toBe("again");
    const both = await nights.act(ref, { by: "1", at: 6 }, () => [
      { type: "here", user: "2", here: true },
      { type: "here", user: "99", here: true },
    ]);
    expect(both).toMatchObject({ outcome: "refused", problem: { code: "not-in" } });
    expect((await nights.of(ref))?.entries).toHaveLength(2);
  });

  test("are watched from their opening until their end is shown, and again where something is put right", async () => {
    const ref = await fresh();
    const nights = new Nights(store);
    const running = async () => (await nights.running()).map(({ league }) => league);
    expect(await running()).toContain(ref.league);
    await nights.act(ref, { by: "1", at: 9 }, () => [{ type: "ended" }]);
    expect(await running()).toContain(ref.league);
    await nights.finished(ref);
    expect(await running()).not.toContain(ref.league);
    expect(await nights.act(ref, { by: "1", at: 10 }, here("1"))).toMatchObject({ problem: { code: "over" } });
    expect(await running()).not.toContain(ref.league);
  });

  test("call whoever has their data deleted otherwise, and still come out the same", async () => {
    const ref = await fresh();
    const nights = new Nights(store);
    await nights.act(ref, { by: "3", as: "Player 3", at: 5 }, here("3"));
    await nights.forget("3");
    const kept = await nights.of(ref);
    expect(JSON.stringify(kept?.entries)).not.toMatch(/"3"|Player 3/u);
    expect(kept?.night.players.filter((player) => player.here)).toMatchObject([{ name: "A former player" }]);
  });
});
