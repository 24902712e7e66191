import { SlashCommandBuilder } from "discord.js";
import { deckRemarks } from "../table/lobby-view.ts";
import { safe } from "../views/index.ts";
import { RACE_WORDS } from "../views/words.ts";
import type { Command } from "./command.ts";
import { changeSeat } from "./seats.ts";
import { whichTable } from "./which-table.ts";
import { displayOf } from "./who.ts";

export const deck = {
  data: new SlashCommandBuilder()
    .setName("deck")
    .setDescription("Choose your deck")
    .addSubcommand((use) =>
      use
        .setName("use")
        .setDescription("Play with a ready-made deck")
        .addStringOption((option) =>
          option
            .setName("starter")
            .setDescription("Which deck")
            .setRequired(true)
            .setAutocomplete(true)
            .setMaxLength(60),
        ),
    )
    .toJSON(),
  async run(interaction, bot) {
    const found = await whichTable(interaction, bot);
    if (!found.ok) return found.answer;
    const doer = { key: interaction.id, userId: interaction.user.id, display: displayOf(interaction) };
    const starter = interaction.options.getString("starter", true);
    const before = found.table.seats.find(({ userId }) => userId === doer.userId);
    const answer = await changeSeat(found.table.id, doer, { deck: starter }, bot);
    const chosen = bot.library.starter(starter);
    if (answer.kind !== "replace" || !before || !chosen) return answer;
    const after = { ...before, deck: chosen.name, ambassador: chosen.ambassador };
    const notes = [
      ...(chosen.race === before.race ? [] : [`The deck brings its race along: ${RACE_WORDS[chosen.race]}.`]),
      ...deckRemarks(bot.library, after, found.table.rules),
    ];
    const said = notes.map((note) => `-# ${safe(note, 300)}`).join("\n");
    const seated = answer.message.embeds.length === 0 && answer.message.components.length > 1;
    return said && seated
      ? { ...answer, message: { ...answer.message, content: `${answer.message.content}\n${said}` } }
      : answer;
  },
  async complete(interaction, bot) {
    const typed = interaction.options.getFocused().toLowerCase();
    return bot.library.starters
      .filter(({ name }) => name.toLowerCase().includes(typed))
      .map(({ name }) => ({ name, value: name }));
  },
} satisfies Command;
