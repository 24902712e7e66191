/** All of the bot but its connection to Discord, with a game under way, for interactions that nobody sent. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { ownId } from "../../src/cards/judging.ts";
import { MOST_CARDS, ServerCards } from "../../src/cards/server-cards.ts";
import type { Bot } from "../../src/commands/bot.ts";
import { FairUse } from "../../src/commands/fair-use.ts";
import { ruleEntry } from "../../src/commands/rule-entry.ts";
import { loadCorpus } from "../../src/rulings/corpus.ts";
import { openRulings } from "../../src/rulings/open.ts";
import { openStore } from "../../src/store/index.ts";
import { Answered } from "../../src/table/answered.ts";
import { createClock } from "../../src/table/clock.ts";
import { DirectMessages } from "../../src/table/direct-messages.ts";
import type { Entry } from "../../src/table/entry.ts";
import { FactMemory } from "../../src/table/known-facts.ts";
import { Leagues } from "../../src/table/leagues.ts";
import type { Messenger } from "../../src/table/messenger.ts";
import { Notices } from "../../src/table/notices.ts";
import { OwnDecks } from "../../src/table/own-decks.ts";
import { PressedPrompts } from "../../src/table/pressed-prompts.ts";
import { createRender } from "../../src/table/render.ts";
import { type Proposal, Tables } from "../../src/table/tables.ts";
import { library, opening } from "../table/tables.ts";

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
    direct: () => Promise.resolve("7001"),
  } as unknown as Messenger; // no command here posts anything else
  const bot: Bot = {
    log: pino({ level: "silent" }),
    clock,
    store,
    tables,
    library,
    memory: new FactMemory(store),
    cards: new ServerCards(store),
    decks: new OwnDecks(store),
    leagues: new Leagues(store),
    notices: new Notices(store),
    fairUse: new Unlimited(store),
    messenger,
    direct: new DirectMessages(store, messenger, clock),
    prompts: new PressedPrompts(store, createRender(library), new Answered()),
    ...openRulings(store, corpus),
    rule: (id) => ruleEntry(corpus, id),
  };
  for (const [at, entry] of opening(4).entries()) await put(tables, entry, `open-${at}`);
  await bot.cards.judge("900", CARDS, { user: "1", name: "Kosh", at: 1 });
  return {
    bot,
    async close() {
      await store.close();
      rmSync(dataDir, { recursive: true });
    },
  };
}

async function put(tables: Tables, { at: _, by, ...entry }: Entry, key: string): Promise<void> {
  const proposal = entry as Proposal; // what is left of an entry without what the path itself adds
  const acted =
    proposal.type === "created"
      ? await tables.create("t1", key, by, proposal)
      : await tables.join("t1", key, by, () => ({ ok: true, entry: proposal }));
  if (acted.outcome !== "done") throw new Error(`the table could not be set up: ${JSON.stringify(acted)}`);
}
