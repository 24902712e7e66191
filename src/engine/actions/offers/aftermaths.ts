/** The aftermaths that a seat may play, each on whatever it may be played on. */

import { mayPlayAftermath } from "../../rules/conflicts/aftermath.ts";
import { secondTargets } from "../../rules/conflicts/second-target.ts";
import type { Game, Target } from "../../state/game.ts";
import { factsOf, mustPlay, playing, seatOf } from "../../state/lookup.ts";
import type { SeatIndex } from "../../state/vocabulary.ts";
import { collect, type OfferedAction, ofHand, targetsFor, withSecond, withTarget } from "./found.ts";

/** The aftermaths in hand for this conflict, one of each kind. */
export function aftermaths(game: Game, seat: SeatIndex, id: number): OfferedAction[] {
  const conflict = game.conflicts.find((other) => other.id === id);
  if (!conflict) return [];
  const found: OfferedAction[] = [];
  for (const card of ofHand(game, seatOf(game, seat).hand)) {
    const facts = factsOf(game, card);
    if (facts.type !== "aftermath") continue;
    const targets = facts.text
      ? targetsFor(game, facts.text.target ?? null, seat, conflict)
      : [null, ...playing(game).map((other): Target => ({ what: "player", seat: other })), ...characters(game)];
    for (const target of targets)
      for (const second of secondTargets(game, facts.text, { by: seat, conflict }, target))
        collect(
          game,
          found,
          { type: "aftermath", seat, card, ...withTarget(target), ...withSecond(second) },
          mayPlayAftermath(game, seat, card, target, conflict, second),
        );
  }
  return found;
}

function characters(game: Game): Target[] {
  return game.inPlay
    .filter((id) => !mustPlay(game, id).faceDown && ["inner", "supporting"].includes(mustPlay(game, id).row))
    .map((card): Target => ({ what: "card", card }));
}
