import type { MessageComponentInteraction } from "discord.js";
import { tableRefuses } from "../table/refusal.ts";
import type { HandStep, Table } from "../table/table.ts";
import type { Proposal } from "../table/tables.ts";
import { judgeObjection, type Press, type PressVerb, parsePress } from "../views/index.ts";
import { privately as privateMessage } from "../views/message.ts";
import type { Bot } from "./bot.ts";
import { type Answer, type Presses, privately, quiet, replacing } from "./command.ts";
import { isOnPrivateMessage } from "./deliver.ts";
import { mayJudge } from "./judges.ts";
import { judgeOf } from "./judging.ts";
import { refusedMessage } from "./refused.ts";

const OBJECTIONS: readonly PressVerb[] = [
  "undo",
  "object",
  "object-undo",
  "object-stand",
  "object-judge",
  "judge-undo",
  "judge-stand",
];

/** "Object" and "Undo" under an effect by hand, and the buttons under an objection. */
export const objectionPresses = {
  press(customId) {
    const press = parsePress(customId);
    return press && OBJECTIONS.includes(press.verb) ? (interaction, bot) => handle(interaction, press, bot) : null;
  },
} satisfies Presses;

async function handle(interaction: MessageComponentInteraction, press: Press, bot: Bot): Promise<Answer> {
  const effect = Number(press.key);
  switch (press.verb) {
    case "undo":
      return take(interaction, press.table, { type: "hand-undone", effect }, bot);
    case "object":
      return take(interaction, press.table, { type: "objected", effect }, bot);
    case "object-undo":
      return take(interaction, press.table, { type: "objection-word", effect, word: "undo" }, bot);
    case "object-stand":
      return take(interaction, press.table, { type: "objection-word", effect, word: "stand" }, bot);
    case "object-judge":
      return mayJudge(interaction) ? ask(press.table, effect, bot) : say(NOT_A_JUDGE);
    case "judge-undo":
    case "judge-stand": {
      if (!mayJudge(interaction)) return say(NOT_A_JUDGE);
      const word = press.verb === "judge-undo" ? "undo" : "stand";
      const { name } = judgeOf(interaction, bot);
      return take(interaction, press.table, { type: "objection-judged", effect, word, name }, bot);
    }
    default:
      return quiet;
  }
}

async function take(
  interaction: MessageComponentInteraction,
  table: string,
  entry: Proposal,
  bot: Bot,
): Promise<Answer> {
  const acted = await bot.tables.act(table, interaction.id, interaction.user.id, () => ({ ok: true, entry }));
  if (acted.outcome === "refused") return privately(refusedMessage(acted.refused, acted.table, bot));
  return isOnPrivateMessage(interaction) ? replacing(privateMessage({ content: "Decided." })) : quiet;
}

const NOT_A_JUDGE = "Only members who may manage the server, or have the role Judge, can decide that.";
const say = (content: string): Answer => privately(privateMessage({ content }));

/** The effect that is objected to; null where that is over. */
function objectedStep(table: Table | null, effect: number): HandStep | null {
  return (table?.objection?.id === effect && table.hand?.steps.find(({ id }) => id === effect)) || null;
}

async function ask(id: string, effect: number, bot: Bot): Promise<Answer> {
  const table = await bot.tables.load(id);
  const step = objectedStep(table, effect);
  if (step === null) return privately(refusedMessage(tableRefuses({ code: "nothing-to-object" }), table, bot));
  return privately(judgeObjection(step, { table: id }));
}
