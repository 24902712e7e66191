// compendium: worked examples of sections 4 to 8 and 10, with invented cards of the same shape
import { describe, expect, it } from "vitest";
import type { CardFacts, Game } from "../../../src/engine/index.ts";
import { abilityOf } from "../../../src/engine/rules/in-force/ability.ts";
import {
  at,
  character,
  conflict,
  does,
  enhancement,
  fleet,
  group,
  happens,
  inPlay,
  order,
  passed,
  refused,
  type SeatStage,
  sentences,
  stage,
} from "../stage.ts";

// compendium: 10 Glossary, Cost (Forced Evolution, Eliminate Threats); 4 Action Round — undefined is not zero
describe("A card that refers to the cost of another", () => {
  const office = () =>
    group("Office", {
      text: {
        says: "Discard for its cost.",
        actions: [
          {
            does: "discard an enhancement of another player",
            influence: "target-cost",
            target: { what: "card", types: ["enhancement"], of: "others" },
            effects: [{ verb: "discard-card", which: "target" }],
          },
        ],
      },
    });
  const shield = (cost: CardFacts["cost"], more: Partial<CardFacts> = {}) =>
    enhancement(
      "Shield",
      { says: "On a card.", target: { what: "card", of: "any" } },
      { ...(cost === undefined ? {} : { cost }), ...more },
    );
  /** The rival has sponsored Shield onto a card of theirs; it is your turn. */
  function table(on: CardFacts, you: SeatStage = {}, costs = 2): Game {
    const discount = character(
      "Patron",
      {},
      { text: { says: "Less.", statics: [{ gives: "sponsor-cost", types: ["enhancement"], by: -costs }] } },
    );
    const game = stage({
      You: { unspent: 5, supporting: [office()], ...you },
      Rival: { unspent: 5, hand: [on], supporting: [discount, character("Keeper")] },
    });
    return order(does(game, { type: "pass", seat: 0 }), 1, "sponsor Shield with Rival's Ambassador on Keeper");
  }
  const use = (game: Game) => ({
    type: "rotate" as const,
    seat: 0,
    card: at(game, "Office"),
    action: 0,
    target: { what: "card" as const, card: at(game, "Shield") },
  });

  it("takes the printed cost, whatever its player has applied for it", () => {
    const game = table(shield(3));
    expect(game.seats[1]).toMatchObject({ unspent: 4, spent: 1 });
    const after = does(game, use(game));
    expect(after.seats[0]).toMatchObject({ unspent: 2, spent: 3 });
    expect(after.cards[at(after, "Shield")]?.zone).toBe("discard");
  });

  it("is refused without that much influence, with the numbers", () => {
    const game = table(shield(4), { unspent: 3 });
    expect(refused(game, use(game))).toMatchObject({ code: "not-enough-influence", facts: { needs: 4, unspent: 3 } });
  });

  it("cannot be aimed at a card with no printed cost: that is not a cost of zero", () => {
    const free = shield("none");
    const rival = stage({ You: { supporting: [office()] }, Rival: { supporting: [free] } });
    expect(refused(rival, use(rival))).toMatchObject({
      code: "no-cost-to-refer-to",
      rule: "no-printed-cost",
      facts: { title: "Shield" },
    });
    expect(sentences(rival, 0).filter((sentence) => sentence.startsWith("rotate Office"))).toEqual([]);
    const zero = stage({ You: { supporting: [office()] }, Rival: { supporting: [shield(0)] } });
    expect(does(zero, use(zero)).seats[0]).toMatchObject({ unspent: 4, spent: 0 });
  });

  it("waits for a cost that nobody has stated, and asks its player for it", () => {
    const unknown = shield(undefined, { complete: false });
    const { cost: _, ...rest } = unknown;
    const game = stage({ You: { supporting: [office()] }, Rival: { supporting: [rest] } });
    const asked = does(game, use(game));
    expect(asked.awaiting).toContainEqual(expect.objectContaining({ kind: "fact", seat: 1, facts: ["cost"] }));
  });
});

// compendium: 5.3 Discarding Conflicts and Aftermaths (Crusade); 7.4 Conflict Cards
describe("A conflict card that says that it can be used again", () => {
  const talks = (returns: "always" | "won" | "lost") =>
    conflict("Talks", "diplomacy", { conflict: { form: "opposable", returns } });
  function resolved(returns: "always" | "won" | "lost", won: boolean) {
    const game = stage({ You: { supporting: [character("Aide", { diplomacy: 3 })] }, Rival: {} }, [
      ["You", talks(returns)],
    ]);
    const begun = won ? order(game, 0, "support Talks with Aide using diplomacy") : game;
    let last = begun;
    const events = [];
    while (last.round === "action" || last.round === "resolution") {
      const [next] = last.awaiting;
      if (!next) break;
      const step = happens(last, { type: "pass", seat: next.seat });
      last = step.game;
      events.push(...step.events);
    }
    return { game: last, events, zone: last.cards[at(last, "Talks")]?.zone };
  }

  it.each([
    ["always", true, "hand"],
    ["always", false, "hand"],
    ["won", true, "hand"],
    ["won", false, "discard"],
    ["lost", true, "discard"],
    ["lost", false, "hand"],
  ] as const)("%s, and won is %s, goes to the %s", (returns, won, zone) => {
    expect(resolved(returns, won).zone).toBe(zone);
  });

  it("comes back in public whether its player likes it or not, and may be declared again", () => {
    const { game, events } = resolved("always", true);
    expect(events).toContainEqual({ type: "returned", seat: 0, card: { card: at(game, "Talks"), title: "Talks" } });
    const next = passed(game, "discard", "buy", "aftermath", "sustain");
    expect({ turn: next.turn, round: next.round }).toEqual({ turn: 2, round: "conflict" });
    const mine = next.awaiting[0]?.seat === 0 ? next : does(next, { type: "declare-nothing", seat: 1 });
    expect(sentences(mine, 0)).toContain("declare Talks");
  });
});

// compendium: 4.7 Supporting or Opposing (Support Fleets; Border Raid); 12 Support Fleet
describe("A fleet that rotates to strengthen another, as Support Fleets do,", () => {
  const tender = (more: Partial<CardFacts> = {}) =>
    fleet("Tender", 1, {
      text: {
        says: "Help.",
        actions: [
          {
            does: "give a fleet +2 military",
            target: { what: "card", types: ["fleet"], of: "any" },
            effects: [{ verb: "change-ability", which: "target", ability: "military", by: 2, until: "while-rotated" }],
          },
        ],
      },
      ...more,
    });
  /** A military conflict for Narn cards only; you are Human, and Raiders, of the Narn, support it. */
  function raid(): Game {
    const only = conflict("Raid", "military", { conflict: { form: "opposable", only: ["narn"] } });
    const game = stage(
      {
        Raider: { race: "narn", supporting: [fleet("Raiders", 3, { race: "narn" })] },
        You: { race: "human", supporting: [tender({ race: "human" }), fleet("Guard", 3, { race: "human" })] },
      },
      [["Raider", only]],
    );
    return order(game, 0, "support Raid with Raiders using military");
  }

  it("takes no part in the conflict although the fleet that it strengthens does", () => {
    const game = order(raid(), 1, "rotate Tender to give a fleet +2 military on Raiders");
    expect(abilityOf(game, at(game, "Raiders"), "military")).toBe(5);
    expect(game.conflicts[0]?.participants.map(({ card }) => card)).toEqual([at(game, "Raiders")]);
    const wing = stage({ You: { supporting: [fleet("Wing", 2)] }, Rival: { supporting: [tender()] } }, [
      ["You", conflict("Strike", "military")],
    ]);
    const helped = order(
      order(wing, 0, "support Strike with Wing using military"),
      1,
      "rotate Tender to give a fleet +2 military on Wing",
    );
    const attack = {
      type: "attack" as const,
      seat: 0,
      conflict: 1,
      against: at(helped, "Tender"),
      with: at(helped, "Wing"),
    };
    expect(refused(helped, attack).rule).toBe("attacking");
  });

  it("helps in a conflict in which it could not take part itself", () => {
    const game = raid();
    expect(sentences(game, 1)).toContain("rotate Tender to give a fleet +2 military on Raiders");
    expect(refused(game, { type: "support", seat: 1, conflict: 1, with: at(game, "Tender") })).toMatchObject({
      code: "restricted-conflict",
    });
    const helped = order(game, 1, "rotate Tender to give a fleet +2 military on Raiders");
    const passing = does(helped, { type: "pass", seat: 0 });
    const { events } = happens(passing, { type: "pass", seat: 1 });
    expect(events).toContainEqual(expect.objectContaining({ type: "conflict-resolved", won: true, support: 5 }));
  });

  it("ends its help when it readies, and goes on with it where it is sustained", () => {
    let game = order(raid(), 1, "rotate Tender to give a fleet +2 military on Raiders");
    game = passed(game, "action", "discard", "buy", "aftermath");
    expect(game.awaiting).toContainEqual(expect.objectContaining({ kind: "sustain", seat: 1 }));
    const kept = does(game, { type: "sustain", seat: 1, cards: [at(game, "Tender")] });
    expect(abilityOf(kept, at(kept, "Raiders"), "military")).toBe(5);
    const readied = does(game, { type: "sustain", seat: 1, cards: [] });
    expect(abilityOf(readied, at(readied, "Raiders"), "military")).toBe(3);
  });
});

// rulebook: Personalities (Zathras); compendium: 12 Zathras'
describe("Cards of one name that are each a person of their own, as the Zathras are,", () => {
  const zathras = () => character("Zathras", { intrigue: 1 }, { limit: "multiple", cost: 1 });

  it("may be in play together in one faction and in several", () => {
    const one = zathras();
    const game = stage({
      You: { unspent: 6, inner: [character("Second")], hand: [one], supporting: [one] },
      Rival: { supporting: [zathras()] },
    });
    const hand = game.seats[0]?.hand[0] ?? -1;
    const after = does(game, { type: "sponsor", seat: 0, card: hand, with: at(game, "Second") });
    const there = after.inPlay.filter((id) => after.facts[after.cards[id]?.facts ?? -1]?.title === "Zathras");
    expect(there.length).toBe(3);
    expect(new Set(there.map((id) => after.cards[id]?.play?.faction))).toEqual(new Set([0, 1]));
  });

  it("are told apart by number in what is offered", () => {
    const one = zathras();
    const game = stage({ You: { supporting: [one, one] }, Rival: {} }, [["You", conflict("Plot", "intrigue")]]);
    const support = sentences(game, 0).filter((sentence) => sentence.startsWith("support Plot with Zathras"));
    expect(support).toEqual([
      "support Plot with Zathras using intrigue",
      "support Plot with Zathras #2 using intrigue",
    ]);
    expect(inPlay(order(game, 0, support[1] ?? ""), "Zathras").rotated).toBe(false);
  });
});
