import { whoNamed } from "../nouns.ts";
import { after, amountSaid } from "../phrases.ts";
import type { SaidEffect } from "../record.ts";
import { GAIN, LOSE, says, TRANSFER } from "../words.ts";

const gain: SaidEffect = {
  words: [GAIN],
  means: ({ subject, rest }, nouns) =>
    says(rest, "power") ? { verb: "gain-power", who: whoNamed(subject, nouns), amount: amountSaid(rest) } : undefined,
  examples: { seat: (_, { verb }, { n }) => [`${verb("gain")} ${n} power`] },
};

const lose: SaidEffect = {
  words: [LOSE],
  means: ({ subject, rest }, nouns) =>
    says(rest, "power") ? { verb: "lose-power", who: whoNamed(subject, nouns), amount: amountSaid(rest) } : undefined,
  examples: { seat: (_, { verb }, { n }) => [`${verb("lose")} ${n} power`] },
};

const transfer: SaidEffect = {
  words: [TRANSFER],
  means({ subject, rest }, nouns) {
    if (!says(rest, "power")) return undefined;
    const to = after(rest, ["to"]);
    const from = after(rest, ["from"]) ?? subject;
    const players = to && { from: whoNamed(from, nouns), to: whoNamed(to, nouns) };
    return players && { verb: "transfer-power", ...players, amount: amountSaid(rest) };
  },
  examples: { other: ({ name }, { power }, { n }) => (power > 0 ? [`transfer ${n} power to ${name}`] : []) },
};

export const said = { "gain-power": gain, "lose-power": lose, "transfer-power": transfer };
