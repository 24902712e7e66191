/** A league as everybody sees it, and what a player is told of registering; registered decks are in `league-decks.ts`. */
import type { Entrant, League, LeagueProblem } from "../../leagues/index.ts";
import { type Night, playerOf } from "../../leagues/night/index.ts";
import { type CheckedLine, checkCount, checkLines, checkRows } from "../decks/deck-check.ts";
import { type DeckView, deckSummary } from "../decks/decks.ts";
import { fittedIn } from "../text/fitted.ts";
import { DISCORD_LIMITS } from "../text/limits.ts";
import { button, buttonRows, inLanguages, type Message, menuRow, message, privateMessage } from "../text/message.ts";
import { safe } from "../text/safe-text.ts";
import { type Language, say, sayPut, type Tell } from "../words/index.ts";
import { cited, citing } from "./cited.ts";
import { leadLines, NO_LEAD } from "./lead.ts";
import { leagueButton, leagueName, leaguePressId, leagueRules, sideOf } from "./league-press.ts";
import { markOf, nightLine, settingsLine } from "./night.ts";
import { nightPressId } from "./night-press.ts";
import { PAGE, paged } from "./pages.ts";

/** "Engine Rules · 3 players · registration is open" */
const standing = (league: League, language: Language): string =>
  say(language, "league-standing", {
    rules: leagueRules(league, language),
    players: league.entrants.length,
    open: league.open ? "open" : "closed",
  });

/** Who is in, with race and faction, and who is here at its last night; for everybody, in the language of its server. */
export function leagueMessage(league: League, wanted: number, night: Night | null, language: Language): Message {
  const idOf = (page: number) => leaguePressId("show", league.id, { page });
  const { shown, page, rows } = paged(league.entrants, wanted, idOf, language);
  const runs = night !== null && night.phase !== "ended";
  const markIn = ({ user }: Entrant) => {
    const player = runs ? playerOf(night, user) : null;
    return player === null ? "" : markOf(player, language);
  };
  const lines = shown.map(
    (entrant, at) =>
      `${page * PAGE + at + 1}. ${safe(entrant.name, 32)} · ${sideOf(entrant, language)}${markIn(entrant)}`,
  );
  const hosted = { standing: standing(league, language), host: safe(league.host.name, 32) };
  const what = say(language, league.settings.registered ? "league-bring-deck" : "league-bring-side");
  const about = [
    leagueName(league),
    `-# ${say(language, "league-hosted", hosted)}`,
    `-# ${settingsLine(league.settings, language)}`,
    ...(night === null ? [] : [`${nightLine(night, language)}.`]),
    ...(league.open ? [`-# ${what}`] : []),
  ];
  return message({
    content: (lines.length > 0 ? about : [...about, say(language, "league-empty")]).join("\n"),
    embeds: lines.length > 0 ? [{ description: lines.join("\n") }] : [],
    rows: [...rows, ...buttonRows(leagueButtons(league, night, language))],
  });
}

function leagueButtons({ id, open, settings }: League, night: Night | null, language: Language) {
  const runs = night !== null && night.phase !== "ended";
  const drop = button(nightPressId("drop", id), say(language, "league-drop-button"));
  return [
    ...(open ? [button(leaguePressId("join", id), say(language, "league-join-button"), "good")] : []),
    ...(settings.registered ? [button(leaguePressId("mine", id), say(language, "league-deck-button"))] : []),
    ...(runs ? [button(nightPressId("here", id), say(language, "league-here-button"), "main"), drop] : []),
    ...(settings.revealed && night?.phase === "ended"
      ? [button(leaguePressId("decks", id), say(language, "league-decks-button"))]
      : []),
    button(nightPressId("organise", id), say(language, "league-organise-button")),
  ];
}

/** The same page for one reader. */
export const privateLeague = (league: League, page = 0, night: Night | null = null): Message =>
  inLanguages((language) => {
    const { content, embeds, components } = leagueMessage(league, page, night, language);
    return privateMessage({ content, embeds, rows: components });
  });

/** Asks which of the own decks is registered. */
export const whichDeck = (league: League, decks: readonly DeckView[]): Message =>
  inLanguages((language) => {
    const options = decks.slice(0, DISCORD_LIMITS.options).map((deck) => ({
      value: deck.id,
      label: deck.name,
      description: deck.missing === null ? deckSummary(deck, language) : say(language, "league-undecided"),
    }));
    const revealed = league.settings.revealed ? "yes" : "no";
    return privateMessage({
      content: say(language, "league-which-deck", { league: leagueName(league), revealed }),
      rows: [menuRow(leaguePressId("with", league.id), say(language, "league-your-deck"), options)],
    });
  });

/** The most leagues that a list has a button for. */
const LEAGUE_BUTTONS = 10;

/** The leagues of a server; for whoever has to say which one is meant. */
export const leagueList = (leagues: readonly League[], lead: Tell = NO_LEAD): Message =>
  inLanguages((language) => {
    if (leagues.length === 0)
      return privateMessage({ content: citing("league-none", "league-registration")(language) });
    const lines = leagues.map((league) => `${leagueName(league)} · ${standing(league, language)}`);
    const buttons = leagues.slice(0, LEAGUE_BUTTONS).map((league) => leagueButton(league, language, league.name));
    return privateMessage({
      content: inBounds([...leadLines(lead, language), ...lines], language),
      rows: buttonRows(buttons),
    });
  });

const inBounds = (lines: readonly string[], language: Language): string => fittedIn(lines, 1_900, language);

/** Why nothing was changed, what to do, and the rule; `more`: what else is to be said. */
export const leagueProblem =
  (problem: LeagueProblem, league: string, more: Tell = NO_LEAD): Tell =>
  (language) => {
    const why = sayPut(language, `league-no-${problem}`, { league: leagueName({ name: league }) });
    return cited([why, ...leadLines(more, language)].join(" "), "league-registration", language);
  };

export interface Registered {
  readonly league: League;
  readonly deck: string;
  readonly entrant: Pick<Entrant, "race" | "faction" | "user">;
  readonly replaced: boolean;
  /** The hash of what is registered. */
  readonly seal: string;
  readonly check: readonly CheckedLine[];
}

/** Tells a player, and nobody else, what is registered now and what the league's rules say about it. */
export const registeredMessage = ({ league, deck, entrant, replaced, seal, check }: Registered): Message =>
  inLanguages((language) => {
    const own = leaguePressId("deck", league.id, { user: entrant.user });
    const registered = { league: leagueName(league), deck: safe(deck, 60), side: sideOf(entrant, language) };
    const count = checkCount(check, language);
    return privateMessage({
      content: inBounds(
        [
          say(language, replaced ? "league-reregistered" : "league-registered", registered),
          say(language, "league-copy"),
          say(language, "league-secret", { revealed: league.settings.revealed ? "yes" : "no" }),
          say(language, "league-seal", { seal }),
          say(language, "league-by-rules", { rules: say(language, `book-set-${league.rules}`), count }),
          ...checkLines(check, language),
        ],
        language,
      ),
      rows: [
        ...buttonRows([button(own, say(language, "league-registered-button")), leagueButton(league, language)]),
        ...checkRows(check, language),
      ],
    });
  });

/** Asks once before somebody leaves a league that they could not come back to. */
export const confirmLeaving = (league: League): Message =>
  inLanguages((language) =>
    privateMessage({
      content: say(language, league.open ? "league-leave" : "league-leave-closed", { league: leagueName(league) }),
      rows: buttonRows([
        button(leaguePressId("leave", league.id), say(language, "league-leave-button"), "grave"),
        button(leaguePressId("mine", league.id), say(language, "league-stay-button")),
      ]),
    }),
  );
