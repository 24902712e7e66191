/** Games as they are exported, for the tests of what reads their files. */
import { legalActions } from "../../src/engine/index.ts";
import type { LogEntry } from "../../src/table/entry.ts";
import type { Exported } from "../../src/table/game-file.ts";
import { replayed } from "../../src/table/replay.ts";
import { created, joined, PLAYERS, started, tableAfter } from "../table/tables.ts";

export const SEED = "00112233445566778899aabbccddeeff";

/** A game of so many actions, and then its end; `late`: of a table that opened without a seed. */
export function exported(steps: number, { late = false, ends = true } = {}): Exported {
  const entries: LogEntry[] = [late ? created() : { ...created(), seed: SEED }];
  for (const [at, player] of PLAYERS.slice(0, 2).entries())
    entries.push({ ...joined(tableAfter(null, ...entries), player), press: `50${at}` });
  const { seed: _, ...begins } = started(tableAfter(null, ...entries));
  entries.push({ ...begins, ...(late ? { seed: "late seed" } : {}), press: "509" });
  let table = tableAfter(null, ...entries);
  for (let step = 0; step < steps && table.game; step++) {
    const seat = table.game.awaiting[0]?.seat ?? 0;
    const known = legalActions(table.game, seat).filter(({ needs }) => needs.length === 0);
    const action = known[(step * 7) % known.length]?.action;
    if (!action) break;
    entries.push({ type: "acted", at: 4_000 + step, by: PLAYERS[seat] ?? "", actions: [action] });
    table = tableAfter(table, entries.at(-1) as LogEntry);
  }
  if (ends) entries.push({ type: "ended", at: 9_000, by: "1001" });
  table = tableAfter(null, ...entries);
  const { steps: happened, dealt } = replayed(entries, table, "");
  return { table, entries, steps: happened, dealt, log: ["Something happened"] };
}
