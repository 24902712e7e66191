import { cardNamed, whoNamed } from "../nouns.ts";
import { after, untilSaid } from "../phrases.ts";
import { type SaidEffect, when } from "../record.ts";
import { BECOME, says, TAKE } from "../words.ts";

/** "take control of Vir Cotto until the end of the turn", "narn takes control of Vir for good". */
const take: SaidEffect = {
  words: [TAKE],
  otherwise: true,
  means({ subject, rest }, nouns) {
    if (!says(rest, "control")) return null;
    const which = after(rest, ["of"], ["until", "for", "while", "permanently"]);
    const who = whoNamed(subject, nouns);
    return { verb: "take-control", which: which && cardNamed(which, nouns), who, until: untilSaid(rest) };
  },
  examples: {
    card: ({ title, isAmbassador }) => when(!isAmbassador, `take control of ${title} until the end of the turn`),
  },
};

const conquer: SaidEffect = {
  words: [["conquer", "capture"]],
  means: ({ subject, rest }, nouns) => ({
    verb: "conquer",
    which: cardNamed(rest, nouns),
    who: whoNamed(subject, nouns),
  }),
  examples: {
    card: ({ title, type }, { seat }, { me }) => when(type === "location" && seat !== me?.seat, `conquer ${title}`),
  },
};

const turnDrakh: SaidEffect = {
  words: [BECOME],
  means: ({ subject, rest }, nouns) =>
    says(rest, "drakh") ? { verb: "turn-drakh", which: cardNamed(subject, nouns) } : undefined,
  examples: {
    card: ({ title, type, race }) =>
      when(type === "character" && race === null, `${title} becomes the Drakh ambassador`),
  },
};

const becomeAmbassador: SaidEffect = {
  words: [BECOME],
  means: ({ subject, rest }, nouns) =>
    says(rest, "ambassador") ? { verb: "become-ambassador", which: cardNamed(subject, nouns) } : undefined,
  examples: {
    card: ({ title, type, isAmbassador }) =>
      when(type === "character" && !isAmbassador, `${title} becomes the ambassador`),
  },
};

export const said = {
  "take-control": take,
  conquer,
  "turn-drakh": turnDrakh,
  "become-ambassador": becomeAmbassador,
};
