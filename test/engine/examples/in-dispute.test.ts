// engine: Lead a Fleet; Factions and Control; Replace a Card; Tainted Cards and Marks; Bonuses and Blanking; Location
// Cards. rulebook: Conflict Cards. compendium: Captured Fleet; Discarding, Playing, Replacing & Revealing Agendas —
// positions that a table argues about
import { describe, expect, it } from "vitest";
import type { Action, Game } from "../../../src/engine/index.ts";
import { totals } from "../../../src/engine/rules/conflicts/conflict.ts";
import { ratingOf } from "../../../src/engine/rules/costs/influence.ts";
import { abilityOf } from "../../../src/engine/rules/in-force/ability.ts";
import { factionMarks } from "../../../src/engine/rules/in-force/marks.ts";
import { conflictOf, seatOf } from "../../../src/engine/state/lookup.ts";
import { aftermath, onto } from "../aftermaths/aftermath-stage.ts";
import { hand, isDone, officer, turnOf, which } from "../at-the-table.ts";
import { ofHand } from "../contingencies/contingency-stage.ts";
import {
  agenda,
  at,
  byHand,
  character,
  conflict,
  declaring,
  does,
  enhancement,
  fleet,
  inPlay,
  location,
  order,
  passed,
  refused,
  sentences,
  stage,
} from "../stage.ts";

const taken = (game: Game, title: string, who: number) =>
  hand(game, { verb: "take-control", which: which(game, title), who: { seat: who }, until: "permanent" });
const moved = (game: Game, title: string, to: number) =>
  hand(game, { verb: "move", which: which(game, title), to: { seat: to } });
const leads = (game: Game, seat: number, ship: string, by: string): Action => {
  return { type: "lead", seat, fleet: at(game, ship), with: at(game, by) };
};
const military = (game: Game, title: string) => abilityOf(game, at(game, title), "military");
const ofLeading = (game: Game, seat: number) =>
  sentences(game, seat).filter((one) => /^lead .* with (?:Hers|His)$/.test(one));

describe("A leader whom another player controls", () => {
  const table = () =>
    stage({
      A: { supporting: [officer("Hers"), fleet("Her Fleet", 3)] },
      B: { supporting: [officer("His"), fleet("His Fleet", 3)] },
    });

  // engine: Lead a Fleet — one of your faction's fleets; rulebook: Conflict Cards — any fleet of the same faction
  it("leads a fleet of that player's faction or one of the leader's own, which he then cannot use himself", () => {
    const game = turnOf(taken(table(), "Hers", 1), 1);
    expect(ofLeading(game, 1)).toEqual([
      "lead Her Fleet with Hers",
      "lead His Fleet with Hers",
      "lead His Fleet with His",
    ]);
    const led = does(game, leads(game, 1, "Her Fleet", "Hers"));
    expect(military(led, "Her Fleet")).toBe(5);
    expect(inPlay(led, "Her Fleet").controller).toBe(0);
  });

  it("led no fleet of the own faction in games that began by the tenth revision", () => {
    const game = { ...turnOf(taken(table(), "Hers", 1), 1), revision: 10 as const };
    expect(refused(game, leads(game, 1, "Her Fleet", "Hers"))).toMatchObject({ code: "not-your-fleet" });
    expect(ofLeading(game, 1)).toEqual(["lead His Fleet with Hers", "lead His Fleet with His"]);
  });

  // engine: The Ready Round — a player may leave a card that he controls rotated
  it("is left rotated, to lead on, by whoever controls the leader", () => {
    const game = turnOf(taken(table(), "Hers", 1), 1);
    const next = passed(does(game, leads(game, 1, "Her Fleet", "Hers")), "action", "discard", "buy", "aftermath");
    expect(next.awaiting).toMatchObject([{ kind: "sustain", seat: 1 }]);
    const kept = does(next, { type: "sustain", seat: 1, cards: [at(next, "Hers")] });
    expect(military(kept, "Her Fleet")).toBe(5);
  });
});

describe("A fleet that another player controls", () => {
  const table = () =>
    stage({ A: { supporting: [officer("Hers"), fleet("Her Fleet", 3)] }, B: { supporting: [officer("His")] } });

  // engine: Lead a Fleet — one of your faction's fleets, whoever controls it
  it("is led by its own faction, and not by those of whoever controls it", () => {
    const game = taken(table(), "Her Fleet", 1);
    expect(ofLeading(game, 0)).toEqual(["lead Her Fleet with Hers"]);
    const later = turnOf(game, 1);
    expect(refused(later, leads(later, 1, "Her Fleet", "His"))).toMatchObject({ code: "not-your-fleet" });
  });

  // compendium: Captured Fleet
  it("keeps its leader until it joins the other faction, and falls there where it lived on the leadership", () => {
    const led = does(table(), leads(table(), 0, "Her Fleet", "Hers"));
    const hurt = taken(hand(led, { verb: "damage", which: which(led, "Her Fleet"), amount: 4 }), "Her Fleet", 1);
    expect(military(hurt, "Her Fleet")).toBe(1);
    const captured = moved(hurt, "Her Fleet", 1);
    expect(inPlay(captured, "Her Fleet")).toMatchObject({ faction: 1, neutralized: true, severe: 1 });
    expect(inPlay(captured, "Hers")).toMatchObject({ leads: null, neutralized: false });
  });

  // compendium: United fleets that replace others — leaders of the replaced fleets are not neutralized
  it("leaves a leader who stands and leads nothing, where another fleet replaces it", () => {
    const start = stage({
      A: { supporting: [officer("Hers"), fleet("Her Fleet", 3)], hand: [fleet("United", 7)] },
      B: {},
    });
    const led = does(start, leads(start, 0, "Her Fleet", "Hers"));
    const game = hand(led, {
      verb: "replace",
      which: which(led, "Her Fleet"),
      with: { card: at(led, "United") },
      transfers: [],
    });
    expect(military(game, "United")).toBe(7);
    expect(inPlay(game, "Hers")).toMatchObject({ leads: null, neutralized: false });
  });
});

describe("An ambassador who is replaced while taking part", () => {
  // engine: Replace a Card — ready, undamaged, and not the target of what was aimed at the one before
  it("leaves the conflict, and the new one has neither the bonus of the turn nor the damage", () => {
    const start = stage(
      { A: { race: "centauri", hand: [character("New", { diplomacy: 6 }, { race: "centauri" })] }, B: {} },
      [["A", conflict("Talks", "diplomacy")]],
    );
    const joined = order(start, 0, "support Talks with A's Ambassador using diplomacy");
    const old = which(joined, "A's Ambassador");
    const raised = hand(joined, {
      verb: "change-ability",
      which: old,
      ability: "diplomacy",
      by: 2,
      until: "end-of-turn",
    });
    const hurt = hand(raised, { verb: "damage", which: old, amount: 2 });
    const game = hand(hurt, { verb: "replace", which: old, with: { card: at(hurt, "New") }, transfers: [] });
    expect(totals(game, conflictOf(game, 1)).support).toBe(0);
    expect(inPlay(game, "New")).toMatchObject({ rotated: false, damage: 0 });
    expect(abilityOf(game, at(game, "New"), "diplomacy")).toBe(6);
  });
});

describe("Marks of the elder races", () => {
  const giving = (title: string, mark: "shadow" | "vorlon") =>
    agenda(title, { says: "A mark.", statics: [{ gives: "mark", mark, amount: 1, to: "your-ambassador" }] });
  const gaining = (game: Game, title: string, mark: "shadow" | "vorlon") =>
    byHand({ verb: "gain-mark", which: which(game, title), mark, amount: 1 });

  // engine: Tainted Cards and Marks — whose mark is purged is tainted no more
  it("of the Vorlons come to whoever has purged the only Shadow mark", () => {
    const start = stage({ A: { supporting: [officer("Hers")] }, B: {} });
    const tainted = does(start, gaining(start, "Hers", "shadow"));
    expect(isDone(tainted, gaining(tainted, "A's Ambassador", "vorlon"))).toBe(false);
    const pure = hand(tainted, { verb: "purge-mark", which: which(tainted, "Hers"), mark: "shadow", amount: 1 });
    expect(isDone(pure, gaining(pure, "A's Ambassador", "vorlon"))).toBe(true);
  });

  // engine: Tainted Cards and Marks — a card that provides Shadow marks stays tainted though its mark was purged
  it("stay away from a faction whose agenda gives Shadow marks, though the mark that it gave was purged", () => {
    const start = stage({ A: { agenda: giving("Growth", "shadow") }, B: {} });
    const old = which(start, "A's Ambassador");
    const purged = hand(start, { verb: "purge-mark", which: old, mark: "shadow", amount: 1 });
    expect(factionMarks(purged, 0, "shadow")).toBe(0);
    expect(isDone(purged, gaining(purged, "A's Ambassador", "vorlon"))).toBe(false);
  });

  // compendium: Discarding, Playing, Replacing & Revealing Agendas — there is no overlap either
  it("change sides as an agenda that gives one replaces one that gives the other", () => {
    const start = stage({ A: { agenda: giving("Order", "vorlon"), hand: [giving("Chaos", "shadow")] }, B: {} });
    const with_ = at(start, "A's Ambassador");
    const game = does(start, { type: "replace-agenda", seat: 0, card: at(start, "Chaos"), with: with_ });
    expect(factionMarks(game, 0, "shadow")).toBe(1);
    expect(factionMarks(game, 0, "vorlon")).toBe(0);
  });

  // engine: Factions and Control — a card that one controls stays in its faction, and its marks with it
  it("are no obstacle to control of a card with the other, only to its joining the faction", () => {
    const start = stage({
      A: { supporting: [officer("Hers", { marks: { vorlon: 1 } })] },
      B: { supporting: [officer("His", { marks: { shadow: 1 } })] },
    });
    expect(factionMarks(taken(start, "His", 0), 0, "shadow")).toBe(0);
    expect(isDone(start, byHand({ verb: "move", which: which(start, "His"), to: { seat: 0 } }))).toBe(false);
  });
});

describe("A war conflict", () => {
  const war = (game: Game) =>
    declaring(hand(game, { verb: "start-state", state: "war", from: { seat: 0 }, toward: { seat: 1 } }));
  const declared = (game: Game) =>
    passed(does(game, { type: "declare-war", seat: 0, enemy: 1, target: { what: "player", seat: 1 } }), "declare");
  const supported = (game: Game) => does(game, { type: "support", seat: 0, conflict: 1, with: at(game, "Wing") });
  const ratings = (game: Game) => [0, 1].map((seat) => ratingOf(seatOf(game, seat)));

  // engine: War Conflicts; Influence and Influence Rating — never below 3
  it("gives its initiator 1 influence though the target, at 3, has none to lose", () => {
    const start = stage({
      A: { race: "narn", supporting: [fleet("Wing", 3)] },
      B: { race: "centauri", unspent: 3 },
    });
    expect(ratings(passed(supported(declared(war(start))), "action", "aftermath"))).toEqual([5, 3]);
  });

  // engine: War Conflicts — contested where somebody attacked, whoever it was; the tension rises all the same
  it("brings nothing where a third player has attacked in it, and raises the tension", () => {
    const start = stage({
      A: { race: "narn", supporting: [fleet("Wing", 5)] },
      B: { race: "centauri", unspent: 5 },
      C: { race: "human", supporting: [fleet("Fist", 2)] },
    });
    const calm = hand(start, { verb: "lower-tension", from: { seat: 1 }, toward: { seat: 0 }, amount: 4 });
    const game = turnOf(supported(declared(war(calm))), 2);
    const attack: Action = {
      type: "attack",
      seat: 2,
      conflict: 1,
      with: at(game, "Fist"),
      against: at(game, "Wing"),
    };
    const done = passed(does(game, attack), "action", "aftermath");
    expect({ ratings: ratings(done), tension: seatOf(done, 1).tensions[0] }).toEqual({ ratings: [4, 5], tension: 2 });
  });
});

describe("A participant", () => {
  // engine: Aftermath play conditions — a character who led a fleet that attacked took part
  it("is the leader of a fleet that has attacked, for an aftermath on a character that took part", () => {
    const glory = aftermath("Glory", { participant: true });
    const start = stage(
      {
        A: { race: "narn", supporting: [fleet("Wing", 5)] },
        B: { race: "centauri", supporting: [fleet("Fist", 2), officer("His"), officer("Idle")], hand: [glory] },
      },
      [["A", conflict("Strike", "military")]],
    );
    const led = turnOf(order(start, 0, "support Strike with Wing using military"), 1);
    const game = turnOf(does(led, leads(led, 1, "Fist", "His")), 1);
    const attack: Action = { type: "attack", seat: 1, conflict: 1, with: at(game, "Fist"), against: at(game, "Wing") };
    const done = passed(does(game, attack), "action");
    const play = (onWhom: string): Action => {
      return { type: "aftermath", seat: 1, card: ofHand(done, 1, "Glory"), target: onto(done, onWhom) };
    };
    expect(isDone(done, play("His"))).toBe(true);
  });

  // compendium: Fleet Cards — a leader's Strife marks are not the fleet's
  it("attacks without its leader's Strife mark", () => {
    const start = stage(
      {
        A: { race: "narn", supporting: [fleet("Wing", 9)] },
        B: { race: "centauri", supporting: [fleet("Fist", 2), officer("His", { marks: { strife: 1 } })] },
      },
      [["A", conflict("Strike", "military")]],
    );
    const led = turnOf(order(start, 0, "support Strike with Wing using military"), 1);
    const game = turnOf(does(led, leads(led, 1, "Fist", "His")), 1);
    const attack: Action = { type: "attack", seat: 1, conflict: 1, with: at(game, "Fist"), against: at(game, "Wing") };
    expect(inPlay(does(game, attack), "Wing").damage).toBe(4);
  });

  // compendium: Healing / Neutralized — healed, it takes part as before, with what it has then
  it("counts for nothing while it is neutralized, and for its whole ability once it is fully healed", () => {
    const start = stage({ A: { supporting: [officer("Hers")] }, B: {} }, [["A", conflict("Talks", "diplomacy")]]);
    const joined = order(start, 0, "support Talks with Hers using diplomacy");
    const support = (game: Game) => totals(game, conflictOf(game, 1)).support;
    const fallen = hand(joined, { verb: "neutralize", which: which(joined, "Hers") });
    const healed = hand(fallen, { verb: "fully-heal", which: which(fallen, "Hers") });
    expect({ fallen: support(fallen), healed: support(healed) }).toEqual({ fallen: 0, healed: 3 });
  });
});

describe("A captured location", () => {
  // engine: Bonuses and Blanking — Imperialism's use of captured locations lasts while it is in play
  it("is used for as long as the agenda that allows it stays, and loses what a third player laid on it", () => {
    const port = location("Port", {
      race: "narn",
      text: {
        says: "Power.",
        actions: [{ does: "gain 1 power", effects: [{ verb: "gain-power", who: "you", amount: 1 }] }],
      },
    });
    const walls = enhancement("Walls", { says: "Walls.", target: { what: "card", types: ["location"], of: "any" } });
    const start = stage({
      A: {
        race: "centauri",
        agenda: agenda("Empire", { says: "Use.", statics: [{ gives: "use-captured" }] }),
        hand: [agenda("Peace", { says: "Nothing." })],
      },
      B: { race: "narn", supporting: [port] },
      C: { race: "human", hand: [walls] },
    });
    const walled = does(turnOf(start, 2), {
      type: "sponsor",
      seat: 2,
      card: at(start, "Walls"),
      with: at(start, "C's Ambassador"),
      target: { what: "card", card: at(start, "Port") },
    });
    const captured = turnOf(hand(walled, { verb: "conquer", which: which(walled, "Port"), who: { seat: 0 } }), 0);
    expect(captured.cards[at(captured, "Walls")]).toMatchObject({ zone: "discard", owner: 2 });
    const use: Action = { type: "rotate", seat: 0, card: at(captured, "Port"), action: 0 };
    expect(isDone(captured, use)).toBe(true);
    const with_ = at(captured, "A's Ambassador");
    const after = does(captured, { type: "replace-agenda", seat: 0, card: at(captured, "Peace"), with: with_ });
    expect(isDone(turnOf(after, 0), use)).toBe(false);
  });
});
