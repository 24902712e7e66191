/** engine: Resolving Attacks — what two cards deal each other, in a conflict and outside of one. */
import type { Game, Strike } from "../game.ts";
import { factsOf, mustPlay, named, playOf, titleOf } from "../lookup.ts";
import { type Refusal, refusal } from "../refusal.ts";
import type { Ability, CardId } from "../vocabulary.ts";
import { emit, schedule, type Work } from "../work.ts";
import { abilityOf } from "./ability.ts";
import { cannot } from "./cannot.ts";
import { canBeDamaged, checkNeutralized, damage, damageBoth } from "./damage.ts";
import { endOfAttack } from "./modifiers.ts";
import { strikeOn } from "./pending-strike.ts";
import { areAtPeace, peaceRefusal } from "./states.ts";
import { givenTo } from "./statics.ts";
import { response } from "./trigger.ts";
import { isAwaited } from "./watching.ts";

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
    fleetsAtPeace(game, attacker, target) ?? cannot(game, "attack", attacker) ?? cannot(game, "be-attacked", target)
  );
}

/** rulebook: Tension and Unrest; compendium: Non-Aggression Pact — fleets of factions that are at peace. */
function fleetsAtPeace(game: Game, attacker: CardId, target: CardId): Refusal | null {
  if (factsOf(game, attacker).type !== "fleet" || factsOf(game, target).type !== "fleet") return null;
  const [own, other] = [mustPlay(game, attacker).faction, mustPlay(game, target).faction];
  return own !== null && other !== null && areAtPeace(game, own, other) ? peaceRefusal(game, own, other) : null;
}

/** What a card deals in an attack: its current ability, multiplied, then 2 for each Strife mark and what else is added. */
export function dealt(game: Game, id: CardId, ability: Ability): number {
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

/** What is left of the damage after what has answered the attack. */
function lessened(id: CardId, amount: number, less: NonNullable<Strike["less"]>): number {
  return less.reduce((left, one) => (one.card === id ? Math.max(0, left - one.amount) : left), amount);
}

/** The next attack whose damage is still to be dealt takes less from this card; false where there is none. */
export function lessen(work: Work, card: CardId, amount: number, source: string): boolean {
  const at = strikeOn(work.game, card);
  const task = work.game.tasks[at];
  if (task?.task !== "strike") return false;
  const less = [...(task.strike.less ?? []), { card, amount }];
  work.game.tasks = work.game.tasks.with(at, { ...task, strike: { ...task.strike, less } });
  emit(work, { type: "damage-lessened", card: named(work.game, card), amount, source });
  return true;
}

/** It takes that much again; nothing where the damage has been dealt. */
export function unlessen(work: Work, card: CardId, amount: number): void {
  const at = strikeOn(work.game, card);
  const task = work.game.tasks[at];
  if (task?.task !== "strike") return;
  const last = task.strike.less?.findLastIndex((one) => one.card === card && one.amount === amount) ?? -1;
  const less = (task.strike.less ?? []).filter((_, index) => index !== last);
  work.game.tasks = work.game.tasks.with(at, { ...task, strike: { ...task.strike, less } });
}

const isFirst = (game: Game, id: CardId) => givenTo(game, "damages-first", id).length > 0;

/**
 * Declares an attack. Cards may answer it before any damage is dealt; where none can, the damage is dealt at once.
 * `atOnce`: something else hangs on what the attack does, and answers come after it.
 */
export function declareStrike(work: Work, declared: Strike, atOnce: boolean): void {
  const { seat, with: attacker, against: target } = declared;
  const happened = { what: "attacked", by: attacker, card: target } as const;
  const answered = isAwaited(work.game, happened);
  if (!answered || atOnce) {
    strike(work, declared);
    if (answered) work.game.happened = [...(work.game.happened ?? []), { ...happened, dealt: true }];
    return;
  }
  emit(work, {
    type: "attack-declared",
    seat,
    with: named(work.game, attacker),
    target: named(work.game, target),
    conflict: declared.conflict,
  });
  schedule(work, response(happened), { task: "strike", strike: declared });
}

/** Deals the damage of an attack that was declared, where both cards can still fight. */
export function strikeNow(work: Work, declared: Strike): void {
  const { with: attacker, against: target } = declared;
  const gone = [attacker, target].some((id) => playOf(work.game, id)?.neutralized !== false);
  if (gone) emit(work, { type: "no-effect", source: titleOf(work.game, attacker), why: "no-target" });
  else strike(work, declared);
  if (endOfAttack(work)) checkNeutralized(work, titleOf(work.game, attacker));
}

/** Both deal their damage at the same moment, unless just one of them damages first. */
function strike(work: Work, { seat, with: attacker, against: target, less = [], ...used }: Strike): void {
  const at = work.events.length;
  const deals = () => lessened(target, suffered(work.game, target, dealt(work.game, attacker, used.attacker)), less);
  const takes = () => lessened(attacker, suffered(work.game, attacker, dealt(work.game, target, used.target)), less);
  const first = [attacker, target].filter((id) => isFirst(work.game, id));
  const [only] = first;
  const before = { deals: deals(), takes: takes() };
  const happened = { ...before };
  const hits = [
    { id: target, amount: before.deals, source: titleOf(work.game, attacker) },
    { id: attacker, amount: before.takes, source: titleOf(work.game, target) },
  ] as const;
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
  const damaged = work.events
    .slice(at)
    .flatMap((event) => (event.type === "damaged" ? [{ card: event.card.card, amount: event.amount }] : []));
  work.events.splice(at, 0, {
    type: "attacked",
    seat,
    with: named(work.game, attacker),
    target: named(work.game, target),
    conflict: used.conflict,
    ability: used.ability,
    ...happened,
    first: first.length === 1 && only !== undefined ? named(work.game, only) : null,
    ...(used.cause === undefined ? {} : { source: used.cause, damaged }),
  });
  noteSurvivor(work, attacker, target);
  noteSurvivor(work, target, attacker);
}

/** A card that an attack has left unneutralized may answer that. */
function noteSurvivor(work: Work, card: CardId, by: CardId): void {
  const happened = { what: "survived", card, by } as const;
  if (playOf(work.game, card)?.neutralized === false && isAwaited(work.game, happened))
    work.game.happened = [...(work.game.happened ?? []), happened];
}
