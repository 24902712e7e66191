// moderator: Orders for later; What comes after the round, said ahead — whatever may be said in advance, over games played by chance
import { describe, expect, it } from "vitest";
import {
  type AheadKind,
  aheadKind,
  type Game,
  legalActions,
  legalAhead,
  mostUrgent,
} from "../../../src/engine/index.ts";
import { aheadOf } from "../../../src/table/ahead/ahead.ts";
import { applyEntry } from "../../../src/table/apply-entry.ts";
import type { LogEntry } from "../../../src/table/entry.ts";
import type { Table } from "../../../src/table/table.ts";
import { choose, Dice } from "../../engine/play/random-player.ts";
import { PLAYERS, tableAfter } from "../tables.ts";
import { openingTogether } from "./tables.ts";

const TURNS = 3;
const MOST = 3_000;

interface Played {
  entries: readonly LogEntry[];
  table: Table;
  /** How many orders of each kind were given, and carried out. */
  given: Map<AheadKind, number>;
}

/** Three turns in which everybody says all sorts of things ahead, by chance. */
function played(seed: string): Played {
  const dice = new Dice(seed);
  const entries = openingTogether(3);
  let table = tableAfter(null, ...entries);
  const given: Played["given"] = new Map();
  const says = (entry: LogEntry): void => {
    const outcome = applyEntry(table, entry);
    if (!outcome.ok) throw new Error(`${JSON.stringify(entry)}: ${JSON.stringify(outcome.refused)}`);
    entries.push(entry);
    table = outcome.table;
  };
  for (let steps = 0; (table.game?.turn ?? 0) <= TURNS && table.game?.result === null; steps++) {
    if (steps > MOST) throw new Error(`no end in turn ${table.game.turn}`);
    const at = 10_000 + steps;
    const seat = dice.below(3);
    const by = PLAYERS[seat] ?? "";
    const possible = dice.below(3) === 0 ? legalAhead(table.game, seat) : [];
    // Each kind is said as often, however many of it there are.
    const kinds = [...new Set(possible.map(({ action }) => aheadKind(action)))];
    const kind = kinds.length > 0 ? dice.of(kinds) : null;
    const waits = aheadOf(table, seat).orders ?? [];
    if (kind && kind !== "action" && !waits.some(({ action }) => aheadKind(action) === kind)) {
      const { action } = dice.of(possible.filter((one) => aheadKind(one.action) === kind));
      says({ type: "ordered", at, by, actions: [action] });
      given.set(kind, (given.get(kind) ?? 0) + 1);
    } else if (mostUrgent(table.game.awaiting, seat) !== null) {
      const { action } = choose(answers(table.game, seat), dice);
      says({ type: "acted", at, by, actions: [action] });
    }
  }
  return { entries, table, given };
}

/** What may be answered, without what stops play or ends a player's game. */
function answers(game: Game, seat: number) {
  const legal = legalActions(game, seat);
  const plain = legal.filter(
    ({ action }) => !["wait", "loose", "object", "surrender", "concede"].includes(action.type),
  );
  return plain.length > 0 ? plain : legal;
}

describe("Over games in which everybody says all sorts of things ahead", () => {
  it("whatever is offered is taken, play goes on, and the log makes the same table again", () => {
    const kinds = new Set<AheadKind>();
    for (const seed of ["ahead 1", "ahead 2", "ahead 3"]) {
      const { entries, table, given } = played(seed);
      for (const kind of given.keys()) kinds.add(kind);
      expect(tableAfter(null, ...entries)).toEqual(table);
      // Nothing waits for a round that is over.
      for (const seat of [0, 1, 2])
        for (const { action } of aheadOf(table, seat).orders ?? [])
          if (table.game?.round === "conflict") expect(["action", "declare"]).toContain(aheadKind(action));
    }
    expect([...kinds].sort()).toEqual(["aftermath", "declare", "draw"]);
  });
});
