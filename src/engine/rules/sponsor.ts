/** engine: Sponsor a Supporting Card; Promote a Character to the Inner Circle */
import type { CardFacts } from "../cards/facts.ts";
import type { Game, Target } from "../game.ts";
import {
  cardOf,
  factsOf,
  inFaction,
  innerCircle,
  mustPlay,
  playOf,
  sameCard,
  seatOf,
  textOf,
  titleOf,
} from "../lookup.ts";
import { factNeeded, type Refusal, refusal } from "../refusal.ts";
import type { CardId, SeatIndex } from "../vocabulary.ts";
import { notYours } from "./control.ts";
import { availableInfluence } from "./influence.ts";
import { mayEnter } from "./limit.ts";
import { allergicTo } from "./marks.ts";
import { unmet } from "./requirement.ts";
import { mayRotate } from "./rotation.ts";
import { illegalTarget, isLegalTarget, nameOf, wanted } from "./target.ts";

const SPONSORED: readonly string[] = ["character", "group", "fleet", "location", "enhancement", "agenda"];

/** True where a card is loyal to a race that is not this one; unknown and neutral loyalty bind nobody. */
export function isDisloyal(game: Game, facts: CardFacts, seat: SeatIndex): boolean {
  return facts.race !== undefined && facts.race !== "neutral" && facts.race !== seatOf(game, seat).race;
}

/** A member of the inner circle that can rotate to sponsor, promote or build. */
export function mayActFromInnerCircle(game: Game, seat: SeatIndex, id: CardId): Refusal | null {
  const play = playOf(game, id);
  if (play?.row !== "inner" || play.faction !== seat) return refusal("not-inner-circle", { title: titleOf(game, id) });
  // engine: Factions and Control — somebody else may have taken control of a member of one's own inner circle.
  if (play.controller !== seat) return notYours(game, id);
  return mayRotate(game, id);
}

/** The influence cost on the card; `none` where it has none, null where nobody has stated it. */
function printedCost({ cost, complete }: CardFacts): number | "none" | null {
  return cost ?? (complete ? "none" : null);
}

/** A cost after doubling for another race's character and after reductions; `none` and null as for the printed cost. */
export function sponsorCost(game: Game, seat: SeatIndex, facts: CardFacts): number | "none" | null {
  const printed = printedCost(facts);
  // engine: Cards With No Printed Cost — an agenda without one is sponsored all the same, and there is nothing to apply.
  if (printed === "none" && facts.type === "agenda") return 0;
  if (typeof printed !== "number") return printed;
  const doubled = facts.type === "character" && isDisloyal(game, facts, seat) ? printed * 2 : printed;
  let total = doubled;
  for (const id of inFaction(game, seat))
    for (const given of textOf(game, id)?.statics ?? [])
      if (given.gives === "sponsor-cost" && given.types.includes(facts.type)) total += given.by;
  return Math.max(0, total);
}

export interface Sponsorship {
  seat: SeatIndex;
  card: CardId;
  with: CardId;
  target: Target | null;
}

/** May this card be sponsored, and for how much influence? */
export function maySponsor(game: Game, { seat, card, with: sponsor, target }: Sponsorship): Refusal | { cost: number } {
  const facts = factsOf(game, card);
  const { title } = facts;
  const held = cardOf(game, card);
  if (held.zone !== "hand" || held.owner !== seat) return refusal("not-in-hand", { title });
  if (!SPONSORED.includes(facts.type)) return refusal("cannot-be-sponsored", { title, type: facts.type });
  const blocked =
    mayActFromInnerCircle(game, seat, sponsor) ??
    mayBeInFaction(game, seat, card) ??
    (facts.race === "drakh" ? sponsoredByDrakh(game, card, sponsor) : null) ??
    (facts.type === "enhancement" ? mayEnhance(game, seat, card, sponsor, target) : noTarget(target, title)) ??
    unmet(game, seat, title, facts.text?.requires);
  if (blocked) return blocked;
  const cost = sponsorCost(game, seat, facts);
  if (cost === "none") return refusal("no-printed-cost", { title });
  if (cost === null) return factNeeded(card, title, ["cost"]);
  const unspent = availableInfluence(seatOf(game, seat));
  if (unspent < cost) return refusal("not-enough-influence", { title, needs: cost, unspent });
  return { cost };
}

function noTarget(target: Target | null, title: string): Refusal | null {
  return target ? refusal("no-target-taken", { title }) : null;
}

/** Loyalty, copies and allergies: may this faction bring the card into play at all? */
function mayBeInFaction(game: Game, seat: SeatIndex, card: CardId): Refusal | null {
  const facts = factsOf(game, card);
  const { title } = facts;
  // Starting ambassadors of playable races lead factions; they are never sponsored. Species ambassadors may be.
  if (facts.ambassador !== undefined && facts.ambassador !== "species")
    return refusal("starting-ambassador-not-sponsored", { title, whose: ledBy(game, facts) });
  // engine: fleets, groups, locations and agendas of another race cannot be brought in; characters cost double.
  if (facts.type !== "character" && facts.type !== "enhancement" && isDisloyal(game, facts, seat))
    return refusal("disloyal", { title, type: facts.type, race: facts.race ?? null });
  const agenda = facts.type === "agenda" ? agendaOf(game, seat) : null;
  if (agenda !== null) return refusal("agenda-in-play", { title: titleOf(game, agenda), card: title });
  if (facts.type !== "enhancement" || facts.limit !== undefined) {
    const copies = mayEnter(game, card);
    if (copies) return copies;
  }
  const allergic = allergicTo(game, card, seat);
  return allergic && refusal("allergic", { title, target: titleOf(game, allergic.card), mark: allergic.mark });
}

/** engine: Drakh Rule 5 — only Drakh characters sponsor Drakh cards. */
function sponsoredByDrakh(game: Game, card: CardId, sponsor: CardId): Refusal | null {
  const { title, type, race } = factsOf(game, card);
  return factsOf(game, sponsor).race === "drakh" ? null : refusal("disloyal", { title, type, race: race ?? null });
}

/** The player whose faction a copy of this ambassador leads, if any does. */
function ledBy(game: Game, facts: CardFacts): string | null {
  return (
    game.seats.find(({ ambassador }) => ambassador !== null && sameCard(factsOf(game, ambassador), facts))?.name ?? null
  );
}

/** A faction's agenda, hidden or not. */
export function agendaOf(game: Game, seat: SeatIndex): CardId | null {
  return (
    game.inPlay.find((id) => {
      const play = mustPlay(game, id);
      return play.row === "agenda" && play.controller === seat;
    }) ?? null
  );
}

/** An enhancement's target, its loyalty, and one copy for each target. engine: Enhancement Cards */
function mayEnhance(game: Game, seat: SeatIndex, card: CardId, sponsor: CardId, target: Target | null): Refusal | null {
  const facts = factsOf(game, card);
  const { title } = facts;
  const spec = facts.text?.target;
  if (spec && !target) return refusal("target-needed", { title, wants: wanted(spec) });
  if (target) {
    if (facts.text && !spec) return refusal("no-target-taken", { title });
    const there =
      (target.what === "card" && playOf(game, target.card)?.faceDown === false) ||
      (target.what === "player" && game.seats[target.seat]?.eliminated === false);
    if (!there || (spec && !isLegalTarget(game, spec, { by: seat, conflict: null }, target)))
      return illegalTarget(game, title, target, spec);
  }
  if (facts.race !== undefined && facts.race !== "neutral") {
    const targetRace =
      target?.what === "card"
        ? factsOf(game, target.card).race
        : target?.what === "player"
          ? seatOf(game, target.seat).race
          : undefined;
    const about = { title, race: facts.race };
    if (factsOf(game, sponsor).race !== facts.race)
      return refusal("enhancement-loyalty", { ...about, with: titleOf(game, sponsor) });
    if (target !== null && targetRace !== facts.race)
      return refusal("enhancement-loyalty", { ...about, target: nameOf(game, target) });
  }
  if (copyOn(game, facts, target))
    return refusal("enhancement-copy", { title, target: target && nameOf(game, target) });
  return null;
}

/** True where the same card is on that target already; no target means the whole game. */
export function copyOn(game: Game, facts: CardFacts, target: Target | null): boolean {
  return game.inPlay.some((id) => {
    const play = mustPlay(game, id);
    const other = factsOf(game, id);
    if (play.faceDown || other.title !== facts.title || other.type !== facts.type) return false;
    if (target === null) return play.faction === null;
    if (target.what === "card") return play.host === target.card;
    return target.what === "player" && play.row === "faction" && play.faction === target.seat;
  });
}

/** May this supporting character be promoted, and for how much influence? */
export function mayPromote(game: Game, seat: SeatIndex, card: CardId, promoter: CardId): Refusal | { cost: number } {
  const facts = factsOf(game, card);
  const { title } = facts;
  const play = playOf(game, card);
  if (!play || play.controller !== seat || play.faction !== seat) return notYours(game, card);
  if (facts.type !== "character") return refusal("not-a-character", { title, type: facts.type });
  if (play.row !== "supporting") return refusal("not-supporting", { title });
  const blocked = mayActFromInnerCircle(game, seat, promoter) ?? mayRotate(game, card);
  if (blocked) return blocked;
  const printed = printedCost(facts);
  if (printed === "none") return refusal("no-printed-cost", { title });
  if (printed === null) return factNeeded(card, title, ["cost"]);
  // A discount for sponsoring does not count here.
  const cost = (isDisloyal(game, facts, seat) ? printed * 2 : printed) + innerCircle(game, seat).length;
  const unspent = availableInfluence(seatOf(game, seat));
  if (unspent < cost) return refusal("not-enough-influence", { title, needs: cost, unspent });
  return { cost };
}
