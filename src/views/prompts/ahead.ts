/** What a player has said in advance, for that player alone: what holds, why it has ended, and how to say or take it back. */
import { type AheadKind, aheadKind, type LegalAction, type SeatIndex, type View } from "../../engine/index.ts";
import {
  MOST_ORDERS,
  type Order,
  PASS_UNTIL,
  type PassUntil,
  type SeatAhead,
  type Told,
  USUALLY,
} from "../../table/ahead/ahead.ts";
import { logLines } from "../log/log.ts";
import { refusalSentence } from "../refusals/index.ts";
import { type Context, mentionOf, nameOf } from "../text/context.ts";
import { actionKey, encodePress, ruleCustomId } from "../text/custom-id.ts";
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
import { bound, listed, safe } from "../text/safe-text.ts";
import { ownDecision, ownSeat } from "../tracker/seats.ts";
import { questionOf } from "./question.ts";

/** What each condition is called in "until …", which is how an order says it, too. */
export const UNTIL_WORDS: Readonly<Record<PassUntil, string>> = {
  touched: "something touches me",
  attacked: "attacked",
  conflict: "my conflict changes",
  acts: "somebody acts",
  card: "a new card",
  round: "the round ends",
};

/** The same, said to the player. */
const UNTIL_YOU: Readonly<Record<PassUntil, string>> = {
  touched: "something touches you",
  attacked: "a card of yours is attacked",
  conflict: "a conflict that you are in, or that is aimed at you, changes",
  acts: "another player does anything but pass",
  card: "another player’s card comes into play",
  round: "the round ends",
};

const EXPLAINED: Readonly<Record<PassUntil, string>> = {
  touched: "An attack, a conflict of yours, anything done to you",
  attacked: "Somebody attacks a card of yours",
  conflict: "One that you are in, or that is aimed at you",
  acts: "Another player does anything but pass",
  card: "Another player’s card comes into play",
  round: "Whatever happens: you do nothing more this round",
};

/** What the key of a button ends in that is good for this turn only. */
const turnSuffix = ({ turn }: Pick<View, "turn">): string => `.t${turn}`;

/** The turn that a button is good for; null where it names none. */
export function turnOf(key: string): number | null {
  const [, turn] = /\.t(\d{1,6})$/u.exec(key) ?? [];
  return turn === undefined ? null : Number(turn);
}

/** The key of a press that names conditions, for this turn: "attacked.conflict.t3". */
const untilKey = (until: readonly PassUntil[], view: Pick<View, "turn">): string =>
  `${until.join(".")}${turnSuffix(view)}`;

/** The conditions of such a key or of a menu's values; none of what it does not know. */
export function untilOf(values: readonly string[]): PassUntil[] {
  const said = values.flatMap((value) => value.split("."));
  return PASS_UNTIL.filter((one) => said.includes(one));
}

const untilWords = (until: readonly PassUntil[]): string =>
  listed(
    until.map((one) => UNTIL_YOU[one]),
    "or",
  );

const press = (ctx: Pick<Context, "table">, verb: "until" | "plan" | "ahead-drop" | "skip-none" | "hand", key = "") =>
  encodePress({ table: ctx.table, decision: 0, verb, key });

/** Beside Pass: opens what to pass until. */
export const passUntilButton = (ctx: Pick<Context, "table">): Button => button(press(ctx, "until"), "Pass until…");

/** What its player may give orders for while not asked; null where nothing. */
export function planKind(view: View): AheadKind | null {
  if (view.result !== null || view.halted !== undefined || ownSeat(view)?.eliminated !== false) return null;
  switch (view.round) {
    case "setup":
      // With a starting hand there is something to declare first.
      return (ownSeat(view)?.hand ?? []).length > 0 && ownDecision(view) === null ? "declare" : null;
    case "ready":
    case "conflict":
    case "action":
      return "action";
    case "resolution":
    case "draw":
      return "declare";
    default:
      return null;
  }
}

const PLAN_WORDS: Readonly<Record<AheadKind, string>> = {
  action: "Give orders…",
  declare: "Declare ahead…",
  aftermath: "Aftermaths ahead…",
  draw: "Draw ahead…",
};

/** Opens the menus of what may be ordered now; `more`: right after something was done. */
export function planButton(kind: AheadKind, ctx: Pick<Context, "table">, more = false): Button {
  return button(press(ctx, "plan"), kind === "action" && more ? "…then more" : PLAN_WORDS[kind]);
}

/** The key of the press that opens what may be said of the turn's end. */
export const LATER = "later";

/** In the action round: opens what may be said now of aftermaths, of the draw round and of the next declaration. */
export const laterButton = (ctx: Pick<Context, "table">): Button =>
  button(press(ctx, "plan", LATER), "After this round…");

/** What others may give now who are called with a question; to one of them alone, and to several. */
const CALLED: Readonly<Record<"action" | "vote", readonly [string, string]>> = {
  action: [
    "your orders for this round may be given now: **Give orders…**",
    "orders for this round may be given now: **Give orders…**",
  ],
  vote: [
    "your vote may be given now; nobody sees it before you are called.",
    "votes may be given now; nobody sees one before its player is called.",
  ],
};

/** The question that opens an action round or a vote, with which the others are called who have something to say in it. */
export function callingOthers(
  asked: Message,
  called: { readonly what: "action" | "vote"; readonly seats: readonly SeatIndex[] } | null,
  ctx: Context,
): Message {
  if (called === null || called.seats.length === 0) return asked;
  const { what, seats } = called;
  const [alone, several] = CALLED[what];
  const line = `-# ${listed(seats.map((seat) => mentionOf(ctx, seat)))}: ${seats.length === 1 ? alone : several}`;
  const users = ctx.people.flatMap(({ seat, userId }) =>
    seats.includes(seat) && userId !== null && /^\d+$/u.test(userId) ? [userId] : [],
  );
  return {
    ...asked,
    content: bound(`${asked.content}\n${line}`, DISCORD_LIMITS.content),
    components: what === "action" ? withButton(asked.components, planButton("action", ctx)) : asked.components,
    allowed_mentions: { parse: [], users: [...(asked.allowed_mentions.users ?? []), ...users] },
  };
}

/** The rows with one more button, in the last of them where there is room. */
export function withButton(rows: readonly ActionRow[], more: Button): ActionRow[] {
  const last = rows.at(-1);
  const room =
    last?.components.every(({ type }) => type === more.type) && last.components.length < DISCORD_LIMITS.buttons;
  if (last && room) return [...rows.slice(0, -1), { ...last, components: [...last.components, more] }];
  return [...rows, ...buttonRows([more])].slice(0, DISCORD_LIMITS.rows);
}

/** After an action: passes from now on, until something touches its player. */
export const thenPassButton = (view: View, ctx: Pick<Context, "table">): Button =>
  button(press(ctx, "until", untilKey(USUALLY, view)), "…then pass");

/** Whether this seat may say now that it passes ahead. */
export function mayPassAhead(view: View): boolean {
  return view.round === "action" && view.result === null && ownSeat(view)?.eliminated === false;
}

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

/** To a player who passes and is not asked. */
export const NOT_ASKED = "It is not asked of you now, so nothing was done.";

/** Whom the table waits for, to somebody whom it does not wait for. */
export function whoseTurn({ awaiting }: View, ctx: Context): string {
  const names = [...new Set(awaiting.map(({ seat }) => nameOf(ctx, seat)))];
  const [only, ...more] = names;
  if (only === undefined) return "Not your turn.";
  return more.length === 0
    ? `It is ${only}’s turn: I’ll ping you.`
    : `Not your turn: the table waits for ${listed(names)}.`;
}

/** To a player who has named no condition that there is. */
export const unknownCondition = (phrase: string): string => `I know no such condition: “${safe(phrase, 60)}”.`;

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
  declare: "when you are asked",
  aftermath: "after the first conflict where it is possible",
  draw: "in the draw round, as far as you can pay",
};

/** Why what was said in advance has ended, a line each. */
export function toldLines({ told = [] }: SeatAhead, ctx: Context): string[] {
  return told.map((one) => `⏹ ${toldLine(one, ctx)}`);
}

function toldLine(told: Told, ctx: Context): string {
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
  const lines = [...toldLines(ahead, ctx), ...aheadLines(ahead)];
  const hand = button(press(ctx, "hand"), "My hand");
  return privateMessage({
    content: [
      ...(said === "" ? [] : [said]),
      ...(lines.length > 0 ? lines : ["Nothing is said in advance."]),
      "-# Nobody else sees this. **My hand** shows it again.",
    ].join("\n"),
    rows: buttonRows([
      ...more.map((kind) => button(press(ctx, "plan", kind), PLAN_WORDS[kind])),
      ...dropButtons(ahead, ctx),
      ...(ahead.skips ? [skipButton(ahead, ctx)] : []),
      ...ruleButtons(ahead),
      hand,
    ]),
  });
}

const OFFERED: Readonly<Record<AheadKind, string>> = {
  action: "when your turn comes",
  declare: "when conflicts are declared next",
  aftermath: "after the first conflict where it is possible, and play no other aftermath this turn",
  draw: "in this turn’s draw round",
};

/** An order that is not asked for now, and may wait. `why`: why not now, with a space behind it. */
export function offerToWait(
  { action, sentence }: { action: Parameters<typeof actionKey>[0]; sentence: string },
  kind: AheadKind,
  why: string,
  { orders = [] }: SeatAhead,
  view: View,
  ctx: Context,
): Message {
  const acts = kind === "action";
  const full = orders.length >= MOST_ORDERS;
  const order = (key: string) => encodePress({ table: ctx.table, decision: 0, verb: "order", key });
  const key = actionKey(action);
  const turn = turnSuffix(view);
  return privateMessage({
    content: full
      ? `It is not asked of you now, and ${MOST_ORDERS} orders wait already. Drop one under **My hand** first.`
      : `${why}“${safe(sentence, 120)}” is not asked of you now, so nothing was done. I can do it ${OFFERED[kind]}, if it is still possible then.`,
    rows: buttonRows([
      ...(full
        ? []
        : [
            button(order(`${key}${turn}`), acts ? "Do it when my turn comes" : "Do it when I am asked", "main"),
            ...(!acts ? [] : [button(order(`${key}.pass${turn}`), "Do it, then pass")]),
          ]),
      button(press(ctx, "hand"), "My hand"),
    ]),
  });
}

/** A private message with why something that was said in advance has ended, where it has, at its head. */
export function withTold(said: Message, ahead: SeatAhead, view: View, ctx: Context): Message {
  const lines = [...toldLines(ahead, ctx), ...aheadLines(ahead)];
  const content = lines.length === 0 ? said.content : `${lines.join("\n")}\n\n${said.content}`;
  const more = aheadRows(ahead, view, ctx, DISCORD_LIMITS.rows - said.components.length);
  return content.length > DISCORD_LIMITS.content
    ? said
    : { ...said, content, components: [...said.components, ...more] };
}

/** One of several orders that is not understood, or that may mean several things. */
export function whichOrder(words: string, possible: readonly LegalAction[], ctx: Context): Message {
  const some = possible.slice(0, 5).map(({ sentence }) => `\`${safe(sentence, 100)}\``);
  const mean = some.length === 0 ? "" : ` Did you mean ${listed(some, "or")}?`;
  return privateMessage({
    content: `I do not understand “${safe(words, 100)}”, so nothing was taken down.${mean}`,
    rows: buttonRows([button(press(ctx, "hand"), "My hand")]),
  });
}
