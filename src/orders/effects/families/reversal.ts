import { findCard } from "../../name-search.ts";
import type { Nouns } from "../../nouns.ts";
import { type SaidEffect, when } from "../record.ts";
import { CANCEL } from "../words.ts";

const discarded = (words: readonly string[], nouns: Nouns) =>
  findCard(words, nouns, (seen) => (seen.where === "discard" ? 1 : -1));

/** "reverse", "reverse Secret Strike" */
const reverse: SaidEffect = {
  words: [["reverse"]],
  means({ rest }, nouns) {
    const card = discarded(rest, nouns);
    return { verb: "reverse", what: rest.length === 0 ? "last-event" : card === null ? null : { card } };
  },
  examples: {
    card: ({ isAmbassador }, { seat }, { me }) => when(isAmbassador && seat === me?.seat, "reverse"),
  },
};

const cancel: SaidEffect = {
  words: [CANCEL],
  means({ rest }, nouns) {
    const card = discarded(rest, nouns);
    return card === null ? undefined : { verb: "cancel", what: { card } };
  },
  // It needs an event that is being played.
  examples: {},
};

export const said = { reverse, cancel };
