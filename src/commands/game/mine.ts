import type { BaseInteraction } from "discord.js";
import type { Table } from "../../table/table.ts";
import { parsePosted } from "../../thread/pass/posted.ts";
import { standsFor } from "../../thread/seen/mine.ts";
import { type MyDeck, ownTablesMessage } from "../../views/prompts/mine.ts";
import { inLanguages } from "../../views/text/message.ts";
import type { Bot } from "../shared/bot.ts";
import { privately } from "../shared/command.ts";
import type { Subcommand } from "./subcommand.ts";

export const mine = {
  name: "mine",
  build: (builder) => builder.setDescription("What waits for you at all your tables, the most urgent first"),
  async run(interaction, bot) {
    const { user } = interaction;
    const tables = await bot.tables.ofUser(user.id);
    const posted = bot.store.documents("posted");
    const shown = await Promise.all(
      tables.map(async (table) => ({ table, posted: parsePosted(await posted.get(table.id)) })),
    );
    const leagues = await registeredIn(interaction, tables, bot);
    return privately(
      inLanguages((language) =>
        ownTablesMessage(
          shown.map((one) => standsFor(one.table, user.id, one.posted, language)),
          leagues,
          language,
        ),
      ),
    );
  },
} satisfies Subcommand;

/** The leagues of this server, and of those where their tables are. */
async function registeredIn(
  { guildId, user }: BaseInteraction,
  tables: readonly Table[],
  { leagues }: Bot,
): Promise<MyDeck[]> {
  const guilds = new Set([...(guildId === null ? [] : [guildId]), ...tables.map(({ guild }) => guild)]);
  const found: MyDeck[] = [];
  for (const guild of guilds)
    for (const league of await leagues.of(guild)) {
      const entrant = league.entrants.find((each) => each.user === user.id);
      if (entrant) found.push({ league, entrant });
    }
  return found;
}
