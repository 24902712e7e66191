import { parseRulePress, ruleMessage } from "../views/index.ts";
import { privately as privateMessage } from "../views/message.ts";
import { openly, type Presses, privately } from "./command.ts";

/** The buttons that show a rule, privately or to everybody. */
export const rulePresses = {
  press(customId) {
    const press = parseRulePress(customId);
    if (press === null) return null;
    return async (_, bot) => {
      const entry = bot.rule(press.id);
      if (entry === null) return privately(privateMessage({ content: "That rule is not written down yet." }));
      return press.everybody ? openly(ruleMessage(entry, true)) : privately(ruleMessage(entry));
    };
  },
} satisfies Presses;
