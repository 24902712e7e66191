import type { Action } from "../actions/index.ts";
import type { FactName } from "../cards/facts.ts";
import type { Payment } from "../cards/text.ts";

/** One thing that a seat can do now, complete, with the sentence that does it. */
export interface LegalAction {
  action: Action;
  /** As in an order: "support Trade Pact with Delenn". */
  sentence: string;
  /** Facts that must be stated before it can be done; empty when everything is known. */
  needs: readonly FactName[];
  /** A conflict that would be discarded as things are: there is no legal target for it now. */
  aimless?: true;
  /** A conflict whose target could be named now, and is left to be said when it is revealed. */
  later?: true;
  /** For `rotate`: what it takes besides the rotation of the card; for `trigger`: that it rotates. Absent where that is all. For `replace`: what is paid in place of the card's cost. */
  takes?: Takes;
  /** For `sponsor`: the influence that is applied now, where it is not what is printed. */
  applies?: number;
  /** For `attack`: what it would come to, if nothing answers it. */
  blow?: Blow;
}

/** What an attack would come to as things are. */
export interface Blow {
  /** The damage that arrives. */
  deals: number;
  takes: number;
  /** Whether it would be neutralized. */
  target: boolean;
  attacker: boolean;
}

/** What an action printed on a card takes: influence, what is paid with cards, and whether the card rotates for it. */
export interface Takes {
  influence: number;
  pays: readonly Payment[];
  rotates: boolean;
}
