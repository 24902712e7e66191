/** engine: The Effects of Damage */

import type { Forbidden } from "../../cards/text.ts";
import type { Harm } from "../../events/event.ts";
import { caughtUp, highestPrinted, unknownAbilities } from "../../rules/in-force/ability.ts";
import { canBeDamaged } from "../../rules/in-force/cannot.ts";
import { forbiddenBy, isLowered } from "../../rules/in-force/statics.ts";
import { ruled } from "../../rulesets/index.ts";
import type { Game, InPlay } from "../../state/game.ts";
import { factsOf, mustPlay, named, playOf, speakerFor } from "../../state/lookup.ts";
import type { CardId } from "../../state/vocabulary.ts";
import { ask, editPlay, emit, type Work } from "../work.ts";
import { endWhileRotated } from "./lasting.ts";

/** What stands as the cause where a card’s damage catches up with its ability because something has ended. */
export const ENDED = { resolution: "the end of the resolution round", turn: "the end of the turn" } as const;

/** So much damage to a card, and the title of what deals it. */
export interface DamageHit {
  id: CardId;
  amount: number;
  source: string;
}

/** Damage that cards deal each other at the same moment: all take it before any is neutralized, each by who has hit it. */
export function damageAll(work: Work, hits: readonly DamageHit[]): void {
  for (const { id, amount, source } of hits) {
    const play = playOf(work.game, id);
    if (amount === 0 || !play || play.neutralized || !canBeDamaged(work.game, id)) continue;
    if (prevented(work, "be-damaged", id)) continue;
    hurt(work, id, amount);
    emit(work, { type: "damaged", card: named(work.game, id), amount, source });
  }
  checkNeutralized(work, hits[0]?.source ?? "", hits);
  for (const id of new Set(hits.map((hit) => hit.id))) askForAbilities(work, id);
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
  if (facts.length > 0) ask(work, { kind: "fact", seat: speakerFor(work.game, id), card: id, facts });
}

/** True where what is printed withstands the damage and nothing lowers it: the usual case, told without counting. */
function standsFast(game: Game, id: CardId, damage: number): boolean {
  if (highestPrinted(factsOf(game, id)) <= damage || isLowered(game, id)) return false;
  for (const { card, by, how } of game.modifiers) if (card === id && (by < 0 || how !== undefined)) return false;
  return true;
}

/**
 * Turns over every card whose damage has caught up with its highest ability, until nothing changes any more. `hits`: what
 * has damaged them at the same moment; a card that none of these has hit goes with what `source` names.
 */
export function checkNeutralized(work: Work, source: string, hits: readonly DamageHit[] = []): void {
  for (let again = true; again; ) {
    again = false;
    for (const id of work.game.inPlay) {
      const play = mustPlay(work.game, id);
      if (play.neutralized || play.damage === 0 || standsFast(work.game, id, play.damage)) continue;
      const highest = caughtUp(work.game, id, play.damage);
      if (highest === null || forbiddenBy(work.game, "be-neutralized", id) !== null) continue;
      const by = hits.find((hit) => hit.id === id && hit.amount > 0)?.source ?? source;
      if (neutralize(work, id, by, play.damage - highest)) again = true;
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
  if (play.promoted) edited.tended = true;
  edited.damage = 0;
  edited.severe += severe;
  edited.leads = null;
  edited.leadsThrough = undefined;
  emit(work, { type: "neutralized", card: named(work.game, id), severe, source });
  if (ruled(work.game, "neutralized-rotated") === "ends") endWhileRotated(work, id);
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
  const was = harmOf(play);
  const edited = editPlay(work, id);
  if (!play.neutralized) edited.damage = 0;
  else if (play.severe > 0) edited.severe -= 1;
  // Normal damage that may have come to lie on it goes with the turning over.
  else faceUp(edited, { damage: 0 });
  emit(work, { type: "healed", card: named(work.game, id), source, was });
  return true;
}

/** Turns a card over that is neutralized no longer. */
function faceUp(play: InPlay, left: Partial<Harm>): void {
  Object.assign(play, { neutralized: false, ...left });
  if (play.tended) delete play.tended;
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

/** Removes some severe damage; the card stays neutralized. */
export function removeSevere(work: Work, id: CardId, most: number, source: string): boolean {
  const amount = Math.min(most, playOf(work.game, id)?.severe ?? 0);
  if (amount === 0 || prevented(work, "heal", id)) return false;
  const edited = editPlay(work, id);
  edited.severe -= amount;
  const card = named(work.game, id);
  emit(work, { type: "damage-removed", card, amount, left: edited.severe, severe: true, source });
  return true;
}

/** Face up, without damage of either kind. engine: Heal a Character; Ambassadorial Healing */
export function fullyHeal(work: Work, id: CardId, why: "ambassadorial" | "effect", source = ""): boolean {
  const play = playOf(work.game, id);
  if (!play || (play.damage === 0 && play.severe === 0 && !play.neutralized)) return false;
  if (prevented(work, "heal", id)) return false;
  const was = harmOf(play);
  faceUp(editPlay(work, id), { damage: 0, severe: 0 });
  emit(work, { type: "fully-healed", card: named(work.game, id), why, source, was });
  return true;
}

const harmOf = ({ damage, severe, neutralized }: Harm): Harm => ({ damage, severe, neutralized });

/** Puts back what was healed, where the healing is reversed. `after`: what was left of it then. */
export function unheal(work: Work, id: CardId, was: Harm, after: Pick<Harm, "severe">, source: string): void {
  if (!was.neutralized) {
    damage(work, id, was.damage, source);
    return;
  }
  const severe = was.severe - after.severe;
  if (mustPlay(work.game, id).neutralized) damageSeverely(work, id, severe, source);
  else neutralize(work, id, source, severe);
}

/** True where an effect is stopped by a prohibition; says so in public. */
export function prevented(work: Work, what: Forbidden, id: CardId): boolean {
  const by = forbiddenBy(work.game, what, id);
  if (by === null) return false;
  emit(work, { type: "prevented", card: named(work.game, id), what, by: named(work.game, by) });
  return true;
}
