/** All of the bot but its connection to Discord, with a game under way, for interactions that nobody sent. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { ownId } from "../../src/catalogue/cards/judging.ts";
import { MOST_CARDS, ServerCards } from "../../src/catalogue/cards/server-cards.ts";
import { DECK_LIMITS, readDeck } from "../../src/catalogue/decks/index.ts";
import { FactMemory } from "../../src/catalogue/known-facts.ts";
import { OWN_DECK_LIMITS, type OwnDeck, OwnDecks } from "../../src/catalogue/own-decks.ts";
import { ruleEntry } from "../../src/commands/rule/entry.ts";
import type { Bot } from "../../src/commands/shared/bot.ts";
import { FairUse } from "../../src/commands/shared/fair-use.ts";
import { legalActions, MOST_SEATS } from "../../src/engine/index.ts";
import { Hours } from "../../src/finding/hours.ts";
import { Line } from "../../src/finding/line.ts";
import { freshId } from "../../src/fresh-id.ts";
import { JudgeCalls } from "../../src/judging/calls.ts";
import { LEAGUE_LIMITS, type League } from "../../src/leagues/index.ts";
import { Leagues } from "../../src/leagues/leagues.ts";
import { Nights } from "../../src/leagues/night/index.ts";
import { Records } from "../../src/records/records.ts";
import { OpenedGames } from "../../src/replaying/opened-games.ts";
import { loadCorpus } from "../../src/rulings/corpus.ts";
import { openRulings } from "../../src/rulings/open.ts";
import { openSettings } from "../../src/settings/index.ts";
import { openStore } from "../../src/store/index.ts";
import { Bookmarks } from "../../src/table/bookmarks.ts";
import { createClock } from "../../src/table/clock.ts";
import type { LogEntry } from "../../src/table/entry.ts";
import { newSeat } from "../../src/table/seats/lobby.ts";
import { Tables } from "../../src/table/tables.ts";
import { Openings } from "../../src/thread/openings.ts";
import { Answered } from "../../src/thread/pressed/answered.ts";
import { PressedPrompts } from "../../src/thread/pressed/pressed-prompts.ts";
import { DirectMessages } from "../../src/thread/sending/direct-messages.ts";
import type { Messenger } from "../../src/thread/sending/messenger.ts";
import { Notices } from "../../src/thread/sending/notices.ts";
import { createRender } from "../../src/thread/showing/render.ts";
import { usual } from "../leagues/usual.ts";
import { created, library, opening, started, stored, tableAfter } from "../table/tables.ts";
import { noSites } from "../webhooks/sites.ts";
import { OF_TEN } from "./interactions.ts";

export interface Hosted {
  readonly bot: Bot;
  close(): Promise<void>;
}

/** What is measured is reading: nobody is sent away before that. */
class Unlimited extends FairUse {
  override table(): Promise<null> {
    return Promise.resolve(null);
  }
}

/** As many as a server may know: looking a title up among them is work. */
const CARDS = Array.from({ length: MOST_CARDS }, (_, at) => {
  const title = `Card ${at}`;
  return { id: ownId(title), title, facts: { type: "character", cost: at % 99 } } as const;
});

/** A bot on a store of its own, in a server that knows thousands of cards, with a table of four whose game has begun. */
export async function hosted(): Promise<Hosted> {
  const dataDir = mkdtempSync(join(tmpdir(), "hostile-"));
  const store = await openStore({ redisUrl: null, dataDir });
  const clock = createClock(0);
  const corpus = loadCorpus();
  const tables = new Tables(store, clock);
  const messenger = {
    openThread: () => Promise.resolve("7000"),
    addMember: () => Promise.resolve(),
    archive: () => Promise.resolve(),
    direct: () => Promise.resolve("7001"),
  } as unknown as Messenger; // no command here posts anything else
  const bot: Bot = {
    log: pino({ level: "silent" }),
    clock,
    store,
    tables,
    bookmarks: new Bookmarks(store),
    library,
    memory: new FactMemory(store),
    cards: new ServerCards(store),
    decks: new OwnDecks(store),
    leagues: new Leagues(store),
    nights: new Nights(store),
    hours: new Hours(store, openSettings(store)),
    line: new Line(store),
    judgeCalls: new JudgeCalls(store),
    digests: { begin: () => Promise.resolve() },
    webhooks: noSites({ store, tables, clock }),
    records: new Records(store, openSettings(store).personal),
    openedGames: new OpenedGames(store, clock),
    settings: openSettings(store),
    notices: new Notices(store),
    fairUse: new Unlimited(store),
    messenger,
    openings: new Openings({ store, tables, messenger, clock, log: pino({ level: "silent" }), self: "800" }),
    direct: new DirectMessages(store, messenger, clock),
    prompts: new PressedPrompts(store, createRender(library), new Answered(), () => 0),
    ...openRulings(store, corpus),
    rule: (id) => ruleEntry(corpus, id),
  };
  await stored(tables, opening(4));
  await tenSeats(tables);
  await store.documents("leagues").set(
    "900",
    leaguesOf200()
      .map((league) => JSON.stringify(league))
      .join("\n"),
  );
  await bot.cards.judge("900", CARDS, { user: "1", name: "Kosh", at: 1 });
  return {
    bot,
    async close() {
      await store.close();
      rmSync(dataDir, { recursive: true });
    },
  };
}

/** A table of ten in its first turn, after each has answered what comes before it. */
async function tenSeats(tables: Tables): Promise<void> {
  const entries: LogEntry[] = [{ ...created(), id: "t2", thread: OF_TEN.thread, by: OF_TEN.user }];
  for (let at = 0; at < MOST_SEATS; at++) {
    const user = String(Number(OF_TEN.user) + at);
    const seated = newSeat(tableAfter(null, ...entries), library, user, `Player ${user}`, {});
    if (!seated.ok) throw new Error(seated.refusal.code);
    entries.push({ type: "joined", at: 2_000, by: user, seat: seated.seat });
  }
  entries.push(started(tableAfter(null, ...entries), OF_TEN.user));
  await stored(tables, entries, "t2");
  for (let step = 0; step < 100; step++) {
    const now = await tables.load("t2");
    const [asked] = now?.game?.awaiting ?? [];
    if (!now?.game || !asked) throw new Error("nobody is asked");
    if (now.game.turn > 0) return;
    const [first] = legalActions(now.game, asked.seat);
    if (!first) throw new Error("nothing can be answered");
    const { action } = first;
    const user = now.seats[asked.seat]?.userId ?? "";
    const acted = await tables.act("t2", `step-${step}`, user, () => ({
      ok: true,
      entry: { type: "acted", actions: [action] },
    }));
    if (acted.outcome !== "done") throw new Error(`a step was not taken: ${JSON.stringify(acted)}`);
  }
  throw new Error("the first turn does not come");
}

/** Leagues as full as they may be; one of them takes more. */
function leaguesOf200(): League[] {
  const host = { user: "1", name: "Kosh" };
  const full = Array.from({ length: LEAGUE_LIMITS.leagues / 2 }, (_, at): League => {
    const entrants = Array.from({ length: LEAGUE_LIMITS.entrants }, (_, each) => {
      const user = String(3_000 + each);
      return { user, name: `Player ${user}`, race: "narn", faction: "home", deck: freshId(), at: 1 } as const;
    });
    return { ...usual, id: freshId(), name: `League ${at}`, host, rules: "engine", open: true, entrants, at: 1 };
  });
  return [...full, { ...usual, id: freshId(), name: "Night", host, rules: "engine", open: true, entrants: [], at: 1 }];
}

/** All but one of the decks that a player may have, each of as many titles as a deck may have, kept at some time. */
function decksOf500(at: number): OwnDeck[] {
  const titled = Array.from({ length: OWN_DECK_LIMITS.decks - 2 }, (_, deck): OwnDeck => {
    const cards = Array.from({ length: DECK_LIMITS.cards }, (_, card) => ({
      count: 1,
      title: `${card % 3 === 0 ? "Card" : `Unheard of ${deck}:`} ${card}`,
      section: "deck" as const,
    }));
    return { id: freshId(), name: `Deck of titles ${deck}`, cards, at };
  });
  const mine = readDeck("G'Kar\n3 Border Raid");
  if (!mine.ok) throw new Error(mine.problem.code);
  return [{ id: "mineaaaa", name: "Mine", cards: mine.deck.cards, at }, ...titled];
}

let kept = 0;

/** Gives a player those decks; they have never been read so, however often this is done. */
export async function keepDecks({ store, decks }: Bot, user: string): Promise<void> {
  kept += 1;
  const lines = decksOf500(kept).map((deck) => JSON.stringify(deck));
  await store.documents("decks").set(`900:${user}`, lines.join("\n"));
  if (kept === 1 && (await decks.of("900", user)).length !== lines.length)
    throw new Error("decks are kept otherwise now");
}
