/** Titles that only one player may know, and where they stand all the same. */
import type { Game } from "../../../src/engine/index.ts";
import { factsOf } from "../../../src/engine/state/lookup.ts";
import { PRACTICE_CARDS } from "../cards/practice-set.ts";
import { REAL_CARDS } from "./random-real.ts";

/** The titles that only this seat may know, as against what lies open. */
export function secretsOf(game: Game, seat: number): Set<string> {
  const open = new Set<string>();
  const hidden = new Set<string>();
  const printed: string[] = [];
  for (const card of game.cards) {
    const { title } = factsOf(game, card.id);
    const isOpen =
      (card.play !== null && !card.play.faceDown) ||
      card.zone === "discard" ||
      card.zone === "removed" ||
      card.zone === "aside" ||
      game.conflicts.some((conflict) => conflict.card === card.id) ||
      // What a conflict is aimed at lay open when that was said, wherever it has come since.
      game.conflicts.some(({ target }) => target?.what === "card" && target.card === card.id) ||
      // Turned up, and still to be initiated.
      game.declared.some((one) => one.revealed === true && one.card === card.id) ||
      // Waiting for its target.
      game.awaiting.some((decision) => decision.kind === "initiate" && decision.card === card.id);
    if (isOpen) {
      open.add(title);
      printed.push(factsOf(game, card.id).text?.says ?? "");
    } else if (card.owner === seat) hidden.add(title);
  }
  // What still lasts names the card that it came from, which lay open when it began.
  const ofSeats = game.seats.flatMap(({ discounts = [], gainsNothing }) => [
    ...discounts,
    ...[gainsNothing ?? []].flat(),
  ]);
  const lasting = [...game.modifiers, ...(game.states ?? []), ...(game.watches ?? []), ...ofSeats];
  for (const { source } of [...lasting, ...game.conflicts.flatMap(({ added }) => added)]) open.add(source);
  for (const title of open) hidden.delete(title);
  // What is printed on an open card may name another one.
  for (const title of hidden) if (printed.some((text) => text.includes(title))) hidden.delete(title);
  return hidden;
}

export function leaks(text: string, secrets: ReadonlySet<string>): string[] {
  return [...secrets].filter((title) => names(text, quoted(title)) && names(withoutLonger(text, title), quoted(title)));
}

/** Whether a title stands there, and not just as the beginning or the end of a longer one: "Martyr" is none of "Martyrs Legacy". */
function names(text: string, title: string): boolean {
  const isLetter = (at: number) => /\p{L}/u.test(text.charAt(at));
  for (let at = text.indexOf(title); at !== -1; at = text.indexOf(title, at + 1))
    if (!isLetter(at - 1) && !isLetter(at + title.length)) return true;
  return false;
}

/** The texts that stand in what is written as JSON, each once: to look for titles in them takes a fraction of the time. */
export const textsIn = (json: string): string => [...new Set(json.match(/"(?:[^"\\]|\\.)*"/gu))].join("\n");

const quoted = (title: string) => JSON.stringify(title).slice(1, -1);

const TITLES = [...new Set([...PRACTICE_CARDS, ...REAL_CARDS].map(({ title }) => title))];

/** The text without the titles of which this one is a part: of them it says nothing. */
function withoutLonger(text: string, title: string): string {
  const longer = TITLES.filter((other) => other !== title && other.includes(title));
  return longer.reduce((rest, other) => rest.replaceAll(quoted(other), ""), text);
}

/** A title that the viewer holds too, or that is printed on a card of the viewer, may occur in the own view. */
export function withoutOwn(secrets: ReadonlySet<string>, game: Game, viewer: number): Set<string> {
  const own = game.cards.filter((card) => card.owner === viewer).map((card) => factsOf(game, card.id));
  // Cards of another hand that this seat alone is shown.
  const shown = game.awaiting.flatMap((one) =>
    one.kind === "discard-shown" && one.seat === viewer ? one.cards.map((id) => factsOf(game, id)) : [],
  );
  const known = [...own, ...shown].map((card) => `${card.title}\n${card.text?.says ?? ""}`).join("\n");
  return new Set([...secrets].filter((title) => !known.includes(title)));
}
