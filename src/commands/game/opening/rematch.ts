/** Another game like one that was: its settings, and its people in seats drawn anew. */
import { randomInt } from "node:crypto";
import { comesUntil } from "../../../settings/pace.ts";
import { isPracticeUser } from "../../../table/seats/bot-users.ts";
import { NO_USER, type Table, type TableSeat } from "../../../table/table.ts";

/** What a table began with, for another one. */
export function likeTable({ rules, house, pace, clock, name, timing, manners, language }: Table) {
  return {
    name,
    rules,
    house,
    pace,
    timing: timing ?? ("in-order" as const),
    manners,
    language,
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
  const guests = seats.flatMap(
    ({ habits: _, hours: ____, promised: _____, press: __, playedBy: ___, owner, ...seat }): TableSeat[] => {
      const userId = owner ?? seat.userId;
      if (userId === NO_USER) return [];
      const comes = userId === host || isPracticeUser(userId);
      return [{ ...seat, userId, ...(comes ? {} : { invited: comesUntil(pace, now) }) }];
    },
  );
  const drawn: TableSeat[] = [];
  while (guests.length > 0) drawn.push(...guests.splice(below(guests.length), 1));
  return drawn;
}
