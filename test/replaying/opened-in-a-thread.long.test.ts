import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { GAME_HASH, OpenedGames } from "../../src/replaying/opened-games.ts";
import type { PastView, PastViewAnswer } from "../../src/replaying/shown.ts";
import { openStore, type Store } from "../../src/store/index.ts";
import { gameFile } from "../../src/table/game-file.ts";
import { exported } from "../tools/exported.ts";

const file = gameFile(exported(120));
if (!file.finished) throw new Error("the game is not over");
const bytesOf = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));
const HASH = "0123456789abcdef0123456789abcdef";

const shown = (found: PastViewAnswer): PastView => {
  if (!found.ok) throw new Error(JSON.stringify(found));
  return found;
};

describe("a file that was opened", () => {
  let dir: string;
  let store: Store;
  let now = 1_800_000_000_000;
  const clock = { now: () => now, advance: () => undefined };
  beforeAll(async () => {
    dir = mkdtempSync(join(tmpdir(), "b5-opened-"));
    store = await openStore({ redisUrl: null, dataDir: dir });
  });
  afterAll(async () => {
    await store.close();
    rmSync(dir, { recursive: true });
  });

  it("is played in a thread of its own, found again after a restart and gone after a day", async () => {
    const first = new OpenedGames(store, clock);
    const { hash, found } = await first.open(bytesOf(file), null);
    expect(shown(found).doubts).toEqual([]);
    expect(hash).toMatch(GAME_HASH);
    await first.stop();
    const second = new OpenedGames(store, clock);
    expect(shown(await second.look(hash, { turn: 0, at: "start" })).moment.turn).toBe(0);
    expect(await second.look(HASH, { turn: 0, at: "start" })).toEqual({ ok: false, closed: true });
    now += 25 * 60 * 60_000;
    await second.open(bytesOf({ ...file, edition: "x" }), null);
    await second.stop();
    const third = new OpenedGames(store, clock);
    expect(await third.look(hash, { turn: 0, at: "start" })).toEqual({ ok: false, closed: true });
    await third.stop();
  }, 60_000);
});
