import type { Context } from "../text/context.ts";
import { encodePress } from "../text/custom-id.ts";
import { button, buttonRows, type Message, message } from "../text/message.ts";
import { goOnButton } from "../tracker/pause.ts";

/** To everybody, once where nothing has happened for six days: whether the table goes on. */
export function stillThere(pausedAt: number | null, { table }: Pick<Context, "table">): Message {
  const press = (verb: "stay" | "end") => encodePress({ table, decision: 0, verb, key: "" });
  const content =
    pausedAt !== null
      ? "**Still there?** This table has been paused for six days. **Go on** lets it go on; **End** closes it for good, after one more question."
      : "**Still there?** Nothing has happened at this table for six days. **Go on** keeps it open; **End** closes it for good, after one more question.";
  const stay = pausedAt !== null ? goOnButton({ table }, pausedAt) : button(press("stay"), "Go on", "main");
  return message({ content, rows: buttonRows([stay, button(press("end"), "End")]) });
}
