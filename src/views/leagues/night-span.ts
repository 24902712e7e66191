import { counted } from "../text/safe-text.ts";

/** "90 minutes", "3 hours", "3 days". */
export function spanOf(minutes: number): string {
  if (minutes % 1_440 === 0) return counted(minutes / 1_440, "day");
  return minutes % 60 === 0 && minutes > 60 ? counted(minutes / 60, "hour") : counted(minutes, "minute");
}
