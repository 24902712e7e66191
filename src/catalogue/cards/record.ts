/** From what is known of a card to what the engine plays with. */
import type { CardFacts } from "../../engine/index.ts";
import { ABILITIES, MARKS } from "../../engine/state/vocabulary.ts";
import type { CardRecord } from "./fact.ts";

type Figures<K extends string> = Partial<Record<K, number>>;

function figures<K extends keyof CardRecord["facts"] & string>(
  { facts }: CardRecord,
  names: readonly K[],
): Figures<K> | undefined {
  const found: Figures<K> = {};
  for (const name of names) {
    const value = facts[name]?.value;
    if (typeof value === "number") found[name] = value;
  }
  return Object.keys(found).length > 0 ? found : undefined;
}

/**
 * The card as the engine plays it; null where not even its type is known. What is missing stays missing: the game asks
 * for it when it matters.
 */
export function playable(record: CardRecord): (CardFacts & Required<Pick<CardFacts, "type">>) | null {
  const type = record.facts.type?.value;
  return type === undefined ? null : { ...known(record), type };
}

/** All that is known of a card, be it without its type. */
export function known(record: CardRecord): CardFacts {
  const { id, title, facts } = record;
  const abilities = figures(record, ABILITIES);
  const marks = figures(record, MARKS);
  return {
    id,
    title: title.value,
    ...(facts.type === undefined ? {} : { type: facts.type.value }),
    ...(facts.race === undefined ? {} : { race: facts.race.value }),
    ...(facts.cost === undefined ? {} : { cost: facts.cost.value }),
    ...(abilities === undefined ? {} : { abilities }),
    ...(marks === undefined ? {} : { marks }),
    ...(facts.keywords === undefined ? {} : { keywords: facts.keywords.value }),
    ...(facts.limit === undefined ? {} : { limit: facts.limit.value }),
    ...(facts.conflict === undefined ? {} : { conflict: facts.conflict.value }),
    ...(facts.outcome === undefined ? {} : { outcome: facts.outcome.value }),
    ...(facts.species === undefined ? {} : { species: facts.species.value }),
    ...(facts.personality === undefined ? {} : { personality: facts.personality.value }),
    ...(facts.ambassador === undefined ? {} : { ambassador: facts.ambassador.value }),
  };
}
