import { RULE_SETS } from "../../../engine/index.ts";
import { readDuration } from "../../../settings/duration.ts";
import { CUSTOM_MS, EXPIRIES, PACES } from "../../../settings/index.ts";
import { TIMINGS, timingAt } from "../../../table/table.ts";
import { plain } from "../../../views/index.ts";
import { EXPIRY_WORDS, PACE_WORDS } from "../../../views/settings/pace.ts";
import { noSuchDeadline } from "../../../views/settings/server.ts";
import { inWords } from "../../../views/text/message.ts";
import { RULE_SET_WORDS } from "../../../views/text/words.ts";
import { tableName } from "../../../views/tracker/lobby.ts";
import { LANGUAGE_NAMES, LANGUAGES, say } from "../../../views/words/index.ts";
import { privately, reply } from "../../shared/command.ts";
import { displayOf } from "../../shared/who.ts";
import type { Subcommand } from "../subcommand.ts";
import { openTable } from "./open-table.ts";

const TIMING_CHOICES = {
  together: "together: declarations and draws in secret, all at once",
  "in-order": "in order: one declares after the other",
} as const;

/** Discord's limit for a thread's name. */
export const THREAD_NAME = 100;

export const create = {
  name: "create",
  build: (builder) =>
    builder
      .setDescription("Open a table in a new thread")
      .addStringOption((option) =>
        option
          .setName("rules")
          .setDescription("Which rules to play by")
          .addChoices(
            ...RULE_SETS.map((value) => ({
              name: value === "house" ? "house rules: one of these with changes" : RULE_SET_WORDS[value],
              value,
            })),
          ),
      )
      .addStringOption((option) =>
        option
          .setName("pace")
          .setDescription("How long an answer may take (daily, if neither you nor the server chooses)")
          .addChoices(...PACES.map((value) => ({ name: PACE_WORDS[value], value }))),
      )
      .addStringOption((option) =>
        option.setName("deadline").setDescription("Another time for each answer: 12h, 2 days").setMaxLength(40),
      )
      .addStringOption((option) =>
        option
          .setName("expiry")
          .setDescription("What happens when somebody’s time is over")
          .addChoices(...EXPIRIES.map((value) => ({ name: EXPIRY_WORDS[value], value }))),
      )
      .addStringOption((option) =>
        option
          .setName("timing")
          .setDescription("Who waits for whom (together, but in order where the pace is live)")
          .addChoices(...TIMINGS.map((value) => ({ name: TIMING_CHOICES[value], value }))),
      )
      .addStringOption((option) =>
        option
          .setName("language")
          .setDescription("In which language it speaks to everybody there (the server’s, if you do not choose)")
          .addChoices(...LANGUAGES.map((value) => ({ name: LANGUAGE_NAMES[value], value }))),
      )
      .addStringOption((option) => option.setName("name").setDescription("What to call the table").setMaxLength(60)),
  async run(interaction, bot) {
    const { user, options, id: key } = interaction;
    const usual = await bot.settings.servers.of(interaction.guildId);
    const rules = RULE_SETS.find((each) => each === options.getString("rules")) ?? usual.rules ?? "engine";
    const chosen = PACES.find((each) => each === options.getString("pace"));
    const typed = options.getString("deadline");
    const read = typed === null ? null : readDuration(typed, CUSTOM_MS);
    if (read?.ok === false) return privately(inWords((language) => noSuchDeadline(typed ?? "", language)));
    if (read && chosen !== undefined && chosen !== "custom")
      return reply((language) => say(language, "create-pace-and-time", { pace: chosen }));
    const pace = read ? "custom" : (chosen ?? usual.pace ?? "daily");
    const deadline = read?.ms ?? usual.deadline;
    if (pace === "custom" && deadline === undefined) return reply((language) => say(language, "create-custom"));
    const expiry = EXPIRIES.find((each) => each === options.getString("expiry")) ?? usual.expiry;
    const timing = TIMINGS.find((each) => each === options.getString("timing")) ?? usual.timing ?? timingAt(pace);
    const language = LANGUAGES.find((each) => each === options.getString("language")) ?? usual.language;
    const display = displayOf(interaction);
    const name = plain(options.getString("name") ?? tableName(display, rules, language), THREAD_NAME);
    const wish = { key, userId: user.id, display, name, rules, pace, deadline, expiry, timing, language };
    return openTable(interaction, wish, bot);
  },
} satisfies Subcommand;
