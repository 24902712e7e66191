/**
 * A seat may change hands while its game runs: its player and whoever opened the table agree, or a judge says so, and the new
 * one takes it. Whose seat it is may take it back at any time.
 */

import type { SeatIndex } from "../../engine/index.ts";
import type { Announcement } from "../announcement.ts";
import type { LogEntryOf } from "../entry.ts";
import { type EntryOutcome, no } from "../entry-outcome.ts";
import { mannersOf } from "../manners/manners.ts";
import { type OfferWord, type SeatOffer, seatGiven, seatOfUser, type Table, type TableSeat } from "../table.ts";
import { isPracticeUser } from "./bot-users.ts";
import { isComplete } from "./practice.ts";

/** Whose agreement is still missing, the substitute's last; a judge's word stands for the player's and the host's. */
export function missingWords({ words }: Pick<SeatOffer, "words">): OfferWord[] {
  const judged = words.includes("judge");
  return (["player", "host", "substitute"] as const).filter(
    (word) => !words.includes(word) && !(judged && word !== "substitute"),
  );
}

/** The users who may give a word that is missing. */
export function missingUsers(table: Table, offer: SeatOffer): string[] {
  return [...new Set(missingWords(offer).map((word) => userOf(table, offer, word)))];
}

function userOf({ host, seats }: Table, { seat, userId }: SeatOffer, word: OfferWord): string {
  if (word === "substitute") return userId;
  return word === "host" ? host : (seats[seat]?.userId ?? "");
}

/** What this user's agreement to the offer stands for. A judge who has a part in it agrees as that alone. */
function wordsOf(table: Table, { seat, userId }: Pick<SeatOffer, "seat" | "userId">, by: string, judge: boolean) {
  const { userId: player, owner } = table.seats[seat] ?? {};
  const own: OfferWord[] = [
    ...(by === player || by === owner ? (["player"] as const) : []),
    ...(by === table.host ? (["host"] as const) : []),
    ...(by === userId ? (["substitute"] as const) : []),
  ];
  return own.length === 0 && judge ? (["judge"] as const) : own;
}

/** Somebody is asked to play a seat; an offer for the same seat that is open gives way. */
export function offered(table: Table, { by, seat, user, name, judge }: LogEntryOf<"seat-offered">): EntryOutcome {
  const barred = whyNot(table, seat, user, name) ?? (judge ? null : kept(table, seat, user, name));
  if (barred) return barred;
  // Who asks as a judge decides, whatever else they are at this table.
  const said = [...wordsOf(table, { seat, userId: user }, by, false), ...(judge ? (["judge"] as const) : [])];
  if (!said.some((word) => word !== "substitute")) return no({ code: "not-your-seat-to-give" });
  const words = [...new Set([...said, ...givenByBots(table, seat, user)])];
  const { count = 0, open = [] } = table.offers ?? {};
  const offer: SeatOffer = { number: count + 1, seat, userId: user, name, words };
  const offers = { count: count + 1, open: [...open.filter((each) => each.seat !== seat), offer] };
  const missing = missingUsers(table, offer);
  const announcement = { what: "seat-offered", seat, number: count + 1, userId: user, name, missing } as const;
  return takenWhereAgreed({ ...table, offers }, offer, announcement);
}

/** A practice opponent gives up any seat, and plays any. */
function givenByBots({ seats }: Table, seat: SeatIndex, user: string): OfferWord[] {
  const { userId = "", owner } = seats[seat] ?? {};
  const given = isPracticeUser(userId) && owner === undefined;
  return [...(given ? (["player"] as const) : []), ...(isPracticeUser(user) ? (["substitute"] as const) : [])];
}

/** One who is asked agrees. */
export function offerAgreed(
  table: Table,
  { by, offer: number, judge, habits }: LogEntryOf<"seat-agreed">,
): EntryOutcome {
  const offer = offerOf(table, number);
  if (!offer) return no({ code: "no-offer" });
  const own = wordsOf(table, offer, by, judge ?? false);
  if (own.length === 0) return no({ code: "not-your-offer" });
  if (own.every((word) => offer.words.includes(word))) return no({ code: "agreed-to-offer" });
  const barred = whyNot(table, offer.seat, offer.userId, offer.name);
  if (barred) return barred;
  const known = by === offer.userId && habits ? { habits } : {};
  const now: SeatOffer = { ...offer, words: [...new Set([...offer.words, ...own])], ...known };
  const open = (table.offers?.open ?? []).map((each) => (each === offer ? now : each));
  const announcement = {
    what: "seat-agreed",
    seat: now.seat,
    by,
    name: now.name,
    missing: missingUsers(table, now),
  } as const;
  return takenWhereAgreed({ ...table, offers: { count: table.offers?.count ?? number, open } }, now, announcement);
}

/** One who is asked will not have it, or who asked thinks better of it. */
export function offerRefused(
  table: Table,
  { by, offer: number, name, judge }: LogEntryOf<"seat-refused">,
): EntryOutcome {
  const offer = offerOf(table, number);
  if (!offer) return no({ code: "no-offer" });
  if (wordsOf(table, offer, by, judge ?? false).length === 0) return no({ code: "not-your-offer" });
  return {
    ok: true,
    table: without(table, offer),
    announcements: [{ what: "seat-refused", seat: offer.seat, name, substitute: offer.name }],
    events: [],
  };
}

/** Whose seat it is plays it again, and needs nobody's leave. */
export function seatTakenBack(table: Table, { by, habits }: LogEntryOf<"seat-taken-back">): EntryOutcome {
  if (table.phase !== "playing") return no({ code: "not-playing", phase: table.phase });
  const seat = seatGiven(table, by);
  if (seat === null) return no({ code: "no-seat-to-take-back" });
  if (table.game?.seats[seat]?.eliminated) return no({ code: "out-of-game" });
  const announcement = {
    what: "seat-taken-back",
    seat,
    userId: by,
    substitute: table.seats[seat]?.userId ?? "",
  } as const;
  const own = habits ? { habits } : {};
  return changed(table, seat, ({ owner: _, playedBy: __, ...rest }) => ({ ...rest, userId: by, ...own }), announcement);
}

function takenWhereAgreed(table: Table, offer: SeatOffer, open: Announcement): EntryOutcome {
  const { seat, userId, name, words } = offer;
  if (missingWords(offer).length > 0) return { ok: true, table, announcements: [open], events: [] };
  const former = table.seats[seat]?.userId ?? "";
  const judged = words.includes("judge") ? { judged: true as const } : {};
  const announcement = { what: "seat-taken", seat, userId, name, former, ...judged } as const;
  const habits = offer.habits ? { habits: offer.habits } : {};
  const taken = (own: TableSeat) => ({ ...own, owner: own.owner ?? own.userId, userId, playedBy: name, ...habits });
  return changed(table, seat, taken, announcement);
}

function changed(
  table: Table,
  seat: SeatIndex,
  change: (own: TableSeat) => TableSeat,
  announcement: Announcement,
): EntryOutcome {
  const open = table.offers?.open.filter((each) => each.seat === seat) ?? [];
  // Whoever goes takes their habits along.
  const bare = ({ habits: _, ...own }: TableSeat): TableSeat => own;
  const seats = table.seats.map((own, at) => (at === seat ? change(bare(own)) : own));
  return {
    ok: true,
    table: { ...open.reduce(without, table), seats },
    announcements: [announcement],
    events: [],
  };
}

const offerOf = ({ offers }: Table, number: number): SeatOffer | undefined =>
  offers?.open.find((each) => each.number === number);

function without(table: Table, { number }: SeatOffer): Table {
  const { count = 0, open = [] } = table.offers ?? {};
  return { ...table, offers: { count, open: open.filter((each) => each.number !== number) } };
}

/** Where nobody plays another's seat, that takes a judge; whose seat it is takes it back all the same. */
function kept(table: Table, seat: SeatIndex, user: string, name: string): ReturnType<typeof no> | null {
  const bars = mannersOf(table).leaving === "own-seats" && table.seats[seat]?.owner !== user;
  return bars ? no({ code: "no-substitute", why: "manners", name }) : null;
}

/** Why this user cannot play this seat now; null where they can. */
function whyNot(table: Table, seat: SeatIndex, user: string, name: string): ReturnType<typeof no> | null {
  const { phase, seats, game } = table;
  if (phase === "lobby") return no({ code: "no-substitute", why: "lobby", name });
  if (phase !== "playing" || game === null) return no({ code: "not-playing", phase });
  const own = seats[seat];
  if (!own) return no({ code: "no-substitute", why: "nobody", name });
  if (game.seats[seat]?.eliminated) return no({ code: "no-substitute", why: "out", name: own.display });
  if (own.userId === user) return no({ code: "no-substitute", why: "plays-it", name });
  if (own.owner === user) return no({ code: "no-substitute", why: "owner", name });
  if (seatOfUser(table, user) !== null || seatGiven(table, user) !== null)
    return no({ code: "no-substitute", why: "seated", name });
  if (isPracticeUser(user) && !isComplete(game, seat)) return no({ code: "no-substitute", why: "unread", name });
  if (table.lookers?.includes(user)) return no({ code: "no-substitute", why: "looked", name });
  return null;
}
