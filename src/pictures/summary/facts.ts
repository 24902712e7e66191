/** What the summary of a game tells: places, power by turn, conflicts won, votes and what turned it. */
import type { Event, NonPlayer, SeatIndex, View } from "../../engine/index.ts";
import { pictureWords } from "../../views/pictures/in-language.ts";
import { filled, type PictureWords, votePassed, winsWords } from "../../views/pictures/words.ts";
import { languageIn } from "../../views/text/context.ts";
import { type DrawnSeat, drawnName, drawnSeats, type TablePeople, type Token } from "../facts.ts";
import { drawable } from "../typeface.ts";

export interface PlaceFacts {
  readonly seat: DrawnSeat;
  /** Its number is the place at the end; of those who share one, that of the first and the next ones: curves are told apart by it. */
  readonly token: Token;
  /** The place at the end, which several may share. */
  readonly place: number;
  readonly power: number;
  readonly winner: boolean;
  /** "2 of 3". */
  readonly won: string;
}

export interface CurveFacts {
  readonly seat: SeatIndex;
  readonly token: Token;
  /** Power at the end of each turn, from turn 0; shorter for whoever has left the game. */
  readonly power: readonly number[];
}

export interface SummaryFacts {
  readonly title: string;
  readonly how: string;
  readonly places: readonly PlaceFacts[];
  readonly turns: readonly number[];
  readonly curves: readonly CurveFacts[];
  readonly turning: readonly { readonly turn: number; readonly text: string; readonly token: Token | null }[];
  readonly votes: readonly { readonly title: string; readonly passed: boolean; readonly text: string }[];
  readonly forces: Readonly<Record<NonPlayer, number>>;
}

/** A turn as it stood at its end, as everybody saw it. */
export interface TurnSeen {
  readonly turn: number;
  readonly view: View;
}

/** `events`: everything that happened, in order. */
export function summaryFacts(
  view: View,
  turns: readonly TurnSeen[],
  events: readonly Event[],
  ctx: TablePeople = { people: [] },
): SummaryFacts {
  const { result } = view;
  const said = pictureWords(languageIn(ctx));
  const name = (seat: SeatIndex) => drawnName(view, ctx, seat);
  const after = filled(said.afterTurn, view.turn);
  const seats = drawnSeats(view, ctx);
  const placeOf = (seat: SeatIndex) => result?.places[seat] ?? seats.findIndex((each) => each.seat === seat) + 1;
  const powerOf = (seat: DrawnSeat) => result?.power[seat.seat] ?? seat.power;
  const ordered = seats.toSorted((a, b) => placeOf(a.seat) - placeOf(b.seat) || powerOf(b) - powerOf(a));
  const tokens = new Map(ordered.map(({ seat, token }, at) => [seat, { ...token, place: at + 1 }]));
  const conflicts = conflictsOf(events);
  const places = ordered.map((seat) => {
    const [won, of] = conflicts.get(seat.seat) ?? [0, 0];
    return {
      seat,
      token: tokens.get(seat.seat) ?? seat.token,
      place: placeOf(seat.seat),
      power: powerOf(seat),
      winner: result?.winners.includes(seat.seat) ?? false,
      won: filled(said.wonOf, { it: won, of }),
    };
  });
  const curves = places.map(({ seat: { seat }, token }) => ({
    seat,
    token,
    power: turns.flatMap(({ view: seen }) => {
      const then = seen.seats[seat];
      return then === undefined || then.eliminated ? [] : [then.power];
    }),
  }));
  return {
    title: result ? winsWords(result.winners.map(name), said) : said.closed,
    how: result ? `${said[VICTORIES[result.victory]]} · ${after}` : after,
    places,
    turns: turns.map(({ turn }) => turn),
    curves,
    turning: turningPoints(turns, events, name, said).map((each) => ({
      turn: each.turn,
      text: each.text,
      token: each.seat === null ? null : (tokens.get(each.seat) ?? null),
    })),
    votes: votesOf(events, said),
    forces: view.influence,
  };
}

const VICTORIES = {
  standard: "victoryStandard",
  major: "victoryMajor",
  "last-player": "victoryLastPlayer",
  none: "victoryNone",
} as const;

/** How many conflicts each has won, of those that were resolved. */
function conflictsOf(events: readonly Event[]): ReadonlyMap<SeatIndex, readonly [won: number, of: number]> {
  const found = new Map<SeatIndex, [number, number]>();
  for (const event of events) {
    if (event.type !== "conflict-resolved") continue;
    const [won, of] = found.get(event.seat) ?? [0, 0];
    found.set(event.seat, [won + (event.won ? 1 : 0), of + 1]);
  }
  return found;
}

/** So many votes are told, the latest. */
const MOST_VOTES = 3;

function votesOf(events: readonly Event[], said: PictureWords): SummaryFacts["votes"] {
  return events
    .flatMap((event) =>
      event.type === "vote-ended"
        ? [
            {
              title: drawable(event.source),
              passed: event.passed,
              text: votePassed(event.passed, event.tally.yes, event.tally.no, said),
            },
          ]
        : [],
    )
    .slice(-MOST_VOTES);
}

interface Point {
  readonly turn: number;
  readonly text: string;
  readonly seat: SeatIndex | null;
  /** How much it matters beside others. */
  readonly weight: number;
}

const MOST_POINTS = 5;
/** A change of power in one turn is worth a line from here on. */
const LEAP = 3;

/** The few moments that turned the game, in their order. */
function turningPoints(
  turns: readonly TurnSeen[],
  events: readonly Event[],
  name: (seat: SeatIndex) => string,
  said: PictureWords,
): Point[] {
  const points = [...leadsOf(turns, name, said), ...leapsOf(turns, name, said), ...momentsOf(events, name, said)];
  return points
    .toSorted((a, b) => b.weight - a.weight || a.turn - b.turn)
    .slice(0, MOST_POINTS)
    .toSorted((a, b) => a.turn - b.turn);
}

/** Who was alone in front, where that was somebody else than before: the last change matters most. */
function leadsOf(turns: readonly TurnSeen[], name: (seat: SeatIndex) => string, said: PictureWords): Point[] {
  const changes: Point[] = [];
  let leader: SeatIndex | null = null;
  for (const { turn, view } of turns) {
    const present = view.seats.filter(({ eliminated }) => !eliminated);
    const most = Math.max(...present.map(({ power }) => power));
    const first = present.filter(({ power }) => power === most);
    const [only] = first;
    if (only === undefined || first.length > 1 || only.seat === leader) continue;
    leader = only.seat;
    changes.push({
      turn,
      text: filled(said.leadNow, { it: name(only.seat), power: only.power }),
      seat: only.seat,
      weight: 3,
    });
  }
  return changes.map((each, at) => ({ ...each, weight: at === changes.length - 1 ? 8 : at === 0 ? 2 : 4 }));
}

/** The largest gain and the largest loss of power in one turn. */
function leapsOf(turns: readonly TurnSeen[], name: (seat: SeatIndex) => string, said: PictureWords): Point[] {
  const changes = turns.slice(1).flatMap(({ turn, view }, at) =>
    view.seats.flatMap(({ seat, power, eliminated }) => {
      const before = turns[at]?.view.seats[seat]?.power;
      return before === undefined || eliminated ? [] : [{ turn, seat, by: power - before }];
    }),
  );
  const [gain] = changes.toSorted((a, b) => b.by - a.by);
  const [loss] = changes.toSorted((a, b) => a.by - b.by);
  return [
    ...(gain && gain.by >= LEAP
      ? [{ turn: gain.turn, seat: gain.seat, text: filled(said.leap, { it: name(gain.seat), by: gain.by }), weight: 6 }]
      : []),
    ...(loss && loss.by <= -LEAP
      ? [
          {
            turn: loss.turn,
            seat: loss.seat,
            text: filled(said.fall, { it: name(loss.seat), by: -loss.by }),
            weight: 5,
          },
        ]
      : []),
  ];
}

function momentsOf(events: readonly Event[], name: (seat: SeatIndex) => string, said: PictureWords): Point[] {
  const points: Point[] = [];
  let turn = 0;
  let wars = 0;
  let lost = 0;
  for (const event of events) {
    if (event.type === "turn-started") turn = event.turn;
    const point = (text: string, seat: SeatIndex | null, weight: number) => points.push({ turn, text, seat, weight });
    if (event.type === "eliminated") {
      point(filled(said.outNow, name(event.seat)), event.seat, lost < 2 ? 7 : 2);
      lost++;
    } else if (event.type === "shadow-war" && event.begins) point(said.shadowWarBegins, null, 6);
    else if (event.type === "isa-founded") point(filled(said.allianceFounded, name(event.founder)), event.founder, 5);
    else if (event.type === "converted") point(filled(said.drakh, name(event.seat)), event.seat, 5);
    else if (event.type === "state-started" && event.state === "war") {
      const [one, other] = event.between;
      if (!("seat" in one) || !("seat" in other)) continue;
      point(filled(said.war, { it: name(one.seat), other: name(other.seat) }), one.seat, wars === 0 ? 5 : 1);
      wars++;
    }
  }
  return points;
}
