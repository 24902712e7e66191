/** engine: Factions and Control — who comes to control a card, and who has it back. */

import type { Claim, InPlay } from "../../state/game.ts";
import { mustPlay, named, playOf } from "../../state/lookup.ts";
import type { CardId, SeatIndex } from "../../state/vocabulary.ts";
import { editPlay, emit, type Work } from "../work.ts";
import { whileGiving } from "./mark-sources.ts";

/**
 * Gives a player control of a card, which stays in its faction. Returns false where that changes nothing. `quietly`: the
 * caller says it.
 */
export function takeControl(work: Work, id: CardId, claim: Claim, { quietly = false } = {}): boolean {
  const play = playOf(work.game, id);
  if (!play || (play.controller === claim.by && claim.until === "permanent" && !play.taken)) return false;
  const same = (one: Claim | undefined) => JSON.stringify(one) === JSON.stringify(claim);
  if (same(play.taken?.claims.at(-1))) return false;
  const from = play.taken ? play.taken.from : play.controller;
  whileGiving(work, [id], () => {
    const edited = editPlay(work, id);
    // Whoever takes it last has it; it comes back to the one before when that claim ends.
    edited.taken = { from, claims: [...(play.taken?.claims ?? []).filter((one) => !same(one)), claim] };
    edited.controller = claim.by;
  });
  if (!quietly)
    emit(work, {
      type: "control-changed",
      card: named(work.game, id),
      to: claim.by,
      until: claim.until,
      source: claim.source,
    });
  return true;
}

/** Ends claims on cards in play, and says who has control again. */
export function endControl(work: Work, ends: (claim: Claim) => boolean): void {
  for (const id of work.game.inPlay) {
    const play = mustPlay(work.game, id);
    if (!play.taken?.claims.some(ends)) continue;
    const claims = play.taken.claims.filter((claim) => !ends(claim));
    const last = claims.at(-1);
    const controller = last ? last.by : play.taken.from;
    const before = play.controller;
    whileGiving(work, [id], () => release(editPlay(work, id), claims, controller));
    if (controller !== before && controller !== null)
      emit(work, { type: "control-changed", card: named(work.game, id), to: controller, until: null, source: "" });
  }
}

function release(play: InPlay, claims: readonly Claim[], controller: SeatIndex | null): void {
  const { taken } = play;
  play.controller = controller;
  if (claims.length > 0 && taken) play.taken = { ...taken, claims };
  else play.taken = undefined;
}

/** Ends what lasts only while a card remains rotated. */
export function endControlWhileRotated(work: Work, holder: CardId): void {
  endControl(work, (claim) => claim.until === "while-rotated" && claim.holder === holder);
}

/** No claim on a card is left: it is its new faction's. */
export function forgetClaims(play: InPlay): void {
  play.taken = undefined;
}
