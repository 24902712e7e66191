// compendium: 3 to 8, bullet by bullet; engine: Game Elements, Playing the Game, Action Details — what two chapters say together
import { describe, expect, it } from "vitest";
import type { Action, CardFacts, Game } from "../../../src/engine/index.ts";
import { abilityOf } from "../../../src/engine/rules/in-force/ability.ts";
import { seatOf } from "../../../src/engine/state/lookup.ts";
import { hand, officer, rating, says, turnOf, zone } from "../at-the-table.ts";
import { by } from "../rulesets/by.ts";
import {
  agenda,
  arranged,
  at,
  character,
  conflict,
  declaring,
  does,
  enhancement,
  event,
  fleet,
  group,
  happens,
  inPlay,
  location,
  order,
  passed,
  refused,
  type SeatStage,
  sentences,
  stage,
  turned,
} from "../stage.ts";

const pools = (game: Game, seat: number) => [seatOf(game, seat).unspent, seatOf(game, seat).spent];
const influence = (game: Game) => ({ rating: rating(game, 0), additional: seatOf(game, 0).additional });

const nextTurn = (game: Game) => passed(passed(game, "action", "discard", "buy", "sustain"), "declare");

/** Passes until everything is resolved; how the conflicts came out. */
function resolved(game: Game) {
  let now = game;
  const ended: { title: string; won: boolean }[] = [];
  for (let steps = 0; steps < 60 && (now.round === "action" || now.round === "resolution"); steps++) {
    const [next] = now.awaiting;
    if (!next) break;
    const first = now.conflicts.find(({ initiator, result }) => initiator === next.seat && result === null);
    const { game: after, events } = happens(
      now,
      next.kind === "resolve-first"
        ? { type: "resolve-first", seat: next.seat, conflict: first?.id ?? -1 }
        : { type: "pass", seat: next.seat },
    );
    for (const one of events)
      if (one.type === "conflict-resolved") ended.push({ title: JSON.stringify(one), won: one.won });
    now = after;
  }
  return { game: now, won: ended.map(({ won }) => won) };
}

describe("Influence", () => {
  // compendium: Influence Rating, 8.2 — what is lost comes from what is spent, and so does what is transferred
  it("that is lost or transferred is taken from what has been applied, as long as there is any", () => {
    const start = by("casual", stage({ You: { unspent: 4, spent: 2 }, Rival: {} }));
    const lost = hand(start, { verb: "lose-influence", who: { seat: 0 }, amount: 1 });
    expect(pools(lost, 0)).toEqual([4, 1]);
    const given = hand(start, { verb: "transfer-influence", from: { seat: 0 }, to: "babylon-5", amount: 3 });
    expect(pools(given, 0)).toEqual([3, 0]);
    expect(given.influence["babylon-5"]).toBe(7);
  });

  // compendium: Discarding, Playing, Replacing & Revealing Agendas — the influence that an agenda gave goes from the spent
  it("that an agenda gave goes with it out of what has been applied, and nothing is paid afterwards", () => {
    const bank = agenda("Bank", { says: "Rating.", statics: [{ gives: "rating", by: 2 }] });
    const start = stage({ You: { unspent: 5, agenda: bank, hand: [officer("Clerk", { cost: 5 })] }, Rival: {} });
    const sponsored = turnOf(order(start, 0, "sponsor Clerk with You's Ambassador"), 0);
    expect(pools(sponsored, 0)).toEqual([2, 5]);
    const without = order(sponsored, 0, "discard agenda");
    expect({ pools: pools(without, 0), clerk: zone(without, "Clerk") }).toEqual({ pools: [2, 3], clerk: "play" });
  });

  // compendium: Influence Rating, 8.2 — temporary influence pays for what influence pays for, and is neither lost nor given away
  it("for the turn builds and buys, and is neither lost nor transferred", () => {
    const start = hand(by("casual", stage({ You: { unspent: 0, spent: 4 }, Rival: {} })), {
      verb: "add-influence",
      who: { seat: 0 },
      amount: 6,
    });
    const built = turnOf(order(start, 0, "build with You's Ambassador"), 0);
    expect(influence(built)).toEqual({ rating: 5, additional: 3 });
    const lost = hand(built, { verb: "lose-influence", who: { seat: 0 }, amount: 9 });
    expect(influence(lost)).toEqual({ rating: 3, additional: 3 });
    const given = hand(built, { verb: "transfer-influence", from: { seat: 0 }, to: { seat: 1 }, amount: 9 });
    expect({ ...influence(given), rival: rating(given, 1) }).toEqual({ rating: 3, additional: 3, rival: 6 });
  });

  // compendium: Influence Rating, 8.2 — of the Shadows, the Vorlons and Babylon 5, never below 0
  it("of the Shadows falls to 0 and no lower, and rises from there", () => {
    const start = stage({ You: {}, Rival: {} });
    const gone = hand(start, { verb: "lose-influence", who: "shadows", amount: 9 });
    const risen = hand(gone, { verb: "gain-influence", who: "shadows", amount: 2 });
    expect({ gone: gone.influence.shadows, risen: risen.influence.shadows }).toEqual({ gone: 0, risen: 2 });
  });
});

describe("What a character of another race costs", () => {
  const patron = group("Patron", {
    text: { says: "Less.", statics: [{ gives: "sponsor-cost", types: ["character"], by: -1 }] },
  });
  const narn = (more: Partial<CardFacts> = {}) => officer("Na'Toth", { race: "narn", cost: 4, ...more });

  // compendium: Character Cards, 7.3 — doubled first, then the reduction
  it("to sponsor is doubled before it is reduced", () => {
    const start = stage({
      You: { race: "human", unspent: 9, supporting: [patron], hand: [narn()] },
      Rival: { race: "minbari" },
    });
    expect(pools(order(start, 0, "sponsor Na'Toth with You's Ambassador"), 0)).toEqual([2, 7]);
  });

  // compendium: Promoting, 4.5; engine: Promote a Character to the Inner Circle
  it("to promote is doubled, with 1 for each of the inner circle, and not reduced by what reduces sponsoring", () => {
    const start = stage({
      You: { race: "human", unspent: 12, supporting: [patron, narn()], inner: [officer("Chief")] },
      Rival: { race: "minbari" },
    });
    expect(pools(order(start, 0, "promote Na'Toth with Chief"), 0)).toEqual([2, 10]);
  });
});

describe("A character of the supporting row", () => {
  // compendium: Promoting, 4.5 — a ready one
  it("that has rotated is not promoted, and that supports goes on supporting once it is promoted after being readied", () => {
    const start = stage({ You: { unspent: 9, supporting: [officer("Aide")] }, Rival: {} }, [
      ["You", conflict("Talks", "diplomacy")],
    ]);
    const joined = turnOf(order(start, 0, "support Talks with Aide using diplomacy"), 0);
    const promote: Action = {
      type: "promote",
      seat: 0,
      card: at(joined, "Aide"),
      with: at(joined, "You's Ambassador"),
    };
    expect(refused(joined, promote).code).toBe("not-ready");
    const readied = hand(joined, { verb: "ready", which: { card: at(joined, "Aide") } });
    const promoted = does(readied, promote);
    expect(inPlay(promoted, "Aide").row).toBe("inner");
    expect(promoted.conflicts[0]?.participants).toMatchObject([{ card: at(promoted, "Aide"), as: "support" }]);
    expect(resolved(promoted).won).toEqual([true]);
  });
});

describe("A conflict", () => {
  const plot = (more: Partial<NonNullable<CardFacts["text"]>> = {}) => conflict("Plot", "intrigue", more);

  // compendium: Declare Conflicts, 3.1 — apart from the card that generated it
  it("that a group has generated resolves though the group has left play", () => {
    const bureau = group("Bureau", {
      text: {
        says: "A conflict.",
        initiates: [
          {
            type: "intrigue",
            conflict: { form: "opposable", won: [{ effects: [{ verb: "gain-power", who: "you", amount: 2 }] }] },
          },
        ],
      },
    });
    const start = declaring(stage({ You: { supporting: [bureau, character("Spy", { intrigue: 2 })] }, Rival: {} }));
    const begun = passed(order(start, 0, "declare Bureau"), "declare");
    const gone = hand(begun, { verb: "discard-card", which: { card: at(begun, "Bureau") } });
    expect(zone(gone, "Bureau")).toBe("discard");
    const { game, won } = resolved(order(gone, 0, "support Bureau with Spy using intrigue"));
    expect({ won, power: seatOf(game, 0).rawPower }).toEqual({ won: [true], power: 2 });
  });

  // compendium: Conflict Cards, 7.4 — neutral characters are of no race
  it("for one race is joined by a character of that race in any faction, and by no neutral one of that race's", () => {
    const rite = plot({ conflict: { form: "opposable", only: ["minbari"] } });
    const start = stage(
      {
        You: {
          race: "minbari",
          supporting: [character("Monk", { intrigue: 2 }, { race: "minbari" }), character("Guest", { intrigue: 2 })],
        },
        Rival: { race: "narn", supporting: [character("Exile", { intrigue: 2 }, { race: "minbari" })] },
      },
      [["You", rite]],
    );
    const joins = (game: Game, seat: number) =>
      sentences(game, seat).filter((one) => /^(support|oppose) Plot/.test(one) && !one.includes("Ambassador"));
    expect(joins(start, 0)).toEqual(["support Plot with Monk using intrigue", "oppose Plot with Monk using intrigue"]);
    expect(joins(turnOf(start, 1), 1)).toEqual([
      "support Plot with Exile using intrigue",
      "oppose Plot with Exile using intrigue",
    ]);
  });

  // compendium: Resolve Current Conflict, 5.1 — totals go on changing as conflicts are resolved
  it("is lost where an earlier one has taken its support away, and won where that took the opposition", () => {
    const table = (falls: string) => {
      const hunt = conflict("Hunt", "intrigue", {
        target: { what: "card", types: ["character"], of: "any" },
        conflict: { form: "opposable", won: [{ effects: [{ verb: "neutralize", which: "target" }] }] },
      });
      const start = stage(
        {
          You: { supporting: [character("Spy", { intrigue: 4 })] },
          Rival: { supporting: [officer("Aide")] },
          Third: { supporting: [character("Clerk", { diplomacy: 2 })] },
        },
        [
          ["You", hunt],
          ["Rival", conflict("Talks", "diplomacy")],
        ],
      );
      const target = { what: "card" as const, card: at(start, falls) };
      return arranged(start, (work) => {
        work.game.conflicts = work.game.conflicts.map((one, place) => (place === 0 ? { ...one, target } : one));
      });
    };
    const fought = (falls: string) =>
      resolved(
        says(
          says(
            says(table(falls), 0, "support Hunt with Spy using intrigue"),
            1,
            "support Talks with Aide using diplomacy",
          ),
          2,
          "oppose Talks with Clerk using diplomacy",
        ),
      ).won;
    expect(fought("Aide")).toEqual([true, false]);
    expect(fought("Clerk")).toEqual([true, true]);
  });
});

describe("A homeworld that adds 1 influence to a gain by a conflict", () => {
  const world = location("Earth", {
    race: "human",
    keywords: ["Homeworld"],
    abilities: { military: 4 },
    text: {
      says: "Rotate for 1 more.",
      triggered: [
        {
          on: "you-gain-by-conflict",
          rotates: true,
          must: true,
          does: "gain 1 more",
          effects: [{ verb: "gain-influence", who: "you", amount: 1 }],
        },
      ],
    },
  });
  const deal = (title: string) =>
    conflict(title, "diplomacy", {
      conflict: { form: "opposable", won: [{ effects: [{ verb: "gain-influence", who: "you", amount: 1 }] }] },
    });
  const table = (change: (game: Game) => Game = (game) => game) => {
    const start = stage(
      { You: { race: "human", supporting: [world, officer("Aide"), officer("Clerk")] }, Rival: { race: "narn" } },
      [
        ["You", deal("Deal")],
        ["You", deal("Pact")],
      ],
    );
    const joined = says(change(start), 0, "support Deal with Aide using diplomacy");
    return rating(resolved(says(joined, 0, "support Pact with Clerk using diplomacy")).game, 0);
  };

  // engine: Triggered Effects; Ready, Rotated and Neutralized cards — it rotates for it, once
  it("does so for the first of two conflicts alone", () => {
    expect(table()).toBe(7);
  });

  // engine: Repair a Fleet or Location — which rotates it; The Effects of Damage
  it("does not where it has rotated for a repair, and does where it is damaged alone", () => {
    const hurt = (game: Game) => turned(game, "Earth", { damage: 1 });
    expect(table(hurt)).toBe(7);
    expect(table((game) => turnOf(order(hurt(game), 0, "repair Earth by 1"), 0))).toBe(6);
  });
});

describe("An ability bonus until the end of the turn", () => {
  // compendium: End of turn, 6.5 — which is after the victory check
  it("counts still as victory is checked, for an agenda that counts the ambassador's diplomacy", () => {
    const envoy = agenda("Envoy", {
      says: "Power.",
      statics: [{ gives: "power", by: 1, each: { count: "ability", ability: "diplomacy", which: "your-ambassador" } }],
    });
    const seats: Record<string, SeatStage> = { You: { unspent: 16, agenda: envoy }, Rival: { rawPower: 10 } };
    const start = stage(seats);
    const raised = hand(start, {
      verb: "change-ability",
      which: { card: at(start, "You's Ambassador") },
      ability: "diplomacy",
      by: 1,
      until: "end-of-turn",
    });
    const end = (game: Game) => passed(game, "action", "discard", "buy").result;
    expect(end(start)).toBeNull();
    expect(end(raised)).toMatchObject({ victory: "standard", winners: [0], power: [20, 14] });
  });
});

describe("What an eliminated player has done to cards", () => {
  const twin = (more: Partial<CardFacts> = {}) => officer("Zathras", { cost: 1, ...more });

  // engine: Elimination from the game — what was caused to be removed stays removed; unique cards have been played
  it("stays: a limited character that was removed comes no more, nor does a unique one that was played", () => {
    const common = twin();
    const start = stage({ A: {}, B: { supporting: [common] }, C: { hand: [common] } });
    const removed = hand(start, { verb: "remove", which: { card: at(start, "Zathras") } });
    const sponsor = (game: Game): Action => {
      const [card] = seatOf(game, 2).hand;
      return { type: "sponsor", seat: 2, card: card ?? -1, with: at(game, "C's Ambassador") };
    };
    const left = turnOf(does(removed, { type: "concede", seat: 0 }), 2);
    expect(refused(left, sponsor(left)).rule).toBe("limited");
    const only = twin({ limit: "unique" });
    const unique = stage({ A: { hand: [only] }, B: {}, C: { hand: [only] } });
    const gone = turnOf(does(order(unique, 0, "sponsor Zathras with A's Ambassador"), { type: "concede", seat: 0 }), 2);
    expect(refused(gone, sponsor(gone)).rule).toBe("unique");
  });

  // engine: Enhancement Cards; Elimination from the game
  it("goes where it lies on the whole game or on another's faction, and a copy may come", () => {
    const calm = enhancement("Calm", { says: "All.", target: { what: "player", of: "others" } }, { cost: 1 });
    const start = stage({ A: { hand: [calm] }, B: {}, C: { hand: [calm] } });
    const laid = order(start, 0, "sponsor Calm with A's Ambassador on B");
    const onB = (game: Game) =>
      sentences(turnOf(game, 2), 2).filter((one) => one === "sponsor Calm with C's Ambassador on B");
    expect(onB(laid)).toEqual([]);
    expect(onB(does(laid, { type: "concede", seat: 0 }))).toHaveLength(1);
  });
});

describe("A leader who is neutralized by an attack outside", () => {
  // engine: Lead a Fleet; The Effects of Damage — the fleet lives on the leadership, which is gone
  it("takes along the fleet that the leadership kept up", () => {
    const start = stage({ You: { supporting: [fleet("Wing", 2), officer("Captain")] }, Rival: {} });
    const led = order(start, 0, "lead Wing with Captain");
    const hurt = hand(led, { verb: "damage", which: { card: at(led, "Wing") }, amount: 3 }, 1);
    expect(abilityOf(hurt, at(hurt, "Wing"), "military")).toBe(1);
    expect(inPlay(hurt, "Wing").neutralized).toBe(false);
    const fallen = hand(hurt, { verb: "neutralize", which: { card: at(hurt, "Captain") } }, 1);
    expect(inPlay(fallen, "Wing")).toMatchObject({ neutralized: true, severe: 1 });
  });

  // engine: Lead a Fleet — each fleet by one character at a time
  it("leaves a fleet to another leader, whom it refused before", () => {
    const start = stage({ You: { supporting: [fleet("Wing", 2), officer("Captain"), officer("Mate")] }, Rival: {} });
    const led = turnOf(order(start, 0, "lead Wing with Captain"), 0);
    const lead: Action = { type: "lead", seat: 0, fleet: at(led, "Wing"), with: at(led, "Mate") };
    expect(refused(led, lead).rule).toBe("leading-a-fleet");
    const free = hand(led, { verb: "ready", which: { card: at(led, "Captain") } });
    expect(abilityOf(does(free, lead), at(free, "Wing"), "military")).toBe(4);
  });
});

describe("An event that is unique", () => {
  // engine: Event Cards — reversed or not, it has been played
  it("and was reversed is played by nobody else in that game", () => {
    const gift = event(
      "Gift",
      { says: "Power.", effects: [{ verb: "gain-power", who: "you", amount: 1 }] },
      { limit: "unique" },
    );
    const undo = event("Undo", { says: "Reverse.", effects: [{ verb: "reverse", what: "last-event" }] });
    const start = stage({ You: { hand: [gift] }, Rival: { hand: [undo, gift] } });
    const undone = turnOf(says(order(start, 0, "play Gift"), 1, "play Undo"), 1);
    expect(seatOf(undone, 0).rawPower).toBe(0);
    const copy = seatOf(undone, 1).hand.find((card) => card !== at(undone, "Undo")) ?? -1;
    expect(refused(undone, { type: "play", seat: 1, card: copy }).rule).toBe("unique");
    expect(sentences(nextTurn(undone), 1).filter((one) => one.startsWith("play Gift"))).toEqual([]);
  });
});
