/** engine: Major Victory; Check Victory Conditions — who claims to have won by an agenda, who agrees, and when that lapses. */

import { missing, wrongAgenda } from "../../rules/victory/claims.ts";
import { isBarred } from "../../rules/victory/power.ts";
import type { VictoryClaim } from "../../state/claim.ts";
import type { Game } from "../../state/game.ts";
import { playing, playOf, seatOf, titleOf } from "../../state/lookup.ts";
import type { SeatIndex } from "../../state/vocabulary.ts";
import { ask, emit, type Work } from "../work.ts";

/** Does what was claimed still stand: the agenda lies open in that faction, and nothing keeps the player from winning? */
function stands(game: Game, { seat, card }: VictoryClaim): boolean {
  const play = playOf(game, card);
  if (play === null || play.faceDown || play.faction !== seat || seatOf(game, seat).eliminated) return false;
  return wrongAgenda(game, seat, card) === null && !isBarred(game, seat, "any");
}

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
