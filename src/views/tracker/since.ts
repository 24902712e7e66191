/** What has happened since a player last looked: a few lines over the hand, and all of it in pages, for them alone. */
import type { Event, View } from "../../engine/index.ts";
import { digest } from "../log/digest.ts";
import { logLines } from "../log/log.ts";
import { type Context, languageIn } from "../text/context.ts";
import { encodePress } from "../text/custom-id.ts";
import { type Button, button, buttonRows, inLanguages, type Message, privateMessage } from "../text/message.ts";
import { bound, safe } from "../text/safe-text.ts";
import { type Language, say } from "../words/index.ts";

/** What is told over a hand. */
export interface SinceShown {
  readonly lines: readonly string[];
  /** Shows all of it. */
  readonly all: Button;
}

/** The most lines of a page, and of its characters. */
const PAGE_LINES = 15;
const PAGE_LENGTH = 1_800;

/** The few lines with the button behind which all of them are; null where nothing is worth one. `from`: the place in the log. */
export function sinceShown(
  { events, before, from }: { events: readonly Event[]; before: readonly Event[]; from: number },
  view: View,
  ctx: Context,
): SinceShown | null {
  const lines = digest(events, before, view, ctx);
  return lines.length === 0 ? null : { lines, all: button(sinceId(ctx, from, 0), say(languageIn(ctx), "since-all")) };
}

const sinceId = ({ table }: Pick<Context, "table">, from: number, page: number): string =>
  encodePress({ table, decision: 0, verb: "since", key: `${from}-${page}` });

/** From which place of the log on, and which page of it; null where a key says neither. */
export function parseSince(key: string): { from: number; page: number } | null {
  const [, from, page] = /^(\d{1,9})-(\d{1,4})$/u.exec(key) ?? [];
  return from === undefined ? null : { from: Number(from), page: Number(page) };
}

/** One page of all that has happened, in the log's words and in its order. */
export function sinceMessage(events: readonly Event[], from: number, page: number, ctx: Context): Message {
  return inLanguages((language) => sincePage(events, from, page, { ...ctx, language }, language));
}

function sincePage(events: readonly Event[], from: number, page: number, ctx: Context, language: Language): Message {
  const pages = pagesOf(logLines(events, ctx));
  const at = Math.min(page, pages.length - 1);
  const table = safe(ctx.tableName, 60);
  const title =
    pages.length > 1
      ? say(language, "since-head-page", { table, page: at + 1, pages: pages.length })
      : say(language, "since-head", { table });
  const shown = pages[at];
  const hand = encodePress({ table: ctx.table, decision: 0, verb: "hand", key: "" });
  return privateMessage({
    content: shown ? `${title}\n${shown.join("\n")}` : say(language, "since-nothing"),
    rows: buttonRows([
      ...(at > 0 ? [button(sinceId(ctx, from, at - 1), say(language, "since-earlier"))] : []),
      ...(at < pages.length - 1 ? [button(sinceId(ctx, from, at + 1), say(language, "since-later"), "main")] : []),
      button(hand, say(language, "hand-button")),
    ]),
  });
}

function pagesOf(lines: readonly string[]): string[][] {
  const pages: string[][] = [];
  let length = 0;
  for (const line of lines.map((each) => bound(each, PAGE_LENGTH))) {
    const last = pages.at(-1);
    if (last && last.length < PAGE_LINES && length + line.length < PAGE_LENGTH) {
      last.push(line);
      length += line.length + 1;
    } else {
      pages.push([line]);
      length = line.length + 1;
    }
  }
  return pages;
}
