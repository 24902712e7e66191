/** Who drops from a league's night leaves the tables that they still have open there: the others go on without them. */
import { type Action, apply, mildest } from "../engine/index.ts";
import type { Pod } from "../leagues/night/index.ts";
import { tableRefuses } from "../table/refusal.ts";
import type { Table } from "../table/table.ts";
import type { Proposal } from "../table/tables.ts";
import type { ResultParts } from "./results.ts";

/** Done as often as it is looked at: a seat that is empty, or out, is left once. */
export async function leaveSeatsOfGone({ tables, log }: ResultParts, pod: Pod): Promise<void> {
  for (const user of pod.left) {
    const table = await tables.load(pod.table);
    if (table === null || leaving(table, user) === null) continue;
    const acted = await tables.act(
      pod.table,
      `left:${pod.table}:${user}:${table.game?.awaiting[0]?.id ?? 0}`,
      user,
      (now) => {
        const still = leaving(now, user);
        return still === null ? { ok: false, refused: tableRefuses({ code: "stale" }) } : { ok: true, entry: still };
      },
    );
    if (acted.outcome === "refused") log.debug({ table: pod.table }, "who dropped could not leave a table yet");
  }
}

/** In the lobby the seat is given up, and in a game it concedes as soon as it can; null where they play nothing there, or somebody does so for them. */
function leaving({ phase, seats, game }: Table, user: string): Proposal | null {
  const seat = seats.findIndex(({ userId }) => userId === user);
  if (seat === -1) return null;
  if (phase === "lobby") return { type: "left" };
  if (phase !== "playing" || game === null || game.seats[seat]?.eliminated) return null;
  const action: Action = { type: "concede", seat };
  if (apply(game, action).ok) return { type: "acted", actions: [action] };
  // Before the game proper nobody concedes: what keeps the others waiting is answered.
  const answer = game.awaiting.some((asked) => asked.seat === seat) ? mildest(game, seat) : null;
  return answer === null ? null : { type: "acted", actions: [answer] };
}
