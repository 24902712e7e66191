import { type ChatInputCommandInteraction, SlashCommandBuilder, type SlashCommandStringOption } from "discord.js";
import { tidied } from "../../catalogue/decks/index.ts";
import { LEAGUE_LIMITS, LEAGUE_RULES } from "../../leagues/index.ts";
import { leagueMessage, leagueProblem, RULE_SET_WORDS, safe } from "../../views/index.ts";
import { deckChoices } from "../deck/own.ts";
import type { Bot } from "../shared/bot.ts";
import { type Answer, type Command, openly, say } from "../shared/command.ts";
import { mayJudge, notAJudge } from "../shared/judges.ts";
import { displayOf } from "../shared/who.ts";
import { allDecks, oneDeck, playerChoices, playerNamed } from "./decks.ts";
import { isIn, LEAGUES_ONLY_IN_A_SERVER, leagueChoices, leagueMeant } from "./named.ts";
import { join, leave } from "./register.ts";
import { setRegistration } from "./registration.ts";
import { runRoundCommand, withRoundCommands } from "./round-commands.ts";

const LEAGUE = "league";
const which = (option: SlashCommandStringOption) =>
  option.setName(LEAGUE).setDescription("Which league").setAutocomplete(true).setMaxLength(LEAGUE_LIMITS.name);

const builder = new SlashCommandBuilder()
  .setName("league")
  .setDescription("Leagues of this server: who is in, with which registered deck")
  .addSubcommand((sub) =>
    sub
      .setName("create")
      .setDescription("Judges: open a league that players register decks for")
      .addStringOption((option) =>
        option.setName("name").setDescription("What it is called").setRequired(true).setMaxLength(LEAGUE_LIMITS.name),
      )
      .addStringOption((option) =>
        option
          .setName("rules")
          .setDescription("What decks are checked by (the Engine Rules, if you do not choose)")
          .addChoices(...LEAGUE_RULES.map((rules) => ({ name: RULE_SET_WORDS[rules], value: rules }))),
      ),
  )
  .addSubcommand((sub) =>
    sub
      .setName("join")
      .setDescription("Register a deck of yours, as it is now; once more replaces it")
      .addStringOption((option) => which(option).setRequired(true))
      .addStringOption((option) =>
        option
          .setName("deck")
          .setDescription("Which of your decks")
          .setRequired(true)
          .setAutocomplete(true)
          .setMaxLength(60),
      ),
  )
  .addSubcommand((sub) => sub.setName("leave").setDescription("Leave a league").addStringOption(which))
  .addSubcommand((sub) =>
    sub.setName("show").setDescription("Who is in, with race and faction, for everybody").addStringOption(which),
  )
  .addSubcommand((sub) =>
    sub.setName("mine").setDescription("The deck that you have registered, only to you").addStringOption(which),
  )
  .addSubcommand((sub) =>
    sub
      .setName("decks")
      .setDescription("Judges: the registered decks, checked; one of them whole")
      .addStringOption((option) =>
        option
          .setName("player")
          .setDescription("Whose deck (the list of all, if you do not choose)")
          .setAutocomplete(true)
          .setMaxLength(60),
      )
      .addStringOption(which),
  )
  .addSubcommand((sub) =>
    sub.setName("close").setDescription("Host: close registration; decks stay as they are").addStringOption(which),
  )
  .addSubcommand((sub) => sub.setName("reopen").setDescription("Host: open registration again").addStringOption(which));

withRoundCommands(builder, which);

/** Leagues. Registered decks are shown to judges, and each to its own player; to nobody else. */
export const league = {
  data: builder.toJSON(),
  async run(interaction, bot) {
    const guild = interaction.guildId;
    if (guild === null) return say(LEAGUES_ONLY_IN_A_SERVER);
    switch (interaction.options.getSubcommand()) {
      case "create":
        return create(interaction, guild, bot);
      case "join":
        return join(interaction, guild, bot);
      case "leave":
        return leave(interaction, guild, bot);
      case "mine":
        return mine(interaction, guild, bot);
      case "decks":
        return decks(interaction, guild, bot);
      case "close":
        return namedRegistration(interaction, guild, false, bot);
      case "reopen":
        return namedRegistration(interaction, guild, true, bot);
      default: {
        const about = await runRoundCommand(interaction, guild, bot);
        if (about !== null) return about;
        const found = await leagueMeant(guild, interaction.options.getString(LEAGUE), bot);
        return found.ok ? openly(leagueMessage(found.league)) : found.answer;
      }
    }
  },
  async complete(interaction, bot) {
    const { name, value } = interaction.options.getFocused(true);
    if (interaction.guildId === null) return [];
    if (name === LEAGUE) return leagueChoices(interaction, value, bot);
    if (name === "deck") return deckChoices(interaction, value, bot);
    const asked = { league: interaction.options.getString(LEAGUE), typed: value };
    return playerChoices(interaction, interaction.guildId, asked, bot);
  },
} satisfies Command;

async function create(interaction: ChatInputCommandInteraction, guild: string, bot: Bot): Promise<Answer> {
  if (!mayJudge(interaction)) return say(notAJudge(interaction));
  const name = tidied(interaction.options.getString("name", true)).slice(0, LEAGUE_LIMITS.name).trim();
  if (name === "") return say("A league needs a name with something to read in it.");
  const said = interaction.options.getString("rules");
  const rules = LEAGUE_RULES.find((each) => each === said) ?? "engine";
  const host = { user: interaction.user.id, name: displayOf(interaction) };
  const done = await bot.leagues.create(guild, { name, host, rules, at: bot.clock.now() });
  return done.ok ? openly(leagueMessage(done.league)) : say(leagueProblem(done.problem, name));
}

async function mine(interaction: ChatInputCommandInteraction, guild: string, bot: Bot): Promise<Answer> {
  const { options, user } = interaction;
  const found = await leagueMeant(guild, options.getString(LEAGUE), bot, isIn(user.id));
  return found.ok ? oneDeck(interaction, guild, found.league, { user: user.id }, bot) : found.answer;
}

async function decks(interaction: ChatInputCommandInteraction, guild: string, bot: Bot): Promise<Answer> {
  const { options } = interaction;
  if (!mayJudge(interaction)) return say(`${notAJudge(interaction)} Your own is in \`/league mine\`.`);
  const found = await leagueMeant(guild, options.getString(LEAGUE), bot);
  if (!found.ok) return found.answer;
  const named = options.getString("player");
  if (named === null) return allDecks(interaction, guild, found.league, 0, bot);
  const user = playerNamed(found.league, named);
  if (user !== null) return oneDeck(interaction, guild, found.league, { user }, bot);
  return say(
    `Nobody called “${safe(named, 40)}” is in **${safe(found.league.name, 60)}**. \`/league show\` says who is.`,
  );
}

async function namedRegistration(
  interaction: ChatInputCommandInteraction,
  guild: string,
  open: boolean,
  bot: Bot,
): Promise<Answer> {
  const named = interaction.options.getString(LEAGUE);
  const found = await leagueMeant(guild, named, bot, ({ host }) => host.user === interaction.user.id);
  return found.ok ? setRegistration(interaction, guild, found.league, open, bot) : found.answer;
}
