import { type Context, languageIn } from "../text/context.ts";
import { encodePress } from "../text/custom-id.ts";
import { type Button, button, buttonRows, type Message, message } from "../text/message.ts";
import { safe } from "../text/safe-text.ts";
import { FIRST_LANGUAGE, type Language, say } from "../words/index.ts";

/** How a button names a pause: by when it began, in ms since the epoch, since a table may be paused more than once. */
export const pauseKey = (at: number): string => at.toString(36);

/** Lets a table go on that was paused at that time, in ms since the epoch. */
export function goOnButton({ table }: Pick<Context, "table">, at: number, language: Language = FIRST_LANGUAGE): Button {
  const press = encodePress({ table, decision: 0, verb: "resume", key: pauseKey(at) });
  return button(press, say(language, "go-on-button"), "main");
}

/** To everybody: who has paused the table, what that means, and how it ends. */
export function pausedMessage(name: string, at: number, ctx: Context): Message {
  const language = languageIn(ctx);
  return message({
    content: say(language, "pauses", { name: safe(name, 24) }),
    rows: buttonRows([goOnButton(ctx, at, language)]),
  });
}
