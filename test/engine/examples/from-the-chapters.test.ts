// compendium: 2 to 8 and Card Specific Rules; engine: Political Relations, Victory, Marks, Votes, War — single bullets, put to the engine
import { describe, expect, it } from "vitest";
import type { Action, CardFacts, Game } from "../../../src/engine/index.ts";
import { factionMarks } from "../../../src/engine/rules/in-force/marks.ts";
import { powerOf } from "../../../src/engine/rules/victory/power.ts";
import { seatOf } from "../../../src/engine/state/lookup.ts";
import { hand, offers, officer, rating, says, talks, turnOf, which } from "../at-the-table.ts";
import {
  agenda,
  arranged,
  at,
  character,
  conflict,
  does,
  enhancement,
  event,
  fleet,
  inPlay,
  invented,
  location,
  order,
  passed,
  refused,
  sentences,
  stage,
  turned,
} from "../stage.ts";

const turnEnds = (game: Game) => passed(game, "action", "resolve-first", "aftermath", "discard", "buy");

describe("Tension between Humans and Minbari", () => {
  // rulebook: Set Tension Ratings — the example: up both ways, down one way
  it("is 4 both ways once it is raised, and 3 one way when the Humans' alone is lowered", () => {
    const start = stage({ Human: { race: "human" }, Delenn: { race: "minbari" } });
    const tensions = (game: Game) => ({ human: seatOf(game, 0).tensions[1], minbari: seatOf(game, 1).tensions[0] });
    const toward = { from: { seat: 0 }, toward: { seat: 1 }, amount: 1 };
    const raised = hand(start, { verb: "raise-tension", ...toward, mutual: true });
    const lowered = hand(raised, { verb: "lower-tension", ...toward });
    expect(tensions(start)).toEqual({ human: 3, minbari: 3 });
    expect(tensions(raised)).toEqual({ human: 4, minbari: 4 });
    expect(tensions(lowered)).toEqual({ human: 3, minbari: 4 });
  });
});

describe("What is no gain of influence", () => {
  // compendium: Influence Rating — Dave builds, John sponsors Kha'Mak, Paul plays an event, Ran takes a gain back
  it("stays when an event is reversed: that of building and of a card in play; what the event gave goes", () => {
    const aide = officer("Kha'Mak", { cost: 1, text: { says: "Rating.", statics: [{ gives: "rating", by: 1 }] } });
    const goals = event("Goals", { says: "1.", effects: [{ verb: "gain-influence", who: "you", amount: 1 }] });
    const undo = event("Undo", { says: "Reverse.", effects: [{ verb: "reverse", what: "last-event" }] });
    let game = stage({ Dave: {}, John: { hand: [aide] }, Paul: { hand: [goals] }, Ran: { hand: [undo] } });
    const ratings = () => [0, 1, 2].map((seat) => rating(game, seat));
    game = says(game, 0, "build with Dave's Ambassador");
    game = says(game, 1, "sponsor Kha'Mak with John's Ambassador");
    game = says(game, 2, "play Goals");
    expect(ratings()).toEqual([5, 5, 5]);
    game = says(game, 3, "play Undo");
    expect(ratings()).toEqual([5, 5, 4]);
  });
});

describe("An agenda that counts strong fleets as power", () => {
  const never = agenda("Never Again", {
    says: "Power for fleets of 5 military.",
    statics: [
      {
        gives: "power",
        by: 1,
        each: { count: "cards", are: { what: "card", types: ["fleet"], of: "you", ability: "military", atLeast: 5 } },
      },
    ],
  });

  // compendium: Agenda Cards, 7.2 — what it counts goes with it
  it("counts one that a leader makes so strong, no neutralized one, and none once it is discarded", () => {
    const start = stage({
      You: { agenda: never, supporting: [fleet("Heavy", 5), fleet("Light", 4), officer("Captain")] },
      Rival: {},
    });
    const led = turnOf(order(start, 0, "lead Light with Captain"), 0);
    const down = hand(led, { verb: "neutralize", which: which(led, "Heavy") }, 1);
    const powers = [start, led, down, order(led, 0, "discard agenda")].map((game) => powerOf(game, 0));
    expect(powers).toEqual([5, 6, 5, 4]);
  });
});

describe("An attack", () => {
  const table = (more: Partial<CardFacts> = {}) =>
    says(
      stage(
        { You: { supporting: [officer("Aide")] }, Rival: { supporting: [character("Spy", { diplomacy: 6 }, more)] } },
        [["You", talks]],
      ),
      1,
      "oppose Talks with Spy using diplomacy",
    );
  const raise = (game: Game, title: string, amount: number) =>
    hand(game, {
      verb: "change-ability",
      which: which(game, title),
      ability: "diplomacy",
      by: amount,
      until: "end-of-turn",
    });

  // engine: Resolving Attacks — by the current ability
  it("deals what the ability is by then, boosts counted", () => {
    const fought = says(raise(table(), "Aide", 2), 0, "attack Spy with Aide in Talks");
    expect(inPlay(fought, "Spy").damage).toBe(5);
  });

  // compendium: Healing / Neutralized, 4.9 — severe damage does not change with abilities
  it("that neutralizes leaves severe damage that is the same after a boost has run out", () => {
    const strong = raise(table(), "Aide", 6);
    const fought = says(raise(strong, "Spy", 1), 0, "attack Spy with Aide in Talks");
    expect(inPlay(fought, "Spy")).toMatchObject({ neutralized: true, severe: 2 });
    const kept = arranged(fought, (work) => {
      const card = work.cards[at(work.game, "Spy")];
      if (card?.play) Object.assign(card.play, { row: "inner" });
    });
    expect(inPlay(turnEnds(kept), "Spy")).toMatchObject({ neutralized: true, severe: 2 });
  });

  // compendium: Attacking / Damage, 4.8; engine: Attack a Conflict Participant
  it("is not made with an ability that damage has brought to 0, though another one is left", () => {
    const start = table();
    const both = turned(
      stage(
        {
          You: { supporting: [character("Tu'Pari", { diplomacy: 2, intrigue: 5 })] },
          Rival: { supporting: [character("Spy", { diplomacy: 6 })] },
        },
        [["You", talks]],
      ),
      "Tu'Pari",
      { damage: 2 },
    );
    const opposed = says(both, 1, "oppose Talks with Spy using diplomacy");
    expect(offers(opposed, 0, /^attack Spy with Tu'Pari/)).toEqual([]);
    expect(offers(start, 0, /^attack Spy with Aide/)).toHaveLength(1);
  });
});

describe("Marks", () => {
  // compendium: Marks, 8.10 — a card that brings one is not sponsored; an event's effect fails
  it("of the Vorlons keep a giver of Shadow marks from being sponsored, and let an event that gives one be played for nothing", () => {
    const shade = character("Shade", { intrigue: 1 }, { cost: 1, marks: { shadow: 1 } });
    const contact = event("Contact", {
      says: "A mark.",
      effects: [
        { verb: "gain-mark", which: "your-ambassador", mark: "shadow", amount: 1 },
        { verb: "gain-power", who: "you", amount: 1 },
      ],
    });
    const start = stage({ You: { hand: [shade, contact] }, Rival: {} });
    const marked = hand(start, {
      verb: "gain-mark",
      which: which(start, "You's Ambassador"),
      mark: "vorlon",
      amount: 1,
    });
    expect(offers(marked, 0, /^sponsor Shade/)).toEqual([]);
    const played = order(marked, 0, "play Contact");
    expect(factionMarks(played, 0, "shadow")).toBe(0);
    expect(seatOf(played, 0).rawPower).toBe(1);
    const purged = hand(marked, {
      verb: "purge-mark",
      which: which(marked, "You's Ambassador"),
      mark: "vorlon",
      amount: 1,
    });
    expect(offers(purged, 0, /^sponsor Shade/)).toHaveLength(1);
  });

  // compendium: Marks, 8.10 — the new ambassador has one of the agenda's; blanking an agenda takes one
  it("that an agenda gives the ambassador go with it where none is left, and come to the ambassador's successor", () => {
    const servants = agenda("Servants", {
      says: "A mark.",
      statics: [{ gives: "mark", mark: "vorlon", amount: 1, to: "your-ambassador" }],
    });
    const start = stage({ You: { agenda: servants, inner: [officer("Heir")] }, Rival: {} });
    const heir = hand(start, { verb: "become-ambassador", which: which(start, "Heir") });
    const on = (game: Game, title: string) => inPlay(game, title).marks.vorlon ?? 0;
    expect({
      ambassadorBefore: on(start, "You's Ambassador"),
      ambassadorAfter: on(heir, "You's Ambassador"),
      heirAfter: on(heir, "Heir"),
    }).toEqual({ ambassadorBefore: 1, ambassadorAfter: 0, heirAfter: 1 });
    const purged = hand(start, {
      verb: "purge-mark",
      which: which(start, "You's Ambassador"),
      mark: "vorlon",
      amount: 1,
    });
    const gone = order(purged, 0, "discard agenda");
    expect(on(gone, "You's Ambassador")).toBe(0);
  });
});

describe("An enhancement that speaks of you", () => {
  // engine: You or Your — the faction that it lies on, though another player has it
  it("means the faction that it lies on, as in the example of the mines, and not whoever put it there", () => {
    const mines = enhancement(
      "Mines",
      {
        says: "Your rating is 1 more.",
        target: { what: "player", of: "others" },
        statics: [{ gives: "rating", by: 1 }],
      },
      { cost: 1 },
    );
    const start = stage({ Narn: { race: "narn", hand: [mines] }, Minbari: { race: "minbari" } });
    const laid = order(start, 0, "sponsor Mines with Narn's Ambassador on Minbari");
    expect({ first: rating(laid, 0), second: rating(laid, 1) }).toEqual({ first: 4, second: 5 });
  });
});

describe("Two copies of one homeworld fleet", () => {
  // engine: Fleet Cards — limited within a race
  it("are in play for two races, and not for two factions of one", () => {
    const home = (race: "narn" | "human") => fleet("Homeworld Fleet", 3, { race, cost: 1 });
    const human = home("human");
    const start = stage({
      Sinclair: { race: "human", supporting: [human] },
      Clark: { race: "human", faction: "home", hand: [human] },
      "G'Kar": { race: "narn", hand: [home("narn")] },
    });
    const sponsors = (seat: number) => offers(start, seat, /^sponsor Homeworld Fleet/).length;
    expect({ withOne: sponsors(1), withTwo: sponsors(2) }).toEqual({ withOne: 0, withTwo: 1 });
  });
});

describe("Victory by Babylon 5 at 20", () => {
  const end = (seats: Parameters<typeof stage>[0], shadowWar: Game["shadowWar"] = "not-yet") =>
    turnEnds(
      arranged(stage(seats), (work) => {
        work.game.influence = { ...work.game.influence, "babylon-5": 20 };
        work.game.shadowWar = shadowWar;
      }),
    ).result;

  // compendium: End of turn, 6.5 — the three ways in which the game goes on
  it("goes to whoever leads, and to nobody where two lead, the leader has a major agenda, or the Shadow War is on", () => {
    const major = agenda("Total War", { says: "Major.", major: true });
    expect(end({ You: { unspent: 9 }, Rival: { unspent: 8 } })).toMatchObject({ victory: "standard", winners: [0] });
    expect(end({ You: { unspent: 9 }, Rival: { unspent: 9 } })).toBeNull();
    expect(end({ You: { unspent: 9, agenda: major }, Rival: { unspent: 8 } })).toBeNull();
    expect(end({ You: { unspent: 9 }, Rival: { unspent: 8 } }, "on")).toBeNull();
  });
});

describe("A location", () => {
  // engine: Lead a Fleet — fleets are led
  it("is led by nobody, though it opposes with military", () => {
    const start = stage({
      You: { supporting: [location("Port", { abilities: { military: 3 } }), officer("Captain")] },
      Rival: {},
    });
    const lead: Action = { type: "lead", seat: 0, fleet: at(start, "Port"), with: at(start, "Captain") };
    expect(refused(start, lead).rule).toBe("leading-a-fleet");
    expect(offers(start, 0, /^lead/)).toEqual([]);
  });

  // engine: War Conflicts; Bonuses and Blanking — what its text counts for power ends, and works for its own race
  it("counts its power for nobody while an enemy has conquered it, and for its race's faction that takes it", () => {
    const world = location("Mars", {
      race: "human",
      text: { says: "Power.", statics: [{ gives: "power", by: 4 }] },
    });
    const start = stage({
      Sinclair: { race: "human", supporting: [world] },
      "G'Kar": { race: "narn" },
      Clark: { race: "human", faction: "home" },
    });
    const taken = (seat: number) => hand(start, { verb: "conquer", which: which(start, "Mars"), who: { seat } });
    const powers = (game: Game) => [0, 1, 2].map((seat) => powerOf(game, seat));
    expect([start, taken(1), taken(2)].map(powers)).toEqual([
      [8, 4, 4],
      [4, 4, 4],
      [4, 4, 8],
    ]);
  });
});

describe("A player vote", () => {
  // engine: Player Votes — each player one vote, whatever the race and the ambassadors; whoever played the card heads it
  it("asks every player once, of one race or of none on the council, and passes by one yes more", () => {
    const measure = event("Measure", {
      says: "A vote.",
      vote: { kind: "player", passed: [{ verb: "gain-power", who: "you", amount: 1 }] },
    });
    const start = stage({
      A: { race: "non-aligned", hand: [measure] },
      B: { race: "human" },
      C: { race: "human", faction: "home" },
    });
    const called = order(order(start, 0, "play Measure"), 0, "call all in initiative order");
    const vote = (votes: readonly ("yes" | "no" | "abstain")[]) =>
      seatOf(
        votes.reduce((game, each, seat) => does(game, { type: "vote", seat, vote: each }), called),
        0,
      ).rawPower;
    expect(vote(["yes", "no", "yes"])).toBe(1);
    expect(vote(["yes", "no", "abstain"])).toBe(0);
    expect(vote(["abstain", "yes", "abstain"])).toBe(1);
  });
});

describe("A card with no printed cost", () => {
  // engine: Every card with an influence bubble — an undefined cost cannot be changed
  it("is not made cheaper, nor dearer: the reduction is there for the next card", () => {
    const united = fleet("United Fleet", 4, { cost: "none" });
    const start = stage({
      You: { hand: [united, officer("Clerk", { cost: 3 })], inner: [officer("Chief")] },
      Rival: {},
    });
    expect(offers(start, 0, /^sponsor United Fleet/)).toEqual([]);
    const cheaper = hand(start, { verb: "discount", who: { seat: 0 }, types: ["character"], amount: 2 });
    expect(seatOf(order(cheaper, 0, "sponsor Clerk with Chief"), 0).spent).toBe(1);
  });
});

describe("A conflict with a goal for winning by much", () => {
  // rulebook: Play Aftermath Cards — won by 3 where 5 were wanted is won all the same
  it("is won for aftermaths, and gives nothing of that, where it is won by less", () => {
    const test = conflict("Test", "diplomacy", {
      conflict: { form: "opposable", won: [{ by: 5, effects: [{ verb: "gain-power", who: "you", amount: 2 }] }] },
    });
    const fame = invented("aftermath", "Fame", {
      cost: 0,
      text: {
        says: "Power.",
        aftermath: { outcome: "won", after: [{ type: "diplomacy" }], discardAfterPlay: true },
        effects: [{ verb: "gain-power", who: "you", amount: 1 }],
      },
    });
    const start = stage({ You: { supporting: [officer("Aide")], hand: [fame] }, Rival: {} }, [["You", test]]);
    const supported = order(start, 0, "support Test with Aide using diplomacy");
    const asked = passed(supported, "action");
    expect(sentences(asked, 0)).toContain("play Fame");
    expect(seatOf(order(asked, 0, "play Fame"), 0).rawPower).toBe(1);
  });
});

describe("The draw round", () => {
  // engine: Draw Free Card; “Buy” More Cards — and additional influence buys, as compendium 8.2 has it
  it("has cards bought with influence for the turn, after the free one", () => {
    const start = hand(stage({ You: { unspent: 0, spent: 4 }, Rival: { unspent: 0, spent: 4 } }), {
      verb: "add-influence",
      who: { seat: 0 },
      amount: 6,
    });
    const buying = passed(start, "action", "discard");
    expect(buying.awaiting.map(({ seat, kind }) => [seat, kind])).toEqual([[0, "buy"]]);
    expect(does(buying, { type: "buy", seat: 0, cards: 2 }).seats[0]?.hand).toHaveLength(3);
  });
});

describe("A hired mercenary", () => {
  // engine: Take control of a Mercenary — nobody's again when the turn is over
  it("keeps supporting for whoever hired it though another has it now, and is nobody's in the next turn", () => {
    const blade = character("Blade", { diplomacy: 4 }, { keywords: ["Mercenary"], cost: 2 });
    const start = stage({ You: {}, Rival: { supporting: [blade] } }, [["You", talks]]);
    const mine = turnOf(order(start, 0, "bid 2 on Blade"), 0);
    const supports = order(mine, 0, "support Talks with Blade using diplomacy");
    const theirs = turnOf(says(supports, 1, "bid 2 on Blade"), 0);
    expect(inPlay(theirs, "Blade").controller).toBe(1);
    expect(theirs.conflicts[0]?.participants).toMatchObject([{ as: "support" }]);
    const after = passed(turnEnds(theirs), "declare");
    expect(after.turn).toBe(2);
    expect(inPlay(after, "Blade").controller).toBeNull();
  });
});
