// engine, compendium and rulebook: positions of several rules at once — sides, votes, aftermaths, control, Drakh and war
import { describe, expect, it } from "vitest";
import { editSeat } from "../../../src/engine/changes/work.ts";
import { type CardFacts, type Event, type Game, viewFor } from "../../../src/engine/index.ts";
import { checkVictory } from "../../../src/engine/rules/victory/victory.ts";
import { aftermath } from "../aftermaths/aftermath-stage.ts";
import {
  arranged,
  at,
  byHand,
  character,
  conflict,
  declaring,
  does,
  event,
  fleet,
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

/** Any player may be supported; the single strongest side gains 1 power, and whoever wins it 3 influence. */
const bazaar = conflict("Bazaar", "intrigue", {
  conflict: {
    form: "sides",
    strongest: [{ verb: "gain-power", who: "target", amount: 1 }],
    won: [{ effects: [{ verb: "gain-influence", who: "you", amount: 3 }] }],
  },
});
const sneak = (title: string, intrigue: number) => character(title, { intrigue, diplomacy: 1 });
const market = (more: Readonly<Record<string, SeatStage>> = {}) =>
  stage(
    {
      You: { race: "human", supporting: [sneak("Broker", 3)], ...more.You },
      Rival: { race: "narn", supporting: [sneak("Dealer", 3)], ...more.Rival },
      Third: { race: "minbari", supporting: [sneak("Fence", 5)], ...more.Third },
    },
    [["You", bazaar]],
  );
const supports = (game: Game, seat: number, title: string, side: number) =>
  does(game, { type: "support", seat, conflict: 1, with: at(game, title), side });
const ended = (game: Game) => passed(game, "action");
/** How the first conflict ended, once everybody has passed. */
function result(game: Game): Extract<Event, { type: "conflict-resolved" }> {
  let now = game;
  for (let step = 0; step < 30; step++) {
    const { game: after, events } = happens(now, { type: "pass", seat: now.awaiting[0]?.seat ?? 0 });
    for (const one of events) if (one.type === "conflict-resolved") return one;
    now = after;
  }
  throw new Error("it does not resolve");
}
const powers = (game: Game) => game.seats.map(({ rawPower }) => rawPower);

describe("A conflict with several sides", () => {
  it("counts nothing for a side whose supporter has been neutralized by an attack", () => {
    let game = supports(market(), 0, "Broker", 0);
    game = supports(game, 1, "Dealer", 1);
    game = does(game, { type: "attack", seat: 2, conflict: 1, with: at(game, "Fence"), against: at(game, "Dealer") });
    expect(inPlay(game, "Dealer").neutralized).toBe(true);
    expect(result(game)).toMatchObject({ won: true, margin: 3 });
    expect(powers(ended(game))).toEqual([1, 0, 0]);
  });

  it("makes who has only attacked in it a participant, and gives that player no side", () => {
    let game = supports(order(market(), 0, "pass"), 1, "Dealer", 1);
    game = does(game, { type: "attack", seat: 2, conflict: 1, with: at(game, "Fence"), against: at(game, "Dealer") });
    expect(viewFor(game, "public").conflicts[0]?.sides?.find(({ seat }) => seat === 2)?.total ?? 0).toBe(0);
    expect(game.conflicts[0]?.participants.map(({ as }) => as)).toEqual(["support", "attack"]);
  });

  it("lets a player support another side alone, and be the cause that it wins", () => {
    const game = supports(order(order(market(), 0, "pass"), 1, "pass"), 2, "Fence", 1);
    expect(result(game)).toMatchObject({ won: false });
    expect(powers(ended(game))).toEqual([0, 1, 0]);
  });

  it("takes no support any more for a player who has left, and gives that side nothing", () => {
    let game = supports(order(order(market(), 0, "pass"), 1, "pass"), 2, "Fence", 1);
    game = supports(game, 0, "Broker", 0);
    game = does(game, { type: "concede", seat: 1 });
    expect(sentences(order(game, 2, "pass"), 0).join()).not.toContain("for Rival");
    expect(powers(ended(game))[1]).toBe(0);
  });

  it("that two sides share is lost by its initiator, and follows only aftermaths of losing", () => {
    const hands = [aftermath("Laurels", { outcome: "won" }), aftermath("Ashes", { outcome: "lost" })];
    let game = supports(market({ You: { supporting: [sneak("Broker", 3)], hand: hands } }), 0, "Broker", 0);
    game = ended(supports(game, 1, "Dealer", 1));
    expect(game.conflicts[0]?.result).toMatchObject({ won: false, margin: 0 });
    const plays = sentences(game).filter((one) => /Laurels|Ashes/.test(one));
    expect(plays.length).toBeGreaterThan(0);
    expect(plays.join()).not.toContain("Laurels");
  });
});

const measure = event("Measure", {
  says: "A vote.",
  vote: { kind: "babylon-5", passed: [{ verb: "gain-power", who: "you", amount: 1 }], failed: [] },
});
/** Who casts a race's vote; null for nobody. */
const casterOf = (game: Game, race: string) =>
  viewFor(game, "public").vote?.ballots.find(({ of }) => JSON.stringify(of).includes(race))?.caster;
const called = (seats: Readonly<Record<string, SeatStage>>) => order(stage(seats), 0, "play Measure");

describe("A vote of the council", () => {
  // engine: Babylon 5 Votes, its third example
  it("lacks the vote of a race with a home faction and Psi Corps alone: neither controls it", () => {
    const game = called({
      You: { race: "narn", hand: [measure] },
      Clark: { race: "human", faction: "home" },
      Bester: { race: "human", faction: "psi-corps" },
    });
    expect(casterOf(game, "human")).toBeNull();
    expect(casterOf(game, "narn")).toBe(0);
  });

  // engine: Babylon 5 Votes, its second example
  it("has a race's vote cast by its faction on Babylon 5, whatever home faction sits beside", () => {
    const game = called({
      You: { race: "narn", hand: [measure] },
      Clark: { race: "human", faction: "home" },
      Sinclair: { race: "human" },
    });
    expect(casterOf(game, "human")).toBe(2);
  });

  it("passes for a player who stands alone with a yes, since all others abstain", () => {
    const game = called({ You: { race: "narn", hand: [measure] }, Rival: { race: "centauri" } });
    let now = order(game, 0, "vote yes");
    for (let step = 0; step < 6 && now.vote; step++) {
      const [asked] = now.awaiting;
      if (!asked) break;
      now =
        asked.kind === "call"
          ? order(now, asked.seat, sentences(now, asked.seat)[0] ?? "")
          : order(now, asked.seat, "abstain");
    }
    expect(now.vote ?? null).toBeNull();
    expect(now.seats[0]?.rawPower).toBe(1);
  });

  // engine: Drakh Rules 1 to 3 — race and faction stay what they were
  it("has a Drakh faction cast the vote of the race that it still is", () => {
    const seated = stage({ You: { race: "narn", hand: [measure] }, Rival: { race: "centauri" } });
    const drakh = arranged(seated, (work) => {
      editSeat(work, 1).drakh = true;
    });
    expect(casterOf(order(drakh, 0, "play Measure"), "centauri")).toBe(1);
  });
});

describe("Aftermaths where somebody is gone", () => {
  const scar = aftermath("Scar", { participant: true });
  /** You initiate Parley; Rival opposes with Envoy; Third holds Scar. */
  const parley = () =>
    stage(
      {
        You: { race: "human", supporting: [character("Aide", { diplomacy: 5 })] },
        Rival: { race: "minbari", supporting: [character("Envoy", { diplomacy: 2 }), character("Page")] },
        Third: { race: "narn", hand: [scar], supporting: [character("Watcher")] },
      },
      [["You", conflict("Parley", "diplomacy")]],
    );
  const joined = () => {
    const start = parley();
    const game = does(start, { type: "support", seat: 0, conflict: 1, with: at(start, "Aide") });
    return does(game, { type: "oppose", seat: 1, conflict: 1, with: at(game, "Envoy") });
  };
  const targets = (game: Game) => sentences(game, 2).filter((one) => one.startsWith("play Scar on"));

  it("reach no faction that has left the game, though it had taken part", () => {
    const game = passed(does(joined(), { type: "concede", seat: 1 }), "action");
    const found = targets(game);
    expect(found.length).toBeGreaterThan(0);
    expect(found.join()).not.toMatch(/Envoy|Page|Rival/);
  });

  it("are not asked for where the initiator has left, since the conflict is cancelled", () => {
    const game = does(joined(), { type: "concede", seat: 0 });
    expect(game.conflicts).toEqual([]);
    const after = passed(game, "action");
    expect(after.awaiting.map(({ kind }) => kind)).not.toContain("aftermath");
  });

  it("reach any card of a faction that took part, and none of one that only watched", () => {
    expect(targets(passed(joined(), "action")).sort()).toEqual([
      "play Scar on Aide",
      "play Scar on Envoy",
      "play Scar on Page",
      "play Scar on Rival's Ambassador",
      "play Scar on You's Ambassador",
    ]);
  });

  it("reach a participant that an attack has neutralized", () => {
    const game = turned(joined(), "Envoy", { neutralized: true, neutralizedIn: 1 });
    expect(targets(passed(game, "action"))).toContain("play Scar on Envoy");
  });
});

describe("A card under another player's control", () => {
  const table = () =>
    stage(
      {
        You: { race: "human", supporting: [character("Aide", { diplomacy: 2 })] },
        Rival: { race: "minbari", supporting: [character("Spy", { diplomacy: 3 }), fleet("Wing", 4)] },
      },
      [["You", conflict("Parley", "diplomacy")]],
    );
  const taken = (title: string) => {
    const game = table();
    const which = { card: at(game, title) };
    return does(game, byHand({ verb: "take-control", which, who: { seat: 0 }, until: "end-of-turn" }));
  };

  it("supports for its controller, who wins by it uncontested, and stays in its own faction", () => {
    const start = taken("Spy");
    const game = does(start, { type: "support", seat: 0, conflict: 1, with: at(start, "Spy") });
    expect(viewFor(game, "public").conflicts[0]?.support).toBe(3);
    expect(inPlay(game, "Spy")).toMatchObject({ faction: 1, controller: 0 });
    expect(result(game)).toMatchObject({ won: true, margin: 3, uncontested: true });
  });

  it("is refused to the player of its faction meanwhile, who hears who controls it", () => {
    const game = order(taken("Spy"), 0, "pass");
    const action = { type: "oppose", seat: 1, conflict: 1, with: at(game, "Spy") } as const;
    expect(refused(game, action)).toMatchObject({
      code: "not-your-card",
      rule: "control",
      facts: { controller: "You" },
    });
  });

  it("goes on supporting where its controller left it, though the control has ended", () => {
    const start = taken("Spy");
    let game = does(start, { type: "support", seat: 0, conflict: 1, with: at(start, "Spy") });
    game = does(
      game,
      byHand({ verb: "take-control", which: { card: at(game, "Spy") }, who: { seat: 1 }, until: "permanent" }),
    );
    expect(viewFor(game, "public").conflicts[0]?.support).toBe(3);
  });

  it("leaves the game with the player whose card it is, and takes its support along", () => {
    const start = taken("Spy");
    const three = does(start, { type: "support", seat: 0, conflict: 1, with: at(start, "Spy") });
    const game = does(three, byHand({ verb: "discard-card", which: { card: at(three, "Spy") } }));
    expect(viewFor(game, "public").conflicts[0]?.support).toBe(0);
    expect(game.seats[1]?.discard).toContain(at(game, "Spy"));
  });
});

describe("The Drakh and victory", () => {
  const rated = (drakhRating: number, otherRating: number, babylon = 5) =>
    arranged(
      stage({
        You: { race: "centauri", unspent: drakhRating },
        Rival: { race: "narn", unspent: otherRating },
        Third: { race: "human", unspent: 4 },
      }),
      (work) => {
        editSeat(work, 0).drakh = true;
        work.game.influence = { ...work.game.influence, "babylon-5": babylon };
      },
    );

  // compendium: Victory Check — where who has the most power cannot win, the game goes on
  it("keep a player of less power from winning as long as they lead", () => {
    expect(checkVictory(rated(25, 20))).toBeNull();
    expect(checkVictory(rated(19, 20))?.winners).toEqual([1]);
  });

  it("win nothing by Babylon 5’s 20 influence, and nobody else does while they lead", () => {
    expect(checkVictory(rated(12, 9, 20))).toBeNull();
    expect(checkVictory(rated(8, 9, 20))?.winners).toEqual([1]);
  });
});

describe("War", () => {
  const start = (more: SeatStage = {}, rival: SeatStage = {}) => {
    const game = stage({
      You: { race: "centauri", supporting: [fleet("Armada", 6)], ...more },
      Rival: {
        race: "narn",
        unspent: 6,
        supporting: [fleet("Guard", 2), location("Ragesh", { race: "narn", abilities: { military: 3 } })],
        ...rival,
      },
      Third: { race: "human", supporting: [fleet("Patrol", 4)] },
    });
    const state = { verb: "start-state", state: "war", from: { seat: 0 }, toward: { seat: 1 } } as const;
    return declaring(does(game, byHand(state)));
  };
  const declared = (title: string) => passed(order(start(), 0, `declare war on ${title}`), "declare");

  it("on a location is opposed by its own military once, and by its faction’s fleets as well", () => {
    let game = declared("Ragesh");
    game = order(game, 0, "support War over Ragesh with Armada using military");
    game = order(game, 1, "oppose War over Ragesh with Ragesh using military");
    expect(viewFor(game, "public").conflicts[0]).toMatchObject({ support: 6, opposition: 3 });
    const after = passed(game, "action");
    expect(inPlay(after, "Ragesh").faction).toBe(0);
    // engine: War Conflicts — the tension of the war’s other side rises in either case.
    expect(after.seats[1]?.tensions[0]).toBe(
      (start().seats[1]?.tensions[0] ?? 0) === 5 ? 5 : (start().seats[1]?.tensions[0] ?? 0) + 1,
    );
  });

  it("that the enemy leaves before it resolves takes nothing from anybody", () => {
    let game = declared("Rival");
    game = order(game, 0, "support War on Rival with Armada using military");
    const before = game.seats[0];
    game = passed(does(game, { type: "concede", seat: 1 }), "action");
    expect((game.seats[0]?.unspent ?? 0) + (game.seats[0]?.spent ?? 0)).toBe(
      (before?.unspent ?? 0) + (before?.spent ?? 0),
    );
  });

  it("is opposed by a third player without any war of that player’s own, and no tension of theirs changes", () => {
    let game = declared("Rival");
    game = order(game, 0, "support War on Rival with Armada using military");
    game = order(order(game, 1, "pass"), 2, "oppose War on Rival with Patrol using military");
    const tensions = game.seats[2]?.tensions;
    expect(result(game)).toMatchObject({ won: true, uncontested: false });
    const after = passed(game, "action");
    expect(after.seats[2]?.tensions).toEqual(tensions);
    expect(after.seats[1]?.unspent).toBe(6);
  });

  it("is a military conflict for aftermaths that ask for one", () => {
    const wound = aftermath("Wound", {}, {}, { conflict: "military" } as Partial<CardFacts>);
    const talk = aftermath("Talk", {}, {}, { conflict: "diplomacy" } as Partial<CardFacts>);
    let game = passed(order(start({ hand: [wound, talk] }), 0, "declare war on Rival"), "declare");
    game = passed(order(game, 0, "support War on Rival with Armada using military"), "action");
    const plays = sentences(game).filter((one) => one.startsWith("play"));
    expect(plays.some((one) => one.includes("Wound"))).toBe(true);
    expect(plays.join()).not.toContain("Talk");
  });

  it("of a captured location back to its race makes it work again at once", () => {
    let game = passed(order(declared("Ragesh"), 0, "support War over Ragesh with Armada using military"), "action");
    expect(inPlay(game, "Ragesh")).toMatchObject({ faction: 0, controller: null, rests: "text" });
    game = does(game, byHand({ verb: "conquer", which: { card: at(game, "Ragesh") }, who: { seat: 1 } }));
    expect(inPlay(game, "Ragesh")).toMatchObject({ faction: 1, controller: 1 });
    expect(inPlay(game, "Ragesh").rests).toBeUndefined();
  });
});
