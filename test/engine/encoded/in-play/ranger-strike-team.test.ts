// compendium: Ranger Strike Team
import { describe, expect, it } from "vitest";
import {
  arranged,
  at,
  byHand,
  does,
  fleet,
  inPlay,
  order,
  passed,
  refused,
  sentences,
  stage,
  turned,
} from "../../stage.ts";
import { real } from "../real.ts";

type Game = ReturnType<typeof stage>;

describe("Ranger Strike Team", () => {
  const team = real("Ranger Strike Team", { race: "neutral" });
  const set = (military = 11, influence = 12, shadowWar: Game["shadowWar"] = "not-yet"): Game => {
    const game = stage({
      You: { race: "human", supporting: [team, fleet("Cruiser", military), fleet("Escort", 5)] },
      Rival: { race: "narn", supporting: [fleet("Raider", 9)] },
    });
    return { ...game, shadowWar, influence: { ...game.influence, "babylon-5": influence } };
  };
  const rotates = (title: string) =>
    `use Ranger Strike Team to raise the influence of Babylon 5 by a fleet’s military on ${title}`;
  const again = (game: Game): Game => ({ ...game, awaiting: [{ id: 9, seat: 0, kind: "action" }] });
  const babylon = (game: Game) => game.influence["babylon-5"];
  const gains = (game: Game, amount: number) =>
    does(game, byHand({ verb: "gain-influence", who: "babylon-5", amount }));
  const over = (game: Game) => passed(game, "action", "aftermath", "discard", "buy", "sustain");

  it("gives Babylon 5 1 more influence for each 5 military of a fleet that rotates, until the end of the turn", () => {
    const after = order(set(), 0, rotates("Cruiser"));
    expect(babylon(after)).toBe(14);
    expect(inPlay(after, "Cruiser").rotated).toBe(true);
    expect(inPlay(after, "Ranger Strike Team").rotated).toBe(false);
    expect(babylon(over(after))).toBe(12);
  });

  it("may rotate each of your fleets, that are ready, and nobody else's", () => {
    const once = order(set(), 0, rotates("Cruiser"));
    expect(babylon(order(again(once), 0, rotates("Escort")))).toBe(15);
    const offered = (game: Game) => sentences(game).filter((each) => each.startsWith("use Ranger Strike Team"));
    expect(offered(set())).toEqual([rotates("Cruiser"), rotates("Escort")]);
    expect(offered(again(once))).toEqual([rotates("Escort")]);
    const target = { what: "card", card: at(set(), "Raider") } as const;
    const other = { type: "rotate", seat: 0, card: at(set(), "Ranger Strike Team"), action: 0, target } as const;
    expect(refused(set(), other)).toMatchObject({ code: "illegal-target" });
    const struck = turned(set(), "Cruiser", { neutralized: true });
    expect(offered(struck)).toEqual([rotates("Escort")]);
  });

  it("raises it no higher than 19 before the Shadow War has begun, and as high as it comes to after that", () => {
    expect(babylon(order(set(20, 17), 0, rotates("Cruiser")))).toBe(19);
    expect(babylon(order(set(20, 17, "on"), 0, rotates("Cruiser")))).toBe(21);
  });

  it("takes up no room from what Babylon 5 gains for good in the same turn", () => {
    const raised = order(set(10, 16), 0, rotates("Cruiser"));
    expect(babylon(raised)).toBe(18);
    const some = gains(raised, 2);
    expect(babylon(some)).toBe(19);
    expect(babylon(over(some))).toBe(18);
    const much = gains(raised, 4);
    expect(babylon(much)).toBe(20);
  });

  it("is no influence that can be lost below nothing when it ends", () => {
    const raised = order(set(10, 0), 0, rotates("Cruiser"));
    const lost = does(raised, byHand({ verb: "lose-influence", who: "babylon-5", amount: 2 }));
    expect(babylon(over(lost))).toBe(0);
    expect(arranged(over(raised), () => {}).swollen ?? []).toEqual([]);
  });
});
