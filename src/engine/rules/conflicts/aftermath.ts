/** engine: Aftermath Cards; Aftermath play conditions */
import type { CardFacts } from "../../cards/facts.ts";
import type { AftermathAfter } from "../../cards/text.ts";
import { blocked } from "../../effects/index.ts";
import { promotionCost } from "../../effects/sponsoring.ts";
import { type Refusal, refusal } from "../../refusal.ts";
import { ruled } from "../../rulesets/index.ts";
import type { Conflict, EffectContext, Game, Target } from "../../state/game.ts";
import { conflictName, factsOf, seatOf } from "../../state/lookup.ts";
import { since } from "../../state/revision.ts";
import type { CardId, SeatIndex } from "../../state/vocabulary.ts";
import { isFactionOf } from "../costs/cost.ts";
import { unpayable } from "../costs/payment.ts";
import { copyOn } from "../costs/sponsor.ts";
import { mayEnter } from "../in-force/limit.ts";
import { unmet } from "../in-force/requirement.ts";
import { inHand, mayBePlayedBy, playCost, wrongTarget } from "../triggers/playing.ts";
import { hasTakenPart } from "./conflict.ts";
import { wrongSecond } from "./second-target.ts";
import { openTargetName } from "./target.ts";

export function mayPlayAftermath(
  game: Game,
  seat: SeatIndex,
  card: CardId,
  target: Target | null,
  conflict: Conflict,
  second: Target | null = null,
): Refusal | { cost: number } {
  const missing = inHand(game, seat, card);
  if (missing) return missing;
  const facts = factsOf(game, card);
  const { title } = facts;
  if (facts.type !== "aftermath") return refusal("not-an-aftermath", { title, type: facts.type });
  const about = { title, conflict: conflictName(game, conflict), target: target && openTargetName(game, target) };
  const kept = mayBePlayedBy(game, seat, card) ?? (facts.limit === undefined ? null : mayEnter(game, card));
  if (kept) return kept;
  const conditions = facts.text?.aftermath;
  const wrongConflict = mayFollowAs(game, seat, facts, conflict);
  if (wrongConflict) return wrongConflict;
  const faction = factionOf(game, target);
  // engine: unless it lists Participant, an aftermath reaches the initiator's faction only.
  // quickstart: Turn Phase Details and Notes — lost aftermaths are played on participants.
  const shared = isFor("lost", facts, conflict) && ruled(game, "lost-aftermaths") === "participants";
  const reaches =
    conditions?.participant ||
    conditions?.anywhere ||
    (shared && faction !== null && hasTakenPart(game, conflict, faction));
  if (conditions && target && !reaches && faction !== conflict.initiator)
    return refusal("aftermath-target", { ...about, wants: "the faction that initiated the conflict" });
  if (conditions?.participant && faction !== null && !hasTakenPart(game, conflict, faction))
    return refusal("aftermath-target", { ...about, wants: "a faction that took part in the conflict" });
  if (facts.race !== undefined && facts.race !== "neutral") {
    if (!isFactionOf(game, faction ?? seat, facts.race))
      return refusal("aftermath-loyalty", { ...about, race: facts.race });
  }
  const effects = facts.text?.effects ?? [];
  const context: EffectContext = { by: seat, card, source: title, target, conflict: conflict.id };
  const wrong =
    wrongTarget(game, seat, card, target, conflict.id) ??
    wrongSecond(game, title, facts.text, { by: seat, conflict }, { first: target, second }) ??
    unmet(game, seat, title, facts.text?.requires) ??
    unpayable(game, seat, card, facts.text?.pays, { target }) ??
    blocked(game, effects, context);
  if (wrong) return wrong;
  if (copyOn(game, facts, target)) return refusal("aftermath-copy", about);
  // engine: Aftermath Cards — a copy on neither of two targets.
  if (second?.what === "card" && since(game, 7) && copyOn(game, facts, second))
    return refusal("aftermath-copy", { ...about, target: openTargetName(game, second) });
  return playCost(game, seat, card, promotionCost(game, effects, context));
}

/** The same of what a card lets the player treat the conflict as, where it has said both. compendium: Destined To Be */
function mayFollowAs(game: Game, seat: SeatIndex, facts: CardFacts, conflict: Conflict): Refusal | null {
  const refused = mayFollow(game, seat, facts, conflict);
  if (refused === null || conflict.result === null) return refused;
  const { result } = conflict;
  const fits = conflict.countsAs?.some((as) => {
    if (as.seat !== seat || as.type === undefined || as.outcome === undefined) return false;
    return (
      mayFollow(game, seat, facts, { ...conflict, type: as.type, result: { ...result, won: as.outcome === "won" } }) ===
      null
    );
  });
  return fits ? null : refused;
}

/** The outcome and the type of the conflict that it asks for; where it names several kinds, any of them will do. */
function mayFollow(game: Game, seat: SeatIndex, facts: CardFacts, conflict: Conflict): Refusal | null {
  const about = { title: facts.title, conflict: conflictName(game, conflict) };
  const { after, outcome = facts.outcome } = facts.text?.aftermath ?? {};
  const ended = conflict.result?.won ? "won" : "lost";
  if (outcome && outcome !== ended) return refusal("aftermath-outcome", { ...about, outcome });
  // compendium: Aftermath Cards — Won and Lost apply to every type that stands after them.
  const fitting = after?.filter(
    (one) => (one.outcome ?? ended) === ended && (one.type ?? conflict.type) === conflict.type,
  );
  if (after && fitting?.length === 0) return refusal("aftermath-after", { ...about, wants: after.map(kindOf) });
  // quickstart: Turn Phase Details and Notes
  if (isFor("won", facts, conflict) && conflict.initiator !== seat && ruled(game, "won-aftermaths") === "initiator")
    return refusal("aftermath-initiator", { ...about, initiator: seatOf(game, conflict.initiator).name });
  if (!after && facts.conflict && facts.conflict !== conflict.type)
    return refusal("aftermath-type", { ...about, type: facts.conflict });
  return null;
}

/** Whether it follows this conflict as one with this outcome, and could not if it had ended otherwise. */
function isFor(wanted: "won" | "lost", facts: CardFacts, { type, result }: Conflict): boolean {
  const { after, outcome = facts.outcome } = facts.text?.aftermath ?? {};
  if (outcome || !after) return outcome === wanted;
  const ended = result?.won ? "won" : "lost";
  const fitting = after.filter((one) => (one.outcome ?? ended) === ended && (one.type ?? type) === type);
  return fitting.every((one) => one.outcome === wanted);
}

const kindOf = ({ outcome, type }: AftermathAfter) => [outcome, type].filter((word) => word !== undefined).join(" ");

function factionOf(game: Game, target: Target | null): SeatIndex | null {
  if (target?.what === "card") return game.cards[target.card]?.play?.faction ?? null;
  return target?.what === "player" ? target.seat : null;
}
