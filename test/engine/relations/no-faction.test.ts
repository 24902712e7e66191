// engine: Factions and Control — cards that are in no faction and under no player's control
import { describe, expect, it } from "vitest";
import { editPlay } from "../../../src/engine/changes/work.ts";
import { type CardFacts, type Game, viewFor } from "../../../src/engine/index.ts";
import { PRACTICE_CARDS } from "../cards/practice-set.ts";
import {
  arranged,
  at,
  byHand,
  conflict,
  declaring,
  does,
  event,
  fleet,
  inPlay,
  location,
  order,
  passed,
  refused,
  sentences,
  stage,
} from "../stage.ts";

const moon = PRACTICE_CARDS.find(({ title }) => title === "Borderless Moon") as CardFacts;
const spare = (who: string) => Array.from({ length: 6 }, (_, index) => event(`${who} ${index}`, { says: "Nothing." }));

function table(declared: Parameters<typeof stage>[1] = []): Game {
  return stage(
    {
      Londo: { unspent: 8, supporting: [moon, fleet("Escort", 3)], deck: spare("L") },
      "G'Kar": { race: "narn", unspent: 8, supporting: [fleet("Raiders", 5)], deck: spare("G") },
      Sheridan: { race: "human", deck: spare("S") },
    },
    declared,
  );
}

describe("A card that is in no faction", () => {
  it("is nobody's as soon as it is sponsored, and everybody sees where it stands", () => {
    const start = stage({ Londo: { unspent: 8, hand: [moon] }, "G'Kar": { race: "narn" } });
    const game = order(start, 0, "sponsor Borderless Moon with Londo's Ambassador");
    expect(inPlay(game, "Borderless Moon")).toMatchObject({ faction: null, controller: null, row: "supporting" });
    for (const viewer of [{ seat: 0 }, { seat: 1 }, "public"] as const) {
      const view = viewFor(game, viewer);
      expect(view.global).toEqual([expect.objectContaining({ title: "Borderless Moon", nobodys: true })]);
      expect(view.seats[0]?.supporting).toEqual([]);
    }
  });

  it("does for any player what its text lets any player do, and that player pays", () => {
    const game = order(order(table(), 0, "pass"), 1, "rotate Borderless Moon to draw 1 card");
    expect(game.seats[1]).toMatchObject({ unspent: 6, spent: 2 });
    expect(game.seats[1]?.hand).toHaveLength(1);
    expect(inPlay(game, "Borderless Moon").rotated).toBe(true);
    expect(sentences(game, 2)).not.toContain("rotate Borderless Moon to draw 1 card");
  });

  it("takes part in no conflict, not even in one that targets it, since nobody controls it", () => {
    const game = arranged(table([["G'Kar", conflict("Landing", "military")]]), (work) => {
      const target = { what: "card" as const, card: at(work.game, "Borderless Moon") };
      work.game.conflicts = work.game.conflicts.map((one) => ({ ...one, target }));
    });
    const id = game.conflicts[0]?.id ?? -1;
    const joins = { type: "oppose", conflict: id, with: at(game, "Borderless Moon"), using: "military" } as const;
    for (const seat of [0, 1, 2]) {
      const now = [0, 1, 2].slice(0, seat).reduce((before, other) => order(before, other, "pass"), game);
      expect(refused(now, { ...joins, seat })).toMatchObject({ code: "not-your-card", rule: "control" });
    }
  });

  it("is no target of a war conflict, which is aimed at an enemy's faction and its locations", () => {
    const start = does(table(), byHand({ verb: "start-state", state: "war", from: { seat: 0 }, toward: { seat: 1 } }));
    const wars = sentences(declaring(start)).filter((one) => one.startsWith("declare war"));
    expect(wars).toContain("declare war on G'Kar");
    expect(wars.join()).not.toContain("Borderless Moon");
  });

  it("counts for nobody as a card of theirs, nor as another player's", () => {
    const port = location("Port");
    const game = stage({ Londo: { supporting: [moon, port] }, "G'Kar": { race: "narn" } });
    const aims = (of: "you" | "others" | "any") => {
      const held = event("Flare", {
        says: "Rotate a location.",
        target: { what: "card", types: ["location"], of },
        effects: [{ verb: "rotate", which: "target" }],
      });
      const now = stage({ Londo: { supporting: [moon, port], hand: [held] }, "G'Kar": { race: "narn" } });
      return sentences(now).filter((one) => one.startsWith("play Flare"));
    };
    expect(inPlay(game, "Port").faction).toBe(0);
    expect(aims("you")).toEqual(["play Flare on Port"]);
    expect(aims("others")).toEqual([]);
    expect(aims("any")).toEqual(["play Flare on Borderless Moon", "play Flare on Port"]);
  });

  it("does what it must once, whoever plays, and not at all while it is blanked", () => {
    const next = (game: Game) => passed(passed(game, "action"), "discard", "buy", "sustain", "aftermath");
    expect(next(table()).influence["babylon-5"]).toBe(table().influence["babylon-5"] + 1);
    const card = at(table(), "Borderless Moon");
    const blanked = does(table(), byHand({ verb: "blank", which: { card }, until: "permanent" }));
    expect(next(blanked).influence["babylon-5"]).toBe(table().influence["babylon-5"]);
  });

  it("is readied in the ready round, and leaves the game with the player whose card it is", () => {
    const used = arranged(table(), (work) => {
      editPlay(work, at(work.game, "Borderless Moon")).rotated = true;
    });
    const next = passed(passed(used, "action"), "discard", "buy", "sustain", "aftermath");
    expect(inPlay(next, "Borderless Moon").rotated).toBe(false);
    const gone = does(used, { type: "concede", seat: 0 });
    expect(gone.cards[at(gone, "Borderless Moon")]).toMatchObject({ zone: "removed", play: null });
  });

  it("joins a faction as soon as somebody conquers it by a card that says so", () => {
    const game = table();
    const card = at(game, "Borderless Moon");
    const after = does(game, byHand({ verb: "conquer", which: { card }, who: { seat: 1 } }));
    expect(inPlay(after, "Borderless Moon")).toMatchObject({ faction: 1, controller: null });
  });
});
