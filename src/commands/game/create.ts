import { RULE_SETS } from "../../engine/index.ts";
import { tableName } from "../../table/lobby.ts";
import { PACES } from "../../table/table.ts";
import { plain } from "../../views/index.ts";
import { RULE_SET_WORDS } from "../../views/text/words.ts";
import { displayOf } from "../shared/who.ts";
import { openTable } from "./open-table.ts";
import type { Subcommand } from "./subcommand.ts";

const PACE_WORDS = {
  live: "live: nobody is reminded",
  daily: "daily: a reminder after a day (if you do not choose)",
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
          .setDescription("Which rules to play by (engine, if you do not choose)")
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
          .setDescription("Whether players are reminded")
          .addChoices(...(["live", "daily"] as const).map((value) => ({ name: PACE_WORDS[value], value }))),
      )
      .addStringOption((option) => option.setName("name").setDescription("What to call the table").setMaxLength(60)),
  async run(interaction, bot) {
    const { user, options, id: key } = interaction;
    const rules = RULE_SETS.find((each) => each === options.getString("rules")) ?? "engine";
    const pace = PACES.find((each) => each === options.getString("pace")) ?? "daily";
    const display = displayOf(interaction);
    const name = plain(options.getString("name") ?? tableName(display, rules), THREAD_NAME);
    return openTable(interaction, { key, userId: user.id, display, name, rules, pace }, bot);
  },
} satisfies Subcommand;
