/** engine: Major Victory — what a major agenda asks for, read off it by the table */

import { emit, type Work } from "../changes/work.ts";
import type { Refusal } from "../refusal.ts";
import { mayClaim } from "../rules/victory/claims.ts";
import type { Context, Game } from "../state/game.ts";
import { named } from "../state/lookup.ts";
import type { Effect } from "./shapes/verbs.ts";

/** Why a victory cannot be claimed by the card that is named. */
export function claimRefused(game: Game, { verb }: Effect, { by, source }: Context): Refusal | null {
  if (verb !== "claim-victory") return null;
  const claim = mayClaim(game, by, source);
  return "code" in claim ? claim : null;
}

/** Nothing is won by it yet: all others are asked when victory is checked. */
export function claimVictory(work: Work, _: unknown, { by, source }: Context): boolean {
  const claim = mayClaim(work.game, by, source);
  if ("code" in claim) return false;
  work.game.claims = [...(work.game.claims ?? []), { seat: by, card: claim.card, agreed: [] }];
  emit(work, { type: "victory-claimed", seat: by, agenda: named(work.game, claim.card) });
  return true;
}
