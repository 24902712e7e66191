import type { ChatInputCommandInteraction, ModalSubmitInteraction } from "discord.js";
import { isKnownTitle } from "../../catalogue/deck-titles.ts";
import { DECK_LIMITS, type DeckFile, readDeck, tidied } from "../../catalogue/decks/index.ts";
import { deckMeant, OWN_DECK_LIMITS, type OwnDeck } from "../../catalogue/own-decks.ts";
import { formatWords } from "../../views/decks/deck-problems.ts";
import { deckForm, deckProblem, plain, safe } from "../../views/index.ts";
import { inLanguages, inWords, privateMessage } from "../../views/text/message.ts";
import { type Language, say } from "../../views/words/index.ts";
import { attachedBytes } from "../shared/attachment.ts";
import type { Bot } from "../shared/bot.ts";
import { type Answer, privately, replacing, replyInstead } from "../shared/command.ts";
import { readersLanguage } from "../shared/language.ts";
import { decksOf, decksOnlyInAServer, libraryOf, shown } from "./own.ts";

const UNFETCHED = { missing: "file-unfetched", away: "file-unfetched" } as const;

/** `/deck submit`: a file, a pasted list, or the form for one. */
export async function submitDeck(interaction: ChatInputCommandInteraction, bot: Bot): Promise<Answer> {
  if (interaction.guildId === null) return decksOnlyInAServer();
  const { options } = interaction;
  const file = options.getAttachment("file");
  const list = options.getString("list");
  const name = options.getString("name");
  if (file === null && list === null) {
    return pasteForm(name, await readersLanguage(interaction, bot));
  }
  if (file !== null && list !== null) return replacing(inWords((language) => say(language, "deck-both")));
  if (file === null) return keep(interaction, { content: list ?? "", name, from: null }, bot);
  const fetched = await attachedBytes(file, DECK_LIMITS.bytes, UNFETCHED);
  if (!fetched.ok)
    return replyInstead((language) => say(language, "file-nothing-kept", { why: fetched.problem(language) }));
  return keep(interaction, { content: fetched.bytes, name, from: file.name }, bot);
}

/** The form that a list is pasted into, with the deck's name where one was given. */
export function pasteForm(name: string | null, language: Language): Answer {
  const late = inWords((read) => say(read, "deck-late"));
  return { kind: "form", form: deckForm(name, OWN_DECK_LIMITS.name, language), late };
}

/** The form's answer. What was typed comes back where no deck could be made of it. */
export async function submitPasted(interaction: ModalSubmitInteraction, bot: Bot): Promise<Answer> {
  const content = interaction.fields.getTextInputValue("list");
  const sent = { content, name: interaction.fields.getTextInputValue("name"), from: null };
  return keep(interaction, sent, bot, true);
}

interface Sent {
  content: string | Uint8Array;
  /** What its player calls it. */
  name: string | null;
  /** Name of the file. */
  from: string | null;
}

async function keep(
  interaction: ChatInputCommandInteraction | ModalSubmitInteraction,
  sent: Sent,
  bot: Bot,
  typed = false,
): Promise<Answer> {
  const { guildId, user } = interaction;
  if (guildId === null) return decksOnlyInAServer();
  const library = await libraryOf(bot, guildId);
  const read = readDeck(sent.content, { isTitle: (title) => isKnownTitle(library, title) });
  if (!read.ok) return unread((language) => deckProblem(read.problem, language), sent, typed);
  const decks = await decksOf(interaction, bot);
  const name = nameFor(sent, read.deck, decks, bot);
  const done = await bot.decks.keep(guildId, user.id, {
    name,
    ...saidBefore(deckMeant(decks, name), read.deck),
    cards: withKnownTypes(read.deck.cards, decks),
    at: bot.clock.now(),
  });
  if (!done.ok) {
    const most = OWN_DECK_LIMITS.decks;
    return unread((language) => say(language, "deck-full", { most }), sent, typed);
  }
  const { headings, format } = read.deck;
  const called = `**${safe(done.deck.name, 60)}**`;
  const lead = (language: Language) =>
    say(language, done.replaced ? "deck-replaced" : "deck-kept", {
      name: called,
      format: formatWords(format, language),
    });
  const under = headings.map((each) => `“${plain(each, 40)}”`).join(", ");
  const notes =
    headings.length === 0 ? [] : [(language: Language) => say(language, "deck-headings", { headings: under })];
  const answer = await shown(done.deck, lead, { bot, guild: guildId }, { notes });
  return answer.kind === "replace" ? privately(answer.message) : answer;
}

/** A problem, with what was typed where it would be lost. */
function unread(why: (language: Language) => string, { content }: Sent, typed: boolean): Answer {
  const problem = (language: Language) => say(language, "deck-unkept", { why: why(language) });
  if (!typed || typeof content !== "string" || content.trim() === "") return replacing(inWords(problem));
  return privately(
    inLanguages((language) => ({
      ...privateMessage({ content: `${problem(language)}\n${say(language, "deck-not-lost")}` }),
      files: [{ name: "your-list.txt", text: content }],
    })),
  );
}

/** What a deck is called: as its player says, as it says itself, as its file is called, or by a number. */
function nameFor({ name, from }: Sent, deck: DeckFile, decks: readonly OwnDeck[], bot: Bot): string {
  const wanted = [name, deck.name, from?.replace(/\.[a-z0-9]{1,5}$/iu, "").replaceAll("_", " ")];
  const first = wanted.map((each) => bounded(each ?? "")).find((each) => each !== "");
  if (first === undefined) {
    const taken = (number: number) => deckMeant(decks, `Deck ${number}`) !== undefined;
    let number = 1;
    while (taken(number)) number += 1;
    return `Deck ${number}`;
  }
  // A ready-made deck's name would hide it.
  return bot.library.starter(first) ? bounded(`My ${first}`) : first;
}

const bounded = (text: string): string => tidied(text).slice(0, OWN_DECK_LIMITS.name).trim();

/** What the file says of race, faction and ambassador; what its player said of the deck that it replaces goes on. */
function saidBefore(before: OwnDeck | undefined, { race, faction, cards }: DeckFile): Pick<OwnDeck, Allegiance> {
  const side = race === undefined && faction === undefined ? before : { race, faction };
  const named = cards.some(({ section }) => section === "ambassador");
  const ambassador = named || !cards.some(({ title }) => title === before?.ambassador) ? undefined : before?.ambassador;
  return {
    ...(side?.race === undefined ? {} : { race: side.race }),
    ...(side?.faction === undefined ? {} : { faction: side.faction }),
    ...(ambassador === undefined ? {} : { ambassador }),
  };
}

type Allegiance = "race" | "faction" | "ambassador";

/** What the player has said about types before goes on where the same title comes again. */
function withKnownTypes(cards: DeckFile["cards"], decks: readonly OwnDeck[]): DeckFile["cards"] {
  const said = new Map(
    decks.flatMap((deck) =>
      deck.cards.flatMap(({ title, type }) => (type === undefined ? [] : [[title, type] as const])),
    ),
  );
  return cards.map((card) => {
    const type = card.type ?? said.get(card.title);
    return type === undefined ? card : { ...card, type };
  });
}

/** The name that a deck is given by hand; null where nothing is left of it. */
export function givenName(text: string, bot: Bot): string | null {
  const name = bounded(text);
  if (name === "") return null;
  return bot.library.starter(name) ? bounded(`My ${name}`) : name;
}
