/** The log in pages, all of it or what somebody looks for. */
import type { Event, EventType, SeatIndex } from "../../engine/index.ts";
import type { Pieces } from "../../piecemeal.ts";
import { wayOnButtons } from "../prompts/notices.ts";
import { type Context, languageIn, nameOf } from "../text/context.ts";
import { encodePress } from "../text/custom-id.ts";
import { type Button, button, buttonRows, type Message, menuRow, privateMessage } from "../text/message.ts";
import { bound, safe } from "../text/safe-text.ts";
import { FIRST_LANGUAGE, type Language, say } from "../words/index.ts";
import { logLines } from "./log.ts";
import { mayGoOn } from "./runs.ts";

/** What lines of the log may be about. */
export const LOG_KINDS = ["all", "conflicts", "votes", "by-hand", "undone"] as const;
export type LogKind = (typeof LOG_KINDS)[number];

export const logKindWords = (kind: LogKind, language: Language = FIRST_LANGUAGE): string =>
  say(language, `logpage-kind-${kind}`);

const TYPES: Readonly<Record<Exclude<LogKind, "all">, readonly EventType[]>> = {
  conflicts: [
    "declared",
    "cover-shown",
    "conflicts-revealed",
    "conflict-allowed",
    "conflict-initiated",
    "conflict-prolonged",
    "conflict-put-off",
    "conflict-discarded",
    "supported",
    "opposed",
    "attacked",
    "attack-declared",
    "damaged",
    "neutralized",
    "led",
    "conflicts-barred",
    "counted-as",
    "withdrawn",
    "added",
    "conflict-resolved",
    "conflict-cancelled",
    "aftermath-played",
    "joined-war",
    "conquered",
  ],
  votes: ["vote-called", "voted", "vote-forced", "ballot-given", "league-called", "league-dictated", "vote-ended"],
  "by-hand": [
    "left-by-hand",
    "by-hand",
    "hand-undone",
    "watch-set",
    "watch-done",
    "watch-ended",
    "influence-applied",
    "fact-stated",
    "fact-corrected",
    "looked",
  ],
  undone: ["step-undone", "hand-undone"],
};

/** What somebody looks for in the log; null: whatever it is. */
export interface LogFilter {
  readonly turn: number | null;
  readonly seat: SeatIndex | null;
  readonly kind: LogKind;
}

/** How a button names a page: `page` counts from the oldest, so that what is said later moves none; null is the newest. */
export interface LogPage extends LogFilter {
  readonly page: number | null;
}

const or = (value: number | null) => (value === null ? "x" : String(value));

export const logPageKey = ({ page, turn, seat, kind }: LogPage): string =>
  [or(page), or(turn), or(seat), kind].join(".");

/** What the key of a button names; null where it names nothing. */
export function parseLogPage(key: string): LogPage | null {
  const [, page = "", turn = "", seat = "", name = ""] =
    /^(x|\d{1,4})\.(x|\d{1,4})\.(x|\d{1,2})\.([a-z-]{1,12})$/u.exec(key) ?? [];
  const kind = LOG_KINDS.find((one) => one === name);
  const number = (text: string) => (text === "x" ? null : Number(text));
  return kind === undefined ? null : { page: number(page), turn: number(turn), seat: number(seat), kind };
}

/** The most of the log that one page holds, in characters of Discord's text; its head and its foot have room beside it. */
const PAGE = 1_600;

/** The pages of what is looked for, the oldest first; the lines of each as the thread has them, below their turn. */
export function* logPages(steps: readonly (readonly Event[])[], filter: LogFilter, ctx: Context): Pieces<string[]> {
  const pages: string[] = [];
  let page = "";
  const say = (line: string) => {
    if (page !== "" && page.length + 1 + line.length > PAGE) {
      pages.push(page);
      page = "";
    }
    page = page === "" ? line : `${page}\n${line}`;
  };
  let turn = 0;
  let heading: string | null = null;
  const found: Event[] = [];
  for (const [at, events] of steps.entries()) {
    const tell = () => {
      for (const line of logLines(found.splice(0), ctx)) {
        if (heading !== null) say(heading);
        heading = null;
        say(bound(line, PAGE));
      }
    };
    for (const event of events) {
      if (event.type === "turn-started") {
        tell();
        turn = event.turn;
        heading = filter.turn === null || filter.turn === turn ? (logLines([event], ctx)[0] ?? null) : null;
        if (heading !== null && filter.kind === "all" && filter.seat === null) {
          say(heading);
          heading = null;
        }
      } else if (isFound(event, turn, filter)) found.push(event);
    }
    const [last, next] = [found.at(-1), steps[at + 1]?.[0]];
    // One line may tell what several have done alike, one step after another.
    if (last === undefined || next === undefined || !mayGoOn(last, next)) tell();
    yield;
  }
  return page === "" ? pages : [...pages, page];
}

function isFound(event: Event, now: number, { turn, seat, kind }: LogFilter): boolean {
  if (turn !== null && turn !== now) return false;
  if (seat !== null && !isAbout(event, seat)) return false;
  return kind === "all" || TYPES[kind].includes(event.type);
}

/** Whether a line is of this player: what he has done, or what has become of his own. */
function isAbout(event: Event, seat: SeatIndex): boolean {
  if ("seat" in event && event.seat === seat) return true;
  if ("seats" in event && typeof event.seats === "object" && event.seats.includes(seat)) return true;
  if ("whose" in event && typeof event.whose === "object" && "seat" in event.whose) return event.whose.seat === seat;
  switch (event.type) {
    case "attacked":
    case "attack-declared":
      return false;
    case "tension-changed":
    case "influence-transferred":
    case "power-transferred":
      return [event.from, "to" in event ? event.to : null].some((one) => isOf(one, seat));
    case "voted":
      return event.by === seat;
    default:
      return false;
  }
}

const isOf = (one: unknown, seat: SeatIndex): boolean =>
  one === seat || (typeof one === "object" && one !== null && "seat" in one && one.seat === seat);

/** A page of the log, privately, in the language of `ctx`, with the way to the others. `asPlayed`: as `gameRecord` has it. */
export function logPageMessage(
  pages: readonly string[],
  shown: LogPage,
  ctx: Context,
  { asPlayed = true, plays }: { asPlayed?: boolean; plays: boolean },
): Message {
  const language = languageIn(ctx);
  const last = Math.max(0, pages.length - 1);
  const at = Math.min(shown.page ?? last, last);
  const { turn, seat, kind } = shown;
  const press = (page: number | null, label: string) =>
    button(
      encodePress({ table: ctx.table, decision: 0, verb: "log-page", key: logPageKey({ ...shown, page }) }),
      label,
    );
  const turns: Button[] = [
    ...(at > 0 ? [press(at - 1, say(language, "logpage-older"))] : []),
    ...(at < last ? [press(at + 1, say(language, "logpage-newer"))] : []),
    ...(at > 1 ? [press(0, say(language, "logpage-oldest"))] : []),
    ...(at < last - 1 ? [press(null, say(language, "logpage-newest"))] : []),
  ];
  const kinds = menuRow(
    encodePress({ table: ctx.table, decision: 0, verb: "log-kind", key: logPageKey({ ...shown, page: null }) }),
    say(language, "logpage-menu"),
    LOG_KINDS.map((value) => ({ value, label: logKindWords(value, language), chosen: value === kind })),
  );
  const about = [
    ...(turn === null ? [] : [say(language, "logpage-turn", { turn })]),
    ...(seat === null ? [] : [nameOf(ctx, seat)]),
    ...(kind === "all" ? [] : [say(language, `logpage-about-${kind}`)]),
  ].join(", ");
  const nothing = say(language, about === "" ? "logpage-nothing" : "logpage-nothing-of-that");
  const head = `**${safe(ctx.tableName, 60)}**${about === "" ? "" : ` · ${about}`}`;
  const foot = pages.length > 1 ? [say(language, "logpage-foot", { page: at + 1, pages: pages.length })] : [];
  return privateMessage({
    content: [
      head,
      ...(asPlayed ? [] : [`-# ${say(language, "logpage-not-as-played")}`]),
      pages[at] ?? nothing,
      ...foot,
    ].join("\n"),
    rows: [...buttonRows(turns), kinds, ...(plays ? buttonRows(wayOnButtons(ctx, language)) : [])],
  });
}
