/**
 * Every text by its id, in English. A file of each other language, of the same name, has the same ids; what has to be put in
 * stands in the texts.
 */
import { ASIDE } from "./en/aside.ts";
import { BOOK } from "./en/book.ts";
import { CARDS } from "./en/cards.ts";
import { LEAGUE } from "./en/leagues/league.ts";
import { NIGHT } from "./en/leagues/night.ts";
import { NIGHT_NO } from "./en/leagues/night-no.ts";
import { ROUND } from "./en/leagues/round.ts";
import { STANDINGS } from "./en/leagues/standings.ts";
import { LOG_CHANGES } from "./en/log/changes.ts";
import { LOG_CONFLICTS } from "./en/log/conflicts.ts";
import { LOG_GAME } from "./en/log/game.ts";
import { LOG_PAGES } from "./en/log/pages.ts";
import { NO_ACTING } from "./en/no/acting.ts";
import { NO_AFTERMATHS } from "./en/no/aftermaths.ts";
import { NO_AGENDAS } from "./en/no/agendas.ts";
import { NO_ANY_TIME } from "./en/no/any-time.ts";
import { NO_CONFLICTS } from "./en/no/conflicts.ts";
import { NO_DAMAGE } from "./en/no/damage.ts";
import { NO_DRAW } from "./en/no/draw.ts";
import { NO_EVENTS } from "./en/no/events.ts";
import { NO_FLEETS } from "./en/no/fleets.ts";
import { NO_MERCENARIES } from "./en/no/mercenaries.ts";
import { NO_NOTHING } from "./en/no/nothing.ts";
import { NO_REPLACING } from "./en/no/replacing.ts";
import { NO_SETUP } from "./en/no/setup.ts";
import { NO_SPONSORING } from "./en/no/sponsoring.ts";
import { NO_STATES } from "./en/no/states.ts";
import { NO_UNDOING } from "./en/no/undoing.ts";
import { NO_VOTES } from "./en/no/votes.ts";
import { CHECKED } from "./en/people/checked.ts";
import { DECKS } from "./en/people/decks.ts";
import { FIRST } from "./en/people/first.ts";
import { LESSON } from "./en/people/lesson.ts";
import { MINE } from "./en/people/mine.ts";
import { OWN } from "./en/people/own.ts";
import { ACTS } from "./en/playing/acts.ts";
import { AHEAD_WORDS } from "./en/playing/ahead.ts";
import { ASKED } from "./en/playing/asked.ts";
import { ASKS } from "./en/playing/asks.ts";
import { CHOICE_WORDS } from "./en/playing/choices.ts";
import { HAND } from "./en/playing/hand.ts";
import { MENUS } from "./en/playing/menus.ts";
import { NAMED } from "./en/playing/named.ts";
import { ORDER_WORDS } from "./en/playing/orders.ts";
import { SURE } from "./en/playing/sure.ts";
import { TAKEN } from "./en/playing/taken.ts";
import { UNCLEAR } from "./en/playing/unclear.ts";
import { WAITS } from "./en/playing/waits.ts";
import { WHY_WORDS } from "./en/playing/why.ts";
import { SERVER } from "./en/server.ts";
import { CALLS } from "./en/tables/calls.ts";
import { DISPUTES } from "./en/tables/disputes.ts";
import { EXPORTED } from "./en/tables/exported.ts";
import { JUDGE } from "./en/tables/judge.ts";
import { LOBBY } from "./en/tables/lobby.ts";
import { MANNER } from "./en/tables/manner.ts";
import { NOTICES } from "./en/tables/notices.ts";
import { PAST } from "./en/tables/past.ts";
import { PICTURES } from "./en/tables/pictures.ts";
import { REFUSED } from "./en/tables/refused.ts";
import { RUNNING } from "./en/tables/running.ts";
import { TOLD } from "./en/tables/told.ts";
import { TRACKER } from "./en/tables/tracker.ts";
import { TROUBLES } from "./en/tables/troubles.ts";

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
  "no/undoing": NO_UNDOING,
  "no/votes": NO_VOTES,
  "people/checked": CHECKED,
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
  "tables/exported": EXPORTED,
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
export type PutInto<Id extends WordId> = NamedIn<Words[Id]>;

/** What has to be put into a text, by name. */
export function putInto(id: WordId): readonly string[] {
  const text: string = WORDS[id];
  return [...new Set([...text.matchAll(/\$([a-z-]+) /gu)].map(([, name = ""]) => name))];
}

export const isWord = (id: string): id is WordId => Object.hasOwn(WORDS, id);
