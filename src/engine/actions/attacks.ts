/** engine: Attack a Conflict Participant; Resolving Attacks */
import type { ActionOf } from "../action.ts";
import type { Game } from "../game.ts";
import { factsOf, named, playOf, textOf, titleOf } from "../lookup.ts";
import { factNeeded, type Refusal, refusal } from "../refusal.ts";
import { abilityOf } from "../rules/ability.ts";
import { join } from "../rules/conflict.ts";
import { notYours } from "../rules/control.ts";
import { damageBoth } from "../rules/damage.ts";
import { mayRotate, rotate } from "../rules/rotation.ts";
import type { Ability, CardId } from "../vocabulary.ts";
import { emit, type Work } from "../work.ts";

/** Each Strife mark of a card adds this to the damage that it deals in an attack. */
const STRIFE_DAMAGE = 2;

/** The ability that a card applied in a conflict; null where it did not support, oppose or attack there. */
function abilityUsed(game: Game, conflictId: number, card: CardId): Ability | null {
  const conflict = game.conflicts.find((other) => other.id === conflictId);
  return conflict?.participants.find((other) => other.card === card && other.as !== "lead")?.using ?? null;
}

/** What a card deals in an attack. */
function strength(game: Game, id: CardId, ability: Ability): number {
  return (abilityOf(game, id, ability) ?? 0) + STRIFE_DAMAGE * (playOf(game, id)?.marks.strife ?? 0);
}

/** May this card attack that participant? */
export function mayAttack(
  game: Game,
  { seat, conflict: id, against: target, with: attacker }: ActionOf<"attack">,
): Refusal | null {
  const conflict = game.conflicts.find((other) => other.id === id);
  const aim = game.cards[target]?.play;
  if (!conflict || !game.cards[attacker] || !aim || aim.faceDown) return refusal("card-not-there");
  const facts = factsOf(game, attacker);
  const about = { title: facts.title, conflict: titleOf(game, conflict.card), target: titleOf(game, target) };
  const play = playOf(game, attacker);
  if (!play || play.controller !== seat || play.faceDown) return notYours(game, attacker, { conflict: about.conflict });
  if (conflict.result) return refusal("conflict-resolved", about);
  if (facts.type !== "character" && facts.type !== "fleet")
    return refusal("attacks-not", { ...about, type: facts.type });
  const ability = abilityUsed(game, id, target);
  if (ability === null) return refusal("attack-no-participant", about);
  if (aim.faction === play.faction) return refusal("attack-own-faction", about);
  if (aim.neutralized) return refusal("attack-neutralized", about);
  // The attacker becomes a participant, so it must be one that may take part.
  const only = textOf(game, conflict.card)?.conflict?.only;
  if (only && !only.some((race) => race === facts.race)) return refusal("restricted-conflict", { ...about, only });
  const blocked = mayRotate(game, attacker);
  if (blocked) return blocked;
  const own = abilityOf(game, attacker, ability);
  if (own === null) return factNeeded(attacker, facts.title, [ability]);
  return own === 0 ? refusal("no-ability", { ...about, ability }) : null;
}

/** Both cards deal their damage at the same moment; the attacker takes part in the conflict from then on. */
export function attack(work: Work, action: ActionOf<"attack">): Refusal | undefined {
  const { seat, conflict, against: target, with: attacker } = action;
  const blocked = mayAttack(work.game, action);
  if (blocked) return blocked;
  const ability = abilityUsed(work.game, conflict, target);
  const board = work.game.conflicts.find((other) => other.id === conflict);
  if (ability === null || !board) return refusal("attack-no-participant", {});
  rotate(work, attacker);
  join(work, conflict, { card: attacker, as: "attack", using: ability, side: null });
  const deals = strength(work.game, attacker, ability);
  const takes = strength(work.game, target, ability);
  emit(work, {
    type: "attacked",
    seat,
    with: named(work.game, attacker),
    target: named(work.game, target),
    conflict: titleOf(work.game, board.card),
    ability,
    deals,
    takes,
  });
  damageBoth(work, [
    { id: target, amount: deals, source: titleOf(work.game, attacker) },
    { id: attacker, amount: takes, source: titleOf(work.game, target) },
  ]);
  return undefined;
}
