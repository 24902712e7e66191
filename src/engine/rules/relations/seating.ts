/** engine: Races and Factions; Choose a race and faction; Reveal your ambassador — who may sit down with whom, and led by whom */
import type { CardFacts } from "../../cards/facts.ts";
import { type Ruled, ruled } from "../../rulesets/index.ts";
import type { Game } from "../../state/game.ts";
import { factsOf, hasKeyword, limitOf, seatOf } from "../../state/lookup.ts";
import type { ByRace, CardId, Faction, Race, SeatIndex } from "../../state/vocabulary.ts";

const FACTIONS_OF_MOST: readonly Faction[] = ["babylon-project", "home", "corporate"];

/** The factions that a race may start as; nobody starts as Drakh. engine: Factions Available */
const STARTING_FACTIONS: ByRace<readonly Faction[]> = {
  centauri: FACTIONS_OF_MOST,
  human: [...FACTIONS_OF_MOST, "psi-corps"],
  minbari: FACTIONS_OF_MOST,
  narn: FACTIONS_OF_MOST,
  "non-aligned": ["babylon-project", "corporate"],
};

/** The factions that players of this race may choose at a table with these rules. */
export function startingFactions(rules: Ruled, race: Race): readonly Faction[] {
  const corporate = ruled(rules, "corporate-factions") === "allowed";
  return STARTING_FACTIONS[race].filter((faction) => faction !== "corporate" || corporate);
}

/** A faction that somebody has chosen. */
export interface ChosenFaction {
  race: Race;
  faction: Faction;
}

/**
 * True where both cannot sit at one table. Psi Corps is one a game, Home and the Babylon Project one a race, but the
 * Non-Aligned may be many where the rules allow that; Corporate factions always may. engine: the limits beside each faction's heading. Its
 * "Preparing to Play" speaks of several Home factions of a race, which the headings allow only by an optional rule.
 */
export function excludes(rules: Ruled, one: ChosenFaction, other: ChosenFaction): boolean {
  if (one.faction !== other.faction) return false;
  switch (one.faction) {
    case "psi-corps":
      return true;
    case "home":
    case "babylon-project":
      return one.race === other.race && (one.race !== "non-aligned" || ruled(rules, "non-aligned-factions") === "one");
    case "corporate":
    case "drakh":
      return false;
  }
}

/** May this card be revealed as the starting ambassador of this faction? engine: Reveal your ambassador */
export function leadsFaction(facts: CardFacts, { race, faction }: ChosenFaction): boolean {
  switch (faction) {
    case "babylon-project":
      return facts.race === race && facts.ambassador === (race === "non-aligned" ? "species" : faction);
    case "home":
    case "psi-corps":
      return facts.race === race && facts.ambassador === faction;
    case "corporate":
      return leadsCorporation(facts, race);
    case "drakh":
      return false;
  }
}

/** The highest printed cost of a corporate ambassador. */
const MOST_CORPORATE_COST = 10;

/** engine: Corporate Rules 1 and 2 — a corporate character whom the player could sponsor, and no assistant. */
function leadsCorporation(facts: CardFacts, race: Race): boolean {
  return (
    facts.type === "character" &&
    isCorporate(facts) &&
    (facts.race === "neutral" || facts.race === race) &&
    typeof facts.cost === "number" &&
    facts.cost <= MOST_CORPORATE_COST &&
    (facts.ambassador === undefined || facts.ambassador === "species") &&
    facts.text?.replaces?.how !== "must" &&
    !hasKeyword(facts, "Ambassador's Assistant")
  );
}

/** engine: Corporate Rule 3 — by its keyword or by its name. */
export function isCorporate(facts: CardFacts): boolean {
  return hasKeyword(facts, "Corporate") || isCorporateOnly(facts) || /\bcorporate\b/i.test(facts.title);
}

/** engine: Corporate Rule 3 — only Corporate factions play these. */
export function isCorporateOnly(facts: CardFacts): boolean {
  return hasKeyword(facts, "Corporate only");
}

/** Whether two players who reveal this card clash; a card that may be there many times leads many. */
export function clashes(facts: CardFacts): boolean {
  return limitOf(facts) !== "multiple";
}

/** Cards in a seat's deck that may lead its faction, one copy of each. engine: Reveal your ambassador */
export function ambassadorChoices(game: Game, seat: SeatIndex, revealed: readonly string[] = []): CardId[] {
  const chosen = seatOf(game, seat);
  return oneOfEach(game, chosen.deck, (facts) => leadsFaction(facts, chosen) && !revealed.includes(facts.title));
}

/** The species ambassadors in a Non-Aligned player's deck, one copy of each, whatever the faction. */
export function speciesAmbassadors(game: Game, seat: SeatIndex, taken: readonly string[] = []): CardId[] {
  const { race, deck } = seatOf(game, seat);
  if (race !== "non-aligned") return [];
  return oneOfEach(
    game,
    deck,
    (facts) => facts.ambassador === "species" && facts.race === race && !taken.includes(facts.title),
  );
}

function oneOfEach(game: Game, deck: readonly CardId[], fits: (facts: CardFacts) => boolean): CardId[] {
  const seen = new Set<string>();
  // By their numbers: how the deck lies is told to nobody.
  const inOrder = deck.toSorted((a, b) => a - b);
  return inOrder.filter((id) => {
    const facts = factsOf(game, id);
    if (seen.has(facts.id) || !fits(facts)) return false;
    seen.add(facts.id);
    return true;
  });
}
