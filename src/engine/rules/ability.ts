/** engine: Character ability ratings; The Effects of Damage */
import type { CardFacts, FactName } from "../cards/facts.ts";
import type { Game } from "../game.ts";
import { cardOf, factsOf, isAmbassador, mustPlay, playOf } from "../lookup.ts";
import { ABILITIES, type Ability, type CardId } from "../vocabulary.ts";
import { holds } from "./requirement.ts";

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

/** The printed value, or null where nobody knows it yet. */
export function printedAbility(facts: CardFacts, ability: Ability): number | null {
  const printed = facts.abilities?.[ability];
  if (printed !== undefined) return printed;
  return facts.complete || !usualAbilities(facts).includes(ability) ? 0 : null;
}

/** One reason why an ability is what it is. */
export interface Part {
  source: string;
  by: number;
}

/** Everything that changes a card's ability now, damage aside. */
export function changes(game: Game, id: CardId, ability: Ability): Part[] {
  const parts: Part[] = [];
  const card = cardOf(game, id);
  const { play } = card;
  if (!play) return parts;
  for (const modifier of game.modifiers) {
    if (modifier.card === id && (modifier.ability === ability || modifier.ability === "all"))
      parts.push({ source: modifier.source, by: modifier.by });
  }
  for (const other of game.inPlay) {
    const source = factsOf(game, other);
    const statics = source.text?.statics;
    if (statics) {
      const giver = mustPlay(game, other);
      if (!giver.faceDown)
        for (const given of statics) {
          if (given.gives !== "ability" || (given.ability !== ability && given.ability !== "all")) continue;
          if (reaches(game, given.to, other, id) && holds(game, giver.faction, given.while))
            parts.push({ source: source.title, by: given.by });
        }
    }
    // engine: Lead a Fleet — the leader's current leadership is added for as long as the character leads.
    if (ability === "military" && playOf(game, other)?.leads === id) {
      const leadership = abilityOf(game, other, "leadership");
      if (leadership) parts.push({ source: source.title, by: leadership });
    }
  }
  return parts;
}

function reaches(
  game: Game,
  to: "this" | "host" | "your-ambassador" | "your-characters" | "your-fleets" | "your-locations",
  giver: CardId,
  id: CardId,
): boolean {
  if (to === "this") return giver === id;
  const from = mustPlay(game, giver);
  if (to === "host") return from.host === id;
  if (from.faction === null || mustPlay(game, id).faction !== from.faction) return false;
  const { type } = factsOf(game, id);
  switch (to) {
    case "your-ambassador":
      return isAmbassador(game, id);
    case "your-characters":
      return type === "character";
    case "your-fleets":
      return type === "fleet";
    case "your-locations":
      return type === "location";
  }
}

/** The ability before damage, never below zero; null where the printed value is unknown. */
export function undamagedAbility(game: Game, id: CardId, ability: Ability): number | null {
  const printed = printedAbility(factsOf(game, id), ability);
  if (printed === null) return null;
  const parts = changes(game, id, ability);
  // engine: Character ability ratings — psi does not rise from a base of 0 unless a card raises psi itself.
  if (ability === "psi" && printed === 0) {
    const raisesPsi = psiRaised(game, id);
    return raisesPsi ? Math.max(0, sum(parts)) : 0;
  }
  return Math.max(0, printed + sum(parts));
}

/** The current ability: printed, changed, less one for each point of damage, never below zero. Null: unknown. */
export function abilityOf(game: Game, id: CardId, ability: Ability): number | null {
  const undamaged = undamagedAbility(game, id, ability);
  if (undamaged === null) return null;
  const play = playOf(game, id);
  if (!play) return undamaged;
  // A neutralized card applies no ability; its damage has been taken off with the turning over.
  if (play.neutralized) return 0;
  return Math.max(0, undamaged - play.damage);
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

function psiRaised(game: Game, id: CardId): boolean {
  return (
    game.modifiers.some((modifier) => modifier.card === id && modifier.ability === "psi" && modifier.by > 0) ||
    game.inPlay.some((other) =>
      factsOf(game, other).text?.statics?.some(
        (given) =>
          !mustPlay(game, other).faceDown &&
          given.gives === "ability" &&
          given.ability === "psi" &&
          given.by > 0 &&
          reaches(game, given.to, other, id) &&
          holds(game, mustPlay(game, other).faction, given.while),
      ),
    )
  );
}

function sum(parts: readonly Part[]): number {
  return parts.reduce((total, part) => total + part.by, 0);
}
