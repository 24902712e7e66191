/** What commands and presses are answered with. */
import { OwnDecks } from "../catalogue/own-decks.ts";
import { ruleEntry } from "../commands/rule/entry.ts";
import type { Bot } from "../commands/shared/bot.ts";
import { FairUse } from "../commands/shared/fair-use.ts";
import { Hours } from "../finding/hours.ts";
import { Line } from "../finding/line.ts";
import { Leagues } from "../leagues/leagues.ts";
import { openRulings } from "../rulings/open.ts";
import { PressedPrompts } from "../thread/pressed/pressed-prompts.ts";
import type { Base } from "./base.ts";
import type { Beside } from "./beside.ts";
import type { Showing } from "./showing.ts";

/** `ending`: says when the process is about to end. */
export function makeBot(
  { config, log, clock, store, library, corpus }: Base,
  { announcer, answers, render, posts, ...showing }: Showing,
  { afterRestore, ...beside }: Beside,
  { ending, measured }: Pick<Bot, "ending" | "measured">,
): Bot {
  const { tables, bookmarks, memory, cards, settings, pictures, notices, messenger, direct } = showing;
  const { nights, judgeCalls, digests, webhooks, records, openedGames, openings } = beside;
  return {
    ...{ log, clock, store, library },
    ...{ tables, bookmarks, memory, cards, settings, pictures, notices, messenger, direct },
    ...{ nights, judgeCalls, digests, webhooks, records, openedGames, openings },
    ...(ending === undefined ? {} : { ending }),
    decks: new OwnDecks(store),
    leagues: new Leagues(store),
    hours: new Hours(store, settings),
    line: new Line(store),
    prompts: new PressedPrompts(store, render, answers, (thread) => posts.freeIn(thread)),
    // Behind an address of its own scripts play, as fast as they are answered.
    fairUse: new FairUse(store, config.discordApiUrl === null ? 1 : 25),
    ...openRulings(store, corpus),
    missed: (table) => announcer.missed(table),
    told: (table, channel) => announcer.told(table, channel),
    isSilent: (table) => announcer.isSilent(table),
    undone: (message, table) => afterRestore.hasUndone(message, table),
    rule: (id) => ruleEntry(corpus, id),
    ...(config.sandbox ? { sandbox: true } : {}),
    ...(measured ? { measured } : {}),
  };
}
