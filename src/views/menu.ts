import type { LegalAction, View } from "../engine/index.ts";
import type { Context } from "./context.ts";
import { type Message, privately } from "./message.ts";

/** What this view's seat may do now, as menus by verb and buttons; privately. `page` counts from 0. */
export function actionMenu(view: View, actions: readonly LegalAction[], ctx: Context, page = 0): Message {
  return privately({ content: `${ctx.table} ${view.turn} ${actions.length} ${page}` });
}

/** Asks for what still tells these actions apart: with whom, on what; privately. */
export function narrowMenu(view: View, actions: readonly LegalAction[], ctx: Context): Message {
  return actionMenu(view, actions, ctx);
}
