import type { View } from "../engine/index.ts";
import type { Context } from "./context.ts";
import { type Message, message } from "./message.ts";

/** The pinned tracker: where the game stands, a field for each seat in initiative order. Edited in place. */
export function trackerMessage(view: View, ctx: Context): Message {
  return message({ content: `${ctx.tableName} ${view.turn}` });
}
