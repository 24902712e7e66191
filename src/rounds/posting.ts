/** The messages of a night that stay: the clock of a round, pinned, and the standings, kept up to date. */
import { RESTJSONErrorCodes } from "discord.js";
import { MODERATOR, type Night, type NightRef, type Round, roundOf } from "../leagues/night/index.ts";
import { boardOf } from "../leagues/standings/board.ts";
import { Refusing } from "../thread/messenger.ts";
import type { Message } from "../views/index.ts";
import { clockMessage } from "../views/leagues/round-clock.ts";
import { standingsMessage } from "../views/leagues/standings.ts";
import type { ResultParts } from "./results.ts";
import { nonceOf, sayIn } from "./saying.ts";

/** What each kept message showed when this process last looked: after a restart each is edited once, and no more than that. */
export type Shown = Map<string, string>;

/** Brings the kept messages of a night up to what it says. */
export async function keepPosted(parts: ResultParts, ref: NightRef, night: Night, shown: Shown): Promise<void> {
  for (const round of night.rounds)
    if (round.clock !== null) await keep(parts, ref, night, round, "clock", clockMessage(night, round), shown);
  const [first] = night.rounds;
  const board = boardOf([night], night.settings.points);
  if (!first || board.rows.length === 0) return;
  const about = { id: night.league, name: night.name, night: night.number };
  await keep(parts, ref, night, first, "standings", standingsMessage(about, board, night.phase !== "ended"), shown);
}

async function keep(
  parts: ResultParts,
  ref: NightRef,
  night: Night,
  round: Round,
  what: "clock" | "standings",
  wanted: Message,
  shown: Shown,
): Promise<void> {
  const key = `${nonceOf(night, what)} ${round.number}`;
  const text = JSON.stringify(wanted);
  if (shown.get(key) === text) return;
  const there = night.posted.find((each) => each.what === what && each.round === round.number);
  if (there === undefined) await post(parts, ref, night, round, what, wanted);
  else
    try {
      await parts.messenger.edit(there.channel, there.message, wanted);
    } catch (error) {
      if (!(error instanceof Refusing)) throw error;
      if (error.code === RESTJSONErrorCodes.UnknownMessage) await post(parts, ref, night, round, what, wanted);
      else if (error.why === "later") return;
      else parts.log.warn({ why: error.why }, "a league's message could not be edited");
    }
  shown.set(key, text);
}

async function post(
  parts: ResultParts,
  ref: NightRef,
  night: Night,
  round: Round,
  what: "clock" | "standings",
  wanted: Message,
): Promise<void> {
  const { channel } = roundOf(night, night.rounds.length) ?? round;
  const where = what === "clock" ? round.channel : channel;
  const message = await sayIn(parts, where, nonceOf(night, `${what} ${round.number}`), wanted);
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
