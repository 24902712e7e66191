// compendium: the cards by their titles
import { describe, expect, it } from "vitest";
import type { TargetSpec } from "../../../../src/engine/cards/target-spec.ts";
import { enterPlay } from "../../../../src/engine/changes/zones.ts";
import type { TextEffect } from "../../../../src/engine/effects/index.ts";
import { abilityOf, printedNow } from "../../../../src/engine/rules/in-force/ability.ts";
import { zone } from "../../at-the-table.ts";
import {
  arranged,
  at,
  byHand,
  character,
  conflict,
  does,
  enhancement,
  event,
  fleet,
  happens,
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
const toDraw = ["action", "aftermath"] as const;
const ended = ["action", "aftermath", "discard", "buy"] as const;

const ANY_CARD: TargetSpec = { what: "card", types: ["character"], of: "any" };
/** An event of an effect on a character. */
const on = (title: string, effect: TextEffect, target: TargetSpec = ANY_CARD) =>
  event(title, { says: title, target, effects: [effect] });

/** The card lies on that one, as its player has put it there. */
const attached = (game: Game, title: string, host: string) =>
  arranged(game, (work) =>
    enterPlay(work, at(work.game, title), { faction: 0, controller: 0, row: "attached", host: at(work.game, host) }),
  );

describe("Luxuries Of Homeworld", () => {
  const seats = {
    You: {
      hand: [
        real("Luxuries of Homeworld", { complete: true }),
        character("Novice", {}, { cost: 1 }),
        on("Blow", { verb: "damage", which: "target", amount: 2 }, { what: "card", types: ["character"], of: "you" }),
      ],
      supporting: [character("Guest", { diplomacy: 2 }), character("Clerk", { diplomacy: 1 })],
      unspent: 9,
    },
    Rival: {},
  };
  const played = attached(stage(seats), "Luxuries of Homeworld", "Guest");
  const struck = order(played, 0, "play Blow on Guest");

  it("lets a supporting character sponsor, promote and build as one of the inner circle", () => {
    expect(sentences(stage(seats)).some((one) => one.endsWith("with Guest"))).toBe(false);
    const offered = sentences(played);
    expect(offered).toContain("sponsor Novice with Guest");
    expect(offered).toContain("promote Clerk with Guest");
    expect(offered).toContain("build with Guest");
  });

  it("counts the character in what promoting another costs", () => {
    const promote = (game: Game) => order(game, 0, "promote Clerk with You's Ambassador").seats[0]?.spent;
    expect({ stage: promote(stage(seats)), played: promote(played) }).toEqual({ stage: 3, played: 4 });
  });

  it("does not let what targets supporting characters target this one", () => {
    const again = real("Luxuries of Homeworld", { complete: true, id: "stage/luxuries-2" });
    const two = stage({ ...seats, You: { ...seats.You, hand: [...seats.You.hand, again] } });
    const onGuest = (game: Game) => sentences(game).filter((one) => /^sponsor Luxuries .* on Guest$/u.test(one));
    expect(onGuest(two)).not.toEqual([]);
    expect(onGuest(attached(two, "Luxuries of Homeworld", "Guest"))).toEqual([]);
  });

  it("ends as the character is neutralized, who is not discarded and heals as one of the inner circle does", () => {
    expect(inPlay(struck, "Guest")).toMatchObject({ neutralized: true, tended: true });
    expect(sentences(order(struck, 1, "pass"))).not.toContain("build with Guest");
    const next = passed(struck, ...ended);
    expect({
      turn: next.turn,
      zoneGuest: zone(next, "Guest"),
      zoneLuxuriesOfHomeworld: zone(next, "Luxuries of Homeworld"),
    }).toEqual({ turn: 2, zoneGuest: "play", zoneLuxuriesOfHomeworld: "play" });
  });

  it("is discarded once the character is face up again", () => {
    const next = passed(passed(struck, ...ended), "declare");
    const own = next.awaiting[0]?.seat === 0 ? next : order(next, 1, "pass");
    expect(zone(own, "Luxuries of Homeworld")).toBe("play");
    const healed = order(own, 0, "heal Guest");
    expect(inPlay(healed, "Guest").neutralized).toBe(false);
    expect({ luxuriesOfHomeworld: zone(healed, "Luxuries of Homeworld"), guest: zone(healed, "Guest") }).toEqual({
      luxuriesOfHomeworld: "discard",
      guest: "play",
    });
  });

  it("comes too late on a character who is neutralized already", () => {
    const down = turned(stage(seats), "Guest", { neutralized: true });
    const late = attached(down, "Luxuries of Homeworld", "Guest");
    expect(zone(passed(late, ...ended), "Guest")).toBe("discard");
  });
});

describe("Du'Rog", () => {
  const EVENTS = [
    on("Sweep", { verb: "discard-card", which: "target" }),
    on("Exile", { verb: "remove", which: "target" }),
    on("Recall", { verb: "return-to-hand", which: "target" }),
  ];
  const seats = {
    You: { hand: EVENTS, supporting: [real("Du'Rog", { complete: true, abilities: { leadership: 3 } })] },
    Rival: { race: "narn", supporting: [character("Thenn", { diplomacy: 6 }, { race: "narn" }), character("Human")] },
  } as const;
  const game = stage(seats);
  const away = (now: Game, event: "Sweep" | "Exile" | "Recall") => order(now, 0, `play ${event} on Du'Rog`);

  it("lets its player cause 4 damage to any Narn character as it is discarded from play", () => {
    const gone = away(game, "Sweep");
    expect(gone.awaiting[0]).toMatchObject({ kind: "trigger", seat: 0 });
    const [use = ""] = sentences(gone);
    const after = order(gone, 0, use);
    expect(sentences(after)).toEqual(["pick Rival's Ambassador", "pick Thenn"]);
    expect(inPlay(order(after, 0, "pick Thenn"), "Thenn").damage).toBe(4);
  });

  it("asks for no faction where several are Narn: any Narn character may be meant", () => {
    const two = stage({
      ...seats,
      Kin: { race: "narn", faction: "home", supporting: [character("Other", {}, { race: "narn" })] },
    });
    const gone = away(two, "Sweep");
    const [use = ""] = sentences(gone);
    expect(sentences(order(gone, 0, use))).toContain("pick Other");
  });

  it("may be left at that", () => {
    const after = order(away(game, "Sweep"), 0, "pass");
    expect(after.awaiting[0]).toMatchObject({ kind: "action", seat: 1 });
    expect(inPlay(after, "Thenn").damage).toBe(0);
  });

  it("does so too when it goes neutralized in the draw round", () => {
    const gone = passed(turned(game, "Du'Rog", { neutralized: true }), ...toDraw);
    expect(gone.awaiting.find(({ kind }) => kind === "trigger")).toMatchObject({ seat: 0 });
  });

  it("does nothing when it is removed, comes back to the hand, or is discarded without having been in play", () => {
    expect(away(game, "Exile").awaiting[0]?.kind).toBe("action");
    expect(away(game, "Recall").awaiting[0]?.kind).toBe("action");
    const held = away(game, "Recall");
    const thrown = byHand({ verb: "discard", who: { seat: 0 }, amount: 9 });
    const dropped = does(does(held, thrown), { type: "pass", seat: 1 });
    expect({ zone: zone(dropped, "Du'Rog"), kind: dropped.awaiting[0]?.kind }).toEqual({
      zone: "discard",
      kind: "action",
    });
  });

  it("does nothing when it is discarded while it is blanked", () => {
    const blank = byHand({ verb: "blank", which: { card: at(game, "Du'Rog") }, until: "end-of-turn" });
    expect(away(does(game, blank), "Sweep").awaiting[0]?.kind).toBe("action");
  });

  it("is used by nobody else, and not twice", () => {
    const gone = away(game, "Sweep");
    const use = { type: "trigger", card: at(gone, "Du'Rog"), triggered: 0 } as const;
    expect(refused(gone, { ...use, seat: 1 }).code).toBe("not-your-turn");
    const after = does(does(gone, { ...use, seat: 0 }), { type: "pick", seat: 0, card: at(gone, "Thenn") });
    expect(refused(after, { ...use, seat: 0 }).code).toBe("not-now");
  });
});

describe("Elric", () => {
  const game = stage({
    You: {
      race: "minbari",
      supporting: [real("Elric", { complete: true, abilities: { intrigue: 4 } }), character("Sage")],
    },
    Rival: { supporting: [character("Scout")] },
  });
  const mark = (title: string, kind: "shadow" | "vorlon" | "doom") =>
    does(game, byHand({ verb: "gain-mark", which: { card: at(game, title) }, mark: kind, amount: 1 }));

  it("is discarded as soon as its player has a Shadow or a Vorlon mark, and by no other and nobody else's", () => {
    expect(zone(mark("Sage", "shadow"), "Elric")).toBe("discard");
    expect(zone(mark("Sage", "vorlon"), "Elric")).toBe("discard");
    expect(zone(mark("Sage", "doom"), "Elric")).toBe("play");
    expect(zone(mark("Scout", "shadow"), "Elric")).toBe("play");
  });

  it("is discarded once the Shadow War has begun, and does not come back to stay when it is over", () => {
    const war = happens(game, byHand({ verb: "begin-shadow-war" }));
    expect(zone(war.game, "Elric")).toBe("discard");
    expect(war.events.filter(({ type }) => type === "discarded")).toHaveLength(1);
    const over = does(war.game, byHand({ verb: "end-shadow-war" }));
    const back = arranged(over, (work) =>
      enterPlay(work, at(work.game, "Elric"), { faction: 0, controller: 0, row: "supporting" }),
    );
    expect(zone(does(back, byHand({ verb: "gain-power", who: { seat: 0 }, amount: 1 })), "Elric")).toBe("discard");
  });

  it("stays as long as it is blanked", () => {
    const blank = does(game, byHand({ verb: "blank", which: { card: at(game, "Elric") }, until: "end-of-turn" }));
    const war = does(blank, byHand({ verb: "begin-shadow-war" }));
    expect(zone(war, "Elric")).toBe("play");
    expect(zone(passed(war, ...ended), "Elric")).toBe("discard");
  });

  it("counts as a Seeress", () => {
    expect(real("Elric").keywords).toEqual(["Techno-mage", "Seeress"]);
  });
});

describe("Fast Learner", () => {
  const seats = (diplomacy: number) => ({
    You: {
      hand: [real("Fast Learner", { complete: true }), character("Novice")],
      supporting: [character("Pupil", { diplomacy, intrigue: 1 }), character("Idler", { diplomacy: 2 })],
    },
    Rival: { ambassador: { diplomacy: 3 } },
  });
  const talks = (diplomacy = 2) => stage(seats(diplomacy), [["You", conflict("Parley", "diplomacy")]]);
  const learning = (diplomacy = 2) => attached(talks(diplomacy), "Fast Learner", "Pupil");
  const learnt = (game: Game) => passed(order(game, 0, "support Parley with Pupil using diplomacy"), ...toDraw);
  const printed = (game: Game) =>
    (["diplomacy", "intrigue"] as const).map((ability) => printedNow(game, at(game, "Pupil"), ability));

  it("raises by 1 the printed ability that its character used in a conflict, and no other", () => {
    expect(printed(learnt(learning()))).toEqual([3, 1]);
    expect(printed(passed(learning(), ...toDraw))).toEqual([2, 1]);
    const idle = order(learning(), 0, "support Parley with Idler using diplomacy");
    expect(printed(passed(idle, ...toDraw))).toEqual([2, 1]);
  });

  it("does so once the aftermaths are over, not while the conflict resolves", () => {
    const asked = passed(order(learning(), 0, "support Parley with Pupil using diplomacy"), "action");
    expect(asked.awaiting[0]?.kind).toBe("aftermath");
    expect(printed(asked)).toEqual([2, 1]);
    expect(printed(passed(asked, "aftermath"))).toEqual([3, 1]);
  });

  it("raises nothing for a character that was neutralized this turn, by an aftermath too", () => {
    const asked = passed(order(learning(), 0, "support Parley with Pupil using diplomacy"), "action");
    const struck = does(asked, byHand({ verb: "neutralize", which: { card: at(asked, "Pupil") } }));
    expect(printed(passed(struck, "aftermath"))).toEqual([2, 1]);
    const healed = does(struck, byHand({ verb: "fully-heal", which: { card: at(asked, "Pupil") } }));
    expect(printed(passed(healed, "aftermath"))).toEqual([2, 1]);
  });

  it("raises each printed ability to 5 at most, whatever is added to it", () => {
    expect(printed(learnt(learning(4)))).toEqual([5, 1]);
    expect(printed(learnt(learning(5)))).toEqual([5, 1]);
    const game = learning(4);
    const bonus = { verb: "change-ability", which: { card: at(game, "Pupil") }, ability: "diplomacy", by: 3 } as const;
    const helped = learnt(does(game, byHand({ ...bonus, until: "end-of-turn" })));
    expect({ printed: printed(helped), abilityOf: abilityOf(helped, at(helped, "Pupil"), "diplomacy") }).toEqual({
      printed: [5, 1],
      abilityOf: 8,
    });
  });

  it("leaves what was gained when it is discarded or blanked", () => {
    const full = learnt(learning());
    const lost = does(full, byHand({ verb: "discard-card", which: { card: at(full, "Fast Learner") } }));
    expect(printed(lost)).toEqual([3, 1]);
    const blank = byHand({ verb: "blank", which: { card: at(full, "Fast Learner") }, until: "end-of-turn" });
    expect(printed(does(full, blank))).toEqual([3, 1]);
  });

  it("starts anew on the card that replaces its character", () => {
    const heir = character("Heir", { diplomacy: 2 });
    const now = attached(
      stage({ ...seats(2), You: { ...seats(2).You, hand: [...seats(2).You.hand, heir] } }, [
        ["You", conflict("Parley", "diplomacy")],
      ]),
      "Fast Learner",
      "Pupil",
    );
    const full = learnt(now);
    const replaced = does(full, {
      ...byHand({
        verb: "replace",
        which: { card: at(full, "Pupil") },
        with: { card: at(full, "Heir") },
        transfers: ["enhancements"],
      }),
    });
    expect(inPlay(replaced, "Fast Learner").host).toBe(at(replaced, "Heir"));
    expect(printedNow(replaced, at(replaced, "Heir"), "diplomacy")).toBe(2);
  });

  it("learns leadership by leading, and the ability that is attacked with", () => {
    const led = attached(
      stage(
        {
          You: {
            hand: [real("Fast Learner", { complete: true })],
            supporting: [character("Pupil", { leadership: 2, diplomacy: 1 }), fleet("Ships", 3)],
          },
          Rival: {},
        },
        [["You", conflict("Raid", "military")]],
      ),
      "Fast Learner",
      "Pupil",
    );
    const joined = order(led, 0, "support Raid with Ships using military");
    const back = { ...joined, awaiting: [{ id: 99, seat: 0, kind: "action" as const }] };
    const over = passed(order(back, 0, "lead Ships with Pupil"), ...toDraw);
    expect(printedNow(over, at(over, "Pupil"), "leadership")).toBe(3);
    expect(printedNow(over, at(over, "Pupil"), "diplomacy")).toBe(1);
  });
});

describe("An enhancement that makes nobody one of the inner circle", () => {
  it("leaves a supporting character where it is", () => {
    const plain = enhancement("Robe", { says: "Nothing.", target: { what: "card", types: ["character"], of: "any" } });
    const game = stage({ You: { hand: [plain], supporting: [character("Guest", { diplomacy: 2 })] }, Rival: {} });
    expect(sentences(attached(game, "Robe", "Guest"))).not.toContain("build with Guest");
  });
});
