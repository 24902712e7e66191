/** Tables in the middle of an action round, for what is said in advance. */
import type { Action, Game } from "../../../src/engine/index.ts";
import { applyEntry } from "../../../src/table/apply-entry.ts";
import type { LogEntry } from "../../../src/table/entry.ts";
import type { Table } from "../../../src/table/table.ts";
import { at, character, conflict, stage } from "../../engine/stage.ts";
import { created, joined, opening, PLAYERS, started, tableAfter } from "../tables.ts";

export const [LONDO, DELENN, GKAR] = PLAYERS;

/** A table of three in the action round; Londo acts, and has a conflict on Delenn. */
export function inActionRound(change: (game: Game) => Game = (game) => game): Table {
  const game = stage(
    {
      Londo: {
        inner: [character("Vir", { diplomacy: 2, intrigue: 3 }), character("Carn", { diplomacy: 1, intrigue: 3 })],
        hand: [character("Refa", {}, { cost: 1 })],
      },
      Delenn: { inner: [character("Lennier", { diplomacy: 2, intrigue: 2 }), character("Mayan", { diplomacy: 2 })] },
      "G'Kar": { inner: [character("Na'Toth", { diplomacy: 2, intrigue: 2 })] },
    },
    [["Londo", conflict("Pact", "diplomacy", { conflict: { form: "opposable" } })]],
  );
  const aimed = {
    ...game,
    conflicts: game.conflicts.map((one) => ({ ...one, target: { what: "player" as const, seat: 1 } })),
  };
  return { ...tableAfter(null, ...opening(3)), game: change(aimed), waiting: [{ decision: 1, seat: 0, since: 3_000 }] };
}

/** The entries that bring a table where all declare and draw at once to its first decisions. */
export function openingTogether(seats: number): LogEntry[] {
  const entries: LogEntry[] = [{ ...created("daily"), timing: "together" }];
  for (const player of PLAYERS.slice(0, seats)) entries.push(joined(tableAfter(null, ...entries), player));
  return [...entries, started(tableAfter(null, ...entries))];
}

export const card = ({ game }: Table, title: string): number => at(game as Game, title);

export const joins = (table: Table, seat: number, title: string, type: "support" | "oppose" = "support"): Action => ({
  type,
  seat,
  conflict: table.game?.conflicts[0]?.id ?? 0,
  with: card(table, title),
});

export const passes = (seat: number): Action => ({ type: "pass", seat });

export const acts = (action: Action, time = 10_000): LogEntry => ({
  type: "acted",
  at: time,
  by: PLAYERS[action.seat] ?? "",
  actions: [action],
});

/** The entry taken, with all that follows of it; throws where it is refused. */
export function taken(table: Table, entry: LogEntry) {
  const result = applyEntry(table, entry);
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.refused)}`);
  return result;
}

/** Who is asked for an action now. */
export const asked = ({ game }: Table): number[] =>
  (game?.awaiting ?? []).filter(({ kind }) => kind === "action").map(({ seat }) => seat);
