// engine: Contingency Cards — what triggers one its player says in private, so that only then its player is asked
import { describe, expect, it } from "vitest";
import type { Trigger } from "../../../src/engine/cards/text.ts";
import { type CardFacts, type Game, legalActions, viewFor } from "../../../src/engine/index.ts";
import { readOrder } from "../../../src/orders/index.ts";
import { at, character, conflict, does, happens, inPlay, passed, refused, sentences, stage } from "../stage.ts";
import { contingency, place, reveal } from "./contingency-stage.ts";

const UNKNOWN = () => contingency("Alibi", null);

/** You have a contingency under your Guard; your own conflict and Rival's against nobody are about to be resolved. */
function table(card: CardFacts = UNKNOWN(), mine = "Inquiry"): Game {
  const game = stage(
    {
      You: { hand: [card], supporting: [character("Guard", { diplomacy: 4 }), character("Page", { diplomacy: 1 })] },
      Rival: { supporting: [character("Brute", { diplomacy: 9 })] },
      Third: {},
    },
    [
      ["You", conflict(mine, "diplomacy")],
      ["Rival", conflict("Coup", "diplomacy")],
    ],
  );
  return does(game, place(game, card.title, "Guard"));
}

const saying = (game: Game, on: Trigger | undefined, answer: "ask" | "always" | "never" = "ask", title = "Alibi") => ({
  type: "standing" as const,
  seat: 0,
  card: reveal(game, 0, title).card,
  answer,
  ...(on === undefined ? {} : { on }),
});
const asked = (game: Game) => game.awaiting.map(({ seat, kind }) => [seat, kind]);

describe("A contingency of which nothing was said", () => {
  it("is asked about after every conflict, whoever has initiated it", () => {
    const game = passed(table(), "action");
    expect(asked(game)).toEqual([[0, "reveal"]]);
    expect(asked(passed(does(game, { type: "pass", seat: 0 }), "aftermath"))).toEqual([[0, "reveal"]]);
  });
});

describe("A contingency of which its player has said what triggers it", () => {
  it("is asked about only then", () => {
    const start = table();
    const losing = passed(does(start, saying(start, "you-lose")), "action");
    expect(asked(losing)).toEqual([[0, "reveal"]]);
    const winning = passed(does(start, saying(start, "you-win")), "action");
    expect(winning.awaiting.map(({ kind }) => kind)).not.toContain("reveal");
  });

  it("is asked about on occasions that nobody is asked about otherwise", () => {
    const start = table();
    const said = does(start, saying(start, "draw-round"));
    const drawn = passed(said, "action", "aftermath");
    expect(drawn.round).toBe("draw");
    expect(asked(drawn)).toEqual([[0, "reveal"]]);
    const { game } = happens(drawn, reveal(drawn, 0, "Alibi"));
    expect(game.cards[at(game, "Alibi")]?.zone).toBe("discard");
  });

  it("cannot be revealed on anything else", () => {
    const start = does(does(table(), { type: "pass", seat: 1 }), { type: "pass", seat: 2 });
    const both = does(start, saying(start, "card-attacked"));
    expect(sentences(both, 0).some((one) => one.startsWith("reveal"))).toBe(false);
    const late = passed(does(table(), saying(table(), "you-lose")), "action");
    const other = does(late, saying(late, "card-attacked"));
    expect(refused(other, reveal(other, 0, "Alibi"))).toMatchObject({ code: "not-triggered" });
  });

  it("is revealed then without asking, where its player has said that too", () => {
    const start = table();
    const said = does(does(start, saying(start, "you-lose")), saying(start, undefined, "always"));
    const after = passed(said, "action");
    expect(after.cards[at(after, "Alibi")]?.zone).toBe("discard");
    expect(after.awaiting.map(({ kind }) => kind)).not.toContain("reveal");
  });

  it("is asked about on every occasion again, once its player wants that", () => {
    const start = does(table(), saying(table(), "you-win"));
    const again = does(start, saying(start, undefined));
    expect(asked(passed(again, "action"))).toEqual([[0, "reveal"]]);
    expect(refused(again, saying(again, undefined)).code).toBe("said-already");
  });

  it("is asked about by its own text alone, where that is automatic", () => {
    const start = table(contingency("Alibi", "you-win"));
    expect(asked(passed(start, "action"))).toEqual([[0, "reveal"]]);
    expect(refused(start, saying(start, "you-lose"))).toMatchObject({ code: "answers-nothing" });
    const said = passed(does(start, saying(start, "you-win")), "action");
    expect(said.awaiting.map(({ kind }) => kind)).not.toContain("reveal");
  });

  it("is said in a sentence among what may be said in advance, and may be said as it is placed", () => {
    const start = stage({ You: { hand: [UNKNOWN()], supporting: [character("Guard")] }, Rival: {} });
    const read = readOrder(
      "place Alibi under Guard when I lose a conflict",
      viewFor(start, { seat: 0 }),
      legalActions(start, 0),
    );
    expect(read).toMatchObject({ kind: "do", action: { type: "place", on: "you-lose" } });
    const placed = does(start, read.kind === "do" ? read.action : place(start, "Alibi", "Guard"));
    expect(inPlay(placed, "Alibi").faceDown).toBe(true);
    expect(viewFor(placed, { seat: 0 }).standingCards).toMatchObject([{ title: "Alibi", when: "I lose a conflict" }]);
    const mine = does(placed, { type: "pass", seat: 1 });
    expect(sentences(mine)).toContain("ask me about Alibi only when its card is attacked");
    expect(sentences(mine)).not.toContain("ask me about Alibi only when I lose a conflict");
    const known = stage({
      You: { hand: [contingency("Alibi", "you-win")], supporting: [character("Guard")] },
      Rival: {},
    });
    expect(refused(known, { ...place(known, "Alibi", "Guard"), on: "you-lose" })).toMatchObject({
      code: "answers-nothing",
    });
  });

  it("is nothing that anybody else can see, nor whether anything was said", () => {
    const start = table();
    const said = happens(start, saying(start, "you-win"));
    expect(said.events).toEqual([]);
    for (const viewer of ["public", { seat: 1 }, { seat: 2 }] as const)
      expect(viewFor(said.game, viewer)).toEqual(viewFor(start, viewer));
    for (const seat of [1, 2]) expect(legalActions(said.game, seat)).toEqual(legalActions(start, seat));
  });
});

// compendium: Contingency Cards — what triggers one is what its card says
describe("A contingency with several triggers", () => {
  const beast = () =>
    contingency(
      "Beast",
      ["card-attacks", "card-attacked"],
      {},
      {
        effects: [{ verb: "change-ability", which: "target", ability: "all", by: 2, until: "end-of-turn" }],
      },
    );

  /** Your Guard and Rival's Brute have both joined a conflict; a Beast lies under the Guard. */
  function joined(card: CardFacts = beast()) {
    let game = stage(
      {
        You: { hand: [card], supporting: [character("Guard", { diplomacy: 4 })] },
        Rival: { supporting: [character("Brute", { diplomacy: 9 })] },
      },
      [["Rival", conflict("Coup", "diplomacy")]],
    );
    game = does(game, place(game, card.title, "Guard"));
    return game;
  }
  const attacks = (game: Game, seat: number, by: string, whom: string): Game =>
    does(game, { type: "attack", seat, conflict: 1, against: at(game, whom), with: at(game, by) });

  it("is revealed on either of them", () => {
    const start = joined();
    const supported = does(start, { type: "support", seat: 1, conflict: 1, with: at(start, "Brute") });
    const attacking = attacks(supported, 0, "Guard", "Brute");
    expect(asked(attacking)).toEqual([[0, "reveal"]]);
    expect(inPlay(does(attacking, reveal(attacking, 0, "Beast")), "Brute").damage).toBe(6);
    const passed = does(start, { type: "pass", seat: 1 });
    const opposed = does(passed, { type: "oppose", seat: 0, conflict: 1, with: at(passed, "Guard") });
    const attacked = attacks(opposed, 1, "Brute", "Guard");
    expect(asked(attacked)).toEqual([[0, "reveal"]]);
    expect(inPlay(does(attacked, reveal(attacked, 0, "Beast")), "Brute").damage).toBe(6);
  });

  it("is revealed on nothing else", () => {
    const game = passed(joined(), "action");
    expect(asked(game)).toEqual([[0, "reveal"]]);
    expect(refused(game, reveal(game, 0, "Beast")).code).toBe("not-triggered");
  });

  it("is asked about then and not otherwise, or on one of them only, as its player says", () => {
    const start = does(joined(), { type: "pass", seat: 1 });
    const both = "ask me about Beast only when its card attacks or its card is attacked";
    expect(sentences(start, 0)).toContain(both);
    const said = readOrder(both, viewFor(start, { seat: 0 }), legalActions(start, 0));
    if (said.kind !== "do") throw new Error("not read");
    const only = does(start, said.action);
    expect(passed(only, "action").awaiting.map(({ kind }) => kind)).not.toContain("reveal");
    expect(viewFor(only, { seat: 0 }).standingCards).toMatchObject([
      { title: "Beast", when: "its card attacks or its card is attacked" },
    ]);
    expect(sentences(only, 0)).toContain("ask me about Beast only when its card is attacked");
  });

  it("may be told so of a card whose text nobody has encoded, one more at a time or as it is placed", () => {
    const start = does(does(table(), { type: "pass", seat: 1 }), { type: "pass", seat: 2 });
    const one = does(start, saying(start, "you-lose"));
    expect(sentences(one, 0)).toContain("ask me about Alibi only when I lose a conflict or its card is attacked");
    const hand = stage({ You: { hand: [UNKNOWN()], supporting: [character("Guard")] }, Rival: {} });
    const read = readOrder(
      "place Alibi under Guard when I lose a conflict or its card is attacked",
      viewFor(hand, { seat: 0 }),
      legalActions(hand, 0),
    );
    expect(read).toMatchObject({ kind: "do", action: { type: "place", on: ["you-lose", "card-attacked"] } });
  });
});
