/** engine: Drakh Faction Rules — becoming a Drakh faction in the course of the game, and what comes of it */
import type { CardFacts } from "../cards/facts.ts";
import type { Game } from "../game.ts";
import { cardOf, factsOf, mustPlay, named, seatOf, titleOf } from "../lookup.ts";
import { type Refusal, refusal } from "../refusal.ts";
import type { CardId, SeatIndex } from "../vocabulary.ts";
import { editPlay, editSeat, emit, type Work } from "../work.ts";
import { eliminate } from "./elimination.ts";
import { discardFromPlay } from "./zones.ts";

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

/** Drakh Rules 2 and 3: the new ambassador joins the inner circle at once and leads the faction; the old one stays in it. */
export function convert(work: Work, seat: SeatIndex, card: CardId): void {
  const before = seatOf(work.game, seat).ambassador;
  editPlay(work, card).row = "inner";
  const state = editSeat(work, seat);
  state.drakh = true;
  state.ambassador = card;
  emit(work, {
    type: "converted",
    seat,
    ambassador: named(work.game, card),
    before: before === null ? null : named(work.game, before),
  });
}

const withDrakh = new WeakMap<Game["facts"], boolean>();

/** Most tables have no Drakh card at all. */
function hasDrakh({ facts }: Game): boolean {
  const known = withDrakh.get(facts) ?? facts.some(({ race }) => race === "drakh");
  withDrakh.set(facts, known);
  return known;
}

/** Drakh Rules 3 and 5: a faction whose Drakh ambassador is gone is lost; Drakh cards stay with Drakh factions only. */
export function keepDrakhRules(work: Work): void {
  if (!hasDrakh(work.game)) return;
  for (const [seat, { drakh, eliminated, ambassador }] of work.game.seats.entries())
    if (drakh && !eliminated && ambassador !== null && cardOf(work.game, ambassador).play === null)
      eliminate(work, seat, "drakh-ambassador");
  for (const id of work.game.inPlay) {
    if (!work.game.inPlay.includes(id)) continue;
    const { controller, faceDown } = mustPlay(work.game, id);
    if (controller === null || faceDown || factsOf(work.game, id).race !== "drakh") continue;
    if (seatOf(work.game, controller).drakh !== true) discardFromPlay(work, id);
  }
}
