/** How a table stood in an earlier turn, for one viewer. */
import type { APIEmbed } from "discord.js";
import type { CardView, View } from "../../engine/index.ts";
import { picturedBoard, picturedLook } from "../pictures/messages.ts";
import { type Context, labelOf, languageIn } from "../text/context.ts";
import { encodePress } from "../text/custom-id.ts";
import { fittedIn } from "../text/fitted.ts";
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
import { cardsIn } from "../text/named.ts";
import { plain, safe } from "../text/safe-text.ts";
import { type Language, say } from "../words/index.ts";
import { boardMessage } from "./board.ts";
import { handEmbed, handLines } from "./hand.ts";
import { playOnButton } from "./played-on.ts";
import { ownSeat } from "./seats.ts";
import { THEN_PARTS, type Then, type ThenPart, thenKey } from "./then-key.ts";
import { trackerMessage } from "./tracker.ts";

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
  const language = languageIn(ctx);
  const own = ownSeat(view);
  const usual = (next: Then) => encodePress({ table: ctx.table, decision: 0, verb: "replay", key: thenKey(next) });
  const press = (change: Partial<Then>, label: string) => button((id ?? usual)({ ...then, ...change }), label);
  const place = turns.indexOf(turn);
  // Where the hands of all are not shown, the game goes on, and its newest turn has no end yet.
  const running = hands === undefined && place === turns.length - 1;
  const [before, after] = [turns[place - 1], turns[place + 1]];
  const ways = [
    ...(before === undefined ? [] : [press({ turn: before }, `◀ ${turnName(before, language)}`)]),
    ...(after === undefined ? [] : [press({ turn: after }, `${turnName(after, language)} ▶`)]),
    press(
      { at: at === "end" ? "start" : "end" },
      say(language, at === "end" ? "then-start-button" : running ? "then-now-button" : "then-end-button"),
    ),
    ...(playsOn
      ? [
          playOnButton(
            ctx,
            turn,
            say(language, at === "start" ? "then-play-on-button" : "then-play-on-start-button"),
            "main",
          ),
        ]
      : []),
  ];
  const there = { table: true, conflicts: true, hand: own !== null, hands: hands !== undefined };
  const parts = THEN_PARTS.filter((one) => one !== part && there[one]).map((one) =>
    press({ part: one }, say(language, `then-part-${one}`)),
  );
  const { embeds, pictures = [] } = whatStood(view, there[part] ? part : "table", ctx, { hands, pictured });
  const lines = [
    say(language, "then-head", {
      table: safe(ctx.tableName, 60),
      turn: turnName(turn, language),
      at: at === "end" && running ? "now" : at,
      who: own === null ? "all" : "you",
    }),
    ...(note === undefined ? [] : [`-# ${note}`]),
  ];
  // Menus are a table's own: buttons alone lead through an opened file.
  const menu = id === undefined ? turnMenu(then, turns, ctx) : [];
  const rows = [...buttonRows(ways), ...buttonRows([...parts, ...more]), ...menu];
  return { ...privateMessage({ content: lines.join("\n"), embeds, rows }), pictures };
}

/** Any other turn, as many as a menu holds on both sides of this one. */
function turnMenu(then: Then, turns: readonly number[], ctx: Context): ActionRow[] {
  const language = languageIn(ctx);
  const most = DISCORD_LIMITS.options;
  const from = Math.max(0, Math.min(turns.indexOf(then.turn) - Math.floor(most / 2), turns.length - most));
  const options = turns
    .slice(from, from + most)
    .map((turn) => ({ value: String(turn), label: turnName(turn, language), chosen: turn === then.turn }));
  if (options.length < 2) return [];
  const id = encodePress({ table: ctx.table, decision: 0, verb: "replay", key: thenKey(then) });
  return [menuRow(id, say(language, "then-menu"), options)];
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
  const language = languageIn(ctx);
  const fields = hands.map((cards, seat) => ({
    name: `${plain(labelOf(ctx, seat), 60)} · ${cardsIn(language, cards.length)}`,
    value:
      cards.length === 0
        ? say(language, "then-no-cards")
        : fittedIn(handLines(cards, HAND_FIELD, language), HAND_FIELD, language),
  }));
  return { title: say(language, "then-hands"), fields };
}

/** So that ten of them fit into an embed. */
const HAND_FIELD = 500;

const turnName = (turn: number, language: Language) =>
  turn === 0 ? say(language, "then-before") : say(language, "then-turn", { turn });
