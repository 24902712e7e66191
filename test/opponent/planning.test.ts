// What a practice opponent thinks about, and what it does of that
import { describe, expect, it } from "vitest";
import { type Action, apply, type CardFacts, type Game, legalActions } from "../../src/engine/index.ts";
import { candidates } from "../../src/opponent/practice/candidates.ts";
import { practice } from "../../src/opponent/practice/choose.ts";
import {
  agenda,
  arranged,
  at,
  character,
  conflict,
  enhancement,
  event,
  fleet,
  group,
  type SeatStage,
  stage,
  turned,
} from "../engine/stage.ts";

describe("what a practice opponent thinks about", () => {
  const ribbons = ["Ribbon", "Sash", "Medal"].map((title) =>
    enhancement(title, { says: "Target a character.", target: { what: "card", types: ["character"], of: "any" } }),
  );
  const crowd = Array.from({ length: 12 }, (_, nth) => character(`Aide ${nth + 1}`, { diplomacy: nth + 1 }));
  const sponsored = (game: Game, actions: readonly Action[]): Set<string> =>
    new Set(
      actions.flatMap((action) =>
        action.type === "sponsor" ? [game.facts[game.cards[action.card]?.facts ?? -1]?.title ?? ""] : [],
      ),
    );

  it("is something of each card, however many characters the first could go on", () => {
    const hand = [...ribbons, group("Guild"), agenda("Plan", { says: "You count +1 power." })];
    const game = stage({ Anna: { unspent: 12, hand, inner: crowd }, Ben: {} });
    const seen = sponsored(game, candidates(game, 0, legalActions(game, 0), 12));
    expect([...seen].sort()).toEqual(["Guild", "Medal", "Plan", "Ribbon", "Sash"]);
  });

  it("is the best of what could be sponsored, where not all of it can be thought about", () => {
    const guests = Array.from({ length: 12 }, (_, nth) => character(`Guest ${nth + 1}`, { psi: nth + 1 }));
    const game = stage({ Anna: { unspent: 12, hand: guests }, Ben: {} });
    const seen = sponsored(game, candidates(game, 0, legalActions(game, 0), 4));
    expect([...seen]).toContain("Guest 12");
    expect([...seen]).not.toContain("Guest 1");
  });

  it("is a deed by whoever is least wanted for anything else, not by each member of the inner circle", () => {
    const game = stage({
      Anna: { unspent: 12, hand: [group("Guild")], inner: crowd, ambassador: { diplomacy: 20 } },
      Ben: {},
    });
    const deeds = candidates(game, 0, legalActions(game, 0), 30).filter(({ type }) => type === "sponsor");
    expect(deeds).toEqual([{ type: "sponsor", seat: 0, card: at(game, "Guild"), with: at(game, "Aide 1") }]);
  });

  it("is never to hire a mercenary a second time in a turn in which others hire it as well", () => {
    const blade = character("Blade", { intrigue: 2 }, { keywords: ["Mercenary"] });
    const before = stage({ Anna: { supporting: [blade] }, Ben: {} });
    const bids = (game: Game, seat: number): boolean =>
      candidates(game, seat, legalActions(game, seat), 30).some(({ type }) => type === "bid");
    const hire = (game: Game, seat: number): Game => {
      const hired = apply(game, { type: "bid", seat, card: at(game, "Blade"), influence: 2 });
      if (!hired.ok) throw new Error(hired.refusal.code);
      return hired.game;
    };
    expect(bids(before, 0)).toBe(true);
    const anna = hire(before, 0);
    expect(bids(anna, 1)).toBe(true);
    expect(bids(hire(anna, 1), 0)).toBe(false);
  });

  // engine: Major Victory — in the Shadow War it takes 10 power more than each other player has
  it("is to begin the Shadow War only from ahead where there are more than two: from behind the game would hardly end", () => {
    const dawn = event("Dawn", { says: "The Shadow War begins.", effects: [{ verb: "begin-shadow-war" }] });
    const begins = (anna: number, others: Record<string, SeatStage>): boolean => {
      const game = stage({ Anna: { hand: [dawn], rawPower: anna }, ...others });
      return candidates(game, 0, legalActions(game, 0), 12).some(({ type }) => type === "play");
    };
    expect(begins(0, { Ben: { rawPower: 5 }, Cara: {} })).toBe(false);
    expect(begins(6, { Ben: { rawPower: 5 }, Cara: {} })).toBe(true);
    expect(begins(0, { Ben: { rawPower: 5 } })).toBe(true);
  });

  it("is to hide an agenda only where it would show several others who is ahead", () => {
    const plan = agenda("Plan", { says: "You count +4 power.", statics: [{ gives: "power", by: 4 }] });
    const hides = (anna: SeatStage, others: Record<string, SeatStage>): boolean => {
      const game = stage({ Anna: { unspent: 8, hand: [plan], ...anna }, ...others });
      return candidates(game, 0, legalActions(game, 0), 12).some(({ type }) => type === "hide");
    };
    expect(hides({ rawPower: 4 }, { Ben: { rawPower: 5 }, Cara: {} })).toBe(true);
    expect(hides({ rawPower: 4 }, { Ben: { rawPower: 20 }, Cara: {} })).toBe(false);
    expect(hides({ unspent: 2 }, { Ben: {}, Cara: {} })).toBe(false);
    expect(hides({ rawPower: 4 }, { Ben: { rawPower: 5 } })).toBe(false);
  });

  it("is never to do good to somebody else's card, nor harm to one's own", () => {
    const crystal = enhancement("Crystal", {
      says: "It gets +2 psi.",
      target: { what: "card", types: ["character"], of: "any" },
      statics: [{ gives: "ability", ability: "psi", by: 2, to: "host" }],
    });
    const blow = event("Blow", {
      says: "Target a character. Deal 2 damage to it.",
      target: { what: "card", types: ["character"], of: "any" },
      effects: [{ verb: "damage", which: "target", amount: 2 }],
    });
    const own = character("Own", { psi: 1 });
    const other = character("Other", { psi: 1 });
    const game = stage({ Anna: { unspent: 9, hand: [crystal, blow], inner: [own] }, Ben: { inner: [other] } });
    const aimed = (title: string) =>
      candidates(game, 0, legalActions(game, 0), 40).flatMap((action) =>
        (action.type === "play" || action.type === "sponsor") &&
        action.card === at(game, title) &&
        action.target?.what === "card"
          ? [game.cards[action.target.card]?.play?.controller]
          : [],
      );
    expect(new Set(aimed("Crystal"))).toEqual(new Set([0]));
    expect(new Set(aimed("Blow"))).toEqual(new Set([1]));
  });

  it("is to give up an agenda only where that alone keeps it from a standard victory", () => {
    const thinks = (statics: NonNullable<CardFacts["text"]>["statics"]) => {
      const game = stage({
        Anna: { agenda: agenda("Vow", { says: "A vow.", ...(statics ? { statics } : {}) }) },
        Ben: {},
      });
      return candidates(game, 0, legalActions(game, 0), 12).some(({ type }) => type === "discard-agenda");
    };
    expect(thinks([{ gives: "no-standard-victory" }])).toBe(true);
    expect(thinks([{ gives: "power", by: 1 }])).toBe(false);
  });
});

describe("a practice opponent's plan", () => {
  it("promotes its first helper rather than staying alone with influence that nobody can use", () => {
    const game = stage({
      Anna: { ambassador: { diplomacy: 3 }, supporting: [character("Helper", { diplomacy: 2 })], unspent: 12 },
      Ben: {},
    });
    expect(practice(game, 0, "alone")).toMatchObject({ type: "promote", card: at(game, "Helper") });
  });

  it("calls in a first helper where there is nothing left to build", () => {
    const helper = character("Helper", { diplomacy: 2 });
    const game = stage({ Anna: { ambassador: { diplomacy: 3 }, hand: [helper], unspent: 12 }, Ben: {} });
    expect(practice(game, 0, "alone")).toMatchObject({ type: "sponsor", card: at(game, "Helper") });
  });

  it("builds before it passes where there is no conflict, since the round may be over before it is asked again", () => {
    const game = stage({ Anna: { unspent: 4 }, Ben: { unspent: 4 } });
    expect(practice(game, 0, "first")?.type).toBe("build");
  });

  it("goes on as ever where the game looks lost: it may still go otherwise", () => {
    const helper = character("Helper", { diplomacy: 2 });
    const game = stage({
      Anna: { ambassador: { diplomacy: 3 }, hand: [helper], unspent: 12 },
      Ben: { rawPower: 25, unspent: 4 },
    });
    expect(practice(game, 0, "lost")).toMatchObject({ type: "sponsor", card: at(game, "Helper") });
  });

  it("supports its own conflict with the first of two cards that only together win it", () => {
    const treaty = conflict("Treaty", "diplomacy", {
      conflict: { form: "opposable", won: [{ effects: [{ verb: "gain-power", who: "you", amount: 3 }] }] },
    });
    const game = stage(
      {
        Anna: {
          ambassador: { leadership: 1 },
          inner: [character("Speaker 1", { diplomacy: 3 }), character("Speaker 2", { diplomacy: 2 })],
          unspent: 0,
          spent: 10,
        },
        Ben: { ambassador: { leadership: 1 }, inner: [character("Rival", { diplomacy: 4 })], unspent: 0, spent: 10 },
      },
      [["Anna", treaty]],
    );
    const opposed = arranged(game, (work) => {
      work.game.conflicts = work.game.conflicts.map((one) => ({
        ...one,
        participants: [{ card: at(game, "Rival"), as: "oppose" as const, using: "diplomacy" as const, side: null }],
      }));
    });
    expect(practice(opposed, 0, "together")?.type).toBe("support");
  });
});

describe("a practice opponent's defence", () => {
  /** Ben's conflict for 3 power, with 5 for it, and what Anna has ready against it. */
  function threatened(ready: readonly number[]): Game {
    const treaty = conflict("Treaty", "diplomacy", {
      conflict: {
        form: "opposable",
        won: [{ effects: [{ verb: "gain-power", who: "you", amount: 3 }] }],
      },
    });
    const game = stage(
      {
        Ben: { ambassador: { leadership: 1 }, inner: [character("Speaker", { diplomacy: 5 })] },
        Anna: {
          ambassador: { leadership: 1 },
          inner: ready.map((diplomacy, at) => character(`Clerk ${at + 1}`, { diplomacy })),
          unspent: 0,
          spent: 10,
        },
      },
      [["Ben", treaty]],
    );
    const speaker = game.inPlay.find((id) => game.facts[game.cards[id]?.facts ?? -1]?.title === "Speaker") ?? -1;
    const id = game.conflicts[0]?.id ?? -1;
    const supported = apply(game, { type: "support", seat: 0, conflict: id, with: speaker });
    if (!supported.ok) throw new Error(supported.refusal.code);
    return supported.game;
  }

  it("opposes with the first of two cards that only together stop a conflict", () => {
    expect(practice(threatened([3, 2]), 1, "two")?.type).toBe("oppose");
  });

  it("waits for somebody to support it: nothing is lost by opposing then", () => {
    const prize = { verb: "gain-power", who: "you", amount: 3 } as const;
    const treaty = conflict("Treaty", "diplomacy", { conflict: { form: "opposable", won: [{ effects: [prize] }] } });
    const clerk = character("Clerk", { diplomacy: 6 });
    const game = stage({ Anna: { inner: [clerk] }, Ben: { inner: [character("Speaker", { diplomacy: 5 })] } }, [
      ["Ben", treaty],
    ]);
    const types = candidates(game, 0, legalActions(game, 0), 30).map(({ type }) => type);
    expect(legalActions(game, 0).some(({ action }) => action.type === "oppose")).toBe(true);
    expect(types).not.toContain("oppose");
  });

  it("keeps both ready where they do not stop it together either", () => {
    expect(practice(threatened([2, 2]), 1, "few")?.type).toBe("pass");
  });
});

describe("a practice opponent against whoever is about to win", () => {
  const tour = conflict("Tour", "diplomacy", {
    conflict: { form: "opposable", won: [{ effects: [{ verb: "gain-power", who: "you", amount: 1 }] }] },
  });
  /** Ben's conflict at nobody in particular, with 5 for it and 3 more ready, and what Anna has ready. */
  function ahead(power: number): Game {
    const idle = { unspent: 0, spent: 10, ambassador: { leadership: 1 } };
    const speakers = [character("Speaker", { diplomacy: 5 }), character("Second", { diplomacy: 3 })];
    const game = stage(
      {
        Ben: { ...idle, rawPower: power, inner: speakers },
        Anna: { ...idle, inner: [character("Clerk", { diplomacy: 6 })] },
        Cara: idle,
      },
      [["Ben", tour]],
    );
    const [{ id = -1 } = {}] = game.conflicts;
    const supported = apply(game, { type: "support", seat: 0, conflict: id, with: at(game, "Speaker") });
    if (!supported.ok) throw new Error(supported.refusal.code);
    return supported.game;
  }

  it("opposes what would win the game, though that alone does not stop it", () => {
    expect(practice(ahead(9), 1, "last stand")).toMatchObject({ type: "oppose" });
  });

  it("keeps ready what does not stop a conflict by which nothing is won yet", () => {
    expect(practice(ahead(2), 1, "no hurry")?.type).not.toBe("oppose");
  });
});

describe("a practice opponent with nothing better to do", () => {
  it("builds rather than ending the round by passing, though the others would then build as well", () => {
    const game = stage({ Anna: { unspent: 4 }, Ben: { unspent: 4 } });
    const last = apply(game, { type: "pass", seat: 0 });
    if (!last.ok) throw new Error(last.refusal.code);
    expect(practice(last.game, 1, "last")?.type).toBe("build");
  });

  it("builds among several while a conflict goes on, not fearing that whoever has passed would then build as well", () => {
    const tour = conflict("Tour", "diplomacy", {
      conflict: { form: "opposable", won: [{ effects: [{ verb: "gain-power", who: "you", amount: 1 }] }] },
    });
    const deck = Array.from({ length: 40 }, (_, nth) => event(`Page ${nth + 1}`, { says: "Nothing." }));
    const anna = { unspent: 9, deck, inner: [character("Speaker", { diplomacy: 5 })] };
    const idle = { unspent: 5, deck };
    let game = stage({ Anna: anna, Ben: idle, Cara: idle }, [["Anna", tour]]);
    const [{ id = -1 } = {}] = game.conflicts;
    for (const action of [
      { type: "support", seat: 0, conflict: id, with: at(game, "Speaker") },
      { type: "pass", seat: 1 },
      { type: "pass", seat: 2 },
    ] as const) {
      const applied = apply(game, action);
      if (!applied.ok) throw new Error(applied.refusal.code);
      game = applied.game;
    }
    expect(practice(game, 0, "first")?.type).toBe("build");
  });

  it("heals who is neutralized rather than passing, though that takes more than one turn", () => {
    const aide = character("Aide", { diplomacy: 3 });
    const hurt = turned(stage({ Anna: { unspent: 0, spent: 10, inner: [aide] }, Ben: { unspent: 0 } }), "Aide", {
      neutralized: true,
      severe: 1,
    });
    expect(practice(hurt, 0, "hurt")).toMatchObject({ type: "heal", card: at(hurt, "Aide") });
  });
});

describe("a practice opponent and repairs and wars", () => {
  it("repairs a fleet for influence that it has to spare", () => {
    const whole = stage({ Anna: { unspent: 4, supporting: [fleet("Wing", 5)] }, Ben: {} });
    const hurt = turned(turned(whole, "Wing", { damage: 3 }), "Anna's Ambassador", { rotated: true });
    expect(practice(hurt, 0, "repair")).toMatchObject({ type: "repair", by: 3 });
  });

  /** Anna may join Ben's war on Cara, with such fleets. engine: War in Dual Race Games */
  function atWar(anna: readonly CardFacts[], cara: readonly CardFacts[]): Game {
    const idle = { unspent: 0, spent: 10 };
    const game = stage({
      Anna: { ...idle, race: "narn", supporting: anna },
      Ben: { ...idle, race: "narn", faction: "home" },
      Cara: { ...idle, supporting: cara },
    });
    return arranged(game, (work) => {
      work.game.states = [{ name: "war", between: [{ seat: 1 }, { seat: 2 }], source: "Ultimatum" }];
    });
  }

  it("joins a war in which it is far stronger, and none in which it is weaker", () => {
    const strong = fleet("Armada", 8);
    expect(legalActions(atWar([], [strong]), 0).some(({ action }) => action.type === "join-war")).toBe(true);
    expect(practice(atWar([strong], []), 0, "war")?.type).toBe("join-war");
    expect(practice(atWar([], [strong]), 0, "war")?.type).not.toBe("join-war");
  });
});

// engine: Votes
describe("a practice opponent and votes", () => {
  const petition = (effects: NonNullable<CardFacts["text"]>["effects"] = []) =>
    event("Petition", {
      says: "Calls a vote of the players.",
      vote: { kind: "player", sealed: true, passed: effects },
    });
  const idle = { unspent: 0, spent: 10 };

  it("calls none in which the others, who judge as it does, vote for nothing that helps it", () => {
    const selfish = petition([{ verb: "gain-power", who: "you", amount: 2 }]);
    const game = stage({ Anna: { ...idle, hand: [selfish] }, Ben: idle, Cara: idle });
    expect(legalActions(game, 0).some(({ action }) => action.type === "play")).toBe(true);
    expect(practice(game, 0, "vain")?.type).not.toBe("play");
  });

  it("votes for what leaves it better off, against what helps others alone, and abstains from what is all the same", () => {
    const called = (effects: NonNullable<CardFacts["text"]>["effects"]) => {
      const game = stage({ Anna: { ...idle, hand: [petition(effects)] }, Ben: idle, Cara: idle });
      const played = apply(game, { type: "play", seat: 0, card: at(game, "Petition") });
      if (!played.ok) throw new Error(played.refusal.code);
      return played.game;
    };
    const theirs = called([{ verb: "gain-power", who: "you", amount: 2 }]);
    expect(practice(theirs, 0, "own")).toMatchObject({ type: "vote", vote: "yes" });
    expect(practice(theirs, 1, "theirs")).toMatchObject({ type: "vote", vote: "no" });
    const againstItsCaller = called([{ verb: "lose-power", who: "you", amount: 2 }]);
    expect(practice(againstItsCaller, 1, "theirs")).toMatchObject({ type: "vote", vote: "yes" });
    expect(practice(called([]), 1, "same")).toMatchObject({ type: "vote", vote: "abstain" });
    expect(practice(called([]), 0, "same")).toMatchObject({ type: "vote", vote: "yes" });
  });
});
