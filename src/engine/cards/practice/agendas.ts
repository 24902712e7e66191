/** Practice agendas that anybody may follow: one at a time. */
import type { CardFacts } from "../facts.ts";
import type { ConflictTerms } from "../text.ts";
import { plain } from "./invent.ts";

const TAKES_1: ConflictTerms = {
  form: "opposable",
  won: [
    {
      effects: [
        { verb: "lose-influence", who: "target", amount: 1 },
        { verb: "gain-influence", who: "you", amount: 1 },
      ],
    },
  ],
};

export const AGENDAS: readonly CardFacts[] = [
  plain("agenda", "neutral", "Golden Reputation", 0, {
    says: "While your influence rating is at least 10, you count +4 power.",
    statics: [{ gives: "power", by: 4, while: { needs: "rating", atLeast: 10 } }],
  }),
  plain("agenda", "neutral", "Union of Worlds", 0, {
    says: "While you are a member of the Interstellar Alliance, you count +3 power.",
    statics: [{ gives: "power", by: 3, while: { needs: "isa", member: true } }],
  }),
  plain("agenda", "neutral", "Tranquil Streets", 0, {
    says: "When this comes into play, lower your unrest by 1. While your unrest is at most 1, you count +2 power.",
    effects: [{ verb: "lower-unrest", who: "you", amount: 1 }],
    statics: [{ gives: "power", by: 2, while: { needs: "unrest", atMost: 1 } }],
  }),
  plain("agenda", "neutral", "Silken Manners", 0, {
    says: "You count +1 power. Your characters get +1 diplomacy.",
    statics: [
      { gives: "power", by: 1 },
      { gives: "ability", ability: "diplomacy", by: 1, to: "your-characters" },
    ],
  }),
  plain("agenda", "neutral", "Open Enlistment", 0, {
    says:
      "Nobody has to rotate for this, open or hidden. You count +1 power. " +
      "Your groups and locations may be sponsored without rotating anybody.",
    unrotated: true,
    statics: [
      { gives: "power", by: 1 },
      { gives: "sponsor-unrotated", types: ["group", "location"] },
    ],
  }),
  plain("agenda", "neutral", "Patient Schemes", 0, {
    says:
      "You count +1 power. As your conflict you may apply 2 influence to initiate an intrigue or a diplomacy conflict " +
      "against another player. Won: that player loses 1 influence and you gain 1 influence.",
    statics: [{ gives: "power", by: 1 }],
    initiates: [
      { type: "intrigue", influence: 2, target: { what: "player", of: "others" }, conflict: TAKES_1 },
      { type: "diplomacy", influence: 2, target: { what: "player", of: "others" }, conflict: TAKES_1 },
    ],
  }),
  plain("agenda", "neutral", "Shared Platform", 0, {
    says: "You count +2 power. Rotate and apply 2 influence: Babylon 5 gains 1 influence and you draw 1 card.",
    statics: [{ gives: "power", by: 2 }],
    actions: [
      {
        does: "have Babylon 5 gain 1 influence, and draw 1 card",
        influence: 2,
        effects: [
          { verb: "gain-influence", who: "babylon-5", amount: 1 },
          { verb: "draw", who: "you", amount: 1 },
        ],
      },
    ],
  }),
  plain("agenda", "neutral", "Luminous Compact", 0, {
    says: "Requires 1 Vorlon mark. You count +4 power. Your ambassador has 1 Vorlon mark more.",
    requires: [{ needs: "marks", mark: "vorlon", atLeast: 1 }],
    statics: [
      { gives: "power", by: 4 },
      { gives: "mark", mark: "vorlon", amount: 1, to: "your-ambassador" },
    ],
  }),
  plain("agenda", "neutral", "Grand Ascendancy", 0, {
    says:
      "Major agenda. Requires an influence rating of at least 8 and 9 power. You count +6 power. " +
      "Your characters get +1 leadership. You can no longer win a standard victory.",
    major: true,
    requires: [
      { needs: "rating", atLeast: 8 },
      { needs: "power", atLeast: 9 },
    ],
    statics: [
      { gives: "power", by: 6 },
      { gives: "ability", ability: "leadership", by: 1, to: "your-characters" },
    ],
  }),
  plain("agenda", "neutral", "Twilight Bargain", 0, {
    says:
      "Major agenda. Requires 2 Shadow marks. You count +8 power. While you have at least 3 Shadow marks, " +
      "your characters get +1 intrigue. You can no longer win a standard victory.",
    major: true,
    requires: [{ needs: "marks", mark: "shadow", atLeast: 2 }],
    statics: [
      { gives: "power", by: 8 },
      {
        gives: "ability",
        ability: "intrigue",
        by: 1,
        to: "your-characters",
        while: { needs: "marks", mark: "shadow", atLeast: 3 },
      },
    ],
  }),
];
