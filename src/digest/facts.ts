/** What a server's digest may say of a table: what stands in its thread for everybody, and nothing of its game but its end. */
import { MOST_SEATS, type Phase, type Table } from "../table/table.ts";

export interface TableFacts {
  readonly name: string;
  readonly thread: string;
  readonly phase: Phase;
  /** What the table calls its players. */
  readonly players: readonly string[];
  readonly winners: readonly string[];
  readonly major: boolean;
  /** How many may still sit down. */
  readonly free: number;
}

export function tableFactsOf({ name, thread, phase, seats, game }: Table): TableFacts {
  const players = seats.map(({ display }) => display);
  const result = phase === "over" ? game?.result : null;
  return {
    name,
    thread,
    phase,
    players,
    winners: result?.winners.flatMap((seat) => players[seat] ?? []) ?? [],
    major: result?.victory === "major",
    free: phase === "lobby" ? MOST_SEATS - seats.length : 0,
  };
}

/** What has changed since the last digest. */
export interface News {
  readonly opened: readonly TableFacts[];
  readonly begun: readonly TableFacts[];
  /** With a result, or closed before it. */
  readonly over: readonly TableFacts[];
  /** Every table that waits for players, new or not. */
  readonly free: readonly TableFacts[];
}

/** What was told of a table before; `heard`: nothing yet. */
export type ReportedPhase = Phase | "heard";

/** The news in these tables; null where there is none. */
export function newsOf(
  tables: readonly { readonly facts: TableFacts; readonly told: ReportedPhase | null }[],
): News | null {
  const changed = tables.filter(({ facts, told }) => facts.phase !== told);
  const of = (phase: Phase) => changed.filter(({ facts }) => facts.phase === phase).map(({ facts }) => facts);
  const over = [...of("over"), ...of("ended")];
  const opened = of("lobby").filter((each) => each.free > 0);
  if (over.length + opened.length + of("playing").length === 0) return null;
  const free = tables.map(({ facts }) => facts).filter((each) => each.phase === "lobby" && each.free > 0);
  return { opened, begun: of("playing"), over, free };
}
