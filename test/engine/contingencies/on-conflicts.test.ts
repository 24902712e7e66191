// compendium: Contingency Cards; Further Gains; Empire Builder — contingencies that lie under conflict cards
import { describe, expect, it } from "vitest";
import { type Game, legalActions, viewFor } from "../../../src/engine/index.ts";
import { conflictOf, conflictTitle } from "../../../src/engine/state/lookup.ts";
import { by } from "../rulesets/by.ts";
import {
  agenda,
  arranged,
  at,
  byHand,
  character,
  conflict,
  does,
  happens,
  inPlay,
  order,
  passed,
  refused,
  sentences,
  stage,
} from "../stage.ts";
import { contingency, place, reveal } from "./contingency-stage.ts";

const gains = contingency("Gains", "you-win", {}, { target: { what: "conflict", of: "you" } });
const parley = conflict("Parley", "diplomacy");
const feud = conflict("Feud", "intrigue");

/** You have initiated Parley and Feud, Rival has initiated Raid; you hold Gains. */
function table(held = gains): Game {
  return stage(
    {
      You: { hand: [held], inner: [character("Aide", { intrigue: 5 })] },
      Rival: { inner: [character("Foe", { diplomacy: 9 })] },
    },
    [
      ["You", parley],
      ["You", feud],
      ["Rival", conflict("Raid", "intrigue")],
    ],
  );
}
const under = (title: string) => order(table(), 0, `place Gains under ${title}`);
const support = "support Parley with You's Ambassador using diplomacy";
/** All pass, and of the two conflicts the one of this title resolves first. */
function resolving(game: Game, title: string): Game {
  const asked = passed(game, "action");
  const id = asked.conflicts.find(({ card }) => card === at(asked, title))?.id ?? -1;
  return does(asked, { type: "resolve-first", seat: 0, conflict: id });
}

describe("A contingency that is for a conflict", () => {
  it("lies face down under the card of a conflict that you have initiated, and nobody else learns which it is", () => {
    const { game, events } = happens(table(), place(table(), "Gains", "Parley"));
    expect(events).toEqual([
      expect.objectContaining({ type: "placed", under: { card: at(game, "Parley"), title: "Parley" } }),
    ]);
    expect(inPlay(game, "Gains")).toMatchObject({ host: at(game, "Parley"), faceDown: true, controller: 0 });
    for (const viewer of [{ seat: 1 }, "public", "judge"] as const) {
      const view = viewFor(game, viewer);
      expect(JSON.stringify(view)).not.toContain("Gains");
      expect(view.conflicts[0]).toMatchObject({ title: "Parley", faceDownUnder: 1 });
    }
    expect(viewFor(game, { seat: 0 }).conflicts[0]).toMatchObject({ ownUnder: ["Gains"] });
  });

  it("lies under no card in play, and under nobody else's conflict", () => {
    const game = table();
    expect(sentences(game).filter((one) => one.startsWith("place"))).toEqual([
      "place Gains under Parley",
      "place Gains under Feud",
    ]);
    expect(refused(game, place(game, "Gains", "You's Ambassador")).code).toBe("illegal-target");
    expect(refused(game, place(game, "Gains", "Raid"))).toMatchObject({ code: "not-your-card", rule: "control" });
  });

  it("lies under no war, and under no card in play through which a conflict comes", () => {
    const plots = agenda("Plots", {
      says: "Plots.",
      initiates: [{ type: "intrigue", conflict: { form: "opposable" } }],
    });
    const game = arranged(stage({ You: { agenda: plots, hand: [gains] }, Rival: {} }), (work) => {
      const shared = { initiator: 0, target: null, participants: [], added: [], result: null };
      work.game.conflicts = [
        { id: 1, card: null, war: 1, type: "military", ...shared },
        { id: 2, card: at(work.game, "Plots"), through: true, type: "intrigue", ...shared },
      ];
    });
    expect(sentences(game).filter((one) => one.startsWith("place"))).toEqual([]);
    expect(refused(game, place(game, "Gains", "Plots")).code).toBe("illegal-target");
  });

  it("lies under a conflict in which any player may be supported", () => {
    const bazaar = conflict("Bazaar", "intrigue", { conflict: { form: "sides" } });
    const game = stage({ You: { hand: [gains] }, Rival: {} }, [["You", bazaar]]);
    expect(sentences(game)).toContain("place Gains under Bazaar");
  });

  it("of a race lies only under a conflict of that race", () => {
    const loyal = contingency("Gains", "you-win", { race: "narn" }, { target: { what: "conflict", of: "you" } });
    expect(refused(table(loyal), place(table(loyal), "Gains", "Parley"))).toMatchObject({
      code: "contingency-loyalty",
    });
  });

  it("that is for a type of conflict lies under no other", () => {
    const military = contingency(
      "Gains",
      "you-win",
      {},
      { target: { what: "conflict", of: "you", conflictType: "intrigue" } },
    );
    const game = table(military);
    expect(sentences(game).filter((one) => one.startsWith("place"))).toEqual(["place Gains under Feud"]);
  });

  // compendium: Show The Colors; Supporting or Opposing / Participation
  it("that asks for one without participation restrictions lies under no conflict that says who takes part", () => {
    const free = contingency("Gains", "you-win", {}, { target: { what: "conflict", of: "you", anybody: true } });
    const game = stage({ You: { hand: [free] }, Rival: {} }, [
      ["You", conflict("Colors", "military", { conflict: { form: "opposable", only: ["human"] } })],
      ["You", conflict("Borders", "military", { conflict: { form: "opposable", oneFleetEach: true } })],
      ["You", conflict("Bazaar", "intrigue", { conflict: { form: "sides" } })],
      ["You", parley],
    ]);
    expect(sentences(game).filter((one) => one.startsWith("place"))).toEqual([
      "place Gains under Bazaar",
      "place Gains under Parley",
    ]);
    expect(refused(game, place(game, "Gains", "Colors"))).toMatchObject({
      code: "illegal-target",
      facts: { target: "Colors", wants: expect.stringContaining("any card may take part") },
    });
  });

  it("may be revealed when that conflict has been won", () => {
    const game = resolving(order(passed1(under("Parley")), 0, support), "Parley");
    expect(game.awaiting[0]).toMatchObject({ kind: "reveal", seat: 0 });
    const { game: after } = happens(game, reveal(game, 0, "Gains"));
    expect(after.seats[0]?.unspent).toBe(5);
  });

  it("lies in the discard pile before the conflict does", () => {
    const game = resolving(order(passed1(under("Parley")), 0, support), "Parley");
    const after = passed(does(game, reveal(game, 0, "Gains")), "aftermath");
    expect(after.seats[0]?.discard.slice(0, 2)).toEqual([at(after, "Gains"), at(after, "Parley")]);
  });

  it("answers no other conflict of yours", () => {
    const game = order(passed1(under("Feud")), 0, support);
    expect(askedOn(resolving(game, "Parley"))).toEqual(["Feud"]);
  });

  it("is discarded with its conflict where it was not revealed, before it", () => {
    const game = passed(resolving(under("Parley"), "Parley"), "reveal", "aftermath");
    expect(game.cards[at(game, "Gains")]).toMatchObject({ zone: "discard", play: null });
    expect(game.seats[0]?.discard.slice(0, 2)).toEqual([at(game, "Gains"), at(game, "Parley")]);
  });

  it("is discarded with a conflict that is cancelled", () => {
    const start = under("Parley");
    const id = start.conflicts[0]?.id ?? -1;
    const game = does(start, byHand({ verb: "cancel-conflict", conflict: id }));
    expect(game.cards[at(game, "Gains")]).toMatchObject({ zone: "discard", play: null });
  });

  it("stays under a conflict that is put off, and may be revealed when that is won in the next turn", () => {
    const start = under("Parley");
    const id = start.conflicts[0]?.id ?? -1;
    const off = does(start, byHand({ verb: "prolong", conflict: id }));
    const turned = passed(
      passed(off, "action"),
      "resolve-first",
      "reveal",
      "aftermath",
      "discard",
      "buy",
      "sustain",
      "declare",
    );
    expect(turned.turn).toBe(2);
    expect(inPlay(turned, "Gains")).toMatchObject({ host: at(turned, "Parley"), faceDown: true });
    const mine = turned.awaiting[0]?.seat === 0 ? turned : order(turned, 1, "pass");
    expect(passed(order(mine, 0, support), "action").awaiting[0]).toMatchObject({ kind: "reveal", seat: 0 });
  });

  it("goes unseen with a player who leaves", () => {
    const start = { ...under("Parley"), revision: 2 as const };
    const { game, events } = happens(start, { type: "concede", seat: 0 });
    expect(JSON.stringify(events)).not.toContain("Gains");
    expect(game.seats[0]?.discard.map((id) => id)).not.toContain(at(game, "Gains"));
  });

  it("whose text nobody knows may lie under a conflict too, and its player is asked when that has resolved", () => {
    const unknown = contingency("Gains", null);
    const game = order(table(unknown), 0, "place Gains under Parley");
    expect(askedOn(resolving(game, "Parley"))).toEqual(["Parley"]);
    expect(askedOn(resolving(game, "Feud"))).toEqual(["Parley"]);
  });

  it.each(["engine", "casual"] as const)("is played by the %s rules", (rules) => {
    expect(legalActions(by(rules, table()), 0).map(({ sentence }) => sentence)).toContain("place Gains under Parley");
  });
});

/** On which conflicts somebody is asked whether to reveal. */
const askedOn = (game: Game) =>
  game.awaiting.flatMap((asked) =>
    asked.kind === "reveal" && asked.conflict !== null ? [conflictTitle(game, conflictOf(game, asked.conflict))] : [],
  );

/** The second seat passes. */
const passed1 = (game: Game) => order(game, 1, "pass");
