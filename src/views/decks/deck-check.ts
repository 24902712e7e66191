/** What a rule set says about a deck. */
import type { FindingSays } from "../../engine/rules/decks/deck-findings.ts";
import { ruleCustomId } from "../text/custom-id.ts";
import { fittedIn } from "../text/fitted.ts";
import { DISCORD_LIMITS } from "../text/limits.ts";
import {
  type ActionRow,
  button,
  buttonRows,
  inLanguages,
  type Message,
  menuRow,
  privateMessage,
} from "../text/message.ts";
import { safe } from "../text/safe-text.ts";
import { FIRST_LANGUAGE, type Language, say, type Tell } from "../words/index.ts";
import { deckPressId } from "./deck-press.ts";
import { type DeckView, listButton } from "./decks.ts";
import { findingWords } from "./finding-words.ts";

export interface CheckedLine {
  readonly fit: "fits" | "remark" | "open";
  readonly says: FindingSays;
  readonly rule: { readonly id: string; readonly title: string };
}

const SIGNS = { fits: "✅", remark: "⚠️", open: "❔" } as const;
const ORDER = { remark: 0, open: 1, fits: 2 } as const;

/** "nothing is wrong", "2 remarks" */
export const checkCount = (lines: readonly CheckedLine[], language: Language = FIRST_LANGUAGE): string =>
  say(language, "league-check-count", { remarks: lines.filter(({ fit }) => fit === "remark").length });

/** A line each, what is wrong first. */
export const checkLines = (lines: readonly CheckedLine[], language: Language = FIRST_LANGUAGE): string[] =>
  sorted(lines).map(({ fit, says }) =>
    say(language, "league-check-line", { sign: SIGNS[fit], says: safe(findingWords(says, language), 250) }),
  );

/** A menu of the rules behind it: one row, however many they are. */
export function checkRows(lines: readonly CheckedLine[], language: Language = FIRST_LANGUAGE): ActionRow[] {
  const cited = new Map(sorted(lines).map(({ rule }) => [rule.id, rule.title]));
  const options = [...cited].slice(0, DISCORD_LIMITS.options).map(([value, label]) => ({ value, label }));
  return options.length === 0 ? [] : [menuRow(ruleCustomId(BEHIND), say(language, "league-check-menu"), options)];
}

/** The rule that the menu stands for until one is chosen. */
const BEHIND = "deck-construction";

const sorted = (lines: readonly CheckedLine[]) => lines.toSorted((one, other) => ORDER[one.fit] - ORDER[other.fit]);

/** What a rule set says about a deck of one's own, with the way back to it and buttons for the rules behind it. */
export const deckCheck = (
  { id, name }: Pick<DeckView, "id" | "name">,
  rules: Tell,
  lines: readonly CheckedLine[],
): Message =>
  inLanguages((language) => {
    const checked = { name: safe(name, 60), rules: rules(language), count: checkCount(lines, language) };
    const fine = lines.every(({ fit }) => fit !== "remark");
    const heading = say(language, fine ? "deck-checked" : "deck-checked-remarks", checked);
    const back = button(deckPressId("show", id), say(language, "deck-back-button"), "main");
    return privateMessage({
      content: fittedIn([heading, ...checkLines(lines, language)], 1_900, language),
      rows: [...checkRows(lines, language), ...buttonRows([back, listButton(language)])],
    });
  });
