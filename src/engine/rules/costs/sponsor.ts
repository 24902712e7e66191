/** engine: Sponsor a Supporting Card; Promote a Character to the Inner Circle */
import type { CardFacts } from "../../cards/facts.ts";
import type { CostChange } from "../../events/event.ts";
import { factNeeded, type Refusal, refusal } from "../../refusal.ts";
import { ruled } from "../../rulesets/index.ts";
import type { Discount, Game, SponsorTerms, Target } from "../../state/game.ts";
import {
  agendaOf,
  cardOf,
  factsOf,
  inFaction,
  isOfType,
  majorAgenda,
  mustPlay,
  playOf,
  sameCard,
  seatOf,
  titleOf,
} from "../../state/lookup.ts";
import { since } from "../../state/revision.ts";
import { type CardId, type SeatIndex, SPONSORED } from "../../state/vocabulary.ts";
import { fateOf } from "../conflicts/fate.ts";
import { mayRotate } from "../conflicts/rotation.ts";
import { illegalTarget, isLegalTarget, openTargetName } from "../conflicts/target.ts";
import { wanted } from "../conflicts/wanted.ts";
import { notYours } from "../in-force/control.ts";
import { hasAsKeyword, isInner } from "../in-force/counts-as.ts";
import { cannotAddTo, mayCross, mayDrakhSponsor, mayHaveCorporate, surcharge } from "../in-force/faction.ts";
import { hasLedHome, mayEnter } from "../in-force/limit.ts";
import { isPrinted } from "../in-force/printed.ts";
import { unmet } from "../in-force/requirement.ts";
import { staticsOf } from "../in-force/statics.ts";
import { mayMix } from "../in-force/taint.ts";
import { beforeIsa } from "../relations/isa.ts";
import { needsPsi, takesAnyNumber } from "../triggers/playing.ts";
import { assistanceFor } from "./assistance.ts";
import { added, asksForItself, type CardCost, isFactionOf, isForeign, sponsorCost, tooDear } from "./cost.ts";
import { unpayable } from "./payment.ts";

/** A member of the inner circle that can rotate to sponsor, promote or build. */
export function mayActFromInnerCircle(game: Game, seat: SeatIndex, id: CardId): Refusal | null {
  const play = playOf(game, id);
  if (!play || !isInner(game, id) || play.faction !== seat)
    return refusal("not-inner-circle", { title: titleOf(game, id) });
  // engine: Factions and Control — somebody else may have taken control of a member of one's own inner circle.
  if (play.controller !== seat) return notYours(game, id);
  return mayRotate(game, id);
}

export interface Sponsorship {
  seat: SeatIndex;
  card: CardId;
  /** Who rotates for it; null for nobody. */
  with: CardId | null;
  target: Target | null;
  /** Where an effect brings it in: on what terms. */
  terms?: SponsorTerms | undefined;
}

/** May this card be sponsored, and for how much influence? */
export function maySponsor(game: Game, sponsorship: Sponsorship): Refusal | CardCost {
  const { seat, card, target, terms } = sponsorship;
  const facts = factsOf(game, card);
  const { title } = facts;
  const held = cardOf(game, card);
  if (held.zone !== "hand" || held.owner !== seat) return refusal("not-in-hand", { title });
  if (!isOfType(facts, SPONSORED)) return refusal("cannot-be-sponsored", { title, type: facts.type });
  // engine: Sponsor effects — the card that gives the effect counts as the sponsor.
  const sponsor = terms ? terms.by : sponsorship.with;
  const blocked =
    mayBring(game, sponsorship) ??
    agendaInTheWay(game, seat, card) ??
    mayBeInFaction(game, seat, card) ??
    mayDrakhSponsor(game, seat, card, sponsor) ??
    maySponsorIt(game, card, sponsor) ??
    (facts.type === "enhancement" ? mayEnhance(game, seat, card, sponsor, target) : noTarget(target, title)) ??
    mayMixThere(game, seat, card, target) ??
    unmet(game, seat, title, facts.text?.requires) ??
    unpayable(game, seat, card, facts.text?.pays, {
      rotating: sponsorship.with === null ? [] : [sponsorship.with],
      target,
    });
  if (blocked) return blocked;
  const cost = mayPay(game, seat, card, terms, assistanceFor(game, sponsor));
  if ("code" in cost || !terms?.free) return cost;
  // engine: Corporate Rule 5 — the additional influence is a requirement, and no part of the cost that is waived.
  const nothing: CardCost = {
    printed: 0,
    doubled: false,
    changes: [],
    total: 0,
    spared: { by: "all", doubled: false },
  };
  const waived = added(nothing, surcharge(game, seat, facts));
  return cannotAddTo(game, seat, card) ?? tooDear(game, seat, card, waived) ?? waived;
}

/** Who or what brings it in: a member of the inner circle, an effect, or nobody where a card spares that. */
function mayBring(game: Game, { seat, card, with: sponsor, terms }: Sponsorship): Refusal | null {
  if (!terms) return sponsor === null ? mayGoUnrotated(game, seat, card) : mayActFromInnerCircle(game, seat, sponsor);
  const { title, type } = factsOf(game, card);
  if (sponsor !== null) return refusal("sponsor-not-needed", { title: terms.source, with: titleOf(game, sponsor) });
  return isOfType({ type }, terms.types)
    ? null
    : refusal("sponsor-type", { title, type, source: terms.source, types: terms.types });
}

/** What a card costs this player to bring in, or why that is not known or cannot be applied. */
export function mayPay(
  game: Game,
  seat: SeatIndex,
  card: CardId,
  terms?: SponsorTerms,
  more: readonly CostChange[] = [],
): Refusal | CardCost {
  const less = terms?.less ? [{ source: terms.source, by: -terms.less }] : [];
  return payable(game, seat, card, [...discountsOn(game, seat, factsOf(game, card)), ...less, ...more], terms);
}

/**
 * The same of an agenda that is hidden, or replaces another: it is not sponsored, so that what makes the next card cheaper
 * that is does not count, and is not used up. engine: Discard, Replace, Sponsor, Hide or Reveal an Agenda
 */
export function mayPayUnsponsored(game: Game, seat: SeatIndex, card: CardId): Refusal | CardCost {
  return since(game, 7) ? payable(game, seat, card, []) : mayPay(game, seat, card);
}

function payable(
  game: Game,
  seat: SeatIndex,
  card: CardId,
  changes: readonly CostChange[],
  terms?: SponsorTerms,
): Refusal | CardCost {
  const facts = factsOf(game, card);
  const cost = sponsorCost(game, seat, facts, changes);
  if (cost === "none") return refusal("no-printed-cost", { title: facts.title });
  if (cost === null) return factNeeded(card, facts.title, ["cost"]);
  // engine: “Sponsor for free” — whatever it would cost, nothing is applied.
  return terms?.free ? cost : (tooDear(game, seat, card, cost) ?? cost);
}

/** What makes the next card of this type cheaper for a player this turn. */
function discountsOn(game: Game, seat: SeatIndex, facts: CardFacts): readonly Discount[] {
  return seatOf(game, seat).discounts?.filter((discount) => isDiscounted(discount, facts)) ?? [];
}

/** Whether a discount is one on such a card. */
export function isDiscounted({ types, only }: Discount, facts: CardFacts): boolean {
  return isOfType(facts, types) && isPrinted(facts, only);
}

/** engine: Sponsor effects — some cards let a card in without anybody rotating; nobody is then its sponsor. */
export function mayGoUnrotated(game: Game, seat: SeatIndex, card: CardId): Refusal | null {
  const { text, title, type } = factsOf(game, card);
  const allowed =
    text?.unrotated === true ||
    inFaction(game, seat).some((id) =>
      staticsOf(game, id).some((given) => given.gives === "sponsor-unrotated" && isOfType({ type }, given.types)),
    );
  return allowed ? null : refusal("sponsor-needed", { title });
}

function noTarget(target: Target | null, title: string): Refusal | null {
  return target ? refusal("no-target-taken", { title }) : null;
}

function agendaInTheWay(game: Game, seat: SeatIndex, card: CardId): Refusal | null {
  const { type, title } = factsOf(game, card);
  const agenda = type === "agenda" ? agendaOf(game, seat) : null;
  // quickstart: the list of actions. A major agenda is never discarded there either.
  const gives = agenda !== null && !majorAgenda(factsOf(game, agenda));
  if (gives && ruled(game, "agenda-over-agenda") === "discards") return null;
  return agenda === null ? null : refusal("agenda-in-play", { title: titleOf(game, agenda), card: title });
}

/** Loyalty and copies: may this faction bring the card into play at all? */
export function mayBeInFaction(game: Game, seat: SeatIndex, card: CardId): Refusal | null {
  const facts = factsOf(game, card);
  const { title } = facts;
  const early = beforeIsa(game, facts);
  if (early) return early;
  // Starting ambassadors of playable races lead factions; they are never sponsored. Species ambassadors may be.
  if (facts.ambassador !== undefined && !["species", "drakh"].includes(facts.ambassador))
    return refusal("starting-ambassador-not-sponsored", { title, whose: ledBy(game, facts) });
  // engine: fleets, groups, locations and agendas of another race cannot be brought in; characters cost double.
  const foreign = facts.type !== "character" && facts.type !== "enhancement" && isForeign(game, facts, seat);
  if (foreign && !asksForItself(game, facts))
    return refusal("disloyal", { title, type: facts.type, race: facts.race ?? null });
  const kept = mayHaveCorporate(game, seat, card) ?? mayCross(game, seat, card);
  if (kept) return kept;
  if (facts.text?.oneEach && inFaction(game, seat).some((id) => sameCard(factsOf(game, id), facts)))
    return refusal("one-each", { title });
  // engine: Replace a Card — "must replace", or just "replace", is the only way into play.
  const replaces = facts.text?.replaces;
  if (replaces?.how === "must") return refusal("must-replace", { title, wants: wanted(replaces.target) });
  if (facts.type === "enhancement" && facts.limit === undefined) return null;
  return mayEnter(game, card) ?? hasLedHome(game, card);
}

/** The faction that a sponsored card will lie in; null for the whole game. */
function factionFor(game: Game, seat: SeatIndex, facts: CardFacts, target: Target | null): SeatIndex | null {
  if (facts.type !== "enhancement") return seat;
  if (target?.what === "card") return playOf(game, target.card)?.faction ?? null;
  return target?.what === "player" ? target.seat : null;
}

/** engine: Allergic Cards and Marks — no faction may hold what Shadows and Vorlons have both tainted. */
function mayMixThere(game: Game, seat: SeatIndex, card: CardId, target: Target | null): Refusal | null {
  const faction = factionFor(game, seat, factsOf(game, card), target);
  return faction === null ? null : mayMix(game, card, faction);
}

/** engine: Sponsor a Supporting Card — what says who may sponsor it is sponsored by nobody else. */
export function maySponsorIt(game: Game, card: CardId, sponsor: CardId | null): Refusal | null {
  const { title, text } = factsOf(game, card);
  const only = text?.sponsoredBy;
  if (!only) return null;
  const fits =
    sponsor !== null &&
    (only.race === undefined || factsOf(game, sponsor).race === only.race) &&
    (only.keyword === undefined || hasAsKeyword(game, sponsor, only.keyword)) &&
    (only.mark === undefined || (playOf(game, sponsor)?.marks[only.mark] ?? 0) > 0);
  if (fits) return null;
  const wants = [only.keyword, only.mark && `a card with a ${only.mark} mark`].filter((word) => word !== undefined);
  return refusal("sponsor-restricted", {
    title,
    with: sponsor === null ? null : titleOf(game, sponsor),
    race: only.race ?? null,
    wants: wants.length > 0 ? wants : null,
  });
}

/** The player whose faction a copy of this ambassador leads, if any does. */
function ledBy(game: Game, facts: CardFacts): string | null {
  return (
    game.seats.find(({ ambassador }) => ambassador !== null && sameCard(factsOf(game, ambassador), facts))?.name ?? null
  );
}

/** An enhancement's target, its loyalty, and one copy for each target. engine: Enhancement Cards */
function mayEnhance(
  game: Game,
  seat: SeatIndex,
  card: CardId,
  sponsor: CardId | null,
  target: Target | null,
): Refusal | null {
  const facts = factsOf(game, card);
  const { title } = facts;
  const spec = facts.text?.target;
  if (spec && !target) return refusal("target-needed", { title, wants: wanted(spec) });
  if (target) {
    if (facts.text && !spec) return refusal("no-target-taken", { title });
    const there =
      (target.what === "card" && playOf(game, target.card)?.faceDown === false) ||
      (target.what === "player" && game.seats[target.seat]?.eliminated === false);
    const aim = { by: seat, conflict: null, fate: facts.text && fateOf(facts.text, "target") };
    if (!there || (spec && !isLegalTarget(game, spec, aim, target)))
      return illegalTarget(game, title, target, spec, aim);
    const mundane = needsPsi(game, facts, target);
    if (mundane) return mundane;
  }
  if (facts.race !== undefined && facts.race !== "neutral") {
    const suits =
      target?.what === "card"
        ? factsOf(game, target.card).race === facts.race
        : target?.what !== "player" || isFactionOf(game, target.seat, facts.race);
    const about = { title, race: facts.race };
    if (sponsor === null || factsOf(game, sponsor).race !== facts.race)
      return refusal("enhancement-loyalty", { ...about, with: sponsor === null ? null : titleOf(game, sponsor) });
    if (!suits) return refusal("enhancement-loyalty", { ...about, target: target && openTargetName(game, target) });
  }
  if (copyOn(game, facts, target) && !takesAnyNumber(game, facts, target))
    return refusal("enhancement-copy", { title, target: target && openTargetName(game, target) });
  return null;
}

/** True where the same card is on that target already; no target means the whole game. */
export function copyOn(game: Game, facts: CardFacts, target: Target | null): boolean {
  return game.inPlay.some((id) => {
    const play = mustPlay(game, id);
    const other = factsOf(game, id);
    if (play.faceDown || other.title !== facts.title || other.type !== facts.type) return false;
    if (target === null) return play.faction === null;
    if (target.what === "card") return play.host === target.card || play.also === target.card;
    return target.what === "player" && play.row === "faction" && play.faction === target.seat;
  });
}
