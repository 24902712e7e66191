// compendium: the cards by their titles
import { describe, expect, it } from "vitest";
import { editSeat } from "../../../../src/engine/changes/work.ts";
import { enterPlay } from "../../../../src/engine/changes/zones.ts";
import { legalActions } from "../../../../src/engine/index.ts";
import { sponsorCost } from "../../../../src/engine/rules/costs/cost.ts";
import { mayBePromoted } from "../../../../src/engine/rules/costs/promoting.ts";
import { abilityOf } from "../../../../src/engine/rules/in-force/ability.ts";
import { zone } from "../../at-the-table.ts";
import {
  arranged,
  at,
  character,
  fleet,
  group,
  inPlay,
  invented,
  location,
  order,
  passed,
  refused,
  stage,
  turned,
} from "../../stage.ts";
import { against, ratings, real, resolved } from "../real.ts";

type Game = ReturnType<typeof stage>;
const sentences = (game: Game, seat: number) => legalActions(game, seat).map(({ sentence }) => sentence);

describe("Medical Assistance", () => {
  const hurt = turned(
    stage({
      You: { hand: [real("Medical Assistance", { cost: 0 })], supporting: [character("Medic", { diplomacy: 2 })] },
      Rival: {},
    }),
    "Medic",
    { neutralized: true, severe: 1 },
  );
  const helped = order(hurt, 0, "play Medical Assistance on Medic");

  it("keeps a neutralized supporting character in play, who heals as one of the inner circle until face up", () => {
    const next = passed(helped, "action", "aftermath", "discard", "buy");
    const turn = next.awaiting[0]?.kind === "declare" ? passed(next, "declare") : next;
    expect(zone(turn, "Medic")).toBe("play");
    const own = turn.awaiting[0]?.seat === 0 ? turn : order(turn, 1, "pass");
    const once = order(own, 0, "heal Medic");
    expect(inPlay(once, "Medic")).toMatchObject({ neutralized: true, severe: 0, tended: true });
  });

  it("does not make an inner circle character of anybody", () => {
    expect(inPlay(helped, "Medic").row).toBe("supporting");
    expect(sentences(passed(helped, "action"), 0).some((sentence) => sentence === "build with Medic")).toBe(false);
  });

  it("keeps away what cannot be aimed at the inner circle", () => {
    const again = arranged({ ...helped, awaiting: [{ id: 9, seat: 0, kind: "action" }] }, () => {});
    expect(sentences(again, 0).some((sentence) => sentence.startsWith("play Medical Assistance"))).toBe(false);
    expect(sentences(hurt, 0)).toContain("play Medical Assistance on Medic");
  });
});

describe("Sponsor Rebels", () => {
  const seats = (intrigue: number) =>
    ({
      You: { race: "human", ambassador: { intrigue } },
      Rival: { race: "narn", supporting: [location("Colony", { race: "narn", abilities: { military: 11 } })] },
    }) as const;
  const fought = (intrigue: number) =>
    resolved(against("Sponsor Rebels", "Colony", seats(intrigue)), "You's Ambassador");

  it("is opposed by a fifth of the location's military, which does not rotate", () => {
    expect(inPlay(fought(2), "Colony")).toMatchObject({ neutralized: false, rotated: false });
    expect(inPlay(fought(3), "Colony").neutralized).toBe(true);
  });

  it("neutralizes the location with as much severe damage as it is won by, and it stays and heals", () => {
    expect(inPlay(fought(5), "Colony")).toMatchObject({ neutralized: true, severe: 3, tended: true });
    const next = passed(fought(5), "action", "aftermath", "buy");
    expect({ turn: next.turn, zone: zone(next, "Colony") }).toEqual({ turn: 2, zone: "play" });
  });

  it("gives your ambassador 2 Doom marks if it is lost", () => {
    expect(inPlay(fought(2), "You's Ambassador").marks).toMatchObject({ doom: 2 });
  });
});

describe("Border Raid", () => {
  const seats = {
    You: {
      race: "human",
      supporting: [fleet("Raiders", 6), fleet("Reserve", 4), character("Captain", { leadership: 2, military: 1 })],
    },
    Rival: { race: "narn", supporting: [fleet("Guard", 3), fleet("Patrol", 2)] },
    Third: { race: "centauri", supporting: [fleet("Friends", 3)] },
  } as const;
  const game = against("Border Raid", 1, seats);
  const supported = order(game, 0, "support Border Raid with Raiders using military");

  it("is for one fleet of each side and whoever leads it", () => {
    const offered = sentences(game, 0).filter((sentence) => sentence.includes("Border Raid"));
    expect(offered).toEqual(expect.arrayContaining(["support Border Raid with Raiders using military"]));
    expect(offered.some((sentence) => / with (?:Captain|You's Ambassador)/u.test(sentence))).toBe(false);
    const again = {
      type: "support",
      seat: 0,
      conflict: game.conflicts[0]?.id ?? 0,
      with: at(game, "Reserve"),
    } as const;
    const back = { ...supported, awaiting: [{ id: 9, seat: 0, kind: "action" as const }] };
    expect(refused(back, again)).toMatchObject({ code: "one-fleet-each" });
    const led = order(back, 0, "lead Raiders with Captain");
    expect(led.conflicts[0]?.participants.map(({ as }) => as)).toEqual(["support", "lead"]);
  });

  it("is nobody else's business", () => {
    const third = { ...supported, awaiting: [{ id: 9, seat: 2, kind: "action" as const }] };
    expect(sentences(third, 2).some((sentence) => sentence.includes("Border Raid"))).toBe(false);
  });

  it("takes 1 influence from the target if nobody contests it, and gives 1 if it is won by 5", () => {
    const free = resolved(game, "Raiders");
    expect(ratings(free)).toEqual([5, 3, 4]);
    const contested = resolved(game, "Raiders", "Patrol");
    expect(ratings(contested)).toEqual([4, 4, 4]);
  });

  it("raises the tension between the two by 1, each way, whether it is won or not", () => {
    const before = [game.seats[0]?.tensions[1], game.seats[1]?.tensions[0]];
    const { seats } = resolved(game, null);
    expect(seats[0]?.tensions[1]).toBe((before[0] ?? 0) + 1);
    expect(seats[1]?.tensions[0]).toBe((before[1] ?? 0) + 1);
  });

  // compendium: Border Raid — several factions of one race
  it("lets another faction of the target's race send the one fleet, where a race is one people", () => {
    const kin = {
      Raider: { race: "centauri", supporting: [fleet("Raiders", 6)] },
      Sinclair: { race: "human", supporting: [fleet("Patrol", 2)] },
      Clark: { race: "human", faction: "home", supporting: [fleet("Guard", 3)] },
    } as const;
    const raided = (rules: "casual" | "engine") => ({ ...against("Border Raid", 1, kin), rules });
    const sends = (now: Game, seat: number) => {
      const acting = { ...now, awaiting: [{ id: 9, seat, kind: "action" as const }] };
      return sentences(acting, seat).filter((sentence) =>
        /^oppose Border Raid with .* using military$/u.test(sentence),
      );
    };
    const game = raided("casual");
    expect({ sends1: sends(game, 1), sends2: sends(game, 2) }).toEqual({
      sends1: ["oppose Border Raid with Patrol using military"],
      sends2: ["oppose Border Raid with Guard using military"],
    });
    const acting = { ...game, awaiting: [{ id: 9, seat: 2, kind: "action" as const }] };
    expect(sends(order(acting, 2, "oppose Border Raid with Guard using military"), 1)).toEqual([]);
    expect(sends(raided("engine"), 2)).toEqual([]);
  });
});

describe("Humanitarian Aid", () => {
  const seats = {
    You: { race: "human", ambassador: { diplomacy: 2 } },
    Rival: { race: "narn" },
    Third: { race: "centauri" },
  } as const;
  const aid = real("Humanitarian Aid");

  it("is aimed only at a race against which a war conflict was won last turn", () => {
    const declaring = (raidedIn: number) => {
      const seated = stage({ ...seats, You: { ...seats.You, hand: [aid] } });
      return sentences(
        arranged(seated, (work) => {
          work.game.turn = 4;
          work.game.round = "conflict";
          editSeat(work, 1).raidedIn = raidedIn;
          work.game.awaiting = [{ id: 9, seat: 0, kind: "declare" }];
        }),
        0,
      );
    };
    expect(declaring(3)).toContain("declare Humanitarian Aid on Rival");
    expect(declaring(3)).not.toContain("declare Humanitarian Aid on Third");
    expect([2, 4].map((turn) => declaring(turn).includes("declare Humanitarian Aid on Rival"))).toEqual([false, false]);
  });

  // compendium: Declare Conflicts — you can never target yourself with a conflict; Euphrates Treaty alone is excepted
  it("is aimed at nobody's own faction, nor is Loss of Support, nor Sponsor Rebels at an own location", () => {
    const raided = arranged(
      stage({
        ...seats,
        You: {
          ...seats.You,
          unrest: 4,
          hand: [aid, real("Loss of Support"), real("Sponsor Rebels")],
          supporting: [location("Port")],
        },
        Rival: { ...seats.Rival, unrest: 4, supporting: [location("Mine")] },
      }),
      (work) => {
        work.game.turn = 4;
        work.game.round = "conflict";
        for (const seat of [0, 1]) editSeat(work, seat).raidedIn = 3;
        work.game.awaiting = [{ id: 9, seat: 0, kind: "declare" }];
      },
    );
    const aimed = sentences(raided, 0).filter((sentence) => / on /u.test(sentence));
    expect(aimed.toSorted()).toEqual([
      "declare Humanitarian Aid on Rival",
      "declare Loss of Support on Rival",
      "declare Sponsor Rebels on Mine",
    ]);
    const own = {
      type: "declare",
      seat: 0,
      card: at(raided, "Humanitarian Aid"),
      target: { what: "player", seat: 0 },
    } as const;
    expect(refused(raided, own)).toMatchObject({ code: "target-yourself", rule: "conflict-targets" });
  });

  it("gives Babylon 5 2 influence and each faction of the race 1", () => {
    const game = against("Humanitarian Aid", 1, seats);
    const won = resolved(game, "You's Ambassador");
    expect(won.influence["babylon-5"]).toBe(game.influence["babylon-5"] + 2);
    expect(ratings(won)).toEqual([4, 5, 4]);
  });
});

describe("Sortie", () => {
  const seats = {
    You: { race: "human", ambassador: { military: 3 } },
    Rival: {
      race: "narn",
      hand: [real("Sortie", { cost: 0 })],
      supporting: [location("Moon", { race: "narn", abilities: { military: 14 } })],
    },
  } as const;
  const game = { ...against("Border Raid", 1, seats), awaiting: [{ id: 9, seat: 1, kind: "action" as const }] };

  it("rotates a location for a fifth of its military, without making it a participant", () => {
    const after = order(game, 1, "play Sortie on Moon and Border Raid");
    expect(after.conflicts[0]).toMatchObject({ participants: [], added: [{ to: "opposition", amount: 2 }] });
    expect(inPlay(after, "Moon").rotated).toBe(true);
  });

  it("is only for conflicts that target the location's own faction", () => {
    const other = arranged(game, (work) => {
      work.game.conflicts = work.game.conflicts.map((one) => ({
        ...one,
        target: { what: "player" as const, seat: 0 },
      }));
    });
    expect(sentences(other, 1).some((sentence) => sentence.startsWith("play Sortie"))).toBe(false);
  });
});

describe("Marcus Cole", () => {
  const marcus = real("Marcus Cole");

  it("costs Humans and Minbari 7 to sponsor, and everybody as much as ever to promote", () => {
    const game = stage({
      You: { race: "minbari", unspent: 20, supporting: [marcus] },
      Rival: { race: "narn" },
      Third: { race: "human" },
    });
    expect([0, 1, 2].map((seat) => sponsorCost(game, seat, marcus))).toMatchObject([
      { total: 7 },
      { total: 11 },
      { total: 7 },
    ]);
    expect(mayBePromoted(game, 0, at(game, "Marcus Cole"), {})).toEqual({ cost: 12 });
  });

  it("makes Ranger groups 2 cheaper for whoever controls him", () => {
    const game = stage({ You: { race: "minbari", supporting: [marcus] }, Rival: {} });
    const rangers = group("Patrol", { cost: 5, keywords: ["Ranger"] });
    expect([0, 1].map((seat) => sponsorCost(game, seat, rangers))).toMatchObject([{ total: 3 }, { total: 5 }]);
    expect(sponsorCost(game, 0, group("Guild", { cost: 5 }))).toMatchObject({ total: 5 });
  });
});

describe("John Sheridan", () => {
  it("gains one more mark of a kind that he does not have, and just the marks that he gains of one that he has", () => {
    const sheridan = real("John Sheridan", { abilities: { leadership: 4 } });
    const game = stage({ You: { race: "human", inner: [sheridan] }, Rival: { race: "narn" } });
    const gains = (now: Game, amount: number) =>
      inPlay(
        passed(
          {
            ...now,
            tasks: [
              ...now.tasks,
              {
                task: "effects" as const,
                effects: [
                  {
                    verb: "gain-mark" as const,
                    which: { card: at(now, "John Sheridan") },
                    mark: "strife" as const,
                    amount,
                  },
                ],
                context: { by: 0, card: null, source: "a test", target: null, conflict: null },
              },
            ],
            awaiting: [{ id: 9, seat: 0, kind: "hold" as const, halted: true as const }],
          },
          "hold",
        ),
        "John Sheridan",
      ).marks.strife;
    expect({ gains1: gains(game, 1), gains2: gains(game, 2) }).toEqual({ gains1: 2, gains2: 3 });
  });
});

describe("Sheridan Reborn", () => {
  it("has as much more diplomacy and leadership as he has Destiny marks, as they come and go", () => {
    const reborn = real("Sheridan Reborn", { abilities: { diplomacy: 3, leadership: 4 }, race: "human" });
    const game = stage({ You: { race: "human", supporting: [reborn] }, Rival: { race: "narn" } });
    const now = (destiny: number) => {
      const marked = turned(game, "Sheridan Reborn", { marks: { destiny } });
      return [
        abilityOf(marked, at(marked, "Sheridan Reborn"), "diplomacy"),
        abilityOf(marked, at(marked, "Sheridan Reborn"), "leadership"),
      ];
    };
    expect({ now0: now(0), now2: now(2) }).toEqual({ now0: [3, 4], now2: [5, 6] });
  });
});

describe("Complete Support", () => {
  it("gives characters of your race 1 diplomacy while it resolves", () => {
    const game = against("Complete Support", 1, {
      You: { race: "human", inner: [character("Envoy", { diplomacy: 2 }, { race: "human" })] },
      Rival: { race: "narn", ambassador: { diplomacy: 2 } },
    });
    const tied = resolved(
      { ...game, conflicts: game.conflicts.map((one) => ({ ...one, target: null })) },
      "Envoy",
      "Rival's Ambassador",
    );
    expect(tied.modifiers).toEqual([]);
    expect(abilityOf(tied, at(tied, "Envoy"), "diplomacy")).toBe(2);
  });
});

describe("Influential Lords", () => {
  it("support a diplomacy conflict by 5 or an intrigue conflict by 3", () => {
    const lords = real("Influential Lords");
    const game = stage({ You: { supporting: [lords] }, Rival: {} }, [
      ["You", real("Hate Crime")],
      ["You", real("Condemn Deportations")],
    ]);
    const offered = sentences(game, 0).filter((sentence) => sentence.startsWith("rotate Influential Lords"));
    expect(offered).toEqual([
      "rotate Influential Lords to support a diplomacy conflict by 5 on Condemn Deportations",
      "rotate Influential Lords to support an intrigue conflict by 3 on Hate Crime",
    ]);
    const after = order(game, 0, offered[1] ?? "");
    expect(after.conflicts[0]?.added).toMatchObject([{ to: "support", amount: 3 }]);
  });
});

describe.each([
  { title: "Repairing The Past", faction: 0 },
  { title: "Reverse Advances", faction: 1 },
])("$title", ({ title, faction }) => {
  it("discards an aftermath that lies in the right faction, whoever initiated the conflict", () => {
    const scar = invented("aftermath", "Scar", { text: { says: "Nothing.", aftermath: { discardAfterPlay: false } } });
    const game = stage({ You: { ambassador: { intrigue: 2 }, hand: [real(title, { cost: 0 }), scar] }, Rival: {} }, [
      ["Rival", real("Hate Crime")],
    ]);
    const scarred = arranged(game, (work) => {
      enterPlay(work, at(work.game, "Scar"), { faction, controller: 0, row: "faction" });
    });
    const asked = passed(scarred, "action");
    const { title: own } = real(title);
    const after = passed(order(asked, 0, `play ${own} on Scar`), "aftermath");
    expect(zone(after, "Scar")).toBe("discard");
    const elsewhere = arranged(game, (work) => {
      enterPlay(work, at(work.game, "Scar"), { faction: 1 - faction, controller: 0, row: "faction" });
    });
    expect(sentences(passed(elsewhere, "action"), 0)).not.toContain(`play ${own} on Scar`);
  });
});
