// engine: Psi Corps Faction; Corporate Factions
import { describe, expect, it } from "vitest";
import { editPlay, editSeat } from "../../../src/engine/changes/work.ts";
import type { CardFacts, Faction, Game } from "../../../src/engine/index.ts";
import {
  agenda,
  arranged,
  at,
  character,
  conflict,
  does,
  event,
  fleet,
  happens,
  inPlay,
  location,
  refused,
  type SeatStage,
  stage,
} from "../stage.ts";

const of = (faction: Faction, game: Game, seat = 0): Game =>
  arranged(game, (work) => {
    editSeat(work, seat).faction = faction;
  });
const human = { race: "human" } as const;
const CORPS = { race: "human", keywords: ["Psi Corps"] } satisfies Partial<CardFacts>;
const sponsors = (game: Game, title: string) => ({
  type: "sponsor" as const,
  seat: 0,
  card: at(game, title),
  with: at(game, "You's Ambassador"),
});

describe("The Psi Corps faction", () => {
  const hand = [
    location("Homeworld", human),
    character("Captain", {}, human),
    fleet("Battle Fleet", 5, human),
    character("Attache", {}, { race: "narn" }),
    character("Mercenary"),
    character("Reader", {}, CORPS),
  ];
  const corps = (marks: number, more: SeatStage = {}) =>
    arranged(
      of(
        "psi-corps",
        stage({
          You: { race: "human", hand, supporting: [fleet("Homeworld Fleet", 6, human)], unspent: 20, ...more },
          Rival: { race: "narn" },
        }),
      ),
      (work) => {
        // The practice ambassador of a stage bears no keyword: only its faction makes it one of the Corps.
        Object.assign(editPlay(work, at(work.game, "You's Ambassador")), { marks: { conspiracy: marks } });
        work.game.facts = work.game.facts.map((facts) =>
          facts.title === "You's Ambassador" ? { ...facts, ambassador: "psi-corps" } : facts,
        );
      },
    );

  // engine: Psi Corps Faction — the worked example: 2 Conspiracy marks, and the Homeworld Fleet under its control
  it("with 2 Conspiracy marks and a fleet that is not of the Corps sponsors one more such card, and then none", () => {
    for (const title of ["Homeworld", "Captain", "Battle Fleet", "Attache"]) {
      const { game, events } = happens(corps(2), sponsors(corps(2), title));
      expect(events).toContainEqual(
        expect.objectContaining({ type: "sponsored", influence: title === "Attache" ? 4 : 2 }),
      );
      const again = arranged(game, (work) => {
        editPlay(work, at(work.game, "You's Ambassador")).rotated = false;
      });
      const ready = { ...again, awaiting: corps(2).awaiting, tasks: corps(2).tasks };
      for (const next of ["Homeworld", "Captain", "Battle Fleet", "Attache"].filter((other) => other !== title))
        expect(refused(ready, sponsors(ready, next))).toMatchObject({
          code: "conspiracy-needed",
          rule: "psi-corps",
          facts: { title: next, marks: 2, cards: 2 },
        });
      // Neutral cards and its own it can sponsor as ever.
      expect(inPlay(does(ready, sponsors(ready, "Mercenary")), "Mercenary").row).toBe("supporting");
      expect(inPlay(does(ready, sponsors(ready, "Reader")), "Reader").row).toBe("supporting");
    }
  });

  it("that loses a Conspiracy mark keeps its cards, and that gains one sponsors again", () => {
    const before = corps(1);
    const which = { card: at(before, "You's Ambassador") };
    const lost = does(before, {
      type: "effect",
      seat: 1,
      because: "A scandal",
      effect: { verb: "purge-mark", which, mark: "conspiracy", amount: 1 },
    });
    expect(inPlay(lost, "Homeworld Fleet").faction).toBe(0);
    expect(refused(lost, sponsors(lost, "Captain"))).toMatchObject({ facts: { marks: 0, cards: 1 } });
    const gained = does(lost, {
      type: "effect",
      seat: 1,
      because: "A plot",
      effect: { verb: "gain-mark", which, mark: "conspiracy", amount: 2 },
    });
    expect(inPlay(does(gained, sponsors(gained, "Captain")), "Captain").row).toBe("supporting");
  });

  // quickstart: General Note - Marks
  it("needs a mark for neutral cards too by quickstart, and none by the other rule sets", () => {
    const game = corps(1);
    expect(does(game, sponsors(game, "Mercenary")).seats[0]?.unspent).toBe(18);
    const quick = { ...game, rules: "quickstart" as const };
    expect(refused(quick, sponsors(quick, "Mercenary"))).toMatchObject({ code: "conspiracy-needed" });
    // Its own it sponsors as ever.
    expect(inPlay(does(quick, sponsors(quick, "Reader")), "Reader").row).toBe("supporting");
    // By quickstart a neutral card takes up a mark of its own; by the other rule sets it leaves the mark to others.
    const hired = { supporting: [character("Broker")] };
    expect(inPlay(does(corps(1, hired), sponsors(corps(1, hired), "Captain")), "Captain").row).toBe("supporting");
    const full = { ...corps(1, hired), rules: "quickstart" as const };
    expect(refused(full, sponsors(full, "Captain"))).toMatchObject({ facts: { marks: 1, cards: 1 } });
    // So does what is no character: a card that is restricted to no race.
    const papers = { hand: [agenda("Charter", { says: "-" })] };
    expect(inPlay(does(corps(1, papers), sponsors(corps(1, papers), "Charter")), "Charter").row).toBe("agenda");
    const sheet = { ...corps(1, papers), rules: "quickstart" as const };
    expect(refused(sheet, sponsors(sheet, "Charter"))).toMatchObject({ code: "conspiracy-needed" });
  });
});

describe("Other factions", () => {
  const reader = character("Reader", {}, CORPS);
  const table = (marks: number, supporting: SeatStage["supporting"] = [], race: SeatStage["race"] = "human") =>
    arranged(stage({ You: { race, hand: [reader], supporting, unspent: 20 }, Rival: { race: "narn" } }), (work) => {
      Object.assign(editPlay(work, at(work.game, "You's Ambassador")), { marks: { conspiracy: marks } });
    });

  // engine: Psi Corps Faction — the reciprocal rules
  it("sponsor a Psi Corps card only with more Conspiracy marks than they have such cards", () => {
    expect(refused(table(0), sponsors(table(0), "Reader"))).toMatchObject({
      code: "conspiracy-needed",
      facts: { marks: 0, cards: 0 },
    });
    expect(does(table(1), sponsors(table(1), "Reader")).seats[0]?.unspent).toBe(18);
    const second = table(1, [character("Tracker", {}, CORPS)]);
    expect(refused(second, sponsors(second, "Reader"))).toMatchObject({ facts: { marks: 1, cards: 1 } });
  });

  it("pay double for one as for anybody of another race", () => {
    const centauri = table(1, [], "centauri");
    expect(does(centauri, sponsors(centauri, "Reader")).seats[0]?.unspent).toBe(16);
  });
});

describe("A Corporate faction", () => {
  const CORPORATE = { keywords: ["Corporate"] };
  const firm = (seat: SeatStage) =>
    of("corporate", stage({ You: { race: "human", unspent: 20, ...seat }, Rival: { race: "narn" } }));
  const influence = (game: Game) => game.seats[0]?.unspent;

  // engine: Corporate Rule 4
  it("sponsors and promotes corporate cards of any race at their normal cost", () => {
    const game = firm({ hand: [character("Broker", {}, { race: "narn", cost: 4, ...CORPORATE })] });
    expect(influence(does(game, sponsors(game, "Broker")))).toBe(16);
    const own = firm({ supporting: [character("Broker", {}, { race: "narn", cost: 4, ...CORPORATE })] });
    const promoted = does(own, {
      type: "promote",
      seat: 0,
      card: at(own, "Broker"),
      with: at(own, "You's Ambassador"),
    });
    expect(influence(promoted)).toBe(15);
    const group = firm({ hand: [fleet("Convoy", 2, { race: "narn", cost: 3, ...CORPORATE })] });
    expect(influence(does(group, sponsors(group, "Convoy")))).toBe(17);
    const other = firm({ hand: [fleet("Warships", 2, { race: "narn", cost: 3 })] });
    expect(refused(other, sponsors(other, "Warships")).code).toBe("disloyal");
  });

  // engine: Corporate Rule 5
  it("applies 3 more to sponsor and to promote what is loyal to its race and not corporate", () => {
    const game = firm({ hand: [character("Captain", {}, { ...human, cost: 4 })] });
    const { game: after, events } = happens(game, sponsors(game, "Captain"));
    expect(influence(after)).toBe(13);
    expect(events).toContainEqual(
      expect.objectContaining({
        type: "sponsored",
        influence: 7,
        sum: { printed: 4, doubled: false, changes: [{ source: "Corporate faction", by: 3 }] },
      }),
    );
    const own = firm({ supporting: [character("Captain", {}, { ...human, cost: 4 })] });
    expect(
      influence(does(own, { type: "promote", seat: 0, card: at(own, "Captain"), with: at(own, "You's Ambassador") })),
    ).toBe(12);
    const poor = firm({ hand: [character("Captain", {}, { ...human, cost: 4 })], unspent: 6 });
    expect(refused(poor, sponsors(poor, "Captain"))).toMatchObject({ facts: { needs: 7, unspent: 6 } });
    // Neutral cards, those of other races and corporate ones of its own race take no more than usual.
    for (const more of [{}, { race: "narn" as const }, { ...human, ...CORPORATE }]) {
      const usual = firm({ hand: [character("Anybody", {}, { cost: 4, ...more })] });
      expect(influence(does(usual, sponsors(usual, "Anybody")))).toBe("race" in more && more.race === "narn" ? 12 : 16);
    }
  });

  // engine: Corporate Rule 5
  it("applies 3 more to play an event and to declare a conflict of its race", () => {
    const game = firm({ hand: [event("Speech", { says: "Nothing." }, { ...human, cost: 1 })] });
    expect(influence(does(game, { type: "play", seat: 0, card: at(game, "Speech") }))).toBe(16);
    const poor = firm({ hand: [event("Speech", { says: "Nothing." }, { ...human, cost: 1 })], unspent: 3 });
    expect(refused(poor, { type: "play", seat: 0, card: at(poor, "Speech") })).toMatchObject({ facts: { needs: 4 } });
    const declaring = (unspent: number) =>
      arranged(firm({ hand: [conflict("Parley", "diplomacy", {}, human)], unspent }), (work) => {
        work.game.round = "conflict";
        work.game.awaiting = [{ id: 1, seat: 0, kind: "declare" }];
      });
    const declare = { type: "declare" as const, seat: 0, card: at(declaring(5), "Parley") };
    expect(influence(does(declaring(5), declare))).toBe(2);
    expect(refused(declaring(2), declare)).toMatchObject({
      code: "not-enough-influence",
      facts: { needs: 3, unspent: 2 },
    });
  });

  // engine: Corporate Rule 5 — an additional requirement; “Sponsor for free” — requirements are met all the same
  it("applies the 3 to promote one of its race for free as well", () => {
    const promote = (game: Game, title: string) => ({
      type: "effect" as const,
      seat: 0,
      because: "A Card",
      effect: { verb: "promote", which: { card: at(game, title) }, free: true } as const,
    });
    const game = firm({ supporting: [character("Captain", {}, human), character("Broker")], unspent: 3 });
    expect(influence(does(game, promote(game, "Captain")))).toBe(0);
    expect(influence(does(game, promote(game, "Broker")))).toBe(3);
    const poor = firm({ supporting: [character("Captain", {}, human)], unspent: 2 });
    expect(refused(poor, promote(poor, "Captain"))).toMatchObject({
      code: "not-enough-influence",
      facts: { needs: 3, unspent: 2 },
    });
    expect(influence(does({ ...poor, revision: 6 }, promote(poor, "Captain")))).toBe(2);
  });

  // engine: Corporate Rule 5
  it("has no agenda of its race, hidden or open, and any that is neutral", () => {
    const game = firm({ hand: [agenda("Charter", { says: "-" }, human), agenda("Profit", { says: "-" })] });
    const refusal = { code: "corporate-agenda", rule: "corporate", facts: { title: "Charter", race: "human" } };
    expect(refused(game, sponsors(game, "Charter"))).toMatchObject(refusal);
    expect(refused(game, { ...sponsors(game, "Charter"), type: "hide" })).toMatchObject(refusal);
    expect(inPlay(does(game, sponsors(game, "Profit")), "Profit").row).toBe("agenda");
  });

  // engine: Corporate Rule 3
  it("alone may use what is corporate only; other corporate cards are for everybody", () => {
    const hand = () => [
      event("Takeover", { says: "Nothing." }, { keywords: ["Corporate only"] }),
      character("Broker", {}, CORPORATE),
      character("Raider", {}, { keywords: ["Corporate only"] }),
    ];
    const other = stage({ You: { race: "human", hand: hand(), unspent: 20 }, Rival: { race: "narn" } });
    expect(refused(other, { type: "play", seat: 0, card: at(other, "Takeover") })).toMatchObject({
      code: "corporate-only",
      rule: "corporate",
    });
    expect(refused(other, sponsors(other, "Raider")).code).toBe("corporate-only");
    expect(inPlay(does(other, sponsors(other, "Broker")), "Broker").row).toBe("supporting");
    const own = of("corporate", other);
    expect(inPlay(does(own, sponsors(own, "Raider")), "Raider").row).toBe("supporting");
    expect(does(own, { type: "play", seat: 0, card: at(own, "Takeover") }).seats[0]?.discard).toHaveLength(1);
  });
});
