/** engine: Aftermath Cards; Aftermath play conditions */
import { carryOut, inHand, playCost, wrongTarget } from "../actions/cards.ts";
import type { Conflict, Game, PlannedAftermath, Target } from "../game.ts";
import { conflictTitle, factsOf, named, namedTarget, playOf, seatOf, titleOf } from "../lookup.ts";
import { type Refusal, refusal } from "../refusal.ts";
import { ruled } from "../rulesets/index.ts";
import type { CardId, SeatIndex } from "../vocabulary.ts";
import { editPlay, emit, type Work } from "../work.ts";
import { applyInfluence } from "./influence.ts";
import { beforeIsa } from "./isa.ts";
import { pay, unpayable } from "./payment.ts";
import { unmet } from "./requirement.ts";
import { copyOn } from "./sponsor.ts";
import { nameOf } from "./target.ts";
import { type Entry, enterPlay, move, notePlayed } from "./zones.ts";

export function mayPlayAftermath(
  game: Game,
  seat: SeatIndex,
  card: CardId,
  target: Target | null,
  conflict: Conflict,
): Refusal | { cost: number } {
  const missing = inHand(game, seat, card);
  if (missing) return missing;
  const facts = factsOf(game, card);
  const { title } = facts;
  if (facts.type !== "aftermath") return refusal("not-an-aftermath", { title, type: facts.type });
  const about = { title, conflict: conflictTitle(game, conflict), target: target && nameOf(game, target) };
  const early = beforeIsa(game, facts);
  if (early) return early;
  const conditions = facts.text?.aftermath;
  const outcome = conflict.result?.won ? "won" : "lost";
  if (conditions?.outcome && conditions.outcome !== outcome)
    return refusal("aftermath-outcome", { ...about, outcome: conditions.outcome });
  // quickstart: Turn Phase Details and Notes
  if (conditions?.outcome === "won" && conflict.initiator !== seat && ruled(game, "won-aftermaths") === "initiator")
    return refusal("aftermath-initiator", { ...about, initiator: seatOf(game, conflict.initiator).name });
  if (facts.conflict && facts.conflict !== conflict.type)
    return refusal("aftermath-type", { ...about, type: facts.conflict });
  const faction = factionOf(game, target);
  // engine: unless it lists Participant, an aftermath reaches the initiator's faction only.
  if (conditions && target && !conditions.participant && faction !== conflict.initiator)
    return refusal("aftermath-target", { ...about, wants: "the faction that initiated the conflict" });
  if (conditions?.participant && faction !== null && !takesPart(game, conflict, faction))
    return refusal("aftermath-target", { ...about, wants: "a faction that took part in the conflict" });
  if (facts.race !== undefined && facts.race !== "neutral") {
    const race = faction === null ? seatOf(game, seat).race : seatOf(game, faction).race;
    if (race !== facts.race) return refusal("aftermath-loyalty", { ...about, race: facts.race });
  }
  const wrong =
    wrongTarget(game, seat, card, target, conflict.id) ??
    unmet(game, seat, title, facts.text?.requires) ??
    unpayable(game, seat, title, facts.text?.pays);
  if (wrong) return wrong;
  if (copyOn(game, facts, target)) return refusal("aftermath-copy", about);
  return playCost(game, seat, card);
}

/** True where a faction has a card that took part. engine glossary: Participant */
function takesPart(game: Game, conflict: Conflict, seat: SeatIndex): boolean {
  return conflict.participants.some((participant) => playOf(game, participant.card)?.faction === seat);
}

function factionOf(game: Game, target: Target | null): SeatIndex | null {
  if (target?.what === "card") return game.cards[target.card]?.play?.faction ?? null;
  return target?.what === "player" ? target.seat : null;
}

/** Carries out a play whose turn has come; the refusal where it is no longer possible. */
export function carryOutAftermath(
  work: Work,
  seat: SeatIndex,
  { card, target }: PlannedAftermath,
  conflict: Conflict,
): Refusal | null {
  const allowed = mayPlayAftermath(work.game, seat, card, target, conflict);
  if ("code" in allowed) return allowed;
  applyInfluence(work, seat, allowed.cost);
  emit(work, {
    type: "aftermath-played",
    seat,
    card: named(work.game, card),
    influence: allowed.cost,
    target: namedTarget(work.game, target),
  });
  const { text } = factsOf(work.game, card);
  pay(work, seat, text?.pays, titleOf(work.game, card));
  // What an unknown text without a target does is done by hand, and the card is done with.
  if (text || target) {
    enterPlay(work, card, entryOn(work.game, seat, target));
    if (text?.aftermath?.discardAfterPlay) editPlay(work, card).untilConflict = conflict.id;
  } else {
    notePlayed(work, card);
    move(work, card, "discard");
  }
  carryOut(work, card, {
    by: seat,
    card,
    source: titleOf(work.game, card),
    target,
    conflict: conflict.id,
  });
  return null;
}

/** Where an aftermath lies; one without a target concerns the whole game. engine glossary: Global */
function entryOn(game: Game, seat: SeatIndex, target: Target | null): Entry {
  if (target?.what === "player") return { faction: target.seat, controller: seat, row: "faction" };
  if (target?.what !== "card") return { faction: null, controller: seat, row: "faction" };
  const faction = playOf(game, target.card)?.faction ?? null;
  return { faction, controller: seat, row: "attached", host: target.card };
}
