import { gameFile } from "../../table/game-file.ts";
import { tableRefuses } from "../../table/refusal.ts";
import type { Table } from "../../table/table.ts";
import { contextOf } from "../../thread/seen/context.ts";
import { gameRecord, logLines } from "../../views/index.ts";
import { buttonRows, privateMessage } from "../../views/text/message.ts";
import { elsewhereButton } from "../../views/tracker/elsewhere.ts";
import { turnByTurn } from "../../views/tracker/then-key.ts";
import { privately } from "../shared/command.ts";
import { refusedMessage } from "../shared/refused.ts";
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
    if (told === null) return privately(refusedMessage(tableRefuses({ code: "no-table" }), null, bot));
    const { table, events, steps, dealt, comesOut } = told;
    const ctx = contextOf(table);
    const finished = isFinished(table);
    const entries = finished ? await bot.tables.entries(id) : [];
    const known = { ...table, seed: finished ? table.seed : null };
    const record = gameRecord(known, events, ctx, comesOut === "same");
    const file = gameFile({ table, entries, steps, dealt, log: logLines(events, ctx) });
    const content = finished
      ? "The record of this game, with the seed that proves its shuffles: **game.md** to read, and **game.json** to check with `npm run -s replay -- game.json`. Whoever has game.json looks at the game turn by turn in any server where I am: `/game replay file:`. **Open elsewhere…** posts it in the thread and gives you a link that does the same."
      : "The record of this game so far: what everybody has seen, and nothing else. **game.md** is to read, **game.json** for programs; `npm run -s replay -- game.json` says what of it can be checked.";
    const files = [
      { name: "game.md", text: record },
      { name: "game.json", text: JSON.stringify(file, null, 1) },
    ];
    const rows = finished && table.game !== null ? buttonRows([turnByTurn(ctx), elsewhereButton(ctx)]) : [];
    return privately({ ...privateMessage({ content, rows }), files });
  },
} satisfies Subcommand;

const isFinished = ({ phase }: Table): boolean => phase === "over" || phase === "ended";
