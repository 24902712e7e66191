/** Every text by its id, with what has to be put in; the texts themselves stand in the `.ftl` files of each language. */
import { BOOK } from "./rooms/book.ts";
import { CALLS } from "./rooms/calls.ts";
import { CARDS } from "./rooms/cards.ts";
import { DECKS } from "./rooms/decks.ts";
import { FIRST } from "./rooms/first.ts";
import { LESSON } from "./rooms/lesson.ts";
import { LOBBY } from "./rooms/lobby.ts";
import { MINE } from "./rooms/mine.ts";
import { NAMED } from "./rooms/named.ts";
import { NO } from "./rooms/no/index.ts";
import { OWN } from "./rooms/own.ts";
import { REFUSED } from "./rooms/refused.ts";
import { SERVER } from "./rooms/server.ts";
import { SURE } from "./rooms/sure.ts";
import { TOLD } from "./rooms/told.ts";
import { TRACKER } from "./rooms/tracker.ts";
import { UNCLEAR } from "./rooms/unclear.ts";
import { WAITS } from "./rooms/waits.ts";
import { WHY } from "./rooms/why.ts";

export const WORDS = {
  ...BOOK,
  ...CALLS,
  ...CARDS,
  ...DECKS,
  ...FIRST,
  ...LESSON,
  ...LOBBY,
  ...MINE,
  ...NAMED,
  ...NO,
  ...OWN,
  ...REFUSED,
  ...SERVER,
  ...SURE,
  ...TOLD,
  ...TRACKER,
  ...UNCLEAR,
  ...WAITS,
  ...WHY,
} as const;
