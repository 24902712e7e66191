import type { CardType, Faction, Race } from "../../engine/index.ts";
import { type Heading, markedHeading } from "./headings.ts";
import { type DeckCard, type DeckFile, LONGEST_TITLE, MOST_COPIES, type Section, UnreadableDeck } from "./shape.ts";
import { tidied } from "./text.ts";

/** Where a card stands in its file. */
export interface CardPlace {
  readonly section: Section;
  readonly type?: CardType;
}

/** Collects a deck from whatever reads it: cards of one title, section and type are counted together. */
export class Gathering {
  readonly #format: string;
  readonly #most: number;
  #count = 0;
  readonly #cards = new Map<string, { count: number; card: DeckCard }>();
  readonly #headings = new Set<string>();
  name: string | undefined;
  race: Race | undefined;
  faction: Faction | undefined;

  /** `format`: what is read, as its player is told. */
  constructor(format: string, most: number) {
    this.#format = format;
    this.#most = most;
  }

  /** Adds copies of a card; throws `Unreadable` where that is no card. `count` is as it was written. */
  add(title: string, count: string | number, { section, type }: CardPlace, line: number): void {
    const clean = tidied(title);
    if (clean === "") throw new UnreadableDeck({ code: "no-title", line });
    if (clean.length > LONGEST_TITLE) throw new UnreadableDeck({ code: "title-too-long", line });
    const copies = typeof count === "number" ? count : /^\d{1,9}$/u.test(count) ? Number(count) : Number.NaN;
    if (!(copies >= 1 && copies <= MOST_COPIES)) {
      throw new UnreadableDeck({ code: "bad-count", line, text: tidied(String(count)).slice(0, 20) });
    }
    this.#count += copies;
    if (this.#count > this.#most) throw new UnreadableDeck({ code: "too-many-cards", most: this.#most });
    const key = `${section}\n${type ?? ""}\n${clean}`;
    const present = this.#cards.get(key);
    if (present) present.count += copies;
    else {
      const card = { count: copies, title: clean, section, ...(type === undefined ? {} : { type }) };
      this.#cards.set(key, { count: copies, card });
    }
  }

  /** Where the cards of a zone with that name stand. */
  zone(name: string): CardPlace {
    const heading = markedHeading(name);
    if (heading === null && tidied(name) !== "") this.unknownHeading(name);
    return placeUnder(heading);
  }

  unknownHeading(text: string): void {
    if (this.#headings.size < 5) this.#headings.add(tidied(text).slice(0, 60));
  }

  deck(): DeckFile {
    const name = this.name === undefined ? "" : tidied(this.name).slice(0, LONGEST_TITLE);
    return {
      format: this.#format,
      ...(name === "" ? {} : { name }),
      ...(this.race === undefined ? {} : { race: this.race }),
      ...(this.faction === undefined ? {} : { faction: this.faction }),
      cards: [...this.#cards.values()].map(({ count, card }) => ({ ...card, count })),
      headings: [...this.#headings],
    };
  }
}

export function placeUnder(heading: Heading | null): CardPlace {
  return { section: heading?.section ?? "deck", ...(heading?.type === undefined ? {} : { type: heading.type }) };
}
