import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { gameFile } from "../../src/table/game-file.ts";
import { pictureOf } from "../../tools/picture-of.ts";
import { exported } from "../tools/exported.ts";

const dir = mkdtempSync(join(tmpdir(), "b5-picture-"));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const ended = JSON.stringify(gameFile(exported(80)));
const running = JSON.stringify(gameFile(exported(80, { ends: false })));
const asked = { what: "table", turn: null, seat: null } as const;

describe("a picture of an exported game", () => {
  it("is one of any turn of a game that is over, and of no other", () => {
    expect(pictureOf(ended, { ...asked, turn: 0 })).toMatchObject({ ok: true, picture: { what: "table" } });
    expect(pictureOf(ended, { ...asked, what: "conflicts" })).toMatchObject({ ok: true });
    const none = pictureOf(ended, { ...asked, turn: 99 });
    expect(none.ok ? "" : none.why).toContain("There was no turn 99");
  });

  it("is how a running game stood when it was exported, and nothing else", () => {
    expect(pictureOf(running, asked)).toMatchObject({ ok: true, picture: { what: "table" } });
    expect(pictureOf(running, { ...asked, what: "seat" })).toMatchObject({ ok: true, picture: { what: "seat" } });
    const summary = pictureOf(running, { ...asked, what: "summary" });
    expect(summary.ok ? "" : summary.why).toContain("was not over");
    const turn = pictureOf(running, { ...asked, turn: 50 });
    expect(turn.ok ? "" : turn.why).toContain("no other turn");
  });

  it("is none of a file of an earlier version that does not say how the table stood", () => {
    const { seen: _, ...before } = JSON.parse(running);
    const found = pictureOf(JSON.stringify(before), asked);
    expect(found.ok ? "" : found.why).toContain("Export it again");
  });

  it("is none of what is no such file, or a damaged one", () => {
    for (const text of ["", "{}", "[]", "null", ended.slice(0, 400), running.replace('"turn":', '"turm":')])
      expect(pictureOf(text, asked).ok).toBe(false);
    const broken = { ...JSON.parse(running), seen: { turn: 3 } };
    expect(pictureOf(JSON.stringify(broken), asked)).toMatchObject({ ok: false });
  });

  it("names the seats that there are where none is called so", () => {
    const found = pictureOf(ended, { ...asked, what: "seat", seat: "Nobody" });
    expect(found.ok ? "" : found.why).toContain("“Nobody”");
  });
});
