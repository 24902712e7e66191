import { RACES } from "../../../engine/index.ts";
import { findCard } from "../../name-search.ts";
import type { Nouns } from "../../nouns.ts";
import { numberOf } from "../../numbers.ts";
import { typesIn } from "../counts.ts";
import { whoNamed } from "../nouns.ts";
import { amountSaid, isAboutHand } from "../phrases.ts";
import { type SaidEffect, within } from "../record.ts";
import { DISCARD, type EffectSentence, RETURN, says, TAKE } from "../words.ts";

const draw: SaidEffect = {
  words: [["draw"]],
  means({ subject, rest }, nouns) {
    const crusade = says(rest, "crusade") ? { from: "crusade" } : {};
    if (!isAboutHand(rest)) return null;
    return { verb: "draw", who: whoNamed(subject, nouns), amount: amountSaid(rest), ...crusade };
  },
  examples: {
    seat: ({ deckSize, crusadeSize = 0 }, { verb }, { n }) => [
      ...within(deckSize, n, (amount) => `${verb("draw")} ${amount}`),
      ...within(crusadeSize, n, (amount) => `${verb("draw")} ${amount} from the Crusade pile`),
    ],
  },
};

const discard: SaidEffect = {
  words: [DISCARD],
  means: ({ subject, rest }, nouns) =>
    isAboutHand(rest) ? { verb: "discard", who: whoNamed(subject, nouns), amount: amountSaid(rest) } : undefined,
  examples: {
    seat: ({ handSize }, { verb }, { n }) => within(handSize, n, (amount) => `${verb("discard")} ${amount}`),
  },
};

const fetch: SaidEffect = {
  words: [["fetch"], TAKE],
  otherwise: true,
  means: ({ subject, verb, rest }, nouns) =>
    verb === "fetch" || says(rest, "reserve", "outside") ? { verb: "fetch", who: whoNamed(subject, nouns) } : undefined,
  examples: { seat: ({ reserveSize }, { verb }) => (reserveSize ? [`${verb("take")} a card from the reserve`] : []) },
};

/** "search my deck for 2 events", "return the top Narn fleet from the discard pile": which cards, of which pile. */
const take: SaidEffect = {
  words: [["search"], RETURN],
  means: ({ subject, rest }: EffectSentence, nouns: Nouns) => {
    const from = rest.includes("discard") ? "discard" : rest.includes("deck") ? "deck" : null;
    if (from === null) return undefined;
    const types = typesIn(rest);
    const amount = rest.map(numberOf).find((number) => number !== null) ?? 1;
    const top = rest.some((word) => word === "top" || word === "topmost") ? { top: true } : {};
    const race = RACES.find((one) => rest.includes(one));
    const turn = rest.includes("turn") ? { back: from } : {};
    const into = rest.includes("play") ? { into: "play", ...turn } : {};
    return {
      verb: "take",
      who: whoNamed(subject, nouns),
      from,
      ...into,
      ...(types.length > 0 ? { types } : {}),
      ...(race ? { race } : {}),
      amount,
      ...top,
    };
  },
  examples: {
    seat: ({ deckSize, discard: lying }, { verb }) => [
      ...(deckSize > 0 ? [`${verb("search")} the deck for a card`] : []),
      ...(lying.length > 0 ? [`${verb("return")} a card from the discard pile`] : []),
    ],
  },
};

/** So many of the cards that were discarded last are offered by name. */
const MOST_TAKEN_BACK = 3;

/** "take back Salvage [from the discard pile]": that card, into its owner's hand. */
const takeBack: SaidEffect = {
  words: [TAKE],
  means({ rest: [first, ...rest] }, nouns) {
    if (first !== "back") return undefined;
    const from = rest.lastIndexOf("from");
    const named = from > 0 ? rest.slice(0, from) : rest;
    const card = findCard(named, nouns, (seen) => (seen.where === "discard" ? 1 : -1));
    return { verb: "take-back", which: card === null ? null : { card } };
  },
  examples: { seat: ({ discard: lying }) => lying.slice(-MOST_TAKEN_BACK).map(({ title }) => `take back ${title}`) },
};

const shuffle: SaidEffect = {
  words: [["shuffle", "reshuffle"]],
  means: ({ subject }, nouns) => ({ verb: "shuffle-deck", who: whoNamed(subject, nouns) }),
  examples: { seat: ({ deckSize }, { verb }) => (deckSize > 0 ? [`${verb("shuffle")} the deck`] : []) },
};

const SHOW = ["show", "reveal"] as const;

const showRandom: SaidEffect = {
  words: [SHOW],
  means: ({ subject, rest }, nouns) =>
    rest.includes("random")
      ? { verb: "show-random", who: whoNamed(subject, nouns), amount: amountSaid(rest) }
      : undefined,
  examples: {
    seat: ({ handSize }, { own, verb }, { n }) =>
      own ? [] : within(handSize, n, (amount) => `${verb("show")} ${amount} random cards`),
  },
};

const showHand: SaidEffect = {
  words: [SHOW],
  means: ({ subject, rest }, nouns) =>
    rest.includes("hand") ? { verb: "show-hand", who: whoNamed(subject, nouns) } : undefined,
  examples: { seat: ({ handSize }, { verb }) => (handSize > 0 ? [`${verb("show")} the hand`] : []) },
};

export const said = {
  draw,
  discard,
  take,
  fetch,
  "take-back": takeBack,
  "shuffle-deck": shuffle,
  "show-random": showRandom,
  "show-hand": showHand,
};
