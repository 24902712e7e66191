/** How many tokens lie on a card. engine: Drakh Rule 7 — chaos tokens are of a kind of their own, all alike */
import type { InPlay } from "../../state/game.ts";

/** The chaos tokens, or those of any other kind. */
export function tokensOn(play: InPlay, kind: "chaos" | undefined): number {
  return (kind === "chaos" ? play.chaos : play.tokens) ?? 0;
}
