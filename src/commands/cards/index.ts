import {
  type AutocompleteInteraction,
  type ChatInputCommandInteraction,
  type ModalSubmitInteraction,
  SlashCommandBuilder,
} from "discord.js";
import { importOf } from "../../catalogue/cards/judging.ts";
import { MOST_CARDS } from "../../catalogue/cards/server-cards.ts";
import { readCardTable, TABLE_LIMITS } from "../../catalogue/cards/table.ts";
import { cardTables } from "../../catalogue/cards/write.ts";
import type { Catalogue } from "../../catalogue/catalogue.ts";
import { madeInTurns } from "../../piecemeal.ts";
import { cardsForm, cardsList, importedMessage, isCardsForm, PASTED, problemsMessage } from "../../views/index.ts";
import { changedIn, inWords, type Message } from "../../views/text/message.ts";
import { FIRST_LANGUAGE, say, type Tell } from "../../views/words/index.ts";
import { attachedBytes } from "../shared/attachment.ts";
import type { Bot } from "../shared/bot.ts";
import { catalogueFor } from "../shared/catalogue-for.ts";
import { type Answer, type Choice, type Command, privately, reply } from "../shared/command.ts";
import { mayJudge, notAJudge } from "../shared/judges.ts";
import { presses } from "../shared/presses.ts";
import { titleChoices } from "./card.ts";
import { correctTables } from "./correcting.ts";
import { cardLookup, judgeOf } from "./judging.ts";
import { factChoices, setFact, valueChoices } from "./set.ts";

const builder = new SlashCommandBuilder()
  .setName("cards")
  .setDescription("What this server knows of the cards; /card looks one up")
  .addSubcommand((sub) =>
    sub
      .setName("set")
      .setDescription("Judges: set or correct a fact of a card")
      .addStringOption((option) =>
        option.setName("name").setDescription("The card").setRequired(true).setAutocomplete(true).setMaxLength(80),
      )
      .addStringOption((option) =>
        option.setName("fact").setDescription("Which fact").setRequired(true).setAutocomplete(true).setMaxLength(40),
      )
      .addStringOption((option) =>
        option
          .setName("value")
          .setDescription("What it is; “unknown” takes back what a judge has set")
          .setRequired(true)
          .setAutocomplete(true)
          .setMaxLength(100),
      ),
  )
  .addSubcommand((sub) =>
    sub
      .setName("import")
      .setDescription("Judges: take over a table of cards; without a file a form opens to paste it")
      .addAttachmentOption((option) =>
        option.setName("file").setDescription("CSV or tab-separated, with headings, up to 256 KiB"),
      ),
  )
  .addSubcommand((sub) => sub.setName("export").setDescription("All card facts of this server in a table"))
  .addSubcommand((sub) => sub.setName("list").setDescription("What this server knows more than what ships"));

/** The judges' tools for card facts. */
export const cards = {
  data: builder.toJSON(),
  async run(interaction, bot) {
    const guild = interaction.guildId;
    if (guild === null) return reply((language) => say(language, "aside-cards-server"));
    const name = interaction.options.getSubcommand();
    if (!OPEN.has(name) && !mayJudge(interaction)) return reply(notTheirJudge(interaction));
    switch (name) {
      case "set":
        return setFact(interaction, guild, bot);
      case "import":
        return imported(interaction, guild, bot);
      case "export":
        return exported(await catalogueFor(bot, guild));
      default:
        return privately(cardsList(known(await catalogueFor(bot, guild))));
    }
  },
  async complete(interaction, bot) {
    return choices(interaction, bot);
  },
} satisfies Command;

/** What everybody may do. */
const OPEN: ReadonlySet<string> = new Set(["list", "export"]);
const notTheirJudge = (asked: object): Tell => notAJudge(asked, (language) => say(language, "judge-cards-asked"));

/** Cards of which the server's judges or players have told something. */
const known = ({ records }: Catalogue) =>
  records.filter(
    ({ title, facts }) => title.doc === "server" || Object.values(facts).some((fact) => fact?.by !== undefined),
  );

async function choices(interaction: AutocompleteInteraction, bot: Bot): Promise<readonly Choice[]> {
  const { name, value } = interaction.options.getFocused(true);
  if (name === "name") await bot.lookup.ready();
  if (name === "name") return titleChoices(value, await catalogueFor(bot, interaction.guildId), bot);
  return name === "fact" ? factChoices(value) : valueChoices(interaction.options.getString("fact") ?? "", value);
}

/** The form's answer. */
export const cardsForms = presses({
  parse: (customId) => (isCardsForm(customId) ? { verb: "cards" } : null),
  submit: { cards: (interaction, _, bot) => pasted(interaction, bot) },
});

async function imported(interaction: ChatInputCommandInteraction, guild: string, bot: Bot): Promise<Answer> {
  const file = interaction.options.getAttachment("file");
  if (file === null) {
    const late = inWords((language) => say(language, "deck-late"));
    return { kind: "form", form: cardsForm(FIRST_LANGUAGE), late, formIn: cardsForm };
  }
  const read = await attachedBytes(file, TABLE_LIMITS.bytes);
  return read.ok ? take(read.bytes, guild, interaction, bot) : reply(read.problem);
}

async function pasted(interaction: ModalSubmitInteraction, bot: Bot): Promise<Answer> {
  const guild = interaction.guildId;
  if (guild === null || !mayJudge(interaction)) return reply(notTheirJudge(interaction));
  return take(interaction.fields.getTextInputValue(PASTED), guild, interaction, bot);
}

async function take(
  table: string | Uint8Array,
  guild: string,
  interaction: ChatInputCommandInteraction | ModalSubmitInteraction,
  bot: Bot,
): Promise<Answer> {
  const read = await readCardTable(table);
  if (!read.ok) return privately(givenBack(problemsMessage(read.problems), table));
  const checked = await madeInTurns(importOf(read.rows, cardLookup(await catalogueFor(bot, guild), bot)));
  if (!checked.ok) return privately(givenBack(problemsMessage(checked.problems), table));
  const { wanted } = checked;
  const judge = judgeOf(interaction, bot);
  if (wanted.judged.length > 0 && !(await bot.cards.judge(guild, wanted.judged, judge)))
    return reply((language) => say(language, "facts-import-full", { most: MOST_CARDS }));
  const where = { guild, channel: interaction.channelId, key: interaction.id };
  const missed = await correctTables(where, wanted.judged, judge, bot);
  const message = importedMessage(wanted);
  if (missed === null) return privately(message);
  return privately(
    changedIn(message, (told, language) => {
      const first = say(language, "missed-not-everywhere", { missed: missed(language) });
      return { ...told, content: `${first}\n${told.content}`.slice(0, 2_000) };
    }),
  );
}

/** A table that was typed into the form comes back with what is to be mended in it. */
function givenBack(message: Message, table: string | Uint8Array): Message {
  if (typeof table !== "string" || table.trim() === "") return message;
  return changedIn(message, (told, language) => ({
    ...told,
    content: `${told.content}\n${say(language, "facts-not-lost")}`.slice(0, 2_000),
    files: [{ name: "your-table.csv", text: table }],
  }));
}

function exported(catalogue: Catalogue): Answer {
  const rows = catalogue.records.map((record) => ({ record, extra: catalogue.extra(record.id) }));
  const tables = cardTables(rows);
  const one = tables.length === 1;
  const message = inWords((language) => say(language, "facts-exported", { count: rows.length }));
  const files = tables.map((text, at) => ({ name: one ? "cards.csv" : `cards-${at + 1}.csv`, text }));
  return privately(changedIn(message, (told) => ({ ...told, files })));
}
