// engine: Step 3. Play Aftermath Cards — played over days, all are asked at once, and nobody sees who has answered.
import { describe, expect, it } from "vitest";
import { type Action, type Game, legalActions, openlyAwaited } from "../../../src/engine/index.ts";
import { applyEntry } from "../../../src/table/apply-entry.ts";
import type { Table } from "../../../src/table/table.ts";
import { perspectiveOf } from "../../../src/thread/seen/perspective.ts";
import { createRender } from "../../../src/thread/showing/render.ts";
import { actionMenu } from "../../../src/views/index.ts";
import { library, opening, PLAYERS, tableAfter } from "../tables.ts";

const render = createRender(library);

function acted(table: Table, action: Action, at = 1) {
  const result = applyEntry(table, { type: "acted", at, by: PLAYERS[action.seat] ?? "", actions: [action] });
  if (!result.ok) throw new Error(JSON.stringify(result.refused));
  return result;
}

const QUIET = ["pass", "keep", "declare-nothing", "start-with-any"];

/** Three players' table when a conflict has just been resolved: all of them are asked about aftermaths. */
function afterConflict(): Table {
  let table = tableAfter(null, ...opening(3));
  for (let step = 0; step < 200; step++) {
    const game = table.game as Game;
    const owed = game.awaiting;
    if (owed.length === 3 && owed.every(({ kind }) => kind === "aftermath")) return table;
    const seat = owed[0]?.seat ?? 0;
    const legal = legalActions(game, seat).filter(({ needs }) => needs.length === 0);
    const next =
      legal.find(({ action }) => action.type === "declare" || action.type === "initiate") ??
      legal.find(({ action }) => QUIET.includes(action.type)) ??
      legal[0];
    if (!next) throw new Error("nothing to do");
    table = acted(table, next.action).table;
  }
  throw new Error("no conflict was resolved");
}

/** Everything that others than this seat can see of a table. */
function seenByOthers(table: Table, seat: number) {
  const { fixed, hands } = render.table(table);
  const owed = table.waiting.map(({ decision }) => decision);
  return { fixed, hands: hands.filter((each) => each.seat !== seat), owed, prompt: render.prompt(table, owed) };
}

describe("an answer about aftermaths", () => {
  it("changes nothing that anybody else can see, until all have answered", () => {
    const table = afterConflict();
    const answers: Action[] = [
      { type: "pass", seat: 1 },
      { type: "standing", seat: 1, answer: "conflict" },
      { type: "standing", seat: 1, answer: "turn" },
    ];
    for (const action of answers) {
      const { table: after, events, announcements } = acted(table, action);
      expect(events).toEqual([]);
      expect(seenByOthers(after, 1)).toEqual(seenByOthers(table, 1));
      expect(render.log(after, announcements)).toEqual([]);
      const own = perspectiveOf(after, PLAYERS[1] ?? "", {});
      if (!own.ok) throw new Error("the player sits at the table");
      const { view, actions, ctx } = own.perspective;
      expect(actionMenu(view, actions, ctx).content).toContain("no aftermath");
    }
  });

  it("is asked for in one message, with a button for none at all", () => {
    const table = afterConflict();
    const prompt = render.prompt(
      table,
      table.waiting.map(({ decision }) => decision),
    );
    for (const label of ["Play an aftermath…", "None", "None this turn"])
      expect(JSON.stringify(prompt.components)).toContain(label);
    expect(prompt.content.match(/<@|\*\*/gu)?.length).toBeGreaterThanOrEqual(3);
  });

  it("given in advance spares the ping, and the player is named like everybody else", () => {
    const plain = afterConflict();
    const before = { ...plain, game: { ...(plain.game as Game) } };
    const { aftermathStep: step } = before.game;
    const quiet = {
      ...before,
      game: {
        ...before.game,
        ...(step
          ? { aftermathStep: { ...step, asked: step.asked.map((one) => ({ ...one, quiet: one.seat === 2 })) } }
          : {}),
      },
    };
    const ids = openlyAwaited(before.game).map(({ id }) => id);
    const [all, fewer] = [render.prompt(before, ids), render.prompt(quiet, ids)];
    expect(fewer.content).toBe(all.content);
    expect(fewer.components).toEqual(all.components);
    expect(all.allowed_mentions.users?.filter((user) => !fewer.allowed_mentions.users?.includes(user))).toHaveLength(
      all.allowed_mentions.users?.length ? 1 : 0,
    );
  });

  it("that is late is asked for of all alike, pinging only those who have not answered", () => {
    const table = acted(afterConflict(), { type: "pass", seat: 1 }).table;
    const decisions = table.waiting.map(({ decision }) => decision);
    expect(decisions).toHaveLength(3);
    const result = applyEntry(table, { type: "reminded", at: 9, by: "moderator", decisions });
    if (!result.ok) throw new Error("not reminded");
    const messages = render.log(result.table, result.announcements);
    expect(new Set(messages.map(({ content }) => content.replace(/<@[^>]*>/gu, "@"))).size).toBe(1);
    expect(messages.map(({ allowed_mentions }) => allowed_mentions.users?.length ?? 0)).toEqual([1, 0, 1]);
  });
});

// engine: Contingency Cards — only the player who played it may look at it
describe("what triggers a contingency, said in advance", () => {
  it("changes nothing that anybody else can see", () => {
    let table = tableAfter(null, ...opening(3));
    for (let step = 0; step < 400; step++) {
      const game = table.game as Game;
      const seat = game.awaiting[0]?.seat ?? 0;
      const legal = legalActions(game, seat).filter(({ needs }) => needs.length === 0);
      const said = legal.find(({ action }) => action.type === "standing" && action.on !== undefined);
      if (said) {
        const { table: after, events, announcements } = acted(table, said.action);
        expect(events).toEqual([]);
        expect(render.log(after, announcements)).toEqual([]);
        expect(seenByOthers(after, seat)).toEqual(seenByOthers(table, seat));
        const own = render.table(after).hands.find((hand) => hand.seat === seat);
        expect(JSON.stringify(own)).toContain("only when");
        return;
      }
      const next =
        legal.find(({ action }) => action.type === "place") ??
        legal.find(({ action }) => QUIET.includes(action.type)) ??
        legal[0];
      if (!next) throw new Error("nothing to do");
      table = acted(table, next.action).table;
    }
    throw new Error("no contingency was placed");
  });
});
