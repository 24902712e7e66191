import { own } from "../../../own.ts";
import type { Nouns } from "../../nouns.ts";
import { cardsOf } from "../groups.ts";
import { cardNamed, handCardNamed, whoNamed } from "../nouns.ts";
import { partedAtLast } from "../phrases.ts";
import { type SaidEffect, when } from "../record.ts";
import { DISCARD, RETURN } from "../words.ts";

/** "remove Vir Cotto [from the game]", "discard Vir Cotto", "return Vir Cotto [to hand]": `end` only says where it goes. */
function leaving(verb: "remove" | "discard-card" | "return-to-hand", end: string): Pick<SaidEffect, "means"> {
  return {
    means({ rest }, nouns) {
      // "discard Total War even a major agenda", "… even though it is major"
      const even = rest.indexOf("even");
      const major = even > 0 && rest.slice(even).includes("major");
      const said = major ? rest.slice(0, even) : rest;
      const parts = partedAtLast(said, "from", "to");
      const named = parts?.[1].includes(end) ? parts[0] : said;
      return { verb, which: cardsOf(named, nouns), ...(major ? { major } : {}) };
    },
  };
}

const remove: SaidEffect = {
  words: [["remove"]],
  ...leaving("remove", "game"),
  examples: { card: ({ title, isAmbassador }) => when(!isAmbassador, `remove ${title} from the game`) },
};

const discard: SaidEffect = {
  words: [DISCARD],
  otherwise: true,
  ...leaving("discard-card", "play"),
  examples: { card: ({ title, isAmbassador }) => when(!isAmbassador, `discard ${title}`) },
};

const returnToHand: SaidEffect = {
  words: [RETURN],
  otherwise: true,
  ...leaving("return-to-hand", "hand"),
  examples: { card: ({ title, isAmbassador }) => when(!isAmbassador, `return ${title} to hand`) },
};

const PLACES: Readonly<Record<string, "inner" | "supporting">> = { inner: "inner", supporting: "supporting" };

/** "move Vir Cotto to the inner circle", "… to the supporting cards", "… to Narn". */
const move: SaidEffect = {
  words: [["move"]],
  means({ rest }, nouns) {
    const parts = partedAtLast(rest, "to", "into");
    if (!parts) return null;
    const [card, place] = parts;
    const row = place.map((word) => own(PLACES, word)).find((found) => found !== undefined);
    const faction = place.filter((word) => word !== "faction");
    const to = row ?? (faction.length === 0 ? null : whoNamed(faction, nouns));
    return { verb: "move", which: cardNamed(card, nouns), to };
  },
  examples: {
    card: ({ title, type, row, isAmbassador }) => [
      ...when(type === "character" && row === "supporting", `move ${title} to the inner circle`),
      ...when(type === "character" && row === "inner" && !isAmbassador, `move ${title} to the supporting cards`),
    ],
  },
};

const KINDS: Readonly<Record<string, "enhancements" | "aftermaths" | "contingencies" | "marks">> = {
  enhancement: "enhancements",
  enhancements: "enhancements",
  aftermath: "aftermaths",
  aftermaths: "aftermaths",
  contingency: "contingencies",
  contingencies: "contingencies",
  mark: "marks",
  marks: "marks",
};
const EVERYTHING = ["enhancements", "aftermaths", "contingencies", "marks"];

/** "replace Vir Cotto with Emperor Vir [keeping enhancements and marks | everything]". */
const replace: SaidEffect = {
  words: [["replace"]],
  means({ rest }, nouns: Nouns) {
    const parts = partedAtLast(rest, "with");
    if (!parts) return null;
    const [fresh, kept] = partedAtLast(parts[1], "keeping") ?? [parts[1], []];
    const everything = kept.includes("everything") || kept.includes("all");
    const transfers = everything ? EVERYTHING : [...new Set(kept.flatMap((word) => own(KINDS, word) ?? []))];
    const card = handCardNamed(fresh, nouns);
    return {
      verb: "replace",
      which: cardNamed(parts[0], nouns),
      with: card === null ? null : { card },
      ...(transfers.length > 0 ? { transfers } : {}),
    };
  },
  examples: {
    card({ title, type, isAmbassador }, { seat }, { me }) {
      const held = seat === me?.seat && !isAmbassador ? (me?.hand ?? []).filter((card) => card.type === type) : [];
      return held.slice(0, 3).map((card) => `replace ${title} with ${card.title}`);
    },
  },
};

export const said = {
  remove,
  "discard-card": discard,
  "return-to-hand": returnToHand,
  move,
  replace,
};
