/** The buttons under the end of a game: the proof of its shuffles, a link to it, and another game, with the same people or with others. */
import { randomUUID } from "node:crypto";
import type { MessageComponentInteraction } from "discord.js";
import { tableRefuses } from "../../table/refusal.ts";
import { seatGiven, seatOfUser, type Table } from "../../table/table.ts";
import { PRESSES_ABOUT } from "../../views/text/custom-id.ts";
import { say } from "../../views/words/index.ts";
import type { Bot } from "../shared/bot.ts";
import { type Answer, reply } from "../shared/command.ts";
import { mayVisit } from "../shared/judges.ts";
import { alike, type PressAbout, pressesAtTable } from "../shared/presses.ts";
import { refusedPrivately } from "../shared/refused.ts";
import { displayOf } from "../shared/who.ts";
import { openElsewhere } from "./elsewhere.ts";
import { openTable, type TableWish } from "./opening/open-table.ts";
import { guestsOf, likeTable } from "./opening/rematch.ts";
import { provenShuffles } from "./verify.ts";

/** For how long one game leads to one other, in ms: several press at once. */
const AGAIN_MS = 10 * 60_000;

export const afterPresses = pressesAtTable(alike(PRESSES_ABOUT.afterwards, pressed));

async function pressed(
  interaction: MessageComponentInteraction,
  press: PressAbout<"afterwards">,
  bot: Bot,
): Promise<Answer> {
  const table = await bot.tables.load(press.table);
  if (table === null) return refusedPrivately(tableRefuses({ code: "no-table" }), null, bot);
  if (!mayVisit(interaction, table))
    return refusedPrivately(tableRefuses({ code: "elsewhere", thread: table.thread }), table, bot);
  switch (press.verb) {
    case "verify":
      return provenShuffles(table, bot);
    case "elsewhere":
      return openElsewhere(interaction, table, bot);
    case "again":
      return again(interaction, table, {}, bot);
    case "rematch":
      return rematch(interaction, table, bot);
  }
}

/** The same people, in seats drawn anew: for whoever has played there. */
async function rematch(interaction: MessageComponentInteraction, table: Table, bot: Bot): Promise<Answer> {
  const { id } = interaction.user;
  if (seatOfUser(table, id) === null && seatGiven(table, id) === null)
    return refusedPrivately(tableRefuses({ code: "not-seated" }), table, bot);
  if (table.phase !== "over" && table.phase !== "ended")
    return refusedPrivately(tableRefuses({ code: "not-over" }), table, bot);
  return again(interaction, table, { guests: guestsOf(table, id, bot.clock.now()) }, bot);
}

/** A table like this one, beside it. */
async function again(
  interaction: MessageComponentInteraction,
  table: Table,
  more: Pick<TableWish, "guests">,
  bot: Bot,
): Promise<Answer> {
  const name = `again:${table.id}`;
  const holder = randomUUID();
  if (!(await bot.store.lease(name, holder, AGAIN_MS)))
    return reply((language) => say(language, "again-open", { channel: `<#${table.channel}>` }));
  const { id: key, user } = interaction;
  const wish = { key, userId: user.id, display: displayOf(interaction), ...likeTable(table), ...more };
  const answer = await openTable(interaction, wish, bot);
  if (answer.kind !== "public") await bot.store.release(name, holder);
  return answer;
}
