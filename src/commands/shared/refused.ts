import { disputeKey } from "../../table/disputes/dispute.ts";
import type { Refused, TableRefusal } from "../../table/refusal.ts";
import { MOST_SEATS, type Table } from "../../table/table.ts";
import { contextOf } from "../../thread/seen/context.ts";
import {
  encodePress,
  goOnButton,
  type Message,
  objectionButtons,
  refusalMessage,
  ruleCustomId,
  settlingButtons,
} from "../../views/index.ts";
import { lessonRule } from "../../views/lesson/lesson.ts";
import { openTableButton } from "../../views/prompts/first-steps.ts";
import { watchButtons, wayOnButtons } from "../../views/prompts/notices.ts";
import { seatBackButton } from "../../views/prompts/substitutes.ts";
import { TABLE_REFUSAL_RULES, tableRefusalSentence } from "../../views/refusals/table.ts";
import { type Button, button, buttonRows, inLanguages, privateMessage } from "../../views/text/message.ts";
import { endButtons } from "../../views/tracker/end.ts";
import { FIRST_LANGUAGE, type Language, say } from "../../views/words/index.ts";
import type { Bot } from "./bot.ts";
import type { Answer } from "./command.ts";

/**
 * A "no", from the table or from the rules, as its private message with the rule that it rests on, told in its reader's
 * language.
 */
export function refusedMessage(refused: Refused, table: Table | null, bot: Pick<Bot, "rule">): Message {
  if (refused.from === "rules" && table !== null) {
    const title = bot.rule(refused.refusal.rule)?.title;
    return inLanguages((language) => refusalMessage(refused.refusal, contextOf(table), title, language));
  }
  if (refused.from === "rules") return inLanguages((language) => tableRefused({ code: "no-table" }, null, language));
  const { refusal } = refused;
  // What a lesson says is in its own language.
  if (refusal.code === "lesson") return tableRefused(refusal, table, table?.language ?? FIRST_LANGUAGE);
  return inLanguages((language) => tableRefused(refusal, table, language));
}

/** The same as an answer. */
export const refusedPrivately = (refused: Refused, table: Table | null, bot: Pick<Bot, "rule">): Answer => ({
  kind: "private",
  message: refusedMessage(refused, table, bot),
  refused: true,
});

function tableRefused(refusal: TableRefusal, table: Table | null, language: Language): Message {
  const { code } = refusal;
  const rule = code === "lesson" ? lessonRule(refusal.step) : TABLE_REFUSAL_RULES[code];
  const waits = code === "paused" || code === "paused-already";
  const buttons = [
    ...(waits && table?.paused ? [goOnButton({ table: table.id }, table.paused.at, language)] : []),
    ...settling(refusal, table, language),
    ...(rule === undefined ? [] : [button(ruleCustomId(rule), say(language, "lesson-rule-button"))]),
    ...leadingOn(refusal, table, language),
  ];
  return privateMessage({
    content: tableRefusalSentence(refusal, table, MOST_SEATS, language),
    rows: buttonRows(buttons),
  });
}

/** Where play waits for an answer, the buttons that give it. */
function settling({ code }: TableRefusal, table: Table | null, language: Language): Button[] {
  if (code === "disputed" && table?.dispute)
    return settlingButtons(disputeKey(table.dispute), table.dispute.held !== null, { table: table.id }, language);
  return code === "objected" && table?.objection
    ? objectionButtons(table.objection, { table: table.id }, false, language)
    : [];
}

/** What to press instead: a seat where there is one to take, another table where this one is over. */
function leadingOn({ code }: TableRefusal, table: Table | null, language: Language): Button[] {
  if (table === null || code === "no-table") return code === "no-table" ? [openTableButton(language)] : [];
  const ctx = contextOf(table);
  const press = (verb: "join" | "start") => encodePress({ table: table.id, decision: 0, verb, key: "" });
  if (code === "not-seated" && table.phase === "lobby")
    return [button(press("join"), say(language, "join-button"), "good")];
  if (code === "not-seated" && table.phase === "playing") return watchButtons(ctx, language);
  if (code === "seat-given") return [seatBackButton(ctx, language), ...watchButtons(ctx, language)];
  if (code === "out-of-game") return watchButtons(ctx, language);
  if (code === "undo-after-end") return endButtons(ctx, language);
  if (code !== "not-in-lobby" && code !== "not-playing") return [];
  if (table.phase === "lobby") return [button(press("start"), say(language, "start-button"), "main")];
  return table.phase === "playing" ? wayOnButtons(ctx, language) : endButtons(ctx, language);
}
