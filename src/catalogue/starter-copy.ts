/** A ready-made deck as a player would have submitted it: titles, and what is said about them. */
import type { StarterDeck } from "../engine/cards/decks.ts";
import { freshId } from "../fresh-id.ts";
import type { Library } from "./library.ts";
import type { OwnDeck } from "./own-decks.ts";

/** A copy that reads as the same cards in the same piles; `at` in ms since the epoch. */
export function copyOfStarter(starter: StarterDeck, library: Pick<Library, "facts">, at: number): OwnDeck {
  const { name, race, faction } = starter;
  const piles = [
    ["deck", starter.cards],
    ["reserve", starter.reserve ?? []],
    ["crusade", starter.crusade ?? []],
  ] as const;
  const cards = piles.flatMap(([section, lines]) =>
    lines.flatMap(([count, id]) => {
      const facts = library.facts(id);
      const type = facts?.type === undefined ? {} : { type: facts.type };
      return facts === undefined ? [] : [{ count, title: facts.title, section, ...type }];
    }),
  );
  const ambassador = library.facts(starter.ambassador)?.title;
  return { id: freshId(), name, race, faction, ...(ambassador === undefined ? {} : { ambassador }), cards, at };
}
