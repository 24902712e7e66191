import type { APIEmbed } from "discord.js";
import type { View } from "../../engine/index.ts";
import type { Context } from "../text/context.ts";
import { parsePress } from "../text/custom-id.ts";
import { DISCORD_LIMITS } from "../text/limits.ts";
import { type ActionRow, type Button, buttonRows, type Message, message } from "../text/message.ts";
import { type Language, say } from "../words/index.ts";
import { boardMessage } from "./board.ts";
import { trackerMessage } from "./tracker.ts";

/** What the thread shows in place of where the game stands. */
export interface TrackerAndBoard {
  /** The pinned message: the tracker, with the board below it where Discord takes both in one. */
  readonly tracker: Message;
  /** The board as a message of its own, where they do not fit; null otherwise. */
  readonly board: Message | null;
}

/** Where the game stands, in one message as long as both parts fit into it. */
export function trackerAndBoard(view: View, ctx: Context): TrackerAndBoard {
  const tracker = trackerMessage(view, ctx);
  if (view.conflicts.length === 0 && view.declared.length === 0 && !view.vote) return { tracker, board: null };
  const board = boardMessage(view, ctx);
  const embeds = [...tracker.embeds, ...board.embeds];
  const rows = [...withoutBoardButton(tracker.components), ...board.components];
  const length = embeds.reduce((sum, embed) => sum + embedLength(embed), 0);
  if (length > DISCORD_LIMITS.embeds || embeds.length > DISCORD_LIMITS.embedsMost || rows.length > DISCORD_LIMITS.rows)
    return { tracker, board };
  return { tracker: { ...tracker, embeds, components: rows }, board: null };
}

/** What stands in the board's own message once the board has moved to the pinned one. */
export function boardMoved(language: Language): Message {
  return message({ content: say(language, "tracker-moved") });
}

/** What Discord counts of an embed towards the limit over all of a message's embeds. */
function embedLength({ title = "", description = "", footer, author, fields = [] }: APIEmbed): number {
  const parts = [title, description, footer?.text ?? "", author?.name ?? ""];
  const whole = [...parts, ...fields.flatMap(({ name, value }) => [name, value])];
  return whole.reduce((sum, part) => sum + part.length, 0);
}

/** The board is in the same message: nobody need ask for it. */
function withoutBoardButton(rows: readonly ActionRow[]): ActionRow[] {
  const buttons = rows.flatMap(({ components }) => components.filter((each): each is Button => "custom_id" in each));
  return buttonRows(buttons.filter((each) => parsePress(each.custom_id)?.verb !== "board"));
}
