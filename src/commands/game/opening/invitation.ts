/** Where a table's opening was told: its button takes a seat as long as there are seats to take, and shows the game from then on. */
import type { MessageComponentInteraction } from "discord.js";
import { z } from "zod";
import type { Table } from "../../../table/table.ts";
import { tableLanguage } from "../../../thread/seen/context.ts";
import { watchInvitation } from "../../../views/prompts/notices.ts";
import type { Bot } from "../../shared/bot.ts";

const openingSchema = z.object({ channel: z.string(), message: z.string() });
type Opening = z.infer<typeof openingSchema>;

/** By the table's id, until its game begins: whichever process hears of that changes the button. */
const documentsOf = ({ store }: Pick<Bot, "store">) => store.documents("invitations");

/** The opening of this table was told in this message. Never rejects: where it is not noted, the button is changed when it is pressed. */
export async function remember(table: string, where: Opening, bot: Bot): Promise<void> {
  await documentsOf(bot)
    .set(table, where)
    .catch((error: unknown) => bot.log.info({ err: error, table }, "where a table's opening was told is not noted"));
}

/** Its game has begun: whoever comes may watch. Never rejects. */
export async function nowWatch(table: Table, bot: Bot): Promise<void> {
  try {
    const where = openingSchema.safeParse(await documentsOf(bot).get(table.id));
    if (!where.success) return;
    change(where.data, table, bot);
    await documentsOf(bot).delete(table.id);
  } catch (error) {
    bot.log.info({ err: error, table: table.id }, "where a table's opening was told cannot be found");
  }
}

/** The same for a message that was pressed, where it stands outside the table's thread. */
export function pressedLate({ channelId, message }: MessageComponentInteraction, table: Table, bot: Bot): void {
  if (channelId !== table.thread) change({ channel: channelId, message: message.id }, table, bot);
}

function change({ channel, message }: Opening, table: Table, bot: Bot): void {
  bot.messenger.edit(channel, message, watchInvitation(table, tableLanguage(table))).catch((error: unknown) => {
    bot.log.info({ err: error, table: table.id }, "where a table's opening was told, its button could not be changed");
  });
}
