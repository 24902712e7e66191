/** A player's own decks, as only their player sees them. */
import {
  type APIModalInteractionResponseCallbackData,
  type APITextInputComponent,
  ComponentType,
  TextInputStyle,
} from "discord.js";
import { CARD_TYPES, type CardType, type ChosenFaction, type Faction, type Race } from "../../engine/index.ts";
import { shortHash } from "../../short-hash.ts";
import { decksButton } from "../prompts/first-steps.ts";
import { DISCORD_LIMITS } from "../text/limits.ts";
import {
  type ActionRow,
  type Button,
  button,
  buttonRows,
  type Message,
  menuRow,
  privateMessage,
} from "../text/message.ts";
import { capitalized, counted, fitted, listed, plain, safe } from "../text/safe-text.ts";
import { FACTION_WORDS, RACE_WORDS, TYPE_WORDS } from "../text/words.ts";

/** What a press about a deck does. */
export const DECK_PRESSES = [
  "show",
  "check",
  "use",
  "export",
  "rename",
  "name",
  "correct",
  "faction",
  "ambassador",
  "type",
  "typed",
  "delete",
  "gone",
] as const;
export type DeckPressVerb = (typeof DECK_PRESSES)[number];

export interface DeckPress {
  verb: DeckPressVerb;
  /** The deck's id. */
  id: string;
  /** A card type, for `typed`. */
  more: string;
}

/** The form's id that a pasted list is sent with, and the button's that opens it. */
export const DECK_FORM = "deck:submit";
export const DECK_PASTE = "deck:paste";

/** The button to all of one's decks. */
export const listButton = decksButton;

export function deckPressId(verb: DeckPressVerb, id: string, more = ""): string {
  return `deck:${verb}:${id}:${more}`;
}

/** What a custom id says about a deck, or null where it is about something else. */
export function parseDeckPress(customId: string): DeckPress | null {
  const [, said, id, more] = /^deck:([a-z]{1,12}):([a-z0-9]{8}):([a-z]{0,20})$/u.exec(customId) ?? [];
  const verb = DECK_PRESSES.find((each) => each === said);
  return verb === undefined || id === undefined ? null : { verb, id, more: more ?? "" };
}

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

export const SECTION_WORDS: Readonly<Record<DeckLine["section"], string>> = {
  ambassador: "Ambassador",
  "starting-hand": "Starting hand",
  deck: "Deck",
  crusade: "Crusade pile",
  reserve: "Reserve",
};

/** A deck's parts, in the order in which they are shown. */
export const DECK_SECTIONS = ["ambassador", "starting-hand", "deck", "crusade", "reserve"] as const;

const sum = (lines: readonly DeckLine[]): number => lines.reduce((total, { count }) => total + count, 0);

/** "63 cards, 4 in the reserve · Narn Babylon Project · G'Kar" */
export function deckSummary({ lines, race, faction, ambassador }: DeckView): string {
  const beside = (["reserve", "crusade"] as const).flatMap((section) => {
    const count = sum(lines.filter((line) => line.section === section));
    return count > 0 ? [`${count} in the ${section === "reserve" ? "reserve" : "Crusade pile"}`] : [];
  });
  const main = sum(lines.filter(({ section }) => section !== "reserve" && section !== "crusade"));
  const side = race === null ? [] : [`${RACE_WORDS[race]}${faction === null ? "" : ` ${FACTION_WORDS[faction]}`}`];
  const leader = ambassador === null ? [] : [safe(ambassador, 60)];
  return [[counted(main, "card"), ...beside].join(", "), ...side, ...leader].join(" · ");
}

/** What nobody knows, in a line or two. */
function strangeLines({ strange }: DeckView): string[] {
  if (strange.length === 0) return [];
  const near = strange.flatMap(({ title, meant }) =>
    meant === null ? [] : [`“${safe(title, 50)}” · did you mean **${safe(meant, 50)}**?`],
  );
  const unknown = strange.flatMap(({ title, meant }) => (meant === null ? [`“${safe(title, 50)}”`] : []));
  const shown = [
    ...near.slice(0, STRANGE_MOST),
    ...(near.length > STRANGE_MOST ? [`${near.length - STRANGE_MOST} more that may mean another title`] : []),
    ...(unknown.length > 0 ? [some(unknown, STRANGE_MOST)] : []),
  ];
  return [
    `I do not know ${counted(strange.length, "title")}:`,
    ...shown.map((line) => `- ${line}`),
    "-# A name is enough to play: I ask for the rest when it matters.",
  ];
}

/** The most titles that a line or a list names. */
const STRANGE_MOST = 6;

/** "a, b and 3 more" */
function some(titles: readonly string[], most: number): string {
  const rest = titles.length - most;
  return listed([...titles.slice(0, most), ...(rest > 0 ? [`${rest} more`] : [])]);
}

function whoLeads(faction: Faction | null, choices: number): string {
  if (choices > DISCORD_LIMITS.options)
    return "Choose below, or submit it again with the title below a heading “Ambassador”.";
  if (choices > 0) return "Choose below.";
  if (faction !== "corporate")
    return "No character in it can lead this faction: submit it with one below a heading “Ambassador”.";
  return "A Corporate faction is led by a corporate character who costs 10 or less, and I know none in it. A judge can say what a card is with `/cards set`.";
}

function missingLine({ missing, faction }: DeckView): string[] {
  switch (missing?.what) {
    case undefined:
      return [];
    case "faction":
      return ["**Which race and faction is it for?** Choose below."];
    case "ambassador": {
      const wrong = missing.wrong === null ? "" : `“${safe(missing.wrong, 60)}” does not lead this faction. `;
      return [`${wrong}**Who is its ambassador?** ${whoLeads(faction, missing.choices.length)}`];
    }
  }
}

/** Titles of cards whose type nobody has said, misspelt ones aside: it may be said now, and is asked otherwise when it first matters. */
function untypedIn({ lines, strange }: DeckView): string[] {
  const misspelt = new Set(strange.flatMap(({ title, meant }) => (meant === null ? [] : [title])));
  const untyped = lines.filter(({ title, type }) => type === null && !misspelt.has(title));
  return [...new Set(untyped.map(({ title }) => title))];
}

function untypedLine(deck: DeckView): string[] {
  const titles = untypedIn(deck);
  if (deck.missing !== null || titles.length === 0) return [];
  const strange = new Set(deck.strange.map(({ title }) => title));
  // Those that nobody knows at all have been named already.
  const others = titles.filter((title) => !strange.has(title)).map((title) => safe(title, 50));
  const which =
    others.length === 0
      ? ""
      : `I do not know what type ${others.length === 1 ? "this is" : "these are"}: ${some(others, 8)}. `;
  return [`-# ${which}If you know a card’s type already, say it below.`];
}

/** Menus to say types now. `type`: of which type the cards are named. */
function typeRows(deck: DeckView, type: CardType | null): ActionRow[] {
  const titles = untypedIn(deck);
  if (deck.missing !== null || titles.length === 0) return [];
  const { id } = deck;
  const types = CARD_TYPES.map((each) => ({
    value: each,
    label: capitalized(typePlural(each)),
    chosen: each === type,
  }));
  const cards = titles.map((title) => ({ value: titleValue(title), label: title }));
  const many = { least: 1, most: DISCORD_LIMITS.options };
  return [
    menuRow(deckPressId("type", id), "Say what type a card is", types),
    ...(type === null
      ? []
      : [menuRow(deckPressId("typed", id, type), `All that are ${typePlural(type)}`, cards, many)]),
  ];
}

export const typePlural = (type: CardType): string =>
  type === "contingency" ? "contingencies" : `${TYPE_WORDS[type]}s`;

/** The menus for what is still to be said. */
function missingRows({ id, missing }: DeckView): ActionRow[] {
  switch (missing?.what) {
    case undefined:
      return [];
    case "faction":
      return [factionMenu(id, missing.choices)];
    case "ambassador": {
      const options = missing.choices.map((title) => ({ value: titleValue(title), label: title }));
      return [
        ...(options.length > 0 ? [menuRow(deckPressId("ambassador", id), "Ambassador", options)] : []),
        factionMenu(id, missing.factions),
      ];
    }
  }
}

function factionMenu(id: string, choices: readonly ChosenFaction[]): ActionRow {
  const options = choices.map(({ race, faction }) => ({
    value: `${race}/${faction}`,
    label: `${RACE_WORDS[race]} ${FACTION_WORDS[faction]}`,
  }));
  return menuRow(deckPressId("faction", id), "Race and faction", options);
}

/** `cards`: under the list of its cards, with what is rarely done. */
function deckButtons({ id, strange, missing }: DeckView, cards = false): Button[] {
  const meant = strange.filter((each) => each.meant !== null).length;
  return [
    // A misspelt title is put right before it is played with.
    ...(meant > 0 ? [button(deckPressId("correct", id), `Correct ${counted(meant, "title")}`, "main")] : []),
    ...(missing === null ? [button(deckPressId("use", id), "Use it at my table", meant > 0 ? "plain" : "main")] : []),
    button(deckPressId("check", id), "Check"),
    ...(cards ? [button(deckPressId("export", id), "As a file")] : [button(deckPressId("show", id), "Show cards")]),
    button(deckPressId("rename", id), "Rename"),
    ...(cards ? [button(deckPressId("delete", id), "Forget it…")] : []),
  ];
}

/** A deck with what it still needs; `lead` says what has just happened, `notes` what else there is to say. */
export function deckMessage(
  deck: DeckView,
  lead: string,
  { notes = [], type = null }: { notes?: readonly string[]; type?: CardType | null } = {},
): Message {
  const lines = [
    lead,
    `-# ${deckSummary(deck)}`,
    ...missingLine(deck),
    ...strangeLines(deck),
    ...untypedLine(deck),
    ...notes.map((note) => `-# ${safe(note, 300)}`),
  ];
  return privateMessage({
    content: fitted(lines, DISCORD_LIMITS.content),
    rows: [...missingRows(deck), ...typeRows(deck, type), ...buttonRows(deckButtons(deck))],
  });
}

/** Every card of a deck, by part and type. */
export function deckCards(deck: DeckView): Message {
  const parts = DECK_SECTIONS.flatMap((section) => {
    const own = deck.lines.filter((line) => line.section === section);
    if (own.length === 0) return [];
    const groups = [...CARD_TYPES, null].flatMap((type) => {
      const cards = own.filter((line) => line.type === type);
      if (cards.length === 0) return [];
      const names = cards.map(({ count, title }) => `${count > 1 ? `${count}× ` : ""}${safe(title, 60)}`).join(", ");
      return [`${type === null ? "Type unknown" : capitalized(typePlural(type))} (${sum(cards)}): ${names}`];
    });
    return [`**${SECTION_WORDS[section]}** (${sum(own)})`, ...groups];
  });
  return privateMessage({
    embeds: [
      { title: plain(deck.name, DISCORD_LIMITS.embedTitle), description: fitted([deckSummary(deck), ...parts], 3_900) },
    ],
    rows: [...missingRows(deck), ...typeRows(deck, null), ...buttonRows(deckButtons(deck, true))],
  });
}

/** The most decks that a list has a button for. */
const DECK_BUTTONS = 9;

/** The own decks of a player on a server. */
export function deckList(decks: readonly DeckView[]): Message {
  if (decks.length === 0) {
    return privateMessage({
      content:
        "You have no deck of your own here. Paste a list, or give `/deck submit` a file: it is kept for you alone.",
      rows: buttonRows([button(DECK_PASTE, "Paste a list…", "main")]),
    });
  }
  const lines = decks.map(
    (deck) =>
      `**${safe(deck.name, 60)}** · ${deckSummary(deck)}${deck.missing === null ? "" : " · something is still to be said"}`,
  );
  return privateMessage({
    content: fitted([`${counted(decks.length, "deck")} of your own; only you see them.`, ...lines], 1_900),
    rows: buttonRows([
      ...decks.slice(0, DECK_BUTTONS).map(({ id, name }) => button(deckPressId("show", id), name)),
      button(DECK_PASTE, "Paste a list…"),
    ]),
  });
}

/** After a deck is forgotten: the way to the others. */
export const deckGone = (name: string): Message =>
  privateMessage({ content: `**${safe(name, 60)}** is forgotten.`, rows: buttonRows([listButton()]) });

/** Over the file that holds a deck. */
export const deckExported = ({ id, name }: Pick<DeckView, "id" | "name">): Message =>
  privateMessage({
    content: `**${safe(name, 60)}**, as \`/deck submit\` reads it.`,
    rows: buttonRows([button(deckPressId("show", id), "Show cards"), listButton()]),
  });

/** Asks once before a deck is forgotten. */
export function confirmDeckGone({ id, name }: Pick<DeckView, "id" | "name">): Message {
  return privateMessage({
    content: `Forget **${safe(name, 60)}**? Tables where it is played keep their copy.`,
    rows: buttonRows([
      button(deckPressId("gone", id), "Forget it", "grave"),
      button(deckPressId("show", id), "Keep it"),
    ]),
  });
}

const text = (component: Omit<APITextInputComponent, "type">) => ({
  type: ComponentType.ActionRow as const,
  components: [{ type: ComponentType.TextInput as const, ...component }],
});

/** The form that a list is pasted into. */
export function deckForm(name: string | null, longest: number): APIModalInteractionResponseCallbackData {
  return {
    custom_id: DECK_FORM,
    title: "A deck of your own",
    components: [
      text({
        custom_id: "name",
        label: "What do you call it?",
        style: TextInputStyle.Short,
        required: false,
        max_length: longest,
        ...(name === null ? {} : { value: plain(name, longest) }),
      }),
      text({
        custom_id: "list",
        label: "Its cards, a title a line",
        style: TextInputStyle.Paragraph,
        required: true,
        max_length: DISCORD_LIMITS.inputValue,
        placeholder: "Ambassador: Londo Mollari\n3 Border Raid\nVir Cotto\n\nReserve:\n1 …",
      }),
    ],
  };
}

export function renameForm({ id, name }: Pick<DeckView, "id" | "name">, longest: number) {
  return {
    custom_id: deckPressId("name", id),
    title: "Rename your deck",
    components: [
      text({
        custom_id: "name",
        label: "What do you call it?",
        style: TextInputStyle.Short,
        required: true,
        max_length: longest,
        value: plain(name, longest),
      }),
    ],
  } satisfies APIModalInteractionResponseCallbackData;
}
