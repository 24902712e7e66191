// moderator: What a judge may do — who sits at a table judges nothing of it
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Table } from "../../src/table/table.ts";
import { GUILD, type RunningBot, runBot } from "./in-process.ts";
import { OTHER_ROWS } from "./rows/others.ts";
import { PRESS_ROWS } from "./rows/presses.ts";
import type { Row } from "./rows/row.ts";
import { JOHN, LOGS, REFA, STATES } from "./tables-at.ts";

let running: RunningBot;
beforeAll(async () => {
  running = await runBot();
});
afterAll(() => running.close());

/** What judges alone do about what happens at a table; who opened it closes it, too. */
const decisions: [string, Row][] = Object.entries({ ...PRESS_ROWS, ...OTHER_ROWS }).filter(
  ([name, { right, kind }]) =>
    right === "judge" && kind === "one" && /judge|call|look/u.test(name) && !name.endsWith("by a judge"),
);

it("is about objections, disputes, taking back, hidden cards and calls", () => {
  const names = decisions.map(([name]) => name);
  expect(names).toEqual(
    expect.arrayContaining([
      "dispute-judge",
      "form dispute-judge",
      "object-judge",
      "judge-undo",
      "judge-stand",
      "undo-judge",
      "judge-back",
      "judge-leave",
      "look",
      "call-take",
      "call-answer",
      "call-rule",
    ]),
  );
});

it.each(decisions)("%s is for another judge where one sits there, and changes nothing", async (name, row) => {
  if (row.state === "broken") throw new Error("a judge decides nothing of a broken table");
  const id = name.replaceAll(/[^a-z]/gu, "").slice(0, 12);
  const table = { ...STATES[row.state](), id };
  const log = row.state in LOGS ? LOGS[row.state as keyof typeof LOGS]() : []; // one of its keys
  await running.put(table, log);
  const before = (await running.store.load(id))?.snapshot;
  const input = row.input({ table, id, league: "", deck: "" });
  for (const right of [{ judge: true }, { manages: true }] as const) {
    const reply = await running.does({ user: JOHN, guild: GUILD, channel: table.thread, ...right }, input);
    expect(reply.private).toBe(true);
    expect(reply.text).toContain("You sit at this table, so another judge has to do that");
  }
  expect((await running.store.load(id))?.snapshot).toBe(before);
});

it("a doubted card waits for another judge at the table of who sets it for the server", async () => {
  // A card that only a deck has named is known to the server by its title.
  const text = JSON.stringify({ ...STATES.disputed(), id: "around", thread: "9701" });
  const table: Table = JSON.parse(text.replaceAll(`"${REFA.id}"`, '"named/lord-refa"'));
  await running.put(table);
  const set = { command: "cards", sub: "set", options: { name: "Lord Refa", fact: "diplomacy", value: "1" } };
  const at = { guild: GUILD, channel: table.thread, judge: true } as const;
  const reply = await running.does({ user: JOHN, ...at }, set);
  expect(reply.text).toContain("In <#9701> this is doubted, and you sit there");
  expect((await running.bot.tables.load(table.id))?.dispute).toEqual(table.dispute);
  // Another judge's word is heard there.
  expect((await running.does({ user: "7777", ...at }, set)).text).not.toContain("you sit there");
  expect((await running.bot.tables.load(table.id))?.dispute).toBeUndefined();
});
