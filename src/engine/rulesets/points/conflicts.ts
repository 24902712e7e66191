import type { RulePoint } from "./point.ts";

/** Conflicts, votes and war: where the rule sets differ. */
export const CONFLICT_POINTS = {
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
  "council-votes": {
    title: "Who casts a race's vote on the Babylon 5 council",
    rule: "babylon-5-votes",
    options: {
      "by-race": "its Babylon Project faction, or else its only faction",
      "ambassadors-only": "its ambassador to Babylon 5, and nobody else",
    },
  },
  "attacks-between": {
    title: "Who attacks whom in a conflict",
    rule: "attacking",
    options: {
      "any-type": "characters and fleets, each other and locations",
      "same-type": "characters characters and fleets fleets; locations are not attacked",
    },
  },
  "war-of-a-race": {
    title: "War with a race of several factions",
    rule: "war",
    options: {
      "chosen-faction": "is with one; another may join in by rotating its ambassador",
      "all-factions": "is with all of them",
    },
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
  "factions-of-a-race": {
    title: "Several factions of one race",
    rule: "civil-war",
    options: {
      apart: "are to each other as any factions are, in war too",
      "one-people":
        "leave each other in peace up to tension 3, lose influence to military conflicts together, and may fall into civil war",
    },
  },
  "attacked-ability": {
    title: "Participants that can be attacked",
    rule: "attacking",
    options: {
      any: "are all, each with the ability that it applies",
      own: "are those that apply the conflict's own ability",
    },
  },
  "neutralized-supporting": {
    title: "Neutralized supporting cards",
    rule: "neutralized",
    options: {
      "draw-round": "are discarded in the draw round",
      "each-conflict": "are discarded as each conflict is over",
    },
  },
  "lost-aftermaths": {
    title: "Whom an aftermath of a lost conflict may be played on",
    rule: "aftermath-conditions",
    options: {
      initiator: "the faction that initiated it, and others only where the card says Participant",
      participants: "any faction that took part",
    },
  },
  "league-votes": {
    title: "Who breaks a tie on the Babylon 5 council",
    rule: "babylon-5-votes",
    options: {
      species: "the species' ambassadors, each by a vote of whoever controls it",
      "species-of-three": "the same, but nobody where two players stand one against one",
      players: "the Non-Aligned players, each by one vote",
    },
  },
  "captured-attachments": {
    title: "What lies on a location that is conquered",
    rule: "war-conflicts",
    options: {
      everything: "is discarded, contingencies included",
      enhancements: "stays there, except for enhancements, which are discarded",
    },
  },
  "conflict-costs": {
    title: "The influence that a conflict through an agenda or another card in play takes",
    rule: "declaring-conflicts",
    options: { initiated: "is applied when it is initiated", declared: "is applied when it is declared" },
  },
  "initiating-order": {
    title: "Conflicts that were declared out of initiative order, fast and loose",
    rule: "initiating-conflicts",
    options: {
      initiative: "are initiated in initiative order",
      "as-declared": "are initiated in the order in which they were declared",
    },
  },
  "agenda-conflicts": {
    title: "A conflict that an agenda lets one initiate",
    rule: "declaring-conflicts",
    options: {
      open: "is declared in the open",
      "may-be-hidden": "may be declared behind a card from hand that is no conflict, and that is shown later",
    },
  },
  "conflict-bonuses": {
    title: "What a conflict's own text gives while it resolves",
    rule: "resolving-conflicts",
    optional: true,
    options: {
      "until-over": "lasts through its aftermaths",
      outcome: "ends when it is won or lost, before its aftermaths",
    },
  },
  "war-on-a-leaver": {
    title: "War with a faction that leaves the game",
    rule: "war",
    optional: true,
    options: { ends: "ends with it", "goes-over": "goes on with the next faction of its race, where there is one" },
  },
  "states-in-war": {
    title: "A card's state between two who are at war, such as an alliance",
    rule: "states",
    optional: true,
    options: { begins: "begins all the same", refused: "does not begin before the war is over" },
  },
  "gone-participants": {
    title: "A participant aftermath on a faction all of whose participants are gone",
    rule: "aftermath-conditions",
    optional: true,
    options: { refused: "cannot be played", allowed: "may be played on its other cards all the same" },
  },
} as const satisfies Readonly<Record<string, RulePoint>>;
