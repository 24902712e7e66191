import type { MessageComponentInteraction, ModalSubmitInteraction } from "discord.js";
import { cardOfKey, disputeKey } from "../../table/disputes/dispute.ts";
import { ownReading } from "../../table/disputes/own-reading.ts";
import { type TableRefusal, tableRefuses } from "../../table/refusal.ts";
import { type Dispute, isOut, seatOfUser, type Table } from "../../table/table.ts";
import type { Proposal } from "../../table/tables.ts";
import { correctionForm, judgeForm, type Press } from "../../views/index.ts";
import { PRESSES_ABOUT } from "../../views/text/custom-id.ts";
import { inWords } from "../../views/text/message.ts";
import { FIRST_LANGUAGE, type Language, say } from "../../views/words/index.ts";
import { correctTables } from "../cards/correcting.ts";
import { judgeOf } from "../cards/judging.ts";
import { typedFacts } from "../play/typed-facts.ts";
import type { Bot } from "../shared/bot.ts";
import { type Answer, quiet, reply } from "../shared/command.ts";
import { notForThem } from "../shared/deciding.ts";
import { alike, pressesAtTable } from "../shared/presses.ts";
import { refusedPrivately } from "../shared/refused.ts";

/** "Dispute" under a fact that was read off a card, and the buttons under a dispute. */
export const disputePresses = pressesAtTable(alike(PRESSES_ABOUT.disputes, handle), {
  "dispute-judge": decide,
  "dispute-correct": putRight,
});

const ENTRIES = {
  dispute: "disputed",
  "dispute-agree": "dispute-agreed",
  "dispute-back": "dispute-withdrawn",
} as const;

async function handle(interaction: MessageComponentInteraction, press: Press, bot: Bot): Promise<Answer> {
  const { verb, table } = press;
  if (verb === "dispute-judge") return open(interaction, press, bot);
  // Nobody disputes the own word: whoever has misread the card corrects it.
  const own = verb === "dispute" || verb === "dispute-correct" ? await ownForm(interaction, press, bot) : null;
  if (own !== null) return own;
  if (verb === "dispute-correct") return quietly({ code: "not-your-reading" }, table, bot);
  if (verb !== "dispute" && verb !== "dispute-agree" && verb !== "dispute-back") return quiet;
  return take(interaction, press, { type: ENTRIES[verb], card: cardOfKey(press.key) }, bot);
}

/** The form for the right figures, for whoever gave the wrong ones; null for anybody else. */
async function ownForm(interaction: MessageComponentInteraction, press: Press, bot: Bot): Promise<Answer | null> {
  const table = await bot.tables.load(press.table);
  const seat = table && seatOfUser(table, interaction.user.id);
  const own = table && seat !== null ? ownReading(table, cardOfKey(press.key), seat) : null;
  if (own === null) return null;
  const formIn = (language: Language) => correctionForm(own.said, press.key, press, language);
  return { kind: "form", form: formIn(FIRST_LANGUAGE), late: LATE, formIn };
}

async function putRight(interaction: ModalSubmitInteraction, press: Press, bot: Bot): Promise<Answer> {
  const read = typedFacts(interaction);
  if (!read.ok) return misread(interaction, "correct");
  return take(interaction, press, { type: "reading-corrected", card: cardOfKey(press.key), facts: read.facts }, bot);
}

async function quietly(refusal: TableRefusal, id: string, bot: Bot): Promise<Answer> {
  return refusedPrivately(tableRefuses(refusal), await bot.tables.load(id), bot);
}

/** The answer to a dispute that is over does not answer the one that is open: its own buttons are shown. */
function isOver({ verb, key }: Press, { dispute }: Table): boolean {
  const answers = verb === "dispute-agree" || verb === "dispute-back" || verb === "dispute-judge";
  return answers && dispute !== undefined && disputeKey(dispute) !== key;
}

async function take(
  { id, user }: MessageComponentInteraction | ModalSubmitInteraction,
  press: Press,
  entry: Proposal,
  bot: Bot,
): Promise<Answer> {
  const acted = await bot.tables.act(press.table, id, user.id, (now) => {
    if (now.dispute && isOver(press, now))
      return { ok: false, refused: tableRefuses({ code: "disputed", title: now.dispute.title }) };
    if (entry.type !== "facts-judged" && isOut(now, user.id))
      return { ok: false, refused: tableRefuses({ code: "out-of-game" }) };
    return { ok: true, entry };
  });
  return acted.outcome === "refused" ? refusedPrivately(acted.refused, acted.table, bot) : quiet;
}

const LATE = inWords((language) => say(language, "ask-late"));

/** What is wrong with what was typed, and which button opens the form once more. */
const misread = (interaction: ModalSubmitInteraction, again: "correct" | "judge"): Answer =>
  reply((language) => {
    const read = typedFacts(interaction, language);
    return say(language, `dispute-press-${again}`, { problem: read.ok ? "" : read.problem });
  });

type Judged = { ok: true; table: Table; dispute: Dispute } | { ok: false; answer: Answer };

/** The dispute that a judge's button was made for; to anybody else, and where it is over, what to say. */
async function judged(
  interaction: MessageComponentInteraction | ModalSubmitInteraction,
  press: Press,
  bot: Bot,
): Promise<Judged> {
  const table = await bot.tables.load(press.table);
  const no = (refusal: TableRefusal): Judged => ({
    ok: false,
    answer: refusedPrivately(tableRefuses(refusal), table, bot),
  });
  if (table === null) return no({ code: "no-table" });
  const not = notForThem(interaction, table, bot);
  if (not !== null) return { ok: false, answer: not };
  const { dispute } = table;
  if (dispute === undefined) return no({ code: "nothing-to-dispute" });
  return isOver(press, table) ? no({ code: "disputed", title: dispute.title }) : { ok: true, table, dispute };
}

async function open(interaction: MessageComponentInteraction, press: Press, bot: Bot): Promise<Answer> {
  const found = await judged(interaction, press, bot);
  if (!found.ok) return found.answer;
  const formIn = (language: Language) => judgeForm(found.dispute, press.key, press, language);
  return { kind: "form", form: formIn(FIRST_LANGUAGE), late: LATE, formIn };
}

async function decide(interaction: ModalSubmitInteraction, press: Press, bot: Bot): Promise<Answer> {
  const found = await judged(interaction, press, bot);
  if (!found.ok) return found.answer;
  const read = typedFacts(interaction);
  if (!read.ok) return misread(interaction, "judge");
  const judge = judgeOf(interaction, bot);
  const { card } = found.dispute;
  const entry: Proposal = { type: "facts-judged", card, facts: read.facts, name: judge.name, keep: true };
  const answer = await take(interaction, press, entry, bot);
  if (answer.kind !== "quiet") return answer;
  const where = { guild: found.table.guild, channel: interaction.channelId, key: interaction.id };
  const missed = await correctTables(where, [{ id: card, title: "", facts: read.facts }], judge, bot, press.table);
  return missed === null ? answer : reply((language) => say(language, "dispute-decided", { missed: missed(language) }));
}
