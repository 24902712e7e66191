/** What a player does at a table, and what the table has to remember and to tell of it. */
import { type Action, apply, type Event, type Game, type SeatIndex } from "../engine/index.ts";
import type { Announcement, Learned } from "./announcement.ts";
import { cardKey, noted } from "./disputes/dispute.ts";
import { notedByHand, objectable } from "./disputes/objection.ts";
import { type EntryOutcome, no, wentOn } from "./entry-outcome.ts";
import { rulesRefuse } from "./refusal.ts";
import type { Table } from "./table.ts";

/**
 * Actions of one seat, taken in order, all or none: what the table is then, and what is told of it. Refuses what the rules do
 * not allow.
 *
 * @param at in ms since the epoch.
 */
export function performed(table: Table, seat: SeatIndex, actions: readonly Action[], at: number): EntryOutcome {
  if (actions.some((action) => action.seat !== seat)) return no({ code: "not-your-seat" });
  const taken = takenInOrder(table, actions, at);
  if (!taken.ok) return taken;
  const { noting, game: now, events } = taken;
  const byHand = objectable(table, noting);
  const disputable = openStatements(noting, events);
  const announcements: Announcement[] = [
    {
      what: "happened",
      seatNames: table.seats.map(({ display }) => display),
      events,
      ...(disputable.length > 0 ? { disputable } : {}),
      ...(byHand ? { objectable: byHand } : {}),
    },
  ];
  const learned = learnedFrom(table, now, events, at);
  if (learned.length > 0) announcements.push({ what: "learned", guild: table.guild, learned });
  return wentOn(noting, now, at, announcements, events);
}

/** A game after actions, and the table that has noted what may be doubted, undone or objected to of them. */
type InOrder = { ok: true; noting: Table; game: Game; events: readonly Event[] } | Extract<EntryOutcome, { ok: false }>;

/**
 * Actions of any seats, taken in order, all or none.
 *
 * @param at in ms since the epoch.
 */
export function takenInOrder(table: Table, actions: readonly Action[], at: number): InOrder {
  const { game } = table;
  if (table.phase !== "playing" || game === null) return no({ code: "not-playing", phase: table.phase });
  let now = game;
  const events: Event[] = [];
  for (const action of actions) {
    const applied = apply(now, action);
    if (!applied.ok) return { ok: false, refused: rulesRefuse(applied.refusal) };
    events.push(...applied.events);
    now = applied.game;
  }
  const noting = notedByHand(noted(table, game, actions, now, events), game, actions, now, events, at);
  return { ok: true, noting, game: now, events };
}

/** What the server remembers of a step: what was said in public. What is said of a hidden card would tell who has it. */
export function learnedFrom(table: Table, { facts }: Game, events: readonly Event[], at: number): Learned[] {
  return events.flatMap((event) => {
    if (event.type !== "fact-stated") return [];
    const card = facts.find(({ title }) => title === event.title);
    const teller = table.seats[event.seat];
    if (!card || !teller) return [];
    return [{ card: card.id, title: card.title, facts: event.facts, by: teller.userId, name: teller.display, at }];
  });
}

/** The cards of which this step said something that may be disputed. */
function openStatements({ said = [] }: Table, events: readonly Event[]): { key: string; title: string }[] {
  const titles = new Set(events.flatMap((event) => (event.type === "fact-stated" ? [event.title] : [])));
  const cards = said.filter(({ title, settled }) => titles.has(title) && !settled);
  return [...new Map(cards.map(({ card, title }) => [card, title]))].map(([card, title]) => ({
    key: cardKey(card),
    title,
  }));
}
