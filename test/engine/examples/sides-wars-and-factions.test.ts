// Positions made up from the chapters of the sources: sides, wars, hidden agendas, and factions
import { describe, expect, it } from "vitest";
import { editSeat } from "../../../src/engine/changes/work.ts";
import type { Effect, Game } from "../../../src/engine/index.ts";
import { powerOf } from "../../../src/engine/rules/victory/power.ts";
import {
  hand,
  nextActions,
  offers,
  plot,
  raid,
  rating,
  ratings,
  resolution,
  says,
  spare,
  talks,
  tally,
  which,
} from "../at-the-table.ts";
import { contingency, place, reveal } from "../contingencies/contingency-stage.ts";
import {
  agenda,
  arranged,
  character,
  conflict,
  declaring,
  does,
  event,
  fleet,
  group,
  inPlay,
  location,
  order,
  passed,
  type SeatStage,
  sentences,
  stage,
} from "../stage.ts";

const war: Effect = { verb: "start-state", state: "war", from: { seat: 0 }, toward: { seat: 1 } };
const prey = conflict("Prey", "diplomacy", { conflict: { form: "sides" } });

describe("A conflict with several sides", () => {
  // engine: Conflicts with multiple “sides”
  it("is won by the initiator with 5 against two others who have 4 each", () => {
    const start = stage(
      {
        You: { ambassador: { diplomacy: 5 } },
        Second: { ambassador: { diplomacy: 4 } },
        Third: { ambassador: { diplomacy: 4 } },
      },
      [["You", prey]],
    );
    let game = start;
    for (const [seat, name] of ["You", "Second", "Third"].entries())
      game = says(game, seat, `support Prey with ${name}'s Ambassador using diplomacy for ${name}`);
    expect(resolution(game)).toMatchObject({ won: true, margin: 1 });
  });

  // compendium: Supporting or Opposing / Participation, 4th
  it("is lost to a side that an effect supports alone, which takes no part by that", () => {
    const start = stage({ You: {}, Second: {}, Third: {} }, [["You", prey]]);
    const mine = says(start, 0, "support Prey with You's Ambassador using diplomacy for You");
    const added = hand(mine, { verb: "add-support", amount: 4, conflict: 1, side: { seat: 2 } });
    expect(added.conflicts[0]?.participants).toHaveLength(1);
    expect(resolution(added)).toMatchObject({ won: false });
  });
});

describe("War", () => {
  // compendium: War — lower tension does not end it
  it("goes on at a tension of 1, and a war conflict may be declared", () => {
    const start = hand(stage({ You: {}, Rival: { race: "narn" } }), war);
    const calm = hand(start, {
      verb: "lower-tension",
      from: { seat: 0 },
      toward: { seat: 1 },
      amount: 5,
      mutual: true,
    });
    expect(sentences(declaring(calm), 0)).toContain("declare war on Rival");
  });

  // engine: War Conflicts — 1 influence from the target, and its tension rises
  it("that both declare and win uncontested moves 1 influence each way, and raises both tensions", () => {
    const start = hand(
      stage({
        You: { race: "centauri", supporting: [fleet("Wing", 3)], deck: spare("Y") },
        Rival: { race: "human", supporting: [fleet("Guard", 3)], deck: spare("R") },
      }),
      war,
    );
    let game = passed(start, "action", "discard", "buy", "sustain", "aftermath");
    game = passed(order(order(game, 0, "declare war on Rival"), 1, "declare war on You"), "declare");
    expect(game.conflicts).toHaveLength(2);
    const tensions = (of: Game) => [of.seats[0]?.tensions[1] ?? 0, of.seats[1]?.tensions[0] ?? 0];
    const before = tensions(game);
    game = says(game, 0, "support War on Rival with Wing using military");
    game = says(game, 1, "support War on You with Guard using military");
    const after = passed(game, "action", "aftermath");
    expect(ratings(after)).toEqual([4, 4]);
    expect(tensions(after)).toEqual(before.map((one) => one + 1));
  });

  // compendium: Fleet Cards (defends only, or at war) — whoever has joined is not taken out by what closes it to others
  it("that ends leaves a fleet in a conflict that it could join in war alone", () => {
    const guard = fleet("Guard", 3, {
      text: { says: "At home.", statics: [{ gives: "defends-only", warToo: true, to: "this" }] },
    });
    const start = hand(stage({ You: { supporting: [guard, fleet("Wing", 1)] }, Rival: {} }, [["Rival", raid]]), war);
    const joined = says(start, 0, "oppose Raid with Guard using military");
    const peace = hand(joined, { verb: "end-state", state: "war", from: { seat: 0 }, toward: { seat: 1 } });
    expect(tally(peace)).toMatchObject({ opposition: 3 });
    const without = hand(start, { verb: "end-state", state: "war", from: { seat: 0 }, toward: { seat: 1 } });
    expect(offers(without, 0, /^oppose Raid/)).toEqual(["oppose Raid with Wing using military"]);
  });
});

describe("A hidden agenda that would make its player win", () => {
  // engine: Hide or Reveal an Agenda; Check Victory Conditions
  it("wins nothing as long as it is hidden, and wins in the turn in which it is revealed", () => {
    const glory = agenda("Glory", { says: "+3.", statics: [{ gives: "power", by: 3 }] }, { cost: "none" });
    const start = stage({
      You: { unspent: 9, rawPower: 9, hand: [glory], deck: spare("Y") },
      Rival: { deck: spare("R") },
    });
    const hidden = says(start, 0, "hide Glory with You's Ambassador");
    const next = nextActions(hidden);
    expect(next).toMatchObject({ turn: 2, result: null });
    const shown = says(next, 0, "reveal agenda");
    expect(powerOf(shown, 0)).toBe(21);
    expect(passed(shown, "action", "discard", "buy").result).toMatchObject({ winners: [0] });
  });
});

describe("A contingency", () => {
  const spring = contingency("Spring", "card-attacked", { cost: 2 });
  const start = () =>
    stage(
      {
        You: { unspent: 9, hand: [spring], supporting: [character("Clerk", { intrigue: 3 }, { cost: 1 })] },
        Rival: { supporting: [character("Thug", { intrigue: 1 })] },
      },
      [["Rival", plot]],
    );

  // engine: Contingency Cards — paid for as it is placed
  it("is paid for as it is placed and not again, and lies on where its character is promoted", () => {
    const lying = does(start(), place(start(), "Spring", "Clerk"));
    expect(lying.seats[0]).toMatchObject({ spent: 2 });
    const promoted = says(lying, 0, "promote Clerk with You's Ambassador");
    expect(promoted.seats[0]).toMatchObject({ spent: 4 });
    const joined = says(promoted, 0, "oppose Plot with Clerk using intrigue");
    const attacked = says(joined, 1, "attack Clerk with Thug in Plot");
    expect(attacked.awaiting[0]).toMatchObject({ kind: "reveal", seat: 0 });
    const revealed = does(attacked, reveal(attacked, 0, "Spring"));
    expect(revealed.seats[0]).toMatchObject({ spent: 4 });
    expect(rating(revealed, 0)).toBe(10);
  });
});

describe("A captured location", () => {
  // engine: Conquering Locations — it is in the faction, and nobody controls it
  it("is none of the locations that a card asks its captor to have", () => {
    const claim = event("Claim", {
      says: "Needs a location.",
      requires: [{ needs: "cards", are: { what: "card", types: ["location"], of: "you" }, atLeast: 1 }],
    });
    const start = stage({
      You: { race: "centauri", hand: [claim] },
      Rival: { race: "narn", supporting: [location("Ragesh", { race: "narn" })] },
    });
    const taken = hand(start, { verb: "conquer", which: which(start, "Ragesh"), who: { seat: 0 } });
    expect(inPlay(taken, "Ragesh").faction).toBe(0);
    expect(offers(taken, 0, /^play Claim/)).toEqual([]);
  });
});

describe("Factions", () => {
  const drakh = (more: SeatStage = {}) => {
    const lord = character("Emissary", { diplomacy: 2 }, { race: "drakh", ambassador: "drakh", cost: 1 });
    const start = stage({
      You: { race: "centauri", unspent: 9, hand: [lord], deck: spare("Y"), ...more },
      Rival: { deck: spare("R") },
    });
    return says(start, 0, "sponsor Emissary with You's Ambassador");
  };

  // engine: Drakh Faction Rules — the faction loses when its Drakh ambassador leaves play
  it("of the Drakh go on with a neutralized Drakh ambassador, who stays", () => {
    const game = drakh();
    const down = hand(game, { verb: "neutralize", which: which(game, "Emissary") }, 1);
    const next = nextActions(down);
    expect(next.seats[0]?.eliminated).toBe(false);
    expect(inPlay(next, "Emissary")).toMatchObject({ neutralized: true, row: "inner" });
  });

  // engine: Non-Aligned Factions — species is not race
  it("of the Non-Aligned sponsor a character of another species at the printed cost", () => {
    const speaker = character(
      "Vlur",
      {},
      { race: "non-aligned", ambassador: "species", keywords: ["Pak'ma'ra"], cost: 3 },
    );
    const start = stage({ League: { race: "non-aligned", hand: [speaker] }, Rival: {} });
    expect(says(start, 0, "sponsor Vlur with League's Ambassador").seats[0]).toMatchObject({ spent: 3 });
  });

  // rulebook: Psi Corps — the rule is about sponsoring alone
  it("of the Psi Corps promote a Human who is not of the Corps without a Conspiracy mark", () => {
    const start = stage({
      Bester: {
        race: "human",
        faction: "psi-corps",
        supporting: [character("Captain", {}, { race: "human", cost: 2 })],
      },
      Rival: {},
    });
    expect(says(start, 0, "promote Captain with Bester's Ambassador").seats[0]).toMatchObject({ spent: 3 });
  });

  // engine: Corporate Rule 5; Cost — added after what makes a card cheaper
  it("that are Corporate apply 3 for a card of their race that costs 2 and is 2 cheaper", () => {
    const thrift = group("Thrift", {
      text: { says: "-2", statics: [{ gives: "sponsor-cost", types: ["fleet"], by: -2 }] },
    });
    const start = arranged(
      stage({
        You: { race: "human", supporting: [thrift], hand: [fleet("Wing", 1, { race: "human", cost: 2 })] },
        Rival: { race: "narn" },
      }),
      (work) => {
        editSeat(work, 0).faction = "corporate";
      },
    );
    expect(says(start, 0, "sponsor Wing with You's Ambassador").seats[0]).toMatchObject({ spent: 3 });
  });

  // engine: Character Cards — neutral is no race, so nothing is doubled
  it("promote a neutral character for its cost and one for each of the inner circle", () => {
    const start = stage({ You: { race: "narn", supporting: [character("Drifter", {}, { cost: 2 })] }, Rival: {} });
    expect(says(start, 0, "promote Drifter with You's Ambassador").seats[0]).toMatchObject({ spent: 3 });
  });

  // engine: The "Elder Races" allergy — within a faction
  it("of which one bears Shadow marks and the other Vorlon marks support the same conflict", () => {
    const marked = (title: string, mark: "shadow" | "vorlon") =>
      character(title, { diplomacy: 2 }, { marks: { [mark]: 1 } });
    const start = stage(
      { You: { supporting: [marked("Morden", "shadow")] }, Rival: { supporting: [marked("Lyta", "vorlon")] } },
      [["You", talks]],
    );
    const game = says(
      says(start, 0, "support Talks with Morden using diplomacy"),
      1,
      "support Talks with Lyta using diplomacy",
    );
    expect(tally(game)).toMatchObject({ support: 4 });
  });
});
