import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { gameFile } from "../../src/table/game-file.ts";
import { exported } from "../tools/exported.ts";

const dir = mkdtempSync(join(tmpdir(), "b5-picture-"));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const ended = JSON.stringify(gameFile(exported(80)));

const run = (...args: readonly string[]) =>
  spawnSync(process.execPath, ["--import", "tsx", "tools/picture.ts", ...args], { encoding: "utf8" });
const file = (name: string, text: string): string => {
  const path = join(dir, name);
  writeFileSync(path, text);
  return path;
};

// Each picture is drawn by a process of its own.
describe("npm run picture", { timeout: 120_000 }, () => {
  it("draws a game from its file as a PNG as wide as asked, dark and light", () => {
    const game = file("ended.json", ended);
    const out = join(dir, "table.png");
    expect(run("--export", game, "--out", out)).toMatchObject({ status: 0, stderr: "" });
    const bytes = readFileSync(out);
    expect([...bytes.subarray(0, 4)]).toEqual([0x89, 0x50, 0x4e, 0x47]);
    expect(bytes.readUInt32BE(16)).toBe(800);
    const light = join(dir, "light.png");
    expect(run("--export", game, "--what", "summary", "--width", "390", "--light", "--out", light).status).toBe(0);
    expect(readFileSync(light).readUInt32BE(16)).toBe(390);
  });

  it("says plainly what is wrong, and ends with 1", () => {
    const game = file("wrong.json", ended);
    const out = join(dir, "no.png");
    for (const [says, ...args] of [
      ["Name the file of a game", "--out", out],
      ["cannot be read", "--export", join(dir, "nothing.json"), "--out", out],
      ["There is no picture “cards”", "--export", game, "--what", "cards", "--out", out],
      ["“x” is no turn", "--export", game, "--turn", "x", "--out", out],
      ["“7” is no width", "--export", game, "--width", "7", "--out", out],
      ["no PNG file", "--export", game, "--out", join(dir, "no.gif")],
    ] as const) {
      const { status, stderr } = run(...args);
      expect({ status, says: stderr.includes(says), trace: stderr.includes("    at ") }).toEqual({
        status: 1,
        says: true,
        trace: false,
      });
    }
  });
});
