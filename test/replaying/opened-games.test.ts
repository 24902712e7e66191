import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { OpenedGames } from "../../src/replaying/opened-games.ts";
import { OpenGames, type PastView, type PastViewAnswer } from "../../src/replaying/shown.ts";
import { openStore, type Store } from "../../src/store/index.ts";
import { gameFile } from "../../src/table/game-file.ts";
import { fileNotOpened, openedId, openedNote, parseOpened } from "../../src/views/tracker/opened.ts";
import { thenMessage } from "../../src/views/tracker/then.ts";
import { exported } from "../tools/exported.ts";
import { expectAcceptable } from "../views/discord-limits.ts";

const whole = exported(120);
const file = gameFile(whole);
if (!file.finished) throw new Error("the game is not over");
const bytesOf = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));
const HASH = "0123456789abcdef0123456789abcdef";

const opened = (value: unknown, moment: { turn: number; at: "start" | "end" } | null = null): PastViewAnswer =>
  new OpenGames().answer({ hash: HASH, bytes: bytesOf(value), moment });
const shown = (found: PastViewAnswer): PastView => {
  if (!found.ok) throw new Error(JSON.stringify(found));
  return found;
};
const why = (found: PastViewAnswer): string =>
  !found.ok && "why" in found ? (fileNotOpened(found.why).content ?? "") : "it was opened";

describe("an exported game", () => {
  it("is opened turn by turn, with everybody's hands, once all of it is proven", () => {
    const last = shown(opened(file));
    expect(last.doubts).toEqual([]);
    expect(last.turns[0]).toBe(0);
    expect(last.moment).toEqual({ turn: last.turns.at(-1), at: "end" });
    expect(last.view.viewer).toBe("public");
    const first = shown(opened(file, { turn: 0, at: "end" }));
    expect(first.view.turn).toBe(0);
    const { context, turns, hands: held, view } = last;
    const id = (then: Parameters<typeof openedId>[1]) => openedId(HASH, then);
    for (const part of ["table", "conflicts", "hands"] as const) {
      const message = thenMessage(view, { ...last.moment, part }, turns, context, {
        hands: held,
        note: openedNote([], "en"),
        id,
      });
      expectAcceptable(message);
      for (const { components } of message.components)
        for (const each of components) if ("custom_id" in each) expect(parseOpened(each.custom_id)?.hash).toBe(HASH);
    }
    const hands = thenMessage(view, { ...last.moment, part: "hands" }, turns, context, { hands: held, id });
    const [someCard] = last.hands[0] ?? [];
    expect(someCard).toBeDefined();
    expect(JSON.stringify(hands.embeds)).toContain(someCard?.title.slice(0, 8));
    expect(JSON.stringify(thenMessage(view, { ...last.moment, part: "table" }, turns, context, { id }))).not.toContain(
      "Everybody’s hands",
    );
  });

  it("calls its players by name and mentions nobody: they may be nobody here", () => {
    const { context } = shown(opened(file));
    expect(context.people.map(({ userId }) => userId)).toEqual([null, null]);
  });

  it("is not opened while it runs: its file holds nothing that is hidden", () => {
    const running = gameFile(exported(40, { ends: false }));
    expect(running.finished).toBe(false);
    expect(why(opened(running))).toContain("was not over when it was exported");
    expect(why(opened({ ...running, finished: true }))).toContain("damaged");
  });

  it("is refused where its seed, a step or its end was changed", () => {
    expect(why(opened({ ...file, seed: "another" }))).toContain("not the one that was published");
    const [first, ...others] = file.steps;
    expect(first).toBeDefined();
    expect(why(opened({ ...file, steps: [`${first}`.replace(/./u, "0"), ...others] }))).toContain("something else");
    expect(why(opened({ ...file, final: "00" }))).toContain("another state");
    const acted = file.entries.findIndex(({ type }) => type === "acted");
    expect(why(opened({ ...file, entries: file.entries.toSpliced(acted, 1) }))).not.toBe("it was opened");
  });

  it("of another edition is opened with what is not proven said above it", () => {
    const other = { ...file, edition: "000000000000", final: "00" };
    const { doubts } = shown(opened(other));
    const note = openedNote(doubts, "en");
    expect(note).toContain("another edition");
    expect(note).toContain("not proven");
    expect(openedNote(doubts, "de")).toContain("von einer anderen Ausgabe");
  });

  it("of any odd shape is refused in a sentence", { tags: "long" }, () => {
    let nested: unknown = [];
    for (let depth = 0; depth < 2_000; depth++) nested = [nested];
    const odd: unknown[] = [
      null,
      [],
      "text",
      {},
      { ...file, version: 2 },
      { ...file, entries: {} },
      { ...file, entries: [] },
      { ...file, entries: [{ type: "created", at: 0, by: "1" }] },
      { ...file, entries: file.entries.map((entry) => ({ ...entry, seat: nested, setup: nested })) },
      { ...file, edition: "x", entries: file.entries.map((entry) => ({ ...entry, actions: nested })) },
      { ...file, edition: "x", entries: file.entries.map(({ type }) => ({ type, at: 0, by: "" })) },
    ];
    for (const each of odd) expect(why(opened(each))).toMatch(/[a-z].*\.$/u);
    for (const text of ["", "{", "\u0000", "[".repeat(100_000)])
      expect(
        why(new OpenGames().answer({ hash: HASH, bytes: new TextEncoder().encode(text), moment: null })),
      ).toContain("no game");
    expect(why(opened(file, { turn: 99, at: "end" }))).toContain("There was no turn 99");
  });

  it("keeps a few games open, and asks for the file of any other again", () => {
    const shelf = new OpenGames();
    const bytes = bytesOf(file);
    const hash = (at: number) => HASH.replace(/^./u, String(at));
    for (let at = 0; at < 5; at++) expect(shelf.answer({ hash: hash(at), bytes, moment: null }).ok).toBe(true);
    expect(shelf.answer({ hash: hash(4), moment: null }).ok).toBe(true);
    expect(shelf.answer({ hash: hash(0), moment: null })).toEqual({ ok: false, closed: true });
  });
});

describe("a file that was opened", () => {
  let dir: string;
  let store: Store;
  const now = 1_800_000_000_000;
  const clock = { now: () => now, advance: () => undefined };
  beforeAll(async () => {
    dir = mkdtempSync(join(tmpdir(), "b5-opened-"));
    store = await openStore({ redisUrl: null, dataDir: dir });
  });
  afterAll(async () => {
    await store.close();
    rmSync(dir, { recursive: true });
  });

  it("is kept for a day, also where nobody opens another one", async () => {
    const games = new OpenGames();
    const thread = {
      ask: async (asked: Parameters<OpenGames["answer"]>[0]) => games.answer(asked),
      stop: async () => undefined,
    };
    const shelf = new OpenedGames(store, clock, thread);
    const { hash } = await shelf.open(bytesOf(file), null);
    const kept = store.documents("opened-games");
    await shelf.deleteLapsed(now + 24 * 60 * 60_000 - 1);
    expect(await kept.get(hash)).toEqual(expect.any(String));
    await shelf.deleteLapsed(now + 24 * 60 * 60_000);
    expect(await kept.get(hash)).toBeUndefined();
  });

  it("is not kept where it cannot be opened, or where the thread breaks over it", async () => {
    const kept = async () => {
      let count = 0;
      for await (const _ of store.documents("opened-games").entries()) count++;
      return count;
    };
    const before = await kept();
    const shelf = new OpenGames();
    const thread = {
      ask: async (asked: Parameters<OpenGames["answer"]>[0]) => shelf.answer(asked),
      stop: async () => undefined,
    };
    expect(why((await new OpenedGames(store, clock, thread).open(bytesOf({}), null)).found)).toContain("no game");
    const broken = { ask: () => Promise.reject(new Error("stuck")), stop: async () => undefined };
    const { found } = await new OpenedGames(store, clock, broken).open(bytesOf(file), null);
    expect(why(found)).toBe("The game in this file cannot be played again: the file is damaged. Nothing was opened.");
    expect(await kept()).toBe(before);
  });
});
