// compendium: Non-Aggression Pact — a conflict aimed at two players, and the state that comes of it
import { describe, expect, it } from "vitest";
import { type Game, legalActions, viewFor } from "../../../../src/engine/index.ts";
import { areAtPeace } from "../../../../src/engine/rules/relations/states.ts";
import { readOrder } from "../../../../src/orders/index.ts";
import {
  arranged,
  at,
  byHand,
  character,
  conflict,
  declaring,
  does,
  fleet,
  location,
  order,
  passed,
  refused,
  sentences,
  stage,
} from "../../stage.ts";
import { real } from "../real.ts";

const pact = () => real("Non-Aggression Pact", { conflict: "diplomacy" });

const raid = () =>
  conflict("Raid", "military", {
    says: "Target another player.",
    target: { what: "player", of: "others" },
    conflict: { form: "opposable" },
  });

/** Centauri and Humans are at tension 1, Centauri and Narns at 4, Humans and Minbari at 3, all others at 2. */
function table() {
  return declaring(
    stage({
      You: { hand: [pact()], supporting: [character("Envoy", { diplomacy: 5 }), fleet("Ships", 4)] },
      Human: { supporting: [fleet("Earthers", 4), location("Post", { abilities: { military: 2 } })] },
      Minbari: { supporting: [fleet("Sharlins", 4)], hand: [raid()] },
      Narn: { race: "narn", supporting: [fleet("Raiders", 3)] },
    }),
  );
}
const pairs = (game: Game) =>
  sentences(game)
    .flatMap((one) => / on (.+)$/u.exec(one)?.[1] ?? [])
    .filter((one) => one.includes(" and "));

/** The pact between these two has been won by You. */
function won(first = "Human", second = "Narn"): Game {
  let game = order(table(), 0, `declare Non-Aggression Pact on ${first} and ${second}`);
  game = passed(game, "declare");
  game = order(game, 0, "support Non-Aggression Pact with Envoy using diplomacy");
  return passed(game, "action", "aftermath");
}
const seats = ["You", "Human", "Minbari", "Narn"];
const atPeace = (game: Game, one: string, other: string) => areAtPeace(game, seats.indexOf(one), seats.indexOf(other));

describe("Non-Aggression Pact", () => {
  // compendium: Declare Conflicts — nobody targets himself with a conflict, but by Euphrates Treaty
  it("is aimed at two other players of different races at tension 2 or less each way, never at its initiator", () => {
    expect(pairs(table())).toEqual(["Human and Narn", "Minbari and Narn"]);
    const strained = arranged(table(), (work) => {
      work.seats[1] = { ...(work.seats[1] as (typeof work.seats)[0]), tensions: [1, 0, 3, 3] };
    });
    expect(pairs(strained)).toEqual(["Minbari and Narn"]);
    const own = { target: { what: "player", seat: 0 }, second: { what: "player", seat: 1 } } as const;
    const card = at(table(), "Non-Aggression Pact");
    expect(refused(table(), { type: "declare", seat: 0, card, ...own })).toMatchObject({ code: "target-yourself" });
  });

  it("is declared on both, in one order or later, and read from a sentence", () => {
    const game = table();
    const read = readOrder(
      "declare non-aggression pact on human and narn",
      viewFor(game, { seat: 0 }),
      legalActions(game, 0),
    );
    expect(read).toMatchObject({
      kind: "do",
      action: { type: "declare", target: { seat: 1 }, second: { seat: 3 } },
    });
    let later = passed(order(game, 0, "declare Non-Aggression Pact"), "declare");
    expect(later.awaiting).toMatchObject([{ seat: 0, kind: "initiate" }]);
    expect(sentences(later)).toContain("initiate Non-Aggression Pact on Human and Narn");
    expect(refused(later, { type: "initiate", seat: 0, target: { what: "player", seat: 1 } })).toMatchObject({
      code: "second-target-needed",
    });
    expect(
      refused(later, {
        type: "initiate",
        seat: 0,
        target: { what: "player", seat: 1 },
        second: { what: "player", seat: 2 },
      }),
    ).toMatchObject({ code: "second-target-wrong" });
    later = order(later, 0, "initiate Non-Aggression Pact on Human and Narn");
    expect(later.conflicts[0]).toMatchObject({ target: { seat: 1 }, second: { seat: 3 } });
    expect(viewFor(later, "public").conflicts[0]).toMatchObject({
      target: { what: "player", seat: 1 },
      second: { what: "player", seat: 3 },
    });
  });

  it("is discarded where no two may enter such a state", () => {
    const strained = arranged(table(), (work) => {
      work.game.seats.forEach((seat, index) => {
        work.seats[index] = { ...seat, tensions: [3, 3, 3, 3] };
      });
    });
    const declared = order(strained, 0, "declare Non-Aggression Pact");
    const game = passed(declared, "declare");
    expect(game.conflicts).toEqual([]);
    expect(game.cards[at(game, "Non-Aggression Pact")]?.zone).toBe("discard");
  });

  it("begins a state of non-aggression between the two where it is won, and Babylon 5 gains 1 influence", () => {
    const before = table().influence["babylon-5"];
    const game = won();
    expect(atPeace(game, "Human", "Narn")).toBe(true);
    expect(atPeace(game, "Human", "Minbari")).toBe(false);
    expect(game.influence["babylon-5"]).toBe(before + 1);
    expect(atPeace(won("Minbari", "Narn"), "Narn", "Minbari")).toBe(true);
  });

  it("keeps their military conflicts off each other, and off nobody else", () => {
    const between = declaring(won("Minbari", "Narn"));
    const mine = sentences({ ...between, awaiting: [{ id: 5, seat: 2, kind: "declare" }] }, 2);
    expect(mine).toContain("declare Raid on Human");
    expect(mine).not.toContain("declare Raid on Narn");
    const target = { what: "player", seat: 3 } as const;
    expect(
      refused(
        { ...between, awaiting: [{ id: 5, seat: 2, kind: "declare" }] },
        { type: "declare", seat: 2, card: at(between, "Raid"), target },
      ),
    ).toMatchObject({ code: "at-peace", rule: "states", facts: { who: "Narn", source: "Non-Aggression Pact" } });
  });

  it("keeps their fleets from attacking each other, and from attacking nobody else", () => {
    const game = won("Minbari", "Narn");
    const attack = (against: string) =>
      byHand({
        verb: "attack",
        with: { card: at(game, "Raiders") },
        against: { card: at(game, against) },
        using: "military",
      });
    expect(refused(game, attack("Sharlins"))).toMatchObject({ code: "at-peace" });
    expect(does(game, attack("Earthers"))).toBeDefined();
    expect(does(game, attack("Post"))).toBeDefined();
  });

  it("is over as soon as the tension of one toward the other is 4, and not at 3", () => {
    const raise = (game: Game, by: number) =>
      does(game, byHand({ verb: "raise-tension", from: { seat: 1 }, toward: { seat: 3 }, amount: by }));
    const game = won();
    const three = raise(game, 1);
    expect(three.seats[1]?.tensions[3]).toBe(3);
    expect(atPeace(three, "Human", "Narn")).toBe(true);
    expect(atPeace(raise(three, 1), "Human", "Narn")).toBe(false);
  });

  it("is not aimed at two who are in that state already", () => {
    const game = arranged(table(), (work) => {
      work.game.states = won().states;
    });
    expect(pairs(game)).toEqual(["Minbari and Narn"]);
  });
});
