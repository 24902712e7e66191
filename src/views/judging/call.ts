/** What is said and asked where a player calls a judge. */
import { type APIModalInteractionResponseCallbackData, ComponentType, TextInputStyle } from "discord.js";
import type { SeatIndex, View } from "../../engine/index.ts";
import { type Context, mentionOf, nameOf } from "../text/context.ts";
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
import { listed, plain, safe } from "../text/safe-text.ts";
import { trackerInBrief, trackerMessage } from "../tracker/tracker.ts";
import { FIRST_LANGUAGE, type Language, say } from "../words/index.ts";

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

const press = (ctx: Table, verb: PressVerb, key: string | number) =>
  encodePress({ table: ctx.table, decision: 0, verb, key: String(key) });

/** What a call is made from: an effect by hand, by its number, or the id of a ruling that has not settled it. */
type From = { readonly effect: number } | { readonly ruling: string };

/** To call a judge. */
export function callButton(ctx: Table, from: From, language: Language = FIRST_LANGUAGE): Button {
  // A custom id of the table takes no stroke.
  const key = "effect" in from ? `${BY_HAND}${from.effect}` : `${RULING}${from.ruling.replaceAll("/", ".")}`;
  return button(press(ctx, "call", /^[a-z0-9._-]{1,60}$/u.test(key) ? key : ""), say(language, "book-call-button"));
}

const [BY_HAND, RULING] = ["hand.", "rule."];

/** What such a button was made from; null where it does not say. */
export function fromOfCall(key: string): From | null {
  if (key.startsWith(BY_HAND)) return { effect: Number(key.slice(BY_HAND.length)) };
  return key.startsWith(RULING) ? { ruling: key.slice(RULING.length).replaceAll(".", "/") } : null;
}

/** Somebody's lines as a quotation: no Markdown, no mentions. */
const quoted = (text: string, most: number): string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .slice(0, 12)
    .map((line) => `> ${safe(line, most)}`);

/** Who could be asked, as the end of a sentence. */
function whoCould(role: string | null, near: readonly string[]): string {
  const holders =
    role === null
      ? "whoever may manage this server (no role judges here yet)"
      : `whoever has <@&${role}> or may manage this server`;
  const lately = near.length === 0 ? "" : `; ${listed(near.map((name) => safe(name, 32)))} answered here lately`;
  return `${holders}${lately}`;
}

/** What was asked, and what the caller was shown before. */
const askedLines = ({ question, shown }: Pick<CallShown, "question" | "shown">): string[] => [
  ...quoted(question, 500),
  ...(shown.length === 0 ? [] : [`-# Shown before: ${listed(shown.map((title) => safe(title, 80)))}`]),
];

/** To the judges and the table: who asks what, what the caller was shown, and where the game stands. */
export function callMessage(call: CallShown, view: View, ctx: Context): { text: Message; brief: Message } {
  const { number, seat, by, role: judges, near, channel } = call;
  const role = channel === undefined ? judges : null;
  const called = channel === undefined ? "" : `. They are told in <#${channel}>`;
  const lines = [
    `⚖️ **${nameOf(ctx, seat)} calls a judge**${role === null ? called : `: <@&${role}>`}`,
    ...askedLines(call),
    "A judge who does not sit here presses **Take it**, then **Answer…**, and may put things right with `/effect … player:`. No clock runs until that is over; play may go on.",
    `-# Nobody near? Ask ${whoCould(judges, near)}. Or agree by yourselves: **Agree on a wording…**`,
  ];
  const rows = buttonRows([
    button(press(ctx, "call-take", number), "Take it", "main"),
    button(press(ctx, "call-answer", number), "Answer…"),
    button(press(ctx, "call-word", number), "Agree on a wording…"),
    button(press(ctx, "call-back", number), "Take it back"),
    button(press(ctx, "call-mute", by), "Mute the caller"),
  ]);
  const said = message({ content: lines.join("\n"), rows, roles: role === null ? [] : [role] });
  return {
    text: { ...said, embeds: trackerMessage(view, ctx).embeds },
    brief: { ...said, embeds: [trackerInBrief(view, ctx)] },
  };
}

/** A call as the judges of a server see it in their channel. */
export interface JudgesShown extends CallShown {
  readonly thread: string;
  /** What the judge is called who has taken it. */
  readonly taken: string | null;
}

/** To the judges, in their channel: the table, the question, what the caller was shown, and where the game stands. */
export function judgesMessage(call: JudgesShown, view: View, ctx: Context): { text: Message; brief: Message } {
  const { number, seat, by, role, thread, taken } = call;
  const lines = [
    `⚖️ ${role === null ? "" : `<@&${role}> `}**${safe(ctx.tableName, 60)}** <#${thread}>: **${nameOf(ctx, seat)} calls a judge**`,
    ...askedLines(call),
    taken === null
      ? "Nobody has taken it yet, and no clock runs there. Whoever sits at that table judges nothing of it."
      : `**${safe(taken, 40)}** has taken it. No clock runs there.`,
  ];
  const rows = buttonRows([
    button(
      press(ctx, "call-take", number),
      taken === null ? "Take it" : "Take it over",
      taken === null ? "main" : "plain",
    ),
    button(press(ctx, "call-answer", number), "Answer…"),
    button(press(ctx, "call-mute", by), "Mute the caller"),
  ]);
  const said = message({ content: lines.join("\n"), rows, roles: role === null ? [] : [role] });
  return {
    text: { ...said, embeds: trackerMessage(view, ctx).embeds },
    brief: { ...said, embeds: [trackerInBrief(view, ctx)] },
  };
}

/** What a call has come to, as its judges read it; `name`: which of them has answered. */
export type JudgesEnd = Pick<CallEnd, "how" | "name">;

/** The same once it is over. `end`: null where the game ended before it. `said`: null where nothing was said in words. */
export function judgesOver(
  call: Pick<JudgesShown, "number" | "question" | "thread" | "taken">,
  end: JudgesEnd | null,
  said: string | null,
  ctx: Context,
): Message {
  const { number, question, thread, taken } = call;
  const by = taken === null || taken === end?.name ? "" : ` · **${safe(taken, 40)}** had taken it`;
  const { head, wordless } = endWords(end);
  const lines = [
    `⚖️ **${safe(ctx.tableName, 60)}** <#${thread}>: ${head}${by}`,
    ...quoted(question, 300).map((line) => `-# ${line.slice(2)}`),
    ...(said === null ? [wordless] : quoted(said, 1_000)),
  ];
  const rows = said === null ? [] : buttonRows([button(press(ctx, "call-rule", number), "Make it a house ruling")]);
  return message({ content: lines.join("\n"), rows });
}

/** `wordless`: what stands there where nothing was said in words. */
function endWords(end: JudgesEnd | null): { readonly head: string; readonly wordless: string } {
  switch (end?.how) {
    case "answered": {
      const judge = end.name === undefined ? "a judge" : `**${safe(end.name, 40)}**`;
      return { head: `settled by ${judge}`, wordless: "It was put right by hand: the thread shows how." };
    }
    case "agreed":
      return { head: "settled by the table itself", wordless: "The thread tells what they have agreed on." };
    case "withdrawn":
      return { head: "the call was taken back", wordless: "Nothing was decided." };
    case "lapsed":
      return { head: "the call is over: nobody answered in time", wordless: "Nothing was decided." };
    default:
      return { head: "the call is over, as the game is", wordless: "Nothing was decided." };
  }
}

/** In the table's thread, where the judges' channel takes no message. */
export const judgesUnreached = (role: string, channel: string): Message =>
  message({ content: `⚖️ <@&${role}>: I cannot write in <#${channel}>, so I call you here.`, roles: [role] });

/** "Ivanova takes the call of Gkar." */
export const takenLine = (name: string, seat: SeatIndex, ctx: Context): string =>
  `⚖️ **${safe(name, 40)}** takes the call of ${nameOf(ctx, seat)}.`;

/** What the table could agree to, for those who have not yet. */
export function wordingMessage(
  call: number,
  wording: { readonly number: number; readonly seat: SeatIndex; readonly text: string },
  missing: readonly SeatIndex[],
  ctx: Context,
): Message {
  const people = ctx.people.filter(({ seat }) => missing.includes(seat));
  return message({
    content: [
      `🤝 **${nameOf(ctx, wording.seat)} would settle the question so:**`,
      ...quoted(wording.text, 1_000),
      `It holds at this table when ${listed(missing.map((each) => mentionOf(ctx, each)))} ${missing.length === 1 ? "agrees" : missing.length === 2 ? "both agree" : "all agree"}. Otherwise write another, or wait for a judge.`,
    ].join("\n"),
    rows: buttonRows([
      button(press(ctx, "call-agree", `${call}.${wording.number}`), "Agree", "good"),
      button(press(ctx, "call-word", call), "Another wording…"),
    ]),
    ping: people.flatMap(({ userId }) => userId ?? []),
  });
}

/** "Gkar agrees. Still asked: Delenn." */
export const callAgreedLine = (seat: SeatIndex, missing: readonly SeatIndex[], ctx: Context): string =>
  `-# ${nameOf(ctx, seat)} agrees. Still asked: ${listed(missing.map((each) => nameOf(ctx, each)))}.`;

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

const RUNS = "Every clock runs on from where it stood.";

/** How a call ended; a judge makes what was said a ruling of the server. */
export function callEnd({ number, seat, question, how, text, name, role, near }: CallEnd, ctx: Context): Message {
  const who = nameOf(ctx, seat);
  const judge = name === undefined ? "A judge" : safe(name, 40);
  switch (how) {
    case "withdrawn":
      return message({ content: `⚖️ ${who} takes the call for a judge back. ${RUNS}` });
    case "lapsed": {
      const why =
        name === undefined ? "no judge has come in time" : `**${judge}** has taken it and said nothing in time`;
      const more = `Ask ${whoCould(role, near)}, agree with the others, or call once more.`;
      return message({ content: `⚖️ The call of ${who} is over: ${why}. ${RUNS}\n-# ${more}` });
    }
    case "answered":
    case "agreed": {
      const head =
        how === "agreed"
          ? `🤝 **The table has agreed**, to what ${who} asked:`
          : `⚖️ **${judge} answers** ${mentionOf(ctx, seat)}:`;
      const said =
        text === "" ? ["It has been put right by hand, as it stands above."] : [...quoted(text, 1_000), RUNS];
      const person = ctx.people.find((each) => each.seat === seat)?.userId ?? null;
      return message({
        content: [head, ...quoted(question, 300).map((line) => `-# ${line.slice(2)}`), ...said].join("\n"),
        rows: text === "" ? [] : buttonRows([button(press(ctx, "call-rule", number), "Make it a house ruling")]),
        ping: how === "answered" && person !== null ? [person] : [],
      });
    }
  }
}

/** Instead of the clocks, on the tracker. */
export function callLine({ seat, taken }: { seat: SeatIndex; taken?: { name: string } }, ctx: Context): string {
  const far = taken === undefined ? "waits for one" : `**${safe(taken.name, 24)}** has taken it`;
  return `⚖️ ${nameOf(ctx, seat)} has called a judge: the table ${taken === undefined ? far : `waits for the answer; ${far}`}. No clock runs.`;
}

interface Field {
  readonly title: string;
  readonly label: string;
  readonly hint: string;
  readonly most: number;
  readonly value?: string;
  readonly required: boolean;
}

/** What a form about a call is to hold. */
export const CALL_FIELD = "said";

function form(
  customId: string,
  { title, label, hint, most, value, required }: Field,
): APIModalInteractionResponseCallbackData {
  return {
    custom_id: customId,
    title,
    components: [
      {
        type: ComponentType.ActionRow,
        components: [
          {
            type: ComponentType.TextInput,
            custom_id: CALL_FIELD,
            label,
            style: TextInputStyle.Paragraph,
            required,
            max_length: most,
            placeholder: hint,
            ...(value ? { value } : {}),
          },
        ],
      },
    ],
  };
}

/** What a player asks; `key`: as in the button. */
export function callForm(
  question: string,
  key: string,
  most: number,
  ctx: Table,
  language: Language = FIRST_LANGUAGE,
): APIModalInteractionResponseCallbackData {
  return form(press(ctx, "call", key), {
    title: say(language, "call-title"),
    label: say(language, "call-label"),
    hint: say(language, "call-hint"),
    most,
    value: question.slice(0, most),
    required: true,
  });
}

/** What the judge says; empty where putting it right says enough. */
export function answerForm(
  call: number,
  most: number,
  ctx: Table,
  language: Language = FIRST_LANGUAGE,
): APIModalInteractionResponseCallbackData {
  return form(press(ctx, "call-answer", call), {
    title: say(language, "call-answer-title"),
    label: say(language, "call-answer-label"),
    hint: say(language, "call-answer-hint"),
    most,
    required: false,
  });
}

/** What the table could agree to. */
export function wordingForm(
  call: number,
  most: number,
  ctx: Table,
  language: Language = FIRST_LANGUAGE,
): APIModalInteractionResponseCallbackData {
  return form(press(ctx, "call-word", call), {
    title: say(language, "call-word-title"),
    label: say(language, "call-word-label"),
    hint: say(language, "call-word-hint"),
    most,
    required: true,
  });
}

/** To a judge alone: the caller is muted until then (ms since the epoch), and how to take that back. */
export const mutedMessage = (user: string, until: number, ctx: Table): Message =>
  inLanguages((language) =>
    privateMessage({
      content: say(language, "call-muted", { user: `<@${user}>`, until: `<t:${Math.ceil(until / 1_000)}:f>` }),
      rows: buttonRows([button(press(ctx, "call-unmute", user), say(language, "call-unmute-button"))]),
    }),
  );

/** To the same judge: that is taken back. */
export const unmutedMessage = (user: string): Message =>
  inWords((language) => say(language, "call-unmuted", { user: `<@${user}>` }));

/** The title of a ruling that is made of an answer: its question in one line. */
export const rulingTitle = (question: string, most: number): string =>
  plain(question.replace(/\s+/gu, " ").trim(), most);
