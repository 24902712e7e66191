/** Another game like one that was: its settings, and its people in seats drawn anew. */
import { randomInt } from "node:crypto";
import { isPracticeUser } from "../../../table/seats/bot-users.ts";
import { NO_USER, type Pace, type Table, type TableSeat } from "../../../table/table.ts";
import type { Bot } from "../../shared/bot.ts";
import type { TableWish } from "./open-table.ts";
import { addToThread } from "./seats.ts";

/** How long somebody who is called to a table has to come, in ms. */
const COME_MS: Readonly<Record<Pace, number>> = {
  live: 15 * 60_000,
  daily: 24 * 60 * 60_000,
  slow: 24 * 60 * 60_000,
  bank: 24 * 60 * 60_000,
  custom: 24 * 60 * 60_000,
};

/** Until when somebody who is called now has to come, in ms since the epoch. */
export const comesUntil = (pace: Pace, now: number): number => now + COME_MS[pace];

/** What a table began with, for another one. */
export function likeTable({ rules, house, pace, clock, name, timing, manners }: Table) {
  return {
    name,
    rules,
    house,
    pace,
    timing: timing ?? ("in-order" as const),
    manners,
    ...(clock ? { deadline: clock.answer, expiry: clock.expiry } : {}),
  };
}

/**
 * Who played at a table, in an order that is drawn anew, with what they played: whose seat it was, not who stood in; nobody
 * whose data is deleted. All but `host`, who asks for it, have still to come.
 */
export function guestsOf(
  { seats, pace }: Table,
  host: string,
  now: number,
  below: (end: number) => number = randomInt,
): TableSeat[] {
  const guests = seats.flatMap(({ habits: _, hours: ____, press: __, playedBy: ___, owner, ...seat }): TableSeat[] => {
    const userId = owner ?? seat.userId;
    if (userId === NO_USER) return [];
    const comes = userId === host || isPracticeUser(userId);
    return [{ ...seat, userId, ...(comes ? {} : { invited: comesUntil(pace, now) }) }];
  });
  const drawn: TableSeat[] = [];
  while (guests.length > 0) drawn.push(...guests.splice(below(guests.length), 1));
  return drawn;
}

/** Seats them one after the other, and gives whom to call; whom the table does not take comes by pressing Join. */
export async function seatGuests(
  table: Table,
  { key, userId: host, guests = [] }: TableWish,
  bot: Bot,
): Promise<string[]> {
  const called: string[] = [];
  for (const seat of guests) {
    const { userId } = seat;
    const own = `${key}:${userId}`;
    const acted = isPracticeUser(userId)
      ? await bot.tables.act(table.id, own, host, () => ({ ok: true, entry: { type: "practice-seated", seat } }))
      : await bot.tables.join(table.id, own, userId, () => ({ ok: true, entry: { type: "joined", seat } }));
    if (isPracticeUser(userId)) continue;
    if (userId !== host) called.push(userId);
    if (acted.outcome !== "refused") void addToThread(acted.table, userId, bot);
    bot.direct.prepare(userId);
  }
  return called;
}
