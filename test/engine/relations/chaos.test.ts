// engine: Drakh Rule 7; rulebook: The Drakh
import { describe, expect, it } from "vitest";
import { editPlay, editSeat } from "../../../src/engine/changes/work.ts";
import { type Game, legalActions, viewFor } from "../../../src/engine/index.ts";
import { abilityOf } from "../../../src/engine/rules/in-force/ability.ts";
import {
  arranged,
  at,
  character,
  does,
  event,
  fleet,
  happens,
  inPlay,
  order,
  refused,
  stage,
  turned,
} from "../stage.ts";

const DRAKH = { race: "drakh" } as const;
const PUTS = {
  says: "Rotate: 2 chaos tokens.",
  actions: [
    {
      does: "put 2",
      effects: [{ verb: "put-tokens" as const, which: "this" as const, amount: 2, kind: "chaos" as const }],
    },
  ],
};

/** You as a Drakh faction with a fleet that makes chaos tokens, and a rival with one card of no Drakh. */
function table(chaos: Readonly<Record<string, number>> = {}, drakh = true): Game {
  const servant = character("Servant", { diplomacy: 1 }, DRAKH);
  const game = stage({
    You: {
      race: "centauri",
      supporting: [fleet("Raiders", 3, { ...DRAKH, text: PUTS }), servant, character("Courtier")],
      hand: [event("Riot", { says: "-", effects: [{ verb: "end-action-round" }] })],
    },
    Rival: { race: "narn" },
  });
  return arranged(game, (work) => {
    if (drakh) {
      // The servant leads, so that the faction keeps its Drakh cards.
      Object.assign(editSeat(work, 0), { drakh: true, ambassador: at(work.game, "Servant") });
      editPlay(work, at(work.game, "Servant")).row = "inner";
    }
    for (const [title, amount] of Object.entries(chaos)) editPlay(work, at(work.game, title)).chaos = amount;
  });
}
const asked = (game: Game) => game.awaiting.map(({ seat, kind }) => ({ seat, kind }));
const moving = (game: Game, from: string, to: string, amount: number) => ({
  type: "move-chaos" as const,
  seat: 0,
  card: at(game, from),
  to: at(game, to),
  amount,
});
const puts = (game: Game) => ({ type: "rotate" as const, seat: 0, card: at(game, "Raiders"), action: 0 });

describe("Chaos tokens", () => {
  it("may move from one card to a Drakh card of the same player after each action, before anybody else acts", () => {
    const put = does(table(), puts(table()));
    expect(asked(put)).toEqual([{ seat: 0, kind: "move-chaos" }]);
    const { game, events } = happens(put, moving(put, "Raiders", "Servant", 2));
    expect({ raiders: inPlay(game, "Raiders").chaos, servant: inPlay(game, "Servant").chaos }).toEqual({
      raiders: undefined,
      servant: 2,
    });
    expect(events).toContainEqual({
      type: "chaos-moved",
      seat: 0,
      from: { card: at(game, "Raiders"), title: "Raiders" },
      to: { card: at(game, "Servant"), title: "Servant" },
      amount: 2,
    });
    // Once for the action, and it was no action: the other player is next.
    expect(asked(game)).toEqual([{ seat: 1, kind: "action" }]);
  });

  it("may move after a pass too, or stay where they are", () => {
    const game = does(table({ Raiders: 1 }), { type: "pass", seat: 0 });
    expect(asked(game)).toEqual([{ seat: 0, kind: "move-chaos" }]);
    const left = does(game, { type: "pass", seat: 0 });
    expect(inPlay(left, "Raiders").chaos).toBe(1);
    expect(asked(left)).toEqual([{ seat: 1, kind: "action" }]);
    // The pass counts once: with the other's the round is over, and nobody is asked again.
    expect(does(left, { type: "pass", seat: 1 }).round).not.toBe("action");
  });

  it("move in any number, from any card of the player's, to Drakh cards only", () => {
    const game = does(table({ Courtier: 3 }), { type: "pass", seat: 0 });
    const moves = legalActions(game, 0).map(({ sentence }) => sentence);
    expect(moves).toEqual([
      ...["Raiders", "Servant"].flatMap((to) =>
        [1, 2, 3].map((n) => `move ${n} chaos ${n === 1 ? "token" : "tokens"} from Courtier to ${to}`),
      ),
      "pass",
    ]);
    const moved = order(game, 0, "move 2 chaos tokens from Courtier to Servant");
    expect({ courtier: inPlay(moved, "Courtier").chaos, servant: inPlay(moved, "Servant").chaos }).toEqual({
      courtier: 1,
      servant: 2,
    });
    expect(refused(game, moving(game, "Courtier", "You's Ambassador", 1))).toMatchObject({
      code: "chaos-to-drakh-only",
      rule: "chaos-tokens",
      facts: { to: "You's Ambassador" },
    });
    expect(refused(game, moving(game, "Courtier", "Servant", 4))).toMatchObject({
      code: "too-much-chaos",
      facts: { there: 3, amount: 4 },
    });
    expect(refused(game, moving(game, "Raiders", "Servant", 1)).code).toBe("no-chaos-there");
    expect(refused(game, moving(game, "Courtier", "Courtier", 1)).code).toBe("chaos-stays");
    expect(refused(game, moving(game, "Courtier", "Rival's Ambassador", 1)).code).toBe("chaos-to-drakh-only");
  });

  it("are asked about only where there are any and somewhere for them to go, and of a Drakh faction alone", () => {
    expect(asked(does(table(), { type: "pass", seat: 0 }))).toEqual([{ seat: 1, kind: "action" }]);
    const others = table({ Raiders: 1 }, false);
    const kept = arranged(others, (work) => {
      editPlay(work, at(work.game, "Raiders")).controller = null;
    });
    expect(asked(does(kept, { type: "pass", seat: 0 }))).toEqual([{ seat: 1, kind: "action" }]);
    const away = arranged(table({ Servant: 1 }), (work) => {
      editPlay(work, at(work.game, "Raiders")).controller = null;
    });
    expect(asked(does(away, { type: "pass", seat: 0 }))).toEqual([{ seat: 1, kind: "action" }]);
  });

  it("may move once more after the action that ends the round", () => {
    const game = table({ Raiders: 1 });
    const ended = does(game, { type: "play", seat: 0, card: at(game, "Riot") });
    expect(asked(ended)).toEqual([{ seat: 0, kind: "move-chaos" }]);
    const moved = does(ended, moving(ended, "Raiders", "Servant", 1));
    expect(inPlay(moved, "Servant").chaos).toBe(1);
    expect(moved.round).not.toBe("action");
  });

  it("are not asked about where their player has said in advance to leave those of a card", () => {
    const game = table({ Raiders: 1 });
    const said = does(game, { type: "standing", seat: 0, card: at(game, "Raiders"), answer: "never" });
    expect(asked(does(said, { type: "pass", seat: 0 }))).toEqual([{ seat: 1, kind: "action" }]);
    expect(refused(game, { type: "standing", seat: 0, card: at(game, "Raiders"), answer: "always" }).code).toBe(
      "answers-nothing",
    );
    expect(refused(game, { type: "standing", seat: 0, card: at(game, "Courtier"), answer: "never" }).code).toBe(
      "answers-nothing",
    );
  });

  it("are a kind of their own: what counts other tokens does not count them", () => {
    const counts = (kind: { kind?: "chaos" }) =>
      character(
        "Counter",
        { diplomacy: 1 },
        {
          text: {
            says: "+1 diplomacy for each.",
            statics: [
              {
                gives: "ability",
                ability: "diplomacy",
                by: 1,
                to: "this",
                each: { count: "tokens", which: "this", ...kind },
              },
            ],
          },
        },
      );
    const withBoth = (kind: { kind?: "chaos" }) =>
      turned(stage({ You: { supporting: [counts(kind)] }, Rival: {} }), "Counter", { tokens: 1, chaos: 3 });
    const chaotic = withBoth({ kind: "chaos" });
    expect(abilityOf(chaotic, at(chaotic, "Counter"), "diplomacy")).toBe(4);
    const plain = withBoth({});
    expect(abilityOf(plain, at(plain, "Counter"), "diplomacy")).toBe(2);
    for (const viewer of [{ seat: 0 }, { seat: 1 }, "public"] as const)
      expect(viewFor(plain, viewer).seats[0]?.supporting[0]).toMatchObject({ tokens: 1, chaos: 3 });
  });

  it("are put on and taken off by hand as far as there are any", () => {
    const byHand = (game: Game, verb: "put-tokens" | "take-tokens", amount: number) => ({
      type: "effect" as const,
      seat: 0,
      because: "A Text",
      effect: { verb, which: { card: at(game, "Servant") }, amount, kind: "chaos" as const },
    });
    const game = does(table(), byHand(table(), "put-tokens", 2));
    expect(inPlay(game, "Servant")).toMatchObject({ chaos: 2 });
    expect(inPlay(does(game, byHand(game, "take-tokens", 5)), "Servant").chaos).toBeUndefined();
    expect(refused(table(), byHand(table(), "take-tokens", 1))).toMatchObject({ facts: { reason: "no-tokens" } });
  });
});
