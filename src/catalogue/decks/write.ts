import type { CardType, Faction, Race } from "../../engine/index.ts";
import { ListReader } from "./list.ts";
import { type DeckCard, MOST_COPIES, type Section, UnreadableDeck } from "./shape.ts";

interface Written {
  readonly name?: string;
  readonly race?: Race;
  readonly faction?: Faction;
  readonly cards: readonly DeckCard[];
}

const HEADINGS: Readonly<Record<Section, string>> = {
  ambassador: "Ambassador",
  "starting-hand": "Starting hand",
  deck: "Deck",
  crusade: "Crusade pile",
  reserve: "Reserve",
};
const ORDER: readonly Section[] = ["ambassador", "starting-hand", "deck", "crusade", "reserve"];

const typeHeading = (type: CardType): string =>
  type === "contingency" ? "Contingencies" : `${type.charAt(0).toUpperCase()}${type.slice(1)}s`;

/**
 * A deck as a plain list, which `readDeck` reads as the same deck.
 *
 *     writeDeck({ name: "Mine", race: "narn", cards }); // "Name: Mine\nRace: narn\n\nAmbassador:\n1 G'Kar\n…"
 */
export function writeDeck({ name, race, faction, cards }: Written): string {
  const says = [
    ...(name === undefined ? [] : [`Name: "${name}"`]),
    ...(race === undefined ? [] : [`Race: ${race}`]),
    ...(faction === undefined ? [] : [`Faction: ${faction}`]),
  ];
  const parts = ORDER.flatMap((section) => {
    const own = cards.filter((card) => card.section === section);
    const types = [...new Set(own.map(({ type }) => type))].sort((one, other) =>
      one === undefined ? -1 : other === undefined ? 1 : 0,
    );
    return types.map((type) => {
      const lines = own.filter((card) => card.type === type).map(lineOf);
      return [`${HEADINGS[section]}:`, ...(type === undefined ? [] : [`${typeHeading(type)}:`]), ...lines].join("\n");
    });
  });
  return `${[...(says.length > 0 ? [says.join("\n")] : []), ...parts].join("\n\n")}\n`;
}

/** Quotes where the bare title would be read as something else, or as nothing. */
function lineOf(card: DeckCard): string {
  const { count, title } = card;
  const bare = `${count} ${title}`;
  return isReadAs(bare, card) ? bare : `${count} "${title}"`;
}

function isReadAs(line: string, { count, title }: DeckCard): boolean {
  const reader = new ListReader("a list", { isTitle: () => false, most: MOST_COPIES });
  try {
    reader.line(line, 1);
  } catch (error) {
    if (error instanceof UnreadableDeck) return false;
    throw error;
  }
  const { cards, headings } = reader.gathering.deck();
  const [read] = cards;
  return headings.length === 0 && cards.length === 1 && read?.title === title && read.count === count;
}
