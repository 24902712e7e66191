import type { MessageComponentInteraction, ModalSubmitInteraction } from "discord.js";
import { type Unknown, unknownOf, withFacts } from "../table/facts.ts";
import { momentOf } from "../table/moment.ts";
import { encodePress, factForm, parseFactPress, readFacts, staleMessage } from "../views/index.ts";
import { button, buttonRows, privately } from "../views/message.ts";
import type { Bot } from "./bot.ts";
import { type Answer, type Presses, replacing } from "./command.ts";
import { perform } from "./play.ts";
import { refusedMessage } from "./refused.ts";

type FactPress = NonNullable<ReturnType<typeof parseFactPress>>;

/** "Give the facts": the button that opens the form, and the form's answer. */
export const factPresses = {
  press(customId) {
    const press = parseFactPress(customId);
    return press && ((interaction, bot) => open(interaction, press, bot));
  },
  submit(customId) {
    const press = parseFactPress(customId);
    return press && ((interaction, bot) => submit(interaction, press, bot));
  },
} satisfies Presses;

async function open(interaction: MessageComponentInteraction, press: FactPress, bot: Bot): Promise<Answer> {
  const table = await bot.tables.load(press.table);
  if (table === null) return replacing(refusedMessage({ from: "table", refusal: { code: "no-table" } }, table, bot));
  const now = momentOf(table, interaction.user.id);
  if (!now.ok) return replacing(refusedMessage(now.refused, table, bot));
  const { game, seat, view, ctx } = now.moment;
  const { decision, then } = press;
  const owed = view.awaiting.find((each) => each.seat === seat && each.card === press.card && each.kind === "fact");
  const unknown = unknownOf(game, seat, press.card, owed?.facts ?? []);
  const question = unknown && asSomething(unknown);
  if (question === null) return replacing(staleMessage(ctx));
  return {
    kind: "form",
    form: factForm({ ...question, decision, then }, ctx),
    late: privately({ content: "That took too long. Press it once more:", rows: again(interaction.customId) }),
  };
}

/** Without a question that must be answered, whatever is unknown may be; null where nothing is. */
function asSomething(unknown: Unknown): Unknown | null {
  return unknown.asked.length + unknown.others.length > 0 ? unknown : null;
}

async function submit(interaction: ModalSubmitInteraction, press: FactPress, bot: Bot): Promise<Answer> {
  const typed = interaction.fields.fields.map((field) => [field.customId, "value" in field ? String(field.value) : ""]);
  const read = readFacts(Object.fromEntries(typed));
  if (!read.ok) {
    const { table, decision, card, then } = press;
    const customId = encodePress({ table, decision, verb: "facts", key: `${card}.${then}` });
    return replacing(privately({ content: read.problem, rows: again(customId) }));
  }
  return perform(
    {
      table: press.table,
      key: interaction.id,
      userId: interaction.user.id,
      silent: false,
      read: ({ game, seat }) => ({ kind: "do", actions: withFacts(game, seat, press.card, read.facts, press.then) }),
    },
    bot,
  );
}

const again = (customId: string) => buttonRows([button(customId, "Give the facts", "main")]);
