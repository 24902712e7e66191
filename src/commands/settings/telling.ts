/** What somebody has chosen goes to the tables where they sit, each of which keeps its own copy. */

import { isDeepStrictEqual } from "node:util";
import { habitsOf } from "../../settings/habits.ts";
import type { Personal } from "../../settings/index.ts";
import { tableRefuses } from "../../table/refusal.ts";
import { isBotUser } from "../../table/seats/bot-users.ts";
import { seatOfUser, type Table } from "../../table/table.ts";
import { habitsRefused } from "../../table/waiting/habits.ts";
import type { Message } from "../../views/index.ts";
import type { Bot } from "../shared/bot.ts";
import { refusedMessage } from "../shared/refused.ts";

/** Why some table of theirs does not take these habits, in a message; null where all do. */
export async function refusedByTable(user: string, personal: Personal, bot: Bot): Promise<Message | null> {
  const habits = habitsOf(personal);
  for (const table of await bot.tables.ofUser(user)) {
    const refusal = habitsRefused(table, user, habits);
    if (refusal !== null) return refusedMessage(tableRefuses(refusal), table, bot);
  }
  return null;
}

/** Writes somebody's habits into the log of each table where they sit and that has others. `key`: the interaction's id. */
export async function tellTables(user: string, key: string, personal: Personal, bot: Bot): Promise<void> {
  const habits = habitsOf(personal);
  for (const { id } of await bot.tables.ofUser(user)) {
    await bot.tables.act(id, `${key}:habits`, user, (now) => {
      const seat = seatOfUser(now, user);
      const present = seat === null ? undefined : now.seats[seat]?.habits;
      // A table that knows them already has nothing to note.
      return isDeepStrictEqual(present ?? {}, habits)
        ? { ok: false, refused: tableRefuses({ code: "stale" }) }
        : { ok: true, entry: { type: "habits", habits } };
    });
  }
}

/** Whoever has begun to play a seat by a step of its table: the table is told of their habits. */
export async function tellOfNewPlayers(before: Table | null, after: Table, key: string, bot: Bot): Promise<void> {
  for (const [seat, { userId }] of after.seats.entries())
    if (before?.seats[seat]?.userId !== userId && !isBotUser(userId))
      await tellTables(userId, key, await bot.settings.personal.of(userId), bot);
}
