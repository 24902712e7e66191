/** Presses about a league, the buttons to it that several messages have, and what a player of it plays. */
import type { Entrant, League } from "../../leagues/index.ts";
import { button } from "../text/message.ts";
import { FACTION_WORDS, RACE_WORDS } from "../text/words.ts";

/** What a press about a league does. */
export const LEAGUE_PRESSES = [
  "show",
  "join",
  "with",
  "mine",
  "decks",
  "pick",
  "deck",
  "close",
  "reopen",
  "quit",
  "leave",
] as const;
export type LeaguePressVerb = (typeof LEAGUE_PRESSES)[number];

export interface LeaguePress {
  verb: LeaguePressVerb;
  /** The league's id. */
  id: string;
  /** A Discord user, for `deck`; empty elsewhere. */
  user: string;
  /** From 0. */
  page: number;
}

export function leaguePressId(verb: LeaguePressVerb, id: string, { user = "", page = 0 } = {}): string {
  return `league:${verb}:${id}:${user}:${page}`;
}

/** What a custom id says about a league, or null where it is about something else. */
export function parseLeaguePress(customId: string): LeaguePress | null {
  const read = /^league:([a-z]{1,12}):([a-z0-9]{8}):((?:practice-)?\d{0,25}):(\d{1,3})$/u.exec(customId);
  const [, said, id, user = "", page] = read ?? [];
  const verb = LEAGUE_PRESSES.find((each) => each === said);
  return verb === undefined || id === undefined ? null : { verb, id, user, page: Number(page) };
}

/** The button to who is in. */
export const leagueButton = ({ id }: Pick<League, "id">, label = "Who is in") =>
  button(leaguePressId("show", id), label);

/** What the host may do with registration. */
export const registrationButton = ({ id, open }: League) =>
  open
    ? button(leaguePressId("close", id), "Close registration")
    : button(leaguePressId("reopen", id), "Open registration again");

/** "Narn Babylon Project": all that others learn of a registered deck. */
export const sideOf = ({ race, faction }: Pick<Entrant, "race" | "faction">): string =>
  `${RACE_WORDS[race]} ${FACTION_WORDS[faction]}`;
