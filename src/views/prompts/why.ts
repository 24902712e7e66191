/** The button "Why?" beside a question, and what it says. */
import type { View } from "../../engine/index.ts";
import { QUESTION_WORDS } from "../questions/index.ts";
import { settingsButton } from "../settings/mine.ts";
import type { Context } from "../text/context.ts";
import { encodePress, ruleCustomId } from "../text/custom-id.ts";
import { DISCORD_LIMITS } from "../text/limits.ts";
import { button, buttonRows, type Message, privateMessage } from "../text/message.ts";
import { ownDecision } from "../tracker/seats.ts";

const BUTTON = 2;

/** A private message that asks the seat of `view` something, with the way to what that is about; as it is where it has no room. */
export function withWhy(asking: Message, view: View, { table }: Context): Message {
  const decision = ownDecision(view);
  if (decision === null || view.result !== null || decision.answered) return asking;
  const press = encodePress({ table, decision: decision.id, verb: "why", key: "" });
  const rows = asking.components;
  if (rows.some(({ components }) => components.some((each) => "custom_id" in each && each.custom_id === press)))
    return asking;
  const why = button(press, "Why?");
  const free = rows.findLastIndex(
    ({ components }) =>
      components.length < DISCORD_LIMITS.buttons && components.every(({ type }) => Number(type) === BUTTON),
  );
  if (free !== -1)
    return {
      ...asking,
      components: rows.map((row, at) => (at === free ? { ...row, components: [...row.components, why] } : row)),
    };
  return rows.length < DISCORD_LIMITS.rows ? { ...asking, components: [...rows, ...buttonRows([why])] } : asking;
}

/** What the seat of `view` is asked and why, with its rule; null where it is asked nothing. */
export function whyMessage(view: View, { table }: Context): Message | null {
  const decision = ownDecision(view);
  if (decision === null || view.result !== null) return null;
  const { what, go, rule } = QUESTION_WORDS[decision.kind].why;
  return privateMessage({
    content: `**Why?** ${what}\n${go}\n-# Shown in your first game; \`/settings mine\` turns it on or off.`,
    rows: buttonRows([
      button(encodePress({ table, decision: 0, verb: "act", key: "" }), "Back", "main"),
      button(ruleCustomId(rule), "Show the rule"),
      settingsButton(),
    ]),
  });
}
