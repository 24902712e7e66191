/** engine: Character ability ratings; The Effects of Damage; Using one ability as another */
import type { StandingCount } from "../../cards/count.ts";
import type { CardFacts, FactName } from "../../cards/facts.ts";
import { ruled } from "../../rulesets/index.ts";
import type { Game, Modifier } from "../../state/game.ts";
import { factsOf, playOf, titleOf } from "../../state/lookup.ts";
import { ABILITIES, type Ability, type CardId, type Race } from "../../state/vocabulary.ts";
import { standingCount } from "./count.ts";
import { printedAbility, usualAbilities } from "./printed.ts";
import { givenTo, restOf } from "./statics.ts";

/** One reason why an ability is what it is; `by` is what it adds, 0 for doubling and halving. */
export interface AbilityPart {
  kind: "printed" | "printed-change" | "double" | "half" | "add" | "leader" | "damage";
  by: number;
  /** Title of the card that causes it; empty for what is printed and for damage. */
  source: string;
}

/** What lasts: at the start of a turn, with all cards readied, only this is left. engine: Base ability */
const LASTS = (modifier: Modifier) => modifier.until === "permanent";

/** Whether a change of one or of all abilities is one of this ability, which the card has or has not. */
function isMeant(named: Ability | "all", ability: Ability, facts: CardFacts): boolean {
  return named === ability || (named === "all" && hasAbility(facts, ability));
}

/** engine: Character and Fleet Abilities — "all abilities" are those that such a card has, printed or not. */
function hasAbility(facts: CardFacts, ability: Ability): boolean {
  return usualAbilities(facts).includes(ability) || (facts.abilities?.[ability] ?? 0) > 0;
}

/** `all`: changes all abilities, which is told apart for psi, because it does not raise that from 0. engine: Character ability ratings */
interface Change extends AbilityPart {
  all: boolean;
  /** It counts only while what is printed is zero. */
  lacking?: boolean;
  /** A conflict or an attack makes it, for itself. */
  instant?: boolean;
}

/** Everything that changes a card's ability, damage aside, in any order. `lasting`: only what its base ability counts. */
function changes(game: Game, id: CardId, ability: Ability, lasting: boolean): Change[] {
  const found: Change[] = [];
  if (!playOf(game, id)) return found;
  const facts = factsOf(game, id);
  for (const modifier of game.modifiers) {
    const { how, by, source } = modifier;
    if (modifier.card !== id || how === "use-as" || how === "blank" || how === "blank-keyword" || how === "copy")
      continue;
    if (lasting && !LASTS(modifier)) continue;
    if (!isMeant(modifier.ability, ability, facts)) continue;
    found.push({
      kind: how === "printed" ? "printed-change" : (how ?? "add"),
      by,
      source,
      all: isAll(modifier.ability),
      ...(modifier.until === "conflict" || modifier.until === "attack" ? { instant: true } : {}),
    });
  }
  for (const { giver, given } of givenTo(game, "ability", id)) {
    if (!isMeant(given.ability, ability, facts) || !isFor(facts, given.lacking)) continue;
    found.push({
      kind: given.printed ? "printed-change" : "add",
      by: times(game, giver, given),
      source: titleOf(game, giver),
      all: isAll(given.ability),
      ...(given.lacking ? { lacking: true } : {}),
    });
  }
  for (const { giver, given } of givenTo(game, "ability-times", id))
    if (isMeant(given.ability, ability, facts))
      found.push({ kind: given.times, by: 0, source: titleOf(game, giver), all: false });
  if (ability === "military" && !lasting) addLeader(game, id, found);
  return found;
}

/** What is for those who lack an ability is for characters. compendium: Latent Telepath */
const isFor = ({ type, race }: CardFacts, lacking: { notRace?: Race | undefined } | undefined) =>
  lacking === undefined || (type === "character" && (lacking.notRace === undefined || race !== lacking.notRace));

const isAll = (named: Ability | "all") => named === "all";

function times(game: Game, giver: CardId, { by, each }: { by: number; each?: StandingCount | undefined }): number {
  return each === undefined ? by : by * standingCount(game, each, giver);
}

/** engine: Lead a Fleet — the leader's current leadership is added for as long as the character leads. */
function addLeader(game: Game, fleet: CardId, found: Change[]): void {
  for (const other of game.inPlay) {
    const play = playOf(game, other);
    if (play?.leads !== fleet) continue;
    const leadership = abilityOf(game, other, play.leadsThrough ?? "leadership");
    if (leadership) found.push({ kind: "leader", by: leadership, source: titleOf(game, other), all: false });
    return;
  }
}

/**
 * How an ability came about, in the order in which it is counted, or null where the printed value is unknown: what is
 * printed and what changes that, then everything that multiplies, then everything that is added, damage last. By the
 * published rules that is done for what lasts; what a conflict or an attack multiplies and adds comes after it, damage
 * included (compendium: Double, etc.; Resolve Current Conflict).
 *
 * @param counting what is counted: everything now, everything but damage, or what makes the base ability.
 */
export function abilityParts(
  game: Game,
  id: CardId,
  ability: Ability,
  counting: Counting = "now",
): AbilityPart[] | null {
  return counted(game, id, ability, counting)?.map(({ kind, by, source }) => ({ kind, by, source })) ?? null;
}

type Counting = "now" | "undamaged" | "base";

function counted(game: Game, id: CardId, ability: Ability, counting: Counting): Change[] | null {
  // rulebook: War — by the published rules even the abilities of a captured location rest.
  if (counting === "now" && restOf(game, id) === "all") return [as("printed", 0)];
  const printed = printedAbility(factsOf(game, id), ability);
  if (printed === null) return null;
  const damage = counting === "now" ? (playOf(game, id)?.damage ?? 0) : 0;
  return inOrder(game, ability, printed, changes(game, id, ability, counting === "base"), damage);
}

const as = (kind: AbilityPart["kind"], by: number): Change => ({ kind, by, source: "", all: false });

function inOrder(game: Game, ability: Ability, printed: number, changed: readonly Change[], damage: number): Change[] {
  const ordered = [as("printed", printed)];
  const found = changed.some(({ lacking }) => lacking) ? withoutLacking(printed, changed) : changed;
  if (found.length === 0) {
    if (damage > 0) ordered.push(as("damage", -damage));
    return ordered;
  }
  const order = ruled(game, "multiplying");
  // Psi does not rise from 0 unless something raises psi itself; once it does, the rest counts too.
  const all = ability !== "psi" || printed > 0 || found.some(raisesByName);
  take(ordered, found, all, "printed-change");
  const instant = order === "stages" ? found.filter((one) => one.instant) : [];
  const lasting = instant.length === 0 ? found : found.filter((one) => !one.instant);
  if (order !== "last") multiply(ordered, lasting, all);
  take(ordered, lasting, all, "add", "leader");
  if (damage > 0) ordered.push(as("damage", -damage));
  if (order === "last") multiply(ordered, lasting, all);
  // compendium: Chosen of God — as a rule what doubles at resolution doubles once.
  multiply(ordered, instant, all, true);
  take(ordered, instant, all, "add");
  return ordered;
}

/** What is for those who lack the ability is nothing for one that has any printed. */
function withoutLacking(printed: number, found: readonly Change[]): readonly Change[] {
  const own = found.reduce((sum, { kind, by }) => (kind === "printed-change" ? sum + by : sum), printed);
  return own > 0 ? found.filter(({ lacking }) => !lacking) : found;
}

function multiply(ordered: Change[], found: readonly Change[], all: boolean, once = false): void {
  const single = ordered.length + 1;
  take(ordered, found, all, "double");
  if (once) ordered.length = Math.min(ordered.length, single);
  // compendium: Cumulative Effects — effects that halve something do not add up.
  const before = ordered.length;
  take(ordered, found, all, "half");
  ordered.length = Math.min(ordered.length, before + 1);
}

function raisesByName({ kind, by, all }: Change): boolean {
  return !all && by > 0 && (kind === "add" || kind === "printed-change");
}

function take(ordered: Change[], found: readonly Change[], all: boolean, ...kinds: AbilityPart["kind"][]): void {
  for (const change of found)
    if (kinds.includes(change.kind) && (all || !change.all || change.by < 0)) ordered.push(change);
}

/**
 * What the parts come to, one after the other: never below zero in the end or before it is multiplied, and rounded up
 * where it is halved. engine: Character ability ratings
 */
export function totalOf(parts: readonly AbilityPart[]): number {
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
  const parts = counted(game, id, ability, "undamaged");
  return parts && totalOf(parts);
}

/** What the ability would be at the start of a turn with every card readied and healed. engine glossary: Base ability */
export function baseAbility(game: Game, id: CardId, ability: Ability): number | null {
  const parts = counted(game, id, ability, "base");
  return parts && totalOf(parts);
}

/** What is printed, with everything that changes the printed ability itself; null where it is unknown. */
export function printedNow(game: Game, id: CardId, ability: Ability): number | null {
  const parts = counted(game, id, ability, "undamaged");
  return parts && totalOf(parts.filter(({ kind }) => kind === "printed" || kind === "printed-change"));
}

/** The current ability: printed, changed, less one for each point of damage, never below zero. Null: unknown. */
export function abilityOf(game: Game, id: CardId, ability: Ability): number | null {
  const parts = counted(game, id, ability, "now");
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

const strongest = new WeakMap<CardFacts, Ability>();

/** The ability that is printed highest, the first of several; told once for each card's facts, which never change. */
function strongestOf(facts: CardFacts): Ability {
  const known = strongest.get(facts);
  if (known !== undefined) return known;
  let first: Ability = ABILITIES[0];
  for (const ability of ABILITIES)
    if ((facts.abilities?.[ability] ?? 0) > (facts.abilities?.[first] ?? 0)) first = ability;
  strongest.set(facts, first);
  return first;
}

/** The highest ability that is printed on a card; 0 where none is known. */
export function highestPrinted(facts: CardFacts): number {
  return facts.abilities?.[strongestOf(facts)] ?? 0;
}

/**
 * The highest ability before damage where so much damage has caught up with it; null where the card withstands it, or
 * where one that could be higher is unknown. What is printed highest is counted first: it mostly is enough.
 */
export function caughtUp(game: Game, id: CardId, damage: number): number | null {
  const first = strongestOf(factsOf(game, id));
  const most = undamagedAbility(game, id, first);
  if (most === null || most > damage) return null;
  let highest = most;
  for (const ability of ABILITIES) {
    const value = ability === first ? most : undamagedAbility(game, id, ability);
    if (value === null || value > damage) return null;
    highest = Math.max(highest, value);
  }
  return highest;
}

/** The abilities of a card that nobody has stated yet. */
export function unknownAbilities(facts: CardFacts): FactName[] {
  return usualAbilities(facts).filter((ability) => printedAbility(facts, ability) === null);
}
