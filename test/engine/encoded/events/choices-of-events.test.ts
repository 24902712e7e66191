// compendium: the cards by their titles
import { describe, expect, it } from "vitest";
import { editSeat } from "../../../../src/engine/changes/work.ts";
import { arranged, at, character, does, fleet, inPlay, order, passed, refused, stage, turned } from "../../stage.ts";
import { ended, sentences, zone } from "../choices-stage.ts";
import { ratings, real } from "../real.ts";

describe("Concentrated Effort", () => {
  it("allows a second conflict in the next turn, and only one from a conflict card", () => {
    const effort = real("Concentrated Effort", { cost: 0 });
    const cards = [real("Hate Crime"), real("Attacking Pawns")];
    const game = stage({
      You: { unspent: 9, hand: [effort, ...cards], agenda: real("Infiltrate and Exploit") },
      Rival: { unspent: 10 },
    });
    const next = passed(order(game, 0, "play Concentrated Effort"), ...ended, "sustain");
    const turn = next.awaiting[0]?.seat === 0 ? next : order(next, 1, "declare nothing");
    const first = order(turn, 0, "declare Infiltrate and Exploit on Rival");
    expect(sentences(first, 0)).toEqual(expect.arrayContaining(["declare Hate Crime", "declare nothing"]));
    const other = order(turn, 0, "declare Hate Crime");
    expect(sentences(other, 0).some((sentence) => sentence.startsWith("declare Infiltrate"))).toBe(true);
    const second = order(other, 0, "declare Infiltrate and Exploit on Rival");
    expect(second.awaiting.some(({ kind, seat }) => kind === "declare" && seat === 0)).toBe(false);
    const war = refused(first, { type: "declare-war", seat: 0, enemy: 1 });
    expect(["not-at-war", "conflict-from-card"]).toContain(war.code);
  });
});

describe("News of Galactic Import", () => {
  const news = real("News of Galactic Import", { cost: 0 });
  const hand = [news, { ...news, id: "stage/second-news" }, real("Hate Crime")];
  const game = stage({ You: { hand, unspent: 9, agenda: real("Knowledge Is Power") }, Rival: {} });
  const first = at(game, "News of Galactic Import");
  const next = passed(
    passed(does(game, { type: "play", seat: 0, card: first }), "action", "aftermath"),
    "discard",
    "buy",
    "sustain",
  );

  it("keeps the next turn free of conflicts: nobody is even asked", () => {
    expect(sentences(game, 0)).toContain("play News of Galactic Import");
    expect({ turn: next.turn, round: next.round, kind: next.awaiting[0]?.kind }).toEqual({
      turn: 2,
      round: "action",
      kind: "action",
    });
    const after = passed(passed(next, "action", "aftermath"), "discard", "buy", "sustain");
    expect({ turn: after.turn, kind: after.awaiting[0]?.kind }).toEqual({ turn: 3, kind: "declare" });
  });

  it("keeps those of agendas and wars away too", () => {
    const asked = arranged(next, (work) => {
      work.game.awaiting = [{ id: 9, seat: 0, kind: "declare" }];
    });
    const through = { type: "declare", seat: 0, card: at(asked, "Knowledge is Power"), as: "intrigue" } as const;
    expect(refused(asked, through)).toMatchObject({ code: "conflicts-barred" });
    const hate = { type: "declare", seat: 0, card: at(asked, "Hate Crime") } as const;
    expect(refused(asked, hate)).toMatchObject({ code: "conflicts-barred" });
  });

  it("cannot be played in that turn", () => {
    const own = next.awaiting[0]?.seat === 0 ? next : order(next, 1, "pass");
    const second = own.cards.find(
      ({ owner, zone: lies, id }) =>
        owner === 0 && lies === "hand" && id !== first && own.facts[own.cards[id]?.facts ?? -1]?.title === news.title,
    );
    expect(refused(own, { type: "play", seat: 0, card: second?.id ?? -1 })).toMatchObject({ code: "conflicts-barred" });
  });
});

describe("Early Warning", () => {
  it("adds the Vorlons' influence as opposition before it rises by 1", () => {
    const game = turned(
      stage({ You: { hand: [real("Early Warning", { cost: 0 })], inner: [character("Listener")] }, Rival: {} }, [
        ["Rival", real("Hate Crime")],
      ]),
      "Listener",
      { marks: { vorlon: 2 } },
    );
    const before = game.influence.vorlons;
    const after = order(game, 0, "play Early Warning on Hate Crime and Listener");
    expect(after.conflicts[0]?.added).toMatchObject([{ to: "opposition", amount: before }]);
    expect(after.influence.vorlons).toBe(before + 1);
    expect(inPlay(after, "Listener").rotated).toBe(true);
    const unmarked = turned(game, "Listener", { marks: { vorlon: 1 } });
    expect(sentences(unmarked, 0).some((sentence) => sentence.startsWith("play Early Warning"))).toBe(false);
  });
});

describe("Exploration", () => {
  const game = stage({
    You: {
      unspent: 11,
      hand: [real("Exploration", { cost: 0 })],
      supporting: [fleet("Scouts", 10), fleet("Boats", 4)],
    },
    Rival: {},
  });

  it("takes the fleet's printed military in influence and gives 1 for each 5 of it", () => {
    const after = order(game, 0, "play Exploration on Scouts");
    expect(zone(after, "Scouts")).toBe("discard");
    expect(after.seats[0]).toMatchObject({ unspent: 3, spent: 10 });
    const small = order(game, 0, "play Exploration on Boats");
    expect(ratings(small)).toEqual([11, 4]);
  });

  it("leaves the leader of the fleet unharmed", () => {
    const led = turned(
      stage({
        You: {
          unspent: 11,
          hand: [real("Exploration", { cost: 0 })],
          supporting: [fleet("Scouts", 5), character("Captain")],
        },
        Rival: {},
      }),
      "Captain",
      { rotated: true },
    );
    const leading = turned(led, "Captain", { leads: at(led, "Scouts") });
    const after = order(leading, 0, "play Exploration on Scouts");
    expect(inPlay(after, "Captain")).toMatchObject({ leads: null, neutralized: false });
  });

  it("cannot be paid with less influence than that", () => {
    const poor = arranged(game, (work) => {
      editSeat(work, 0).unspent = 9;
    });
    expect(sentences(poor, 0)).not.toContain("play Exploration on Scouts");
  });
});

describe("Shadow Strike", () => {
  const seated = stage({
    You: { unspent: 9, hand: [real("Shadow Strike")] },
    Rival: { supporting: [fleet("Cruiser", 6)] },
  });
  const game = arranged(turned(seated, "You's Ambassador", { marks: { shadow: 2 } }), (work) => {
    work.game.influence = { ...work.game.influence, shadows: 5 };
  });

  it("takes the fleet's military as it is now, and neutralizes no fleet that is above the Shadows' influence", () => {
    const strong = order(game, 0, "play Shadow Strike on Cruiser");
    expect(inPlay(strong, "Cruiser").neutralized).toBe(false);
    expect(strong.seats[0]).toMatchObject({ unspent: 3, spent: 6 });
    const weak = order(turned(game, "Cruiser", { damage: 1 }), 0, "play Shadow Strike on Cruiser");
    expect(inPlay(weak, "Cruiser").neutralized).toBe(true);
    expect(weak.seats[0]).toMatchObject({ unspent: 4, spent: 5 });
  });
});

describe("Vorlon Rescue", () => {
  it("brings back a neutralized participant of an inner circle with 2 Vorlon marks, without damage and rotated", () => {
    const seated = stage(
      {
        You: { hand: [real("Vorlon Rescue", { cost: 0 })], inner: [character("Pilgrim", { intrigue: 2 })] },
        Rival: {},
      },
      [["You", real("Hate Crime")]],
    );
    const joined = order(seated, 0, "support Hate Crime with Pilgrim using intrigue");
    const down = turned(joined, "Pilgrim", { neutralized: true, severe: 2, rotated: false, marks: { vorlon: 2 } });
    const acting = { ...down, awaiting: [{ id: 99, seat: 0, kind: "action" as const }] };
    const after = order(acting, 0, "play Vorlon Rescue on Pilgrim");
    expect(inPlay(after, "Pilgrim")).toMatchObject({ neutralized: false, severe: 0, rotated: true });
    const marked = turned(acting, "Pilgrim", { marks: { vorlon: 1 } });
    expect(sentences(marked, 0).some((sentence) => sentence.startsWith("play Vorlon Rescue"))).toBe(false);
  });
});
