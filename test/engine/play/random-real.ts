/** Random tables with real cards among the practice cards: what no source says of them is made up for the game. */

import { loadLibrary } from "../../../src/catalogue/library.ts";
import { ENCODED } from "../../../src/engine/cards/encoded/index.ts";
import { titleKey } from "../../../src/engine/cards/titles.ts";
import { type CardFacts, RACES, type Setup } from "../../../src/engine/index.ts";
import type { Dice } from "./random-player.ts";

/** How many of them come into each deck. */
const EACH = 12;

const library = loadLibrary();

/** Every card whose text is in verbs, made whole: a cost and abilities where nobody knows them. */
export const REAL_CARDS: readonly CardFacts[] = ENCODED.map(({ title, type: stated, text }) => {
  const type = stated ?? "group";
  const facts = library.byTitle(title).find((card) => card.type === type);
  const fights = type === "fleet" || type === "location";
  return {
    race: "neutral",
    cost: type === "conflict" ? "none" : 2,
    ...(type === "conflict" ? { conflict: "intrigue" } : {}),
    ...facts,
    id: `real/${titleKey(title).replaceAll(/[^a-z0-9]+/g, "-")}`,
    title,
    type,
    abilities: {
      ...(fights ? { military: 4 } : type === "character" ? { diplomacy: 3, intrigue: 3 } : {}),
      ...facts?.abilities,
    },
    complete: true,
    text,
  };
});

/** The same table with some real cards in every deck, of those that the seat may play. */
export function withRealCards(setup: Setup, dice: Dice): Setup {
  return {
    ...setup,
    cards: [...setup.cards, ...REAL_CARDS],
    seats: setup.seats.map((seat) => {
      const own = REAL_CARDS.filter(({ race }) => !RACES.some((other) => other === race) || race === seat.race);
      return { ...seat, deck: [...seat.deck, ...Array.from({ length: EACH }, () => dice.of(own).id)] };
    }),
  };
}
