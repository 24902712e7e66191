/** Finding a table: what somebody in line is told, for them alone, and whom a table calls that was opened for them. */
import type { RuleSetId } from "../../engine/index.ts";
import type { Pace } from "../../settings/pace.ts";
import { encodePress } from "../text/custom-id.ts";
import { button, buttonRows, inLanguages, inWords, type Message, message, privateMessage } from "../text/message.ts";
import { RULE_SET_WORDS } from "../text/words.ts";
import { FIRST_LANGUAGE, type Language, listedIn, say } from "../words/index.ts";

/** What somebody would play; what is left out is all the same to them. */
export interface WantedShown {
  readonly rules?: RuleSetId | undefined;
  readonly pace?: Pace | undefined;
  readonly seats?: number | undefined;
}

export const LEAVE_LINE = "find:leave";

const leave = (language: Language) => buttonRows([button(LEAVE_LINE, say(language, "line-leave-button"))]);

/** "pace daily · any rules · 4 seats" */
export function wantedWords({ rules, pace, seats }: WantedShown, language: Language = FIRST_LANGUAGE): string {
  return [
    pace === undefined ? say(language, "line-any-pace") : say(language, "line-pace", { pace }),
    rules === undefined ? say(language, "line-any-rules") : RULE_SET_WORDS[rules],
    seats === undefined ? say(language, "line-any-seats") : say(language, "line-seats", { seats }),
  ].join(" · ");
}

/** To who stands in line now. `minutes`: how often it is looked through. */
export const inLineMessage = (wanted: WantedShown, minutes: number): Message =>
  inLanguages((language) =>
    privateMessage({
      content: say(language, "line-in", { wanted: wantedWords(wanted, language), minutes }),
      rows: leave(language),
    }),
  );

/** To who stands in it already; `at`: since when, in ms since the epoch. */
export const inLineAlready = (wanted: WantedShown, at: number): Message =>
  inLanguages((language) =>
    privateMessage({
      content: say(language, "line-already", {
        since: `<t:${Math.floor(at / 1_000)}:f>`,
        wanted: wantedWords(wanted, language),
      }),
      rows: leave(language),
    }),
  );

export const leftLine = (stood: boolean): Message =>
  inWords((language) => say(language, stood ? "line-left" : "line-not-in"));

/** To who comes when the line is full. */
export const lineFull = (): Message => inWords((language) => say(language, "line-full"));

/** To who plays as many games as the server lets one play at once. */
export const tooManyGames = (most: number): Message => inWords((language) => say(language, "line-too-many", { most }));

/** In the channel: a table was opened for these. */
export const foundMessage = (
  table: { readonly id: string; readonly thread: string },
  users: readonly string[],
  language: Language,
): Message =>
  message({
    content: say(language, "aside-found", {
      people: listedIn(
        users.map((user) => `<@${user}>`),
        language,
      ),
      thread: `<#${table.thread}>`,
    }),
    rows: buttonRows([
      button(
        encodePress({ table: table.id, decision: 0, verb: "join", key: "" }),
        say(language, "join-button"),
        "good",
      ),
    ]),
    ping: users,
  });

/** To who was to sit at a table that could not be opened. */
export const notOpened = (channel: string, language: Language): Message =>
  privateMessage({ content: say(language, "found-not-opened", { channel: `<#${channel}>` }) });
