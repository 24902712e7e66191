import { ABILITIES, type CardType } from "../../engine/state/vocabulary.ts";
import type { CardFact, CardRecord } from "./fact.ts";

const CHARACTER_ABILITIES = ABILITIES.filter((ability) => ability !== "military");

/** What is printed on every card of a type, as far as the game asks for it. */
const PRINTED: Readonly<Record<CardType, readonly CardFact[]>> = {
  character: ["race", "cost", ...CHARACTER_ABILITIES],
  fleet: ["race", "cost", "military"],
  location: ["race", "cost", "military"],
  group: ["race", "cost"],
  enhancement: ["race", "cost"],
  event: ["cost"],
  agenda: ["race"],
  conflict: ["conflict"],
  aftermath: ["conflict", "outcome"],
  contingency: [],
};

/** The facts of a card that nobody knows yet and that its play may hang on; without a type that comes first. */
export function missingFacts({ facts }: Pick<CardRecord, "facts">): CardFact[] {
  if (facts.type === undefined) return ["type"];
  return PRINTED[facts.type.value].filter((fact) => facts[fact] === undefined);
}
