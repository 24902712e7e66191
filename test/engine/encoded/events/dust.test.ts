// compendium: the cards by their titles
import { describe, expect, it } from "vitest";
import { editPlay, editSeat } from "../../../../src/engine/changes/work.ts";
import { abilityOf } from "../../../../src/engine/rules/in-force/ability.ts";
import {
  arranged,
  at,
  byHand,
  character,
  does,
  happens,
  inPlay,
  order,
  passed,
  sentences,
  stage,
} from "../../stage.ts";
import { real } from "../real.ts";

type Game = ReturnType<typeof stage>;
const toDraw = ["action", "aftermath"] as const;
const ended = ["action", "aftermath", "discard", "buy"] as const;

describe("Dust", () => {
  const game = stage({
    You: {
      hand: [real("Dust", { cost: 0 }), character("Novice")],
      supporting: [character("Mundane", { diplomacy: 2 })],
    },
    Rival: { supporting: [character("Other", { diplomacy: 2 })] },
  });
  const dusted = order(game, 0, "play Dust on Mundane");

  it("gives a character of yours 6 psi for the turn, one without any too", () => {
    expect(abilityOf(dusted, at(game, "Mundane"), "psi")).toBe(6);
    expect(sentences(game).some((one) => one === "play Dust on Other")).toBe(false);
  });

  it("neutralizes the character at the end of the turn, and not before", () => {
    const asked = passed(dusted, ...toDraw);
    expect(asked.awaiting[0]?.kind).toBe("discard");
    expect(inPlay(asked, "Mundane").neutralized).toBe(false);
    const next = passed(asked, "discard", "buy");
    expect({ turn: next.turn, neutralized: inPlay(next, "Mundane").neutralized }).toEqual({
      turn: 2,
      neutralized: true,
    });
    expect(abilityOf(next, at(next, "Mundane"), "psi")).toBe(0);
  });

  it("tells everybody what is to come, and does not do it if the character is gone by then", () => {
    const { events } = happens(game, {
      type: "play",
      seat: 0,
      card: at(game, "Dust"),
      target: { what: "card", card: at(game, "Mundane") },
    });
    expect(events.find(({ type }) => type === "watch-set")).toMatchObject({
      on: "turn-ends",
      does: [{ verb: "neutralize" }],
    });
    const gone = does(dusted, byHand({ verb: "discard-card", which: { card: at(game, "Mundane") } }));
    const next = passed(gone, ...ended);
    expect({ turn: next.turn, watches: next.watches }).toEqual({ turn: 2, watches: undefined });
  });

  it("is undone whole where it is reversed", () => {
    const back = does(dusted, byHand({ verb: "reverse", what: { card: at(game, "Dust") } }, 1));
    expect(abilityOf(back, at(game, "Mundane"), "psi")).toBe(0);
    expect(inPlay(passed(back, ...ended), "Mundane").neutralized).toBe(false);
  });

  it("still neutralizes where its player has left the game", () => {
    const three = order(
      stage({
        You: { hand: [real("Dust", { cost: 0 })], supporting: [character("Mundane", { diplomacy: 2 })] },
        Rival: {},
        Third: {},
      }),
      0,
      "play Dust on Mundane",
    );
    const moved = does(three, byHand({ verb: "move", which: { card: at(three, "Mundane") }, to: { seat: 1 } }, 1));
    const owned = arranged(moved, (work) => {
      const card = work.cards[at(work.game, "Mundane")];
      if (card) work.cards[card.id] = { ...card, owner: 1 };
      editSeat(work, 0);
      editPlay(work, at(work.game, "Mundane"));
    });
    const left = does(owned, { type: "concede", seat: 0 });
    expect(inPlay(passed(left, ...ended), "Mundane").neutralized).toBe(true);
  });
});

describe("What is said by hand for a moment of the turn", () => {
  const game = stage({ You: { supporting: [character("Clerk", { diplomacy: 2 })] }, Rival: {} });
  const clerk = { card: at(game, "Clerk") };
  const set = (on: "turn-ends" | "draw-round" | "card-restored" | "card-discarded", about?: typeof clerk) =>
    does(
      game,
      byHand({
        verb: "when",
        on,
        whose: "each",
        ...(about ? { about } : {}),
        effects: [{ verb: "gain-power", who: { seat: 0 }, amount: 1 }],
        until: "end-of-turn",
        once: true,
      }),
    );

  it("is done once, at the end of the turn or in the draw round", () => {
    expect(passed(set("turn-ends"), ...toDraw).seats[0]?.rawPower).toBe(0);
    expect(passed(set("turn-ends"), ...ended).seats[0]?.rawPower).toBe(1);
    expect(passed(set("draw-round"), ...toDraw).seats[0]?.rawPower).toBe(1);
  });

  it("is done as a card is face up again, or is discarded", () => {
    const acted = (now: Game) => does(now, { type: "pass", seat: 0 }).seats[0]?.rawPower;
    const down = does(set("card-restored", clerk), byHand({ verb: "neutralize", which: clerk }));
    expect(acted(down)).toBe(0);
    expect(acted(does(down, byHand({ verb: "fully-heal", which: clerk })))).toBe(1);
    expect(acted(does(set("card-discarded", clerk), byHand({ verb: "discard-card", which: clerk })))).toBe(1);
  });
});
