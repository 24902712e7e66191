// moderator: Objecting to an effect by hand — what was carried out by hand is undone, objected to, or stands
import { describe, expect, it } from "vitest";
import type { Action, Effect, Event } from "../../../src/engine/index.ts";
import type { Announcement } from "../../../src/table/announcement.ts";
import { applyEntry } from "../../../src/table/apply-entry.ts";
import { type LogEntry, parseEntry } from "../../../src/table/entry.ts";
import { readTable, savedTable } from "../../../src/table/saved.ts";
import type { HandWord, Table } from "../../../src/table/table.ts";
import { createRender } from "../../../src/thread/showing/render.ts";
import { at, character, conflict, event, group, invented, stage } from "../../engine/stage.ts";
import { expectAcceptable } from "../../views/discord-limits.ts";
import { library, opening, PLAYERS, refusalOf, tableAfter } from "../tables.ts";

const render = createRender(library);
const [JOHN, DAVE, PAUL] = PLAYERS;
const MINUTE = 60_000;

const trap = invented("contingency", "Trap", {
  cost: 0,
  text: { says: "Nothing.", contingency: { trigger: "you-win" } },
});

/** Three players in the action round, John to act. */
function table(pace: Table["pace"] = "live", spent = 0): Table {
  const game = stage(
    {
      John: { race: "centauri", unspent: 9, spent, supporting: [character("Clerk", { diplomacy: 3 })] },
      Dave: {
        race: "minbari",
        unspent: 9,
        supporting: [group("Choir")],
        hand: [event("Song", { says: "Nothing." }), trap],
      },
      Paul: { race: "narn", unspent: 9 },
    },
    [["Dave", conflict("Parley", "diplomacy")]],
  );
  return { ...tableAfter(null, ...opening(3, pace)), game };
}

const gameOf = ({ game }: Table) => {
  if (game === null) throw new Error("no game");
  return game;
};
const act = (by: string, ...actions: Action[]): LogEntry => ({ type: "acted", at: 10, by, actions });
const byHand = (effect: Effect, when = 10, seat = 0): LogEntry => ({
  type: "acted",
  at: when,
  by: PLAYERS[seat] ?? "",
  actions: [{ type: "effect", seat, because: "A Card", effect }],
});
const gain: Effect = { verb: "gain-influence", who: { seat: 0 }, amount: 2 };
const undo = (by: string, effect = 1, when = 20): LogEntry => ({ type: "hand-undone", at: when, by, effect });
const objects = (by: string, effect = 1, when = 20): LogEntry => ({ type: "objected", at: when, by, effect });
const says = (by: string, word: HandWord, effect = 1): LogEntry => ({
  type: "objection-word",
  at: 30,
  by,
  effect,
  word,
});
const judges = (word: HandWord, effect = 1): LogEntry => ({
  type: "objection-judged",
  at: 40,
  by: "77",
  effect,
  word,
  name: "Kosh",
});

interface Step {
  table: Table;
  announcements: readonly Announcement[];
  events: readonly Event[];
}

/** Folds the entry, from the table as the store would give it back, too. */
function folded(now: Table, entry: LogEntry): Step {
  const result = applyEntry(now, entry);
  if (!result.ok) throw new Error(JSON.stringify(result.refused));
  const again = applyEntry(readTable({ version: 1, ...savedTable(now) }), parseEntry(JSON.stringify(entry)));
  expect(again.ok && JSON.stringify(again.table)).toBe(JSON.stringify(result.table));
  for (const message of render.log(result.table, result.announcements)) expectAcceptable(message);
  return result;
}
const said = ({ table: now, announcements }: Step) =>
  render
    .log(now, announcements)
    .map(({ content }) => content)
    .join("\n");
const labels = ({ table: now, announcements }: Step) =>
  render
    .log(now, announcements)
    .flatMap(({ components }) =>
      components.flatMap((row) => row.components.map((one) => ("label" in one ? one.label : ""))),
    );
const passing = (seat: number): LogEntry => act(PLAYERS[seat] ?? "", { type: "pass", seat });
const ratings = (now: Table) => gameOf(now).seats.map(({ unspent, spent }) => unspent + spent);

describe("An effect by hand", () => {
  it("is said with buttons to object to it and to undo it", () => {
    const done = folded(table(), byHand(gain));
    expect(labels(done)).toEqual(["Object", "Undo", "Call a judge"]);
    expect(labels(folded(done.table, passing(0)))).toEqual([]);
  });

  it("is undone by who did it, byte for byte, as long as nothing has come after it", () => {
    const before = table();
    for (const effect of [
      gain,
      { verb: "raise-unrest", who: { seat: 1 }, amount: 2 },
      { verb: "neutralize", which: { card: at(gameOf(before), "Clerk") } },
      { verb: "discard-card", which: { card: at(gameOf(before), "Clerk") } },
      { verb: "return-to-hand", which: { card: at(gameOf(before), "Clerk") } },
      { verb: "lose-influence", who: { seat: 0 }, amount: 1 },
      { verb: "end-action-round" },
      { verb: "call-vote", kind: "player" },
    ] satisfies Effect[]) {
      const done = folded(before, byHand(effect)).table;
      expect(JSON.stringify(done.game)).not.toBe(JSON.stringify(before.game));
      const back = folded(done, undo(JOHN));
      expect(JSON.stringify(back.table.game)).toBe(JSON.stringify(before.game));
      expect(said(back)).toContain("Undone is what Player 1001 did by hand for A Card");
      expect(back.table.waiting.map(({ seat }) => seat)).toEqual([0]);
      expect(refusalOf(back.table, undo(JOHN))).toBe("nothing-to-undo");
    }
  });

  it("is undone by nobody else, and not objected to by who did it", () => {
    const done = folded(table(), byHand(gain)).table;
    expect(refusalOf(done, undo(DAVE))).toBe("not-your-effect");
    expect(refusalOf(done, undo("9999"))).toBe("not-seated");
    expect(refusalOf(done, objects(JOHN))).toBe("own-effect");
    expect(refusalOf(done, objects("9999"))).toBe("not-seated");
    expect(refusalOf(done, objects(DAVE, 2))).toBe("nothing-to-object");
    expect(refusalOf(done, says(DAVE, "undo"))).toBe("nothing-to-object");
  });

  it("that has shown somebody a hidden card cannot be undone", () => {
    const traps = tableAfter(
      table(),
      passing(0),
      act(DAVE, { type: "place", seat: 1, card: at(gameOf(table()), "Trap"), under: at(gameOf(table()), "Choir") }),
    );
    for (const [now, effect] of [
      [table(), { verb: "draw", who: { seat: 0 }, amount: 1 }],
      [table(), { verb: "show-hand", who: { seat: 1 } }],
      [table(), { verb: "take", who: { seat: 0 }, from: "deck", amount: 1 }],
      // What lies face down under it is turned up in the discard pile.
      [traps, { verb: "discard-card", which: { card: at(gameOf(table()), "Choir") } }],
    ] satisfies [Table, Effect][]) {
      const done = folded(now, byHand(effect)).table;
      expect(applyEntry(done, undo(JOHN))).toMatchObject({
        ok: false,
        refused: { refusal: { code: "cannot-undo", because: "A Card", stuck: "seen" } },
      });
    }
  });
});

describe("A shuffle by hand", () => {
  // quickstart: General Note – Irrevokable; moderator: What is never taken back
  const shuffled = folded(table(), byHand({ verb: "shuffle-deck", who: { seat: 0 } }));

  it("is not taken back, were it at once", () => {
    expect(applyEntry(shuffled.table, undo(JOHN))).toMatchObject({
      refused: { refusal: { code: "cannot-undo", because: "A Card", stuck: "shuffled" } },
    });
  });

  it("may be objected to: whether it was wrong is judged, and it stands", () => {
    const open = folded(shuffled.table, objects(DAVE));
    expect(said(open)).toContain("It cannot be undone: a deck was shuffled by it, and a shuffle is never taken back.");
    const judged = folded(open.table, judges("undo"));
    expect(said(judged)).toContain("**A Card** was wrong.");
    expect(gameOf(judged.table).seats).toEqual(gameOf(shuffled.table).seats);
  });

  it("is taken back in a game that began when it still was", () => {
    const { revision: _, ...former } = gameOf(table());
    const before = { ...table(), game: former };
    const done = folded(before, byHand({ verb: "shuffle-deck", who: { seat: 0 } })).table;
    expect(JSON.stringify(folded(done, undo(JOHN)).table.game)).toBe(JSON.stringify(former));
  });
});

describe("An objection", () => {
  const before = table();
  const done = folded(before, byHand(gain)).table;
  const open = folded(done, objects(DAVE));

  it("halts play until it is let stand, agreed to be undone, or judged", () => {
    expect(said(open)).toContain("**Player 1002 objects** to **A Card**, which Player 1001 carried out by hand:");
    expect(said(open)).toContain("> Player 1001 gains 2 influence");
    expect(labels(open)).toEqual(["Agree to undo", "Let it stand", "Judge: decide"]);
    expect(open.table.waiting).toEqual([]);
    for (const seat of [0, 1, 2]) expect(refusalOf(open.table, passing(seat))).toBe("objected");
    expect(refusalOf(open.table, byHand(gain))).toBe("objected");
    expect(refusalOf(open.table, objects(PAUL))).toBe("objected");
    expect(refusalOf(open.table, undo(JOHN))).toBe("objected");
    const { tracker } = render.table(open.table).fixed;
    expect(tracker?.content).toContain("Play waits: there is an objection to **A Card**");
  });

  it("is withdrawn by who objects, unless another one objects too", () => {
    const stands = folded(open.table, says(DAVE, "stand"));
    expect(said(stands)).toContain("Agreed: **A Card** stands. Play goes on.");
    expect(JSON.stringify(stands.table.game)).toBe(JSON.stringify(done.game));
    expect(stands.table.objection).toBeUndefined();
    expect(stands.table.waiting.length).toBeGreaterThan(0);
    expect(refusalOf(stands.table, objects(PAUL))).toBe("nothing-to-object");
    expect(refusalOf(stands.table, undo(JOHN))).toBe("nothing-to-undo");
    const both = folded(open.table, says(PAUL, "undo"));
    expect(said(both)).toContain("Player 1003 agrees to undo it. To undo it takes Player 1001 still.");
    const one = folded(both.table, says(DAVE, "stand")).table;
    expect(one.objection).toBeDefined();
    expect(folded(one, says(PAUL, "stand")).table.objection).toBeUndefined();
  });

  it("is settled at once where who did it agrees", () => {
    const back = folded(open.table, says(JOHN, "undo"));
    expect(JSON.stringify(back.table.game)).toBe(JSON.stringify(before.game));
    expect(said(back)).toContain("Player 1001 takes **A Card** back. Play goes on.");
    expect(back.table.objection).toBeUndefined();
  });

  it("hears each word once, and a changed mind", () => {
    expect(refusalOf(open.table, says(DAVE, "undo"))).toBe("word-given");
    expect(refusalOf(open.table, says("9999", "undo"))).toBe("not-seated");
    expect(refusalOf(open.table, says(PAUL, "undo", 7))).toBe("nothing-to-object");
    const mild = folded(open.table, says(PAUL, "stand")).table;
    expect(folded(mild, says(PAUL, "undo")).table.objection?.words).toEqual([
      { seat: 1, word: "undo" },
      { seat: 2, word: "undo" },
    ]);
  });

  it("ends by a judge's word", () => {
    const undone = folded(open.table, judges("undo"));
    expect(said(undone)).toContain("Kosh has decided: **A Card** is undone. Play goes on.");
    expect(JSON.stringify(undone.table.game)).toBe(JSON.stringify(before.game));
    const stands = folded(open.table, judges("stand"));
    expect(said(stands)).toContain("Kosh has decided: **A Card** stands.");
    expect(ratings(stands.table)).toEqual(ratings(done));
    expect(refusalOf(stands.table, judges("undo"))).toBe("nothing-to-object");
  });

  it("is made in the turn of the effect, within 10 minutes at a live table and a day at a daily one", () => {
    expect(refusalOf(done, objects(DAVE, 1, 10 + 10 * MINUTE))).toBeNull();
    expect(refusalOf(done, objects(DAVE, 1, 11 + 10 * MINUTE))).toBe("objection-late");
    expect(refusalOf(done, undo(JOHN, 1, 11 + 10 * MINUTE))).toBe("objection-late");
    const daily = folded(table("daily"), byHand(gain)).table;
    expect(refusalOf(daily, objects(DAVE, 1, 11 + 10 * MINUTE))).toBeNull();
    expect(refusalOf(daily, objects(DAVE, 1, 11 + 24 * 60 * MINUTE))).toBe("objection-late");
    const next = { ...done, game: { ...gameOf(done), turn: 5 } };
    expect(applyEntry(next, objects(DAVE))).toMatchObject({
      refused: { refusal: { code: "objection-late", over: "turn" } },
    });
  });

  it("does not wait for whoever has left the game", () => {
    const seats = gameOf(done).seats.map((seat, index) => (index === 2 ? { ...seat, eliminated: true } : seat));
    const two = folded({ ...done, game: { ...gameOf(done), seats } }, passing(0)).table;
    const asked = folded(two, objects(DAVE)).table;
    expect(folded(asked, says(JOHN, "undo")).table.objection).toBeUndefined();
  });

  it("to what cannot be unseen ends with a word about it, and nothing is undone", () => {
    const drew = folded(table(), byHand({ verb: "draw", who: { seat: 0 }, amount: 1 })).table;
    const asked = folded(drew, objects(DAVE));
    expect(said(asked)).toContain("It cannot be undone: cards have been seen by it that were hidden");
    expect(labels(asked)).toEqual(["It was wrong", "Let it stand", "Judge: decide"]);
    const judged = folded(asked.table, judges("undo"));
    expect(said(judged)).toContain("Kosh has decided: **A Card** was wrong. It cannot be undone");
    expect(JSON.stringify(judged.table.game)).toBe(JSON.stringify(drew.game));
    expect(judged.table.waiting.length).toBeGreaterThan(0);
  });
});

describe("After others have acted", () => {
  const later = tableAfter(table(), byHand(gain), passing(0), passing(1));

  it("it takes everybody's agreement to undo it, and what came since stays", () => {
    const asked = folded(later, undo(JOHN));
    expect(said(asked)).toContain("**Player 1001 asks to undo** **A Card**");
    expect(refusalOf(asked.table, says(JOHN, "undo"))).toBe("word-given");
    const one = folded(asked.table, says(DAVE, "undo"));
    expect(one.table.objection).toBeDefined();
    const undone = folded(one.table, says(PAUL, "undo"));
    expect(ratings(undone.table)).toEqual(ratings(table()));
    expect(gameOf(undone.table).passes).toBe(gameOf(later).passes);
    expect(gameOf(undone.table).awaiting).toEqual(gameOf(later).awaiting);
    expect(said(undone)).toContain("Undone is what Player 1001 did by hand for A Card: gain 2 influence");
    expect(said(undone)).toContain("Player 1001 loses 2 influence");
  });

  it("an answer that the effect has asked for is undone with it", () => {
    const lost = tableAfter(
      table("live", 2),
      byHand({ verb: "lose-influence", who: { seat: 0 }, amount: 1 }, 10, 1),
      act(JOHN, { type: "lose", seat: 0, spent: 1 }),
      passing(0),
    );
    expect(ratings(lost)[0]).toBe(10);
    expect(ratings(folded(folded(lost, objects(JOHN)).table, judges("undo")).table)[0]).toBe(11);
  });

  it("what cannot be reversed piece by piece stands", () => {
    const mixed = tableAfter(table(), byHand({ verb: "shuffle-deck", who: { seat: 0 } }), passing(0));
    expect(applyEntry(mixed, undo(JOHN))).toMatchObject({
      refused: {
        refusal: {
          code: "cannot-undo",
          stuck: { verb: "shuffle deck", why: "shuffle" },
        },
      },
    });
  });

  it("a card that left play comes back as it lay", () => {
    const before = table();
    const card = at(gameOf(before), "Clerk");
    const moved = tableAfter(before, byHand({ verb: "discard-card", which: { card } }), passing(0));
    expect(gameOf(moved).cards[card]?.zone).toBe("discard");
    const back = folded(folded(moved, undo(JOHN)).table, judges("undo")).table;
    expect(gameOf(back).cards[card]?.play).toEqual(gameOf(before).cards[card]?.play);
  });

  it("what was said in secret since is still said once the effect is taken back", () => {
    const answer: Action = { type: "standing", seat: 2, answer: "turn" };
    const before = table();
    const alone = folded(before, act(PAUL, answer)).table;
    const secret = tableAfter(before, byHand(gain), act(PAUL, answer));
    const back = folded(secret, undo(JOHN)).table;
    expect(JSON.stringify(back.game)).toBe(JSON.stringify(alone.game));
  });
});

describe("The log of a table in which an effect was undone", () => {
  it("makes the same table again", () => {
    const entries: LogEntry[] = [byHand(gain), objects(DAVE), says(JOHN, "undo"), byHand(gain, 50), undo(JOHN, 2, 60)];
    const before = table();
    const live = entries.reduce((now, entry) => folded(now, entry).table, before);
    const again = tableAfter(before, ...entries.map((entry) => parseEntry(JSON.stringify(entry))));
    expect(JSON.stringify(again)).toBe(JSON.stringify(live));
    expect(JSON.stringify(again.game)).toBe(JSON.stringify(before.game));
  });
});
