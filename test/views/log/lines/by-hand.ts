import type { Event } from "../../../../src/engine/index.ts";
import { cassarin, WATCH } from "./about.ts";

export const BY_HAND = {
  "left-by-hand": [
    { type: "left-by-hand", card: cassarin, left: "Each player draws 1 card." },
    "✋ By hand, with `/effect`, is left of Envoy Cassarin: Each player draws 1 card.",
  ],
  "watch-set": [
    { type: "watch-set", ...WATCH },
    "⏰ From now on, each time that Londo wins a conflict: gain 2 influence (Carn, until the end of the turn)",
  ],
  "watch-done": [{ type: "watch-done", ...WATCH }, "⏰ As Londo set up for Carn: Londo wins a conflict"],
  "watch-ended": [
    { type: "watch-ended", ...WATCH, once: true, until: "while-rotated", holder: cassarin },
    "⏰ That is over: the next time that Londo wins a conflict: gain 2 influence (Carn, while Envoy Cassarin stays rotated)",
  ],
  "hand-undone": [
    { type: "hand-undone", seat: 0, because: "Carn", verb: "lose-influence", amount: 2 },
    "↩ Undone is what Londo did by hand for Carn: lose 2 influence",
  ],
  "by-hand": [
    { type: "by-hand", seat: 0, because: "Carn", verb: "lose-influence", amount: 2 },
    "✋ Londo carries out Carn by hand: lose 2 influence",
  ],
} satisfies Readonly<Record<string, readonly [Event, string]>>;
