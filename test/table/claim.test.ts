// moderator: Claiming a victory by an agenda — at the table: asked with its buttons, doubted, taken back, or judged
import { describe, expect, it } from "vitest";
import type { Action } from "../../src/engine/index.ts";
import { applyEntry } from "../../src/table/apply-entry.ts";
import { type LogEntry, parseEntry } from "../../src/table/entry.ts";
import { readTable, savedTable } from "../../src/table/saved.ts";
import type { HandWord, Table } from "../../src/table/table.ts";
import { createRender } from "../../src/thread/showing/render.ts";
import { agenda, stage } from "../engine/stage.ts";
import { expectAcceptable } from "../views/discord-limits.ts";
import { library, opening, PLAYERS, refusalOf, tableAfter } from "./tables.ts";

const render = createRender(library);
const [JOHN = "", DAVE = "", PAUL = ""] = PLAYERS;

/** Three players; John claims to win by the agenda that nobody has put into verbs. */
function claimed(pace: Table["pace"] = "live"): Table {
  const plan = agenda("Master Plan", undefined, { keywords: ["Major Agenda"] });
  const game = stage({
    John: { race: "centauri", agenda: plan },
    Dave: { race: "minbari" },
    Paul: { race: "narn" },
  });
  return told({ ...tableAfter(null, ...opening(3, pace)), game }, act(JOHN, claim));
}

const claim: Action = { type: "effect", seat: 0, because: "Master Plan", effect: { verb: "claim-victory" } };
const act = (by: string, ...actions: Action[]): LogEntry => ({ type: "acted", at: 10, by, actions });
const agrees = (seat: number): LogEntry => act(PLAYERS[seat] ?? "", { type: "agree-to-victory", seat });
/** The same table when victory is checked. */
function checked(now: Table): Table {
  const asked = now.game?.awaiting.find(({ kind }) => kind !== "victory-claim");
  if (!asked || now.game?.turn !== 1) return now;
  const type = asked.kind === "action" ? "pass" : "keep";
  return checked(told(now, act(PLAYERS[asked.seat] ?? "", { type, seat: asked.seat })));
}
const later = 40 * 60_000;
const objects = (by: string): LogEntry => ({ type: "objected", at: later, by, effect: 1 });
const undoes = (by: string): LogEntry => ({ type: "hand-undone", at: later, by, effect: 1 });
const says = (by: string, word: HandWord): LogEntry => ({ type: "objection-word", at: later, by, effect: 1, word });
const judges = (word: HandWord): LogEntry => ({
  type: "objection-judged",
  at: later,
  by: "77",
  effect: 1,
  word,
  name: "Kosh",
});

/** Folds the entry, from the table as the store would give it back, too. */
function told(now: Table, entry: LogEntry): Table {
  const result = applyEntry(now, entry);
  if (!result.ok) throw new Error(JSON.stringify(result.refused));
  const again = applyEntry(readTable({ version: 1, ...savedTable(now) }), parseEntry(JSON.stringify(entry)));
  expect(again.ok && JSON.stringify(again.table)).toBe(JSON.stringify(result.table));
  for (const message of render.log(result.table, result.announcements)) expectAcceptable(message);
  return result.table;
}
const prompt = (now: Table) => {
  const shown = render.prompt(
    now,
    (now.game?.awaiting ?? []).map(({ id }) => id),
  );
  expectAcceptable(shown);
  const labels = shown.components.flatMap((row) => row.components.map((one) => ("label" in one ? one.label : "")));
  return { content: shown.content, labels };
};
const outcome = ({ phase, game }: Table) => [phase, game?.result?.winners ?? null];

describe("A claimed victory at a table", () => {
  it("asks all others at once, and says what is claimed, what agreeing does, and what to do about doubt", () => {
    const { content, labels } = prompt(checked(claimed()));
    expect(content).toBe(
      `<@${DAVE}> and <@${PAUL}>, John claims to win by **Master Plan**: is what it asks for met? ` +
        "The game ends when all agree. Whoever doubts it objects, and play waits.",
    );
    expect(labels).toEqual(["Agree", "Object", "Undo", "Call a judge", "My hand"]);
  });

  it("stands on the tracker until it is decided, with those who have still to agree", () => {
    const lines = (now: Table) => JSON.stringify(render.table(now).fixed.tracker?.embeds[0]?.description);
    expect(lines(claimed())).toContain(
      "🏆 Player 1001 claims to win by Master Plan; to agree: Player 1002 and Player 1003",
    );
    expect(lines(told(checked(claimed()), agrees(1)))).toContain('to agree: Player 1003"');
  });

  it("ends the game when the last of them agrees, and never by one player's press", () => {
    const one = told(checked(claimed()), agrees(1));
    expect(outcome(one)).toEqual(["playing", null]);
    expect(outcome(told(one, agrees(2)))).toEqual(["over", [0]]);
  });

  it("is taken back by whoever claims it, however late, and whatever others have said", () => {
    for (const now of [claimed(), checked(claimed()), told(checked(claimed()), agrees(1))]) {
      const back = told(now, undoes(JOHN));
      expect(back.game?.claims).toBeUndefined();
      expect(outcome(back)).toEqual(["playing", null]);
    }
    // Play has gone on from where victory was checked.
    expect(told(checked(claimed()), undoes(JOHN)).game?.turn).toBe(2);
    expect(refusalOf(claimed(), undoes(DAVE))).toBe("not-your-effect");
  });

  it("is doubted however late, and play waits until the doubt is withdrawn, then all are asked as before", () => {
    const waits = told(checked(claimed()), objects(DAVE));
    expect(refusalOf(waits, agrees(2))).toBe("objected");
    const on = told(waits, says(DAVE, "stand"));
    expect(outcome(on)).toEqual(["playing", null]);
    expect(prompt(on).labels).toContain("Agree");
    // It may be doubted anew.
    expect(refusalOf(on, objects(PAUL))).toBeNull();
    expect(outcome(told(told(on, agrees(1)), agrees(2)))).toEqual(["over", [0]]);
  });

  it("is withdrawn by its own player under somebody's doubt, and by nobody else alone", () => {
    const waits = told(checked(claimed()), objects(DAVE));
    const paul = told(waits, says(PAUL, "undo"));
    expect(outcome(paul)).toEqual(["playing", null]);
    expect(paul.objection).toBeDefined();
    const back = told(waits, says(JOHN, "undo"));
    expect({ objection: back.objection, claims: back.game?.claims, turn: back.game?.turn }).toEqual({
      objection: undefined,
      claims: undefined,
      turn: 2,
    });
  });

  it("is decided by a judge: won, or not", () => {
    const waits = told(checked(claimed()), objects(DAVE));
    expect(outcome(told(waits, judges("stand")))).toEqual(["over", [0]]);
    const no = told(waits, judges("undo"));
    expect(outcome(no)).toEqual(["playing", null]);
    expect(no.game?.turn).toBe(2);
    // Before the check a judge's word holds until then.
    const early = told(told(claimed(), objects(DAVE)), judges("stand"));
    expect(outcome(early)).toEqual(["playing", null]);
    expect(refusalOf(early, objects(PAUL))).toBe("nothing-to-object");
    expect(outcome(checked(early))).toEqual(["over", [0]]);
  });
});
