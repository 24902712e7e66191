/** What many do alike, right after one another: one line tells it of all of them. */
import type { Event, EventOf, EventType } from "../../engine/index.ts";
import type { Line } from "./lines/line.ts";

type Subject<K extends EventType> = (event: EventOf<K>) => Partial<EventOf<K>> | null;

const seat = ({ seat }: { seat: number }) => ({ seat });

/**
 * The events that one line may tell of several, since their sentences take the `count`, and what in each says of whom it is;
 * null for one whose sentence says it of one alone.
 */
const SUBJECTS: { readonly [K in EventType]?: Subject<K> } = {
  passed: seat,
  declared: (event) => (event.through || event.war !== undefined ? null : seat(event)),
  "hand-dealt": seat,
  "deck-settled": seat,
  "starting-hand-chosen": (event) => (event.fourCard === undefined ? seat(event) : null),
  shuffled: seat,
  "isa-joined": seat,
  "power-gained": seat,
  "power-lost": seat,
  "mark-changed": ({ card, by, ignored }) => (ignored || by < 0 ? null : { card }),
  voted: ({ of, by, league }) => (!league && "seat" in of && of.seat === by ? { of, by } : null),
};

/** What many do alike: each once. */
export interface Run {
  readonly run: readonly [Event, ...Event[]];
}

/** Fewer are told one by one, as each has acted: at a table of four everybody finds their own line. */
const FEWEST = 5;

function subjectOf(event: Event): Partial<Event> | null {
  const subject = SUBJECTS[event.type] as ((event: Event) => Partial<Event> | null) | undefined; // each has events of its own type
  return subject?.(event) ?? null;
}

/** Whether one line may tell both, as far as can be said without their words. */
export const mayGoOn = (event: Event, next: Event): boolean =>
  event.type === next.type && subjectOf(event) !== null && subjectOf(next) !== null;

/** The events at the beginning of these, or at their end, that one line may tell along with what comes before or behind. */
export function atTheEdges(events: readonly Event[]): { first: readonly Event[]; last: readonly Event[] } {
  const goesOn = (at: number) => {
    const [event, next] = [events[at], events[at + 1]];
    return event !== undefined && next !== undefined && mayGoOn(event, next);
  };
  const may = (event: Event | undefined) => event !== undefined && subjectOf(event) !== null;
  let end = may(events[0]) ? 1 : 0;
  while (goesOn(end - 1)) end += 1;
  let start = may(events.at(-1)) ? events.length - 1 : events.length;
  while (goesOn(start - 1)) start -= 1;
  return { first: events.slice(0, end), last: events.slice(start) };
}

/** These, those in a row that are said alike but of whom as runs. `said`: the sentence of one. */
export function runsOf<Other extends object>(
  parts: readonly (Event | Other)[],
  said: (event: Event) => Line,
): (Event | Other | Run)[] {
  const out: (Event | Other | Run)[] = [];
  for (let at = 0; at < parts.length; ) {
    const first = parts[at];
    if (first === undefined) break;
    const run = "type" in first ? runFrom(first, parts.slice(at + 1), said) : [];
    const [one, ...more] = run;
    const isRun = one !== undefined && run.length >= FEWEST;
    out.push(isRun ? { run: [one, ...more] } : first);
    at += isRun ? run.length : 1;
  }
  return out;
}

/** The events in a row from this one on that say the same, each of somebody else. */
function runFrom(first: Event, rest: readonly object[], said: (event: Event) => Line): Event[] {
  const subjects = [subjectOf(first)];
  if (subjects[0] === null) return [];
  const run = [first];
  const line = said(first);
  for (const next of rest as readonly (Event | { type?: undefined })[]) {
    if (next.type !== first.type) break;
    const subject = subjectOf(next);
    const isKnown = subjects.some((one) => JSON.stringify(one) === JSON.stringify(subject));
    if (subject === null || isKnown || said({ ...next, ...subjects[0] } as Event) !== line) break;
    subjects.push(subject);
    run.push(next);
  }
  return run;
}
