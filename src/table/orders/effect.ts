import type { Effect, View } from "../../engine/index.ts";

/** `examples`: effects that could have been meant, or that show how it is said. */
export type EffectReading =
  | { kind: "effect"; effect: Effect }
  | { kind: "unclear"; why: string; examples: readonly string[] };

/** Reads `/effect order:` of the seat of `view`. Never throws. */
export function readEffect(text: string, view: View): EffectReading {
  return { kind: "unclear", why: text + view.round, examples: [] };
}
