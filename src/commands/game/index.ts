import { SlashCommandBuilder } from "discord.js";
import { find } from "../finding/find.ts";
import { watch } from "../look/watch.ts";
import type { Command } from "../shared/command.ts";
import { concede } from "./concede.ts";
import { end } from "./end.ts";
import { gameExport } from "./export.ts";
import { log } from "./log.ts";
import { look } from "./look.ts";
import { mine } from "./mine.ts";
import { move } from "./move.ts";
import { seat } from "./opening/bots.ts";
import { copy } from "./opening/copy.ts";
import { create } from "./opening/create.ts";
import { join } from "./opening/join.ts";
import { leave } from "./opening/leave.ts";
import { rules } from "./opening/rules.ts";
import { start } from "./opening/start.ts";
import { pause, resume } from "./pausing.ts";
import { replay } from "./replay.ts";
import { status } from "./status.ts";
import type { Subcommand } from "./subcommand.ts";
import { comeback, substitute } from "./substitute.ts";
import { time } from "./time.ts";
import { undo } from "./undo.ts";
import { verify } from "./verify.ts";

const SUBCOMMANDS: readonly Subcommand[] = [
  create,
  copy,
  find,
  join,
  leave,
  start,
  rules,
  status,
  mine,
  watch,
  time,
  log,
  replay,
  gameExport,
  seat,
  substitute,
  comeback,
  undo,
  move,
  pause,
  resume,
  concede,
  verify,
  end,
  look,
];

function called(name: string): Subcommand {
  const found = SUBCOMMANDS.find((each) => each.name === name);
  if (!found) throw new Error(`/game has no subcommand ${name}`);
  return found;
}

const builder = new SlashCommandBuilder().setName("game").setDescription("Open, join and run a table");
for (const { name, build } of SUBCOMMANDS) builder.addSubcommand((sub) => build(sub.setName(name)));

export const game = {
  data: builder.toJSON(),
  run: (interaction, bot) => called(interaction.options.getSubcommand()).run(interaction, bot),
  complete: async (interaction, bot) =>
    (await called(interaction.options.getSubcommand()).complete?.(interaction, bot)) ?? [],
} satisfies Command;
