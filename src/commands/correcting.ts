/** A judge's word about cards, carried into the games that are being played. */
import type { Judge, Judged } from "../cards/server-cards.ts";
import { titleKey } from "../engine/cards/titles.ts";
import { ASKABLE_FACTS, type CardFacts, type StatedFacts, statedFactsSchema } from "../engine/index.ts";
import { madeInTurns, type Pieces } from "../piecemeal.ts";
import type { Table } from "../table/table.ts";
import type { Bot } from "./bot.ts";

interface Where {
  guild: string;
  /** Where it was said: its table counts even where it was opened by an earlier version. */
  channel: string | null;
  /** The interaction's id. */
  key: string;
}

interface Word {
  card: Pick<Judged, "id" | "title">;
  facts: StatedFacts;
}

/**
 * Every running game of the server plays by it from now on, and a dispute about it is settled. Each says so in its thread
 * where the card lies open. Whether a card is in a game at all is nobody's business: nothing is given back.
 *
 * @param all what was said of which cards; facts that no game asks for are left out
 * @param but a table that knows it already
 */
export async function correctTables(
  { guild, channel, key }: Where,
  all: readonly Judged[],
  { name, user }: Pick<Judge, "name" | "user">,
  bot: Bot,
  but?: string,
): Promise<void> {
  const words = await madeInTurns(wordsOn(all));
  if (words.byId.size === 0) return;
  const here = channel === null ? null : await bot.tables.inThread(channel);
  const running = await bot.tables.running(guild);
  const tables =
    here && here.guild === guild && !running.some(({ id }) => id === here.id) ? [...running, here] : running;
  for (const table of tables) {
    if (table.id === but) continue;
    const [first, ...more] = newTo(table, words, all.length > 1);
    if (first === undefined) continue;
    const entry = { type: "facts-judged", ...first, name, ...(more.length > 0 ? { more } : {}) } as const;
    await bot.tables.act(table.id, key, user, () => ({ ok: true, entry }));
  }
}

/** What was said, by the cards' ids and by their titles. */
interface Words {
  readonly byId: ReadonlyMap<string, Word>;
  readonly byTitle: ReadonlyMap<string, Word>;
}

function* wordsOn(all: readonly Judged[]): Pieces<Words> {
  const byId = new Map<string, Word>();
  const byTitle = new Map<string, Word>();
  for (const card of all) {
    const word = wordOf(card);
    if (word) byId.set(card.id, word);
    if (word) byTitle.set(titleKey(card.title), word);
    yield;
  }
  return { byId, byTitle };
}

function wordOf(card: Judged): Word | null {
  const values: Readonly<Record<string, unknown>> = card.facts;
  const said = ASKABLE_FACTS.flatMap((fact) => (values[fact] == null ? [] : [[fact, values[fact]] as const]));
  const stated = statedFactsSchema.safeParse(Object.fromEntries(said));
  return stated.success && said.length > 0 ? { card, facts: stated.data } : null;
}

/** What of it is about cards of this game; `unknown`: only what the game does not know so already. */
function newTo({ game }: Table, { byId, byTitle }: Words, unknown: boolean): { card: string; facts: StatedFacts }[] {
  if (game === null) return [];
  return game.facts.flatMap((card) => {
    // What only a deck named has an id of its own.
    const word = byId.get(card.id) ?? (card.id.startsWith("named/") ? byTitle.get(titleKey(card.title)) : undefined);
    if (word === undefined || (unknown && isKnown(card, word.facts))) return [];
    return [{ card: card.id, facts: word.facts }];
  });
}

const isKnown = (card: CardFacts, facts: StatedFacts): boolean =>
  ASKABLE_FACTS.every((fact) => {
    const known = fact === "type" || fact === "cost" || fact === "conflict" ? card[fact] : card.abilities?.[fact];
    return facts[fact] === undefined || facts[fact] === known;
  });
