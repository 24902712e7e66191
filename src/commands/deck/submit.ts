import type { ChatInputCommandInteraction, ModalSubmitInteraction } from "discord.js";
import { isKnownTitle } from "../../catalogue/deck-titles.ts";
import { DECK_LIMITS, type DeckFile, readDeck, tidied } from "../../catalogue/decks/index.ts";
import { deckMeant, OWN_DECK_LIMITS, type OwnDeck } from "../../catalogue/own-decks.ts";
import { deckForm, deckProblem, plain, safe } from "../../views/index.ts";
import { privateMessage } from "../../views/text/message.ts";
import { attachedBytes } from "../shared/attachment.ts";
import type { Bot } from "../shared/bot.ts";
import { type Answer, privately, replyInstead } from "../shared/command.ts";
import { DECKS_ONLY_IN_A_SERVER, decksOf, libraryOf, shown } from "./own.ts";

const AGAIN = "I could not fetch that file. Upload it once more.";
const UNFETCHED = { missing: AGAIN, away: AGAIN };

/** `/deck submit`: a file, a pasted list, or the form for one. */
export async function submitDeck(interaction: ChatInputCommandInteraction, bot: Bot): Promise<Answer> {
  if (interaction.guildId === null) return replyInstead(DECKS_ONLY_IN_A_SERVER);
  const { options } = interaction;
  const file = options.getAttachment("file");
  const list = options.getString("list");
  const name = options.getString("name");
  if (file === null && list === null) {
    return pasteForm(name);
  }
  if (file !== null && list !== null) return replyInstead("Give a file or a list, not both: nothing was kept.");
  if (file === null) return keep(interaction, { content: list ?? "", name, from: null }, bot);
  const fetched = await attachedBytes(file, DECK_LIMITS.bytes, UNFETCHED);
  if (!fetched.ok) return replyInstead(`Nothing was kept. ${fetched.problem}`);
  return keep(interaction, { content: fetched.bytes, name, from: file.name }, bot);
}

/** The form that a list is pasted into, with the deck's name where one was given. */
export function pasteForm(name: string | null): Answer {
  const late = privateMessage({ content: "That took too long. Do it once more." });
  return { kind: "form", form: deckForm(name, OWN_DECK_LIMITS.name), late };
}

/** The form's answer. What was typed comes back where no deck could be made of it. */
export async function submitPasted(interaction: ModalSubmitInteraction, bot: Bot): Promise<Answer> {
  const content = interaction.fields.getTextInputValue("list");
  const sent = { content, name: interaction.fields.getTextInputValue("name"), from: null };
  return keep(interaction, sent, bot, "your list is in the file, as you typed it");
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
  kept?: string,
): Promise<Answer> {
  const { guildId, user } = interaction;
  if (guildId === null) return replyInstead(DECKS_ONLY_IN_A_SERVER);
  const library = await libraryOf(bot, guildId);
  const read = readDeck(sent.content, { isTitle: (title) => isKnownTitle(library, title) });
  if (!read.ok) return unread(`Nothing was kept. ${deckProblem(read.problem)}`, sent, kept);
  const decks = await decksOf(interaction, bot);
  const name = nameFor(sent, read.deck, decks, bot);
  const done = await bot.decks.keep(guildId, user.id, {
    name,
    ...saidBefore(deckMeant(decks, name), read.deck),
    cards: withKnownTypes(read.deck.cards, decks),
    at: bot.clock.now(),
  });
  if (!done.ok) {
    const problem = `You have ${OWN_DECK_LIMITS.decks} decks here, which is the most. Make room with \`/deck delete\`, or give the name of one to replace it.`;
    return unread(`Nothing was kept. ${problem}`, sent, kept);
  }
  const { headings, format } = read.deck;
  const lead = `${done.replaced ? "Replaced" : "Kept"} **${safe(done.deck.name, 60)}**, read as ${format}. Only you see it.`;
  const notes =
    headings.length === 0
      ? []
      : [
          `I took what stands under ${headings.map((each) => `“${plain(each, 40)}”`).join(", ")} for a part of the deck.`,
        ];
  const answer = await shown(done.deck, lead, { bot, guild: guildId }, { notes });
  return answer.kind === "replace" ? privately(answer.message) : answer;
}

/** A problem, with what was typed where it would be lost. */
function unread(problem: string, { content }: Sent, kept?: string): Answer {
  if (kept === undefined || typeof content !== "string" || content.trim() === "") return replyInstead(problem);
  const message = privateMessage({ content: `${problem}\n-# Nothing is lost: ${kept}.` });
  return privately({ ...message, files: [{ name: "your-list.txt", text: content }] });
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
