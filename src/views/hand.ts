import type { LegalAction, View } from "../engine/index.ts";
import type { Context } from "./context.ts";
import { type Message, privately } from "./message.ts";

/** A seat's own hand, what is asked of it, and its menus: a whole game can be played from here. */
export function handMessage(view: View, actions: readonly LegalAction[], ctx: Context, where: "dm" | "reply"): Message {
  return privately({ content: `${ctx.table} ${view.turn} ${actions.length} ${where}` });
}
