/** What a rule set says about a deck. */
import { ruleCustomId } from "./custom-id.ts";
import { type DeckView, deckPressId } from "./decks.ts";
import { type Button, button, buttonRows, type Message, privately } from "./message.ts";
import { counted, fitted, safe } from "./safe-text.ts";

export interface CheckedLine {
  readonly fit: "fits" | "remark" | "open";
  readonly says: string;
  readonly rule: { readonly id: string; readonly title: string };
}

const SIGNS = { fits: "✅", remark: "⚠️", open: "❔" } as const;
const ORDER = { remark: 0, open: 1, fits: 2 } as const;

/** The most rules that one message offers to show: two rows of buttons. */
const MOST_RULES = 10;

/** "nothing is wrong", "2 remarks" */
export function checkCount(lines: readonly CheckedLine[]): string {
  const wrong = lines.filter(({ fit }) => fit === "remark").length;
  return wrong === 0 ? "nothing is wrong" : counted(wrong, "remark");
}

/** A line each, what is wrong first. */
export function checkLines(lines: readonly CheckedLine[]): string[] {
  return sorted(lines).map(({ fit, says }) => `${SIGNS[fit]} ${safe(says, 250)}`);
}

/** Buttons for the rules behind it. */
export function checkButtons(lines: readonly CheckedLine[], most = MOST_RULES): Button[] {
  const cited = new Map(sorted(lines).map(({ rule }) => [rule.id, rule.title]));
  return [...cited].slice(0, most).map(([id, title]) => button(ruleCustomId(id), title));
}

const sorted = (lines: readonly CheckedLine[]) => lines.toSorted((one, other) => ORDER[one.fit] - ORDER[other.fit]);

/** What a rule set says about a deck of one's own, with the way back to it and buttons for the rules behind it. */
export function deckCheck(
  { id, name }: Pick<DeckView, "id" | "name">,
  rules: string,
  lines: readonly CheckedLine[],
): Message {
  const fine = lines.every(({ fit }) => fit !== "remark");
  const heading = `**${safe(name, 60)}** by the ${rules}: ${checkCount(lines)}.${fine ? "" : " A table may play on all the same."}`;
  return privately({
    content: fitted([heading, ...checkLines(lines)], 1_900),
    rows: buttonRows([button(deckPressId("show", id), "Back to the deck", "main"), ...checkButtons(lines)]),
  });
}
