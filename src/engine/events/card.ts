import type { ControlUntil } from "../effects/index.ts";
import type { LeftCard } from "../state/snapshot.ts";
import type { Ability, Mark, SeatIndex, Trait } from "../state/vocabulary.ts";
import type { Harm, Named } from "./named.ts";

/** What becomes of a card in play. */
export type CardEvent =
  | { type: "rotated-to-heal"; seat: SeatIndex; card: Named; ambassadorial: boolean }
  | { type: "fully-healed"; card: Named; why: "ambassadorial" | "effect"; source: string; was?: Harm }
  | { type: "assisted"; seat: SeatIndex; card: Named; whom: Named; by: "abilities" | "sponsoring" }
  | { type: "damage-lessened"; card: Named; amount: number; source: string }
  | { type: "damage-removed"; card: Named; amount: number; left: number; severe?: true; source: string }
  /** It stays in play, and heals as a character of the inner circle does. */
  | { type: "tended"; card: Named; source: string }
  | { type: "turned"; card: Named; to: "ready" | "rotated"; source: string }
  | { type: "damaged"; card: Named; amount: number; source: string }
  /** It has the text of another card in place of its own. */
  | { type: "text-copied"; card: Named; source: string }
  | { type: "neutralized"; card: Named; severe: number; source: string }
  | { type: "healed"; card: Named; source: string; was?: Harm }
  | { type: "mark-changed"; card: Named; mark: Mark; by: number; source: string; ignored: boolean; why?: "ranger" }
  /** `left`: how many lie there now. */
  | { type: "tokens-changed"; card: Named; by: number; left: number; source: string; kind?: "chaos" }
  | { type: "chaos-moved"; seat: SeatIndex; from: Named; to: Named; amount: number }
  | { type: "marks-converted"; card: Named; mark: Mark; into: Mark; amount: number; source: string }
  /** `was`: as it lay before that. */
  | {
      type: "moved";
      card: Named;
      to: "inner" | "supporting" | { seat: SeatIndex };
      source: string;
      was?: readonly LeftCard[];
    }
  | { type: "marks-transferred"; from: Named; to: Named; mark: Mark; amount: number; source: string }
  /** `until` null: it has come back to this player. */
  | { type: "control-changed"; card: Named; to: SeatIndex | null; until: ControlUntil | null; source: string }
  | { type: "severely-damaged"; card: Named; amount: number; source: string }
  | {
      type: "ability-changed";
      card: Named;
      ability: Ability | "all";
      by: number;
      source: string;
      /** Where it does not add: that the printed ability changes, or that it is doubled or halved. */
      how?: "printed" | "double" | "half";
    }
  | { type: "ability-used-as"; card: Named; use: Ability; as: Ability | "itself"; source: string }
  /** `keyword`: that alone has no effect any more. */
  | { type: "blanked"; card: Named; source: string; keyword?: string }
  | { type: "trait-gained"; card: Named; trait: Trait; source: string };
