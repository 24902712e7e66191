// engine: Ambassadorial Healing; Resolve Current Conflict; glossary: Uncontested; Babylon 5 Votes; Unique. compendium:
// Participants; War; Determine Initiative; Captured Fleet — corners where several rules meet
import { describe, expect, it } from "vitest";
import { discardFromPlay } from "../../../src/engine/changes/zones.ts";
import type { Event, Game } from "../../../src/engine/index.ts";
import { totals } from "../../../src/engine/rules/conflicts/conflict.ts";
import { abilityOf } from "../../../src/engine/rules/in-force/ability.ts";
import { councillor, newVote } from "../../../src/engine/rules/relations/vote.ts";
import { conflictOf, seatOf } from "../../../src/engine/state/lookup.ts";
import { rating, says, turnOf } from "../at-the-table.ts";
import {
  agenda,
  arranged,
  at,
  byHand,
  character,
  conflict,
  declaring,
  does,
  fleet,
  group,
  happens,
  inPlay,
  location,
  order,
  passed,
  refused,
  type SeatStage,
  stage,
  turned,
} from "../stage.ts";

const talks = conflict("Talks", "diplomacy");
const plot = conflict("Plot", "intrigue");

/** All pass until the conflicts have resolved; how the last of them ended. */
function resolved(game: Game): { game: Game; ended: Event | undefined } {
  let now = game;
  const seen: Event[] = [];
  for (let asked = now.awaiting[0]; asked && now.round !== "draw"; asked = now.awaiting[0]) {
    const step = happens(now, { type: "pass", seat: asked.seat });
    seen.push(...step.events);
    now = step.game;
  }
  return { game: now, ended: seen.findLast(({ type }) => type === "conflict-resolved") };
}

describe("The ambassador's healing by the whole inner circle", () => {
  const hurt = (you: SeatStage) =>
    turned(stage({ You: you, Rival: {} }), "You's Ambassador", { neutralized: true, severe: 2 });
  const ally = character("Ally", { diplomacy: 2 });
  const friend = character("Friend", { diplomacy: 2 });
  const heals = (game: Game) => says(says(game, 0, "heal You's Ambassador"), 0, "heal Ally");

  // engine: Ambassadorial Healing — all of the inner circle, as it is when the action round ends
  it("does not wait for a member that has left play, and does for one that has joined since", () => {
    const two = heals(hurt({ inner: [ally, friend] }));
    const left = passed(does(two, byHand({ verb: "discard-card", which: { card: at(two, "Friend") } })), "action");
    expect(inPlay(left, "You's Ambassador")).toMatchObject({ neutralized: false, severe: 0 });
    const one = heals(hurt({ inner: [ally], supporting: [friend] }));
    const promoted = does(one, byHand({ verb: "promote", which: { card: at(one, "Friend") }, free: true }));
    expect(inPlay(passed(promoted, "action"), "You's Ambassador")).toMatchObject({ neutralized: true, severe: 1 });
  });
});

describe("A damaged telepath", () => {
  // engine: Character ability ratings — psi is not raised from a base of 0, and damage does not change the base
  it("whose psi is down to 0 has it raised by what raises all abilities, since its base is not 0", () => {
    const game = turned(
      stage({ You: { supporting: [character("Teep", { psi: 2, intrigue: 5 })] }, Rival: {} }),
      "Teep",
      {
        damage: 2,
      },
    );
    const which = { card: at(game, "Teep") };
    const raised = does(game, byHand({ verb: "change-ability", which, ability: "all", by: 1, until: "end-of-turn" }));
    expect({ before: abilityOf(game, which.card, "psi"), raised: abilityOf(raised, which.card, "psi") }).toEqual({
      before: 0,
      raised: 1,
    });
  });
});

describe("A character that takes part in two conflicts", () => {
  // engine: Participating in conflicts; Resolve Current Conflict
  it("and is neutralized in the one counts nothing in the other either", () => {
    const envoy = character("Envoy", { diplomacy: 3, intrigue: 1 });
    const start = stage({ You: { supporting: [envoy] }, Rival: { supporting: [character("Spy", { intrigue: 5 })] } }, [
      ["You", talks],
      ["You", plot],
    ]);
    const first = says(start, 0, "support Talks with Envoy using diplomacy");
    const readied = does(first, byHand({ verb: "ready", which: { card: at(first, "Envoy") }, keeping: true }));
    const opposed = says(readied, 1, "oppose Plot with Spy using intrigue");
    const [talking] = opposed.conflicts.map(({ id }) => id);
    const support = (game: Game) => totals(game, conflictOf(game, talking ?? -1)).support;
    expect(support(opposed)).toBe(3);
    const fought = says(opposed, 0, "attack Spy with Envoy in Plot");
    expect(inPlay(fought, "Envoy").neutralized).toBe(true);
    expect(support(fought)).toBe(0);
  });
});

describe("A conflict that is won", () => {
  const begun = () =>
    stage(
      {
        You: { supporting: [character("Envoy", { diplomacy: 6 })] },
        Rival: { supporting: [character("Clerk", { diplomacy: 1 })] },
      },
      [["You", talks]],
    );

  // engine glossary: Uncontested — by participants that oppose or attack
  it("is uncontested beside opposition that no card applies", () => {
    const opposed = does(begun(), byHand({ verb: "add-opposition", amount: 2 }, 1));
    const { ended } = resolved(says(opposed, 0, "support Talks with Envoy using diplomacy"));
    expect(ended).toMatchObject({ won: true, support: 6, opposition: 2, uncontested: true });
  });

  // compendium: Participants — what is discarded takes part no more
  it("is contested by a neutralized attacker, and by one that has left play no more", () => {
    const supported = says(begun(), 0, "support Talks with Envoy using diplomacy");
    const fought = says(supported, 1, "attack Envoy with Clerk in Talks");
    expect(inPlay(fought, "Clerk").neutralized).toBe(true);
    expect(resolved(fought).ended).toMatchObject({ won: true, uncontested: false });
    const gone = arranged(fought, (work) => discardFromPlay(work, at(work.game, "Clerk")));
    expect(resolved(gone).ended).toMatchObject({ won: true, uncontested: true });
  });
});

describe("A fleet without military of its own", () => {
  // engine: Lead a Fleet; Support or Oppose a Conflict
  it("may support once somebody leads it, and goes on taking part for nothing when its leader readies", () => {
    const seats = { You: { supporting: [fleet("Hulk", 0), character("Captain", { leadership: 2 })] }, Rival: {} };
    const start = stage(seats, [["You", conflict("Strike", "military")]]);
    const [{ id }] = [start.conflicts[0] ?? { id: -1 }];
    const supports = { type: "support" as const, seat: 0, conflict: id, with: at(start, "Hulk") };
    expect(refused(start, supports).code).toBe("no-ability");
    const joined = does(turnOf(says(start, 0, "lead Hulk with Captain"), 0), supports);
    expect(totals(joined, conflictOf(joined, id)).support).toBe(2);
    const readied = does(joined, byHand({ verb: "ready", which: { card: at(joined, "Captain") } }));
    expect(totals(readied, conflictOf(readied, id)).support).toBe(0);
    expect(conflictOf(readied, id).participants.map(({ as }) => as)).toEqual(["support"]);
  });

  // compendium: Captured Fleet
  it("but its leader's falls as it is captured by another faction, and its leader does not", () => {
    const start = stage({
      You: { supporting: [fleet("Wing", 2), character("Captain", { leadership: 2 })] },
      Rival: {},
    });
    const led = says(start, 0, "lead Wing with Captain");
    const hit = does(led, byHand({ verb: "damage", which: { card: at(led, "Wing") }, amount: 2 }));
    expect(inPlay(hit, "Wing").neutralized).toBe(false);
    const taken = does(hit, byHand({ verb: "move", which: { card: at(hit, "Wing") }, to: { seat: 1 } }));
    expect(inPlay(taken, "Wing")).toMatchObject({ faction: 1, neutralized: true, severe: 0 });
    expect(inPlay(taken, "Captain")).toMatchObject({ neutralized: false, leads: null });
  });
});

describe("A war conflict on a faction", () => {
  const table = (rival: SeatStage = {}) => {
    const narn = { race: "narn" as const, supporting: [fleet("Wing", 9), fleet("Raider", 2)] };
    const helper = { race: "human" as const, supporting: [fleet("Helper", 3)] };
    const start = stage({ You: narn, Rival: { race: "centauri", ...rival }, Third: helper });
    const fought = does(start, byHand({ verb: "start-state", state: "war", from: { seat: 0 }, toward: { seat: 1 } }));
    const declared = does(declaring(fought), {
      type: "declare-war",
      seat: 0,
      enemy: 1,
      target: { what: "player", seat: 1 },
    });
    return passed(declared, "declare");
  };
  const supports = "support War on Rival with Wing using military";

  // engine: War Conflicts; compendium: War — any attack in it contests it, whoever makes it on whom
  it("is contested where its initiator attacks a helper of it, and then takes nothing", () => {
    const helped = says(says(table(), 0, supports), 2, "support War on Rival with Helper using military");
    const { game, ended } = resolved(says(helped, 0, "attack Helper with Raider in War on Rival"));
    expect(ended).toMatchObject({ won: true, uncontested: false });
    expect({ first: rating(game, 0), second: rating(game, 1) }).toEqual({ first: 4, second: 4 });
  });

  it("gives its 1 influence where the target, at 3, has none to lose", () => {
    const { game } = resolved(says(table({ unspent: 3 }), 0, supports));
    expect({ first: rating(game, 0), second: rating(game, 1) }).toEqual({ first: 5, second: 3 });
  });

  it("raises the target's tension where it is tied, and not where it is cancelled", () => {
    const tension = (game: Game) => seatOf(game, 1).tensions[0];
    const start = table({ supporting: [fleet("Guard", 9)] });
    const tied = says(says(start, 0, supports), 1, "oppose War on Rival with Guard using military");
    expect({ before: tension(start), tied: tension(resolved(tied).game) }).toEqual({ before: 4, tied: 5 });
    expect(tension(resolved(does(start, byHand({ verb: "cancel-conflict" }, 1))).game)).toBe(4);
  });

  // compendium: Non-Aggression Pact; engine glossary: States — a war ends the other states
  it("is possible against whom non-aggression protected before the war, and so is any military conflict", () => {
    const raid = conflict("Raid", "military", { target: { what: "player", of: "others" } });
    const start = stage({ You: { race: "narn", hand: [raid] }, Rival: { race: "human" } });
    const between = { from: { seat: 0 }, toward: { seat: 1 } };
    const calm = declaring(does(start, byHand({ verb: "start-state", state: "non-aggression", ...between })));
    const aimed = {
      type: "declare" as const,
      seat: 0,
      card: at(start, "Raid"),
      target: { what: "player" as const, seat: 1 },
    };
    expect(refused(calm, aimed).code).toBe("at-peace");
    does(does(calm, byHand({ verb: "start-state", state: "war", ...between })), aimed);
  });
});

describe("The vote of a race of two factions", () => {
  // engine: Babylon 5 Votes — its Babylon Project faction, or else its only faction
  it("passes to the Home faction when the one on Babylon 5 leaves the game, and whoever plays the card heads it", () => {
    const start = stage({
      Sinclair: { race: "human" },
      Clark: { race: "human", faction: "home" },
      "G'Kar": { race: "narn" },
      Delenn: { race: "minbari" },
    });
    const heads = (game: Game) => newVote(game, "babylon-5", 2, "A Card", false).head;
    expect({ councillor: councillor(start, "human"), head: heads(start) }).toEqual({ councillor: 0, head: 0 });
    const left = does(start, { type: "concede", seat: 0 });
    expect({ councillor: councillor(left, "human"), head: heads(left) }).toEqual({ councillor: 1, head: 2 });
    expect(councillor({ ...left, rules: "casual" }, "human")).toBeNull();
  });
});

describe("A unique conflict", () => {
  const unique = { limit: "unique" } as const;

  // compendium: Unique; engine glossary: Unique, Canceled
  it("has been played where it was cancelled, and has not where it was declared and found no target", () => {
    const machine = conflict("Machine", "diplomacy", {}, unique);
    const start = declaring(stage({ You: { hand: [machine] }, Rival: { hand: [machine] } }));
    const begun = passed(order(start, 0, "declare Machine"), "declare");
    const cancelled = does(begun, byHand({ verb: "cancel-conflict" }, 1));
    expect(cancelled.conflicts).toEqual([]);
    expect(cancelled.spent).toHaveLength(1);
    const plan = conflict("Plan", "intrigue", { target: { what: "card", of: "others", types: ["fleet"] } }, unique);
    const aimless = passed(order(declaring(stage({ You: { hand: [plan] }, Rival: {} })), 0, "declare Plan"), "declare");
    expect(aimless.conflicts).toEqual([]);
    expect(aimless.spent).toEqual([]);
  });
});

describe("The target of a conflict", () => {
  const hunt = conflict("Hunt", "intrigue", {
    target: { what: "card", of: "others", types: ["character"] },
    conflict: { form: "opposable", won: [{ effects: [{ verb: "discard-card", which: "target" }] }] },
  });
  const young = character(
    "Young",
    { diplomacy: 3 },
    {
      text: { says: "May replace Prey.", replaces: { how: "may", target: { what: "card", of: "any", title: "Prey" } } },
    },
  );
  const begun = () => {
    const rival = { supporting: [character("Prey", { diplomacy: 2 })], hand: [young] };
    const start = stage({ You: { hand: [hunt], supporting: [character("Spy", { intrigue: 3 })] }, Rival: rival });
    const declared = does(declaring(start), {
      type: "declare",
      seat: 0,
      card: at(start, "Hunt"),
      target: { what: "card", card: at(start, "Prey") },
    });
    return says(passed(declared, "declare"), 0, "support Hunt with Spy using intrigue");
  };

  // compendium: Conflict Cards — a target that is gone is spared; one that has only moved is not gone
  it("is still its target when it has joined another faction, and its replacement is not", () => {
    const game = begun();
    const moved = does(game, byHand({ verb: "move", which: { card: at(game, "Prey") }, to: { seat: 0 } }));
    const caught = resolved(moved).game;
    expect(caught.cards[at(caught, "Prey")]?.zone).toBe("discard");
    const spared = resolved(says(game, 1, "replace Prey with Young")).game;
    expect(inPlay(spared, "Young")).toMatchObject({ faction: 1, neutralized: false });
  });
});

describe("Initiative", () => {
  // compendium: Determine Initiative — help that is sustained counts
  it("between two of one rating goes by what a card that sustains gives the ambassador", () => {
    const corps = group("Corps", {
      text: {
        says: "Rotate: +2 diplomacy while it stays rotated.",
        actions: [
          {
            does: "help",
            target: { what: "card", of: "any", types: ["character"] },
            effects: [{ verb: "change-ability", which: "target", ability: "diplomacy", by: 2, until: "while-rotated" }],
          },
        ],
      },
    });
    const start = stage({ You: { supporting: [corps], ambassador: { diplomacy: 2 } }, Rival: {} });
    const helped = does(start, {
      type: "rotate",
      seat: 0,
      card: at(start, "Corps"),
      action: 0,
      target: { what: "card", card: at(start, "You's Ambassador") },
    });
    const next = passed(helped, "action", "discard", "buy");
    expect(next.awaiting.map(({ kind }) => kind)).toEqual(["sustain"]);
    const cards = [at(next, "Corps")];
    expect(does(next, { type: "sustain", seat: 0, cards }).order).toEqual([1, 0]);
    expect(does(next, { type: "sustain", seat: 0, cards: [] }).order).toEqual([0, 1]);
  });
});

describe("A conquered homeworld", () => {
  // engine: Location Cards — one homeworld of each race in play, whoever has it
  it("keeps every other one of its race out", () => {
    const world = (title: string) => location(title, { race: "human", keywords: ["Homeworld"] });
    const rival = { race: "human" as const, unspent: 9, supporting: [world("Earth")], hand: [world("Mars")] };
    const start = stage({ You: { race: "narn" }, Rival: rival });
    const taken = does(start, byHand({ verb: "conquer", which: { card: at(start, "Earth") }, who: { seat: 0 } }));
    expect(inPlay(taken, "Earth")).toMatchObject({ faction: 0, controller: null });
    const turn = does(taken, { type: "pass", seat: 0 });
    const sponsors = {
      type: "sponsor" as const,
      seat: 1,
      card: at(turn, "Mars"),
      with: at(turn, "Rival's Ambassador"),
    };
    expect(refused(turn, sponsors).code).toBe("homeworld-in-play");
  });
});

describe("A faction that turns Drakh", () => {
  const emissary = character("Emissary", { diplomacy: 2 }, { race: "drakh", ambassador: "drakh", cost: 5 });
  const sponsors = (game: Game) => ({
    type: "sponsor" as const,
    seat: 0,
    card: at(game, "Emissary"),
    with: at(game, "You's Ambassador"),
  });

  // engine: Discard, Replace, Sponsor, Hide or Reveal an Agenda — a major agenda gives way to a major one alone
  it("keeps its major agenda, which no Drakh agenda replaces", () => {
    const grand = agenda("Grand", { says: "Major.", major: true }, { cost: "none" });
    const dark = agenda("Dark", { says: "Drakh." }, { race: "drakh", cost: "none" });
    const start = stage({ You: { unspent: 20, agenda: grand, hand: [emissary, dark] }, Rival: {} });
    const turn = does(does(start, sponsors(start)), { type: "pass", seat: 1 });
    const replaces = { type: "replace-agenda" as const, seat: 0, card: at(turn, "Dark"), with: at(turn, "Emissary") };
    expect(refused(turn, replaces).code).toBe("major-agenda-replaced");
  });

  // engine: Psi Corps Faction — no card loyal to any race that is not of the Corps without Conspiracy marks
  it("as the Psi Corps needs a Conspiracy mark for its first Drakh ambassador", () => {
    const start = stage({ You: { race: "human", faction: "psi-corps", unspent: 20, hand: [emissary] }, Rival: {} });
    expect(refused(start, sponsors(start)).code).toBe("conspiracy-needed");
    const leader = at(start, "You's Ambassador");
    const marked = does(start, byHand({ verb: "gain-mark", which: { card: leader }, mark: "conspiracy", amount: 1 }));
    expect(does(marked, sponsors(marked)).seats[0]?.drakh).toBe(true);
  });
});
