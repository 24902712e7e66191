/** Every text by its id, with what has to be put in; the texts themselves stand in the `.ftl` files of each language. */

import { ACTS } from "./rooms/acts.ts";
import { AHEAD_WORDS } from "./rooms/ahead.ts";
import { ASIDE } from "./rooms/aside.ts";
import { ASKED } from "./rooms/asked.ts";
import { ASKS } from "./rooms/asks.ts";
import { BOOK } from "./rooms/book.ts";
import { CALLS } from "./rooms/calls.ts";
import { CARDS } from "./rooms/cards.ts";
import { CHOICE_WORDS } from "./rooms/choices.ts";
import { DECKS } from "./rooms/decks.ts";
import { DISPUTES } from "./rooms/disputes.ts";
import { FIRST } from "./rooms/first.ts";
import { HAND } from "./rooms/hand.ts";
import { JUDGE } from "./rooms/judge.ts";
import { LEAGUE } from "./rooms/league.ts";
import { LESSON } from "./rooms/lesson.ts";
import { LOBBY } from "./rooms/lobby.ts";
import { LOG } from "./rooms/log/index.ts";
import { MANNER } from "./rooms/manner.ts";
import { MENUS } from "./rooms/menus.ts";
import { MINE } from "./rooms/mine.ts";
import { NAMED } from "./rooms/named.ts";
import { NIGHT } from "./rooms/night.ts";
import { NIGHT_NO } from "./rooms/night-no.ts";
import { NO } from "./rooms/no/index.ts";
import { NOTICES } from "./rooms/notices.ts";
import { OWN } from "./rooms/own.ts";
import { PAST } from "./rooms/past.ts";
import { PICTURES } from "./rooms/pictures.ts";
import { REFUSED } from "./rooms/refused.ts";
import { ROUND } from "./rooms/round.ts";
import { RUNNING } from "./rooms/running.ts";
import { SERVER } from "./rooms/server.ts";
import { STANDINGS } from "./rooms/standings.ts";
import { SURE } from "./rooms/sure.ts";
import { TAKEN } from "./rooms/taken.ts";
import { TOLD } from "./rooms/told.ts";
import { TRACKER } from "./rooms/tracker.ts";
import { TROUBLES } from "./rooms/troubles.ts";
import { UNCLEAR } from "./rooms/unclear.ts";
import { WAITS } from "./rooms/waits.ts";
import { WHY_WORDS } from "./rooms/why.ts";

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
