/** engine: The Interstellar Alliance — it is founded, joined and left. */

import { isaEnemiesOf, isaMembers } from "../../rules/relations/isa.ts";
import { seatOf } from "../../state/lookup.ts";
import type { SeatIndex } from "../../state/vocabulary.ts";
import { emit, type Work } from "../work.ts";

/** The first of these players founds it, and all of them are its members. It is founded once. */
export function foundIsa(work: Work, members: readonly SeatIndex[], source: string): boolean {
  const [founder] = members;
  if (work.game.isa || founder === undefined) return false;
  work.game.isa = { founder, members: [...new Set(members)] };
  emit(work, { type: "isa-founded", founder, members: work.game.isa.members, source });
  return true;
}

export function joinIsa(work: Work, seat: SeatIndex, source: string): boolean {
  const { isa } = work.game;
  if (!isa || isa.members.includes(seat)) return false;
  work.game.isa = { ...isa, members: [...isa.members, seat] };
  emit(work, { type: "isa-joined", seat, source });
  return true;
}

/** Expels a member and all other members of the same race. rulebook: The Interstellar Alliance */
export function expelFromIsa(work: Work, seat: SeatIndex, source: string): boolean {
  const { isa } = work.game;
  if (!isa?.members.includes(seat)) return false;
  const { race } = seatOf(work.game, seat);
  const leaving = isa.members.filter((member) => seatOf(work.game, member).race === race);
  work.game.isa = { ...isa, members: isa.members.filter((member) => !leaving.includes(member)) };
  emit(work, { type: "isa-left", seats: leaving, source });
  return true;
}

/**
 * A member who starts a war with another one, or comes into one by an own card, is out: also where the war is one of
 * all the factions of a race. `by` is whose card or declaration began it, `before` the members with whom that one was
 * at war already. rulebook: The Interstellar Alliance
 */
export function expelForNewEnemies(work: Work, by: SeatIndex, before: readonly SeatIndex[], source: string): void {
  if (isaEnemiesOf(work.game, by).some((seat) => !before.includes(seat))) expelFromIsa(work, by, source);
}

/** The same in games that looked at the two only between whom the war began. */
export function expelForWar(work: Work, by: SeatIndex, between: readonly SeatIndex[], source: string): void {
  const members = isaMembers(work.game);
  if (between.includes(by) && between.every((seat) => members.includes(seat))) expelFromIsa(work, by, source);
}
