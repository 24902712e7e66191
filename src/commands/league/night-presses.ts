/** Presses about a league's night: of its players about themselves, of its organisers about everything. */
import type { MessageComponentInteraction, ModalSubmitInteraction } from "discord.js";
import { type League, leagueNamed } from "../../leagues/index.ts";
import { hasBegun, playerOf, type Said } from "../../leagues/night/index.ts";
import { citing, tooLate } from "../../views/leagues/cited.ts";
import { lockPage, swappable, swapping } from "../../views/leagues/draft.ts";
import { NO_LEAD } from "../../views/leagues/lead.ts";
import { confirmEnd, nightPlayer, nightPlayers } from "../../views/leagues/night.ts";
import { NIGHT_PRESSES, type NightPress, parseNightPress } from "../../views/leagues/night-press.ts";
import {
  KEEPING_APART,
  keepable,
  mannersScreen,
  numbersForm,
  settingsScreen,
} from "../../views/leagues/night-settings.ts";
import { nightProblem } from "../../views/leagues/night-words.ts";
import { chooseOne } from "../../views/leagues/two-players.ts";
import { say } from "../../views/words/index.ts";
import type { Bot } from "../shared/bot.ts";
import { type Answer, replacing, replyInstead } from "../shared/command.ts";
import { readersLanguage } from "../shared/language.ts";
import { alike, presses } from "../shared/presses.ts";
import { checkIn, confirmDrop, dropOut } from "./check-in.ts";
import { fillLeague } from "./fill.ts";
import { LEAGUES_ONLY_IN_A_SERVER } from "./named.ts";
import { setApart, setManner, setNumbers, setSwitches, setTogether } from "./night-settings.ts";
import { chooseOrganisers } from "./organisers.ts";
import { discard, lockPods, pair, publish, swap } from "./pairing.ts";
import { noteMessage } from "./refresh.ts";
import { joinAs } from "./register.ts";
import {
  lastNight,
  NO_NIGHT,
  notAnOrganiser,
  openNight,
  organises,
  panelOf,
  runningNight,
  speakerOf,
  tell,
} from "./running.ts";

const LATE = tooLate("numbers", "league-night");

export const nightPresses = presses({
  word: "night",
  parse: parseNightPress,
  press: alike(NIGHT_PRESSES, handle),
  submit: { numbers },
});

async function leagueOf(guild: string | null, id: string, bot: Bot): Promise<League | Answer> {
  if (guild === null) return replyInstead(LEAGUES_ONLY_IN_A_SERVER);
  return leagueNamed(await bot.leagues.of(guild), id) ?? replyInstead(citing("league-gone", "league-registration"));
}

async function numbers(asked: ModalSubmitInteraction, { id }: NightPress, bot: Bot): Promise<Answer> {
  const league = await leagueOf(asked.guildId, id, bot);
  if ("kind" in league || asked.guildId === null)
    return "kind" in league ? league : replyInstead(LEAGUES_ONLY_IN_A_SERVER);
  if (!organises(asked, league)) return replyInstead(notAnOrganiser(league));
  return setNumbers(asked, asked.guildId, league, bot);
}

async function handle(asked: MessageComponentInteraction, press: NightPress, bot: Bot): Promise<Answer> {
  const guild = asked.guildId;
  const league = await leagueOf(guild, press.id, bot);
  if ("kind" in league) return league;
  if (guild === null) return replyInstead(LEAGUES_ONLY_IN_A_SERVER);
  await noteMessage(asked, guild, league, bot);
  const values = asked.isStringSelectMenu() ? asked.values : [];
  switch (press.verb) {
    case "here":
      return checkIn(asked, guild, league, bot);
    case "drop":
      return confirmDrop(asked, guild, league, bot);
    case "dropped":
      return dropOut(asked, guild, league, bot);
    case "side":
      return joinAs(asked, guild, league, values[0] ?? "", bot);
    default:
      if (!organises(asked, league)) return replyInstead(notAnOrganiser(league));
      return organised(asked, { guild, league, press, values }, bot);
  }
}

interface Order {
  guild: string;
  league: League;
  press: NightPress;
  values: readonly string[];
}

/** What is there without a night that runs. */
async function organised(asked: MessageComponentInteraction, order: Order, bot: Bot): Promise<Answer> {
  const { guild, league, press, values } = order;
  switch (press.verb) {
    case "organise":
      return replacing(panelOf(bot, league, (await lastNight(guild, league, bot))?.night ?? null));
    case "open": {
      const { night } = await openNight(asked, guild, league, bot);
      const opened = { night: night.number };
      return replacing(panelOf(bot, league, night, (language) => say(language, "night-opened", opened)));
    }
    case "fill":
      return fillLeague(asked, guild, league, bot);
    case "settings":
      return replacing(settingsScreen(league));
    case "switches":
      return setSwitches(asked, guild, league, values, bot);
    case "numbers":
      return { kind: "form", form: numbersForm(league, await readersLanguage(asked, bot)), late: LATE };
    case "organisers":
      return chooseOrganisers(asked, guild, league, bot);
    case "apart":
      return setApart(asked, guild, league, both(press, values), bot);
    case "apart-from": {
      const how = { first: press.user || (values[0] ?? ""), page: press.page };
      return replacing(chooseOne(league, keepable(league), KEEPING_APART, how, "settings"));
    }
    case "manners":
      return replacing(mannersScreen(league));
    case "talk":
    case "takebacks":
    case "leaving":
      return setManner(asked, guild, league, press.verb, values[0] ?? "", bot);
    case "hosts":
      return setManner(asked, guild, league, null, "", bot);
    case "together":
      return setTogether(asked, guild, league, bot);
    default:
      return ofNight(asked, order, bot);
  }
}

/** What is about the night that runs. */
async function ofNight(asked: MessageComponentInteraction, order: Order, bot: Bot): Promise<Answer> {
  const { guild, league, press, values } = order;
  const running = await runningNight(guild, league, bot);
  const last = running ?? (await lastNight(guild, league, bot));
  if (running === null) return replacing(panelOf(bot, league, last?.night ?? null, NO_NIGHT));
  const { night } = running;
  const { number: version } = press;
  const user = press.user || (values[0] ?? "");
  switch (press.verb) {
    case "everybody":
      return everybodyHere(asked, running, league, bot);
    case "pair":
    case "again":
      return pair(asked, league, running, press.verb === "again", bot);
    case "swap":
      return swap(asked, league, running, { version, users: both(press, values) }, bot);
    case "partner": {
      const { draft } = night;
      if (draft === null || draft.stale || draft.version !== version) return pair(asked, league, running, false, bot);
      const how = { first: user, page: press.page };
      return replacing(chooseOne(league, swappable(night, draft), swapping(draft), how, "pair"));
    }
    case "lock":
      return lockPods(asked, league, running, { version, pods: values.map(Number), page: press.page }, bot);
    case "locks": {
      const { draft } = night;
      if (draft === null || draft.stale || draft.version !== version) return pair(asked, league, running, false, bot);
      return replacing(lockPage(league, draft, press.page));
    }
    case "publish":
      return publish(asked, league, running, version, bot);
    case "discard":
      return discard(asked, league, running, version, bot);
    case "players":
      return replacing(nightPlayers(league, night, version));
    case "player": {
      const player = playerOf(night, user);
      if (player === null) return replacing(nightPlayers(league, night, 0, citing("night-no-player", "league-night")));
      return replacing(nightPlayer(league, player, hasBegun(night, player.user)));
    }
    case "in": {
      const player = playerOf(night, values[0] ?? "");
      const whom = player?.user ?? "";
      const here = player?.here !== true;
      const said: Said = player?.gone ? { type: "returned", user: whom } : { type: "here", user: whom, here };
      return aboutPlayer(asked, order, [said], bot);
    }
    case "come":
      return aboutPlayer(asked, order, [{ type: "here", user, here: true }], bot);
    case "away":
      return aboutPlayer(asked, order, [{ type: "here", user, here: false }], bot);
    case "out":
      return aboutPlayer(asked, order, [{ type: "dropped", user, how: "drop", why: "" }], bot);
    case "no-show":
      return aboutPlayer(asked, order, [{ type: "dropped", user, how: "no-show", why: "" }], bot);
    case "back":
      return aboutPlayer(asked, order, [{ type: "returned", user }], bot);
    case "end":
      return replacing(confirmEnd(league, night));
    case "ended": {
      const told = await tell(asked, running, () => [{ type: "ended" }], bot);
      return told.ok ? replacing(panelOf(bot, league, told.night)) : told.answer;
    }
    default:
      return replacing(panelOf(bot, league, night));
  }
}

/** The two whom a press names: both in its menu, or the first in the press itself. */
const both = ({ user }: NightPress, values: readonly string[]): readonly string[] =>
  user === "" ? values : [user, ...values];

type Running = NonNullable<Awaited<ReturnType<typeof runningNight>>>;

async function everybodyHere(
  asked: MessageComponentInteraction,
  running: Running,
  league: League,
  bot: Bot,
): Promise<Answer> {
  const told = await tell(
    asked,
    running,
    ({ players }) =>
      players
        .filter(({ here, gone }) => !here && gone === null)
        .map(({ user }) => ({ type: "here", user, here: true }) as const),
    bot,
  );
  return told.ok
    ? replacing(panelOf(bot, league, told.night, (language) => say(language, "night-everybody-here")))
    : told.answer;
}

async function aboutPlayer(
  asked: MessageComponentInteraction,
  { guild, league, press }: Order,
  said: readonly Said[],
  bot: Bot,
): Promise<Answer> {
  const running = await runningNight(guild, league, bot);
  if (running === null) return replyInstead(NO_NIGHT);
  const acted = await bot.nights.act(running.ref, speakerOf(asked, bot), () => said);
  if (acted.outcome === "none") return replyInstead(NO_NIGHT);
  const lead = acted.outcome === "refused" ? nightProblem(acted.problem, acted.night) : NO_LEAD;
  return replacing(nightPlayers(league, acted.night, press.page, lead));
}
