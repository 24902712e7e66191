/** How a table stood in an earlier turn, for one viewer. */
import type { View } from "../../engine/index.ts";
import type { Context } from "../text/context.ts";
import { encodePress } from "../text/custom-id.ts";
import { DISCORD_LIMITS } from "../text/limits.ts";
import { type ActionRow, button, buttonRows, type Message, menuRow, privateMessage } from "../text/message.ts";
import { safe } from "../text/safe-text.ts";
import { boardMessage } from "./board.ts";
import { handEmbed } from "./hand.ts";
import { playOnButton } from "./played-on.ts";
import { ownSeat } from "./seats.ts";
import { trackerMessage } from "./tracker.ts";

/** When in a turn, and which part of what stood there. */
export const THEN_AT = ["start", "end"] as const;
export type ThenAt = (typeof THEN_AT)[number];
export const THEN_PARTS = ["table", "conflicts", "hand"] as const;
export type ThenPart = (typeof THEN_PARTS)[number];

export interface Then {
  readonly turn: number;
  readonly at: ThenAt;
  readonly part: ThenPart;
}

export const thenKey = ({ turn, at, part }: Then): string => `${turn}.${at}.${part}`;

/** The key of a button that shows the newest turn, whichever that is. */
export const NEWEST_TURN = "newest";

/** More turns than any game has. */
const LAST = 9_999;

/** What the key of a button names; null where it names nothing. */
export function parseThen(key: string): Then | null {
  if (key === NEWEST_TURN) return { turn: LAST, at: "start", part: "table" };
  const [turn = "", when, what] = key.split(".");
  const at = THEN_AT.find((one) => one === when);
  const part = THEN_PARTS.find((one) => one === what);
  return at === undefined || part === undefined || !/^\d{1,4}$/u.test(turn) ? null : { turn: Number(turn), at, part };
}

const PART_WORDS: Readonly<Record<ThenPart, string>> = {
  table: "Tracker",
  conflicts: "Conflicts",
  hand: "My hand then",
};
const AT_WORDS: Readonly<Record<ThenAt, string>> = { start: "at its start", end: "at its end" };

/**
 * Tracker, conflicts or the own hand as they stood, with the way to other turns.
 *
 * @param view of the game as it stood, by the asker's own rights
 * @param turns the turns that there are, in order
 * @param playsOn whether its reader may play on from its beginning
 * @param note said above it, where there is something to say
 */
export function thenMessage(
  view: View,
  then: Then,
  turns: readonly number[],
  ctx: Context,
  { note, playsOn = false }: { readonly note?: string | undefined; readonly playsOn?: boolean } = {},
): Message {
  const { turn, at, part } = then;
  const own = ownSeat(view);
  const press = (change: Partial<Then>, label: string) =>
    button(encodePress({ table: ctx.table, decision: 0, verb: "replay", key: thenKey({ ...then, ...change }) }), label);
  const place = turns.indexOf(turn);
  const [before, after] = [turns[place - 1], turns[place + 1]];
  const ways = [
    ...(before === undefined ? [] : [press({ turn: before }, turnName(before))]),
    ...(after === undefined ? [] : [press({ turn: after }, turnName(after))]),
    press({ at: at === "end" ? "start" : "end" }, at === "end" ? "Its start" : "Its end"),
    ...(playsOn ? [playOnButton(ctx, turn, at === "start" ? "Play on from here" : "Play on from its start")] : []),
  ];
  const parts = THEN_PARTS.filter((one) => one !== part && (one !== "hand" || own !== null)).map((one) =>
    press({ part: one }, PART_WORDS[one]),
  );
  const { embeds } =
    part === "conflicts"
      ? boardMessage(view, ctx)
      : part === "hand" && own !== null
        ? { embeds: [handEmbed(view, own, {}, ctx)] }
        : trackerMessage(view, ctx);
  const who = own === null ? "as everybody saw it" : "as you saw it";
  const lines = [
    `**${safe(ctx.tableName, 60)}** · **${turnName(turn)}, ${AT_WORDS[at]}**, ${who}`,
    ...(note === undefined ? [] : [`-# ${note}`]),
  ];
  const rows = [...buttonRows(ways), ...buttonRows(parts), ...turnMenu(then, turns, ctx)];
  return privateMessage({ content: lines.join("\n"), embeds, rows });
}

/** Any other turn, as many as a menu holds on both sides of this one. */
function turnMenu(then: Then, turns: readonly number[], { table }: Context): ActionRow[] {
  const most = DISCORD_LIMITS.options;
  const from = Math.max(0, Math.min(turns.indexOf(then.turn) - Math.floor(most / 2), turns.length - most));
  const options = turns
    .slice(from, from + most)
    .map((turn) => ({ value: String(turn), label: turnName(turn), chosen: turn === then.turn }));
  if (options.length < 2) return [];
  return [menuRow(encodePress({ table, decision: 0, verb: "replay", key: thenKey(then) }), "Another turn", options)];
}

const turnName = (turn: number) => (turn === 0 ? "Before turn 1" : `Turn ${turn}`);
