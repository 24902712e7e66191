import { SlashCommandBuilder, type SlashCommandStringOption } from "discord.js";
import { LONGEST_ONE_LINE_LIST } from "../../catalogue/decks/index.ts";
import { OWN_DECK_LIMITS } from "../../catalogue/own-decks.ts";
import { RULE_SETS } from "../../engine/index.ts";
import { readOwnDeck } from "../../table/seats/own-seat.ts";
import { confirmDeckGone, deckCards, RULE_SET_WORDS } from "../../views/index.ts";
import { type Command, replacing } from "../shared/command.ts";
import { likelyTable } from "../shared/which-table.ts";
import { checked } from "./check.ts";
import { deckExport } from "./exported.ts";
import { allDeckChoices, correctableViewOf, deckChoices, deckNamed, libraryOf, ownDecks } from "./own.ts";
import { submitDeck } from "./submit.ts";
import { useDeck } from "./use.ts";

const DECK = "deck";
const ownDeck = (option: SlashCommandStringOption) =>
  option.setName(DECK).setDescription("Which of your decks").setRequired(true).setAutocomplete(true).setMaxLength(60);

export const deck = {
  data: new SlashCommandBuilder()
    .setName("deck")
    .setDescription("Your decks")
    .addSubcommand((sub) =>
      sub
        .setName("use")
        .setDescription("Play with a deck of your own, or a ready-made one")
        .addStringOption((option) =>
          option
            .setName("starter")
            .setDescription("Which deck: one of yours, or a ready-made one")
            .setRequired(true)
            .setAutocomplete(true)
            .setMaxLength(60),
        ),
    )
    .addSubcommand((sub) =>
      sub
        .setName("submit")
        .setDescription("Keep a deck of your own; only you see it. A deck of the same name is replaced")
        .addAttachmentOption((option) =>
          option
            .setName("file")
            .setDescription("A list, or a deck of LackeyCCG, OCTGN, Cockatrice or Tabletop Simulator; up to 256 KiB"),
        )
        .addStringOption((option) =>
          option
            .setName("list")
            .setDescription("Its titles; without a file or a list, a form opens to paste it into")
            .setMaxLength(LONGEST_ONE_LINE_LIST),
        )
        .addStringOption((option) =>
          option.setName("name").setDescription("What you call it").setMaxLength(OWN_DECK_LIMITS.name),
        ),
    )
    .addSubcommand((sub) => sub.setName("list").setDescription("The decks that you have submitted here"))
    .addSubcommand((sub) => sub.setName("show").setDescription("The cards of a deck of yours").addStringOption(ownDeck))
    .addSubcommand((sub) =>
      sub
        .setName("check")
        .setDescription("What the rules say about a deck of yours")
        .addStringOption(ownDeck)
        .addStringOption((option) =>
          option
            .setName("rules")
            .setDescription("By which rules (those of your table, if you do not choose)")
            .addChoices(
              ...RULE_SETS.filter((rules) => rules !== "house").map((rules) => ({
                name: RULE_SET_WORDS[rules],
                value: rules,
              })),
            ),
        ),
    )
    .addSubcommand((sub) =>
      sub.setName("export").setDescription("A deck of yours as a list, in a file").addStringOption(ownDeck),
    )
    .addSubcommand((sub) => sub.setName("delete").setDescription("Forget a deck of yours").addStringOption(ownDeck))
    .toJSON(),
  async run(interaction, bot) {
    const { options } = interaction;
    const name = options.getSubcommand();
    if (name === "use") return useDeck(interaction, options.getString("starter", true), bot);
    if (name === "submit") return submitDeck(interaction, bot);
    if (name === "list") return ownDecks(interaction, bot);
    const found = await deckNamed(interaction, options.getString(DECK, true), bot);
    if (!found.ok) return found.answer;
    const library = await libraryOf(bot, found.guild);
    const read = readOwnDeck(found.deck, library);
    switch (name) {
      case "show":
        return replacing(deckCards(await correctableViewOf(read, library)));
      case "check": {
        const rules = RULE_SETS.find((each) => each === options.getString("rules")) ?? null;
        return checked(read, rules, rules === null ? await likelyTable(interaction, bot) : null, bot);
      }
      case "export":
        return deckExport(read);
      default:
        return replacing(confirmDeckGone(found.deck));
    }
  },
  async complete(interaction, bot) {
    const { name, value } = interaction.options.getFocused(true);
    return name === "starter" ? allDeckChoices(interaction, value, bot) : deckChoices(interaction, value, bot);
  },
} satisfies Command;
