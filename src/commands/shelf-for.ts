import { type Shelf, shelfOf } from "../table/shelf.ts";
import type { Bot } from "./bot.ts";

const NOBODY = new Map();

/** The cards as this server knows them; in a direct message as they ship. */
export async function shelfFor(bot: Pick<Bot, "library" | "memory" | "cards">, guild: string | null): Promise<Shelf> {
  if (guild === null) return shelfOf(bot.library, {}, NOBODY);
  const [said, judged] = await Promise.all([bot.memory.of(guild), bot.cards.of(guild)]);
  return shelfOf(bot.library, said, judged);
}
