// Said in advance or in secret: two games that differ in one hidden card look the same to everybody else, in words and in time.
import { describe, expect, it } from "vitest";
import { type Action, type Game, legalActions } from "../../../src/engine/index.ts";
import { askAftermaths } from "../../../src/engine/turn/aftermaths.ts";
import { answerAt } from "../../../src/table/ahead/skipping.ts";
import type { LogEntry } from "../../../src/table/entry.ts";
import type { Table } from "../../../src/table/table.ts";
import { arranged, at, character, conflict, event, invented, stage } from "../../engine/stage.ts";
import { opening, PLAYERS, tableAfter } from "../tables.ts";
import { gameOf, othersSee, take, twinOf } from "./others-see.ts";

/** Whose card and words differ: Delenn’s. */
const OWN = 1;
const [, DELENN, GKAR] = PLAYERS;
const START = 5_000;

const spy = character("Spy", {}, { cost: 0 });
const song = event("Song", { says: "Nothing." });
const other = event("Other", { says: "Nothing." });
const sorrow = invented("aftermath", "Sorrow", { cost: 0, conflict: "diplomacy" });
const pact = conflict("Pact", "diplomacy", { conflict: { form: "opposable" } });

/** A table of three that does all at once, in the action round: Londo acts, and Delenn holds Song; Spy and Sorrow lie in her deck. */
function inActionRound(change: (game: Game) => Game = (game) => game): Table {
  const game = stage(
    {
      Londo: { inner: [character("Vir", { diplomacy: 2 })], hand: [event("Speech", { says: "Nothing." })] },
      Delenn: { inner: [character("Lennier", { diplomacy: 2 })], hand: [song], deck: [spy, sorrow, other] },
      "G'Kar": { inner: [character("Na'Toth", { diplomacy: 2 })], hand: [event("Prayer", { says: "Nothing." })] },
    },
    [["Londo", pact]],
  );
  const now = change(game);
  const waiting = now.awaiting.map(({ id, seat }) => ({ decision: id, seat, since: 3_000 }));
  const table = { ...tableAfter(null, ...opening(3, "daily")), timing: "together" as const, game: now, waiting };
  // What is said first notes how the round opens.
  return take(table, { type: "skip-aftermaths", at: START, by: GKAR, on: true }).table;
}

/** The same where Delenn holds this card in the place of Song. */
const holding = (table: Table, title: string): Table =>
  twinOf(table, at(gameOf(table), "Song"), at(gameOf(table), title));

/** Both tables through entries, as many of each; what everybody else sees is the same after each of them. */
function alike(one: Table, two: Table, steps: readonly (readonly [LogEntry, LogEntry])[]): readonly [Table, Table] {
  let now = [one, two] as const;
  expect(othersSee({ table: one, log: [] }, OWN)).toEqual(othersSee({ table: two, log: [] }, OWN));
  for (const [step, [first, second]] of steps.entries()) {
    const taken = [take(now[0], first), take(now[1], second)] as const;
    expect(othersSee(taken[0], OWN), `step ${step}`).toEqual(othersSee(taken[1], OWN));
    now = [taken[0].table, taken[1].table];
  }
  return now;
}

const says = (seat: number, action: Action, time = START + 1): LogEntry => ({
  type: "acted",
  at: time,
  by: PLAYERS[seat] ?? "",
  actions: [action],
});
const orders = (actions: readonly Action[]): LogEntry => ({ type: "ordered", at: START + 1, by: DELENN, actions });
const passes = (until: "touched" | "round"): LogEntry => ({
  type: "pass-until",
  at: START + 1,
  by: DELENN,
  until: [until],
});
const both = (entry: LogEntry) => [entry, entry] as const;
/** Something that shows nowhere either, for whoever says nothing of the kind: when she said it is the same. */
const nothing: LogEntry = { type: "skip-aftermaths", at: START + 1, by: DELENN, on: true };

describe("Two games that differ in one hidden card", () => {
  it("look the same while orders wait, whatever they are and whether there are any", { tags: "long" }, () => {
    const plain = inActionRound();
    const twin = holding(plain, "Spy");
    const sponsors: Action = {
      type: "sponsor",
      seat: OWN,
      card: at(gameOf(plain), "Song"), // in the twin that card is Spy
      with: at(gameOf(plain), "Delenn's Ambassador"),
    };
    const builds: Action = { type: "build", seat: OWN, with: at(gameOf(plain), "Delenn's Ambassador") };
    const later = both({ type: "pass-until", at: START + 2, by: GKAR, until: ["touched"] });
    alike(plain, twin, [[nothing, orders([sponsors])], later]);
    alike(plain, twin, [[orders([builds]), orders([sponsors, builds].slice(0, 1))], later]);
    alike(plain, twin, [[passes("round"), orders([sponsors])], later]);
    alike(plain, twin, [[passes("touched"), nothing], later]);
  });

  it("look the same when an order is taken back, whatever it was", () => {
    const plain = inActionRound();
    const twin = holding(plain, "Spy");
    const drop = (what: "pass" | number): LogEntry => ({ type: "ahead-dropped", at: START + 2, by: DELENN, what });
    const builds: Action = { type: "build", seat: OWN, with: at(gameOf(plain), "Delenn's Ambassador") };
    alike(plain, twin, [
      [passes("touched"), orders([builds])],
      [drop("pass"), drop(1)],
    ]);
  });

  it("look the same while a vote is given before its player is called", () => {
    const calls: Action = {
      type: "effect",
      seat: 0,
      because: "Show of Hands",
      effect: { verb: "call-vote", kind: "player", sealed: false },
    };
    const called = take(inActionRound(), says(0, calls)).table;
    // Whoever is called first is somebody else: she has not been asked yet.
    const gkars = gameOf(called).awaiting.find(({ kind }) => kind === "call");
    expect(gkars?.seat).not.toBe(OWN);
    const votes = (vote: "yes" | "no" | "abstain"): LogEntry => says(OWN, { type: "vote", seat: OWN, vote }, START + 3);
    const twin = holding(called, "Spy");
    alike(called, twin, [[votes("yes"), votes("no")]]);
    alike(called, twin, [[votes("abstain"), { ...nothing, at: START + 3 }]]);
  });

  /** A conflict has been resolved, and all three are asked about aftermaths. */
  const resolved = (game: Game): Game =>
    arranged(game, (work) => {
      work.game.awaiting = [];
      work.game.round = "resolution";
      work.game.conflicts = work.game.conflicts.map((one) => ({
        ...one,
        result: { won: true, margin: 1, uncontested: true },
      }));
      askAftermaths(work, work.game.conflicts[0]?.id ?? 0, 0);
    });

  it("look the same while aftermaths are answered, by whoever holds one and plays it and whoever holds none", () => {
    const plain = inActionRound(resolved);
    const twin = holding(plain, "Sorrow");
    const plays = legalActions(gameOf(twin), OWN).find(({ action }) => action.type === "aftermath")?.action;
    if (!plays) throw new Error("Sorrow may be played");
    const none = (seat: number, time: number): LogEntry => says(seat, { type: "pass", seat }, time);
    // Londo comes before her, and has not answered: an aftermath shows when its turn in initiative order has come.
    const turn: Action = { type: "standing", seat: OWN, answer: "turn" };
    const [first, then] = [START + 2, START + 3];
    alike(plain, twin, [[none(OWN, first), says(OWN, plays, first)], both(none(2, then))]);
    alike(plain, twin, [both(none(2, first)), [none(OWN, then), says(OWN, plays, then)]]);
    alike(plain, twin, [both(none(2, first)), [says(OWN, turn, then), says(OWN, plays, then)]]);
    // She may think again, as often as she likes.
    alike(plain, twin, [
      [none(OWN, first), says(OWN, plays, first)],
      [none(OWN, then), none(OWN, then)],
    ]);
  });

  it("are answered for at the same time, where she is skipped while holding none", () => {
    const plain = take(inActionRound(resolved), { ...nothing, at: START + 1 }).table;
    const twin = holding(plain, "Other");
    expect(answerAt(plain)).not.toBeNull();
    expect(answerAt(twin)).toBe(answerAt(plain));
    // Whoever holds one is waited for; nothing else tells it, until the time has come.
    const withOne = holding(plain, "Sorrow");
    const shown = ({ deadline: _, ...rest }: ReturnType<typeof othersSee>) => rest;
    expect(shown(othersSee({ table: withOne, log: [] }, OWN))).toEqual(
      shown(othersSee({ table: plain, log: [] }, OWN)),
    );
  });
});
