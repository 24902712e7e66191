/** What is kept of somebody, shown to them and deleted when they say so. */
import { type BaseInteraction, SlashCommandBuilder } from "discord.js";
import { type Forgotten, forget, keptOf, type SeatKept } from "../../privacy/person.ts";
import { safe } from "../../views/index.ts";
import { button, buttonRows, privateMessage } from "../../views/text/message.ts";
import type { Bot } from "../shared/bot.ts";
import { type Answer, type Command, type Presses, privately, sayInstead } from "../shared/command.ts";

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
    const content =
      "**Delete what I keep of you, in all servers?** Your own decks, your settings, your notes, your league entries with their decks, notices that wait " +
      "for you and your direct-message channel go for good, and you leave tables that have not begun. In games that are over, and in servers' records, " +
      "your seat stays, without your name. In games that are still played your seat stays as it is: concede first " +
      "(`/game concede`) or play on, and delete again when they are over. What stands in Discord's own messages stays there.";
    return privately(privateMessage({ content, rows: buttonRows([button(DELETE, "Delete my data", "grave")]) }));
  },
} satisfies Command;

/** The confirmation of `/privacy delete`. */
export const privacyPresses = {
  press(customId) {
    if (customId !== DELETE) return null;
    return async ({ user, id }, bot) => sayInstead(told(await forget(user.id, id, bot)));
  },
} satisfies Presses;

async function show({ user }: BaseInteraction, bot: Bot): Promise<Answer> {
  const kept = await keptOf(user.id, bot);
  const decks = kept.decks.reduce((sum, { decks: list }) => sum + (Array.isArray(list) ? list.length : 0), 0);
  const lines = [
    "What I keep under your id stands in the file. In short:",
    `- decks of your own: ${decks}`,
    `- tables where you sit or that you opened: ${kept.tables.length}`,
    `- facts of cards, judgements, house rulings, leagues and results that name you: ${kept.named.length}`,
    `- notices, direct-message channel, habits: ${kept.own.length}`,
    `- tables where I keep how far you have read, and your notes: ${kept.bookmarks.length}`,
    "The log of a game keeps who did what, so that its shuffles can be proved. `/privacy delete` deletes what can be deleted.",
  ];
  const message = privateMessage({ content: lines.join("\n") });
  return privately({ ...message, files: [{ name: "privacy.json", text: `${JSON.stringify(kept, null, 2)}\n` }] });
}

function told({ decks, leagues, finished, running }: Forgotten): string {
  const lines = [
    "Done. I have deleted what I kept of you:",
    `- decks: ${decks} · league entries: ${leagues} · finished games without your name now: ${finished}`,
  ];
  if (running.length > 0)
    lines.push(
      `You still play at ${running.slice(0, 10).map(named).join(", ")}: concede there or play to the end, and delete again.`,
    );
  return lines.join("\n");
}

const named = ({ name }: SeatKept) => `**${safe(name, 60)}**`;
