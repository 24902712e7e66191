import type { FactName } from "./cards/facts.ts";
import type { CardId } from "./vocabulary.ts";

/**
 * Every "no" that the engine can say, with the id of the `/rule` entry that it rests on. Wording lives in `views/`;
 * numbers and names travel in `facts`.
 */
export const REFUSALS = {
  "malformed-action": "orders",
  "game-over": "victory",
  "no-such-seat": "seats",
  eliminated: "elimination",
  "not-now": "game-sequence",
  "not-your-turn": "initiative",
  "card-not-there": "orders",
  "not-your-card": "control",
  "fact-needed": "missing-facts",
  "fact-known": "missing-facts",
  "rules-not-moderated": "rule-sets",

  "too-few-seats": "seats",
  "too-many-seats": "seats",
  "faction-taken": "factions",
  "faction-not-for-race": "factions",
  "drakh-at-start": "factions",
  "not-an-ambassador": "ambassadors",
  "ambassador-clash": "ambassador-clash",
  "unknown-card": "deck-construction",

  "starting-hand-size": "starting-hand",
  "starting-hand-types": "starting-hand",
  "starting-hand-species": "starting-hand",

  "cannot-sustain": "sustaining",
  "not-a-conflict": "declaring-conflicts",
  "conflict-loyalty": "conflict-loyalty",
  "one-conflict": "conflicts",
  "initiates-nothing": "declaring-conflicts",
  "conflict-type-needed": "declaring-conflicts",
  "conflict-through-already": "declaring-conflicts",
  "not-your-conflict": "resolution-round",
  "requirement-not-met": "requirements",
  "illegal-target": "legal-targets",
  "target-needed": "legal-targets",
  "no-target-taken": "legal-targets",
  allergic: "allergic-marks",
  "target-yourself": "conflict-targets",

  "not-inner-circle": "inner-circle",
  "not-ready": "ready-rotated-neutralized",
  "neutralized-this-turn": "ready-rotated-neutralized",
  "not-enough-influence": "applying-influence",
  "rating-too-high-to-build": "building-influence",

  "cannot-be-sponsored": "sponsoring",
  "not-in-hand": "sponsoring",
  "no-printed-cost": "no-printed-cost",
  "starting-ambassador-not-sponsored": "ambassadorial-immunity",
  disloyal: "disloyalty-penalty",
  "conspiracy-needed": "psi-corps",
  "drakh-sponsor": "drakh",
  "drakh-sponsors-drakh": "drakh",
  "drakh-ambassador-stays": "drakh",
  "corporate-only": "corporate",
  "corporate-agenda": "corporate",
  "limited-in-play": "limited",
  "limited-removed": "limited",
  "unique-played": "unique",
  "homeworld-in-play": "homeworlds",
  "personality-in-play": "personalities",
  "ranger-one-in-play": "ranger-one",
  "ranger-and-shadow": "ranger",
  "shadow-and-ranger": "ranger",

  "must-replace": "replacing",
  "replaces-nothing": "replacing",
  "replaces-itself": "removed-from-the-game",
  "keeps-not": "replacing",
  "ambassador-not-replaced": "ambassadorial-immunity",
  "ambassador-leaves-not": "ambassadorial-immunity",
  irrevocable: "legal-targets",
  "moves-not": "control",
  "marks-to-purge": "purge",
  "no-such-mark": "purge",
  "enhancement-loyalty": "enhancements",
  "enhancement-copy": "enhancements",
  "sponsor-needed": "sponsoring",
  "sponsor-restricted": "sponsoring",
  "major-agenda-leaves-not": "major-agendas",
  "sponsor-not-needed": "sponsoring-for-free",
  "sponsor-type": "sponsoring-for-free",
  "agenda-in-play": "agendas",
  "not-an-agenda": "agendas",
  "agenda-not-hidden": "hidden-agendas",
  "agenda-still-hidden": "hidden-agendas",
  "major-agenda-replaced": "major-agendas",
  "no-agenda": "agendas",
  "major-agenda-stays": "major-agendas",

  "not-supporting": "promoting",
  "not-a-character": "promoting",

  "conflict-resolved": "supporting-and-opposing",
  "no-ability": "supporting-and-opposing",
  "wrong-card-type": "supporting-and-opposing",
  "other-side-already": "supporting-and-opposing",
  "restricted-conflict": "supporting-and-opposing",
  "cannot-oppose": "conflicts-with-sides",
  "side-needed": "conflicts-with-sides",
  "no-sides": "conflicts-with-sides",
  "location-stays-home": "locations-in-conflicts",

  "attack-other-type": "attacking",
  "attack-no-participant": "attacking",
  "attack-own-faction": "attacking",
  "attack-neutralized": "attacking",
  "attacks-not": "attacking",
  "cannot-use-as": "used-as",
  "card-cannot": "cannot",
  "nothing-to-reverse": "reversing",
  "cannot-reverse": "reversing",
  "card-blanked": "bonuses-and-blanking",
  "heals-inner-only": "healing",
  "heals-not": "healing",
  "nothing-to-heal": "healing",
  "repairs-not": "repairing",
  "nothing-to-repair": "repairing",
  "repair-too-much": "repairing",
  "repair-one-point": "repairing",
  "damaged-this-turn": "healing",

  "not-a-mercenary": "mercenaries",
  "mercenary-not-hired": "mercenaries",
  "mercenary-yours": "mercenaries",
  "mercenary-cost": "mercenaries",
  "mercenary-without-cost": "mercenaries",
  "mercenary-bid-nothing": "mercenaries",
  "mercenary-acts": "mercenaries",

  "not-an-assistant": "ambassadors-assistant",
  "assists-another": "ambassadors-assistant",
  "assistant-elsewhere": "ambassadors-assistant",

  "not-a-fleet": "leading-a-fleet",
  "fleet-led-already": "leading-a-fleet",
  "not-your-fleet": "leading-a-fleet",
  "no-leadership": "leading-a-fleet",

  "not-an-event": "events",
  "event-loyalty": "events",
  "event-played-this-turn": "limited-events",
  "not-a-contingency": "contingencies",
  "contingency-loyalty": "contingencies",
  "not-triggered": "contingencies",
  "effect-not-triggered": "triggered-effects",
  "answers-nothing": "triggered-effects",
  "stopped-already": "timing-disputes",
  "loose-not-now": "fast-and-loose",
  "loose-agreed": "fast-and-loose",
  "nothing-loose": "fast-and-loose",
  "no-such-card-action": "card-actions",

  "not-an-aftermath": "aftermaths",
  "no-isa": "interstellar-alliance",
  "no-vote": "votes",
  "ballot-cast": "votes",
  "aftermath-outcome": "aftermath-conditions",
  "aftermath-initiator": "aftermath-conditions",
  "aftermath-type": "aftermath-conditions",
  "aftermath-target": "aftermath-conditions",
  "aftermath-loyalty": "aftermath-conditions",
  "aftermath-copy": "aftermaths",
  "no-aftermaths-now": "aftermath-answers",
  "said-already": "standing-answers",

  "not-at-war": "war-conflicts",
  "surrender-without-war": "surrender",
  "no-asylum": "surrender",
  "asylum-stays-outside": "surrender",
  "no-war-to-join": "war-between-factions",
  "state-exists": "states",
  "state-not-there": "states",
  "state-with-oneself": "states",

  "buy-too-many": "buying-cards",
  "ambassador-stays": "ambassadorial-immunity",
  "wrong-number": "discarding",
  "pool-too-small": "losing-influence",
  "nothing-to-change": "effects-by-hand",
} as const;

export type RefusalCode = keyof typeof REFUSALS;
export type RuleId = (typeof REFUSALS)[RefusalCode];

/** A number, a name or a list of names that a refusal's sentence needs. */
export type RefusalFacts = Readonly<Record<string, string | number | boolean | readonly string[] | null>>;

export interface Refusal {
  code: RefusalCode;
  /** Id of the `/rule` entry. */
  rule: RuleId;
  facts: RefusalFacts;
  /** For `fact-needed`: whose card and which facts. */
  needs?: { card: CardId; facts: readonly FactName[] };
}

/** A refusal with its rule looked up. */
export function refusal(code: RefusalCode, facts: RefusalFacts = {}): Refusal {
  return { code, rule: REFUSALS[code], facts };
}

/** The refusal that asks for facts of a card that nobody has stated yet. */
export function factNeeded(card: CardId, title: string, facts: readonly FactName[]): Refusal {
  return { code: "fact-needed", rule: REFUSALS["fact-needed"], facts: { title, facts }, needs: { card, facts } };
}
