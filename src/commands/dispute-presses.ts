import type { MessageComponentInteraction, ModalSubmitInteraction } from "discord.js";
import { cardKey } from "../table/dispute.ts";
import { tableRefuses } from "../table/refusal.ts";
import type { Table } from "../table/table.ts";
import type { Proposal } from "../table/tables.ts";
import { judgeForm, type Press, type PressVerb, parsePress, readFacts } from "../views/index.ts";
import { privately as privateMessage } from "../views/message.ts";
import type { Bot } from "./bot.ts";
import { type Answer, type Presses, privately, quiet } from "./command.ts";
import { correctTables } from "./correcting.ts";
import { mayJudge } from "./judges.ts";
import { judgeOf } from "./judging.ts";
import { refusedMessage } from "./refused.ts";

const DISPUTES: readonly PressVerb[] = ["dispute", "dispute-agree", "dispute-back", "dispute-judge"];

/** "Dispute" under a fact that was read off a card, and the buttons under a dispute. */
export const disputePresses = {
  press(customId) {
    const press = parsePress(customId);
    return press && DISPUTES.includes(press.verb) ? (interaction, bot) => handle(interaction, press, bot) : null;
  },
  submit(customId) {
    const press = parsePress(customId);
    return press?.verb === "dispute-judge" ? (interaction, bot) => decide(interaction, press, bot) : null;
  },
} satisfies Presses;

const ENTRIES = {
  dispute: "disputed",
  "dispute-agree": "dispute-agreed",
  "dispute-back": "dispute-withdrawn",
} as const;

async function handle(interaction: MessageComponentInteraction, press: Press, bot: Bot): Promise<Answer> {
  const { verb, table, key } = press;
  if (verb === "dispute-judge") return open(interaction, press, bot);
  if (verb !== "dispute" && verb !== "dispute-agree" && verb !== "dispute-back") return quiet;
  return take(table, interaction.id, interaction.user.id, { type: ENTRIES[verb], card: key }, bot);
}

async function take(table: string, key: string, userId: string, entry: Proposal, bot: Bot): Promise<Answer> {
  const acted = await bot.tables.act(table, key, userId, () => ({ ok: true, entry }));
  return acted.outcome === "refused" ? privately(refusedMessage(acted.refused, acted.table, bot)) : quiet;
}

const NOT_A_JUDGE = "Only members who may manage the server, or have the role Judge, can decide that.";
const say = (content: string): Answer => privately(privateMessage({ content }));

/** The dispute that a button was made for; null where that is over. */
const disputeOf = (table: Table | null, key: string) =>
  table?.dispute && cardKey(table.dispute.card) === key ? table.dispute : null;

async function open(interaction: MessageComponentInteraction, { table: id, key }: Press, bot: Bot): Promise<Answer> {
  if (!mayJudge(interaction)) return say(NOT_A_JUDGE);
  const table = await bot.tables.load(id);
  const dispute = disputeOf(table, key);
  if (dispute === null) return privately(refusedMessage(tableRefuses({ code: "nothing-to-dispute" }), table, bot));
  const late = privateMessage({ content: "That took too long. Press it once more." });
  return { kind: "form", form: judgeForm(dispute, key, { table: id }), late };
}

async function decide(interaction: ModalSubmitInteraction, { table: id, key }: Press, bot: Bot): Promise<Answer> {
  if (!mayJudge(interaction)) return say(NOT_A_JUDGE);
  const dispute = disputeOf(await bot.tables.load(id), key);
  if (dispute === null) return privately(refusedMessage(tableRefuses({ code: "nothing-to-dispute" }), null, bot));
  const typed = interaction.fields.fields.map((field) => [field.customId, "value" in field ? String(field.value) : ""]);
  const read = readFacts(Object.fromEntries(typed));
  if (!read.ok) return say(`${read.problem} Press **Judge: decide** once more.`);
  const judge = judgeOf(interaction, bot);
  const { card } = dispute;
  const entry: Proposal = { type: "facts-judged", card, facts: read.facts, name: judge.name, keep: true };
  const answer = await take(id, interaction.id, interaction.user.id, entry, bot);
  const { guildId: guild, channelId: channel } = interaction;
  if (guild !== null && channel !== null && answer.kind === "quiet")
    await correctTables(
      { guild, channel, key: interaction.id },
      [{ id: card, title: "", facts: read.facts }],
      judge,
      bot,
      id,
    );
  return answer;
}
