import { numberOf } from "../../numbers.ts";
import { orderWords } from "../../words.ts";
import { joints, THEN } from "../phrases.ts";
import type { JoiningEffect } from "../record.ts";
import { triggerNamed } from "../triggers.ts";
import { mayDo } from "./choosing.ts";

const stopWaiting: JoiningEffect = {
  joins: (text) => (/^\s*stop waiting\b/iu.test(text) ? { verb: "stop-waiting" } : null),
  examples: { seldom: () => ["stop waiting"] },
};

/** Longest first, so that "each time that" is not taken for a name that ends in "time". */
const WHEN = /^(.*?)\b(the next time(?: that)?|each time(?: that)?|every time(?: that)?|whenever|when)\s+(.+)$/iu;

/** "At the end of the turn, discard Vir", "in the draw round, draw 1": once, when that comes. */
const MOMENTS: readonly (readonly [RegExp, string])[] = [
  [/^at the end of (?:the|this) turn\b/iu, "the next time that the turn ends,"],
  [/^(?:in|during) the draw round\b/iu, "the next time that the draw round begins,"],
];

/** "when I win a conflict, gain 1 influence", "the next time that I lose a conflict, Narn may gain 1 power" */
const when: JoiningEffect = {
  joins(text, nouns, reading) {
    const said = MOMENTS.reduce((now, [moment, at]) => now.replace(moment, at), text.trim()).replace(/,\s*,/u, ",");
    const [, before = "", how = "", rest] = WHEN.exec(said) ?? [];
    if (rest === undefined) return null;
    for (const joint of joints(rest, THEN)) {
      const trigger = triggerNamed(orderWords(rest.slice(0, joint.index)), nouns);
      const does = rest.slice(joint.index + joint[0].length);
      const asked = trigger && mayDo(does, nouns, (part) => reading.all(part), reading);
      const effects = asked ? asked.effects : trigger && reading.all(does);
      if (!trigger || !effects) continue;
      const own = effects.some((effect) => "until" in effect);
      const until = lasting(orderWords(own || before.trim() !== "" ? before : does));
      const once = /next/iu.test(how) ? { once: true } : {};
      return { verb: "when", ...trigger, effects, until, ...once, ...(asked ? { may: asked.may } : {}) };
    }
    return null;
  },
  examples: {
    seldom: (other, { n }) => [
      `when I win a conflict, gain ${n} influence`,
      `when I win a conflict, I may apply 1 influence to gain ${n} power`,
      `the next time that I lose a conflict, gain ${n} power`,
      ...(other ? [`when a conflict is initiated against me, ${other.name} loses ${n} power`] : []),
      `for good, each time a turn begins, gain ${n} influence`,
    ],
  },
};

function lasting(words: readonly string[]): string {
  if (words.includes("rotated")) return "while-rotated";
  if (words.includes("play")) return "while-in-play";
  return ["permanently", "good", "game"].some((word) => words.includes(word)) ? "permanent" : "end-of-turn";
}

/** "apply 2 influence to draw 1", "pay 1 influence and rotate Vir to gain 1 power": what comes before "to" is the price. */
const pay: JoiningEffect = {
  joins(text, _, { one, all }) {
    const [, rest = ""] = /^\s*(?:apply|pay|spend)\s+(.+)$/iu.exec(text) ?? [];
    for (const joint of joints(rest, /\s*[,:]\s*(?:then\s+)?|\s+(?:to|then)\s+/giu)) {
      const parts = rest.slice(0, joint.index).split(/\s+and\s+/iu);
      const effects = all(rest.slice(joint.index + joint[0].length));
      const influence = parts.map(influenceSaid).find((amount) => amount !== null);
      const costs = parts.filter((part) => influenceSaid(part) === null).map((part) => one(part));
      if (!effects || costs.includes(null) || (influence === undefined && costs.length === 0)) continue;
      const price = influence === undefined ? {} : { influence };
      return { verb: "pay", ...price, ...(costs.length > 0 ? { costs } : {}), effects };
    }
    return null;
  },
  examples: { seldom: (_, { n }) => [`apply ${n} influence to draw 1`] },
};

/** "2 influence" */
function influenceSaid(text: string): number | null {
  const [amount, what, ...more] = orderWords(text);
  return what === "influence" && more.length === 0 ? numberOf(amount) : null;
}

export const said = { "stop-waiting": stopWaiting, when, pay };
