import {
  type Attachment,
  type AutocompleteInteraction,
  type ChatInputCommandInteraction,
  type ModalSubmitInteraction,
  SlashCommandBuilder,
} from "discord.js";
import {
  type Author,
  HOUSE_LIMITS,
  type HouseRuling,
  houseFile,
  readHouseFile,
  type Written,
} from "../rulings/house.ts";
import { counted, houseForm, houseList, missList, parseHouseForm, plain, ruleMessage, safe } from "../views/index.ts";
import { privately as privateMessage } from "../views/message.ts";
import { attachedBytes } from "./attached.ts";
import type { Bot } from "./bot.ts";
import { type Answer, type Choice, type Command, type Presses, privately } from "./command.ts";
import { mayJudge } from "./judges.ts";
import { shownHouse } from "./rule-entry.ts";
import { displayOf } from "./who.ts";

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
export const rules = {
  data: builder.toJSON(),
  async run(interaction, bot) {
    const guild = interaction.guildId;
    if (guild === null) return say("House rulings belong to a server: type this in one.");
    const name = interaction.options.getSubcommand();
    if (!OPEN.has(name) && !mayJudge(interaction)) return say(NOT_A_JUDGE);
    switch (name) {
      case "list":
        return list(guild, bot);
      case "add":
        return form(null, null);
      case "edit":
        return edit(interaction, guild, bot);
      case "remove":
        return remove(interaction, guild, bot);
      case "export":
        return exported(guild, bot);
      case "import":
        return imported(interaction, guild, bot);
      default:
        return misses(guild, bot, interaction.options.getBoolean(CLEAR) ?? false);
    }
  },
  async complete(interaction, bot) {
    return rulingChoices(interaction, bot);
  },
} satisfies Command;

/** What everybody may do. */
const OPEN: ReadonlySet<string> = new Set(["list", "export"]);
const NOT_A_JUDGE = "Only members who may manage the server, or have the role Judge, can do that.";

/** The form's answer. */
export const houseForms = {
  press: () => null,
  submit(customId) {
    const which = parseHouseForm(customId);
    return which === null ? null : (interaction, bot) => submit(interaction, which, bot);
  },
} satisfies Presses;

const say = (content: string): Answer => privately(privateMessage({ content }));

async function list(guild: string, bot: Bot): Promise<Answer> {
  const rulings = await bot.house.of(guild);
  const titleOf = (id: string | null) => (id === null ? null : (bot.desk.corpus.byId(id)?.title ?? id));
  return privately(houseList(rulings.map((each) => ({ ...each, replaces: titleOf(each.replaces) }))));
}

function form(number: number | null, ruling: HouseRuling | null): Answer {
  const draft = ruling && { title: ruling.title, text: ruling.text, replaces: ruling.replaces ?? "" };
  return {
    kind: "form",
    form: houseForm(number, draft, HOUSE_LIMITS),
    late: privateMessage({ content: "That took too long. Type it once more." }),
  };
}

async function edit(interaction: ChatInputCommandInteraction, guild: string, bot: Bot): Promise<Answer> {
  const ruling = await chosen(interaction, guild, bot);
  return ruling ? form(ruling.number, ruling) : say(NO_SUCH);
}

async function remove(interaction: ChatInputCommandInteraction, guild: string, bot: Bot): Promise<Answer> {
  const ruling = await chosen(interaction, guild, bot);
  if (!ruling) return say(NO_SUCH);
  const gone = await bot.house.remove(guild, ruling.number);
  return say(gone.ok ? `House ruling ${ruling.number}, **${safe(ruling.title, 80)}**, is taken back.` : gone.problem);
}

const NO_SUCH = "There is no such house ruling here. `/rules list` shows them.";

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
  if (rulings.length === 0) return say("This server has no house rulings to export.");
  const message = privateMessage({
    content: `${counted(rulings.length, "house ruling")}, as \`/rules import\` reads them.`,
  });
  return privately({ ...message, files: [{ name: "house-rulings.json", text: houseFile(rulings) }] });
}

async function imported(interaction: ChatInputCommandInteraction, guild: string, bot: Bot): Promise<Answer> {
  const file = await fileText(interaction.options.getAttachment("file", true));
  if (!file.ok) return say(file.problem);
  const read = readHouseFile(file.text, bot.desk.corpus);
  if (!read.ok) return say(`Nothing was imported. ${safe(read.problem, 300)}`);
  const done = await bot.house.bring(guild, read.rulings, authorOf(interaction, bot));
  if (!done.ok) return say(`Nothing was imported. ${done.problem}`);
  const replaced = done.replaced > 0 ? `, ${counted(done.replaced, "of the same title")} replaced` : "";
  return say(
    `${counted(done.added, "house ruling")} added${replaced}.`.replaceAll("of the same titles", "of the same title"),
  );
}

async function fileText(attachment: Attachment): Promise<{ ok: true; text: string } | { ok: false; problem: string }> {
  const read = await attachedBytes(attachment, HOUSE_LIMITS.bytes);
  if (!read.ok) return read;
  try {
    return { ok: true, text: new TextDecoder("utf-8", { fatal: true }).decode(read.bytes) };
  } catch {
    return { ok: false, problem: "I could not read that file: it must be text." };
  }
}

async function misses(guild: string, bot: Bot, clear: boolean): Promise<Answer> {
  const found = await bot.misses.of(guild);
  if (clear) await bot.misses.clear(guild);
  const titleOf = (id: string | null) => (id === null ? null : (bot.desk.corpus.byId(id)?.title ?? id));
  const lines = found.map(({ question, times, shown }) => ({ question, times, shown: titleOf(shown) }));
  return privately(missList(lines, clear));
}

async function rulingChoices(interaction: AutocompleteInteraction, bot: Bot): Promise<readonly Choice[]> {
  if (interaction.guildId === null) return [];
  const typed = interaction.options.getFocused().toLowerCase();
  const rulings = await bot.house.of(interaction.guildId);
  return rulings
    .filter(({ number, title }) => `${number} ${title.toLowerCase()}`.includes(typed))
    .map(({ number, title }) => ({ name: plain(`${number}. ${title}`, 100), value: String(number) }));
}

async function submit(interaction: ModalSubmitInteraction, which: number | "new", bot: Bot): Promise<Answer> {
  const guild = interaction.guildId;
  if (guild === null || !mayJudge(interaction)) return say(NOT_A_JUDGE);
  const read = written(interaction, bot);
  if (!read.ok) return say(read.problem);
  const author = authorOf(interaction, bot);
  const kept =
    which === "new"
      ? await bot.house.add(guild, read.written, author)
      : await bot.house.edit(guild, which, read.written, author);
  return kept.ok ? privately(ruleMessage(shownHouse(bot.desk.corpus, kept.ruling))) : say(kept.problem);
}

function written(
  { fields }: ModalSubmitInteraction,
  bot: Bot,
): { ok: true; written: Written } | { ok: false; problem: string } {
  const title = plain(fields.getTextInputValue("title"), HOUSE_LIMITS.title);
  const text = fields.getTextInputValue("text").trim().slice(0, HOUSE_LIMITS.text);
  const named = fields.getTextInputValue("replaces").trim();
  if (title === "?" || text === "") return { ok: false, problem: "A house ruling needs a title and a text." };
  if (named === "") return { ok: true, written: { title, text, replaces: null } };
  const entry = bot.desk.corpus.byId(named) ?? exactly(named, bot);
  if (!entry) {
    const problem = `I know no rule or card called “${safe(named, 80)}”. Leave that empty, or take a title that \`/rule\` shows.`;
    return { ok: false, problem };
  }
  return { ok: true, written: { title, text, replaces: entry.id } };
}

const exactly = (name: string, { desk }: Bot) =>
  desk.search.index("b5").names.exact(name) ?? desk.search.index("ge").names.exact(name);

const authorOf = (interaction: ChatInputCommandInteraction | ModalSubmitInteraction, bot: Bot): Author => ({
  by: interaction.user.id,
  name: displayOf(interaction),
  at: bot.clock.now(),
});
