/**
 * Winning by an agenda whose text is not in verbs: its player claims it, and all others agree when victory is checked.
 * engine: Major Victory; Major Agendas; Drakh Rule 6; Check Victory Conditions
 */

import { ask, emit, type Work } from "../../changes/work.ts";
import { type Refusal, refusal } from "../../refusal.ts";
import type { VictoryClaim } from "../../state/claim.ts";
import type { Game } from "../../state/game.ts";
import { agendaOf, factsOf, majorAgenda, mustPlay, playing, playOf, seatOf, titleOf } from "../../state/lookup.ts";
import type { CardId, SeatIndex } from "../../state/vocabulary.ts";
import { isBlanked } from "../in-force/statics.ts";
import { isBarred } from "./power.ts";

/** Each with its sentence in `views/refusals/agendas.ts`. */
export type NoClaim =
  | "no-agenda"
  | "hidden"
  | "other-card"
  | "not-drakh"
  | "not-major"
  | "automatic"
  | "blanked"
  | "barred"
  | "claimed";

/** May this player claim to win by this card? The agenda that says so, or why not. */
export function mayClaim(game: Game, seat: SeatIndex, because: string): Refusal | { card: CardId } {
  const card = agendaOf(game, seat);
  if (card === null) return no("no-agenda", because);
  const title = titleOf(game, card);
  if (mustPlay(game, card).faceDown) return no("hidden", title);
  if (!sameTitle(title, because)) return refusal("no-claim", { reason: "other-card", title, because });
  const wrong = wrongAgenda(game, seat, card);
  if (wrong) return no(wrong, title);
  if (isBarred(game, seat, "any")) return no("barred", title);
  return (game.claims ?? []).some((claim) => claim.seat === seat) ? no("claimed", title) : { card };
}

const no = (reason: NoClaim, title: string) => refusal("no-claim", { reason, title });

const sameTitle = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

/** What keeps an agenda that lies open from winning anything, whatever its conditions are. */
function wrongAgenda(game: Game, seat: SeatIndex, card: CardId): NoClaim | null {
  const facts = factsOf(game, card);
  // Of a card that nobody has described, the others may know better whose it is.
  const unsaid = facts.race === undefined && facts.complete !== true;
  if (seatOf(game, seat).drakh && facts.race !== "drakh" && !unsaid) return "not-drakh";
  if (facts.text?.wins !== undefined) return "automatic";
  // Of a card that nobody has described in full, the others may know better whether it is a major agenda.
  const known = facts.complete === true || (facts.text !== undefined && facts.text.byHand === undefined);
  if (known && facts.race !== "drakh" && !majorAgenda(facts)) return "not-major";
  return isBlanked(game, card) ? "blanked" : null;
}

/** Does what was claimed still stand: the agenda lies open in that faction, and nothing keeps the player from winning? */
function stands(game: Game, { seat, card }: VictoryClaim): boolean {
  const play = playOf(game, card);
  if (play === null || play.faceDown || play.faction !== seat || seatOf(game, seat).eliminated) return false;
  return wrongAgenda(game, seat, card) === null && !isBarred(game, seat, "any");
}

/** Those who have to agree: everybody else who is still in the game. */
const voters = (game: Game, { seat }: VictoryClaim) => playing(game).filter((other) => other !== seat);

/** Who has still to agree. */
export const missing = (game: Game, claim: VictoryClaim) =>
  voters(game, claim).filter((seat) => !claim.agreed.includes(seat));

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

/** How many have still to agree to what this player claims. */
export function stillToAgree(game: Game, by: SeatIndex): number {
  const claim = (game.claims ?? []).find(({ seat }) => seat === by);
  return claim ? missing(game, claim).length : 0;
}

/** Has everybody agreed that this player wins? */
export function isGranted(game: Game, seat: SeatIndex): boolean {
  return (game.claims ?? []).some((claim) => claim.seat === seat && missing(game, claim).length === 0);
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
