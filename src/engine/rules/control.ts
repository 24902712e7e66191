/** engine: Factions and Control; glossary: Controller, You or Your */
import type { Claim, Game, InPlay } from "../game.ts";
import { factsOf, isOpen, mustPlay, named, playOf, seatOf, titleOf } from "../lookup.ts";
import { type Refusal, refusal } from "../refusal.ts";
import type { CardId, SeatIndex } from "../vocabulary.ts";
import { editPlay, emit, type Work } from "../work.ts";

/** The refusal of a card that is not the player's to use, with who controls it where that lies open. */
export function notYours(game: Game, id: CardId, more: { conflict?: string } = {}): Refusal {
  if (!isOpen(game, id)) return refusal("not-your-card", more);
  const play = playOf(game, id);
  return refusal("not-your-card", {
    title: titleOf(game, id),
    controller: play ? seatOf(game, play.controller).name : null,
    ...more,
  });
}

/**
 * Whom "you" means in a card's text: its controller. On an enhancement that lies on a faction or on a card in one, that
 * faction's player, whoever played it. engine glossary: You or Your
 */
export function youOf(game: Game, id: CardId): SeatIndex {
  const play = mustPlay(game, id);
  return factsOf(game, id).type === "enhancement" && play.faction !== null ? play.faction : play.controller;
}

/** Gives a player control of a card, which stays in its faction. Returns false where that changes nothing. */
export function takeControl(work: Work, id: CardId, claim: Claim): boolean {
  const play = playOf(work.game, id);
  if (!play || (play.controller === claim.by && claim.until === "permanent" && !play.taken)) return false;
  if (play.taken?.claims.some((one) => JSON.stringify(one) === JSON.stringify(claim))) return false;
  const edited = editPlay(work, id);
  const from = play.taken?.from ?? play.controller;
  // Whoever takes it last has it; it comes back to the one before when that claim ends.
  edited.taken = { from, claims: [...(play.taken?.claims ?? []), claim] };
  edited.controller = claim.by;
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
    const controller = claims.at(-1)?.by ?? play.taken.from;
    const before = play.controller;
    release(editPlay(work, id), claims, controller);
    if (controller !== before)
      emit(work, { type: "control-changed", card: named(work.game, id), to: controller, until: null, source: "" });
  }
}

function release(play: InPlay, claims: readonly Claim[], controller: SeatIndex): void {
  const { taken } = play;
  play.controller = controller;
  if (claims.length > 0 && taken) play.taken = { ...taken, claims };
  else delete play.taken;
}

/** Ends what lasts only while a card remains rotated. */
export function endControlWhileRotated(work: Work, holder: CardId): void {
  endControl(work, (claim) => claim.until === "while-rotated" && claim.holder === holder);
}
