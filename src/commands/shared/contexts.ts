import { ApplicationIntegrationType, type BaseInteraction, InteractionContextType } from "discord.js";
import type { Command, MessageCommand } from "./command.ts";

const { Guild, BotDM, PrivateChannel } = InteractionContextType;
const { GuildInstall, UserInstall } = ApplicationIntegrationType;

/** Where a command can be used, and whether somebody can have it for themselves. */
type Where = Required<Pick<Command["data"], "contexts" | "integration_types">>;

/** What needs a server's own things. */
export const IN_SERVERS: Where = { contexts: [Guild], integration_types: [GuildInstall] };
/** What a player may do in a direct message as well: the table is the one where they sit. */
export const WITH_THE_BOT: Where = { contexts: [Guild, BotDM], integration_types: [GuildInstall] };
/** What needs nothing: everywhere, also in servers without the bot and among friends, for whoever has added it to themselves. */
export const ANYWHERE: Where = {
  contexts: [Guild, BotDM, PrivateChannel],
  integration_types: [GuildInstall, UserInstall],
};

/** The commands with where they can be used. */
export function usable<Kind extends Command | MessageCommand>(where: Where, commands: readonly Kind[]): Kind[] {
  return commands.map((command) => ({ ...command, data: { ...command.data, ...where } }));
}

/** The server that something was typed in, where the bot is a member; null in one that it does not know, and outside of any. */
export function homeServer({ guild, guildId }: Pick<BaseInteraction, "guild" | "guildId">): string | null {
  return guild === null ? null : guildId;
}
