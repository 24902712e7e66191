// compendium: the cards by their titles
import { describe, expect, it } from "vitest";
import { editSeat } from "../../../src/engine/changes/work.ts";
import { enterPlay } from "../../../src/engine/changes/zones.ts";
import { legalActions } from "../../../src/engine/index.ts";
import { sponsorCost } from "../../../src/engine/rules/costs/cost.ts";
import { abilityOf } from "../../../src/engine/rules/in-force/ability.ts";
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
  refused,
  stage,
  turned,
} from "../stage.ts";
import { against, outcome, ratings, real, resolved } from "./real.ts";

type Game = ReturnType<typeof stage>;
const zone = (game: Game, title: string) => game.cards[at(game, title)]?.zone;
const sentences = (game: Game, seat: number) => legalActions(game, seat).map(({ sentence }) => sentence);
const ended = ["action", "aftermath", "discard", "buy"] as const;

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

describe("Concentrated Effort", () => {
  it("allows a second conflict in the next turn, and only one from a conflict card", () => {
    const effort = real("Concentrated Effort", { cost: 0 });
    const cards = [real("Hate Crime"), real("Attacking Pawns")];
    const game = stage({
      You: { unspent: 9, hand: [effort, ...cards], agenda: real("Infiltrate and Exploit") },
      Rival: { unspent: 10 },
    });
    const next = passed(order(game, 0, "play Concentrated Effort"), ...ended, "sustain");
    const turn = next.awaiting[0]?.seat === 0 ? next : order(next, 1, "declare nothing");
    const first = order(turn, 0, "declare Infiltrate and Exploit on Rival");
    expect(sentences(first, 0)).toEqual(expect.arrayContaining(["declare Hate Crime", "declare nothing"]));
    const other = order(turn, 0, "declare Hate Crime");
    expect(sentences(other, 0).some((sentence) => sentence.startsWith("declare Infiltrate"))).toBe(true);
    const second = order(other, 0, "declare Infiltrate and Exploit on Rival");
    expect(second.awaiting.some(({ kind, seat }) => kind === "declare" && seat === 0)).toBe(false);
    const war = refused(first, { type: "declare-war", seat: 0, enemy: 1 });
    expect(["not-at-war", "conflict-from-card"]).toContain(war.code);
  });
});

describe("News of Galactic Import", () => {
  const news = real("News of Galactic Import", { cost: 0 });
  const hand = [news, { ...news, id: "stage/second-news" }, real("Hate Crime")];
  const game = stage({ You: { hand, unspent: 9, agenda: real("Knowledge Is Power") }, Rival: {} });
  const first = at(game, "News of Galactic Import");
  const next = passed(
    passed(does(game, { type: "play", seat: 0, card: first }), "action", "aftermath"),
    "discard",
    "buy",
    "sustain",
  );

  it("keeps the next turn free of conflicts: nobody is even asked", () => {
    expect(sentences(game, 0)).toContain("play News of Galactic Import");
    expect({ turn: next.turn, round: next.round, kind: next.awaiting[0]?.kind }).toEqual({
      turn: 2,
      round: "action",
      kind: "action",
    });
    const after = passed(passed(next, "action", "aftermath"), "discard", "buy", "sustain");
    expect({ turn: after.turn, kind: after.awaiting[0]?.kind }).toEqual({ turn: 3, kind: "declare" });
  });

  it("keeps those of agendas and wars away too", () => {
    const asked = arranged(next, (work) => {
      work.game.awaiting = [{ id: 9, seat: 0, kind: "declare" }];
    });
    const through = { type: "declare", seat: 0, card: at(asked, "Knowledge is Power"), as: "intrigue" } as const;
    expect(refused(asked, through)).toMatchObject({ code: "conflicts-barred" });
    const hate = { type: "declare", seat: 0, card: at(asked, "Hate Crime") } as const;
    expect(refused(asked, hate)).toMatchObject({ code: "conflicts-barred" });
  });

  it("cannot be played in that turn", () => {
    const own = next.awaiting[0]?.seat === 0 ? next : order(next, 1, "pass");
    const second = own.cards.find(
      ({ owner, zone: lies, id }) =>
        owner === 0 && lies === "hand" && id !== first && own.facts[own.cards[id]?.facts ?? -1]?.title === news.title,
    );
    expect(refused(own, { type: "play", seat: 0, card: second?.id ?? -1 })).toMatchObject({ code: "conflicts-barred" });
  });
});

describe("Early Warning", () => {
  it("adds the Vorlons' influence as opposition before it rises by 1", () => {
    const game = turned(
      stage({ You: { hand: [real("Early Warning", { cost: 0 })], inner: [character("Listener")] }, Rival: {} }, [
        ["Rival", real("Hate Crime")],
      ]),
      "Listener",
      { marks: { vorlon: 2 } },
    );
    const before = game.influence.vorlons;
    const after = order(game, 0, "play Early Warning on Hate Crime and Listener");
    expect(after.conflicts[0]?.added).toMatchObject([{ to: "opposition", amount: before }]);
    expect(after.influence.vorlons).toBe(before + 1);
    expect(inPlay(after, "Listener").rotated).toBe(true);
    const unmarked = turned(game, "Listener", { marks: { vorlon: 1 } });
    expect(sentences(unmarked, 0).some((sentence) => sentence.startsWith("play Early Warning"))).toBe(false);
  });
});

describe("Exploration", () => {
  const game = stage({
    You: {
      unspent: 11,
      hand: [real("Exploration", { cost: 0 })],
      supporting: [fleet("Scouts", 10), fleet("Boats", 4)],
    },
    Rival: {},
  });

  it("takes the fleet's printed military in influence and gives 1 for each 5 of it", () => {
    const after = order(game, 0, "play Exploration on Scouts");
    expect(zone(after, "Scouts")).toBe("discard");
    expect(after.seats[0]).toMatchObject({ unspent: 3, spent: 10 });
    const small = order(game, 0, "play Exploration on Boats");
    expect(ratings(small)).toEqual([11, 4]);
  });

  it("leaves the leader of the fleet unharmed", () => {
    const led = turned(
      stage({
        You: {
          unspent: 11,
          hand: [real("Exploration", { cost: 0 })],
          supporting: [fleet("Scouts", 5), character("Captain")],
        },
        Rival: {},
      }),
      "Captain",
      { rotated: true },
    );
    const leading = turned(led, "Captain", { leads: at(led, "Scouts") });
    const after = order(leading, 0, "play Exploration on Scouts");
    expect(inPlay(after, "Captain")).toMatchObject({ leads: null, neutralized: false });
  });

  it("cannot be paid with less influence than that", () => {
    const poor = arranged(game, (work) => {
      editSeat(work, 0).unspent = 9;
    });
    expect(sentences(poor, 0)).not.toContain("play Exploration on Scouts");
  });
});

describe("Shadow Strike", () => {
  const seated = stage({
    You: { unspent: 9, hand: [real("Shadow Strike")] },
    Rival: { supporting: [fleet("Cruiser", 6)] },
  });
  const game = arranged(turned(seated, "You's Ambassador", { marks: { shadow: 2 } }), (work) => {
    work.game.influence = { ...work.game.influence, shadows: 5 };
  });

  it("takes the fleet's military as it is now, and neutralizes no fleet that is above the Shadows' influence", () => {
    const strong = order(game, 0, "play Shadow Strike on Cruiser");
    expect(inPlay(strong, "Cruiser").neutralized).toBe(false);
    expect(strong.seats[0]).toMatchObject({ unspent: 3, spent: 6 });
    const weak = order(turned(game, "Cruiser", { damage: 1 }), 0, "play Shadow Strike on Cruiser");
    expect(inPlay(weak, "Cruiser").neutralized).toBe(true);
    expect(weak.seats[0]).toMatchObject({ unspent: 4, spent: 5 });
  });
});

describe("Vorlon Rescue", () => {
  it("brings back a neutralized participant of an inner circle with 2 Vorlon marks, without damage and rotated", () => {
    const seated = stage(
      {
        You: { hand: [real("Vorlon Rescue", { cost: 0 })], inner: [character("Pilgrim", { intrigue: 2 })] },
        Rival: {},
      },
      [["You", real("Hate Crime")]],
    );
    const joined = order(seated, 0, "support Hate Crime with Pilgrim using intrigue");
    const down = turned(joined, "Pilgrim", { neutralized: true, severe: 2, rotated: false, marks: { vorlon: 2 } });
    const acting = { ...down, awaiting: [{ id: 99, seat: 0, kind: "action" as const }] };
    const after = order(acting, 0, "play Vorlon Rescue on Pilgrim");
    expect(inPlay(after, "Pilgrim")).toMatchObject({ neutralized: false, severe: 0, rotated: true });
    const marked = turned(acting, "Pilgrim", { marks: { vorlon: 1 } });
    expect(sentences(marked, 0).some((sentence) => sentence.startsWith("play Vorlon Rescue"))).toBe(false);
  });
});
