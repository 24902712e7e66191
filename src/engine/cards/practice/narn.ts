/** Practice cards that are loyal to the Narn: stone, pride and long memories. */
import type { CardFacts } from "../facts.ts";
import { able, ambassador, plain } from "./invent.ts";
import { ASSISTANT, CALMS, NO_TEXT, RESTORES_1, RESTORES_2 } from "./texts.ts";

export const NARN: readonly CardFacts[] = [
  ambassador(
    "narn",
    "Speaker Torvash",
    { diplomacy: 4, intrigue: 3, leadership: 3 },
    {
      says: "Your fleets cost 1 less to sponsor and get +1 military.",
      statics: [
        { gives: "sponsor-cost", types: ["fleet"], by: -1 },
        { gives: "ability", ability: "military", by: 1, to: "your-fleets" },
      ],
    },
    { personality: "Torvash" },
  ),
  able(
    "character",
    "narn",
    "Quarry Apprentice",
    2,
    { diplomacy: 1, leadership: 1 },
    {
      says: "Ambassador’s assistant. Rotate: a fleet of yours gets +1 military while this card stays rotated.",
      actions: [
        {
          does: "give a fleet of yours +1 military while this card stays rotated",
          target: { what: "card", types: ["fleet"], of: "you" },
          effects: [{ verb: "change-ability", which: "target", ability: "military", by: 1, until: "while-rotated" }],
        },
      ],
    },
    ASSISTANT,
  ),
  able("character", "narn", "Poet Lannak", 3, { diplomacy: 3 }, CALMS),
  able("character", "narn", "Councilor Mabtor", 5, { diplomacy: 3, intrigue: 3 }, RESTORES_1),
  able(
    "character",
    "narn",
    "Assassin Kherrak",
    5,
    { intrigue: 4 },
    {
      says: "Rotate and apply 1 influence: damage a supporting character of another player by 2.",
      actions: [
        {
          does: "damage a supporting character of another player by 2",
          influence: 1,
          target: { what: "card", types: ["character"], of: "others", row: "supporting" },
          effects: [{ verb: "damage", which: "target", amount: 2 }],
        },
      ],
    },
    { marks: { strife: 1 } },
  ),
  able("character", "narn", "Warchief Turgath", 6, { leadership: 5, diplomacy: 1 }, NO_TEXT),
  able("fleet", "narn", "Redclaw Corvettes", 4, { military: 4 }, NO_TEXT),
  able("fleet", "narn", "Thunderfist Flotilla", 6, { military: 6 }, NO_TEXT),
  able("location", "narn", "Redstone Hearthworld", 6, { military: 5 }, RESTORES_2, { keywords: ["Homeworld"] }),
  plain("agenda", "narn", "Unbroken Resolve", 0, {
    says: "Requires 4 military in ready fleets. You count +3 power. Your fleets get +1 military.",
    requires: [{ needs: "ready-military", atLeast: 4 }],
    statics: [
      { gives: "power", by: 3 },
      { gives: "ability", ability: "military", by: 1, to: "your-fleets" },
    ],
  }),
  plain("event", "narn", "Warcry Rising", 1, {
    says:
      "Target a fleet of yours. It gets +3 military until the end of the turn. " +
      "Your tension toward a Centauri player and theirs toward you rise by 1.",
    target: { what: "card", types: ["fleet"], of: "you" },
    effects: [
      { verb: "change-ability", which: "target", ability: "military", by: 3, until: "end-of-turn" },
      { verb: "raise-tension", from: "you", toward: { race: "centauri" }, amount: 1, mutual: true },
    ],
  }),
];
