/** Calls for a judge as the judges of a server read them, in the channel that is theirs. */
import type { View } from "../../engine/index.ts";
import { type Context, languageIn, nameOf } from "../text/context.ts";
import { button, buttonRows, type Message, message } from "../text/message.ts";
import { safe } from "../text/safe-text.ts";
import { trackerInBrief, trackerMessage } from "../tracker/tracker.ts";
import { type Language, say } from "../words/index.ts";
import { askedLines, type CallEnd, type CallShown, pressOfCall, quotation, rulingButton } from "./call.ts";

/** A call as the judges of a server see it in their channel. */
export interface JudgesShown extends CallShown {
  readonly thread: string;
  /** What the judge is called who has taken it. */
  readonly taken: string | null;
}

/** To the judges, in their channel: the table, the question, what the caller was shown, and where the game stands. */
export function judgesMessage(call: JudgesShown, view: View, ctx: Context): { text: Message; brief: Message } {
  const { number, seat, by, role, thread, taken } = call;
  const language = languageIn(ctx);
  const there = { table: safe(ctx.tableName, 60), thread: `<#${thread}>`, name: nameOf(ctx, seat) };
  const lines = [
    role === null
      ? say(language, "judge-there", there)
      : say(language, "judge-there-role", { ...there, role: `<@&${role}>` }),
    ...askedLines(call, language),
    taken === null ? say(language, "judge-untaken") : say(language, "judge-taken", { judge: safe(taken, 40) }),
  ];
  const rows = buttonRows([
    button(
      pressOfCall(ctx, "call-take", number),
      say(language, taken === null ? "judge-take-button" : "judge-over-button"),
      taken === null ? "main" : "plain",
    ),
    button(pressOfCall(ctx, "call-answer", number), say(language, "judge-answer-button")),
    button(pressOfCall(ctx, "call-mute", by), say(language, "judge-mute-button")),
  ]);
  const said = message({ content: lines.join("\n"), rows, roles: role === null ? [] : [role] });
  return {
    text: { ...said, embeds: trackerMessage(view, ctx).embeds },
    brief: { ...said, embeds: [trackerInBrief(view, ctx)] },
  };
}

/** What a call has come to, as its judges read it; `name`: which of them has answered. */
export type JudgesEnd = Pick<CallEnd, "how" | "name">;

/** The same once it is over. `end`: null where the game ended before it. `said`: null where nothing was said in words. */
export function judgesOver(
  call: Pick<JudgesShown, "number" | "question" | "thread" | "taken">,
  end: JudgesEnd | null,
  said: string | null,
  ctx: Context,
): Message {
  const { number, question, thread, taken } = call;
  const language = languageIn(ctx);
  const { how, wordless } = endWords(end, language);
  const over = { table: safe(ctx.tableName, 60), thread: `<#${thread}>`, how };
  const lines = [
    taken === null || taken === end?.name
      ? say(language, "judge-over", over)
      : say(language, "judge-over-taken", { ...over, judge: safe(taken, 40) }),
    ...quotation(question, 300).map((line) => `-# ${line.slice(2)}`),
    ...(said === null ? [wordless] : quotation(said, 1_000)),
  ];
  const rows = said === null ? [] : buttonRows([rulingButton(number, ctx)]);
  return message({ content: lines.join("\n"), rows });
}

/** `wordless`: what stands there where nothing was said in words. */
function endWords(end: JudgesEnd | null, language: Language): { readonly how: string; readonly wordless: string } {
  switch (end?.how) {
    case "answered": {
      const { name } = end;
      const how =
        name === undefined
          ? say(language, "judge-end-answered")
          : say(language, "judge-end-answered-by", { judge: safe(name, 40) });
      return { how, wordless: say(language, "judge-end-by-hand") };
    }
    case "agreed":
      return { how: say(language, "judge-end-agreed"), wordless: say(language, "judge-end-thread") };
    case "withdrawn":
    case "lapsed":
      return { how: say(language, `judge-end-${end.how}`), wordless: say(language, "judge-end-nothing") };
    default:
      return { how: say(language, "judge-end-game"), wordless: say(language, "judge-end-nothing") };
  }
}

/** In the table's thread, where the judges' channel takes no message. */
export const judgesUnreached = (role: string, channel: string, ctx: Pick<Context, "language">): Message =>
  message({
    content: say(languageIn(ctx), "judge-unreached", { role: `<@&${role}>`, channel: `<#${channel}>` }),
    roles: [role],
  });
