import type { RuleSetId } from "../../engine/index.ts";
import { askButton } from "../prompts/first-steps.ts";
import { rulePressId } from "../text/custom-id.ts";
import { button, buttonRows, inLanguages, inWords, type Message, menuRow, privateMessage } from "../text/message.ts";
import { safe } from "../text/safe-text.ts";
import { say } from "../words/index.ts";
import { choiceLines, unruledLines } from "./lead.ts";
import { askedLine, type RuleName, type RuleOption } from "./rule.ts";

/** How an entry begins, where what it begins goes on in a list: "There are ten…". */
const begun = (text: string) => text.trimEnd().replace(/[,:;]$/u, "…");

/**
 * Several entries may be meant: the reader chooses. `question` is kept over the buttons, so that a press knows it;
 * `unruled` is the card that was asked for, where nothing is written on it alone.
 */
export function ruleChoice(
  question: string,
  options: readonly RuleOption[],
  rules: RuleSetId | null,
  unruled: string | null = null,
): Message {
  const picks = options.map(({ id, title }) => button(rulePressId({ verb: "rule-pick", id, rules }), title));
  return inLanguages((language) =>
    privateMessage({
      embeds: [
        {
          author: { name: askedLine(question, language) },
          title: say(language, "book-which"),
          description: [...unruledLines(unruled, language), ...choiceLines(options)].join("\n"),
        },
      ],
      rows: [...buttonRows(picks), ...buttonRows([button(rulePressId(MISSED), say(language, "book-none-button"))])],
    }),
  );
}

const MISSED = { verb: "rule-miss", id: "none", rules: null } as const;

/** Nothing fits: says what can be asked. */
export const ruleNothing = (question: string, why: "empty" | "nothing" = "nothing"): Message =>
  inLanguages((language) => {
    if (why === "empty")
      return privateMessage({
        content: say(language, "book-what"),
        rows: buttonRows([askButton(say(language, "book-ask-button"))]),
      });
    return privateMessage({
      embeds: [
        {
          author: { name: askedLine(question, language) },
          title: say(language, "book-nothing"),
          description: say(language, "book-nothing-how"),
        },
      ],
      rows: buttonRows([
        askButton(say(language, "book-again-button")),
        button(rulePressId(MISSED), say(language, "book-should-button")),
      ]),
    });
  });

/** After an answer that did not help; `kept`: it is written down. Other words may find a better one. */
export const missedMessage = (kept: boolean): Message =>
  inLanguages((language) =>
    privateMessage({
      content: say(language, kept ? "book-thanks" : "book-missed"),
      rows: buttonRows([askButton(say(language, "book-again-button"))]),
    }),
  );

/** What belongs to an entry, to look further. */
export const ruleRelated = (entry: RuleName, related: readonly RuleOption[], rules: RuleSetId | null): Message =>
  inLanguages((language) => {
    const title = safe(entry.title, 80);
    if (related.length === 0)
      return privateMessage({ content: say(language, "book-no-related", { title: safe(entry.title) }) });
    const options = related.map((each) => ({ value: each.id, label: each.title, description: begun(each.text) }));
    return privateMessage({
      content: say(language, "book-belongs", { title }),
      rows: [menuRow(rulePressId({ verb: "rule-pick", id: "menu", rules }), say(language, "book-show-menu"), options)],
    });
  });

/** To who asks for an entry that is not there. */
export const ruleUnwritten = (): Message => inWords((language) => say(language, "book-unwritten"));
