/** Practice contingencies: placed face down under a card of yours, until their moment comes. */
import type { CardFacts } from "../facts.ts";
import { plain } from "./invent.ts";

export const CONTINGENCIES: readonly CardFacts[] = [
  plain("contingency", "neutral", "Prepared Alibi", 0, {
    says: "Under a character of yours. Reveal when you lose a conflict: draw 2 cards.",
    target: { what: "card", types: ["character"], of: "you" },
    effects: [{ verb: "draw", who: "you", amount: 2 }],
    contingency: { trigger: "you-lose" },
  }),
  plain("contingency", "neutral", "Planned Encore", 0, {
    says: "Under a character of yours. Reveal when you win a conflict: ready that character and restore 2 influence.",
    target: { what: "card", types: ["character"], of: "you" },
    effects: [
      { verb: "ready", which: "target" },
      { verb: "restore-influence", who: "you", amount: 2 },
    ],
    contingency: { trigger: "you-win" },
  }),
  plain("contingency", "neutral", "Triumphal Procession", 1, {
    says: "Under a character of yours. Reveal when you win a conflict: gain 1 power.",
    target: { what: "card", types: ["character"], of: "you" },
    effects: [{ verb: "gain-power", who: "you", amount: 1 }],
    contingency: { trigger: "you-win" },
  }),
  plain("contingency", "neutral", "Buried Dossier", 0, {
    says:
      "Under a character of yours. Reveal when another player wins a conflict against you: " +
      "the initiator's ambassador suffers 2 damage, and the initiator loses 1 power.",
    target: { what: "card", types: ["character"], of: "you" },
    effects: [
      { verb: "damage", which: "initiator-ambassador", amount: 2 },
      { verb: "lose-power", who: "initiator", amount: 1 },
    ],
    contingency: { trigger: "conflict-against-you-won" },
  }),
  plain("contingency", "neutral", "Insurance Policy", 1, {
    says: "Under a location of yours. Reveal when another player wins a conflict against you: gain 1 influence.",
    target: { what: "card", types: ["location"], of: "you" },
    effects: [{ verb: "gain-influence", who: "you", amount: 1 }],
    contingency: { trigger: "conflict-against-you-won" },
  }),
];
