import { contextOf } from "../../table/context.ts";
import { gameRecord } from "../../views/index.ts";
import { privately as privateMessage } from "../../views/message.ts";
import { privately } from "../command.ts";
import { whichTable } from "../which-table.ts";
import type { Subcommand } from "./subcommand.ts";

export const exported = {
  name: "export",
  build: (builder) => builder.setDescription("The whole public record of this game as a file, for you alone"),
  async run(interaction, bot) {
    const found = await whichTable(interaction, bot);
    if (!found.ok) return found.answer;
    const replay = await bot.tables.history(found.table.id);
    const { table, events, comesOut } = replay ?? { table: found.table, events: [], comesOut: "same" };
    const finished = table.phase === "over" || table.phase === "ended";
    const known = { ...table, seed: finished ? table.seed : null };
    const text = gameRecord(known, events, contextOf(table), comesOut === "same");
    const content = finished
      ? "The record of this game, with the seed that proves its shuffles."
      : "The record of this game so far: what everybody has seen, and nothing else.";
    return privately({ ...privateMessage({ content }), files: [{ name: "game.md", text }] });
  },
} satisfies Subcommand;
