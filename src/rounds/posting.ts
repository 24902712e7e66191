/** The messages of a night that stay: the clock of a round, pinned, and the standings, kept up to date. */
import { RESTJSONErrorCodes } from "discord.js";
import { type LeagueRound, MODERATOR, type Night, type NightRef, roundOf } from "../leagues/night/index.ts";
import { boardOf } from "../leagues/standings/board.ts";
import { FIRST_LANGUAGE } from "../settings/languages.ts";
import { Refusing } from "../thread/sending/messenger.ts";
import type { TablePictures } from "../thread/showing/pictures.ts";
import type { Message } from "../views/index.ts";
import { clockMessage } from "../views/leagues/round-clock.ts";
import { picturedStandings, standingsMessage } from "../views/leagues/standings.ts";
import { inColours } from "../views/pictures/messages.ts";
import type { ResultParts } from "./results.ts";
import { languageThere, nightNonce, sayIn } from "./saying.ts";

export interface NightPostingParts extends ResultParts {
  /** Draws the final table; without it that is text. */
  readonly pictures?: TablePictures;
}

/** What each kept message showed when this process last looked: after a restart each is edited once, and no more than that. */
export type LastShown = Map<string, string>;

/** Brings the kept messages of a night up to what it says; false where Discord is to be asked once more, later. */
export async function keepPosted(
  parts: NightPostingParts,
  ref: NightRef,
  night: Night,
  shown: LastShown,
): Promise<boolean> {
  let isShown = true;
  const language = await languageThere(parts, ref.guild);
  for (const round of night.rounds)
    if (round.clock !== null)
      isShown = (await keep(parts, ref, night, round, "clock", clockMessage(night, round, language), shown)) && isShown;
  const [first] = night.rounds;
  const board = boardOf([night], night.settings.points);
  if (!first || board.rows.length === 0) return isShown;
  const about = { id: night.league, name: night.name, night: night.number };
  const live = night.phase !== "ended";
  const text = standingsMessage(about, board, language, live);
  // Edited after each result it is text; once the night is over the table is a picture to share, in the first language.
  const pictured = live || language !== FIRST_LANGUAGE ? null : picturedStandings(about, board, language);
  return (await keep(parts, ref, night, first, "standings", text, shown, pictured)) && isShown;
}

async function keep(
  parts: NightPostingParts,
  ref: NightRef,
  night: Night,
  round: LeagueRound,
  what: "clock" | "standings",
  text: Message,
  shown: LastShown,
  pictured: Message | null = null,
): Promise<boolean> {
  const key = `${nightNonce(night, what)} ${round.number}`;
  const showing = JSON.stringify(pictured ?? text);
  if (shown.get(key) === showing) return true;
  const there = night.posted.find((each) => each.what === what && each.round === round.number);
  const where = there?.channel ?? channelOf(night, round, what);
  const colours = pictured !== null && (await parts.pictures?.wantedIn(ref.guild, where));
  const drawn = colours ? ((await parts.pictures?.filled(inColours(pictured, colours))) ?? null) : null;
  // A text takes away a picture that stood there.
  const wanted = drawn ?? (pictured === null ? text : { ...text, files: [] });
  if (there === undefined) await post(parts, ref, night, round, what, wanted);
  else
    try {
      await parts.messenger.edit(there.channel, there.message, wanted);
    } catch (error) {
      if (!(error instanceof Refusing)) throw error;
      if (error.code === RESTJSONErrorCodes.UnknownMessage) await post(parts, ref, night, round, what, wanted);
      else if (drawn !== null && error.why !== "later") {
        parts.log.warn({ why: error.why }, "a league's picture was not taken: the text stands in its place");
        await keep(parts, ref, night, round, what, text, shown);
      } else if (error.why === "later") return false;
      else parts.log.warn({ why: error.why }, "a league's message could not be edited");
    }
  shown.set(key, showing);
  return true;
}

/** The clock stands where its round was published, the standings where the last one was. */
const channelOf = (night: Night, round: LeagueRound, what: "clock" | "standings"): string =>
  what === "clock" ? round.channel : (roundOf(night, night.rounds.length) ?? round).channel;

async function post(
  parts: NightPostingParts,
  ref: NightRef,
  night: Night,
  round: LeagueRound,
  what: "clock" | "standings",
  wanted: Message,
): Promise<void> {
  const where = channelOf(night, round, what);
  const message = await sayIn(parts, where, nightNonce(night, `${what} ${round.number}`), wanted);
  if (message === null) return;
  const speaker = { by: MODERATOR, at: parts.clock.now() };
  await parts.nights.act(ref, speaker, () => [{ type: "posted", what, round: round.number, channel: where, message }]);
  if (what !== "clock") return;
  try {
    await parts.messenger.pin(where, message);
  } catch (error) {
    if (!(error instanceof Refusing)) throw error;
    parts.log.warn({ why: error.why }, "a round's clock could not be pinned");
  }
}
