import type { RulePoint } from "./point.ts";

/** The table, the turn and victory: where the rule sets differ. */
export const TURN_POINTS = {
  "action-order": {
    title: "Who acts first in the action round",
    rule: "action-round",
    options: { "lowest-first": "the lowest initiative", "highest-first": "the highest initiative" },
  },
  "victory-check": {
    title: "When victory is checked",
    rule: "victory",
    options: { "after-drawing": "after the draw", "before-drawing": "after the conflicts, before the draw" },
  },
  "babylon-5-at-20": {
    title: "Babylon 5 at 20 influence",
    rule: "babylon-5-victory",
    options: {
      "leader-wins": "the one leader in power wins a standard victory; without one the game goes on",
      "game-ends": "the game ends, and places are counted",
    },
  },
  "power-bonus": {
    title: "The power bonus of one card",
    rule: "power",
    options: { bounded: "at most 5, of a major or Drakh agenda 10", free: "whatever it says" },
  },
  "corporate-factions": {
    title: "Corporate factions",
    rule: "corporate",
    options: { allowed: "may be chosen by any race", none: "are not played" },
  },
  "non-aligned-factions": {
    title: "Non-Aligned players",
    rule: "factions",
    options: { many: "may be several at a table", one: "is one at a table, as of every other faction" },
  },
  "unrest-of-a-race": {
    title: "Unrest where a race has several factions",
    rule: "unrest",
    options: { usual: "starts as usual", "one-more": "starts one higher for each other faction of the race" },
  },
  "tension-of-a-race": {
    title: "Tension where a race has several factions",
    rule: "same-race",
    options: { "each-faction": "is each faction's own", shared: "is that of the race as a whole" },
  },
  "states-of-a-race": {
    title: "A state with a race of several factions",
    rule: "states",
    options: { "chosen-faction": "is with the one that was chosen for it", "all-factions": "is with all of them" },
  },
  "smallest-deck": {
    title: "The smallest deck",
    rule: "deck-construction",
    options: {
      "60-besides": "has 60 cards besides the ambassador and the starting hand, 70 with a Crusade pile",
      "45-in-all": "has 45 cards, the ambassador and the starting hand among them",
      "60-in-all": "has 60 cards, the ambassador and the starting hand among them",
      "60-with-hand": "has 60 cards with the starting hand, besides the ambassador, or by agreement 45",
    },
  },
  "unique-copies": {
    title: "A unique card",
    rule: "deck-construction",
    options: { three: "may be in a deck three times, as any other", one: "may be in a deck once" },
  },
  reserve: {
    title: "The reserve beside a deck",
    rule: "reserve",
    options: { twenty: "holds 20 cards at most", free: "holds as many cards as its player likes" },
  },
  sideboarding: {
    title: "Exchanging cards between the deck and the reserve before the game",
    rule: "sideboarding",
    options: {
      "after-clash": "is for whoever had to choose another ambassador",
      everybody: "is for everybody, once the ambassadors are revealed; another ambassador of the faction too",
      nobody: "is not done",
    },
  },
  "power-of-a-race": {
    title: "Power where a race has several factions",
    rule: "standard-victory",
    optional: true,
    options: {
      usual: "counts as usual",
      parted: "is 1 less for each other faction of the race, and a standard victory takes 3 more than each of those",
    },
  },
  "limited-of-a-race": {
    title: "A limited card of a race that several play",
    rule: "extended-loyalty",
    optional: true,
    options: { "one-in-play": "is in play once", "one-a-player": "is in play once for each player" },
  },
  "same-ambassador": {
    title: "An ambassador whom two players choose",
    rule: "ambassador-clash",
    options: {
      "both-choose": "is put aside by both, who choose again unseen",
      "in-turn": "is the first one's; they choose in turn and in the open",
      lot: "is kept by one of them by lot; the other chooses again",
    },
  },
  "second-ambassadors": {
    title: "The second ambassador of each of several Non-Aligned players",
    rule: "non-aligned",
    options: {
      "with-hand": "is chosen unseen, with the starting hand",
      "in-reverse": "is chosen in the open before the hands, in reverse order, one that nobody has yet",
    },
  },
  "corporate-assistants": {
    title: "An ambassador's assistant in a Non-Aligned Corporate faction",
    rule: "ambassadors-assistant",
    optional: true,
    options: { nobody: "helps nobody", species: "helps the species' ambassadors of its faction" },
  },
} as const satisfies Readonly<Record<string, RulePoint>>;
