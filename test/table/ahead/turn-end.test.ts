// moderator: What comes after the round, said ahead — engine: Step 3. Play Aftermath Cards; The Draw Round; Step 1. Declare Conflicts.
import { describe, expect, it } from "vitest";
import {
  type Action,
  aheadKind,
  type Game,
  legalActions,
  legalAhead,
  plannable,
  viewFor,
} from "../../../src/engine/index.ts";
import { aheadOf } from "../../../src/table/ahead/ahead.ts";
import type { LogEntry } from "../../../src/table/entry.ts";
import type { Table } from "../../../src/table/table.ts";
import { createRender } from "../../../src/thread/showing/render.ts";
import { aftermath } from "../../engine/aftermaths/aftermath-stage.ts";
import { arranged, at, character, conflict, event, stage } from "../../engine/stage.ts";
import { library, opening, refusalOf, tableAfter } from "../tables.ts";
import { acts, DELENN, GKAR, LONDO, openingTogether, passes, taken } from "./tables.ts";

const rumor = (title: string) => event(title, { says: "Nothing." });

/** Three in the action round of a table where all draw at once; Londo's conflict will be won by his ambassador's Vir. */
function table(toast = aftermath("Toast", { outcome: "won" }), change: (game: Game) => Game = (game) => game): Table {
  const staged = stage(
    {
      Londo: {
        inner: [character("Vir", { diplomacy: 2 })],
        hand: [toast, rumor("Gossip"), conflict("Raid", "military")],
        unspent: 7,
      },
      Delenn: { inner: [character("Lennier", { diplomacy: 2 })], hand: [rumor("Hint")], unspent: 7 },
      "G'Kar": { inner: [character("Na'Toth")], hand: [rumor("Whisper")], unspent: 7 },
    },
    [["Londo", conflict("Pact", "diplomacy")]],
  );
  const game = arranged(staged, (work) => {
    work.game.together = true;
  });
  return { ...tableAfter(null, ...opening(3)), game: change(game), waiting: [{ decision: 1, seat: 0, since: 3_000 }] };
}

const gameOf = ({ game }: Table): Game => game as Game;
const orders = (by: string, ...actions: Action[]): LogEntry => ({ type: "ordered", at: 5_000, by, actions });
const folded = (first: Table, ...entries: LogEntry[]) => entries.reduce((now, entry) => taken(now, entry).table, first);
const keep = (seat: number, buy?: number): Action => ({ type: "keep", seat, ...(buy === undefined ? {} : { buy }) });
const toasts = (now: Table): Action => {
  const target = { what: "card" as const, card: at(gameOf(now), "Vir") };
  return { type: "aftermath", seat: 0, card: at(gameOf(now), "Toast"), target };
};
const supports = (now: Table): Action => ({
  type: "support",
  seat: 0,
  conflict: gameOf(now).conflicts[0]?.id ?? 0,
  with: at(gameOf(now), "Vir"),
});
/** Everybody passes until the action round is over. */
const round = (now: Table): Table => folded(now, acts(passes(0)), acts(passes(1)), acts(passes(2)));
/** Londo supports his conflict, and then all pass. */
const won = (now: Table): Table => folded(now, acts(supports(now)), acts(passes(1)), acts(passes(2)), acts(passes(0)));
const told = (now: Table, seat: number) => aheadOf(now, seat).told?.map(({ what }) => what);
const owing = (now: Table) => gameOf(now).awaiting.map(({ seat, kind }) => `${seat} ${kind}`);
const none = (seat: number): LogEntry => acts({ type: "standing", seat, answer: "turn" });

describe("In the action round a player may say", () => {
  it("what the turn ends with, and the next declaration, whoever is asked now", () => {
    expect(plannable(gameOf(table()), 1)).toEqual(["action", "declare", "aftermath", "draw"]);
    const possible = legalAhead(gameOf(table()), 0).filter(({ action }) => aheadKind(action) !== "action");
    const said = possible.map(({ sentence }) => sentence);
    expect(said).toContain("play Toast on Vir");
    expect(said).toContain("keep, buy 2");
    expect(said).not.toContain("keep, buy 3");
    expect(said).toContain("discard Gossip");
    expect(said.some((one) => one.startsWith("declare Raid"))).toBe(true);
    expect(new Set(said).size).toBe(said.length);
  });

  it("nothing of the draw round where all do its steps one after the other", () => {
    const { together: _, ...game } = gameOf(table());
    expect(plannable(game, 1)).toEqual(["action", "declare", "aftermath"]);
    expect(refusalOf({ ...table(), game }, orders(DELENN, keep(1)))).toBe("not-now");
  });

  it("no aftermath where no conflict is left to be resolved", () => {
    const game = { ...gameOf(table()), conflicts: [] };
    expect(plannable(game, 1)).not.toContain("aftermath");
    expect(refusalOf({ ...table(), game }, orders(LONDO, toasts(table())))).toBe("not-now");
  });
});

describe("What is said of the draw round", () => {
  it("is done when it begins, with nobody asked where all have said it", () => {
    const now = folded(
      table(),
      none(0),
      none(1),
      none(2),
      orders(LONDO, keep(0, 1)),
      orders(DELENN, keep(1)),
      orders(GKAR, keep(2, 2)),
    );
    const after = round(now);
    expect(gameOf(after)).toMatchObject({ turn: 2, round: "conflict" });
    const hands = gameOf(after).seats.map(({ hand }) => hand.length);
    // The free card, and what was bought.
    expect(hands).toEqual([3 + 1 + 1, 1 + 1, 1 + 1 + 2]);
    expect(aheadOf(after, 0).orders).toBeUndefined();
  });

  it("discards what was named, and buys no more than can be paid for by then", () => {
    const first = table();
    const gossip = at(gameOf(first), "Gossip");
    const order = orders(LONDO, { type: "discard", seat: 0, cards: [gossip], buy: 2 });
    const said = folded(first, none(0), none(1), none(2), order);
    const seats = gameOf(said).seats.map((seat, one) => (one === 0 ? { ...seat, unspent: 4 } : seat));
    const spent = { ...said, game: { ...gameOf(said), seats } };
    const drawn = folded(round(spent), acts(keep(1, 1)), acts(keep(2, 1)));
    expect(gameOf(drawn).seats[0]?.discard).toContain(gossip);
    expect(gameOf(drawn).seats[0]?.hand).toHaveLength(2 + 1 + 1);
  });

  it("keeps and buys nothing, with no further question, where that was said", () => {
    const now = round(folded(table(), none(0), none(1), none(2), orders(LONDO, keep(0))));
    expect(owing(now)).toEqual(["1 discard", "2 discard"]);
    expect(gameOf(now).drawStep?.answers).toMatchObject([{ seat: 0, discards: [], buys: 0 }]);
  });

  it("takes the place of what was said before, and is said once", () => {
    const now = folded(table(), orders(LONDO, keep(0, 1)), orders(LONDO, keep(0, 2)));
    expect(aheadOf(now, 0).orders).toMatchObject([{ sentence: "keep, buy 2" }]);
    expect(refusalOf(table(), orders(LONDO, keep(0), keep(0, 1)))).toBe("draws-twice");
    expect(refusalOf(table(), orders(LONDO, keep(0, 3)))).toBe("buy-too-many");
  });

  it("is dropped where a card to discard is gone, and its player is told and asked", () => {
    const gossip = at(gameOf(table()), "Gossip");
    const said = folded(
      table(),
      none(0),
      none(1),
      none(2),
      orders(LONDO, { type: "discard", seat: 0, cards: [gossip] }),
    );
    const without = {
      ...said,
      game: {
        ...gameOf(said),
        seats: gameOf(said).seats.map((seat, one) =>
          one === 0 ? { ...seat, hand: seat.hand.filter((id) => id !== gossip), discard: [gossip] } : seat,
        ),
      },
    };
    const now = round(without);
    expect(owing(now)).toContain("0 discard");
    expect(told(now, 0)).toEqual(["order-dropped"]);
  });
});

describe("Aftermaths that are said ahead", () => {
  it("are played after the first conflict where the rules allow it, and no others", () => {
    const now = won(folded(table(), none(1), none(2), orders(LONDO, toasts(table()))));
    const { game } = now;
    expect(game?.round).toBe("draw");
    expect(game?.cards[at(gameOf(now), "Toast")]?.zone).not.toBe("hand");
    expect(aheadOf(now, 0)).toEqual({ given: 1 });
  });

  it("are dropped with the round where no conflict allowed them, without a question in between", () => {
    const now = round(folded(table(), none(1), none(2), orders(LONDO, toasts(table()))));
    expect(gameOf(now).round).toBe("draw");
    expect(gameOf(now).seats[0]?.hand).toContain(at(gameOf(now), "Toast"));
    expect(told(now, 0)).toEqual(["order-dropped"]);
    expect(aheadOf(now, 0).aftermaths).toBeUndefined();
  });

  it("are asked for as usual once they are taken back", () => {
    const said = folded(table(), none(1), none(2), orders(LONDO, toasts(table())));
    for (const what of ["aftermaths", 1] as const) {
      const back = folded(said, { type: "ahead-dropped", at: 6_000, by: LONDO, what });
      expect(aheadOf(back, 0)).toEqual({ given: 1 });
      expect(owing(won(back))).toEqual(["0 aftermath"]);
      expect(refusalOf(back, { type: "ahead-dropped", at: 7_000, by: LONDO, what })).toBe("nothing-ahead");
    }
  });

  it("are played when it is their player's turn, and may be answered by all who come later", () => {
    const now = won(folded(table(), orders(LONDO, toasts(table()))));
    expect(gameOf(now).order[0]).toBe(0);
    expect(gameOf(now).cards[at(gameOf(now), "Toast")]?.zone).not.toBe("hand");
    expect(owing(now)).toEqual(["1 aftermath", "2 aftermath"]);
    expect(gameOf(now).aftermathStep?.again).toBe(true);
  });
});

describe("What is said of a turn's end", () => {
  it("shows to nobody else, whatever it is", () => {
    const before = table();
    const after = folded(before, orders(LONDO, toasts(before)), orders(LONDO, keep(0, 1)));
    const raid = legalAhead(gameOf(before), 0).find(({ sentence }) => sentence.startsWith("declare Raid"));
    if (!raid) throw new Error("a conflict to declare");
    const declared = taken(after, orders(LONDO, raid.action));
    expect(declared.announcements).toEqual([{ what: "changed" }]);
    const render = createRender(library);
    const [one, other] = [render.table(before), render.table(declared.table)];
    expect(other.fixed).toEqual(one.fixed);
    expect(other.hands.filter(({ seat }) => seat !== 0)).toEqual(one.hands.filter(({ seat }) => seat !== 0));
    for (const words of ["keep, buy 1", "play Toast on Vir", "declare Raid"])
      expect(JSON.stringify(other.hands[0])).toContain(words);
  });

  it("looks to the others as if it had been answered at once when it was asked", () => {
    const silent = [none(1), none(2)] as const;
    const ahead = round(folded(table(), none(0), ...silent, orders(LONDO, keep(0, 1))));
    const asked = folded(round(folded(table(), none(0), ...silent)), acts(keep(0, 1)));
    for (const seat of [1, 2]) expect(viewFor(gameOf(ahead), { seat })).toEqual(viewFor(gameOf(asked), { seat }));
    expect(viewFor(gameOf(ahead), "public")).toEqual(viewFor(gameOf(asked), "public"));
  });
});

describe("With a starting hand", () => {
  it("the first declaration may be said, before others have chosen theirs, and is made when conflicts are declared", () => {
    const begun = tableAfter(null, ...openingTogether(3));
    expect(plannable(gameOf(begun), 0)).toEqual([]);
    expect(refusalOf(begun, orders(LONDO, { type: "declare-nothing", seat: 0 }))).toBe("not-now");
    const chooses = (now: Table, seat: number): Table => {
      const [first] = legalActions(gameOf(now), seat);
      return first && gameOf(now).round === "setup" && gameOf(now).awaiting.some((one) => one.seat === seat)
        ? chooses(taken(now, acts(first.action)).table, seat)
        : now;
    };
    const one = chooses(begun, 0);
    expect(gameOf(one).round).toBe("setup");
    expect(plannable(gameOf(one), 0)).toEqual(["declare"]);
    const said = taken(one, orders(LONDO, { type: "declare-nothing", seat: 0 })).table;
    const all = chooses(chooses(said, 1), 2);
    expect(gameOf(all)).toMatchObject({ turn: 1, round: "conflict" });
    expect(gameOf(all).declareStep?.answers).toEqual([{ seat: 0, declares: null }]);
    expect(aheadOf(all, 0).orders).toBeUndefined();
  });
});
