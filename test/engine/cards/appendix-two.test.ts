/**
 * engine, "Appendix Two: Replacing characters": its six examples, with the same numbers. Its cards stand here for what
 * the appendix says of them: what they give, and what moves.
 */
import { describe, expect, it } from "vitest";
import type { Replacement } from "../../../src/engine/cards/text.ts";
import { gainMarks, purgeMarks } from "../../../src/engine/changes/in-force/marks.ts";
import { editSeat } from "../../../src/engine/changes/work.ts";
import { enterPlay } from "../../../src/engine/changes/zones.ts";
import type { CardFacts, Game, Mark } from "../../../src/engine/index.ts";
import { agenda, arranged, at, character, does, group, happens, inPlay, invented, order, stage } from "../stage.ts";

type Marks = Partial<Record<Mark, number>>;
const each = (marks: Marks) => Object.entries(marks) as [Mark, number][];

function worn(type: "enhancement" | "aftermath", title: string, marks: Marks): CardFacts {
  const statics = each(marks).map(([mark, amount]) => ({ gives: "mark", mark, amount, to: "host" }) as const);
  return invented(type, title, { cost: 0, text: { says: "Marks.", target: { what: "card", of: "any" }, statics } });
}

function serving(title: string, marks: Marks): CardFacts {
  const statics = each(marks).map(
    ([mark, amount]) => ({ gives: "mark", mark, amount, to: "your-ambassador" }) as const,
  );
  return agenda(title, { says: "Marks.", statics });
}

interface Example {
  old: CardFacts;
  heir: CardFacts;
  on?: readonly CardFacts[];
  goal?: CardFacts;
  others?: readonly CardFacts[];
  /** Marks from cards that are no longer in play, or that gave them once. */
  misc?: Marks;
  purged?: Marks;
}

/** The player whose ambassador is the old card, with everything that the example lays around it. */
function standing({ old, heir, on = [], goal, others = [], misc = {}, purged = {} }: Example): Game {
  const hand = [heir, ...on, ...others, ...(goal ? [goal] : [])];
  const start = stage({ You: { race: "narn", unspent: 9, inner: [old], hand }, Rival: { race: "human" } });
  return arranged(start, (work) => {
    const id = at(work.game, old.title);
    editSeat(work, 0).ambassador = id;
    const mine = { faction: 0, controller: 0 };
    for (const { title } of others) enterPlay(work, at(work.game, title), { ...mine, row: "supporting" });
    if (goal) enterPlay(work, at(work.game, goal.title), { ...mine, row: "agenda" });
    for (const { title } of on) enterPlay(work, at(work.game, title), { ...mine, row: "attached", host: id });
    for (const [mark, amount] of each(misc)) gainMarks(work, id, mark, amount, "an event");
    for (const [mark, amount] of each(purged)) purgeMarks(work, id, mark, amount, "a card played");
  });
}

function heir(title: string, old: string, marks: Marks, rest: Partial<Replacement>, more: Partial<CardFacts> = {}) {
  const replaces: Replacement = { how: "must", target: { what: "card", of: "any", title: old }, ...rest };
  return character(
    title,
    { diplomacy: 4 },
    { marks, ...more, text: { says: `Replaces ${old}.`, ...more.text, replaces } },
  );
}

const marksAfter = (game: Game, old: string, card: string) =>
  inPlay(order(game, 0, `replace ${old} with ${card}`), card).marks;

describe("Appendix Two", () => {
  it("example 1: cards that are not attached give marks, and all marks move", () => {
    const makur = group("Thenta Makur", {
      text: {
        says: "Strife.",
        statics: [{ gives: "mark", mark: "strife", amount: 1, to: "characters", race: "narn" }],
      },
    });
    const game = standing({
      old: character("G'Kar", { diplomacy: 3 }, { race: "narn", marks: { strife: 1 } }),
      heir: heir(
        "G'Kar Forsaken",
        "G'Kar",
        { doom: 1 },
        { transfers: ["enhancements", "aftermaths", "contingencies", "marks"] },
        { race: "narn" },
      ),
      others: [makur],
      goal: serving("The Lure of Shadow", { shadow: 1 }),
      misc: { shadow: 1 },
    });
    expect(inPlay(game, "G'Kar").marks).toEqual({ strife: 2, shadow: 2 });
    expect(marksAfter(game, "G'Kar", "G'Kar Forsaken")).toEqual({ strife: 2, shadow: 2, doom: 1 });
    // Cards that answer purging see none of this: not a mark is purged.
    const action = { type: "replace" as const, seat: 0, card: at(game, "G'Kar"), with: at(game, "G'Kar Forsaken") };
    const { events } = happens(game, action);
    expect(events.filter((one) => one.type === "mark-changed" && one.by < 0)).toEqual([]);
    expect(events).toContainEqual(
      expect.objectContaining({ type: "marks-transferred", mark: "strife", amount: 1, to: expect.anything() }),
    );
  });

  /** Delenn of the examples 2 and 3: "Fixed in Their Ways" gave its mark once, so it counts with the others' here. */
  const delenn = (misc: Marks, purged: Marks = {}) =>
    standing({
      old: character("Delenn", { diplomacy: 4 }, { marks: { destiny: 1, vorlon: 1 } }),
      heir: heir(
        "Delenn Transformed",
        "Delenn",
        { vorlon: 2, destiny: 2 },
        { transfers: ["aftermaths", "enhancements"] },
      ),
      on: [worn("aftermath", "Nightmares", { doom: 1 }), worn("enhancement", "Triluminary", { destiny: 1, vorlon: 1 })],
      goal: serving("Total War", { doom: 1 }),
      misc,
      purged,
    });

  it("example 2: attached cards move with their marks, the others' marks do not", () => {
    const game = delenn({ doom: 1, destiny: 2, vorlon: 3 });
    expect(inPlay(game, "Delenn").marks).toEqual({ destiny: 4, vorlon: 5, doom: 3 });
    expect(marksAfter(game, "Delenn", "Delenn Transformed")).toEqual({ destiny: 3, vorlon: 3, doom: 2 });
  });

  it("example 3: attached cards that move give their marks again, even where all have been purged", () => {
    const game = delenn({ doom: 1, vorlon: 1 }, { vorlon: 9, destiny: 9 });
    expect(inPlay(game, "Delenn").marks).toEqual({ doom: 3 });
    expect(marksAfter(game, "Delenn", "Delenn Transformed")).toEqual({ destiny: 3, vorlon: 3, doom: 2 });
  });

  it("example 4: nothing moves, but what stays in play gives its mark to the new card", () => {
    const game = standing({
      old: character("Jeffrey Sinclair", { diplomacy: 3 }, { marks: { destiny: 1 } }),
      heir: heir(
        "John Sheridan",
        "Jeffrey Sinclair",
        { destiny: 1 },
        {},
        { text: { says: "", statics: [{ gives: "first-mark", by: 1 }] } },
      ),
      goal: serving("The Lure of Shadow", { shadow: 1 }),
      misc: { shadow: 2 },
    });
    expect(inPlay(game, "Jeffrey Sinclair").marks).toEqual({ destiny: 1, shadow: 3 });
    // The second Shadow mark is by the new card's own text: one more of a kind that it does not have.
    expect(marksAfter(game, "Jeffrey Sinclair", "John Sheridan")).toEqual({ destiny: 1, shadow: 2 });
  });

  it("example 5: an attached card that does not move is discarded, and its mark is purged", () => {
    const game = standing({
      old: character(
        "John Sheridan",
        { diplomacy: 3 },
        { marks: { destiny: 1 }, text: { says: "Marks.", statics: [{ gives: "first-mark", by: 1 }] } },
      ),
      heir: heir("Sheridan Reborn", "John Sheridan", {}, { transfers: ["enhancements", "marks"] }),
      on: [worn("aftermath", "Glory", { destiny: 1 })],
      goal: serving("Total War", { doom: 1 }),
    });
    expect(inPlay(game, "John Sheridan").marks).toEqual({ destiny: 2, doom: 2 });
    expect(marksAfter(game, "John Sheridan", "Sheridan Reborn")).toEqual({ destiny: 1, doom: 2 });
    const done = order(game, 0, "replace John Sheridan with Sheridan Reborn");
    expect(done.cards[at(done, "Glory")]?.zone).toBe("discard");
  });

  it("example 6: marks move, and of the aftermaths those that the controller chooses", () => {
    const game = standing({
      old: character("Delenn Transformed", { diplomacy: 4 }, { marks: { destiny: 2, vorlon: 2 } }),
      heir: heir(
        "Entil'zha Delenn",
        "Delenn Transformed",
        { destiny: 1 },
        { transfers: ["enhancements", "contingencies", "marks"], chosen: ["aftermaths"] },
      ),
      on: [
        worn("enhancement", "Triluminary", { destiny: 1, vorlon: 1 }),
        worn("aftermath", "Glory", { destiny: 1 }),
        worn("aftermath", "Nightmares", { doom: 1 }),
      ],
      goal: serving("Total War", { doom: 1 }),
    });
    expect(inPlay(game, "Delenn Transformed").marks).toEqual({ destiny: 4, vorlon: 3, doom: 2 });
    const done = order(game, 0, "replace Delenn Transformed with Entil'zha Delenn keeping Glory");
    expect(inPlay(done, "Entil'zha Delenn").marks).toEqual({ destiny: 5, vorlon: 3, doom: 1 });
    expect(["Glory", "Triluminary"].map((title) => inPlay(done, title).host)).toEqual(
      ["Glory", "Triluminary"].map(() => at(done, "Entil'zha Delenn")),
    );
    expect(done.cards[at(done, "Nightmares")]?.zone).toBe("discard");
    // "Had the controller chosen not to transfer Glory": it is discarded, and takes its mark along.
    const without = does(game, {
      type: "replace",
      seat: 0,
      card: at(game, "Delenn Transformed"),
      with: at(game, "Entil'zha Delenn"),
      keep: [],
    });
    expect(inPlay(without, "Entil'zha Delenn").marks).toEqual({ destiny: 4, vorlon: 3, doom: 1 });
    expect(without.cards[at(without, "Glory")]?.zone).toBe("discard");
  });
});
