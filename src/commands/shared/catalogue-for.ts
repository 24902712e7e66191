import type { JudgedCards } from "../../catalogue/cards/server-cards.ts";
import { type Catalogue, catalogueInPieces } from "../../catalogue/catalogue.ts";
import type { KnownFacts } from "../../catalogue/known-facts.ts";
import type { Library } from "../../catalogue/library.ts";
import { madeInTurns } from "../../piecemeal.ts";
import type { Bot } from "./bot.ts";

const NOTHING_SAID: KnownFacts = {};
const NOBODY: JudgedCards = new Map();

/** The last catalogue that was made of what a server's judges say: what comes at every key is not made each time. */
const made = new WeakMap<JudgedCards, { said: KnownFacts; library: Library; catalogue: Promise<Catalogue> }>();

/** The cards as this server knows them; in a direct message as they ship. */
export async function catalogueFor(
  bot: Pick<Bot, "library" | "memory" | "cards">,
  guild: string | null,
): Promise<Catalogue> {
  if (guild === null) return catalogue(bot.library, NOTHING_SAID, NOBODY);
  const [said, judged] = await Promise.all([bot.memory.of(guild), bot.cards.of(guild)]);
  return catalogue(bot.library, said, judged);
}

function catalogue(library: Library, said: KnownFacts, judged: JudgedCards): Promise<Catalogue> {
  const known = made.get(judged);
  if (known?.said === said && known.library === library) return known.catalogue;
  const catalogue = madeInTurns(catalogueInPieces(library, said, judged));
  made.set(judged, { said, library, catalogue });
  return catalogue;
}
