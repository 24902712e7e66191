/** What is said when somebody's time is over, and what others can do about it. */
import type { SeatIndex } from "../../engine/index.ts";
import { durationWords } from "../../settings/duration.ts";
import type { Expiry } from "../../settings/pace.ts";
import { type Context, mentionOf, nameOf } from "../text/context.ts";
import { encodePress } from "../text/custom-id.ts";
import { DISCORD_LIMITS } from "../text/limits.ts";
import { type Button, button, buttonRows, type Message, message } from "../text/message.ts";
import { bound, counted, listed, safe } from "../text/safe-text.ts";
import type { SinceShown } from "../tracker/since.ts";
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

/** How a button names the answers that are waited for: by the first and the last of their questions. */
export const lateKey = (decisions: readonly number[]): string =>
  decisions.length === 0 ? "" : `${Math.min(...decisions)}-${Math.max(...decisions)}`;

/** The questions that such a button names; null where it names none. */
export function lateNamed(key: string): { first: number; last: number } | null {
  const [, first, last] = /^(\d{1,9})-(\d{1,9})$/u.exec(key) ?? [];
  return first === undefined ? null : { first: Number(first), last: Number(last) };
}

/** Gives whoever is waited for `ms` more, in one tap. */
export function giveTimeButton({ table }: Pick<Context, "table">, decisions: readonly number[], ms: number): Button {
  const press = encodePress({ table, decision: 0, verb: "give-time", key: lateKey(decisions) });
  return button(press, `Give ${durationWords(ms)} more`);
}

/** To everybody: somebody's time is over, and what comes of it. Whoever owes the answer is pinged. */
export function expiredMessage(expired: Expired, ctx: Context): Message {
  const { how, seats, users, decisions, needed, secret, more } = expired;
  const names = listed(seats.map((seat) => `**${nameOf(ctx, seat)}**`));
  const they = secret ? "whoever has not answered" : names;
  const vote = encodePress({ table: ctx.table, decision: 0, verb: "go-on", key: lateKey(decisions) });
  // All who were asked in secret are named, and those who owe the answer pinged, so that nobody else sees who that is.
  const named = secret
    ? seats.map((seat) => mentionOf(ctx, seat))
    : users.filter((user) => /^\d+$/u.test(user)).map((user) => `<@${user}>`);
  const whom = `⏰ ${named.length > 0 ? named.join(" ") : names}`;
  const waits = secret
    ? `${whom}, the table waits for everybody’s word, and the time for it is over.`
    : `${whom}, the table waits for you: your time is over.`;
  switch (how) {
    case "pass":
      return message({
        content: `${whom}, your time is over. The mildest answer was given for ${they}: what that was stands below, and play goes on.`,
        ping: users,
      });
    case "vote":
      return message({
        content: `${waits} Once ${counted(needed, "player")} would go on without waiting, the mildest answer is given for ${they}. An answer still counts until then.`,
        rows: buttonRows([button(vote, "Go on", "main"), giveTimeButton(ctx, decisions, more)]),
        ping: users,
      });
    case "remind":
      return message({ content: waits, rows: buttonRows([giveTimeButton(ctx, decisions, more)]), ping: users });
  }
}

export function votedLine(seat: SeatIndex, missing: number, ctx: Context): string {
  const rest = missing === 0 ? "that is enough, and play goes on" : `${counted(missing, "more vote")} and play goes on`;
  return `⏩ **${nameOf(ctx, seat)}** votes to go on: ${rest}.`;
}

export function givenLine(
  name: string,
  ms: number,
  seats: readonly SeatIndex[],
  secret: boolean,
  ctx: Context,
): string {
  const whom = secret ? "everybody who is asked" : listed(seats.map((seat) => `**${nameOf(ctx, seat)}**`));
  return `⏳ **${safe(name, 24)}** gives ${whom} ${durationWords(ms)} more.`;
}

/** Somebody calls time; what follows at once the log tells. `waits`: it takes effect later. */
export function callsTimeLine(name: string, waits: boolean): string {
  const then = waits ? " It takes effect as soon as what play waits for is settled." : "";
  return `⏰ **${safe(name, 60)}** calls time.${then}`;
}

export function awayLine(seat: SeatIndex, from: number, until: number, ctx: Context): string {
  return `🏖️ **${nameOf(ctx, seat)}** is on vacation from ${stamp(from, "f")} until ${stamp(until, "f")}: deadlines wait.`;
}

/** To whoever opened the table, once: reminding is of no use, and what can be done. */
export function stalledMessage(
  { host, seats, secret, clock }: { host: string; seats: readonly SeatIndex[]; secret?: true; clock?: true },
  ctx: Context,
): Message {
  const whom = secret ? "an answer" : listed(seats.map((seat) => `**${nameOf(ctx, seat)}**`));
  const content = [
    `🛑 <@${host}>, this table has waited for ${whom} through three reminders. Nobody is reminded any more.`,
    `-# ${clock ? "Anybody here may give time with `/game time`. " : ""}You may look for a substitute, pause the table with \`/game pause\`, or close it with \`/game end\`.`,
  ].join("\n");
  return message({ content, ping: /^\d+$/u.test(host) && host !== "0" ? [host] : [] });
}

/** By direct message, to whoever wants to be reminded so. */
export function directReminder({ table, name, link, wants }: StandsAt, since: SinceShown | null): Message {
  const what = wants === null ? "" : `: ${wants.words}`;
  const press = (verb: "act" | "hand") => encodePress({ table, decision: 0, verb, key: "" });
  const lines = [
    `⏰ [${safe(name, 60)}](${link}) waits for you${what}`,
    ...(wants?.due === undefined ? [] : [untilLine(wants.due)]),
    ...(since === null ? [] : ["__Since you last looked__", ...since.lines]),
  ];
  const buttons = [
    ...(wants === null ? [] : [button(press("act"), "Answer…", "main")]),
    button(press("hand"), "My hand"),
    ...(since === null ? [] : [since.all]),
  ];
  return message({ content: bound(lines.join("\n"), DISCORD_LIMITS.content), rows: buttonRows(buttons) });
}

/** By direct message, to whoever wants to know that they act after the one who is asked now. */
export function nextLine(name: string, thread: string): Message {
  return message({ content: `⏭️ You are next at **${safe(name, 60)}**: <#${thread}>` });
}

/** Until when a question may be answered, below it. */
export const untilLine = (at: number): string => `-# ⏳ Until ${stamp(at, "f")}, ${stamp(at, "R")}`;

/** Privately, to whoever has come back. */
export function doneForYou(table: string, answers: number): string {
  return `While you were away your time was over at **${safe(table, 60)}**: ${answers === 1 ? "one answer was" : `${answers} answers were`} given for you, the mildest that there were. \`/game log\` shows what happened.`;
}

/** Seconds since the epoch, as Discord shows each reader in the own time. */
export const stamp = (ms: number, form: "R" | "f" | "D" | "t"): string => `<t:${Math.floor(ms / 1_000)}:${form}>`;

/** Until when each answer is waited for, and who is away: for the tracker. */
export function clockLines(
  owed: readonly { seat: SeatIndex; at: number | null; over: boolean }[],
  away: readonly { seat: SeatIndex; from: number; until: number }[],
  ctx: Context,
): string[] {
  // Those with the same deadline stand in one line.
  const times = [...new Set(owed.flatMap(({ at }) => at ?? []))].sort((a, b) => a - b);
  return [
    ...times.map((at) => {
      const names = owed.filter((one) => one.at === at).map(({ seat }) => nameOf(ctx, seat));
      return `⏳ ${listed(names)}: time until ${stamp(at, "f")}, ${stamp(at, "R")}`;
    }),
    ...owed.filter(({ over }) => over).map(({ seat }) => `⌛ ${nameOf(ctx, seat)}: time is over`),
    ...away.map(
      ({ seat, from, until }) => `🏖️ ${nameOf(ctx, seat)}: away from ${stamp(from, "D")} until ${stamp(until, "f")}`,
    ),
  ];
}

/** What `/game time` shows. */
export function deadlineMessage(lines: readonly string[], clock: string | null): string {
  if (clock === null) return "This table has no deadlines: it was opened without them, and waits for everybody.";
  return [`**Time at this table**: ${clock}`, ...(lines.length > 0 ? lines : ["Nobody’s clock is running."])].join(
    "\n",
  );
}
