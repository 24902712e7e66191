/** The custom ids of the buttons, menus and forms of one's own decks. */

/** What a button or a menu about a deck does. */
export const DECK_PRESSES = [
  "show",
  "check",
  "use",
  "export",
  "rename",
  "correct",
  "faction",
  "ambassador",
  "type",
  "typed",
  "delete",
  "gone",
] as const;
/** And the form that a deck is renamed in. */
export type DeckPressVerb = (typeof DECK_PRESSES)[number] | "name";

export interface DeckPress {
  verb: DeckPressVerb;
  /** The deck's id. */
  id: string;
  /** A card type, for `typed`. */
  more: string;
}

/** The form's id that a pasted list is sent with, and the button's that opens it. */
export const DECK_FORM = "deck:submit";
export const DECK_PASTE = "deck:paste";

export function deckPressId(verb: DeckPressVerb, id: string, more = ""): string {
  return `deck:${verb}:${id}:${more}`;
}

/** What a custom id says about a deck, or about a list that becomes one; null where it is about something else. */
export function parseDeckPress(customId: string): DeckPress | { verb: "paste" | "submit" } | null {
  if (customId === DECK_PASTE) return { verb: "paste" };
  if (customId === DECK_FORM) return { verb: "submit" };
  const [, said, id, more] = /^deck:([a-z]{1,12}):([a-z0-9]{8}):([a-z]{0,20})$/u.exec(customId) ?? [];
  const verb = [...DECK_PRESSES, "name" as const].find((each) => each === said);
  return verb === undefined || id === undefined ? null : { verb, id, more: more ?? "" };
}
