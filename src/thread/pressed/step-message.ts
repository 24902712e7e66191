/** What happened and the question that follows stand in one message; once answered, it shows the facts alone. */
import type { Event } from "../../engine/index.ts";
import type { Table } from "../../table/table.ts";
import { logLines, parsePress } from "../../views/index.ts";
import { mayGoOn } from "../../views/log/runs.ts";
import { countedNames, doubtWords } from "../../views/prompts/objection.ts";
import { DISCORD_LIMITS } from "../../views/text/limits.ts";
import { buttonRows, type Message, message } from "../../views/text/message.ts";
import { pastContextOf, tableLanguage } from "../seen/context.ts";
import { edgesOf } from "../showing/log-messages.ts";
import { buttonsOf, liveOnes, shownButton } from "./live-buttons.ts";
import type { Happened, JustHappened, ShownButtons } from "./shown.ts";

/** A message of the log as what happened. */
export function happenedIn(message: Message): JustHappened {
  const { first, last } = edgesOf(message);
  return {
    text: message.content,
    buttons: buttonsOf(message.components),
    ...(first.length > 0 && { first }),
    ...(last.length > 0 && { last: [...last] }),
  };
}

/** What happened first and what happened then; what several have done alike is one line. */
export function together(
  first: Happened | undefined,
  { first: begins, ...then }: JustHappened,
  table: Table,
): Happened {
  if (first === undefined) return then;
  const known = first.buttons.map(({ id }) => id);
  const fresh = then.buttons.filter(({ id }) => !known.includes(id));
  const buttons = [...first.buttons, ...fresh];
  const plainly = { ...then, text: `${first.text}\n${then.text}`, buttons };
  const [end, begin] = [first.last?.at(-1), begins?.[0]];
  if (!first.last || !begins || !end || !begin || !mayGoOn(end, begin)) return plainly;
  const both = [...first.last, ...begins];
  const above = linesOf(first.last, table);
  const below = linesOf(begins, table);
  if (!first.text.endsWith(above) || !then.text.startsWith(below)) return plainly;
  return {
    text: `${first.text.slice(0, -above.length)}${linesOf(both, table)}${then.text.slice(below.length)}`,
    buttons,
    // Where nothing else is told, more may follow.
    ...(then.text === below ? { last: both } : then.last && { last: then.last }),
  };
}

const linesOf = (events: readonly Event[], table: Table): string =>
  logLines(events, pastContextOf(table, tableLanguage(table))).join("\n");

/** A question without the text of a card that stands just above it. */
function withoutQuoted(question: string, above: string): string {
  const told = new Set(above.split("\n"));
  const isQuote = (line: string) => /^-# [\u201c\u201e]/u.test(line);
  return question
    .split("\n")
    .filter((line) => !(isQuote(line) && told.has(line)))
    .join("\n");
}

/** What happened, at the head of a question, whose buttons come first. */
export function withHappened(facts: Happened | undefined, table: Table, question: Message): Message {
  if (facts === undefined) return question;
  const asked = buttonsOf(question.components).map(({ id }) => id);
  // Discord takes each button once: what the question is answered with may be what can be said to the facts.
  const beside = liveOnes(table, facts.buttons).filter(({ id }) => !asked.includes(id));
  const rows = [...question.components, ...buttonRows(toldApart(beside, facts.buttons, table).map(shownButton))];
  return { ...question, content: `${facts.text}\n${withoutQuoted(question.content, facts.text)}`, components: rows };
}

/** Whether Discord takes both in one message. */
export function fitTogether(facts: Happened, question: Message): boolean {
  const rows = question.components.length + Math.ceil(facts.buttons.length / DISCORD_LIMITS.buttons);
  return facts.text.length + 1 + question.content.length <= DISCORD_LIMITS.content && rows <= DISCORD_LIMITS.rows;
}

/** The facts without the question; `line` stands below them, where something is still to be said of it. */
export function happenedAlone(facts: Happened, table: Table, line?: string): Message {
  const content = line === undefined ? facts.text : `${facts.text}\n${line}`;
  return message({
    content,
    rows: buttonRows(toldApart(liveOnes(table, facts.buttons), facts.buttons, table).map(shownButton)),
  });
}

/**
 * Buttons about several effects by hand that have come to stand in one message: each names its effect's card, and one call for
 * a judge is enough. `all`: those that have gone too, by which the effects of one card keep their numbers.
 */
function toldApart(buttons: readonly ShownButtons[], all: readonly ShownButtons[], table: Table): ShownButtons[] {
  const language = tableLanguage(table);
  const about = (id: string) => {
    const { verb, key } = parsePress(id) ?? {};
    if (verb !== "object" && verb !== "undo") return null;
    return { verb, step: table.hand?.steps.find((each) => String(each.id) === key) };
  };
  const stepsOf = (some: readonly ShownButtons[]) => [...new Set(some.flatMap(({ id }) => about(id)?.step ?? []))];
  if (stepsOf(buttons).length < 2) return [...buttons];
  const steps = stepsOf(all);
  const names = countedNames(steps.map(({ because }) => because));
  const isCall = ({ id }: ShownButtons) => parsePress(id)?.verb === "call";
  const lastCall = buttons.findLast(isCall);
  return buttons.flatMap((each) => {
    if (isCall(each) && each !== lastCall) return [];
    const { verb, step } = about(each.id) ?? {};
    if (verb === undefined || step === undefined) return each;
    return { ...each, label: doubtWords(verb, names[steps.indexOf(step)] ?? step.because, language) };
  });
}
