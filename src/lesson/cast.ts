/** Who sits at the table of the lesson, and with what. All cards are of the practice set. */
import type { CardFacts, Setup } from "../engine/index.ts";

/** The conflict that both hold. */
export const CONFLICT = "Goodwill Tour";
/** The character whom each brings into play. */
export const HELPER = { learner: "Charming Negotiator", partner: "Poet Lannak" } as const;

/** What the lesson's shuffles follow from: they are no secret, and the same each time. */
export const LESSON_SEED = "the lesson";

/** Both begin late in a game, with so much power, so that the third turn can win it. */
export const HEAD_START = 13;

const SHARED: readonly (readonly [number, string])[] = [
  [3, "practice/goodwill-tour"],
  [3, "practice/trading-outpost"],
  [3, "practice/border-cutters"],
  [3, "practice/dockhand-volunteer"],
  [3, "practice/punctual-paymasters"],
];

/** The first is the learner's, the second the partner's. */
export const LESSON_SEATS = [
  {
    race: "human",
    faction: "babylon-project",
    ambassador: "practice/consul-marlowe",
    deck: "Lesson (Human)",
    cards: [[1, "practice/consul-marlowe"], [3, "practice/charming-negotiator"], ...SHARED],
    begins: ["practice/charming-negotiator", "practice/goodwill-tour", "practice/border-cutters"],
  },
  {
    race: "narn",
    faction: "babylon-project",
    ambassador: "practice/speaker-torvash",
    deck: "Lesson (Narn)",
    cards: [[1, "practice/speaker-torvash"], [1, "practice/poet-lannak"], ...SHARED],
    begins: ["practice/poet-lannak", "practice/goodwill-tour", "practice/border-cutters"],
  },
] as const;

/** What the lesson's game starts from. `names`: what the table calls both; `facts`: of a card by its id. */
export function lessonSetup(names: readonly string[], facts: (id: string) => CardFacts | undefined): Setup {
  const seats = LESSON_SEATS.map(({ race, faction, ambassador, cards }, seat) => ({
    name: names[seat] ?? "",
    race,
    faction,
    ambassador,
    deck: cards.flatMap(([count, id]) => Array<string>(count).fill(id)),
    power: HEAD_START,
  }));
  const ids = [...new Set(seats.flatMap(({ deck }) => deck))];
  return { rules: "quickstart", seats, cards: ids.flatMap((id) => facts(id) ?? []) };
}
