import { Gathering } from "./gather.ts";
import type { DeckFile } from "./shape.ts";
import { childrenNamed, type Element } from "./xml.ts";

/** Cockatrice's `.cod`: `<cockatrice_deck><deckname>…<zone name="main"><card number="3" name="Title"/>…` */
export function isCockatrice(root: Element): boolean {
  return root.name.toLowerCase() === "cockatrice_deck";
}

export function readCockatrice(root: Element, most: number): DeckFile {
  const deck = new Gathering("a Cockatrice deck", most);
  deck.name = childrenNamed(root, "deckname")[0]?.text;
  for (const zone of childrenNamed(root, "zone")) {
    const where = deck.zone(zone.attributes.get("name") ?? "");
    for (const card of childrenNamed(zone, "card")) {
      deck.add(card.attributes.get("name") ?? "", card.attributes.get("number") ?? 1, where, card.line);
    }
  }
  return deck.deck();
}
