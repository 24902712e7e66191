/** engine: Factions and Control; glossary: Controller, You or Your */

import { editPlay, emit, type Work } from "../../changes/work.ts";
import { type Refusal, refusal } from "../../refusal.ts";
import type { Claim, Game, InPlay } from "../../state/game.ts";
import { factsOf, isMercenary, isOpen, mustPlay, named, playOf, seatOf, titleOf } from "../../state/lookup.ts";
import type { CardId, SeatIndex } from "../../state/vocabulary.ts";
import { whileGiving } from "./mark-sources.ts";

/** The refusal of a card that is not the player's to use, with who controls it where that lies open. */
export function notYours(game: Game, id: CardId, more: { conflict?: string } = {}): Refusal {
  if (!isOpen(game, id)) return refusal("not-your-card", more);
  const controller = playOf(game, id)?.controller ?? null;
  const title = titleOf(game, id);
  if (controller === null && isMercenary(factsOf(game, id))) return refusal("mercenary-not-hired", { title, ...more });
  return refusal("not-your-card", {
    title,
    controller: controller === null ? null : seatOf(game, controller).name,
    ...more,
  });
}

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

/** The last claim on a card that this source gave this player; absent where there is none. */
export function claimBy(game: Game, id: CardId, by: SeatIndex, source: string): Claim | undefined {
  return playOf(game, id)?.taken?.claims.findLast((claim) => claim.by === by && claim.source === source);
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

/** No claim on a card is left: it is its new faction's. */
export function forgetClaims(play: InPlay): void {
  play.taken = undefined;
}

/** Ends what lasts only while a card remains rotated. */
export function endControlWhileRotated(work: Work, holder: CardId): void {
  endControl(work, (claim) => claim.until === "while-rotated" && claim.holder === holder);
}
