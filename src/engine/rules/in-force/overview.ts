/**
 * What is printed on the cards in play, looked over once for each list of them: most of what a rule asks of every step
 * concerns few cards or none. It hangs on which cards are in play and on their facts, and on nothing else.
 */
import type { Static } from "../../cards/text.ts";
import type { Game } from "../../state/game.ts";
import { factsOf } from "../../state/lookup.ts";
import type { CardId } from "../../state/vocabulary.ts";

type ByGives = { readonly [S in Static as S["gives"]]: S };

export type Gives = keyof ByGives;

export interface GivenInForce<G extends Gives> {
  giver: CardId;
  given: ByGives[G];
}

/** Everything of each kind that stands on cards in play, in force or not. */
type InForce = { readonly [G in Gives]: readonly GivenInForce<G>[] };

export interface Overview {
  readonly inPlay: Game["inPlay"];
  readonly facts: Game["facts"];
  readonly standing: InForce;
  /** What may lower an ability of another card. */
  readonly lowering: readonly (GivenInForce<"ability"> | GivenInForce<"ability-times">)[];
  /** Cards that answer what happens. */
  readonly triggered: readonly CardId[];
  readonly contingencies: readonly CardId[];
  /** Cards with an action that is for somebody else than their controller. */
  readonly serving: readonly CardId[];
  readonly drakh: readonly CardId[];
}

type Any = GivenInForce<Gives>;

const NONE: readonly never[] = [];

const known = new WeakMap<Game["inPlay"], Overview>();

let latest: Overview | null = null;

/** The overview of what is in play now; both that and the facts are lists that nobody changes, only replaces. */
export function overview(game: Game): Overview {
  if (latest !== null && latest.inPlay === game.inPlay && latest.facts === game.facts) return latest;
  const before = known.get(game.inPlay);
  latest = before !== undefined && before.facts === game.facts ? before : lookOver(game);
  if (latest !== before) known.set(game.inPlay, latest);
  return latest;
}

/** The same, found anew. */
export function lookOver(game: Game): Overview {
  const byKind = new Map<Gives, Any[]>();
  const triggered: CardId[] = [];
  const contingencies: CardId[] = [];
  const serving: CardId[] = [];
  const drakh: CardId[] = [];
  for (const giver of game.inPlay) {
    const { type, race, text } = factsOf(game, giver);
    if (race === "drakh") drakh.push(giver);
    if (type === "contingency") contingencies.push(giver);
    if (text === undefined || text === null) continue;
    if (text.triggered !== undefined) triggered.push(giver);
    if (text.actions?.some(({ by }) => by !== undefined)) serving.push(giver);
    for (const given of text.statics ?? NONE) {
      const alike = byKind.get(given.gives);
      if (alike === undefined) byKind.set(given.gives, [{ giver, given }]);
      else alike.push({ giver, given });
    }
  }
  const standing = standingBy(byKind);
  const lowering = [...standing.ability.filter(lowers), ...standing["ability-times"].filter(halves)];
  return { inPlay: game.inPlay, facts: game.facts, standing, lowering, triggered, contingencies, serving, drakh };
}

function lowers({ given }: GivenInForce<"ability">): boolean {
  return given.by < 0 || given.printed === true;
}

function halves({ given }: GivenInForce<"ability-times">): boolean {
  return given.times === "half";
}

function standingBy(byKind: ReadonlyMap<Gives, readonly Any[]>): InForce {
  return {
    ability: ofKind(byKind, "ability"),
    "ability-times": ofKind(byKind, "ability-times"),
    "use-as": ofKind(byKind, "use-as"),
    "attack-damage": ofKind(byKind, "attack-damage"),
    "damage-resistance": ofKind(byKind, "damage-resistance"),
    "half-damage": ofKind(byKind, "half-damage"),
    "damages-first": ofKind(byKind, "damages-first"),
    trait: ofKind(byKind, "trait"),
    blank: ofKind(byKind, "blank"),
    "inner-circle": ofKind(byKind, "inner-circle"),
    cannot: ofKind(byKind, "cannot"),
    lifts: ofKind(byKind, "lifts"),
    power: ofKind(byKind, "power"),
    rating: ofKind(byKind, "rating"),
    initiative: ofKind(byKind, "initiative"),
    "less-power": ofKind(byKind, "less-power"),
    "no-standard-victory": ofKind(byKind, "no-standard-victory"),
    "only-influence": ofKind(byKind, "only-influence"),
    mark: ofKind(byKind, "mark"),
    "first-mark": ofKind(byKind, "first-mark"),
    "sponsor-cost": ofKind(byKind, "sponsor-cost"),
    "plain-cost": ofKind(byKind, "plain-cost"),
    toll: ofKind(byKind, "toll"),
    discarded: ofKind(byKind, "discarded"),
    "war-conflicts": ofKind(byKind, "war-conflicts"),
    "military-at-war": ofKind(byKind, "military-at-war"),
    "shown-declared": ofKind(byKind, "shown-declared"),
    promotable: ofKind(byKind, "promotable"),
    "must-oppose": ofKind(byKind, "must-oppose"),
    "any-number": ofKind(byKind, "any-number"),
    "defends-only": ofKind(byKind, "defends-only"),
    "joins-several": ofKind(byKind, "joins-several"),
    suspends: ofKind(byKind, "suspends"),
    "rotation-price": ofKind(byKind, "rotation-price"),
    "ready-price": ofKind(byKind, "ready-price"),
    "promote-cost": ofKind(byKind, "promote-cost"),
    "sponsor-unrotated": ofKind(byKind, "sponsor-unrotated"),
    "use-captured": ofKind(byKind, "use-captured"),
    "free-cards": ofKind(byKind, "free-cards"),
    "free-cards-more": ofKind(byKind, "free-cards-more"),
    "no-free-card": ofKind(byKind, "no-free-card"),
  };
}

function ofKind<G extends Gives>(byKind: ReadonlyMap<Gives, readonly Any[]>, gives: G): readonly GivenInForce<G>[] {
  const found = byKind.get(gives);
  return found === undefined ? NONE : found.filter((one): one is GivenInForce<G> => one.given.gives === gives);
}
