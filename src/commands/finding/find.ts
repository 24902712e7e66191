/** `/game find`, and the button that leaves the line. */
import { RULE_SETS } from "../../engine/index.ts";
import { RUN_MS, runAt, SEATS } from "../../finding/match.ts";
import { PACES } from "../../settings/index.ts";
import { isOwnGame } from "../../table/seats/played-on.ts";
import { seatOfUser } from "../../table/table.ts";
import {
  inLineAlready,
  inLineMessage,
  LEAVE_LINE,
  leftLine,
  lineFull,
  tooManyGames,
} from "../../views/finding/find.ts";
import { PACE_WORDS } from "../../views/settings/pace.ts";
import { RULE_SET_WORDS } from "../../views/text/words.ts";
import { tablePlaceOf } from "../game/opening/open-table.ts";
import type { Subcommand } from "../game/subcommand.ts";
import type { Bot } from "../shared/bot.ts";
import { privately, replacing, reply } from "../shared/command.ts";
import { presses } from "../shared/presses.ts";
import { displayOf } from "../shared/who.ts";

/** What can be looked for: house rules and a time of one's own are agreed on at a table. */
const RULES = RULE_SETS.filter((each) => each !== "house");
const FOUND_PACES = PACES.filter((each) => each !== "custom");

export const find = {
  name: "find",
  build: (builder) =>
    builder
      .setDescription("Stand in line: a table opens here when enough players fit")
      .addStringOption((option) =>
        option
          .setName("pace")
          .setDescription("How long an answer may take (any, if you do not choose)")
          .addChoices(...FOUND_PACES.map((value) => ({ name: PACE_WORDS[value], value }))),
      )
      .addStringOption((option) =>
        option
          .setName("rules")
          .setDescription("Which rules to play by (any, if you do not choose)")
          .addChoices(...RULES.map((value) => ({ name: RULE_SET_WORDS[value], value }))),
      )
      .addIntegerOption((option) =>
        option
          .setName("seats")
          .setDescription("How many are to play (any number, if you do not choose)")
          .setMinValue(SEATS.least)
          .setMaxValue(SEATS.most),
      ),
  async run(interaction, bot) {
    const { user, options } = interaction;
    const found = await tablePlaceOf(interaction, "/game find", bot);
    if (!found.ok) return reply(found.why);
    const { guild, channel, post } = found.place;
    const now = bot.clock.now();
    const waiting = await bot.line.waiting(guild, user.id, now);
    if (waiting !== null) return privately(inLineAlready(waiting, waiting.at));
    const { games } = await bot.settings.servers.of(guild);
    if (games !== undefined && (await seatsIn(guild, user.id, bot)) >= games) return privately(tooManyGames(games));
    const rules = RULES.find((each) => each === options.getString("rules"));
    const pace = FOUND_PACES.find((each) => each === options.getString("pace"));
    const seats = options.getInteger("seats") ?? undefined;
    const wanted = {
      ...(rules === undefined ? {} : { rules }),
      ...(pace === undefined ? {} : { pace }),
      ...(seats === undefined ? {} : { seats }),
    };
    const place = { channel, ...(post === null ? {} : { tags: [...post.tags] }) };
    const came = await bot.line.join(
      guild,
      { ...wanted, ...place, user: user.id, name: displayOf(interaction), at: now },
      runAt(now),
    );
    if (came === "full") return privately(lineFull());
    return privately(came === "already" ? inLineAlready(wanted, now) : inLineMessage(wanted, RUN_MS / 60_000));
  },
} satisfies Subcommand;

/** At how many of a server's tables somebody sits. */
async function seatsIn(guild: string, user: string, bot: Bot): Promise<number> {
  const mine = await bot.tables.ofUser(user);
  const counts = mine.filter(isOwnGame);
  return counts.filter((table) => table.guild === guild && seatOfUser(table, user) !== null).length;
}

export const findPresses = presses({
  word: "find",
  parse: (customId) => (customId === LEAVE_LINE ? { verb: "leave" } : null),
  press: {
    leave: async ({ guildId, user }, _, bot) =>
      replacing(leftLine(guildId !== null && (await bot.line.leave(guildId, user.id)))),
  },
});
