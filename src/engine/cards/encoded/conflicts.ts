import type { Encoding } from "./encoding.ts";

/** Conflicts. Each text is quoted whole by the compendium under the card's title. */
export const CONFLICT_TEXTS: readonly Encoding[] = [
  {
    title: "Blockade",
    type: "conflict",
    text: {
      says:
        "Target a race toward which your tension is at least 4. Won: its factions’ ratings fall back to what they were as the " +
        "turn began, not below 10; they gain no more influence this turn; and this returns to your hand.",
      target: { what: "player", of: "others", tensionAtLeast: 4 },
      conflict: {
        form: "opposable",
        won: [
          {
            effects: [
              { verb: "set-back-influence", who: "target-race", least: 10 },
              { verb: "bar-gains", who: "target-race" },
            ],
          },
        ],
        returns: "won",
      },
    },
  },
  {
    title: "Loss of Support",
    type: "conflict",
    text: {
      says: "Target a player with an unrest of at least 3. Won: you choose a group of the target’s, which is discarded.",
      target: { what: "player", of: "others", unrestAtLeast: 3 },
      conflict: {
        form: "opposable",
        won: [
          {
            effects: [
              {
                verb: "pick",
                who: "you",
                from: { what: "card", types: ["group"], of: "any" },
                in: "target",
                does: "to discard",
                effects: [{ verb: "discard-card", which: "second" }],
              },
            ],
          },
        ],
      },
    },
  },
  {
    title: "Black Market",
    type: "conflict",
    text: {
      says: "Your ambassador gains a Doom mark. Won: this stays in play as an enhancement of your faction.",
      byHand:
        "As you play or sponsor a card you may rotate any number of your inner circle characters, all at once: " +
        "each, the sponsor included, makes it 1 cheaper.",
      conflict: {
        form: "opposable",
        resolution: [{ verb: "gain-mark", which: "your-ambassador", mark: "doom", amount: 1 }],
        won: [{ effects: [{ verb: "become-enhancement", on: "you" }] }],
      },
    },
  },
  {
    title: "Technological Espionage",
    type: "conflict",
    text: {
      says:
        "Target a player of another race. Won: this stays in play as an enhancement of your faction. " +
        "Won by 10 or more: you also gain 1 influence.",
      byHand:
        "It is for the target’s race: in attacks between your cards and that race’s fleets yours deal 1 more damage. " +
        "You may have one such enhancement for each race.",
      target: { what: "player", of: "others", otherRace: true },
      conflict: {
        form: "opposable",
        won: [
          { effects: [{ verb: "become-enhancement", on: "you", several: true }] },
          { by: 10, effects: [{ verb: "gain-influence", who: "you", amount: 1 }] },
        ],
      },
    },
  },
  {
    title: "Non-Aligned Support",
    type: "conflict",
    text: {
      says:
        "Requires a Destiny mark, and that nobody plays the Non-Aligned. Won: from now on you cast the votes of the League " +
        "whenever the Babylon 5 council is tied; whoever did so before no longer does.",
      requires: [
        { needs: "marks", mark: "destiny", atLeast: 1 },
        { needs: "unplayed", race: "non-aligned" },
      ],
      conflict: { form: "opposable", won: [{ effects: [{ verb: "dictate-league", who: "you" }] }] },
    },
  },
  {
    title: "Telepathic Scan",
    type: "conflict",
    text: {
      says:
        "Target another player. Won: as many random cards of the target’s hand as the base psi of the character that you " +
        "first rotated in support are shown to you, and you choose one of them to be discarded.",
      target: { what: "player", of: "others" },
      conflict: {
        form: "opposable",
        won: [
          {
            effects: [
              {
                verb: "for-each",
                of: { count: "ability", ability: "psi", which: "first-supporter", base: true },
                effects: [{ verb: "show-random", who: "target", amount: 1 }],
              },
            ],
          },
        ],
      },
    },
  },
];
