import { checkSeals, sealsOf } from "../../table/seats/sealed-deck.ts";
import { checkShuffles } from "../../table/shuffles.ts";
import type { Table } from "../../table/table.ts";
import { contextOf } from "../../thread/seen/context.ts";
import { type Context, languageIn } from "../../views/text/context.ts";
import { fittedIn } from "../../views/text/fitted.ts";
import { buttonRows, inLanguages, privateMessage } from "../../views/text/message.ts";

import { lobbyPromise, proofWords, runningPromise, sealLines } from "../../views/tracker/proof.ts";
import { turnByTurn } from "../../views/tracker/then-key.ts";
import { say } from "../../views/words/index.ts";
import type { Bot } from "../shared/bot.ts";
import { type Answer, privately, reply } from "../shared/command.ts";
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
 * game against its log played again, and each deck that was registered for a league against its seal. Before the end, what was promised.
 */
export async function provenShuffles(table: Table, bot: Bot): Promise<Answer> {
  const { phase, seedHash, presses = null } = table;
  const sealed = sealsOf(table.seats).map(({ seat, seal }) => ({ seat, hash: seal?.hash ?? null, holds: null }));
  const promised = (words: (ctx: Context) => string) =>
    reply((language) => {
      const ctx = contextOf(table, language);
      return fittedIn([words(ctx), ...sealLines(sealed, ctx)], 2_000, language);
    });
  if (phase === "lobby" && seedHash !== null) return promised((ctx) => lobbyPromise({ seedHash }, languageIn(ctx)));
  const checked = checkShuffles(table);
  if (checked === null || seedHash === null) return reply((language) => say(language, "proof-nothing"));
  if (phase === "playing") return promised((ctx) => runningPromise({ seedHash, presses }, ctx));
  const replay = await bot.tables.replay(table.id);
  const begun = replay?.entries.find((entry) => entry.type === "started");
  const seals = begun === undefined ? [] : checkSeals(table.seats, begun.setup);
  const proof = { ...checked, replay: replay?.comesOut ?? ("differently" as const), seals };
  return privately(
    inLanguages((language) => {
      const ctx = contextOf(table, language);
      const rows = table.game === null ? [] : buttonRows([turnByTurn(ctx, say(language, "then-turns-button"))]);
      return privateMessage({ content: proofWords(proof, ctx), rows });
    }),
  );
}
