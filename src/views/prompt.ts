import type { DecisionView, LegalAction, View } from "../engine/index.ts";
import type { Context } from "./context.ts";
import { type Message, message } from "./message.ts";

/**
 * The public ping: exactly those who owe these decisions are mentioned, and asked in one line. `view` is the public's;
 * of `actions` only those on public things become buttons.
 */
export function promptMessage(
  view: View,
  decisions: readonly DecisionView[],
  actions: readonly LegalAction[],
  ctx: Context,
): Message {
  return message({ content: `${ctx.table} ${view.turn} ${decisions.length} ${actions.length}` });
}
