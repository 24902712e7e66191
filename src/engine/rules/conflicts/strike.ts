/** engine: Resolving Attacks — what two cards deal each other, in a conflict and outside of one. */

import { type Refusal, refusal } from "../../refusal.ts";
import type { Game } from "../../state/game.ts";
import { factsOf, isOfType, mustPlay, playOf, seatOf, titleOf } from "../../state/lookup.ts";
import { since } from "../../state/revision.ts";
import type { Ability, CardId, CardType } from "../../state/vocabulary.ts";
import type { Blow } from "../../view/legal-action.ts";
import { abilityOf, caughtUp } from "../in-force/ability.ts";
import { canBeDamaged, cannot } from "../in-force/cannot.ts";
import { forbiddenBy, givenTo } from "../in-force/statics.ts";
import { areAtPeace, neutralityRefusal, peaceRefusal } from "../relations/states.ts";

const FIGHTERS: readonly CardType[] = ["character", "fleet"];

/** Each Strife mark of a card adds this to the damage that it deals in an attack. */
export const STRIFE_DAMAGE = 2;

/**
 * May these two fight at all? Nobody attacks a card in the own faction, whatever it is done with; whoever has control of a
 * card of another faction may attack that one's cards. Neutralized cards are not attacked.
 */
export function mayStrike(game: Game, attacker: CardId, target: CardId): Refusal | null {
  const aim = mustPlay(game, target);
  const about = { title: titleOf(game, attacker), target: titleOf(game, target) };
  const { controller, faction } = mustPlay(game, attacker);
  if (aim.faction === (controller ?? faction)) return refusal("attack-own-faction", about);
  if (aim.neutralized) return refusal("attack-neutralized", about);
  if (!canBeDamaged(game, target))
    return refusal("illegal-target", { ...about, wants: "a character, a fleet or a location" });
  return (
    fleetsAtPeace(game, attacker, target) ??
    racesAtPeace(game, attacker, target) ??
    cannot(game, "attack", attacker) ??
    cannot(game, "be-attacked", target)
  );
}

/** rulebook: Tension and Unrest; compendium: Non-Aggression Pact — fleets of factions that are at peace. */
function fleetsAtPeace(game: Game, attacker: CardId, target: CardId): Refusal | null {
  if (factsOf(game, attacker).type !== "fleet" || factsOf(game, target).type !== "fleet") return null;
  const [own, other] = [mustPlay(game, attacker).faction, mustPlay(game, target).faction];
  return own !== null && other !== null && areAtPeace(game, own, other) ? peaceRefusal(game, own, other) : null;
}

/** compendium: Neutrality Treaty — a character or a fleet of either race, in whichever of the two factions it is. */
function racesAtPeace(game: Game, attacker: CardId, target: CardId): Refusal | null {
  const [own, other] = [mustPlay(game, attacker).faction, mustPlay(game, target).faction];
  if (own === null || other === null || !since(game, 14)) return null;
  const [one, two] = [factsOf(game, attacker), factsOf(game, target)];
  if (!isOfType(one, FIGHTERS) || !isOfType(two, FIGHTERS) || one.race === two.race) return null;
  const ofBoth = [one, two].every(({ race }) => [own, other].some((seat) => seatOf(game, seat).race === race));
  return ofBoth ? neutralityRefusal(game, own, other) : null;
}

/** What a card deals in an attack: its current ability, multiplied, then 2 for each Strife mark and what else is added. */
export function damageDealt(game: Game, id: CardId, ability: Ability): number {
  const play = playOf(game, id);
  if (!play || play.neutralized) return 0;
  const changes = givenTo(game, "attack-damage", id);
  const doubled = changes.filter(({ given }) => given.times === "double").length;
  const halved = changes.some(({ given }) => given.times === "half");
  const multiplied = (abilityOf(game, id, ability) ?? 0) * 2 ** doubled;
  const added = changes.reduce(
    (sum, { given: { by = 0, eachMark } }) => sum + by * (eachMark === undefined ? 1 : (play.marks[eachMark] ?? 0)),
    STRIFE_DAMAGE * (play.marks.strife ?? 0),
  );
  return Math.max(0, (halved ? Math.ceil(multiplied / 2) : multiplied) + added);
}

/** What of that arrives: half where it takes half, rounded up; then less its damage resistance. engine glossary: Double, etc. */
export function suffered(game: Game, id: CardId, amount: number): number {
  const halved = givenTo(game, "half-damage", id).length > 0;
  const resistance = givenTo(game, "damage-resistance", id).reduce((sum, { given }) => sum + given.by, 0);
  return Math.max(0, (halved ? Math.ceil(amount / 2) : amount) - resistance);
}

/** Does this card deal its damage before the other? */
export const damagesFirst = (game: Game, id: CardId): boolean => givenTo(game, "damages-first", id).length > 0;

/** A card in an attack, with the ability that it fights with. */
interface Fighter {
  readonly id: CardId;
  readonly ability: Ability;
}

/** What an attack would come to as things are: what each deals the other, and which of them would be neutralized. */
export function blowBetween(game: Game, attacker: Fighter, target: Fighter): Blow {
  const deals = suffered(game, target.id, damageDealt(game, attacker.id, attacker.ability));
  const takes = suffered(game, attacker.id, damageDealt(game, target.id, target.ability));
  const [early, late] = [damagesFirst(game, attacker.id), damagesFirst(game, target.id)];
  // Whoever is neutralized first deals nothing any more.
  const targetFalls = falls(game, target.id, deals) && !(late && !early && falls(game, attacker.id, takes));
  const attackerFalls = falls(game, attacker.id, takes) && !(early && !late && targetFalls);
  return {
    deals: late && !early && attackerFalls ? 0 : deals,
    takes: early && !late && targetFalls ? 0 : takes,
    target: targetFalls,
    attacker: attackerFalls,
  };
}

/** Would so much damage neutralize this card? */
function falls(game: Game, id: CardId, amount: number): boolean {
  if (amount === 0 || !canBeDamaged(game, id) || forbiddenBy(game, "be-damaged", id) !== null) return false;
  if (caughtUp(game, id, mustPlay(game, id).damage + amount) === null) return false;
  return forbiddenBy(game, "be-neutralized", id) === null;
}

/** The attack that this card is in and whose damage is still to be dealt; -1 where there is none. */
export function strikeOn(game: Game, card: CardId): number {
  return game.tasks.findLastIndex(
    (task) => task.task === "strike" && [task.strike.with, task.strike.against, task.strike.also?.card].includes(card),
  );
}

/** Is the damage of an attack that this card is in still to be dealt? */
export const awaitsStrike = (game: Game, card: CardId): boolean => strikeOn(game, card) !== -1;
