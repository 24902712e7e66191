/** A player takes back a step: alone, by consent, or by a judge's word. */
import type { BaseInteraction, MessageComponentInteraction } from "discord.js";
import { actKey, missingFor, pastOf, type Slip, slipOf } from "../../table/disputes/taking-back.ts";
import type { Withdrawn } from "../../table/disputes/withdrawing.ts";
import { unseated, whatWaits } from "../../table/entry-outcome.ts";
import { mannersOf } from "../../table/manners/manners.ts";
import { tableRefuses } from "../../table/refusal.ts";
import { isOut, seatOfUser, type Table, type UndoRequest } from "../../table/table.ts";
import type { Acted, DecideUndo, Proposal } from "../../table/tables.ts";
import { contextOf } from "../../thread/seen/context.ts";
import { isPressAbout, type Message, type Press, parsePress } from "../../views/index.ts";
import { judgeUndo } from "../../views/prompts/undo.ts";
import { privateMessage } from "../../views/text/message.ts";
import { judgeOf } from "../cards/judging.ts";
import { lookAtActions } from "../look/looking.ts";
import type { Bot } from "../shared/bot.ts";
import { type Answer, type Presses, privately, quiet, replacing, sayInstead } from "../shared/command.ts";
import { isOnPrivateMessage } from "../shared/deliver.ts";
import { judgesTable, notItsJudge } from "../shared/judges.ts";
import { refusedMessage } from "../shared/refused.ts";

/** "Undo" under an own step, and the buttons under a request to take one back. */
export const takingBackPresses = {
  press(customId) {
    const press = parsePress(customId);
    return press && isPressAbout("takingBack", press) ? (interaction, bot) => handle(interaction, press, bot) : null;
  },
} satisfies Presses;

async function handle(interaction: MessageComponentInteraction, press: Press, bot: Bot): Promise<Answer> {
  const { verb, key } = press;
  const { user } = interaction;
  switch (verb) {
    case "take-back":
      return takeBack(interaction, press.table, bot, key);
    case "undo-agree":
    case "undo-refuse": {
      const word = verb === "undo-agree" ? "agree" : "refuse";
      const acted = await bot.tables.undo(press.table, interaction.id, user.id, agreeing(user.id, Number(key), word));
      return acted.outcome === "refused" ? privately(refusedMessage(acted.refused, acted.table, bot)) : quiet;
    }
    case "undo-judge":
    case "judge-back":
    case "judge-leave":
      return judge(interaction, press, bot);
    default:
      return quiet;
  }
}

/** The own last step is taken back, or where others have acted since, those whom it touches are asked. */
export async function takeBack(interaction: BaseInteraction, id: string, bot: Bot, key?: string): Promise<Answer> {
  const { user } = interaction;
  const acted = await bot.tables.undo(id, interaction.id, user.id, (table) => {
    const seat = seatOfUser(table, user.id);
    if (seat === null) return refused(table, unseated(table, user.id));
    if (isOut(table, user.id)) return refused(table, { code: "out-of-game" });
    const waits = whyNotNow(table);
    if (waits?.refusal.code === "undo-after-end") return { ok: false, refused: waits };
    const slip = slipOf(table, seat);
    // What was carried out by hand goes its own way, as far as the log of objections goes.
    const effect = "act" in slip ? slip.act.hand : table.hand?.steps.findLast((step) => step.seat === seat)?.id;
    if (effect !== undefined && key === undefined) return { ok: true, entry: { type: "hand-undone", effect } };
    if (!("act" in slip)) return refused(table, slip);
    if (key !== undefined && key !== actKey(slip.act, table)) return refused(table, { code: "stale" });
    if (effect !== undefined) return { ok: true, entry: { type: "hand-undone", effect } };
    return slip.asked.length === 0 ? undoing(table, slip) : asking(slip);
  });
  return answerTo(acted, user.id, bot);
}

/** Where no game goes on, or play waits for something, that is said rather than what there is to undo. */
function refused(table: Table, refusal: Parameters<typeof tableRefuses>[0]): ReturnType<DecideUndo> {
  return { ok: false, refused: whyNotNow(table) ?? tableRefuses(refusal) };
}

function whyNotNow(table: Table) {
  const { phase } = table;
  if (phase === "over" || phase === "ended") return tableRefuses({ code: "undo-after-end", phase });
  const waits = whatWaits(table);
  return waits === null ? null : tableRefuses(waits);
}

type By = Pick<Extract<Proposal, { type: "undone" }>, "agreed" | "judge">;

function undoing(table: Table, { act }: Pick<Slip, "act">, by: By = {}): ReturnType<DecideUndo> {
  const waits = whyNotNow(table);
  if (waits !== null) return { ok: false, refused: waits };
  return {
    ok: true,
    without: act.n,
    entry: ({ lines, events }: Withdrawn) => ({
      type: "undone",
      act: act.n,
      seat: act.seat,
      lines,
      what: events,
      past: pastOf(table),
      ...by,
    }),
  };
}

const asking = ({ act }: Slip): ReturnType<DecideUndo> => ({
  ok: true,
  without: act.n,
  entry: ({ events }) => ({ type: "undo-asked", act: act.n, what: events }),
});

function answerTo(acted: Acted, userId: string, bot: Bot): Answer {
  if (acted.outcome === "refused") return replacing(refusedMessage(acted.refused, acted.table, bot));
  const { table } = acted;
  if (table.acts?.request !== undefined) {
    const why =
      mannersOf(table).takebacks === "consent"
        ? "This table takes back by consent, so all others are asked in the thread."
        : "Others have acted since, so those whom it touches are asked in the thread.";
    return sayInstead(`${why} Play goes on meanwhile.`);
  }
  if (table.objection !== undefined)
    return sayInstead("Others have acted since, so they are asked in the thread. Play waits.");
  return replacing(after(lookAtActions(table, userId, bot)));
}

const after = (now: Message): Message =>
  privateMessage({
    content: `It is undone.\n\n${now.content}`,
    embeds: now.embeds,
    rows: now.components,
  });

/** The last agreement takes it back at once. */
function agreeing(userId: string, id: number, word: "agree" | "refuse"): DecideUndo {
  return (table) => {
    const request = table.acts?.request;
    if (isOut(table, userId)) return refused(table, { code: "out-of-game" });
    const seat = seatOfUser(table, userId);
    const said = { ok: true, entry: { type: "undo-word", request: id, word } } as const;
    if (word === "refuse" || request?.id !== id || seat === null) return said;
    const missing = missingFor(table, request);
    if (!missing.includes(seat) || missing.length > 1) return said;
    return granted(table, request, { agreed: [...request.agreed, seat].sort((a, b) => a - b) });
  };
}

function granted(table: Table, request: UndoRequest, by: By): ReturnType<DecideUndo> {
  const act = table.acts?.run.find(({ n }) => n === request.act);
  return act ? undoing(table, { act }, by) : refused(table, { code: "undo-over" });
}

/** A judge may grant a request or refuse it; who asks for it does not judge it. */
async function judge(interaction: MessageComponentInteraction, press: Press, bot: Bot): Promise<Answer> {
  const table = await bot.tables.load(press.table);
  if (table === null) return privately(refusedMessage(tableRefuses({ code: "no-table" }), null, bot));
  if (!judgesTable(interaction, table)) return notItsJudge(interaction, table);
  const id = Number(press.key);
  const { user } = interaction;
  const own = (request: UndoRequest | undefined, now: Table) => request?.seat === seatOfUser(now, user.id);
  if (press.verb === "undo-judge") {
    const request = table.acts?.request;
    if (request?.id !== id) return privately(refusedMessage(tableRefuses({ code: "undo-over" }), table, bot));
    if (own(request, table)) return privately(refusedMessage(tableRefuses({ code: "undo-agreed" }), table, bot));
    return privately(judgeUndo(id, request.seat, contextOf(table)));
  }
  const { name } = judgeOf(interaction, bot);
  const acted = await bot.tables.undo(press.table, interaction.id, user.id, (now) => {
    const request = now.acts?.request;
    if (request?.id !== id) return refused(now, { code: "undo-over" });
    if (own(request, now)) return refused(now, { code: "undo-agreed" });
    return press.verb === "judge-back"
      ? granted(now, request, { judge: name })
      : { ok: true, entry: { type: "undo-word", request: id, word: "refuse", judge: name } };
  });
  if (acted.outcome === "refused") return privately(refusedMessage(acted.refused, acted.table, bot));
  return isOnPrivateMessage(interaction) ? sayInstead("Decided.") : quiet;
}
