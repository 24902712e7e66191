import type { MessageComponentInteraction } from "discord.js";
import { BASE_RULES, type HouseRules, isPoint, UNCHANGED, withBase, withChange } from "../../../engine/index.ts";
import { tableRefuses } from "../../../table/refusal.ts";
import type { Table } from "../../../table/table.ts";
import { contextOf } from "../../../thread/seen/context.ts";
import { housePointMessage, type Press, tableRulesMessage } from "../../../views/index.ts";
import { changedIn } from "../../../views/text/message.ts";
import { say } from "../../../views/words/index.ts";
import type { Bot } from "../../shared/bot.ts";
import { type Answer, quiet, replacing } from "../../shared/command.ts";
import { judgesTable, mayVisit } from "../../shared/judges.ts";
import { refusedMessage } from "../../shared/refused.ts";

/** The menus of a table with house rules, and the button that lists them. */
export async function pressHouseRules(
  interaction: MessageComponentInteraction,
  press: Press,
  bot: Bot,
): Promise<Answer> {
  const table = await bot.tables.load(press.table);
  if (table === null) return replacing(refusedMessage(tableRefuses({ code: "no-table" }), null, bot));
  if (!mayVisit(interaction, table))
    return replacing(refusedMessage(tableRefuses({ code: "elsewhere", thread: table.thread }), table, bot));
  if (press.verb === "house-rules") return replacing(tableRulesMessage(table));
  const [value = ""] = interaction.isStringSelectMenu() ? interaction.values : [];
  const { user, id: key } = interaction;
  const doer = { key, userId: user.id, judge: judgesTable(interaction, table) };
  if (press.verb === "house-point") {
    const refused = whyNot(table, doer);
    if (refused) return replacing(refusedMessage(refused, table, bot));
    if (!isPoint(value) || !table.house) return quiet;
    return replacing(housePointMessage(table.house, value, contextOf(table)));
  }
  if (press.verb === "house-base") {
    const base = BASE_RULES.find((each) => each === value);
    return base ? changeHouse(table, doer, (house) => withBase(house, base), bot) : quiet;
  }
  return changeHouse(table, doer, (house) => withChange(house, press.key, value), bot, press.key);
}

interface Doer {
  key: string;
  userId: string;
  judge: boolean;
}

/** What keeps this user from choosing house rules now, or null. The table checks it again as it applies the entry. */
function whyNot(table: Table, { userId, judge }: Doer) {
  if (table.phase !== "lobby") return tableRefuses({ code: "rules-are-fixed" });
  if (table.host !== userId && !judge) return tableRefuses({ code: "not-house-maker", host: table.host });
  return null;
}

/**
 * Changes a table's house rules, and shows the point that was changed, or with none all of them. Refused after the start,
 * to anybody but whoever opened the table and judges, and where no rule set says such a thing.
 */
export async function changeHouse(
  table: Table,
  { key, userId, judge }: Doer,
  change: (house: HouseRules) => HouseRules,
  bot: Bot,
  point?: string,
): Promise<Answer> {
  const acted = await bot.tables.act(table.id, key, userId, (now) => ({
    ok: true,
    entry: { type: "house-changed", house: change(now.house ?? UNCHANGED), ...(judge ? { judge: true as const } : {}) },
  }));
  if (acted.outcome === "refused") return replacing(refusedMessage(acted.refused, acted.table, bot));
  const { house } = acted.table;
  if (point !== undefined && isPoint(point) && house) {
    return replacing(housePointMessage(house, point, contextOf(acted.table), true));
  }
  return replacing(
    changedIn(tableRulesMessage(acted.table), (told, language) => ({
      ...told,
      content: `${say(language, "taken-done")}\n${told.content}`,
    })),
  );
}
