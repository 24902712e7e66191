import { isPracticeUser } from "../../../table/seats/bot-users.ts";
import type { Table, TableSeat } from "../../../table/table.ts";
import type { Bot } from "../../shared/bot.ts";
import { addToThread } from "../../shared/new-member.ts";

/** Seats them one after the other, and gives whom to call; whom the table does not take comes by pressing Join. */
export async function seatGuests(
  table: Table,
  { key, host, guests }: { key: string; host: string; guests: readonly TableSeat[] },
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
