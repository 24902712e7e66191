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
  plain("contingency", "neutral", "Lost Memorandum", 0, {
    says: "Under a character of yours. Reveal when an event of another player is aimed at it: cancel that event.",
    target: { what: "card", types: ["character"], of: "you" },
    effects: [{ verb: "cancel", what: "answered" }],
    contingency: { trigger: "event-on-card" },
  }),
  plain("contingency", "neutral", "Coiled Strike", 0, {
    says:
      "Under a character or fleet of yours. Reveal when it attacks or is attacked, before any damage: " +
      "it gets +2 to all abilities until the end of the turn.",
    target: { what: "card", types: ["character", "fleet"], of: "you" },
    effects: [{ verb: "change-ability", which: "target", ability: "all", by: 2, until: "end-of-turn" }],
    contingency: { trigger: ["card-attacks", "card-attacked"] },
  }),
  plain("contingency", "neutral", "Venomous Spines", 0, {
    says: "Under a character of yours. Reveal when it is attacked, before any damage: damage the attacker by 2.",
    target: { what: "card", types: ["character"], of: "you" },
    effects: [{ verb: "damage", which: "other", amount: 2 }],
    contingency: { trigger: "card-attacked" },
  }),
  plain("contingency", "neutral", "Martyrs Legacy", 0, {
    says: "Under a character or fleet of yours. Reveal when it is neutralized: gain 1 power and draw 1 card.",
    target: { what: "card", types: ["character", "fleet"], of: "you" },
    effects: [
      { verb: "gain-power", who: "you", amount: 1 },
      { verb: "draw", who: "you", amount: 1 },
    ],
    contingency: { trigger: "card-neutralized" },
  }),
  plain("contingency", "neutral", "Pitiless Finish", 0, {
    says: "Under a character or fleet of yours. Reveal when it neutralizes its target in an attack: that target suffers 2 severe damage.",
    target: { what: "card", types: ["character", "fleet"], of: "you" },
    effects: [{ verb: "severe-damage", which: "other", amount: 2 }],
    contingency: { trigger: "card-neutralizes" },
  }),
  plain("contingency", "neutral", "Preemptive Denial", 0, {
    says: "Under a character of yours. Reveal when another player initiates a conflict against you: add 2 opposition to that conflict.",
    target: { what: "card", types: ["character"], of: "you" },
    effects: [{ verb: "add-opposition", amount: 2 }],
    contingency: { trigger: "conflict-against-you" },
  }),
  plain("contingency", "neutral", "Expense Account", 0, {
    says: "Under a character of yours. Reveal when it sponsors a card: restore 2 influence.",
    target: { what: "card", types: ["character"], of: "you" },
    effects: [{ verb: "restore-influence", who: "you", amount: 2 }],
    contingency: { trigger: "card-sponsors" },
  }),
];
