import type { ChatInputCommandInteraction, MessageComponentInteraction } from "discord.js";
import { starterMeant } from "../../catalogue/starter-meant.ts";
import { deckRemarks } from "../../thread/showing/lobby-view.ts";
import { safe } from "../../views/index.ts";
import { changedIn } from "../../views/text/message.ts";
import { raceIn } from "../../views/text/named.ts";
import { say } from "../../views/words/index.ts";
import { changeSeat, doerOf } from "../game/opening/seats.ts";
import type { Bot } from "../shared/bot.ts";
import { type Answer, replacing } from "../shared/command.ts";
import { whichTable } from "../shared/which-table.ts";
import { wishedDeck } from "./own.ts";

/** Sits down with another deck: an own one or a ready-made one. */
export async function useDeck(
  interaction: ChatInputCommandInteraction | MessageComponentInteraction,
  text: string,
  bot: Bot,
): Promise<Answer> {
  const { user, guildId } = interaction;
  const found = await whichTable(interaction, bot);
  // In a direct message, decks are those of the table's server.
  const guild = guildId ?? (found.ok ? found.table.guild : null);
  const wished = await wishedDeck({ user, guildId: guild }, text, bot);
  if (!wished.ok) return wished.answer;
  if (!found.ok) return found.answer;
  const doer = doerOf(interaction);
  const before = found.table.seats.find(({ userId }) => userId === doer.userId);
  const answer = await changeSeat(found.table.id, doer, wished.wish, bot);
  const chosen =
    "own" in wished.wish ? wished.wish.own.deck : starterMeant(bot.library, wished.wish.deck, before ?? null);
  if (answer.kind !== "replace" || !before || !chosen) return answer;
  const own = "own" in wished.wish ? wished.wish.own : null;
  const after = { ...before, own, deck: chosen.name, ambassador: chosen.ambassador };
  const { table } = found;
  const seated = answer.message.embeds.length === 0 && answer.message.components.length > 1;
  if (!seated) return answer;
  return replacing(
    changedIn(answer.message, (told, language) => {
      const notes = [
        ...(chosen.race === before.race
          ? []
          : [say(language, "sits-race-along", { race: raceIn(language, chosen.race) })]),
        ...deckRemarks(bot.library, after, table, language),
      ];
      if (notes.length === 0) return told;
      const said = notes.map((note) => `-# ${safe(note, 300)}`).join("\n");
      return { ...told, content: `${told.content}\n${said}`.slice(0, 2_000) };
    }),
  );
}
