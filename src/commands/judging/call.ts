/** `/judge`, and the buttons and forms of a call for a judge. */
import {
  type BaseInteraction,
  type ChatInputCommandInteraction,
  type MessageComponentInteraction,
  type ModalSubmitInteraction,
  SlashCommandBuilder,
} from "discord.js";
import { HOUSE_LIMITS } from "../../rulings/house.ts";
import { whyNoCall, whyNoWording } from "../../table/calls/call.ts";
import { CALL_LIMITS, openCall } from "../../table/calls/open.ts";
import { type TableRefusal, tableRefuses } from "../../table/refusal.ts";
import type { Table } from "../../table/table.ts";
import type { Proposal } from "../../table/tables.ts";
import { askedIn, houseKept, type Press, ruleMessage } from "../../views/index.ts";
import { fromOfCall, mutedMessage, rulingTitle, unmutedMessage } from "../../views/judging/call.ts";
import { answerForm, CALL_FIELD, callForm, wordingForm } from "../../views/judging/call-forms.ts";
import { PRESSES_ABOUT } from "../../views/text/custom-id.ts";
import { inWords } from "../../views/text/message.ts";
import { type Language, say } from "../../views/words/index.ts";
import { judgeOf } from "../cards/judging.ts";
import { shownHouse } from "../rule/entry.ts";
import { authorOf } from "../rules/rulings.ts";
import type { Bot } from "../shared/bot.ts";
import { type Answer, type Command, privately, quiet, reply } from "../shared/command.ts";
import { notForThem } from "../shared/deciding.ts";
import { roleThatJudges } from "../shared/judges.ts";
import { readersLanguage } from "../shared/language.ts";
import { alike, type PressAbout, pressesAtTable } from "../shared/presses.ts";
import { refusedPrivately } from "../shared/refused.ts";
import { whichTable } from "../shared/which-table.ts";
import { displayOf } from "../shared/who.ts";

const QUESTION = "question";

export const judge = {
  data: new SlashCommandBuilder()
    .setName("judge")
    .setDescription("Call a judge to your table; no clock runs until that is over")
    .addStringOption((option) =>
      option.setName(QUESTION).setDescription("What is to be decided").setMaxLength(CALL_LIMITS.question),
    )
    .toJSON(),
  async run(interaction, bot) {
    const found = await whichTable(interaction, bot);
    if (!found.ok) return found.answer;
    const { table } = found;
    const question = interaction.options.getString(QUESTION);
    const not = await whyNot(interaction, table, bot);
    if (not !== null) return refusing(not, table, bot);
    return question === null
      ? asked(table.id, "", "", await readersLanguage(interaction, bot))
      : call(interaction, table, question, "", bot);
  },
} satisfies Command;

export const callPresses = pressesAtTable(alike(PRESSES_ABOUT.calls, pressed), {
  call: submitted,
  "call-answer": submitted,
  "call-word": submitted,
});

const LATE = inWords((language) => say(language, "ask-late"));

const asked = (table: string, key: string, question: string, language: Language): Answer => ({
  kind: "form",
  form: callForm(question, key, CALL_LIMITS.question, { table }, language),
  late: LATE,
});

const refusing = (refusal: TableRefusal, table: Table | null, bot: Bot): Answer =>
  refusedPrivately(tableRefuses(refusal), table, bot);

async function pressed(
  interaction: MessageComponentInteraction,
  press: PressAbout<"calls">,
  bot: Bot,
): Promise<Answer> {
  const { verb, key } = press;
  const table = await bot.tables.load(press.table);
  if (table === null) return refusing({ code: "no-table" }, null, bot);
  const number = Number(key.split(".")[0]);
  switch (verb) {
    case "call": {
      const not = await whyNot(interaction, table, bot);
      if (not !== null) return refusing(not, table, bot);
      const question = askedIn(interaction.message.embeds[0]?.author?.name) ?? "";
      return asked(table.id, key, question, await readersLanguage(interaction, bot));
    }
    case "call-word":
      return wording(interaction, table, number, bot);
    case "call-agree":
      return take(interaction, table, { type: "call-agreed", call: number, wording: Number(key.split(".")[1]) }, bot);
    case "call-back":
      return take(interaction, table, { type: "call-withdrawn", call: number }, bot);
    default:
      return judging(interaction, press, table, bot);
  }
}

/** The form for what the table could agree to, for those who may. */
async function wording(
  interaction: MessageComponentInteraction,
  table: Table,
  number: number,
  bot: Bot,
): Promise<Answer> {
  const not = whyNoWording(table, interaction.user.id, number);
  if (not !== null) return refusing(not, table, bot);
  const language = await readersLanguage(interaction, bot);
  return { kind: "form", form: wordingForm(number, CALL_LIMITS.answer, { table: table.id }, language), late: LATE };
}

/** What judges press, of the table's own server and without a seat there. */
async function judging(interaction: MessageComponentInteraction, { verb, key }: Press, table: Table, bot: Bot) {
  const no = notForThem(interaction, table, bot);
  if (no !== null) return no;
  const number = Number(key);
  switch (verb) {
    case "call-take":
      return take(interaction, table, { type: "call-taken", call: number, name: displayOf(interaction) }, bot);
    case "call-answer": {
      if (openCall(table)?.number !== number) return refusing({ code: "no-call" }, table, bot);
      const language = await readersLanguage(interaction, bot);
      const form = answerForm(number, CALL_LIMITS.answer, { table: table.id }, language);
      return { kind: "form", form, late: LATE } as const;
    }
    case "call-mute": {
      const until = await bot.judgeCalls.mute(table.guild, key, bot.clock.now());
      return privately(mutedMessage(key, until, { table: table.id }));
    }
    case "call-unmute":
      await bot.judgeCalls.unmute(table.guild, key);
      return privately(unmutedMessage(key));
    case "call-rule":
      return makeRuling(interaction, table, number, bot);
    default:
      return quiet;
  }
}

async function take(
  interaction: BaseInteraction & { id: string },
  table: Table,
  entry: Proposal,
  bot: Bot,
): Promise<Answer> {
  const acted = await bot.tables.act(table.id, interaction.id, interaction.user.id, () => ({ ok: true, entry }));
  return acted.outcome === "refused" ? refusedPrivately(acted.refused, acted.table, bot) : quiet;
}

/** Why this user cannot call a judge to this table now; null where they can. */
async function whyNot({ user }: BaseInteraction, table: Table, bot: Bot): Promise<TableRefusal | null> {
  const not = whyNoCall(table, user.id);
  if (not !== null) return not;
  const until = await bot.judgeCalls.mutedUntil(table.guild, user.id, bot.clock.now());
  return until === null ? null : { code: "caller-muted", until };
}

type Asking = ChatInputCommandInteraction | ModalSubmitInteraction;

/** Calls: counted only where it is done. */
async function call(interaction: Asking, table: Table, question: string, key: string, bot: Bot): Promise<Answer> {
  const { user } = interaction;
  const said = question.trim().slice(0, CALL_LIMITS.question);
  if (!/[\p{L}\p{N}]/u.test(said)) return reply((language) => say(language, "aside-call-say"));
  const not = await whyNot(interaction, table, bot);
  if (not !== null) return refusing(not, table, bot);
  const often = await bot.fairUse.judgeCall(user.id, table.id);
  if (often > 0) return refusing({ code: "called-often", ms: often }, table, bot);
  const from = fromOfCall(key);
  const ruling = from && "ruling" in from ? await titleOf(from.ruling, table.guild, bot) : null;
  const seated = table.seats.flatMap(({ userId, owner }) => [userId, ...(owner === undefined ? [] : [owner])]);
  const near = await bot.judgeCalls.near(table.guild, seated, bot.clock.now());
  const role = await roleThatJudges(interaction.client, table.guild, bot.settings);
  const { calls: channel } = await bot.settings.servers.of(table.guild);
  const entry: Proposal = {
    type: "judge-called",
    question: said,
    shown: ruling === null ? [] : [ruling],
    role,
    near,
    ...(channel === undefined ? {} : { channel }),
  };
  const answer = await take(interaction, table, entry, bot);
  if (answer.kind !== "quiet") {
    await bot.fairUse.noJudgeCall(user.id, table.id);
    return answer;
  }
  return reply((language) => say(language, "aside-called", { thread: `<#${table.thread}>` }));
}

async function titleOf(id: string, guild: string, bot: Bot): Promise<string | null> {
  const own = await bot.lookup.houseRuling(guild, id);
  return own?.title ?? bot.lookup.corpus.byId(id)?.title ?? null;
}

async function submitted(interaction: ModalSubmitInteraction, press: Press, bot: Bot): Promise<Answer> {
  const table = await bot.tables.load(press.table);
  if (table === null) return refusing({ code: "no-table" }, null, bot);
  const text = interaction.fields.getTextInputValue(CALL_FIELD).trim();
  const number = Number(press.key);
  if (press.verb === "call") return call(interaction, table, text, press.key, bot);
  const said = text.slice(0, CALL_LIMITS.answer);
  if (press.verb === "call-word") {
    if (!/[\p{L}\p{N}]/u.test(said)) return reply((language) => say(language, "aside-call-write"));
    return take(interaction, table, { type: "call-worded", call: number, text: said }, bot);
  }
  const no = notForThem(interaction, table, bot);
  if (no !== null) return no;
  const { user, name, at } = judgeOf(interaction, bot);
  const answer = await take(interaction, table, { type: "call-answered", call: number, name, text: said }, bot);
  if (answer.kind === "quiet") await bot.judgeCalls.answered(table.guild, { user, name, at });
  return answer;
}

/** The answer becomes a ruling of the server: once, however often that is pressed. */
async function makeRuling(
  interaction: MessageComponentInteraction,
  table: Table,
  number: number,
  bot: Bot,
): Promise<Answer> {
  const settled = table.calls?.settled.find((each) => each.number === number);
  if (settled === undefined) return refusing({ code: "no-call" }, table, bot);
  const written = { title: rulingTitle(settled.question, HOUSE_LIMITS.title), text: settled.text, replaces: null };
  const kept = await bot.house.add(table.guild, written, authorOf(interaction, bot));
  return kept.ok ? privately(houseKept(ruleMessage(shownHouse(bot.lookup.corpus, kept.ruling)))) : reply(kept.problem);
}
