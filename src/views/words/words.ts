/**
 * Every text by its id, with what has to be put in, or as it is in English, where that says it. The texts themselves stand in
 * the `.ftl` files of each language, but for those that are here in English.
 */

import { ASIDE } from "./rooms/aside.ts";
import { BOOK } from "./rooms/book.ts";
import { CARDS } from "./rooms/cards.ts";
import { LEAGUE } from "./rooms/leagues/league.ts";
import { NIGHT } from "./rooms/leagues/night.ts";
import { NIGHT_NO } from "./rooms/leagues/night-no.ts";
import { ROUND } from "./rooms/leagues/round.ts";
import { STANDINGS } from "./rooms/leagues/standings.ts";
import { LOG } from "./rooms/log/index.ts";
import { NO } from "./rooms/no/index.ts";
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

export const WORDS = {
  ...ACTS,
  ...AHEAD_WORDS,
  ...ASIDE,
  ...ASKED,
  ...ASKS,
  ...BOOK,
  ...CALLS,
  ...CARDS,
  ...CHOICE_WORDS,
  ...DECKS,
  ...DISPUTES,
  ...FIRST,
  ...HAND,
  ...JUDGE,
  ...LEAGUE,
  ...LESSON,
  ...LOBBY,
  ...LOG,
  ...MANNER,
  ...MENUS,
  ...MINE,
  ...NAMED,
  ...NIGHT,
  ...NIGHT_NO,
  ...NO,
  ...NOTICES,
  ...ORDER_WORDS,
  ...OWN,
  ...PAST,
  ...PICTURES,
  ...REFUSED,
  ...ROUND,
  ...RUNNING,
  ...SERVER,
  ...STANDINGS,
  ...SURE,
  ...TAKEN,
  ...TOLD,
  ...TRACKER,
  ...TROUBLES,
  ...UNCLEAR,
  ...WAITS,
  ...WHY_WORDS,
} as const;

type Words = typeof WORDS;

/** Of "{ $name } passes": `name`. A space follows each. */
type NamedIn<Text extends string> = Text extends `${string}$${infer After}`
  ? (After extends `${infer Name} ${string}` ? Name : never) | NamedIn<After>
  : never;

/** What has to be put into a text. */
export type PutInto<Id extends keyof Words> = Words[Id] extends readonly string[]
  ? Words[Id][number]
  : Words[Id] extends string
    ? NamedIn<Words[Id]>
    : never;

export const isWord = (id: string): id is keyof Words => Object.hasOwn(WORDS, id);

/** What has to be put into a text, by name. */
export function putInto(id: keyof Words): readonly string[] {
  const said: string | readonly string[] = WORDS[id];
  if (typeof said !== "string") return said;
  return [...new Set([...said.matchAll(/\$([a-z-]+) /gu)].map(([, name = ""]) => name))];
}
