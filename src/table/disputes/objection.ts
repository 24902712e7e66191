/**
 * An effect that was carried out by hand may be taken back by who did it, as long as nothing has come after it, and be
 * objected to by any player within the table's window, in the same turn. Play waits then until nobody objects any more,
 * everybody agrees to undo it, or a judge decides. What somebody has seen by it cannot be unseen: such an effect stands.
 */

import {
  type Action,
  apply,
  claims,
  type Event,
  type Game,
  granted,
  hasShown,
  leftToChance,
  type SeatIndex,
  stuckLater,
  undoneEvent,
  undoneLater,
} from "../../engine/index.ts";
import type { Announcement, OpenObjection } from "../announcement.ts";
import type { LogEntryOf } from "../entry.ts";
import { type EntryOutcome, no, seatedPlayer, unseated, waitingFor, wentOn } from "../entry-outcome.ts";
import type { StuckByHand } from "../refusal.ts";
import { isBotUser } from "../seats/bot-users.ts";
import { type HandStep, OBJECTION_MS, type Objection, seatOfUser, type Table } from "../table.ts";

/** The table with what this step means for effects by hand: one more, or something that has come after the last. */
export function notedByHand(
  table: Table,
  before: Game,
  actions: readonly Action[],
  after: Game,
  events: readonly Event[],
  at: number,
): Table {
  const effect = actions.find((action) => action.type === "effect");
  if (effect === undefined && table.hand === undefined) return table;
  const { count, steps } = table.hand ?? { count: 0, steps: [] };
  const kept = steps
    .filter(
      (step) => (step.turn === after.turn && at - step.at <= OBJECTION_MS[table.pace]) || isOpenClaim(after, step),
    )
    .map((step, index) => later(step, index === steps.length - 1, actions, events));
  if (effect === undefined) return { ...table, hand: { ...table.hand, count, steps: kept } };
  const step: HandStep = {
    id: count + 1,
    seat: effect.seat,
    because: effect.because,
    effect: effect.effect,
    done: events.filter(({ type }) => type !== "by-hand"),
    turn: after.turn,
    at,
    before: { ...before, facts: [] },
    since: [],
  };
  return { ...table, hand: { ...table.hand, count: count + 1, steps: [...kept, step] } };
}

/** What comes later by the same card's name, such as the answer to a question of the effect, belongs to it too. */
function later(step: HandStep, last: boolean, actions: readonly Action[], events: readonly Event[]): HandStep {
  if (events.length === 0) return step.before === null ? step : { ...step, since: [...step.since, ...actions] };
  const more = last ? events.filter((event) => "source" in event && event.source === step.because) : [];
  return { ...step, before: null, since: [], done: more.length > 0 ? [...step.done, ...more] : step.done };
}

/** The effect that this step carried out by hand, for a button to object to it. */
export function objectable(before: Table, after: Table): { id: number; because: string } | null {
  const last = after.hand?.steps.at(-1);
  return last === undefined || last.id === (before.hand?.count ?? 0) ? null : { id: last.id, because: last.because };
}

const stepOf = (table: Table, id: number): HandStep | undefined => table.hand?.steps.find((step) => step.id === id);

/** It claims a victory that not all have agreed to: as long as that is open, it can be doubted and taken back. */
const isOpenClaim = (game: Game, { effect, seat }: Pick<HandStep, "effect" | "seat">): boolean =>
  effect.verb === "claim-victory" && claims(game, seat);

/** The claim that this seat's player has made, for a button to object to it; null where there is none to object to. */
export function openClaim({ game, hand }: Table, seat: SeatIndex): HandStep | null {
  const step = hand?.steps.find((one) => one.seat === seat && !one.settled && game !== null && isOpenClaim(game, one));
  return step ?? null;
}

/** Why it cannot be undone any more, in time; null where it can. */
function tooLate(table: Table, game: Game, step: HandStep, at: number): EntryOutcome | null {
  if (isOpenClaim(game, step)) return null;
  const late = (over: "turn" | "time") => no({ code: "objection-late", pace: table.pace, over });
  if (step.turn !== game.turn) return late("turn");
  return at - step.at > OBJECTION_MS[table.pace] ? late("time") : null;
}

function stuckOn(game: Game, step: HandStep): StuckByHand | null {
  if (step.before === null) return stuckLater(game, step);
  if (hasShown(step.before, game, step.done)) return "seen";
  return leftToChance(game, step.done) ? "shuffled" : null;
}

/** Who did it takes it back; where others have acted since, the table is asked. */
export function undone(table: Table, { at, by, effect: id }: LogEntryOf<"hand-undone">): EntryOutcome {
  const player = seatedPlayer(table, by);
  if (!player.ok) return player;
  const { game, seat } = player;
  const step = stepOf(table, id);
  if (step === undefined || step.settled) return no({ code: "nothing-to-undo" });
  if (step.seat !== seat) return no({ code: "not-your-effect" });
  const late = tooLate(table, game, step, at);
  if (late) return late;
  const stuck = stuckOn(game, step);
  if (stuck) return no({ code: "cannot-undo", because: step.because, stuck });
  if (step.before === null && !isOpenClaim(game, step)) return opened(table, game, step, seat);
  return takenBack(table, game, step, at, []);
}

/** Any other player objects, and play waits. */
export function objected(table: Table, { at, by, effect: id }: LogEntryOf<"objected">): EntryOutcome {
  const player = seatedPlayer(table, by);
  if (!player.ok) return player;
  const { game, seat } = player;
  const step = stepOf(table, id);
  if (step === undefined || step.settled) return no({ code: "nothing-to-object" });
  if (step.seat === seat) return no({ code: "own-effect" });
  return tooLate(table, game, step, at) ?? opened(table, game, step, seat);
}

/** Who is still in the game: it takes them all to undo what stands. Practice opponents agree to anything. */
const voters = (table: Table) =>
  table.seats.flatMap(({ userId }, seat) =>
    table.game?.seats[seat]?.eliminated === false && !isBotUser(userId) ? [seat] : [],
  );

function opened(table: Table, game: Game, step: HandStep, by: number): EntryOutcome {
  const number = (table.hand?.objections ?? 0) + 1;
  const objection: Objection = { id: step.id, number, by, words: [{ seat: by, word: "undo" }] };
  const announcement = { what: "objected", objection: { ...openly(table, game, step, by), number } } as const;
  const hand = { count: 0, steps: [], ...table.hand, objections: number };
  return { ok: true, table: { ...table, hand, objection, waiting: [] }, announcements: [announcement], events: [] };
}

const namesOf = (table: Table) => table.seats.map(({ display }) => display);

function openly(table: Table, game: Game, step: HandStep, by: number): OpenObjection {
  const { id, seat, because, done } = step;
  return { id, seat, by, because, done, voters: voters(table), stuck: stuckOn(game, step) };
}

/** What an objection is about, as far as it is still open. */
function objectionOf(table: Table, id: number): { objection: Objection; step: HandStep; game: Game } | null {
  const { objection, game } = table;
  const step = stepOf(table, id);
  return objection?.id === id && step && game ? { objection, step, game } : null;
}

/** A player's word: the last objection withdrawn lets it stand; who did it takes it back, or else everybody agrees. */
export function objectionWord(table: Table, { at, by, effect: id, word }: LogEntryOf<"objection-word">): EntryOutcome {
  const found = objectionOf(table, id);
  if (found === null) return no({ code: "nothing-to-object" });
  const { objection, step, game } = found;
  const seat = seatOfUser(table, by);
  if (seat === null) return no(unseated(table, by));
  if (objection.words.some((one) => one.seat === seat && one.word === word)) return no({ code: "word-given" });
  const words = [...objection.words.filter((one) => one.seat !== seat), { seat, word }];
  const asked = openly(table, game, step, objection.by);
  if (!words.some((one) => one.word === "undo")) return settled(table, found, at, asked, "stand", { how: "agreed" });
  // What nothing has come after is taken back by who did it, as without an objection.
  if (word === "undo" && seat === step.seat && (step.before !== null || isOpenClaim(game, step)))
    return settled(table, found, at, asked, "undo", { how: "own" });
  const missing = asked.voters.filter((each) => !words.some((one) => one.seat === each && one.word === "undo"));
  if (missing.length === 0) return settled(table, found, at, asked, "undo", { how: "agreed" });
  return {
    ok: true,
    table: { ...table, objection: { ...objection, words } },
    announcements: [{ what: "objection-word", seat, word, missing }],
    events: [],
  };
}

/** A judge's word ends it at once. Who may judge is the command's business. */
export function objectionJudged(table: Table, entry: LogEntryOf<"objection-judged">): EntryOutcome {
  const found = objectionOf(table, entry.effect);
  if (found === null) return no({ code: "nothing-to-object" });
  const asked = openly(table, found.game, found.step, found.objection.by);
  return settled(table, found, entry.at, asked, entry.word, { how: "judged", name: entry.name });
}

type How = Pick<Extract<Announcement, { what: "objection-settled" }>, "how" | "name">;

function settled(
  { objection: _, ...table }: Table,
  { step, game }: { step: HandStep; game: Game },
  at: number,
  objection: OpenObjection,
  word: "undo" | "stand",
  how: How,
): EntryOutcome {
  const announcement: Announcement = { what: "objection-settled", objection, word, ...how };
  if (word === "undo" && objection.stuck === null) return takenBack(table, game, step, at, [announcement]);
  // Who lets a claimed victory stand has still to agree to it; a judge's word is the last.
  const open = isOpenClaim(game, step);
  const judged = how.how === "judged";
  const hand = table.hand && {
    ...table.hand,
    steps: table.hand.steps.map((one) =>
      one.id === step.id && (judged || !open) ? { ...one, settled: true as const } : one,
    ),
  };
  if (open && judged && word === "stand") {
    const won = granted(game, step.seat);
    const happened: Announcement = { what: "happened", seatNames: namesOf(table), events: won.events };
    return wentOn({ ...table, ...(hand ? { hand } : {}) }, won.game, at, [announcement, happened], won.events);
  }
  const now = { ...table, ...(hand ? { hand } : {}), waiting: waitingFor(game, [], at) };
  return { ok: true, table: now, announcements: [announcement], events: [] };
}

/** The game as it was before the effect, or where others have acted since, with what it did undone. */
function takenBack(
  table: Table,
  game: Game,
  step: HandStep,
  at: number,
  announcements: readonly Announcement[],
): EntryOutcome {
  const { lately: _, ...rest } = table;
  const steps = (table.hand?.steps ?? [])
    .filter(({ id }) => id !== step.id)
    .map((one) => ({ ...one, before: null, since: [] }));
  const now: Table = { ...rest, hand: { ...table.hand, count: table.hand?.count ?? 0, steps } };
  const back = step.before === null ? undoneLater(game, step) : restored(game, step, step.before);
  const happened: Announcement = { what: "happened", seatNames: namesOf(table), events: back.events };
  return wentOn(now, back.game, at, [...announcements, happened], back.events);
}

/** What was said in secret since is said again; what does not fit any more is asked anew. */
function restored(game: Game, step: HandStep, before: Game): { game: Game; events: Event[] } {
  const then = step.since.reduce<Game>(
    (now, action) => {
      const applied = apply(now, action);
      return applied.ok && applied.events.length === 0 ? applied.game : now;
    },
    { ...before, facts: game.facts },
  );
  return { game: then, events: [undoneEvent(step)] };
}
