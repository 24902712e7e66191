// rulebook and compendium: Bonuses and Blanking (Imperialism) — an agenda that pays for each location that is conquered
import { describe, expect, it } from "vitest";
import { type Game, viewFor } from "../../../src/engine/index.ts";
import { abilityOf } from "../../../src/engine/rules/in-force/ability.ts";
import { by } from "../rulesets/by.ts";
import { agenda, at, does, event, fleet, happens, inPlay, location, order, passed, stage } from "../stage.ts";

const RULES = ["engine", "casual"] as const;
const expansion = agenda("Expansion", {
  says: "+2 leadership; 2 influence for each location conquered, and 2 less for each that is lost.",
  statics: [{ gives: "ability", ability: "leadership", by: 2, to: "your-ambassador" }],
  triggered: [
    {
      on: "you-conquer",
      must: true,
      does: "gain 2 influence",
      effects: [{ verb: "gain-influence", who: "you", amount: 2 }],
    },
    {
      on: "conquered-from-you",
      must: true,
      does: "lose 2 influence",
      effects: [{ verb: "lose-influence", who: "you", amount: 2 }],
    },
  ],
});
const homeworld = location("Primary", {
  text: {
    says: "1 more influence when a conflict brings you some.",
    triggered: [
      {
        on: "you-gain-by-conflict",
        rotates: true,
        does: "gain 1 more influence",
        effects: [{ verb: "gain-influence", who: "you", amount: 1 }],
      },
    ],
  },
});
const rating = (game: Game, seat: number) => viewFor(game, "public").seats[seat]?.rating;
const spare = (who: string) => Array.from({ length: 4 }, (_, index) => event(`${who} ${index}`, { says: "Nothing." }));

/** Londo, with Expansion, is at war with G'Kar, who has Ragesh; it is the action round. */
function table(): Game {
  const start = stage({
    Londo: {
      race: "centauri",
      unspent: 5,
      agenda: expansion,
      supporting: [fleet("Purple Fleet", 5), homeworld],
      deck: spare("L"),
    },
    "G'Kar": {
      race: "narn",
      unspent: 6,
      supporting: [location("Ragesh", { race: "narn", abilities: { military: 2 } })],
      deck: spare("G"),
    },
  });
  return does(start, {
    type: "effect",
    seat: 0,
    because: "A Card",
    effect: { verb: "start-state", state: "war", from: { seat: 0 }, toward: { seat: 1 } },
  });
}
/** Londo conquers Ragesh by a war conflict. */
function conquered(start: Game): Game {
  let game = passed(start, "action", "discard", "buy", "sustain", "aftermath");
  game = passed(order(game, 0, "declare war on Ragesh"), "declare");
  game = order(game, 0, "support War over Ragesh with Purple Fleet using military");
  return passed(game, "action");
}

describe.each(RULES)("An agenda that pays for conquests (%s rules)", (rules) => {
  it("pays its 2 influence for each location, which stay when the agenda is lost; its bonus does not", () => {
    let game = conquered(by(rules, table()));
    expect(inPlay(game, "Ragesh").faction).toBe(0);
    expect(rating(game, 0)).toBe(7);
    expect(abilityOf(game, at(game, "Londo's Ambassador"), "leadership")).toBe(3);
    game = passed(game, "aftermath", "reveal", "trigger", "discard", "buy", "sustain", "declare");
    const mine = game.awaiting[0]?.seat === 0 ? game : order(game, 1, "pass");
    const without = order(mine, 0, "discard agenda");
    expect(rating(without, 0)).toBe(7);
    expect(abilityOf(without, at(without, "Londo's Ambassador"), "leadership")).toBe(1);
  });

  it("is no gain by the conflict, so that a homeworld adds nothing to it", () => {
    const game = conquered(by(rules, table()));
    expect(game.awaiting.some(({ kind }) => kind === "trigger")).toBe(false);
    expect({ rotated: inPlay(game, "Primary").rotated, rating: rating(game, 0) }).toEqual({
      rotated: false,
      rating: 7,
    });
  });

  it("pays nothing while it is blanked", () => {
    let game = passed(by(rules, table()), "action", "discard", "buy", "sustain", "aftermath");
    game = passed(order(game, 0, "declare war on Ragesh"), "declare");
    game = order(game, 0, "support War over Ragesh with Purple Fleet using military");
    game = does(game, {
      type: "effect",
      seat: 1,
      because: "Impairment",
      effect: { verb: "blank", which: { card: at(game, "Expansion") }, until: "end-of-turn" },
    });
    expect(rating(passed(game, "action"), 0)).toBe(5);
  });

  it("costs 2 influence where a location of its faction is conquered", () => {
    const start = by(rules, table());
    const { game, events } = happens(start, {
      type: "effect",
      seat: 1,
      because: "Revolt",
      effect: { verb: "conquer", which: { card: at(start, "Primary") }, who: { seat: 1 } },
    });
    expect(events).toContainEqual(expect.objectContaining({ type: "triggered", seat: 0, does: "lose 2 influence" }));
    expect({
      factionInPlayPrimary: inPlay(game, "Primary").faction,
      rating0: rating(game, 0),
      rating1: rating(game, 1),
    }).toEqual({ factionInPlayPrimary: 1, rating0: 3, rating1: 6 });
  });
});
