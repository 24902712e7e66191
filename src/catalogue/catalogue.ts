/** The cards as one server knows them: what ships, what its players have said, and what its judges have set. */

import { withText } from "../engine/cards/encoded/index.ts";
import { titleKey } from "../engine/cards/titles.ts";
import type { CardFacts } from "../engine/index.ts";
import { own } from "../own.ts";
import { madeOf, type Pieces, sorted } from "../piecemeal.ts";
import {
  CARD_FACTS,
  type CardFact,
  type CardRecord,
  isCardFact,
  type Sourced,
  type SourcedFacts,
} from "./cards/fact.ts";
import { playable } from "./cards/record.ts";
import type { JudgedCards } from "./cards/server-cards.ts";
import type { KnownFacts } from "./known-facts.ts";
import type { Library } from "./library.ts";

/** Cards by id and title as a `Library` gives them, with everything that a server knows of them. */
export interface Catalogue extends Pick<Library, "facts" | "byTitle" | "factsOf"> {
  /** All real cards that ship or that the server's judges have added, by title. */
  readonly records: readonly CardRecord[];
  record(id: string): CardRecord | undefined;
  /** A card that only a deck names, with what players have said of it. */
  stated(card: CardFacts): CardFacts;
  /** The columns of a judge's table that say nothing to the moderator. */
  extra(id: string): Readonly<Record<string, string>>;
}

/** A judge's word goes before what ships, and that before what a player said. */
export function catalogueOf(library: Library, said: KnownFacts, judged: JudgedCards): Catalogue {
  return madeOf(catalogueInPieces(library, said, judged));
}

/** `shelfOf` a card a piece: with thousands of a server's own it takes 200 ms. */
export function* catalogueInPieces(library: Library, said: KnownFacts, judged: JudgedCards): Pieces<Catalogue> {
  const known: CardRecord[] = [];
  for (const record of library.records) {
    known.push(merged(record, said, judged));
    yield;
  }
  const shipped = new Set(known.map(({ id }) => id));
  for (const [id, { title, facts }] of judged) {
    if (shipped.has(id)) continue;
    const [first = { doc: "server", certainty: "judged" as const }] = CARD_FACTS.flatMap((fact) => facts[fact] ?? []);
    yield;
    known.push(merged({ id, title: { ...first, value: title }, facts: {} }, said, judged));
  }
  const records = yield* sorted(known, (one, other) => COLLATOR.compare(one.title.value, other.title.value));
  const byId = new Map(records.map((record) => [record.id, record]));
  const byTitle = new Map<string, CardRecord[]>();
  for (const record of records) {
    const key = titleKey(record.title.value);
    byTitle.set(key, [...(byTitle.get(key) ?? []), record]);
    yield;
  }
  const facts = (id: string): CardFacts | undefined => {
    const record = byId.get(id);
    const card = record === undefined ? null : playable(record);
    return card === null ? library.facts(id) : withText(card);
  };
  return {
    records,
    record: (id) => byId.get(id),
    factsOf: (title) => byTitle.get(titleKey(title)) ?? [],
    facts,
    byTitle(title) {
      const ids = [...library.byTitle(title), ...(byTitle.get(titleKey(title)) ?? [])].map(({ id }) => id);
      return [...new Set(ids)].flatMap((id) => facts(id) ?? []);
    },
    stated(card) {
      const title = { value: card.title, doc: "server", certainty: "said" as const };
      const type = card.type && { type: { value: card.type, doc: "server", certainty: "said" as const } };
      const known = playable({ id: card.id, title, facts: { ...saidFacts(card.id, said), ...type } });
      return known === null ? card : withText({ ...known, ...card });
    },
    extra: (id) => judged.get(id)?.extra ?? {},
  };
}

const COLLATOR = new Intl.Collator("en");

function merged(record: CardRecord, said: KnownFacts, judged: JudgedCards): CardRecord {
  const facts = { ...saidFacts(record.id, said), ...record.facts, ...judged.get(record.id)?.facts };
  return { ...record, facts };
}

/** What players have said of a card, as facts with their source. */
export function saidFacts(id: string, known: KnownFacts): SourcedFacts {
  const card = own(known, id);
  if (card === undefined) return {};
  const facts: Partial<Record<CardFact, Sourced<unknown>>> = {};
  for (const [fact, value] of Object.entries(card.facts)) {
    const by = card.said[fact];
    if (!isCardFact(fact) || value === undefined || by === undefined) continue;
    facts[fact] = { value, doc: "server", certainty: "said", by: { user: by.by, name: by.name, at: by.at } };
  }
  return facts as SourcedFacts; // stated facts were parsed, and are facts of the same names
}
