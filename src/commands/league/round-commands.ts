/** The subcommands of `/league` about a round: its clock, what came of its pods, who stands where. */
import type {
  ChatInputCommandInteraction,
  SlashCommandIntegerOption,
  SlashCommandStringOption,
  SlashCommandSubcommandsOnlyBuilder,
} from "discord.js";
import { entrantOf, type League } from "../../leagues/index.ts";
import { tooLate } from "../../views/leagues/cited.ts";
import { nightProblem } from "../../views/leagues/night-words.ts";
import { resultForm } from "../../views/leagues/result-forms.ts";
import type { Bot } from "../shared/bot.ts";
import { type Answer, reply } from "../shared/command.ts";
import { readersLanguage } from "../shared/language.ts";
import { type AtRound, askTime, extend } from "./clock.ts";
import { importPlayers } from "./import.ts";
import { leagueMeant } from "./named.ts";
import { type FoundNight, nightMeant, podAt, podFor } from "./organising.ts";
import { confirm, noPodOfYours } from "./results.ts";
import { notAnOrganiser, organises } from "./running.ts";
import { files, record, standings } from "./standings.ts";

type Option = (option: SlashCommandStringOption) => SlashCommandStringOption;

const whichPod = (option: SlashCommandIntegerOption) =>
  option.setName("pod").setDescription("One pod alone (all, if you do not choose)").setMinValue(1).setMaxValue(100);
const whichRound = (option: SlashCommandIntegerOption) =>
  option.setName("round").setDescription("Which round (the last, if you do not choose)").setMinValue(1).setMaxValue(20);

/** `which`: how an option for the league is built. */
export function withRoundCommands<T extends SlashCommandSubcommandsOnlyBuilder>(builder: T, which: Option): T {
  builder
    .addSubcommand((sub) =>
      sub.setName("report").setDescription("Say what came of your pod: places, and who has won").addStringOption(which),
    )
    .addSubcommand((sub) =>
      sub.setName("confirm").setDescription("Say that the report of your pod is right").addStringOption(which),
    )
    .addSubcommand((sub) =>
      sub
        .setName("time")
        .setDescription("Organisers: call time in the round, or in one pod")
        .addIntegerOption(whichPod)
        .addStringOption(which),
    )
    .addSubcommand((sub) =>
      sub
        .setName("extend")
        .setDescription("Organisers: more time for the round, or for one pod")
        .addIntegerOption((option) =>
          option
            .setName("minutes")
            .setDescription("How many minutes more")
            .setRequired(true)
            .setMinValue(1)
            .setMaxValue(20_160),
        )
        .addIntegerOption(whichPod)
        .addStringOption(which),
    )
    .addSubcommand((sub) =>
      sub
        .setName("correct")
        .setDescription("Organisers: put a result right, at any time, with the reason")
        .addIntegerOption((option) => whichPod(option).setRequired(true).setDescription("Which pod"))
        .addIntegerOption(whichRound)
        .addIntegerOption((option) =>
          option
            .setName("night")
            .setDescription("Which night (the last, if you do not choose)")
            .setMinValue(1)
            .setMaxValue(1_000),
        )
        .addStringOption(which),
    )
    .addSubcommand((sub) =>
      sub
        .setName("standings")
        .setDescription("Who stands where, for everybody")
        .addStringOption((option) =>
          option
            .setName("of")
            .setDescription("The last night, if you do not choose")
            .addChoices({ name: "the last night", value: "night" }, { name: "all nights", value: "season" }),
        )
        .addStringOption(which),
    )
    .addSubcommand((sub) =>
      sub
        .setName("export")
        .setDescription("Standings and all results as files")
        .addStringOption((option) =>
          option
            .setName("format")
            .setDescription("CSV, if you do not choose")
            .addChoices({ name: "CSV, for a spreadsheet", value: "csv" }, { name: "JSON", value: "json" }),
        )
        .addStringOption(which),
    )
    .addSubcommand((sub) =>
      sub
        .setName("import")
        .setDescription("Organisers: take in players from a CSV file")
        .addAttachmentOption((option) =>
          option.setName("file").setDescription("Columns: user, race; also name and faction").setRequired(true),
        )
        .addStringOption(which),
    )
    .addSubcommand((sub) => sub.setName("me").setDescription("Your own record, only to you").addStringOption(which));
  return builder;
}

const LATE = tooLate("type", "league-results");

/** The answer, or null where the subcommand is another's. */
export async function runRoundCommand(
  interaction: ChatInputCommandInteraction,
  guild: string,
  bot: Bot,
): Promise<Answer | null> {
  const run = RUN[interaction.options.getSubcommand()];
  if (run === undefined) return null;
  const { options, user } = interaction;
  const mine = (league: League) => entrantOf(league, user.id) !== null || league.host.user === user.id;
  const found = await leagueMeant(guild, options.getString("league"), bot, mine);
  return found.ok ? run(interaction, guild, found.league, bot) : found.answer;
}

type Run = (interaction: ChatInputCommandInteraction, guild: string, league: League, bot: Bot) => Promise<Answer>;

const RUN: Readonly<Record<string, Run>> = {
  report: async (interaction, guild, league, bot) => {
    const found = await nightMeant(guild, league, 0, bot);
    if (!found.ok) return found.answer;
    const { night } = found.kept;
    const at = podFor(night, interaction);
    if (at === null) return noPodOfYours(league);
    const { round, pod } = at;
    if (!pod.players.includes(interaction.user.id) && !organises(interaction, league)) return noPodOfYours(league);
    if (pod.standing === "settled") return reply(nightProblem({ code: "settled" }, night));
    if (pod.standing === "disputed") return reply(nightProblem({ code: "disputed" }, night));
    return {
      kind: "form",
      form: resultForm(night, round, pod, "report", await readersLanguage(interaction, bot)),
      late: LATE,
    };
  },
  confirm: async (interaction, guild, league, bot) => {
    const found = await nightMeant(guild, league, 0, bot);
    if (!found.ok) return found.answer;
    const at = podFor(found.kept.night, interaction);
    if (at === null) return noPodOfYours(league);
    const last = at.pod.reports.at(-1);
    if (!last) return reply(nightProblem({ code: "not-reported" }, found.kept.night));
    return confirm(interaction, { league, ref: found.ref, ...at }, last.number, bot);
  },
  time: (interaction, guild, league, bot) =>
    atRound(interaction, guild, league, bot, (where) => askTime(interaction, where)),
  extend: (interaction, guild, league, bot) =>
    atRound(interaction, guild, league, bot, (where) =>
      extend(interaction, where, interaction.options.getInteger("minutes", true), bot),
    ),
  correct: async (interaction, guild, league, bot) => {
    if (!organises(interaction, league)) return reply(notAnOrganiser(league));
    const { options } = interaction;
    const found = await nightMeant(guild, league, options.getInteger("night") ?? 0, bot);
    if (!found.ok) return found.answer;
    const { night } = found.kept;
    const at = podAt(night, {
      round: options.getInteger("round") ?? night.rounds.length,
      pod: options.getInteger("pod", true),
    });
    if (at === null) return reply(nightProblem({ code: "no-pod" }, night));
    return {
      kind: "form",
      form: resultForm(night, at.round, at.pod, "judge", await readersLanguage(interaction, bot)),
      late: LATE,
    };
  },
  standings: (interaction, guild, league, bot) =>
    standings(interaction, guild, league, interaction.options.getString("of") === "season" ? 0 : null, bot, true),
  export: (interaction, guild, league, bot) =>
    files(guild, league, interaction.options.getString("format") === "json" ? "json" : "csv", bot),
  import: importPlayers,
  me: (interaction, guild, league, bot) => record(interaction, guild, league, bot),
};

/** The last round of the last night, and the pod that was named. */
async function atRound(
  interaction: ChatInputCommandInteraction,
  guild: string,
  league: League,
  bot: Bot,
  act: (where: AtRound) => Answer | Promise<Answer>,
): Promise<Answer> {
  if (!organises(interaction, league)) return reply(notAnOrganiser(league));
  const found: FoundNight = await nightMeant(guild, league, 0, bot);
  if (!found.ok) return found.answer;
  const { night } = found.kept;
  const round = night.rounds.at(-1);
  if (!round) return reply(nightProblem({ code: "no-round" }, night));
  const number = interaction.options.getInteger("pod");
  const pod = number === null ? null : round.pods[number - 1];
  if (pod === undefined) return reply(nightProblem({ code: "no-pod" }, night));
  return act({ league, ref: found.ref, night, round, pod });
}
