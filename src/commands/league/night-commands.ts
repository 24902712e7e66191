/** `/league night`, `checkin`, `pair`, `publish` and `drop`: what the buttons do, typed. */
import type { AutocompleteInteraction, ChatInputCommandInteraction } from "discord.js";
import type { League } from "../../leagues/index.ts";
import { type Night, playerOf } from "../../leagues/night/index.ts";
import { plain, safe } from "../../views/index.ts";
import { citing } from "../../views/leagues/cited.ts";
import { say, type Tell } from "../../views/words/index.ts";
import type { Bot } from "../shared/bot.ts";
import { type Answer, type Choice, replacing, reply } from "../shared/command.ts";
import { checkIn, confirmDrop } from "./check-in.ts";
import { isIn, leagueMeant } from "./named.ts";
import { pair, publish, swap } from "./pairing.ts";
import {
  type LastNight,
  lastNight,
  NO_NIGHT,
  notAnOrganiser,
  organises,
  panelOf,
  runningNight,
  tell,
} from "./running.ts";

type Asked = ChatInputCommandInteraction;

export async function nightCommand(asked: Asked, guild: string, bot: Bot): Promise<Answer> {
  const { options, user } = asked;
  const name = options.getSubcommand();
  const mine = name === "checkin" || name === "drop" ? isIn(user.id) : ({ host }: League) => host.user === user.id;
  const found = await leagueMeant(guild, options.getString("league"), bot, mine);
  if (!found.ok) return found.answer;
  const { league } = found;
  if (name === "checkin") return checkIn(asked, guild, league, bot);
  if (name === "drop" && options.getString("player") === null) return confirmDrop(asked, guild, league, bot);
  if (!organises(asked, league)) return reply(notAnOrganiser(league));
  if (name === "night") return replacing(panelOf(bot, league, (await lastNight(guild, league, bot))?.night ?? null));
  const running = await runningNight(guild, league, bot);
  if (running === null) return replacing(panelOf(bot, league, null, NO_NIGHT));
  return ofNight(asked, name, { league, running }, bot);
}

async function ofNight(
  asked: Asked,
  name: string,
  { league, running }: { league: League; running: LastNight },
  bot: Bot,
): Promise<Answer> {
  const { options } = asked;
  switch (name) {
    case "pair": {
      const names = [options.getString("swap"), options.getString("with")];
      if (names.every((each) => each === null)) return pair(asked, league, running, false, bot);
      const users = names.map((each) => personNamed(running.night, each ?? ""));
      const unknown = names.find((_, at) => users[at] === null);
      if (unknown !== undefined) return reply(nobodyCalled(unknown ?? ""));
      const version = running.night.draft?.version ?? 0;
      return swap(asked, league, running, { version, users: users.flatMap((each) => each ?? []) }, bot);
    }
    case "publish": {
      if (running.night.draft === null)
        return replacing(panelOf(bot, league, running.night, citing("night-nothing-to-publish", "league-night")));
      return publish(asked, league, running, null, bot);
    }
    default: {
      const typed = options.getString("player", true);
      const user = personNamed(running.night, typed);
      if (user === null) return reply(nobodyCalled(typed));
      const how = options.getBoolean("no-show") === true ? "no-show" : "drop";
      const told = await tell(asked, running, () => [{ type: "dropped", user, how, why: "" }], bot);
      if (!told.ok) return told.answer;
      const name = safe(playerOf(told.night, user)?.name ?? user, 32);
      return replacing(panelOf(bot, league, told.night, (language) => say(language, "night-is-out", { name, how })));
    }
  }
}

const nobodyCalled = (typed: string): Tell =>
  typed === ""
    ? citing("night-name-both", "league-night")
    : citing("night-nobody-called", "league-night", { name: safe(typed, 40) });

/** By the choice, or by what they are called. */
function personNamed({ players }: Night, typed: string): string | null {
  const wanted = typed.trim().toLowerCase();
  return (
    players.find(({ user }) => user === wanted)?.user ??
    players.find(({ name }) => name.toLowerCase() === wanted)?.user ??
    null
  );
}

/** The players of the night that runs, for its organisers. */
export async function nightChoices(
  asked: AutocompleteInteraction,
  guild: string,
  typed: string,
  bot: Bot,
): Promise<Choice[]> {
  const found = await leagueMeant(
    guild,
    asked.options.getString("league"),
    bot,
    ({ host }) => host.user === asked.user.id,
  );
  if (!found.ok || !organises(asked, found.league)) return [];
  const running = await runningNight(guild, found.league, bot);
  return (running?.night.players ?? [])
    .filter(({ name, gone }) => gone === null && name.toLowerCase().includes(typed.toLowerCase()))
    .map(({ name, user }) => ({ name: plain(name, 100), value: user }));
}
