import type { SeatView } from "../../../engine/index.ts";
import { partyNamed, whoNamed } from "../nouns.ts";
import { after, amountSaid, mostOf } from "../phrases.ts";
import { type SaidEffect, within } from "../record.ts";
import { type EffectSentence, GAIN, LOSE, SET, says, TRANSFER } from "../words.ts";
import { settingBack } from "./relations.ts";

/** What no player’s influence rating goes below. engine: Influence */
const LEAST_RATING = 3;
const room = ({ rating }: SeatView) => rating - LEAST_RATING;

const gain: SaidEffect = {
  words: [GAIN],
  otherwise: true,
  means: ({ subject, rest }, nouns) =>
    says(rest, "influence")
      ? { verb: "gain-influence", who: partyNamed(subject, nouns), amount: amountSaid(rest) }
      : undefined,
  examples: {
    seat: (_, { verb }, { n }) => [`${verb("gain")} ${n} influence`],
    force: (name, _, { n }) => [`${name} gains ${n} influence`],
  },
};

const lose: SaidEffect = {
  words: [LOSE],
  otherwise: true,
  means: ({ subject, rest }, nouns) =>
    says(rest, "influence")
      ? { verb: "lose-influence", who: partyNamed(subject, nouns), amount: amountSaid(rest) }
      : undefined,
  examples: {
    seat: (seat, { verb }, { n }) => within(room(seat), n, (amount) => `${verb("lose")} ${amount} influence`),
    force: (name, has, { n }) => within(has, n, (amount) => `${name} loses ${amount} influence`),
  },
};

const transfer: SaidEffect = {
  words: [TRANSFER],
  otherwise: true,
  means({ subject, rest }, nouns) {
    const to = after(rest, ["to"]);
    const from = after(rest, ["from"]) ?? subject;
    const parties = to && { from: partyNamed(from, nouns), to: partyNamed(to, nouns) };
    return parties && { verb: "transfer-influence", ...parties, amount: amountSaid(rest) };
  },
  examples: {
    other: (other, me, { n }) => within(room(me), n, (amount) => `transfer ${amount} influence to ${other.name}`),
    seat: (seat, { own }, { n }) =>
      own ? [] : within(room(seat), n, (amount) => `transfer ${amount} influence from ${seat.name} to me`),
  },
};

/** "gain 2 additional influence", "Babylon 5 gains 1 temporary influence": until the end of the turn. */
const isForNow = ({ rest }: EffectSentence) => says(rest, "additional", "temporary") && says(rest, "influence");

const add: SaidEffect = {
  words: [GAIN],
  means(sentence, nouns) {
    const { subject, rest } = sentence;
    if (!isForNow(sentence) || partyNamed(subject, nouns) === "babylon-5") return undefined;
    const next = says(rest, "next") ? { next: true } : {};
    return { verb: "add-influence", who: whoNamed(subject, nouns), amount: amountSaid(rest), ...next };
  },
  examples: { seat: (_, { verb }, { n }) => [`${verb("gain")} ${n} additional influence`] },
};

/** "Babylon 5 gains 1 temporary influence [up to 19]". */
const swell: SaidEffect = {
  words: [GAIN],
  means(sentence, nouns) {
    const { subject, rest } = sentence;
    if (!isForNow(sentence) || partyNamed(subject, nouns) !== "babylon-5") return undefined;
    const most = mostOf(rest);
    const up = most === null ? {} : { most };
    return { verb: "swell-influence", who: "babylon-5", amount: amountSaid(rest), ...up };
  },
  examples: { force: (name, _, { n }) => (name === "Babylon 5" ? [`${name} gains ${n} temporary influence`] : []) },
};

const barGains: SaidEffect = {
  words: [GAIN],
  means: ({ subject, rest }, nouns) =>
    rest[0] === "no" && says(rest, "influence") ? { verb: "bar-gains", who: whoNamed(subject, nouns) } : undefined,
  examples: { seat: (_, { verb }) => [`${verb("gain")} no influence this turn`] },
};

const restore: SaidEffect = {
  words: [["restore"]],
  means: ({ subject, rest }, nouns) => ({
    verb: "restore-influence",
    who: whoNamed(subject, nouns),
    amount: amountSaid(rest),
  }),
  examples: {
    seat: ({ spent }, { verb }, { n }) => within(spent, n, (amount) => `${verb("restore")} ${amount} influence`),
  },
};

const setBack: SaidEffect = {
  words: [SET],
  means: (sentence, nouns) => settingBack("influence", sentence, nouns),
  examples: {
    seat: ({ began, rating, name }) => (began && rating > began.rating ? [`set back the influence of ${name}`] : []),
  },
};

export const said = {
  "add-influence": add,
  "swell-influence": swell,
  "bar-gains": barGains,
  "restore-influence": restore,
  "set-back-influence": setBack,
  "gain-influence": gain,
  "lose-influence": lose,
  "transfer-influence": transfer,
};
