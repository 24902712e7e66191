/** engine: The Conflict Round, step 1; Conflict Cards */
import type { TargetSpec } from "../../cards/target-spec.ts";
import type { Offer } from "../../cards/text.ts";
import { type Refusal, refusal } from "../../refusal.ts";
import { ruled } from "../../rulesets/index.ts";
import type { Declaration, Game, Target } from "../../state/game.ts";
import { cardOf, factsOf, mustPlay, offerOf, offersOf, playOf, seatOf, textOf, titleOf } from "../../state/lookup.ts";
import type { CardId, ConflictType, SeatIndex } from "../../state/vocabulary.ts";
import { isDisloyal } from "../costs/cost.ts";
import { leastInfluence } from "../costs/how-much.ts";
import { availableInfluence } from "../costs/influence.ts";
import { unpayable } from "../costs/payment.ts";
import { rotationPrice } from "../costs/prices.ts";
import { notYours } from "../in-force/control.ts";
import { cannotAddTo } from "../in-force/faction.ts";
import { unmet } from "../in-force/requirement.ts";
import { isBlanked, printed } from "../in-force/statics.ts";
import { areAtPeace, isAtWar, peaceRefusal } from "../relations/states.ts";
import { mayBePlayedBy } from "../triggers/playing.ts";
import { fateBy, fateOf } from "./fate.ts";
import { mayRotate } from "./rotation.ts";
import { secondTargets, wrongSecond } from "./second-target.ts";
import { illegalTarget, isLegalTarget, legalTargets, type TargetAim } from "./target.ts";
import { foesOf, onlyAtWar } from "./war.ts";

export interface Declaring {
  seat: SeatIndex;
  card: CardId;
  target: Target | null;
  second?: Target | null;
  /** For a card in play that lets several types be initiated, or whose text is not known: which. */
  as?: ConflictType | undefined;
  /** A card from hand that hides an agenda's conflict. */
  behind?: CardId | undefined;
}

/** May this conflict be declared: from hand, or through a card in play? */
export function mayDeclare(game: Game, declaring: Declaring): Refusal | { as?: ConflictType } {
  const { seat, card, target, second, behind } = declaring;
  const held = game.cards[card];
  if (!held) return refusal("card-not-there");
  const uncovered = behind === undefined ? null : mayCover(game, { seat, card, behind });
  if (uncovered) return uncovered;
  if (held.play) return mayDeclareThrough(game, declaring);
  if (held.zone !== "hand" || held.owner !== seat) return refusal("card-not-there");
  const facts = factsOf(game, card);
  if (facts.type !== "conflict") return refusal("not-a-conflict", { title: facts.title, type: facts.type });
  if (isDisloyal(game, facts, seat))
    return refusal("conflict-loyalty", {
      title: facts.title,
      race: facts.race ?? null,
      yours: seatOf(game, seat).race,
    });
  return (
    noneLeft(game, seat, "card") ??
    mayBePlayedBy(game, seat, card) ??
    cannotAddTo(game, seat, card) ??
    aimlessRefused(game, seat, card, undefined) ??
    (target && wrongConflictTarget(game, seat, card, undefined, target)) ??
    (second ? wrongConflictSecond(game, seat, card, undefined, { first: target, second }) : null) ??
    {}
  );
}

/** Whether a player may lay cards over the conflicts of agendas. quickstart: Turn Phase Details and Notes */
export const mayHideAgendas = (game: Game) => ruled(game, "agenda-conflicts") === "may-be-hidden";

/** May an agenda's conflict be declared behind this card from hand? It must be none that could be a conflict itself. */
function mayCover(
  game: Game,
  { seat, card, behind }: { seat: SeatIndex; card: CardId; behind: CardId },
): Refusal | null {
  const held = game.cards[behind];
  if (held?.zone !== "hand" || held.owner !== seat) return refusal("card-not-there");
  const { title, type } = factsOf(game, card);
  if (!mayHideAgendas(game) || !game.cards[card]?.play || type !== "agenda") return refusal("nothing-hides", { title });
  const cover = factsOf(game, held.id);
  return cover.type === "conflict" ? refusal("conflict-hides", { title: cover.title }) : null;
}

/** engine: Declare Conflicts — by other means than a conflict card, such as an agenda: in the open, if nothing hides it. */
function mayDeclareThrough(game: Game, { seat, card, target, as }: Declaring): Refusal | { as: ConflictType } {
  const { title, text, complete } = factsOf(game, card);
  const play = playOf(game, card);
  if (!play || play.faceDown) return refusal("card-not-there");
  // A blanked card lets nothing be initiated; what came through it before goes on.
  const offers = isBlanked(game, card) ? [] : offersOf(game, card);
  if ((text || complete) && offers.length === 0) return refusal("initiates-nothing", { title });
  const only = offers.length === 1 ? offers[0] : undefined;
  const type = as ?? only?.type;
  const offer = offers.find((one) => one.type === type) ?? null;
  if (play.controller !== seat && !offer?.anyone) return notYours(game, card);
  if (type === undefined || (text && !offer))
    return refusal("conflict-type-needed", { title, types: offers.map((one) => one.type) });
  if (game.declared.some((other) => other.seat === seat && other.card === card))
    return refusal("conflict-through-already", { title });
  const blocked =
    (offer?.additional && !conflictsBarred(game, seat) ? null : noneLeft(game, seat, "other")) ??
    (offer ? unmetOffer(game, seat, card, offer) : null) ??
    aimlessRefused(game, seat, card, type) ??
    (target && wrongConflictTarget(game, seat, card, type, target));
  return blocked ?? { as: type };
}

/** What a conflict through a card in play takes of influence as soon as it is declared. rulebook: Declare Conflicts */
export function appliedAtOnce(game: Game, card: CardId, as: ConflictType | undefined): number {
  return ruled(game, "conflict-costs") === "declared" ? (offerOf(game, card, as)?.influence ?? 0) : 0;
}

/** What has been applied for it already. */
export function alreadyApplied(game: Game, { seat, card, as }: Omit<Declaration, "target">): number {
  return game.declared.find((one) => one.seat === seat && one.card === card && one.as === as)?.applied ?? 0;
}

/** What initiating a conflict through a card takes and is not there now; `applied`: what has been applied already. */
export function unmetOffer(game: Game, seat: SeatIndex, card: CardId, offer: Offer, applied = 0): Refusal | null {
  const title = titleOf(game, card);
  const unspent = availableInfluence(seatOf(game, seat));
  const rotating = offer.rotate ? rotationPrice(game, card) : 0;
  const needs = (offer.influence ?? 0) - applied + leastInfluence(offer.pays) + rotating;
  return (
    (offer.rotate ? mayRotate(game, card) : null) ??
    unmet(game, seat, title, offer.requires) ??
    unpayable(game, seat, card, offer.pays, { rotating: offer.rotate ? [card] : [] }) ??
    (unspent < needs ? refusal("not-enough-influence", { title, needs, unspent }) : null)
  );
}

const isAdditional = (game: Game, { card, as }: Declaration) =>
  card !== null && as !== undefined && offerOf(game, card, as)?.additional === true;

/** Whether a card has seen to it that nobody declares a conflict in this turn, or not this player. */
export function conflictsBarred(game: Game, seat?: SeatIndex): boolean {
  return game.barred?.turn === game.turn || (seat !== undefined && seatOf(game, seat).kept?.turn === game.turn);
}

/**
 * How many conflicts this player may still declare this turn, additional ones of cards apart; `from`: of conflict cards,
 * or of anything else.
 */
export function declarationsLeft(game: Game, seat: SeatIndex, from: "card" | "other"): number {
  if (conflictsBarred(game, seat)) return 0;
  const { moreConflicts = 0, moreFromCards = 0 } = seatOf(game, seat);
  const declared = game.declared.filter((one) => one.seat === seat && !isAdditional(game, one));
  const left = 1 + moreConflicts + moreFromCards - declared.length;
  if (from === "card") return left;
  const others = declared.filter(({ card, as }) => card === null || as !== undefined).length;
  return Math.min(left, 1 + moreConflicts - others);
}

export function noneLeft(game: Game, seat: SeatIndex, from: "card" | "other"): Refusal | null {
  if (conflictsBarred(game)) return refusal("conflicts-barred", { source: game.barred?.source ?? null });
  if (conflictsBarred(game, seat))
    return refusal("conflicts-kept", { source: seatOf(game, seat).kept?.source ?? null, who: seatOf(game, seat).name });
  if (declarationsLeft(game, seat, from) > 0) return null;
  const { moreConflicts = 0, moreFromCards = 0 } = seatOf(game, seat);
  const most = 1 + moreConflicts + moreFromCards;
  if (from === "other" && declarationsLeft(game, seat, "card") > 0) return refusal("conflict-from-card", { most });
  return refusal("one-conflict", { most });
}

/** Every conflict that this player could now declare through cards in play. */
export function conflictOffers(game: Game, seat: SeatIndex): { card: CardId; offer: Offer }[] {
  return game.inPlay.flatMap((card) =>
    offersOf(game, card).flatMap((offer) =>
      "code" in mayDeclareThrough(game, { seat, card, target: null, as: offer.type }) ? [] : [{ card, offer }],
    ),
  );
}

/** True where a player who has declared may declare another; what the hand holds does not matter. */
export function mayDeclareMore(game: Game, seat: SeatIndex): boolean {
  const offers = conflictOffers(game, seat);
  if (offers.length > 0) return true;
  if (seatOf(game, seat).hand.length > 0 && declarationsLeft(game, seat, "card") > 0) return true;
  return foesOf(game, seat).length > 0 && declarationsLeft(game, seat, "other") > 0;
}

/** Whether a hand card is a conflict that this seat may declare. */
export function isDeclarable(game: Game, seat: SeatIndex, card: CardId): boolean {
  return cardOf(game, card).zone === "hand" && !("code" in mayDeclare(game, { seat, card, target: null }));
}

/** The targets that may be named with a declaration, where the text is known. */
export function conflictSpec(game: Game, card: CardId, as: ConflictType | undefined): TargetSpec | null {
  return (as === undefined ? textOf(game, card)?.target : offerOf(game, card, as)?.target) ?? null;
}

/** How a conflict is aimed: a military one not at factions of the own race that are at peace. */
export function conflictAim(game: Game, seat: SeatIndex, card: CardId, as: ConflictType | undefined): TargetAim {
  const type = as ?? factsOf(game, card).conflict;
  const text = as === undefined ? textOf(game, card) : null;
  const offer = as === undefined ? null : offerOf(game, card, as);
  const fate = text ? fateOf(text, "target") : offer ? fateBy(offer) : undefined;
  return { by: seat, conflict: null, fate, ...(type === "military" ? { military: true as const } : {}) };
}

/** A conflict never targets its own initiator. A card whose text is unknown may name any other player or card. */
export function wrongConflictTarget(
  game: Game,
  seat: SeatIndex,
  card: CardId,
  as: ConflictType | undefined,
  target: Target,
): Refusal | null {
  const { title, text } = factsOf(game, card);
  const spec = conflictSpec(game, card, as);
  const own =
    (target.what === "player" && target.seat === seat) ||
    (target.what === "card" && game.cards[target.card]?.play?.faction === seat);
  if (own && spec?.of !== "you" && spec?.of !== "any") return refusal("target-yourself", { title });
  if (text && !spec) return refusal("no-target-taken", { title });
  const aim = conflictAim(game, seat, card, as);
  const aimedAt = aim.military ? seatAimedAt(game, target) : null;
  const held = aim.military ? onlyAtWar(game, seat) : null;
  if (held !== null && (aimedAt === null || !isAtWar(game, seat, aimedAt)))
    return refusal("only-at-war", { title: titleOf(game, held) });
  if (aimedAt !== null && areAtPeace(game, seat, aimedAt)) return peaceRefusal(game, seat, aimedAt);
  if (spec && !isLegalTarget(game, spec, aim, target)) return illegalTarget(game, title, target, spec, aim);
  if (!text) {
    const there =
      target.what === "player"
        ? game.seats[target.seat] !== undefined && !seatOf(game, target.seat).eliminated
        : target.what === "card" && game.cards[target.card]?.play?.faceDown === false;
    if (!there) return illegalTarget(game, title, target, undefined);
  }
  return null;
}

/** Why a military conflict that takes no target cannot be initiated: a card lets its player aim them at enemies only. */
export function aimlessRefused(
  game: Game,
  seat: SeatIndex,
  card: CardId,
  as: ConflictType | undefined,
): Refusal | null {
  if ((as ?? factsOf(game, card).conflict) !== "military" || conflictSpec(game, card, as)) return null;
  const held = textOf(game, card) ? onlyAtWar(game, seat) : null;
  return held === null ? null : refusal("only-at-war", { title: titleOf(game, held) });
}

/** Why what a conflict is aimed at besides its first target will not do; nothing where it takes no second one. */
export function wrongConflictSecond(
  game: Game,
  seat: SeatIndex,
  card: CardId,
  as: ConflictType | undefined,
  targets: { first: Target | null; second: Target | null },
): Refusal | null {
  const text = (as === undefined ? textOf(game, card) : null) ?? undefined;
  return wrongSecond(game, titleOf(game, card), text, conflictAim(game, seat, card, as), targets);
}

/** All that a conflict may be aimed at, each first target with each second one; none for one that takes no target. */
export function conflictTargets(
  game: Game,
  card: CardId,
  as: ConflictType | undefined,
  seat: SeatIndex,
): { target: Target; second?: Target }[] {
  const spec = conflictSpec(game, card, as);
  const aim = conflictAim(game, seat, card, as);
  const text = (as === undefined ? textOf(game, card) : null) ?? undefined;
  const targets = spec ? legalTargets(game, spec, aim) : [];
  const held = aim.military ? onlyAtWar(game, seat) : null;
  const open = held === null ? targets : targets.filter((target) => !wrongConflictTarget(game, seat, card, as, target));
  return open.flatMap((target) =>
    secondTargets(game, text, aim, target).map((second) => (second ? { target, second } : { target })),
  );
}

/** The player whom a conflict's target belongs to; null for a card that lies in no faction or face down. */
function seatAimedAt(game: Game, target: Target): SeatIndex | null {
  if (target.what === "player") return game.seats[target.seat] ? target.seat : null;
  const play = target.what === "card" ? game.cards[target.card]?.play : null;
  return play && !play.faceDown ? play.faction : null;
}

/** Whether everybody sees what a conflict comes from as soon as it is declared: a card in play that nothing hides, or a war. */
export function isDeclaredOpenly({ card, as, behind }: Declaration): boolean {
  return card === null || (as !== undefined && behind === undefined);
}

/** The players who show this one what they declare. */
export function showingTo(game: Game, seat: SeatIndex): SeatIndex[] {
  const found = printed(game, "shown-declared").flatMap(({ giver }) => {
    const { controller, faceDown, about } = mustPlay(game, giver);
    if (controller !== seat || faceDown || about === undefined || isBlanked(game, giver)) return [];
    return seatOf(game, about).eliminated ? [] : [about];
  });
  return [...new Set(found)];
}

/** Who declares next where it is this player's turn to: whoever has to show it first, and has not been asked yet. */
export function declaresFirst(game: Game, seat: SeatIndex, asked: readonly SeatIndex[]): SeatIndex {
  const chain = [seat];
  for (;;) {
    const last = chain.at(-1) ?? seat;
    const before = showingTo(game, last).find((one) => !asked.includes(one) && !chain.includes(one));
    if (before === undefined) return last;
    chain.push(before);
  }
}
