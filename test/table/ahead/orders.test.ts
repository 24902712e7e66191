// moderator: Orders for later — what waits until its player is asked
import { describe, expect, it } from "vitest";
import { type Action, type Game, planFor } from "../../../src/engine/index.ts";
import { aheadOf, type PassUntil } from "../../../src/table/ahead/ahead.ts";
import { slipOf } from "../../../src/table/disputes/taking-back.ts";
import type { LogEntry } from "../../../src/table/entry.ts";
import type { Table } from "../../../src/table/table.ts";
import { createRender } from "../../../src/thread/showing/render.ts";
import { library, refusalOf } from "../tables.ts";
import { acts, asked, card, DELENN, GKAR, inActionRound, joins, LONDO, passes, taken } from "./tables.ts";

const orders = (by: string, actions: readonly Action[], thenPass?: readonly PassUntil[]): LogEntry => ({
  type: "ordered",
  at: 5_000,
  by,
  actions,
  ...(thenPass ? { thenPass } : {}),
});
const folded = (table: Table, ...entries: LogEntry[]) => entries.reduce((now, entry) => taken(now, entry).table, table);
const builds = (table: Table, seat: number, title: string): Action => ({
  type: "build",
  seat,
  with: card(table, title),
});
const rotated = ({ game }: Table, id: number) => (game as Game).cards[id]?.play?.rotated;

describe("an order for one's turn", () => {
  it("is carried out when its player is asked, and shows nowhere before", () => {
    const table = inActionRound();
    const waiting = taken(table, orders(DELENN, [joins(table, 1, "Lennier", "oppose")]));
    expect(waiting.events).toEqual([]);
    expect(waiting.announcements).toEqual([{ what: "changed" }]);
    const render = createRender(library);
    const [before, after] = [render.table(table), render.table(waiting.table)];
    expect(after.fixed).toEqual(before.fixed);
    expect(after.hands.filter(({ seat }) => seat !== 1)).toEqual(before.hands.filter(({ seat }) => seat !== 1));
    expect(JSON.stringify(after.hands[1])).toContain("oppose Pact with Lennier");
    const done = taken(waiting.table, acts(passes(0)));
    expect(done.events.map(({ type }) => type)).toEqual(["passed", "opposed"]);
    expect(asked(done.table)).toEqual([2]);
    expect(aheadOf(done.table, 1).orders).toBeUndefined();
  });

  it("shows what its player means to do once it is carried out: the step before it is not taken back any more", () => {
    const table = inActionRound();
    const waiting = taken(table, orders(DELENN, [joins(table, 1, "Lennier", "oppose")])).table;
    const alone = taken(table, acts(joins(table, 0, "Vir"))).table;
    expect(slipOf(alone, 0)).toMatchObject({ act: { seat: 0 }, asked: [] });
    const answered = taken(waiting, acts(joins(table, 0, "Vir"))).table;
    expect(slipOf(answered, 0)).toMatchObject({ code: "undo-stuck", why: "intent" });
  });

  it("that is carried out at once can be taken back like any other step", () => {
    const table = inActionRound();
    const done = taken(table, orders(LONDO, [joins(table, 0, "Vir")])).table;
    expect(slipOf(done, 0)).toMatchObject({ act: { seat: 0 }, asked: [] });
  });

  it("is carried out at once where its player is asked, and is refused as by hand where it cannot be", () => {
    const table = inActionRound();
    const done = taken(table, orders(LONDO, [joins(table, 0, "Vir")], ["touched"]));
    expect(done.events.map(({ type }) => type)).toEqual(["supported"]);
    expect(aheadOf(done.table, 0).pass).toEqual(["touched"]);
    expect(refusalOf(table, orders(LONDO, [joins(table, 0, "Lennier")], ["touched"]))).toBe(
      refusalOf(table, acts(joins(table, 0, "Lennier"))),
    );
  });

  it("each of a row waits for its own turn, and then is passed", () => {
    const table = inActionRound();
    const row = [joins(table, 1, "Lennier", "oppose"), joins(table, 1, "Mayan", "oppose")];
    let now = folded(table, orders(DELENN, row, ["round"]), acts(passes(0)));
    expect(aheadOf(now, 1).orders).toMatchObject([{ id: 2, sentence: "oppose Pact with Mayan using diplomacy" }]);
    now = folded(now, acts(passes(2)), acts(passes(0)));
    expect(aheadOf(now, 1)).toEqual({ given: 2, pass: ["round"] });
    now = folded(now, acts(passes(2)), acts(passes(0)));
    expect(now.game?.round).not.toBe("action");
  });

  it("is dropped with what hangs on it where it is not possible any more, with the rule, and its player is asked", () => {
    const table = inActionRound();
    const row = [joins(table, 1, "Lennier", "oppose"), joins(table, 1, "Mayan", "oppose")];
    const waiting = folded(table, orders(DELENN, row, ["touched"]));
    // Somebody neutralizes the first of the two.
    const hurt = folded(waiting, {
      type: "acted",
      at: 6_000,
      by: LONDO,
      actions: [
        {
          type: "effect",
          seat: 0,
          because: "A Card",
          effect: { verb: "neutralize", which: { card: card(table, "Lennier") } },
        },
      ],
    });
    const done = folded(hurt, acts(passes(0)));
    expect(asked(done)).toEqual([1]);
    expect(rotated(done, card(table, "Mayan"))).toBe(false);
    const { told, orders: left, pass } = aheadOf(done, 1);
    expect({ left, pass }).toEqual({ left: undefined, pass: undefined });
    expect(told).toMatchObject([
      {
        what: "order-dropped",
        sentence: "oppose Pact with Lennier using diplomacy",
        also: ["oppose Pact with Mayan using diplomacy"],
        pass: true,
      },
    ]);
    expect(told?.[0]).toHaveProperty("refusal.rule");
    const render = createRender(library);
    expect(JSON.stringify(render.table(done).hands[1])).toContain("was not done, and is dropped");
    expect(JSON.stringify(render.table(done).hands[0])).not.toContain("dropped");
  });

  it("ends with the round in which it could be carried out", () => {
    const table = inActionRound();
    const waiting = folded(table, orders(DELENN, [joins(table, 1, "Lennier", "oppose")]));
    const ended = folded(waiting, {
      type: "acted",
      at: 6_000,
      by: LONDO,
      actions: [{ type: "effect", seat: 0, because: "A Card", effect: { verb: "end-action-round" } }],
    });
    expect(ended.game?.round).not.toBe("action");
    expect(aheadOf(ended, 1)).toMatchObject({ told: [{ what: "order-dropped", refusal: null }] });
  });

  it("is dropped by its player, with what hangs on it and nothing else", () => {
    const table = inActionRound();
    const waiting = folded(
      table,
      orders(DELENN, [joins(table, 1, "Lennier", "oppose")]),
      orders(DELENN, [joins(table, 1, "Mayan", "oppose")]),
    );
    const dropped = folded(waiting, { type: "ahead-dropped", at: 6_000, by: DELENN, what: 1 });
    expect(aheadOf(dropped, 1).orders).toMatchObject([{ id: 2, sentence: "oppose Pact with Mayan using diplomacy" }]);
  });
});

describe("orders that contradict each other", () => {
  it("are refused, and leave those that wait as they are", () => {
    const table = inActionRound();
    const oppose = joins(table, 1, "Lennier", "oppose");
    const mayan = joins(table, 1, "Mayan", "oppose");
    expect(refusalOf(table, orders(DELENN, [oppose, builds(table, 1, "Lennier")]))).toBe("orders-use-twice");
    const waiting = folded(table, orders(DELENN, [oppose], ["touched"]));
    expect(refusalOf(waiting, orders(DELENN, [oppose]))).toBe("order-after-pass");
    expect(refusalOf(waiting, orders(DELENN, [mayan]))).toBe("order-after-pass");
    expect(refusalOf(waiting, { type: "pass-until", at: 1, by: DELENN, until: ["touched"] })).toBe("orders-wait");
    expect(refusalOf(table, orders(DELENN, [passes(1), mayan]))).toBe("pass-among-orders");
    expect(refusalOf(table, orders(DELENN, []))).toBe("no-orders");
    expect(refusalOf(table, orders(DELENN, [joins(table, 0, "Vir")]))).toBe("not-your-seat");
    expect(
      refusalOf(
        table,
        orders(
          DELENN,
          Array.from({ length: 9 }, () => mayan),
        ),
      ),
    ).toBe("too-many-orders");
  });

  it("are refused where one of them is not possible, with the rules' own word", () => {
    const table = inActionRound();
    expect(refusalOf(table, orders(DELENN, [joins(table, 1, "Vir")]))).not.toBeNull();
    expect(refusalOf(table, orders(DELENN, [{ type: "buy", seat: 1, cards: 1 }]))).toBe("not-now");
  });
});

describe("orders that are given one at a time", () => {
  it("may be followed by a pass that is said afterwards, and by none where nothing waits", () => {
    const table = inActionRound();
    const by = { at: 5_000, by: GKAR } as const;
    expect(refusalOf(table, { type: "ordered", ...by, actions: [], thenPass: ["touched"] })).toBe("no-orders");
    const one = taken(table, { type: "ordered", ...by, actions: [joins(table, 2, "Na'Toth", "oppose")] }).table;
    const then = taken(one, { type: "ordered", ...by, actions: [], thenPass: ["touched"] }).table;
    expect(aheadOf(then, 2).orders).toMatchObject([{ thenPass: ["touched"] }]);
    expect(aheadOf(then, 2).pass).toBeUndefined();
  });

  it("are chosen from what is possible in the own turn, while another is asked", () => {
    const { game } = inActionRound();
    if (game === null) throw new Error("a game is played");
    const plan = planFor(game, 2);
    expect(plan?.kind).toBe("action");
    expect(plan?.actions.map(({ sentence }) => sentence)).toContain("build with Na'Toth");
    expect(plan?.actions.some(({ action }) => action.type === "pass")).toBe(false);
    // Whoever is asked is asked just that.
    expect(planFor(game, 0)).toBeNull();
  });
});
