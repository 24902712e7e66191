import { seeTracker } from "../look/looking.ts";
import { privately } from "../shared/command.ts";
import { whichTable } from "../shared/which-table.ts";
import type { Subcommand } from "./subcommand.ts";

export const status = {
  name: "status",
  build: (builder) => builder.setDescription("Where the game stands, and whom it waits for"),
  async run(interaction, bot) {
    const found = await whichTable(interaction, bot);
    return found.ok ? privately(await seeTracker(found.table, interaction, bot)) : found.answer;
  },
} satisfies Subcommand;
