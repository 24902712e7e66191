import type { Nouns } from "../../nouns.ts";
import { whoNamed } from "../nouns.ts";
import { amountSaid } from "../phrases.ts";
import { type SaidEffect, when } from "../record.ts";
import { CANNOT, type EffectSentence, END, MAY, START, says } from "../words.ts";

const endActionRound: SaidEffect = {
  words: [END],
  means: ({ rest }) => (says(rest, "round") ? { verb: "end-action-round" } : undefined),
  examples: { table: ({ view }) => when(view.round === "action", "end the action round") },
};

const actAlong: SaidEffect = {
  words: [MAY],
  means: ({ subject, rest }, nouns) =>
    says(rest, "act") || says(rest, "action") ? { verb: "act-along", who: whoNamed(subject, nouns) } : undefined,
  examples: { table: ({ view }) => when(view.round === "action", "may act once more") },
};

const ofDeclaring = ({ rest }: EffectSentence) => says(rest, "declare") && says(rest, "conflict", "conflicts");

const allowConflict: SaidEffect = {
  words: [MAY],
  means: (sentence, nouns) =>
    ofDeclaring(sentence)
      ? { verb: "allow-conflict", who: whoNamed(sentence.subject, nouns), amount: amountSaid(sentence.rest) }
      : undefined,
  examples: { seldom: () => ["may declare 1 more conflict"] },
};

const NOBODY: readonly string[] = ["nobody", "no one", "no player", "no players"];

/** "nobody declares conflicts next turn", "Narn cannot declare conflicts this turn" */
const barConflicts: SaidEffect = {
  words: [CANNOT, START],
  means(sentence, nouns: Nouns) {
    const { subject, verb, rest } = sentence;
    const nobody = NOBODY.includes(subject.join(" "));
    const meant = verb === "cannot" ? ofDeclaring(sentence) : nobody && says(rest, "conflict", "conflicts");
    if (!meant) return undefined;
    const who = nobody ? undefined : whoNamed(subject, nouns);
    return {
      verb: "bar-conflicts",
      ...(who === undefined || who === "each" ? {} : { who }),
      ...(rest.includes("next") ? {} : { now: true }),
    };
  },
  examples: {
    seldom: (other) => [
      "nobody declares conflicts next turn",
      ...(other ? [`${other.name} cannot declare conflicts this turn`] : []),
    ],
  },
};

export const said = {
  "end-action-round": endActionRound,
  "act-along": actAlong,
  "allow-conflict": allowConflict,
  "bar-conflicts": barConflicts,
};
