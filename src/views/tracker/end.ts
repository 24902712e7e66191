import type { View } from "../../engine/index.ts";
import { type Context, nameOf } from "../text/context.ts";
import { encodePress } from "../text/custom-id.ts";
import { DISCORD_LIMITS } from "../text/limits.ts";
import { type ActionRow, type Button, button, buttonRows, type Message, message } from "../text/message.ts";
import { fitted, listed, plain } from "../text/safe-text.ts";
import { RACE_WORDS } from "../text/words.ts";
import { FIRST_LANGUAGE, type Language, say } from "../words/index.ts";
import { NEWEST_TURN, turnByTurn } from "./then-key.ts";

const MEDALS: Readonly<Record<number, string>> = { 1: "🥇", 2: "🥈", 3: "🥉" };

const VICTORIES = {
  standard: "a standard victory",
  major: "a major victory",
  "last-player": "the victory of the last player left",
  none: "nobody",
} as const;

/** What there is to do after a game: another one with the same people or with others, a look at its turns, and the proof of every shuffle. */
export const endRows = (ctx: Context): ActionRow[] => buttonRows(endButtons(ctx));

export function endButtons(ctx: Context, language: Language = FIRST_LANGUAGE): Button[] {
  const press = (verb: "rematch" | "again" | "verify" | "replay", key = "") =>
    encodePress({ table: ctx.table, decision: 0, verb, key });
  return [
    // Another game like one that was no real game would be a real one.
    ...(ctx.origin
      ? []
      : [
          button(press("rematch"), say(language, "rematch-button"), "good"),
          button(press("again"), say(language, "again-button")),
        ]),
    turnByTurn(ctx, say(language, "turns-button")),
    button(press("replay", NEWEST_TURN), say(language, "replay-button")),
    button(press("verify"), say(language, "verify-button")),
  ];
}

/** The end: who won and how, all places, and the seed that proves every shuffle. */
export function endMessage(view: View, ctx: Context, seed: string): Message {
  const { result } = view;
  const proof = `The seed was \`${plain(seed, 200).replaceAll("`", "")}\`. Its SHA-256 is the number that I published before the game: **Verify the shuffles** replays every one.`;
  if (result === null) {
    return message({
      embeds: [{ title: "The game was closed before its end", description: proof }],
      rows: endRows(ctx),
    });
  }
  const names = listed(result.winners.map((seat) => `**${nameOf(ctx, seat)}**`));
  const won =
    result.winners.length === 0
      ? `Nobody wins${result.time ? ": time was called, and places go by power" : ""}.`
      : `${names} ${result.winners.length === 1 ? "scores" : "score"} ${VICTORIES[result.victory]}.`;
  const places = view.seats
    .map((seat) => ({
      seat,
      place: result.places[seat.seat] ?? view.seats.length,
      power: result.power[seat.seat] ?? 0,
    }))
    .sort((a, b) => a.place - b.place || b.power - a.power)
    .map(
      ({ seat, place, power }) =>
        `${(result.winners.length > 0 && MEDALS[place]) || "▫️"} **${place}.** ${nameOf(ctx, seat.seat)} · ${RACE_WORDS[seat.race]} · power ${power} · influence ${seat.rating}${seat.eliminated ? " · eliminated" : ""}`,
    );
  return message({
    embeds: [
      {
        title: plain(`Game over: ${ctx.tableName}`, DISCORD_LIMITS.embedTitle),
        description: fitted(
          [`🏁 ${won}`, `After turn ${view.turn}:`, ...places, "", proof],
          DISCORD_LIMITS.embedDescription,
        ),
      },
    ],
    rows: endRows(ctx),
  });
}
