/** What a player has said in advance, for that player alone: what holds, why it has ended, and how to say or take it back. */
import { type AheadKind, aheadKind, type View } from "../../engine/index.ts";
import {
  type AheadNotice,
  type Order,
  PASS_UNTIL,
  type PassUntil,
  type SeatAhead,
  USUALLY,
} from "../../table/ahead/ahead.ts";
import { logLines } from "../log/log.ts";
import { questionOf } from "../questions/index.ts";
import { refusalSentence } from "../refusals/index.ts";
import { actWords } from "../text/acted.ts";
import type { Context } from "../text/context.ts";
import { encodePress, ruleCustomId } from "../text/custom-id.ts";
import { DISCORD_LIMITS } from "../text/limits.ts";
import {
  type ActionRow,
  type Button,
  button,
  buttonRows,
  changedIn,
  inLanguages,
  type Message,
  menuRow,
  message,
  privateMessage,
} from "../text/message.ts";
import { safe } from "../text/safe-text.ts";
import { ownDecision, ownSeat } from "../tracker/seats.ts";
import { FIRST_LANGUAGE, type Language, listedIn, say } from "../words/index.ts";
import { planWords } from "./ahead-plan.ts";
import { mayPassAhead, untilKey, untilWord, untilWords, untilYou } from "./ahead-until.ts";
import { handButton } from "./notices.ts";

const press = (ctx: Pick<Context, "table">, verb: "until" | "plan" | "ahead-drop" | "skip-none", key = "") =>
  encodePress({ table: ctx.table, decision: 0, verb, key });

/** What stands first in a message of a language, in message text; "" for nothing. */
type FirstIn = (language: Language) => string;
const NOTHING: FirstIn = () => "";

/**
 * What to pass until: a button for what most mean, and a menu for the rest. `first`: why that is asked.
 */
export function untilMenu(ahead: SeatAhead, view: View, ctx: Context, first: FirstIn = NOTHING): Message {
  return inLanguages((language) => untilIn(ahead, view, ctx, first(language), language));
}

function untilIn(ahead: SeatAhead, view: View, ctx: Context, first: string, language: Language): Message {
  if (!mayPassAhead(view))
    return privateMessage({ content: say(language, "ahead-not-until"), rows: buttonRows([handButton(ctx, language)]) });
  const menu = menuRow(
    press(ctx, "until", untilKey([], view)),
    say(language, "pass-until-button"),
    PASS_UNTIL.map((one) => ({
      value: one,
      label: say(language, "ahead-until-each", { until: untilWord(one, language) }),
      description: say(language, `until-how-${one}`),
      ...(ahead.pass?.includes(one) ? { chosen: true } : {}),
    })),
    { least: 1, most: PASS_UNTIL.length },
  );
  const usual = button(press(ctx, "until", untilKey(USUALLY, view)), say(language, "ahead-until-usual"), "main");
  const now =
    ahead.pass === undefined ? [] : [say(language, "ahead-passes", { until: untilWords(ahead.pass, language) })];
  return privateMessage({
    content: [...(first === "" ? [] : [first]), ...now, say(language, "ahead-until-asks")].join("\n"),
    rows: [...buttonRows([usual, ...dropButtons(ahead, ctx, language)]), menu],
  });
}

/** To one who is skipped at aftermaths while holding none, and may hold one. */
export function calledPrivately(view: View, ctx: Context, language: Language = FIRST_LANGUAGE): Message {
  const asked = ownDecision(view);
  const act = encodePress({ table: ctx.table, decision: 0, verb: "act", key: "" });
  const where = ctx.thread === undefined ? "" : ` · <#${ctx.thread}>`;
  const what =
    asked === null
      ? say(language, "ahead-asked-aftermath")
      : say(language, "ahead-asked", { question: questionOf(asked, view, language) });
  return message({
    content: `**${safe(ctx.tableName, 80)}**${where}\n${what}`,
    rows: buttonRows([button(act, say(language, "ahead-answer-button"), "main"), handButton(ctx, language)]),
  });
}

/** What holds that was said in advance, a line each; none where nothing does. */
export function aheadLines(
  { pass, orders = [], skips, aftermaths }: SeatAhead,
  language: Language = FIRST_LANGUAGE,
): string[] {
  return [
    ...(skips ? [say(language, "ahead-skipped")] : []),
    ...(pass ? [passing(pass, language)] : []),
    ...orders.map((each) => orderLine(each, orders, language)),
    ...(aftermaths === undefined ? [] : [say(language, orders.some(isAftermath) ? "ahead-no-other" : "ahead-no-more")]),
  ];
}

/** Until when a player passes: never longer than the round, which is said once. */
const passing = (until: readonly PassUntil[], language: Language): string =>
  until.every((one) => one === "round")
    ? say(language, "ahead-passing-round")
    : say(language, "ahead-passing", { until: untilWords(until, language) });

/** An order that waits, with its number and when it is carried out. */
function orderLine(
  { id, action, sentence, after, thenPass }: Order,
  orders: readonly Order[],
  language: Language,
): string {
  const hangs = after !== undefined && orders.some((one) => one.id === after);
  const put = {
    number: orders.findIndex((one) => one.id === id) + 1,
    when: hangs ? say(language, "ahead-then") : say(language, `ahead-when-${aheadKind(action) ?? "action"}`),
    order: safe(actWords(action.type, sentence, language), 120),
  };
  return thenPass
    ? say(language, "ahead-order-pass", { ...put, until: untilWords(thenPass, language) })
    : say(language, "ahead-order", put);
}

const isAftermath = ({ action }: Order) => aheadKind(action) === "aftermath";

/** Why what was said in advance has ended, a line each. */
export function noticeLines({ told = [] }: SeatAhead, ctx: Context, language: Language = FIRST_LANGUAGE): string[] {
  return told.map((one) => toldLine(one, ctx, language));
}

function toldLine(told: AheadNotice, ctx: Context, language: Language): string {
  switch (told.what) {
    case "pass-ended": {
      const [why = untilYou(told.until, language)] = logLines([told.event], { ...ctx, language });
      return say(language, "ahead-ended", { why });
    }
    case "pass-refused": {
      const why = refusalSentence(told.refusal.code, told.refusal.facts, language);
      return say(language, "ahead-ended", { why });
    }
    case "order-dropped": {
      const why = told.refusal
        ? refusalSentence(told.refusal.code, told.refusal.facts, language)
        : say(language, "ahead-over");
      const also = told.also.map((one) => say(language, "ahead-quoted", { order: safe(one, 60) }));
      return [
        say(language, "ahead-dropped", { order: safe(told.sentence, 80), why }),
        ...(also.length === 0 ? [] : [say(language, "ahead-dropped-with", { orders: listedIn(also, language) })]),
        ...(told.pass ? [say(language, "ahead-no-pass")] : []),
      ].join(" ");
    }
  }
}

/** A button for each rule that something was dropped by. */
function ruleButtons({ told = [] }: SeatAhead, language: Language): Button[] {
  const rules = told.flatMap((one) => ("refusal" in one && one.refusal ? [one.refusal.rule] : []));
  return [...new Set(rules)].slice(-2).map((rule) => button(ruleCustomId(rule), say(language, "lesson-rule-button")));
}

/** To be skipped at aftermaths while holding none, or to be asked again. */
export function skipButton(
  { skips }: SeatAhead,
  ctx: Pick<Context, "table">,
  language: Language = FIRST_LANGUAGE,
): Button {
  return skips
    ? button(press(ctx, "skip-none", "off"), say(language, "ahead-skip-off-button"))
    : button(press(ctx, "skip-none", "on"), say(language, "ahead-skip-on-button"));
}

/** Whether skipping is spoken of now: it holds, or conflicts are being resolved. */
const speaksOfSkipping = ({ skips }: SeatAhead, view: View | null): boolean =>
  skips === true ||
  (view !== null && view.round === "resolution" && view.result === null && ownSeat(view)?.eliminated === false);

/** What takes back what holds. */
export function dropButtons(
  { pass, orders = [], aftermaths }: SeatAhead,
  ctx: Pick<Context, "table">,
  language: Language = FIRST_LANGUAGE,
): Button[] {
  const drop = (key: string, label: string) => button(press(ctx, "ahead-drop", key), label);
  return [
    ...(aftermaths === undefined ? [] : [drop("aftermaths", say(language, "ahead-ask-button"))]),
    ...(pass ? [drop("pass", say(language, "ahead-drop-pass-button"))] : []),
    ...orders.map(({ id }, at) => drop(String(id), say(language, "ahead-drop-button", { number: at + 1 }))),
  ];
}

/**
 * The rows in a private message that go with what was said in advance, at most `most`. `view`: null where they are to change
 * with what was said alone.
 */
export function aheadRows(
  ahead: SeatAhead,
  view: View | null,
  ctx: Context,
  most: number,
  language: Language = FIRST_LANGUAGE,
): ActionRow[] {
  const skip = speaksOfSkipping(ahead, view) ? [skipButton(ahead, ctx, language)] : [];
  const buttons = [...dropButtons(ahead, ctx, language), ...skip, ...ruleButtons(ahead, language)];
  return buttonRows(buttons).slice(0, Math.max(0, most));
}

/** All that was said in advance, after it has changed; `said`: what has happened at once. `more`: what else may be said now. */
export function aheadMessage(ahead: SeatAhead, said: FirstIn, ctx: Context, more: readonly AheadKind[] = []): Message {
  return inLanguages((language) => aheadIn(ahead, said(language), ctx, more, language));
}

function aheadIn(
  ahead: SeatAhead,
  said: string,
  ctx: Context,
  more: readonly AheadKind[],
  language: Language,
): Message {
  const lines = [...noticeLines(ahead, ctx, language), ...aheadLines(ahead, language)];
  return privateMessage({
    content: [
      ...(said === "" ? [] : [said]),
      ...(lines.length > 0 ? lines : [say(language, "ahead-nothing")]),
      ...(more.length === 0 ? [] : [say(language, "ahead-later")]),
      say(language, "ahead-private"),
    ].join("\n"),
    rows: buttonRows([
      ...more.map((kind) => button(press(ctx, "plan", kind), planWords(kind, language))),
      ...dropButtons(ahead, ctx, language),
      ...(ahead.skips ? [skipButton(ahead, ctx, language)] : []),
      ...ruleButtons(ahead, language),
      handButton(ctx, language),
    ]),
  });
}

/** A private message with why something that was said in advance has ended, where it has, at its head. */
export function withNotices(said: Message, ahead: SeatAhead, view: View, ctx: Context): Message {
  return changedIn(said, (told, language) => noticed(told, ahead, view, ctx, language));
}

function noticed(said: Message, ahead: SeatAhead, view: View, ctx: Context, language: Language): Message {
  const lines = [...noticeLines(ahead, ctx, language), ...aheadLines(ahead, language)];
  const content = lines.length === 0 ? said.content : `${lines.join("\n")}\n\n${said.content}`;
  const more = aheadRows(ahead, view, ctx, DISCORD_LIMITS.rows - said.components.length, language);
  if (lines.length === 0 && more.length === 0) return said;
  return content.length > DISCORD_LIMITS.content
    ? said
    : { ...said, content, components: [...said.components, ...more] };
}
