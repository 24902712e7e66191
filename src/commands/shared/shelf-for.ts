import type { JudgedCards } from "../../catalogue/cards/server-cards.ts";
import type { KnownFacts } from "../../catalogue/known-facts.ts";
import type { Library } from "../../catalogue/library.ts";
import { type Shelf, shelfInPieces } from "../../catalogue/shelf.ts";
import { madeInTurns } from "../../piecemeal.ts";
import type { Bot } from "./bot.ts";

const NOTHING_SAID: KnownFacts = {};
const NOBODY: JudgedCards = new Map();

/** The last shelf that was made of what a server's judges say: what comes at every key is not made each time. */
const made = new WeakMap<JudgedCards, { said: KnownFacts; library: Library; shelf: Promise<Shelf> }>();

/** The cards as this server knows them; in a direct message as they ship. */
export async function shelfFor(bot: Pick<Bot, "library" | "memory" | "cards">, guild: string | null): Promise<Shelf> {
  if (guild === null) return shelf(bot.library, NOTHING_SAID, NOBODY);
  const [said, judged] = await Promise.all([bot.memory.of(guild), bot.cards.of(guild)]);
  return shelf(bot.library, said, judged);
}

function shelf(library: Library, said: KnownFacts, judged: JudgedCards): Promise<Shelf> {
  const known = made.get(judged);
  if (known?.said === said && known.library === library) return known.shelf;
  const shelf = madeInTurns(shelfInPieces(library, said, judged));
  made.set(judged, { said, library, shelf });
  return shelf;
}
