import { VOTES } from "../../../engine/index.ts";
import { voterNamed, whoNamed } from "../nouns.ts";
import type { SaidEffect } from "../record.ts";
import { says } from "../words.ts";

/** "call a Babylon 5 vote", "call a sealed vote of the players" */
const call: SaidEffect = {
  words: [["call"]],
  means({ rest }) {
    if (!says(rest, "vote")) return null;
    const kind = rest.includes("babylon") || rest.includes("council") || rest.includes("b5") ? "babylon-5" : "player";
    const sealed = rest.includes("sealed") || rest.includes("secret");
    const isa = rest.includes("isa") || rest.includes("alliance");
    return { verb: "call-vote", kind: isa ? "isa" : kind, ...(sealed ? { sealed } : {}) };
  },
  examples: {
    table: ({ view: { vote, isa } }) =>
      vote === null
        ? [
            "call a vote of the players",
            "call a sealed vote of the players",
            isa ? "call a vote of the Alliance" : "call a Babylon 5 vote",
          ]
        : [],
  },
};

const force: SaidEffect = {
  words: [["vote"]],
  means: ({ subject, rest }, nouns) =>
    subject.length === 0
      ? null
      : { verb: "force-vote", whose: voterNamed(subject, nouns), vote: VOTES.find((vote) => vote === rest[0]) },
  examples: {
    table: () => ["the Vorlons vote yes", "the Vorlons vote no"],
    seat: (_, { who, own }) => (own ? [] : [`${who}votes yes`, `${who}votes no`, `${who}abstains`]),
  },
};

const CAST = ["cast"] as const;

const dictate: SaidEffect = {
  words: [CAST],
  means: ({ subject, rest }, nouns) =>
    says(rest, "league") ? { verb: "dictate-league", who: whoNamed(subject, nouns) } : undefined,
  examples: { table: () => ["cast the votes of the League"] },
};

const give: SaidEffect = {
  words: [CAST],
  means: ({ subject, rest }, nouns) =>
    says(rest, "vote", "votes")
      ? { verb: "give-vote", whose: voterNamed(rest, nouns), to: whoNamed(subject, nouns) }
      : null,
  examples: {
    table: () => ["cast the vote of the Vorlons"],
    seat: ({ name }, { own }) => (own ? [] : [`cast the vote of ${name}`]),
  },
};

export const said = { "call-vote": call, "force-vote": force, "dictate-league": dictate, "give-vote": give };
