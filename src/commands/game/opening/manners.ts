/** The manners of a table: shown to whoever may visit it, chosen by whoever opened it or a judge before the game. */
import type { MessageComponentInteraction } from "discord.js";
import { isManner, withManner } from "../../../settings/manners.ts";
import { mannersOf, whyNoManners } from "../../../table/manners/manners.ts";
import { tableRefuses } from "../../../table/refusal.ts";
import type { Press } from "../../../views/index.ts";
import { mannersMessage } from "../../../views/manners/manners.ts";
import type { Bot } from "../../shared/bot.ts";
import { type Answer, privately, quiet, replacing } from "../../shared/command.ts";
import { judgesTable, mayVisit } from "../../shared/judges.ts";
import { refusedMessage, refusedPrivately } from "../../shared/refused.ts";

/** The button that shows them, and their menus. */
export async function pressManners(interaction: MessageComponentInteraction, press: Press, bot: Bot): Promise<Answer> {
  const table = await bot.tables.load(press.table);
  if (table === null) return refusedPrivately(tableRefuses({ code: "no-table" }), null, bot);
  if (!mayVisit(interaction, table))
    return refusedPrivately(tableRefuses({ code: "elsewhere", thread: table.thread }), table, bot);
  const { id: key, user } = interaction;
  const judge = judgesTable(interaction, table);
  if (press.verb === "manners") {
    const may = whyNoManners(table, user.id, judge) === null;
    return privately(mannersMessage(mannersOf(table), table.id, may));
  }
  const [value = ""] = interaction.isStringSelectMenu() ? interaction.values : [];
  const which = press.key;
  if (!isManner(which) || withManner(mannersOf(table), which, value) === null) return quiet;
  const acted = await bot.tables.act(table.id, key, user.id, (now) => {
    const manners = withManner(mannersOf(now), which, value) ?? mannersOf(now);
    return { ok: true, entry: { type: "manners-changed", manners, ...(judge ? { judge: true as const } : {}) } };
  });
  if (acted.outcome === "refused") return replacing(refusedMessage(acted.refused, acted.table, bot));
  return replacing(mannersMessage(mannersOf(acted.table), table.id, true, true));
}
