/** What single points cannot say at one table, because together they mean nothing. */
import type { ChoiceId, Option } from "./choices.ts";

/** A point with what is said of it. */
type Saying = { [C in ChoiceId]: { readonly point: C; readonly is: Option<C> } }[ChoiceId];

export const CLASHES: readonly { readonly one: Saying; readonly other: Saying; readonly why: string }[] = [
  {
    // rulebook: Tension and Unrest; Civil War
    one: { point: "factions-of-a-race", is: "one-people" },
    other: { point: "tension-of-a-race", is: "each-faction" },
    why: "a civil war parts the tensions that the factions of a race have shared, and joins them again",
  },
  {
    // rulebook: States; Civil War
    one: { point: "factions-of-a-race", is: "one-people" },
    other: { point: "states-of-a-race", is: "chosen-faction" },
    why: "a civil war suspends the states that the factions of a race have shared",
  },
  {
    // rulebook: Civil War; compendium: War
    one: { point: "factions-of-a-race", is: "one-people" },
    other: { point: "war-of-a-race", is: "chosen-faction" },
    why: "factions that are one people go to war with others together",
  },
  {
    // engine: Extended Loyalty Rule; quickstart: General Note – Limited Cards
    one: { point: "limited-of-a-race", is: "one-a-player" },
    other: { point: "limited-fleets", is: "of-a-name" },
    why: "a fleet cannot be there once for each player and once at the whole table",
  },
];
