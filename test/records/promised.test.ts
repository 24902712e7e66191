import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { NO_PROMISES, promiseIn } from "../../src/records/promises.ts";
import { Records } from "../../src/records/records.ts";
import { type AllSettings, openSettings } from "../../src/settings/index.ts";
import { openStore, type Store } from "../../src/store/index.ts";
import { gameFile } from "../../src/table/game-file.ts";
import { contextOf } from "../../src/thread/seen/context.ts";
import { lobbyView } from "../../src/thread/showing/lobby-view.ts";
import { lobbyMessage } from "../../src/views/tracker/lobby.ts";
import { created, joined, library, PLAYERS, started, tableAfter } from "../table/tables.ts";
import { resultOf } from "./usual.ts";

const GUILD = "900";
const [LONDO, GKAR] = PLAYERS;
/** 42 answers, most of them within 5 hours; one came too late, and one deadline went by. */
const KEPT = { answers: [20, 10, 8, 2, 1, 0, 0, 0], deadlines: 42, kept: 40 };

let dir: string;
let store: Store;
let settings: AllSettings;
let records: Records;

beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), "b5-promised-"));
  store = await openStore({ redisUrl: null, dataDir: dir });
  settings = openSettings(store);
  records = new Records(store, settings.personal);
  const result = resultOf("t9", [LONDO, GKAR]);
  const seats = result.seats.map((seat) => ({ ...seat, promises: KEPT }));
  await records.note(GUILD, { ...result, seats });
});
afterEach(async () => {
  await store.close();
  rmSync(dir, { recursive: true });
});

describe("a promise in a lobby", () => {
  it("stands there for whoever is on record and asks for it, in that server alone", async () => {
    expect(await records.promised(GUILD, LONDO)).toBeNull();
    await settings.personal.change(LONDO, { promise: true });
    expect(await records.promised(GUILD, LONDO)).toBeNull();
    await settings.personal.change(LONDO, { record: true });
    expect(await records.promised(GUILD, LONDO)).toEqual({ within: 5, kept: 40, deadlines: 42 });
    expect(await records.promised("800", LONDO)).toBeNull();
    await settings.personal.change(GKAR, { record: true });
    expect(await records.promised(GUILD, GKAR)).toBeNull();
    await settings.personal.change(LONDO, { record: null });
    expect(await records.promised(GUILD, LONDO)).toBeNull();
  });

  it("is nothing where too few deadlines were kept: nobody is blamed", () => {
    expect(promiseIn(NO_PROMISES)).toBeNull();
    expect(promiseIn({ ...KEPT, kept: 33 })).toBeNull();
    expect(promiseIn({ ...KEPT, kept: 34 })).not.toBeNull();
  });

  it("is read by everybody in the lobby, and is gone once the game begins and from its file", () => {
    const promised = { within: 5, kept: 40, deadlines: 42 };
    const open = tableAfter(null, created());
    const first = joined(open, LONDO);
    const entries = [created(), { ...first, seat: { ...first.seat, promised, hours: 7 } }];
    const alone = tableAfter(null, ...entries);
    const both = [...entries, joined(alone, GKAR)];
    const lobby = tableAfter(null, ...both);
    const words = lobbyMessage(lobbyView(lobby, library), contextOf(lobby)).embeds[0]?.description;
    expect(words).toContain("🤝 answers within 5 h, kept 40 of 42 deadlines");
    expect(words?.match(/🤝 answers/gu)).toHaveLength(1);
    const begun = tableAfter(lobby, started(lobby));
    expect(JSON.stringify(begun.seats)).not.toContain("promised");
    const end = { type: "ended", at: 9_000, by: LONDO } as const;
    const all = [...both, started(lobby), end];
    const table = tableAfter(null, ...all);
    const file = JSON.stringify(gameFile({ table, entries: all, steps: [], dealt: null, log: [] }));
    expect(file).not.toMatch(/"promised"|"hours"/u);
    expect(file).toContain('"joined"');
  });
});
