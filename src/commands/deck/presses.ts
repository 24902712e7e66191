import type { MessageComponentInteraction, ModalSubmitInteraction } from "discord.js";
import { nearTitles } from "../../catalogue/deck-titles.ts";
import { type DeckChange, OWN_DECK, OWN_DECK_LIMITS, type OwnDeck } from "../../catalogue/own-decks.ts";
import { CARD_TYPES, type CardType, FACTIONS, RACES } from "../../engine/index.ts";
import { madeInTurns } from "../../piecemeal.ts";
import { readOwnDeck } from "../../table/seats/own-seat.ts";
import {
  confirmDeckGone,
  DECK_FORM,
  DECK_PASTE,
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
import { privateMessage } from "../../views/text/message.ts";
import type { Bot } from "../shared/bot.ts";
import { type Answer, type Presses, replacing, replyInstead } from "../shared/command.ts";
import { likelyTable } from "../shared/which-table.ts";
import { checked } from "./check.ts";
import { deckExport } from "./exported.ts";
import { correctableViewOf, deckNamed, libraryOf, shown } from "./own.ts";
import { givenName, pasteForm, submitPasted } from "./submit.ts";
import { useDeck } from "./use.ts";

/** Buttons, menus and forms about own decks. */
export const deckPresses = {
  press(customId) {
    if (customId === DECK_PASTE) return () => Promise.resolve(pasteForm(null));
    const press = parseDeckPress(customId);
    return press === null ? null : (interaction, bot) => handle(interaction, press, bot);
  },
  submit(customId) {
    if (customId === DECK_FORM) return submitPasted;
    const press = parseDeckPress(customId);
    return press?.verb === "name" ? (interaction, bot) => rename(interaction, press.id, bot) : null;
  },
} satisfies Presses;

async function handle(interaction: MessageComponentInteraction, press: DeckPress, bot: Bot): Promise<Answer> {
  const found = await deckNamed(interaction, press.id, bot);
  if (!found.ok) return found.answer;
  const { deck, guild } = found;
  const library = await libraryOf(bot, guild);
  const read = readOwnDeck(deck, library);
  const shownAs = async (type: CardType | null) =>
    replacing(deckMessage(await correctableViewOf(read, library), named, { type }));
  const values = interaction.isStringSelectMenu() ? interaction.values : [];
  const [value = ""] = values;
  const change = (changed: DeckChange, lead: string) =>
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
        form: renameForm(deck, OWN_DECK_LIMITS.name),
        late: privateMessage({ content: "That took too long. Press it once more." }),
      };
    case "correct": {
      const near = await madeInTurns(nearTitles(library, read.strange));
      return change((own) => corrected(own, near), `Corrected the titles of ${named}.`);
    }
    case "faction": {
      const [raceText, factionText] = value.split("/");
      const race = RACES.find((each) => each === raceText);
      const faction = FACTIONS.find((each) => each === factionText);
      if (race === undefined || faction === undefined) return shownAs(null);
      return change((own) => ({ ...own, race, faction }), `Done: ${named}.`);
    }
    case "ambassador":
      return change((own) => ledBy(own, value), `Done: ${named}.`);
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
      return change(typed, `Done: ${named}.`);
    }
    case "export":
      return deckExport(read);
    case "delete":
      return replacing(confirmDeckGone(deck));
    case "gone":
      await bot.decks.remove(guild, interaction.user.id, deck.id);
      return replacing(deckGone(deck.name));
    case "name":
      return shownAs(null);
  }
}

async function changedDeck(
  { user }: Pick<MessageComponentInteraction, "user">,
  { guild, id }: { guild: string; id: string },
  change: DeckChange,
  lead: string,
  bot: Bot,
): Promise<Answer> {
  const done = await bot.decks.change(guild, user.id, id, change);
  if (done.ok) return shown(done.deck, lead, { bot, guild });
  return replyInstead(
    done.problem === "name-taken"
      ? "Another deck of yours has that name already. Nothing was changed."
      : "That deck of yours is not there any more. `/deck list` shows yours.",
  );
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
  if (name === null) return replyInstead("A deck needs a name with something to read in it. Nothing was changed.");
  const place = { guild: found.guild, id: found.deck.id };
  return changedDeck(interaction, place, (own) => ({ ...own, name }), `It is called **${safe(name, 60)}** now.`, bot);
}
