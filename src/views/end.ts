import type { View } from "../engine/index.ts";
import type { Context } from "./context.ts";
import { type Message, message } from "./message.ts";

/** The end: who won and how, all places, and the seed that proves every shuffle. */
export function endMessage(view: View, ctx: Context, seed: string): Message {
  return message({ content: `${ctx.tableName} ${view.turn} ${seed}` });
}
