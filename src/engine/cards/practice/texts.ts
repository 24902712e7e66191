/** Texts that several practice cards share. */
import type { CardText } from "../text.ts";

/** For cards whose figures are all that there is to them. */
export const NO_TEXT: CardText = { says: "No special text." };

export const RESTORES_1: CardText = restores(1);
/** What every practice homeworld does. */
export const RESTORES_2: CardText = restores(2);

/** For the ambassador's assistants: what they do is a rule of the game, and needs no text of theirs. */
export const ASSISTS: CardText = {
  says: "Ambassador’s assistant: it rotates to raise the ambassador’s abilities, or to make a sponsoring cheaper.",
};
export const ASSISTANT = { limit: "multiple", keywords: ["Ambassador's Assistant"] } as const;

/** What is for hire. */
export const FOR_HIRE = { keywords: ["Mercenary"] } as const;

export const CALMS: CardText = {
  says: "Rotate: lower your unrest by 1.",
  actions: [{ does: "lower your unrest by 1", effects: [{ verb: "lower-unrest", who: "you", amount: 1 }] }],
};

function restores(amount: number): CardText {
  return {
    says: `Rotate: restore ${amount} influence.`,
    actions: [{ does: `restore ${amount} influence`, effects: [{ verb: "restore-influence", who: "you", amount }] }],
  };
}
