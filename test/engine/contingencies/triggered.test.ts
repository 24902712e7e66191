// engine: Triggered Effects; Step 2: Triggered Effects; Each effect must resolve completely
import { describe, expect, it } from "vitest";
import type { CardFacts, Game } from "../../../src/engine/index.ts";
import { anytimeActions, viewFor } from "../../../src/engine/index.ts";
import {
  at,
  character,
  conflict,
  does,
  group,
  happens,
  inPlay,
  location,
  order,
  passed,
  refused,
  stage,
  turned,
} from "../stage.ts";

type Triggered = NonNullable<NonNullable<CardFacts["text"]>["triggered"]>[number];
const answering = (title: string, triggered: Partial<Triggered> = {}) =>
  location(title, {
    text: {
      says: title,
      triggered: [
        {
          on: "you-gain-by-conflict",
          rotates: true,
          does: "gain 1 more influence",
          effects: [{ verb: "gain-influence", who: "you", amount: 1 }],
          ...triggered,
        },
      ],
    },
  });
const everybodyGains = conflict("Feast", "diplomacy", {
  conflict: { form: "opposable", won: [{ effects: [{ verb: "gain-influence", who: "each", amount: 1 }] }] },
});
const use = (game: Game, seat: number, title: string) => ({
  type: "trigger" as const,
  seat,
  card: at(game, title),
  triggered: 0,
});
/** Both gain influence by You's conflict, and both have a homeworld that answers it. */
function feast(mine: CardFacts = answering("Home"), theirs: CardFacts = answering("Hearth")): Game {
  let game = stage({ You: { supporting: [mine] }, Rival: { supporting: [theirs] } }, [["You", everybodyGains]]);
  game = does(game, { type: "support", seat: 0, conflict: 1, with: at(game, "You's Ambassador") });
  return passed(game, "action");
}
const rating = (game: Game, seat: number) => (game.seats[seat]?.unspent ?? 0) + (game.seats[seat]?.spent ?? 0);

describe("A triggered effect", () => {
  it("is asked of its controllers in initiative order, and is nobody's action", () => {
    let game = feast();
    expect(game.awaiting).toMatchObject([{ seat: 0, kind: "trigger", happened: { what: "gained", seat: 0 } }]);
    expect(rating(game, 0)).toBe(5);
    const { game: after, events } = happens(game, use(game, 0, "Home"));
    expect(events[0]).toEqual({
      type: "triggered",
      seat: 0,
      card: { card: at(game, "Home"), title: "Home" },
      does: "gain 1 more influence",
    });
    game = after;
    expect(rating(game, 0)).toBe(6);
    expect(inPlay(game, "Home").rotated).toBe(true);
    expect(game.awaiting).toMatchObject([{ seat: 1, kind: "trigger", happened: { what: "gained", seat: 1 } }]);
    game = does(game, { type: "pass", seat: 1 });
    expect(rating(game, 1)).toBe(5);
    expect(inPlay(game, "Hearth").rotated).toBe(false);
    // Then come the aftermaths, and here nobody has a hand.
    expect(game.round).toBe("draw");
  });

  it("comes when the conflict is resolved and before its aftermaths", () => {
    const aftermath: CardFacts = {
      id: "stage/after",
      title: "Glow",
      type: "aftermath",
      race: "neutral",
      cost: 0,
      complete: true,
      text: { says: "Glow", aftermath: { discardAfterPlay: true } },
    };
    let game = stage({ You: { supporting: [answering("Home")], hand: [aftermath] }, Rival: {} }, [
      ["You", everybodyGains],
    ]);
    game = does(game, { type: "support", seat: 0, conflict: 1, with: at(game, "You's Ambassador") });
    game = passed(game, "action");
    expect(game.awaiting).toMatchObject([{ seat: 0, kind: "trigger" }]);
    game = order(game, 0, "use Home to gain 1 more influence");
    expect(game.awaiting).toMatchObject([{ seat: 0, kind: "aftermath" }]);
  });

  it("answers one happening once, and a gain that it brings about itself not at all", () => {
    const game = does(feast(answering("Home", { rotates: false })), use(feast(), 0, "Home"));
    expect(rating(game, 0)).toBe(6);
    expect(game.awaiting).toMatchObject([{ seat: 1, kind: "trigger" }]);
  });

  it("that must happen happens without asking", () => {
    const game = feast(answering("Home", { must: true }));
    expect(rating(game, 0)).toBe(6);
    expect(game.awaiting).toMatchObject([{ seat: 1, kind: "trigger" }]);
  });

  it("that rotates its card needs it ready", () => {
    let game = stage({ You: { supporting: [answering("Home")] }, Rival: {} }, [["You", everybodyGains]]);
    game = does(game, { type: "support", seat: 0, conflict: 1, with: at(game, "You's Ambassador") });
    game = passed(turned(game, "Home", { rotated: true }), "action");
    expect(game.round).toBe("draw");
  });

  it("is not used by others, nor when something else has happened", () => {
    const game = feast(answering("Home"), answering("Hearth", { on: "card-attacked" }));
    expect(refused(game, use(game, 0, "Hearth"))).toMatchObject({ code: "not-your-card" });
    expect(refused(game, use(game, 0, "You's Ambassador"))).toMatchObject({
      code: "effect-not-triggered",
      rule: "triggered-effects",
      facts: { title: "You's Ambassador" },
    });
    expect(refused(game, use(game, 1, "Hearth")).code).toBe("not-your-turn");
    expect(does(game, { type: "pass", seat: 0 }).round).toBe("draw");
  });

  it("of the start of a turn comes when influence is restored", () => {
    const pay = group("Paymasters", {
      text: {
        says: "Pay",
        triggered: [
          {
            on: "turn-starts",
            must: true,
            does: "have 1 additional influence this turn",
            effects: [{ verb: "add-influence", who: "you", amount: 1 }],
          },
        ],
      },
    });
    let game = stage({ You: { supporting: [pay] }, Rival: {} });
    expect(game.seats[0]?.additional).toBe(0);
    game = passed(game, "action", "discard", "buy");
    expect(game.turn).toBe(2);
    expect(game.seats[0]).toMatchObject({ additional: 1, spent: 0 });
  });

  it("of an attached card follows the card that it is attached to", () => {
    const thorns: CardFacts = {
      ...answering("Thorns", {
        on: "card-attacked",
        rotates: false,
        must: true,
        effects: [{ verb: "damage", which: "other", amount: 2 }],
      }),
      type: "enhancement",
    };
    let game = stage(
      {
        You: {
          hand: [
            {
              ...thorns,
              text: { ...thorns.text, says: "Thorns", target: { what: "card", types: ["character"], of: "any" } },
            },
          ],
          supporting: [character("Guard", { diplomacy: 9, intrigue: 1 })],
        },
        Rival: { supporting: [character("Brute", { diplomacy: 9, intrigue: 1 })] },
      },
      [["Rival", conflict("Coup", "intrigue")]],
    );
    game = order(game, 0, "sponsor Thorns with You's Ambassador on Guard");
    game = does(game, { type: "pass", seat: 1 });
    game = order(game, 0, "oppose Coup with Guard using intrigue");
    const attack = {
      type: "attack",
      seat: 1,
      conflict: 1,
      against: at(game, "Guard"),
      with: at(game, "Brute"),
    } as const;
    const { game: after, events } = happens(game, attack);
    expect(events.map(({ type }) => type)).toContain("triggered");
    // 1 from the attack, 2 from the thorns.
    expect(inPlay(after, "Brute").damage).toBe(3);
  });
});

describe("An answer in advance about a triggered effect", () => {
  const says = (game: Game, seat: number, title: string, answer: "always" | "never" | "ask") =>
    does(game, { type: "standing", seat, card: at(game, title), answer });
  const joined = () => {
    const game = stage({ You: { supporting: [answering("Home")] }, Rival: {} }, [["You", everybodyGains]]);
    return does(game, { type: "support", seat: 0, conflict: 1, with: at(game, "You's Ambassador") });
  };

  it("uses it always, or never, and can be changed", () => {
    const always = passed(says(joined(), 0, "Home", "always"), "action");
    expect(rating(always, 0)).toBe(6);
    expect(always.round).toBe("draw");
    const never = passed(says(joined(), 0, "Home", "never"), "action");
    expect(rating(never, 0)).toBe(5);
    expect(never.round).toBe("draw");
    const asked = passed(says(says(joined(), 0, "Home", "never"), 0, "Home", "ask"), "action");
    expect(asked.awaiting).toMatchObject([{ seat: 0, kind: "trigger" }]);
  });

  it("is offered at any time, and shown to its own seat only", () => {
    const game = joined();
    const offered = anytimeActions(game, 0).map(({ sentence }) => sentence);
    expect(offered).toContain("always use Home");
    expect(offered).toContain("never use Home");
    const said = says(game, 0, "Home", "always");
    expect(anytimeActions(said, 0).map(({ sentence }) => sentence)).toContain("ask me about Home");
    expect(viewFor(said, "public")).toEqual(viewFor(game, "public"));
    expect(refused(said, { type: "standing", seat: 0, card: at(said, "Home"), answer: "always" })).toMatchObject({
      code: "said-already",
      rule: "standing-answers",
    });
  });
});
