/** What the commands about own decks share: finding them, reading them, showing them. */
import type { BaseInteraction } from "discord.js";
import { type DeckLibrary, deckLibrary, nearTitles } from "../../catalogue/deck-titles.ts";
import { deckLikelyMeant, deckMeant, OWN_DECK, type OwnDeck } from "../../catalogue/own-decks.ts";
import { type ChosenFaction, RACES, startingFactions } from "../../engine/index.ts";
import { madeInTurns } from "../../piecemeal.ts";
import {
  possibleLeaders,
  type ReadOwnDeck,
  readOwnDeck,
  readOwnDecks,
  type SeatDeck,
} from "../../table/seats/own-seat.ts";
import type { DeckNote } from "../../views/decks/decks.ts";
import { type DeckView, deckList, deckMessage, plain, safe } from "../../views/index.ts";
import { decksButton } from "../../views/prompts/first-steps.ts";
import { buttonRows, inLanguages, inWords, privateMessage } from "../../views/text/message.ts";
import { type Language, say } from "../../views/words/index.ts";
import type { Bot } from "../shared/bot.ts";
import { catalogueFor } from "../shared/catalogue-for.ts";
import { type Answer, type Choice, replacing } from "../shared/command.ts";

type Asked = Pick<BaseInteraction, "guildId" | "user">;

export const decksOnlyInAServer = (): Answer => replacing(inWords((language) => say(language, "deck-only-server")));

/** The list of one's own decks. */
export async function ownDecks(asked: Asked, bot: Bot): Promise<Answer> {
  if (asked.guildId === null) return decksOnlyInAServer();
  const library = await libraryOf(bot, asked.guildId);
  const decks = await madeInTurns(readOwnDecks(await decksOf(asked, bot), library));
  return replacing(deckList(decks.map(viewOf)));
}

/** The decks of whoever asks, in the server where they ask. */
export async function decksOf({ guildId, user }: Asked, bot: Bot): Promise<readonly OwnDeck[]> {
  return guildId === null ? [] : bot.decks.of(guildId, user.id);
}

/** A sentence, and the way to one's own decks. */
const toOwnDecks = (tell: (language: Language) => string): Answer =>
  replacing(
    inLanguages((language) => privateMessage({ content: tell(language), rows: buttonRows([decksButton(language)]) })),
  );

export type FoundDeck = { ok: true; deck: OwnDeck; guild: string } | { ok: false; answer: Answer };

/** The deck that somebody names, or the sentence that says why there is none. */
export async function deckNamed(asked: Asked, text: string, bot: Bot): Promise<FoundDeck> {
  if (asked.guildId === null) return { ok: false, answer: decksOnlyInAServer() };
  const deck = deckMeant(await decksOf(asked, bot), text);
  return deck
    ? { ok: true, deck, guild: asked.guildId }
    : { ok: false, answer: toOwnDecks((language) => say(language, "deck-none-called", { name: safe(text, 60) })) };
}

export async function deckChoices(asked: Asked, typed: string, bot: Bot): Promise<Choice[]> {
  const wanted = typed.toLowerCase();
  const decks = await decksOf(asked, bot);
  return decks
    .filter(({ name }) => name.toLowerCase().includes(wanted))
    .map(({ id, name }) => ({ name: plain(name, 100), value: `${OWN_DECK}${id}` }));
}

/** A deck as its player sees it, with the titles that the strange ones may mean. */
export async function correctableViewOf(read: ReadOwnDeck, library: DeckLibrary): Promise<DeckView> {
  return { ...viewOf(read), strange: await madeInTurns(nearTitles(library, read.strange)) };
}

/** The same without that. */
export function viewOf(read: ReadOwnDeck): DeckView {
  const { own, cards, race, faction, ambassador, strange } = read;
  return {
    id: own.id,
    name: own.name,
    lines: cards.map(({ count, title, section, facts }) => ({ count, title, section, type: facts.type ?? null })),
    race,
    faction,
    ambassador,
    strange: strange.map((title) => ({ title, meant: null })),
    missing: missingIn(read),
  };
}

const FACTIONS_TO_START: readonly ChosenFaction[] = RACES.flatMap((race) =>
  startingFactions({ rules: "engine" }, race).map((faction) => ({ race, faction })),
);

function missingIn({ missing, race, faction, ...read }: ReadOwnDeck): DeckView["missing"] {
  switch (missing?.what) {
    case undefined:
      return null;
    case "faction":
      return { what: "faction", choices: FACTIONS_TO_START.filter((each) => race === null || each.race === race) };
    case "ambassador": {
      const choices = race === null || faction === null ? [] : possibleLeaders(read, { race, faction });
      return { ...missing, choices, factions: FACTIONS_TO_START };
    }
  }
}

/** The cards as decks of this server are read. */
export async function libraryOf(
  bot: Pick<Bot, "library" | "memory" | "cards">,
  guild: string | null,
): Promise<DeckLibrary> {
  return deckLibrary(bot.library, await catalogueFor(bot, guild));
}

/** The deck's own message with what has just happened. */
export async function shown(
  own: OwnDeck,
  lead: DeckNote,
  { bot, guild }: { bot: Bot; guild: string },
  more: Parameters<typeof deckMessage>[2] = {},
): Promise<Answer> {
  const library = await libraryOf(bot, guild);
  return replacing(deckMessage(await correctableViewOf(readOwnDeck(own, library), library), lead, more));
}

/** What a seat takes of an own deck, or the message that asks for what is missing. */
async function readyDeck(
  own: OwnDeck,
  bot: Bot,
  guild: string | null,
): Promise<{ ok: true; seat: SeatDeck } | { ok: false; answer: Answer }> {
  const library = await libraryOf(bot, guild);
  const read = readOwnDeck(own, library);
  if (read.seat) return { ok: true, seat: read.seat };
  const lead = (language: Language) => say(language, "deck-before", { name: `**${safe(own.name, 60)}**` });
  return { ok: false, answer: replacing(deckMessage(await correctableViewOf(read, library), lead)) };
}

type Wished = { ok: true; wish: { deck: string } | { own: SeatDeck } } | { ok: false; answer: Answer };

/** The deck that is meant by a name or by a menu's value: an own one before a ready-made one of that name. */
export async function wishedDeck(asked: Asked, text: string, bot: Bot): Promise<Wished> {
  const decks = await decksOf(asked, bot);
  const own = deckMeant(decks, text) ?? (bot.library.starter(text) ? undefined : deckLikelyMeant(decks, text));
  if (own) {
    const ready = await readyDeck(own, bot, asked.guildId);
    return ready.ok ? { ok: true, wish: { own: ready.seat } } : ready;
  }
  if (!text.startsWith(OWN_DECK)) return { ok: true, wish: { deck: text } };
  return { ok: false, answer: replacing(inWords((language) => say(language, "deck-gone"))) };
}

/** Own decks and ready-made ones for the option that is being typed. */
export async function allDeckChoices(asked: Asked, typed: string, bot: Bot): Promise<Choice[]> {
  const wanted = typed.toLowerCase();
  const starters = bot.library.starters
    .filter(({ name }) => name.toLowerCase().includes(wanted))
    .map(({ name }) => ({ name, value: name }));
  return [...(await deckChoices(asked, typed, bot)), ...starters];
}
