/** How a table stood in an earlier turn, for one viewer. */
import type { APIEmbed } from "discord.js";
import type { CardView, View } from "../../engine/index.ts";
import { picturedBoard, picturedLook } from "../pictures/messages.ts";
import { type Context, labelOf } from "../text/context.ts";
import { encodePress } from "../text/custom-id.ts";
import { DISCORD_LIMITS } from "../text/limits.ts";
import {
  type ActionRow,
  type Button,
  button,
  buttonRows,
  type Message,
  menuRow,
  privateMessage,
} from "../text/message.ts";
import { counted, fitted, plain, safe } from "../text/safe-text.ts";
import { boardMessage } from "./board.ts";
import { handEmbed, handLines } from "./hand.ts";
import { playOnButton } from "./played-on.ts";
import { ownSeat } from "./seats.ts";
import { THEN_PARTS, type Then, type ThenAt, type ThenPart, thenKey } from "./then-key.ts";
import { trackerMessage } from "./tracker.ts";

const PART_WORDS: Readonly<Record<ThenPart, string>> = {
  table: "Tracker",
  conflicts: "Conflicts",
  hand: "My hand then",
  hands: "Everybody’s hands",
};
const AT_WORDS: Readonly<Record<ThenAt, string>> = { start: "at its start", end: "at its end" };

/** What may be shown of an earlier turn, and how its buttons are called. */
export interface ShownTurn {
  /** Said above it, where there is something to say. */
  readonly note?: string | undefined;
  /** What each seat held: there only where the game is over. */
  readonly hands?: readonly (readonly CardView[])[] | undefined;
  /** The custom id of the way to another moment; without it, that of the table's own. */
  readonly id?: (then: Then) => string;
  /** The public view, where the table and its conflicts are to be pictures. */
  readonly pictured?: View | undefined;
  /** Whether its reader may play on from the beginning of the turn. */
  readonly playsOn?: boolean;
  /** Further buttons below it. */
  readonly more?: readonly Button[];
}

/**
 * Tracker, conflicts or hands as they stood, with the way to other turns.
 *
 * @param view of the game as it stood, by the asker's own rights
 * @param turns the turns that there are, in order
 */
export function thenMessage(
  view: View,
  then: Then,
  turns: readonly number[],
  ctx: Context,
  { note, hands, id, pictured, playsOn = false, more = [] }: ShownTurn = {},
): Message {
  const { turn, at, part } = then;
  const own = ownSeat(view);
  const usual = (next: Then) => encodePress({ table: ctx.table, decision: 0, verb: "replay", key: thenKey(next) });
  const press = (change: Partial<Then>, label: string) => button((id ?? usual)({ ...then, ...change }), label);
  const place = turns.indexOf(turn);
  const [before, after] = [turns[place - 1], turns[place + 1]];
  const ways = [
    ...(before === undefined ? [] : [press({ turn: before }, `◀ ${turnName(before)}`)]),
    ...(after === undefined ? [] : [press({ turn: after }, `${turnName(after)} ▶`)]),
    press({ at: at === "end" ? "start" : "end" }, at === "end" ? "Its start" : "Its end"),
    ...(playsOn ? [playOnButton(ctx, turn, at === "start" ? "Play on from here" : "Play on from its start")] : []),
  ];
  const there = { table: true, conflicts: true, hand: own !== null, hands: hands !== undefined };
  const parts = THEN_PARTS.filter((one) => one !== part && there[one]).map((one) =>
    press({ part: one }, PART_WORDS[one]),
  );
  const { embeds, pictures = [] } = whatStood(view, there[part] ? part : "table", ctx, { hands, pictured });
  const who = own === null ? "as everybody saw it" : "as you saw it";
  const lines = [
    `**${safe(ctx.tableName, 60)}** · **${turnName(turn)}, ${AT_WORDS[at]}**, ${who}`,
    ...(note === undefined ? [] : [`-# ${note}`]),
  ];
  // Menus are a table's own: buttons alone lead through an opened file.
  const menu = id === undefined ? turnMenu(then, turns, ctx) : [];
  const rows = [...buttonRows(ways), ...buttonRows([...parts, ...more]), ...menu];
  return { ...privateMessage({ content: lines.join("\n"), embeds, rows }), pictures };
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

type Stood = Pick<Message, "embeds" | "pictures">;

function whatStood(view: View, part: ThenPart, ctx: Context, { hands = [], pictured }: ShownTurn): Stood {
  const own = ownSeat(view);
  switch (part) {
    case "hands":
      return { embeds: [handsEmbed(hands, ctx)] };
    case "hand":
      return own === null ? trackerMessage(view, ctx) : { embeds: [handEmbed(view, own, {}, ctx)] };
    case "conflicts":
      return pictured === undefined ? boardMessage(view, ctx) : picturedBoard(pictured, ctx);
    case "table":
      return pictured === undefined ? trackerMessage(view, ctx) : picturedLook(pictured, ctx);
  }
}

/** What each player held, of a game that is over. */
function handsEmbed(hands: readonly (readonly CardView[])[], ctx: Context): APIEmbed {
  const fields = hands.map((cards, seat) => ({
    name: `${plain(labelOf(ctx, seat), 60)} · ${counted(cards.length, "card")}`,
    value: cards.length === 0 ? "none" : fitted(handLines(cards, HAND_FIELD), HAND_FIELD),
  }));
  return { title: "Hands", fields };
}

/** So that ten of them fit into an embed. */
const HAND_FIELD = 500;

const turnName = (turn: number) => (turn === 0 ? "Before turn 1" : `Turn ${turn}`);
