import type { Faction, Race, Refusal } from "../engine/index.ts";
import type { Phase } from "./table.ts";

/** What the table itself says "no" to, before the game is asked. */
export type TableRefusal =
  | { code: "no-table" }
  | { code: "table-exists" }
  | { code: "not-in-lobby"; phase: Phase }
  | { code: "not-playing"; phase: Phase }
  | { code: "seated-already"; race: Race }
  | { code: "not-seated" }
  | { code: "table-full"; seats: number }
  | { code: "too-few-seats"; seats: number }
  | { code: "no-such-deck"; deck: string }
  | { code: "no-deck-for-faction"; race: Race; faction: Faction }
  | { code: "no-such-ambassador"; text: string }
  | { code: "not-your-seat" }
  | { code: "not-host"; host: string }
  /** The decision that was answered is no longer the present one. */
  | { code: "stale" };

export type TableRefusalCode = TableRefusal["code"];

/** A "no" from the table or from the rules. */
export type Refused = { from: "table"; refusal: TableRefusal } | { from: "rules"; refusal: Refusal };

export const tableRefuses = (refusal: TableRefusal): Refused => ({ from: "table", refusal });
export const rulesRefuse = (refusal: Refusal): Refused => ({ from: "rules", refusal });
