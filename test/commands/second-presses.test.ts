// moderator: Old and second presses — a button answers the question that it was made for, and no other
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Action, type DecisionKind, type Game, type View, viewFor } from "../../src/engine/index.ts";
import { askAftermaths } from "../../src/engine/turn/aftermaths.ts";
import { disputeKey } from "../../src/table/disputes/dispute.ts";
import type { Table } from "../../src/table/table.ts";
import { looseButtons } from "../../src/thread/pressed/loose-buttons.ts";
import { createRender } from "../../src/thread/showing/render.ts";
import { actionKey, encodePress, goOnButton, parsePress, promptMessage, readPress } from "../../src/views/index.ts";
import { looseThen } from "../../src/views/text/custom-id.ts";
import { arranged, conflict, event, stage } from "../engine/stage.ts";
import { library, opening, PLAYERS, tableAfter } from "../table/tables.ts";
import { customIdOf } from "../views/discord-limits.ts";
import { ctx, decision, fullPublic, fullView, legal } from "../views/fixtures.ts";
import { type As, GUILD, type Reply, type RunningBot, runBot } from "./in-process.ts";
import { type acts, gameOf, REFA, readOff, STATES } from "./tables-at.ts";

const [JOHN, DAVE, PAUL] = PLAYERS;
const render = createRender(library);

describe("a button that several players share", () => {
  /** Of each kind that is asked of several at once what all of them may answer with a public button. */
  const SHARED: readonly (readonly [DecisionKind, Action])[] = [
    ["starting-hand", { type: "start-with-any", seat: 0 }],
    ["keep-hand", { type: "mulligan", seat: 0 }],
    ["declare", { type: "declare-nothing", seat: 0 }],
    ["action", { type: "pass", seat: 0 }],
    ["aftermath", { type: "pass", seat: 0 }],
    ["reveal", { type: "pass", seat: 0 }],
    ["trigger", { type: "pass", seat: 0 }],
    ["sponsor", { type: "pass", seat: 0 }],
    ["discard", { type: "keep", seat: 0 }],
    ["discard-some", { type: "keep", seat: 0 }],
    ["buy", { type: "keep", seat: 0 }],
    ["sustain", { type: "sustain", seat: 0, cards: [] }],
    ["lose", { type: "lose", seat: 0, spent: 1 }],
    ["vote", { type: "vote", seat: 0, vote: "yes" }],
    ["victory-claim", { type: "agree-to-victory", seat: 0 }],
  ];
  const both = (kind: DecisionKind, first: number) => [decision(first, 0, kind), decision(first + 1, 1, kind)];
  const promptOf = (kind: DecisionKind, action: Action, first: number) => {
    const asked = both(kind, first);
    const possible = [legal(action, "so"), legal({ ...action, seat: 1 }, "so")];
    return promptMessage({ ...fullPublic, awaiting: asked }, asked, possible, ctx);
  };
  const pressed = (message: ReturnType<typeof promptMessage>, action: Action, now: View) => {
    const key = actionKey(action);
    const ids = message.components.flatMap(({ components }) =>
      components.flatMap((each) => ("custom_id" in each && each.custom_id.includes(key) ? [each.custom_id] : [])),
    );
    const press = parsePress(ids[0] ?? "");
    if (press === null) throw new Error(`no button does it: ${JSON.stringify(message.components)}`);
    return readPress(press, [], now, [legal(action, "so")], ctx);
  };

  test.each(SHARED)("answers its own question, and not the next one of the same turn: %s", (kind, action) => {
    const then: View = { ...fullView, awaiting: both(kind, 7) };
    const next: View = { ...fullView, awaiting: both(kind, 12) };
    const own = pressed(promptOf(kind, action, 7), action, then);
    // A mulligan is asked about once more first.
    expect(own.kind).toBe(kind === "keep-hand" ? "show" : "do");
    expect(pressed(promptOf(kind, action, 7), action, next)).toEqual({ kind: "stale" });
    expect(pressed(promptOf(kind, action, 12), action, next).kind).toBe(own.kind);
  });

  test("is good for whoever of them has still to answer", () => {
    const left: View = { ...fullView, awaiting: [decision(7, 0, "buy")] };
    const keep: Action = { type: "keep", seat: 0 };
    expect(pressed(promptOf("buy", keep, 7), keep, left).kind).toBe("do");
  });

  test("of an earlier version, which named a kind and a turn, does nothing", () => {
    const now: View = { ...fullView, awaiting: both("aftermath", 7) };
    const key = `${actionKey({ type: "pass", seat: 0 })}.aftermath.${now.turn}`;
    const press = { table: "t", decision: 0, verb: "do", key } as const;
    expect(readPress(press, [], now, [legal({ type: "pass", seat: 0 }, "pass")], ctx)).toEqual({ kind: "stale" });
  });
});

describe("at a table", () => {
  let running: RunningBot;
  let ids = 0;
  beforeAll(async () => {
    running = await runBot();
  });
  afterAll(() => running.close());

  const john: As = { user: JOHN, guild: GUILD };
  const dave: As = { user: DAVE, guild: GUILD };
  const put = async (table: Table): Promise<string> => {
    const id = `two${++ids}`;
    await running.put({ ...table, id, thread: id });
    return id;
  };
  const versionOf = async (id: string) => (await running.store.load(id))?.version ?? 0;
  const take = async (id: string, user: string, ...entries: Parameters<typeof acts>[1][]) => {
    for (const action of entries)
      await running.bot.tables.act(id, `k${ids++}`, user, () => ({
        ok: true,
        entry: { type: "acted", actions: [action] },
      }));
  };
  /** What a press comes to, and whether it changed the table. */
  async function press(as: As, id: string, customId: string): Promise<Reply & { changed: boolean }> {
    const before = await versionOf(id);
    const answer = await running.does(as, { press: customId });
    return { ...answer, changed: (await versionOf(id)) !== before };
  }
  const over = { changed: false, private: true, text: expect.stringContaining("The game has moved on") };
  const done = expect.objectContaining({ changed: true });

  test("None, said after the first conflict, is no answer after the second", async () => {
    const hands = { hand: [event("Song", { says: "Nothing." })] };
    const staged = stage({ John: { race: "centauri", ...hands }, Dave: { race: "narn", ...hands } }, [
      ["John", conflict("Parley", "diplomacy")],
      ["Dave", conflict("Raid", "military")],
    ]);
    const step = (game: Game, which: number) =>
      arranged(game, (work) => {
        work.game.awaiting = [];
        work.game.aftermathStep = undefined;
        askAftermaths(work, work.game.conflicts[which]?.id ?? 0, 0);
      });
    const table = (game: Game): Table => ({ ...tableAfter(null, ...opening(2)), game });
    const promptOf = (id: string, game: Game) =>
      render.prompt(
        { ...table(game), id },
        viewFor(game, "public").awaiting.map((each) => each.id),
      );
    const first = step(staged, 0);
    const second = step(first, 1);
    const id = await put(table(second));
    for (const label of ["None", "None this turn"])
      expect(await press(john, id, customIdOf(promptOf(id, first), label))).toMatchObject(over);
    expect(await press(john, id, customIdOf(promptOf(id, second), "None"))).toEqual(done);
    // Whoever has answered what is asked now has missed nothing.
    const told = { ...over, text: expect.stringMatching(/You have answered that already.*no aftermath/su) };
    expect(await press(john, id, customIdOf(promptOf(id, first), "None"))).toMatchObject(told);
  });

  test("agreeing to one proposal to play fast and loose is no word about the next", async () => {
    const id = await put(STATES["fast and loose"]());
    const agree = (proposal: number) => looseButtons(id, { missing: [1], proposal }, "en")[0]?.custom_id ?? "";
    await take(id, PAUL, { type: "object", seat: 2 });
    await take(id, PAUL, { type: "loose", seat: 2 });
    expect(await press(dave, id, agree(1))).toMatchObject(over);
    expect(looseThen(agree(2))).toBe(2);
    expect(await press(dave, id, agree(2))).toEqual(done);
  });

  test("Go on under an earlier pause does not end the present one", async () => {
    const id = await put(STATES.paused());
    const goOn = async () => goOnButton({ table: id }, (await running.bot.tables.load(id))?.paused?.at ?? 0).custom_id;
    const before = await goOn();
    expect(await press(dave, id, before)).toEqual(done);
    await running.bot.tables.act(id, "again", JOHN, () => ({ ok: true, entry: { type: "paused", name: "John" } }));
    const old = await press(dave, id, before);
    expect(old).toMatchObject({ changed: false, text: expect.stringContaining("has paused this table") });
    expect(old.text).toContain(await goOn());
    expect(await press(dave, id, await goOn())).toEqual(done);
  });

  test("It stands, said of one reading, is not said of the next", async () => {
    const step = (table: Table) =>
      tableAfter(table, {
        type: "disputed",
        at: 9,
        by: DAVE,
        card: disputeKey({ card: REFA.id, facts: {} }).split(".")[0] ?? "",
      });
    const now = step(readOff(5));
    const id = await put(now);
    const stands = (facts: { cost: number }) =>
      encodePress({ table: id, decision: 0, verb: "dispute-agree", key: disputeKey({ card: REFA.id, facts }) });
    const paul: As = { user: PAUL, guild: GUILD };
    const old = await press(paul, id, stands({ cost: 3 }));
    expect(old).toMatchObject({ changed: false, text: expect.stringContaining("is disputed") });
    expect(old.text).toContain(stands({ cost: 5 }));
    expect(await press(paul, id, stands({ cost: 5 }))).toEqual(done);
  });

  test("Let it stand, said of one objection, is not said of the next", async () => {
    const id = await put({
      ...STATES.objected(),
      objection: { id: 1, number: 2, by: 1, words: [{ seat: 1, word: "undo" }] },
    });
    const stand = (key: string) => encodePress({ table: id, decision: 0, verb: "object-stand", key });
    for (const key of ["1.1", "1"]) {
      const old = await press(dave, id, stand(key));
      expect(old).toMatchObject({ changed: false, text: expect.stringContaining("There is an objection") });
      expect(old.text).toContain(stand("1.2"));
    }
    expect(await press(dave, id, stand("1.2"))).toEqual(done);
  });

  test("to stop play is asked about once, and stops it once, from however many devices", async () => {
    const id = await put(STATES.playing());
    const wait = encodePress({ table: id, decision: 0, verb: "pick", key: actionKey({ type: "wait", seat: 0 }) });
    const asked = await press(john, id, wait);
    const [yes = ""] = /b5:[^"]*:do:[^"]*/u.exec(asked.text) ?? [];
    expect(asked.changed).toBe(false);
    expect(await press(john, id, yes)).toEqual(done);
    expect(await press(john, id, yes)).toMatchObject(over);
    // All pass, and play goes on where it was: that is another moment.
    for (let turn = 0; turn < 4; turn++) {
      const game = gameOf((await running.bot.tables.load(id)) ?? STATES.playing());
      const seat = game.awaiting[0]?.seat ?? 0;
      if (game.halt) await take(id, PLAYERS[seat] ?? "", { type: "pass", seat });
    }
    expect((await running.bot.tables.load(id))?.game?.halt).toBeUndefined();
    expect(await press(john, id, yes)).toMatchObject(over);
  });

  test("a button pressed twice at once is done once", async () => {
    const id = await put(STATES.playing());
    const asked = gameOf(STATES.playing()).awaiting[0]?.id ?? 0;
    const pass = encodePress({ table: id, decision: asked, verb: "do", key: actionKey({ type: "pass", seat: 0 }) });
    const before = await versionOf(id);
    const answers = await Promise.all([press(dave, id, pass), press(dave, id, pass)]);
    expect((await versionOf(id)) - before).toBe(1);
    expect(answers.filter(({ text }) => text.includes("The game has moved on"))).toHaveLength(1);
  });

  test("a form that was opened at an earlier question does nothing when it comes in late", async () => {
    const id = await put(STATES.playing());
    const game = gameOf(STATES.playing());
    const card = game.seats[1]?.hand[0] ?? 0;
    const asked = game.awaiting[0]?.id ?? 0;
    const then = actionKey({ type: "pass", seat: 1 });
    const form = encodePress({ table: id, decision: asked - 1, verb: "facts", key: `${card}.${then}` });
    const before = await versionOf(id);
    const late = await running.does(dave, { form, fields: { cost: "4" } });
    expect(late.text).toContain("The game has moved on");
    expect(await versionOf(id)).toBe(before);
  });
});
