// engine: The Cannot rule; glossary: Cannot
import { describe, expect, it } from "vitest";
import type { Forbidden, Static } from "../../../src/engine/cards/text.ts";
import { type Action, type CardFacts, type Effect, type Game, legalActions } from "../../../src/engine/index.ts";
import {
  at,
  character,
  conflict,
  does,
  fleet,
  group,
  happens,
  inPlay,
  order,
  refused,
  stage,
  turned,
} from "../stage.ts";

const forbids = (...what: Forbidden[]): NonNullable<CardFacts["text"]> => ({
  says: "Cannot.",
  statics: what.map((each): Static => ({ gives: "cannot", what: each, to: "your-characters" })),
});
const talks = conflict("Talks", "diplomacy");

/** You forbid your own characters something; a Clerk of yours and a Duke of the rival's would do it. */
function table(...what: Forbidden[]): Game {
  return stage(
    {
      You: {
        unspent: 9,
        inner: [character("Aide", { diplomacy: 2, leadership: 2 })],
        supporting: [
          group("Vow", { text: forbids(...what) }),
          character("Clerk", { diplomacy: 2, leadership: 2 }, { cost: 2 }),
          fleet("Raiders", 3),
        ],
      },
      Rival: { supporting: [character("Duke", { diplomacy: 3 })] },
    },
    [["Rival", talks]],
  );
}
const hand = (effect: Effect): Action => ({ type: "effect", seat: 1, because: "A Plot", effect });

describe("What a card forbids", () => {
  it.each([
    ["support", (game) => ({ type: "support", seat: 0, conflict: 1, with: at(game, "Clerk") })],
    ["oppose", (game) => ({ type: "oppose", seat: 0, conflict: 1, with: at(game, "Clerk") })],
    ["lead", (game) => ({ type: "lead", seat: 0, fleet: at(game, "Raiders"), with: at(game, "Clerk") })],
    ["build", (game) => ({ type: "build", seat: 0, with: at(game, "Aide") })],
    ["be-promoted", (game) => ({ type: "promote", seat: 0, card: at(game, "Clerk"), with: at(game, "Aide") })],
  ] as const satisfies readonly (readonly [Forbidden, (game: Game) => Action])[])(
    "is refused with the card that forbids it: %s",
    (what, action) => {
      const game = table(what);
      expect(refused(game, action(game))).toMatchObject({
        code: "card-cannot",
        rule: "cannot",
        facts: { what, by: "Vow" },
      });
      const free = table();
      does(free, action(free));
    },
  );

  it("is not among the legal actions", () => {
    const sentences = (game: Game) => legalActions(game, 0).map(({ sentence }) => sentence);
    expect(sentences(table()).filter((one) => one.startsWith("oppose"))).toHaveLength(3);
    expect(sentences(table("oppose")).filter((one) => one.startsWith("oppose"))).toEqual([]);
  });

  it("may be to heal, or to be attacked", () => {
    const hurt = turned(table("heal"), "Clerk", { damage: 1 });
    expect(refused(hurt, { type: "heal", seat: 0, card: at(hurt, "Clerk") })).toMatchObject({
      facts: { what: "heal" },
    });
    for (const [what, by] of [
      ["attack", "You"],
      ["be-attacked", "Rival"],
    ] as const) {
      let game = stage(
        {
          Rival: {
            supporting: [
              character("Duke", { diplomacy: 3 }),
              ...(by === "Rival" ? [group("Guards", { text: forbids(what) })] : []),
            ],
          },
          You: {
            supporting: [
              character("Clerk", { diplomacy: 2 }),
              ...(by === "You" ? [group("Vow", { text: forbids(what) })] : []),
            ],
          },
        },
        [["Rival", talks]],
      );
      game = order(game, 0, "support Talks with Duke using diplomacy");
      const attack = {
        type: "attack",
        seat: 1,
        conflict: 1,
        against: at(game, "Duke"),
        with: at(game, "Clerk"),
      } as const;
      expect(refused(game, attack)).toMatchObject({ code: "card-cannot", facts: { what } });
    }
  });
});

describe("An effect that does what a card forbids", () => {
  it("does not happen, and it is said which card prevents it", () => {
    for (const [what, effect] of [
      ["be-damaged", (which) => ({ verb: "damage", which, amount: 5 })],
      ["be-neutralized", (which) => ({ verb: "neutralize", which })],
      ["be-rotated", (which) => ({ verb: "rotate", which })],
    ] as const satisfies readonly (readonly [Forbidden, (which: { card: number }) => Effect])[]) {
      const game = table(what);
      const action = hand(effect({ card: at(game, "Clerk") }));
      expect(refused(game, action)).toMatchObject({ code: "card-cannot", facts: { what, by: "Vow" } });
      const free = table();
      does(free, hand(effect({ card: at(free, "Clerk") })));
    }
  });

  it("leaves a card up that cannot be neutralized, however damaged", () => {
    const game = table("be-neutralized");
    const after = does(game, hand({ verb: "damage", which: { card: at(game, "Clerk") }, amount: 9 }));
    expect(inPlay(after, "Clerk")).toMatchObject({ neutralized: false, damage: 9 });
  });

  it("is told in the log where it is a part of a card's text", () => {
    const game = table("be-rotated");
    const which = { card: at(game, "Clerk") };
    const both: Effect = {
      verb: "do-then",
      effects: [
        { verb: "damage", which, amount: 1 },
        { verb: "rotate", which },
      ],
    };
    const { events } = happens(game, hand(both));
    expect(events).toContainEqual({
      type: "prevented",
      card: { card: at(game, "Clerk"), title: "Clerk" },
      what: "be-rotated",
      by: { card: at(game, "Vow"), title: "Vow" },
    });
  });
});

describe("A prohibition", () => {
  const promote = (game: Game): Action => ({
    type: "promote",
    seat: 0,
    card: at(game, "Hermit"),
    with: at(game, "You's Ambassador"),
  });
  const hermit = character(
    "Hermit",
    { psi: 3 },
    {
      text: { says: "Cannot be promoted.", statics: [{ gives: "cannot", what: "be-promoted", to: "this" }] },
    },
  );
  const withCard = (...supporting: CardFacts[]) =>
    stage({ You: { unspent: 9, supporting: [hermit, ...supporting] }, Rival: {} });

  it("is not overcome by what merely allows it, only by what lifts that very prohibition", () => {
    const other = group("Amnesty", {
      text: { says: "Lifts.", statics: [{ gives: "lifts", what: "attack", to: "your-characters" }] },
    });
    const game = withCard(other);
    expect(refused(game, promote(game))).toMatchObject({
      code: "card-cannot",
      facts: { title: "Hermit", by: "Hermit" },
    });
    const pardon = group("Pardon", {
      text: { says: "Lifts.", statics: [{ gives: "lifts", what: "be-promoted", to: "your-characters" }] },
    });
    const lifted = withCard(pardon);
    expect(inPlay(does(lifted, promote(lifted)), "Hermit").row).toBe("inner");
  });

  it("ends with the card that makes it, and while that is blanked", () => {
    const game = withCard();
    const blanked = does(game, hand({ verb: "blank", which: { card: at(game, "Hermit") }, until: "end-of-turn" }));
    expect(inPlay(does(blanked, promote(blanked)), "Hermit").row).toBe("inner");
  });
});
