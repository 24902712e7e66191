/** engine: Support or Oppose a Conflict; Lead a Fleet */

import { takePart, takeSide } from "../../changes/conflicts/participating.ts";
import { checkNeutralized } from "../../changes/in-force/damage.ts";
import { rotate, stopLeading } from "../../changes/in-force/rotation.ts";
import { editPlay, emit, type Work } from "../../changes/work.ts";
import { factNeeded, type Refusal, refusal } from "../../refusal.ts";
import { leaderOf, leadsNotIn, mayJoin } from "../../rules/conflicts/conflict.ts";
import { mayRotate } from "../../rules/conflicts/rotation.ts";
import { abilityOf, usableAs } from "../../rules/in-force/ability.ts";
import { cannot } from "../../rules/in-force/cannot.ts";
import { notYours } from "../../rules/in-force/control.ts";
import type { Game, InPlay } from "../../state/game.ts";
import { conflictName, conflictOf, factsOf, mustPlay, named, playOf, seatOf, titleOf } from "../../state/lookup.ts";
import { since } from "../../state/revision.ts";
import type { Ability, CardId, SeatIndex } from "../../state/vocabulary.ts";
import { cardId, conflictId, seatIndex, using } from "../fields.ts";
import { type ActionIn, action, shapeOf } from "../record.ts";
import { conflictLabel, label, usingAbility } from "../words.ts";

const supportConflict = action({
  called: "Support",
  shape: shapeOf("support", { conflict: conflictId, with: cardId, side: seatIndex.optional(), using }),
  answers: ["action", "mercenary"],
  actor: ({ with: by }): CardId => by,
  perform(work, action): Refusal | undefined {
    return rotateInto(work, action, "support", action.side ?? null);
  },
  orders: { support: "support {conflict} with {card} using {ability}{side?}" },
  sentence(game, action): string {
    const side = action.side === undefined ? "" : ` for ${seatOf(game, action.side).name}`;
    const { type } = conflictOf(game, action.conflict);
    return `support ${conflictLabel(game, action.conflict)} with ${label(game, action.with)} using ${action.using ?? type}${side}`;
  },
});

const opposeConflict = action({
  called: "Oppose",
  shape: shapeOf("oppose", { conflict: conflictId, with: cardId, using }),
  answers: ["action", "mercenary"],
  actor: ({ with: by }): CardId => by,
  perform(work, action): Refusal | undefined {
    return rotateInto(work, action, "oppose", null);
  },
  orders: { oppose: "oppose {conflict} with {card} using {ability}" },
  sentence(game, action): string {
    const { type } = conflictOf(game, action.conflict);
    return `oppose ${conflictLabel(game, action.conflict)} with ${label(game, action.with)} using ${action.using ?? type}`;
  },
});

function rotateInto(
  work: Work,
  { seat, conflict: id, with: card, using }: ActionIn<typeof supportConflict | typeof opposeConflict>,
  as: "support" | "oppose",
  side: SeatIndex | null,
): Refusal | undefined {
  if (!work.game.cards[card]) return refusal("card-not-there");
  const blocked = mayJoin(work.game, seat, id, card, as, side, using);
  if (blocked) return blocked;
  rotate(work, card);
  takeSide(work, { seat, card, conflict: id, as, side, using });
  return undefined;
}

/** May this character lead this fleet? */
export function mayLead(
  game: Game,
  seat: SeatIndex,
  fleet: CardId,
  leader: CardId,
  using: Ability = "leadership",
): Refusal | null {
  if (!game.cards[fleet] || !game.cards[leader]) return refusal("card-not-there");
  const character = factsOf(game, leader);
  const ship = factsOf(game, fleet);
  const own = playOf(game, leader);
  if (!own || own.controller !== seat || own.faceDown) return notYours(game, leader);
  if (character.type !== "character")
    return refusal("not-a-character", { title: character.title, type: character.type });
  if (ship.type !== "fleet") return refusal("not-a-fleet", { title: ship.title, type: ship.type });
  const led = playOf(game, fleet);
  if (!led || !isOwnFleet(game, seat, own, led) || led.faceDown)
    return refusal("not-your-fleet", { title: ship.title });
  const other = game.inPlay.find((id) => mustPlay(game, id).leads === fleet);
  if (other !== undefined) return refusal("fleet-led-already", { title: ship.title, leader: titleOf(game, other) });
  const blocked = mayRotate(game, leader) ?? cannot(game, "lead", leader);
  if (blocked) return blocked;
  if (!usableAs(game, leader, "leadership").includes(using))
    return refusal("cannot-use-as", { title: character.title, use: using, as: "leadership" });
  const leadership = abilityOf(game, leader, using);
  if (leadership === null) return factNeeded(leader, character.title, [using]);
  if (leadership === 0) return refusal("no-leadership", { title: character.title });
  for (const conflict of game.conflicts) {
    const takesPart = conflict.result === null && conflict.participants.some(({ card }) => card === fleet);
    const kept = takesPart ? leadsNotIn(game, conflict, leader) : null;
    if (kept) return kept;
  }
  const joined = game.conflicts.find(
    ({ result, participants, withdrawn, done }) =>
      result === null &&
      (withdrawn?.includes(leader) || done?.includes(leader)) &&
      participants.some(({ card }) => card === fleet),
  );
  if (!joined) return null;
  const about = { title: character.title, conflict: conflictName(game, joined) };
  return refusal(joined.withdrawn?.includes(leader) ? "withdrawn" : "done-there", about);
}

/**
 * Of the faction of whoever acts with the leader, or of the leader's own. engine: Lead a Fleet — “one of your faction's
 * fleets”; rulebook: Conflict Cards — “any fleet belonging to the same faction”
 */
export const isOwnFleet = (game: Game, seat: SeatIndex, leader: InPlay, { faction }: InPlay): boolean =>
  faction === seat || (faction !== null && faction === leader.faction && since(game, 11));

const leadFleet = action({
  called: "Lead a fleet",
  shape: shapeOf("lead", { fleet: cardId, with: cardId, using }),
  answers: ["action", "mercenary"],
  actor: ({ with: by }): CardId => by,
  inPlay: ({ fleet, with: by }): CardId[] => [fleet, by],
  perform(work, { seat, fleet, with: leader, using = "leadership" }): Refusal | undefined {
    const blocked = mayLead(work.game, seat, fleet, leader, using);
    if (blocked) return blocked;
    rotate(work, leader);
    // Whoever was readied and still leads moves on to this fleet: a character leads one fleet at a time.
    stopLeading(work, leader);
    const play = editPlay(work, leader);
    play.leads = fleet;
    if (play.deed !== undefined) play.leadsDeed = play.deed;
    if (using !== "leadership") play.leadsThrough = using;
    // A leader takes part from the moment when the fleet does.
    for (const conflict of work.game.conflicts) {
      if (conflict.result) continue;
      const part = conflict.participants.find((other) => other.card === fleet && other.as !== "lead");
      if (part) takePart(work, conflict.id, leaderOf(part, leader));
    }
    checkNeutralized(work, titleOf(work.game, leader));
    emit(work, {
      type: "led",
      seat,
      with: named(work.game, leader),
      fleet: named(work.game, fleet),
      by: abilityOf(work.game, leader, using) ?? 0,
      military: abilityOf(work.game, fleet, "military") ?? 0,
    });
    return undefined;
  },
  orders: { lead: "lead {fleet} with {card}{using?}" },
  sentence: (game, action): string =>
    `lead ${label(game, action.fleet)} with ${label(game, action.with)}${usingAbility(action.using)}`,
});

export const actions = [supportConflict, opposeConflict, leadFleet] as const;
