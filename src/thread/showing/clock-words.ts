/** A table's clocks as they are shown. */

import { openlyAwaited } from "../../engine/index.ts";
import type { Table } from "../../table/table.ts";
import { deadlineFor } from "../../table/waiting/clocks.ts";
import type { Context } from "../../views/index.ts";
import { clockLines } from "../../views/prompts/deadline.ts";
import { clockWords } from "../../views/settings/pace.ts";
import type { Language } from "../../views/words/index.ts";

/** A vacation is shown so long before it begins, in ms. */
const SHOWN_BEFORE_MS = 7 * 24 * 60 * 60 * 1000;

/** Until when each answer is waited for, and who is away. Empty where nobody is, and at tables without deadlines. */
export function clocksShown(table: Table, ctx: Context): string[] {
  const { game, waiting, phase, seats, lastAt = 0 } = table;
  if (game === null || phase !== "playing") return [];
  const open = new Set(openlyAwaited(game).map(({ id }) => id));
  const owed = waiting
    .filter(({ decision }) => open.has(decision))
    .map((each) => ({ seat: each.seat, at: deadlineFor(table, each.decision), over: each.expired !== undefined }));
  const away = seats.flatMap(({ habits }, seat) =>
    (habits?.vacations ?? [])
      .filter(({ from, until }) => until > lastAt && from < lastAt + SHOWN_BEFORE_MS && !game.seats[seat]?.eliminated)
      .map(({ from, until }) => ({ seat, from, until })),
  );
  return clockLines(owed, away, ctx);
}

/** What the pace of a table is called, with its deadline where it has one. */
export const tablePaceWords = ({ pace, clock }: Pick<Table, "pace" | "clock">, language: Language): string =>
  clock === undefined ? pace : clockWords(pace, clock, language);
