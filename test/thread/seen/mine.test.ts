import { describe, expect, it } from "vitest";
import type { LogEntry } from "../../../src/table/entry.ts";
import type { Table } from "../../../src/table/table.ts";
import { standsFor } from "../../../src/thread/seen/mine.ts";
import { createRender } from "../../../src/thread/showing/render.ts";
import { STATES } from "../../commands/tables-at.ts";
import { library, opening, PLAYERS, tableAfter } from "../../table/tables.ts";

const [JOHN, DAVE, PAUL, GONE] = PLAYERS;
const posted = { prompts: {} };

describe("how a table stands for one of its players", () => {
  it("is what they are asked, with the message that asks it", () => {
    const table = STATES.playing();
    const id = table.game?.awaiting[0]?.id ?? 0;
    const prompts = { [`${id - 1}.${id}`]: { message: "77", hash: "" } };
    expect(standsFor(table, DAVE, { prompts })).toMatchObject({
      link: "https://discord.com/channels/900/902/77",
      wants: { words: expect.stringMatching(/^your action in turn \d+/u), since: expect.any(Number) },
    });
    expect(standsFor(table, JOHN, { prompts })).toMatchObject({
      link: "https://discord.com/channels/900/902",
      wants: null,
      instead: "waits for Player 1002",
    });
  });

  it("is the word that play waits for, until they have given it", () => {
    const disputed = STATES.disputed();
    const { dispute } = disputed;
    expect(standsFor(disputed, JOHN, posted)).toMatchObject({ wants: null, instead: "waits for the others’ word" });
    expect(standsFor(disputed, PAUL, posted).wants?.words).toBe(`your word on what **${dispute?.title}** says`);
    const objected = STATES.objected();
    const missing = PLAYERS.filter((user) => standsFor(objected, user, posted).wants !== null);
    const given = objected.objection?.words.map(({ seat }) => PLAYERS[seat]) ?? [];
    expect(missing).toEqual([JOHN, DAVE, PAUL].filter((user) => !given.includes(user)));
  });

  it("is nothing while it is paused, before it begins, and for who is out", () => {
    expect(standsFor(STATES.paused(), DAVE, posted)).toMatchObject({
      wants: null,
      instead: expect.stringMatching(/^paused by /u),
    });
    expect(standsFor(STATES.lobby(), JOHN, posted)).toMatchObject({
      wants: null,
      instead: expect.stringMatching(/^not begun, \d/u),
    });
    expect(standsFor(STATES.playing(), GONE, posted)).toMatchObject({
      wants: null,
      instead: "you are out, and may watch",
    });
  });
});

describe("a question that several were asked", () => {
  const prompt = (table: Table, of: number) =>
    createRender(library).prompt(
      table,
      table.waiting.map(({ decision }) => decision),
      of,
    ).content;
  const chosen = (seat: number): LogEntry => ({
    type: "acted",
    at: 5_000 + seat,
    by: PLAYERS[seat] ?? "",
    actions: [{ type: "start-with-any", seat }],
  });

  it("tells the last one that all others have answered, and nobody else", () => {
    const all = tableAfter(null, ...opening(3));
    expect(prompt(all, 3)).not.toContain("You are the last");
    const two = tableAfter(all, chosen(0));
    expect(prompt(two, 3)).not.toContain("You are the last");
    const one = tableAfter(two, chosen(1));
    expect(prompt(one, 3)).toContain("You are the last: all others have answered.");
    // Who was asked alone is no last of several.
    expect(prompt(one, 1)).not.toContain("You are the last");
  });
});
