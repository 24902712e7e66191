/** What a seat of a game on a stage is shown, and what its taps come to. */
import { anytimeActions, type Game, legalActions, type SeatIndex, viewFor } from "../../../src/engine/index.ts";
import { actionMenu, type Message, type PressOutcome, parsePress, readPress } from "../../../src/views/index.ts";
import { customIdOf, expectAcceptable, optionsOf } from "../discord-limits.ts";
import { ctx } from "../fixtures.ts";

/** What this seat may do now, asked or not. */
export const possible = (game: Game, seat: SeatIndex) =>
  legalActions(game, seat).length > 0 ? legalActions(game, seat) : anytimeActions(game, seat);
export const menuOf = (game: Game, seat: SeatIndex = 0) =>
  actionMenu(viewFor(game, { seat }), possible(game, seat), ctx);

export function tap(game: Game, message: Message, label: string, option?: string, seat: SeatIndex = 0): PressOutcome {
  const press = parsePress(customIdOf(message, label));
  if (!press) throw new Error("a press of ours must parse");
  const values = option === undefined ? [] : optionsOf(message, label).filter((each) => each.label === option);
  return readPress(
    press,
    values.map(({ value }) => value),
    viewFor(game, { seat }),
    possible(game, seat),
    ctx,
  );
}

export function shown(outcome: PressOutcome): Message {
  if (outcome.kind !== "show") throw new Error(`expected a message, got ${outcome.kind}`);
  expectAcceptable(outcome.message);
  return outcome.message;
}
