/**
 * Practice tables that go on from some moment of another game: what they begin with stands whole in their log, so that nothing
 * of the other table is asked for later, and nothing of them comes back to it.
 */
import type { Library } from "../../catalogue/library.ts";
import { type CardFacts, continued, type Game, type Pool, type SeatIndex, unreadable } from "../../engine/index.ts";
import type { Announcement } from "../announcement.ts";
import { type EntryOutcome, waitingFor } from "../entry-outcome.ts";
import { hashOfSeed } from "../seed.ts";
import { seatOfUser, type Table, type TableSeat } from "../table.ts";

/** The moment of another game that a practice table has gone on from. */
export interface PlayedOn {
  /** The other table's id, its name and its thread. */
  readonly table: string;
  readonly name: string;
  readonly thread: string;
  readonly turn: number;
  /** From the beginning of that turn, or from where it stood then. */
  readonly at: "start" | "now";
  /** Whether that game was over; else only what its player knew is as it was there. */
  readonly over: boolean;
}

/** Whether its game is one of its server's, rather than a lesson or practice from a moment of another one. */
export const isOwnGame = ({ lesson, playedOn }: Pick<Table, "lesson" | "playedOn">): boolean => !lesson && !playedOn;

/** All that such a table begins with. */
export interface Beginning {
  readonly of: PlayedOn;
  readonly seats: readonly TableSeat[];
  readonly game: Game;
  readonly onlyChoices?: true;
}

/** The table as it begins. Its shuffles follow from its own seed alone. */
export function begunFrom(table: Table, { of, seats, game, onlyChoices }: Beginning, at: number): EntryOutcome {
  const { seed } = table;
  if (seed === null) throw new Error("a practice table begins without a seed");
  const seedHash = hashOfSeed(seed);
  return {
    ok: true,
    table: {
      ...table,
      phase: "playing",
      playedOn: of,
      seats,
      seedHash,
      game,
      ...(onlyChoices ? { onlyChoices } : {}),
      waiting: waitingFor(game, [], at),
    },
    announcements: [{ what: "played-on", seedHash }],
    events: [],
  };
}

const FOR_THE_SERVER: ReadonlySet<Announcement["what"]> = new Set<Announcement["what"]>([
  "learned",
  "unlearned",
  "judged",
]);

/** What was said in such a table about cards its server does not remember: it would come into real games. */
export function keptToItself<T extends { readonly table: Table; readonly announcements: readonly Announcement[] }>(
  outcome: T,
): T {
  if (outcome.table.playedOn === undefined) return outcome;
  return { ...outcome, announcements: outcome.announcements.filter(({ what }) => !FOR_THE_SERVER.has(what)) };
}

/** Who plays on, from which moment. */
export interface PlayingOn {
  readonly of: Table;
  /** The game as it was at that moment. */
  readonly game: Game;
  readonly at: PlayedOn["at"];
  readonly seat: SeatIndex;
  readonly userId: string;
  readonly display: string;
  /** What the practice opponents are called, in the order of the seats. */
  readonly names: readonly string[];
  readonly seed: string;
}

export type NoBeginning =
  /** The game was over by then, or this seat was out of it. */
  | { readonly why: "out" }
  /** Cards in sight that nobody else could say anything about. */
  | { readonly why: "unknown-cards"; readonly titles: readonly string[] };

/**
 * What a practice table begins with; else why there can be none. While the other game runs, all that comes of it is what this
 * seat knows there: the decks of the others are drawn from ready-made ones.
 */
export function beginning(
  playing: PlayingOn,
  library: Library,
): { ok: true; beginning: Beginning } | ({ ok: false } & NoBeginning) {
  const { of, game, at, seat, userId, display, names, seed } = playing;
  if (game.result !== null || game.seats[seat]?.eliminated !== false) return { ok: false, why: "out" };
  const over = of.phase === "over" || of.phase === "ended";
  const decks = game.seats.map((one, other) => (other === seat ? null : deckLike(library, one)));
  const begins = continued(game, {
    seat,
    seed,
    knows: over ? "all" : "seat",
    pools: decks.map((deck) => deck && poolOf(library, deck)),
  });
  const unknown = unreadable(begins, seat);
  if (unknown.length > 0) return { ok: false, why: "unknown-cards", titles: unknown.map(({ title }) => title) };
  const own = of.seats[seat];
  const seats = begins.seats.map(({ race, faction }, other): TableSeat => {
    const sits = { race, faction, deckChosen: true };
    return other === seat
      ? { ...sits, userId, display, ambassador: own?.ambassador ?? "", deck: own?.deck ?? "" }
      : {
          ...sits,
          userId: `practice-${other + 1}`,
          display: names[other] ?? "",
          ambassador: decks[other]?.ambassador ?? "",
          deck: decks[other]?.name ?? "",
        };
  });
  const { id, name, thread, onlyChoices } = of;
  return {
    ok: true,
    beginning: {
      of: { table: id, name: of.playedOn?.name ?? name, thread, turn: game.turn, at, over },
      seats,
      game: { ...begins, seats: begins.seats.map((one, other) => ({ ...one, name: seats[other]?.display ?? "" })) },
      ...(onlyChoices ? { onlyChoices } : {}),
    },
  };
}

type Deck = Library["starters"][number];

/** The ready-made deck that such a player may have: of the same faction, else of the same race, else any. */
function deckLike({ starters }: Library, { race, faction }: { race: string; faction: string }): Deck | null {
  const ofRace = starters.filter((one) => one.race === race);
  const same = ofRace.filter((one) => one.faction === faction);
  const [first] = [same, ofRace, starters].flatMap((some) => [...some.filter(({ practice }) => practice), ...some]);
  return first ?? null;
}

function poolOf(library: Library, deck: Deck): Pool | null {
  const ambassador = library.facts(deck.ambassador);
  const ids = library.deckIds(deck);
  const led = ids.indexOf(deck.ambassador);
  const cards = ids.flatMap((id, at): CardFacts[] => {
    const facts = at === led ? undefined : library.facts(id);
    return facts?.complete === true ? [facts] : [];
  });
  return ambassador?.complete === true ? { ambassador, cards } : null;
}

/** Which seat this user may play on from: while a game runs the own one, once it is over any; null where none. */
export function seatToPlayOn(table: Table, userId: string, wished: SeatIndex | null): SeatIndex | null {
  const own = seatOfUser(table, userId);
  if (wished === null || wished === own) return own;
  const over = table.phase === "over" || table.phase === "ended";
  return over && table.seats[wished] !== undefined ? wished : null;
}
