import { type Action, apply, legalAhead, type Refusal, sentence, viewFor } from "../../engine/index.ts";
import { orderAsked, readOrder } from "../../orders/index.ts";
import { FILLER, stem, wordsOf } from "../../rulings/words/normalise.ts";
import type { Table } from "../../table/table.ts";
import { type Perspective, type Pings, perspectiveOf } from "../../thread/seen/perspective.ts";
import { atTableNo, atTableYes, type Message, seenCards, withoutSharing } from "../../views/index.ts";
import { type Asker, type Book, bookOn } from "./answer.ts";

/**
 * What the table itself says of "can I support with Vir?": that it can be done now, with the buttons that do it, or why
 * not, with its rule. Null where nobody asks for anything that the reader's own seat could do there. Private, and nothing
 * changes; what it shows to everybody is the rule alone, and where a card is named that others do not see, nothing.
 */
export async function answerAtTable(
  bot: Book & Pings,
  asker: Asker,
  table: Table | null,
  question: string,
): Promise<Message | null> {
  const order = table === null || isHalted(table) ? null : orderAsked(question);
  const now = order === null || table === null ? null : perspectiveOf(table, asker.user, bot);
  if (order === null || !now?.ok || now.perspective.view.result !== null) return null;
  const { perspective } = now;
  const { view, ctx, actions } = perspective;
  const reading = readOrder(order, view, actions);
  if (reading.kind === "choose") {
    const fitting = reading.options.filter((option) => isMeant(order, option.sentence));
    return fitting.length > 0 ? atTableYes(fitting, view, ctx) : null;
  }
  if (reading.kind === "unclear") return null;
  // Where there is no such conflict no order names it, and the book says what it takes.
  if (!hasItsConflict(perspective, reading.action)) return null;
  const said = sentence(perspective.game, reading.action);
  if (!isMeant(order, said)) return null;
  const legal = actions.filter((one) => one.sentence === said);
  if (reading.kind === "do") return legal.length > 0 ? atTableYes(legal, view, ctx) : null;
  const refused = refusalOf(perspective, reading.action);
  if (!refused) return null;
  const book = await bookOn(bot, asker, refused.rule, question, perspective.table);
  const later = legalAhead(perspective.game, perspective.seat).some((one) => one.sentence === said);
  const answer = atTableNo(refused, book, later);
  return isSeenByAll(perspective, reading.action) ? answer : withoutSharing(answer);
}

/** Where nothing can be done at all for now, or by a script's word alone. */
const isHalted = ({ lesson, paused, dispute, objection }: Table) =>
  lesson === true || Boolean(paused) || Boolean(dispute) || Boolean(objection);

/** Why it cannot be done; null where it could, or where what is printed on a card has to be known first. */
function refusalOf({ game }: Perspective, action: Action): Refusal | null {
  const tried = apply(game, action);
  return tried.ok || tried.refusal.code === "fact-needed" ? null : tried.refusal;
}

/** Whether a conflict that an action names is there. */
const hasItsConflict = ({ game }: Perspective, action: Action): boolean =>
  !("conflict" in action) || game.conflicts.some(({ id }) => id === action.conflict);

/** Whether a sentence says all that an order does: other words may ask for something that no order is. */
function isMeant(order: string, said: string): boolean {
  const words = wordsOf(said).map(stem);
  return wordsOf(order)
    .slice(1)
    .filter((word) => !FILLER.has(word))
    .every((word) => words.some((other) => other === stem(word) || (word.length > 2 && other.startsWith(word))));
}

/** Whether all cards of an action lie where everybody sees them. */
function isSeenByAll({ game, view }: Perspective, action: Action): boolean {
  const [own, open] = [seenCards(view), seenCards(viewFor(game, "public"))];
  return numbersIn(action).every((number) => [...own.keys()].every((id) => id !== number || open.has(id)));
}

/** What numbers stand for that are no cards. */
const NO_CARDS: ReadonlySet<string> = new Set(["seat", "conflict", "influence"]);

/** Every number in an action that may be a card's. */
function numbersIn(part: unknown): number[] {
  if (typeof part === "number") return [part];
  if (typeof part !== "object" || part === null) return [];
  return Object.entries(part).flatMap(([name, value]) => (NO_CARDS.has(name) ? [] : numbersIn(value)));
}
