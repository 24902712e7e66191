import type { Event } from "../../../../src/engine/index.ts";
import { cassarin, fleet } from "./about.ts";

export const TABLE = {
  "game-started": [{ type: "game-started", seats: 2 }, "**The game begins** with 2 players."],
  "ambassador-clash": [
    { type: "ambassador-clash", title: "Vir", seats: [0, 1] },
    "Londo and G'Kar reveal the same ambassador, Vir: each chooses another.",
  ],
  "ambassador-revealed": [
    { type: "ambassador-revealed", seat: 0, ambassador: cassarin },
    "Londo reveals ambassador Envoy Cassarin",
  ],
  "second-ambassador": [
    { type: "second-ambassador", seat: 0, ambassador: cassarin },
    "Londo takes Envoy Cassarin as second ambassador, into the hand",
  ],
  "hand-dealt": [{ type: "hand-dealt", seat: 0, cards: 7, again: true }, "Londo takes a mulligan and is dealt 7 cards"],
  "starting-hand-chosen": [
    { type: "starting-hand-chosen", seat: 0, cards: 3 },
    "Londo has chosen a starting hand of 3 cards",
  ],
  "turn-started": [{ type: "turn-started", turn: 2 }, "**Turn 2**"],
  "round-started": [{ type: "round-started", round: "conflict" }, "__Conflict round__"],
  readied: [{ type: "readied", seat: 0, sustained: [cassarin] }, "Londo readies, and sustains Envoy Cassarin"],
  looked: [
    { type: "looked", seat: 0, judge: "Vir", look: 1 },
    "⚖️ **Vir, a judge, looks at the hidden cards of Londo**",
  ],
  "step-undone": [
    { type: "step-undone", seat: 0, what: [{ type: "passed", seat: 0 }], agreed: [1] },
    "↩ **Londo takes back**, and G'Kar agrees: ~~Londo passes~~",
  ],
  initiative: [{ type: "initiative", order: [1, 0], lots: [] }, "Initiative, lowest first: G'Kar, Londo"],
  halted: [
    { type: "halted", seat: 0 },
    "✋ **Londo says wait.** Everybody acts or passes in initiative order, until all pass in a row.",
  ],
  resumed: [{ type: "resumed" }, "▶ Play goes on where it was."],
  "loose-agreed": [
    { type: "loose-agreed", seat: 0, missing: [1] },
    "Londo would play this step **fast and loose**: whoever is ready acts, out of order. G'Kar may agree or object.",
  ],
  "loose-ended": [{ type: "loose-ended", seat: 1 }, "G'Kar objects to playing fast and loose: initiative order holds."],
  passed: [{ type: "passed", seat: 0 }, "Londo passes"],
  "fact-stated": [
    { type: "fact-stated", seat: 0, title: "Carn", facts: { diplomacy: 1, cost: "none" } },
    "📝 Londo reads off Carn: diplomacy 1 and cost none. It is remembered here; any player may dispute it.",
  ],
  "fact-corrected": [
    { type: "fact-corrected", title: "Carn", facts: { diplomacy: 2 } },
    "⚖️ Carn from now on: diplomacy 2. What is over stays as it was.",
  ],
  "power-needed": [
    { type: "power-needed", seat: 0, less: 2, source: "Carn" },
    "Londo needs 2 less power than usual for a standard victory (Carn)",
  ],
  "victory-barred": [
    { type: "victory-barred", seat: 1, victory: "any", until: "end-of-turn", source: "Carn" },
    "G'Kar cannot win this turn (Carn)",
  ],
  "victory-claimed": [
    { type: "victory-claimed", seat: 0, agenda: { card: 1, title: "Carn" } },
    "🏆 Londo **claims a major victory** by Carn: when victory is checked next, all others are asked whether they agree",
  ],
  "claim-agreed": [
    { type: "claim-agreed", seat: 1, by: 0, title: "Carn", left: 2 },
    "G'Kar agrees that Londo wins by Carn: 2 still to agree",
  ],
  "claim-lapsed": [
    { type: "claim-lapsed", seat: 0, title: "Carn" },
    "Londo’s claim to win by Carn has lapsed: the agenda does not lie open there any more, or cannot win now",
  ],
  "crusade-begun": [
    { type: "crusade-begun", seat: 0, card: fleet, pile: 8 },
    "Londo starts with Purple Fleet in play and 8 cards in the Crusade pile",
  ],
  "deck-settled": [{ type: "deck-settled", seat: 0 }, "Londo has settled the deck"],
  "acts-along": [{ type: "acts-along", seat: 0, source: "Carn" }, "Londo takes another action along with it (Carn)"],
  "action-round-ended": [{ type: "action-round-ended", source: "Carn" }, "The action round ends at once (Carn)"],
  eliminated: [{ type: "eliminated", seat: 0, why: "conceded" }, "Londo concedes and leaves the game"],
  "time-called": [
    { type: "time-called", round: "action" },
    "⏰ **Time is called.** The action round stops at once. The conflicts in play resolve, and victory is checked: then the game is over.",
  ],
  "game-over": [
    { type: "game-over", result: { victory: "standard", winners: [1], places: [2, 1], power: [10, 20] } },
    "**The game is over.** G'Kar wins.",
  ],
} satisfies Readonly<Record<string, readonly [Event, string]>>;
