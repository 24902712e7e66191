import { type SeatView, STATES, type View } from "../../../engine/index.ts";
import { DIFFERENT } from "../../closeness.ts";
import { bestFit } from "../../name-match.ts";
import type { Nouns } from "../../nouns.ts";
import { numberOf } from "../../numbers.ts";
import { sideNamed, whoNamed } from "../nouns.ts";
import { after, partedByAnd } from "../phrases.ts";
import type { SaidEffect } from "../record.ts";
import { CANCEL, type EffectSentence, END, START } from "../words.ts";

/**
 * "start war between Narn and Centauri", "end free trade with Londo", "start free trade with Narn for 2 influence each",
 * "start alliance with Narn for 1 influence per 5", "suspend free trade between Narn and Centauri": the words before the
 * sides are what the state is called.
 */
function ofState(
  does: "start" | "end" | "suspend" | "resume",
  { subject, rest }: EffectSentence,
  nouns: Nouns,
): unknown {
  const said = rest.filter((word) => !["a", "an", "the", "state", "of"].includes(word));
  const joint = said.findIndex((word) => ["between", "with", "on", "against", "toward", "towards"].includes(word));
  if (joint < 1) return null;
  const gift = said.lastIndexOf("for");
  const sides = said.slice(joint + 1, gift > joint ? gift : undefined);
  const [from, toward] = said[joint] === "between" ? partedByAnd(sides) : [subject, sides];
  const amount = gift > joint && does === "start" ? numberOf(said[gift + 1]) : null;
  const per = numberOf(said[said.lastIndexOf("per") + 1]);
  return {
    verb: `${does}-state`,
    state: stateNamed(said.slice(0, joint)),
    from: sideNamed(from, nouns),
    toward: toward.length === 0 ? null : sideNamed(toward, nouns),
    ...(amount === null ? {} : { gives: { from: amount, toward: amount, ...(said.includes("per") ? { per } : {}) } }),
  };
}

/** A state that the rules name, a slip forgiven; anything else as it stands. */
function stateNamed(words: readonly string[]): string {
  const short = words.at(-1) === "pact" || words.at(-1) === "treaty" ? words.slice(0, -1) : words;
  const known = (name: readonly string[]) =>
    STATES.find((state) => bestFit(name, [state.split(/[ -]/u)]) !== DIFFERENT);
  return known(words) ?? known(short) ?? words.join(" ");
}

/** The states that the rules name, beside war, free trade and alliance; in the order in which they are offered. */
const AGREEMENTS = ["non-aggression", "neutrality"] as const;
const OFFERED: readonly string[] = ["war", "free trade", "alliance", ...AGREEMENTS];

function between(view: View, one: SeatView, other: SeatView, resting: boolean): string[] {
  const ofBoth = view.states.filter(({ between: sides, suspended }) => {
    const seats = sides.map((side) => ("seat" in side ? side.seat : null));
    return suspended === resting && seats.includes(one.seat) && seats.includes(other.seat);
  });
  return ofBoth.map(({ name }) => name);
}

const start: SaidEffect = {
  words: [START],
  otherwise: true,
  means: (sentence, nouns) => ofState("start", sentence, nouns),
  examples: {
    other(other, me, { view, n }) {
      const there = between(view, me, other, false);
      const gifts: Readonly<Record<string, string>> = {
        "free trade": ` for ${n} influence each`,
        alliance: " for 1 influence per 5",
      };
      return OFFERED.filter((state) => !there.includes(state)).map(
        (state) => `start ${state} with ${other.name}${gifts[state] ?? ""}`,
      );
    },
  },
};

const end: SaidEffect = {
  words: [END, CANCEL],
  otherwise: true,
  means: (sentence, nouns) => ofState("end", sentence, nouns),
  examples: {
    other(other, me, { view }) {
      const there = between(view, me, other, false);
      // What cards call by other names ends the same way.
      const states = [
        ...OFFERED.filter((state) => there.includes(state)),
        ...there.filter((s) => !OFFERED.includes(s)),
      ];
      return states.map((state) => `end ${state} with ${other.name}`);
    },
  },
};

const suspend: SaidEffect = {
  words: [["suspend"]],
  means: (sentence, nouns) => ofState("suspend", sentence, nouns),
  examples: {
    other: (other, me, { view }) =>
      between(view, me, other, false).map((state) => `suspend ${state} with ${other.name}`),
  },
};

const resume: SaidEffect = {
  words: [["resume"]],
  means: (sentence, nouns) => ofState("resume", sentence, nouns),
  examples: {
    other: (other, me, { view }) => between(view, me, other, true).map((state) => `resume ${state} with ${other.name}`),
  },
};

const surrender: SaidEffect = {
  words: [["surrender"]],
  means({ subject, rest }, nouns) {
    const to = after(rest, ["to"]);
    return { verb: "surrender", who: whoNamed(subject, nouns), to: to && whoNamed(to, nouns) };
  },
  examples: {
    other: (other, me, { view }) =>
      between(view, me, other, false).includes("war")
        ? [`surrender to ${other.name}`, `${other.name} surrenders to me`]
        : [],
  },
};

export const said = {
  "start-state": start,
  "end-state": end,
  "suspend-state": suspend,
  "resume-state": resume,
  surrender,
};
