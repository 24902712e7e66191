/** What is kept of somebody, shown to them and deleted when they say so. */
import { type BaseInteraction, SlashCommandBuilder } from "discord.js";
import { type Forgotten, forget, keptOf, type SeatKept } from "../../privacy/person.ts";
import { safe } from "../../views/index.ts";
import { button, buttonRows, privateMessage } from "../../views/text/message.ts";
import { type Language, say } from "../../views/words/index.ts";
import type { Bot } from "../shared/bot.ts";
import { type Answer, type Command, privately, replyInstead } from "../shared/command.ts";
import { readersLanguage } from "../shared/language.ts";
import { presses } from "../shared/presses.ts";

const DELETE = "privacy:delete";

export const privacy = {
  data: new SlashCommandBuilder()
    .setName("privacy")
    .setDescription("What I keep of you")
    .addSubcommand((sub) =>
      sub.setName("show").setDescription("Everything that I keep under your id, as a file for you alone"),
    )
    .addSubcommand((sub) =>
      sub.setName("delete").setDescription("Delete what I keep of you; I ask once more before I do"),
    )
    .toJSON(),
  async run(interaction, bot) {
    if (interaction.options.getSubcommand() === "show") return show(interaction, bot);
    const language = await readersLanguage(interaction, bot);
    const sure = button(DELETE, say(language, "privacy-delete-button"), "grave");
    return privately(privateMessage({ content: say(language, "privacy-sure"), rows: buttonRows([sure]) }));
  },
} satisfies Command;

/** The confirmation of `/privacy delete`. */
export const privacyPresses = presses({
  word: "privacy",
  parse: (customId) => (customId === DELETE ? { verb: "delete" } : null),
  press: {
    async delete(interaction, _, bot) {
      // What is deleted includes the language.
      const language = await readersLanguage(interaction, bot);
      return replyInstead(deleted(await forget(interaction.user.id, interaction.id, bot), language));
    },
  },
});

async function show(interaction: BaseInteraction, bot: Bot): Promise<Answer> {
  const { user } = interaction;
  const kept = await keptOf(user.id, bot);
  const decks = kept.decks.reduce((sum, { decks: list }) => sum + (Array.isArray(list) ? list.length : 0), 0);
  const content = say(await readersLanguage(interaction, bot), "privacy-kept", {
    decks,
    tables: kept.tables.length,
    named: kept.named.length,
    own: kept.own.length,
    bookmarks: kept.bookmarks.length,
  });
  const message = privateMessage({ content });
  return privately({ ...message, files: [{ name: "privacy.json", text: `${JSON.stringify(kept, null, 2)}\n` }] });
}

function deleted({ decks, leagues, finished, running }: Forgotten, language: Language): string {
  const lines = [say(language, "privacy-done", { decks, leagues, finished })];
  if (running.length > 0)
    lines.push(say(language, "privacy-running", { tables: running.slice(0, 10).map(named).join(", ") }));
  return lines.join("\n");
}

const named = ({ name }: SeatKept) => `**${safe(name, 60)}**`;
