/** Somebody comes to a table: what it has to know of them, and its thread among theirs. */
import { type Habits, habitsOf } from "../../settings/habits.ts";
import type { Table, TableSeat } from "../../table/table.ts";
import type { Bot } from "./bot.ts";

/** What a table has to know of somebody who plays at it from now on. */
export async function habitsNow(user: string, bot: Bot): Promise<{ habits?: Habits }> {
  const habits = habitsOf(await bot.settings.personal.of(user));
  return Object.keys(habits).length === 0 ? {} : { habits };
}

/** The same in a lobby, where all of them see at which hours they play, and how each keeps deadlines who wants it said. */
export async function knownInLobby(
  user: string,
  guild: string,
  bot: Bot,
): Promise<Pick<TableSeat, "habits" | "hours" | "promised">> {
  const habits = await habitsNow(user, bot);
  const hours = await bot.hours.of(user, bot.clock.now());
  const promised = await bot.records.promised(guild, user);
  return { ...habits, ...(hours === 0 ? {} : { hours }), ...(promised === null ? {} : { promised }) };
}

/** Discord lists a thread for its members; the seat is taken without it. Never rejects. */
export async function addToThread(
  { id, thread }: Pick<Table, "id" | "thread">,
  userId: string,
  bot: Bot,
): Promise<void> {
  await bot.messenger.addMember(thread, userId).catch((error: unknown) => {
    bot.log.warn({ err: error, table: id }, "a player could not be added to the table's thread");
  });
}
