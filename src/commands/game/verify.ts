import { checkShuffles } from "../../table/shuffles.ts";
import type { Table } from "../../table/table.ts";
import { contextOf } from "../../thread/context.ts";
import { lobbyPromise, proofWords, runningPromise } from "../../views/tracker/proof.ts";
import type { Bot } from "../shared/bot.ts";
import { type Answer, say } from "../shared/command.ts";
import { whichTable } from "../shared/which-table.ts";
import type { Subcommand } from "./subcommand.ts";

export const verify = {
  name: "verify",
  build: (builder) => builder.setDescription("Prove that the shuffles follow from the published seed"),
  async run(interaction, bot) {
    const found = await whichTable(interaction, bot);
    if (!found.ok) return found.answer;
    return provenShuffles(found.table, bot);
  },
} satisfies Subcommand;

/**
 * Checks a finished game privately: its seed against the hash that was published, what its shuffles begin from, and the
 * game against its log played again. Before the end, what was promised.
 */
export async function provenShuffles(table: Table, bot: Bot): Promise<Answer> {
  const { phase, seedHash, presses = null } = table;
  if (phase === "lobby" && seedHash !== null) return say(lobbyPromise({ seedHash }));
  const checked = checkShuffles(table);
  if (checked === null || seedHash === null) return say("There is nothing to prove before the game begins.");
  if (phase === "playing") return say(runningPromise({ seedHash, presses }, contextOf(table)));
  const replay = await bot.tables.replay(table.id);
  return say(proofWords({ ...checked, replay: replay?.comesOut ?? "differently" }, contextOf(table)));
}
