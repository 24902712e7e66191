/** Tables in every state that a press or a command may meet, with four seats of which the last has conceded. */
import { type Action, type CardFacts, type Effect, legalActions, UNCHANGED } from "../../src/engine/index.ts";
import { cardKey } from "../../src/table/disputes/dispute.ts";
import type { LogEntry } from "../../src/table/entry.ts";
import type { Table } from "../../src/table/table.ts";
import { at, character, conflict, does, event, group, stage } from "../engine/stage.ts";
import { created, joined, opening, PLAYERS, tableAfter } from "../table/tables.ts";

const [JOHN, DAVE, PAUL, GONE] = PLAYERS;

function unread(card: CardFacts): CardFacts {
  const { complete: _, cost: __, ...rest } = card;
  return rest;
}

/** The card that John reads off, and the one that he carries out by hand. */
export const REFA = unread(character("Lord Refa", { diplomacy: 2 }));
const gain: Effect = { verb: "gain-influence", who: { seat: 0 }, amount: 2 };

/** Who plays in somebody's place. */
export const VIR = "5001";
const offering = (by: string, seat: number): LogEntry => ({
  type: "seat-offered",
  at: Date.now(),
  by,
  seat,
  user: VIR,
  name: "Vir",
});

const gameOf = ({ game }: Table) => {
  if (game === null) throw new Error("no game is played here");
  return game;
};
export const acts = (by: string, ...actions: Action[]): LogEntry => ({ type: "acted", at: Date.now(), by, actions });

/** In the action round: John has read off a card and sponsored it, and Dave is to act. */
export function readOff(cost = 3): Table {
  const game = does(
    stage(
      {
        John: { race: "centauri", unspent: 9, hand: [REFA, event("Speech", { says: "Nothing." })] },
        Dave: {
          race: "minbari",
          unspent: 9,
          supporting: [group("Choir")],
          hand: [event("Song", { says: "Nothing." })],
        },
        Paul: { race: "narn", unspent: 9 },
        Gone: { race: "human", unspent: 9 },
      },
      [["Dave", conflict("Parley", "diplomacy")]],
    ),
    { type: "concede", seat: 3 },
  );
  const table = { ...tableAfter(null, ...opening(4)), game };
  const refa = at(game, "Lord Refa");
  return tableAfter(
    table,
    acts(
      JOHN,
      { type: "state-facts", seat: 0, card: refa, facts: { cost } },
      { type: "sponsor", seat: 0, card: refa, with: at(game, "John's Ambassador") },
    ),
  );
}

/** After that he has carried out an effect by hand. */
const playing = (): Table =>
  tableAfter(readOff(), acts(JOHN, { type: "effect", seat: 0, effect: gain, because: "A Card" }));

const lobby = (house = false): Table => {
  const opened: LogEntry = house ? { ...created(), rules: "house", house: UNCHANGED } : created();
  let table = tableAfter(null, opened);
  for (const player of PLAYERS) table = tableAfter(table, joined(table, player));
  return tableAfter(table, { type: "left", at: 2_500, by: GONE });
};

/** A game that is played from its log, until the first step of John, and on to Dave's: nothing hidden has come to light. */
function played(until: "John builds" | "Dave acts"): LogEntry[] {
  const entries: LogEntry[] = [...opening(4)];
  let table = tableAfter(null, ...entries);
  const says = (by: string, action: Action) => {
    entries.push(acts(by, action));
    table = tableAfter(table, acts(by, action));
  };
  const quietly = ["start-with-any", "declare-nothing", "pass", "keep"];
  for (let built = false; ; ) {
    const { round, seats } = gameOf(table);
    if (round !== "setup" && !seats[3]?.eliminated) says(GONE, { type: "concede", seat: 3 });
    const { seat = 0, kind } = gameOf(table).awaiting[0] ?? {};
    const possible = legalActions(gameOf(table), seat).map(({ action }) => action);
    const builds = kind === "action" && seat === 0 && possible.find(({ type }) => type === "build");
    const action = builds || quietly.flatMap((type) => possible.find((one) => one.type === type) ?? [])[0];
    if (action === undefined) throw new Error(`nothing can be done to ${kind}`);
    says(PLAYERS[seat] ?? "", action);
    built ||= action === builds;
    if (built && (until === "John builds" || seat === 1)) return entries;
  }
}

/** The logs of the states that are made of them. */
export const LOGS = {
  slipped: () => played("John builds"),
  "asked to undo": () => [
    ...played("Dave acts"),
    {
      type: "undo-asked",
      at: Date.now(),
      by: JOHN,
      act: tableAfter(null, ...played("Dave acts")).acts?.run.findLast(({ seat }) => seat === 0)?.n ?? 0,
      what: [],
    } satisfies LogEntry,
  ],
};

const at_ = 5_000;
const calling = (): LogEntry => ({
  type: "judge-called",
  at: at_,
  by: JOHN,
  question: "Who goes first?",
  shown: [],
  role: null,
  near: [],
});
export const STATES = {
  slipped: () => tableAfter(null, ...LOGS.slipped()),
  "asked to undo": () => tableAfter(null, ...LOGS["asked to undo"]()),
  lobby: () => lobby(),
  "house lobby": () => lobby(true),
  playing,
  disputed: () => tableAfter(playing(), { type: "disputed", at: Date.now(), by: DAVE, card: cardKey(REFA.id) }),
  objected: () => tableAfter(playing(), { type: "objected", at: Date.now(), by: DAVE, effect: 1 }),
  "looked at": () => tableAfter(playing(), { type: "looked", at: Date.now(), by: "4500", seat: 0, name: "Vir" }),
  paused: () => tableAfter(playing(), { type: "paused", at: at_, by: JOHN, name: "John" }),
  late: () => {
    const running = { ...playing(), clock: { answer: 60_000, expiry: "vote" } as const };
    const asked = tableAfter(running, { type: "stayed", at: at_, by: JOHN });
    const decisions = asked.waiting.map(({ decision }) => decision);
    return tableAfter(asked, { type: "expired", at: Date.now(), by: "moderator", decisions });
  },
  "fast and loose": () => tableAfter(playing(), acts(JOHN, { type: "loose", seat: 0 })),
  // Dave asks somebody to play for him; John, who opened the table, has not agreed yet.
  offered: () => tableAfter(playing(), offering(DAVE, 1)),
  // Somebody plays for John.
  substituted: () => tableAfter(playing(), offering(JOHN, 0), { type: "seat-agreed", at: at_, by: VIR, offer: 1 }),
  called: () => tableAfter(playing(), calling()),
  worded: () =>
    tableAfter(playing(), calling(), { type: "call-worded", at: at_, by: DAVE, call: 1, text: "The elder goes first" }),
  answered: () =>
    tableAfter(playing(), calling(), {
      type: "call-answered",
      at: at_,
      by: "4500",
      call: 1,
      name: "Ivanova",
      text: "The elder goes first",
    }),
  over: () => {
    const now = playing();
    return tableAfter(now, acts(DAVE, { type: "concede", seat: 1 }), acts(PAUL, { type: "concede", seat: 2 }));
  },
} as const satisfies Readonly<Record<string, () => Table>>;
export type State = keyof typeof STATES;

export { gameOf, JOHN };
