/** What a player has said in advance, for that player alone: what holds, why it has ended, and how to say or take it back. */
import { type AheadKind, aheadKind, type View } from "../../engine/index.ts";
import { type AheadNotice, type Order, PASS_UNTIL, type SeatAhead, USUALLY } from "../../table/ahead/ahead.ts";
import { logLines } from "../log/log.ts";
import { questionOf } from "../questions/index.ts";
import { refusalSentence } from "../refusals/index.ts";
import type { Context } from "../text/context.ts";
import { encodePress, ruleCustomId } from "../text/custom-id.ts";
import { DISCORD_LIMITS } from "../text/limits.ts";
import {
  type ActionRow,
  type Button,
  button,
  buttonRows,
  type Message,
  menuRow,
  message,
  privateMessage,
} from "../text/message.ts";
import { listed, safe } from "../text/safe-text.ts";
import { ownDecision, ownSeat } from "../tracker/seats.ts";
import { planWords } from "./ahead-plan.ts";
import { EXPLAINED, mayPassAhead, UNTIL_WORDS, UNTIL_YOU, untilKey, untilWords } from "./ahead-until.ts";

const press = (ctx: Pick<Context, "table">, verb: "until" | "plan" | "ahead-drop" | "skip-none" | "hand", key = "") =>
  encodePress({ table: ctx.table, decision: 0, verb, key });

/**
 * What to pass until: a button for what most mean, and a menu for the rest. `first`: why that is asked, in message text.
 */
export function untilMenu(ahead: SeatAhead, view: View, ctx: Context, first = ""): Message {
  if (!mayPassAhead(view))
    return privateMessage({
      content: "You can pass ahead in the action round only, and it ends with it.",
      rows: buttonRows([button(press(ctx, "hand"), "My hand")]),
    });
  const menu = menuRow(
    press(ctx, "until", untilKey([], view)),
    "Pass until…",
    PASS_UNTIL.map((one) => ({
      value: one,
      label: `…${UNTIL_WORDS[one]}`,
      description: EXPLAINED[one],
      ...(ahead.pass?.includes(one) ? { chosen: true } : {}),
    })),
    { least: 1, most: PASS_UNTIL.length },
  );
  const usual = button(press(ctx, "until", untilKey(USUALLY, view)), "Until something touches me", "main");
  const now = ahead.pass === undefined ? [] : [`You pass until ${untilWords(ahead.pass)}.`];
  return privateMessage({
    content: [
      ...(first === "" ? [] : [first]),
      ...now,
      "**Pass until when?** You pass by yourself whenever you are asked in this action round. It ends with the round, and as soon as what you choose comes about; you are told why then.",
    ].join("\n"),
    rows: [...buttonRows([usual, ...dropButtons(ahead, ctx)]), menu],
  });
}

const SKIPPED =
  "⏭ You are skipped at aftermaths while you hold none: your answer comes by itself, as late as you usually give one. While you may hold one you are asked, here and not in public.";

/** To one who is skipped at aftermaths while holding none, and may hold one. */
export function calledPrivately(view: View, ctx: Context): Message {
  const asked = ownDecision(view);
  const act = encodePress({ table: ctx.table, decision: 0, verb: "act", key: "" });
  const where = ctx.thread === undefined ? "" : ` · <#${ctx.thread}>`;
  return message({
    content: `**${safe(ctx.tableName, 80)}**${where}\n${asked === null ? "You are asked about an aftermath." : `You are asked: ${questionOf(asked, view)}`}`,
    rows: buttonRows([button(act, "Answer…", "main"), button(press(ctx, "hand"), "My hand")]),
  });
}

/** What holds that was said in advance, a line each; none where nothing does. */
export function aheadLines({ pass, orders = [], skips, aftermaths }: SeatAhead): string[] {
  return [
    ...(skips ? [SKIPPED] : []),
    ...(pass ? [`⏩ You pass until ${untilWords(pass)}, and at most until the action round ends.`] : []),
    ...orders.map(({ id, action, sentence, after, thenPass }) => {
      const hangs =
        after !== undefined && orders.some((one) => one.id === after) ? "then" : WHEN[aheadKind(action) ?? "action"];
      const passes = thenPass ? `, then you pass until ${untilWords(thenPass)}` : "";
      return `⏳ ${orders.findIndex((one) => one.id === id) + 1}. ${hangs}: **${safe(sentence, 120)}**${passes}`;
    }),
    ...(aftermaths === undefined
      ? []
      : [orders.some(isAftermath) ? "⏳ You play no other aftermaths this turn." : NO_MORE]),
  ];
}

const NO_MORE = "⏳ You play no more aftermaths this turn.";
const isAftermath = ({ action }: Order) => aheadKind(action) === "aftermath";

/** When an order is carried out. */
const WHEN: Readonly<Record<AheadKind, string>> = {
  action: "when you are asked",
  declare: "when conflicts are declared next",
  aftermath: "after the first conflict where it is possible",
  draw: "in the draw round, as far as you can pay",
};

/** Why what was said in advance has ended, a line each. */
export function noticeLines({ told = [] }: SeatAhead, ctx: Context): string[] {
  return told.map((one) => `⏹ ${toldLine(one, ctx)}`);
}

function toldLine(told: AheadNotice, ctx: Context): string {
  switch (told.what) {
    case "pass-ended": {
      const [line = UNTIL_YOU[told.until]] = logLines([told.event], ctx);
      return `Your pass has ended: ${line}`;
    }
    case "pass-refused":
      return `Your pass has ended: ${refusalSentence(told.refusal.code, told.refusal.facts)}`;
    case "order-dropped": {
      const why = told.refusal
        ? refusalSentence(told.refusal.code, told.refusal.facts)
        : "The round in which it could be done is over.";
      const also =
        told.also.length === 0 ? "" : ` With it goes ${listed(told.also.map((one) => `“${safe(one, 60)}”`))}.`;
      return `“${safe(told.sentence, 80)}” was not done, and is dropped: ${why}${also}${told.pass ? " You do not pass." : ""}`;
    }
  }
}

/** A button for each rule that something was dropped by. */
function ruleButtons({ told = [] }: SeatAhead): Button[] {
  const rules = told.flatMap((one) => ("refusal" in one && one.refusal ? [one.refusal.rule] : []));
  return [...new Set(rules)].slice(-2).map((rule) => button(ruleCustomId(rule), "Show the rule"));
}

/** To be skipped at aftermaths while holding none, or to be asked again. */
export function skipButton({ skips }: SeatAhead, ctx: Pick<Context, "table">): Button {
  return skips
    ? button(press(ctx, "skip-none", "off"), "Skip me no more")
    : button(press(ctx, "skip-none", "on"), "Skip me while I hold none");
}

/** Whether skipping is spoken of now: it holds, or conflicts are being resolved. */
const speaksOfSkipping = ({ skips }: SeatAhead, view: View | null): boolean =>
  skips === true ||
  (view !== null && view.round === "resolution" && view.result === null && ownSeat(view)?.eliminated === false);

/** What takes back what holds. */
export function dropButtons({ pass, orders = [], aftermaths }: SeatAhead, ctx: Pick<Context, "table">): Button[] {
  return [
    ...(aftermaths === undefined ? [] : [button(press(ctx, "ahead-drop", "aftermaths"), "Ask me about aftermaths")]),
    ...(pass ? [button(press(ctx, "ahead-drop", "pass"), "Pass no more")] : []),
    ...orders.map(({ id }, at) => button(press(ctx, "ahead-drop", String(id)), `Drop ${at + 1}`)),
  ];
}

/**
 * The rows in a private message that go with what was said in advance, at most `most`. `view`: null where they are to change
 * with what was said alone.
 */
export function aheadRows(ahead: SeatAhead, view: View | null, ctx: Context, most: number): ActionRow[] {
  const skip = speaksOfSkipping(ahead, view) ? [skipButton(ahead, ctx)] : [];
  return buttonRows([...dropButtons(ahead, ctx), ...skip, ...ruleButtons(ahead)]).slice(0, Math.max(0, most));
}

/** All that was said in advance, after it has changed. `more`: what else may be said now. */
export function aheadMessage(ahead: SeatAhead, said: string, ctx: Context, more: readonly AheadKind[] = []): Message {
  const lines = [...noticeLines(ahead, ctx), ...aheadLines(ahead)];
  const hand = button(press(ctx, "hand"), "My hand");
  return privateMessage({
    content: [
      ...(said === "" ? [] : [said]),
      ...(lines.length > 0 ? lines : ["Nothing is said in advance."]),
      ...(more.length === 0
        ? []
        : ["What comes after this round may be said now, below: you are not asked for it again then."]),
      "-# Nobody else sees this. **My hand** shows it again.",
    ].join("\n"),
    rows: buttonRows([
      ...more.map((kind) => button(press(ctx, "plan", kind), planWords(kind))),
      ...dropButtons(ahead, ctx),
      ...(ahead.skips ? [skipButton(ahead, ctx)] : []),
      ...ruleButtons(ahead),
      hand,
    ]),
  });
}

/** A private message with why something that was said in advance has ended, where it has, at its head. */
export function withNotices(said: Message, ahead: SeatAhead, view: View, ctx: Context): Message {
  const lines = [...noticeLines(ahead, ctx), ...aheadLines(ahead)];
  const content = lines.length === 0 ? said.content : `${lines.join("\n")}\n\n${said.content}`;
  const more = aheadRows(ahead, view, ctx, DISCORD_LIMITS.rows - said.components.length);
  if (lines.length === 0 && more.length === 0) return said;
  return content.length > DISCORD_LIMITS.content
    ? said
    : { ...said, content, components: [...said.components, ...more] };
}
