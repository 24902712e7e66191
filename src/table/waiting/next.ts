/** Who comes next in initiative order is told so, where they have asked for it. */
import { awakeFrom } from "../../settings/hours.ts";
import type { Announcement } from "../announcement.ts";
import type { Table } from "../table.ts";
import { playerRest } from "./clocks.ts";

/** With fewer players whoever does not act is always next. */
const FEWEST = 3;

/** The seat that acts after the one that is asked for its action now; null where none does, or where no order holds. */
export function nextToAct({ game, phase, paused, dispute, objection }: Table): number | null {
  if (game === null || phase !== "playing" || paused || dispute || objection) return null;
  if (game.round !== "action" || game.loose?.on || game.halt) return null;
  const order = game.order.filter((seat) => !game.seats[seat]?.eliminated);
  const [asked, ...more] = game.awaiting;
  if (order.length < FEWEST || asked?.kind !== "action" || more.length > 0) return null;
  return order[(order.indexOf(asked.seat) + 1) % order.length] ?? null;
}

/** What is said to whoever has just come to be next at that moment, in ms since the epoch: nothing while they rest. */
export function nextNotice(before: Table | null, after: Table, at: number): Announcement[] {
  const seat = nextToAct(after);
  if (seat === null || (before !== null && nextToAct(before) === seat)) return [];
  const { userId, habits } = after.seats[seat] ?? {};
  if (userId === undefined || !habits?.next || habits.muted || awakeFrom(playerRest(after, seat), at) > at) return [];
  return [{ what: "next", userId, name: after.name, thread: after.thread }];
}
