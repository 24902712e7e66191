import { Gathering } from "./gather.ts";
import { type DeckFile, UnreadableDeck } from "./shape.ts";
import { tidied } from "./text.ts";
import { lineAt } from "./xml.ts";

/**
 * Tabletop Simulator's saves: every pile (an object with `ContainedObjects` that are cards) and every card that lies by
 * itself, each by its `Nickname`. A pile that is called "Reserve" is one. Throws `Unreadable`.
 */
export function readTabletop(text: string, most: number): DeckFile {
  const save = parsed(text);
  const objects = records(save?.ObjectStates ?? (save && isCardOrPile(save) ? [save] : undefined));
  if (save === null || objects.length === 0) throw new UnreadableDeck({ code: "unknown-json" });
  const deck = new Gathering("a Tabletop Simulator save", most);
  const name = textOf(save.SaveName);
  if (name !== "") deck.name = name;
  // Bags within bags: a list of what is still to be looked at, not a call within a call.
  const left = [...objects].reverse();
  for (let object = left.pop(); object !== undefined; object = left.pop()) {
    const held = records(object.ContainedObjects);
    if (isPile(object)) {
      const pile = textOf(object.Nickname);
      const where = deck.zone(pile);
      for (const [at, card] of held.entries()) deck.add(titleOf(card, pile, at + 1), 1, where, 1);
    } else if (isCard(object)) deck.add(titleOf(object, "", 1), 1, { section: "deck" }, 1);
    else left.push(...held.reverse());
  }
  return deck.deck();
}

/** In a save a line says nothing to anybody: a card without a name is told by its place in its pile. */
function titleOf(card: Record, pile: string, at: number): string {
  const title = textOf(card.Nickname);
  if (title === "") throw new UnreadableDeck({ code: "nameless-card", pile, at });
  return title;
}

type Record = { readonly [key: string]: unknown };

const textOf = (value: unknown): string => (typeof value === "string" ? tidied(value) : "");
const isCard = ({ Name }: Record): boolean => Name === "Card" || Name === "CardCustom";
const isPile = ({ Name }: Record): boolean => Name === "DeckCustom" || Name === "Deck";
const isCardOrPile = (object: Record): boolean => isCard(object) || isPile(object) || "ContainedObjects" in object;

function isRecord(value: unknown): value is Record {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function records(value: unknown): Record[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

function parsed(text: string): Record | null {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : null;
  } catch (error) {
    const message = error instanceof Error ? error.message : "";
    const at = /position (\d+)/u.exec(message)?.[1];
    // At the end of the text JSON's own message names no place.
    throw new UnreadableDeck({ code: "broken-json", line: lineAt(text, at === undefined ? text.length : Number(at)) });
  }
}
