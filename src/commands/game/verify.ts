import { createHash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import type { Table } from "../../table/table.ts";
import { privately as privateMessage } from "../../views/message.ts";
import type { Bot } from "../bot.ts";
import { type Answer, privately } from "../command.ts";
import { whichTable } from "../which-table.ts";
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

/** Plays a finished game again from its seed, and says privately whether it comes out the same. */
export async function provenShuffles(table: Table, bot: Bot): Promise<Answer> {
  if (table.seed === null || table.seedHash === null) return say("There is nothing to prove before the game begins.");
  if (table.phase === "playing") {
    return say(`The seed stays secret until the end. Its SHA-256 was published at the start: \`${table.seedHash}\``);
  }
  return say(proof({ ...table, seed: table.seed }, await bot.tables.replay(table.id)));
}

function proof(table: Table & { seed: string }, replayed: Table | null): string {
  const hash = createHash("sha256").update(table.seed).digest("hex");
  const facts = `Seed \`${table.seed}\`, SHA-256 \`${hash}\`.`;
  if (hash !== table.seedHash) return `**This is not the seed that was published.** ${facts}`;
  if (!isDeepStrictEqual(asSaved(replayed?.game ?? null), asSaved(table.game))) {
    return `**Played again from its log, the game comes out differently.** ${facts}`;
  }
  return `Played again from the seed and the log of actions, it comes out as the same game, card for card. ${facts}`;
}

/** As the store keeps it; in which order a version of the bot has written the fields down is no part of the game. */
function asSaved(game: Table["game"]): unknown {
  return JSON.parse(JSON.stringify(game));
}

function say(content: string) {
  return privately(privateMessage({ content }));
}
