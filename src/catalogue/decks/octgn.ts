import { Gathering } from "./gather.ts";
import type { DeckFile } from "./shape.ts";
import { childrenNamed, type Element } from "./xml.ts";

/** OCTGN's `.o8d`: `<deck game="…"><section name="Main"><card qty="3" id="…">Title</card>…` */
export function isOctgn(root: Element): boolean {
  return root.name.toLowerCase() === "deck" && childrenNamed(root, "section").length > 0;
}

export function readOctgn(root: Element, most: number): DeckFile {
  const deck = new Gathering("an OCTGN deck", most);
  for (const section of childrenNamed(root, "section")) {
    const where = deck.zone(section.attributes.get("name") ?? "");
    for (const card of childrenNamed(section, "card")) {
      deck.add(card.text, card.attributes.get("qty") ?? 1, where, card.line);
    }
  }
  return deck.deck();
}
