/** What a table itself says "no" to, worded, before the game is asked. */

import { durationParts } from "../../settings/duration.ts";
import type { TableRefusal, TableRefusalCode } from "../../table/refusal.ts";
import { lessonKeeps } from "../lesson/lesson.ts";
import { plain, safe } from "../text/safe-text.ts";
import { FIRST_LANGUAGE, type Language, listedIn, say, sayPut, type WordId } from "../words/index.ts";
import { isWord } from "../words/words.ts";

type Phase = Extract<TableRefusal, { code: "not-playing" }>["phase"];
type Stop = Extract<TableRefusal, { code: "undo-stuck" }>["why"];
type CannotUndo = Extract<TableRefusal, { code: "cannot-undo" }>;

/** The `/rule` entry that a table's own "no" rests on, where there is one. */
export const TABLE_REFUSAL_RULES: Readonly<Partial<Record<TableRefusalCode, string>>> = {
  "table-full": "seats",
  "too-few-seats": "seats",
  "not-all-came": "rematch",
  "not-over": "rematch",
  "no-such-ambassador": "ambassadors",
  "deck-sealed": "sideboarding",
  "not-house-maker": "house-rules",
  "not-timing-maker": "declaring-together",
  "rules-are-fixed": "house-rules",
  "language-is-fixed": "timing-disputes",
  "not-language-maker": "timing-disputes",
  "manners-are-fixed": "table-manners",
  "manners-of-league": "table-manners",
  "not-manners-maker": "table-manners",
  "takebacks-never": "table-manners",
  paused: "pausing",
  "paused-already": "pausing",
  "not-paused": "pausing",
  disputed: "disputes",
  "nothing-to-dispute": "disputes",
  "own-word": "disputes",
  "not-your-word": "disputes",
  "not-your-reading": "disputes",
  "nothing-to-correct": "disputes",
  "agreed-already": "disputes",
  "too-late-to-withdraw": "disputes",
  objected: "objections",
  "nothing-to-object": "objections",
  "nothing-to-undo": "taking-back",
  "own-effect": "objections",
  "not-your-effect": "objections",
  "word-given": "objections",
  "objection-late": "objections",
  "cannot-undo": "objections",
  "undo-stuck": "not-taken-back",
  "judge-sits": "judges",
  "call-open": "calling-a-judge",
  "no-call": "calling-a-judge",
  "no-call-in-lesson": "calling-a-judge",
  "call-taken": "calling-a-judge",
  "call-unanswered": "calling-a-judge",
  "not-your-call": "calling-a-judge",
  "call-agreed": "calling-a-judge",
  "caller-muted": "calling-a-judge",
  "called-often": "calling-a-judge",
  "undo-refused": "taking-back",
  "undo-open": "taking-back",
  "undo-over": "taking-back",
  "undo-after-end": "not-taken-back",
  "undo-not-asked": "taking-back",
  "undo-agreed": "taking-back",
  "pass-ahead-later": "passing-ahead",
  "pass-until-what": "passing-ahead",
  "orders-wait": "passing-ahead",
  "no-orders": "orders-ahead",
  "too-many-orders": "orders-ahead",
  "pass-among-orders": "orders-ahead",
  "order-after-pass": "orders-ahead",
  "declares-and-not": "orders-ahead",
  "draws-twice": "turn-end-ahead",
  "orders-use-twice": "orders-ahead",
  "nothing-ahead": "orders-ahead",
  "nobody-waited-for": "deadlines",
  "no-deadlines": "deadlines",
  "too-much-time": "deadlines",
  "own-time": "time-over",
  "voted-already": "time-over",
  "vacation-too-long": "vacations",
  "seat-given": "substitutes",
  "no-bot-here": "practice-opponents",
  "not-bots-host": "practice-opponents",
  "no-substitute": "substitutes",
  "not-your-seat-to-give": "substitutes",
  "no-offer": "substitutes",
  "not-your-offer": "substitutes",
  "agreed-to-offer": "substitutes",
  "no-seat-to-take-back": "substitutes",
  stale: "orders",
};

/** What keeps a step from being taken back, for whoever has just taken it. */
export const cannotUndo = (why: Stop, language: Language = FIRST_LANGUAGE): string =>
  say(language, "cannot-be-undone", { why: say(language, `stuck-${why}`) });

/** What keeps an effect by hand from being taken back. */
export function stuckIn(stuck: CannotUndo["stuck"], language: Language): string {
  if (stuck === "seen" || stuck === "shuffled") return say(language, `effect-stuck-${stuck}`);
  const { verb, why } = stuck;
  if (why === null) return say(language, "effect-stuck-since", { verb });
  const id: WordId = `lasting-${why}`;
  return isWord(id) ? sayPut(language, id, {}) : why; // an objection of an earlier version has its words in it
}

/** A span of ms, after "in" or "than". */
export const span = (ms: number, language: Language): string =>
  durationParts(ms)
    .map(({ unit, count }) => say(language, `span-${unit}`, { count }))
    .join(" ");

const player = (user: string): string => `<@${user}>`;
const moment = (ms: number): string => `<t:${Math.ceil(ms / 1_000)}:f>`;

/**
 * Why the table does not take it, and what would be possible, in one or two sentences of message text.
 *
 * @param table where it stands and how far its game is; null where there is none.
 * @param most how many may sit at a table.
 */
export function tableRefusalSentence(
  refusal: TableRefusal,
  table: { readonly phase: Phase; readonly thread: string } | null,
  most: number,
  language: Language = FIRST_LANGUAGE,
): string {
  switch (refusal.code) {
    case "not-in-lobby":
    case "undo-after-end":
      return say(language, `refuse-${refusal.code}`, { state: say(language, `table-${refusal.phase}`) });
    case "not-playing":
      return say(language, `table-${refusal.phase}`);
    case "seated-already":
      return say(language, "refuse-seated-already", { race: refusal.race });
    case "not-seated":
      return say(language, `unseated-${table?.phase ?? "playing"}`);
    case "elsewhere":
      return say(language, "refuse-elsewhere", { thread: `<#${refusal.thread}>` });
    case "table-full":
      return say(language, "refuse-table-full", { seats: refusal.seats, most });
    case "too-few-seats":
      return say(language, "refuse-too-few-seats", { seats: refusal.seats });
    case "not-all-came":
      return say(language, "refuse-not-all-came", {
        people: listedIn(refusal.users.map(player), language),
        count: refusal.users.length,
        until: moment(refusal.until),
      });
    case "no-such-deck":
      return say(language, "refuse-no-such-deck", { deck: safe(refusal.deck) });
    case "no-deck-for-faction":
      return say(language, "refuse-no-deck-for-faction", { race: refusal.race, faction: refusal.faction });
    case "no-such-ambassador": {
      const list = refusal.has.slice(0, 10).map((each) => safe(each));
      return say(language, "refuse-no-such-ambassador", {
        name: plain(refusal.text, 60),
        has:
          list.length === 0
            ? say(language, "ambassadors-none")
            : say(language, "ambassadors-some", { list: listedIn(list, language, "list-or") }),
      });
    }
    case "no-substitute":
      return say(language, `substitute-${refusal.why}`, { name: safe(refusal.name, 24) });
    case "seat-given":
    case "paused":
    case "paused-already":
      return say(language, `refuse-${refusal.code}`, { name: safe(refusal.name, 24) });
    case "not-host":
      return say(language, "refuse-not-host", {
        host: player(refusal.host),
        thread: table === null ? "none" : `<#${table.thread}>`,
      });
    case "not-bots-host":
    case "not-house-maker":
    case "not-timing-maker":
    case "not-language-maker":
    case "not-manners-maker":
      return say(language, `refuse-${refusal.code}`, { host: player(refusal.host) });
    case "disputed":
    case "nothing-to-correct":
    case "too-late-to-withdraw":
    case "orders-use-twice":
      return say(language, `refuse-${refusal.code}`, { title: safe(refusal.title, 60) });
    case "objected":
      return say(language, "refuse-objected", { because: safe(refusal.because, 60) });
    case "objection-late":
      return refusal.over === "turn"
        ? say(language, "refuse-objection-turn")
        : say(language, "refuse-objection-late", { pace: refusal.pace });
    case "cannot-undo":
      return say(language, "refuse-cannot-undo", {
        because: safe(refusal.because, 60),
        why: stuckIn(refusal.stuck, language),
      });
    case "undo-stuck":
      return refusal.own
        ? cannotUndo(refusal.why, language)
        : say(language, "refuse-undo-stuck", { why: say(language, `stuck-${refusal.why}`) });
    case "caller-muted":
      return say(language, "refuse-caller-muted", { until: moment(refusal.until) });
    case "called-often":
    case "too-much-time":
      return say(language, `refuse-${refusal.code}`, { span: span(refusal.ms, language) });
    case "orders-wait":
    case "order-after-pass":
      return say(language, `refuse-${refusal.code}`, { order: safe(refusal.sentence, 80) });
    case "too-many-orders":
      return say(language, "refuse-too-many-orders", { most: refusal.most, wait: refusal.wait });
    case "vacation-too-long":
      return say(language, "mine-too-long-there", {
        days: refusal.days,
        table: safe(refusal.table, 60),
        left: refusal.left,
      });
    case "lesson":
      return lessonKeeps(refusal.step, refusal.wanted, language);
    default:
      return say(language, `refuse-${refusal.code}`);
  }
}
