import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, it } from "vitest";
import { legalActions, viewFor } from "../../src/engine/index.ts";
import * as checking from "../../src/replaying/check-game.ts";
import type { LogEntry } from "../../src/table/entry.ts";
import { type Exported, finishedSchema, gameFile } from "../../src/table/game-file.ts";
import { hashOfSeed } from "../../src/table/seed.ts";
import { sayPut } from "../../src/views/words/index.ts";
import { created, tableAfter } from "../table/tables.ts";
import { exported, SEED } from "./exported.ts";

/** What is found, in words. */
const said = ({ ok, lines }: checking.Checked) => ({
  ok,
  lines: lines.map(({ id, given }) => sayPut("en", id, given)),
});
const checkGame = (file: string) => said(checking.checkGame(file));
const checkBoth = (file: string, earlier: string) => said(checking.checkBoth(file, earlier));

const text = (game: Exported) => JSON.stringify(gameFile(game));
const whole = exported(80);

/** Where the last action stands. */
const LAST = whole.entries.length - 2;

/** Something else that its player could have done then, and that tells so. */
function another() {
  const { game } = tableAfter(null, ...whole.entries.slice(0, LAST));
  const done = whole.entries[LAST];
  if (!game || done?.type !== "acted") throw new Error("no action is there");
  const [first] = done.actions;
  const other = legalActions(game, first?.seat ?? 0).find(
    ({ action, needs }) => needs.length === 0 && action.type !== first?.type && action.type !== "standing",
  );
  if (!other) throw new Error("nothing else could be done");
  return other.action;
}

/** The file of the game with something in it changed. */
function tampered(change: (file: ReturnType<typeof finishedSchema.parse>) => void): string {
  const file = finishedSchema.parse(JSON.parse(text(whole)));
  change(file);
  return JSON.stringify(file);
}

describe("A game that is played again from its file", () => {
  it("comes out as it was, with the seed that was published and the presses mixed in", () => {
    const { ok, lines } = checkGame(text(whole));
    expect(lines.join("\n")).toContain(`${SEED}:500:501:509`);
    expect(lines.join("\n")).toContain("The game ends as it is recorded");
    expect(ok).toBe(true);
  });

  it("comes out as it was where the seed was drawn only at its start", () => {
    const { ok, lines } = checkGame(text(exported(20, { late: true })));
    expect(lines.join("\n")).toContain("begin from the seed alone: late seed");
    expect(ok).toBe(true);
  });

  it("is not there where the table was closed before it began", () => {
    const entries: LogEntry[] = [
      { ...created(), seed: SEED },
      { type: "ended", at: 9_000, by: "1001" },
    ];
    const table = tableAfter(null, ...entries);
    const { ok, lines } = checkGame(text({ table, entries, steps: [[], []], dealt: null, log: [] }));
    expect({ ok, lines: lines.join() }).toEqual({
      ok: true,
      lines: "This table was closed before its game began: nothing was shuffled.",
    });
  });

  it.each<[string, Parameters<typeof tampered>[0], string]>([
    ["seed", (file) => Object.assign(file, { seed: "ff".repeat(16) }), "The seed is not the one that was published"],
    [
      "seed with a hash that fits",
      (file) => Object.assign(file, { seed: "ff", seedHash: hashOfSeed("ff") }),
      "with another seed than the one that the file names",
    ],
    [
      "press",
      (file) => Object.assign(file.presses ?? {}, { start: "510" }),
      "The presses that the file names are not those of its entries",
    ],
    [
      "press in the log too",
      (file) => {
        Object.assign(file.presses ?? {}, { start: "510" });
        Object.assign(file.entries.find(({ type }) => type === "started") ?? {}, { press: "510" });
      },
      "Entry 4 of 85 (started, by Player 1001) deals another game",
    ],
    [
      "generator",
      (file) => Object.assign(file, { generator: "xoshiro128" }),
      "The generator that the file names is not the one",
    ],
    [
      "action that the rules refuse",
      (file) => Object.assign(file.entries[9] ?? {}, { actions: [{ type: "build", seat: 0, with: 3_999 }] }),
      "Entry 10 of 85 (acted: build, by Player 100",
    ],
    [
      "action that is allowed",
      (file) => Object.assign(file.entries[LAST] ?? {}, { actions: [another()] }),
      `Entry ${LAST + 1} of 85`,
    ],
    [
      "entry that is nothing",
      (file) => Object.assign(file.entries[6] ?? {}, { actions: "all" }),
      "Entry 7 of 85 (acted",
    ],
    ["name", (file) => Object.assign(file, { name: "Another table" }), "The table’s name or rules at the file’s top"],
    ["set of rules", (file) => Object.assign(file, { rules: "quickstart" }), "The table’s name or rules"],
    [
      "player",
      (file) => Object.assign(file.seats[0] ?? {}, { name: "Somebody else" }),
      "The players, races or factions at the file’s top",
    ],
    ["race", (file) => Object.assign(file.seats[1] ?? {}, { race: "narn" }), "The players, races or factions"],
    ["seat more", (file) => Object.assign(file, { seats: [...file.seats, ...file.seats] }), "The players, races"],
    [
      "account of what everybody saw",
      (file) => Object.assign(file, { told: file.told?.toReversed() }),
      "The steps that the file says everybody saw",
    ],
    ["end", (file) => Object.assign(file, { final: "00".repeat(32) }), "ends in another state"],
  ])("is found out with another %s, and where", (_, change, says) => {
    const { ok, lines } = checkGame(tampered(change));
    expect(lines.join("\n")).toContain(says);
    expect(ok).toBe(false);
  });

  it("is refused with a clear sentence where the file is of another kind", () => {
    const file = JSON.parse(text(whole)) as object;
    const says = (given: string) => checkGame(given).lines.join("\n");
    expect(says("{")).toBe("This is no JSON file. Take the game.json that `/game export` gives, as it is.");
    expect(says("[1]")).toContain("no game that `/game export` has written");
    expect(says(JSON.stringify({ ...file, version: 9 }))).toContain("of version 9, and I read version 1");
    expect(says(JSON.stringify({ ...file, entries: 5 }))).toContain("damaged at entries");
    for (const given of ["{", "[1]", JSON.stringify({ ...file, version: 9 }), JSON.stringify({ ...file, entries: 5 })])
      expect(checkGame(given).ok).toBe(false);
  });

  it("names the other edition where that may be why it comes out differently", () => {
    const { ok, lines } = checkGame(tampered((file) => Object.assign(file, { edition: "0123", final: "00" })));
    expect(ok).toBe(false);
    expect(lines.join("\n")).toContain("another edition of the moderator (0123;");
  });
});

describe("The file of a game that still runs", () => {
  const running = exported(30, { ends: false });

  it("has neither its seed, nor a hidden card, nor an action", () => {
    const written = text(running);
    const { game } = running.table;
    if (!game) throw new Error("no game");
    const key = "key" in game.random ? game.random.key : "";
    for (const secret of [SEED, key, '"entries"', '"steps"', '"actions"', '"setup"'])
      expect(written).not.toContain(secret);
    // What lies open on the table is told, and no other card.
    const open = JSON.stringify(viewFor(game, "public"));
    const hidden = game.facts.filter(({ title }) => !open.includes(title));
    expect(hidden.length).toBeGreaterThan(20);
    for (const { title } of hidden) expect(written).not.toContain(title);
    expect(written).toContain(running.table.seedHash);
  });

  it("says what can be checked, and what cannot before its end", () => {
    const { ok, lines } = checkGame(text(running));
    expect(ok).toBe(true);
    expect(lines.join()).toContain("secret until the end");
    expect(lines.join()).toContain(running.table.seedHash);
    const broken = JSON.stringify({ ...JSON.parse(text(running)), seedHash: 7 });
    expect(checkGame(broken)).toMatchObject({ ok: false, lines: [expect.stringContaining("damaged at seedHash")] });
  });

  it("is found again in the game that is over, and no other game is", () => {
    const over = exported(80);
    expect(checkBoth(text(over), text(running)).lines.at(-1)).toContain(
      "steps of the earlier file are found in it again",
    );
    expect(checkBoth(text(running), text(over))).toMatchObject({
      ok: false,
      lines: [expect.stringContaining("first")],
    });
    const told = (JSON.parse(text(running)) as { told: string[] }).told;
    const other = JSON.stringify({ ...JSON.parse(text(running)), told: [...told.slice(0, 3), "0".repeat(16)] });
    expect(checkBoth(text(over), other)).toMatchObject({
      ok: false,
      lines: [expect.stringContaining("The first 3 of 4")],
    });
    const elsewhere = JSON.stringify({ ...JSON.parse(text(running)), seedHash: hashOfSeed("another") });
    expect(checkBoth(text(over), elsewhere)).toMatchObject({
      ok: false,
      lines: [expect.stringContaining("different games")],
    });
  });

  it("leaves no trace of what somebody has answered in secret", () => {
    const { steps } = running;
    const secretly = { ...running, steps: [...steps, [], []] };
    expect(text(secretly)).toBe(text(running));
  });
});

describe("npm run replay", () => {
  const folder = mkdtempSync(join(tmpdir(), "b5-replay-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const tool = fileURLToPath(new URL("../../tools/replay.ts", import.meta.url));
  const run = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ["--import", "tsx", tool, ...args], {
      encoding: "utf8",
    });
    return { status, stdout, stderr };
  };

  it("ends with 0 and a report for a true file, and with 1 and what is wrong for another", () => {
    const [good, bad] = [join(folder, "good.json"), join(folder, "bad.json")];
    writeFileSync(good, text(whole));
    writeFileSync(
      bad,
      tampered((file) => Object.assign(file, { seed: "00" })),
    );
    expect(run(good)).toMatchObject({
      status: 0,
      stdout: expect.stringContaining("leads to what is recorded"),
      stderr: "",
    });
    expect(run(bad)).toMatchObject({
      status: 1,
      stdout: "",
      stderr: expect.stringContaining("not the one that was published"),
    });
    expect(run(join(folder, "none.json"))).toMatchObject({
      status: 1,
      stderr: expect.stringContaining("cannot be read"),
    });
    expect(run()).toMatchObject({
      status: 1,
      stderr: expect.stringContaining("Something is missing. Use: npm run -s replay -- game.json"),
    });
  }, 60_000);
});
