import type { Event } from "../engine/index.ts";
import type { Context } from "./context.ts";

/** What happened, one short public sentence a line. */
export function logLines(events: readonly Event[], ctx: Context): string[] {
  return events.map((event) => `${ctx.table} ${event.type}`);
}
