/** A judge's word about cards, carried into the games that are being played. */
import type { Judge, Judged } from "../../catalogue/cards/server-cards.ts";
import { titleKey } from "../../engine/cards/titles.ts";
import { ASKABLE_FACTS, type CardFacts, type StatedFacts, statedFactsSchema } from "../../engine/index.ts";
import { madeInTurns, type Pieces } from "../../piecemeal.ts";
import { sitsThere } from "../../table/calls/call.ts";
import { type Table, Unreadable } from "../../table/table.ts";
import { missedWords } from "../../views/index.ts";
import { say, type Tell } from "../../views/words/index.ts";
import type { Bot } from "../shared/bot.ts";

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
 * Every running game of the server plays by it from now on, and a dispute about it is settled, but at tables where the judge
 * sits. Each says so in its thread
 * where the card lies open. Whether a card is in a game at all is nobody's business: nothing of that is given back.
 *
 * @param all what was said of which cards; facts that no game asks for are left out
 * @param but a table that knows it already
 * @returns what the word has not reached, in words for the judge; null where nothing is left out. Rejects for nothing
 *   but a bug: the server's own record has been changed before, and who set it must hear so.
 */
export async function correctTables(
  { guild, channel, key }: Where,
  all: readonly Judged[],
  { name, user }: Pick<Judge, "name" | "user">,
  bot: Bot,
  but?: string,
): Promise<Tell | null> {
  const words = await madeInTurns(wordsOn(all));
  if (words.byId.size === 0) return null;
  try {
    const { playing, unread } = await tablesOf(guild, channel, bot);
    // To name one table that the store did not take would tell that the card is in its game: all are named then.
    let away = false;
    const own: string[] = [];
    for (const table of playing) {
      if (table.id === but) continue;
      const news = newTo(table, words, all.length > 1);
      // What is doubted at a table is not for a judge who sits there.
      const theirs = sitsThere(table, user) ? news.filter(({ card }) => card !== table.dispute?.card) : news;
      if (theirs.length < news.length) own.push(table.thread);
      const [first, ...more] = theirs;
      if (first === undefined) continue;
      const entry = { type: "facts-judged", ...first, name, ...(more.length > 0 ? { more } : {}) } as const;
      try {
        await bot.tables.act(table.id, key, user, () => ({ ok: true, entry }));
      } catch (error) {
        bot.log.warn({ err: error, table: table.id }, "a judge's word did not reach a table");
        if (error instanceof Unreadable) unread.push(table.id);
        else away = true;
      }
    }
    const threads = await threadsOf(unread, bot);
    const nameless = unread.length - threads.length;
    const missed = { unread: threads, nameless, away: away ? playing.map(({ thread }) => thread) : [], own };
    const everywhere = unread.length === 0 && !away && own.length === 0;
    return everywhere ? null : (language) => missedWords(missed, language);
  } catch (error) {
    bot.log.warn({ err: error, guild }, "a judge's word did not reach the tables");
    return (language) => say(language, "missed-all");
  }
}

/** The running tables of a server, with the one where it was said, which an earlier version may have opened. */
async function tablesOf(guild: string, channel: string | null, bot: Bot) {
  const { playing, unread } = await bot.tables.running(guild);
  const id = channel === null ? null : await bot.tables.idInThread(channel);
  if (id === null || unread.includes(id) || playing.some((table) => table.id === id)) return { playing, unread };
  try {
    const here = await bot.tables.load(id);
    return { playing: here?.guild === guild ? [...playing, here] : playing, unread };
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return { playing, unread: [...unread, id] };
  }
}

/** Where those tables stand, as far as their logs tell. */
async function threadsOf(ids: readonly string[], bot: Bot): Promise<string[]> {
  const found = await Promise.all(ids.map((id) => bot.tables.remains(id)));
  return found.flatMap((remains) => remains?.table?.thread ?? []);
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
