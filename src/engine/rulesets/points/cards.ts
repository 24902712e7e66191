import type { RulePoint } from "./point.ts";

/** Influence and cards: where the rule sets differ. */
export const CARD_POINTS = {
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
  multiplying: {
    title: "An ability that is doubled or halved",
    rule: "abilities",
    options: {
      first: "is multiplied first; bonuses and damage are counted after that",
      stages: "is multiplied first by what lasts, and by a conflict or an attack last, bonuses and damage included",
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
  "agenda-over-agenda": {
    title: "Sponsoring an agenda while another one is in play",
    rule: "agendas",
    options: { refused: "not allowed; it is replaced or discarded first", discards: "discards the old one" },
  },
  "limited-events": {
    title: "The same event twice in a turn",
    rule: "limited-events",
    options: { "as-printed": "only if it is not limited", free: "allowed" },
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
  "limited-by-default": {
    title: "A card that says nothing of being multiple, limited or unique",
    rule: "multiple",
    options: {
      most: "is limited as a character, group, fleet or location, and multiple as any other card",
      "all-but-events":
        "is limited, agendas and conflicts too, unless it is an event; what is attached, once on a target",
    },
  },
  "limited-fleets": {
    title: "A limited fleet",
    rule: "fleets",
    options: { "of-a-race": "is there once for each race", "of-a-name": "is there once at the whole table" },
  },
  "psi-bonuses": {
    title: "A card that raises psi",
    rule: "abilities",
    options: {
      anybody: "may be played on any character, and gives a mundane one psi",
      telepaths: "cannot be played on a character without psi",
    },
  },
  "events-until": {
    title: "What an event does until the end of the turn",
    rule: "events",
    options: { turn: "lasts until then", resolution: "is over with the resolution round, before cards are discarded" },
  },
  "lasting-events": {
    title: "An event, or a revealed contingency, whose effect lasts for the turn",
    rule: "events",
    options: { discarded: "is discarded at once", aside: "lies aside, and is discarded once that has run out" },
  },
  sustaining: {
    title: "Bonuses that can be sustained",
    rule: "sustaining",
    options: {
      "rotation-only": "are those that cost nothing but the rotation",
      any: "are all that come by rotating a card",
    },
  },
  "contingency-copies": {
    title: "Contingencies of one name that a player puts under one card",
    rule: "contingencies",
    options: { several: "may be several; one is revealed for each trigger", one: "may be one" },
  },
  taint: {
    title: "What keeps Shadows and Vorlons apart",
    rule: "tainted",
    options: {
      "cards-too": "marks, cards of their races, and cards that give such marks",
      marks: "marks alone; the Drakh are opposed to Vorlon marks as well",
    },
  },
  "ambassadorial-healing": {
    title: "An undamaged character rotates for the ambassador's healing",
    rule: "healing",
    options: {
      hurt: "while the ambassador is damaged or neutralized",
      neutralized: "only while the ambassador is neutralized",
    },
  },
  "neutralized-healing": {
    title: "A neutralized supporting character that is still there",
    rule: "healing",
    options: { inner: "does not rotate to heal", anybody: "rotates to heal like one of the inner circle" },
  },
  "hidden-agendas-replaced": {
    title: "Replacing a hidden agenda",
    rule: "hidden-agendas",
    options: { refused: "not allowed; it is revealed or discarded first", allowed: "allowed, as of any other" },
  },
  "neutralized-rotated": {
    title: "What a card gives while it stays rotated",
    rule: "lasting-effects",
    options: { ends: "ends when it is neutralized", "goes-on": "goes on although it is neutralized" },
  },
  "replaced-control": {
    title: "Control that another player has taken of a card that is replaced",
    rule: "replacing",
    optional: true,
    options: { ends: "ends; the new card is its faction's", passes: "passes on to the new card" },
  },
  "corporate-contingencies": {
    title: "What a Corporate faction applies besides for a contingency of its race",
    rule: "corporate",
    optional: true,
    options: { twice: "is applied when it is placed and when it is turned up", once: "is applied when it is placed" },
  },
} as const satisfies Readonly<Record<string, RulePoint>>;
