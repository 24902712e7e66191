/** What somebody has just done, for themselves: what came of it stands in the thread. */
import type { Event, SeatIndex } from "../../engine/index.ts";
import type { Context } from "../text/context.ts";
import { blowsAt } from "./blows.ts";
import { logLines } from "./log.ts";

/** What a player does at once is seldom more: an order and the pass that follows it. */
const MOST = 2;

/**
 * The player's own steps among these events, a line each and without what cards say; "" where there is nothing to tell.
 * Of what follows on them, such as the rounds that begin, nothing is said.
 */
export function doneInBrief(events: readonly Event[], seat: SeatIndex | null, ctx: Context): string {
  const isOwn = (event: Event) => "seat" in event && event.seat === seat;
  const lines: string[] = [];
  const from = Math.max(0, events.findIndex(isOwn));
  for (const [at, event] of events.entries()) {
    if (at < from) continue;
    if (lines.length === MOST || (lines.length > 0 && !isOwn(event))) break;
    const [said = ""] = logLines(events.slice(at, at + (blowsAt(events, at)?.length ?? 1)), ctx);
    const [line = ""] = said.split("\n");
    if (line !== "") lines.push(line);
  }
  return lines.join("\n");
}
