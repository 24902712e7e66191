import type { Pending } from "./encoding.ts";

/** Known whole, and not yet to be said in verbs. A title leaves this list when it enters its family's file. */
export const PENDING: readonly Pending[] = [
  { title: "Consultants", missing: "characters as contingencies" },
  { title: "Observers", missing: "approving or discarding another player's aftermaths, and a willing target" },
  {
    title: "Search for a Home",
    missing: "chaos tokens as a price, additional influence every turn, and major victories by locations",
  },
  {
    title: "Seizing Advantage",
    missing: "playing a conflict card from another player's discard pile; who neutralized a card that is discarded",
  },
  {
    title: "Sleeping Z'Ha'Dum",
    missing: "an answer that any player may give, to a card that gives or requires a mark",
  },
];
