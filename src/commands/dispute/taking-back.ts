/** A player takes back a step: alone, by consent, or by a judge's word. */
import type { BaseInteraction, MessageComponentInteraction } from "discord.js";
import { agreeing, judging, takingStepBack } from "../../table/disputes/deciding.ts";
import { mannersOf } from "../../table/manners/manners.ts";
import { tableRefuses } from "../../table/refusal.ts";
import type { Acted } from "../../table/tables.ts";
import { contextOf } from "../../thread/seen/context.ts";
import type { Message, Press } from "../../views/index.ts";
import { judgeUndo } from "../../views/prompts/undo.ts";
import { PRESSES_ABOUT } from "../../views/text/custom-id.ts";
import { changedIn, privateMessage } from "../../views/text/message.ts";
import { say } from "../../views/words/index.ts";
import { judgeOf } from "../cards/judging.ts";
import { lookAtActions } from "../look/looking.ts";
import type { Bot } from "../shared/bot.ts";
import { type Answer, privately, quiet, replacing, replyInstead } from "../shared/command.ts";
import { notForThem } from "../shared/deciding.ts";
import { isOnPrivateMessage } from "../shared/deliver.ts";
import { alike, type PressAbout, pressesAtTable } from "../shared/presses.ts";
import { refusedMessage, refusedPrivately } from "../shared/refused.ts";

/** "Undo" under an own step, and the buttons under a request to take one back. */
export const takingBackPresses = pressesAtTable(alike(PRESSES_ABOUT.takingBack, handle));

async function handle(
  interaction: MessageComponentInteraction,
  press: PressAbout<"takingBack">,
  bot: Bot,
): Promise<Answer> {
  const { verb, key } = press;
  const { user } = interaction;
  switch (verb) {
    case "take-back":
      return takeBackStep(interaction, press.table, bot, key);
    case "undo-agree":
    case "undo-refuse": {
      const word = verb === "undo-agree" ? "agree" : "refuse";
      const acted = await bot.tables.undo(press.table, interaction.id, user.id, agreeing(user.id, Number(key), word));
      return acted.outcome === "refused" ? refusedPrivately(acted.refused, acted.table, bot) : quiet;
    }
    case "undo-judge":
    case "judge-back":
    case "judge-leave":
      return judge(interaction, press, bot);
  }
}

export async function takeBackStep(interaction: BaseInteraction, id: string, bot: Bot, key?: string): Promise<Answer> {
  const { user } = interaction;
  const acted = await bot.tables.undo(id, interaction.id, user.id, takingStepBack(user.id, key));
  return answerTo(acted, user.id, bot);
}

function answerTo(acted: Acted, userId: string, bot: Bot): Answer {
  if (acted.outcome === "refused") return replacing(refusedMessage(acted.refused, acted.table, bot));
  const { table } = acted;
  if (table.acts?.request !== undefined) {
    const id = mannersOf(table).takebacks === "consent" ? "undo-consent-asked" : "undo-touched-asked";
    return replyInstead((language) => say(language, id));
  }
  if (table.objection !== undefined) return replyInstead((language) => say(language, "undo-objection-asked"));
  return replacing(after(lookAtActions(table, userId, bot)));
}

const after = (now: Message): Message =>
  changedIn(now, ({ content, embeds, components }, language) =>
    privateMessage({ content: `${say(language, "undo-done")}\n\n${content}`, embeds, rows: components }),
  );

/** A judge without a seat there may grant a request or refuse it. */
async function judge(interaction: MessageComponentInteraction, press: Press, bot: Bot): Promise<Answer> {
  const table = await bot.tables.load(press.table);
  if (table === null) return refusedPrivately(tableRefuses({ code: "no-table" }), null, bot);
  const no = notForThem(interaction, table, bot);
  if (no !== null) return no;
  const id = Number(press.key);
  const { user } = interaction;
  if (press.verb === "undo-judge") {
    const request = table.acts?.request;
    if (request?.id !== id) return refusedPrivately(tableRefuses({ code: "undo-over" }), table, bot);
    return privately(judgeUndo(id, request.seat, contextOf(table)));
  }
  const { name } = judgeOf(interaction, bot);
  const decided = judging(user.id, id, name, press.verb === "judge-back");
  const acted = await bot.tables.undo(press.table, interaction.id, user.id, decided);
  if (acted.outcome === "refused") return refusedPrivately(acted.refused, acted.table, bot);
  return isOnPrivateMessage(interaction) ? replyInstead((language) => say(language, "objection-decided")) : quiet;
}
