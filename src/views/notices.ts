import type { LegalAction, View } from "../engine/index.ts";
import type { Context } from "./context.ts";
import { encodePress } from "./custom-id.ts";
import { didYouMean } from "./did-you-mean.ts";
import { button, buttonRows, type Message, privately } from "./message.ts";
import { plain, safe } from "./safe-text.ts";

/** The buttons that lead on from anywhere: what can I do, and my hand. */
export function wayOn(ctx: Context) {
  return buttonRows([
    button(encodePress({ table: ctx.table, decision: 0, verb: "act", key: "" }), "What can I do?", "main"),
    button(encodePress({ table: ctx.table, decision: 0, verb: "hand", key: "" }), "My hand"),
  ]);
}

/** After a press on a button whose moment has passed. */
export function staleMessage(ctx: Context): Message {
  return privately({
    content: "The game has moved on since that button was made, so nothing was done. This is how it stands now:",
    rows: wayOn(ctx),
  });
}

/** After an unexpected error; `id` finds it in the bot's log. */
export function errorMessage(id: string): Message {
  return privately({
    content: `Something went wrong on my side, and nothing was changed. Try again in a moment. If it stays, tell the host this number: \`${plain(id, 40).replaceAll("`", "")}\``,
  });
}

/** Once, privately, to a player who cannot be written to. */
export function directMessagesClosed(ctx: Context): Message {
  return privately({
    content:
      "I cannot send you direct messages, so I cannot put your hand there. The game goes on: press **My hand** here or under any prompt, or type `/hand`. Only you see it. To get it by message, allow direct messages from members of this server.",
    rows: wayOn(ctx),
  });
}

/** For an order whose action is not moderated yet. */
export function notModeratedYet(ctx: Context, order: string): Message {
  return privately({
    content: `I do not moderate “${safe(order, 100)}” yet. Agree on it at the table, then carry it out with \`/effect\`: everybody sees it, and it goes into the log.`,
    rows: wayOn(ctx),
  });
}

/** For an order that names nothing known; offers the nearest that are possible now. */
export function unclearOrder(order: string, nearest: readonly LegalAction[], view: View, ctx: Context): Message {
  const content = `I do not understand “${safe(order, 100)}”.`;
  if (nearest.length > 0) return didYouMean(nearest, view, ctx, `${content} Did you mean one of these?`);
  return privately({ content: `${content} This shows what is possible now:`, rows: wayOn(ctx) });
}
