import type { MessageComponentInteraction } from "discord.js";
import { tableRefuses } from "../../table/refusal.ts";
import { isOut, type Table } from "../../table/table.ts";
import type { Proposal } from "../../table/tables.ts";
import { judgeObjection, objectionKey, type Press } from "../../views/index.ts";
import { PRESSES_ABOUT } from "../../views/text/custom-id.ts";
import { say } from "../../views/words/index.ts";
import { judgeOf } from "../cards/judging.ts";
import type { Bot } from "../shared/bot.ts";
import { type Answer, privately, quiet, replyInstead } from "../shared/command.ts";
import { notForThem } from "../shared/deciding.ts";
import { isOnPrivateMessage } from "../shared/deliver.ts";
import { alike, type PressAbout, pressesAtTable } from "../shared/presses.ts";
import { refusedPrivately } from "../shared/refused.ts";

/** "Object" and "Undo" under an effect by hand, and the buttons under an objection. */
export const objectionPresses = pressesAtTable(alike(PRESSES_ABOUT.objections, handle));

async function handle(
  interaction: MessageComponentInteraction,
  press: PressAbout<"objections">,
  bot: Bot,
): Promise<Answer> {
  const { verb } = press;
  const effect = effectOf(press);
  switch (verb) {
    case "undo":
      return take(interaction, press, { type: "hand-undone", effect }, bot);
    case "object":
      return take(interaction, press, { type: "objected", effect }, bot);
    case "object-undo":
      return take(interaction, press, { type: "objection-word", effect, word: "undo" }, bot);
    case "object-stand":
      return take(interaction, press, { type: "objection-word", effect, word: "stand" }, bot);
    case "object-judge":
    case "judge-undo":
    case "judge-stand": {
      const table = await bot.tables.load(press.table);
      if (table === null) return refusedPrivately(tableRefuses({ code: "no-table" }), null, bot);
      const no = notForThem(interaction, table, bot);
      if (no !== null) return no;
      if (verb === "object-judge") return ask(table, press, bot);
      const word = verb === "judge-undo" ? "undo" : "stand";
      const { name } = judgeOf(interaction, bot);
      return take(interaction, press, { type: "objection-judged", effect, word, name }, bot);
    }
  }
}

/** The effect that a button is about, by its number. */
const effectOf = ({ key }: Press): number => Number(key.split(".")[0]);

/** The answer to an objection that is over does not answer the one that is open: its own buttons are shown. */
function isOver({ verb, key }: Press, { objection }: Table): boolean {
  return verb !== "undo" && verb !== "object" && objection !== undefined && objectionKey(objection) !== key;
}

async function take(
  interaction: MessageComponentInteraction,
  press: Press,
  entry: Proposal,
  bot: Bot,
): Promise<Answer> {
  const { id, user } = interaction;
  const acted = await bot.tables.act(press.table, id, user.id, (now) => {
    const because = now.hand?.steps.find((step) => step.id === now.objection?.id)?.because;
    if (because !== undefined && isOver(press, now))
      return { ok: false, refused: tableRefuses({ code: "objected", because }) };
    if (entry.type !== "objection-judged" && isOut(now, user.id))
      return { ok: false, refused: tableRefuses({ code: "out-of-game" }) };
    return { ok: true, entry };
  });
  if (acted.outcome === "refused") return refusedPrivately(acted.refused, acted.table, bot);
  return isOnPrivateMessage(interaction) ? replyInstead((language) => say(language, "objection-decided")) : quiet;
}

/** What a judge has to decide; the buttons of the objection that is open, where the one that was pressed is over. */
function ask(table: Table, press: Press, bot: Bot): Answer {
  const { objection } = table;
  const step = table.hand?.steps.find(({ id }) => id === objection?.id);
  if (objection === undefined || step === undefined)
    return refusedPrivately(tableRefuses({ code: "nothing-to-object" }), table, bot);
  if (isOver(press, table))
    return refusedPrivately(tableRefuses({ code: "objected", because: step.because }), table, bot);
  return privately(judgeObjection(objection, step, { table: table.id }));
}
