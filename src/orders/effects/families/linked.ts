import type { Nouns } from "../../nouns.ts";
import { orderWords } from "../../words.ts";
import { countNamed } from "../counts.ts";
import { joints, MOST_JOINTS } from "../phrases.ts";
import type { JoiningEffect, ReadingEffects } from "../record.ts";

/** "discard Vir then draw 2": each only if the one before it happened. */
const doThen: JoiningEffect = {
  joins(text, _, { one }) {
    if (isBoth(text)) return null;
    const parts = text.split(/\s*,?\s+then\s+/iu);
    if (parts.length < 2 || parts.length > MOST_JOINTS) return null;
    const effects = parts.map((part) => one(part));
    return effects.includes(null) ? null : { verb: "do-then", effects };
  },
  examples: { seldom: (_, { n }) => [`lose ${n} power then draw 1`] },
};

const BOTH = /^\s*both\s+(.+)$/iu;
const isBoth = (text: string) => BOTH.test(text);

/** "both … and …", "gain 1 influence and draw 2": all or none. */
const doBoth: JoiningEffect = {
  joins(text, _, { all, distributed }) {
    const [, both] = BOTH.exec(text) ?? [];
    if (both === undefined && (/\s+then\s+/iu.test(text) || !/\sand\s/iu.test(text))) return null;
    const effects = all(both ?? distributed(text));
    return effects && effects.length > 1 ? { verb: "do-both", effects } : null;
  },
  examples: { seldom: (_, { n }) => [`both gain ${n} power and draw 1`] },
};

/** "gain 1 influence for each of my rotated characters", "for each Doom mark on Vir, lose 1 power": as often as it counts. */
const forEach: JoiningEffect = {
  joins(text, nouns, reading) {
    const [, counted, first] = /^\s*for\s+(?:each|every)\s+(.+?)\s*[,:]\s*(.+)$/iu.exec(text) ?? [];
    if (counted !== undefined && first !== undefined) return timesOver(first, counted, nouns, reading);
    for (const joint of joints(text, /\s*,?\s+for\s+(?:each|every)\s+/giu)) {
      const found = timesOver(text.slice(0, joint.index), text.slice(joint.index + joint[0].length), nouns, reading);
      if (found) return found;
    }
    return null;
  },
  examples: { seldom: (_, { n }) => [`gain ${n} influence for each of my rotated characters`] },
};

/** Only what has a number can be done several times over. */
function timesOver(does: string, counted: string, nouns: Nouns, { one, all }: ReadingEffects): unknown {
  const effects = all(does, (each) => one(each, nouns));
  const of = effects?.every((effect) => "amount" in effect || "by" in effect)
    ? countNamed(orderWords(counted), nouns)
    : null;
  return of && { verb: "for-each", of, effects };
}

export const said = { "for-each": forEach, "do-both": doBoth, "do-then": doThen };
