import { describe, expect, test } from "vitest";
import type { CardInPlayView } from "../../../src/engine/index.ts";
import { allCardsMessage, boardMessage, howMuchMessage, onTheTable, trackerMessage } from "../../../src/views/index.ts";
import { explainedLines } from "../../../src/views/prompts/explained.ts";
import { expectAcceptable, labelsOf, optionsOf, textOf } from "../discord-limits.ts";
import { ctx, inPlay, londoView, publicView, tradePact } from "../fixtures.ts";

describe("the tracker", () => {
  const text = textOf(trackerMessage(publicView, ctx));

  test("says where the game stands and who owes what", () => {
    expect(text).toContain("Friday night: turn 3, action round");
    expect(text).toContain("Waiting for **Londo** to take an action or pass");
    expect(text).toContain("Initiative, lowest first: G'Kar, Londo");
    expect(text).toContain("Declared, face down: G'Kar");
  });

  test("leaves those who are out of the game out of the initiative", () => {
    const seats = publicView.seats.map((seat) => (seat.seat === 1 ? { ...seat, eliminated: true } : seat));
    expect(textOf(trackerMessage({ ...publicView, seats }, ctx))).toContain("Initiative, lowest first: Londo\n");
  });

  test("shows each seat's figures", () => {
    expect(text).toContain("Influence 5");
    expect(text).toContain("3 unspent, 2 spent");
    expect(text).toContain("Power 6 (bonus 1)");
    expect(text).toContain("Tension: G'Kar 4");
    expect(text).toContain("Tension: Londo 5");
    expect(text).toContain("Hand 5 · Deck 50");
    expect(text).toContain("Babylon 5: 6 · Shadows: 4 · Vorlons: 5");
  });

  test("shows cards with the signs of their state", () => {
    expect(text).toContain("Lord Marchetti\u00a0⤵ 2\u00a0Conspiracy");
    expect(text).toContain("Purple Fleet\u00a02\u00a0damage, Purple Fleet\u00a0✖");
    expect(text).toContain("Ambassador: Envoy Tavik\u00a0⤵");
  });

  test("lists the seats in initiative order", () => {
    const names = trackerMessage(publicView, ctx).embeds[0]?.fields?.map(({ name }) => name);
    expect(names).toEqual(["G'Kar · Narn Babylon Project", "▶ Londo · Centauri Babylon Project"]);
  });

  test("the tracker shows what waits for something, in a line each, and how much more does", () => {
    const watch = {
      seat: 0,
      source: "Trade **Pact**",
      on: "you-win",
      whose: 0,
      about: null,
      does: [{ verb: "gain-influence", amount: 2 }],
      until: "permanent",
      holder: null,
      once: false,
    } as const;
    const told = (count: number) =>
      textOf(trackerMessage({ ...publicView, watches: Array.from({ length: count }, () => watch) }, ctx));
    expect(told(1)).toContain("⏰ Londo wins a conflict → gain 2 influence (Trade \\*\\*Pact\\*\\*)");
    expect(told(4)).not.toContain("more");
    expect(told(9)).toContain("⏰ …and 6 more");
  });

  test("says when the Shadow War is on", () => {
    expect(textOf(trackerMessage({ ...publicView, shadowWar: "on" }, ctx))).toContain("Shadow War");
  });

  test("tells tensions at a large table by how high they are", () => {
    const [own] = publicView.seats;
    if (!own) throw new Error("no seat");
    const seats = Array.from({ length: 7 }, (_, seat) => ({
      ...own,
      seat,
      name: `P${seat}`,
      tensions: [0, 2, 4, 2, 1, 4, 2],
    }));
    const people = seats.map(({ seat, name }) => ({ seat, userId: null, display: name }));
    const large = textOf(trackerMessage({ ...publicView, seats }, { ...ctx, people }));
    expect(large).toContain("Tension: **4:** P2, P5 · **2:** P1, P3, P6 · **1:** P4");
  });

  test("leads to every card, privately", () => {
    expect(labelsOf(trackerMessage(publicView, ctx))).toEqual([
      "Cards",
      "My hand",
      "What can I do?",
      "Conflicts",
      "Timing…",
    ]);
    const cards = allCardsMessage(publicView, ctx);
    expect(cards.flags).toBe(64);
    expect(textOf(cards)).toContain("🕊️ diplomacy 6 · 🗝️ intrigue 3");
    expect(textOf(cards)).toContain("⤵ rotated · 2 Conspiracy marks");
  });
});

describe("how much an ability is", () => {
  const explained: CardInPlayView["explained"] = {
    diplomacy: {
      now: 7,
      base: 6,
      parts: [
        { kind: "printed", by: 6, source: "" },
        { kind: "add", by: 2, source: "Popular Support" },
        { kind: "damage", by: -1, source: "" },
      ],
    },
    leadership: {
      now: 5,
      base: 4,
      parts: [
        { kind: "printed", by: 3, source: "" },
        { kind: "printed-change", by: -1, source: "Weariness" },
        { kind: "double", by: 0, source: "Speech" },
        { kind: "add", by: 1, source: "*Toast*" },
      ],
    },
  };
  const delenn = inPlay(77, "Delenn", { explained, abilities: { diplomacy: 7, intrigue: 3, leadership: 5 } });
  const view = {
    ...publicView,
    seats: publicView.seats.map((seat) => (seat.seat === 1 ? { ...seat, supporting: [delenn] } : seat)),
  };

  test("is told part by part, in the order of counting", () => {
    const told = howMuchMessage(view, 77, ctx);
    expect(textOf(told)).toContain("**Delenn** (G'Kar)");
    expect(textOf(told)).toContain("**diplomacy 7** = 6 printed + 2 Popular Support − 1 damage (base 6)");
    expect(textOf(told)).toContain("**leadership 5** = (3 printed − 1 Weariness) × 2 Speech + 1 \\*Toast\\* (base 4)");
    expect(textOf(told)).toContain("intrigue 3, as printed");
    expect(labelsOf(told)).toEqual(["Cards"]);
    expectAcceptable(told);
  });

  test("is zero for a neutralized card, with what it would be made of", () => {
    const down = {
      ...delenn,
      neutralized: true,
      explained: { diplomacy: { now: 0, base: 6, parts: explained.diplomacy?.parts ?? [] } },
    };
    expect(explainedLines(down).join("\n")).toContain(
      "**diplomacy 0** neutralized; otherwise 6 printed + 2 Popular Support",
    );
  });

  test("is offered in a menu of the changed cards: with all cards, and on the board of those that take part", () => {
    const cards = allCardsMessage(view, ctx);
    expect(optionsOf(cards, "How is a number made up?")).toEqual([
      { label: "Delenn", value: "77", description: "G'Kar: diplomacy 7, leadership 5" },
    ]);
    expect(labelsOf(boardMessage(view, ctx))).toEqual([]);
    const part = tradePact.participants.map((each) => ({ ...each, card: 77, title: "Delenn" }));
    const board = boardMessage({ ...view, conflicts: [{ ...tradePact, participants: part }] }, ctx);
    expect(labelsOf(board)).toEqual(["How is a number made up?"]);
    expectAcceptable(board);
    expect(labelsOf(allCardsMessage(publicView, ctx))).not.toContain("How is a number made up?");
  });

  test("of a card that has left the table is not told", () => {
    expect(textOf(howMuchMessage(view, 999, ctx))).toContain("not on the table any more");
    expect(onTheTable(view, "Nobody", ctx)).toBeNull();
    expect(onTheTable(view, "delenn", ctx)).toContain("With G'Kar:");
  });
});

describe("two conflicts of one title", () => {
  test("are told apart on the board as orders tell them apart", () => {
    const first = { ...tradePact, apart: { seat: 0 } };
    const others = [
      { ...tradePact, id: 2, initiator: 1, apart: { seat: 1 } },
      { ...tradePact, id: 3, initiator: 1, apart: { seat: 1, number: 2 } },
    ];
    const text = textOf(boardMessage({ ...publicView, conflicts: [first, ...others] }, ctx));
    expect(text).toContain("Trade Pact (Londo) ·");
    expect(text).toContain("Trade Pact (G'Kar) ·");
    expect(text).toContain("Trade Pact #2 (G'Kar) ·");
  });
});

describe("the conflict board", () => {
  const text = textOf(boardMessage(publicView, ctx));

  test("shows both sides, their totals and what is needed", () => {
    expect(text).toContain("Trade Pact · diplomacy conflict");
    expect(text).toContain("By Londo on G'Kar · **Londo needs 3 more to win**");
    expect(text).toContain("**Support 2**: Old Favour +2");
    expect(text).toContain("**Opposition 4**: Envoy Tavik 4 (G'Kar)");
    expect(text).toContain("Won: gain 1 influence.");
  });

  test("names nothing of a face-down declaration but whose it is", () => {
    const view = { ...londoView, declared: [{ seat: 0, title: "Winter Gambit" }] };
    const seen = textOf(boardMessage(view, ctx));
    expect(seen).toContain("Londo has declared a conflict, face down");
    expect(seen).not.toContain("Winter Gambit");
  });

  test("a tie is not a victory: one more is needed", () => {
    expect(textOf(boardMessage({ ...publicView, conflicts: [{ ...tradePact, support: 4 }] }, ctx))).toContain(
      "needs 1 more to win",
    );
  });

  test("says by how much a conflict is being won, and how it ended", () => {
    const ahead = boardMessage({ ...publicView, conflicts: [{ ...tradePact, support: 6 }] }, ctx);
    expect(textOf(ahead)).toContain("Londo is winning by 2");
    const result = { won: true, margin: 4, uncontested: true };
    expect(textOf(boardMessage({ ...publicView, conflicts: [{ ...tradePact, result }] }, ctx))).toContain(
      "won by 4, uncontested",
    );
  });

  test("a conflict with several sides needs the single most", () => {
    const sides = {
      ...tradePact,
      form: "sides" as const,
      sides: [
        { seat: 0, total: 3 },
        { seat: 1, total: 5 },
      ],
    };
    const seen = textOf(boardMessage({ ...publicView, conflicts: [sides] }, ctx));
    expect(seen).toContain("**For G'Kar 5**");
    expect(seen).toContain("needs 3 more to win");
  });

  test("says so when nothing is going on", () => {
    const quiet = boardMessage({ ...publicView, conflicts: [], declared: [] }, ctx);
    expect(textOf(quiet)).toContain("No conflict has been initiated.");
    expectAcceptable(quiet);
  });
});
