/** engine: Attack a Conflict Participant; Resolving Attacks */

import { takePart } from "../../changes/conflicts/participating.ts";
import { declareStrike } from "../../changes/conflicts/strike.ts";
import { rotate } from "../../changes/in-force/rotation.ts";
import { factNeeded, type Refusal, refusal } from "../../refusal.ts";
import { closedTo, keptAway, noAbility, noSuchConflict } from "../../rules/conflicts/conflict.ts";
import { mayRotate } from "../../rules/conflicts/rotation.ts";
import { blowBetween, mayStrike } from "../../rules/conflicts/strike.ts";
import { abilityOf, unknownAbilities, usableAs } from "../../rules/in-force/ability.ts";
import { cannot } from "../../rules/in-force/cannot.ts";
import { notYours } from "../../rules/in-force/control.ts";
import { ruled } from "../../rulesets/index.ts";
import type { Game, Participant } from "../../state/game.ts";
import { conflictName, conflictTitle, factsOf, playOf, titleOf } from "../../state/lookup.ts";
import type { CardId } from "../../state/vocabulary.ts";
import type { Blow } from "../../view/legal-action.ts";
import { cardId, conflictId, using } from "../fields.ts";
import { type ActionIn, action, shapeOf } from "../record.ts";
import { conflictLabel, label, usingAbility } from "../words.ts";

/**
 * How a card takes part in a conflict where it can be attacked: by supporting, opposing or attacking, not by leading. In
 * several ways where it has become ready in between.
 */
export function attackable(game: Game, conflictId: number, card: CardId): Participant[] {
  const conflict = game.conflicts.find((other) => other.id === conflictId);
  return conflict?.participants.filter((other) => other.card === card && other.as !== "lead") ?? [];
}

type Attack = ActionIn<typeof attack>;

/** The part of the target that is attacked: the one in which it applied what the attacker uses, or else the first. */
function attackedPart(game: Game, { conflict, against, with: attacker, using }: Attack): Participant | null {
  const parts = attackable(game, conflict, against);
  if (using === undefined) return parts[0] ?? null;
  return (
    parts.find((part) => part.using === using) ??
    parts.find((part) => usableAs(game, attacker, part.using).includes(using)) ??
    parts[0] ??
    null
  );
}

/** What an attack that is allowed would come to, as things are; null where that cannot be told. */
export function blowOf(game: Game, action: Attack): Blow | null {
  const part = attackedPart(game, action);
  // What nobody has stated yet cannot be told in advance.
  const untold = [action.with, action.against].some((id) => unknownAbilities(factsOf(game, id)).length > 0);
  if (part === null || untold) return null;
  const attacker = { id: action.with, ability: action.using ?? part.using };
  return blowBetween(game, attacker, { id: action.against, ability: part.through ?? part.using });
}

/** May this card attack that participant? */
export function mayAttack(game: Game, action: Attack): Refusal | null {
  const { seat, conflict: id, against: target, with: attacker, using } = action;
  const conflict = game.conflicts.find((other) => other.id === id);
  const aim = game.cards[target]?.play;
  if (!conflict) return noSuchConflict(game);
  if (!game.cards[attacker] || !aim || aim.faceDown) return refusal("card-not-there");
  const facts = factsOf(game, attacker);
  const about = { title: facts.title, conflict: conflictName(game, conflict), target: titleOf(game, target) };
  const play = playOf(game, attacker);
  if (!play || play.controller !== seat || play.faceDown) return notYours(game, attacker, { conflict: about.conflict });
  if (conflict.result) return refusal("conflict-resolved", about);
  if (facts.type !== "character" && facts.type !== "fleet")
    return refusal("attacks-not", { ...about, type: facts.type });
  const part = attackedPart(game, action);
  if (part === null) return refusal("attack-no-participant", about);
  // quickstart: the list of actions
  const type = factsOf(game, target).type;
  if (ruled(game, "attacks-between") === "same-type" && type !== facts.type)
    return refusal("attack-other-type", { ...about, type: facts.type, other: type });
  const applied = part.through ?? part.using;
  if (ruled(game, "attacked-ability") === "own" && applied !== conflict.type)
    return refusal("attack-other-ability", { ...about, ability: applied, type: conflict.type });
  const impossible = mayStrike(game, attacker, target);
  if (impossible) return impossible;
  // The attacker becomes a participant, so it must be one that may take part.
  const others = closedTo(game, conflict, attacker);
  if (others) return refusal("restricted-conflict", { ...about, races: others });
  const kept = keptAway(game, conflict, attacker);
  if (kept) return kept;
  const blocked = mayRotate(game, attacker) ?? cannot(game, "take-part", attacker);
  if (blocked) return blocked;
  const ability = using ?? part.using;
  if (!usableAs(game, attacker, part.using).includes(ability))
    return refusal("cannot-use-as", { ...about, use: ability, as: part.using });
  const own = abilityOf(game, attacker, ability);
  if (own === null) return factNeeded(attacker, facts.title, [ability]);
  return own === 0 ? noAbility(about, conflict, ability) : null;
}

/** The attacker takes part in the conflict from then on, and both cards deal their damage. */
const attack = action({
  called: "Attack",
  /** Against a participant of that conflict, with the ability that it used there. */
  shape: shapeOf("attack", { conflict: conflictId, against: cardId, with: cardId, using }),
  answers: ["action", "mercenary"],
  actor: ({ with: by }): CardId => by,
  perform(work, action): Refusal | undefined {
    const { seat, conflict, against: target, with: attacker } = action;
    const blocked = mayAttack(work.game, action);
    if (blocked) return blocked;
    const part = attackedPart(work.game, action);
    const board = work.game.conflicts.find((other) => other.id === conflict);
    if (part === null || !board) return refusal("attack-no-participant", {});
    const through = action.using ?? part.using;
    rotate(work, attacker);
    takePart(work, conflict, {
      card: attacker,
      as: "attack",
      against: [target],
      using: part.using,
      side: null,
      ...(through === part.using ? {} : { through }),
    });
    declareStrike(
      work,
      {
        seat,
        with: attacker,
        against: target,
        ability: part.using,
        attacker: through,
        target: part.through ?? part.using,
        conflict: conflictTitle(work.game, board),
      },
      false,
    );
    return undefined;
  },
  orders: { attack: "attack {against} with {card} in {conflict}{using?}" },
  sentence: (game, action): string =>
    `attack ${label(game, action.against)} with ${label(game, action.with)} in ${conflictLabel(game, action.conflict)}${usingAbility(action.using)}`,
});

export const actions = [attack] as const;
