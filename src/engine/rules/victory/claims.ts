/**
 * Winning by an agenda, or another card, whose text is not in verbs: its player claims it, and all others agree when victory is checked.
 * engine: Major Victory; Major Agendas; Drakh Rule 6; Check Victory Conditions
 */

import { type Refusal, refusal } from "../../refusal.ts";
import type { VictoryClaim } from "../../state/claim.ts";
import type { Game } from "../../state/game.ts";
import { agendaOf, factsOf, majorAgenda, mustPlay, playing, playOf, seatOf, titleOf } from "../../state/lookup.ts";
import { since } from "../../state/revision.ts";
import type { CardId, SeatIndex } from "../../state/vocabulary.ts";
import { isBlanked } from "../in-force/statics.ts";
import { isBarred } from "./power.ts";

/** Each with its sentence in `views/refusals/agendas.ts`. */
export type NoClaim =
  | "no-agenda"
  | "no-card"
  | "hidden"
  | "other-card"
  | "not-drakh"
  | "not-major"
  | "says-nothing"
  | "automatic"
  | "blanked"
  | "barred"
  | "claimed";

/** May this player claim to win by this card? The agenda that says so, or why not. */
export function mayClaim(game: Game, seat: SeatIndex, because: string): Refusal | { card: CardId } {
  const card = agendaOf(game, seat);
  const other = otherCard(game, seat, because);
  if (other !== null) return mayClaimBy(game, seat, other);
  if (card === null) return no(since(game, 3) ? "no-card" : "no-agenda", because);
  const title = titleOf(game, card);
  if (mustPlay(game, card).faceDown) return no("hidden", title);
  if (!sameTitle(title, because)) return refusal("no-claim", { reason: "other-card", title, because });
  return mayClaimBy(game, seat, card);
}

/** A card of this title that is no agenda, and that the player has in play; some allow a victory in a way of their own. */
function otherCard(game: Game, seat: SeatIndex, because: string): CardId | null {
  if (!since(game, 3)) return null;
  const found = game.inPlay.find((id) => {
    const { row, faceDown } = mustPlay(game, id);
    return row !== "agenda" && !faceDown && isOwn(game, seat, id) && sameTitle(titleOf(game, id), because);
  });
  return found ?? null;
}

/** In the player's faction, or under the player's control. */
function isOwn(game: Game, seat: SeatIndex, id: CardId): boolean {
  const { faction, controller } = mustPlay(game, id);
  return faction === seat || controller === seat;
}

function mayClaimBy(game: Game, seat: SeatIndex, card: CardId): Refusal | { card: CardId } {
  const title = titleOf(game, card);
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
  const isAgenda = mustPlay(game, card).row === "agenda";
  if (known && !isAgenda) return "says-nothing";
  if (known && facts.race !== "drakh" && !majorAgenda(facts)) return "not-major";
  return isBlanked(game, card) ? "blanked" : null;
}

/** Those who have to agree: everybody else who is still in the game. */
const voters = (game: Game, { seat }: VictoryClaim) => playing(game).filter((other) => other !== seat);

/** Who has still to agree. */
export const missing = (game: Game, claim: VictoryClaim) =>
  voters(game, claim).filter((seat) => !claim.agreed.includes(seat));

/** How many have still to agree to what this player claims. */
export function stillToAgree(game: Game, by: SeatIndex): number {
  const claim = (game.claims ?? []).find(({ seat }) => seat === by);
  return claim ? missing(game, claim).length : 0;
}

/** Has everybody agreed that this player wins? */
export function isGranted(game: Game, seat: SeatIndex): boolean {
  return (game.claims ?? []).some((claim) => claim.seat === seat && missing(game, claim).length === 0);
}

/** Does what was claimed still stand: the card lies open in that faction, and nothing keeps the player from winning? */
export function stands(game: Game, { seat, card }: VictoryClaim): boolean {
  const play = playOf(game, card);
  if (
    play === null ||
    play.faceDown ||
    !(play.row === "agenda" ? play.faction === seat : isOwn(game, seat, card)) ||
    seatOf(game, seat).eliminated
  )
    return false;
  return wrongAgenda(game, seat, card) === null && !isBarred(game, seat, "any");
}
