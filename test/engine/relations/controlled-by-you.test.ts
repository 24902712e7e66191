// engine: Factions and Control; You or Your. compendium: As It Was Meant To Be; Dust; Change of Plans; Fleet Cards
import { describe, expect, it } from "vitest";
import type { Game } from "../../../src/engine/index.ts";
import { powerOf } from "../../../src/engine/rules/victory/power.ts";
import { real } from "../encoded/real.ts";
import { at, byHand, character, conflict, does, order, passed, refused, sentences, stage } from "../stage.ts";

const officer = (title: string, more = {}) => character(title, { diplomacy: 3 }, more);
const taken = (game: Game, title: string, who: number) =>
  does(
    game,
    byHand({ verb: "take-control", which: { card: at(game, title) }, who: { seat: who }, until: "permanent" }),
  );
const about = (game: Game, what: RegExp) => sentences(game).filter((one) => what.test(one));

describe("A text about cards that you control", () => {
  const marked = (title: string) => officer(title, { marks: { destiny: 1 } });

  // compendium: As It Was Meant To Be — each character that you control
  it("counts one of another faction that you have taken, and not your own that somebody has taken from you", () => {
    const start = stage({
      You: { agenda: real("As It Was Meant To Be"), supporting: [marked("Mine")] },
      Rival: { supporting: [marked("Theirs")] },
    });
    const power = powerOf(start, 0) ?? 0;
    const both = taken(start, "Theirs", 0);
    expect({ both: powerOf(both, 0), taken: powerOf(taken(both, "Mine", 1), 0) }).toEqual({
      both: power + 1,
      taken: power,
    });
  });

  // compendium: Dust — target a character that you control
  it("is aimed at such a one alone", () => {
    const start = stage({
      You: { hand: [real("Dust", { cost: 0 })], supporting: [officer("Mine")] },
      Rival: { supporting: [officer("Theirs")] },
    });
    const game = taken(taken(start, "Theirs", 0), "Mine", 1);
    expect(about(game, /Dust/)).toEqual(["play Dust on You's Ambassador", "play Dust on Theirs"]);
    const wrong = { what: "card", card: at(game, "Mine") } as const;
    expect(refused(game, { type: "play", seat: 0, card: at(game, "Dust"), target: wrong })).toMatchObject({
      facts: { wants: "a character that you control" },
    });
  });

  // compendium: Change of Plans — all of your characters in the conflict; Fleet Cards: “your” are all that you control
  it("reaches those of other factions that you have brought into a conflict", () => {
    const start = stage(
      {
        You: { hand: [real("Change of Plans", { cost: 0 })], supporting: [officer("Mine")], unspent: 6 },
        Rival: { supporting: [officer("Theirs")] },
      },
      [["You", conflict("Talks", "diplomacy")]],
    );
    const mine = order(taken(start, "Theirs", 0), 0, "support Talks with Mine using diplomacy");
    const both = order(order(mine, 1, "pass"), 0, "support Talks with Theirs using diplomacy");
    const changed = order(order(both, 1, "pass"), 0, "play Change of Plans on Talks");
    expect(changed.conflicts[0]?.participants).toEqual([]);
    expect(changed.seats[0]).toMatchObject({ unspent: 2, spent: 4 });
    expect(passed(changed, "action").conflicts).toEqual([]);
  });
});
