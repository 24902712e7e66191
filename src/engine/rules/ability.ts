/** engine: Character ability ratings; The Effects of Damage; Using one ability as another */
import type { CardFacts, FactName } from "../cards/facts.ts";
import type { Game, Modifier } from "../game.ts";
import { factsOf, playOf, titleOf } from "../lookup.ts";
import { ruled } from "../rulesets/index.ts";
import { ABILITIES, type Ability, type CardId } from "../vocabulary.ts";
import { givenTo } from "./statics.ts";

/** The abilities that a card of this type has unless it says otherwise; the others are zero without asking. */
export function usualAbilities(facts: CardFacts): readonly Ability[] {
  switch (facts.type) {
    case "character":
      return ["diplomacy", "intrigue", "psi", "leadership"];
    case "fleet":
    case "location":
      return ["military"];
    default:
      return [];
  }
}

/** The value on the card, or null where nobody knows it yet. */
export function printedAbility(facts: CardFacts, ability: Ability): number | null {
  const printed = facts.abilities?.[ability];
  if (printed !== undefined) return printed;
  return facts.complete || !usualAbilities(facts).includes(ability) ? 0 : null;
}

/** One reason why an ability is what it is; `by` is what it adds, 0 for doubling and halving. */
export interface Part {
  kind: "printed" | "printed-change" | "double" | "half" | "add" | "leader" | "damage";
  by: number;
  /** Title of the card that causes it; empty for what is printed and for damage. */
  source: string;
}

/** What lasts: at the start of a turn, with all cards readied, only this is left. engine: Base ability */
const LASTS = (modifier: Modifier) => modifier.until === "permanent";

/** Whether a change of one or of all abilities is one of this ability, which the card has or has not. */
function isMeant(named: Ability | "all", ability: Ability, has: boolean): boolean {
  return named === ability || (named === "all" && has);
}

/** Everything that changes a card's ability, damage aside, in any order. `lasting`: only what its base ability counts. */
function changes(game: Game, id: CardId, ability: Ability, lasting: boolean): Part[] {
  const parts: Part[] = [];
  if (!playOf(game, id)) return parts;
  const facts = factsOf(game, id);
  // engine: Character and Fleet Abilities — "all abilities" are those that such a card has, printed or not.
  const has = usualAbilities(facts).includes(ability) || (facts.abilities?.[ability] ?? 0) > 0;
  for (const modifier of game.modifiers) {
    if (modifier.card !== id || !isMeant(modifier.ability, ability, has)) continue;
    if (modifier.how === "use-as" || modifier.how === "blank" || (lasting && !LASTS(modifier))) continue;
    parts.push({ ...kindOf(modifier.how, modifier.by, ability, modifier.ability), source: modifier.source });
  }
  for (const { giver, given } of givenTo(game, "ability", id))
    if (isMeant(given.ability, ability, has))
      parts.push({
        ...kindOf(given.printed ? "printed" : undefined, given.by, ability, given.ability),
        source: titleOf(game, giver),
      });
  for (const { giver, given } of givenTo(game, "ability-times", id))
    if (isMeant(given.ability, ability, has)) parts.push({ kind: given.times, by: 0, source: titleOf(game, giver) });
  if (ability === "military" && !lasting) parts.push(...leaderOf(game, id));
  return parts;
}

type Change = Pick<Part, "kind" | "by">;

/** engine: Character ability ratings — what raises all abilities is told apart, because it does not raise psi from 0. */
function kindOf(how: "printed" | "double" | "half" | undefined, by: number, ability: Ability, named: Ability | "all") {
  const change: Change & { all?: true } = {
    kind: how === "printed" ? "printed-change" : (how ?? "add"),
    by,
    ...(ability === "psi" && named === "all" ? { all: true } : {}),
  };
  return change;
}

/** engine: Lead a Fleet — the leader's current leadership is added for as long as the character leads. */
function leaderOf(game: Game, fleet: CardId): Part[] {
  for (const other of game.inPlay) {
    const play = playOf(game, other);
    if (play?.leads !== fleet) continue;
    const leadership = abilityOf(game, other, play.leadsThrough ?? "leadership");
    return leadership ? [{ kind: "leader", by: leadership, source: titleOf(game, other) }] : [];
  }
  return [];
}

/**
 * How an ability came about, in the order in which it is counted, or null where the printed value is unknown: what is
 * printed and what changes that, then everything that multiplies, then everything that is added, damage last. By the
 * published rules what multiplies comes at the end (compendium: Resolve Current Conflict).
 *
 * @param counting what is counted: everything now, everything but damage, or what makes the base ability.
 */
export function abilityParts(
  game: Game,
  id: CardId,
  ability: Ability,
  counting: "now" | "undamaged" | "base" = "now",
): Part[] | null {
  // rulebook: War — by the published rules even the abilities of a captured location rest.
  const rests = counting === "now" && playOf(game, id)?.rests === "all";
  const printed = rests ? 0 : printedAbility(factsOf(game, id), ability);
  if (printed === null) return null;
  if (rests) return [{ kind: "printed", by: 0, source: "" }];
  const found = changes(game, id, ability, counting === "base");
  const damage = counting === "now" ? (playOf(game, id)?.damage ?? 0) : 0;
  if (found.length === 0 && damage === 0) return [{ kind: "printed", by: printed, source: "" }];
  const changed = ability === "psi" ? psiChanges(printed, found) : found;
  const written: Part[] = [
    { kind: "printed", by: printed, source: "" },
    ...changed.filter(({ kind }) => kind === "printed-change"),
  ];
  const times = [
    ...changed.filter(({ kind }) => kind === "double"),
    // compendium: Cumulative Effects — effects that halve something do not add up.
    ...changed.filter(({ kind }) => kind === "half").slice(0, 1),
  ];
  const added = [
    ...changed.filter(({ kind }) => kind === "add" || kind === "leader"),
    ...(damage > 0 ? [{ kind: "damage", by: -damage, source: "" } as const] : []),
  ];
  return ruled(game, "multiplying") === "first" ? [...written, ...times, ...added] : [...written, ...added, ...times];
}

/** Psi does not rise from 0 unless something raises psi itself; once it does, the rest counts too. */
function psiChanges(printed: number, found: readonly (Part & { all?: true })[]): Part[] {
  const byName = found.some(({ kind, by, all }) => !all && by > 0 && (kind === "add" || kind === "printed-change"));
  return found
    .filter(({ by, all }) => printed > 0 || byName || !all || by < 0)
    .map(({ kind, by, source }) => ({ kind, by, source }));
}

/**
 * What the parts come to, one after the other: never below zero in the end or before it is multiplied, and rounded up
 * where it is halved. engine: Character ability ratings
 */
export function totalOf(parts: readonly Part[]): number {
  let total = 0;
  let printed = true;
  for (const { kind, by } of parts) {
    // A printed ability is an ability too: its own changes leave it at zero at least.
    if (printed && kind !== "printed" && kind !== "printed-change") {
      printed = false;
      total = Math.max(0, total);
    }
    if (kind === "double") total = 2 * Math.max(0, total);
    else if (kind === "half") total = Math.ceil(Math.max(0, total) / 2);
    else total += by;
  }
  return Math.max(0, total);
}

/** The ability before damage, never below zero; null where the printed value is unknown. */
export function undamagedAbility(game: Game, id: CardId, ability: Ability): number | null {
  const parts = abilityParts(game, id, ability, "undamaged");
  return parts && totalOf(parts);
}

/** What the ability would be at the start of a turn with every card readied and healed. engine glossary: Base ability */
export function baseAbility(game: Game, id: CardId, ability: Ability): number | null {
  const parts = abilityParts(game, id, ability, "base");
  return parts && totalOf(parts);
}

/** The current ability: printed, changed, less one for each point of damage, never below zero. Null: unknown. */
export function abilityOf(game: Game, id: CardId, ability: Ability): number | null {
  const parts = abilityParts(game, id, ability);
  if (parts === null) return null;
  // A neutralized card applies no ability; its damage has been taken off with the turning over.
  return playOf(game, id)?.neutralized ? 0 : totalOf(parts);
}

/** engine glossary: Teep or Telepath — a character who has psi when fully healed. Null: unknown. */
export function isTelepath(game: Game, id: CardId): boolean | null {
  const psi = undamagedAbility(game, id, "psi");
  return psi === null ? null : psi > 0;
}

/** The abilities that a card may use as this one, that one first. engine: Using one ability as another */
export function usableAs(game: Game, id: CardId, ability: Ability): Ability[] {
  const others = usesOf(game, id, ability);
  return others.length === 0 ? [ability] : [...new Set([ability, ...others])];
}

/**
 * The abilities with which a card may take a side in a conflict of this type: that one, those used as it, and those that
 * a card lets it use there as what they are. engine glossary: Used As
 */
export function usableIn(game: Game, id: CardId, type: Ability): Ability[] {
  const instead = usesOf(game, id, "itself");
  const regular = usableAs(game, id, type);
  return instead.length === 0 ? regular : [...new Set([...regular, ...instead])];
}

function usesOf(game: Game, id: CardId, wanted: Ability | "itself"): Ability[] {
  const found: Ability[] = [];
  for (const { card, how, as, ability: use } of game.modifiers)
    if (how === "use-as" && card === id && as === wanted && use !== "all") found.push(use);
  for (const { given } of givenTo(game, "use-as", id)) if (given.as === wanted) found.push(given.use);
  return found;
}

/** The highest ability before damage, or null where one that could be the highest is unknown. */
export function highestUndamaged(game: Game, id: CardId): number | null {
  let highest = 0;
  for (const ability of ABILITIES) {
    const value = undamagedAbility(game, id, ability);
    if (value === null) return null;
    highest = Math.max(highest, value);
  }
  return highest;
}

/** The abilities of a card that nobody has stated yet. */
export function unknownAbilities(facts: CardFacts): FactName[] {
  return usualAbilities(facts).filter((ability) => printedAbility(facts, ability) === null);
}
