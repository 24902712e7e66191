/** Cards that are aimed at two things at once: both must be legal. engine: Legal Targets (Rivalry) */
import type { CardText } from "../../cards/text.ts";
import type { NamedTarget } from "../../events/event.ts";
import { type Refusal, refusal } from "../../refusal.ts";
import type { Game, Target } from "../../state/game.ts";
import { conflictOf, namedTarget, seatOf, seatOfTarget } from "../../state/lookup.ts";
import type { SeatIndex } from "../../state/vocabulary.ts";
import { stateBetween } from "../relations/states.ts";
import { fateOf } from "./fate.ts";
import { isLegalTarget, legalTargets, openTargetName, type TargetAim } from "./target.ts";
import { wanted } from "./wanted.ts";

type Second = NonNullable<CardText["second"]>;

const same = (a: Target, b: Target) => JSON.stringify(a) === JSON.stringify(b);

/** Is this a legal second target beside the first? It is another thing, in the same faction where the text says so. */
function isLegalSecond(game: Game, spec: Second, aim: TargetAim, first: Target, second: Target): boolean {
  if (same(first, second) || !isLegalTarget(game, spec.target, aim, second)) return false;
  const [one, other] = [seatOfTarget(game, first), seatOfTarget(game, second)];
  if (spec.aimedThere && aimOf(game, second) !== one) return false;
  return (!spec.sameFaction || one === other) && areAsAsked(game, spec, one, other);
}

/** Whether the two factions are to each other as the text asks. */
function areAsAsked(game: Game, spec: Second, one: SeatIndex | null, other: SeatIndex | null): boolean {
  const { inStateWith, notInStateWith, otherRace, tensionAtMost } = spec;
  if (one === null || other === null) return !(inStateWith || notInStateWith || otherRace || tensionAtMost);
  const are = (state: string) => stateBetween(game, state, { seat: one }, { seat: other }) !== null;
  if (inStateWith !== undefined && !are(inStateWith)) return false;
  if (notInStateWith !== undefined && are(notInStateWith)) return false;
  const [a, b] = [seatOf(game, one), seatOf(game, other)];
  if (otherRace && a.race === b.race) return false;
  const tension = Math.max(a.tensions[other] ?? 0, b.tensions[one] ?? 0);
  return tensionAtMost === undefined || tension <= tensionAtMost;
}

/** What a text asks of the second beside what it is, for a refusal. */
function wantedBeside({
  sameFaction,
  aimedThere,
  inStateWith,
  notInStateWith,
  otherRace,
  tensionAtMost,
}: Second): string {
  return [
    ...(sameFaction ? ["in the faction of the first"] : []),
    ...(aimedThere ? ["aimed at the faction of the first"] : []),
    ...(inStateWith === undefined ? [] : [`in a state of ${inStateWith} with the first`]),
    ...(notInStateWith === undefined ? [] : [`not in a state of ${notInStateWith} with the first`]),
    ...(otherRace ? ["of another race than the first"] : []),
    ...(tensionAtMost === undefined ? [] : [`at tension ${tensionAtMost} or less with the first, each way`]),
  ]
    .map((one) => `, ${one}`)
    .join("");
}

/** Whose faction a conflict targets. */
function aimOf(game: Game, target: Target): SeatIndex | null {
  const aimed = target.what === "conflict" ? conflictOf(game, target.conflict).target : null;
  return aimed ? seatOfTarget(game, aimed) : null;
}

/** Every second target that there is beside the first; `[null]` for a text that takes none. */
export function secondTargets(
  game: Game,
  text: CardText | undefined,
  aim: TargetAim,
  first: Target | null,
): (Target | null)[] {
  const spec = text?.second;
  if (!spec || !first) return [null];
  // Where both are chosen alike, a pair is offered in one order.
  const fate = fateOf(text, "second");
  const [one, other] = [fate, fateOf(text, "target")];
  const alike =
    one.leaves === other.leaves &&
    one.damaged === other.damaged &&
    JSON.stringify(spec.target) === JSON.stringify(text.target);
  const beside = { ...aim, fate };
  return legalTargets(game, spec.target, beside).filter(
    (second) => isLegalSecond(game, spec, beside, first, second) && !(alike && comesBefore(second, first)),
  );
}

const comesBefore = (a: Target, b: Target) => numberOf(a) < numberOf(b);

function numberOf(target: Target): number {
  switch (target.what) {
    case "card":
      return target.card;
    case "player":
      return target.seat;
    case "conflict":
      return target.conflict;
  }
}

/** Why this second target will not do; null for a text that takes none, and is given none. */
export function wrongSecond(
  game: Game,
  title: string,
  text: CardText | undefined,
  aim: TargetAim,
  { first, second }: { first: Target | null; second: Target | null },
): Refusal | null {
  const spec = text?.second;
  if (!spec) return second ? refusal("no-second-target", { title }) : null;
  const wants = `${wanted(spec.target)}${wantedBeside(spec)}`;
  if (!second) return refusal("second-target-needed", { title, wants });
  const beside = { ...aim, fate: fateOf(text, "second") };
  if (first && isLegalSecond(game, spec, beside, first, second)) return null;
  return refusal("second-target-wrong", { title, target: openTargetName(game, second), wants });
}

/** For an event that says what a card was aimed at. */
export function namedSecond(game: Game, second: Target | undefined): { second?: NamedTarget } {
  const named = namedTarget(game, second ?? null);
  return named ? { second: named } : {};
}
