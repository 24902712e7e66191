/** An answer about a message that somebody wrote: its buttons know which one that is. */
import { parseRulePress, rulePressId } from "../text/custom-id.ts";
import { type ActionRow, changedIn, type Message } from "../text/message.ts";

/** The same answer; what it shows to everybody will reply to that message. `on`: its id, or nothing. */
export function onMessage(answer: Message, on: string | undefined): Message {
  if (on === undefined) return answer;
  return changedIn(answer, (shown) => ({ ...shown, components: shown.components.map((row) => rowOn(row, on)) }));
}

function rowOn(row: ActionRow, on: string): ActionRow {
  return {
    ...row,
    components: row.components.map((component) => {
      const press = "custom_id" in component ? parseRulePress(component.custom_id) : null;
      return press ? { ...component, custom_id: rulePressId({ ...press, on }) } : component;
    }),
  };
}
