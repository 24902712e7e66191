import type { Event, EventType } from "../../engine/index.ts";
import type { Context } from "../text/context.ts";
import { type Blows, blowsAt, blowsLine } from "./blows.ts";
import { type DrawRound, drawnLines, drawRounds } from "./drawn.ts";
import { BY_HAND } from "./lines/by-hand.ts";
import { CARD } from "./lines/card.ts";
import { CONFLICT } from "./lines/conflict.ts";
import { INFLUENCE } from "./lines/influence.ts";
import { type Line, type LinesOf, type Told, toldOf } from "./lines/line.ts";
import { PLAY } from "./lines/play.ts";
import { POLITICS } from "./lines/politics.ts";
import { TABLE } from "./lines/table.ts";

const LINES: LinesOf<EventType> = {
  ...TABLE,
  ...CONFLICT,
  ...INFLUENCE,
  ...POLITICS,
  ...BY_HAND,
  ...PLAY,
  ...CARD,
};

/** What happened, one short public sentence a line. */
export function logLines(events: readonly Event[], ctx: Context): string[] {
  return parted(merged(events)).flatMap((part) => {
    if ("attacks" in part) return blowsLine(part, ctx);
    return "type" in part ? (sentence(part, ctx) ?? []) : drawnLines(part, ctx);
  });
}

/** These events, those that are one line together as one. */
function parted(events: readonly Event[]): (Event | Blows | DrawRound)[] {
  const parts: (Event | Blows)[] = [];
  for (let at = 0; at < events.length; ) {
    const found = blowsAt(events, at);
    const event = events[at];
    if (found) parts.push(found.blows);
    else if (event) parts.push(event);
    at += found?.length ?? 1;
  }
  return drawRounds(parts);
}

/** Everybody readies at once: only who sustains something is worth a line of its own. The next line may say what is revealed. */
function merged(all: readonly Event[]): Event[] {
  const events = all.filter((event, at) => !isSaidNext(event, all[at + 1]));
  const plainly = events.filter((event) => event.type === "readied" && event.sustained.length === 0);
  const first = plainly[0];
  return plainly.length < 2 ? [...events] : events.filter((event) => event === first || !plainly.includes(event));
}

/** Whether a single conflict is revealed, and initiated or discarded at once. */
function isSaidNext(event: Event, next: Event | undefined): boolean {
  if (event.type !== "conflicts-revealed") return false;
  if (next?.type !== "conflict-initiated" && next?.type !== "conflict-discarded") return false;
  const [only, ...others] = event.conflicts;
  return others.length === 0 && only?.seat === next.seat && only.card.title === next.title;
}

function sentence(event: Event, ctx: Context): Line {
  const line = LINES[event.type] as (event: Event, told: Told) => Line; // each has events of its own type
  return line(event, toldOf(event, ctx, logLines));
}
