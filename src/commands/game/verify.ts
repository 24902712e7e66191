import { createHash } from "node:crypto";
import type { ComesOut } from "../../table/replay.ts";
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
export async function provenShuffles({ id, phase, seed, seedHash }: Table, bot: Bot): Promise<Answer> {
  if (seed === null || seedHash === null) return say("There is nothing to prove before the game begins.");
  if (phase === "playing")
    return say(`The seed stays secret until the end. Its SHA-256 was published at the start: \`${seedHash}\``);
  const hash = createHash("sha256").update(seed).digest("hex");
  const facts = `Seed \`${seed}\`, SHA-256 \`${hash}\`.`;
  if (hash !== seedHash) return say(`**This is not the seed that was published.** ${facts}`);
  const replay = await bot.tables.replay(id);
  return say(`${PROOFS[replay?.comesOut ?? "differently"]} ${facts}`);
}

const PROOFS: Readonly<Record<ComesOut, string>> = {
  same: "Played again from the seed and the log of actions, it comes out as the same game, card for card.",
  differently: "**Played again from its log, the game comes out differently.**",
  "changed-since":
    "**The seed is the one that was published.** I was changed since this game began, and hold to some rule in another " +
    "way now, so that its log does not come out the same any more: that tells nothing about the shuffles.",
};

function say(content: string) {
  return privately(privateMessage({ content }));
}
