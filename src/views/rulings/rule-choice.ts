import type { RuleSetId } from "../../engine/index.ts";
import { askButton } from "../prompts/first-steps.ts";
import { rulePressId } from "../text/custom-id.ts";
import { button, buttonRows, type Message, menuRow, privateMessage } from "../text/message.ts";
import { safe } from "../text/safe-text.ts";
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
  return privateMessage({
    embeds: [
      {
        author: { name: askedLine(question) },
        title: "Is it one of these?",
        description: [...unruledLines(unruled), ...choiceLines(options)].join("\n"),
      },
    ],
    rows: [...buttonRows(picks), ...buttonRows([button(rulePressId(MISSED), "None of these")])],
  });
}

const MISSED = { verb: "rule-miss", id: "none", rules: null } as const;

/** Nothing fits: says what can be asked. */
export function ruleNothing(question: string, why: "empty" | "nothing" = "nothing"): Message {
  const examples =
    "Ask about a rule (`promote`, `who goes first`), a card (`Kha'Mak`), a word on a card (`sustain`), a section of the rules (`8.7`), or a whole question, in English: `can a neutralized character be promoted?`";
  if (why === "empty") {
    const content = `What would you like to know? ${examples}`;
    return privateMessage({ content, rows: buttonRows([askButton("Ask…")]) });
  }
  return privateMessage({
    embeds: [
      {
        author: { name: askedLine(question) },
        title: "I know nothing on that",
        description: `${examples}\nCards also have \`/card\`. Galactic Empires is asked for by the option \`game\`.`,
      },
    ],
    rows: buttonRows([askButton("Ask in other words…"), button(rulePressId(MISSED), "This should have an answer")]),
  });
}

/** After an answer that did not help; `kept`: it is written down. Other words may find a better one. */
export function missedMessage(kept: boolean): Message {
  const thanks = kept ? "Thank you: I wrote it down for whoever looks after this server. " : "";
  return privateMessage({
    content: `${thanks}Other words may find it: a card's name, a term, or the number of a section.`,
    rows: buttonRows([askButton("Ask in other words…")]),
  });
}

/** What belongs to an entry, to look further. */
export function ruleRelated(entry: RuleName, related: readonly RuleOption[], rules: RuleSetId | null): Message {
  if (related.length === 0) return privateMessage({ content: `Nothing else belongs to ${safe(entry.title)}.` });
  const options = related.map(({ id, title, text }) => ({ value: id, label: title, description: begun(text) }));
  return privateMessage({
    content: `What belongs to **${safe(entry.title, 80)}**:`,
    rows: [menuRow(rulePressId({ verb: "rule-pick", id: "menu", rules }), "Show me…", options)],
  });
}
