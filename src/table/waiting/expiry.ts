/** What comes of it when somebody's time is over, and how others help: by time that they give, or by going on. */

import { type Action, apply, askedInSecret, type Game, mildestAnswers, type SeatIndex } from "../../engine/index.ts";
import type { Announcement } from "../announcement.ts";
import type { LogEntryOf } from "../entry.ts";
import { type EntryOutcome, happened, no, seatedPlayer, unseated, wentOn } from "../entry-outcome.ts";
import { hasPart } from "../moving.ts";
import { takenInOrder } from "../performing.ts";
import { isBotUser } from "../seats/bot-users.ts";
import { type OwedDecision, seatOfUser, type Table } from "../table.ts";
import { isHalted } from "./clocks.ts";

/** The most time that others may give for one answer, in ms. */
export const MOST_GIVEN_MS = 28 * 24 * 60 * 60 * 1000;

/** So many questions of one seat are answered at once at most. */
const MOST_QUESTIONS = 10;

/** The time of these decisions is over. Refused where they have been answered meanwhile, or have been given time. */
export function expired(table: Table, { at, decisions, actions = [] }: LogEntryOf<"expired">): EntryOutcome {
  const { clock, game } = table;
  if (!clock || game === null || table.phase !== "playing" || isHalted(table)) return no({ code: "stale" });
  const late = table.waiting.filter((each) => decisions.includes(each.decision) && each.expired === undefined);
  if (late.length === 0) return no({ code: "stale" });
  const secret = isSecret(game, late);
  const acts = clock.expiry === "pass" && actions.length > 0;
  // Where nothing can be answered for somebody, reminding is all there is.
  const how = clock.expiry === "pass" && !acts ? "remind" : clock.expiry;
  const marked = {
    ...emptied(table, late),
    waiting: table.waiting.map((each) => (late.includes(each) ? over(each, at) : each)),
  };
  const said: Announcement = {
    what: "expired",
    how,
    seats: late.map(({ seat }) => seat),
    users: owing(table, late),
    decisions: late.map(({ decision }) => decision),
    needed: how === "vote" ? votesNeeded(marked, late) : 0,
    ...(secret ? { secret } : {}),
    more: clock.answer,
  };
  if (!acts) return { ok: true, table: marked, announcements: [said], events: [] };
  return carriedOut(marked, actions, at, [said]);
}

function over(each: OwedDecision, at: number): OwedDecision {
  return { ...each, since: at, expired: at, reminders: (each.reminders ?? 0) + 1 };
}

/** Whoever has used up what was saved has nothing left. */
function emptied(table: Table, late: readonly OwedDecision[]): Table {
  const { banks, game } = table;
  if (!banks || (game !== null && isSecret(game, late))) return table;
  return { ...table, banks: banks.map((each, seat) => (late.some((one) => one.seat === seat) ? 0 : each)) };
}

/** Whether these are asked of all in secret, so that nobody may learn who has answered. */
function isSecret(game: Game, late: readonly Pick<OwedDecision, "decision">[]): true | undefined {
  const secret = askedInSecret(game);
  return late.some(({ decision }) => secret.includes(decision)) || undefined;
}

/** The users who owe one of these still; an answer in secret that has been given is no more owed. */
function owing({ game, seats }: Table, late: readonly OwedDecision[]): string[] {
  return late.flatMap(({ seat }) =>
    game?.awaiting.some((each) => each.seat === seat) ? (seats[seat]?.userId ?? []) : [],
  );
}

/** A player would go on without whoever is late; once enough would, what is mildest is done for them. */
export function goneOn(table: Table, { at, by, decisions, actions }: LogEntryOf<"go-on">): EntryOutcome {
  const player = seatedPlayer(table, by);
  if (!player.ok) return player;
  const { game, seat } = player;
  if (game.seats[seat]?.eliminated) return no({ code: "out-of-game" });
  const late = table.waiting.filter((each) => decisions.includes(each.decision) && each.expired !== undefined);
  if (late.length === 0 || table.clock?.expiry !== "vote") return no({ code: "stale" });
  if (!voters(table, late).includes(seat)) return no({ code: "own-time" });
  if (late.every(({ goOn = [] }) => goOn.includes(seat))) return no({ code: "voted-already" });
  const waiting = table.waiting.map((each) =>
    late.includes(each) ? { ...each, goOn: [...new Set([...(each.goOn ?? []), seat])] } : each,
  );
  const voted = { ...table, waiting };
  const now = waiting.filter(({ decision }) => late.some((each) => each.decision === decision));
  const missing = Math.max(0, votesNeeded(voted, now) - Math.min(...now.map(({ goOn = [] }) => goOn.length)));
  const said: Announcement = { what: "go-on", seat, missing };
  if (missing > 0 || actions.length === 0) return { ok: true, table: voted, announcements: [said], events: [] };
  // What is answered for somebody is answered for the late alone.
  if (actions.some((action) => !late.some((each) => each.seat === action.seat))) return no({ code: "not-your-seat" });
  return carriedOut(voted, actions, at, [said]);
}

/** Who may vote to go on: whoever is not late; where it is secret who is, everybody. */
function voters(table: Table, late: readonly OwedDecision[]): SeatIndex[] {
  const { game } = table;
  if (game === null) return [];
  const playing = game.seats.flatMap(({ eliminated }, seat) =>
    eliminated || isBotUser(table.seats[seat]?.userId ?? "") ? [] : [seat],
  );
  if (isSecret(game, late)) return playing;
  return playing.filter((seat) => !table.waiting.some((each) => each.seat === seat && each.expired !== undefined));
}

/** More than half of those who are not late; where it is secret who is, half of all. */
function votesNeeded(table: Table, late: readonly OwedDecision[]): number {
  const all = voters(table, late).length;
  const half = table.game !== null && isSecret(table.game, late) ? Math.ceil(all / 2) : Math.floor(all / 2) + 1;
  return Math.max(1, half);
}

/** Somebody at the table gives time to whoever else is waited for. */
export function timeGiven(table: Table, { at, by, ms, name, judge }: LogEntryOf<"time-given">): EntryOutcome {
  const { game } = table;
  if (table.phase !== "playing" || game === null) return no({ code: "not-playing", phase: table.phase });
  if (!judge && !hasPart(table, by)) return no(unseated(table, by));
  if (!table.clock) return no({ code: "no-deadlines" });
  if (isHalted(table)) return no({ code: "nobody-waited-for" });
  const own = seatOfUser(table, by);
  const secret = askedInSecret(game);
  // Where all are asked in secret, all have the same time: what one gives, all have.
  const others = table.waiting.filter((each) => each.seat !== own && each.asked !== undefined);
  const all = others.some(({ decision }) => secret.includes(decision));
  const given = table.waiting.filter((each) => others.includes(each) || (all && secret.includes(each.decision)));
  if (given.length === 0) return no({ code: "nobody-waited-for" });
  if (given.some((each) => (each.given ?? 0) + ms > MOST_GIVEN_MS))
    return no({ code: "too-much-time", ms: MOST_GIVEN_MS });
  const waiting = table.waiting.map((each) => (given.includes(each) ? longer(each, ms, at) : each));
  return {
    ok: true,
    table: { ...table, waiting },
    announcements: [
      { what: "time-given", name, ms, seats: given.map(({ seat }) => seat), ...(all ? { secret: true as const } : {}) },
    ],
    events: [],
  };
}

/** Whose time is over begins anew, with what is given and nothing else. */
function longer({ expired: over, goOn: _, stalled: __, ...each }: OwedDecision, ms: number, at: number): OwedDecision {
  if (over === undefined) return { ...each, given: (each.given ?? 0) + ms };
  const { reminders: ___, ...rest } = each;
  return { ...rest, since: at, asked: at, given: ms, late: true };
}

/** Reminding has been of no use. Refused where they have answered meanwhile. */
export function stalled(table: Table, { decisions }: LogEntryOf<"stalled">): EntryOutcome {
  const { game } = table;
  if (table.phase !== "playing" || game === null || isHalted(table)) return no({ code: "stale" });
  const late = table.waiting.filter((each) => decisions.includes(each.decision) && !each.stalled);
  if (late.length === 0) return no({ code: "stale" });
  const secret = isSecret(game, late);
  return {
    ok: true,
    table: {
      ...table,
      waiting: table.waiting.map((each) => (late.includes(each) ? { ...each, stalled: true as const } : each)),
    },
    announcements: [
      {
        what: "stalled",
        host: table.host,
        seats: late.map(({ seat }) => seat),
        ...(secret ? { secret } : {}),
        ...(table.clock ? { clock: true as const } : {}),
      },
    ],
    events: [],
  };
}

/**
 * The mildest answers for whoever owes these decisions, in order. Whoever has answered in secret keeps that answer. Pure:
 * the same table gives the same answers.
 */
export function answersFor({ game }: Table, decisions: readonly OwedDecision[]): readonly Action[] {
  if (game === null) return [];
  const actions: Action[] = [];
  let now = game;
  for (const { seat, decision } of decisions) {
    const secret = askedInSecret(now).includes(decision);
    const isOpen = () =>
      secret ? askedInSecret(now).includes(decision) : now.awaiting.some(({ id }) => id === decision);
    for (
      let count = 0;
      count < MOST_QUESTIONS && isOpen() && now.awaiting.some((each) => each.seat === seat);
      count++
    ) {
      const next = mildestAnswers(now, seat);
      if (next.length === 0) break;
      for (const action of next) {
        const applied = apply(now, action);
        if (!applied.ok) return actions;
        now = applied.game;
        actions.push(action);
      }
    }
  }
  return actions;
}

/** Actions of several seats, taken in order, all or none. */
function carriedOut(
  table: Table,
  actions: readonly Action[],
  at: number,
  announcements: readonly Announcement[],
): EntryOutcome {
  const taken = takenInOrder(table, actions, at);
  if (!taken.ok) return taken;
  const { noting, game, events } = taken;
  const mine = [...new Set(actions.map(({ seat }) => seat))].flatMap((seat): Announcement[] => {
    const userId = table.seats[seat]?.userId;
    const answers = actions.filter((action) => action.seat === seat).length;
    return userId === undefined ? [] : [{ what: "done-for", userId, name: table.name, answers }];
  });
  return wentOn(noting, game, at, [...announcements, ...mine, happened(table, events)], events);
}
