// moderator: Disputing a card's fact — a figure that a player has read off a card is doubted
import { describe, expect, it } from "vitest";
import type { Action, CardFacts, StatedFacts } from "../../../src/engine/index.ts";
import { abilityOf } from "../../../src/engine/rules/in-force/ability.ts";
import type { Announcement } from "../../../src/table/announcement.ts";
import { applyEntry } from "../../../src/table/apply-entry.ts";
import { cardKey } from "../../../src/table/disputes/dispute.ts";
import { type LogEntry, parseEntry } from "../../../src/table/entry.ts";
import { readTable, savedTable } from "../../../src/table/saved.ts";
import type { Table } from "../../../src/table/table.ts";
import { createRender } from "../../../src/thread/showing/render.ts";
import { at, character, conflict, event, group, stage } from "../../engine/stage.ts";
import { expectAcceptable } from "../../views/discord-limits.ts";
import { library, opening, PLAYERS, refusalOf, tableAfter } from "../tables.ts";

const render = createRender(library);
const [JOHN, DAVE, PAUL] = PLAYERS;

/** Nobody has stated this card's cost and abilities. */
function unread(card: CardFacts, more: Partial<CardFacts> = {}): CardFacts {
  const { complete: _, cost: __, ...rest } = card;
  return { ...rest, ...more };
}
const refa = unread(character("Lord Refa"));
const carn = unread(character("Carn Mollari", {}), { cost: 4 });

/** Three players in the action round, John to act: Lord Refa in hand, Carn Mollari in play. */
function table(unspent = 9): Table {
  const game = stage(
    {
      John: { race: "centauri", unspent, supporting: [carn], hand: [refa] },
      Dave: { race: "minbari", unspent: 9, supporting: [group("Choir")], hand: [event("Song", { says: "Nothing." })] },
      Paul: { race: "narn", unspent: 9 },
    },
    [["Dave", conflict("Parley", "diplomacy")]],
  );
  return { ...tableAfter(null, ...opening(3)), game };
}

const act = (by: string, ...actions: Action[]): LogEntry => ({ type: "acted", at: 10, by, actions });
const said = (now: Table, title: string, facts: StatedFacts): Action => ({
  type: "state-facts",
  seat: 0,
  card: at(gameOf(now), title),
  facts,
});
const gameOf = ({ game }: Table) => {
  if (game === null) throw new Error("no game");
  return game;
};
const sponsoring = (now: Table, cost: number): LogEntry =>
  act(JOHN, said(now, "Lord Refa", { cost }), {
    type: "sponsor",
    seat: 0,
    card: at(gameOf(now), "Lord Refa"),
    with: at(gameOf(now), "John's Ambassador"),
  });
const about = (type: "disputed" | "dispute-agreed" | "dispute-withdrawn", by: string, card: CardFacts): LogEntry => ({
  type,
  at: 20,
  by,
  card: cardKey(card.id),
});
const judge = (card: CardFacts, facts: StatedFacts): LogEntry => ({
  type: "facts-judged",
  at: 30,
  by: "77",
  card: card.id,
  facts,
  name: "Kosh",
  keep: true,
});

/** Folds the entry, from the table as the store would give it back, too. */
function told(now: Table, entry: LogEntry): { table: Table; announcements: readonly Announcement[] } {
  const result = applyEntry(now, entry);
  if (!result.ok) throw new Error(JSON.stringify(result.refused));
  const again = applyEntry(readTable({ version: 1, ...savedTable(now) }), parseEntry(JSON.stringify(entry)));
  expect(again.ok && JSON.stringify(again.table)).toBe(JSON.stringify(result.table));
  for (const message of render.log(result.table, result.announcements)) expectAcceptable(message);
  return result;
}
const labels = (now: Table, announcements: readonly Announcement[]) =>
  render
    .log(now, announcements)
    .flatMap(({ components }) =>
      components.flatMap((row) => row.components.map((one) => ("label" in one ? one.label : ""))),
    );
const zoneOf = (now: Table, title: string) => gameOf(now).cards[at(gameOf(now), title)]?.zone;
const spentOf = (now: Table) => gameOf(now).seats[0]?.spent;

function fail(why: string): never {
  throw new Error(why);
}

describe("A figure that was read off a card", () => {
  it("is said with a button to dispute it, once for each card", () => {
    const done = told(table(), sponsoring(table(), 3));
    expect(labels(done.table, done.announcements)).toEqual(["Dispute"]);
    expect(labels(done.table, told(done.table, act(DAVE, { type: "pass", seat: 1 })).announcements)).toEqual([]);
  });

  it("is disputed by players of the table alone, and only if it was said in public", () => {
    const { table: done } = told(table(), sponsoring(table(), 3));
    expect(refusalOf(done, about("disputed", "9999", refa))).toBe("not-seated");
    expect(refusalOf(done, about("disputed", DAVE, carn))).toBe("nothing-to-dispute");
    // Said of a card in hand, nobody else knows of it: there is nothing to dispute, and no button.
    const hidden = told(table(), act(JOHN, said(table(), "Lord Refa", { cost: 3 })));
    expect(labels(hidden.table, hidden.announcements)).toEqual([]);
    expect(refusalOf(hidden.table, about("disputed", DAVE, refa))).toBe("nothing-to-dispute");
    expect(hidden.table.said ?? []).toEqual([]);
  });
});

describe("Whoever has misread a card", () => {
  const correcting = (by: string, cost: number): LogEntry => ({
    type: "reading-corrected",
    at: 15,
    by,
    card: cardKey(refa.id),
    facts: { cost },
  });
  const done = told(table(), sponsoring(table(), 3)).table;

  it("corrects it, and the step is taken with the right figure", () => {
    const { table: right, announcements } = told(done, correcting(JOHN, 5));
    expect({ zoneOf: zoneOf(right, "Lord Refa"), spentOf: spentOf(right) }).toEqual({ zoneOf: "play", spentOf: 5 });
    expect(labels(right, announcements)).toEqual(["Dispute"]);
    expect(announcements).toContainEqual({ what: "unlearned", guild: "900", card: refa.id, names: ["cost"], by: JOHN });
    expect(announcements.find(({ what }) => what === "learned")).toMatchObject({ learned: [{ facts: { cost: 5 } }] });
    // The right figure may be doubted like the wrong one, and holds the step again.
    const open = told(right, about("disputed", DAVE, refa)).table;
    expect({ zoneOf: zoneOf(open, "Lord Refa"), spentOf: spentOf(open) }).toEqual({ zoneOf: "hand", spentOf: 0 });
  });

  it("acts anew where it cannot be done so", () => {
    const { table: right, announcements } = told(done, correcting(JOHN, 20));
    expect({ zoneOf: zoneOf(right, "Lord Refa"), spentOf: spentOf(right) }).toEqual({ zoneOf: "hand", spentOf: 0 });
    expect(announcements[0]).toMatchObject({ what: "reading-corrected", undone: true });
    expect(gameOf(right).awaiting).toMatchObject([{ kind: "action", seat: 0 }]);
  });

  it("corrects it from now on where others have acted since", () => {
    const later = told(done, act(DAVE, { type: "pass", seat: 1 })).table;
    const right = told(later, correcting(JOHN, 5)).table;
    expect({ zoneOf: zoneOf(right, "Lord Refa"), spentOf: spentOf(right) }).toEqual({ zoneOf: "play", spentOf: 3 });
    expect(gameOf(right).facts.find(({ title }) => title === "Lord Refa")?.cost).toBe(5);
  });

  it("ends a dispute about it so", () => {
    const open = told(done, about("disputed", DAVE, refa)).table;
    const right = told(open, correcting(JOHN, 4)).table;
    expect(right.dispute).toBeUndefined();
    expect({ zoneOf: zoneOf(right, "Lord Refa"), spentOf: spentOf(right) }).toEqual({ zoneOf: "play", spentOf: 4 });
  });

  it("is the only one to do so, and changes something", () => {
    expect(refusalOf(done, correcting(DAVE, 5))).toBe("not-your-reading");
    expect(refusalOf(done, correcting(JOHN, 3))).toBe("nothing-to-correct");
    const open = told(done, about("disputed", DAVE, refa)).table;
    const agreed = told(
      told(open, about("dispute-agreed", DAVE, refa)).table,
      about("dispute-agreed", PAUL, refa),
    ).table;
    expect(refusalOf(agreed, correcting(JOHN, 5))).toBe("not-your-reading");
  });
});

describe("What was said of a hidden card in several steps", () => {
  const john = { title: "Tollgate", id: "named/card/tollgate" };
  const game = stage({
    John: { race: "centauri", unspent: 9, hand: [john] },
    Dave: { race: "minbari" },
    Paul: { race: "narn" },
  });
  const start: Table = { ...tableAfter(null, ...opening(3)), game };
  const state = (facts: StatedFacts): Action => ({ type: "state-facts", seat: 0, card: at(game, "Tollgate"), facts });
  const typed = told(start, act(JOHN, state({ type: "character" })));
  const sponsor: Action = { type: "sponsor", seat: 0, card: at(game, "Tollgate"), with: at(game, "John's Ambassador") };
  const shown = told(typed.table, act(JOHN, state({ cost: 3 }), sponsor));

  it("is remembered for the server when it is turned up, and not before", () => {
    expect(typed.announcements.some(({ what }) => what === "learned")).toBe(false);
    expect(shown.announcements.find(({ what }) => what === "learned")).toMatchObject({
      learned: [{ facts: { type: "character" } }, { facts: { cost: 3 } }],
    });
  });

  it("is disputed in one, and the step is taken again as it was where it stands", () => {
    const open = told(shown.table, about("disputed", DAVE, john)).table;
    expect(open.dispute?.facts).toEqual({ type: "character", cost: 3 });
    expect(gameOf(open).facts.find(({ title }) => title === "Tollgate")).toEqual(john);
    const one = told(open, about("dispute-agreed", DAVE, john)).table;
    const both = told(one, about("dispute-agreed", PAUL, john)).table;
    expect(both.game).toEqual(shown.table.game);
  });

  it("is acted on anew where a judge says that the card is something else", () => {
    const open = told(shown.table, about("disputed", DAVE, john)).table;
    const judged = told(open, judge(john, { type: "event", cost: 1 })).table;
    expect({ zoneOf: zoneOf(judged, "Tollgate"), spentOf: spentOf(judged) }).toEqual({ zoneOf: "hand", spentOf: 0 });
    expect(gameOf(judged).facts.find(({ title }) => title === "Tollgate")).toMatchObject({ type: "event", cost: 1 });
  });
});

describe("A dispute", () => {
  const done = told(table(), sponsoring(table(), 3)).table;
  const { table: open, announcements } = told(done, about("disputed", DAVE, refa));

  it("takes the step back that it was said for, and nobody can act", () => {
    expect({ zoneOf: zoneOf(done, "Lord Refa"), spentOf: spentOf(done) }).toEqual({ zoneOf: "play", spentOf: 3 });
    expect({ zoneOf: zoneOf(open, "Lord Refa"), spentOf: spentOf(open) }).toEqual({ zoneOf: "hand", spentOf: 0 });
    expect(gameOf(open).facts.find(({ title }) => title === "Lord Refa")?.cost).toBeUndefined();
    expect(open.waiting).toEqual([]);
    expect(refusalOf(open, act(JOHN, { type: "pass", seat: 0 }))).toBe("disputed");
    expect(refusalOf(open, about("disputed", PAUL, refa))).toBe("disputed");
    expect(labels(open, announcements)).toEqual(["It stands", "Correct it…", "Take it back", "Judge: decide"]);
    expect(render.log(open, announcements)[0]?.content).toContain("cost 3");
    const { tracker } = render.table(open).fixed;
    expect(tracker?.content).toContain("Play waits: what was read off **Lord Refa** is disputed");
    expectAcceptable(tracker ?? fail("no tracker"));
  });

  it("ends when everybody but its reader agrees, and the step is done as it was", () => {
    expect(refusalOf(open, about("dispute-agreed", JOHN, refa))).toBe("own-word");
    const one = told(open, about("dispute-agreed", PAUL, refa)).table;
    expect(one.dispute?.agreed).toEqual([2]);
    expect(refusalOf(one, about("dispute-agreed", PAUL, refa))).toBe("agreed-already");
    const both = told(one, about("dispute-agreed", DAVE, refa));
    expect(both.table.dispute).toBeUndefined();
    expect(JSON.stringify(both.table.game)).toBe(JSON.stringify(done.game));
    expect(both.table.waiting.length).toBeGreaterThan(0);
    expect(refusalOf(both.table, about("disputed", DAVE, refa))).toBe("nothing-to-dispute");
  });

  it("is settled by a judge, with whose figure the step is taken instead", () => {
    const { table: settled, announcements: news } = told(open, judge(refa, { cost: 5 }));
    expect({ zoneOf: zoneOf(settled, "Lord Refa"), spentOf: spentOf(settled) }).toEqual({ zoneOf: "play", spentOf: 5 });
    expect(settled.dispute).toBeUndefined();
    expect(news).toContainEqual({
      what: "judged",
      guild: "900",
      judged: { id: refa.id, title: "Lord Refa", facts: { cost: 5 } },
      judge: { user: "77", name: "Kosh", at: 30 },
    });
    expect(refusalOf(settled, about("disputed", JOHN, refa))).toBe("nothing-to-dispute");
  });

  it("leaves the step undone where the judge's figure forbids it, and its player acts anew", () => {
    const poor = told(table(4), sponsoring(table(4), 3)).table;
    const settled = told(told(poor, about("disputed", PAUL, refa)).table, judge(refa, { cost: 8 }));
    expect({ zoneOf: zoneOf(settled.table, "Lord Refa"), spentOf: spentOf(settled.table) }).toEqual({
      zoneOf: "hand",
      spentOf: 0,
    });
    expect(settled.announcements[0]).toMatchObject({ what: "dispute-settled", how: "judged", undone: true });
    expect(gameOf(settled.table).awaiting).toMatchObject([{ seat: 0, kind: "action" }]);
    expect(gameOf(settled.table).facts.find(({ title }) => title === "Lord Refa")?.cost).toBe(8);
  });

  it("is over when its reader takes the figure back: it is asked again, and the server forgets it", () => {
    expect(refusalOf(open, about("dispute-withdrawn", DAVE, refa))).toBe("not-your-word");
    const { table: back, announcements: news } = told(open, about("dispute-withdrawn", JOHN, refa));
    expect(news).toContainEqual({ what: "unlearned", guild: "900", card: refa.id, names: ["cost"], by: JOHN });
    expect(back.said).toEqual([]);
    const anew = told(back, sponsoring(back, 4)).table;
    expect({ zoneOf: zoneOf(anew, "Lord Refa"), spentOf: spentOf(anew) }).toEqual({ zoneOf: "play", spentOf: 4 });
  });

  it("waits for nobody who has left the game", () => {
    const { lately: _, ...later } = done;
    const gone: Table = {
      ...later,
      game: {
        ...gameOf(done),
        seats: gameOf(done).seats.map((seat, index) => (index === 2 ? { ...seat, eliminated: true } : seat)),
      },
    };
    const disputed = told(gone, about("disputed", DAVE, refa)).table;
    expect(told(disputed, about("dispute-agreed", DAVE, refa)).table.dispute).toBeUndefined();
  });
});

describe("A dispute after others have acted", () => {
  const support = (now: Table): LogEntry =>
    act(JOHN, said(now, "Carn Mollari", { diplomacy: 2 }), {
      type: "support",
      seat: 0,
      conflict: 1,
      with: at(gameOf(now), "Carn Mollari"),
    });
  const later = tableAfter(table(), support(table()), act(DAVE, { type: "pass", seat: 1 }));
  const open = told(later, about("disputed", PAUL, carn));

  it("undoes nothing, and cannot be taken back", () => {
    expect(JSON.stringify(open.table.game)).toBe(JSON.stringify(later.game));
    expect(labels(open.table, open.announcements)).toEqual(["It stands", "Correct it…", "Judge: decide"]);
    expect(refusalOf(open.table, about("dispute-withdrawn", JOHN, carn))).toBe("too-late-to-withdraw");
    expect(refusalOf(open.table, act(PAUL, { type: "pass", seat: 2 }))).toBe("disputed");
  });

  it("lets a judge's figure count from now on: what is paid stays paid, what is counted later counts anew", () => {
    const settled = told(open.table, judge(carn, { diplomacy: 5 })).table;
    expect(abilityOf(gameOf(settled), at(gameOf(settled), "Carn Mollari"), "diplomacy")).toBe(5);
    expect(gameOf(settled).turn).toBe(gameOf(later).turn);
    expect(gameOf(settled).conflicts[0]?.participants).toEqual(gameOf(later).conflicts[0]?.participants);
    expect(refusalOf(settled, act(PAUL, { type: "pass", seat: 2 }))).toBeNull();
  });
});

describe("A judge's word without a dispute", () => {
  it("counts in the game of that thread from now on, said only of a card that lies open", () => {
    const { table: now, announcements } = told(table(), judge(carn, { diplomacy: 3 }));
    expect(abilityOf(gameOf(now), at(gameOf(now), "Carn Mollari"), "diplomacy")).toBe(3);
    expect(JSON.stringify(announcements)).toContain("fact-corrected");
    const hidden = told(table(), judge(refa, { cost: 3 }));
    expect(render.log(hidden.table, hidden.announcements)).toEqual([]);
    expect(gameOf(hidden.table).facts.find(({ title }) => title === "Lord Refa")?.cost).toBe(3);
  });

  it("may be about many cards at once, told in one message, and settles what is disputed of one of them", () => {
    const word = (card: CardFacts, facts: StatedFacts, ...more: { card: string; facts: StatedFacts }[]): LogEntry => ({
      type: "facts-judged",
      at: 30,
      by: "77",
      card: card.id,
      facts,
      name: "Kosh",
      more,
    });
    const both = word(carn, { diplomacy: 3 }, { card: refa.id, facts: { cost: 3 } });
    const { table: now, announcements } = told(table(), both);
    expect(abilityOf(gameOf(now), at(gameOf(now), "Carn Mollari"), "diplomacy")).toBe(3);
    expect(gameOf(now).facts.find(({ title }) => title === "Lord Refa")?.cost).toBe(3);
    expect(render.log(now, announcements)).toHaveLength(1);
    expect(JSON.stringify(render.log(now, announcements))).not.toContain("Refa");
    const disputed = tableAfter(table(), sponsoring(table(), 2), about("disputed", DAVE, refa));
    const settled = told(disputed, word(carn, { diplomacy: 3 }, { card: refa.id, facts: { cost: 4 } })).table;
    expect(settled.dispute).toBeUndefined();
    expect(gameOf(settled).facts.find(({ title }) => title === "Lord Refa")?.cost).toBe(4);
  });

  it("neutralizes a card whose damage it cannot bear any more", () => {
    const hurt = tableAfter(
      table(),
      act(JOHN, said(table(), "Carn Mollari", { diplomacy: 4, intrigue: 0, psi: 0, leadership: 0 })),
      act(DAVE, {
        type: "effect",
        seat: 1,
        because: "Accident",
        effect: { verb: "damage", which: { card: at(gameOf(table()), "Carn Mollari") }, amount: 2 },
      }),
    );
    const { table: now } = told(hurt, judge(carn, { diplomacy: 2 }));
    expect(gameOf(now).cards[at(gameOf(now), "Carn Mollari")]?.play?.neutralized).toBe(true);
  });

  it("is refused for a card that is not in the game, and changes nothing", () => {
    expect(refusalOf(table(), judge(character("Nobody"), { cost: 1 }))).toBe("nothing-to-dispute");
  });
});
