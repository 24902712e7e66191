/** Texts that several practice cards share. */
import type { CardText } from "../text.ts";

/** For cards whose figures are all that there is to them. */
export const NO_TEXT: CardText = { says: "No special text." };

export const RESTORES_1: CardText = restores(1);
/** What every practice homeworld does. */
export const RESTORES_2: CardText = restores(2);

/** What the ambassador's helper of a race does; it can be sustained. */
export const ASSISTS: CardText = {
  says: "Rotate: your ambassador gets +1 diplomacy while this card stays rotated.",
  actions: [
    {
      does: "give your ambassador +1 diplomacy while this card stays rotated",
      effects: [
        { verb: "change-ability", which: "your-ambassador", ability: "diplomacy", by: 1, until: "while-rotated" },
      ],
    },
  ],
};

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
