import type { MessageComponentInteraction, ModalSubmitInteraction } from "discord.js";
import { nearTitles } from "../../catalogue/deck-titles.ts";
import { type DeckChange, OWN_DECK, OWN_DECK_LIMITS, type OwnDeck } from "../../catalogue/own-decks.ts";
import { CARD_TYPES, type CardType, FACTIONS, RACES } from "../../engine/index.ts";
import { madeInTurns } from "../../piecemeal.ts";
import { readOwnDeck } from "../../table/seats/own-seat.ts";
import { DECK_PRESSES } from "../../views/decks/deck-press.ts";
import type { DeckNote } from "../../views/decks/decks.ts";
import {
  confirmDeckGone,
  type DeckPress,
  type DeckView,
  deckCards,
  deckGone,
  deckMessage,
  parseDeckPress,
  renameForm,
  safe,
  titleValue,
} from "../../views/index.ts";
import { inWords } from "../../views/text/message.ts";
import { type Language, say } from "../../views/words/index.ts";
import type { Bot } from "../shared/bot.ts";
import { type Answer, replacing } from "../shared/command.ts";
import { readersLanguage } from "../shared/language.ts";
import { alike, presses } from "../shared/presses.ts";
import { likelyTable } from "../shared/which-table.ts";
import { checked } from "./check.ts";
import { deckExport } from "./exported.ts";
import { correctableViewOf, deckNamed, libraryOf, shown } from "./own.ts";
import { givenName, pasteForm, submitPasted } from "./submit.ts";
import { useDeck } from "./use.ts";

/** Buttons, menus and forms about own decks. */
export const deckPresses = presses({
  word: "deck",
  parse: parseDeckPress,
  press: {
    ...alike(DECK_PRESSES, handle),
    paste: async (interaction, _, bot) => pasteForm(null, await readersLanguage(interaction, bot)),
  },
  submit: {
    submit: (interaction, _, bot) => submitPasted(interaction, bot),
    name: (interaction, { id }, bot) => rename(interaction, id, bot),
  },
});

type DeckButton = DeckPress & { readonly verb: (typeof DECK_PRESSES)[number] };

async function handle(interaction: MessageComponentInteraction, press: DeckButton, bot: Bot): Promise<Answer> {
  const found = await deckNamed(interaction, press.id, bot);
  if (!found.ok) return found.answer;
  const { deck, guild } = found;
  const library = await libraryOf(bot, guild);
  const read = readOwnDeck(deck, library);
  const shownAs = async (type: CardType | null) =>
    replacing(deckMessage(await correctableViewOf(read, library), () => named, { type }));
  const values = interaction.isStringSelectMenu() ? interaction.values : [];
  const [value = ""] = values;
  const change = (changed: DeckChange, lead: DeckNote) =>
    changedDeck(interaction, { guild, id: deck.id }, changed, lead, bot);
  const named = `**${safe(deck.name, 60)}**`;
  switch (press.verb) {
    case "show":
      return replacing(deckCards(await correctableViewOf(read, library)));
    case "check":
      return checked(read, null, await likelyTable(interaction, bot), bot);
    case "use":
      return useDeck(interaction, `${OWN_DECK}${deck.id}`, bot);
    case "rename":
      return {
        kind: "form",
        form: renameForm(deck, OWN_DECK_LIMITS.name, await readersLanguage(interaction, bot)),
        late: inWords((language) => say(language, "ask-late")),
      };
    case "correct": {
      const near = await madeInTurns(nearTitles(library, read.strange));
      return change(
        (own) => corrected(own, near),
        (language) => say(language, "deck-corrected", { name: named }),
      );
    }
    case "faction": {
      const [raceText, factionText] = value.split("/");
      const race = RACES.find((each) => each === raceText);
      const faction = FACTIONS.find((each) => each === factionText);
      if (race === undefined || faction === undefined) return shownAs(null);
      return change(
        (own) => ({ ...own, race, faction }),
        (language) => say(language, "deck-changed", { name: named }),
      );
    }
    case "ambassador":
      return change(
        (own) => ledBy(own, value),
        (language) => say(language, "deck-changed", { name: named }),
      );
    case "type": {
      const type = CARD_TYPES.find((each) => each === value) ?? null;
      return shownAs(type);
    }
    case "typed": {
      const type = CARD_TYPES.find((each) => each === press.more);
      if (type === undefined) return shownAs(null);
      const typed = (own: OwnDeck) => ({
        ...own,
        cards: own.cards.map((card) => (values.includes(titleValue(card.title)) ? { ...card, type } : card)),
      });
      return change(typed, (language) => say(language, "deck-changed", { name: named }));
    }
    case "export":
      return deckExport(read);
    case "delete":
      return replacing(confirmDeckGone(deck));
    case "gone":
      await bot.decks.remove(guild, interaction.user.id, deck.id);
      return replacing(deckGone(deck.name));
  }
}

async function changedDeck(
  { user }: Pick<MessageComponentInteraction, "user">,
  { guild, id }: { guild: string; id: string },
  change: DeckChange,
  lead: DeckNote,
  bot: Bot,
): Promise<Answer> {
  const done = await bot.decks.change(guild, user.id, id, change);
  if (done.ok) return shown(done.deck, lead, { bot, guild });
  const why = done.problem === "name-taken" ? "deck-name-taken" : "deck-gone";
  return replacing(inWords((language) => say(language, why)));
}

/** Titles that nobody knows are taken for the known ones that they may mean. */
function corrected(own: OwnDeck, strange: DeckView["strange"]): OwnDeck {
  const meant = new Map(strange.map(({ title, meant: known }) => [title, known]));
  const right = (title: string) => meant.get(title) ?? title;
  return {
    ...own,
    ...(own.ambassador === undefined ? {} : { ambassador: right(own.ambassador) }),
    cards: own.cards.map(({ type, ...card }) => {
      const title = right(card.title);
      // What was said of a title that nobody knew says nothing of the card that was meant.
      return title === card.title && type !== undefined ? { ...card, type } : { ...card, title };
    }),
  };
}

/** A card that leads a faction is a character, if nobody knows it. */
function ledBy(own: OwnDeck, value: string): OwnDeck {
  const leader = own.cards.find(({ title }) => titleValue(title) === value);
  if (!leader) return own;
  return {
    ...own,
    ambassador: leader.title,
    cards: own.cards.map((card) => (card.title === leader.title ? { ...card, type: card.type ?? "character" } : card)),
  };
}

async function rename(interaction: ModalSubmitInteraction, id: string, bot: Bot): Promise<Answer> {
  const found = await deckNamed(interaction, id, bot);
  if (!found.ok) return found.answer;
  const name = givenName(interaction.fields.getTextInputValue("name"), bot);
  if (name === null) return replacing(inWords((language) => say(language, "deck-nameless")));
  const place = { guild: found.guild, id: found.deck.id };
  const lead = (language: Language) => say(language, "deck-renamed", { name: `**${safe(name, 60)}**` });
  return changedDeck(interaction, place, (own) => ({ ...own, name }), lead, bot);
}
