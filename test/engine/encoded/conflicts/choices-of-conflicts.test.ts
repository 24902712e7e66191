// compendium: the cards by their titles
import { describe, expect, it } from "vitest";
import { abilityOf } from "../../../../src/engine/rules/in-force/ability.ts";
import {
  arranged,
  at,
  byHand,
  character,
  does,
  fleet,
  group,
  inPlay,
  location,
  order,
  passed,
  turned,
} from "../../stage.ts";
import { ended, type Game, sentences, zone } from "../choices-stage.ts";
import { against, outcome, ratings, real, resolved } from "../real.ts";

describe("Loss of Support", () => {
  const seats = {
    You: { ambassador: { diplomacy: 3, intrigue: 3, leadership: 3 } },
    Rival: { unrest: 3, supporting: [group("Guild"), group("Sect"), character("Clerk")] },
  };

  it("lets you choose the group that is discarded, and no group of anybody else", () => {
    const game = against("Loss of Support", 1, { ...seats, Third: { supporting: [group("Union")] } });
    const won = passed(resolved(game, "You's Ambassador"), "action");
    expect(sentences(won, 0)).toEqual(["pick Guild", "pick Sect"]);
    const after = order(won, 0, "pick Sect");
    expect({ guild: zone(after, "Guild"), sect: zone(after, "Sect") }).toEqual({ guild: "play", sect: "discard" });
  });
});

describe("Extreme Sanction", () => {
  const pawn = (cost: number) => character("Pawn", { diplomacy: 1 }, { race: "narn", cost });
  const seats = (cost: number, unspent: number) =>
    ({
      You: { race: "human", unspent, ambassador: { diplomacy: 3 } },
      Rival: { race: "minbari", supporting: [pawn(cost)] },
    }) as const;

  it("takes the printed cost, whatever was paid for the character, and removes it from the game", () => {
    const won = resolved(against("Extreme Sanction", "Pawn", seats(4, 4)), "You's Ambassador");
    expect(sentences(won, 0)).toEqual([
      "choose to remove the character from the game for 4 influence",
      "choose to leave the character in play",
    ]);
    const after = order(won, 0, "choose to remove the character from the game for 4 influence");
    expect(zone(after, "Pawn")).toBe("removed");
    expect(after.seats[0]).toMatchObject({ unspent: 0, spent: 4 });
  });

  it("leaves the character there if the cost cannot be applied, and gives its Doom mark all the same", () => {
    const won = resolved(against("Extreme Sanction", "Pawn", seats(5, 4)), "You's Ambassador");
    expect(zone(won, "Pawn")).toBe("play");
    expect(inPlay(won, "You's Ambassador").marks).toMatchObject({ doom: 1 });
  });

  it("waits for a cost that nobody knows yet", () => {
    const { cost: _, complete: __, ...unknown } = pawn(1);
    const game = against("Extreme Sanction", "Pawn", {
      You: { ambassador: { diplomacy: 3 } },
      Rival: { supporting: [unknown] },
    });
    const won = resolved(game, "You's Ambassador");
    expect(won.awaiting).toMatchObject([{ kind: "fact", seat: 1, facts: ["cost"] }]);
    const card = at(won, "Pawn");
    const told = does(won, { type: "state-facts", seat: 1, card, facts: { cost: 2 } });
    expect(sentences(told, 0)).toContain("choose to remove the character from the game for 2 influence");
  });
});

describe("Sabotage", () => {
  const seats = (intrigue: number) => ({
    You: { ambassador: { intrigue } },
    Rival: { supporting: [fleet("Cruiser", 4)] },
  });

  it("is opposed by the fleet's military as it is then, and deals the fleet as much as it is won by", () => {
    expect(outcome(against("Sabotage", "Cruiser", seats(6)), "You's Ambassador")).toMatchObject({ margin: 2 });
    const won = resolved(against("Sabotage", "Cruiser", seats(6)), "You's Ambassador");
    expect(inPlay(won, "Cruiser").damage).toBe(2);
    const hurt = turned(against("Sabotage", "Cruiser", seats(4)), "Cruiser", { damage: 1 });
    expect(inPlay(resolved(hurt, "You's Ambassador"), "Cruiser").damage).toBe(2);
    expect(inPlay(resolved(against("Sabotage", "Cruiser", seats(4)), "You's Ambassador"), "Cruiser").damage).toBe(0);
  });

  it("does not rotate the fleet", () => {
    const won = resolved(against("Sabotage", "Cruiser", seats(6)), "You's Ambassador");
    expect(inPlay(won, "Cruiser").rotated).toBe(false);
  });
});

describe("Psi Attack", () => {
  it("rotates its target if it is won, and is no attack", () => {
    const game = against("Psi Attack", "Clerk", {
      You: { inner: [character("Adept", { psi: 5 })] },
      Rival: { supporting: [character("Clerk", { diplomacy: 2 })] },
    });
    const won = resolved(game, "Adept");
    expect(inPlay(won, "Clerk")).toMatchObject({ rotated: true, damage: 0 });
    expect(inPlay(resolved(game, null), "Clerk").rotated).toBe(false);
  });
});

describe("Shadow Assault", () => {
  const seats = {
    You: { race: "human", supporting: [fleet("Raiders", 3)] },
    Rival: { race: "narn", supporting: [location("Outpost", { race: "narn", abilities: { military: 2 } })] },
  } as const;
  const shadows = (game: Game, influence: number) =>
    arranged(game, (work) => {
      work.game.influence = { ...work.game.influence, shadows: influence };
    });
  const won = () => resolved(shadows(against("Shadow Assault", "Outpost", seats), 5), null);

  it("is supported by the influence of the Shadows", () => {
    const game = against("Shadow Assault", "Outpost", seats);
    expect(outcome(shadows(game, 5), null)).toMatchObject({ won: true, margin: 5 });
    expect(outcome(shadows(game, 7), "Raiders")).toMatchObject({ margin: 10 });
  });

  it("lets you discard the location, or rotate a fleet, be at war and capture it", () => {
    const gone = order(won(), 0, "choose to discard the location");
    expect(zone(gone, "Outpost")).toBe("discard");
    const taken = order(won(), 0, "choose to rotate a fleet, begin a war and capture the location");
    expect(inPlay(taken, "Raiders").rotated).toBe(true);
    expect(taken.states).toMatchObject([{ name: "war" }]);
    expect(inPlay(taken, "Outpost").faction).toBe(0);
  });

  // compendium: Shadow Assault, its last ruling
  it("captures with no fleet that fights only in conflicts against you, unless you are at war already", () => {
    const home = real("Homeworld Fleet (Narn)", { race: "human", cost: 3, abilities: { military: 4 } });
    const start = shadows(
      against("Shadow Assault", "Outpost", { ...seats, You: { race: "human", supporting: [home] } }),
      5,
    );
    const capture = "choose to rotate a fleet, begin a war and capture the location";
    expect(sentences(resolved(start, null), 0)).not.toContain(capture);
    const war = { verb: "start-state", state: "war", from: { seat: 0 }, toward: { seat: 1 } } as const;
    expect(sentences(resolved(does(start, byHand(war)), null), 0)).toContain(capture);
  });

  it("captures nothing without a ready fleet", () => {
    const stuck = turned(shadows(against("Shadow Assault", "Outpost", seats), 5), "Raiders", { rotated: true });
    expect(sentences(resolved(stuck, null), 0)).toEqual([
      "choose to discard the location",
      "choose to leave the location as it is",
    ]);
  });
});

describe("Bio-Weapon Discovery", () => {
  const seats = {
    You: { ambassador: { intrigue: 5 }, supporting: [fleet("Frigate", 3), character("Doctor")] },
    Rival: { ambassador: { intrigue: 5 } },
  };
  const won = resolved(against("Bio-Weapon Discovery", "Frigate", seats), "You's Ambassador");
  const military = (game: Game) => abilityOf(game, at(game, "Frigate"), "military");

  it("stays with the fleet if it is won by 5, and gives it 1 military for each token of a ready round", () => {
    expect(inPlay(won, "Bio-Weapon Discovery")).toMatchObject({ host: at(won, "Frigate"), row: "attached" });
    expect(military(won)).toBe(3);
    const next = passed(won, ...ended);
    expect(next.turn).toBe(2);
    expect({ tokens: inPlay(next, "Bio-Weapon Discovery").tokens, military: military(next) }).toEqual({
      tokens: 1,
      military: 4,
    });
  });

  it("gives no more than 5", () => {
    expect(military(turned(won, "Bio-Weapon Discovery", { tokens: 7 }))).toBe(8);
  });

  it("costs you a character that is no ambassador if it is lost by 5", () => {
    const lost = resolved(against("Bio-Weapon Discovery", "Frigate", seats), null, "Rival's Ambassador");
    expect(zone(lost, "Doctor")).toBe("discard");
    expect(zone(lost, "Bio-Weapon Discovery")).toBe("discard");
  });

  it("can be the target of what targets enhancements once it is one", () => {
    const sweep = character(
      "Sweeper",
      {},
      {
        text: {
          says: "Rotate: discard an enhancement.",
          actions: [
            {
              does: "discard an enhancement",
              target: { what: "card", types: ["enhancement"], of: "any" },
              effects: [{ verb: "discard-card", which: "target" }],
            },
          ],
        },
      },
    );
    const game = resolved(
      against("Bio-Weapon Discovery", "Frigate", { ...seats, You: { ...seats.You, inner: [sweep] } }),
      "You's Ambassador",
    );
    const acting = { ...game, round: "action" as const, awaiting: [{ id: 99, seat: 0, kind: "action" as const }] };
    const after = order(acting, 0, "rotate Sweeper to discard an enhancement on Bio-Weapon Discovery");
    expect(zone(after, "Bio-Weapon Discovery")).toBe("discard");
  });
});

describe.each(["Black Market", "Technological Espionage"])("%s", (title) => {
  it("stays in play as an enhancement of your faction if it is won", () => {
    const seats = { You: { ambassador: { intrigue: 10 } }, Rival: {} };
    const won = resolved(against(title, 1, seats), "You's Ambassador");
    const { title: own } = real(title);
    expect(inPlay(won, own)).toMatchObject({ faction: 0, controller: 0, row: "faction" });
    expect(zone(resolved(against(title, 1, seats), null), own)).toBe("discard");
    expect(ratings(won)).toEqual(title === "Black Market" ? [4, 4] : [5, 4]);
  });
});
