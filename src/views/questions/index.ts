/** The words of everything that a player can be asked. */
import type { DecisionKind, DecisionView, View } from "../../engine/index.ts";
import { safe } from "../text/safe-text.ts";
import { FIRST_LANGUAGE, type Language, say } from "../words/index.ts";
import { words as cards } from "./cards.ts";
import { words as choosing } from "./choosing.ts";
import { words as conflicts } from "./conflicts.ts";
import { words as paying } from "./paying.ts";
import { words as setup } from "./setup.ts";
import { words as table } from "./table.ts";
import { words as turn } from "./turn.ts";
import type { QuestionWords } from "./words.ts";

/** By what is asked. */
export const QUESTION_WORDS: Readonly<Record<DecisionKind, QuestionWords>> = {
  ...setup,
  ...turn,
  ...conflicts,
  ...paying,
  ...cards,
  ...choosing,
  ...table,
};

/** What a player who owes this is asked to do, in English after "to": "Waiting for Londo to declare a conflict or nothing". */
export const taskOf = (kind: DecisionKind, language: Language = FIRST_LANGUAGE): string =>
  say(language, `owed-${kind}`);

/** What the button says that opens what may be answered. */
export const opensWords = (kind: DecisionKind, language: Language = FIRST_LANGUAGE): string =>
  say(language, QUESTION_WORDS[kind].opens);

/**
 * What a decision asks, in one line that gives nothing away; it follows the player's name or stands alone.
 *
 * @param brief in private, beside menus that say what may be done, while the whole question stands in public
 */
export function questionOf(
  decision: DecisionView,
  view: View,
  language: Language = FIRST_LANGUAGE,
  brief = false,
): string {
  const about = decision.about === null ? null : `**${safe(decision.about)}**`;
  const seat = view.seats[decision.seat];
  const unspent = seat ? say(language, "asked-unspent", { unspent: seat.unspent + seat.additional }) : "";
  const words = QUESTION_WORDS[decision.kind];
  const parts = { decision, view, about, seat, unspent, language };
  return (brief ? words.inBrief?.(parts) : null) ?? words.asks(parts);
}

/** The same asked of several who do not owe the same: what differs from seat to seat is left to each one's own menu. */
export function questionOfAll({ kind }: Pick<DecisionView, "kind">, language: Language = FIRST_LANGUAGE): string {
  const { asksAll } = QUESTION_WORDS[kind];
  return asksAll === undefined ? say(language, "asked-so", { task: taskOf(kind, language) }) : say(language, asksAll);
}
