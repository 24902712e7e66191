// rulebook and compendium: worked examples of the action and resolution rounds, with cards of the same shape
import { describe, expect, it } from "vitest";
import type { Event, Game, SeatIndex } from "../../../src/engine/index.ts";
import { abilityOf } from "../../../src/engine/rules/in-force/ability.ts";
import {
  at,
  character,
  conflict,
  does,
  fleet,
  group,
  happens,
  inPlay,
  invented,
  location,
  order,
  passed,
  refused,
  stage,
} from "../stage.ts";

/** Passes and gives orders, each when its seat is asked; all that happened on the way. */
function played(start: Game, ...orders: readonly (readonly [SeatIndex, string])[]): { game: Game; events: Event[] } {
  let game = start;
  const events: Event[] = [];
  const left = [...orders];
  while (game.round === "action" || game.awaiting[0]?.kind === "resolve-first") {
    const [asked] = game.awaiting;
    if (!asked) break;
    const first = game.conflicts.find(({ initiator, result }) => initiator === asked.seat && result === null);
    if (left[0]?.[0] === asked.seat && asked.kind === "action") {
      game = order(game, asked.seat, left.shift()?.[1] ?? "");
      continue;
    }
    const step = happens(
      game,
      asked.kind === "resolve-first"
        ? { type: "resolve-first", seat: asked.seat, conflict: first?.id ?? -1 }
        : { type: "pass", seat: asked.seat },
    );
    game = step.game;
    events.push(...step.events);
  }
  expect(left).toEqual([]);
  return { game, events };
}
const outcomes = (events: readonly Event[]) => events.filter(({ type }) => type === "conflict-resolved");

// compendium: Building Influence — more than once a turn
describe("Building influence", () => {
  it("is done as often in a turn as there are ready inner-circle characters and 3 influence", () => {
    const game = stage({ You: { unspent: 6, inner: [character("Second"), character("Third")] }, Rival: {} });
    const once = order(order(game, 0, "build with You's Ambassador"), 1, "pass");
    const twice = order(order(once, 0, "build with Second"), 1, "pass");
    expect(twice.seats[0]).toMatchObject({ unspent: 2, spent: 6 });
    expect(refused(twice, { type: "build", seat: 0, with: at(twice, "Third") }).code).toBe("not-enough-influence");
    expect(refused(twice, { type: "build", seat: 0, with: at(twice, "Second") }).code).toBe("not-ready");
  });
});

// compendium: Sponsoring — what comes of the act of sponsoring, not of the card
describe("What a card does as it is sponsored", () => {
  it("stays when the card is discarded: a rise of unrest, a mark for the ambassador", () => {
    const lord = character(
      "Lord",
      {},
      {
        text: {
          says: "As it is sponsored: unrest, and a Doom mark.",
          effects: [
            { verb: "raise-unrest", who: "you", amount: 1 },
            { verb: "gain-mark", which: "your-ambassador", mark: "doom", amount: 1 },
          ],
        },
      },
    );
    const game = order(stage({ You: { hand: [lord] }, Rival: {} }), 0, "sponsor Lord with You's Ambassador");
    expect(game.seats[0]?.unrest).toBe(2);
    const gone = does(game, {
      type: "effect",
      seat: 0,
      because: "Assassination",
      effect: { verb: "discard-card", which: { card: at(game, "Lord") } },
    });
    expect(gone.cards[at(gone, "Lord")]?.zone).toBe("discard");
    expect(gone.seats[0]?.unrest).toBe(2);
    expect(inPlay(gone, "You's Ambassador").marks).toEqual({ doom: 1 });
  });
});

// compendium: Attacking / Damage — defending is not attacking (PPG Rifle)
describe("A card that answers its attacking", () => {
  it("answers nothing where it is attacked", () => {
    const shooter = character(
      "Shooter",
      { intrigue: 4 },
      {
        text: {
          says: "When it attacks, gain 1 power.",
          triggered: [
            {
              on: "card-attacks",
              must: true,
              does: "gain 1 power",
              effects: [{ verb: "gain-power", who: "you", amount: 1 }],
            },
          ],
        },
      },
    );
    const table = (): Game =>
      stage({ You: { supporting: [shooter] }, Rival: { supporting: [character("Spy", { intrigue: 3 })] } }, [
        ["You", conflict("Plot", "intrigue")],
      ]);
    let defended = order(table(), 0, "support Plot with Shooter using intrigue");
    defended = order(defended, 1, "attack Shooter with Spy in Plot");
    expect({ damage: inPlay(defended, "Shooter").damage, rawPower: defended.seats[0]?.rawPower }).toEqual({
      damage: 3,
      rawPower: 0,
    });
    let attacked = order(order(table(), 0, "pass"), 1, "oppose Plot with Spy using intrigue");
    attacked = order(attacked, 0, "attack Spy with Shooter in Plot");
    expect(attacked.seats[0]?.rawPower).toBe(1);
  });
});

// compendium: Fleet Cards — the Strife mark of a leader
describe("A led fleet", () => {
  it("does not deal 2 more damage for a Strife mark of its leader", () => {
    const captain = character("Captain", { leadership: 1 }, { marks: { strife: 1 } });
    let game = stage({ You: { supporting: [fleet("Wing", 3)] }, Rival: { supporting: [fleet("Guard", 2), captain] } }, [
      ["You", conflict("Raid", "military")],
    ]);
    game = order(game, 0, "support Raid with Wing using military");
    game = order(order(game, 1, "lead Guard with Captain"), 0, "pass");
    game = order(game, 1, "attack Wing with Guard in Raid");
    // 2 of its own and 1 of leadership make 3, which is just enough.
    expect(inPlay(game, "Wing")).toMatchObject({ neutralized: true, severe: 0 });
  });
});

// compendium: Resolve Current Conflict (trade pacts; supporting somebody else's conflict)
describe("Two players who aim a pact at each other", () => {
  it("make it once: the second conflict is won as well, with its aftermaths, and changes nothing more", () => {
    const pact = (title: string) =>
      conflict(title, "diplomacy", {
        target: { what: "player", of: "others" },
        conflict: {
          form: "opposable",
          won: [
            {
              effects: [
                {
                  verb: "start-state",
                  state: "free trade",
                  from: "you",
                  toward: "target",
                  gives: { from: 1, toward: 1 },
                },
              ],
            },
          ],
        },
      });
    const pride = invented("aftermath", "Pride", {
      cost: 0,
      text: {
        says: "Pride.",
        target: { what: "card", types: ["character"], of: "any" },
        aftermath: { discardAfterPlay: false, outcome: "won" },
      },
    });
    const start = stage({ You: {}, Rival: { hand: [pride] } }, [
      ["You", pact("Pact")],
      ["Rival", pact("Return Pact")],
    ]);
    const [mine, theirs] = start.conflicts;
    if (!mine || !theirs) throw new Error("there are two conflicts");
    const aimed = {
      ...start,
      conflicts: [
        { ...mine, target: { what: "player" as const, seat: 1 } },
        { ...theirs, target: { what: "player" as const, seat: 0 } },
      ],
    };
    const first = played(
      aimed,
      [0, "support Pact with You's Ambassador using diplomacy"],
      [1, "support Return Pact with Rival's Ambassador using diplomacy"],
    );
    const rating = (game: Game) => game.seats.map(({ unspent, spent }) => unspent + spent);
    expect(outcomes(first.events)).toMatchObject([{ title: "Pact", won: true }]);
    expect({ statesCount: first.game.states?.length, rating: rating(first.game) }).toEqual({
      statesCount: 1,
      rating: [5, 5],
    });
    const second = passed(first.game, "aftermath", "reveal");
    expect(second.states).toHaveLength(1);
    expect(rating(second)).toEqual([5, 5]);
    // The second is over too, and was won: what Rival holds for having won may be played after it, and not before.
    let now = first.game;
    const won: string[] = [];
    for (let steps = 0; now.round === "resolution" && steps < 9; steps++) {
      const [asked] = now.awaiting;
      if (!asked) break;
      const pride = now.seats[1]?.hand[0] ?? -1;
      const target = { what: "card" as const, card: at(now, "Rival's Ambassador") };
      if (asked.seat === 1) {
        const about = now.conflicts.find(({ id }) => "conflict" in asked && id === asked.conflict);
        const action = { type: "aftermath" as const, seat: 1, card: pride, target };
        if (about?.initiator === 1) {
          does(now, action);
          won.push("Return Pact");
        } else expect(refused(now, action).code).toBe("aftermath-target");
      }
      now = does(now, { type: "pass", seat: asked.seat });
    }
    expect(won).toEqual(["Return Pact"]);
  });
});

describe("A player who supports a conflict of another", () => {
  it("gains nothing by it: its initiator alone does", () => {
    const game = stage({ Friend: {}, You: {} }, [
      [
        "You",
        conflict("Bargain", "diplomacy", {
          conflict: { form: "opposable", won: [{ effects: [{ verb: "gain-influence", who: "you", amount: 2 }] }] },
        }),
      ],
    ]);
    const after = played(game, [0, "support Bargain with Friend's Ambassador using diplomacy"]);
    expect(outcomes(after.events)).toMatchObject([{ won: true, support: 3 }]);
    expect(after.game.seats.map(({ unspent, spent }) => unspent + spent)).toEqual([4, 6]);
  });
});

// compendium: Play Aftermath Cards — an ability that changes before the next conflict resolves
describe("An aftermath that changes an ability", () => {
  it("counts at once in a conflict that has not been resolved", () => {
    const humbled = invented("aftermath", "Humbled", {
      cost: 0,
      text: {
        says: "-2 diplomacy.",
        target: { what: "card", types: ["character"], of: "any" },
        statics: [{ gives: "ability", ability: "diplomacy", by: -2, to: "host" }],
        aftermath: { discardAfterPlay: false, participant: true },
      },
    });
    const start = stage(
      {
        You: { supporting: [character("Aide", { intrigue: 2 })], hand: [humbled] },
        Rival: { supporting: [character("Speaker", { diplomacy: 4, intrigue: 1 })] },
      },
      [
        ["You", conflict("Plot", "intrigue")],
        ["Rival", conflict("Parley", "diplomacy")],
      ],
    );
    const first = played(
      start,
      [0, "support Plot with Aide using intrigue"],
      [1, "support Parley with Speaker using diplomacy"],
      [0, "oppose Parley with You's Ambassador using diplomacy"],
      [1, "oppose Plot with Rival's Ambassador using intrigue"],
    ).game;
    const asked = first.awaiting.find(({ kind }) => kind === "aftermath");
    expect(asked).toMatchObject({ kind: "aftermath" });
    const mine = { type: "aftermath" as const, seat: 0, card: first.seats[0]?.hand[0] ?? -1 };
    const after = happens(first, { ...mine, target: { what: "card", card: at(first, "Speaker") } });
    const events = [...after.events];
    let now = after.game;
    for (let steps = 0; now.round === "resolution" && steps < 12; steps++) {
      const step = happens(now, { type: "pass", seat: now.awaiting[0]?.seat ?? 0 });
      events.push(...step.events);
      now = step.game;
    }
    expect(abilityOf(now, at(now, "Speaker"), "diplomacy")).toBe(2);
    expect(outcomes(events)).toMatchObject([{ title: "Parley", won: false, support: 2, opposition: 3 }]);
  });
});

// compendium: Participants — whoever has left takes part no more
describe("A conflict whose only opponent has left play", () => {
  it("is uncontested", () => {
    const start = stage({ You: {}, Rival: { supporting: [character("Envoy", { diplomacy: 2 })] } }, [
      ["You", conflict("Parley", "diplomacy")],
    ]);
    const moves = [
      [0, "support Parley with You's Ambassador using diplomacy"],
      [1, "oppose Parley with Envoy using diplomacy"],
    ] as const;
    expect(outcomes(played(start, ...moves).events)).toMatchObject([{ won: true, uncontested: false, opposition: 2 }]);
    const joined = moves.reduce<Game>((game, [seat, sentence]) => order(game, seat, sentence), start);
    const gone = does(joined, {
      type: "effect",
      seat: 0,
      because: "Recall",
      effect: { verb: "discard-card", which: { card: at(joined, "Envoy") } },
    });
    expect(outcomes(played(gone).events)).toMatchObject([{ won: true, uncontested: true, opposition: 0 }]);
  });
});

// compendium: Conflict Cards — a conflict on a location is one on its player
describe("A conflict that targets a card of yours", () => {
  it("is one against you, for whatever answers such conflicts", () => {
    const watch = group("Watch", {
      text: {
        says: "When a conflict is initiated against you, gain 1 power.",
        triggered: [
          {
            on: "conflict-against-you",
            must: true,
            does: "gain 1 power",
            effects: [{ verb: "gain-power", who: "you", amount: 1 }],
          },
        ],
      },
    });
    const siege = conflict("Siege", "military", { target: { what: "card", types: ["location"], of: "others" } });
    let game = stage({ You: { hand: [siege] }, Rival: { unspent: 6, supporting: [watch, location("Outpost")] } });
    game = passed(game, "action", "discard", "buy", "sustain");
    game = passed(order(game, 0, "declare Siege on Outpost"), "declare");
    expect(game.conflicts).toMatchObject([{ target: { what: "card", card: at(game, "Outpost") } }]);
    expect(game.seats.map(({ rawPower }) => rawPower)).toEqual([0, 1]);
  });
});
