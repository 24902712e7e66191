// engine: The Resolution Round; Conflict Cards; Conflicts with multiple “sides”; glossary: Won, Uncontested, Canceled
import { describe, expect, it } from "vitest";
import { type CardFacts, type Event, type Game, legalActions } from "../../../src/engine/index.ts";
import {
  arranged,
  at,
  character,
  conflict,
  does,
  fleet,
  happens,
  inPlay,
  order,
  passed,
  refused,
  type SeatStage,
  stage,
  turned,
} from "../stage.ts";

type Text = NonNullable<CardFacts["text"]>;
type About = Partial<NonNullable<Text["conflict"]>>;
const about = (title: string, more: About = {}, text: Partial<Text> = {}) =>
  conflict(title, "diplomacy", { conflict: { form: "opposable", ...more }, ...text });
const gain = (amount: number) => ({ verb: "gain-influence", who: "you", amount }) as const;
const envoy = (title: string, diplomacy: number) => character(title, { diplomacy });

/** Supports and opposes with the named cards (each "seat title side?"), then lets the conflict resolve. */
function resolved(
  start: Game,
  ...taking: readonly (readonly [seat: number, order: string])[]
): { game: Game; events: Event[] } {
  let game = start;
  for (const [seat, sentence] of taking) {
    while (game.awaiting[0]?.seat !== seat) game = does(game, { type: "pass", seat: game.awaiting[0]?.seat ?? -1 });
    game = order(game, seat, sentence);
  }
  const events: Event[] = [];
  for (let asked = game.awaiting[0]; asked?.kind === "action" || asked?.kind === "resolve-first"; ) {
    const first = game.conflicts.find(({ result }) => result === null)?.id ?? -1;
    const { seat } = asked;
    const result = happens(
      game,
      asked.kind === "action" ? { type: "pass", seat } : { type: "resolve-first", seat, conflict: first },
    );
    events.push(...result.events);
    game = result.game;
    asked = game.awaiting[0];
  }
  return { game, events };
}
const outcome = (events: readonly Event[]) => events.filter((event) => event.type === "conflict-resolved");
const support = (title: string, on = "Parley") => `support ${on} with ${title} using diplomacy`;
const oppose = (title: string, on = "Parley") => `oppose ${on} with ${title} using diplomacy`;
const table = (mine: number, theirs: number, more: About = {}, you: SeatStage = {}) =>
  stage(
    {
      You: { supporting: mine ? [envoy("Mine", mine)] : [], ...you },
      Rival: { supporting: theirs ? [envoy("Theirs", theirs)] : [] },
    },
    [["You", about("Parley", more)]],
  );
const fought = (mine: number, theirs: number, more: About = {}) =>
  resolved(
    table(mine, theirs, more),
    ...(mine ? [[0, support("Mine")] as const] : []),
    ...(theirs ? [[1, oppose("Theirs")] as const] : []),
  );

describe("A conflict", () => {
  it("is won only with more support than opposition", () => {
    expect(outcome(fought(4, 3).events)).toMatchObject([{ won: true, margin: 1, support: 4, opposition: 3 }]);
    expect(outcome(fought(4, 4).events)).toMatchObject([{ won: false, margin: 0 }]);
    expect(outcome(fought(3, 5).events)).toMatchObject([{ won: false, margin: 2 }]);
    expect(outcome(fought(0, 0).events)).toMatchObject([{ won: false, margin: 0 }]);
    expect(outcome(fought(1, 0).events)).toMatchObject([{ won: true, margin: 1 }]);
  });

  it("has every effect of its being won, by each margin that was reached", () => {
    const more = { won: [{ effects: [gain(1)] }, { by: 5, effects: [gain(2)] }], lost: [{ effects: [gain(4)] }] };
    expect(fought(5, 1, more).game.seats[0]?.unspent).toBe(5);
    expect(fought(6, 1, more).game.seats[0]?.unspent).toBe(7);
    expect(fought(9, 1, more).game.seats[0]?.unspent).toBe(7);
  });

  it("has every effect of its being lost, by each margin that was reached", () => {
    const more = { lost: [{ effects: [gain(1)] }, { by: 5, effects: [gain(2)] }], won: [{ effects: [gain(4)] }] };
    expect(fought(1, 1, more).game.seats[0]?.unspent).toBe(5);
    expect(fought(1, 5, more).game.seats[0]?.unspent).toBe(5);
    expect(fought(1, 6, more).game.seats[0]?.unspent).toBe(7);
  });

  it("has its effects at resolution whatever the outcome, before the abilities are counted", () => {
    const treaty = {
      resolution: [
        { verb: "change-ability", which: "your-ambassador", ability: "diplomacy", by: 2, until: "conflict" } as const,
      ],
    };
    const game = table(0, 4, treaty, { hand: [envoy("Heir", 1)] });
    const { game: after, events } = resolved(game, [0, support("You's Ambassador")], [1, oppose("Theirs")]);
    expect(outcome(events)).toMatchObject([{ won: true, support: 5, opposition: 4 }]);
    expect(after.modifiers).toMatchObject([{ source: "Parley", by: 2 }]);
    expect(passed(after, "aftermath").modifiers).toEqual([]);
    expect(outcome(resolved(game, [1, oppose("Theirs")]).events)).toMatchObject([{ won: false, opposition: 4 }]);
  });

  it("does nothing before it resolves", () => {
    const game = order(table(4, 0, { resolution: [gain(1)], won: [{ effects: [gain(1)] }] }), 0, support("Mine"));
    expect(game.seats[0]?.unspent).toBe(4);
  });

  it("counts the abilities as they are then, not as they were when the cards joined", () => {
    const start = order(table(4, 3), 0, support("Mine"));
    const hurt = turned(order(start, 1, oppose("Theirs")), "Mine", { damage: 2 });
    expect(outcome(resolved(hurt).events)).toMatchObject([{ won: false, support: 2, opposition: 3 }]);
  });

  it("counts nothing for a neutralized card, which remains a participant", () => {
    const start = order(table(4, 3), 0, support("Mine"));
    const down = turned(order(start, 1, oppose("Theirs")), "Theirs", { neutralized: true });
    expect(outcome(resolved(down).events)).toMatchObject([
      { won: true, support: 4, opposition: 0, uncontested: false },
    ]);
  });

  it("counts what effects have added to either side", () => {
    const add = (verb: "add-support" | "add-opposition", amount: number) => ({
      type: "effect" as const,
      seat: 1,
      because: "A Rumor",
      effect: { verb, amount },
    });
    const game = does(does(table(4, 3), add("add-opposition", 3)), add("add-support", 1));
    expect(outcome(resolved(game, [0, support("Mine")]).events)).toMatchObject([
      { won: true, support: 5, opposition: 3 },
    ]);
  });

  it("is uncontested when it is won and nobody opposed it", () => {
    expect(outcome(fought(4, 0).events)).toMatchObject([{ won: true, uncontested: true }]);
    expect(outcome(fought(4, 1).events)).toMatchObject([{ won: true, uncontested: false }]);
    expect(outcome(fought(0, 0).events)).toMatchObject([{ won: false, uncontested: false }]);
  });

  it("goes to its owner's discard pile when its aftermaths are over", () => {
    const holding = table(4, 0, {}, { supporting: [envoy("Mine", 4)], hand: [envoy("Heir", 1)] });
    const { game } = resolved(holding, [0, support("Mine")]);
    expect(game.cards[at(game, "Parley")]?.zone).toBe("declared");
    const after = passed(game, "aftermath");
    expect(after.cards[at(after, "Parley")]?.zone).toBe("discard");
    expect(after.seats[0]?.discard).toEqual([at(after, "Parley")]);
  });

  it("with a target affects that target; where it has left the game, the rest still happens", () => {
    const effects = [{ verb: "lose-influence", who: "target", amount: 1 } as const, gain(1)];
    const raid = (seats: readonly string[]) => {
      const game = stage(
        Object.fromEntries(
          seats.map((name) => [name, name === "You" ? { supporting: [envoy("Mine", 4)] } : { unspent: 6 }]),
        ),
        [["You", about("Parley", { won: [{ effects }] }, { target: { what: "player", of: "others" } })]],
      );
      return arranged(game, (work) => {
        work.game.conflicts = work.game.conflicts.map((one) => ({ ...one, target: { what: "player", seat: 1 } }));
      });
    };
    const hit = resolved(raid(["You", "Rival"]), [0, support("Mine")]).game;
    expect(hit.seats.map(({ unspent }) => unspent)).toEqual([5, 5]);
    const gone = resolved(does(raid(["You", "Rival", "Third"]), { type: "concede", seat: 1 }), [0, support("Mine")]);
    expect(gone.game.seats.map(({ unspent }) => unspent)).toEqual([5, 6, 6]);
    expect(gone.events).toContainEqual({ type: "no-effect", source: "Parley", why: "nothing-to-change" });
  });
});

describe("Several conflicts", () => {
  it("resolve one after the other in the initiative order of those who initiated them", () => {
    const start = stage({ A: {}, B: {}, C: {} }, [
      ["C", about("Third")],
      ["A", about("First")],
      ["B", about("Second")],
    ]);
    const { game, events } = resolved(start);
    const all = [...events];
    let now = game;
    while (now.awaiting[0]?.kind === "aftermath") {
      const result = happens(now, { type: "pass", seat: now.awaiting[0].seat });
      all.push(...result.events);
      now = result.game;
    }
    expect(outcome(all)).toMatchObject([{ title: "First" }, { title: "Second" }, { title: "Third" }]);
  });

  // engine: The Resolution Round — whoever initiated several designates which resolves first.
  it("of one player resolve in the order that the player says, one after the other", () => {
    const start = stage({ You: {}, Rival: {} }, [
      ["You", about("First")],
      ["You", about("Second")],
      ["You", about("Third")],
      ["Rival", about("Theirs")],
    ]);
    const game = passed(start, "action");
    expect(game.awaiting).toMatchObject([{ seat: 0, kind: "resolve-first" }]);
    expect(legalActions(game, 0).map(({ sentence }) => sentence)).toEqual([
      "resolve First first",
      "resolve Second first",
      "resolve Third first",
    ]);
    expect(refused(game, { type: "resolve-first", seat: 0, conflict: 4 })).toMatchObject({
      code: "not-your-conflict",
      rule: "resolution-round",
    });
    expect(refused(game, { type: "resolve-first", seat: 1, conflict: 4 }).code).toBe("not-your-turn");
    const second = happens(game, { type: "resolve-first", seat: 0, conflict: 2 });
    const third = happens(second.game, { type: "resolve-first", seat: 0, conflict: 3 });
    expect(outcome([...second.events, ...third.events]).map(({ title }) => title)).toEqual([
      "Second",
      "Third",
      "First",
      "Theirs",
    ]);
  });

  it("use the results of those before them", () => {
    const start = stage({ You: { supporting: [envoy("Mine", 4)] }, Rival: {} }, [
      [
        "You",
        about("First", {
          won: [
            {
              effects: [
                { verb: "change-ability", which: "your-ambassador", ability: "diplomacy", by: 2, until: "end-of-turn" },
              ],
            },
          ],
        }),
      ],
      ["You", about("Second")],
    ]);
    const { events } = resolved(start, [0, support("Mine", "First")], [0, support("You's Ambassador", "Second")]);
    expect(outcome(events)).toMatchObject([{ title: "First" }, { title: "Second", support: 5 }]);
  });

  it("of a player who leaves are cancelled: they do not resolve, and the cards are discarded", () => {
    const start = stage({ You: {}, Rival: {}, Third: {} }, [
      ["Rival", about("Parley", { lost: [{ effects: [gain(3)] }] })],
      ["You", about("Summit")],
    ]);
    const { game, events } = resolved(does(start, { type: "concede", seat: 1 }));
    expect(outcome(events)).toMatchObject([{ title: "Summit" }]);
    expect(game.cards[at(game, "Parley")]?.zone).toBe("discard");
  });
});

describe("A conflict with several sides", () => {
  /** The Immortality Serum: whichever side has most support gains influence. */
  const serum = about("Immortality Serum", {
    form: "sides",
    won: [{ effects: [{ verb: "gain-power", who: "you", amount: 1 }] }],
    strongest: [{ verb: "gain-influence", who: "target", amount: 2 }],
  });
  const table3 = () =>
    stage(
      {
        A: { supporting: [envoy("Two", 2)] },
        B: { supporting: [envoy("Five", 5)] },
        C: { supporting: [envoy("Three", 3)] },
      },
      [["A", serum]],
    );
  const forSide = (title: string, side: string) => `${support(title, "Immortality Serum")} for ${side}`;

  it("such as the Immortality Serum is won by the initiator with the highest total of all sides", () => {
    const { game, events } = resolved(
      table3(),
      [0, forSide("Two", "A")],
      [1, forSide("Five", "A")],
      [2, forSide("Three", "C")],
    );
    expect(outcome(events)).toMatchObject([
      {
        won: true,
        margin: 4,
        sides: [
          { seat: 0, total: 7 },
          { seat: 1, total: 0 },
          { seat: 2, total: 3 },
        ],
      },
    ]);
    expect(game.seats.map(({ unspent, rawPower }) => [unspent, rawPower])).toEqual([
      [6, 1],
      [4, 0],
      [4, 0],
    ]);
  });

  it("such as the Immortality Serum is lost where another side is stronger, which benefits all the same", () => {
    const { game, events } = resolved(
      table3(),
      [0, forSide("Two", "A")],
      [1, forSide("Five", "B")],
      [2, forSide("Three", "C")],
    );
    expect(outcome(events)).toMatchObject([{ won: false, margin: 3, support: 2, opposition: 5 }]);
    expect(game.seats.map(({ unspent, rawPower }) => [unspent, rawPower])).toEqual([
      [4, 0],
      [6, 0],
      [4, 0],
    ]);
  });

  it("is lost with an equal highest total, and no single side is the strongest then", () => {
    const { game, events } = resolved(
      table3(),
      [0, forSide("Two", "A")],
      [2, forSide("Three", "C")],
      [1, forSide("Five", "B")],
      [0, `${support("A's Ambassador", "Immortality Serum")} for A`],
    );
    expect(outcome(events)).toMatchObject([{ won: false, margin: 0, support: 5, opposition: 5 }]);
    expect(game.seats.map(({ unspent }) => unspent)).toEqual([4, 4, 4]);
  });

  it("with no support at all is lost, and nobody is the strongest", () => {
    const { game, events } = resolved(table3());
    expect(outcome(events)).toMatchObject([{ won: false, margin: 0 }]);
    expect(game.seats.map(({ unspent }) => unspent)).toEqual([4, 4, 4]);
  });

  it("takes no added opposition, and added support for one side", () => {
    const add = {
      type: "effect" as const,
      seat: 1,
      because: "A Rumor",
      effect: { verb: "add-support" as const, amount: 4, side: { seat: 1 } },
    };
    const { events } = resolved(does(table3(), add), [1, forSide("Five", "B")]);
    expect(outcome(events)).toMatchObject([{ sides: [{ total: 0 }, { total: 9 }, { total: 0 }] }]);
    expect(() => does(table3(), { ...add, effect: { verb: "add-opposition", amount: 4 } })).toThrow(
      "nothing-to-change",
    );
  });
});

describe("Fleets in a conflict", () => {
  it("apply their military with their leader's leadership, as it is when the conflict resolves", () => {
    const start = stage(
      { You: { supporting: [fleet("Raiders", 3), character("Captain", { leadership: 2 })] }, Rival: {} },
      [["You", conflict("Skirmish", "military")]],
    );
    const led = order(
      order(order(start, 0, "support Skirmish with Raiders using military"), 1, "pass"),
      0,
      "lead Raiders with Captain",
    );
    expect(outcome(resolved(led).events)).toMatchObject([{ won: true, support: 5 }]);
    const hurt = turned(led, "Captain", { damage: 1 });
    expect(outcome(resolved(hurt).events)).toMatchObject([{ support: 4 }]);
    expect(inPlay(hurt, "Captain").neutralized).toBe(false);
  });
});
