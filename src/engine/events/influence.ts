import type { CardType, SeatIndex } from "../state/vocabulary.ts";
import type { Holder, Named } from "./named.ts";

/** Influence and power. */
export type InfluenceEvent =
  | { type: "built"; seat: SeatIndex; with: Named; rating: number }
  | { type: "discounted"; seat: SeatIndex; types: readonly CardType[]; amount: number; source: string }
  | { type: "bid"; seat: SeatIndex; card: Named; influence: number; total: number; hired: boolean }
  | { type: "repaired"; seat: SeatIndex; card: Named; by: number; left: number }
  /** Of Babylon 5, until the end of the turn; less than nothing as that ends. */
  | { type: "influence-swollen"; by: number; rating: number; source: string }
  | { type: "influence-gained" | "influence-lost"; whose: Holder; amount: number; rating: number; source: string }
  /** A card in play gives it, or has ceased to: neither a gain nor a loss. */
  | { type: "rating-changed"; seat: SeatIndex; by: number; rating: number; card: Named; ended: boolean }
  | { type: "influence-added"; seat: SeatIndex; amount: number; next?: true; source: string }
  /** No influence is gained this turn any more; what would have been gained, by `source`, and is not. */
  | { type: "gains-barred"; seat: SeatIndex; source: string }
  | { type: "gain-prevented"; seat: SeatIndex; amount: number; source: string; by: string }
  /** As the price of an effect by hand. */
  | { type: "influence-applied"; seat: SeatIndex; amount: number; source: string }
  | { type: "influence-restored"; seat: SeatIndex; amount: number; source: string }
  | { type: "influence-transferred"; from: Holder; to: Holder; amount: number; source: string }
  | { type: "power-gained" | "power-lost"; seat: SeatIndex; amount: number; raw: number; source: string }
  | { type: "power-transferred"; from: SeatIndex; to: SeatIndex; amount: number; source: string };
