// compendium: the cards by their titles; 5. Tensions & Unrest
import { describe, expect, it } from "vitest";
import { editSeat } from "../../../../src/engine/changes/work.ts";
import { apply, type CardFacts } from "../../../../src/engine/index.ts";
import { isLegalTarget } from "../../../../src/engine/rules/conflicts/target.ts";
import { hand, offers, raid, says } from "../../at-the-table.ts";
import { by } from "../../rulesets/by.ts";
import {
  arranged,
  at,
  character,
  does,
  fleet,
  inPlay,
  invented,
  order,
  passed,
  type SeatStage,
  stage,
} from "../../stage.ts";
import { against, outcome, ratings, real, resolved } from "../real.ts";

const envoy = (diplomacy: number, more = {}) => character(`Envoy ${diplomacy}`, { diplomacy }, more);

/** The tensions of these two toward each other. */
function tense(game: ReturnType<typeof stage>, a: number, b: number, level: number) {
  return arranged(game, (work) => {
    for (const [one, other] of [
      [a, b],
      [b, a],
    ] as const) {
      const seat = editSeat(work, one);
      seat.tensions = seat.tensions.map((old, index) => (index === other ? level : old));
    }
  });
}

/** Answers every gain of influence by a conflict. */
const toll = character(
  "Collector",
  {},
  {
    text: {
      says: "When you gain influence by a conflict, gain 1 more.",
      triggered: [
        {
          on: "you-gain-by-conflict",
          does: "gain 1 more influence",
          effects: [{ verb: "gain-influence", who: "you", amount: 1 }],
        },
      ],
    },
  },
);

describe("Trade Pact", () => {
  const seats = (more: SeatStage = {}) =>
    ({
      You: { race: "centauri", inner: [envoy(2, { race: "centauri" }), envoy(3, { race: "minbari" })], ...more },
      Rival: { race: "human", inner: [character("Attaché", { diplomacy: 3 }, { race: "human" })] },
      Third: { race: "narn" },
    }) as const;

  it("is aimed at a race with tensions of at most 3, each way, and without free trade", () => {
    const spec = real("Trade Pact").text?.target;
    if (!spec) throw new Error("no target");
    const game = stage(seats());
    const may = (now: typeof game) => isLegalTarget(now, spec, { by: 0, conflict: null }, { what: "player", seat: 1 });
    expect([1, 3, 4].map((level) => may(tense(game, 0, 1, level)))).toEqual([true, true, false]);
    const oneWay = arranged(game, (work) => {
      editSeat(work, 1).tensions = [4, 0, 2];
    });
    expect(may(oneWay)).toBe(false);
    const trading = resolved(against("Trade Pact", 1, seats()), "Envoy 2");
    expect(may(trading)).toBe(false);
  });

  it("counts the diplomacy of characters of the two races twice, whichever side they take, and of nobody else", () => {
    const game = against("Trade Pact", 1, seats());
    expect(outcome(game, "Envoy 2")).toMatchObject({ won: true, margin: 4 });
    expect(outcome(game, "Envoy 3")).toMatchObject({ won: true, margin: 3 });
    expect(outcome(game, "Envoy 2", "Attaché")).toMatchObject({ won: false, margin: 2 });
  });

  it("begins free trade, which raises both ratings by 1 and takes that back when it ends", () => {
    const before = against("Trade Pact", 1, seats());
    const after = resolved(before, "Envoy 2");
    expect(ratings(after)).toEqual([5, 5, 4]);
    const end = { verb: "end-state", state: "free trade", from: "you", toward: { seat: 1 } } as const;
    expect(ratings(does(after, { type: "effect", seat: 0, effect: end, because: "a test" }))).toEqual([4, 4, 4]);
  });

  it("is no gain by a conflict, so nothing that answers one answers it", () => {
    const after = resolved(against("Trade Pact", 1, seats({ supporting: [toll] })), "Envoy 2");
    expect(after.awaiting.some(({ kind }) => kind === "trigger")).toBe(false);
  });
});

describe("Alliance", () => {
  const seats = {
    You: { race: "human", unspent: 11, ambassador: { diplomacy: 2 } },
    Rival: { race: "centauri", unspent: 9 },
  } as const;
  const allied = resolved(against("Alliance", 1, seats), "You's Ambassador");

  it("gives each 1 influence for each 5 that the other had as it resolved", () => {
    expect(ratings(allied)).toEqual([12, 11]);
  });

  // compendium: Alliance
  it("is aimed at another race in the game with a tension of 1, each way, and no alliance yet", () => {
    const spec = real("Alliance").text?.target;
    if (!spec) throw new Error("no target");
    const may = (now: typeof allied) =>
      isLegalTarget(now, spec, { by: 0, conflict: null }, { what: "player", seat: 1 });
    const free = stage(seats);
    expect([1, 2].map((level) => may(tense(free, 0, 1, level)))).toEqual([true, false]);
    const oneWay = arranged(tense(free, 0, 1, 1), (work) => {
      editSeat(work, 1).tensions = [2, 0];
    });
    expect(may(oneWay)).toBe(false);
    expect(may(tense(allied, 0, 1, 1))).toBe(false);
  });

  it("is a gain by a conflict, which may be answered as one", () => {
    const answered = { ...seats, You: { ...seats.You, supporting: [toll] } };
    const after = resolved(against("Alliance", 1, answered), "You's Ambassador");
    expect(after.awaiting).toMatchObject([{ kind: "trigger", seat: 0 }]);
  });

  it("ends with war, and takes from each by what the other has then", () => {
    const war = { verb: "start-state", state: "war", from: "you", toward: { seat: 1 } } as const;
    const after = does(allied, { type: "effect", seat: 0, effect: war, because: "a test" });
    expect(after.states).toMatchObject([{ name: "war" }]);
    expect(ratings(after)).toEqual([10, 9]);
  });
});

describe("Trade Windfall", () => {
  const windfall = real("Trade Windfall", { cost: 0 });
  const trading = (hand = [windfall]) =>
    resolved(
      against("Trade Pact", 1, {
        You: { race: "centauri", inner: [envoy(2, { race: "centauri" })], hand },
        Rival: { race: "human" },
      }),
      "Envoy 2",
    );
  const acting = (game: ReturnType<typeof stage>) => ({
    ...game,
    round: "action" as const,
    tasks: [{ task: "next-action" as const }],
    awaiting: [{ id: 99, seat: 0, kind: "action" as const }],
  });

  it("can always be played, and gives 1 influence only in a state of free trade", () => {
    const alone = stage({ You: { hand: [windfall] }, Rival: {} });
    expect(ratings(order(alone, 0, "play Trade Windfall"))).toEqual([4, 4]);
    expect(ratings(order(acting(trading()), 0, "play Trade Windfall"))).toEqual([6, 5]);
  });

  it("costs 7", () => {
    const poor = stage({ You: { hand: [real("Trade Windfall")], unspent: 6 }, Rival: {} });
    const played = apply(poor, { type: "play", seat: 0, card: at(poor, "Trade Windfall") });
    expect(played).toMatchObject({ ok: false, refusal: { code: "not-enough-influence" } });
  });

  it("gives nothing while Commerce Raiding suspends free trade, which takes back what the pact gave and no windfall", () => {
    const gained = order(acting(trading()), 0, "play Trade Windfall");
    const raider = arranged(acting(trading([windfall, real("Commerce Raiding")])), (work) => {
      editSeat(work, 0).unspent += 20;
    });
    expect(ratings(gained)).toEqual([6, 5]);
    const raided = order(raider, 0, "sponsor Commerce Raiding with You's Ambassador");
    // 25 of which 1 came of the pact; the raid gives 1.
    expect(ratings(raided)).toEqual([25, 4]);
    expect(raided.states).toMatchObject([{ name: "free trade", suspended: true }]);
    expect(ratings(order(acting(raided), 0, "play Trade Windfall"))).toEqual([25, 4]);
  });
});

describe("Commerce Raiding", () => {
  const raiding = real("Commerce Raiding");

  it("has 10 opposition against conflicts that would remove it", () => {
    const game = stage({
      You: { ambassador: { military: 10 }, hand: [raiding], unspent: 10 },
      Rival: { ambassador: { military: 11 } },
    });
    const out = [10, 11].map((_, seat) => {
      const sponsored = order(game, 0, "sponsor Commerce Raiding with You's Ambassador");
      let now = passed(sponsored, "action", "aftermath", "discard", "buy", "sustain");
      for (let asked = now.awaiting[0]; asked?.kind === "declare"; asked = now.awaiting[0])
        now = order(now, asked.seat, asked.seat === seat ? "declare Commerce Raiding" : "declare nothing");
      while (now.awaiting[0]?.seat !== seat) now = order(now, now.awaiting[0]?.seat ?? 0, "pass");
      const who = seat === 0 ? "You" : "Rival";
      now = order(now, seat, `support Commerce Raiding with ${who}'s Ambassador using military`);
      return passed(now, "action", "aftermath").cards[at(now, "Commerce Raiding")]?.zone;
    });
    expect(out).toEqual(["play", "discard"]);
  });

  it("is there once for everybody", () => {
    const both = stage({ You: { hand: [raiding], unspent: 20 }, Rival: { hand: [raiding], unspent: 20 } });
    const first = order(both, 0, "sponsor Commerce Raiding with You's Ambassador");
    const second = apply(first, {
      type: "sponsor",
      seat: 1,
      card: first.cards.find((card) => card.owner === 1 && card.zone === "hand")?.id ?? -1,
      with: at(first, "Rival's Ambassador"),
    });
    expect(second.ok).toBe(false);
  });
});

describe("Condemn Deportations", () => {
  const seats = {
    You: { race: "human", inner: [envoy(4)] },
    Rival: { race: "narn" },
    Third: { race: "minbari" },
  } as const;
  const won = (game: ReturnType<typeof stage>) => resolved(game, "Envoy 4");

  it("raises the tension of every other race toward the target by 1, that of races nobody plays too", () => {
    const before = against("Condemn Deportations", 1, seats);
    const after = won(before);
    const toward = (game: typeof before) => [0, 2].map((seat) => game.seats[seat]?.tensions[1]);
    expect(toward(after)).toEqual(toward(before).map((level) => (level ?? 0) + 1));
    expect(after.seats[1]?.abroad?.centauri?.from).toBe(5);
    expect(ratings(after)).toEqual([4, 4, 4]);
  });

  it("takes 1 influence from the target's race where a tension toward it was at 5 already", () => {
    const game = tense(against("Condemn Deportations", 1, seats), 2, 1, 5);
    expect(ratings(won(game))).toEqual([4, 3, 4]);
    expect(ratings(won(tense(game, 2, 1, 4)))).toEqual([4, 4, 4]);
  });
});

describe("Test Their Mettle", () => {
  const seats = {
    You: { race: "centauri", inner: [envoy(2, { race: "centauri" }), envoy(5)] },
    Rival: { race: "human", inner: [character("Attaché", { diplomacy: 5 })] },
  } as const;
  const game = against("Test Their Mettle", 1, seats);

  it("gives you 1 influence if you win, and takes 1 from the target if you win by 5", () => {
    expect(ratings(resolved(game, "Envoy 2"))).toEqual([5, 4]);
    expect(ratings(resolved(game, "Envoy 5"))).toEqual([5, 3]);
  });

  it("does so the other way round if you lose", () => {
    expect(ratings(resolved(game, null))).toEqual([4, 5]);
    const opposed = resolved(game, "Envoy 2", "Attaché");
    expect(ratings(opposed)).toEqual([4, 5]);
    const crushed = resolved(order(game, 0, "pass"), null, "Attaché");
    expect(ratings(crushed)).toEqual([3, 5]);
  });
});

describe("Neutrality Treaty", () => {
  it("begins a state of neutrality, with the diplomacy of both races counted twice", () => {
    const game = against("Neutrality Treaty", 1, {
      You: { race: "centauri", inner: [envoy(2, { race: "centauri" })] },
      Rival: { race: "human" },
    });
    const after = resolved(game, "Envoy 2");
    expect(outcome(game, "Envoy 2")).toMatchObject({ margin: 4 });
    expect(after.states).toMatchObject([{ name: "neutrality", between: [{ seat: 0 }, { seat: 1 }] }]);
  });

  it("keeps characters and fleets of the two races from attacking each other, and no others and nothing else", () => {
    const fights = (title: string, race: CardFacts["race"]) => character(title, { military: 1 }, { race });
    const start = stage(
      {
        You: {
          race: "human",
          inner: [fights("Ivanova", "human"), fights("Renegade", "narn"), fights("Broker", "neutral")],
          supporting: [fleet("Wing", 3, { race: "human" })],
        },
        Rival: {
          race: "centauri",
          inner: [fights("Refa", "centauri")],
          supporting: [
            fleet("Squadron", 2, { race: "centauri" }),
            invented("location", "Outpost", { race: "centauri" }),
          ],
        },
        Third: { race: "human", faction: "psi-corps", inner: [fights("Bester", "human")] },
      },
      [["Third", raid]],
    );
    const neutral = arranged(start, (work) => {
      work.game.states = [{ name: "neutrality", between: [{ seat: 0 }, { seat: 1 }], source: "Neutrality Treaty" }];
    });
    const joined = ["support Raid with Refa using military", "support Raid with Squadron using military"].reduce(
      (game, words) => says(game, 1, words),
      neutral,
    );
    expect(offers(joined, 0, /^attack/u).sort()).toEqual([
      "attack Refa with Broker in Raid",
      "attack Refa with Renegade in Raid",
      "attack Squadron with Broker in Raid",
      "attack Squadron with Renegade in Raid",
    ]);
    // The other faction of the race made no such treaty.
    expect(offers(joined, 2, /^attack Refa/u)).toEqual(["attack Refa with Bester in Raid"]);
    // Published rules: a state is one of the races.
    expect(offers(by("casual", joined), 2, /^attack Refa/u)).toEqual([]);
    expect(offers({ ...joined, revision: 13 }, 0, /^attack Squadron with Wing/u)).toEqual([
      "attack Squadron with Wing in Raid",
    ]);
    expect(offers(says(joined, 0, "oppose Raid with Wing using military"), 1, /^attack Wing/u)).toEqual([]);
    // Damage that an effect deals is no attack.
    const hit = { verb: "damage", which: { card: at(joined, "Wing") }, amount: 1 } as const;
    expect(inPlay(hand(joined, hit), "Wing").damage).toBe(1);
  });
});

describe("Gunboat Diplomacy", () => {
  const gun = (military: number) =>
    against("Gunboat Diplomacy", 1, {
      You: { ambassador: { military }, race: "human" },
      Rival: { race: "narn", ambassador: { military: 10 } },
    });
  const rate = (military: number, opposed = false) =>
    ratings(resolved(gun(military), military > 0 ? "You's Ambassador" : null, opposed ? "Rival's Ambassador" : null));

  it("takes 1 from the target's players if it is won, and gives 1 from 5 on and 2 from 10 on", () => {
    expect([4, 5, 9, 10].map((military) => rate(military))).toEqual([
      [4, 3],
      [5, 3],
      [5, 3],
      [6, 3],
    ]);
  });

  it("takes 1 from its initiator if it is lost, 2 if by 10 or more, and gives the target what it would have given", () => {
    const rich = (game: ReturnType<typeof stage>) =>
      arranged(game, (work) => {
        editSeat(work, 0).unspent += 4;
      });
    const lost = (military: number) =>
      ratings(resolved(rich(gun(military)), military > 0 ? "You's Ambassador" : null, "Rival's Ambassador"));
    expect(lost(7)).toEqual([7, 4]);
    expect(lost(4)).toEqual([7, 5]);
  });
});

describe("Raid Shipping", () => {
  it("takes 1 influence from Babylon 5 whether it is won or not, and 1 from the target's race if it is won", () => {
    const game = against("Raid Shipping", 1, {
      You: { ambassador: { military: 1 }, race: "human" },
      Rival: { race: "narn" },
    });
    const lost = resolved(game, null);
    const won = resolved(game, "You's Ambassador");
    const left = game.influence["babylon-5"] - 1;
    expect([lost, won].map(({ influence }) => influence["babylon-5"])).toEqual([left, left]);
    expect([lost, won].map(ratings)).toEqual([
      [4, 4],
      [4, 3],
    ]);
  });
});
