/** Presses about a league, the buttons to it that several messages have, and what a player of it plays. */
import type { Entrant, League } from "../../leagues/index.ts";
import { sideWords } from "../decks/decks.ts";
import { button } from "../text/message.ts";
import { safe } from "../text/safe-text.ts";
import { RULE_SET_WORDS } from "../text/words.ts";
import { commandText, FIRST_LANGUAGE, type Language, say } from "../words/index.ts";

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
export const leagueButton = (
  { id }: Pick<League, "id">,
  language: Language = FIRST_LANGUAGE,
  label = say(language, "league-who-button"),
) => button(leaguePressId("show", id), label);

/** What the host may do with registration. */
export const registrationButton = ({ id, open }: League, language: Language) =>
  open
    ? button(leaguePressId("close", id), say(language, "league-close-button"))
    : button(leaguePressId("reopen", id), say(language, "league-reopen-button"));

/** "Narn Babylon Project": all that others learn of a registered deck. */
export const sideOf = (
  { race, faction }: Pick<Entrant, "race" | "faction">,
  language: Language = FIRST_LANGUAGE,
): string => sideWords(race, faction, language);

/** What a league is called, in a message. */
export const leagueName = ({ name }: Pick<League, "name">): string => `**${safe(name, 60)}**`;

/** What a league plays by, by itself. */
export const leagueRules = ({ rules }: Pick<League, "rules">, language: Language): string =>
  commandText(language, ["league", "create", "rules"], rules) ?? RULE_SET_WORDS[rules];
