/** `/game watch`: the games of a server to look at without a seat, and a press that follows one. */
import type { BaseInteraction } from "discord.js";
import { isOwnGame } from "../../table/seats/played-on.ts";
import type { Table } from "../../table/table.ts";
import { isPublicIn } from "../../thread/places.ts";
import { Refusing } from "../../thread/sending/messenger.ts";
import { followedMessage, parseFollow, type Watched, watchMessage } from "../../views/prompts/watch.ts";
import { say } from "../../views/words/index.ts";
import type { Subcommand } from "../game/subcommand.ts";
import { privately, reply } from "../shared/command.ts";
import { presses } from "../shared/presses.ts";

export const watch = {
  name: "watch",
  build: (builder) => builder.setDescription("The games of this server, to follow without a seat"),
  async run(interaction, bot) {
    const { guildId } = interaction;
    if (guildId === null) return reply((language) => say(language, "watch-server"));
    const { playing } = await bot.tables.running(guildId);
    return privately(watchMessage(playing.filter((table) => mayWatch(interaction, table)).flatMap(watchedOf)));
  },
} satisfies Subcommand;

/** Follows a table: its thread stands among one's own. */
export const watchPresses = presses({
  parse: parseFollow,
  press: {
    async follow(interaction, { table: id }, bot) {
      const table = await bot.tables.load(id);
      const [watched] = table !== null && mayWatch(interaction, table) ? watchedOf(table) : [];
      if (watched === undefined) return reply((language) => say(language, "watch-not"));
      try {
        await bot.messenger.addMember(watched.thread, interaction.user.id);
      } catch (error) {
        if (error instanceof Refusing) return reply((language) => say(language, "watch-not-followed"));
        throw error;
      }
      return privately(followedMessage(watched));
    },
  },
});

/** Whether somebody may be told of a table here: it stands where everybody may look, or right where they ask. */
function mayWatch({ client, guildId, channelId }: BaseInteraction, table: Table): boolean {
  const { guild, channel, thread } = table;
  if (guildId !== guild || !isOwnGame(table)) return false;
  return channelId === channel || channelId === thread || isPublicIn(client, guild, channel) === true;
}

/** What everybody knows of a game that is being played. */
export function watchedOf({ id, name, thread, seats, game, phase }: Table): Watched[] {
  if (game === null || phase !== "playing") return [];
  const { turn, round } = game;
  return [{ table: id, name, thread, players: seats.map(({ display }) => display), turn, round }];
}
