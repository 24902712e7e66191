import type { Event, EventOf, EventType } from "../../engine/index.ts";
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
import { runsOf } from "./runs.ts";

const LINES: LinesOf<EventType> = {
  ...TABLE,
  ...CONFLICT,
  ...INFLUENCE,
  ...POLITICS,
  ...BY_HAND,
  ...PLAY,
  ...CARD,
};

/** What happened, one short public sentence a line. `below`: what is said of an event in lines of their own, next to it. */
export function logLines(
  events: readonly Event[],
  ctx: Context,
  below: (event: Event) => readonly string[] = () => [],
): string[] {
  return runsOf(parted(merged(events)), (event) => sentence([event], ctx)).flatMap((part) => {
    if ("attacks" in part) return blowsLine(part, ctx);
    if ("run" in part) return [sentence(part.run, ctx) ?? [], part.run.flatMap(below)].flat();
    if (!("type" in part)) return drawnLines(part, ctx);
    const line = sentence([part], ctx);
    return line === null ? below(part) : [line, ...below(part)];
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

/** Everybody readies at once: only who sustains something is worth a line of its own. What another line says is not said twice. */
function merged(all: readonly Event[]): Event[] {
  const events = all.filter((event, at) => !isSaidNext(event, all[at + 1]) && !isSaidBefore(event, at, all));
  const plainly = events.filter((event) => event.type === "readied" && event.sustained.length === 0);
  const first = plainly[0];
  return plainly.length < 2 ? [...events] : events.filter((event) => event === first || !plainly.includes(event));
}

/** Whether a single conflict is revealed, and initiated or discarded at once; or a card uses a text that puts tokens on it, or takes them off. */
function isSaidNext(event: Event, next: Event | undefined): boolean {
  if (event.type === "triggered")
    return next?.type === "tokens-changed" && next.card.card === event.card.card && next.source === event.card.title;
  if (event.type !== "conflicts-revealed") return false;
  if (next?.type !== "conflict-initiated" && next?.type !== "conflict-discarded") return false;
  const [only, ...others] = event.conflicts;
  return others.length === 0 && only?.seat === next.seat && only.card.title === next.title;
}

/** Whether the event before it says it: that a card rotates to heal, or what else a card does of which a part comes to nothing. */
function isSaidBefore(event: Event, at: number, all: readonly Event[]): boolean {
  const before = all[at - 1];
  if (event.type === "healed")
    return before?.type === "rotated-to-heal" && before.card.card === event.card.card && isWhole(event);
  if (event.type !== "no-effect") return false;
  const isSame = (one: Event | undefined) => one?.type === "no-effect" && one.source === event.source;
  if (isSame(before)) return true;
  if (event.why !== "nothing-to-change") return false;
  const next = all.slice(at + 1, at + 9).find((one) => !isSame(one));
  return [before, next].some((one) => one !== undefined && "source" in one && one.source === event.source);
}

/** Whether nothing is left of what was to be healed: of severe damage one is taken off. */
const isWhole = ({ was }: EventOf<"healed">): boolean => was === undefined || was.severe === 0;

/** What is said of an event, or of several that are said alike but of whom. */
function sentence(events: readonly [Event, ...Event[]], ctx: Context): Line {
  const [event] = events;
  const line = LINES[event.type] as (event: Event, told: Told) => Line; // each has events of its own type
  return line(event, toldOf(events, ctx, logLines));
}
