/** Registered decks, as judges and their own players see them. Never public. */
import { CARD_TYPES } from "../../engine/index.ts";
import type { Entrant, League } from "../../leagues/index.ts";
import { type CheckedLine, checkCount, checkLines, checkRows } from "../decks/deck-check.ts";
import { DECK_SECTIONS, type DeckLine, type DeckView, deckSummary, sectionWords, typePlural } from "../decks/decks.ts";
import { DISCORD_LIMITS } from "../text/limits.ts";
import { button, buttonRows, type Message, menuRow, privateMessage } from "../text/message.ts";
import { counted, fitted, plain, safe } from "../text/safe-text.ts";
import { RULE_SET_WORDS } from "../text/words.ts";
import { leagueButton, leaguePressId, registrationButton, sideOf } from "./league-press.ts";
import { paged, pageRows } from "./pages.ts";

/** A registered deck with what the league's rules say about it; `deck` is null where it has been replaced just now. */
export interface RegisteredDeck {
  readonly entrant: Entrant;
  readonly deck: DeckView | null;
  readonly check: readonly CheckedLine[];
}

/** Every player of a page with the deck's outline, and a menu to look at one whole. For judges only, unless they are `open`. */
export function registeredDecks(
  league: League,
  wanted: number,
  of: (entrant: Entrant) => RegisteredDeck | undefined,
  open = false,
): Message {
  const idOf = (page: number) => leaguePressId("decks", league.id, { page });
  const { shown, rows } = paged(league.entrants, wanted, idOf);
  const lead = `**${safe(league.name, 60)}**: ${counted(league.entrants.length, "registered deck")}, by the ${RULE_SET_WORDS[league.rules]}. ${open ? "The night has ended: everybody may read them." : "Only judges see this."}`;
  if (shown.length === 0)
    return privateMessage({ content: `${lead}\nNobody is in yet.`, rows: buttonRows([registrationButton(league)]) });
  const lines = shown.map((entrant) => {
    const found = of(entrant);
    const outline = found?.deck
      ? `${sideOf(entrant)} · ${decksSize(found.deck)} · ${checkCount(found.check)}`
      : REPLACED;
    return `**${safe(entrant.name, 32)}** · ${outline}`;
  });
  const options = shown.map((entrant) => ({
    value: entrant.user,
    label: entrant.name,
    description: sideOf(entrant),
  }));
  return privateMessage({
    content: lead,
    embeds: [{ description: lines.join("\n") }],
    rows: [
      menuRow(leaguePressId("pick", league.id), "Show one", options),
      ...rows,
      ...buttonRows([registrationButton(league)]),
    ],
  });
}

export const REPLACED = "is being registered anew just now; look again in a moment";

const sum = (lines: readonly DeckLine[]): number => lines.reduce((total, { count }) => total + count, 0);
const decksSize = ({ lines }: DeckView): string => counted(sum(lines), "card");

/** What a judge learns of a deck before its first round: whether it is legal, and why not; no card list. */
export function checkedDeck(league: League, { entrant, check }: RegisteredDeck): Message {
  return privateMessage({
    content: fitted(
      [
        `The deck of **${safe(entrant.name, 40)}** in **${safe(league.name, 60)}**, by the ${RULE_SET_WORDS[league.rules]}: ${checkCount(check)}.`,
        ...checkLines(check),
        "-# Its cards stay secret, for judges too, until its player's first round is published.",
      ],
      1_900,
    ),
    rows: [
      ...buttonRows([button(leaguePressId("decks", league.id), "All decks"), leagueButton(league)]),
      ...checkRows(check),
    ],
  });
}

/** What one page of a card list may have, in UTF-16 units. */
const LIST = 3_600;

/** One registered deck, every card of it on its pages; what the check says is on the first. */
export function registeredDeck(
  league: League,
  { entrant, deck, check }: RegisteredDeck & { deck: DeckView },
  wanted: number,
  /** Who looks: a judge, the deck's own player, or both in one. `plays`: its player is in the middle of a night. */
  { judge, own, plays = false }: { judge: boolean; own: boolean; plays?: boolean },
): Message {
  const pages = cardPages(deck);
  const page = Math.min(wanted, pages.length - 1);
  const idOf = (to: number) => leaguePressId("deck", league.id, { user: entrant.user, page: to });
  const first = page === 0;
  const lead = `**${safe(entrant.name, 40)}** in **${safe(league.name, 60)}**, ${own ? "as it is registered; only you see it before your first round" : judge ? "for judges only" : "as it was played"}.`;
  const findings = first ? [`By the ${RULE_SET_WORDS[league.rules]}: ${checkCount(check)}.`, ...checkLines(check)] : [];
  const of = pages.length > 1 ? ` (page ${page + 1} of ${pages.length})` : "";
  return privateMessage({
    content: fitted([lead, `-# ${deckSummary(deck)}`, ...findings], 1_900),
    embeds: [
      {
        title: `${plain(deck.name, DISCORD_LIMITS.embedTitle - of.length)}${of}`,
        description: (pages[page] ?? []).join("\n"),
      },
    ],
    rows: [
      ...pageRows(page, pages.length, idOf),
      ...buttonRows([
        ...(judge ? [button(leaguePressId("decks", league.id), "All decks")] : []),
        ...(own && plays
          ? [button(leaguePressId("join", league.id), "Exchange with the reserve…")]
          : own && league.open
            ? [button(leaguePressId("join", league.id), "Replace it…")]
            : []),
        ...(own ? [button(leaguePressId("quit", league.id), "Leave the league…")] : []),
        leagueButton(league),
      ]),
      ...(first ? checkRows(check) : []),
    ],
  });
}

/** A line for each title, below its part and its type. */
function cardLines(deck: DeckView): string[] {
  return DECK_SECTIONS.flatMap((section) => {
    const own = deck.lines.filter((line) => line.section === section);
    const groups = [...CARD_TYPES, null].flatMap((type) => {
      const cards = own.filter((line) => line.type === type);
      if (cards.length === 0) return [];
      const heading = typePlural(type);
      return [`__${heading}__ (${sum(cards)})`, ...cards.map(({ count, title }) => `${count}× ${safe(title, 120)}`)];
    });
    return groups.length === 0 ? [] : [`**${sectionWords(section)}** (${sum(own)})`, ...groups];
  });
}

function cardPages(deck: DeckView): string[][] {
  const pages: string[][] = [[]];
  let used = 0;
  for (const line of cardLines(deck)) {
    if (used + line.length + 1 > LIST) {
      pages.push([]);
      used = 0;
    }
    pages.at(-1)?.push(line);
    used += line.length + 1;
  }
  return pages;
}
