// compendium: the cards by their titles
import { describe, expect, it } from "vitest";
import { enterPlay } from "../../../../src/engine/changes/zones.ts";
import { abilityOf, isTelepath, printedNow } from "../../../../src/engine/rules/in-force/ability.ts";
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
  passed,
  sentences,
  stage,
} from "../../stage.ts";
import { real } from "../real.ts";

type Game = ReturnType<typeof stage>;

describe("Latent Telepath", () => {
  const supporting = [
    character("Clerk", { diplomacy: 2 }, { race: "human" }),
    character("Prophet", {}, { race: "narn" }),
    character("Teep", { psi: 2 }, { race: "human" }),
    fleet("Patrol", 3),
  ];
  const table = () =>
    stage(
      {
        You: { race: "human", supporting, hand: [real("Latent Telepath", { cost: 1 })], unspent: 9 },
        Rival: { race: "narn" },
      },
      [["You", conflict("Scan", "psi")]],
    );
  /** It lies on that card, as an earlier turn has left it there. */
  const on = (title: string, game = table()) =>
    arranged(game, (work) =>
      enterPlay(work, at(work.game, "Latent Telepath"), {
        faction: 0,
        controller: 0,
        row: "attached",
        host: at(work.game, title),
      }),
    );
  const psi = (game: Game, title: string) => abilityOf(game, at(game, title), "psi");

  it("gives a character who is no Narn and has no psi a psi of 3, and leaves the printed one as it is", () => {
    const game = on("Clerk");
    expect({ psi: psi(game, "Clerk"), printedNow: printedNow(game, at(game, "Clerk"), "psi") }).toEqual({
      psi: 3,
      printedNow: 0,
    });
    expect(isTelepath(game, at(game, "Clerk"))).toBe(true);
  });

  // compendium: Legal Targets — it may be played on any card, though it only affects certain ones
  it("may lie on any card but an ambassador, and gives nothing to a Narn, to whoever has psi or to a fleet", () => {
    const offered = sentences(table()).filter((sentence) => sentence.startsWith("sponsor Latent Telepath"));
    for (const title of ["Clerk", "Prophet", "Teep", "Patrol"])
      expect(offered.some((sentence) => sentence.includes(`on ${title}`))).toBe(true);
    expect(offered.some((sentence) => sentence.includes("on You's Ambassador"))).toBe(false);
    expect(["Prophet", "Teep", "Patrol"].map((title) => psi(on(title), title))).toEqual([0, 2, 0]);
  });

  it("does nothing any more from when a card has given its character a printed psi", () => {
    const learner = real("Fast Learner", { cost: 1 });
    const start = stage(
      {
        You: { race: "human", supporting, hand: [real("Latent Telepath", { cost: 1 }), learner], unspent: 9 },
        Rival: { race: "narn" },
      },
      [["You", conflict("Scan", "psi")]],
    );
    const both = arranged(on("Clerk", start), (work) =>
      enterPlay(work, at(work.game, "Fast Learner"), {
        faction: 0,
        controller: 0,
        row: "attached",
        host: at(work.game, "Clerk"),
      }),
    );
    const game = order(both, 0, "support Scan with Clerk using psi");
    expect(psi(game, "Clerk")).toBe(3);
    const after = passed(game, "action", "trigger", "aftermath");
    expect(after.conflicts[0]?.result ?? after.round).not.toBe("action");
    expect({ psi: psi(after, "Clerk"), printedNow: printedNow(after, at(after, "Clerk"), "psi") }).toEqual({
      psi: 1,
      printedNow: 1,
    });
    // A bonus that is none of the printed ability changes nothing of that.
    const raised = does(
      on("Clerk"),
      byHand({
        verb: "change-ability",
        which: { card: at(table(), "Clerk") },
        ability: "psi",
        by: 1,
        until: "permanent",
      }),
    );
    expect(psi(raised, "Clerk")).toBe(4);
  });

  // quickstart: General Note – bonuses — what is worded for those without psi is an exception
  it("is played on a character without psi by quickstart too", () => {
    const game = arranged(table(), (work) => {
      work.game.rules = "quickstart";
    });
    const sponsored = order(game, 0, "sponsor Latent Telepath with You's Ambassador on Clerk");
    expect(inPlay(sponsored, "Latent Telepath").host).toBe(at(sponsored, "Clerk"));
  });
});
