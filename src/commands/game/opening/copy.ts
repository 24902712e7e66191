import { isOwnGame } from "../../../table/seats/played-on.ts";
import { plain } from "../../../views/index.ts";
import { say } from "../../../views/words/index.ts";
import { reply } from "../../shared/command.ts";
import { mayVisit } from "../../shared/judges.ts";
import { whichTable } from "../../shared/which-table.ts";
import { displayOf } from "../../shared/who.ts";
import type { Subcommand } from "../subcommand.ts";
import { THREAD_NAME } from "./create.ts";
import { openTable } from "./open-table.ts";
import { likeTable } from "./rematch.ts";

/** Opens a table with the settings of another one: rules, pace, deadline, timing and manners. */
export const copy = {
  name: "copy",
  build: (builder) =>
    builder
      .setDescription("Open a table with the rules, pace, timing and manners of this one")
      .addStringOption((option) => option.setName("name").setDescription("What to call the new one").setMaxLength(60)),
  async run(interaction, bot) {
    const found = await whichTable(interaction, bot);
    if (!found.ok) return found.answer;
    const { table } = found;
    if (!mayVisit(interaction, table) || !isOwnGame(table)) return reply((language) => say(language, "copy-nothing"));
    const { id: key, user, options } = interaction;
    const like = likeTable(table);
    const name = plain(options.getString("name") ?? like.name, THREAD_NAME);
    return openTable(interaction, { key, userId: user.id, display: displayOf(interaction), ...like, name }, bot);
  },
} satisfies Subcommand;
