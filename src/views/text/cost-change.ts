import { CORPORATE_FACTION, type CostChange } from "../../engine/index.ts";
import { type Language, say } from "../words/index.ts";
import { safe } from "./safe-text.ts";

/** "−2 by Thrift": what makes a cost more or less, and by how much. */
export function changedBy({ source, by }: CostChange, language: Language): string {
  const named = source === CORPORATE_FACTION ? say(language, "cost-corporate-faction") : safe(source, 40);
  return say(language, "cost-changed-by", { by: `${by > 0 ? "+" : "−"}${Math.abs(by)}`, source: named });
}
