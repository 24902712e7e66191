import type { MessageComponentInteraction, ModalSubmitInteraction } from "discord.js";
import { cardKey } from "../table/dispute.ts";
import { ownReading } from "../table/own-reading.ts";
import { type TableRefusal, tableRefuses } from "../table/refusal.ts";
import { seatOf, type Table } from "../table/table.ts";
import type { Proposal } from "../table/tables.ts";
import { correctionForm, judgeForm, type Press, type PressVerb, parsePress } from "../views/index.ts";
import { privately as privateMessage } from "../views/message.ts";
import type { Bot } from "./bot.ts";
import { type Answer, type Presses, privately, quiet } from "./command.ts";
import { correctTables } from "./correcting.ts";
import { mayJudge } from "./judges.ts";
import { judgeOf } from "./judging.ts";
import { refusedMessage } from "./refused.ts";
import { typedFacts } from "./typed-facts.ts";

const DISPUTES: readonly PressVerb[] = ["dispute", "dispute-agree", "dispute-back", "dispute-judge", "dispute-correct"];

/** "Dispute" under a fact that was read off a card, and the buttons under a dispute. */
export const disputePresses = {
  press(customId) {
    const press = parsePress(customId);
    return press && DISPUTES.includes(press.verb) ? (interaction, bot) => handle(interaction, press, bot) : null;
  },
  submit(customId) {
    const press = parsePress(customId);
    if (press?.verb === "dispute-judge") return (interaction, bot) => decide(interaction, press, bot);
    return press?.verb === "dispute-correct" ? (interaction, bot) => putRight(interaction, press, bot) : null;
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
  // Nobody disputes the own word: whoever has misread the card corrects it.
  const own = verb === "dispute" || verb === "dispute-correct" ? await ownForm(interaction, press, bot) : null;
  if (own !== null) return own;
  if (verb === "dispute-correct") return quietly({ code: "not-your-reading" }, table, bot);
  if (verb !== "dispute" && verb !== "dispute-agree" && verb !== "dispute-back") return quiet;
  return take(table, interaction.id, interaction.user.id, { type: ENTRIES[verb], card: key }, bot);
}

/** The form for the right figures, for whoever gave the wrong ones; null for anybody else. */
async function ownForm(interaction: MessageComponentInteraction, press: Press, bot: Bot): Promise<Answer | null> {
  const table = await bot.tables.load(press.table);
  const seat = table && seatOf(table, interaction.user.id);
  const own = table && seat !== null ? ownReading(table, press.key, seat) : null;
  return own && { kind: "form", form: correctionForm(own.said, press.key, press), late: LATE };
}

async function putRight(interaction: ModalSubmitInteraction, { table, key }: Press, bot: Bot): Promise<Answer> {
  const read = typedFacts(interaction);
  if (!read.ok) return say(`${read.problem} Press **Dispute** or **Correct it…** once more.`);
  return take(
    table,
    interaction.id,
    interaction.user.id,
    { type: "reading-corrected", card: key, facts: read.facts },
    bot,
  );
}

async function quietly(refusal: TableRefusal, id: string, bot: Bot): Promise<Answer> {
  return privately(refusedMessage(tableRefuses(refusal), await bot.tables.load(id), bot));
}

async function take(table: string, key: string, userId: string, entry: Proposal, bot: Bot): Promise<Answer> {
  const acted = await bot.tables.act(table, key, userId, () => ({ ok: true, entry }));
  return acted.outcome === "refused" ? privately(refusedMessage(acted.refused, acted.table, bot)) : quiet;
}

const LATE = privateMessage({ content: "That took too long. Press it once more." });
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
  return { kind: "form", form: judgeForm(dispute, key, { table: id }), late: LATE };
}

async function decide(interaction: ModalSubmitInteraction, { table: id, key }: Press, bot: Bot): Promise<Answer> {
  if (!mayJudge(interaction)) return say(NOT_A_JUDGE);
  const dispute = disputeOf(await bot.tables.load(id), key);
  if (dispute === null) return privately(refusedMessage(tableRefuses({ code: "nothing-to-dispute" }), null, bot));
  const read = typedFacts(interaction);
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
