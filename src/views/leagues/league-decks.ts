/** Registered decks, as judges and their own players see them. Never public. */
import { CARD_TYPES } from "../../engine/index.ts";
import type { Entrant, League } from "../../leagues/index.ts";
import { type CheckedLine, checkCount, checkLines, checkRows } from "../decks/deck-check.ts";
import { DECK_SECTIONS, type DeckLine, type DeckView, deckSummary, sectionWords, typePlural } from "../decks/decks.ts";
import { fittedIn } from "../text/fitted.ts";
import { DISCORD_LIMITS } from "../text/limits.ts";
import { button, buttonRows, inLanguages, type Message, menuRow, privateMessage } from "../text/message.ts";
import { plain, safe } from "../text/safe-text.ts";
import { type Language, say } from "../words/index.ts";
import { leagueButton, leagueName, leaguePressId, registrationButton, sideOf } from "./league-press.ts";
import { paged, pageRows } from "./pages.ts";

/** A registered deck with what the league's rules say about it; `deck` is null where it has been replaced just now. */
export interface RegisteredDeck {
  readonly entrant: Entrant;
  readonly deck: DeckView | null;
  readonly check: readonly CheckedLine[];
}

const rulesOf = ({ rules }: League, language: Language): string => say(language, `book-set-${rules}`);

/** Every player of a page with the deck's outline, and a menu to look at one whole. For judges only, unless they are `open`. */
export const registeredDecks = (
  league: League,
  wanted: number,
  of: (entrant: Entrant) => RegisteredDeck | undefined,
  open = false,
): Message =>
  inLanguages((language) => {
    const idOf = (page: number) => leaguePressId("decks", league.id, { page });
    const { shown, rows } = paged(league.entrants, wanted, idOf, language);
    const lead = say(language, "league-decks", {
      league: leagueName(league),
      decks: league.entrants.length,
      rules: rulesOf(league, language),
      open: open ? "yes" : "no",
    });
    const below = buttonRows([registrationButton(league, language)]);
    if (shown.length === 0)
      return privateMessage({ content: `${lead}\n${say(language, "league-empty")}`, rows: below });
    const lines = shown.map((entrant) => {
      const found = of(entrant);
      const outline = found?.deck
        ? `${sideOf(entrant, language)} · ${decksSize(found.deck, language)} · ${checkCount(found.check, language)}`
        : say(language, "league-deck-replaced");
      return `**${safe(entrant.name, 32)}** · ${outline}`;
    });
    const options = shown.map((entrant) => ({
      value: entrant.user,
      label: entrant.name,
      description: sideOf(entrant, language),
    }));
    return privateMessage({
      content: lead,
      embeds: [{ description: lines.join("\n") }],
      rows: [menuRow(leaguePressId("pick", league.id), say(language, "league-decks-menu"), options), ...rows, ...below],
    });
  });

const sum = (lines: readonly DeckLine[]): number => lines.reduce((total, { count }) => total + count, 0);
const decksSize = ({ lines }: DeckView, language: Language): string =>
  say(language, "deck-cards", { cards: sum(lines) });

const inBounds = (lines: readonly string[], language: Language): string => fittedIn(lines, 1_900, language);

/** What a judge learns of a deck before its first round: whether it is legal, and why not; no card list. */
export const checkedDeck = (league: League, { entrant, check }: RegisteredDeck): Message =>
  inLanguages((language) => {
    const about = {
      name: safe(entrant.name, 40),
      league: leagueName(league),
      rules: rulesOf(league, language),
      count: checkCount(check, language),
    };
    return privateMessage({
      content: inBounds(
        [
          say(language, "league-deck-checked", about),
          ...checkLines(check, language),
          say(language, "league-deck-secret"),
        ],
        language,
      ),
      rows: [
        ...buttonRows([
          button(leaguePressId("decks", league.id), say(language, "league-decks-button")),
          leagueButton(league, language),
        ]),
        ...checkRows(check, language),
      ],
    });
  });

/** What one page of a card list may have, in UTF-16 units. */
const LIST = 3_600;

/** Who looks: a judge, the deck's own player, or both in one. `plays`: its player is in the middle of a night. */
interface DeckReader {
  readonly judge: boolean;
  readonly own: boolean;
  readonly plays?: boolean;
}

/** One registered deck, every card of it on its pages; what the check says is on the first. */
export const registeredDeck = (
  league: League,
  { entrant, deck, check }: RegisteredDeck & { deck: DeckView },
  wanted: number,
  reader: DeckReader,
): Message =>
  inLanguages((language) => {
    const pages = cardPages(deck, language);
    const page = Math.min(wanted, pages.length - 1);
    const idOf = (to: number) => leaguePressId("deck", league.id, { user: entrant.user, page: to });
    const first = page === 0;
    const how = reader.own ? "own" : reader.judge ? "judge" : "played";
    const count = checkCount(check, language);
    const findings = first
      ? [say(language, "league-by-rules", { rules: rulesOf(league, language), count }), ...checkLines(check, language)]
      : [];
    const of = pages.length > 1 ? ` ${say(language, "league-deck-page", { page: page + 1, pages: pages.length })}` : "";
    const shown = { name: safe(entrant.name, 40), league: leagueName(league), how };
    return privateMessage({
      content: inBounds(
        [say(language, "league-deck-shown", shown), `-# ${deckSummary(deck, language)}`, ...findings],
        language,
      ),
      embeds: [
        {
          title: `${plain(deck.name, DISCORD_LIMITS.embedTitle - of.length)}${of}`,
          description: (pages[page] ?? []).join("\n"),
        },
      ],
      rows: [
        ...pageRows(page, pages.length, idOf, language),
        ...buttonRows(lookButtons(league, reader, language)),
        ...(first ? checkRows(check, language) : []),
      ],
    });
  });

function lookButtons(league: League, { judge, own, plays = false }: DeckReader, language: Language) {
  const { id } = league;
  return [
    ...(judge ? [button(leaguePressId("decks", id), say(language, "league-decks-button"))] : []),
    ...(own && plays
      ? [button(leaguePressId("join", id), say(language, "league-exchange-button"))]
      : own && league.open
        ? [button(leaguePressId("join", id), say(language, "league-replace-button"))]
        : []),
    ...(own ? [button(leaguePressId("quit", id), say(language, "league-quit-button"))] : []),
    leagueButton(league, language),
  ];
}

/** A line for each title, below its part and its type. */
function cardLines(deck: DeckView, language: Language): string[] {
  return DECK_SECTIONS.flatMap((section) => {
    const own = deck.lines.filter((line) => line.section === section);
    const groups = [...CARD_TYPES, null].flatMap((type) => {
      const cards = own.filter((line) => line.type === type);
      if (cards.length === 0) return [];
      const heading = typePlural(type, language);
      return [`__${heading}__ (${sum(cards)})`, ...cards.map(({ count, title }) => `${count}× ${safe(title, 120)}`)];
    });
    return groups.length === 0 ? [] : [`**${sectionWords(section, language)}** (${sum(own)})`, ...groups];
  });
}

function cardPages(deck: DeckView, language: Language): string[][] {
  const pages: string[][] = [[]];
  let used = 0;
  for (const line of cardLines(deck, language)) {
    if (used + line.length + 1 > LIST) {
      pages.push([]);
      used = 0;
    }
    pages.at(-1)?.push(line);
    used += line.length + 1;
  }
  return pages;
}
