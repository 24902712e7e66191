import { describe, expect, it } from "vitest";
import type { BaseRules, Game } from "../../../src/engine/index.ts";
import { viewFor } from "../../../src/engine/index.ts";
import { abilityOf } from "../../../src/engine/rules/in-force/ability.ts";
import { at, character, does, event, inPlay, invented, order, passed, refused, stage } from "../stage.ts";
import { by, effect } from "./by.ts";

describe("An event", () => {
  // engine: Event Cards; quickstart: General Note – Limited Cards
  it("that is limited is played once a turn; by quickstart as often as one has it", () => {
    const feast = event(
      "Feast",
      { says: "Gain 1 power.", effects: [{ verb: "gain-power", who: "you", amount: 1 }] },
      {
        limit: "limited",
      },
    );
    const first = order(stage({ You: { hand: [feast, feast] }, Rival: {} }), 0, "play Feast");
    const again = does(first, { type: "pass", seat: 1 });
    const card = again.seats[0]?.hand[0] ?? -1;
    const play = { type: "play" as const, seat: 0, card };
    expect(refused(by("engine", again), play)).toMatchObject({
      code: "event-played-this-turn",
      rule: "limited-events",
    });
    expect(does(by("quickstart", again), play).seats[0]?.rawPower).toBe(2);
  });
});

describe("What an event does for a turn", () => {
  // engine: Event Cards; quickstart: In the action round a player may
  it("lasts through the draw round; by quickstart it is over before neutralized cards are discarded", () => {
    const rally = event("Rally", {
      says: "A character has +3 diplomacy until the end of the turn.",
      target: { what: "card", of: "any", types: ["character"] },
      effects: [{ verb: "change-ability", which: "target", ability: "diplomacy", by: 3, until: "end-of-turn" }],
    });
    const start = stage({ You: { supporting: [character("Vir", { diplomacy: 1 })], hand: [rally] }, Rival: {} });
    const rallied = order(start, 0, "play Rally on Vir");
    const hurt = does(rallied, effect({ verb: "damage", which: { card: at(start, "Vir") }, amount: 2 }));
    const drawing = (rules: BaseRules) => passed(by(rules, hurt), "action");
    // With the event Vir stands, in the engine until the turn is over: then he is neutralized, but not discarded.
    expect(inPlay(drawing("engine"), "Vir")).toMatchObject({ damage: 2, neutralized: false });
    expect(drawing("quickstart").cards[at(start, "Vir")]?.zone).toBe("discard");
  });
});

describe("A contingency", () => {
  // engine: Contingency Cards; rulebook: Contingency Cards
  it("that was revealed is discarded at once; by the published rules it lies aside until what it gives for the turn is over", () => {
    const zeal = invented("contingency", "Zeal", {
      cost: 0,
      text: {
        says: "Reveal when an event is played on the character: your ambassador has +2 diplomacy this turn.",
        contingency: { trigger: "event-on-card" },
        effects: [
          { verb: "change-ability", which: "your-ambassador", ability: "diplomacy", by: 2, until: "end-of-turn" },
        ],
      },
    });
    const poke = event("Poke", {
      says: "1 damage.",
      target: { what: "card", of: "any" },
      effects: [{ verb: "damage", which: "target", amount: 1 }],
    });
    const start = stage({
      You: { supporting: [character("Vir", { diplomacy: 3 })], hand: [zeal] },
      Rival: { hand: [poke] },
    });
    const placed = does(start, { type: "place", seat: 0, card: at(start, "Zeal"), under: at(start, "Vir") });
    const revealed = (rules: BaseRules) => {
      const poked = order(by(rules, placed), 1, "play Poke on Vir");
      return does(poked, { type: "reveal", seat: 0, card: at(start, "Zeal") });
    };
    const zone = (game: Game) => game.cards[at(game, "Zeal")]?.zone;
    for (const rules of ["engine", "quickstart"] as const) expect(zone(revealed(rules)), rules).toBe("discard");
    for (const rules of ["casual", "tournament"] as const) {
      const game = revealed(rules);
      expect(zone(game), rules).toBe("aside");
      expect(abilityOf(game, at(game, "You's Ambassador"), "diplomacy")).toBe(5);
      expect(viewFor(game, { seat: 1 }).seats[0]?.aside).toMatchObject([{ title: "Zeal" }]);
      const over = passed(game, "action", "reveal", "aftermath", "discard", "buy");
      expect({ turn: over.turn, zone: zone(over) }).toEqual({ turn: 2, zone: "discard" });
    }
  });

  // engine: Contingency Cards; quickstart: General Note – Limited Cards
  it("may lie under a card beside another one of its name; by quickstart under another card only", () => {
    const alibi = () => invented("contingency", "Alibi", { cost: 0 });
    const game = stage({ You: { supporting: [character("Vir")], hand: [alibi(), alibi()] }, Rival: {} });
    const [first = -1, second = -1] = game.seats[0]?.hand ?? [];
    const place = (card: number, under: string) => ({ type: "place" as const, seat: 0, card, under: at(game, under) });
    const once = does(does(game, place(first, "Vir")), { type: "pass", seat: 1 });
    expect(does(by("engine", once), place(second, "Vir")).cards[second]?.play?.host).toBe(at(game, "Vir"));
    expect(refused(by("quickstart", once), place(second, "Vir"))).toMatchObject({
      code: "contingency-copy",
      rule: "contingencies",
    });
    const elsewhere = does(by("quickstart", once), place(second, "You's Ambassador"));
    expect(elsewhere.cards[second]?.play?.host).toBe(at(game, "You's Ambassador"));
  });
});

describe("An event", () => {
  // engine: Event Cards; rulebook: Event Cards; compendium: Event Cards
  it("that lasts for the turn is discarded as it is played; by the published rules it lies aside until the end of the turn", () => {
    const rally = event("Rally", {
      says: "+2 for the turn.",
      target: { what: "card", of: "any" },
      effects: [{ verb: "change-ability", which: "target", ability: "diplomacy", by: 2, until: "end-of-turn" }],
    });
    const start = stage({ You: { hand: [rally], supporting: [character("Clerk", { diplomacy: 1 })] }, Rival: {} });
    const play = (rules: BaseRules) =>
      does(by(rules, start), {
        type: "play",
        seat: 0,
        card: at(start, "Rally"),
        target: { what: "card", card: at(start, "Clerk") },
      });
    for (const rules of ["engine", "quickstart"] as const)
      expect(play(rules).cards[at(start, "Rally")]?.zone, rules).toBe("discard");
    for (const rules of ["casual", "tournament"] as const) {
      const game = play(rules);
      expect(game.seats[0]?.discard).toEqual([]);
      expect(viewFor(game, { seat: 1 }).seats[0]?.aside).toMatchObject([{ title: "Rally" }]);
      const draw = passed(game, "action", "aftermath");
      expect(draw).toMatchObject({ round: "draw", aside: [{ card: at(start, "Rally") }] });
      const over = passed(draw, "discard", "buy");
      expect(over.turn).toBe(2);
      expect(over.cards[at(start, "Rally")]?.zone).toBe("discard");
      expect(viewFor(over, "public").seats[0]?.aside).toBeUndefined();
    }
  });

  it("whose effect is done at once, is for good, or is not known is discarded at once by the published rules as well", () => {
    const gift = event("Gift", { says: "Gain 1 power.", effects: [{ verb: "gain-power", who: "you", amount: 1 }] });
    const start = by("casual", stage({ You: { hand: [gift, invented("event", "Riddle", { cost: 0 })] }, Rival: {} }));
    for (const title of ["Gift", "Riddle"])
      expect(does(start, { type: "play", seat: 0, card: at(start, title) }).cards[at(start, title)]?.zone).toBe(
        "discard",
      );
  });

  it("that gives influence for the next turn lies aside until the end of that turn by the published rules", () => {
    const later = event("Later", {
      says: "2 more next turn.",
      effects: [{ verb: "add-influence", who: "you", amount: 2, next: true }],
    });
    let game = by("casual", stage({ You: { hand: [later] }, Rival: {} }));
    game = does(game, { type: "play", seat: 0, card: at(game, "Later") });
    while (game.turn === 1) game = passed(game, "action", "aftermath", "discard", "buy", "sustain");
    expect(game.aside).toEqual([{ card: at(game, "Later"), until: 2 }]);
  });

  it("that lies aside is discarded as soon as it is reversed, by the published rules", () => {
    const funds = event("Funds", { says: "3 more.", effects: [{ verb: "add-influence", who: "you", amount: 3 }] });
    const undone = event("Undone", { says: "Reverse.", effects: [{ verb: "reverse", what: "last-event" }] });
    let game = by("casual", stage({ You: { hand: [funds] }, Rival: { hand: [undone] } }));
    game = does(game, { type: "play", seat: 0, card: at(game, "Funds") });
    expect(game.cards[at(game, "Funds")]?.zone).toBe("aside");
    game = order(game, 1, "play Undone");
    expect(game.cards[at(game, "Funds")]?.zone).toBe("discard");
    expect(game.seats[0]?.additional).toBe(0);
  });
});
