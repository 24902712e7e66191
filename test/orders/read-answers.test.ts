/** Answers to questions of the game, as they are typed. */
import { describe, expect, test } from "vitest";
import type { LegalAction, View } from "../../src/engine/index.ts";
import { readOrder } from "../../src/orders/index.ts";
import { card, decision, fullView, legal } from "../views/fixtures.ts";

const read = (text: string, view: View, now: readonly LegalAction[]) => readOrder(text, view, now);

describe("what is asked besides actions", () => {
  const asked = (kind: Parameters<typeof decision>[2], more = {}): View => ({
    ...fullView,
    awaiting: [decision(9, 0, kind, more)],
  });

  test("the starting hand is named card by card", () => {
    const deck = [
      card(101, "Vir Cotto"),
      card(102, "Vir Cotto"),
      card(103, "Homeworld Fleet", { type: "fleet" }),
      card(104, "Trade, Fair and Free", { type: "agenda" }),
      card(105, "Homeworld Guard", { type: "group" }),
    ];
    const view = asked("starting-hand", { amount: 3, options: deck });
    expect(read("start with Vir, homeworld fleet, homeworld guard", view, [])).toEqual({
      kind: "do",
      action: { type: "start-with", seat: 0, cards: [101, 103, 105] },
      needs: [],
    });
    expect(read("start with vir cotto and homeworld fleet and homeworld guard", view, [])).toMatchObject({
      kind: "do",
    });
    expect(read("start with vir, homeworld, homeworld guard", view, [])).toMatchObject({
      kind: "unclear",
      which: { phrase: "homeworld", titles: ["Homeworld Fleet", "Homeworld Guard"] },
    });
    const any = [legal({ type: "start-with-any", seat: 0 }, "choose for me")];
    expect(read("choose for me", view, any)).toMatchObject({ action: { type: "start-with-any" } });
    expect(read("random", view, any)).toMatchObject({ action: { type: "start-with-any" } });
  });

  test("discards are done when they are asked for", () => {
    const keep = [legal({ type: "keep", seat: 0 }, "keep")];
    const view = asked("discard");
    expect(read("discard vir, secret bargain", view, keep)).toMatchObject({ kind: "do", action: { cards: [30, 31] } });
    expect(read("discard all", view, keep)).toMatchObject({ kind: "do", action: { cards: [30, 31, 32, 33, 34] } });
    expect(read("keep", view, keep)).toMatchObject({ kind: "do", action: { type: "keep" } });
    expect(read("keep all", view, keep)).toMatchObject({ kind: "do", action: { type: "keep" } });
    expect(read("pass", view, keep)).toMatchObject({ kind: "do", action: { type: "keep" } });
  });

  test("buying takes a number, and none is keep", () => {
    const buy = [1, 2].map((cards) => legal({ type: "buy", seat: 0, cards }, `buy ${cards}`));
    const now = [...buy, legal({ type: "keep", seat: 0 }, "keep")];
    expect(read("buy two", asked("buy"), now)).toMatchObject({ kind: "do", action: { cards: 2 } });
    expect(read("buy 9", asked("buy"), now)).toEqual({ kind: "try", action: { type: "buy", seat: 0, cards: 9 } });
    expect(read("buy none", asked("buy"), now)).toMatchObject({ kind: "do", action: { type: "keep" } });
    expect(read("buy 2 cards", asked("buy"), now)).toMatchObject({ kind: "do", action: { cards: 2 } });
  });

  test("a loss is split between the pools", () => {
    const now = [0, 1, 2].map((spent) =>
      legal(
        { type: "lose", seat: 0, spent },
        ["lose 2 from unspent", "lose 1 from spent and 1 from unspent", "lose 2 from spent"][spent] ?? "",
      ),
    );
    const view = asked("lose", { amount: 2 });
    expect(read("lose 2 from spent", view, now)).toMatchObject({ action: { spent: 2 } });
    expect(read("lose 1 from spent", view, now)).toMatchObject({ action: { spent: 1 } });
    expect(read("lose 2 from unspent", view, now)).toMatchObject({ action: { spent: 0 } });
    expect(read("lose 1 from unspent", view, now)).toMatchObject({ action: { spent: 1 } });
    expect(read("lose unspent", view, now)).toMatchObject({ action: { spent: 0 } });
    expect(read("lose spent", view, now)).toMatchObject({ action: { spent: 2 } });
  });

  test("what is sustained is named, and the rest readies", () => {
    const now = [[11], []].map((cards) =>
      legal({ type: "sustain", seat: 0, cards }, cards.length ? "sustain Lord Marchetti" : "ready all"),
    );
    const view = asked("sustain");
    expect(read("sustain marchetti", view, now)).toMatchObject({ kind: "do", action: { cards: [11] } });
    expect(read("sustain all", view, now)).toMatchObject({ kind: "do", action: { cards: [11] } });
    expect(read("ready all", view, now)).toMatchObject({ kind: "do", action: { cards: [] } });
    expect(read("sustain nothing", view, now)).toMatchObject({ kind: "do", action: { cards: [] } });
  });

  test("a conflict is aimed when it is revealed", () => {
    const now = [
      legal({ type: "initiate", seat: 0, target: { what: "player", seat: 1 } }, "initiate Winter Gambit on G'Kar"),
    ];
    const view = asked("initiate", { about: "Winter Gambit" });
    for (const text of ["initiate winter gambit on gkar", "initiate on narn", "target gkar", "initiate G'Kar"]) {
      expect(read(text, view, now)).toMatchObject({ kind: "do", action: { target: { seat: 1 } } });
    }
  });

  test("an aftermath is played like an event", () => {
    const now = [
      legal(
        { type: "aftermath", seat: 0, card: 31, target: { what: "card", card: 20 } },
        "play Secret Bargain on Envoy Tavik",
      ),
    ];
    expect(read("play bargain on tavik", asked("aftermath"), now)).toMatchObject({
      kind: "do",
      action: { type: "aftermath" },
    });
    expect(read("play vir on tavik", asked("aftermath"), now)).toMatchObject({
      kind: "try",
      action: { type: "aftermath", card: 30 },
    });
  });

  test("an inner circle character is discarded for an empty deck", () => {
    const now = [legal({ type: "discard-inner", seat: 0, card: 14 }, "discard Lady Morella")];
    expect(read("discard lady", asked("discard-inner"), now)).toMatchObject({ kind: "do", action: { card: 14 } });
  });

  test("another ambassador is chosen by its name", () => {
    const view = asked("ambassador", { options: [card(201, "Lord Refa"), card(202, "Vir Cotto")] });
    const now = [201, 202].map((id) =>
      legal(
        { type: "choose-ambassador", seat: 0, card: id },
        id === 201 ? "ambassador Lord Refa" : "ambassador Vir Cotto",
      ),
    );
    expect(read("ambassador refa", view, now)).toMatchObject({ kind: "do", action: { card: 201 } });
  });
});
