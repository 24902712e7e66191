/** engine: War Conflicts; War in Dual Race Games */

import { rotate } from "../changes/in-force/rotation.ts";
import { startState } from "../changes/relations/states.ts";
import { ask, emit, type Work } from "../changes/work.ts";
import type { Refusal } from "../refusal.ts";
import { mayDeclareMore, noneLeft } from "../rules/conflicts/declaring.ts";
import { mayRotate } from "../rules/conflicts/rotation.ts";
import { mayJoinWar, notAtWar, wrongWarTarget } from "../rules/conflicts/war.ts";
import { WAR } from "../rules/relations/states.ts";
import type { Game } from "../state/game.ts";
import { ambassadorOf, named, titleOf } from "../state/lookup.ts";
import type { SeatIndex } from "../state/vocabulary.ts";
import type { ActionOf } from "./action.ts";

/** A war conflict as the player's conflict of the turn: the war is named in the open, what it is aimed at is not. */
export function declareWar(work: Work, { seat, enemy: against, target }: ActionOf<"declare-war">): Refusal | undefined {
  const { game } = work;
  const blocked =
    notAtWar(game, seat, against) ??
    noneLeft(game, seat, "other") ??
    (target ? wrongWarTarget(game, against, target) : null);
  if (blocked) return blocked;
  work.game.declared = [...game.declared, { seat, card: null, war: against, target: target ?? null }];
  emit(work, { type: "declared", seat, conflict: true, war: against });
  const already = work.game.declared.filter((one) => one.seat === seat).length;
  if (mayDeclareMore(work.game, seat)) ask(work, { kind: "declare", seat, already });
  return undefined;
}

export function mayEnterWar(game: Game, seat: SeatIndex, against: SeatIndex): Refusal | null {
  return mayJoinWar(game, seat, against) ?? mayRotate(game, ambassadorOf(game, seat));
}

/** Another faction of the race is at war already: the ambassador rotates, and this one is too. */
export function joinWar(work: Work, { seat, enemy: against }: ActionOf<"join-war">): Refusal | undefined {
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
}
