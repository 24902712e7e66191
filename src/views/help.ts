import type { LegalAction, View } from "../engine/index.ts";
import type { Context } from "./context.ts";
import { type Message, privately } from "./message.ts";

/** "What can I do now?" Without a table: how to get to one. Private. */
export function helpMessage(at: { view: View; actions: readonly LegalAction[]; ctx: Context } | null): Message {
  return privately({ content: at ? at.ctx.tableName : "" });
}
