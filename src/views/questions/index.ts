/** The words of everything that a player can be asked. */
import type { DecisionKind, DecisionView, View } from "../../engine/index.ts";
import { safe } from "../text/safe-text.ts";
import { FIRST_LANGUAGE, sayPut } from "../words/index.ts";
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

/** What a player who owes this is asked to do, after "to": "Waiting for Londo to declare a conflict or nothing". */
export const taskOf = (kind: DecisionKind): string => sayPut(FIRST_LANGUAGE, `owed-${kind}`, {});

/** What a decision asks, in one line that gives nothing away; it follows the player's name or stands alone. */
export function questionOf(decision: DecisionView, view: View): string {
  const about = decision.about === null ? null : `**${safe(decision.about)}**`;
  const seat = view.seats[decision.seat];
  const unspent = seat ? `you have ${seat.unspent + seat.additional} influence unspent` : "";
  return QUESTION_WORDS[decision.kind].asks({ decision, view, about, seat, unspent });
}

/** The same asked of several who do not owe the same: what differs from seat to seat is left to each one's own menu. */
export function questionOfAll({ kind }: Pick<DecisionView, "kind">): string {
  return QUESTION_WORDS[kind].asksAll ?? `${taskOf(kind)}.`;
}
