// compendium: 8.9 Legal Targets (Rivalry); engine: Legal Targets; rulebook: Legal Targets
import { describe, expect, it } from "vitest";
import {
  type Action,
  type CardFacts,
  type Game,
  legalActions,
  type Target,
  viewFor,
} from "../../../src/engine/index.ts";
import { readOrder } from "../../../src/orders/index.ts";
import {
  at,
  character,
  conflict,
  does,
  event,
  happens,
  inPlay,
  invented,
  order,
  passed,
  refused,
  type SeatStage,
  stage,
} from "../stage.ts";

const courtier = { what: "card", types: ["character"], of: "any", row: "inner", ambassador: false } as const;
const rivalry = (more: Partial<CardFacts> = {}) =>
  invented("aftermath", "Rivalry", {
    cost: 0,
    text: {
      says: "Damage two.",
      target: { ...courtier, types: ["character"] },
      second: { target: { ...courtier, types: ["character"] }, sameFaction: true },
      effects: [
        { verb: "damage", which: "target", amount: 1 },
        { verb: "damage", which: "second", amount: 1 },
      ],
      aftermath: { participant: true, discardAfterPlay: true },
    },
    ...more,
  });
const person = (title: string) => character(title, { diplomacy: 3 });
const rumor = (whose: string) => event(`${whose} Rumor`, { says: "Nothing." });

/** A conflict of yours in which the rival took part has been resolved; you hold Rivalry. */
function resolved(rival: SeatStage, you: SeatStage = {}): Game {
  const game = stage(
    { You: { hand: [rivalry()], inner: [person("Aide")], ...you }, Rival: { supporting: [person("Agent")], ...rival } },
    [["You", conflict("Talks", "diplomacy")]],
  );
  return passed(order(does(game, { type: "pass", seat: 0 }), 1, "support Talks with Agent using diplomacy"), "action");
}
const onto = (game: Game, title: string): Target => ({ what: "card", card: at(game, title) });
const play = (game: Game, first: string, second?: string): Action => ({
  type: "aftermath",
  seat: 0,
  card: at(game, "Rivalry"),
  target: onto(game, first),
  ...(second === undefined ? {} : { second: onto(game, second) }),
});
const pairs = (game: Game, seat = 0) =>
  legalActions(game, seat).flatMap(({ sentence }) => (sentence.startsWith("play Rivalry") ? [sentence] : []));

describe("A card with two targets, as Rivalry has them,", () => {
  it("is aimed at two inner-circle characters of one player, other than the ambassador, and reaches both", () => {
    const game = resolved({ inner: [person("Count"), person("Duke")] });
    const { game: after, events } = happens(game, play(game, "Count", "Duke"));
    expect(["Count", "Duke", "Agent"].map((title) => inPlay(after, title).damage)).toEqual([1, 1, 0]);
    expect(events[0]).toMatchObject({
      type: "aftermath-played",
      target: { named: { title: "Count" } },
      second: { named: { title: "Duke" } },
    });
  });

  it("is not playable where no player has two such characters", () => {
    expect(pairs(resolved({ inner: [person("Count")] }))).toEqual([]);
  });

  it("is offered once for each pair, and accepts a pair in either order", () => {
    const game = resolved({ inner: [person("Count"), person("Duke"), person("Earl")] });
    const offered = pairs(game);
    expect(offered.length).toBe(3);
    expect(
      new Set(
        offered.map((sentence) =>
          sentence
            .split(/ on | and /)
            .slice(1)
            .sort()
            .join("+"),
        ),
      ),
    ).toEqual(new Set(["Count+Duke", "Count+Earl", "Duke+Earl"]));
    for (const [first, second] of [
      ["Count", "Duke"],
      ["Duke", "Count"],
    ] as const)
      expect(inPlay(does(game, play(game, first, second)), "Duke").damage).toBe(1);
  });

  it.each([
    ["without a second target", "Count", undefined, "second-target-needed"],
    ["with one character twice", "Count", "Count", "second-target-wrong"],
    ["with characters of two players", "Count", "Aide", "second-target-wrong"],
    ["with a supporting character", "Count", "Agent", "second-target-wrong"],
    ["with the ambassador", "Count", "Rival's Ambassador", "second-target-wrong"],
    ["with an illegal first target", "Agent", "Count", "illegal-target"],
  ])("is refused %s", (_, first, second, code) => {
    const game = resolved({ inner: [person("Count"), person("Duke")] });
    expect(refused(game, play(game, first, second))).toMatchObject({ code, rule: "legal-targets" });
  });

  it("is chosen again by its player where one of the two has left before it is carried out", () => {
    // The rival is later in initiative order, and the play waits until you have answered.
    const theirs = stage(
      {
        You: { inner: [person("Aide"), person("Count"), person("Duke")], hand: [rumor("Your")] },
        Rival: { supporting: [person("Agent")], hand: [rivalry()] },
      },
      [["You", conflict("Talks", "diplomacy")]],
    );
    const asked = passed(
      order(order(theirs, 0, "support Talks with Aide using diplomacy"), 1, "support Talks with Agent using diplomacy"),
      "action",
    );
    const planned = does(asked, { ...play(asked, "Count", "Duke"), seat: 1 } as Action);
    expect(viewFor(planned, { seat: 1 }).awaiting.find(({ seat }) => seat === 1)?.answered ?? "").toBe(
      "play Rivalry on Count and Duke",
    );
    const gone = does(planned, {
      type: "effect",
      seat: 0,
      because: "A Knife",
      effect: { verb: "discard-card", which: { card: at(planned, "Duke") } },
    });
    const after = does(gone, { type: "pass", seat: 0 });
    expect(inPlay(after, "Count").damage).toBe(0);
    expect(after.awaiting).toMatchObject([{ seat: 1, kind: "aftermath" }]);
  });

  it("does to the one what it can where something has taken the other away in the meantime", () => {
    const swap = event("Swap", {
      says: "Two.",
      target: { what: "card", types: ["character"], of: "any" },
      second: { target: { what: "card", types: ["character"], of: "any" } },
      effects: [
        { verb: "discard-card", which: "second" },
        { verb: "damage", which: "second", amount: 1 },
        { verb: "damage", which: "target", amount: 1 },
      ],
    });
    const game = stage({ You: { hand: [swap] }, Rival: { supporting: [person("Count"), person("Duke")] } });
    const first = onto(game, "Count");
    const second = onto(game, "Duke");
    const after = does(game, { type: "play", seat: 0, card: at(game, "Swap"), target: first, second });
    expect(after.cards[at(after, "Duke")]?.zone).toBe("discard");
    expect(inPlay(after, "Count").damage).toBe(1);
  });

  it("is ordered in a sentence that names both, in either order or cut short", () => {
    const game = resolved({ inner: [person("Count Aron"), person("Duke Bero"), person("Earl Cado")] });
    const legal = legalActions(game, 0);
    const read = (text: string) => readOrder(text, viewFor(game, { seat: 0 }), legal);
    const wanted = legal.find(
      ({ sentence }) => sentence.includes("Count Aron") && sentence.includes("Duke Bero"),
    )?.action;
    for (const text of ["play rivalry on count aron and duke bero", "play Rivalry on Duke and Count"])
      expect(read(text)).toMatchObject({ kind: "do", action: wanted });
    expect(read("play Rivalry on Duke")).toMatchObject({ kind: "choose" });
  });

  it("takes no second target where its text has none", () => {
    const plain = event("Plain", {
      says: "One.",
      target: { what: "card", of: "any" },
      effects: [{ verb: "rotate", which: "target" }],
    });
    const game = stage({ You: { hand: [plain], supporting: [person("Count"), person("Duke")] }, Rival: {} });
    const both = { target: onto(game, "Count"), second: onto(game, "Duke") };
    expect(refused(game, { type: "play", seat: 0, card: at(game, "Plain"), ...both })).toMatchObject({
      code: "no-second-target",
      rule: "legal-targets",
    });
  });
});

describe("Of an aftermath with two targets a copy", () => {
  // engine: Aftermath Cards; compendium: Play Aftermath Cards — one copy for each target at the same time
  it("is played on neither of them, in either order, as long as the first is there", () => {
    const start = resolved(
      { inner: [person("Count"), person("Duke"), person("Earl"), person("Baron")] },
      { hand: [rivalry(), rivalry()] },
    );
    const held = (game: Game) => game.seats[0]?.hand[0] ?? -1;
    const plays = (game: Game, first: string, second: string): Action => ({
      type: "aftermath",
      seat: 0,
      card: held(game),
      target: onto(game, first),
      second: onto(game, second),
    });
    const game = does(start, plays(start, "Count", "Duke"));
    const turn = game.awaiting[0]?.seat === 0 ? game : does(game, { type: "pass", seat: 1 });
    for (const [first, second, again] of [
      ["Count", "Earl", "Count"],
      ["Earl", "Count", "Count"],
      ["Duke", "Earl", "Duke"],
      ["Earl", "Duke", "Duke"],
    ] as const)
      expect(refused(turn, plays(turn, first, second))).toMatchObject({
        code: "aftermath-copy",
        rule: "aftermaths",
        facts: { target: again },
      });
    expect(inPlay(does(turn, plays(turn, "Earl", "Baron")), "Baron").damage).toBe(1);
    const former = does({ ...start, revision: 6 }, plays(start, "Count", "Duke"));
    const then = former.awaiting[0]?.seat === 0 ? former : does(former, { type: "pass", seat: 1 });
    expect(inPlay(does(then, plays(then, "Earl", "Duke")), "Duke").damage).toBe(2);
  });
});
