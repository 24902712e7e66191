// compendium: Na'Far; Warleader's Fleet; Wastelands; Pulling Strings
import { describe, expect, it } from "vitest";
import { withText } from "../../../src/engine/cards/encoded/index.ts";
import { abilityOf } from "../../../src/engine/rules/in-force/ability.ts";
import type { InPlay } from "../../../src/engine/state/game.ts";
import { zone } from "../at-the-table.ts";
import {
  arranged,
  at,
  byHand,
  character,
  conflict,
  does,
  fleet,
  inPlay,
  order,
  refused,
  sentences,
  stage,
  turned,
} from "../stage.ts";
import { real } from "./real.ts";

type Game = ReturnType<typeof stage>;
const complete = { complete: true, cost: 3 } as const;
const acting = (game: Game, seat: number): Game => ({ ...game, awaiting: [{ id: 9, seat, kind: "action" }] });

describe("Na'Far", () => {
  const talks = conflict("Talks", "diplomacy");
  const game = (race: "narn" | "human", attacker = 4, guard: Partial<InPlay> = {}) => {
    const set = stage(
      {
        You: { race: "narn", supporting: [real("Na'Far", { ...complete, abilities: { diplomacy: 2 } })] },
        Rival: { race: "human", supporting: [character("Clerk", { diplomacy: 6 }, { race })] },
        Third: { race: "minbari", supporting: [character("Bravo", { diplomacy: attacker })] },
      },
      [["You", talks]],
    );
    const supported = order(acting(turned(set, "Na'Far", guard), 1), 1, "support Talks with Clerk using diplomacy");
    return order(acting(supported, 2), 2, "attack Clerk with Bravo in Talks");
  };
  const saves = "use Na'Far to take 3 off the damage";

  it("rotates to let a Narn character of anybody's take 3 damage less in an attack", () => {
    const after = order(game("narn"), 0, saves);
    expect(inPlay(after, "Clerk").damage).toBe(1);
    expect(inPlay(after, "Na'Far").rotated).toBe(true);
    expect(inPlay(order(game("narn"), 0, "pass"), "Clerk").damage).toBe(4);
  });

  it("lets nobody take less than nothing, and shields the attacked one only", () => {
    const after = order(game("narn", 2), 0, saves);
    expect(inPlay(after, "Clerk").damage).toBe(0);
    expect(inPlay(after, "Bravo").neutralized).toBe(true);
  });

  it("does nothing for others than Narn, nor while it is rotated", () => {
    expect(inPlay(game("human"), "Clerk").damage).toBe(4);
    expect(inPlay(game("narn", 4, { rotated: true }), "Clerk").damage).toBe(4);
  });
});

describe("Warleader's Fleet", () => {
  const raid = conflict("Raid", "military");
  const ships = (title: string, race: "minbari" | "human" = "minbari") => fleet(title, 3, { race });
  const set = stage(
    {
      You: {
        race: "minbari",
        supporting: [
          real("Warleader's Fleet", { ...complete, abilities: { military: 6 } }),
          ships("Second Fleet"),
          ships("Grey Council Fleet"),
          ships("Hired Ships", "human"),
        ],
      },
      Rival: { race: "human", supporting: [ships("Other Minbari")] },
    },
    [["Rival", raid]],
  );
  const offered = (game: Game, seat = 0) =>
    sentences(acting(game, seat), seat).filter((each) => /^support Raid with .*(?:Fleet|Ships|Minbari)/u.test(each));
  const supports = (title: string) => `support Raid with ${title} using military`;

  it("keeps your other Minbari fleets out of conflicts while it is ready, the Grey Council Fleet excepted", () => {
    expect(offered(set)).toEqual(["Warleader's Fleet", "Grey Council Fleet", "Hired Ships"].map(supports));
    const second = {
      type: "support",
      seat: 0,
      conflict: set.conflicts[0]?.id ?? 0,
      with: at(set, "Second Fleet"),
    } as const;
    expect(refused(acting(set, 0), second)).toMatchObject({ code: "card-cannot", facts: { what: "take-part" } });
  });

  it("keeps nobody else's fleet out, and none once it is rotated", () => {
    expect(offered(set, 1)).toEqual([supports("Other Minbari")]);
    expect(offered(turned(set, "Warleader's Fleet", { rotated: true }))).toContain(supports("Second Fleet"));
  });

  it("does not let them attack in a conflict either", () => {
    const aimed = order(acting(set, 1), 1, supports("Other Minbari"));
    const attackers = (game: Game) =>
      sentences(acting(game, 0)).filter((each) => each.startsWith("attack Other Minbari with Second Fleet"));
    expect(attackers(aimed)).toEqual([]);
    expect(attackers(turned(aimed, "Warleader's Fleet", { rotated: true }))).toHaveLength(1);
  });
});

describe("Wastelands", () => {
  // No source says what type it is: it is whatever the server has it as.
  const wastelands = withText({ id: "later/wastelands", title: "Wastelands", type: "agenda" });

  it("adds to the damage that each of your characters deals as many points as it has Conspiracy marks", () => {
    const set = stage({
      You: { agenda: { ...wastelands, complete: true }, supporting: [character("Agent", { intrigue: 2 })] },
      Rival: { supporting: [character("Clerk", { intrigue: 9 })] },
    });
    const marked = turned(set, "Agent", { marks: { conspiracy: 2, doom: 3 } });
    const strike = (game: Game) =>
      inPlay(
        does(
          game,
          byHand({
            verb: "attack",
            with: { card: at(game, "Agent") },
            against: { card: at(game, "Clerk") },
            using: "intrigue",
          }),
        ),
        "Clerk",
      ).damage;
    expect({ set: strike(set), marked: strike(marked) }).toEqual({ set: 2, marked: 4 });
    const back = turned(marked, "Clerk", { marks: { conspiracy: 5 } });
    const after = does(
      back,
      byHand({
        verb: "attack",
        with: { card: at(back, "Clerk") },
        against: { card: at(back, "Agent") },
        using: "intrigue",
      }),
    );
    expect(inPlay(after, "Clerk").damage).toBe(4);
  });
});

describe("Pulling Strings", () => {
  const strings = real("Pulling Strings", { race: "neutral" });
  const set = () =>
    turned(
      stage({
        You: { hand: [strings], unspent: 9 },
        Rival: {
          unspent: 5,
          supporting: [character("Puppet", { diplomacy: 2 }), character("Nobody", { diplomacy: 2 })],
        },
      }),
      "Puppet",
      { marks: { destiny: 1 } },
    );
  const sponsored = () => order(set(), 0, "sponsor Pulling Strings with You's Ambassador on Puppet");
  const pulls = "rotate Pulling Strings to give its character +2 diplomacy";

  it("goes on a character with a Destiny mark only", () => {
    expect(sentences(set()).filter((each) => each.startsWith("sponsor Pulling Strings"))).toEqual([
      "sponsor Pulling Strings with You's Ambassador on Puppet",
    ]);
  });

  it("rotates for the character's controller, for 2 influence, and gives +2 diplomacy until the end of the turn", () => {
    const game = acting(sponsored(), 1);
    expect(sentences(acting(sponsored(), 0), 0)).not.toContain(pulls);
    const after = order(game, 1, pulls);
    expect(abilityOf(after, at(after, "Puppet"), "diplomacy")).toBe(4);
    expect(after.seats[1]).toMatchObject({ unspent: 3, spent: 2 });
    expect(after.modifiers.map(({ until }) => until)).toEqual(["end-of-turn"]);
    const poor = arranged(game, (work) => {
      const [, rival] = work.seats;
      if (rival) work.seats[1] = { ...rival, unspent: 1 };
    });
    expect(sentences(poor, 1)).not.toContain(pulls);
  });

  it("cannot be sustained, since it takes influence", () => {
    const after = order(acting(sponsored(), 1), 1, pulls);
    expect(after.modifiers[0]?.holder ?? null).toBe(null);
  });

  it("is discarded as soon as the character has no Destiny mark", () => {
    const game = sponsored();
    expect(zone(game, "Pulling Strings")).toBe("play");
    const purged = does(
      game,
      byHand({ verb: "purge-mark", which: { card: at(game, "Puppet") }, mark: "destiny", amount: 1 }),
    );
    expect(zone(purged, "Pulling Strings")).toBe("discard");
  });
});
