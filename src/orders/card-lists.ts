/** Orders that name several cards: the starting hand, discards, what is sustained. */
import type { Action, CardId, CardView, LegalAction } from "../engine/index.ts";
import { ownDecision, ownSeat } from "../views/index.ts";
import { cardsCalled } from "./name-search.ts";
import type { Nouns } from "./nouns.ts";
import { numberOf } from "./numbers.ts";
import { itemsIn } from "./phrases.ts";

/** `legal`: it answers what is asked of this seat now. */
export type Listed =
  | { kind: "action"; action: Action; legal: boolean }
  /** A name that fits several cards, with their titles; or none. */
  | { kind: "which"; phrase: string; titles: readonly string[] }
  | { kind: "none" };

/** `words` with commas. */
export function startWith(words: readonly string[], nouns: Nouns): Listed {
  const decision = ownDecision(nouns.view);
  const seat = ownSeat(nouns.view)?.seat;
  if (seat === undefined) return { kind: "none" };
  const asked = decision?.kind === "starting-hand" || decision?.kind === "keep-hand";
  if (!asked) return { kind: "action", action: { type: "start-with", seat, cards: [] }, legal: false };
  const found = named(words, decision.options ?? []);
  if (!Array.isArray(found)) return found;
  return { kind: "action", action: { type: "start-with", seat, cards: found }, legal: true };
}

/** What is said before ", buy 2", and the number; no number where nothing is said of buying, or that none is bought. */
export function boughtBeside(said: readonly string[]): { words: readonly string[]; buy?: number } {
  const at = said.lastIndexOf("buy");
  const cards = said.length === at + 2 ? numberOf(said[at + 1]) : null;
  if (at < 1 || cards === null || cards < 1) return { words: said };
  const ends = said[at - 1] === "," || said[at - 1] === "and" ? at - 1 : at;
  const comma = said[ends - 1] === "," ? ends - 1 : ends;
  return { words: said.slice(0, comma), buy: cards };
}

/** "Envoy, Gala, Corvette": in the order in which they are to be drawn; "as they are" for the order of the dealing. */
export function stack(words: readonly string[], nouns: Nouns): Listed {
  const decision = ownDecision(nouns.view);
  const seat = ownSeat(nouns.view)?.seat;
  if (seat === undefined) return { kind: "none" };
  const legal = decision?.kind === "stack";
  if (!legal) return pile(words, nouns);
  const asTheyAre = words.slice(0, 2).join(" ") === "as they";
  const found = asTheyAre ? [] : named(words, (legal && decision.options) || []);
  return Array.isArray(found) ? { kind: "action", action: { type: "stack", seat, cards: found }, legal } : found;
}

/** "Envoy, Gala [on top of my discard pile]": of cards that were discarded at once, the topmost first. */
function pile(words: readonly string[], nouns: Nouns): Listed {
  const seat = ownSeat(nouns.view);
  if (!seat) return { kind: "none" };
  const end = words.lastIndexOf("on");
  const found = named(end > 0 && words.includes("pile") ? words.slice(0, end) : words, seat.discard);
  // Whether they came to the pile at once the game itself checks.
  return Array.isArray(found)
    ? { kind: "action", action: { type: "pile", seat: seat.seat, cards: found }, legal: false }
    : found;
}

/** "Envoy, Gala, buy 1": what is discarded and, where that is said too, how many cards are bought; "nothing" keeps all. */
export function discardSaid(said: readonly string[], nouns: Nouns): Listed {
  const { words, buy } = boughtBeside(said);
  const seat = ownSeat(nouns.view);
  const decision = ownDecision(nouns.view);
  if (!seat) return { kind: "none" };
  const hand = seat.hand ?? [];
  const asked = decision?.kind === "discard" || decision?.kind === "discard-some";
  const everything = words.length === 1 && (words[0] === "all" || words[0] === "everything");
  const found = everything ? hand.map(({ id }) => id) : named(words, hand);
  if (!Array.isArray(found)) return found;
  const buying = buy === undefined ? {} : { buy };
  return { kind: "action", action: { type: "discard", seat: seat.seat, cards: found, ...buying }, legal: asked };
}

export function sustain(words: readonly string[], actions: readonly LegalAction[], nouns: Nouns): Listed {
  const seat = ownSeat(nouns.view)?.seat;
  if (seat === undefined) return { kind: "none" };
  const possible = new Set(actions.flatMap(({ action }) => (action.type === "sustain" ? action.cards : [])));
  const asked = ownDecision(nouns.view)?.kind === "sustain";
  const cards = [...nouns.cards.values()]
    .filter(({ card, where, seat: whose }) => (asked ? possible.has(card.id) : where === "play" && whose === seat))
    .map(({ card }) => card);
  const everything = words.length === 1 && (words[0] === "all" || words[0] === "everything");
  const found = everything ? [...possible] : named(words, cards);
  if (!Array.isArray(found)) return found;
  return { kind: "action", action: { type: "sustain", seat, cards: found }, legal: asked };
}

/** The cards of a list, each taken once; "and" parts names only where the whole is no name. */
function named(words: readonly string[], cards: readonly CardView[]): CardId[] | Exclude<Listed, { kind: "action" }> {
  const free = [...cards];
  const taken: CardId[] = [];
  const items = itemsIn(words).flatMap((item) => parted(item, cards));
  for (const phrase of items) {
    const found = cardsCalled(phrase, free);
    const titles = [...new Set(found.map(({ title }) => title))];
    const first = found[0];
    // The same card named once more than there are copies: the rules say what is wrong with that.
    const again = first === undefined ? cardsCalled(phrase, cards)[0] : undefined;
    if (again) {
      taken.push(again.id);
      continue;
    }
    if (first === undefined || titles.length > 1) return { kind: "which", phrase: phrase.join(" "), titles };
    taken.push(first.id);
    free.splice(free.indexOf(first), 1);
  }
  return taken.length === 0 ? { kind: "none" } : taken;
}

function parted(item: readonly string[], cards: readonly CardView[]): (readonly string[])[] {
  if (!item.includes("and") || cardsCalled(item, cards).length > 0) return [item];
  const items: string[][] = [[]];
  for (const word of item) {
    if (word === "and") items.push([]);
    else items.at(-1)?.push(word);
  }
  return items.filter((each) => each.length > 0);
}
