import {
  type Attachment,
  type AutocompleteInteraction,
  type ChatInputCommandInteraction,
  SlashCommandBuilder,
} from "discord.js";
import { HOUSE_LIMITS, houseFile, readHouseFile } from "../../rulings/house.ts";
import { plain, safe } from "../../views/index.ts";
import { changedIn, inWords } from "../../views/text/message.ts";
import { say, type Tell } from "../../views/words/index.ts";
import { attachedBytes } from "../shared/attachment.ts";
import type { Bot } from "../shared/bot.ts";
import { type Answer, type Choice, type Command, privately, reply } from "../shared/command.ts";
import { mayJudge, notAJudge } from "../shared/judges.ts";
import { readersLanguage } from "../shared/language.ts";
import { authorOf, form, missesMessage, rulingsMessage, takeBackRuling } from "./rulings.ts";

const RULING = "ruling";
const CLEAR = "clear";

const builder = new SlashCommandBuilder()
  .setName("rules")
  .setDescription("This server's own rulings; /rule looks things up")
  .addSubcommand((sub) => sub.setName("list").setDescription("The house rulings of this server"))
  .addSubcommand((sub) => sub.setName("add").setDescription("Judges: make a house ruling"))
  .addSubcommand((sub) =>
    sub
      .setName("edit")
      .setDescription("Judges: change a house ruling")
      .addStringOption((option) =>
        option.setName(RULING).setDescription("Which one").setRequired(true).setAutocomplete(true).setMaxLength(100),
      ),
  )
  .addSubcommand((sub) =>
    sub
      .setName("remove")
      .setDescription("Judges: take a house ruling back")
      .addStringOption((option) =>
        option.setName(RULING).setDescription("Which one").setRequired(true).setAutocomplete(true).setMaxLength(100),
      ),
  )
  .addSubcommand((sub) => sub.setName("export").setDescription("All house rulings in a file"))
  .addSubcommand((sub) =>
    sub
      .setName("import")
      .setDescription("Judges: add house rulings from a file")
      .addAttachmentOption((option) =>
        option.setName("file").setDescription("As /rules export gives it, up to 256 KiB").setRequired(true),
      ),
  )
  .addSubcommand((sub) =>
    sub
      .setName("misses")
      .setDescription("Judges: questions that /rule did not answer")
      .addBooleanOption((option) => option.setName(CLEAR).setDescription("Show them once more, then forget them")),
  );

/** The house rulings of a server, and what `/rule` did not know. */
export const rulesCommand = {
  data: builder.toJSON(),
  async run(interaction, bot) {
    const guild = interaction.guildId;
    if (guild === null) return reply((language) => say(language, "aside-rulings-server"));
    const name = interaction.options.getSubcommand();
    if (!OPEN.has(name) && !mayJudge(interaction)) return reply(notAJudge(interaction));
    switch (name) {
      case "list":
        return privately(await rulingsMessage(interaction, guild, bot));
      case "add":
        return form(null, null, await readersLanguage(interaction, bot));
      case "edit":
        return edit(interaction, guild, bot);
      case "remove":
        return remove(interaction, guild, bot);
      case "export":
        return exported(guild, bot);
      case "import":
        return imported(interaction, guild, bot);
      default:
        return privately(await missesMessage(guild, bot, interaction.options.getBoolean(CLEAR) ?? false));
    }
  },
  async complete(interaction, bot) {
    return rulingChoices(interaction, bot);
  },
} satisfies Command;

/** What everybody may do. */
const OPEN: ReadonlySet<string> = new Set(["list", "export"]);

async function edit(interaction: ChatInputCommandInteraction, guild: string, bot: Bot): Promise<Answer> {
  const ruling = await chosen(interaction, guild, bot);
  return ruling ? form(ruling.number, ruling, await readersLanguage(interaction, bot)) : reply(NO_SUCH);
}

async function remove(interaction: ChatInputCommandInteraction, guild: string, bot: Bot): Promise<Answer> {
  const ruling = await chosen(interaction, guild, bot);
  if (!ruling) return reply(NO_SUCH);
  return takeBackRuling(guild, ruling, bot);
}

const NO_SUCH: Tell = (language) => say(language, "aside-no-ruling");

/** The ruling that was chosen from the list, or typed by its number or title. */
async function chosen({ options }: ChatInputCommandInteraction, guild: string, bot: Bot) {
  const typed = options.getString(RULING, true).trim();
  const rulings = await bot.house.of(guild);
  const title = typed.toLowerCase();
  return rulings.find(
    ({ number, title: own }) => String(number) === typed.replace(/^#/, "") || own.toLowerCase() === title,
  );
}

async function exported(guild: string, bot: Bot): Promise<Answer> {
  const rulings = await bot.house.of(guild);
  if (rulings.length === 0) return reply((language) => say(language, "aside-no-rulings"));
  const message = inWords((language) => say(language, "aside-rulings", { rulings: rulings.length }));
  const files = [{ name: "house-rulings.json", text: houseFile(rulings) }];
  return privately(changedIn(message, (shown) => ({ ...shown, files })));
}

async function imported(interaction: ChatInputCommandInteraction, guild: string, bot: Bot): Promise<Answer> {
  const file = await fileText(interaction.options.getAttachment("file", true));
  if (!file.ok) return reply(file.problem);
  const read = readHouseFile(file.text, bot.lookup.corpus);
  if (!read.ok) return reply((language) => say(language, "file-nothing-imported", { why: safe(read.problem, 300) }));
  const done = await bot.house.bring(guild, read.rulings, authorOf(interaction, bot));
  if (!done.ok) return reply((language) => say(language, "file-nothing-imported", { why: done.problem }));
  const { added, replaced } = done;
  return reply((language) => say(language, "aside-rulings-added", { added, replaced }));
}

async function fileText(attachment: Attachment): Promise<{ ok: true; text: string } | { ok: false; problem: Tell }> {
  const read = await attachedBytes(attachment, HOUSE_LIMITS.bytes);
  if (!read.ok) return read;
  try {
    return { ok: true, text: new TextDecoder("utf-8", { fatal: true }).decode(read.bytes) };
  } catch {
    return { ok: false, problem: (language) => say(language, "file-not-text") };
  }
}

async function rulingChoices(interaction: AutocompleteInteraction, bot: Bot): Promise<readonly Choice[]> {
  if (interaction.guildId === null) return [];
  const typed = interaction.options.getFocused().toLowerCase();
  const rulings = await bot.house.of(interaction.guildId);
  return rulings
    .filter(({ number, title }) => `${number} ${title.toLowerCase()}`.includes(typed))
    .map(({ number, title }) => ({ name: plain(`${number}. ${title}`, 100), value: String(number) }));
}
