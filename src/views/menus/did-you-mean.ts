import type { LegalAction, View } from "../../engine/index.ts";
import type { Context } from "../text/context.ts";
import { actionKey, anyQuestionSuffix, encodePress } from "../text/custom-id.ts";
import { DISCORD_LIMITS } from "../text/limits.ts";
import { button, buttonRows, inLanguages, type Message, menuRow, privateMessage } from "../text/message.ts";
import { ownDecision } from "../tracker/seats.ts";
import { type Language, say } from "../words/index.ts";

/** Up to ten orders as buttons, up to 25 in a menu; pressing one does it. Private, for the seat of `view`. */
export function didYouMean(
  actions: readonly LegalAction[],
  view: View,
  ctx: Context,
  content: (language: Language) => string = (language) => say(language, "unclear-which"),
): Message {
  return inLanguages((language) => meant(actions, view, ctx, content(language), language));
}

function meant(
  actions: readonly LegalAction[],
  view: View,
  ctx: Context,
  content: string,
  language: Language,
): Message {
  const decision = ownDecision(view)?.id ?? 0;
  const suffix = decision === 0 ? anyQuestionSuffix(view.awaiting) : "";
  const distinct = [...new Map(actions.map((each) => [actionKey(each.action), each])).entries()];
  if (distinct.length <= 10) {
    const buttons = distinct.map(([key, { sentence, aimless }]) =>
      button(
        encodePress({ table: ctx.table, decision, verb: "do", key: `${key}${suffix}` }),
        aimless ? `⚠️ ${sentence}` : sentence,
      ),
    );
    const warning = distinct.some(([, { aimless }]) => aimless) ? `\n-# ${say(language, "unclear-aimless")}` : "";
    return privateMessage({ content: `${content}${warning}`, rows: buttonRows(buttons) });
  }
  const options = distinct.slice(0, DISCORD_LIMITS.options).map(([value, { sentence, aimless }]) => ({
    value,
    label: sentence,
    ...(aimless ? { description: say(language, "unclear-aimless") } : {}),
  }));
  const customId = encodePress({ table: ctx.table, decision, verb: "pick", key: `mean${suffix}` });
  return privateMessage({ content, rows: [menuRow(customId, say(language, "unclear-menu"), options)] });
}
