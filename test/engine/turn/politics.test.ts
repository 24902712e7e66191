// engine: Standard Victory; Major Victory; War Conflicts; The Interstellar Alliance. rulebook: States; Civil War.
// quickstart: Special Rules – Victory Conditions; In the action round a player may
import { describe, expect, it } from "vitest";
import { eliminate } from "../../../src/engine/changes/relations/elimination.ts";
import { editSeat } from "../../../src/engine/changes/work.ts";
import type { BaseRules, Effect, Game } from "../../../src/engine/index.ts";
import { isAtWar, stateBetween } from "../../../src/engine/rules/relations/states.ts";
import { leagueBallots } from "../../../src/engine/rules/relations/vote.ts";
import { checkVictory } from "../../../src/engine/rules/victory/victory.ts";
import { by } from "../rulesets/by.ts";
import {
  agenda,
  arranged,
  at,
  character,
  does,
  event,
  fleet,
  happens,
  inPlay,
  order,
  passed,
  stage,
} from "../stage.ts";

const BASE: readonly BaseRules[] = ["engine", "casual", "tournament", "quickstart"];
const byHand = (effect: Effect, seat = 0) => ({ type: "effect" as const, seat, because: "A Card", effect });
const starts = (state: string, one: number, other: number, seat = one) =>
  byHand(
    { verb: "start-state", state, from: { seat: one }, toward: { seat: other }, gives: { from: 1, toward: 1 } },
    seat,
  );

describe("Babylon 5 at 20 influence", () => {
  it("decides nothing in the Shadow War, by quickstart neither, where it otherwise ends the game", () => {
    const at20 = (shadowWar: Game["shadowWar"]) =>
      arranged(stage({ You: { unspent: 12 }, Rival: { unspent: 9 } }), (work) => {
        work.game.influence = { ...work.game.influence, "babylon-5": 20 };
        work.game.shadowWar = shadowWar;
      });
    for (const rules of BASE) {
      expect(checkVictory(by(rules, at20("on"))), rules).toBeNull();
      expect(checkVictory(by(rules, at20("over"))), rules).toMatchObject({ victory: "standard", winners: [0] });
    }
  });
});

describe("A major agenda", () => {
  const cause = agenda("Cause", {
    says: "You win with a rating of 15.",
    major: true,
    wins: [{ needs: "rating", atLeast: 15 }],
  });
  const table = (unspent: number, rival = 30) => stage({ You: { unspent, agenda: cause }, Rival: { unspent: rival } });

  it("wins a major victory by what it asks for, whatever power the others have", () => {
    expect(checkVictory(table(14, 16))).toBeNull();
    expect(checkVictory(table(15, 19))).toMatchObject({ victory: "major", winners: [0] });
  });

  it("wins nothing for a faction that has turned Drakh", () => {
    const drakh = arranged(table(15, 19), (work) => {
      editSeat(work, 0).drakh = true;
    });
    expect(checkVictory(drakh)).toBeNull();
  });

  it("shares a major victory with whoever wins another one on the same turn", () => {
    expect(checkVictory(table(15, 30))).toMatchObject({ victory: "major", winners: [0, 1] });
  });
});

describe("A state of a race of several factions", () => {
  const factions = {
    Londo: { race: "centauri" },
    Refa: { race: "centauri", faction: "home" },
    "G'Kar": { race: "narn" },
  } as const;

  it("goes on by the published rules with those that are left when one of them leaves the game; by the others it ends", () => {
    const left = (rules: BaseRules) => {
      const both = does(does(by(rules, stage(factions)), starts("free trade", 0, 2)), starts("war", 2, 1));
      const trading = does(by(rules, stage(factions)), starts("free trade", 0, 2));
      const gone = (game: Game) => arranged(game, (work) => eliminate(work, 0, "conceded"));
      return {
        trade: stateBetween(gone(trading), "free trade", { seat: 1 }, { seat: 2 }) !== null,
        war: isAtWar(gone(both), 1, 2),
      };
    };
    expect(BASE.map((rules) => left(rules).trade)).toEqual([false, true, true, false]);
    expect(BASE.map((rules) => left(rules).war)).toEqual([true, true, true, true]);
    const war = (rules: BaseRules) => {
      const began = does(by(rules, stage(factions)), starts("war", 0, 2));
      return isAtWar(
        arranged(began, (work) => eliminate(work, 0, "conceded")),
        1,
        2,
      );
    };
    expect(BASE.map(war)).toEqual([false, true, true, false]);
  });
});

describe("What an event does until the end of the turn", () => {
  const favor = event("Favor", {
    says: "2 influence more, fleets for 1 less, no victory, and a vote.",
    effects: [
      { verb: "add-influence", who: "you", amount: 2 },
      { verb: "discount", who: "you", types: ["fleet"], amount: 1 },
      { verb: "bar-victory", who: "you", victory: "any", until: "end-of-turn" },
      { verb: "force-vote", whose: "you", vote: "yes" },
    ],
  });

  it("is over by quickstart with the resolution round, whatever it does; by the other rules with the turn", () => {
    const played = order(stage({ You: { hand: [favor] }, Rival: {} }), 0, "play Favor");
    const drawing = (rules: BaseRules) => {
      const { seats, bound = [] } = passed(by(rules, played), "action");
      const { additional, discounts = [], barred = [] } = seats[0] ?? {};
      return { additional, discounts: discounts.length, barred: barred.length, bound: bound.length > 0 };
    };
    for (const rules of ["engine", "casual", "tournament"] as const)
      expect(drawing(rules), rules).toEqual({ additional: 2, discounts: 1, barred: 1, bound: true });
    expect(drawing("quickstart")).toEqual({ additional: 0, discounts: 0, barred: 0, bound: false });
  });

  it("leaves by quickstart what anything else has given for the turn", () => {
    const given = does(stage({ You: {}, Rival: {} }), byHand({ verb: "add-influence", who: { seat: 0 }, amount: 3 }));
    expect(passed(by("quickstart", given), "action").seats[0]?.additional).toBe(3);
  });
});

describe("A war conflict", () => {
  it("against a player whose tension is 5 raises nothing, and says nothing of it", () => {
    const start = stage({ Londo: { race: "centauri", supporting: [fleet("Raiders", 3)] }, "G'Kar": { race: "narn" } });
    const ready = arranged(does(start, starts("war", 0, 1)), (work) => {
      editSeat(work, 1).tensions = [5, 0];
      work.game.conflicts = [
        {
          id: work.game.nextConflict++,
          card: null,
          war: 1,
          initiator: 0,
          type: "military",
          target: { what: "player", seat: 1 },
          participants: [],
          added: [],
          result: null,
        },
      ];
    });
    const supported = order(ready, 0, "support War on G'Kar with Raiders using military");
    const { game, events } = happens(does(supported, { type: "pass", seat: 1 }), { type: "pass", seat: 0 });
    expect(game.seats[1]?.tensions[0]).toBe(5);
    expect(events.map(({ type }) => type)).toContain("conflict-resolved");
    expect(events.map(({ type }) => type)).not.toContain("no-effect");
  });
});

describe("A member of the Interstellar Alliance", () => {
  const allied = () =>
    arranged(stage({ Londo: { race: "centauri" }, "G'Kar": { race: "narn" }, Delenn: { race: "minbari" } }), (work) => {
      work.game.isa = { founder: 0, members: [0, 1, 2] };
    });

  it("is not expelled for a war between two other members, whoever's card began it", () => {
    expect(does(allied(), starts("war", 0, 1, 2)).isa?.members).toEqual([0, 1, 2]);
    // Whose own card begins a war of that player is.
    expect(does(allied(), starts("war", 0, 1, 1)).isa?.members).toEqual([0, 2]);
  });

  // rulebook: The Interstellar Alliance; War in Dual Race Games is one of all factions by the published rules
  it("is expelled by the published rules where an own card brings war on a member through another faction of that race", () => {
    const narn = { race: "narn" } as const;
    const human = { race: "human" } as const;
    const game = arranged(stage({ "G'Kar": narn, Sinclair: human, Clark: { ...human, faction: "home" } }), (work) => {
      work.game.isa = { founder: 2, members: [0, 2] };
    });
    const war = starts("war", 0, 1);
    expect(does(game, war).isa?.members).toEqual([0, 2]);
    for (const rules of ["casual", "tournament"] as const) {
      const fought = does(by(rules, game), war);
      expect(isAtWar(fought, 0, 2)).toBe(true);
      expect(fought.isa?.members).toEqual([2]);
      expect(does({ ...by(rules, game), revision: 4 }, war).isa?.members).toEqual([0, 2]);
    }
  });

  // engine: War in Dual Race Games
  it("is expelled for joining the war of another faction of the race against a member", () => {
    const start = stage({
      "G'Kar": { race: "narn" },
      Londo: { race: "centauri" },
      "Na'Far": { race: "narn", faction: "home" },
    });
    const game = arranged(start, (work) => {
      work.game.isa = { founder: 1, members: [1, 2] };
    });
    const fought = does(game, starts("war", 0, 1));
    expect(fought.isa?.members).toEqual([1, 2]);
    const turn = [0, 1].reduce((now, seat) => does(now, { type: "pass", seat }), fought);
    const joined = does(turn, { type: "join-war", seat: 2, enemy: 1 });
    expect(joined.isa?.members).toEqual([1]);
  });
});

describe("A mercenary", () => {
  it("is hired for its cost at once; by the published rules it acts once for the highest bidder when all have passed", () => {
    const broker = character("Broker", { intrigue: 4 }, { cost: 3, keywords: ["Mercenary"] });
    const table = stage({ You: { supporting: [broker], unspent: 9 }, Rival: { unspent: 9 } });
    const then = (rules: BaseRules) => {
      const bid = does(by(rules, table), { type: "bid", seat: 0, card: at(table, "Broker"), influence: 3 });
      const hired = inPlay(bid, "Broker").controller;
      return [hired, passed(bid, "action").awaiting.some(({ kind }) => kind === "mercenary")];
    };
    expect(BASE.map(then)).toEqual([
      [0, false],
      [null, true],
      [null, true],
      [0, false],
    ]);
  });
});

describe("The League", () => {
  // engine: League of Non-Aligned Worlds — one vote for each species' ambassador
  it("has no vote by a Non-Aligned character who is no species' ambassador", () => {
    const league = (ambassador: boolean) => {
      const envoy = character("Envoy", {}, { race: "non-aligned", ...(ambassador ? { ambassador: "species" } : {}) });
      const game = stage({ You: { race: "centauri", supporting: [envoy] }, Rival: { race: "narn" } });
      return leagueBallots(game).map(({ caster }) => caster);
    };
    expect({ without: league(false), with: league(true) }).toEqual({ without: [], with: [0] });
  });
});
