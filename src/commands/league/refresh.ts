/** A league's registration message, brought up to date where it stands. */
import type { BaseInteraction, MessageComponentInteraction } from "discord.js";
import { MessageFlags } from "discord.js";
import type { League } from "../../leagues/index.ts";
import type { Night } from "../../leagues/night/index.ts";
import { languageThere } from "../../rounds/saying.ts";
import { Refusing } from "../../thread/sending/messenger.ts";
import { leagueMessage } from "../../views/index.ts";
import type { Bot } from "../shared/bot.ts";
import type { Answer } from "../shared/command.ts";

/** Changes this close together are shown by one edit, in ms: Discord takes three edits in six seconds of an old message. */
const GATHER_MS = 1_200;

const waiting = new WeakMap<Bot, Map<string, NodeJS.Timeout>>();

/** Shows soon what the league is now; never rejects, and nobody waits for it. What a crash leaves undone, the next change shows. */
export function refreshLeague(guild: string, league: string, bot: Bot): void {
  const timers = waiting.get(bot) ?? new Map<string, NodeJS.Timeout>();
  waiting.set(bot, timers);
  if (timers.has(league)) return;
  const timer = setTimeout(() => {
    timers.delete(league);
    shown(guild, league, bot).catch((error: unknown) =>
      bot.log.warn({ err: error, league }, "a league's message could not be brought up to date"),
    );
  }, GATHER_MS);
  timer.unref();
  timers.set(league, timer);
}

async function shown(guild: string, id: string, bot: Bot): Promise<void> {
  const league = (await bot.leagues.of(guild)).find((each) => each.id === id);
  if (!league?.posted) return;
  const { channel, message } = league.posted;
  const kept = league.nights === 0 ? null : await bot.nights.of({ guild, league: id, number: league.nights });
  try {
    const language = await languageThere(bot, guild);
    await bot.messenger.edit(channel, message, leagueMessage(league, 0, kept?.night ?? null, language));
  } catch (error) {
    if (!(error instanceof Refusing)) throw error;
    if (error.why === "message-gone" || error.why === "channel-gone")
      await bot.leagues.alter(guild, id, (present) => ({ ...present, posted: null }));
  }
}

/** The league for everybody; where no message of it is kept up to date yet, this one is, from the first player on. */
export async function registration(
  { channelId }: Pick<BaseInteraction, "channelId">,
  guild: string,
  league: League,
  night: Night | null,
  bot: Bot,
): Promise<Answer> {
  const shown = leagueMessage(league, 0, night, await languageThere(bot, guild));
  if (league.posted !== null || channelId === null) return { kind: "public", message: shown };
  const keep = async (message: string) => {
    const posted = { channel: channelId, message };
    await bot.leagues.alter(guild, league.id, (present) => ({ ...present, posted: present.posted ?? posted }));
    // Whoever has joined since it was posted is not on it yet.
    const now = (await bot.leagues.of(guild)).find(({ id }) => id === league.id);
    if (now && now.entrants.length !== league.entrants.length) refreshLeague(guild, league.id, bot);
  };
  return {
    kind: "public",
    message: shown,
    posted: (message) => {
      keep(message).catch((error: unknown) =>
        bot.log.warn({ err: error, league: league.id }, "a league's message could not be kept"),
      );
    },
  };
}

/** A public message of the league that somebody presses is the one that is kept up to date. */
export async function noteMessage(
  interaction: MessageComponentInteraction,
  guild: string,
  { id, posted }: League,
  bot: Bot,
): Promise<void> {
  const { message, channelId } = interaction;
  if (message.flags.has(MessageFlags.Ephemeral) || !isRegistration(message.components)) return;
  if (posted?.message === message.id) return;
  await bot.leagues.alter(guild, id, (present) => ({
    ...present,
    posted: { channel: channelId, message: message.id },
  }));
}

/** Other public messages have the league's buttons as well; to organising it leads this one alone, in whatever language. */
const isRegistration = (components: MessageComponentInteraction["message"]["components"]): boolean =>
  JSON.stringify(components).includes('"night:organise:');
