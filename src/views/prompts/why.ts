/** The button "Why?" beside a question, and what it says. */
import type { DecisionView, View } from "../../engine/index.ts";
import { QUESTION_WORDS } from "../questions/index.ts";
import { settingsButton } from "../settings/mine.ts";
import type { Context } from "../text/context.ts";
import { encodePress, ruleCustomId } from "../text/custom-id.ts";
import { DISCORD_LIMITS } from "../text/limits.ts";
import { button, buttonRows, changedIn, inLanguages, type Message, privateMessage } from "../text/message.ts";
import { ownDecision } from "../tracker/seats.ts";
import { type Language, say } from "../words/index.ts";
import { passUntilButton } from "./ahead-until.ts";

const BUTTON = 2;

/** A private message that asks the seat of `view` something, with the way to what that is about; as it is where it has no room. */
export function withWhy(asking: Message, view: View, ctx: Context): Message {
  const decision = ownDecision(view);
  if (decision === null || view.result !== null || decision.answered) return asking;
  return changedIn(asking, (told, language) => whyBeside(told, decision, ctx, language));
}

function whyBeside(asking: Message, { id }: DecisionView, ctx: Context, language: Language): Message {
  const press = encodePress({ table: ctx.table, decision: id, verb: "why", key: "" });
  const ahead = passUntilButton(ctx, language);
  const until = "custom_id" in ahead ? ahead.custom_id : null;
  const rows = asking.components;
  if (rows.some(({ components }) => components.some((each) => "custom_id" in each && each.custom_id === press)))
    return asking;
  const why = button(press, say(language, "why-button"));
  const free = rows.findLastIndex(
    ({ components }) =>
      components.length < DISCORD_LIMITS.buttons && components.every(({ type }) => Number(type) === BUTTON),
  );
  if (free !== -1)
    return {
      ...asking,
      components: rows.map((row, at) => (at === free ? { ...row, components: [...row.components, why] } : row)),
    };
  if (rows.length < DISCORD_LIMITS.rows) return { ...asking, components: [...rows, ...buttonRows([why])] };
  // To pass ahead stands under the question itself, too.
  return {
    ...asking,
    components: rows.map((row) => ({
      ...row,
      components: row.components.map((each) => ("custom_id" in each && each.custom_id === until ? why : each)),
    })),
  };
}

/** What the seat of `view` is asked and why, with its rule; null where it is asked nothing. */
export function whyMessage(view: View, { table }: Context): Message | null {
  const decision = ownDecision(view);
  if (decision === null || view.result !== null) return null;
  const { kind } = decision;
  const back = encodePress({ table, decision: 0, verb: "act", key: "" });
  return inLanguages((language) =>
    privateMessage({
      content: say(language, "why-says", {
        what: say(language, `why-what-${kind}`),
        go: say(language, `why-go-${kind}`),
      }),
      rows: buttonRows([
        button(back, say(language, "sure-back"), "main"),
        button(ruleCustomId(QUESTION_WORDS[kind].rule), say(language, "lesson-rule-button")),
        settingsButton(language),
      ]),
    }),
  );
}
