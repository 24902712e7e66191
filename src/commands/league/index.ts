import { type ChatInputCommandInteraction, SlashCommandBuilder, type SlashCommandStringOption } from "discord.js";
import { tidied } from "../../catalogue/decks/index.ts";
import { LEAGUE_LIMITS, LEAGUE_RULES } from "../../leagues/index.ts";
import { NIGHT_LIMITS, NIGHT_PACES, USUAL_MINUTES, USUAL_SETTINGS } from "../../leagues/night/index.ts";
import { type Manner, type Manners, USUAL_MANNERS, withManner } from "../../settings/manners.ts";
import { leagueProblem, RULE_SET_WORDS, safe } from "../../views/index.ts";
import { citing } from "../../views/leagues/cited.ts";
import { leagueName } from "../../views/leagues/league-press.ts";
import { MANNER_WORDS } from "../../views/manners/manners.ts";
import { deckChoices } from "../deck/own.ts";
import type { Bot } from "../shared/bot.ts";
import { type Answer, type Command, reply } from "../shared/command.ts";
import { mayNotOrganise, mayOrganise } from "../shared/judges.ts";
import { displayOf } from "../shared/who.ts";
import { allDecks, oneDeck, playerChoices, playerNamed } from "./decks.ts";
import { isIn, LEAGUES_ONLY_IN_A_SERVER, leagueChoices, leagueMeant } from "./named.ts";
import { nightChoices, nightCommand } from "./night-commands.ts";
import { organisers } from "./organisers.ts";
import { registration } from "./refresh.ts";
import { joinLeague, leaveLeague, sideChoices } from "./register.ts";
import { setRegistration } from "./registration.ts";
import { runRoundCommand, withRoundCommands } from "./round-commands.ts";
import { lastNight } from "./running.ts";

const LEAGUE = "league";
const which = (option: SlashCommandStringOption) =>
  option.setName(LEAGUE).setDescription("Which league").setAutocomplete(true).setMaxLength(LEAGUE_LIMITS.name);

const person = (option: SlashCommandStringOption) => option.setAutocomplete(true).setMaxLength(60);

const choicesOf = (which: Manner) =>
  Object.entries(MANNER_WORDS[which]).map(([value, { label }]) => ({ name: label, value }));

const builder = new SlashCommandBuilder()
  .setName("league")
  .setDescription("Leagues of this server and their nights")
  .addSubcommand((sub) =>
    sub
      .setName("create")
      .setDescription("Organisers: open a league that players register decks for")
      .addStringOption((option) =>
        option.setName("name").setDescription("What it is called").setRequired(true).setMaxLength(LEAGUE_LIMITS.name),
      )
      .addStringOption((option) =>
        option
          .setName("rules")
          .setDescription("What decks are checked by (the Engine Rules, if you do not choose)")
          .addChoices(...LEAGUE_RULES.map((rules) => ({ name: RULE_SET_WORDS[rules], value: rules }))),
      )
      .addIntegerOption((option) =>
        option
          .setName("size")
          .setDescription("Players at a table (4, if you do not choose)")
          .setMinValue(3)
          .setMaxValue(6),
      )
      .addIntegerOption((option) =>
        option
          .setName("rounds")
          .setDescription("Rounds of a night (3, if you do not choose)")
          .setMinValue(1)
          .setMaxValue(NIGHT_LIMITS.rounds),
      )
      .addStringOption((option) =>
        option
          .setName("pace")
          .setDescription("One evening (so it is, if you do not choose), or rounds of days")
          .addChoices({ name: "one evening", value: "live" }, { name: "rounds of days", value: "daily" }),
      )
      .addBooleanOption((option) =>
        option.setName("decks").setDescription("Whether players register decks (yes, if you do not choose)"),
      )
      .addStringOption((option) =>
        option
          .setName("talk")
          .setDescription("Manners of all its tables: talk and deals")
          .addChoices(...choicesOf("talk")),
      )
      .addStringOption((option) =>
        option
          .setName("takebacks")
          .setDescription("Manners of all its tables: taking back")
          .addChoices(...choicesOf("takebacks")),
      )
      .addStringOption((option) =>
        option
          .setName("leaving")
          .setDescription("Manners of all its tables: conceding and handing over")
          .addChoices(...choicesOf("leaving")),
      ),
  )
  .addSubcommand((sub) =>
    sub
      .setName("join")
      .setDescription("Join with a deck of yours, as it is now, or with race and faction; once more replaces it")
      .addStringOption((option) => which(option).setRequired(true))
      .addStringOption((option) =>
        option
          .setName("deck")
          .setDescription("Which of your decks, where the league registers decks")
          .setAutocomplete(true)
          .setMaxLength(60),
      )
      .addStringOption((option) =>
        option
          .setName("side")
          .setDescription("Your race and faction, where it does not")
          .setAutocomplete(true)
          .setMaxLength(40),
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
      .setDescription("Judges, and all once they are open: the registered decks, checked; one of them whole")
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
  .addSubcommand((sub) => sub.setName("reopen").setDescription("Host: open registration again").addStringOption(which))
  .addSubcommand((sub) =>
    sub
      .setName("night")
      .setDescription("Organisers: the night that runs, with everything to do")
      .addStringOption(which),
  )
  .addSubcommand((sub) =>
    sub
      .setName("organisers")
      .setDescription("Host: who runs the league besides you; nobody named: who does now")
      .addUserOption((option) => option.setName("add").setDescription("Who is to run it, too"))
      .addUserOption((option) => option.setName("remove").setDescription("Who is not to run it any more"))
      .addStringOption(which),
  )
  .addSubcommand((sub) =>
    sub.setName("checkin").setDescription("Say that you are here for the night that runs").addStringOption(which),
  )
  .addSubcommand((sub) =>
    sub
      .setName("pair")
      .setDescription("Organisers: the pods of the next round, for you alone; or swap two players in them")
      .addStringOption((option) => person(option).setName("swap").setDescription("Who changes places …"))
      .addStringOption((option) => person(option).setName("with").setDescription("… with whom"))
      .addStringOption(which),
  )
  .addSubcommand((sub) =>
    sub.setName("publish").setDescription("Organisers: publish the pods and open their tables").addStringOption(which),
  )
  .addSubcommand((sub) =>
    sub
      .setName("drop")
      .setDescription("Play no more tonight; organisers: take somebody out")
      .addStringOption((option) =>
        person(option).setName("player").setDescription("Organisers: who plays no more (you, if you do not choose)"),
      )
      .addBooleanOption((option) => option.setName("no-show").setDescription("Organisers: they never came"))
      .addStringOption(which),
  );

withRoundCommands(builder, which);

/** Leagues. Registered decks are shown to judges, and each to its own player; to nobody else. */
export const league = {
  data: builder.toJSON(),
  async run(interaction, bot) {
    const guild = interaction.guildId;
    if (guild === null) return reply(LEAGUES_ONLY_IN_A_SERVER);
    switch (interaction.options.getSubcommand()) {
      case "create":
        return create(interaction, guild, bot);
      case "join":
        return joinLeague(interaction, guild, bot);
      case "leave":
        return leaveLeague(interaction, guild, bot);
      case "mine":
        return mine(interaction, guild, bot);
      case "decks":
        return decks(interaction, guild, bot);
      case "organisers":
        return organisers(interaction, guild, bot);
      case "night":
      case "checkin":
      case "pair":
      case "publish":
      case "drop":
        return nightCommand(interaction, guild, bot);
      case "close":
        return namedRegistration(interaction, guild, false, bot);
      case "reopen":
        return namedRegistration(interaction, guild, true, bot);
      default: {
        const about = await runRoundCommand(interaction, guild, bot);
        if (about !== null) return about;
        const found = await leagueMeant(guild, interaction.options.getString(LEAGUE), bot);
        if (!found.ok) return found.answer;
        return registration(
          interaction,
          guild,
          found.league,
          (await lastNight(guild, found.league, bot))?.night ?? null,
          bot,
        );
      }
    }
  },
  async complete(interaction, bot) {
    const { name, value } = interaction.options.getFocused(true);
    if (interaction.guildId === null) return [];
    if (name === LEAGUE) return leagueChoices(interaction, value, bot);
    if (name === "deck") return deckChoices(interaction, value, bot);
    if (name === "side") return sideChoices(value, bot);
    if (interaction.options.getSubcommand() !== "decks")
      return nightChoices(interaction, interaction.guildId, value, bot);
    const asked = { league: interaction.options.getString(LEAGUE), typed: value };
    return playerChoices(interaction, interaction.guildId, asked, bot);
  },
} satisfies Command;

async function create(interaction: ChatInputCommandInteraction, guild: string, bot: Bot): Promise<Answer> {
  if (!mayOrganise(interaction)) return reply(mayNotOrganise(interaction));
  const name = tidied(interaction.options.getString("name", true)).slice(0, LEAGUE_LIMITS.name).trim();
  if (name === "") return reply(citing("league-nameless", "league-registration"));
  const said = interaction.options.getString("rules");
  const rules = LEAGUE_RULES.find((each) => each === said) ?? "engine";
  const host = { user: interaction.user.id, name: displayOf(interaction) };
  const pace = NIGHT_PACES.find((each) => each === interaction.options.getString("pace")) ?? "live";
  const settings = {
    ...USUAL_SETTINGS,
    pace,
    minutes: USUAL_MINUTES[pace],
    size: interaction.options.getInteger("size") ?? USUAL_SETTINGS.size,
    rounds: interaction.options.getInteger("rounds") ?? USUAL_SETTINGS.rounds,
    registered: interaction.options.getBoolean("decks") ?? true,
    ...chosenManners(interaction),
  };
  const done = await bot.leagues.create(guild, { name, host, rules, at: bot.clock.now(), settings });
  return done.ok ? registration(interaction, guild, done.league, null, bot) : reply(leagueProblem(done.problem, name));
}

/** The manners that were named, with what is usual of the others; nothing where none was: hosts choose then. */
function chosenManners({ options }: ChatInputCommandInteraction): { manners?: Manners } {
  const named = (["talk", "takebacks", "leaving"] as const).flatMap((which) => {
    const value = options.getString(which);
    return value === null ? [] : [{ which, value }];
  });
  const manners = named.reduce((now, { which, value }) => withManner(now, which, value) ?? now, USUAL_MANNERS);
  return named.length === 0 ? {} : { manners };
}

async function mine(interaction: ChatInputCommandInteraction, guild: string, bot: Bot): Promise<Answer> {
  const { options, user } = interaction;
  const found = await leagueMeant(guild, options.getString(LEAGUE), bot, isIn(user.id));
  return found.ok ? oneDeck(interaction, guild, found.league, { user: user.id }, bot) : found.answer;
}

async function decks(interaction: ChatInputCommandInteraction, guild: string, bot: Bot): Promise<Answer> {
  const { options } = interaction;
  const found = await leagueMeant(guild, options.getString(LEAGUE), bot);
  if (!found.ok) return found.answer;
  const named = options.getString("player");
  if (named === null) return allDecks(interaction, guild, found.league, 0, bot);
  const user = playerNamed(found.league, named);
  if (user !== null) return oneDeck(interaction, guild, found.league, { user }, bot);
  const called = { name: safe(named, 40), league: leagueName(found.league) };
  return reply(citing("league-nobody-called", "league-registration", called));
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
