// engine: Step 2. Reveal and Initiate Conflicts; glossary: Requirements — what a conflict takes as it is initiated
import { describe, expect, it } from "vitest";
import type { CardText, Offer, Payment } from "../../../src/engine/cards/text.ts";
import { type CardFacts, type Effect, type Game, viewFor } from "../../../src/engine/index.ts";
import { PRACTICE_CARDS } from "../cards/practice-set.ts";
import {
  agenda,
  at,
  character,
  conflict,
  declaring,
  does,
  event,
  fleet,
  group,
  happens,
  inPlay,
  order,
  passed,
  refused,
  sentences,
  stage,
} from "../stage.ts";

const practice = (title: string): CardFacts => {
  const found = PRACTICE_CARDS.find((card) => card.title === title);
  if (!found) throw new Error(`no practice card ${title}`);
  return found;
};

/** Your "Raid" has been declared and is being initiated. */
function initiated(
  raid: CardFacts,
  { supporting = [], unspent = 4 }: { supporting?: readonly CardFacts[]; unspent?: number } = {},
): ReturnType<typeof happens> {
  const start = declaring(stage({ You: { hand: [raid], supporting, unspent }, Rival: {} }));
  const declared = does(start, { type: "declare", seat: 0, card: at(start, raid.title) });
  return happens(declared, { type: "declare-nothing", seat: 1 });
}
const raid = (...pays: Payment[]) => conflict("Raid", "military", { pays });

describe("A conflict card that asks for a payment", () => {
  it("is initiated, and then its player says with which fleet it is paid", () => {
    const fleets = [fleet("Raiders", 2), fleet("Pickets", 1)];
    const { game } = initiated(raid({ pays: "rotate", types: ["fleet"], amount: 1 }), { supporting: fleets });
    expect(game.conflicts).toMatchObject([{ initiator: 0, result: null }]);
    expect(game.awaiting).toMatchObject([{ seat: 0, kind: "rotate-for", amount: 1 }]);
    const paid = order(game, 0, "rotate Pickets to pay for Raid");
    expect(inPlay(paid, "Pickets").rotated).toBe(true);
    expect(inPlay(paid, "Raiders").rotated).toBe(false);
    expect(paid.awaiting).toMatchObject([{ seat: 0, kind: "action" }]);
  });

  it("is discarded as it is turned up where its player cannot pay", () => {
    const { game, events } = initiated(raid({ pays: "rotate", types: ["fleet"], amount: 1 }));
    expect(events.find(({ type }) => type === "conflict-discarded")).toMatchObject({
      why: "requirement",
      lacks: { needs: "1 ready fleet to rotate", has: 0 },
    });
    expect(game.conflicts).toEqual([]);
    expect(game.seats[0]?.discard).toEqual([at(game, "Raid")]);
  });

  it("takes marks, cards in hand and influence that is lost", () => {
    const sign = character("Seer", {}, { marks: { doom: 1 } });
    const { game } = initiated(
      raid({ pays: "purge-mark", mark: "doom", amount: 1 }, { pays: "lose-influence", amount: 1 }),
      { supporting: [sign] },
    );
    expect(inPlay(game, "Seer").marks.doom ?? 0).toBe(0);
    expect(game.seats[0]).toMatchObject({ unspent: 3, spent: 0 });
  });
});

describe("A conflict that takes as much influence as its player likes", () => {
  const won: CardText["conflict"] = {
    form: "opposable",
    won: [
      {
        effects: [
          { verb: "for-each", of: { count: "paid", per: 2 }, effects: [{ verb: "gain-power", who: "you", amount: 1 }] },
        ],
      },
    ],
  };
  const tender = conflict("Tender", "diplomacy", { pays: [{ pays: "influence", least: 2, most: 9 }], conflict: won });

  it("asks how much as it is initiated, within what is there, and says it to everybody", () => {
    const { game } = initiated(tender, { unspent: 5 });
    expect(sentences(game)).toEqual([2, 3, 4, 5].map((amount) => `choose to apply ${amount} influence`));
    expect(viewFor(game, "public").awaiting).toMatchObject([{ kind: "choose", about: "Tender" }]);
    const { game: paid, events } = happens(game, { type: "choose", seat: 0, option: 2 });
    expect(events).toContainEqual({
      type: "chosen",
      seat: 0,
      does: "apply 4 influence",
      influence: 0,
      source: "Tender",
    });
    expect(paid.seats[0]).toMatchObject({ unspent: 1, spent: 4 });
    expect(paid.conflicts).toMatchObject([{ paid: 4 }]);
  });

  it("is refused an amount that is not there", () => {
    const { game } = initiated(tender, { unspent: 5 });
    expect(refused(game, { type: "choose", seat: 0, option: 4 })).toMatchObject({ code: "not-to-choose" });
  });

  it("has its effects by what was applied, when it is won", () => {
    const { game } = initiated(tender, { unspent: 5 });
    const paid = order(game, 0, "choose to apply 5 influence");
    const supported = order(paid, 0, "support Tender with You's Ambassador using diplomacy");
    const after = passed(supported, "action");
    // 5 influence, one for each 2
    expect(after.seats[0]?.rawPower).toBe(2);
  });

  it("takes the only amount that there is without asking, and is discarded below the least", () => {
    expect(initiated(tender, { unspent: 2 }).game).toMatchObject({
      conflicts: [{ paid: 2 }],
      awaiting: [{ kind: "action" }],
    });
    const { events } = initiated(tender, { unspent: 1 });
    expect(events.find(({ type }) => type === "conflict-discarded")).toMatchObject({
      lacks: { needs: "2 influence", has: 1 },
    });
  });
});

describe("A conflict through a card in play", () => {
  const offer: Offer = {
    type: "intrigue",
    pays: [{ pays: "discard", amount: 1 }],
    conflict: { form: "opposable" },
  };
  const plot = agenda("Plot", { says: "Initiate.", initiates: [offer] });
  const declared = (hand: readonly CardFacts[]) => {
    const start = declaring(stage({ You: { hand, agenda: plot }, Rival: {} }));
    return { start, action: { type: "declare" as const, seat: 0, card: at(start, "Plot") } };
  };

  it("takes what it takes besides influence as it is initiated", () => {
    const { start, action } = declared([event("Letter", { says: "Nothing." })]);
    const after = does(does(start, action), { type: "declare-nothing", seat: 1 });
    expect(after.conflicts).toMatchObject([{ through: true, type: "intrigue" }]);
    expect(after.seats[0]?.hand).toEqual([]);
  });

  it("cannot be declared by whoever could not pay now", () => {
    const { start, action } = declared([]);
    expect(refused(start, action)).toMatchObject({ code: "cannot-pay", rule: "requirements" });
  });
});

describe("An amount that counts what was paid", () => {
  const paid = { count: "paid" } as const;
  const restore: Effect = { verb: "for-each", of: paid, effects: [{ verb: "gain-power", who: "you", amount: 1 }] };

  it("is what an event's text has taken besides its cost", () => {
    const debt = event(
      "Debt",
      { says: "Pay.", takes: { count: "unrest", of: "you" }, effects: [restore] },
      { cost: 1 },
    );
    const start = stage({ You: { hand: [debt], unrest: 3 }, Rival: {} });
    const after = does(start, { type: "play", seat: 0, card: at(start, "Debt") });
    expect(after.seats[0]).toMatchObject({ unspent: 0, spent: 4, rawPower: 3 });
  });

  it("is the printed cost where a card's action takes that", () => {
    const auction = group("Auction", {
      text: {
        says: "Rotate.",
        actions: [
          {
            does: "count it",
            influence: "target-cost",
            target: { what: "card", types: ["fleet"], of: "any" },
            effects: [restore],
          },
        ],
      },
    });
    const start = stage({ You: { supporting: [auction, fleet("Raiders", 2, { cost: 3 })] }, Rival: {} });
    const target = { what: "card", card: at(start, "Raiders") } as const;
    const after = does(start, { type: "rotate", seat: 0, card: at(start, "Auction"), action: 0, target });
    expect(after.seats[0]).toMatchObject({ unspent: 1, rawPower: 3 });
  });

  it("is what its player says of an event, which needs the least of it beyond the cost", () => {
    const bribe = event(
      "Bribe",
      { says: "Pay.", pays: [{ pays: "influence", least: 2, most: 3 }], effects: [restore] },
      { cost: 1 },
    );
    const table = (unspent: number): Game => stage({ You: { hand: [bribe], unspent }, Rival: {} });
    const play = (game: Game) => ({ type: "play" as const, seat: 0, card: at(game, "Bribe") });
    expect(refused(table(2), play(table(2)))).toMatchObject({
      code: "not-enough-influence",
      facts: { needs: 3, unspent: 2 },
    });
    const after = order(does(table(9), play(table(9))), 0, "choose to apply 3 influence");
    expect(after.seats[0]).toMatchObject({ unspent: 5, rawPower: 3 });
  });

  it("is what its player says of a card that comes in", () => {
    const guild = group("Guild", {
      cost: 1,
      text: { says: "Pay.", pays: [{ pays: "influence", least: 1, most: 1 }], effects: [restore] },
    });
    const start = stage({ You: { hand: [guild] }, Rival: {} });
    const by = at(start, "You's Ambassador");
    const after = does(start, { type: "sponsor", seat: 0, card: at(start, "Guild"), with: by });
    expect(after.seats[0]).toMatchObject({ unspent: 2, rawPower: 1 });
  });
});

describe("The practice cards that take influence of one's choice", () => {
  it("Bonded Escort rotates a fleet, and gains 1 influence for each 3 applied, rounded up", () => {
    const { game } = initiated(practice("Bonded Escort"), { supporting: [fleet("Raiders", 2), fleet("Wing", 2)] });
    const rotated = order(game, 0, "rotate Wing to pay for Bonded Escort");
    const paid = order(rotated, 0, "choose to apply 4 influence");
    const won = passed(order(paid, 0, "support Bonded Escort with Raiders using military"), "action");
    expect(viewFor(won, "public").seats[0]?.rating).toBe(6);
  });

  it("Weighed Bribe raises intrigue by 1 for each 2 applied", () => {
    const start = stage({ You: { hand: [practice("Weighed Bribe")], unspent: 6 }, Rival: {} });
    const target = { what: "card", card: at(start, "You's Ambassador") } as const;
    const asked = does(start, { type: "play", seat: 0, card: at(start, "Weighed Bribe"), target });
    const paid = order(asked, 0, "choose to apply 5 influence");
    expect(paid.modifiers).toMatchObject([{ card: target.card, ability: "intrigue", by: 2 }]);
  });
});
