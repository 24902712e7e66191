/** engine: Psi Corps Faction; Corporate Factions; Drakh Faction Rules — what sets these factions apart from the others */
import type { CardFacts } from "../../cards/facts.ts";
import { type Refusal, refusal } from "../../refusal.ts";
import { ruled } from "../../rulesets/index.ts";
import type { Game } from "../../state/game.ts";
import { factsOf, hasKeyword, isOfType, mustPlay, seatOf, titleOf } from "../../state/lookup.ts";
import { since } from "../../state/revision.ts";
import { type CardId, type SeatIndex, SPONSORED } from "../../state/vocabulary.ts";
import { availableInfluence } from "../costs/influence.ts";
import { isCorporate, isCorporateOnly } from "../relations/seating.ts";
import { factionMarks } from "./marks.ts";

/** By its keyword, its name, or because it leads the faction. */
export function isPsiCorps(facts: CardFacts): boolean {
  return hasKeyword(facts, "Psi Corps") || facts.ambassador === "psi-corps" || /\bPsi Corps\b/i.test(facts.title);
}

const isLoyal = ({ race }: CardFacts) => race !== undefined && race !== "neutral";

/**
 * The Conspiracy marks that let a card cross between the Psi Corps and everybody else, in both directions. Only
 * sponsoring asks for them: to lose marks later discards nothing.
 */
export function mayCross(game: Game, seat: SeatIndex, card: CardId): Refusal | null {
  const corps = seatOf(game, seat).faction === "psi-corps";
  // quickstart: General Note - Marks — neutral cards are no exception there.
  const free = ruled(game, "psi-corps-crossing") === "loyal-only";
  const facts = factsOf(game, card);
  if (!crosses(facts, corps, free)) return null;
  const marks = factionMarks(game, seat, "conspiracy");
  const cards = game.inPlay.filter((id) => {
    const { controller, faceDown } = mustPlay(game, id);
    return controller === seat && !faceDown && crosses(factsOf(game, id), corps, free);
  }).length;
  return marks > cards ? null : refusal("conspiracy-needed", { title: facts.title, marks, cards, corps });
}

/** `corps`: on the way to the Psi Corps rather than from it; `free`: where neutral cards need nothing. */
function crosses(facts: CardFacts, corps: boolean, free: boolean): boolean {
  return corps ? !isPsiCorps(facts) && (!free || isLoyal(facts)) : isPsiCorps(facts);
}

/** What a Corporate faction applies besides the cost for a card of its race that is not corporate. */
export const CORPORATE_SURCHARGE = 3;

/** engine: Corporate Rule 5 — for sponsoring, promoting, playing or revealing it; a requirement, no part of its cost. */
export function surcharge(game: Game, seat: SeatIndex, facts: CardFacts): number {
  const { faction, race } = seatOf(game, seat);
  return faction === "corporate" && facts.race === race && !isCorporate(facts) ? CORPORATE_SURCHARGE : 0;
}

/** The same for turning a contingency up, which has been paid for as it was placed. */
export const revealingSurcharge = (game: Game, seat: SeatIndex, facts: CardFacts): number =>
  ruled(game, "corporate-contingencies") === "twice" ? surcharge(game, seat, facts) : 0;

/** The refusal of a Corporate faction that has not even the additional influence. */
export function cannotAddTo(game: Game, seat: SeatIndex, card: CardId, added = surcharge): Refusal | null {
  const facts = factsOf(game, card);
  const needs = added(game, seat, facts);
  const unspent = availableInfluence(seatOf(game, seat));
  return unspent < needs ? refusal("not-enough-influence", { title: facts.title, needs, unspent }) : null;
}

/** engine: Corporate Rules 3 and 5 — what is for Corporate factions only, and the agendas that they cannot have. */
export function mayHaveCorporate(game: Game, seat: SeatIndex, card: CardId): Refusal | null {
  const facts = factsOf(game, card);
  const { title } = facts;
  const { faction, race } = seatOf(game, seat);
  if (isCorporateOnly(facts) && faction !== "corporate") return refusal("corporate-only", { title });
  if (faction === "corporate" && facts.type === "agenda" && facts.race === race)
    return refusal("corporate-agenda", { title, race });
  return null;
}

/** engine: Corporate Rule 4 — a Corporate faction sponsors and promotes corporate cards of any race like its own. */
export function isHired(game: Game, facts: CardFacts, seat: SeatIndex): boolean {
  return seatOf(game, seat).faction === "corporate" && isCorporate(facts);
}

/** Drakh Rule 2: whether to sponsor this card is to convert, as it is with a faction's first Drakh ambassador. */
export function converts(game: Game, seat: SeatIndex, facts: CardFacts): boolean {
  return facts.race === "drakh" && facts.ambassador === "drakh" && seatOf(game, seat).drakh !== true;
}

/** Drakh Rules 2 and 5: Drakh cards are sponsored by Drakh characters, but for the first ambassador, and they sponsor no other race's. */
export function mayDrakhSponsor(game: Game, seat: SeatIndex, card: CardId, sponsor: CardId | null): Refusal | null {
  const facts = factsOf(game, card);
  const { title } = facts;
  const bySponsor = sponsor === null ? null : factsOf(game, sponsor);
  const about = { title, with: sponsor === null ? null : titleOf(game, sponsor) };
  if (facts.race === "drakh") {
    if (bySponsor?.race === "drakh") return null;
    const first = converts(game, seat, facts) && bySponsor?.type === "character";
    return first ? null : refusal("drakh-sponsor", about);
  }
  const loyal = facts.race !== undefined && facts.race !== "neutral";
  return loyal && bySponsor?.race === "drakh" ? refusal("drakh-sponsors-drakh", about) : null;
}

/** Drakh Rule 5; engine: Cannot — a Drakh card that can be sponsored enters play in no other way, whatever lets it. */
export function comesSponsored(game: Game, card: CardId): Refusal | null {
  const { title, race, type, text } = factsOf(game, card);
  const sponsored = isOfType({ type }, SPONSORED) && text?.replaces?.how !== "must";
  return race === "drakh" && sponsored && since(game, 2) ? refusal("drakh-comes-sponsored", { title }) : null;
}

/** The cards that this player controls, face up. */
function controlled(game: Game, seat: SeatIndex): CardId[] {
  return game.inPlay.filter((id) => mustPlay(game, id).controller === seat && !mustPlay(game, id).faceDown);
}

/** From where chaos tokens may come, and where they may go. */
export function chaosPlaces(game: Game, seat: SeatIndex): { from: CardId[]; to: CardId[] } {
  if (seatOf(game, seat).drakh !== true) return { from: [], to: [] };
  const own = controlled(game, seat);
  const from = own.filter((id) => (mustPlay(game, id).chaos ?? 0) > 0);
  if (from.length === 0) return { from, to: [] };
  return { from, to: own.filter((id) => factsOf(game, id).race === "drakh") };
}

/** Why so many chaos tokens cannot go from the one card to the other. */
export function mayMoveChaos(game: Game, seat: SeatIndex, card: CardId, to: CardId, amount: number): Refusal | null {
  const about = { title: titleOf(game, card), to: titleOf(game, to) };
  const places = chaosPlaces(game, seat);
  if (card === to) return refusal("chaos-stays", about);
  if (!places.from.includes(card)) return refusal("no-chaos-there", { title: about.title });
  if (!places.to.includes(to)) return refusal("chaos-to-drakh-only", about);
  const there = mustPlay(game, card).chaos ?? 0;
  return amount > there ? refusal("too-much-chaos", { ...about, amount, there }) : null;
}
