import { whichTable } from "../../shared/which-table.ts";
import type { Subcommand } from "../subcommand.ts";
import { doerOf, leaveTable } from "./seats.ts";

export const leave = {
  name: "leave",
  build: (builder) => builder.setDescription("Give your seat back before the game"),
  async run(interaction, bot) {
    const found = await whichTable(interaction, bot);
    if (!found.ok) return found.answer;
    const doer = doerOf(interaction);
    return leaveTable(found.table.id, doer, bot);
  },
} satisfies Subcommand;
