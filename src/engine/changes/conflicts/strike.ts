/** engine: Resolving Attacks — two cards deal each other their damage. */

import { damageDealt, damagesFirst, strikeOn, suffered } from "../../rules/conflicts/strike.ts";
import { response } from "../../rules/triggers/trigger.ts";
import { isAwaited } from "../../rules/triggers/watching.ts";
import type { Conflict, Game, Strike } from "../../state/game.ts";
import { conflictTitle, named, playOf, titleOf, toldApart } from "../../state/lookup.ts";
import { since } from "../../state/revision.ts";
import type { Ability, CardId } from "../../state/vocabulary.ts";
import type { ToldApart } from "../../state/which.ts";
import { checkNeutralized, damageAll } from "../in-force/damage.ts";
import { endOfAttack } from "../in-force/lasting.ts";
import { emit, schedule, type Work } from "../work.ts";

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

/**
 * Declares an attack. Cards may answer it before any damage is dealt; where none can, the damage is dealt at once.
 * `atOnce`: something else hangs on what the attack does, and answers come after it.
 */
export function declareStrike(work: Work, declared: Strike, atOnce: boolean): void {
  const { seat, against: target } = declared;
  const happened = attackersIn(declared).map((by) => ({ what: "attacked" as const, by, card: target }));
  const answered = happened.filter((one) => isAwaited(work.game, one));
  if (answered.length === 0 || atOnce) {
    strike(work, declared);
    const after = answered.map((one) => ({ ...one, dealt: true as const }));
    if (after.length > 0) work.game.happened = [...(work.game.happened ?? []), ...after];
    return;
  }
  for (const { by } of happened)
    emit(work, {
      type: "attack-declared",
      seat,
      with: named(work.game, by),
      target: named(work.game, target),
      conflict: declared.conflict,
      ...whoseIs(work.game, declared),
    });
  schedule(work, ...answered.map(response), { task: "strike", strike: declared });
}

const attackersIn = ({ with: attacker, also }: Strike): CardId[] => [attacker, ...(also ? [also.card] : [])];

/** Deals the damage of an attack that was declared, where the cards can still fight. */
export function strikeNow(work: Work, declared: Strike): void {
  const isGone = (id: CardId) => playOf(work.game, id)?.neutralized !== false || isOut(work.game, declared, id);
  const { with: attacker, against: target, also, ...rest } = declared;
  const title = titleOf(work.game, attacker);
  if (isGone(target) || attackersIn(declared).every(isGone))
    emit(work, { type: "no-effect", source: title, why: "no-target" });
  else if (also && isGone(attacker))
    strike(work, { ...rest, with: also.card, attacker: also.ability, against: target }, true);
  else strike(work, also && isGone(also.card) ? { ...rest, with: attacker, against: target } : declared, true);
  if (endOfAttack(work)) checkNeutralized(work, title);
}

/** Whether a card has been taken out of the conflict in which it attacks or is attacked. compendium: Na'Kal */
const isOut = (game: Game, { conflict }: Strike, id: CardId): boolean =>
  since(game, 13) &&
  conflict !== null &&
  !game.conflicts.some((one) => one.result === null && one.participants.some(({ card }) => card === id));

/** What one card of an attack deals another. */
interface Blow {
  by: CardId;
  on: CardId;
  ability: Ability;
}

/**
 * All deal their damage at the same moment, unless only some of them damage first. A second attacker is dealt nothing, and
 * its attack is one of its own. `announced`: who attacks whom has been told.
 */
function strike(work: Work, declared: Strike, announced = false): void {
  const { seat, with: attacker, against: target, also, less = [], ...used } = declared;
  const at = work.events.length;
  const blows: Blow[] = [
    { by: attacker, on: target, ability: used.attacker },
    { by: target, on: attacker, ability: used.target },
    ...(also ? [{ by: also.card, on: target, ability: also.ability }] : []),
  ];
  const amountOf = ({ by, on, ability }: Blow) => {
    const amount = suffered(work.game, on, damageDealt(work.game, by, ability));
    return by === also?.card ? amount : lessened(on, amount, less);
  };
  const amounts = blows.map(amountOf);
  const fighters = [attacker, target, ...(also ? [also.card] : [])];
  const first = fighters.filter((id) => damagesFirst(work.game, id));
  const ahead = first.length > 0 && first.length < fighters.length ? first : fighters;
  for (const early of [true, false]) {
    const now = blows.flatMap((blow, index) => (ahead.includes(blow.by) === early ? [{ blow, index }] : []));
    if (!early) for (const { blow, index } of now) amounts[index] = amountOf(blow);
    const hits = now.map(({ blow: { by, on }, index }) => ({
      id: on,
      amount: amounts[index] ?? 0,
      source: titleOf(work.game, by),
    }));
    if (hits.length > 0) damageAll(work, hits);
  }
  const damaged = work.events
    .slice(at)
    .flatMap((event) => (event.type === "damaged" ? [{ card: event.card.card, amount: event.amount }] : []));
  const [deals = 0, takes = 0, more = 0] = amounts;
  const [only] = first;
  const said = {
    type: "attacked",
    seat,
    target: named(work.game, target),
    conflict: used.conflict,
    ...whoseIs(work.game, declared),
    ability: used.ability,
    first: first.length === 1 && only !== undefined ? named(work.game, only) : null,
    ...(announced ? ({ announced } as const) : {}),
  } as const;
  // What has damaged whom is said once.
  const caused = used.cause === undefined ? {} : { source: used.cause, damaged };
  const alone = { ...said, with: named(work.game, attacker), deals, takes, ...caused };
  const together = also ? [{ ...said, with: named(work.game, also.card), deals: more, takes: 0 }] : [];
  work.events.splice(at, 0, alone, ...together);
  for (const by of also ? [attacker, also.card] : [attacker]) {
    noteSurvivor(work, by, target);
    noteSurvivor(work, target, by);
  }
}

/** The conflict that it is an attack in, told apart from others of its title: the attacker takes part there by it. */
function whoseIs(game: Game, { conflict: title, with: card, against }: Strike): ToldApart {
  const isIt = ({ participants }: Conflict) =>
    participants.some((one) => one.card === card && one.as === "attack" && one.against?.includes(against));
  const found = game.conflicts.findLast((one) => conflictTitle(game, one) === title && isIt(one));
  return found ? toldApart(game, found) : {};
}

/** A card that an attack has left unneutralized may answer that. */
function noteSurvivor(work: Work, card: CardId, by: CardId): void {
  const happened = { what: "survived", card, by } as const;
  if (playOf(work.game, card)?.neutralized === false && isAwaited(work.game, happened))
    work.game.happened = [...(work.game.happened ?? []), happened];
}
