// compendium: the cards by their titles
import { describe, expect, it } from "vitest";
import { editSeat } from "../../../../src/engine/changes/work.ts";
import { enterPlay } from "../../../../src/engine/changes/zones.ts";
import { sponsorCost } from "../../../../src/engine/rules/costs/cost.ts";
import { abilityOf } from "../../../../src/engine/rules/in-force/ability.ts";
import { arranged, at, character, does, inPlay, order, passed, stage, turned } from "../../stage.ts";
import { ended, type Game, sentences, zone } from "../choices-stage.ts";
import { ratings, real, resolved } from "../real.ts";

describe("Tualakh Vit'Lokh", () => {
  it("keeps the ability that its player names, and none of the other printed ones", () => {
    const trader = real("Tualakh Vit'Lokh", {
      cost: 2,
      abilities: { diplomacy: 2, intrigue: 3, leadership: 1, psi: 0 },
    });
    const game = stage({ You: { race: "non-aligned", unspent: 9, hand: [trader] }, Rival: {} });
    const named = order(order(game, 0, "sponsor Tualakh Vit'Lokh with You's Ambassador"), 0, "choose to keep intrigue");
    const now = (ability: "diplomacy" | "intrigue" | "leadership") =>
      abilityOf(named, at(named, "Tualakh Vit'Lokh"), ability);
    expect({ diplomacy: now("diplomacy"), intrigue: now("intrigue"), leadership: now("leadership") }).toEqual({
      diplomacy: 0,
      intrigue: 3,
      leadership: 0,
    });
    const trained = does(named, {
      type: "effect",
      seat: 0,
      because: "a test",
      effect: {
        verb: "change-ability",
        which: { card: at(named, "Tualakh Vit'Lokh") },
        ability: "diplomacy",
        by: 2,
        until: "end-of-turn",
      },
    });
    expect(abilityOf(trained, at(trained, "Tualakh Vit'Lokh"), "diplomacy")).toBe(2);
  });
});

describe("Vital Interests", () => {
  const interests = real("Vital Interests");
  const upTo = (unspent: number) => {
    const game = stage({ You: { unspent: unspent + 1, hand: [interests] }, Rival: {} });
    return passed(order(game, 0, "sponsor Vital Interests with You's Ambassador"), "action", "aftermath");
  };

  it("takes 5 influence in each draw round, or is discarded", () => {
    expect(sentences(upTo(5), 0)).toEqual([
      "choose to keep Vital Interests for 5 influence",
      "choose to discard Vital Interests",
    ]);
    const kept = order(upTo(5), 0, "choose to keep Vital Interests for 5 influence");
    expect(zone(kept, "Vital Interests")).toBe("play");
    expect(zone(order(upTo(5), 0, "choose to discard Vital Interests"), "Vital Interests")).toBe("discard");
  });

  it("is discarded at once by a player who has less", () => {
    expect(zone(upTo(4), "Vital Interests")).toBe("discard");
  });

  it("takes 1 influence from the target of a war conflict that you win", () => {
    const seated = stage({ You: { ambassador: { military: 2 } }, Rival: { ambassador: { military: 1 } } });
    const war = (enhanced: boolean) =>
      arranged(
        stage({ You: { hand: [interests], ambassador: { military: 2 } }, Rival: { ambassador: { military: 1 } } }),
        (work) => {
          if (enhanced)
            enterPlay(work, at(work.game, "Vital Interests"), { faction: null, controller: 0, row: "faction" });
          editSeat(work, 1).unspent = 9;
          work.game.conflicts = [
            {
              id: 5,
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
        },
      );
    expect(seated.conflicts).toEqual([]);
    const [plain, more] = [war(false), war(true)].map((game) => ratings(resolved(game, "You's Ambassador"))[1] ?? 0);
    expect((plain ?? 0) - (more ?? 0)).toBe(1);
  });
});

describe("Isolationism", () => {
  const isolation = real("Isolationism");
  const game = order(
    stage({
      You: { race: "minbari", unspent: 9, hand: [isolation] },
      Rival: { race: "human" },
      Third: { race: "narn" },
    }),
    0,
    "sponsor Isolationism with You's Ambassador on You",
  );
  const priest = character("Priest", {}, { race: "minbari", cost: 3 });

  it("makes your race's characters dearer for other races by your tension toward them, doubled cost and all", () => {
    expect(sponsorCost(game, 0, priest)).toMatchObject({ total: 3 });
    expect(sponsorCost(game, 1, priest)).toMatchObject({ total: 6 + 3 });
    expect(sponsorCost(game, 2, priest)).toMatchObject({ total: 6 + 2 });
    expect(sponsorCost(game, 1, character("Clerk", {}, { race: "narn", cost: 3 }))).toMatchObject({ total: 6 });
  });

  it("takes as much influence in each draw round as your lowest tension is, or is discarded", () => {
    const drawing = passed(game, "action", "aftermath");
    expect(sentences(drawing, 0)).toEqual([
      "choose to keep Isolationism for 2 influence",
      "choose to discard Isolationism",
    ]);
  });
});

describe("Power Posturing", () => {
  const posing = real("Power Posturing");
  const game = order(
    stage({
      You: { unspent: 12, hand: [posing], inner: [character("Spy", { diplomacy: 1, intrigue: 3 })] },
      Rival: {},
    }),
    0,
    "sponsor Power Posturing with You's Ambassador on Spy",
  );
  const diplomacy = (now: Game) => abilityOf(now, at(now, "Spy"), "diplomacy");
  const trained = (now: Game) =>
    does(now, {
      type: "effect",
      seat: 0,
      because: "a test",
      effect: {
        verb: "change-ability",
        which: { card: at(now, "Spy") },
        ability: "intrigue",
        by: 2,
        until: "permanent",
      },
    });

  it("adds half the intrigue, rounded up, to diplomacy, and is reckoned anew when initiative is determined", () => {
    expect(diplomacy(game)).toBe(3);
    const later = trained(game);
    expect(diplomacy(later)).toBe(3);
    expect(diplomacy(passed(later, ...ended))).toBe(4);
  });

  it("does not count what Covert Allies adds, nor they what it adds", () => {
    const both = order(
      stage({
        You: {
          unspent: 18,
          hand: [posing, real("Covert Allies")],
          inner: [character("Spy", { diplomacy: 4, intrigue: 3 }), character("Aide")],
        },
        Rival: {},
      }),
      0,
      "sponsor Power Posturing with You's Ambassador on Spy",
    );
    const again = order(order(both, 1, "pass"), 0, "sponsor Covert Allies with Aide on Spy");
    const now = (ability: "diplomacy" | "intrigue") => abilityOf(again, at(again, "Spy"), ability);
    expect({ diplomacy: now("diplomacy"), intrigue: now("intrigue") }).toEqual({ diplomacy: 6, intrigue: 5 });
    const next = passed(again, ...ended);
    expect({
      diplomacy: abilityOf(next, at(next, "Spy"), "diplomacy"),
      intrigue: abilityOf(next, at(next, "Spy"), "intrigue"),
    }).toEqual({ diplomacy: 6, intrigue: 5 });
  });

  it("goes with the enhancement", () => {
    const gone = does(game, {
      type: "effect",
      seat: 0,
      because: "a test",
      effect: { verb: "discard-card", which: { card: at(game, "Power Posturing") } },
    });
    expect(diplomacy(gone)).toBe(1);
  });
});

describe("Adira Tyree", () => {
  const adira = real("Adira Tyree", { abilities: { intrigue: 3, diplomacy: 0, psi: 0, leadership: 0 } });
  const fight = (strength: number) => {
    const game = stage(
      { You: { supporting: [adira] }, Rival: { inner: [character("Thug", { intrigue: strength })] } },
      [["You", real("Hate Crime")]],
    );
    const supported = order(game, 0, "support Hate Crime with Adira Tyree using intrigue");
    return order(supported, 1, "attack Adira Tyree with Thug in Hate Crime");
  };

  it("gains 1 intrigue for good whenever an attack leaves her standing, and nothing when it does not", () => {
    const game = fight(1);
    expect(abilityOf(game, at(game, "Adira Tyree"), "intrigue")).toBe(3);
    expect(game.modifiers).toMatchObject([{ ability: "intrigue", by: 1, until: "permanent" }]);
    expect(inPlay(fight(3), "Adira Tyree").neutralized).toBe(true);
    expect(fight(3).modifiers).toEqual([]);
  });

  it("gains it for an attack of her own too", () => {
    const game = stage({ You: { supporting: [adira] }, Rival: { inner: [character("Thug", { intrigue: 1 })] } }, [
      ["You", real("Hate Crime")],
    ]);
    const opposed = order(order(game, 0, "pass"), 1, "oppose Hate Crime with Thug using intrigue");
    const after = order(opposed, 0, "attack Thug with Adira Tyree in Hate Crime");
    expect(after.modifiers).toMatchObject([{ card: at(after, "Adira Tyree"), ability: "intrigue", by: 1 }]);
  });
});

describe("Tu'Pari", () => {
  const assassin = real("Tu'Pari", { abilities: { intrigue: 4, diplomacy: 1, psi: 0, leadership: 0 } });
  const game = stage({
    You: { unspent: 8, supporting: [assassin] },
    Rival: {
      supporting: [
        character("Diplomat", { diplomacy: 3 }),
        character("Officer", { leadership: 3 }),
        character("Spy", { intrigue: 2, diplomacy: 1 }),
      ],
    },
  });

  it("attacks with the target's highest ability for 8 influence, and nobody whose highest it has not", () => {
    const attacks = sentences(game, 0).filter((sentence) => sentence.startsWith("rotate Tu'Pari"));
    expect(attacks.some((sentence) => sentence.endsWith("on Officer"))).toBe(false);
    const after = order(game, 0, "rotate Tu'Pari to attack a character with its highest ability on Spy");
    expect(inPlay(after, "Spy").neutralized).toBe(true);
    expect(after.seats[0]).toMatchObject({ unspent: 0, spent: 8 });
    const poor = arranged(game, (work) => {
      editSeat(work, 0).unspent = 7;
    });
    expect(sentences(poor, 0).some((sentence) => sentence.startsWith("rotate Tu'Pari"))).toBe(false);
  });

  it("cannot use an ability that damage has brought down to nothing", () => {
    const hurt = turned(game, "Tu'Pari", { damage: 1 });
    const attacks = sentences(hurt, 0).filter((sentence) => sentence.startsWith("rotate Tu'Pari"));
    expect(attacks.some((sentence) => sentence.endsWith("on Diplomat"))).toBe(false);
  });
});
