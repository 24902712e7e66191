import { say } from "../../../views/words/index.ts";
import { reply } from "../../shared/command.ts";
import { whichTable } from "../../shared/which-table.ts";
import type { Subcommand } from "../subcommand.ts";
import { doerOf, startGame } from "./seats.ts";

export const start = {
  name: "start",
  build: (builder) => builder.setDescription("Shuffle, deal and begin"),
  async run(interaction, bot) {
    const found = await whichTable(interaction, bot);
    if (!found.ok) return found.answer;
    const doer = doerOf(interaction);
    const answer = await startGame(found.table.id, doer, bot);
    return answer.kind === "quiet" ? reply((language) => say(language, "start-begins")) : answer;
  },
} satisfies Subcommand;
