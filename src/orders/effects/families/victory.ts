import { numberOf } from "../../numbers.ts";
import { whoNamed } from "../nouns.ts";
import { amountSaid } from "../phrases.ts";
import type { SaidEffect } from "../record.ts";
import { CANNOT, type EffectSentence, END, MAY, START, says } from "../words.ts";

const ofShadowWar = ({ subject, rest }: EffectSentence) => says(rest, "shadow") || subject.includes("shadow");

/** "begin the Shadow War" */
const beginShadowWar: SaidEffect = {
  words: [START],
  means: (sentence) =>
    ofShadowWar(sentence) && !sentence.rest.includes("at") ? { verb: "begin-shadow-war" } : undefined,
  examples: { table: ({ view }) => (view.shadowWar === "not-yet" ? ["start the Shadow War"] : []) },
};

/** "the Shadow War begins at 25" */
const shadowWarAt: SaidEffect = {
  words: [START],
  means: (sentence) =>
    ofShadowWar(sentence) && sentence.rest.includes("at")
      ? { verb: "shadow-war-at", at: numberOf(sentence.rest[sentence.rest.indexOf("at") + 1]) }
      : undefined,
  examples: { table: ({ view }) => (view.shadowWar === "not-yet" ? ["the Shadow War begins at 25"] : []) },
};

const endShadowWar: SaidEffect = {
  words: [END],
  means: (sentence) => (ofShadowWar(sentence) ? { verb: "end-shadow-war" } : undefined),
  examples: { table: ({ view }) => (view.shadowWar === "on" ? ["end the Shadow War"] : []) },
};

const needLessPower: SaidEffect = {
  words: [["need"]],
  means: ({ subject, rest }, nouns) =>
    says(rest, "power")
      ? { verb: "need-less-power", who: whoNamed(subject, nouns), amount: amountSaid(rest) }
      : undefined,
  examples: { seat: (_, { verb }, { n }) => [`${verb("need")} ${n} less power`] },
};

/** "Narn cannot win this turn", "cannot win a standard victory" */
const bar: SaidEffect = {
  words: [CANNOT],
  means({ subject, rest }, nouns) {
    if (!says(rest, "win", "score")) return undefined;
    const victory = rest.includes("standard") ? "standard" : "any";
    const until = rest.includes("turn") ? "end-of-turn" : "permanent";
    return { verb: "bar-victory", who: whoNamed(subject, nouns), victory, until };
  },
  examples: {
    seat: ({ barred }, { who }) =>
      barred === undefined ? [`${who}cannot win this turn`, `${who}cannot win a standard victory`] : [],
  },
};

/** "Narn may win again" */
const allow: SaidEffect = {
  words: [MAY],
  means: ({ subject, rest }, nouns) =>
    says(rest, "win", "score") ? { verb: "allow-victory", who: whoNamed(subject, nouns) } : undefined,
  examples: { seat: ({ barred }, { who }) => (barred === undefined ? [] : [`${who}may win again`]) },
};

/** "I win a major victory": only for oneself, and only a major victory comes from an agenda. */
const claim: SaidEffect = {
  words: [["win", "score"]],
  means({ subject, rest }) {
    const own = subject.length === 0 || subject.join(" ") === "i";
    const victory = rest.length === 0 || says(rest, "victory", "game");
    return own && victory && !rest.includes("standard") ? { verb: "claim-victory" } : null;
  },
  examples: {
    // Only the table can read off an agenda that is not automatic when it wins.
    seat: ({ agenda, agendaHidden }, { own }) =>
      own && agenda !== null && !agendaHidden && agenda.says === null ? ["I win a major victory"] : [],
  },
};

export const said = {
  "begin-shadow-war": beginShadowWar,
  "shadow-war-at": shadowWarAt,
  "end-shadow-war": endShadowWar,
  "need-less-power": needLessPower,
  "bar-victory": bar,
  "allow-victory": allow,
  "claim-victory": claim,
};
