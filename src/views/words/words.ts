/**
 * Every text by its id, in English. A file of each other language, of the same name, has the same ids; what has to be put in
 * stands in the texts.
 */
import { ASIDE } from "./rooms/aside.ts";
import { BOOK } from "./rooms/book.ts";
import { CARDS } from "./rooms/cards.ts";
import { LEAGUE } from "./rooms/leagues/league.ts";
import { NIGHT } from "./rooms/leagues/night.ts";
import { NIGHT_NO } from "./rooms/leagues/night-no.ts";
import { ROUND } from "./rooms/leagues/round.ts";
import { STANDINGS } from "./rooms/leagues/standings.ts";
import { LOG_CHANGES } from "./rooms/log/changes.ts";
import { LOG_CONFLICTS } from "./rooms/log/conflicts.ts";
import { LOG_GAME } from "./rooms/log/game.ts";
import { LOG_PAGES } from "./rooms/log/pages.ts";
import { NO_ACTING } from "./rooms/no/acting.ts";
import { NO_AFTERMATHS } from "./rooms/no/aftermaths.ts";
import { NO_AGENDAS } from "./rooms/no/agendas.ts";
import { NO_ANY_TIME } from "./rooms/no/any-time.ts";
import { NO_CONFLICTS } from "./rooms/no/conflicts.ts";
import { NO_DAMAGE } from "./rooms/no/damage.ts";
import { NO_DRAW } from "./rooms/no/draw.ts";
import { NO_EVENTS } from "./rooms/no/events.ts";
import { NO_FLEETS } from "./rooms/no/fleets.ts";
import { NO_MERCENARIES } from "./rooms/no/mercenaries.ts";
import { NO_NOTHING } from "./rooms/no/nothing.ts";
import { NO_REPLACING } from "./rooms/no/replacing.ts";
import { NO_SETUP } from "./rooms/no/setup.ts";
import { NO_SPONSORING } from "./rooms/no/sponsoring.ts";
import { NO_STATES } from "./rooms/no/states.ts";
import { NO_VOTES } from "./rooms/no/votes.ts";
import { DECKS } from "./rooms/people/decks.ts";
import { FIRST } from "./rooms/people/first.ts";
import { LESSON } from "./rooms/people/lesson.ts";
import { MINE } from "./rooms/people/mine.ts";
import { OWN } from "./rooms/people/own.ts";
import { ACTS } from "./rooms/playing/acts.ts";
import { AHEAD_WORDS } from "./rooms/playing/ahead.ts";
import { ASKED } from "./rooms/playing/asked.ts";
import { ASKS } from "./rooms/playing/asks.ts";
import { CHOICE_WORDS } from "./rooms/playing/choices.ts";
import { HAND } from "./rooms/playing/hand.ts";
import { MENUS } from "./rooms/playing/menus.ts";
import { NAMED } from "./rooms/playing/named.ts";
import { ORDER_WORDS } from "./rooms/playing/orders.ts";
import { SURE } from "./rooms/playing/sure.ts";
import { TAKEN } from "./rooms/playing/taken.ts";
import { UNCLEAR } from "./rooms/playing/unclear.ts";
import { WAITS } from "./rooms/playing/waits.ts";
import { WHY_WORDS } from "./rooms/playing/why.ts";
import { SERVER } from "./rooms/server.ts";
import { CALLS } from "./rooms/tables/calls.ts";
import { DISPUTES } from "./rooms/tables/disputes.ts";
import { JUDGE } from "./rooms/tables/judge.ts";
import { LOBBY } from "./rooms/tables/lobby.ts";
import { MANNER } from "./rooms/tables/manner.ts";
import { NOTICES } from "./rooms/tables/notices.ts";
import { PAST } from "./rooms/tables/past.ts";
import { PICTURES } from "./rooms/tables/pictures.ts";
import { REFUSED } from "./rooms/tables/refused.ts";
import { RUNNING } from "./rooms/tables/running.ts";
import { TOLD } from "./rooms/tables/told.ts";
import { TRACKER } from "./rooms/tables/tracker.ts";
import { TROUBLES } from "./rooms/tables/troubles.ts";

/** By the names of their files. */
export const TEXTS = {
  aside: ASIDE,
  book: BOOK,
  cards: CARDS,
  "leagues/league": LEAGUE,
  "leagues/night": NIGHT,
  "leagues/night-no": NIGHT_NO,
  "leagues/round": ROUND,
  "leagues/standings": STANDINGS,
  "log/changes": LOG_CHANGES,
  "log/conflicts": LOG_CONFLICTS,
  "log/game": LOG_GAME,
  "log/pages": LOG_PAGES,
  "no/acting": NO_ACTING,
  "no/aftermaths": NO_AFTERMATHS,
  "no/agendas": NO_AGENDAS,
  "no/any-time": NO_ANY_TIME,
  "no/conflicts": NO_CONFLICTS,
  "no/damage": NO_DAMAGE,
  "no/draw": NO_DRAW,
  "no/events": NO_EVENTS,
  "no/fleets": NO_FLEETS,
  "no/mercenaries": NO_MERCENARIES,
  "no/nothing": NO_NOTHING,
  "no/replacing": NO_REPLACING,
  "no/setup": NO_SETUP,
  "no/sponsoring": NO_SPONSORING,
  "no/states": NO_STATES,
  "no/votes": NO_VOTES,
  "people/decks": DECKS,
  "people/first": FIRST,
  "people/lesson": LESSON,
  "people/mine": MINE,
  "people/own": OWN,
  "playing/acts": ACTS,
  "playing/ahead": AHEAD_WORDS,
  "playing/asked": ASKED,
  "playing/asks": ASKS,
  "playing/choices": CHOICE_WORDS,
  "playing/hand": HAND,
  "playing/menus": MENUS,
  "playing/named": NAMED,
  "playing/orders": ORDER_WORDS,
  "playing/sure": SURE,
  "playing/taken": TAKEN,
  "playing/unclear": UNCLEAR,
  "playing/waits": WAITS,
  "playing/why": WHY_WORDS,
  server: SERVER,
  "tables/calls": CALLS,
  "tables/disputes": DISPUTES,
  "tables/judge": JUDGE,
  "tables/lobby": LOBBY,
  "tables/manner": MANNER,
  "tables/notices": NOTICES,
  "tables/past": PAST,
  "tables/pictures": PICTURES,
  "tables/refused": REFUSED,
  "tables/running": RUNNING,
  "tables/told": TOLD,
  "tables/tracker": TRACKER,
  "tables/troubles": TROUBLES,
} as const;

type AnyOf = (typeof TEXTS)[keyof typeof TEXTS];
type All<One> = (One extends unknown ? (one: One) => void : never) extends (one: infer Together) => void
  ? Together
  : never;
type Words = All<AnyOf>;

/** All of them together; `bundles.ts` finds an id that two files have. */
export const WORDS: Readonly<Words> = Object.assign({}, ...Object.values(TEXTS));

export type WordId = keyof Words & string;

/** Of "{ $name } passes": `name`. A space follows each. */
type NamedIn<Text> = Text extends `${string}$${infer After}`
  ? (After extends `${infer Name} ${string}` ? Name : never) | NamedIn<After>
  : never;

/** What has to be put into a text. */
export type PutInto<Id extends WordId> = Words[Id] extends readonly string[] ? Words[Id][number] : NamedIn<Words[Id]>;

/** What has to be put into a text, by name. */
export function putInto(id: WordId): readonly string[] {
  const text: string | readonly string[] = WORDS[id];
  if (typeof text !== "string") return text;
  return [...new Set([...text.matchAll(/\$([a-z-]+) /gu)].map(([, name = ""]) => name))];
}

export const isWord = (id: string): id is WordId => Object.hasOwn(WORDS, id);
