/** The buttons under the end of a game: the proof of its shuffles, and another game. */
import { randomUUID } from "node:crypto";
import type { MessageComponentInteraction } from "discord.js";
import { tableRefuses } from "../../table/refusal.ts";
import type { Table, Timing } from "../../table/table.ts";
import { parsePress } from "../../views/index.ts";
import type { Bot } from "../shared/bot.ts";
import { type Answer, type Presses, privately, say } from "../shared/command.ts";
import { mayVisit } from "../shared/judges.ts";
import { refusedMessage } from "../shared/refused.ts";
import { displayOf } from "../shared/who.ts";
import { openTable } from "./open-table.ts";
import { provenShuffles } from "./verify.ts";

/** For how long one game leads to one other, in ms: several press at once. */
const AGAIN_MS = 10 * 60_000;

export const afterPresses = {
  press(customId) {
    const press = parsePress(customId);
    if (press?.verb !== "verify" && press?.verb !== "again") return null;
    return async (interaction, bot) => {
      const table = await bot.tables.load(press.table);
      if (table === null) return privately(refusedMessage(tableRefuses({ code: "no-table" }), null, bot));
      if (!mayVisit(interaction, table))
        return privately(refusedMessage(tableRefuses({ code: "elsewhere", thread: table.thread }), table, bot));
      return press.verb === "verify" ? provenShuffles(table, bot) : again(interaction, table, bot);
    };
  },
} satisfies Presses;

/** A table like this one, beside it. */
async function again(interaction: MessageComponentInteraction, table: Table, bot: Bot): Promise<Answer> {
  const name = `again:${table.id}`;
  const holder = randomUUID();
  if (!(await bot.store.lease(name, holder, AGAIN_MS))) {
    const content = `A new table has been opened already: its thread is in <#${table.channel}>.`;
    return say(content);
  }
  const { rules, house, pace, clock, name: called } = table;
  const timing: Timing = table.timing ?? "in-order";
  const { id: key, user } = interaction;
  const again = clock ? { deadline: clock.answer, expiry: clock.expiry } : {};
  const wish = {
    key,
    userId: user.id,
    display: displayOf(interaction),
    name: called,
    rules,
    house,
    pace,
    timing,
    manners: table.manners,
    ...again,
  };
  const answer = await openTable(interaction, wish, bot);
  if (answer.kind !== "public") await bot.store.release(name, holder);
  return answer;
}
