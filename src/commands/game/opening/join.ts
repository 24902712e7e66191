import { FACTIONS, RACES } from "../../../engine/index.ts";
import { ambassadorsOf, changedSeat, newSeat } from "../../../table/seats/lobby.ts";
import { FACTION_WORDS, RACE_WORDS } from "../../../views/text/words.ts";
import { allDeckChoices, wishedDeck } from "../../deck/own.ts";
import { likelyTable, whichTable } from "../../shared/which-table.ts";
import type { Subcommand } from "../subcommand.ts";
import { doerOf, takeSeat } from "./seats.ts";

export const join = {
  name: "join",
  build: (builder) =>
    builder
      .setDescription("Take a seat at this table, or change yours")
      .addStringOption((option) =>
        option
          .setName("race")
          .setDescription("Whom you play (the first free race, if you do not choose)")
          .addChoices(...RACES.map((value) => ({ name: RACE_WORDS[value], value }))),
      )
      .addStringOption((option) =>
        option
          .setName("faction")
          .setDescription("Which faction of that race")
          .addChoices(...FACTIONS.map((value) => ({ name: FACTION_WORDS[value], value }))),
      )
      .addStringOption((option) =>
        option
          .setName("ambassador")
          .setDescription("Your starting ambassador (your deck's own, if you do not choose)")
          .setAutocomplete(true)
          .setMaxLength(80),
      )
      .addStringOption((option) =>
        option
          .setName("deck")
          .setDescription("One of your decks, or a ready-made one (your faction's, if you do not choose)")
          .setAutocomplete(true)
          .setMaxLength(60),
      ),
  async run(interaction, bot) {
    const found = await whichTable(interaction, bot);
    if (!found.ok) return found.answer;
    const { options } = interaction;
    const deck = options.getString("deck");
    const wished = deck === null ? null : await wishedDeck(interaction, deck, bot);
    if (wished?.ok === false) return wished.answer;
    const wish = {
      ...wished?.wish,
      race: RACES.find((race) => race === options.getString("race")),
      faction: FACTIONS.find((faction) => faction === options.getString("faction")),
      ambassador: options.getString("ambassador") ?? undefined,
    };
    const doer = doerOf(interaction);
    return takeSeat(found.table.id, doer, wish, bot);
  },
  async complete(interaction, bot) {
    const focused = interaction.options.getFocused(true);
    if (focused.name === "deck") return allDeckChoices(interaction, focused.value, bot);
    const table = await likelyTable(interaction, bot);
    if (table === null) return [];
    const race = RACES.find((each) => each === interaction.options.getString("race"));
    const faction = FACTIONS.find((each) => each === interaction.options.getString("faction"));
    const mine = table.seats.find(({ userId }) => userId === interaction.user.id);
    const seated = mine
      ? changedSeat(table, mine, bot.library, { race, faction })
      : newSeat(table, bot.library, interaction.user.id, "", { race, faction });
    const seat = seated.ok ? seated.seat : { deck: "" };
    const typed = focused.value.toLowerCase();
    return ambassadorsOf(bot.library, seat)
      .filter(({ title }) => title.toLowerCase().includes(typed))
      .map(({ id, title }) => ({ name: title, value: id }));
  },
} satisfies Subcommand;
