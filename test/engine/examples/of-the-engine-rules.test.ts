// engine: the examples that its text plays through, each with its own names and numbers
import { describe, expect, it } from "vitest";
import type { CardFacts, Game } from "../../../src/engine/index.ts";
import { checkSetup } from "../../../src/engine/index.ts";
import { abilityOf } from "../../../src/engine/rules/in-force/ability.ts";
import { powerOf } from "../../../src/engine/rules/victory/power.ts";
import { seatOf } from "../../../src/engine/state/lookup.ts";
import { offers, on, says, talks, tally, turnOf, zone } from "../at-the-table.ts";
import {
  at,
  character,
  conflict,
  enhancement,
  event,
  fleet,
  inPlay,
  location,
  order,
  passed,
  type SeatStage,
  sentences,
  stage,
} from "../stage.ts";

const loyal = (race: CardFacts["race"] & string, more: Partial<CardFacts> = {}): Partial<CardFacts> => ({
  race,
  ...more,
});

describe("Michael Garibaldi, who uses his intrigue of 3 as diplomacy and defends himself twice as hard", () => {
  // engine: Using one ability as another
  const garibaldi = () =>
    character(
      "Michael Garibaldi",
      { diplomacy: 1, intrigue: 3 },
      {
        text: {
          says: "Intrigue as diplomacy; double damage.",
          statics: [
            { gives: "use-as", use: "intrigue", as: "diplomacy", to: "this" },
            { gives: "attack-damage", times: "double", to: "this" },
          ],
        },
      },
    );
  const boost = (title: string, ability: "diplomacy" | "intrigue") =>
    event(title, {
      says: "2 more.",
      target: { what: "card", types: ["character"], of: "any" },
      effects: [{ verb: "change-ability", which: "target", ability, by: 2, until: "end-of-turn" }],
    });
  const supporting = () => {
    const start = stage(
      {
        Human: {
          race: "human",
          supporting: [garibaldi()],
          hand: [boost("Popular Support", "diplomacy"), boost("Underworld Connections", "intrigue")],
        },
        Minbari: { race: "minbari", ambassadorTitle: "Delenn", ambassador: { diplomacy: 6 } },
      },
      [["Human", talks]],
    );
    return says(start, 0, "support Talks with Michael Garibaldi using intrigue");
  };

  it("supports for 3, with Popular Support too, and for 5 with Underworld Connections", () => {
    expect(tally(supporting())).toMatchObject({ support: 3 });
    expect(tally(says(supporting(), 0, "play Popular Support on Michael Garibaldi"))).toMatchObject({ support: 3 });
    expect(tally(says(supporting(), 0, "play Underworld Connections on Michael Garibaldi"))).toMatchObject({
      support: 5,
    });
  });

  it("is attacked by Delenn with diplomacy alone, and both deal 6", () => {
    expect(offers(supporting(), 1, /^attack/u)).toEqual(["attack Michael Garibaldi with Delenn in Talks"]);
    const struck = says(supporting(), 1, "attack Michael Garibaldi with Delenn in Talks");
    expect(inPlay(struck, "Michael Garibaldi")).toMatchObject({ neutralized: true, severe: 3 });
    expect(inPlay(struck, "Delenn")).toMatchObject({ neutralized: true, severe: 0 });
  });

  // compendium: Michael Garibaldi — with Underworld Connections all that modifies it is doubled, too
  it("deals 10 with Underworld Connections, and is neutralized with 1 severe damage by Delenn's 6", () => {
    const boosted = says(supporting(), 0, "play Underworld Connections on Michael Garibaldi");
    const struck = says(boosted, 1, "attack Michael Garibaldi with Delenn in Talks");
    expect(inPlay(struck, "Michael Garibaldi")).toMatchObject({ neutralized: true, severe: 1 });
    expect(inPlay(struck, "Delenn")).toMatchObject({ neutralized: true, severe: 4 });
  });
});

describe("Corporate Rule 2", () => {
  const corporate = { keywords: ["Corporate"], race: "human" as const };
  const sits = (leader: CardFacts) => {
    const rival = character("Rival", { diplomacy: 1 }, { race: "narn", ambassador: "babylon-project" });
    return checkSetup({
      rules: "engine",
      cards: [leader, rival],
      seats: [
        { name: "You", race: "human", faction: "corporate", ambassador: leader.id, deck: [leader.id] },
        { name: "Rival", race: "narn", faction: "babylon-project", ambassador: rival.id, deck: [rival.id] },
      ],
    });
  };
  const replaces = (how: "may" | "must") =>
    ({ says: "Replaces.", replaces: { how, target: { what: "card", of: "any", personality: "Lise" } } }) as const;

  // engine: Corporate Faction, Corporate Rule 2
  it("lets Elizabeth Trent lead, and CEO Lise Hampton Edgars, who may be sponsored as well", () => {
    expect(sits(character("Elizabeth Trent", {}, { ...corporate, cost: 5 }))).toBeNull();
    expect(sits(character("CEO Lise Hampton Edgars", {}, { ...corporate, cost: 8, text: replaces("may") }))).toBeNull();
  });

  it("lets neither Lise Hampton Edgars lead, who comes by replacement alone, nor CEO Garibaldi, who costs more than 10", () => {
    const lise = character("Lise Hampton Edgars", {}, { ...corporate, cost: 8, text: replaces("must") });
    expect(sits(lise)?.rule).toBe("ambassadors");
    expect(sits(character("CEO Garibaldi", {}, { ...corporate, cost: 11 }))?.rule).toBe("ambassadors");
  });
});

describe("The Psi Corps with 2 Conspiracy marks and the Human Homeworld Fleet", () => {
  const human = loyal("human");
  const hand4 = () => [
    location("Earth", { ...human, cost: 9 }),
    character("John Sheridan", { diplomacy: 4 }, { ...human, cost: 10 }),
    fleet("First Battle Fleet", 8, { ...human, cost: 9 }),
    character("Na'Toth", { intrigue: 3 }, { ...loyal("narn"), cost: 5 }),
    character("Drifter", {}, { cost: 1 }),
  ];
  const table = () =>
    stage({
      Corps: {
        race: "human",
        faction: "psi-corps",
        ambassadorTitle: "Bester",
        unspent: 30,
        inner: [character("Aide", {}, { race: "human", keywords: ["Psi Corps"], marks: { conspiracy: 2 } })],
        supporting: [fleet("Homeworld Fleet", 9, human)],
        hand: hand4(),
      },
      Rival: { race: "narn" },
    });
  const sponsored = (game: Game) =>
    sentences(game, 0).flatMap((one) => /^sponsor (.+) with Bester$/u.exec(one)?.[1] ?? []);

  // engine: Psi Corps Faction
  it("sponsors one more card that is not of the Corps, whichever, and then neutral ones alone", () => {
    const titles = ["Earth", "John Sheridan", "First Battle Fleet", "Na'Toth"];
    expect(sponsored(table()).sort()).toEqual([...titles, "Drifter"].sort());
    for (const title of titles) {
      const after = turnOf(order(table(), 0, `sponsor ${title} with Aide`), 0);
      expect(sponsored(after), title).toEqual(["Drifter"]);
    }
  });

  it("pays double for Na'Toth, who is of another race", () => {
    const after = order(table(), 0, "sponsor Na'Toth with Bester");
    expect(seatOf(after, 0)).toMatchObject({ unspent: 20, spent: 10 });
  });
});

describe("Conscription, which costs 1 power", () => {
  // engine: Gaining and losing Power
  it("leaves raw power of -1, and of 0 once 1 is gained by winning a conflict", () => {
    const conscription = event("Conscription", {
      says: "Lose 1 power.",
      effects: [{ verb: "lose-power", who: "you", amount: 1 }],
    });
    const prize = conflict("Prize", "diplomacy", {
      conflict: { form: "opposable", won: [{ effects: [{ verb: "gain-power", who: "you", amount: 1 }] }] },
    });
    const start = stage({ You: { hand: [conscription] }, Rival: {} }, [["You", prize]]);
    const played = says(start, 0, "play Conscription");
    expect(seatOf(played, 0).rawPower).toBe(-1);
    expect(powerOf(played, 0)).toBe(3);
    const won = passed(says(played, 0, "support Prize with You's Ambassador using diplomacy"), "action", "aftermath");
    expect(seatOf(won, 0).rawPower).toBe(0);
    expect(powerOf(won, 0)).toBe(4);
  });
});

describe("A Centauri faction of the Babylon Project that turns Drakh", () => {
  // engine: Drakh Faction (multiple, cannot be a starting faction)
  it("is Centauri still, of the Babylon Project and Drakh", () => {
    const envoy = character("Envoy", { diplomacy: 4 }, { race: "drakh", ambassador: "drakh", cost: 4 });
    const start = stage({ Centauri: { race: "centauri", hand: [envoy] }, Rival: { race: "narn" } });
    const turned = order(start, 0, "sponsor Envoy with Centauri's Ambassador");
    expect(seatOf(turned, 0)).toMatchObject({ race: "centauri", faction: "babylon-project", drakh: true });
  });
});

describe("Four players, two of them Human, who have agreed on extended loyalty", () => {
  // engine: Extended Loyalty Rule (optional)
  it("have up to four copies of Zak in play at once, each one", () => {
    const zak = character("Zak", { intrigue: 2 }, { race: "human", cost: 1 });
    const seats: Record<string, SeatStage> = {
      Sinclair: { race: "human", unspent: 9, hand: [zak] },
      Clark: { race: "human", faction: "home", unspent: 9, hand: [zak] },
      Londo: { race: "centauri", unspent: 9, hand: [zak] },
      "G'Kar": { race: "narn", unspent: 9, hand: [zak] },
    };
    let game: Game = {
      ...stage(seats),
      rules: "house",
      house: { base: "engine", changed: { "limited-of-a-race": "one-a-player" } },
    };
    for (const [seat, name] of Object.keys(seats).entries())
      game = order(turnOf(game, seat), seat, `sponsor Zak with ${name}'s Ambassador`);
    const zaks = game.cards.filter(({ play, facts }) => play && game.facts[facts]?.title === "Zak");
    expect(zaks.map(({ play }) => play?.faction).sort()).toEqual([0, 1, 2, 3]);
  });
});

describe("Forces Collide, which takes the cost of the enhancement that it discards", () => {
  const forces = () =>
    event("Forces Collide", {
      says: "Apply the cost of an enhancement: it is discarded.",
      target: { what: "card", types: ["enhancement"], of: "any" },
      takes: { count: "cost", which: "target" },
      effects: [{ verb: "discard-card", which: "target" }],
    });
  const worn = (title: string, cost: number | "none") =>
    enhancement(title, { says: "-", target: { what: "card", of: "any" } }, { cost });
  const lying = ["Shadow Tech Upgrade", "Recalled", "Forced Impairment"] as const;

  // engine: Cards With No Printed Cost
  it("takes 3 for one of 3, and is aimed at none that has no printed cost", () => {
    const others = lying.map((title) => worn(title, "none"));
    let game = stage({
      You: { unspent: 5, hand: [forces()] },
      Rival: { hand: [worn("Banner", 3), ...others], supporting: [fleet("Wing", 3)] },
    });
    for (const title of ["Banner", ...lying]) game = on(game, title, "Wing", 1);
    expect(offers(game, 0, /^play Forces Collide/u)).toEqual(["play Forces Collide on Banner"]);
    const done = says(game, 0, "play Forces Collide on Banner");
    expect({ zone: zone(done, "Banner"), spent: seatOf(done, 0).spent }).toEqual({ zone: "discard", spent: 3 });
  });
});

describe("A Narn's leadership that an event raises by 1", () => {
  // engine: Event Cards
  it("is any Narn's in play, in a Centauri faction too, and nobody else's", () => {
    const drill = event("Drill", {
      says: "A Narn has 1 leadership more.",
      target: { what: "card", types: ["character"], of: "any", race: "narn" },
      effects: [{ verb: "change-ability", which: "target", ability: "leadership", by: 1, until: "end-of-turn" }],
    });
    const start = stage({
      Narn: { race: "narn", ambassadorTitle: "G'Kar", hand: [drill] },
      Centauri: {
        race: "centauri",
        supporting: [character("Exile", { leadership: 2 }, loyal("narn")), character("Refa", {}, loyal("centauri"))],
      },
    });
    expect(offers(start, 0, /^play Drill/u).sort()).toEqual(["play Drill on Exile", "play Drill on G'Kar"]);
    const played = says(start, 0, "play Drill on Exile");
    expect(abilityOf(played, at(played, "Exile"), "leadership")).toBe(3);
  });
});
