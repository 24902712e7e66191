/** Finding a table: what somebody in line is told, for them alone, and whom a table calls that was opened for them. */
import type { RuleSetId } from "../../engine/index.ts";
import type { Pace } from "../../settings/pace.ts";
import { encodePress } from "../text/custom-id.ts";
import { button, buttonRows, type Message, message, privateMessage } from "../text/message.ts";
import { counted, listed } from "../text/safe-text.ts";
import { RULE_SET_WORDS } from "../text/words.ts";

/** What somebody would play; what is left out is all the same to them. */
export interface WantedShown {
  readonly rules?: RuleSetId | undefined;
  readonly pace?: Pace | undefined;
  readonly seats?: number | undefined;
}

export const LEAVE_LINE = "find:leave";

const leave = () => buttonRows([button(LEAVE_LINE, "Leave the line")]);

/** "pace daily · any rules · 4 seats" */
export function wantedWords({ rules, pace, seats }: WantedShown): string {
  return [
    pace === undefined ? "any pace" : `pace ${pace}`,
    rules === undefined ? "any rules" : RULE_SET_WORDS[rules],
    seats === undefined ? "any number of seats" : counted(seats, "seat"),
  ].join(" · ");
}

/** To who stands in line now. `minutes`: how often it is looked through. */
export const inLineMessage = (wanted: WantedShown, minutes: number): Message =>
  privateMessage({
    content: `**You are in line for a table**: ${wantedWords(wanted)}.\nEvery ${minutes} minutes I look through the line. When enough of you fit, a table opens beside this channel and calls you: press **Join** then. Nobody is shown who waits.`,
    rows: leave(),
  });

/** To who stands in it already; `at`: since when, in ms since the epoch. */
export const inLineAlready = (wanted: WantedShown, at: number): Message =>
  privateMessage({
    content: `You are in line already, since <t:${Math.floor(at / 1_000)}:f>: ${wantedWords(wanted)}. Nobody stands there twice: to look for something else, leave first.`,
    rows: leave(),
  });

export const leftLine = (stood: boolean): Message =>
  privateMessage({
    content: stood
      ? "You have left the line. `/game find` puts you in again."
      : "You do not stand in line. If a table has called you, press **Leave** in its lobby.",
  });

/** To who plays as many games as the server lets one play at once. */
export const tooManyGames = (most: number): string =>
  `This server lets everybody play ${counted(most, "game")} at once, and you sit at so many tables here already. Finish one first; \`/game mine\` shows them.`;

/** In the channel: a table was opened for these. */
export const foundMessage = (
  table: { readonly id: string; readonly thread: string },
  users: readonly string[],
): Message =>
  message({
    content: `**A table for ${listed(users.map((user) => `<@${user}>`))}**: <#${table.thread}>. Press **Join** to come; who does not come in time is not waited for.`,
    rows: buttonRows([button(encodePress({ table: table.id, decision: 0, verb: "join", key: "" }), "Join", "good")]),
    ping: users,
  });

/** To who was to sit at a table that could not be opened. */
export const notOpened = (channel: string): Message =>
  privateMessage({
    content: `Enough players were found, but I could not open a table in <#${channel}>: I am not allowed to any more, or it is gone. Type \`/game find\` in another channel.`,
  });
