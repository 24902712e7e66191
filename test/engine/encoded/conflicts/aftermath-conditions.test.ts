// compendium: the cards by their titles
import { describe, expect, it } from "vitest";
import type { CardFacts } from "../../../../src/engine/index.ts";
import { sponsorCost } from "../../../../src/engine/rules/costs/cost.ts";
import { mayPromote } from "../../../../src/engine/rules/costs/promoting.ts";
import { zone } from "../../at-the-table.ts";
import {
  at,
  byHand,
  character,
  conflict,
  does,
  event,
  fleet,
  inPlay,
  invented,
  order,
  passed,
  refused,
  type SeatStage,
  sentences,
  stage,
} from "../../stage.ts";
import { real } from "../real.ts";

type Game = ReturnType<typeof stage>;
/** The seat is asked to act, whoever would be. */
const actsNow = (game: Game, seat: number) => ({ ...game, awaiting: [{ id: 99, seat, kind: "action" as const }] });

describe("In The Line Of Duty", () => {
  const seats = (more: Partial<CardFacts> = {}): Readonly<Record<string, SeatStage>> => ({
    You: {
      hand: [real("In The Line Of Duty", { cost: 0 })],
      supporting: [character("Duellist", { diplomacy: 5 }), character("Spare", { diplomacy: 1 })],
    },
    Rival: { supporting: [character("Guard", { diplomacy: 2 }, more)], hand: [event("Song", { says: "Nothing." })] },
  });
  const talks = (more: Partial<CardFacts> = {}) => stage(seats(more), [["You", conflict("Parley", "diplomacy")]]);
  const attacked = (more: Partial<CardFacts> = {}) => {
    const opposed = order(actsNow(talks(more), 1), 1, "oppose Parley with Guard using diplomacy");
    const [strike = ""] = sentences(actsNow(opposed, 0)).filter((one) => /^attack Guard .*Duellist/u.test(one));
    return passed(order(actsNow(opposed, 0), 0, strike), "action");
  };
  const plays = (game: Game) => sentences(game).filter((one) => one.includes("In the Line of Duty"));

  it("removes a limited supporting character from the game that an attack has neutralized, and goes after play", () => {
    const asked = attacked();
    expect(inPlay(asked, "Guard").neutralized).toBe(true);
    const [play = "", ...more] = plays(asked);
    expect(more).toEqual([]);
    const over = passed(order(asked, 0, play), "aftermath");
    expect({ guard: zone(over, "Guard"), inTheLineOfDuty: zone(over, "In the Line of Duty") }).toEqual({
      guard: "removed",
      inTheLineOfDuty: "discard",
    });
    expect(over.spent).toContain(over.cards[at(over, "Guard")]?.facts);
  });

  it("is of no use for a multiple or a unique character, nor for one that nothing has attacked", () => {
    expect(plays(attacked({ limit: "multiple" }))).toEqual([]);
    expect(plays(attacked({ limit: "unique" }))).toEqual([]);
    const struck = does(talks(), byHand({ verb: "neutralize", which: { card: at(talks(), "Guard") } }));
    expect(plays(passed(struck, "action"))).toEqual([]);
  });
});

describe("Destined To Be", () => {
  const aftermath = (
    title: string,
    more: NonNullable<CardFacts["text"]>["aftermath"],
    facts: Partial<CardFacts> = {},
  ) =>
    invented("aftermath", title, {
      cost: 0,
      text: {
        says: title,
        target: { what: "card", types: ["character"], of: "any" },
        effects: [{ verb: "gain-mark", which: "target", mark: "doom", amount: 1 }],
        ...(more ? { aftermath: more } : {}),
      },
      ...facts,
    });
  const lost = aftermath(
    "Bitter Loss",
    { outcome: "lost", anywhere: true, discardAfterPlay: true },
    { conflict: "intrigue" },
  );
  const own = aftermath("Own Shame", { outcome: "lost", discardAfterPlay: true }, { conflict: "intrigue" });
  const plain = aftermath(
    "Quiet Joy",
    { outcome: "won", anywhere: true, discardAfterPlay: true },
    { conflict: "diplomacy" },
  );
  const game = stage(
    {
      You: {
        hand: [real("Destined To Be", { cost: 0 }), lost, own, plain],
        supporting: [character("Clerk", { diplomacy: 2 })],
      },
      Rival: { hand: [{ ...lost, id: "stage/lost-2", title: "Bitter Loss Again" }] },
    },
    [["You", conflict("Parley", "diplomacy")]],
  );
  const chosen = (now: Game, type: string, outcome: string) =>
    order(
      order(order(now, 0, "play Destined To Be on Parley"), 0, `choose to let it count as ${type}`),
      0,
      `choose to let it count as ${outcome}`,
    );
  const asked = (now: Game) => passed(order(actsNow(now, 0), 0, "support Parley with Clerk using diplomacy"), "action");
  const titles = (now: Game, seat = 0) => [
    ...new Set(
      sentences(now, seat).flatMap((one) => /Bitter Loss Again|Bitter Loss|Own Shame|Quiet Joy/u.exec(one)?.[0] ?? []),
    ),
  ];

  it("lets its player play aftermaths of the chosen type and outcome, besides those that fit anyway", () => {
    expect(titles(asked(game))).toEqual(["Quiet Joy"]);
    expect(titles(asked(chosen(game, "intrigue", "lost"))).toSorted()).toEqual([
      "Bitter Loss",
      "Own Shame",
      "Quiet Joy",
    ]);
  });

  it("lifts both conditions together, or none", () => {
    expect(titles(asked(chosen(game, "intrigue", "won")))).toEqual(["Quiet Joy"]);
    expect(titles(asked(chosen(game, "military", "lost")))).toEqual(["Quiet Joy"]);
  });

  it("leaves what else an aftermath asks for: whom it may be aimed at", () => {
    const now = asked(chosen(game, "intrigue", "lost"));
    const aims = sentences(now).filter((one) => one.includes("Own Shame"));
    expect(aims.length).toBeGreaterThan(0);
    expect(aims.some((one) => one.includes("Rival's Ambassador"))).toBe(false);
  });

  it("is for whoever played it alone", () => {
    const now = asked(chosen(game, "intrigue", "lost"));
    expect(titles(now, 1)).toEqual([]);
  });

  it("is undone where it is reversed", () => {
    const now = chosen(game, "intrigue", "lost");
    const back = does(now, byHand({ verb: "reverse", what: { card: at(now, "Destined To Be") } }, 1));
    expect(titles(asked(back))).toEqual(["Quiet Joy"]);
  });
});

describe("Disaffected - race name", () => {
  const narn = real("Disaffected Narn", { complete: true, abilities: { diplomacy: 2 } });
  const wanted = (cost = 5) => character("Thenn", { diplomacy: 3 }, { race: "narn", cost });
  const seats = (row: "inner" | "supporting", more: Partial<SeatStage> = {}): Readonly<Record<string, SeatStage>> => ({
    You: { race: "human", unspent: 9, hand: [wanted()], [row]: [narn], ...more },
    Rival: { race: "centauri" },
  });
  const cost = (game: Game, facts = wanted()) => {
    const found = sponsorCost(game, 0, facts);
    return found === null || found === "none" ? found : found.total;
  };

  it("lets you sponsor characters of that race at the normal cost, as long as it is of your inner circle", () => {
    expect(cost(stage(seats("inner")))).toBe(5);
    expect(cost(stage(seats("supporting")))).toBe(10);
    expect(cost(stage(seats("inner")), character("Lorren", {}, { race: "minbari", cost: 5 }))).toBe(10);
    expect(order(stage(seats("inner")), 0, "sponsor Thenn with You's Ambassador").seats[0]?.spent).toBe(5);
  });

  it("goes with no other discount: what comes out lower counts", () => {
    const college = (by: number) =>
      invented("group", "College", {
        text: { says: "Less.", statics: [{ gives: "sponsor-cost", types: ["character"], by }] },
      });
    expect(cost(stage(seats("inner", { supporting: [college(-2)] })))).toBe(5);
    expect(
      cost(stage(seats("inner", { supporting: [college(-5), { ...college(-3), id: "stage/c2", title: "Second" }] }))),
    ).toBe(2);
    expect(cost(stage(seats("inner", { supporting: [college(2)] })))).toBe(7);
  });

  it("gives nothing while it is blanked", () => {
    const game = stage(seats("inner"));
    const blank = byHand({ verb: "blank", which: { card: at(game, "Disaffected Narn") }, until: "end-of-turn" });
    expect(cost(does(game, blank))).toBe(10);
  });

  it("does not make promoting cheaper", () => {
    const game = stage(seats("inner", { unspent: 20, supporting: [wanted(4)], hand: [] }));
    expect(mayPromote(game, 0, at(game, "Thenn"), at(game, "You's Ambassador"))).toEqual({ cost: 10 });
  });

  it("is there once for each player, however many others have", () => {
    const again = { ...narn, id: "stage/narn-2" };
    const game = stage({ ...seats("inner", { hand: [again] }), Rival: { race: "centauri", unspent: 9, hand: [narn] } });
    const held = game.seats[0]?.hand[0] ?? -1;
    const sponsor = { type: "sponsor", seat: 0, card: held, with: at(game, "You's Ambassador") } as const;
    expect(refused(game, sponsor).code).toBe("one-each");
    expect(sentences(actsNow(game, 1), 1)).toContain("sponsor Disaffected Narn with Rival's Ambassador");
  });
});

describe("A fleet's leader who falls with the fleet", () => {
  it("has been neutralized by the attack too", () => {
    const game = stage(
      {
        You: { hand: [real("In The Line Of Duty", { cost: 0 })], supporting: [fleet("Hunters", 9)] },
        Rival: { supporting: [fleet("Guard", 3), character("Captain", { leadership: 1 })] },
      },
      [["You", conflict("Raid", "military")]],
    );
    const led = order(
      actsNow(order(actsNow(game, 1), 1, "oppose Raid with Guard using military"), 1),
      1,
      "lead Guard with Captain",
    );
    const [strike = ""] = sentences(actsNow(led, 0)).filter((one) => /^attack Guard/u.test(one));
    const struck = order(actsNow(led, 0), 0, strike);
    expect({ guard: inPlay(struck, "Guard").felledIn, captain: inPlay(struck, "Captain").felledIn }).toEqual({
      guard: 1,
      captain: 1,
    });
    expect(sentences(passed(struck, "action")).some((one) => one.includes("Line of Duty on Captain"))).toBe(true);
  });
});
