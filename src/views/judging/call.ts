/** What is said and asked where a player calls a judge. */
import type { SeatIndex, View } from "../../engine/index.ts";
import { type Context, languageIn, mentionOf, nameOf } from "../text/context.ts";
import { encodePress, type PressVerb } from "../text/custom-id.ts";
import {
  type Button,
  button,
  buttonRows,
  inLanguages,
  inWords,
  type Message,
  message,
  privateMessage,
} from "../text/message.ts";
import { plain, safe } from "../text/safe-text.ts";
import { trackerInBrief, trackerMessage } from "../tracker/tracker.ts";
import { FIRST_LANGUAGE, type Language, listedIn, say } from "../words/index.ts";

type Table = Pick<Context, "table">;

/** A call as everybody sees it. */
export interface CallShown {
  /** Counts the calls of the table. */
  readonly number: number;
  readonly seat: SeatIndex;
  /** The caller's id. */
  readonly by: string;
  readonly question: string;
  /** Titles of the rulings that the caller has been shown. */
  readonly shown: readonly string[];
  readonly role: string | null;
  readonly near: readonly string[];
  /** Where the judges are told; absent where this message calls them. */
  readonly channel?: string;
}

/** What a button or a form about a call says that it is. */
export const pressOfCall = (ctx: Table, verb: PressVerb, key: string | number) =>
  encodePress({ table: ctx.table, decision: 0, verb, key: String(key) });

/** What a call is made from: an effect by hand, by its number, or the id of a ruling that has not settled it. */
type From = { readonly effect: number } | { readonly ruling: string };

/** To call a judge. */
export function callButton(ctx: Table, from: From, language: Language = FIRST_LANGUAGE): Button {
  // A custom id of the table takes no stroke.
  const key = "effect" in from ? `${BY_HAND}${from.effect}` : `${RULING}${from.ruling.replaceAll("/", ".")}`;
  return button(
    pressOfCall(ctx, "call", /^[a-z0-9._-]{1,60}$/u.test(key) ? key : ""),
    say(language, "book-call-button"),
  );
}

const [BY_HAND, RULING] = ["hand.", "rule."];

/** What such a button was made from; null where it does not say. */
export function fromOfCall(key: string): From | null {
  if (key.startsWith(BY_HAND)) return { effect: Number(key.slice(BY_HAND.length)) };
  return key.startsWith(RULING) ? { ruling: key.slice(RULING.length).replaceAll(".", "/") } : null;
}

/** Somebody's lines as a quotation: no Markdown, no mentions. */
export const quotation = (text: string, most: number): string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .slice(0, 12)
    .map((line) => `> ${safe(line, most)}`);

/** Who could be asked, as the end of a sentence. */
function whoCould(role: string | null, near: readonly string[], language: Language): string {
  const could = say(language, "judge-could", { role: role === null ? "none" : `<@&${role}>` });
  const names = near.map((name) => safe(name, 32));
  return names.length === 0 ? could : say(language, "judge-could-lately", { could, names: listedIn(names, language) });
}

/** What was asked, and what the caller was shown before. */
export function askedLines({ question, shown }: Pick<CallShown, "question" | "shown">, language: Language): string[] {
  const titles = shown.map((title) => safe(title, 80));
  return [
    ...quotation(question, 500),
    ...(titles.length === 0 ? [] : [say(language, "judge-shown", { titles: listedIn(titles, language) })]),
  ];
}

/** To the judges and the table: who asks what, what the caller was shown, and where the game stands. */
export function callMessage(call: CallShown, view: View, ctx: Context): { text: Message; brief: Message } {
  const { number, seat, by, role: judges, near, channel } = call;
  const role = channel === undefined ? judges : null;
  const language = languageIn(ctx);
  const lines = [
    callsLine(nameOf(ctx, seat), role, channel, language),
    ...askedLines(call, language),
    say(language, "judge-what"),
    say(language, "judge-nobody", { could: whoCould(judges, near, language) }),
  ];
  const rows = buttonRows([
    button(pressOfCall(ctx, "call-take", number), say(language, "judge-take-button"), "main"),
    button(pressOfCall(ctx, "call-answer", number), say(language, "judge-answer-button")),
    button(pressOfCall(ctx, "call-word", number), say(language, "judge-word-button")),
    button(pressOfCall(ctx, "call-back", number), say(language, "judge-back-button")),
    button(pressOfCall(ctx, "call-mute", by), say(language, "judge-mute-button")),
  ]);
  const said = message({ content: lines.join("\n"), rows, roles: role === null ? [] : [role] });
  return {
    text: { ...said, embeds: trackerMessage(view, ctx).embeds },
    brief: { ...said, embeds: [trackerInBrief(view, ctx)] },
  };
}

/** "Gkar calls a judge", with whom that calls, or where they are told. */
function callsLine(name: string, role: string | null, channel: string | undefined, language: Language): string {
  if (role !== null) return say(language, "judge-calls-role", { name, role: `<@&${role}>` });
  return channel === undefined
    ? say(language, "judge-calls", { name })
    : say(language, "judge-calls-told", { name, channel: `<#${channel}>` });
}

/** To make a ruling of the server of what a call has come to. */
export const rulingButton = (call: number, ctx: Context): Button =>
  button(pressOfCall(ctx, "call-rule", call), say(languageIn(ctx), "judge-ruling-button"));

/** "Ivanova takes the call of Gkar." */
export const takenLine = (name: string, seat: SeatIndex, ctx: Context): string =>
  say(languageIn(ctx), "judge-takes", { judge: safe(name, 40), name: nameOf(ctx, seat) });

/** What the table could agree to, for those who have not yet. */
export function wordingMessage(
  call: number,
  wording: { readonly number: number; readonly seat: SeatIndex; readonly text: string },
  missing: readonly SeatIndex[],
  ctx: Context,
): Message {
  const people = ctx.people.filter(({ seat }) => missing.includes(seat));
  const language = languageIn(ctx);
  const names = missing.map((each) => mentionOf(ctx, each));
  return message({
    content: [
      say(language, "judge-wording", { name: nameOf(ctx, wording.seat) }),
      ...quotation(wording.text, 1_000),
      say(language, "judge-wording-holds", { names: listedIn(names, language), count: names.length }),
    ].join("\n"),
    rows: buttonRows([
      button(pressOfCall(ctx, "call-agree", `${call}.${wording.number}`), say(language, "judge-agree-button"), "good"),
      button(pressOfCall(ctx, "call-word", call), say(language, "judge-another-button")),
    ]),
    ping: people.flatMap(({ userId }) => userId ?? []),
  });
}

/** "Gkar agrees. Still asked: Delenn." */
export function callAgreedLine(seat: SeatIndex, missing: readonly SeatIndex[], ctx: Context): string {
  const language = languageIn(ctx);
  const names = missing.map((each) => nameOf(ctx, each));
  return say(language, "judge-agrees", { name: nameOf(ctx, seat), names: listedIn(names, language) });
}

/** What a call has come to. */
export interface CallEnd {
  readonly number: number;
  readonly seat: SeatIndex;
  readonly question: string;
  readonly how: "answered" | "agreed" | "withdrawn" | "lapsed";
  readonly text: string;
  readonly name?: string;
  readonly role: string | null;
  readonly near: readonly string[];
}

/** How a call ended; a judge makes what was said a ruling of the server. */
export function callEnd({ number, seat, question, how, text, name, role, near }: CallEnd, ctx: Context): Message {
  const language = languageIn(ctx);
  const who = nameOf(ctx, seat);
  const judge = name === undefined ? say(language, "judge-a-judge") : safe(name, 40);
  switch (how) {
    case "withdrawn":
      return message({ content: say(language, "judge-withdrawn", { name: who }) });
    case "lapsed": {
      const why =
        name === undefined
          ? say(language, "judge-lapsed", { name: who })
          : say(language, "judge-lapsed-taken", { name: who, judge });
      const more = say(language, "judge-lapsed-more", { could: whoCould(role, near, language) });
      return message({ content: `${why}\n${more}` });
    }
    case "answered":
    case "agreed": {
      const head =
        how === "agreed"
          ? say(language, "judge-agreed", { name: who })
          : say(language, "judge-answers", { judge, name: mentionOf(ctx, seat) });
      const said =
        text === "" ? [say(language, "judge-right-by-hand")] : [...quotation(text, 1_000), say(language, "judge-runs")];
      const person = ctx.people.find((each) => each.seat === seat)?.userId ?? null;
      return message({
        content: [head, ...quotation(question, 300).map((line) => `-# ${line.slice(2)}`), ...said].join("\n"),
        rows: text === "" ? [] : buttonRows([rulingButton(number, ctx)]),
        ping: how === "answered" && person !== null ? [person] : [],
      });
    }
  }
}

/** Instead of the clocks, on the tracker. */
export function callLine({ seat, taken }: { seat: SeatIndex; taken?: { name: string } }, ctx: Context): string {
  const language = languageIn(ctx);
  const name = nameOf(ctx, seat);
  return taken === undefined
    ? say(language, "judge-line", { name })
    : say(language, "judge-line-taken", { name, judge: safe(taken.name, 24) });
}

/** To a judge alone: the caller is muted until then (ms since the epoch), and how to take that back. */
export const mutedMessage = (user: string, until: number, ctx: Table): Message =>
  inLanguages((language) =>
    privateMessage({
      content: say(language, "call-muted", { user: `<@${user}>`, until: `<t:${Math.ceil(until / 1_000)}:f>` }),
      rows: buttonRows([button(pressOfCall(ctx, "call-unmute", user), say(language, "call-unmute-button"))]),
    }),
  );

/** To the same judge: that is taken back. */
export const unmutedMessage = (user: string): Message =>
  inWords((language) => say(language, "call-unmuted", { user: `<@${user}>` }));

/** The title of a ruling that is made of an answer: its question in one line. */
export const rulingTitle = (question: string, most: number): string =>
  plain(question.replace(/\s+/gu, " ").trim(), most);
