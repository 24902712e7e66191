// engine: Standard Victory; Major Victory; The Shadow War; Elimination from the game; Check Victory Conditions
import { describe, expect, it } from "vitest";
import { editPlay, editSeat } from "../../../src/engine/changes/work.ts";
import { enterPlay } from "../../../src/engine/changes/zones.ts";
import { type Effect, type Game, viewFor } from "../../../src/engine/index.ts";
import { powerOf } from "../../../src/engine/rules/victory/power.ts";
import { result } from "../../../src/engine/rules/victory/victory.ts";
import { contingency } from "../contingencies/contingency-stage.ts";
import {
  agenda,
  arranged,
  at,
  character,
  conflict,
  declaring,
  does,
  fleet,
  group,
  happens,
  invented,
  passed,
  type SeatStage,
  stage,
} from "../stage.ts";

type Forces = Game["influence"];
/** Ends the turn with these powers; what the check says. */
function ended(
  powers: readonly (number | SeatStage)[],
  forces: Partial<Forces> = {},
  shadowWar: Game["shadowWar"] = "not-yet",
): Game {
  const seats = powers.map(
    (power, index) => [`P${index}`, typeof power === "number" ? { unspent: 3, rawPower: power - 3 } : power] as const,
  );
  const game = arranged(stage(Object.fromEntries(seats)), (work) => {
    work.game.influence = { ...work.game.influence, ...forces };
    work.game.shadowWar = shadowWar;
  });
  return passed(game, "action", "discard", "buy");
}
const major = agenda("Total War", { says: "Major.", major: true });
const gain = (who: "shadows" | "vorlons" | "babylon-5", amount: number): Effect => ({
  verb: "gain-influence",
  who,
  amount,
});
const byHand = (effect: Effect) => ({ type: "effect" as const, seat: 0, because: "A Prophecy", effect });

describe("A standard victory", () => {
  it("takes 20 power", () => {
    expect(ended([19, 5]).result).toBeNull();
    expect(ended([20, 11]).result).toMatchObject({
      victory: "standard",
      winners: [0],
      places: [1, 2],
      power: [20, 11],
    });
  });

  it("takes more power than any other player", () => {
    expect(ended([20, 20, 4]).result).toBeNull();
    expect(ended([21, 20, 4]).result).toMatchObject({ victory: "standard", winners: [0], places: [1, 2, 3] });
  });

  it("counts influence, raw power and bonuses together", () => {
    const rich = {
      unspent: 12,
      rawPower: 4,
      supporting: [group("Guild", { text: { says: "+4.", statics: [{ gives: "power" as const, by: 4 }] } })],
    };
    expect(ended([rich, 11]).result).toMatchObject({ victory: "standard", winners: [0], power: [20, 11] });
  });

  it("is checked at the end of the turn, after the cards have been drawn, and not before", () => {
    const game = stage({ You: { unspent: 3, rawPower: 20 }, Rival: { unspent: 9 } });
    expect(game.result).toBeNull();
    const asked = passed(game, "action", "discard");
    expect(asked).toMatchObject({ round: "draw", result: null, awaiting: [{ kind: "buy" }, { kind: "buy" }] });
    const { game: over, events } = happens(does(asked, { type: "keep", seat: 0 }), { type: "keep", seat: 1 });
    expect(over).toMatchObject({ round: "over", awaiting: [], tasks: [], result: { winners: [0] } });
    expect(events.at(-1)).toEqual({ type: "game-over", result: over.result });
  });

  it("is out of reach with a major agenda", () => {
    expect(ended([{ unspent: 3, rawPower: 17, agenda: major }, 11]).result).toBeNull();
    expect(ended([{ unspent: 3, rawPower: 18, agenda: major }, 20]).result).toBeNull();
  });

  it("is out of reach for everybody during the Shadow War", () => {
    expect(ended([20, 11], {}, "on").result).toBeNull();
    expect(ended([20, 11], {}, "over").result).toMatchObject({ victory: "standard" });
  });

  it("does not hang on an agenda that is no major one", () => {
    expect(ended([{ unspent: 3, rawPower: 17, agenda: agenda("Peace", undefined) }, 11]).result).toMatchObject({
      winners: [0],
    });
  });
});

describe("Babylon 5 at 20", () => {
  it("gives the game to the leader in power, however much that is", () => {
    expect(ended([9, 8], { "babylon-5": 19 }).result).toBeNull();
    expect(ended([9, 8], { "babylon-5": 20 }).result).toMatchObject({
      victory: "standard",
      winners: [0],
      places: [1, 2],
    });
  });

  it("gives it to nobody where the leaders are tied", () => {
    expect(ended([9, 9, 4], { "babylon-5": 25 }).result).toBeNull();
  });

  it("gives it to nobody where the leader cannot win a standard victory", () => {
    expect(ended([{ unspent: 3, rawPower: 6, agenda: major }, 8], { "babylon-5": 20 }).result).toBeNull();
    expect(ended([8, { unspent: 3, agenda: major }], { "babylon-5": 20 }).result).toMatchObject({ winners: [0] });
  });

  it("gives nothing during the Shadow War", () => {
    expect(ended([9, 8], { "babylon-5": 20 }, "on").result).toBeNull();
  });
});

describe("A major victory", () => {
  it("takes 20 power and 10 more than each other player", () => {
    expect(ended([{ unspent: 3, rawPower: 17, agenda: major }, 10]).result).toMatchObject({
      victory: "major",
      winners: [0],
    });
    expect(ended([{ unspent: 3, rawPower: 17, agenda: major }, 11]).result).toBeNull();
    expect(ended([{ unspent: 3, rawPower: 16, agenda: major }, 4]).result).toBeNull();
    expect(ended([{ unspent: 3, rawPower: 22, agenda: major }, 15, 16]).result).toBeNull();
  });

  it("is possible during the Shadow War, and without a major agenda", () => {
    expect(ended([22, 12], {}, "on").result).toMatchObject({ victory: "major", winners: [0], places: [1, 2] });
    expect(ended([22, 12]).result).toMatchObject({ victory: "major" });
  });

  it("goes to the only player left", () => {
    const game = does(stage({ You: {}, Rival: {} }), { type: "concede", seat: 0 });
    expect(game).toMatchObject({ round: "over", result: { victory: "last-player", winners: [1], places: [2, 1] } });
  });
});

describe("The places", () => {
  it("of all others go by power, and equal power shares a place", () => {
    expect(ended([8, 21, 12, 8]).result?.places).toEqual([3, 1, 2, 3]);
  });

  it("of the eliminated come last, whatever power they had", () => {
    let game = stage({ A: { unspent: 15 }, B: { unspent: 4 }, C: { unspent: 3, rawPower: 18 } });
    game = does(game, { type: "concede", seat: 0 });
    expect(passed(game, "action", "discard", "buy").result).toMatchObject({ winners: [2], places: [3, 2, 1] });
  });

  it("are shared by several winners", () => {
    const game = stage({ A: {}, B: {}, C: {} });
    expect(result(game, "standard", [0, 2], [16, 12, 20]).places).toEqual([1, 3, 1]);
  });
});

describe("The Shadow War", () => {
  it("begins when the Shadows or the Vorlons reach 20", () => {
    const game = stage({ You: {}, Rival: {} });
    expect(does(game, byHand(gain("shadows", 15))).shadowWar).toBe("not-yet");
    const { game: war, events } = happens(game, byHand(gain("vorlons", 16)));
    expect(war).toMatchObject({ shadowWar: "on", influence: { vorlons: 20 } });
    expect(events).toContainEqual({ type: "shadow-war", begins: true, by: "vorlons" });
    expect(does(game, byHand(gain("shadows", 16))).shadowWar).toBe("on");
  });

  it("begins by a transfer too, and never by Babylon 5", () => {
    const rich = stage({ You: { unspent: 20 }, Rival: {} });
    const give = (to: "shadows" | "babylon-5"): Effect => ({
      verb: "transfer-influence",
      from: { seat: 0 },
      to,
      amount: 16,
    });
    expect(does(rich, byHand(give("shadows"))).shadowWar).toBe("on");
    expect(does(rich, byHand(give("babylon-5"))).shadowWar).toBe("not-yet");
  });

  it("begins only once in a game", () => {
    const war = does(stage({ You: {}, Rival: {} }), byHand(gain("shadows", 16)));
    expect(happens(war, byHand(gain("vorlons", 16))).events.some(({ type }) => type === "shadow-war")).toBe(false);
    const over = arranged(war, (work) => {
      work.game.shadowWar = "over";
    });
    expect(does(over, byHand(gain("shadows", 1))).shadowWar).toBe("over");
  });
});

describe("A player who is eliminated", () => {
  // engine: Ambassadorial Immunity
  it("leaves behind a card that leads another faction by now", () => {
    const heir = character("Heir", { diplomacy: 4 });
    const game = arranged(stage({ You: { inner: [heir] }, Heirless: {}, Third: {} }), (work) => {
      editPlay(work, at(work.game, "Heir")).faction = 1;
      editPlay(work, at(work.game, "Heir")).controller = 1;
      editSeat(work, 1).ambassador = at(work.game, "Heir");
    });
    const after = does(game, { type: "concede", seat: 0 });
    expect(after.seats[0]?.eliminated).toBe(true);
    expect(after.cards[at(after, "Heir")]).toMatchObject({ owner: 0, zone: "play", play: { faction: 1 } });
  });

  it("takes all cards off the table; those of others in the faction go to their owners' discard piles", () => {
    const trinket = invented("enhancement", "Trinket", {
      cost: 0,
      text: { says: "Nothing.", target: { what: "card", of: "any" } },
    });
    let game = stage({
      You: { supporting: [character("Clerk"), character("Guest")], hand: [trinket] },
      Rival: { supporting: [fleet("Raiders", 2)] },
      Third: {},
    });
    // One that hangs on nothing else has come into the faction too.
    game = does(game, byHand({ verb: "move", which: { card: at(game, "Guest") }, to: { seat: 1 } }));
    game = does(game, {
      type: "sponsor",
      seat: 0,
      card: at(game, "Trinket"),
      with: at(game, "You's Ambassador"),
      target: { what: "card", card: at(game, "Raiders") },
    });
    game = does(game, { type: "concede", seat: 1 });
    expect(game.inPlay).toEqual([at(game, "You's Ambassador"), at(game, "Third's Ambassador"), at(game, "Clerk")]);
    expect([...(game.seats[0]?.discard ?? [])].sort()).toEqual([at(game, "Trinket"), at(game, "Guest")].sort());
    expect(game.seats[1]?.removed).toEqual([at(game, "Rival's Ambassador"), at(game, "Raiders")]);
  });

  // engine: Elimination from the game — "take all your cards off the table": nothing turns them up
  it("takes all cards off the table, those that lie face down unseen", () => {
    const plot = contingency("Plot", "you-lose");
    const trap = contingency("Trap", "you-lose");
    let game = stage({
      You: { supporting: [character("Clerk")] },
      Rival: { hand: [agenda("Ambition", { says: "Nothing." }), plot, trap], supporting: [character("Spy")] },
      Third: {},
    });
    const agendaId = at(game, "Ambition");
    game = arranged(game, (work) => {
      const entry = { faction: 1, controller: 1, faceDown: true };
      enterPlay(work, agendaId, { ...entry, row: "agenda" });
      enterPlay(work, at(game, "Plot"), { ...entry, row: "attached", host: at(game, "Spy") });
      enterPlay(work, at(game, "Trap"), { ...entry, faction: 0, row: "attached", host: at(game, "Clerk") });
    });
    const { game: after, events } = happens(game, { type: "concede", seat: 1 });
    for (const title of ["Ambition", "Plot", "Trap"]) {
      expect(after.cards[at(after, title)]).toMatchObject({ play: null, owner: 1 });
      for (const viewer of [{ seat: 0 }, { seat: 2 }, "public"] as const)
        expect(JSON.stringify([events, viewFor(after, viewer)])).not.toContain(title);
    }
    expect(viewFor(after, "public").seats[1]?.removed.map(({ title }) => title)).toContain("Spy");
  });

  // engine: Elimination from the game
  it("takes a conflict away unseen that was declared, and not yet revealed", () => {
    const raid = conflict("Raid", "military");
    const start = declaring(stage({ You: { hand: [raid] }, Rival: {}, Third: {} }));
    const declared = does(start, { type: "declare", seat: 0, card: at(start, "Raid") });
    const { game: after, events } = happens(declared, { type: "concede", seat: 0 });
    expect(after.declared).toEqual([]);
    expect(JSON.stringify([events, viewFor(after, { seat: 1 })])).not.toContain("Raid");
  });

  it("leaves enhancements on others' cards no longer in force", () => {
    const curse = invented("enhancement", "Curse", {
      cost: 0,
      text: { says: "-1.", target: { what: "player", of: "others" }, statics: [{ gives: "power", by: -1 }] },
    });
    let game = stage({ You: { hand: [curse] }, Rival: {}, Third: {} });
    game = does(game, {
      type: "sponsor",
      seat: 0,
      card: at(game, "Curse"),
      with: at(game, "You's Ambassador"),
      target: { what: "player", seat: 1 },
    });
    expect(powerOf(game, 1)).toBe(3);
    expect(powerOf(does(game, { type: "concede", seat: 0 }), 1)).toBe(4);
  });

  it("has played unique cards all the same", () => {
    const comet = character("Comet", {}, { limit: "unique", cost: 0 });
    let game = stage({ You: { hand: [comet] }, Rival: { hand: [comet] }, Third: {} });
    const of = (seat: number) => game.seats[seat]?.hand[0] ?? -1;
    game = does(game, { type: "sponsor", seat: 0, card: of(0), with: at(game, "You's Ambassador") });
    game = does(game, { type: "concede", seat: 0 });
    expect(() => does(game, { type: "sponsor", seat: 1, card: of(1), with: at(game, "Rival's Ambassador") })).toThrow(
      "unique-played",
    );
  });

  it("takes back a conflict that is still face down", () => {
    const parley = conflict("Parley", "diplomacy");
    let game = arranged(stage({ You: { hand: [parley] }, Rival: {}, Third: {} }), (work) => {
      work.game.round = "conflict";
      work.game.tasks = [{ task: "declare", at: 1 }];
      work.game.awaiting = [{ id: 1, seat: 0, kind: "declare" }];
    });
    game = does(does(game, { type: "declare", seat: 0, card: at(game, "Parley") }), { type: "concede", seat: 0 });
    game = passed(game, "declare");
    expect(game).toMatchObject({ round: "action", conflicts: [], declared: [] });
  });

  it("cannot leave during the setup", () => {
    const game = arranged(stage({ You: {}, Rival: {} }), (work) => {
      work.game.round = "setup";
    });
    expect(() => does(game, { type: "concede", seat: 0 })).toThrow("not-now");
  });
});
