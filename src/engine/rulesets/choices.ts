/** The points on which the rule sets differ. A new one is a line in its topic's file, and one in each rule set's. */
import { CARD_POINTS } from "./points/cards.ts";
import { CONFLICT_POINTS } from "./points/conflicts.ts";
import { TURN_POINTS } from "./points/turn.ts";

/** The points by topic, each topic with what it is called. */
export const TOPICS = [
  { title: "Table, turn, victory", points: TURN_POINTS },
  { title: "Influence and cards", points: CARD_POINTS },
  { title: "Conflicts, votes, war", points: CONFLICT_POINTS },
] as const;

export const CHOICES = { ...TURN_POINTS, ...CARD_POINTS, ...CONFLICT_POINTS } as const;

export type ChoiceId = keyof typeof CHOICES;
export type Option<C extends ChoiceId> = keyof (typeof CHOICES)[C]["options"] & string;

/** What a rule set says of each point, and where: `doc: Heading`. */
export type RuleSet = { readonly [C in ChoiceId]: { readonly is: Option<C>; readonly source: string } };
