/** What leads on from a table's own "no". */
import { describe, expect, it } from "vitest";
import { refusedMessage } from "../../../src/commands/shared/refused.ts";
import type { TableRefusal } from "../../../src/table/refusal.ts";
import { tableRefuses } from "../../../src/table/refusal.ts";
import type { Table } from "../../../src/table/table.ts";
import { opening, tableAfter } from "../../table/tables.ts";
import { expectAcceptable } from "../../views/discord-limits.ts";

const bot = { rule: () => null };
const playing = tableAfter(null, ...opening(3));
const labels = (refusal: TableRefusal, table: Table | null) => {
  const message = refusedMessage(tableRefuses(refusal), table, bot);
  expectAcceptable(message);
  return message.components.flatMap(({ components }) =>
    components.flatMap((each) => ("label" in each && each.label ? [each.label] : [])),
  );
};

describe("A refusal of the table", () => {
  it("carries the answers that play waits for", () => {
    const objection = { id: 3, by: 1, words: [] };
    const shown = labels({ code: "objected", because: "Trade Pact" }, { ...playing, objection });
    expect(shown).toEqual(["Agree to undo", "Let it stand", "Judge: decide", "Show the rule"]);
    const dispute = { card: "c", title: "Urza Jaddo", seat: 0, facts: {}, by: 1, agreed: [], held: null, id: 1 };
    const disputed = { ...playing, dispute } as unknown as Table; // only what the buttons read
    expect(labels({ code: "disputed", title: "Urza Jaddo" }, disputed)).toEqual([
      "It stands",
      "Correct it…",
      "Judge: decide",
      "Show the rule",
    ]);
  });

  it("offers a seat in the lobby, the game while it is played, another one afterwards", () => {
    const lobby = { ...playing, phase: "lobby" } as const;
    expect(labels({ code: "not-seated" }, lobby)).toEqual(["Join"]);
    expect(labels({ code: "not-seated" }, playing)).toEqual(["Tracker", "Cards on the table"]);
    expect(labels({ code: "not-playing", phase: "lobby" }, lobby)).toEqual(["Start"]);
    expect(labels({ code: "not-in-lobby", phase: "playing" }, playing)).toEqual(["What can I do?", "My hand"]);
    const over = { ...playing, phase: "over" } as const;
    expect(labels({ code: "not-playing", phase: "over" }, over)).toEqual([
      "Rematch",
      "Play again",
      "Replay",
      "Play on from a turn…",
      "Verify the shuffles",
    ]);
    expect(labels({ code: "no-table" }, null)).toEqual(["Open a table"]);
  });
});
