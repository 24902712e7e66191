import { Gathering } from "./gather.ts";
import type { DeckFile } from "./shape.ts";
import { childrenNamed, type Element } from "./xml.ts";

/** LackeyCCG's `.dek`: `<deck><superzone name="Deck"><card><name>Title</name></card>…`, an element for each copy. */
export function isLackey(root: Element): boolean {
  return root.name.toLowerCase() === "deck" && childrenNamed(root, "superzone").length > 0;
}

export function readLackey(root: Element, most: number): DeckFile {
  const deck = new Gathering("a LackeyCCG deck", most);
  for (const zone of childrenNamed(root, "superzone")) {
    const where = deck.zone(zone.attributes.get("name") ?? "");
    for (const card of childrenNamed(zone, "card")) {
      const [name] = childrenNamed(card, "name");
      deck.add(name?.text ?? card.text, 1, where, card.line);
    }
  }
  return deck.deck();
}
