// compendium: Carrier Group
import { describe, expect, it } from "vitest";
import { enterPlay } from "../../../../src/engine/changes/zones.ts";
import { undoneLater } from "../../../../src/engine/index.ts";
import { abilityOf } from "../../../../src/engine/rules/in-force/ability.ts";
import {
  arranged,
  at,
  byHand,
  conflict,
  does,
  enhancement,
  fleet,
  happens,
  inPlay,
  order,
  refused,
  sentences,
  stage,
} from "../../stage.ts";
import { real } from "../real.ts";

type Game = ReturnType<typeof stage>;
const onFleets = {
  says: "Target a fleet: +1 military.",
  target: { what: "card", types: ["fleet"], of: "you" },
  statics: [{ gives: "ability", ability: "military", by: 1, to: "host" }],
} as const;
const squadron = (id: string, title = "Dart Squadron") =>
  enhancement(title, structuredClone(onFleets) as never, { id: `stage/${id}`, cost: 0, limit: "multiple" });

describe("Carrier Group", () => {
  const seats = {
    You: {
      race: "human",
      unspent: 9,
      hand: [squadron("one"), squadron("two"), squadron("shield", "Shields")],
      supporting: [
        real("Carrier Group", { complete: true, abilities: { military: 6 } }),
        fleet("Ships", 3),
        fleet("Idle", 3),
      ],
    },
    Rival: { race: "narn", supporting: [fleet("Raiders", 9)] },
  } as const;
  const acting = (game: Game, seat: number): Game => ({ ...game, awaiting: [{ id: 9, seat, kind: "action" }] });
  const attached = (game: Game, id: number, host: string) =>
    arranged(game, (work) =>
      enterPlay(work, id, { faction: 0, controller: 0, row: "attached", host: at(work.game, host) }),
    );
  const ids = (game: Game, title: string) =>
    game.cards.filter(({ facts }) => game.facts[facts]?.title === title).map(({ id }) => id);
  const set = stage(seats, [["Rival", conflict("Raid", "military")]]);
  const [one = 0, two = 0] = ids(set, "Dart Squadron");
  const [shields = 0] = ids(set, "Shields");
  const offered = (game: Game) => sentences(game).filter((each) => each.startsWith("sponsor Dart Squadron"));

  it("may have any number of each squadron, where any other fleet has it once", () => {
    const game = attached(attached(set, one, "Carrier Group"), shields, "Carrier Group");
    expect(offered(game).some((each) => each.includes("on Carrier Group"))).toBe(true);
    const ships = attached(set, one, "Ships");
    expect(offered(ships).some((each) => each.includes("on Ships"))).toBe(false);
    expect(offered(ships).some((each) => each.includes("on Idle"))).toBe(true);
  });

  const fight = (beside: boolean) => {
    const loaded = attached(attached(attached(set, one, "Ships"), two, "Carrier Group"), shields, "Ships");
    const joined = order(acting(loaded, 0), 0, "oppose Raid with Ships using military");
    const both = beside ? order(acting(joined, 0), 0, "oppose Raid with Carrier Group using military") : joined;
    return order(acting(both, 1), 1, "attack Ships with Raiders in Raid");
  };

  it("may take over all squadrons of a fleet of yours in the same conflict that is neutralized, and nothing else", () => {
    const asked = fight(true);
    expect(sentences(asked)).toContain("use Carrier Group to take over all squadrons");
    const game = order(asked, 0, "use Carrier Group to take over all squadrons");
    const carrier = at(game, "Carrier Group");
    expect({ one: inPlayOf(game, one)?.host, two: inPlayOf(game, two)?.host }).toEqual({ one: carrier, two: carrier });
    expect(inPlayOf(game, shields)?.host).toBe(at(game, "Ships"));
    expect(abilityOf(game, carrier, "military")).toBe(8);
  });
  const inPlayOf = (game: Game, id: number) => game.cards[id]?.play;

  it("need not do so", () => {
    const game = order(fight(true), 0, "pass");
    expect(inPlayOf(game, one)?.host).toBe(at(game, "Ships"));
  });

  it("does nothing where it is not in that conflict", () => {
    expect(fight(false).awaiting[0]?.kind).toBe("action");
  });

  it("is not asked where there is no squadron to take over", () => {
    const bare = order(acting(set, 0), 0, "oppose Raid with Ships using military");
    const both = order(acting(bare, 0), 0, "oppose Raid with Carrier Group using military");
    const game = order(acting(both, 1), 1, "attack Ships with Raiders in Raid");
    expect(inPlay(game, "Ships").neutralized).toBe(true);
    expect(game.awaiting[0]?.kind).toBe("action");
  });
});

describe("Moving an enhancement by hand", () => {
  const set = stage({
    You: { hand: [squadron("one"), squadron("two")], supporting: [fleet("Ships", 3), fleet("Idle", 3)] },
    Rival: {},
  });
  const [one = 0, two = 0] = set.cards
    .filter(({ facts }) => set.facts[facts]?.title === "Dart Squadron")
    .map(({ id }) => id);
  const on = (game: Game, id: number, host: string) =>
    arranged(game, (work) =>
      enterPlay(work, id, { faction: 0, controller: 0, row: "attached", host: at(work.game, host) }),
    );
  const game = on(set, one, "Ships");
  const move = { verb: "attach", which: { card: one }, to: { card: at(game, "Idle") } } as const;
  const military = (now: Game) => ["Ships", "Idle"].map((title) => abilityOf(now, at(now, title), "military"));

  it("takes what it gives along, and brings it back when it is undone", () => {
    const { game: done, events } = happens(game, byHand(move));
    expect({ game: military(game), done: military(done) }).toEqual({ game: [4, 3], done: [3, 4] });
    const undone = undoneLater(done, { seat: 0, because: "A Card", effect: move, done: events }).game;
    expect(military(undone)).toEqual([4, 3]);
  });

  it("keeps to what it may lie on", () => {
    const lead = { ...move, to: { card: at(game, "You's Ambassador") } };
    expect(refused(game, byHand(lead)).code).toBe("illegal-target");
    expect(refused(on(game, two, "Idle"), byHand(move)).code).toBe("enhancement-copy");
    expect(refused(does(game, byHand(move)), byHand(move)).facts.reason).toBe("in-place");
    const named = { ...move, which: { card: at(game, "Ships") }, all: "dart squadron" } as const;
    expect(military(does(game, byHand(named)))).toEqual([3, 4]);
    expect(refused(game, byHand({ ...named, all: "shields" })).facts.reason).toBe("nothing-moves");
  });
});
