/** "When to ask me…": always, never or "ask me" for each card of one's own that may answer something. */
import type { LegalAction } from "../../engine/index.ts";
import { perspectiveOf } from "../../thread/seen/perspective.ts";
import { actionKey } from "../../views/index.ts";
import { askingActions, askingMessage, askingPage } from "../../views/prompts/asking.ts";
import { replacing } from "../shared/command.ts";
import { pressesAtTable } from "../shared/presses.ts";
import { refusedMessage } from "../shared/refused.ts";
import { performOrder } from "./perform.ts";

export const askingPresses = pressesAtTable({
  async asking({ id: once, user, channelId }, { table: id, key }, bot) {
    const page = askingPage(key);
    if (page === null)
      return performOrder(
        {
          table: id,
          key: once,
          userId: user.id,
          channel: channelId,
          silent: false,
          read({ view, actions }) {
            const said = saidBy(key, actions);
            return said === null ? { kind: "stale" } : { kind: "do", actions: askingActions(said, view, actions) };
          },
          next: ({ view, actions, ctx }) => askingMessage(view, actions, ctx),
        },
        bot,
      );
    const table = await bot.tables.load(id);
    const now = table && perspectiveOf(table, user.id, bot);
    if (!now?.ok)
      return replacing(refusedMessage(now?.refused ?? { from: "table", refusal: { code: "no-table" } }, table, bot));
    const { view, actions, ctx } = now.perspective;
    return replacing(askingMessage(view, actions, ctx, page));
  },
});

/** What a button says of a card; null where that cannot be said now. */
function saidBy(key: string, possible: readonly LegalAction[]) {
  for (const { action } of possible)
    if (action.type === "standing" && action.card !== undefined && actionKey(action) === key) return action;
  return null;
}
