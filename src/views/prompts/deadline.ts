/** What is said when somebody's time is over, and what others can do about it. */
import type { SeatIndex } from "../../engine/index.ts";
import type { Expiry } from "../../settings/pace.ts";
import { span } from "../refusals/table.ts";
import { type Context, languageIn, mentionOf, nameOf } from "../text/context.ts";
import { encodePress } from "../text/custom-id.ts";
import { DISCORD_LIMITS } from "../text/limits.ts";
import { type Button, button, buttonRows, type Message, message } from "../text/message.ts";
import { bound, safe } from "../text/safe-text.ts";
import type { SinceShown } from "../tracker/since.ts";
import { FIRST_LANGUAGE, type Language, listedIn, say } from "../words/index.ts";
import type { StandsAt } from "./mine.ts";

interface Expired {
  readonly how: Expiry;
  readonly seats: readonly SeatIndex[];
  readonly users: readonly string[];
  readonly decisions: readonly number[];
  readonly needed: number;
  readonly secret?: true;
  readonly more: number;
}

const boldNames = (seats: readonly SeatIndex[], ctx: Context): string =>
  listedIn(
    seats.map((seat) => `**${nameOf(ctx, seat)}**`),
    languageIn(ctx),
  );

/** How a button names the answers that are waited for: by the first and the last of their questions. */
export const lateKey = (decisions: readonly number[]): string =>
  decisions.length === 0 ? "" : `${Math.min(...decisions)}-${Math.max(...decisions)}`;

/** The questions that such a button names; null where it names none. */
export function lateNamed(key: string): { first: number; last: number } | null {
  const [, first, last] = /^(\d{1,9})-(\d{1,9})$/u.exec(key) ?? [];
  return first === undefined ? null : { first: Number(first), last: Number(last) };
}

/** Gives whoever is waited for `ms` more, in one tap. */
export function giveTimeButton(
  ctx: Pick<Context, "table" | "language">,
  decisions: readonly number[],
  ms: number,
): Button {
  const language = languageIn(ctx);
  const press = encodePress({ table: ctx.table, decision: 0, verb: "give-time", key: lateKey(decisions) });
  return button(press, say(language, "time-button", { span: span(ms, language) }));
}

/** To everybody: somebody's time is over, and what comes of it. Whoever owes the answer is pinged. */
export function expiredMessage(expired: Expired, ctx: Context): Message {
  const { how, seats, users, decisions, needed, secret, more } = expired;
  const language = languageIn(ctx);
  const names = boldNames(seats, ctx);
  const they = secret ? say(language, "time-whoever") : names;
  const vote = encodePress({ table: ctx.table, decision: 0, verb: "go-on", key: lateKey(decisions) });
  // All who were asked in secret are named, and those who owe the answer pinged, so that nobody else sees who that is.
  const named = secret
    ? seats.map((seat) => mentionOf(ctx, seat))
    : users.filter((user) => /^\d+$/u.test(user)).map((user) => `<@${user}>`);
  const whom = `⏰ ${named.length > 0 ? named.join(" ") : names}`;
  const waits = say(language, secret ? "time-waits-all" : "time-waits", { whom });
  switch (how) {
    case "pass":
      return message({
        content: say(language, "time-passed", { whom, they }),
        ping: users,
      });
    case "vote":
      return message({
        content: say(language, "time-vote", { waits, needed, they }),
        rows: buttonRows([button(vote, say(language, "go-on-button"), "main"), giveTimeButton(ctx, decisions, more)]),
        ping: users,
      });
    case "remind":
      return message({ content: waits, rows: buttonRows([giveTimeButton(ctx, decisions, more)]), ping: users });
  }
}

export function votedLine(seat: SeatIndex, missing: number, ctx: Context): string {
  const language = languageIn(ctx);
  const name = nameOf(ctx, seat);
  return missing === 0 ? say(language, "time-voted-last", { name }) : say(language, "time-voted", { name, missing });
}

export function givenLine(
  name: string,
  ms: number,
  seats: readonly SeatIndex[],
  secret: boolean,
  ctx: Context,
): string {
  const language = languageIn(ctx);
  const whom = secret ? say(language, "time-given-all") : boldNames(seats, ctx);
  return say(language, "time-given", { name: safe(name, 24), whom, span: span(ms, language) });
}

/** Somebody calls time; what follows at once the log tells. `waits`: it takes effect later. */
export function callsTimeLine(name: string, waits: boolean, language: Language): string {
  return say(language, waits ? "time-called-later" : "time-called", { name: safe(name, 60) });
}

export function awayLine(seat: SeatIndex, from: number, until: number, ctx: Context): string {
  return say(languageIn(ctx), "time-away", {
    name: nameOf(ctx, seat),
    from: stamp(from, "f"),
    until: stamp(until, "f"),
  });
}

/** To whoever opened the table, once: reminding is of no use, and what can be done. */
export function stalledMessage(
  { host, seats, secret, clock }: { host: string; seats: readonly SeatIndex[]; secret?: true; clock?: true },
  ctx: Context,
): Message {
  const language = languageIn(ctx);
  const whom = secret ? say(language, "time-stalled-answer") : boldNames(seats, ctx);
  const content = [
    say(language, "time-stalled", { host: `<@${host}>`, whom }),
    say(language, clock ? "time-stalled-give" : "time-stalled-how"),
  ].join("\n");
  return message({ content, ping: /^\d+$/u.test(host) && host !== "0" ? [host] : [] });
}

/** By direct message, to whoever wants to be reminded so. */
export function directReminder(
  { table, name, link, wants }: StandsAt,
  since: SinceShown | null,
  language: Language = FIRST_LANGUAGE,
): Message {
  const linked = `[${safe(name, 60)}](${link})`;
  const press = (verb: "act" | "hand") => encodePress({ table, decision: 0, verb, key: "" });
  const lines = [
    wants === null
      ? say(language, "direct-waits", { table: linked })
      : say(language, "direct-waits-for", { table: linked, words: wants.words }),
    ...(wants?.due === undefined ? [] : [untilLine(wants.due, language)]),
    ...(since === null ? [] : [say(language, "since-title"), ...since.lines]),
  ];
  const buttons = [
    ...(wants === null ? [] : [button(press("act"), say(language, "opens-answer"), "main")]),
    button(press("hand"), say(language, "hand-button")),
    ...(since === null ? [] : [since.all]),
  ];
  return message({ content: bound(lines.join("\n"), DISCORD_LIMITS.content), rows: buttonRows(buttons) });
}

/** By direct message, to whoever wants to know that they act after the one who is asked now. */
export function nextLine(name: string, thread: string, language: Language): Message {
  return message({ content: say(language, "direct-next", { table: safe(name, 60), thread: `<#${thread}>` }) });
}

/** Until when a question may be answered, below it. */
export const untilLine = (at: number, language: Language = FIRST_LANGUAGE): string =>
  say(language, "time-until", { at: stamp(at, "f"), in: stamp(at, "R") });

/** Privately, to whoever has come back. */
export function doneForYou(table: string, answers: number, language: Language): string {
  return say(language, "taken-while-away", { table: safe(table, 60), answers });
}

/** Seconds since the epoch, as Discord shows each reader in the own time. */
export const stamp = (ms: number, form: "R" | "f" | "D" | "t"): string => `<t:${Math.floor(ms / 1_000)}:${form}>`;

/** Until when each answer is waited for, and who is away: for the tracker. */
export function clockLines(
  owed: readonly { seat: SeatIndex; at: number | null; over: boolean }[],
  away: readonly { seat: SeatIndex; from: number; until: number }[],
  ctx: Context,
): string[] {
  const language = languageIn(ctx);
  // Those with the same deadline stand in one line.
  const times = [...new Set(owed.flatMap(({ at }) => at ?? []))].sort((a, b) => a - b);
  return [
    ...times.map((at) => {
      const names = owed.filter((one) => one.at === at).map(({ seat }) => nameOf(ctx, seat));
      return say(language, "time-line", { names: listedIn(names, language), at: stamp(at, "f"), in: stamp(at, "R") });
    }),
    ...owed.filter(({ over }) => over).map(({ seat }) => say(language, "time-over", { name: nameOf(ctx, seat) })),
    ...away.map(({ seat, from, until }) =>
      say(language, "time-away-line", {
        name: nameOf(ctx, seat),
        from: stamp(from, "D"),
        until: stamp(until, "f"),
      }),
    ),
  ];
}

/** What `/game time` shows. */
export function deadlineMessage(lines: readonly string[], clock: string | null, language: Language): string {
  if (clock === null) return say(language, "time-none");
  return [say(language, "time-here", { clock }), ...(lines.length > 0 ? lines : [say(language, "time-nobody")])].join(
    "\n",
  );
}
