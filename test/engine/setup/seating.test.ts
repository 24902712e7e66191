// engine: Races and Factions; Factions Available; Choose a race and faction; Corporate Rules 1 to 3; Ambassador Clashes
import { describe, expect, it } from "vitest";
import { type CardFacts, checkSetup, createGame, maySit, RACES, type SeatSetup } from "../../../src/engine/index.ts";
import { leadsFaction, startingFactions } from "../../../src/engine/rules/relations/seating.ts";
import { ambassadorOf, titleOf } from "../../../src/engine/state/lookup.ts";
import { PRACTICE_CARDS, PRACTICE_DECKS } from "../cards/practice-set.ts";
import { character, does, enhancement, inPlay } from "../stage.ts";

type Sits = Pick<SeatSetup, "race" | "faction"> & { leads: CardFacts; deck?: readonly CardFacts[] };

function table(...seats: Sits[]) {
  return {
    rules: "engine" as const,
    cards: [...new Set(seats.flatMap(({ leads, deck = [] }) => [leads, ...deck]))],
    seats: seats.map(({ race, faction, leads, deck = [] }, index) => ({
      name: `Player ${index + 1}`,
      race,
      faction,
      ambassador: leads.id,
      deck: [leads.id, ...deck.map(({ id }) => id)],
    })),
  };
}

const led = (title: string, more: Partial<CardFacts>) => character(title, { diplomacy: 3 }, more);
const envoy = (race: (typeof RACES)[number]): Sits => ({
  race,
  faction: "babylon-project",
  leads: led(`${race} envoy`, {
    race,
    cost: "none",
    ambassador: race === "non-aligned" ? "species" : "babylon-project",
  }),
});
const home = (race: (typeof RACES)[number], title = `${race} regent`): Sits => ({
  race,
  faction: "home",
  leads: led(title, { race, cost: "none", ambassador: "home" }),
});
const psiCorps = (title: string): Sits => ({
  race: "human",
  faction: "psi-corps",
  leads: led(title, { race: "human", cost: "none", ambassador: "psi-corps" }),
});
const CORPORATE = { cost: 8, keywords: ["Corporate"] };
const firm = (race: (typeof RACES)[number], leads = led(`${race} chairman`, CORPORATE)): Sits => ({
  race,
  faction: "corporate",
  leads,
});

describe("Who may sit with whom", () => {
  it("lets a race's Babylon Project, Home, Psi Corps and several Corporate factions sit at one table", () => {
    const other = firm("human", led("another chairman", CORPORATE));
    expect(checkSetup(table(envoy("human"), home("human"), psiCorps("chief"), firm("human"), other))).toBeNull();
  });

  it("allows one Home faction a race, and names who has it", () => {
    expect(checkSetup(table(home("narn"), home("centauri")))).toBeNull();
    expect(checkSetup(table(envoy("narn"), home("minbari"), home("minbari", "rival")))).toMatchObject({
      code: "faction-taken",
      rule: "factions",
      facts: { who: "Player 2", race: "minbari", faction: "home" },
    });
  });

  it("allows one Psi Corps faction a game, and names who has it", () => {
    expect(checkSetup(table(psiCorps("chief"), envoy("narn"), psiCorps("deputy")))).toMatchObject({
      code: "faction-taken",
      facts: { who: "Player 1", faction: "psi-corps" },
    });
  });

  // engine: League of Non-Aligned Worlds; rulebook: Setup for Multiple Non-Aligned Factions; quickstart: SUMMARY — nobody plays another's faction
  it("lets several Non-Aligned players sit at one table; by quickstart one, and names who it is", () => {
    const voices = ["first voice", "second voice"].map((title) => ({
      ...envoy("non-aligned"),
      leads: led(title, { race: "non-aligned", cost: "none", ambassador: "species" }),
    }));
    const seated = table(envoy("narn"), ...voices);
    for (const rules of ["engine", "casual", "tournament"] as const)
      expect(checkSetup({ ...seated, rules })).toBeNull();
    expect(checkSetup({ ...seated, rules: "quickstart" })).toMatchObject({
      code: "faction-taken",
      rule: "factions",
      facts: { who: "Player 2", race: "non-aligned", faction: "babylon-project" },
    });
    expect(checkSetup({ ...table(envoy("narn"), ...voices.slice(1)), rules: "quickstart" })).toBeNull();
  });

  it("lets nobody begin as Drakh", () => {
    expect(checkSetup(table(envoy("narn"), { ...envoy("centauri"), faction: "drakh" }))).toMatchObject({
      code: "drakh-at-start",
      rule: "factions",
    });
  });

  // rulebook: Alternate Factions — the published rules know Home factions and the Psi Corps only
  it("has Corporate factions by the Engine Rules, and none by the published ones", () => {
    const corporate = { race: "narn", faction: "corporate" } as const;
    expect(maySit({ rules: "engine" }, corporate, [])).toBeNull();
    for (const rules of ["casual", "tournament", "quickstart"] as const)
      expect(maySit({ rules }, corporate, [])?.code).toBe("faction-not-for-race");
    for (const race of RACES) expect(startingFactions({ rules: "casual" }, race)).not.toContain("corporate");
  });
});

describe("A starting ambassador", () => {
  it("is the one of the player's own faction: a Home ambassador leads no Babylon Project faction, nor the other way", () => {
    expect(checkSetup(table(envoy("narn"), { ...home("human"), leads: envoy("human").leads }))).toMatchObject({
      code: "not-an-ambassador",
      rule: "ambassadors",
      facts: { title: "human envoy", race: "human", faction: "home" },
    });
    expect(checkSetup(table(envoy("narn"), { ...envoy("human"), leads: home("human").leads }))?.code).toBe(
      "not-an-ambassador",
    );
    expect(checkSetup(table(envoy("narn"), { ...psiCorps("x"), leads: home("human").leads }))?.code).toBe(
      "not-an-ambassador",
    );
  });

  const mayLead = (more: Partial<CardFacts>, title = "somebody") =>
    leadsFaction(led(title, { ...CORPORATE, ...more }), { race: "narn", faction: "corporate" });

  it("of a Corporate faction is any corporate character, neutral or of its race, that it could sponsor for 10 or less", () => {
    expect(mayLead({})).toBe(true);
    expect(mayLead({ race: "narn", cost: 10 })).toBe(true);
    expect(mayLead({ keywords: ["Corporate only"] })).toBe(true);
    expect(mayLead({ keywords: [] }, "Corporate Liaison")).toBe(true);
    expect(mayLead({ keywords: [] })).toBe(false);
    expect(mayLead({ race: "minbari" })).toBe(false);
    expect(mayLead({ cost: 11 })).toBe(false);
    // What enters play by replacement alone has no cost to sponsor it for.
    expect(mayLead({ cost: "none" })).toBe(false);
    const replaces = (how: "may" | "must") => ({ how, target: { what: "card", of: "any" } }) as const;
    expect(mayLead({ text: { says: "-", replaces: replaces("must") } })).toBe(false);
    expect(mayLead({ text: { says: "-", replaces: replaces("may") } })).toBe(true);
    expect(mayLead({ keywords: ["Corporate", "Ambassador's Assistant"] })).toBe(false);
    const combine = enhancement("Combine", { says: "-" }, CORPORATE);
    expect(leadsFaction(combine, { race: "narn", faction: "corporate" })).toBe(false);
  });

  it("who leads two Corporate factions of different races is put aside by both, and each reveals another", () => {
    const chairman = led("Chairman", CORPORATE);
    const others = ["Treasurer", "Secretary"].map((title) => led(title, CORPORATE));
    const both = [firm("narn", chairman), firm("human", chairman)].map((sits) => ({ ...sits, deck: others }));
    expect(checkSetup(table(...both.map(({ deck: _, ...sits }) => sits)))?.code).toBe("ambassador-clash");
    const game = createGame(table(...both), "seed");
    expect(game.awaiting.map(({ kind, seat }) => [kind, seat])).toEqual([
      ["ambassador", 0],
      ["ambassador", 1],
    ]);
    const choice = (seat: number, title: string) => ({
      type: "choose-ambassador" as const,
      seat,
      card: game.cards.find((card) => card.owner === seat && titleOf(game, card.id) === title)?.id ?? -1,
    });
    const led2 = does(does(game, choice(0, "Treasurer")), choice(1, "Secretary"));
    expect(titleOf(led2, ambassadorOf(led2, 0))).toBe("Treasurer");
    expect(inPlay(led2, "Secretary")).toMatchObject({ row: "inner", faction: 1 });
  });

  it("that is not limited may lead several factions", () => {
    const trader = led("Trader", { ...CORPORATE, limit: "multiple" });
    const game = createGame(table(firm("narn", trader), firm("human", trader)), "seed");
    expect(game.awaiting.map(({ kind }) => kind)).toEqual(["starting-hand", "starting-hand"]);
    expect([0, 1].map((seat) => titleOf(game, ambassadorOf(game, seat)))).toEqual(["Trader", "Trader"]);
  });
});

describe("The Non-Aligned in a Corporate faction", () => {
  // engine: League of Non-Aligned Worlds; Some particular rulings
  it("begin with a species ambassador in hand as well", () => {
    const voice = led("Voice", { race: "non-aligned", ambassador: "species" });
    const game = createGame(table({ ...firm("non-aligned"), deck: [voice] }, envoy("narn")), "seed");
    expect(game.awaiting.find(({ seat }) => seat === 0)).toMatchObject({ speciesAmbassador: true });
    expect(game.awaiting.find(({ seat }) => seat === 1)).toMatchObject({ speciesAmbassador: false });
  });
});

describe("The practice decks", () => {
  it("let every faction that a race may start as sit down", () => {
    for (const deck of PRACTICE_DECKS) {
      const rival = PRACTICE_DECKS.find(({ race }) => race !== deck.race);
      if (!rival) throw new Error("one race only");
      const seats = [deck, rival].map(({ race, faction, ambassador, cards, name }) => ({
        name,
        race,
        faction,
        ambassador,
        deck: cards.flatMap(([count, id]) => Array<string>(count).fill(id)),
      }));
      expect(checkSetup({ rules: "engine", cards: PRACTICE_CARDS, seats }), deck.name).toBeNull();
    }
  });
});
