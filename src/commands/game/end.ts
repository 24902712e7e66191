import type { MessageComponentInteraction } from "discord.js";
import { mayCallTime } from "../../engine/index.ts";
import { tableRefuses } from "../../table/refusal.ts";
import type { Table } from "../../table/table.ts";
import { type Message, parsePress, safe } from "../../views/index.ts";
import { button, buttonRows, inLanguages, privateMessage } from "../../views/text/message.ts";
import { say } from "../../views/words/index.ts";
import type { Bot } from "../shared/bot.ts";
import { type Answer, privately, replacing, reply, replyInstead } from "../shared/command.ts";
import { judgesTable } from "../shared/judges.ts";
import { presses } from "../shared/presses.ts";
import { refusedMessage, refusedPrivately } from "../shared/refused.ts";
import { whichTable } from "../shared/which-table.ts";
import { displayOf } from "../shared/who.ts";
import { mayEndTable } from "./may-end.ts";
import { closeStranded } from "./rebuild.ts";
import type { Subcommand } from "./subcommand.ts";

async function stay(interaction: MessageComponentInteraction, table: string, bot: Bot): Promise<Answer> {
  const acted = await bot.tables.act(table, interaction.id, interaction.user.id, (now) => ({
    ok: true,
    entry: { type: "stayed", ...(judgesTable(interaction, now) ? { judge: true as const } : {}) },
  }));
  if (acted.outcome === "refused") return refusedPrivately(acted.refused, acted.table, bot);
  return reply((language) => say(language, "end-stays"));
}

const endId = (table: string) => `end:${table}`;
const timeId = (table: string) => `call-time:${table}`;

export const end = {
  name: "end",
  build: (builder) => builder.setDescription("Close this table for good, or call time as at a tournament"),
  async run(interaction, bot) {
    const unread = await closeStranded(interaction, bot);
    if (unread !== null) return unread;
    const found = await whichTable(interaction, bot);
    if (!found.ok) return found.answer;
    const { table } = found;
    if (!mayEndTable(interaction, table)) {
      return refusedPrivately(tableRefuses({ code: "not-host", host: table.host }), table, bot);
    }
    return privately(confirmation(table));
  },
} satisfies Subcommand;

function confirmation(table: Table): Message {
  const timed = mayHaveTime(table);
  return inLanguages((language) =>
    privateMessage({
      content: [
        say(language, "end-sure", { table: safe(table.name, 100) }),
        ...(timed ? [say(language, "end-call-time")] : []),
      ].join("\n"),
      rows: buttonRows([
        ...(timed ? [button(timeId(table.id), say(language, "end-time-button"))] : []),
        button(endId(table.id), say(language, "end-close-button"), "grave"),
      ]),
    }),
  );
}

/** Whether time can still be called at a table. */
const mayHaveTime = ({ game, timeDue }: Table): boolean => game !== null && !timeDue && mayCallTime(game) === null;

/** `/game end`, "Call time": the last turn ends, and the game with it. */
async function callTime(interaction: MessageComponentInteraction, id: string, bot: Bot): Promise<Answer> {
  const table = await bot.tables.load(id);
  if (table === null) return replacing(refusedMessage(tableRefuses({ code: "no-table" }), null, bot));
  if (!mayEndTable(interaction, table))
    return replacing(refusedMessage(tableRefuses({ code: "not-host", host: table.host }), table, bot));
  const acted = await bot.tables.act(id, interaction.id, interaction.user.id, () => ({
    ok: true,
    entry: { type: "time-called", name: displayOf(interaction), judge: true },
  }));
  if (acted.outcome === "refused") return replacing(refusedMessage(acted.refused, acted.table, bot));
  return replyInstead((language) => say(language, "end-time-called"));
}

/** What a button says about an end that it names itself: a table closed at once, or the time of all called. */
function parseEnd(customId: string): { verb: "end now" | "call-time"; table: string } | null {
  const [, said, table] = /^(end|call-time):([a-z0-9]{1,12})$/.exec(customId) ?? [];
  return table === undefined ? null : { verb: said === "end" ? "end now" : "call-time", table };
}

/** The confirmation of `/game end`, and the buttons under the question whether a quiet table is still there. */
export const endPresses = presses({
  parse: (customId) => parsePress(customId) ?? parseEnd(customId),
  press: {
    stay: (interaction, { table }, bot) => stay(interaction, table, bot),
    async end(interaction, press, bot) {
      const table = await bot.tables.load(press.table);
      if (table === null) return refusedPrivately(tableRefuses({ code: "no-table" }), null, bot);
      if (mayEndTable(interaction, table)) return privately(confirmation(table));
      return refusedPrivately(tableRefuses({ code: "not-host", host: table.host }), table, bot);
    },
    async "end now"(interaction, { table: id }, bot) {
      const table = await bot.tables.load(id);
      if (table === null) return replacing(refusedMessage(tableRefuses({ code: "no-table" }), null, bot));
      if (!mayEndTable(interaction, table)) {
        return replacing(refusedMessage(tableRefuses({ code: "not-host", host: table.host }), table, bot));
      }
      const acted = await bot.tables.act(id, interaction.id, interaction.user.id, () => ({
        ok: true,
        entry: { type: "ended" },
      }));
      if (acted.outcome === "refused") return replacing(refusedMessage(acted.refused, acted.table, bot));
      return replyInstead((language) => say(language, "end-closed-now"));
    },
    "call-time": (interaction, { table }, bot) => callTime(interaction, table, bot),
  },
});
