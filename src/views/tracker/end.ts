import type { View } from "../../engine/index.ts";
import { type Context, languageIn, nameOf } from "../text/context.ts";
import { encodePress } from "../text/custom-id.ts";
import { fittedIn } from "../text/fitted.ts";
import { DISCORD_LIMITS } from "../text/limits.ts";
import { type ActionRow, type Button, button, buttonRows, type Message, message } from "../text/message.ts";
import { plain } from "../text/safe-text.ts";
import { FIRST_LANGUAGE, type Language, listedIn, say } from "../words/index.ts";
import { seatsInOrder } from "./seats.ts";
import { NEWEST_TURN, turnByTurn } from "./then-key.ts";

const MEDALS: Readonly<Record<number, string>> = { 1: "🥇", 2: "🥈", 3: "🥉" };

/** What there is to do after a game: another one with the same people or with others, a look at its turns, and the proof of every shuffle. */
export const endRows = (ctx: Context): ActionRow[] => buttonRows(endButtons(ctx, languageIn(ctx)));

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
    button(press("replay", NEWEST_TURN), say(language, "replay-button"), "main"),
    button(press("verify"), say(language, "verify-button")),
  ];
}

/** The end: who won and how, all places, and the seed that proves every shuffle. */
export function endMessage(view: View, ctx: Context, seed: string): Message {
  const { result } = view;
  const language = languageIn(ctx);
  const proof = say(language, "end-proof", { seed: plain(seed, 200).replaceAll("`", "") });
  if (result === null) {
    return message({
      embeds: [{ title: say(language, "end-closed"), description: proof }],
      rows: endRows(ctx),
    });
  }
  const { winners, victory } = result;
  const names = listedIn(
    winners.map((seat) => `**${nameOf(ctx, seat)}**`),
    language,
  );
  const won =
    winners.length === 0
      ? say(language, result.time ? "end-nobody-time" : "end-nobody")
      : say(language, "end-wins", { names, count: winners.length, victory });
  const places = seatsInOrder(view)
    .map((seat) => ({
      seat,
      place: result.places[seat.seat] ?? view.seats.length,
      power: result.power[seat.seat] ?? 0,
    }))
    .sort((a, b) => a.place - b.place || b.power - a.power)
    .map(({ seat, place, power }) => {
      const told = say(language, "end-place", {
        place,
        name: nameOf(ctx, seat.seat),
        race: say(language, `race-${seat.race}`),
        power,
        influence: seat.rating,
      });
      const out = seat.eliminated ? ` · ${say(language, "seat-out")}` : "";
      return `${(winners.length > 0 && MEDALS[place]) || "▫️"} ${told}${out}`;
    });
  return message({
    embeds: [
      {
        title: plain(say(language, "end-title", { table: ctx.tableName }), DISCORD_LIMITS.embedTitle),
        description: fittedIn(
          [`🏁 ${won}`, say(language, "end-after", { turn: view.turn }), ...places, "", proof],
          DISCORD_LIMITS.embedDescription,
          language,
        ),
      },
    ],
    rows: endRows(ctx),
  });
}
