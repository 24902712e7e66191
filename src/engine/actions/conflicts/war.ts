/** engine: War Conflicts; War in Dual Race Games */

import { rotate } from "../../changes/in-force/rotation.ts";
import { startState } from "../../changes/relations/states.ts";
import { emit } from "../../changes/work.ts";
import type { Refusal } from "../../refusal.ts";
import { mayRotate } from "../../rules/conflicts/rotation.ts";
import { mayJoinWar, notAtWar } from "../../rules/conflicts/war.ts";
import { WAR } from "../../rules/relations/states.ts";
import type { Game } from "../../state/game.ts";
import { ambassadorOf, named, seatOf, titleOf } from "../../state/lookup.ts";
import type { CardId, SeatIndex } from "../../state/vocabulary.ts";
import { takeDeclaration } from "../../turn/declaring.ts";
import { seatIndex, targetSchema } from "../fields.ts";
import { action, shapeOf } from "../record.ts";
import { targetLabel } from "../words.ts";

/** A war conflict as the player's conflict of the turn: the war is named in the open, what it is aimed at is not. */
const declareWar = action({
  called: "Declare a war conflict",
  /** A war conflict, without a card; `enemy` is with whom the war is. */
  shape: shapeOf("declare-war", { enemy: seatIndex, target: targetSchema.optional() }),
  answers: ["declare"],
  never: (game, { seat, enemy }): Refusal | null => notAtWar(game, seat, enemy),
  perform(work, { seat, enemy: war, target }, decision): Refusal | undefined {
    return takeDeclaration(work, seat, { card: null, war, ...(target ? { target } : {}) }, decision) ?? undefined;
  },
  orders: { "declare-war": "declare war on {target}", "declare-war-later": "declare war against {name}" },
  sentence(game, action): string {
    // With its target named, or against a player with the target still to be chosen.
    return action.target
      ? `declare war on ${targetLabel(game, action.target)}`
      : `declare war against ${seatOf(game, action.enemy).name}`;
  },
});

export function mayEnterWar(game: Game, seat: SeatIndex, against: SeatIndex): Refusal | null {
  return mayJoinWar(game, seat, against) ?? mayRotate(game, ambassadorOf(game, seat));
}

/** Another faction of the race is at war already: the ambassador rotates, and this one is too. */
const joinWar = action({
  called: "Join a war",
  /** The ambassador rotates, and this faction too is at war with a player who is with another faction of its race. */
  shape: shapeOf("join-war", { enemy: seatIndex }),
  answers: ["action"],
  rotates: (game, { seat }): CardId => ambassadorOf(game, seat),
  perform(work, { seat, enemy: against }): Refusal | undefined {
    const blocked = mayEnterWar(work.game, seat, against);
    if (blocked) return blocked;
    const ambassador = ambassadorOf(work.game, seat);
    rotate(work, ambassador);
    emit(work, { type: "joined-war", seat, against, with: named(work.game, ambassador) });
    startState(work, {
      by: seat,
      name: WAR,
      between: [{ seat }, { seat: against }],
      gives: [0, 0],
      source: titleOf(work.game, ambassador),
    });
    return undefined;
  },
  orders: { "join-war": "join the war against {name}" },
  sentence: (game, action): string => `join the war against ${seatOf(game, action.enemy).name}`,
});

export const actions = [declareWar, joinWar] as const;
