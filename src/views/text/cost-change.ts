import { CORPORATE_FACTION, type CostChange } from "../../engine/index.ts";
import type { Given, WordId } from "../words/index.ts";
import { safe } from "./safe-text.ts";

/** "−2 by Thrift": what makes a cost more or less, and by how much. */
export function changedBy(
  { source, by }: CostChange,
  say: <Id extends WordId>(id: Id, ...given: Given<Id>) => string,
): string {
  const named = source === CORPORATE_FACTION ? say("cost-corporate-faction") : safe(source, 40);
  return say("cost-changed-by", { by: `${by > 0 ? "+" : "−"}${Math.abs(by)}`, source: named });
}
