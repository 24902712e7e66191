/** engine: Major Victory; Check Victory Conditions — who claims to have won by an agenda, who agrees, and when that lapses. */

import { missing, stands } from "../../rules/victory/claims.ts";
import { playing, titleOf } from "../../state/lookup.ts";
import type { SeatIndex } from "../../state/vocabulary.ts";
import { ask, emit, type Work } from "../work.ts";

/** A claim whose agenda is gone, hidden, blanked or barred lapses, and nobody is asked about it any more. */
export function keepClaims(work: Work): void {
  for (const claim of work.game.claims ?? []) {
    if (stands(work.game, claim)) continue;
    emit(work, { type: "claim-lapsed", seat: claim.seat, title: titleOf(work.game, claim.card) });
    dropClaim(work, claim.seat);
  }
}

/** Nobody claims it any more. */
export function dropClaim(work: Work, seat: SeatIndex): void {
  const left = (work.game.claims ?? []).filter((claim) => claim.seat !== seat);
  work.game.claims = left.length === 0 ? undefined : left;
  work.game.awaiting = work.game.awaiting.filter((one) => one.kind !== "victory-claim" || one.by !== seat);
}

/** Asks all who have not agreed; true where somebody is asked. */
export function askAboutClaims(work: Work): boolean {
  const { game } = work;
  let asked = false;
  for (const claim of game.claims ?? [])
    for (const seat of missing(game, claim)) {
      ask(work, { kind: "victory-claim", seat, by: claim.seat, card: claim.card });
      asked = true;
    }
  return asked;
}

/** One more who agrees. */
export function agreeTo(work: Work, by: SeatIndex, seats: readonly SeatIndex[]): void {
  work.game.claims = (work.game.claims ?? []).map((claim) =>
    claim.seat === by ? { ...claim, agreed: [...new Set([...claim.agreed, ...seats])] } : claim,
  );
}

/** Everybody is taken to agree: a judge has said so. */
export function grant(work: Work, seat: SeatIndex): void {
  agreeTo(
    work,
    seat,
    playing(work.game).filter((other) => other !== seat),
  );
  work.game.awaiting = work.game.awaiting.filter((one) => one.kind !== "victory-claim" || one.by !== seat);
}
