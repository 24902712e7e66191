/** Where a table's opening was told: its button takes a seat as long as there are seats to take, and shows the game from then on. */
import type { MessageComponentInteraction } from "discord.js";
import type { Table } from "../../../table/table.ts";
import { tableLanguage } from "../../../thread/seen/context.ts";
import { watchInvitation } from "../../../views/prompts/notices.ts";
import type { Bot } from "../../shared/bot.ts";

interface Opening {
  readonly channel: string;
  readonly message: string;
}

/** Of so many tables it is remembered; of others the button is changed when it is pressed. */
const MOST = 500;
const openings = new Map<string, Opening>();

/** The opening of this table was told in this message. */
export function remember(table: string, where: Opening): void {
  openings.set(table, where);
  const [oldest] = openings.keys();
  if (openings.size > MOST && oldest !== undefined) openings.delete(oldest);
}

/** Its game has begun: whoever comes may watch. */
export function nowWatch(table: Table, bot: Bot): void {
  const where = openings.get(table.id);
  openings.delete(table.id);
  if (where) change(where, table, bot);
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
