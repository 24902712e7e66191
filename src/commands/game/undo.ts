import { takeBackStep } from "../dispute/taking-back.ts";
import { whichTable } from "../shared/which-table.ts";
import type { Subcommand } from "./subcommand.ts";

export const undo = {
  name: "undo",
  build: (builder) => builder.setDescription("Take back what you did last; where others have acted, ask them"),
  async run(interaction, bot) {
    const found = await whichTable(interaction, bot);
    return found.ok ? takeBackStep(interaction, found.table.id, bot) : found.answer;
  },
} satisfies Subcommand;
