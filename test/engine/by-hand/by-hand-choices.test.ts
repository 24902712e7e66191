// engine: card texts that the table carries out itself — what counts, hangs on something, leaves a choice, or keeps from conflicts
import { describe, expect, it } from "vitest";
import { actionSchema } from "../../../src/engine/actions/index.ts";
import { type Effect, type Game, legalActions } from "../../../src/engine/index.ts";
import { undoneLater } from "../../../src/engine/undo.ts";
import {
  arranged,
  at,
  byHand,
  character,
  conflict,
  does,
  event,
  fleet,
  happens,
  inPlay,
  order,
  refused,
  stage,
} from "../stage.ts";

const table = () =>
  stage(
    {
      You: {
        unspent: 9,
        hand: [event("Song", { says: "Nothing." })],
        supporting: [character("Clerk", { diplomacy: 4 }), fleet("Ships", 3)],
      },
      Rival: { race: "narn", unspent: 6, supporting: [character("Agent", { psi: 2 })] },
    },
    [["You", conflict("Parley", "diplomacy")]],
  );
const me = { seat: 0 } as const;
const gain = (amount: number, who: 0 | 1 = 0): Effect => ({ verb: "gain-power", who: { seat: who }, amount });
const power = (game: Game, seat: number) => game.seats[seat]?.rawPower;
const card = (game: Game, title: string) => ({ card: at(game, title) });

describe("By hand, something done for each of several", () => {
  const each = (state: "rotated" | "neutralized"): Effect => ({
    verb: "for-each",
    of: { count: "cards", are: { what: "card", of: "any", state }, in: me },
    effects: [{ verb: "gain-power", who: me, amount: 2 }],
  });

  it("is done as often as they are there", () => {
    let game = does(table(), byHand({ verb: "rotate", which: card(table(), "Clerk") }));
    game = does(game, byHand({ verb: "rotate", which: card(game, "Ships") }));
    game = does(game, byHand({ verb: "rotate", which: card(game, "Agent") }));
    expect(power(does(game, byHand(each("rotated"))), 0)).toBe((power(game, 0) ?? 0) + 4);
  });

  it("is refused where there is none of them", () => {
    const none = refused(table(), byHand(each("neutralized")));
    expect(none).toMatchObject({ code: "nothing-to-change", facts: { reason: "counts-nothing" } });
  });
});

describe("By hand, something that hangs on how things stand", () => {
  const if_ = (atLeast: number): Effect => ({
    verb: "if",
    condition: { needs: "count", of: { count: "influence", of: me }, atLeast },
    effects: [{ verb: "gain-power", who: me, amount: 1 }],
  });

  it("is done at once where it is so, while somebody else's action is awaited", () => {
    const game = does(table(), byHand(if_(5), 1));
    expect(power(game, 0)).toBe((power(table(), 0) ?? 0) + 1);
    expect(game.awaiting).toEqual(table().awaiting);
    expect(game.tasks).toEqual(table().tasks);
  });

  it("is refused where it is not so", () => {
    expect(refused(table(), byHand(if_(40)))).toMatchObject({ facts: { reason: "not-so" } });
  });
});

describe("By hand, a choice", () => {
  const choose: Effect = {
    verb: "choose",
    who: { seat: 1 },
    options: [
      { does: "gain 2 power", effects: [{ verb: "gain-power", who: { seat: 1 }, amount: 2 }] },
      { does: "pay", influence: 3, effects: [] },
      { does: "pay much", influence: 20, effects: [] },
    ],
  };
  const asked = does(table(), byHand(choose));

  it("is asked of its player beside what is awaited, and only what is possible is offered", () => {
    const offered = legalActions(asked, 1).flatMap(({ action, sentence }) =>
      action.type === "choose" ? sentence : [],
    );
    expect(offered).toEqual(["choose to gain 2 power", "choose to pay for 3 influence"]);
    expect(asked.awaiting.map(({ kind, seat }) => [kind, seat])).toEqual([
      ["action", 0],
      ["choose", 1],
    ]);
  });

  it("takes effect as it is made, before anybody has acted", () => {
    const game = order(asked, 1, "choose to gain 2 power");
    expect(power(game, 1)).toBe((power(asked, 1) ?? 0) + 2);
    expect(game.awaiting).toEqual(table().awaiting);
    const paid = order(asked, 1, "choose to pay for 3 influence");
    expect(paid.seats[1]).toMatchObject({ unspent: 3, spent: 3 });
  });

  it("is no choice where one thing alone is possible", () => {
    const only: Effect = { ...choose, options: [choose.options[1], choose.options[2]] as typeof choose.options };
    const { events } = happens(table(), byHand(only));
    expect(events).toContainEqual({ type: "chosen", seat: 1, does: "pay", influence: 3, source: "A Card" });
  });
});

describe("By hand, a card that a player picks", () => {
  const pick: Effect = {
    verb: "pick",
    who: { seat: 1 },
    from: { what: "card", of: "any" },
    in: me,
    does: "to rotate",
    effects: [{ verb: "rotate", which: "second" }],
  };

  it("is one of those that are named, and only that is done to it", () => {
    const asked = does(table(), byHand(pick));
    const offered = legalActions(asked, 1).flatMap(({ action }) => (action.type === "pick" ? action.card : []));
    expect(offered).toContain(at(asked, "Clerk"));
    expect(offered).not.toContain(at(asked, "Agent"));
    const game = does(asked, { type: "pick", seat: 1, card: at(asked, "Clerk") });
    expect({ clerk: inPlay(game, "Clerk").rotated, ships: inPlay(game, "Ships").rotated }).toEqual({
      clerk: true,
      ships: false,
    });
    expect(game.awaiting).toEqual(table().awaiting);
  });
});

describe("By hand, a player who declares no conflicts", () => {
  const declaring = arranged(table(), (work) => {
    work.game.awaiting = [
      { id: 8, seat: 0, kind: "declare" },
      { id: 9, seat: 1, kind: "declare" },
    ];
  });
  const kept = does(declaring, byHand({ verb: "bar-conflicts", who: { seat: 1 }, now: true }));
  const offered = (game: Game, seat: number) =>
    legalActions(game, seat).flatMap(({ action }) => (action.type.startsWith("declare") ? action : []));

  it("is named, and the others go on as ever", () => {
    const war = byHand({ verb: "start-state", state: "war", from: me, toward: { seat: 1 } });
    const [free, barred] = [does(declaring, war), does(kept, war)];
    expect(offered(free, 1).length).toBeGreaterThan(1);
    expect(offered(barred, 1)).toEqual([expect.objectContaining({ type: "declare-nothing" })]);
    expect(offered(barred, 0)).toEqual(offered(free, 0));
    const declared = offered(free, 1).find(({ type }) => type === "declare-war");
    if (!declared) throw new Error("no war can be declared");
    expect(refused(barred, declared).code).toBe("conflicts-kept");
  });

  it("is not named twice for the same turn", () => {
    const again = refused(kept, byHand({ verb: "bar-conflicts", who: { seat: 1 }, now: true }));
    expect(again).toMatchObject({ facts: { reason: "kept-already" } });
  });

  it("may declare again once it is undone", () => {
    const effect: Effect = { verb: "bar-conflicts", who: { seat: 1 }, now: true };
    const { events } = happens(declaring, byHand(effect));
    const done = events.filter(({ type }) => type !== "by-hand");
    expect(undoneLater(kept, { seat: 0, because: "A Card", effect, done }).game.seats[1]?.kept).toBeUndefined();
  });
});

describe("By hand, a conflict card that becomes an enhancement", () => {
  // compendium: Conflicts Becoming Enhancements
  const lying = does(table(), byHand({ verb: "cancel-conflict", conflict: table().conflicts[0]?.id ?? 0 }));
  const effect: Effect = { verb: "become-enhancement", card: at(lying, "Parley"), on: card(lying, "Clerk") };

  it("comes out of the discard pile onto the card that is named", () => {
    const game = does(lying, byHand(effect));
    expect(inPlay(game, "Parley")).toMatchObject({ row: "attached", host: at(game, "Clerk"), controller: 0 });
  });

  it("goes back to the discard pile when it is undone", () => {
    const { events, game } = happens(lying, byHand(effect));
    const done = events.filter(({ type }) => type !== "by-hand");
    const back = undoneLater(game, { seat: 0, because: "A Card", effect, done }).game;
    expect(back.cards[at(back, "Parley")]?.zone).toBe("discard");
  });

  it("is none that lies in a hand", () => {
    const held = refused(lying, byHand({ ...effect, card: at(lying, "Song") }));
    expect(held).toMatchObject({ facts: { reason: "not-in-discard" } });
  });
});

describe("By hand, a neutralized supporting card that is tended", () => {
  it("heals as the inner circle does, and no longer once it is undone", () => {
    const hurt = does(table(), byHand({ verb: "neutralize", which: card(table(), "Clerk") }));
    const effect: Effect = { verb: "tend", which: card(hurt, "Clerk") };
    const { game, events } = happens(hurt, byHand(effect));
    expect(inPlay(game, "Clerk").tended).toBe(true);
    const done = events.filter(({ type }) => type !== "by-hand");
    const back = undoneLater(game, { seat: 0, because: "A Card", effect, done }).game;
    expect(inPlay(back, "Clerk").tended).toBeUndefined();
  });
});

it("Cards that are named deep within an effect must be there", () => {
  const effect: Effect = { verb: "do-both", effects: [gain(1) as never, { verb: "rotate", which: { card: 3999 } }] };
  expect(actionSchema.safeParse(byHand(effect)).success).toBe(true);
  expect(refused(table(), byHand(effect)).code).toBe("card-not-there");
});
