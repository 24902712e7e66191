/** compendium: Hidden Agent — a player who declares before another one, and shows that one what. */
import type { Game } from "../../state/game.ts";
import { mustPlay, seatOf } from "../../state/lookup.ts";
import type { SeatIndex } from "../../state/vocabulary.ts";
import { isBlanked, printed } from "../in-force/statics.ts";

/** The players who show this one what they declare. */
export function shownBy(game: Game, seat: SeatIndex): SeatIndex[] {
  const found = printed(game, "shown-declared").flatMap(({ giver }) => {
    const { controller, faceDown, about } = mustPlay(game, giver);
    if (controller !== seat || faceDown || about === undefined || isBlanked(game, giver)) return [];
    return seatOf(game, about).eliminated ? [] : [about];
  });
  return [...new Set(found)];
}

/** Who declares next where it is this player's turn to: whoever has to show it first, and has not been asked yet. */
export function declaresFirst(game: Game, seat: SeatIndex, asked: readonly SeatIndex[]): SeatIndex {
  const chain = [seat];
  for (;;) {
    const last = chain.at(-1) ?? seat;
    const before = shownBy(game, last).find((one) => !asked.includes(one) && !chain.includes(one));
    if (before === undefined) return last;
    chain.push(before);
  }
}
