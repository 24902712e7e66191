/** A league as everybody sees it, and what a player is told of registering; registered decks are in `league-decks.ts`. */
import type { Entrant, League, LeagueProblem } from "../../leagues/index.ts";
import { type Night, playerOf } from "../../leagues/night/index.ts";
import { type CheckedLine, checkCount, checkLines, checkRows } from "../decks/deck-check.ts";
import { type DeckView, deckSummary } from "../decks/decks.ts";
import { DISCORD_LIMITS } from "../text/limits.ts";
import { button, buttonRows, type Message, menuRow, message, privateMessage } from "../text/message.ts";
import { counted, fitted, safe } from "../text/safe-text.ts";
import { RULE_SET_WORDS } from "../text/words.ts";
import { cited } from "./cited.ts";
import { leagueButton, leaguePressId, sideOf } from "./league-press.ts";
import { markOf, nightLine, settingsLine } from "./night.ts";
import { nightPressId } from "./night-press.ts";
import { PAGE, paged } from "./pages.ts";

const name = (league: Pick<League, "name">) => `**${safe(league.name, 60)}**`;

/** "Engine Rules · 3 players · registration is open" */
function standing({ rules, entrants, open }: League): string {
  return `${RULE_SET_WORDS[rules]} · ${counted(entrants.length, "player")} · registration is ${open ? "open" : "closed"}`;
}

/** Who is in, with race and faction, and who is here at its last night; for everybody. */
export function leagueMessage(league: League, wanted = 0, night: Night | null = null): Message {
  const { shown, page, rows } = paged(league.entrants, wanted, (to) => leaguePressId("show", league.id, { page: to }));
  const runs = night !== null && night.phase !== "ended";
  const markIn = ({ user }: Entrant) => {
    const player = runs ? playerOf(night, user) : null;
    return player === null ? "" : markOf(player);
  };
  const lines = shown.map(
    (entrant, at) => `${page * PAGE + at + 1}. ${safe(entrant.name, 32)} · ${sideOf(entrant)}${markIn(entrant)}`,
  );
  const what = league.settings.registered
    ? "**Join…** registers a deck of yours; nobody reads it before its table, and judges only whether it is legal."
    : "**Join…** asks for your race and faction; you bring your deck to the table.";
  const about = [
    name(league),
    `-# ${standing(league)} · host: ${safe(league.host.name, 32)}`,
    `-# ${settingsLine(league.settings)}`,
    ...(night === null ? [] : [`${nightLine(night)}.`]),
    ...(league.open ? [`-# ${what}`] : []),
  ];
  return message({
    content: (lines.length > 0 ? about : [...about, "Nobody is in yet."]).join("\n"),
    embeds: lines.length > 0 ? [{ description: lines.join("\n") }] : [],
    rows: [
      ...rows,
      ...buttonRows([
        ...(league.open ? [joinButton(league)] : []),
        ...(league.settings.registered ? [button(leaguePressId("mine", league.id), "My deck")] : []),
        ...(runs
          ? [
              button(nightPressId("here", league.id), "Check in", "main"),
              button(nightPressId("drop", league.id), "Drop…"),
            ]
          : []),
        ...(league.settings.revealed && night?.phase === "ended"
          ? [button(leaguePressId("decks", league.id), "All decks")]
          : []),
        button(nightPressId("organise", league.id), "Organise"),
      ]),
    ],
  });
}

const joinButton = ({ id }: League) => button(leaguePressId("join", id), "Join…", "good");

/** Asks which of the own decks is registered. */
export function whichDeck(league: League, decks: readonly DeckView[]): Message {
  const options = decks.slice(0, DISCORD_LIMITS.options).map((deck) => ({
    value: deck.id,
    label: deck.name,
    description: deck.missing === null ? deckSummary(deck) : "something is still to be said of it",
  }));
  return privateMessage({
    content: `Which deck do you register for ${name(league)}? A copy of it is kept; nobody else reads it before your first round, and ${league.settings.revealed ? "everybody once the night has ended" : "then only judges"}.`,
    rows: [menuRow(leaguePressId("with", league.id), "Your deck", options)],
  });
}

/** The most leagues that a list has a button for. */
const LEAGUE_BUTTONS = 10;

/** The leagues of a server; for whoever has to say which one is meant. */
export function leagueList(leagues: readonly League[], lead = ""): Message {
  if (leagues.length === 0)
    return privateMessage({
      content: cited(
        "There is no league on this server yet. A judge opens one with `/league create`.",
        "league-registration",
      ),
    });
  const lines = leagues.map((league) => `${name(league)} · ${standing(league)}`);
  const buttons = leagues.slice(0, LEAGUE_BUTTONS).map((league) => leagueButton(league, league.name));
  return privateMessage({
    content: fitted([...(lead === "" ? [] : [lead]), ...lines], 1_900),
    rows: buttonRows(buttons),
  });
}

/** Why nothing was changed, what to do, and the rule; `more`: what else is to be said. */
export const leagueProblem = (problem: LeagueProblem, league: string, more = ""): string =>
  cited(`${problemWords(problem, league)}${more === "" ? "" : ` ${more}`}`, "league-registration");

function problemWords(problem: LeagueProblem, league: string): string {
  const named = `**${safe(league, 60)}**`;
  switch (problem) {
    case "name-taken":
      return `There is a league called ${named} already. Give this one another name.`;
    case "too-many-leagues":
      return "A server keeps 50 leagues at most, and this one has them. Go on with one of those: `/league reopen` opens its registration again.";
    case "no-league":
      return `There is no league called ${named} here.`;
    case "closed":
      return `Registration for ${named} is closed: nobody joins, and decks stay as they are registered. Its host or a judge opens it again with \`/league reopen\`.`;
    case "full":
      return `${named} is full. Ask its host to open another league.`;
    case "not-in":
      return `You are not in ${named}.`;
  }
}

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
export function registeredMessage({ league, deck, entrant, replaced, seal, check }: Registered): Message {
  const own = leaguePressId("deck", league.id, { user: entrant.user });
  return privateMessage({
    content: fitted(
      [
        `${replaced ? "Registered anew" : "You are in"}: ${name(league)} with **${safe(deck, 60)}**, ${sideOf(entrant)}.`,
        "-# It is a copy: what you change in your deck later changes nothing here. Until registration is closed you may join again and replace it.",
        `-# Everybody sees your race and faction. Your cards nobody else reads before your first round; from then on judges do${league.settings.revealed ? ", and everybody once the night has ended" : ""}.`,
        `-# Its seal is \`${seal}\`: your table shows the same with \`/game verify\`, and proves in the end that just this deck was played.`,
        `By the ${RULE_SET_WORDS[league.rules]}: ${checkCount(check)}.`,
        ...checkLines(check),
      ],
      1_900,
    ),
    rows: [...buttonRows([button(own, "Show what is registered"), leagueButton(league)]), ...checkRows(check)],
  });
}

/** Asks once before somebody leaves a league that they could not come back to. */
export function confirmLeaving(league: League): Message {
  return privateMessage({
    content: league.open
      ? `Leave ${name(league)}? Its copy of your deck is forgotten; your own deck stays.`
      : `Registration for ${name(league)} is closed: once you have left, you are only in again when its host opens it. Leave all the same?`,
    rows: buttonRows([
      button(leaguePressId("leave", league.id), "Leave it", "grave"),
      button(leaguePressId("mine", league.id), "Stay in"),
    ]),
  });
}
