import { ChannelType, SlashCommandBuilder } from "discord.js";
import { RULE_SETS } from "../../engine/index.ts";
import { EXPIRIES, PACES, PICTURE_CHOICES } from "../../settings/index.ts";
import { MOST_GAMES } from "../../settings/server.ts";
import { AS_DISCORD } from "../../views/settings/mine.ts";
import { EXPIRY_WORDS, PACE_WORDS } from "../../views/settings/pace.ts";
import { RULE_SET_WORDS } from "../../views/text/words.ts";
import { LANGUAGE_NAMES, LANGUAGES } from "../../views/words/index.ts";
import { LONGEST_URL } from "../../webhooks/address.ts";
import type { Command } from "../shared/command.ts";
import { mySettings, zoneChoices } from "./mine.ts";
import { server } from "./server.ts";
import { webhook } from "./webhook.ts";

/** The longest that a setting is typed. */
const LONGEST = 40;

const builder = new SlashCommandBuilder()
  .setName("settings")
  .setDescription("Your own habits, and what holds in a server")
  .addSubcommand((sub) =>
    sub
      .setName("mine")
      .setDescription("Time zone, quiet hours, vacation, reminders: as they are, and to change")
      .addStringOption((option) =>
        option
          .setName("zone")
          .setDescription("Your time zone: Europe/Berlin, America/New_York")
          .setAutocomplete(true)
          .setMaxLength(LONGEST),
      )
      .addStringOption((option) =>
        option
          .setName("quiet")
          .setDescription("When nothing pings you and no deadline runs: 22:00-08:00, or none")
          .setMaxLength(LONGEST),
      )
      .addStringOption((option) =>
        option.setName("remind").setDescription("How often to remind you: 8h, 2 days").setMaxLength(LONGEST),
      )
      .addStringOption((option) =>
        option
          .setName("vacation")
          .setDescription("First and last day: 2027-07-01 to 2027-07-10, or none")
          .setMaxLength(LONGEST),
      )
      .addStringOption((option) =>
        option
          .setName("pictures")
          .setDescription("How tables are shown to you")
          .addChoices(...PICTURE_CHOICES.map((value) => ({ name: value, value }))),
      )
      .addBooleanOption((option) => option.setName("mute").setDescription("No reminders"))
      .addBooleanOption((option) => option.setName("dm").setDescription("Reminders by direct message as well"))
      .addBooleanOption((option) => option.setName("next").setDescription("Tell me when I am next"))
      .addBooleanOption((option) => option.setName("why").setDescription("Explain each question"))
      .addBooleanOption((option) =>
        option
          .setName("hours")
          .setDescription("Whether lobbies say at which hours all of you play (yes, if you do not choose)"),
      )
      .addBooleanOption((option) =>
        option
          .setName("promise")
          .setDescription("Whether lobbies say how you have kept deadlines, with record:on (no, if you do not choose)"),
      )
      .addUserOption((option) =>
        option
          .setName("avoid")
          .setDescription("/game find never seats you together, and nobody is told; named again, it may"),
      )
      .addStringOption((option) =>
        option
          .setName("record")
          .setDescription("Whether finished games are noted under your name: /stats me")
          .addChoices(...["on", "off"].map((value) => ({ name: value, value }))),
      )
      .addStringOption((option) =>
        option
          .setName("language")
          .setDescription("In which language I speak to you, as far as I speak it")
          .addChoices(
            { name: "as your Discord has it", value: AS_DISCORD },
            ...LANGUAGES.map((value) => ({ name: LANGUAGE_NAMES[value], value })),
          ),
      ),
  )
  .addSubcommand((sub) =>
    sub
      .setName("server")
      .setDescription("Who judges, what new tables have, where they may be opened")
      .addRoleOption((option) => option.setName("judges").setDescription("The role that judges"))
      .addRoleOption((option) =>
        option.setName("organisers").setDescription("The role that opens and runs leagues, besides judges"),
      )
      .addStringOption((option) =>
        option
          .setName("rules")
          .setDescription("Rules of new tables")
          .addChoices(
            ...RULE_SETS.map((value) => ({ name: value === "house" ? "house rules" : RULE_SET_WORDS[value], value })),
          ),
      )
      .addStringOption((option) =>
        option
          .setName("pace")
          .setDescription("Pace of new tables")
          .addChoices(...PACES.map((value) => ({ name: PACE_WORDS[value], value }))),
      )
      .addStringOption((option) =>
        option
          .setName("deadline")
          .setDescription("Another time for each answer at new tables: 12h, 2 days")
          .setMaxLength(LONGEST),
      )
      .addStringOption((option) =>
        option
          .setName("expiry")
          .setDescription("What happens at new tables when somebody’s time is over")
          .addChoices(...EXPIRIES.map((value) => ({ name: EXPIRY_WORDS[value], value }))),
      )
      .addStringOption((option) =>
        option
          .setName("language")
          .setDescription("In which language new tables speak to everybody there")
          .addChoices(...LANGUAGES.map((value) => ({ name: LANGUAGE_NAMES[value], value }))),
      )
      .addStringOption((option) =>
        option
          .setName("pictures")
          .setDescription("How the tables of this server are shown in their threads")
          .addChoices(...PICTURE_CHOICES.map((value) => ({ name: value, value }))),
      )
      .addChannelOption((option) =>
        option
          .setName("digest")
          .setDescription("Where to say once a day what is new at the tables; named again, nowhere")
          .addChannelTypes(ChannelType.GuildText, ChannelType.GuildAnnouncement),
      )
      .addChannelOption((option) =>
        option
          .setName("calls")
          .setDescription("Where judges hear of calls; named again, in the table’s own thread")
          .addChannelTypes(ChannelType.GuildText),
      )
      .addChannelOption((option) =>
        option
          .setName("place")
          .setDescription("A channel where tables may be opened; named again, it no longer is one")
          .addChannelTypes(ChannelType.GuildText, ChannelType.GuildForum),
      )
      .addIntegerOption((option) =>
        option
          .setName("games")
          .setDescription("At how many tables somebody may sit who looks for another with /game find (0: any number)")
          .setMinValue(0)
          .setMaxValue(MOST_GAMES),
      ),
  )
  .addSubcommand((sub) =>
    sub
      .setName("webhook")
      .setDescription("A site that hears when games of this server begin, go on and end")
      .addStringOption((option) =>
        option.setName("url").setDescription("Its address: https://example.com/b5").setMaxLength(LONGEST_URL),
      ),
  );

export const settings = {
  data: builder.toJSON(),
  run(interaction, bot) {
    switch (interaction.options.getSubcommand()) {
      case "mine":
        return mySettings(interaction, bot);
      case "webhook":
        return webhook(interaction, bot);
      default:
        return server(interaction, bot);
    }
  },
  complete: async (interaction) => zoneChoices(interaction.options.getFocused()),
} satisfies Command;
