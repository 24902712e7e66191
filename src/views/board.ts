import type { View } from "../engine/index.ts";
import type { Context } from "./context.ts";
import { type Message, message } from "./message.ts";

/** The conflict board: every open conflict with its sides and what it needs. Edited in place. */
export function boardMessage(view: View, ctx: Context): Message {
  return message({ content: `${ctx.tableName} ${view.turn}` });
}
