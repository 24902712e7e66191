import { gameFile } from "../../table/game-file.ts";
import { tableRefuses } from "../../table/refusal.ts";
import type { Table } from "../../table/table.ts";
import { contextOf } from "../../thread/seen/context.ts";
import { gameRecord, logLines } from "../../views/index.ts";
import { buttonRows, inLanguages, privateMessage } from "../../views/text/message.ts";
import { elsewhereButton } from "../../views/tracker/elsewhere.ts";
import { turnByTurn } from "../../views/tracker/then-key.ts";
import { say } from "../../views/words/index.ts";
import { privately } from "../shared/command.ts";
import { refusedPrivately } from "../shared/refused.ts";
import { whichTable } from "../shared/which-table.ts";
import type { Subcommand } from "./subcommand.ts";

export const gameExport = {
  name: "export",
  build: (builder) => builder.setDescription("The whole public record of this game as files, for you alone"),
  async run(interaction, bot) {
    const found = await whichTable(interaction, bot);
    if (!found.ok) return found.answer;
    const { id } = found.table;
    // Only what has been added since the last time is played; once it is over, the file holds every entry.
    const told = await bot.tables.history(id);
    if (told === null) return refusedPrivately(tableRefuses({ code: "no-table" }), null, bot);
    const { table, events, steps, dealt, comesOut } = told;
    const ctx = contextOf(table);
    const finished = isFinished(table);
    const entries = finished ? await bot.tables.entries(id) : [];
    const known = { ...table, seed: finished ? table.seed : null };
    const file = gameFile({ table, entries, steps, dealt, log: logLines(events, ctx) });
    const json = JSON.stringify(file, null, 1);
    return privately(
      inLanguages((language) => {
        const content = say(language, finished ? "gamerecord-whole" : "gamerecord-so-far");
        const record = gameRecord(known, events, contextOf(table, language), comesOut === "same");
        const ways = [turnByTurn(ctx, say(language, "then-turns-button")), elsewhereButton(ctx, language)];
        return {
          ...privateMessage({ content, rows: finished && table.game !== null ? buttonRows(ways) : [] }),
          files: [
            { name: "game.md", text: record },
            { name: "game.json", text: json },
          ],
        };
      }),
    );
  },
} satisfies Subcommand;

const isFinished = ({ phase }: Table): boolean => phase === "over" || phase === "ended";
