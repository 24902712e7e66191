/** What a player is told of being here, and of playing no more. */
import type { Entrant, League } from "../../leagues/index.ts";
import type { Night } from "../../leagues/night/index.ts";
import { button, buttonRows, inLanguages, type Message, menuRow, privateMessage } from "../text/message.ts";
import { say } from "../words/index.ts";
import { leagueButton, leagueName, sideOf } from "./league-press.ts";
import { nightPressId } from "./night-press.ts";

export const hereMessage = (league: League, { number, rounds }: Night): Message =>
  inLanguages((language) => {
    const about = { night: number, league: leagueName(league), round: rounds.length + 1 };
    return privateMessage({
      content: say(language, "night-here", about),
      rows: buttonRows([
        button(nightPressId("drop", league.id), say(language, "league-drop-button")),
        leagueButton(league, language),
      ]),
    });
  });

/** `open`: how many tables the player still has open. */
export const dropConfirmation = (league: League, { number }: Night, open: number): Message =>
  inLanguages((language) =>
    privateMessage({
      content: say(language, "night-drop", { night: number, league: leagueName(league), tables: open }),
      rows: buttonRows([
        button(nightPressId("dropped", league.id), say(language, "night-drop-button"), "grave"),
        leagueButton(league, language, say(language, "night-play-on-button")),
      ]),
    }),
  );

export const outMessage = (league: League, { number }: Night): Message =>
  inLanguages((language) =>
    privateMessage({
      content: say(language, "night-out", { night: number, league: leagueName(league) }),
      rows: buttonRows([
        button(nightPressId("here", league.id), say(language, "league-here-button"), "good"),
        leagueButton(league, language),
      ]),
    }),
  );

/** Asks for race and faction where no deck is registered. */
export const whichSide = (league: League, sides: readonly Pick<Entrant, "race" | "faction">[]): Message =>
  inLanguages((language) => {
    const options = sides.map((side) => ({ value: `${side.race}/${side.faction}`, label: sideOf(side, language) }));
    return privateMessage({
      content: say(language, "league-which-side", { league: leagueName(league) }),
      rows: [menuRow(nightPressId("side", league.id), say(language, "league-side-menu"), options)],
    });
  });

export const joinedMessage = (league: League, side: Pick<Entrant, "race" | "faction">, again: boolean): Message =>
  inLanguages((language) => {
    const joined = { league: leagueName(league), side: sideOf(side, language) };
    return privateMessage({
      content: say(language, again ? "league-side-changed" : "league-side-in", joined),
      rows: buttonRows([leagueButton(league, language)]),
    });
  });
