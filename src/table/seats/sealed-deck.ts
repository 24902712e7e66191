/**
 * A registered deck, sealed: a hash of its cards that everybody may see while the cards stay secret, and that proves in the end
 * that just these were played. What is mixed into it keeps anybody from trying lists until one fits.
 */
import { createHash, randomBytes } from "node:crypto";
import type { OwnDeck } from "../../catalogue/own-decks.ts";
import { titleKey } from "../../engine/cards/titles.ts";
import type { CardFacts, Faction, Race, Setup } from "../../engine/index.ts";

/** What stands beside a seat. */
export interface DeckSeal {
  /** SHA-256 in hex: public. */
  readonly hash: string;
  /** 128 bits that nobody can guess, in hex: secret until the game is over. */
  readonly salt: string;
}

export const newSalt = (): string => randomBytes(16).toString("hex");

/** As long as a title is anywhere. */
const TITLE = 80;

type Counted = readonly (readonly [title: string, count: number])[];

/** What is hashed: the same text for the same cards in the same piles, in whatever order they are written. */
function sealed(
  side: { race: Race; faction: Faction },
  piles: Record<"deck" | "reserve" | "crusade", Counted>,
  salt: string,
): string {
  const pile = (lines: Counted) => {
    const counts = new Map<string, number>();
    for (const [title, count] of lines) {
      const key = titleKey(title.slice(0, TITLE));
      counts.set(key, (counts.get(key) ?? 0) + count);
    }
    return [...counts].sort(([a], [b]) => (a < b ? -1 : 1));
  };
  const text = JSON.stringify([
    side.race,
    side.faction,
    pile(piles.deck),
    pile(piles.reserve),
    pile(piles.crusade),
    salt,
  ]);
  return createHash("sha256").update(text).digest("hex");
}

/** The seal of a deck as it is registered. */
export function sealOf(
  { cards }: Pick<OwnDeck, "cards">,
  side: { race: Race; faction: Faction },
  salt: string,
): DeckSeal {
  const of = (isIn: (section: OwnDeck["cards"][number]["section"]) => boolean): Counted =>
    cards.filter(({ section }) => isIn(section)).map(({ title, count }) => [title, count]);
  const piles = {
    deck: of((section) => section !== "reserve" && section !== "crusade"),
    reserve: of((section) => section === "reserve"),
    crusade: of((section) => section === "crusade"),
  };
  return { hash: sealed(side, piles, salt), salt };
}

/** The hash of what a seat has begun a game with. */
export function hashOfPlayed(seat: Setup["seats"][number], cards: readonly CardFacts[], salt: string): string {
  const titles = new Map(cards.map(({ id, title }) => [id, title]));
  const of = (ids: readonly string[] = []): Counted => ids.map((id) => [titles.get(id) ?? id, 1]);
  return sealed(seat, { deck: of(seat.deck), reserve: of(seat.reserve), crusade: of(seat.crusade) }, salt);
}

/** What came of checking a seat's deck against its seal. */
export interface SealChecked {
  readonly seat: number;
  /** Null where others have registered their decks, and this seat has not. */
  readonly hash: string | null;
  readonly holds: boolean;
}

type Sealable = readonly { readonly seal?: DeckSeal }[];

/** Every seat of a game that has begun, against the setup that it began with; nothing at tables where no deck was registered. */
export function checkSeals(seats: Sealable, { seats: played, cards }: Pick<Setup, "seats" | "cards">): SealChecked[] {
  return sealsOf(seats).flatMap(({ seat, seal }) => {
    const begun = played[seat];
    if (begun === undefined) return [];
    const holds = seal !== null && hashOfPlayed(begun, cards, seal.salt) === seal.hash;
    return [{ seat, hash: seal?.hash ?? null, holds }];
  });
}

/** The seals of all seats, where there is any. */
export function sealsOf(seats: Sealable): { seat: number; seal: DeckSeal | null }[] {
  if (!seats.some(({ seal }) => seal !== undefined)) return [];
  return seats.map(({ seal = null }, seat) => ({ seat, seal }));
}
