// What a practice opponent thinks a position is worth, and what it holds cards for
import { describe, expect, it } from "vitest";
import { type Action, type CardFacts, legalActions } from "../../src/engine/index.ts";
import { practice } from "../../src/opponent/practice/choose.ts";
import { evaluate } from "../../src/opponent/practice/evaluate.ts";
import { habit } from "../../src/opponent/practice/habits.ts";
import { agendaPromise, yieldOf } from "../../src/opponent/practice/promise.ts";
import { agenda, arranged, at, character, conflict, event, group, type SeatStage, stage } from "../engine/stage.ts";

/** What Anna's place at a table is worth to her, Ben having nothing. */
const worth = (anna: SeatStage): number => evaluate(stage({ Anna: anna, Ben: {} }), 0);

const gains = (power: number): CardFacts["text"] => ({
  says: `Rotate: gain ${power} power.`,
  actions: [{ does: "gain power", effects: [{ verb: "gain-power", who: "you", amount: power }] }],
});

describe("a practice opponent's judgement", () => {
  it("holds a group that gives power in every turn for better than one of its cost that gives nothing", () => {
    const plain = worth({ supporting: [group("Archive", { cost: 4 })] });
    expect(worth({ supporting: [group("Mint", { cost: 4, text: gains(1) })] })).toBeGreaterThan(plain + 0.5);
  });

  it("counts the last points before a standard victory for more than the first", () => {
    const step = (power: number) => worth({ rawPower: power + 1 }) - worth({ rawPower: power });
    expect(step(13)).toBeGreaterThan(step(4) + 0.3);
  });

  it("takes an agenda that forbids a standard victory for worth less than one of the same power that does not", () => {
    const power = { gives: "power", by: 3 } as const;
    const free = agenda("Free Hand", { says: "You count +3 power.", statics: [power] });
    const bound = agenda("Bound Hand", {
      says: "You count +3 power. Standard victories are not for you.",
      statics: [power, { gives: "no-standard-victory" }],
    });
    expect(worth({ agenda: bound })).toBeLessThan(worth({ agenda: free }) - 1);
  });

  it("holds a second member of the inner circle for better than a fifth whose deeds nobody could pay for", () => {
    const members = (others: number) =>
      worth({ inner: Array.from({ length: others }, (_, nth) => character(`Aide ${nth + 1}`)), unspent: 8 });
    expect(members(1) - members(0)).toBeGreaterThan(members(4) - members(3) + 0.5);
  });

  it("counts on nobody whose card says that they stay outside, and calls in somebody who may be promoted", () => {
    const guard = character(
      "Guard",
      { leadership: 3 },
      { text: { says: "It cannot be promoted.", statics: [{ gives: "cannot", what: "be-promoted", to: "this" }] } },
    );
    const gains = (beside: CardFacts) =>
      worth({ supporting: [beside, character("Helper")], unspent: 12 }) - worth({ supporting: [beside], unspent: 12 });
    expect(gains(guard)).toBeGreaterThan(gains(character("Other", { leadership: 3 })) + 0.5);
  });

  it("counts a card that is drawn, even where the hand is full already", () => {
    const hand = Array.from({ length: 8 }, (_, nth) => event(`Note ${nth + 1}`, { says: "Nothing." }));
    const deck = Array.from({ length: 30 }, (_, nth) => event(`Leaf ${nth + 1}`, { says: "Nothing." }));
    const [drawn, ...rest] = deck;
    expect(worth({ hand: drawn ? [...hand, drawn] : hand, deck: rest })).toBeGreaterThan(worth({ hand, deck }) + 0.1);
  });
});

// engine: Drakh Rule 6 — power alone wins nothing for a Drakh faction
describe("a practice opponent and the Drakh", () => {
  const herald = character("Herald", { diplomacy: 3, intrigue: 4 }, { race: "drakh", ambassador: "drakh", cost: 2 });
  const design = agenda(
    "Design",
    { says: "You win at 15 influence.", wins: [{ needs: "rating", atLeast: 15 }] },
    { race: "drakh" },
  );
  const helper = character("Helper", { diplomacy: 1 }, { cost: 2 });
  const drakh = (anna: SeatStage) =>
    arranged(stage({ Anna: { ...anna, inner: [herald] }, Ben: {} }), ({ game }) => {
      const ambassador = at(game, "Herald");
      game.seats = game.seats.map((seat, index) => (index === 0 ? { ...seat, drakh: true, ambassador } : seat));
    });

  it("calls in somebody weaker rather than give up winning by power", () => {
    const game = stage({ Anna: { hand: [herald, helper], unspent: 10 }, Ben: {} });
    const offered = legalActions(game, 0).flatMap(({ action }) => (action.type === "sponsor" ? [action.card] : []));
    expect(offered).toContain(at(game, "Herald"));
    expect(practice(game, 0, "herald")).toMatchObject({ type: "sponsor", card: at(game, "Helper") });
  });

  it("brings in, once it is Drakh, what such a faction wins by, and comes nearer to that with each point of influence", () => {
    const game = drakh({ hand: [design], unspent: 10 });
    expect(practice(game, 0, "design")).toMatchObject({ type: "sponsor", card: at(game, "Design") });
    const rated = (unspent: number) => evaluate(drakh({ agenda: design, unspent }), 0);
    expect(rated(14) - rated(13)).toBeGreaterThan(rated(8) - rated(7) + 0.3);
  });

  it("throws away a Drakh agenda before a group, and keeps it as a Drakh", () => {
    const groups = Array.from({ length: 6 }, (_, nth) => group(`Club ${nth + 1}`));
    const thrown = (game: ReturnType<typeof stage>): string[] => {
      const asked = arranged(game, (work) => {
        work.game.round = "draw";
        work.game.awaiting = [{ id: 1, seat: 0, kind: "discard" }];
      });
      const [question] = asked.awaiting;
      const action = question && habit(asked, 0, question, legalActions(asked, 0));
      if (action?.type !== "discard") return [];
      return action.cards.map((id) => asked.facts[asked.cards[id]?.facts ?? -1]?.title ?? "");
    };
    const deck = Array.from({ length: 24 }, (_, nth) => event(`Page ${nth + 1}`, { says: "Nothing." }));
    const held = { hand: [design, ...groups], deck, unspent: 0 };
    expect(thrown(stage({ Anna: held, Ben: {} }))).toEqual(["Design"]);
    expect(thrown(drakh(held))).not.toContain("Design");
  });
});

describe("a practice opponent whose deck runs low", () => {
  const pages = (many: number) =>
    Array.from({ length: many }, (_, nth) => event(`Page ${nth + 1}`, { says: "Nothing." }));
  const scribes = group("Scribes", {
    text: { says: "You draw 2 free cards instead of 1.", statics: [{ gives: "free-cards", instead: 2 }] },
  });

  it("minds the last cards more than the ones before them", () => {
    const step = (cards: number) => worth({ deck: pages(cards) }) - worth({ deck: pages(cards - 1) });
    expect(step(2)).toBeGreaterThan(step(6) + 0.5);
    expect(step(6)).toBeGreaterThan(step(11) + 0.2);
    expect(step(11)).toBeGreaterThan(0.1);
  });

  it("draws a card while there are some, and lets the last ones lie, whatever its hand", () => {
    const archive = group("Archive", {
      text: {
        says: "Rotate: draw 1 card.",
        actions: [{ does: "draw 1 card", effects: [{ verb: "draw", who: "you", amount: 1 }] }],
      },
    });
    const does = (cards: number) =>
      practice(stage({ Anna: { supporting: [archive], deck: pages(cards), spent: 10 }, Ben: {} }), 0, "draw");
    expect(does(30)).toMatchObject({ type: "rotate" });
    expect(does(8)?.type).toBe("pass");
  });

  it("buys less where more than one card must be drawn in each turn", () => {
    /** How many cards Anna buys of thirty. */
    const buys = (supporting: CardFacts[]): number => {
      const game = arranged(stage({ Anna: { unspent: 9, supporting, deck: pages(30) }, Ben: {} }), (work) => {
        work.game.round = "draw";
        work.game.awaiting = [{ id: 1, seat: 0, kind: "buy", most: 3 }];
      });
      const [asked] = game.awaiting;
      const action = asked && habit(game, 0, asked, legalActions(game, 0));
      return action?.type === "buy" ? action.cards : 0;
    };
    expect(buys([])).toBe(3);
    expect(buys([scribes])).toBe(0);
  });
});

describe("a practice opponent with influence left for cards", () => {
  const pages = (many: number, name = "Page") =>
    Array.from({ length: many }, (_, nth) => event(`${name} ${nth + 1}`, { says: "Nothing." }));
  const guests = (many: number) => Array.from({ length: many }, (_, nth) => character(`Guest ${nth + 1}`));

  /** What Anna does with such a hand, asked this in the draw round. */
  function asked(kind: "buy" | "discard", anna: SeatStage): Action | null {
    const game = arranged(stage({ Anna: { deck: pages(60), ...anna }, Ben: {} }), (work) => {
      work.game.round = "draw";
      work.game.awaiting = [kind === "buy" ? { id: 1, seat: 0, kind, most: 6 } : { id: 1, seat: 0, kind }];
    });
    const [question] = game.awaiting;
    return question ? habit(game, 0, question, legalActions(game, 0)) : null;
  }
  const bought = (held: number): number => {
    const action = asked("buy", { unspent: 18, hand: guests(held) });
    return action?.type === "buy" ? action.cards : 0;
  };
  const thrown = (unspent: number, hand: SeatStage["hand"]): number => {
    const action = asked("discard", { unspent, ...(hand ? { hand } : {}) });
    return action?.type === "discard" ? action.cards.length : 0;
  };

  it("buys no more than makes a hand of eight, however much it could pay for", () => {
    expect(bought(4)).toBe(4);
    expect(bought(7)).toBe(1);
    expect(bought(8)).toBe(0);
  });

  it("throws away of a small hand what is of little use, where it can buy in its place, and only then", () => {
    const hand = [...guests(3), ...pages(3, "Note")];
    expect(thrown(9, hand)).toBe(2);
    expect(thrown(0, hand)).toBe(0);
  });

  it("keeps what it can use, and buys less", () => {
    expect(thrown(9, [...guests(4), group("Club 1"), group("Club 2")])).toBe(0);
  });
});

describe("what a practice opponent holds a card for", () => {
  const counts = (power: number) => [{ gives: "power", by: power }] as const;
  const grows = () =>
    agenda("Slow Tide", {
      says: "When a turn begins, put 1 token on this card. You count +1 power for each token on it.",
      statics: [{ gives: "power", by: 1, each: { count: "tokens", which: "this" } }],
      triggered: [
        {
          on: "turn-starts",
          must: true,
          does: "put 1 token on this card",
          effects: [{ verb: "put-tokens", which: "this", amount: 1 }],
        },
      ],
    });

  it("holds an agenda that grows in every turn for better than one that counts two power from the first", () => {
    const plain = agenda("Flat Shore", { says: "You count +2 power.", statics: [...counts(2)] });
    expect(agendaPromise(grows())).toBeGreaterThan(agendaPromise(plain));
  });

  it("expects less of an agenda whose condition is seldom met", () => {
    const free = agenda("Open Gate", { says: "You count +3 power.", statics: [...counts(3)] });
    const rare = agenda("Shut Gate", {
      says: "Requires 2 Shadow marks. You count +3 power.",
      requires: [{ needs: "marks", mark: "shadow", atLeast: 2 }],
      statics: [...counts(3)],
    });
    expect(agendaPromise(rare)).toBeLessThan(agendaPromise(free) / 2);
  });

  it("takes what uses its card up for no yield", () => {
    const spent = group("Last Coin", {
      text: {
        says: "Discard this card: gain 3 power.",
        actions: [
          {
            does: "gain 3 power",
            pays: [{ pays: "discard-this" }],
            effects: [{ verb: "gain-power", who: "you", amount: 3 }],
          },
        ],
      },
    });
    expect(spent.text && yieldOf(spent.text).power).toBe(0);
    expect(yieldOf({ says: "Rotate: gain 1 power.", ...gains(1) }).power).toBe(1);
  });

  /** What Anna throws away of such a hand when cards are drawn, by title. */
  function thrownAway(anna: SeatStage, shadowWar: "not-yet" | "on" = "not-yet"): string[] {
    const game = arranged(stage({ Anna: { unspent: 8, ...anna }, Ben: {} }), (work) => {
      work.game.shadowWar = shadowWar;
      work.game.round = "draw";
      work.game.awaiting = [{ id: 1, seat: 0, kind: "discard" }];
    });
    const [asked] = game.awaiting;
    const action = asked && habit(game, 0, asked, legalActions(game, 0));
    if (action?.type !== "discard") return [];
    return action.cards.map((id) => game.facts[game.cards[id]?.facts ?? -1]?.title ?? "");
  }
  const deck = Array.from({ length: 24 }, (_, nth) => event(`Page ${nth + 1}`, { says: "Nothing." }));
  const groups = (many: number) => Array.from({ length: many }, (_, nth) => group(`Club ${nth + 1}`));

  it("throws away groups that give nothing before the one that lets it initiate a conflict in every turn", () => {
    const bureau = group("Bureau", {
      text: {
        says: "As your conflict you may initiate a diplomacy conflict.",
        initiates: [{ type: "diplomacy", conflict: { form: "opposable" } }],
      },
    });
    expect(thrownAway({ hand: [...groups(6), bureau], deck, unspent: 0 })).toEqual([expect.stringContaining("Club")]);
  });

  // engine: Standard Victory — in the Shadow War there is none
  it("keeps what ends the Shadow War while that is on, and not before", () => {
    const treaty = event("Treaty", { says: "The Shadow War ends.", effects: [{ verb: "end-shadow-war" }] });
    const guests = Array.from({ length: 4 }, (_, nth) => character(`Guest ${nth + 1}`));
    const hand = [treaty, ...groups(2), ...guests];
    expect(thrownAway({ hand, deck }, "not-yet")).toEqual(["Treaty"]);
    expect(thrownAway({ hand, deck }, "on")).toEqual([expect.stringContaining("Club")]);
  });

  it("keeps the better of two agendas, and throws away what is no better than the one in play", () => {
    const plain = agenda("Flat Shore", { says: "You count +1 power.", statics: [...counts(1)] });
    const hand = [plain, grows(), ...groups(2), character("Guest 1"), character("Guest 2"), character("Guest 3")];
    expect(thrownAway({ hand, deck })).toEqual(["Flat Shore"]);
    const better = agenda("High Shore", { says: "You count +9 power.", statics: [...counts(9)] });
    expect(thrownAway({ hand: [...hand, event("Sheet", { says: "Nothing." })], agenda: better, deck })).toContain(
      "Slow Tide",
    );
  });

  it("throws away a conflict that nobody of its own could support before one that somebody could", () => {
    const prize: Parameters<typeof conflict>[2] = {
      conflict: { form: "opposable", won: [{ effects: [{ verb: "gain-power", who: "you", amount: 1 }] }] },
    };
    const hand = [
      conflict("Trance", "psi", prize),
      conflict("Council", "diplomacy", prize),
      conflict("Debate", "diplomacy", prize),
      ...groups(2),
      character("Guest 1"),
      character("Guest 2"),
    ];
    expect(thrownAway({ hand, deck })).toEqual(["Trance"]);
  });
});
