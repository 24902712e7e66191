/** Players of games that are over who want to be named no more: their seats stay. */
import type { LogEntryOf } from "./entry.ts";
import { type EntryOutcome, no, yes } from "./entry-outcome.ts";
import { FORMER_PLAYER, NO_USER, type Table, type TableSeat } from "./table.ts";

function withoutHabits({ habits: _, ...seat }: TableSeat): TableSeat {
  return seat;
}

/** The seats stay with what was done in them; who sat there is not named any more. */
export function forgotten(table: Table, { seats, host, substitute = [] }: LogEntryOf<"forgotten">): EntryOutcome {
  const { phase, game } = table;
  if (phase === "lobby" || phase === "playing") return no({ code: "stale" });
  const nameless = <T>(list: readonly T[], change: (each: T) => T) =>
    list.map((each, seat) => (seats.includes(seat) ? change(each) : each));
  const played = table.seats.map((seat, at) =>
    substitute.includes(at) ? withoutHabits({ ...seat, userId: NO_USER, playedBy: FORMER_PLAYER }) : seat,
  );
  const { calls: _, ...rest } = table;
  return yes({
    ...rest,
    seats: nameless(played, ({ habits: _, hours: __, promised: ___, ...seat }) => ({
      ...seat,
      ...(seat.owner === undefined ? { userId: NO_USER } : { owner: NO_USER }),
      display: FORMER_PLAYER,
    })),
    game: game && { ...game, seats: nameless(game.seats, (seat) => ({ ...seat, name: FORMER_PLAYER })) },
    ...(host ? { host: NO_USER, hostDisplay: FORMER_PLAYER } : {}),
  });
}
