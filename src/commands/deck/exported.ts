import { writeDeck } from "../../catalogue/decks/index.ts";
import type { ReadCard, ReadOwnDeck } from "../../table/seats/own-seat.ts";
import { deckExported } from "../../views/index.ts";
import { changedIn } from "../../views/text/message.ts";
import { type Answer, privately } from "../shared/command.ts";

/** The deck as a list under its headings, which `submit` reads as the same deck. */
export function deckExport({ own, cards: all, race, faction }: ReadOwnDeck): Answer {
  const cards = all.flatMap((card) => headed(own.ambassador, card));
  const text = writeDeck({
    name: own.name,
    ...(race === null ? {} : { race }),
    ...(faction === null ? {} : { faction }),
    cards: cards.map(({ count, title, section, facts, type = facts.type }) => ({
      count,
      title,
      section,
      ...(type === undefined ? {} : { type }),
    })),
  });
  return privately(changedIn(deckExported(own), (shown) => ({ ...shown, files: [{ name: "deck.txt", text }] })));
}

/** One copy of the ambassador that was chosen stands under its heading. */
function headed(ambassador: string | undefined, card: ReadCard): ReadCard[] {
  if (card.title !== ambassador || card.section !== "deck") return [card];
  const rest = card.count > 1 ? [{ ...card, count: card.count - 1 }] : [];
  return [{ ...card, count: 1, section: "ambassador" }, ...rest];
}
