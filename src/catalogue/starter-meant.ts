import type { ChosenFaction } from "../engine/index.ts";
import type { Library } from "./library.ts";

type StarterDeck = Library["starters"][number];

/** Words that say no more than that a deck is meant. */
const FILLERS: ReadonlySet<string> = new Set(["deck", "the", "a", "my", "premiere", "of"]);

/**
 * The ready-made deck that a player means: by its name, or by some words of it, such as the race. Where several have
 * them, one of the seat's own race and faction comes first, then one that is no invented deck. Undefined where none has.
 */
export function starterMeant(library: Library, text: string, seat: ChosenFaction | null): StarterDeck | undefined {
  const exact = library.starter(text);
  const words = wordsOf(text).filter((word) => !FILLERS.has(word));
  if (exact || words.length === 0) return exact;
  const named = library.starters.filter(({ name }) => {
    const has = wordsOf(name);
    return words.every((word) => has.some((other) => other.startsWith(word)));
  });
  const of = ({ race, faction }: StarterDeck) => Number(race === seat?.race) * 2 + Number(faction === seat?.faction);
  const rank = (deck: StarterDeck) => 4 * of(deck) + 2 * Number(!deck.practice) - Number(/ II$/u.test(deck.name));
  const [best] = named.toSorted((a, b) => rank(b) - rank(a));
  const isKind = words.every((word) => word === "starter" || word === "practice");
  // "starter" alone is a deck of one's own faction: there may be none of that kind.
  if (!isKind) return best;
  if (!seat) return undefined;
  if (best && best.race === seat.race && best.faction === seat.faction) return best;
  return library.starters.find(({ race, faction }) => race === seat.race && faction === seat.faction);
}

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");
