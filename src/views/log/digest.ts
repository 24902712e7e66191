/** What has happened since a player last looked, in a few short lines: first what was done to them. */
import type {
  CardId,
  Event,
  EventOf,
  EventType,
  Holder,
  Named,
  NamedTarget,
  SeatIndex,
  View,
} from "../../engine/index.ts";
import { type Context, nameOf } from "../text/context.ts";
import { bound, safe } from "../text/safe-text.ts";
import { ownSeat, seenCards } from "../tracker/seats.ts";
import { logLines } from "./log.ts";
import { sourceIn, tellingIn } from "./telling.ts";

/** The most lines of a digest, and how long each is at most: one line, or hardly more, on a phone. */
export const DIGEST_LINES = 6;
const LINE = 56;
const TITLE = 26;

/** What a line is to its reader: done to them, good for them or about what is theirs, or what others did. */
const RANKS = ["to me", "about me", "others"] as const;
type Rank = (typeof RANKS)[number];

interface RankedLine {
  rank: Rank;
  line: string;
}

/** What others did that is worth a line beside what concerns the reader. */
const NEWS: ReadonlySet<EventType> = new Set<EventType>([
  "turn-started",
  "conflict-initiated",
  "conflict-resolved",
  "conflict-cancelled",
  "sponsored",
  "came-in",
  "played",
  "promoted",
  "agenda-revealed",
  "agenda-replaced",
  "revealed",
  "aftermath-played",
  "attacked",
  "built",
  "conquered",
  "converted",
  "declared",
  "eliminated",
  "surrendered",
  "by-hand",
  "hand-undone",
  "victory-claimed",
  "time-called",
  "game-over",
  "shadow-war",
  "state-started",
  "state-ended",
  "civil-war",
  "isa-founded",
  "isa-joined",
  "isa-left",
  "vote-called",
  "vote-ended",
  "influence-gained",
  "influence-lost",
  "power-gained",
  "power-lost",
]);

/** Whose conflicts are which, by title as the log names them; several that have one title say themselves whose they are. */
interface Conflicts {
  readonly of: Map<string, SeatIndex>;
  /** Of whom, and what: conflicts that are aimed at the reader. */
  readonly onMe: Set<string>;
}

const keyOf = ({ seat, title }: { seat: SeatIndex; title: string }) => `${seat} ${title}`;

/**
 * At most six lines of these events for the seat of `view`, what was done to it first and each part in the order in which
 * it happened; none where nothing is worth a line. `before`: what had happened until then. Events are public, and of the view only
 * what is the reader's own is asked.
 */
export function digest(events: readonly Event[], before: readonly Event[], view: View, ctx: Context): string[] {
  const me = ownSeat(view)?.seat;
  if (me === undefined) return [];
  const mine = cardsOf(view, me);
  const conflicts: Conflicts = { of: new Map(), onMe: new Set() };
  for (const event of before) note(event, conflicts, me, mine);
  const all: RankedLine[] = [];
  for (const [at, event] of events.entries()) {
    note(event, conflicts, me, mine);
    // An attack that was announced and came to blows is one line.
    if (event.type === "attack-declared" && comesToBlows(event, events.slice(at + 1))) continue;
    // An attack says what it damages its target by.
    if (event.type === "damaged" && isByAttack(event, events.slice(0, at))) continue;
    const one = ofMine(event, { me, mine, conflicts, ctx }) ?? ofOthers(event, me, ctx);
    if (one !== null) all.push(one);
  }
  const lines = RANKS.flatMap((rank) => all.filter((one) => one.rank === rank).map(({ line }) => line));
  return [...new Set(lines)].slice(0, DIGEST_LINES);
}

/** The cards of the reader's own that anything can have been done to, wherever they lie now. */
function cardsOf(view: View, me: SeatIndex): ReadonlySet<CardId> {
  const own = [...seenCards(view)].flatMap(([id, { seat, where }]) => (seat === me && where !== "reserve" ? [id] : []));
  return new Set([...own, ...(ownSeat(view)?.removed ?? []).map(({ id }) => id)]);
}

function note(event: Event, { of, onMe }: Conflicts, me: SeatIndex, mine: ReadonlySet<CardId>): void {
  if (event.type !== "conflict-initiated") return;
  of.set(event.title, event.seat);
  if (isMine(event.target, me, mine) || isMine(event.second ?? null, me, mine)) onMe.add(keyOf(event));
  else onMe.delete(keyOf(event));
}

function isMine(target: NamedTarget | null, me: SeatIndex, mine: ReadonlySet<CardId>): boolean {
  if (target?.what === "player") return target.seat === me;
  return target?.what === "card" && (target.seat === me || mine.has(target.named.card));
}

const comesToBlows = ({ target }: EventOf<"attack-declared">, later: readonly Event[]): boolean =>
  later.some((event) => event.type === "attacked" && event.target.card === target.card);

const isByAttack = ({ card, source }: EventOf<"damaged">, before: readonly Event[]): boolean =>
  before.some((event) => event.type === "attacked" && event.target.card === card.card && event.with.title === source);

interface Reader {
  me: SeatIndex;
  mine: ReadonlySet<CardId>;
  conflicts: Conflicts;
  ctx: Context;
}

/** A line about what is the reader's own; null where the event is not about that. */
function ofMine(event: Event, { me, mine, conflicts, ctx }: Reader): RankedLine | null {
  const tell = tellingIn(ctx);
  const who = (seat: SeatIndex) => nameOf(ctx, seat);
  const done = (line: string): RankedLine => ({ rank: "to me", line: shortened(line) });
  const about = (line: string): RankedLine => ({ rank: "about me", line: shortened(line) });
  const isOwn = ({ card }: Named) => mine.has(card);
  const isMe = (whose: Holder) => "seat" in whose && whose.seat === me;
  const your = (card: Named): string => tell("since-your", { title: title(card.title) });
  const yours = (card: Named): string => tell("since-yours", { title: title(card.title) });
  const onYou = (target: NamedTarget | null): string =>
    target?.what === "card" && isMine(target, me, mine) ? your(target.named) : tell("since-you");
  const yourConflict = (text: string): string => tell("since-your-conflict", { title: title(text) });
  const cause = "source" in event && event.source ? ` (${sourceIn(tell, event.source, TITLE)})` : "";
  const name = "seat" in event && typeof event.seat === "number" ? who(event.seat) : "";
  switch (event.type) {
    case "attacked":
      return isOwn(event.target)
        ? done(tell("since-attacks", { name, target: your(event.target), amount: event.deals }))
        : null;
    case "attack-declared":
      return isOwn(event.target) ? done(tell("since-attack", { name, target: your(event.target) })) : null;
    case "supported":
    case "opposed": {
      const initiator = event.apart?.seat ?? conflicts.of.get(event.conflict);
      if (initiator !== me || event.seat === me) return null;
      const said = { name, conflict: title(event.conflict), amount: event.amount };
      return event.type === "opposed" ? done(tell("since-opposes", said)) : about(tell("since-supports", said));
    }
    case "conflict-initiated":
      if (event.seat === me || !conflicts.onMe.has(keyOf(event))) return null;
      return done(tell("since-initiates", { name, title: title(event.title), target: onYou(event.target) }));
    case "conflict-resolved": {
      const { margin, won } = event;
      if (event.seat !== me && !conflicts.onMe.has(keyOf(event))) return null;
      const whose =
        event.seat === me ? yourConflict(event.title) : tell("since-whose", { name, title: title(event.title) });
      const by = margin > 0 ? tell("log-margin", { margin }) : "";
      return done(tell(won ? "since-won" : "since-lost", { whose, by }));
    }
    case "conflict-cancelled":
    case "conflict-put-off":
      if (event.seat !== me) return null;
      return done(
        tell(event.type === "conflict-cancelled" ? "since-cancelled" : "since-put-off", {
          whose: yourConflict(event.title),
        }),
      );
    case "aftermath-played":
    case "played":
      if (event.seat === me || !(isMine(event.target, me, mine) || isMine(event.second ?? null, me, mine))) return null;
      return done(tell("since-plays", { name, title: title(event.card.title), target: onYou(event.target) }));
    case "sponsored":
      if (event.seat === me || !isMine(event.target, me, mine)) return null;
      return done(tell("since-sponsors", { name, title: title(event.card.title), target: onYou(event.target) }));
    case "influence-lost":
      return isMe(event.whose) ? done(tell("since-lose-influence", { amount: event.amount, cause })) : null;
    case "influence-gained":
      return isMe(event.whose) ? about(tell("since-gain-influence", { amount: event.amount, cause })) : null;
    case "influence-transferred":
      if (isMe(event.from)) return done(tell("since-lose-influence", { amount: event.amount, cause }));
      return isMe(event.to) ? about(tell("since-gain-influence", { amount: event.amount, cause })) : null;
    case "power-lost":
      return event.seat === me ? done(tell("since-lose-power", { amount: event.amount, cause })) : null;
    case "power-gained":
      return event.seat === me ? about(tell("since-gain-power", { amount: event.amount, cause })) : null;
    case "power-transferred":
      if (event.from === me) return done(tell("since-lose-power", { amount: event.amount, cause }));
      return event.to === me ? about(tell("since-gain-power", { amount: event.amount, cause })) : null;
    case "discarded":
    case "removed": {
      const [first, ...more] = event.cards;
      if (event.seat !== me || !first) return null;
      const cards = event.cards.length;
      return more.length > 0
        ? done(tell(`since-many-${event.type}`, { cards }))
        : done(tell(`since-${event.type}`, { whose: yours(first) }));
    }
    case "returned":
      return event.seat === me ? done(tell("since-returned", { whose: yours(event.card) })) : null;
    case "hand-shown":
      return event.seat === me ? done(tell("since-hand-shown")) : null;
    case "cards-shown":
      return event.seat === me ? done(tell("since-cards-shown", { name: who(event.to), cards: event.cards })) : null;
    case "neutralized":
      return isOwn(event.card) ? done(tell("since-neutralized", { whose: yours(event.card) })) : null;
    case "damaged":
    case "severely-damaged": {
      if (!isOwn(event.card)) return null;
      const said = { whose: yours(event.card), amount: event.amount };
      return done(tell(event.type === "damaged" ? "since-damaged" : "since-severely", said));
    }
    case "healed":
    case "fully-healed":
      return isOwn(event.card) ? about(tell("since-healed", { whose: yours(event.card) })) : null;
    case "blanked":
      if (!isOwn(event.card)) return null;
      return event.keyword === undefined
        ? done(tell("since-blanked", { whose: yours(event.card), cause }))
        : done(tell("since-keyword", { whose: yours(event.card), keyword: safe(event.keyword), cause }));
    case "turned":
      if (!isOwn(event.card)) return null;
      return event.to === "rotated"
        ? done(tell("since-rotated", { whose: yours(event.card) }))
        : about(tell("since-readied", { whose: yours(event.card) }));
    case "ability-changed":
    case "mark-changed":
    case "tokens-changed":
    case "attached":
    case "control-changed":
    case "moved": {
      const line = isOwn(event.card) ? logged(event, ctx) : null;
      return line === null ? null : done(line);
    }
    case "conquered": {
      const line = event.from === me ? logged(event, ctx) : null;
      return line === null ? null : done(`⚔️ ${line}`);
    }
    case "tension-changed": {
      if (event.toward !== me || event.from === me) return null;
      const line = tell("since-tension", { name: who(event.from), to: event.to });
      return (event.by ?? 1) > 0 ? done(line) : about(line);
    }
    case "unrest-changed": {
      if (event.seat !== me) return null;
      const line = tell("since-unrest", { to: event.to });
      return (event.by ?? 1) > 0 ? done(line) : about(line);
    }
    case "eliminated":
      return event.seat === me ? done(tell("since-out")) : null;
    case "agenda-failed":
      return event.seat === me ? done(tell("since-agenda-failed", { title: title(event.card.title) })) : null;
    case "conflict-discarded":
      return event.seat === me ? done(tell("since-to-nothing", { whose: yourConflict(event.title) })) : null;
    case "drew":
      if (event.seat !== me) return null;
      return about(event.cards === 1 ? tell("since-draw-one") : tell("since-draw", { cards: event.cards }));
    default:
      return null;
  }
}

/** What others did with what is theirs, in the log's words. */
function ofOthers(event: Event, me: SeatIndex, ctx: Context): RankedLine | null {
  if (!NEWS.has(event.type) || ("seat" in event && event.seat === me)) return null;
  const line = logged(event, ctx);
  return line === null ? null : { rank: "others", line: shortened(line) };
}

/** The log's first line of an event, without what stresses some of it. */
function logged(event: Event, ctx: Context): string | null {
  const [line] = logLines([event], ctx);
  const [first] = line?.split("\n") ?? [];
  return first === undefined ? null : first.replace(/(?<!\\)(?:\*\*|__)/gu, "");
}

const shortened = (line: string): string => bound(line, LINE);
const title = (text: string): string => safe(text, TITLE);
