/**
 * A fact that a player has read off a card may be doubted. Play waits then, and what the fact was stated for is as if not
 * done, until everybody else agrees or a judge decides. What came after it, and finished turns, stay as they are.
 */

import {
  apply,
  correctFacts,
  type Event,
  type FactName,
  type Game,
  type StatedFacts,
  statedFactsSchema,
  withoutFacts,
  withStated,
} from "../../engine/index.ts";
import { shortHash } from "../../short-hash.ts";
import type { Announcement } from "../announcement.ts";
import type { LogEntryOf } from "../entry.ts";
import { type EntryOutcome, happened, no, seatedPlayer, unseated, waitingFor, wentOn } from "../entry-outcome.ts";
import { isBotUser } from "../seats/bot-users.ts";
import { type CardStatement, type Dispute, type LastStatement, seatOfUser, type Table } from "../table.ts";

/** How a button names a card: its id says too much. */
export const cardKey = (card: string): string => shortHash(card);

/** How a button names a dispute: the card, and the figures that are doubted, since a card may be read and doubted anew. */
export function disputeKey({ card, facts }: Pick<CardStatement, "card" | "facts">): string {
  const said = Object.entries(facts).sort(([one], [other]) => (one < other ? -1 : 1));
  return `${cardKey(card)}.${shortHash(JSON.stringify(said))}`;
}

/** The card of a button about a dispute. */
export const cardOfKey = (key: string): string => key.split(".")[0] ?? key;

/** What the table remembers of a step in which facts were said in public: who said what, and how to take it back. */
export function noted(
  table: Table,
  before: Game,
  step: LastStatement["actions"],
  after: Game,
  events: readonly Event[],
): Table {
  const { lately: _, ...rest } = table;
  const said = events.flatMap((event): CardStatement[] => {
    if (event.type !== "fact-stated") return [];
    const card = after.facts.find(({ title }) => title === event.title)?.id;
    return card === undefined ? [] : [{ card, title: event.title, seat: event.seat, facts: event.facts }];
  });
  if (said.length === 0) return rest;
  // What was said of one card piece by piece while it was hidden is said in public, and disputed, in one.
  const byCard = new Map<string, CardStatement>();
  for (const one of said) {
    const earlier = byCard.get(one.card)?.facts;
    byCard.set(one.card, { ...one, facts: { ...earlier, ...one.facts } });
  }
  const merged = [...byCard.values()];
  const lately: LastStatement = {
    cards: merged.map(({ card }) => card),
    actions: step,
    before: { ...before, facts: [] },
  };
  return { ...rest, said: [...(table.said ?? []), ...merged], lately };
}

/** Play waits from here on. */
export function disputed(table: Table, { by, card: key }: LogEntryOf<"disputed">): EntryOutcome {
  const player = seatedPlayer(table, by);
  if (!player.ok) return player;
  const { game, seat } = player;
  const { lately } = table;
  const said = table.said?.findLast((one) => cardKey(one.card) === key && !one.settled);
  if (said === undefined) return no({ code: "nothing-to-dispute" });
  const held = lately?.cards.includes(said.card) ? lately : null;
  const dispute: Dispute = { ...said, by: seat, agreed: [], held };
  const { lately: _, ...rest } = table;
  return {
    ok: true,
    table: { ...rest, game: held ? readingTakenBack(game, held, said) : game, dispute, waiting: [] },
    announcements: [{ what: "disputed", dispute: openly(dispute), voters: voters(table, dispute) }],
    events: [],
  };
}

/** The game as it was before the step, without what was said in it. */
export function readingTakenBack(
  game: Game,
  { before }: LastStatement,
  { card, facts }: Pick<CardStatement, "card" | "facts">,
): Game {
  const names = Object.keys(facts).filter(isFactName);
  return { ...before, facts: game.facts.map((one) => (one.id === card ? withoutFacts(one, names) : one)) };
}

export const isFactName = (name: string): name is FactName => name !== "";

/** A dispute without the game that it holds. */
const openly = ({ held, ...rest }: Dispute) => ({ ...rest, held: held !== null });

/** One player more for whom the fact stands; the last one lets play go on. */
export function agreed(table: Table, { at, by, card: key }: LogEntryOf<"dispute-agreed">): EntryOutcome {
  const { dispute } = table;
  if (!dispute || cardKey(dispute.card) !== key) return no({ code: "nothing-to-dispute" });
  const seat = seatOfUser(table, by);
  if (seat === null) return no(unseated(table, by));
  if (seat === dispute.seat) return no({ code: "own-word" });
  if (dispute.agreed.includes(seat)) return no({ code: "agreed-already" });
  const now = { ...dispute, agreed: [...dispute.agreed, seat] };
  const missing = voters(table, dispute).filter((each) => !now.agreed.includes(each));
  if (missing.length === 0)
    return settled(table, dispute.facts, at, { what: "dispute-settled", dispute: openly(now), how: "agreed" });
  return {
    ok: true,
    table: { ...table, dispute: now },
    announcements: [{ what: "dispute-agreed", seat, missing }],
    events: [],
  };
}

/** Everybody who is still in the game, but whoever said it. */
function voters(table: Table, dispute: Pick<Dispute, "seat">): number[] {
  return (
    table.seats
      .map((_, seat) => seat)
      .filter((seat) => seat !== dispute.seat && !table.game?.seats[seat]?.eliminated)
      // A practice opponent takes everybody's word.
      .filter((seat) => !isBotUser(table.seats[seat]?.userId ?? ""))
  );
}

/** A judge's word on the disputed fact, or on any cards of the game. Who may judge is the command's business. */
export function judged(table: Table, { more = [], ...entry }: LogEntryOf<"facts-judged">): EntryOutcome {
  let done = judgedOne(table, entry);
  for (const one of more) {
    // A word that has ended the game is the last.
    if (!done.ok || done.table.phase !== "playing") break;
    const next = judgedOne(done.table, { ...entry, ...one });
    if (!next.ok) return next;
    const events = [...done.events, ...next.events];
    done = { ...next, events, announcements: inOne([...done.announcements, ...next.announcements]) };
  }
  return done;
}

/** What has happened is told in one message rather than in one for each card. */
function inOne(announcements: readonly Announcement[]): Announcement[] {
  const merged: Announcement[] = [];
  for (const one of announcements) {
    const last = merged.at(-1);
    if (one.what === "happened" && last?.what === "happened")
      merged[merged.length - 1] = { ...last, events: [...last.events, ...one.events] };
    else merged.push(one);
  }
  return merged;
}

function judgedOne(table: Table, entry: LogEntryOf<"facts-judged">): EntryOutcome {
  const { game, dispute } = table;
  if (table.phase !== "playing" || game === null) return no({ code: "not-playing", phase: table.phase });
  const { at, by, card, facts, name, keep } = entry;
  const title = game.facts.find(({ id }) => id === card)?.title;
  if (title === undefined) return no({ code: "nothing-to-dispute" });
  const kept: Announcement[] = keep
    ? [{ what: "judged", guild: table.guild, judged: { id: card, title, facts }, judge: { user: by, name, at } }]
    : [];
  if (dispute?.card === card) {
    const announcement = { what: "dispute-settled", dispute: openly(dispute), how: "judged", name } as const;
    const done = settled(table, { ...dispute.facts, ...facts }, at, announcement);
    return done.ok ? { ...done, announcements: [...done.announcements, ...kept] } : done;
  }
  const corrected = correctFacts(game, card, facts);
  // Whatever was to be taken back had the old facts.
  const { lately: _, hand, ...rest } = table;
  const steps = hand?.steps.map((step) => ({ ...step, before: null, since: [] }));
  const byHand = hand && steps ? { hand: { ...hand, steps } } : {};
  const now = {
    ...rest,
    ...byHand,
    said: (table.said ?? []).map((one) => (one.card === card ? { ...one, settled: true } : one)),
  };
  const announcements: Announcement[] = [happened(table, corrected.events), ...kept];
  if (dispute || table.objection)
    return {
      ok: true,
      table: { ...now, game: corrected.game },
      announcements,
      events: corrected.events,
    };
  return wentOn(now, corrected.game, at, announcements, corrected.events);
}

/** Whoever said it takes it back: nobody has stated it then, and the own action is to be taken anew. */
export function disputeWithdrawn(table: Table, { at, by, card: key }: LogEntryOf<"dispute-withdrawn">): EntryOutcome {
  const { dispute, game } = table;
  if (!dispute || game === null || cardKey(dispute.card) !== key) return no({ code: "nothing-to-dispute" });
  if (seatOfUser(table, by) !== dispute.seat) return no({ code: "not-your-word" });
  if (dispute.held === null) return no({ code: "too-late-to-withdraw", title: dispute.title });
  const { dispute: _, ...rest } = table;
  const said = (table.said ?? []).filter(({ card, seat }) => card !== dispute.card || seat !== dispute.seat);
  const names = Object.keys(dispute.facts).filter(isFactName);
  const announcements: Announcement[] = [
    { what: "dispute-settled", dispute: openly(dispute), how: "withdrawn" },
    { what: "unlearned", guild: table.guild, card: dispute.card, names, by },
  ];
  return {
    ok: true,
    table: { ...rest, said, waiting: waitingFor(game, [], at) },
    announcements,
    events: [],
  };
}

/** Whether a card of the game is one of those with the facts of this id. */
export const isCopyOf = (game: Game, id: number, facts: string) =>
  game.facts[game.cards[id]?.facts ?? -1]?.id === facts;

/** What was said of the card in earlier steps, while it was hidden: the held step says the rest itself. */
export function restated(
  game: Game,
  { card, facts }: Pick<Dispute, "card" | "facts">,
  held: LastStatement["actions"],
): Game {
  const again = held.flatMap((action) =>
    action.type === "state-facts" && isCopyOf(game, action.card, card) ? Object.keys(action.facts) : [],
  );
  const earlier = Object.entries(facts).filter(([name]) => !again.includes(name));
  return earlier.length === 0 ? game : withStated(game, card, statedFactsSchema.parse(Object.fromEntries(earlier)));
}

type Settled = Extract<Announcement, { what: "dispute-settled" }>;

/** Play goes on with these facts, and the step that waited is taken where the rules allow it now. */
function settled(table: Table, facts: StatedFacts, at: number, announcement: Settled): EntryOutcome {
  const { dispute, game, ...rest } = table;
  if (!dispute || game === null) return no({ code: "nothing-to-dispute" });
  const said = (table.said ?? []).map((one) => (one.card === dispute.card ? { ...one, settled: true } : one));
  const now: Table = { ...rest, game, said };
  if (announcement.how === "agreed" && dispute.held !== null) {
    // What it came to was told before: the same step gives the same game.
    const redone = dispute.held.actions.reduce<Game | null>(
      (before, action) => {
        const applied = before && apply(before, action);
        return applied?.ok ? applied.game : null;
      },
      restated(game, dispute, dispute.held.actions),
    );
    if (redone === null) throw new Error("a step that was taken once is refused");
    return wentOn(now, redone, at, [announcement], []);
  }
  const corrected = correctFacts(game, dispute.card, facts);
  const events = [...corrected.events];
  let { game: after } = corrected;
  for (const action of dispute.held?.actions ?? []) {
    if (action.type === "state-facts" && isCopyOf(game, action.card, dispute.card)) continue;
    const applied = apply(after, action);
    if (!applied.ok)
      return wentOn(now, after, at, [{ ...announcement, undone: true }, happened(table, events)], events);
    after = applied.game;
    events.push(...applied.events);
  }
  return wentOn(now, after, at, [announcement, happened(table, events)], events);
}
