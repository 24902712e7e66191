/** A player's own decks, as only their player sees them. */
import { CARD_TYPES, type CardType, type ChosenFaction, type Faction, type Race } from "../../engine/index.ts";
import { shortHash } from "../../short-hash.ts";
import { decksButton } from "../prompts/first-steps.ts";
import { fittedIn } from "../text/fitted.ts";
import { DISCORD_LIMITS } from "../text/limits.ts";
import {
  type ActionRow,
  type Button,
  button,
  buttonRows,
  inLanguages,
  type Message,
  menuRow,
  privateMessage,
} from "../text/message.ts";
import { plain, safe } from "../text/safe-text.ts";
import { FIRST_LANGUAGE, type Language, listedIn, say, sayPut, type WordId } from "../words/index.ts";
import { DECK_PASTE, type DeckPressVerb, deckPressId } from "./deck-press.ts";

/** The button to all of one's decks. */
export const listButton = decksButton;

/** A short name for a title, as menus give it back. */
export const titleValue = (title: string): string => shortHash(title);

export interface DeckLine {
  readonly count: number;
  readonly title: string;
  readonly section: "ambassador" | "starting-hand" | "deck" | "crusade" | "reserve";
  readonly type: CardType | null;
}

/** A deck of one's own, and what is still to be said of it. */
export interface DeckView {
  readonly id: string;
  readonly name: string;
  readonly lines: readonly DeckLine[];
  readonly race: Race | null;
  readonly faction: Faction | null;
  readonly ambassador: string | null;
  /** Titles that nobody knows, and which known ones they may mean. */
  readonly strange: readonly { readonly title: string; readonly meant: string | null }[];
  readonly missing:
    | { readonly what: "faction"; readonly choices: readonly ChosenFaction[] }
    | {
        readonly what: "ambassador";
        readonly wrong: string | null;
        readonly choices: readonly string[];
        /** For whoever chose the wrong faction. */
        readonly factions: readonly ChosenFaction[];
      }
    | null;
}

export const sectionWords = (section: DeckLine["section"], language: Language = FIRST_LANGUAGE): string =>
  say(language, `deck-part-${section}`);

/** A deck's parts, in the order in which they are shown. */
export const DECK_SECTIONS = ["ambassador", "starting-hand", "deck", "crusade", "reserve"] as const;

const sum = (lines: readonly DeckLine[]): number => lines.reduce((total, { count }) => total + count, 0);

/** "63 cards, 4 in the reserve · Narn Babylon Project · G'Kar" */
export function deckSummary(
  { lines, race, faction, ambassador }: DeckView,
  language: Language = FIRST_LANGUAGE,
): string {
  const beside = (["reserve", "crusade"] as const).flatMap((section) => {
    const cards = sum(lines.filter((line) => line.section === section));
    return cards > 0 ? [say(language, `deck-in-${section}`, { cards: String(cards) })] : [];
  });
  const cards = sum(lines.filter(({ section }) => section !== "reserve" && section !== "crusade"));
  const leader = ambassador === null ? [] : [safe(ambassador, 60)];
  return [
    [say(language, "deck-cards", { cards }), ...beside].join(", "),
    ...(race === null ? [] : [sideWords(race, faction, language)]),
    ...leader,
  ].join(" · ");
}

/** "Narn Babylon Project", or a race alone. */
export function sideWords(race: Race, faction: Faction | null, language: Language): string {
  const named = say(language, `race-${race}`);
  return faction === null
    ? named
    : say(language, "deck-side", { race: named, faction: say(language, `faction-${faction}`) });
}

/** What nobody knows, in a line or two. */
function strangeLines({ strange }: DeckView, language: Language): string[] {
  if (strange.length === 0) return [];
  const near = strange.flatMap(({ title, meant }) =>
    meant === null ? [] : [say(language, "deck-near", { title: safe(title, 50), meant: safe(meant, 50) })],
  );
  const unknown = strange.flatMap(({ title, meant }) => (meant === null ? [`“${safe(title, 50)}”`] : []));
  const more = near.length - STRANGE_MOST;
  const shown = [
    ...near.slice(0, STRANGE_MOST),
    ...(more > 0 ? [say(language, "deck-more-near", { more })] : []),
    ...(unknown.length > 0 ? [some(unknown, STRANGE_MOST, language)] : []),
  ];
  return [
    say(language, "deck-strange", { count: strange.length }),
    ...shown.map((line) => `- ${line}`),
    say(language, "deck-name-enough"),
  ];
}

/** The most titles that a line or a list names. */
const STRANGE_MOST = 6;

/** "a, b and 3 more" */
function some(titles: readonly string[], most: number, language: Language): string {
  const more = titles.length - most;
  return listedIn([...titles.slice(0, most), ...(more > 0 ? [say(language, "deck-more", { more })] : [])], language);
}

function whoLeads(faction: Faction | null, choices: number, language: Language): string {
  if (choices > DISCORD_LIMITS.options) return say(language, "deck-choose-or-head");
  if (choices > 0) return say(language, "deck-choose");
  return say(language, faction === "corporate" ? "deck-no-corporate" : "deck-no-leader");
}

function missingLine({ missing, faction }: DeckView, language: Language): string[] {
  switch (missing?.what) {
    case undefined:
      return [];
    case "faction":
      return [say(language, "deck-which-side")];
    case "ambassador": {
      const how = whoLeads(faction, missing.choices.length, language);
      return [
        missing.wrong === null
          ? say(language, "deck-who-leads", { how })
          : say(language, "deck-leads-not", { how, wrong: safe(missing.wrong, 60) }),
      ];
    }
  }
}

/** Titles of cards whose type nobody has said, misspelt ones aside: it may be said now, and is asked otherwise when it first matters. */
function untypedIn({ lines, strange }: DeckView): string[] {
  const misspelt = new Set(strange.flatMap(({ title, meant }) => (meant === null ? [] : [title])));
  const untyped = lines.filter(({ title, type }) => type === null && !misspelt.has(title));
  return [...new Set(untyped.map(({ title }) => title))];
}

function untypedLine(deck: DeckView, language: Language): string[] {
  const titles = untypedIn(deck);
  if (deck.missing !== null || titles.length === 0) return [];
  const strange = new Set(deck.strange.map(({ title }) => title));
  // Those that nobody knows at all have been named already.
  const others = titles.filter((title) => !strange.has(title)).map((title) => safe(title, 50));
  return [
    others.length === 0
      ? say(language, "deck-untyped")
      : say(language, "deck-untyped-these", { count: others.length, titles: some(others, 8, language) }),
  ];
}

/** Menus to say types now. `type`: of which type the cards are named. */
function typeRows(deck: DeckView, type: CardType | null, language: Language): ActionRow[] {
  const titles = untypedIn(deck);
  if (deck.missing !== null || titles.length === 0) return [];
  const { id } = deck;
  const types = CARD_TYPES.map((each) => ({
    value: each,
    label: typePlural(each, language),
    chosen: each === type,
  }));
  const cards = titles.map((title) => ({ value: titleValue(title), label: title }));
  const many = { least: 1, most: DISCORD_LIMITS.options };
  return [
    menuRow(deckPressId("type", id), say(language, "deck-type-menu"), types),
    ...(type === null
      ? []
      : [menuRow(deckPressId("typed", id, type), say(language, `deck-all-are-${type}`), cards, many)]),
  ];
}

/** As it begins a line: "Characters"; null where nobody knows of which type they are. */
export const typePlural = (type: CardType | null, language: Language = FIRST_LANGUAGE): string =>
  say(language, `deck-types-${type ?? "unknown"}`);

/** The menus for what is still to be said. */
function missingRows({ id, missing }: DeckView, language: Language): ActionRow[] {
  switch (missing?.what) {
    case undefined:
      return [];
    case "faction":
      return [factionMenu(id, missing.choices, language)];
    case "ambassador": {
      const options = missing.choices.map((title) => ({ value: titleValue(title), label: title }));
      return [
        ...(options.length > 0
          ? [menuRow(deckPressId("ambassador", id), sectionWords("ambassador", language), options)]
          : []),
        factionMenu(id, missing.factions, language),
      ];
    }
  }
}

function factionMenu(id: string, choices: readonly ChosenFaction[], language: Language): ActionRow {
  const options = choices.map(({ race, faction }) => ({
    value: `${race}/${faction}`,
    label: sideWords(race, faction, language),
  }));
  return menuRow(deckPressId("faction", id), say(language, "deck-side-menu"), options);
}

/** `cards`: under the list of its cards, with what is rarely done. */
function deckButtons({ id, strange, missing }: DeckView, language: Language, cards = false): Button[] {
  const meant = strange.filter((each) => each.meant !== null).length;
  const does = (verb: DeckPressVerb, label: WordId, look: "main" | "plain" = "plain") =>
    button(deckPressId(verb, id), sayPut(language, label, {}), look);
  return [
    // A misspelt title is put right before it is played with.
    ...(meant > 0
      ? [button(deckPressId("correct", id), say(language, "deck-correct-button", { count: meant }), "main")]
      : []),
    ...(missing === null ? [does("use", "deck-use-button", meant > 0 ? "plain" : "main")] : []),
    does("check", "deck-check-button"),
    cards ? does("export", "deck-file-button") : does("show", "deck-show-button"),
    does("rename", "deck-rename-button"),
    ...(cards ? [does("delete", "deck-forget-button")] : []),
  ];
}

/** Words that are known in one language alone, or in the reader's. */
export type DeckNote = string | ((language: Language) => string);

const noteIn = (note: DeckNote, language: Language): string => (typeof note === "string" ? note : note(language));

/**
 * A deck with what it still needs; `lead` says what has just happened, `notes` what else there is to say. It is in its
 * reader's language where all of that is.
 */
export function deckMessage(
  deck: DeckView,
  lead: DeckNote,
  { notes = [], type = null }: { notes?: readonly DeckNote[]; type?: CardType | null } = {},
): Message {
  const tell = (language: Language) => {
    const lines = [
      noteIn(lead, language),
      `-# ${deckSummary(deck, language)}`,
      ...missingLine(deck, language),
      ...strangeLines(deck, language),
      ...untypedLine(deck, language),
      ...notes.map((note) => `-# ${safe(noteIn(note, language), 300)}`),
    ];
    return privateMessage({
      content: inBounds(lines, DISCORD_LIMITS.content, language),
      rows: [
        ...missingRows(deck, language),
        ...typeRows(deck, type, language),
        ...buttonRows(deckButtons(deck, language)),
      ],
    });
  };
  return [lead, ...notes].some((told) => typeof told === "string") ? tell(FIRST_LANGUAGE) : inLanguages(tell);
}

const inBounds = (lines: readonly string[], most: number, language: Language): string =>
  fittedIn(lines, most, language);

/** Every card of a deck, by part and type. */
export const deckCards = (deck: DeckView): Message =>
  inLanguages((language) => {
    const parts = DECK_SECTIONS.flatMap((section) => {
      const own = deck.lines.filter((line) => line.section === section);
      if (own.length === 0) return [];
      const groups = [...CARD_TYPES, null].flatMap((type) => {
        const cards = own.filter((line) => line.type === type);
        if (cards.length === 0) return [];
        const names = cards.map(({ count, title }) => `${count > 1 ? `${count}× ` : ""}${safe(title, 60)}`).join(", ");
        return [`${typePlural(type, language)} (${sum(cards)}): ${names}`];
      });
      return [`**${sectionWords(section, language)}** (${sum(own)})`, ...groups];
    });
    return privateMessage({
      embeds: [
        {
          title: plain(deck.name, DISCORD_LIMITS.embedTitle),
          description: inBounds([deckSummary(deck, language), ...parts], 3_900, language),
        },
      ],
      rows: [
        ...missingRows(deck, language),
        ...typeRows(deck, null, language),
        ...buttonRows(deckButtons(deck, language, true)),
      ],
    });
  });

/** The most decks that a list has a button for. */
const DECK_BUTTONS = 9;

/** The own decks of a player on a server. */
export const deckList = (decks: readonly DeckView[]): Message =>
  inLanguages((language) => {
    const paste = say(language, "deck-paste-button");
    if (decks.length === 0)
      return privateMessage({
        content: say(language, "deck-none"),
        rows: buttonRows([button(DECK_PASTE, paste, "main")]),
      });
    const lines = decks.map(
      (deck) =>
        `**${safe(deck.name, 60)}** · ${deckSummary(deck, language)}${deck.missing === null ? "" : ` · ${say(language, "deck-open")}`}`,
    );
    return privateMessage({
      content: inBounds([say(language, "deck-count", { count: decks.length }), ...lines], 1_900, language),
      rows: buttonRows([
        ...decks.slice(0, DECK_BUTTONS).map(({ id, name }) => button(deckPressId("show", id), name)),
        button(DECK_PASTE, paste),
      ]),
    });
  });

/** After a deck is forgotten: the way to the others. */
export const deckGone = (name: string): Message =>
  inLanguages((language) =>
    privateMessage({
      content: say(language, "deck-forgotten", { name: safe(name, 60) }),
      rows: buttonRows([listButton(language)]),
    }),
  );

/** Over the file that holds a deck. */
export const deckExported = ({ id, name }: Pick<DeckView, "id" | "name">): Message =>
  inLanguages((language) =>
    privateMessage({
      content: say(language, "deck-exported", { name: safe(name, 60) }),
      rows: buttonRows([button(deckPressId("show", id), say(language, "deck-show-button")), listButton(language)]),
    }),
  );

/** Asks once before a deck is forgotten. */
export const confirmDeckGone = ({ id, name }: Pick<DeckView, "id" | "name">): Message =>
  inLanguages((language) =>
    privateMessage({
      content: say(language, "deck-sure", { name: safe(name, 60) }),
      rows: buttonRows([
        button(deckPressId("gone", id), say(language, "deck-forget-sure-button"), "grave"),
        button(deckPressId("show", id), say(language, "deck-keep-button")),
      ]),
    }),
  );
