// engine: Factions and Control; glossary: Controller, You or Your
import { describe, expect, it } from "vitest";
import { editSeat } from "../../../src/engine/changes/work.ts";
import { type Effect, type Game, viewFor } from "../../../src/engine/index.ts";
import { abilityOf } from "../../../src/engine/rules/in-force/ability.ts";
import { factionMarks } from "../../../src/engine/rules/in-force/marks.ts";
import { powerBonus } from "../../../src/engine/rules/victory/power.ts";
import { agendaOf } from "../../../src/engine/state/lookup.ts";
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
  invented,
  location,
  order,
  passed,
  refused,
  type SeatStage,
  sentences,
  stage,
  turned,
} from "../stage.ts";

const table = (you: SeatStage = {}, rival: SeatStage = {}) =>
  stage({ You: { unspent: 9, ...you }, Rival: { unspent: 9, ...rival } }, [["You", conflict("Parley", "diplomacy")]]);
const spy = (more: Parameters<typeof character>[2] = {}) => character("Spy", { diplomacy: 3, leadership: 2 }, more);
const byHand = (effect: Effect, seat = 0) => ({ type: "effect" as const, seat, because: "Double Salary", effect });
const take = (game: Game, title: string, until: "end-of-turn" | "permanent" = "end-of-turn", seat = 0) =>
  byHand({ verb: "take-control", which: { card: at(game, title) }, who: { seat }, until });
const taken = (game: Game, title: string, until: "end-of-turn" | "permanent" = "end-of-turn") =>
  does(game, take(game, title, until));

// compendium: Fleet Cards — "your fleets" are all that you control
describe("What reaches your fleets", () => {
  it("reaches those that you have taken control of, and not those that somebody has taken from you", () => {
    const drill = agenda("Drill", {
      says: "Fleets.",
      statics: [{ gives: "ability", ability: "military", by: 2, to: "your-fleets" }],
    });
    const start = table({ agenda: drill, supporting: [fleet("Ours", 1)] }, { supporting: [fleet("Theirs", 1)] });
    const military = (game: Game, title: string) => abilityOf(game, at(game, title), "military");
    expect({ ours: military(start, "Ours"), theirs: military(start, "Theirs") }).toEqual({ ours: 3, theirs: 1 });
    const both = does(taken(start, "Theirs"), take(start, "Ours", "end-of-turn", 1));
    expect({ ours: military(both, "Ours"), theirs: military(both, "Theirs") }).toEqual({ ours: 1, theirs: 3 });
  });
});

describe("Taking control of a card", () => {
  // engine, "Factions and Control": the card remains in its faction, and the controller uses it for actions.
  it("leaves it in its faction, and only its controller acts with it", () => {
    const game = taken(table({}, { supporting: [spy()] }), "Spy");
    expect(inPlay(game, "Spy")).toMatchObject({ faction: 1, controller: 0 });
    expect(sentences(game, 0)).toContain("support Parley with Spy using diplomacy");
    const after = order(game, 0, "support Parley with Spy using diplomacy");
    expect(after.conflicts[0]?.participants).toMatchObject([{ card: at(game, "Spy"), as: "support" }]);
    const turn = does(game, { type: "pass", seat: 0 });
    expect(sentences(turn, 1)).not.toContain("oppose Parley with Spy using diplomacy");
    expect(refused(turn, { type: "oppose", seat: 1, conflict: 1, with: at(turn, "Spy") })).toMatchObject({
      code: "not-your-card",
      rule: "control",
      facts: { title: "Spy", controller: "You" },
    });
  });

  it("is said in public, and shown beside the card", () => {
    const game = table({}, { supporting: [spy()] });
    const { game: after, events } = happens(game, take(game, "Spy"));
    expect(events).toContainEqual({
      type: "control-changed",
      card: { card: at(game, "Spy"), title: "Spy" },
      to: 0,
      until: "end-of-turn",
      source: "Double Salary",
    });
    expect(viewFor(after, "public").seats[1]?.supporting[0]).toMatchObject({ title: "Spy", controller: "You" });
    expect(viewFor(game, "public").seats[1]?.supporting[0]).toMatchObject({ controller: null });
  });

  it("until the end of the turn comes to an end with it", () => {
    let game = taken(table({}, { supporting: [spy()] }), "Spy");
    while (game.turn === 1) game = passed(game, game.awaiting[0]?.kind ?? "action");
    expect(inPlay(game, "Spy")).toMatchObject({ faction: 1, controller: 1 });
    expect(inPlay(game, "Spy").taken).toBeUndefined();
  });

  it("for good stays, and the card readies with its controller's", () => {
    let game = turned(taken(table({}, { supporting: [spy()] }), "Spy", "permanent"), "Spy", { rotated: true });
    while (game.turn === 1) game = passed(game, game.awaiting[0]?.kind ?? "action");
    expect(inPlay(game, "Spy")).toMatchObject({ faction: 1, controller: 0, rotated: false });
  });

  it("once more gives it to the last who took it, and back to the one before when that ends", () => {
    const start = stage({ You: {}, Rival: { supporting: [spy()] }, Third: {} });
    let game = does(start, take(start, "Spy", "permanent", 0));
    game = does(game, take(game, "Spy", "end-of-turn", 2));
    expect(inPlay(game, "Spy").controller).toBe(2);
    while (game.turn === 1) game = passed(game, game.awaiting[0]?.kind ?? "action");
    expect(inPlay(game, "Spy").controller).toBe(0);
  });

  it("is not possible with an ambassador, who leads its player's faction", () => {
    const game = table();
    expect(refused(game, take(game, "Rival's Ambassador"))).toMatchObject({
      code: "nothing-to-change",
      rule: "effects-by-hand",
    });
  });

  it("that one has already changes nothing", () => {
    const game = table({ supporting: [spy()] });
    expect(refused(game, take(game, "Spy", "permanent")).code).toBe("nothing-to-change");
  });

  // engine, "Elimination from the game"
  it("ends when the player who took it is eliminated; a card that the eliminated player owned goes with its owner", () => {
    const start = stage({ You: {}, Rival: { supporting: [spy()] }, Third: {} });
    const game = does(start, take(start, "Spy", "permanent", 0));
    const without = does(game, { type: "concede", seat: 0 });
    expect(inPlay(without, "Spy")).toMatchObject({ faction: 1, controller: 1 });
    expect(does(game, { type: "concede", seat: 1 }).cards[at(game, "Spy")]?.play).toBeNull();
  });

  it("while a card stays rotated ends when that card readies or is neutralized", () => {
    const warden = character(
      "Warden",
      { intrigue: 2 },
      {
        text: {
          says: "Rotate: take control of a card while this stays rotated.",
          actions: [
            {
              does: "take control of a card",
              target: { what: "card", types: ["character"], of: "others", row: "supporting" },
              effects: [{ verb: "take-control", which: "target", who: "you", until: "while-rotated" }],
            },
          ],
        },
      },
    );
    const start = table({ supporting: [warden] }, { supporting: [spy()] });
    const game = order(start, 0, "rotate Warden to take control of a card on Spy");
    expect(inPlay(game, "Spy").controller).toBe(0);
    const ready = does(game, byHand({ verb: "ready", which: { card: at(game, "Warden") } }));
    expect(inPlay(ready, "Spy").controller).toBe(1);
    const hurt = does(game, byHand({ verb: "neutralize", which: { card: at(game, "Warden") } }));
    expect(inPlay(hurt, "Spy").controller).toBe(1);
    // engine, "Lasting and Sustainable Effects": what lasts while a card stays rotated can be sustained.
    let later = game;
    while (!later.awaiting.some(({ kind }) => kind === "sustain"))
      later = passed(later, later.awaiting[0]?.kind ?? "action");
    later = does(later, { type: "sustain", seat: 0, cards: [at(later, "Warden")] });
    expect(inPlay(later, "Spy").controller).toBe(0);
  });
});

describe("A card that somebody else controls", () => {
  // engine, "Marks": a faction's marks and power are those of its cards, whoever acts with them.
  it("counts its marks for the faction that it is in", () => {
    const game = taken(table({}, { supporting: [spy({ marks: { destiny: 2 } })] }), "Spy", "permanent");
    expect(factionMarks(game, 0, "destiny")).toBe(0);
    expect(factionMarks(game, 1, "destiny")).toBe(2);
  });

  // engine, "Factions and Control" and "Requirements": it meets its controller's requirements, and nobody else's.
  it("has its marks counted for what its controller plays", () => {
    const rite = event("Rite", { says: "Draw.", requires: [{ needs: "marks", mark: "destiny", atLeast: 2 }] });
    const start = table(
      { hand: [rite] },
      { supporting: [spy({ marks: { destiny: 2 } })], hand: [{ ...rite, id: "r2" }] },
    );
    const play = { type: "play" as const, seat: 0, card: start.seats[0]?.hand[0] ?? 0 };
    expect(refused(start, play)).toMatchObject({ code: "requirement-not-met", facts: { has: 0 } });
    const game = taken(start, "Spy");
    const turn = does(game, play);
    expect(refused(turn, { type: "play", seat: 1, card: turn.seats[1]?.hand[0] ?? 0 })).toMatchObject({
      code: "requirement-not-met",
      facts: { has: 0 },
    });
  });

  // engine: Factions and Control; Requirements
  it("is one of those cards that a card of its controller's requires, and none of those that its faction's player needs", () => {
    const watch = event("Watch", { says: "-", requires: [{ needs: "ready-military", atLeast: 2 }] });
    const staff = event("Staff", {
      says: "-",
      requires: [{ needs: "cards", are: { what: "card", types: ["fleet"], of: "you" }, atLeast: 1 }],
    });
    const start = table(
      { hand: [watch, staff] },
      {
        supporting: [fleet("Guard", 2)],
        hand: [
          { ...watch, id: "w2" },
          { ...staff, id: "s2" },
        ],
      },
    );
    const playable = (game: Game, seat: number) =>
      sentences(game, seat).filter((sentence) => sentence.startsWith("play "));
    expect(playable(start, 0)).toEqual([]);
    const game = taken(start, "Guard");
    expect(playable(game, 0)).toEqual(["play Watch", "play Staff"]);
    expect(playable(order(game, 0, "pass"), 1)).toEqual([]);
    expect(playable(order(start, 0, "pass"), 1)).toEqual(["play Watch", "play Staff"]);
  });

  it("that is an agenda stays its faction's only agenda, and leaves the controller's own alone", () => {
    const goal = agenda("Ambition", { says: "Power.", statics: [{ gives: "power", by: 2 }] });
    const start = table({ hand: [agenda("Charity", undefined)] }, { agenda: goal });
    const game = taken(start, "Ambition", "permanent");
    expect({ agendaOf0: agendaOf(game, 0), agendaOf1: agendaOf(game, 1) }).toEqual({
      agendaOf0: null,
      agendaOf1: at(game, "Ambition"),
    });
    const after = order(game, 0, "sponsor Charity with You's Ambassador");
    expect(agendaOf(after, 0)).toBe(at(after, "Charity"));
  });

  // engine: Agenda Cards — none but a player of that race may control it; Corporate Rule 5
  it("is no agenda of another race, nor for a Corporate faction one of its own", () => {
    const loyal = agenda("Honour", { says: "Power.", statics: [{ gives: "power", by: 2 }] }, { race: "human" });
    const table = (race: "human" | "narn", more: SeatStage = {}) =>
      stage({
        You: { race, ...more, ...(race === "human" ? { faction: "home" } : {}) },
        Rival: { race: "human", agenda: loyal },
      });
    expect(refused(table("narn"), take(table("narn"), "Honour"))).toMatchObject({
      code: "disloyal",
      rule: "disloyalty-penalty",
      facts: { title: "Honour", race: "human" },
    });
    expect(inPlay(taken(table("human"), "Honour"), "Honour")).toMatchObject({ faction: 1, controller: 0 });
    const firm = arranged(table("human"), (work) => {
      editSeat(work, 0).faction = "corporate";
    });
    expect(refused(firm, take(firm, "Honour")).code).toBe("corporate-agenda");
  });

  it("is not of the controller's inner circle, and does not sponsor, promote or build for anybody else", () => {
    const game = taken(table({ hand: [character("Clerk")] }, { inner: [spy()] }), "Spy");
    expect(sentences(game, 0)).not.toContain("build with Spy");
    expect(refused(game, { type: "build", seat: 0, with: at(game, "Spy") })).toMatchObject({
      code: "not-inner-circle",
      rule: "inner-circle",
    });
    const turn = does(game, { type: "pass", seat: 0 });
    expect(refused(turn, { type: "build", seat: 1, with: at(turn, "Spy") })).toMatchObject({
      code: "not-your-card",
      facts: { title: "Spy", controller: "You" },
    });
  });

  // engine: Attack a Conflict Participant — it is "you" who cannot attack a card in "your own" faction
  it("may attack cards of any faction but its controller's, those of its own among them", () => {
    const start = stage(
      {
        You: { supporting: [fleet("Raiders", 3)] },
        Rival: { supporting: [fleet("Guard", 2), fleet("Scouts", 1)] },
      },
      [["You", conflict("Raid", "military")]],
    );
    let game = order(taken(start, "Guard"), 0, "pass");
    game = order(game, 1, "oppose Raid with Scouts using military");
    expect(sentences(game, 0)).toContain("attack Scouts with Raiders in Raid");
    const against = (title: string) =>
      ({ type: "attack", seat: 0, conflict: 1, against: at(game, title), with: at(game, "Guard") }) as const;
    expect(inPlay(does(game, against("Scouts")), "Scouts").neutralized).toBe(true);
    const own = order(order(game, 0, "support Raid with Raiders using military"), 1, "pass");
    expect(refused(own, against("Raiders"))).toMatchObject({ code: "attack-own-faction", rule: "attacking" });
  });
});

describe("“You” in a card's text", () => {
  // engine glossary, "You or Your"
  it("is the card's controller: the power that you count goes with the control", () => {
    const seat = location("Bank", { text: { says: "You count +2 power.", statics: [{ gives: "power", by: 2 }] } });
    const game = table({}, { supporting: [seat] });
    expect({ powerBonus0: powerBonus(game, 0), powerBonus1: powerBonus(game, 1) }).toEqual({
      powerBonus0: 0,
      powerBonus1: 2,
    });
    const after = taken(game, "Bank", "permanent");
    expect({ powerBonus0: powerBonus(after, 0), powerBonus1: powerBonus(after, 1) }).toEqual({
      powerBonus0: 2,
      powerBonus1: 0,
    });
  });

  it("on an enhancement that lies on another faction is that faction's player, who does not control it", () => {
    const mines = invented("enhancement", "Tribute", {
      cost: 0,
      text: {
        says: "You count +2 power.",
        target: { what: "player", of: "any" },
        statics: [{ gives: "power", by: 2 }],
      },
    });
    const game = order(table({ hand: [mines] }), 0, "sponsor Tribute with You's Ambassador on Rival");
    expect(inPlay(game, "Tribute")).toMatchObject({ faction: 1, controller: 0 });
    expect({ powerBonus0: powerBonus(game, 0), powerBonus1: powerBonus(game, 1) }).toEqual({
      powerBonus0: 0,
      powerBonus1: 2,
    });
  });

  // engine and compendium glossary: You or Your — the example of the Mines
  it("on Mines that the Narn lay on the Minbari is the Minbari: in a war between them the Narn's fleets are damaged", () => {
    const mines = invented("enhancement", "Mines", {
      cost: 0,
      text: {
        says: "As a turn begins, fleets of whoever is at war with you take 1 damage; as they are laid, you gain 1 power.",
        target: { what: "player", of: "any" },
        effects: [{ verb: "gain-power", who: "you", amount: 1 }],
        triggered: [
          {
            on: "turn-starts",
            must: true,
            does: "damage fleets",
            effects: [
              {
                verb: "damage",
                which: { every: { what: "card", types: ["fleet"], of: "others", inState: "war" } },
                amount: 1,
              },
            ],
          },
        ],
      },
    });
    const start = stage({
      Narn: { race: "narn", unspent: 9, hand: [mines], supporting: [fleet("Narn Fleet", 5)] },
      Minbari: { race: "minbari", unspent: 9, supporting: [fleet("Minbari Fleet", 5)] },
      Human: { race: "human", unspent: 9, supporting: [fleet("Human Fleet", 5)] },
    });
    const war = { verb: "start-state" as const, state: "war", from: { seat: 0 }, toward: { seat: 1 } };
    let game = order(start, 0, "sponsor Mines with Narn's Ambassador on Minbari");
    expect(inPlay(game, "Mines")).toMatchObject({ faction: 1, controller: 0 });
    expect(game.seats.map(({ rawPower }) => rawPower)).toEqual([0, 1, 0]);
    const damage = (of: Game) =>
      ["Narn Fleet", "Minbari Fleet", "Human Fleet"].map((title) => inPlay(of, title).damage);
    expect(damage(passed(game, "action", "discard", "buy"))).toEqual([0, 0, 0]);
    game = does(game, { type: "effect", seat: 2, because: "A Card", effect: war });
    expect(damage(passed(game, "action", "discard", "buy"))).toEqual([1, 0, 0]);
  });

  it("on an enhancement for the whole game is the player who controls it", () => {
    const law = invented("enhancement", "Mandate", {
      cost: 0,
      text: { says: "You count +1 power.", statics: [{ gives: "power", by: 1 }] },
    });
    const game = order(table({ hand: [law] }), 0, "sponsor Mandate with You's Ambassador");
    expect({ powerBonus0: powerBonus(game, 0), powerBonus1: powerBonus(game, 1) }).toEqual({
      powerBonus0: 1,
      powerBonus1: 0,
    });
  });
});
