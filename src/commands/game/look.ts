/** A judge looks at a player's hidden cards, once the thread has said so. */
import { setTimeout as sleep } from "node:timers/promises";
import { type BaseInteraction, type MessageComponentInteraction, PermissionFlagsBits } from "discord.js";
import { parseAnnouncement } from "../../table/announcement.ts";
import { tableRefuses } from "../../table/refusal.ts";
import { seatOfUser, type Table } from "../../table/table.ts";
import { ownView } from "../../thread/seen/cached-views.ts";
import { contextOf } from "../../thread/seen/context.ts";
import { judgeLook, lookLater } from "../../views/tracker/judge-look.ts";
import { say } from "../../views/words/index.ts";
import { judgeOf } from "../cards/judging.ts";
import type { Bot } from "../shared/bot.ts";
import { type Answer, privately, replacing, reply } from "../shared/command.ts";
import { judgesTable, notItsJudge } from "../shared/judges.ts";
import { pressesAtTable } from "../shared/presses.ts";
import { refusedMessage, refusedPrivately } from "../shared/refused.ts";
import { whichTable } from "../shared/which-table.ts";
import type { Subcommand } from "./subcommand.ts";

/** How long the answer waits for the thread, which may be kept waiting by Discord, and how often it asks, in ms. */
const WAIT_MS = 8_000;
const ASK_MS = 100;

export const look = {
  name: "look",
  build: (builder) =>
    builder
      .setDescription("For a judge without a seat: a player's hidden cards; the thread says so first")
      .addUserOption((option) => option.setName("seat").setDescription("Whose cards")),
  async run(interaction, bot) {
    const found = await whichTable(interaction, bot);
    if (!found.ok) return found.answer;
    const { table } = found;
    if (!judgesTable(interaction, table)) return notItsJudge(interaction, table);
    const player = interaction.options.getUser("seat");
    if (player === null) return reply((language) => say(language, "look-whose"));
    if (seatOfUser(table, player.id) === null)
      return reply((language) => say(language, "look-not-here", { user: `<@${player.id}>` }));
    const { name } = judgeOf(interaction, bot);
    const acted = await bot.tables.act(table.id, interaction.id, interaction.user.id, (now) => {
      const seat = seatOfUser(now, player.id);
      return seat === null
        ? { ok: false, refused: tableRefuses({ code: "stale" }) }
        : { ok: true, entry: { type: "looked", seat, name } };
    });
    if (acted.outcome === "refused") return refusedPrivately(acted.refused, acted.table, bot);
    return privately(await shown(acted.table, interaction, bot));
  },
} satisfies Subcommand;

/** The cards, as soon as the thread has said that they are looked at. */
async function shown(table: Table, asked: Pick<BaseInteraction, "appPermissions" | "channelId">, bot: Bot) {
  const { looked, game } = table;
  if (!looked || game === null) return refusedMessage(tableRefuses({ code: "stale" }), table, bot);
  for (let waited = 0; !(await isSaid(table.id, looked.number, bot)); waited += ASK_MS) {
    if (waited >= WAIT_MS || !mayBeSaid(table, asked)) return lookLater(looked.number, contextOf(table));
    await sleep(ASK_MS);
  }
  return judgeLook(ownView(game, looked.seat), contextOf(table));
}

/** Whether the thread can say it at all, as far as that is to be seen from where somebody asks. */
const mayBeSaid = (
  { thread }: Table,
  { appPermissions, channelId }: Pick<BaseInteraction, "appPermissions" | "channelId">,
) => channelId !== thread || appPermissions.has(PermissionFlagsBits.SendMessagesInThreads);

/** What waits in the outbox is not in the thread for certain. */
async function isSaid(table: string, number: number, bot: Bot): Promise<boolean> {
  const waiting = await bot.store.outbox(table);
  return !waiting.some(({ text }) => {
    const announcement = parseAnnouncement(text);
    if (announcement.what !== "happened") return false;
    return announcement.events.some((event) => event.type === "looked" && event.look === number);
  });
}

/** "Look", where the thread was slower than the answer. */
export const lookPresses = pressesAtTable({
  look: (interaction, { table, key }, bot) => again(interaction, table, Number(key), bot),
});

async function again(interaction: MessageComponentInteraction, id: string, number: number, bot: Bot): Promise<Answer> {
  const table = await bot.tables.load(id);
  if (table === null) return replacing(refusedMessage(tableRefuses({ code: "no-table" }), null, bot));
  if (!judgesTable(interaction, table)) return notItsJudge(interaction, table);
  const { user } = interaction;
  if (seatOfUser(table, user.id) !== null)
    return replacing(refusedMessage(tableRefuses({ code: "judge-sits" }), table, bot));
  // What the thread has said of is one look of one judge, while the game goes on.
  const { looked } = table;
  if (looked?.number !== number || looked.by !== user.id || table.phase !== "playing")
    return replacing(refusedMessage(tableRefuses({ code: "stale" }), table, bot));
  return replacing(await shown(table, interaction, bot));
}
