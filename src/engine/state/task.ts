/** What remains to be done. */
import type { VoteSpec } from "../cards/text.ts";
import type { Effect } from "../effects/index.ts";
import type { AftermathStep, Declaration, DeclareAnswer, DeclareStep, Strike } from "./conflict.ts";
import type { Decision, Picking } from "./decision.ts";
import type { DrawStep, PlannedPurchase } from "./draw-step.ts";
import type { EffectContext, Response } from "./happening.ts";
import type { CardId, ConflictId, SeatIndex } from "./vocabulary.ts";

/** What remains to be done, as data: the last task is the next. */
export type Task =
  | { task: "reveal-ambassadors"; revealed: readonly string[]; clashed?: readonly SeatIndex[] }
  /** `clashed`: those who had to choose another ambassador. */
  | { task: "sideboards"; clashed: readonly SeatIndex[] }
  /** `left`: the Non-Aligned who have still to choose their second ambassador, the next one first. */
  | { task: "second-ambassadors"; left: readonly SeatIndex[] }
  /** `apart`: the second ambassadors have been chosen before. */
  | { task: "end-own-bonuses"; conflict: ConflictId }
  | { task: "starting-hands"; apart?: true }
  | { task: "deal-hands" }
  | { task: "first-turn" }
  | { task: "ready" }
  | { task: "restore" }
  | { task: "initiative" }
  /** `left`: those who have still to decide, where others out of order have; `asked`: those who have declared before their turn. */
  | { task: "declare"; at: number; left?: readonly SeatIndex[]; asked?: readonly SeatIndex[] }
  /**
   * What has been declared at the same time is carried out in order: `left` of it, or all that has been answered in the
   * step; `open`: how many conflicts were declared in the open when it was answered.
   */
  | { task: "carry-out-declarations"; left?: readonly DeclareAnswer[]; open: number }
  | { task: "reveal"; at: number }
  | { task: "initiate"; declaration: Declaration }
  | { task: "action-round" }
  | { task: "next-action" }
  /** What was owed before something that comes first. */
  | { task: "ask-again"; awaiting: readonly Decision[] }
  /** An effect has ended the round: nobody is asked any more. */
  | { task: "end-action-round" }
  /** What a Drakh faction may do after each of its actions. */
  | { task: "move-chaos"; seat: SeatIndex }
  | { task: "mercenaries"; acted: readonly CardId[] }
  | { task: "resolution" }
  | { task: "resolve"; conflict: ConflictId }
  | { task: "decide-outcome"; conflict: ConflictId }
  /** As games saved by earlier versions have it. */
  | { task: "triggers"; conflict: ConflictId; at: number; revealed: readonly number[] }
  /** In initiative order: what cards in play answer, then contingencies. */
  | Response
  /** The next player while play is stopped. */
  | { task: "halt" }
  /** What waits for the end of the turn, then the end itself. */
  | { task: "turn-ends" }
  | { task: "end-of-turn" }
  /** `again`: one has been played on this conflict already. */
  | { task: "aftermaths"; conflict: ConflictId; at: number; again?: true }
  | { task: "finish-conflict"; conflict: ConflictId }
  | { task: "draw-round" }
  | { task: "discards" }
  /** All have said what they discard and buy, in one go. */
  | { task: "carry-out-draws" }
  /** `buys`: what was said of it already. */
  | { task: "free-cards"; buys?: readonly PlannedPurchase[] }
  | { task: "buy-cards"; buys?: readonly PlannedPurchase[] }
  | { task: "victory" }
  | { task: "hold-vote"; vote: VoteSpec; context: EffectContext }
  /** A player picks any number of cards, one after the other. */
  | { task: "pick-again"; seat: SeatIndex; picking: Picking; context: EffectContext }
  /** The damage of an attack that was declared. */
  | { task: "strike"; strike: Strike }
  | { task: "effects"; effects: readonly Effect[]; context: EffectContext };

/**
 * Play is stopped: each acts or passes in initiative order until all have passed in a row, then it goes on where it was.
 * engine: Timing Disputes
 */
export interface Halt {
  by: SeatIndex;
  /** What may be done meanwhile: what was asked when play was stopped. */
  step: "action" | "declare" | "aftermath" | "hold";
  conflict: ConflictId | null;
  /** Place in `order` of whoever is next, and how many have passed in a row. */
  at: number;
  passes: number;
  acted: boolean;
  /** What was owed, and will be again. */
  awaiting: readonly Decision[];
  aftermathStep: AftermathStep | null;
  /** Absent where conflicts were not being declared all at once. */
  declareStep?: DeclareStep;
  /** Absent where cards were not being drawn in one go. */
  drawStep?: DrawStep;
}

/** Playing "fast and loose": who agrees for this step, and once all do, who wants to do no more in it. */
export interface Loose {
  /** Counts the proposals of this game, from 1; absent in games of earlier versions. */
  id?: number;
  step: "declare" | "action";
  agreed: readonly SeatIndex[];
  on: boolean;
  done: readonly SeatIndex[];
  /** Decisions of the others while somebody's action is carried out. */
  parked: readonly Decision[];
}
