/** engine: Resolving Attacks — what two cards deal each other, in a conflict and outside of one. */
import type { Game } from "../game.ts";
import { mustPlay, named, playOf, titleOf } from "../lookup.ts";
import { type Refusal, refusal } from "../refusal.ts";
import type { Ability, CardId, SeatIndex } from "../vocabulary.ts";
import type { Work } from "../work.ts";
import { abilityOf } from "./ability.ts";
import { cannot } from "./cannot.ts";
import { canBeDamaged, damage, damageBoth } from "./damage.ts";
import { givenTo } from "./statics.ts";

/** Each Strife mark of a card adds this to the damage that it deals in an attack. */
const STRIFE_DAMAGE = 2;

export interface Strike {
  seat: SeatIndex;
  with: CardId;
  against: CardId;
  /** The ability that is attacked with, as the log says it. */
  ability: Ability;
  /** The ability that each card really uses. */
  attacker: Ability;
  target: Ability;
  /** Title of the conflict; null for an attack outside of one. */
  conflict: string | null;
}

/** May these two fight at all? Never within a faction, never against a neutralized card. */
export function mayStrike(game: Game, attacker: CardId, target: CardId): Refusal | null {
  const aim = mustPlay(game, target);
  const about = { title: titleOf(game, attacker), target: titleOf(game, target) };
  if (aim.faction === mustPlay(game, attacker).faction) return refusal("attack-own-faction", about);
  if (aim.neutralized) return refusal("attack-neutralized", about);
  if (!canBeDamaged(game, target))
    return refusal("illegal-target", { ...about, wants: "a character, a fleet or a location" });
  return cannot(game, "attack", attacker) ?? cannot(game, "be-attacked", target);
}

/** What a card deals in an attack: its current ability, multiplied, then 2 for each Strife mark and what else is added. */
export function dealt(game: Game, id: CardId, ability: Ability): number {
  const play = playOf(game, id);
  if (!play || play.neutralized) return 0;
  const changes = givenTo(game, "attack-damage", id);
  const doubled = changes.filter(({ given }) => given.times === "double").length;
  const halved = changes.some(({ given }) => given.times === "half");
  const multiplied = (abilityOf(game, id, ability) ?? 0) * 2 ** doubled;
  const added = changes.reduce((sum, { given }) => sum + (given.by ?? 0), STRIFE_DAMAGE * (play.marks.strife ?? 0));
  return Math.max(0, (halved ? Math.ceil(multiplied / 2) : multiplied) + added);
}

/** What of that arrives: half where it takes half, rounded up; then less its damage resistance. engine glossary: Double, etc. */
export function suffered(game: Game, id: CardId, amount: number): number {
  const halved = givenTo(game, "half-damage", id).length > 0;
  const resistance = givenTo(game, "damage-resistance", id).reduce((sum, { given }) => sum + given.by, 0);
  return Math.max(0, (halved ? Math.ceil(amount / 2) : amount) - resistance);
}

const isFirst = (game: Game, id: CardId) => givenTo(game, "damages-first", id).length > 0;

/** Both deal their damage at the same moment, unless just one of them damages first. */
export function strike(work: Work, { seat, with: attacker, against: target, ...used }: Strike): void {
  const at = work.events.length;
  const deals = () => suffered(work.game, target, dealt(work.game, attacker, used.attacker));
  const takes = () => suffered(work.game, attacker, dealt(work.game, target, used.target));
  const first = [attacker, target].filter((id) => isFirst(work.game, id));
  const [only] = first;
  const before = { deals: deals(), takes: takes() };
  const happened = { ...before };
  const hits = [
    { id: target, amount: before.deals, source: titleOf(work.game, attacker) },
    { id: attacker, amount: before.takes, source: titleOf(work.game, target) },
  ];
  if (first.length !== 1 || only === undefined) damageBoth(work, hits);
  else if (only === attacker) {
    if (before.deals > 0) damage(work, target, before.deals, titleOf(work.game, attacker));
    happened.takes = takes();
    if (happened.takes > 0) damage(work, attacker, happened.takes, titleOf(work.game, target));
  } else {
    if (before.takes > 0) damage(work, attacker, before.takes, titleOf(work.game, target));
    happened.deals = deals();
    if (happened.deals > 0) damage(work, target, happened.deals, titleOf(work.game, attacker));
  }
  work.events.splice(at, 0, {
    type: "attacked",
    seat,
    with: named(work.game, attacker),
    target: named(work.game, target),
    conflict: used.conflict,
    ability: used.ability,
    ...happened,
    first: first.length === 1 && only !== undefined ? named(work.game, only) : null,
  });
}
