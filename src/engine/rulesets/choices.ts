/**
 * The points on which the rule sets differ. Each has a title and, for each thing that a rule set can say of it, words
 * that go on from the title; `rule` is the `/rule` entry that it belongs to.
 */
export const CHOICES = {
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
  losses: {
    title: "Where lost influence is taken from",
    rule: "losing-influence",
    options: {
      chosen: "either pool, as the player chooses",
      "spent-first": "the spent pool first",
      "unspent-first": "the unspent pool first",
    },
  },
  transfers: {
    title: "Transferred influence",
    rule: "transfers",
    options: { direct: "is neither lost nor gained", "lost-and-gained": "is lost by the one and gained by the other" },
  },
  repairs: {
    title: "Repairing a fleet or location",
    rule: "repairing",
    options: { "any-amount": "any number of points, 1 influence each", "one-point": "one point, for 1 influence" },
  },
  "healing-when-damaged": {
    title: "Healing a character in the turn in which it was damaged",
    rule: "healing",
    options: { allowed: "allowed", refused: "not allowed" },
  },
  "contested-by": {
    title: "What contests a conflict",
    rule: "uncontested",
    options: { "opposition-or-attack": "opposition or an attack", opposition: "opposition only" },
  },
  "won-aftermaths": {
    title: "Who plays aftermaths of won conflicts",
    rule: "aftermath-conditions",
    options: { everybody: "everybody", initiator: "the initiator only" },
  },
  "unrest-of-a-race": {
    title: "Unrest where a race has several factions",
    rule: "unrest",
    options: { usual: "starts as usual", "one-more": "starts one higher for each other faction of the race" },
  },
  "council-votes": {
    title: "Who casts a race's vote on the Babylon 5 council",
    rule: "babylon-5-votes",
    options: {
      "by-race": "its Babylon Project faction, or else its only faction",
      "ambassadors-only": "its ambassador to Babylon 5, and nobody else",
    },
  },
  multiplying: {
    title: "An ability that is doubled or halved",
    rule: "abilities",
    options: {
      first: "is multiplied first; bonuses and damage are counted after that",
      last: "is multiplied last, bonuses and damage included",
    },
  },
  replaced: {
    title: "A card or an agenda that is replaced",
    rule: "replacing",
    options: { removed: "is removed from the game", discarded: "is discarded" },
  },
  "hidden-major-agendas": {
    title: "A hidden major agenda that could not be sponsored now",
    rule: "hidden-agendas",
    options: { stays: "cannot be revealed, and stays hidden", discarded: "is discarded when it is revealed" },
  },
  "attacks-between": {
    title: "Who attacks whom in a conflict",
    rule: "attacking",
    options: {
      "any-type": "characters and fleets, each other and locations",
      "same-type": "characters characters and fleets fleets; locations are not attacked",
    },
  },
  "corporate-factions": {
    title: "Corporate factions",
    rule: "corporate",
    options: { allowed: "may be chosen by any race", none: "are not played" },
  },
  mercenaries: {
    title: "How a mercenary is hired",
    rule: "mercenaries",
    options: {
      cost: "for its cost, until the end of the turn or until another player pays it",
      auction: "by bids that add up; when all have passed, the highest bidder acts with it once",
    },
  },
  "psi-corps-crossing": {
    title: "Cards that cross between the Psi Corps and others",
    rule: "psi-corps",
    options: {
      "loyal-only": "need Conspiracy marks unless they are neutral",
      "neutral-too": "need Conspiracy marks, neutral ones included",
    },
  },
  "agenda-over-agenda": {
    title: "Sponsoring an agenda while another one is in play",
    rule: "agendas",
    options: { refused: "not allowed; it is replaced or discarded first", discards: "discards the old one" },
  },
  "power-bonus": {
    title: "The power bonus of one card",
    rule: "power",
    options: { bounded: "at most 5, of a major or Drakh agenda 10", free: "whatever it says" },
  },
  "limited-events": {
    title: "The same event twice in a turn",
    rule: "limited-events",
    options: { "as-printed": "only if it is not limited", free: "allowed" },
  },
  "states-of-a-race": {
    title: "A state with a race of several factions",
    rule: "states",
    options: { "chosen-faction": "is with the one that was chosen for it", "all-factions": "is with all of them" },
  },
  "war-of-a-race": {
    title: "War with a race of several factions",
    rule: "war",
    options: {
      "chosen-faction": "is with one; another may join in by rotating its ambassador",
      "all-factions": "is with all of them",
    },
  },
  "tension-of-a-race": {
    title: "Tension where a race has several factions",
    rule: "same-race",
    options: { "each-faction": "is each faction's own", shared: "is that of the race as a whole" },
  },
  "war-on-a-faction": {
    title: "A war conflict on a faction",
    rule: "war-conflicts",
    options: {
      uncontested: "takes 1 influence from the target and gives you 1 if it is won uncontested",
      "loser-loses": "takes 1 influence from whoever loses it",
    },
  },
  "captured-locations": {
    title: "A location conquered by another race",
    rule: "war-conflicts",
    options: {
      "nobody-controls": "has no text, and nobody controls it; a neutral one too",
      rests: "has neither text nor abilities until its owner or its race takes it back",
      "victor-controls": "is the victor's, but its text cannot be used",
    },
  },
  asylum: {
    title: "The ambassador of a faction that has surrendered",
    rule: "surrender",
    options: { none: "leaves the game with it", granted: "may find asylum with a player" },
  },
} as const satisfies Readonly<
  Record<string, { title: string; rule: string; options: Readonly<Record<string, string>> }>
>;

export type ChoiceId = keyof typeof CHOICES;
export type Option<C extends ChoiceId> = keyof (typeof CHOICES)[C]["options"] & string;

/** What a rule set says of each point, and where: `doc: Heading`. */
export type RuleSet = { readonly [C in ChoiceId]: { readonly is: Option<C>; readonly source: string } };
