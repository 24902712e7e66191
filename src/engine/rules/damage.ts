/** engine: The Effects of Damage */
import type { Game } from "../game.ts";
import { factsOf, mustPlay, named, playOf, speakerOf } from "../lookup.ts";
import { ABILITIES, type CardId } from "../vocabulary.ts";
import { ask, editPlay, emit, type Work } from "../work.ts";
import { highestUndamaged, unknownAbilities } from "./ability.ts";
import { prevented } from "./cannot.ts";
import { endWhileRotated } from "./modifiers.ts";
import { forbiddenBy, isLowered } from "./statics.ts";

const CAN_BE_DAMAGED: readonly string[] = ["character", "fleet", "location"];

/** Whether a card is of a type that suffers damage. */
export function canBeDamaged(game: Game, id: CardId): boolean {
  return CAN_BE_DAMAGED.includes(factsOf(game, id).type);
}

/** Damage that two cards deal each other at the same moment: both take it before either is neutralized. */
export function damageBoth(work: Work, hits: readonly { id: CardId; amount: number; source: string }[]): void {
  for (const { id, amount, source } of hits) {
    const play = playOf(work.game, id);
    if (amount === 0 || !play || play.neutralized || !canBeDamaged(work.game, id)) continue;
    if (prevented(work, "be-damaged", id)) continue;
    hurt(work, id, amount);
    emit(work, { type: "damaged", card: named(work.game, id), amount, source });
  }
  for (const { id, source } of hits) {
    checkNeutralized(work, source);
    askForAbilities(work, id);
  }
}

/** Puts damage on a card in play and neutralizes it when its highest ability falls to zero. Returns whether it could. */
export function damage(work: Work, id: CardId, amount: number, source: string): boolean {
  const play = playOf(work.game, id);
  // Normal damage on a card that is neutralized already has no effect.
  if (!play || play.neutralized || !canBeDamaged(work.game, id)) return false;
  if (prevented(work, "be-damaged", id)) return false;
  hurt(work, id, amount);
  emit(work, { type: "damaged", card: named(work.game, id), amount, source });
  checkNeutralized(work, source);
  askForAbilities(work, id);
  return true;
}

function hurt(work: Work, id: CardId, amount: number): void {
  const play = editPlay(work, id);
  play.damage += amount;
  play.damagedIn = work.game.turn;
}

/** Whether a damaged card is neutralized may hang on abilities that nobody has stated yet. */
function askForAbilities(work: Work, id: CardId): void {
  const play = playOf(work.game, id);
  if (!play || play.damage === 0) return;
  const facts = unknownAbilities(factsOf(work.game, id));
  if (facts.length > 0) ask(work, { kind: "fact", seat: speakerOf(work.game, id), card: id, facts });
}

/** True where what is printed withstands the damage and nothing lowers it: the usual case, told without counting. */
function standsFast(game: Game, id: CardId, damage: number): boolean {
  const { abilities } = factsOf(game, id);
  if (!abilities) return false;
  let highest = 0;
  for (const ability of ABILITIES) highest = Math.max(highest, abilities[ability] ?? 0);
  if (highest <= damage || isLowered(game, id)) return false;
  return !game.modifiers.some((one) => one.card === id && (one.by < 0 || one.how !== undefined));
}

/** Turns over every card whose damage has caught up with its highest ability, until nothing changes any more. */
export function checkNeutralized(work: Work, source: string): void {
  for (let again = true; again; ) {
    again = false;
    for (const id of work.game.inPlay) {
      const play = mustPlay(work.game, id);
      if (play.neutralized || play.damage === 0 || standsFast(work.game, id, play.damage)) continue;
      if (forbiddenBy(work.game, "be-neutralized", id) !== null) continue;
      const highest = highestUndamaged(work.game, id);
      if (highest === null || play.damage < highest) continue;
      if (neutralize(work, id, source, play.damage - highest)) again = true;
    }
  }
}

/** Turns a card face down. What damage goes beyond its highest ability becomes severe damage; the leader goes with its fleet. */
export function neutralize(work: Work, id: CardId, source: string, severe = 0): boolean {
  const play = playOf(work.game, id);
  if (!play || play.neutralized || !canBeDamaged(work.game, id)) return false;
  if (prevented(work, "be-neutralized", id)) return false;
  const edited = editPlay(work, id);
  edited.neutralized = true;
  edited.neutralizedIn = work.game.turn;
  edited.damage = 0;
  edited.severe += severe;
  edited.leads = null;
  delete edited.leadsThrough;
  emit(work, { type: "neutralized", card: named(work.game, id), severe, source });
  endWhileRotated(work, id);
  for (const other of work.game.inPlay) if (mustPlay(work.game, other).leads === id) neutralize(work, other, source);
  return true;
}

/** Severe damage that a text adds; it lies on a neutralized card only. */
export function damageSeverely(work: Work, id: CardId, amount: number, source: string): boolean {
  const play = playOf(work.game, id);
  if (!play?.neutralized) return false;
  editPlay(work, id).severe += amount;
  emit(work, { type: "severely-damaged", card: named(work.game, id), amount, source });
  return true;
}

/** Removes all damage, or one severe damage or the neutralization itself. engine: Heal a Character */
export function heal(work: Work, id: CardId, source: string): boolean {
  const play = playOf(work.game, id);
  if (!play || (play.damage === 0 && !play.neutralized) || prevented(work, "heal", id)) return false;
  const edited = editPlay(work, id);
  if (!play.neutralized) edited.damage = 0;
  else if (play.severe > 0) edited.severe -= 1;
  // Normal damage that may have come to lie on it goes with the turning over.
  else Object.assign(edited, { neutralized: false, damage: 0 });
  emit(work, { type: "healed", card: named(work.game, id), source });
  return true;
}

/** Removes some normal damage; it turns nothing face up. engine: Repair a Fleet or Location */
export function removeDamage(work: Work, id: CardId, most: number, source: string): boolean {
  const amount = Math.min(most, playOf(work.game, id)?.damage ?? 0);
  if (amount === 0 || prevented(work, "heal", id)) return false;
  const edited = editPlay(work, id);
  edited.damage -= amount;
  emit(work, { type: "damage-removed", card: named(work.game, id), amount, left: edited.damage, source });
  return true;
}

/** Face up, without damage of either kind. engine: Heal a Character; Ambassadorial Healing */
export function fullyHeal(work: Work, id: CardId, why: "ambassadorial" | "effect", source = ""): boolean {
  const play = playOf(work.game, id);
  if (!play || (play.damage === 0 && play.severe === 0 && !play.neutralized)) return false;
  if (prevented(work, "heal", id)) return false;
  Object.assign(editPlay(work, id), { damage: 0, severe: 0, neutralized: false });
  emit(work, { type: "fully-healed", card: named(work.game, id), why, source });
  return true;
}
