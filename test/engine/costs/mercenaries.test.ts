// engine: Take control of a Mercenary; Factions and Control. rulebook: ACTION: Offer Influence to a Mercenary.
// compendium: Offering influence to a Mercenary; N'Grath
import { describe, expect, it } from "vitest";
import { apply, type CardFacts, type Game, legalActions, viewFor } from "../../../src/engine/index.ts";
import { sustainable } from "../../../src/engine/turn/ready.ts";
import {
  agenda,
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
  sentences,
  stage,
  turned,
} from "../stage.ts";

const broker = character("Broker", { intrigue: 4, leadership: 2 }, { cost: 3, keywords: ["Mercenary"] });
const wing = fleet("Wing", 5, {
  cost: 4,
  keywords: ["Mercenary"],
  text: { says: "For hire.", mercenary: { cost: 2 } },
});
const plot = conflict("Plot", "intrigue");
const table = (you: SeatStage = {}, rival: SeatStage = {}) =>
  stage({ You: { supporting: [broker], unspent: 9, ...you }, Rival: { unspent: 9, ...rival }, Third: { unspent: 9 } }, [
    ["You", plot],
  ]);
const bid = (game: Game, seat: number, influence: number, title = "Broker") => ({
  type: "bid" as const,
  seat,
  card: at(game, title),
  influence,
});
/** All pass and keep until the next turn's conflicts are declared. */
const nextTurn = (game: Game) => {
  const next = passed(game, "action", "reveal", "aftermath", "discard", "buy");
  expect(next.turn).toBe(game.turn + 1);
  return next;
};

describe("A mercenary", () => {
  // engine: Factions and Control — in a faction, and under nobody's control
  it("is nobody's to use until somebody hires it, not even its own faction's", () => {
    const game = table();
    expect(inPlay(game, "Broker")).toMatchObject({ faction: 0, controller: null });
    const use = { type: "support" as const, seat: 0, conflict: 1, with: at(game, "Broker") };
    expect(refused(game, use)).toMatchObject({
      code: "mercenary-not-hired",
      rule: "mercenaries",
      facts: { title: "Broker" },
    });
    expect(sentences(game, 0).filter((each) => each.includes("with Broker"))).toEqual([]);
  });

  it("is hired by any player for its cost, and acts for that player from then on", () => {
    let game = order(table(), 0, "pass");
    const hired = happens(game, bid(game, 1, 3));
    expect(hired.events[0]).toMatchObject({ type: "bid", seat: 1, influence: 3, hired: true });
    game = hired.game;
    expect(game.seats[1]).toMatchObject({ unspent: 6, spent: 3 });
    // To have control of a card does not move it.
    expect(inPlay(game, "Broker")).toMatchObject({ faction: 0, controller: 1, rotated: false });
    game = order(order(game, 2, "pass"), 0, "pass");
    expect(sentences(game, 1)).toContain("oppose Plot with Broker using intrigue");
    expect(order(game, 1, "oppose Plot with Broker using intrigue").conflicts[0]?.participants).toHaveLength(1);
  });

  it("costs its own faction's player as much", () => {
    const game = order(table(), 0, "bid 3 on Broker");
    expect(game.seats[0]).toMatchObject({ unspent: 6, spent: 3 });
    expect(inPlay(game, "Broker").controller).toBe(0);
  });

  it("takes exactly its cost, which its text may set apart from the printed one", () => {
    const game = table({ supporting: [broker, wing] });
    expect(refused(game, bid(game, 0, 2))).toMatchObject({
      code: "mercenary-cost",
      rule: "mercenaries",
      facts: { title: "Broker", needs: 3, offered: 2 },
    });
    expect(refused(game, bid(game, 0, 4)).facts).toMatchObject({ needs: 3, offered: 4 });
    expect(refused(game, bid(game, 0, 4, "Wing")).facts).toMatchObject({ needs: 2 });
    expect(inPlay(does(game, bid(game, 0, 2, "Wing")), "Wing").controller).toBe(0);
  });

  // engine: it is possible for a mercenary to switch sides several times in a turn
  it("switches sides as often as somebody else pays", () => {
    let game = order(table(), 0, "bid 3 on Broker");
    game = order(game, 1, "bid 3 on Broker");
    expect(inPlay(game, "Broker").controller).toBe(1);
    game = order(order(game, 2, "pass"), 0, "bid 3 on Broker");
    expect(inPlay(game, "Broker").controller).toBe(0);
    expect(game.seats.map(({ spent }) => spent)).toEqual([6, 3, 0]);
  });

  it("stays on the side that it took, whoever hires it then", () => {
    let game = order(order(table(), 0, "bid 3 on Broker"), 1, "pass");
    game = order(game, 2, "pass");
    game = order(game, 0, "support Plot with Broker using intrigue");
    game = order(game, 1, "bid 3 on Broker");
    expect(game.conflicts[0]?.participants).toMatchObject([{ card: at(game, "Broker"), as: "support" }]);
  });

  it("is not hired by whoever has it already, nor without the influence", () => {
    const hired = order(order(order(table(), 0, "bid 3 on Broker"), 1, "pass"), 2, "pass");
    expect(refused(hired, bid(hired, 0, 3))).toMatchObject({ code: "mercenary-yours", rule: "mercenaries" });
    const poor = table({ unspent: 2 });
    expect(refused(poor, bid(poor, 0, 3))).toMatchObject({
      code: "not-enough-influence",
      facts: { title: "Broker", needs: 3, unspent: 2 },
    });
    expect(sentences(poor, 0).filter((each) => each.startsWith("bid"))).toEqual([]);
  });

  it("is a card with that trait, in play", () => {
    const game = table({ supporting: [broker, character("Clerk")], hand: [character("Spare")] });
    expect(refused(game, bid(game, 0, 2, "Clerk"))).toMatchObject({ code: "not-a-mercenary", rule: "mercenaries" });
    expect(refused(game, bid(game, 0, 2, "Spare")).code).toBe("still-in-hand");
  });

  it("without a cost is hired by nobody", () => {
    const exile = character("Exile", {}, { cost: "none", keywords: ["Mercenary"] });
    const game = table({ supporting: [exile] });
    expect(refused(game, bid(game, 0, 0, "Exile"))).toMatchObject({
      code: "mercenary-without-cost",
      rule: "mercenaries",
    });
  });

  it("whose cost nobody knows waits for it, and anybody may read it off the card", () => {
    const stranger = character("Stranger", { intrigue: 1 }, { keywords: ["Mercenary"] });
    const { cost: _, complete: __, ...unknown } = stranger;
    let game = order(table({ supporting: [unknown] }), 0, "pass");
    expect(refused(game, bid(game, 1, 2, "Stranger"))).toMatchObject({ code: "fact-needed" });
    game = does(game, { type: "state-facts", seat: 1, card: at(game, "Stranger"), facts: { cost: 2 } });
    expect(inPlay(does(game, bid(game, 1, 2, "Stranger")), "Stranger").controller).toBe(1);
  });

  // engine: at the end of turn it reverts to its normal controller
  it("is for hire again when the turn is over, and readies with its faction", () => {
    let game = order(order(table(), 0, "pass"), 1, "bid 3 on Broker");
    game = order(order(order(game, 2, "pass"), 0, "pass"), 1, "oppose Plot with Broker using intrigue");
    game = nextTurn(game);
    expect(inPlay(game, "Broker")).toMatchObject({ controller: null, rotated: false });
    expect(inPlay(game, "Broker").taken).toBeUndefined();
    for (const seat of [0, 1, 2]) expect(sustainable(game, seat)).toEqual([]);
  });

  it("comes into play for nobody, whoever sponsors it", () => {
    const game = order(table({ supporting: [], hand: [broker] }), 0, "sponsor Broker with You's Ambassador");
    expect(inPlay(game, "Broker")).toMatchObject({ faction: 0, controller: null, row: "supporting" });
  });

  // compendium: Offering influence to a Mercenary — one in an inner circle builds for whoever hired it
  // compendium: Miss Constance — an inner-circle mercenary of one's own does what any of the inner circle does
  it("of the own inner circle hides and replaces an agenda as its one action, where mercenaries are hired by auction", () => {
    const aim = agenda("Aim", { says: "Aim." });
    const next = agenda("Next", { says: "Next." });
    const acts = (hand: readonly CardFacts[], open?: CardFacts) => {
      const start = stage({
        You: { inner: [broker], hand, unspent: 9, ...(open ? { agenda: open } : {}) },
        Rival: {},
      });
      const bought = does({ ...start, rules: "casual" as const }, bid(start, 0, 1));
      return passed(bought, "action");
    };
    const hidden = order(acts([aim]), 0, "hide Aim with Broker");
    expect(inPlay(hidden, "Aim").faceDown).toBe(true);
    const replaced = order(acts([next], aim), 0, "replace agenda with Next using Broker");
    expect(inPlay(replaced, "Next").row).toBe("agenda");
  });

  // compendium: Miss Constance — "You may promote Miss Constance"
  it("is promoted by the player whose faction it is in while nobody has hired it, and by nobody else", () => {
    const idle = table();
    for (const rules of ["engine", "casual"] as const) {
      const game = { ...idle, rules };
      expect(sentences(game)).toContain("promote Broker with You's Ambassador");
      const done = order(game, 0, "promote Broker with You's Ambassador");
      expect(inPlay(done, "Broker")).toMatchObject({ row: "inner", controller: null });
    }
    const hired = does(does(idle, { type: "pass", seat: 0 }), bid(idle, 1, 3));
    const mine = does(hired, { type: "pass", seat: 2 });
    const promote = { type: "promote" as const, seat: 0, card: at(idle, "Broker"), with: at(idle, "You's Ambassador") };
    expect(refused(mine, promote).code).toBe("not-your-card");
  });

  it("of an inner circle builds for whoever hired it, for 3 influence more", () => {
    let game = order(order(table({ supporting: [], inner: [broker] }), 0, "pass"), 1, "bid 3 on Broker");
    game = order(order(order(game, 2, "pass"), 0, "pass"), 1, "build with Broker");
    expect(game.seats[1]).toMatchObject({ unspent: 4, spent: 6 });
    expect(inPlay(game, "Broker").rotated).toBe(true);
  });

  it("attacks for whoever hired it", () => {
    const spy = character("Spy", { intrigue: 2 });
    let game = order(table({}, { supporting: [spy] }), 0, "bid 3 on Broker");
    game = order(order(game, 1, "oppose Plot with Spy using intrigue"), 2, "pass");
    game = order(game, 0, "attack Spy with Broker in Plot");
    expect(inPlay(game, "Spy").neutralized).toBe(true);
    expect(inPlay(game, "Broker").damage).toBe(2);
  });

  it("shows everybody what hires it, and then who has", () => {
    const before = table();
    const seen = (game: Game) =>
      viewFor(game, "public").seats[0]?.supporting.find(({ title }) => title === "Broker")?.mercenary;
    expect(seen(before)).toEqual({ cost: 3, hiredBy: null, bids: [] });
    expect(seen(order(before, 0, "bid 3 on Broker"))).toMatchObject({ hiredBy: 0 });
  });
});

describe("Where mercenaries are hired by auction, a mercenary", () => {
  const auction = (you: SeatStage = {}, rival: SeatStage = {}) =>
    arranged(table(you, rival), (work) => {
      work.game.rules = "casual";
    });
  /** Two players' bids, and everybody's passing after them. */
  const afterBids = (game: Game, yours: number, rivals: number) =>
    passed(order(order(game, 0, `bid ${yours} on Broker`), 1, `bid ${rivals} on Broker`), "action");

  it("takes any bid of at least 1, and gives nobody control before all have passed", () => {
    const game = order(auction(), 0, "bid 1 on Broker");
    expect(inPlay(game, "Broker").controller).toBeNull();
    expect(game.seats[0]).toMatchObject({ unspent: 8, spent: 1 });
    expect(refused(auction(), bid(auction(), 0, 0))).toMatchObject({
      code: "mercenary-bid-nothing",
      rule: "mercenaries",
    });
    expect(refused(auction(), bid(auction(), 0, 10))).toMatchObject({
      code: "not-enough-influence",
      facts: { needs: 10, unspent: 9 },
    });
  });

  it("acts when all have passed, before the resolution round, for whoever bid the most", () => {
    const game = afterBids(auction(), 3, 4);
    expect(game.round).toBe("action");
    expect(game.awaiting).toMatchObject([{ kind: "mercenary", seat: 1, card: at(game, "Broker") }]);
    expect(sentences(game, 1)).toContain("oppose Plot with Broker using intrigue");
    const { events } = happens(game, { type: "oppose", seat: 1, conflict: 1, with: at(game, "Broker") });
    expect(events.map(({ type }) => type).slice(0, 2)).toEqual(["opposed", "round-started"]);
    expect(events.find(({ type }) => type === "conflict-resolved")).toMatchObject({ support: 0, opposition: 4 });
  });

  // compendium: N'Grath — 3 of one player against 4 of another: 2 more beat it, for 5 in all
  it("goes by the sum of a player's bids: after 3 and a rival's 4, 2 more are enough", () => {
    let game = order(order(auction(), 0, "bid 3 on Broker"), 1, "bid 4 on Broker");
    const more = happens(order(game, 2, "pass"), bid(game, 0, 2));
    expect(more.events[0]).toMatchObject({ type: "bid", influence: 2, total: 5, hired: false });
    game = passed(more.game, "action");
    expect(game.awaiting).toMatchObject([{ kind: "mercenary", seat: 0 }]);
    expect(game.seats[0]).toMatchObject({ spent: 5 });
  });

  it("for which two bid the same, or nobody bids, acts for nobody", () => {
    const tied = afterBids(auction(), 3, 3);
    expect(tied.round).not.toBe("action");
    const alone = passed(auction(), "action");
    expect(alone.round).not.toBe("action");
  });

  it("does one thing, and nothing else is done meanwhile", () => {
    const game = afterBids(auction(), 5, 4);
    expect(refused(game, { type: "build", seat: 0, with: at(game, "You's Ambassador") })).toMatchObject({
      code: "mercenary-acts",
      rule: "mercenaries",
      facts: { title: "Broker" },
    });
    expect(sentences(game, 0)).toEqual(expect.arrayContaining(["support Plot with Broker using intrigue", "pass"]));
    for (const { action } of legalActions(game, 0)) expect(apply(game, action).ok).toBe(true);
    const acted = order(game, 0, "support Plot with Broker using intrigue");
    expect(acted.awaiting.map(({ kind }) => kind)).not.toContain("mercenary");
  });

  it("may be left to do nothing", () => {
    const game = order(afterBids(auction(), 5, 4), 0, "pass");
    expect(inPlay(game, "Broker").rotated).toBe(false);
    expect(game.round).not.toBe("action");
  });

  it("that cannot act is not asked about", () => {
    const bids = order(order(auction(), 0, "bid 3 on Broker"), 1, "pass");
    expect(passed(turned(bids, "Broker", { rotated: true }), "action").awaiting).not.toMatchObject([
      { kind: "mercenary" },
    ]);
  });

  it("comes in the initiative order of those who hired it, each with what it can do", () => {
    let game = order(auction({ supporting: [broker, wing] }), 0, "bid 1 on Wing");
    game = passed(order(game, 1, "bid 1 on Broker"), "action");
    expect(game.awaiting).toMatchObject([{ kind: "mercenary", seat: 0, card: at(game, "Wing") }]);
    game = order(game, 0, "pass");
    expect(game.awaiting).toMatchObject([{ kind: "mercenary", seat: 1, card: at(game, "Broker") }]);
  });

  it("starts each turn without bids", () => {
    let game = order(afterBids(auction(), 3, 4), 1, "pass");
    game = nextTurn(game);
    expect(game.bids).toEqual([]);
    expect(inPlay(game, "Broker").controller).toBeNull();
  });
});
