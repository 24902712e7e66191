import { type Context, languageIn } from "../text/context.ts";
import { encodePress } from "../text/custom-id.ts";
import { button, buttonRows, type Message, message } from "../text/message.ts";
import { goOnButton } from "../tracker/pause.ts";
import { say } from "../words/index.ts";

/** To everybody, once where nothing has happened for six days: whether the table goes on. */
export function stillThere(pausedAt: number | null, ctx: Pick<Context, "table" | "language">): Message {
  const { table } = ctx;
  const language = languageIn(ctx);
  const press = (verb: "stay" | "end") => encodePress({ table, decision: 0, verb, key: "" });
  const content = say(language, pausedAt !== null ? "still-paused" : "still-there");
  const stay =
    pausedAt !== null
      ? goOnButton({ table }, pausedAt, language)
      : button(press("stay"), say(language, "go-on-button"), "main");
  return message({ content, rows: buttonRows([stay, button(press("end"), say(language, "end-button"))]) });
}
