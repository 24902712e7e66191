// compendium: Card Details, Additional Rules, Glossary; rulebook: Marks, Set Tension Tokens — worked examples about cards
import { describe, expect, it } from "vitest";
import type { CardFacts, Game } from "../../../src/engine/index.ts";
import { abilityOf } from "../../../src/engine/rules/in-force/ability.ts";
import {
  agenda,
  arranged,
  at,
  character,
  conflict,
  does,
  event,
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

// engine and compendium: Kha'Ri; rulebook: Kha'Ri Characters
describe("A character", () => {
  it("is one of the Kha'Ri by any title that has the word, with either apostrophe", () => {
    const summons = event("Summons", {
      says: "+1 intrigue.",
      target: { what: "card", types: ["character"], of: "any", keyword: "Kha'Ri" },
      effects: [{ verb: "change-ability", which: "target", ability: "intrigue", by: 1, until: "end-of-turn" }],
    });
    const titled = (name: string, ...keywords: string[]) => character(name, { intrigue: 1 }, { keywords });
    const game = stage({
      You: {
        hand: [summons],
        supporting: [
          titled("Deputy", "Representative of the Kha'Ri"),
          titled("Watcher", "Kha’Ri Intelligence Officer"),
          titled("Elder", "Kha'Ri"),
          titled("Councillor", "Grey Council Member", "Kharites"),
        ],
      },
      Rival: {},
    });
    expect(sentences(game).filter((sentence) => sentence.startsWith("play Summons"))).toEqual([
      "play Summons on Deputy",
      "play Summons on Watcher",
      "play Summons on Elder",
    ]);
  });

  // compendium: Starting Ambassador, bullets (marks are not used up)
  it("has its marks still after they have met a requirement: 4 Shadow marks do for a card of 2 and one of 3", () => {
    const dark = (title: string, atLeast: number) =>
      event(title, {
        says: title,
        requires: [{ needs: "marks", mark: "shadow", atLeast }],
        effects: [{ verb: "gain-power", who: "you", amount: 1 }],
      });
    const bearer = character("Bearer", {}, { marks: { shadow: 4 } });
    let game = stage({
      You: { supporting: [bearer], hand: [dark("Two", 2), dark("Three", 3), dark("Five", 5)] },
      Rival: {},
    });
    game = order(order(game, 0, "play Two"), 1, "pass");
    game = order(order(game, 0, "play Three"), 1, "pass");
    expect({ marks: inPlay(game, "Bearer").marks, rawPower: game.seats[0]?.rawPower }).toEqual({
      marks: { shadow: 4 },
      rawPower: 2,
    });
    expect(sentences(game)).not.toContain("play Five");
  });

  // rulebook and compendium: Marks (You Are Not Ready)
  it("counts with its marks for the faction: 2 Vorlon marks of Delenn and 1 of Lennier meet 3, neutralized too", () => {
    const refusal = event("Not Ready", {
      says: "Requires 3 Vorlon marks.",
      requires: [{ needs: "marks", mark: "vorlon", atLeast: 3 }],
      effects: [{ verb: "gain-power", who: "you", amount: 1 }],
    });
    const table = (lennier: number) =>
      turned(
        stage({
          Minbari: {
            race: "minbari",
            ambassadorTitle: "Delenn",
            hand: [refusal],
            supporting: [character("Lennier", { diplomacy: 2 }, { marks: { vorlon: lennier } })],
          },
          Rival: { race: "narn" },
        }),
        "Delenn",
        { marks: { vorlon: 2 } },
      );
    expect(order(table(1), 0, "play Not Ready").seats[0]?.rawPower).toBe(1);
    expect(order(turned(table(1), "Lennier", { neutralized: true }), 0, "play Not Ready").seats[0]?.rawPower).toBe(1);
    const poor = stage({ Minbari: { hand: [refusal] }, Rival: {} });
    expect(refused(poor, { type: "play", seat: 0, card: at(poor, "Not Ready") })).toMatchObject({
      code: "requirement-not-met",
      facts: { needs: "3 vorlon marks", has: 0 },
    });
  });
});

// rulebook: Set Tension Tokens; compendium: Tensions & Unrest
describe("Tension between Humans and Minbari", () => {
  it.each(["engine", "casual"] as const)(
    "rises from 3 to 4 both ways, and falls for the Human alone (%s rules)",
    (rules) => {
      const start: Game = { ...stage({ Human: { race: "human" }, Minbari: { race: "minbari" } }), rules };
      const both = (game: Game) => [game.seats[0]?.tensions[1], game.seats[1]?.tensions[0]];
      const change = (verb: "raise-tension" | "lower-tension", mutual: boolean) => ({
        type: "effect" as const,
        seat: 0,
        because: "A Card",
        effect: { verb, from: { seat: 0 }, toward: { seat: 1 }, amount: 1, mutual },
      });
      expect(both(start)).toEqual([3, 3]);
      const risen = does(start, change("raise-tension", true));
      expect(both(risen)).toEqual([4, 4]);
      expect(both(does(risen, change("lower-tension", false)))).toEqual([3, 4]);
    },
  );
});

// compendium: Tensions & Unrest, bullets (Lord Refa, Border Raid)
describe("A card that would raise what is at 5 already", () => {
  it("may be sponsored, with unrest at 5, and does nothing by it", () => {
    const agitator = character(
      "Agitator",
      {},
      { text: { says: "Unrest.", effects: [{ verb: "raise-unrest", who: "you", amount: 1 }] } },
    );
    const game = stage({ You: { hand: [agitator], unrest: 5 }, Rival: {} });
    const after = order(game, 0, "sponsor Agitator with You's Ambassador");
    expect({ row: inPlay(after, "Agitator").row, unrest: after.seats[0]?.unrest }).toEqual({
      row: "supporting",
      unrest: 5,
    });
  });

  it("may be declared, with tension at 5", () => {
    const raid = conflict("Border Strike", "military", {
      target: { what: "player", of: "others" },
      conflict: {
        form: "opposable",
        resolution: [{ verb: "raise-tension", from: "target", toward: "you", amount: 3 }],
      },
    });
    let game = stage({ You: { race: "narn", hand: [raid, raid] }, Rival: { race: "centauri", unspent: 6 } });
    for (const turn of [2, 3]) {
      game = passed(game, "action", "aftermath", "discard", "buy");
      expect(game.turn).toBe(turn);
      expect(sentences(game)).toContain("declare Border Strike");
      game = passed(order(game, 0, "declare Border Strike"), "declare");
      game = passed(game, "action", "aftermath");
      expect(game.seats[1]?.tensions[0]).toBe(5);
    }
  });
});

// compendium: Aftermath Cards, bullets — participants in the text, not in the type line
describe("An aftermath of winning that speaks of participants only in its text", () => {
  it("reaches participants of the initiator alone", () => {
    const laurels = invented("aftermath", "Laurels", {
      cost: 0,
      text: {
        says: "On a participant.",
        target: { what: "card", types: ["character"], of: "any", participant: true },
        aftermath: { discardAfterPlay: false, outcome: "won" },
      },
    });
    let game = stage(
      {
        You: { supporting: [character("Idler")], hand: [laurels] },
        Ally: { supporting: [character("Friend", { diplomacy: 1 })] },
      },
      [["You", conflict("Parley", "diplomacy")]],
    );
    game = order(game, 0, "support Parley with You's Ambassador using diplomacy");
    game = passed(order(game, 1, "support Parley with Friend using diplomacy"), "action");
    const play = (title: string) => ({
      type: "aftermath" as const,
      seat: 0,
      card: at(game, "Laurels"),
      target: { what: "card" as const, card: at(game, title) },
    });
    expect(refused(game, play("Friend")).code).toBe("aftermath-target");
    expect(refused(game, play("Idler")).code).toBe("illegal-target");
    // Aftermaths can be played on neutralized characters too.
    const fallen = turned(game, "You's Ambassador", { neutralized: true });
    expect(inPlay(does(fallen, play("You's Ambassador")), "Laurels").host).toBe(at(game, "You's Ambassador"));
  });
});

// compendium: Replacing a Character — agendas reach whoever leads the faction
describe("An agenda that speaks of your ambassador", () => {
  it("gives its bonus to the new one when the ambassador is replaced", () => {
    const statesman: Partial<CardFacts> = {
      race: "human",
      text: {
        says: "May replace your ambassador.",
        replaces: { how: "may", target: { what: "card", types: ["character"], of: "you", ambassador: true } },
      },
    };
    const pride = agenda("Pride", {
      says: "+2 intrigue.",
      statics: [{ gives: "ability", ability: "intrigue", by: 2, to: "your-ambassador" }],
    });
    const game = stage({
      You: { race: "human", agenda: pride, hand: [character("Statesman", { intrigue: 1 }, statesman)] },
      Rival: { race: "narn" },
    });
    expect(abilityOf(game, at(game, "You's Ambassador"), "intrigue")).toBe(4);
    const after = does(game, {
      type: "replace",
      seat: 0,
      card: at(game, "You's Ambassador"),
      with: at(game, "Statesman"),
    });
    expect(abilityOf(after, at(after, "Statesman"), "intrigue")).toBe(3);
  });
});

// rulebook and compendium: Legal Targets (Test Their Mettle)
describe("A conflict that targets a race", () => {
  it("is discarded where nobody plays that race", () => {
    const test = conflict("Test of Will", "diplomacy", { target: { what: "player", of: "others", race: "narn" } });
    let game = stage({ You: { race: "centauri", hand: [test] }, Rival: { race: "human", unspent: 6 } });
    game = passed(game, "action", "discard", "buy");
    expect(game.turn).toBe(2);
    game = passed(does(game, { type: "declare", seat: 0, card: at(game, "Test of Will") }), "declare");
    expect(game.conflicts).toEqual([]);
    expect(game.seats[0]?.discard).toContain(at(game, "Test of Will"));
  });
});

// compendium: Conflict Cards — promoted meanwhile; Healing / Neutralized — neutralized meanwhile
describe("A conflict that targets a supporting character", () => {
  const plot = conflict("Plot", "intrigue", {
    target: { what: "card", types: ["character"], of: "others", row: "supporting" },
    conflict: { form: "opposable", won: [{ effects: [{ verb: "discard-card", which: "target" }] }] },
  });
  function aimed(): Game {
    let game = stage({
      You: { unspent: 4, hand: [plot], supporting: [character("Agent", { intrigue: 3 })] },
      Rival: { unspent: 9, supporting: [character("Clerk", { diplomacy: 1 }, { cost: 2 })] },
    });
    game = passed(game, "action", "discard", "buy", "sustain");
    game = passed(order(game, 0, "declare Plot on Clerk"), "declare");
    return order(game, 0, "support Plot with Agent using intrigue");
  }
  const ends = (game: Game) => {
    const over = passed(game, "action", "aftermath", "reveal");
    return over.cards[at(over, "Clerk")]?.zone;
  };

  it("still reaches it where it has been promoted to the inner circle", () => {
    const promoted = order(aimed(), 1, "promote Clerk with Rival's Ambassador");
    expect(inPlay(promoted, "Clerk").row).toBe("inner");
    expect(ends(promoted)).toBe("discard");
  });

  it("may be aimed at a neutralized one", () => {
    const game = turned(
      stage({ You: { hand: [plot] }, Rival: { unspent: 9, supporting: [character("Clerk")] } }),
      "Clerk",
      { neutralized: true },
    );
    const declaring = arranged(game, (work) => {
      work.game.round = "conflict";
      work.game.tasks = [{ task: "declare", at: 1 }];
      work.game.awaiting = [{ id: 1, seat: 0, kind: "declare" }];
    });
    expect(passed(order(declaring, 0, "declare Plot on Clerk"), "declare").conflicts).toMatchObject([
      { target: { what: "card", card: at(game, "Clerk") } },
    ]);
  });
});

// compendium: Location Cards — the ability of a location
describe("A location", () => {
  it("neither supports nor attacks in a conflict against another player", () => {
    const game = stage({ You: { supporting: [location("Bastion", { abilities: { military: 4 } })] }, Rival: {} }, [
      ["You", conflict("Raid", "military")],
    ]);
    expect(sentences(game).filter((sentence) => sentence.includes("Bastion"))).toEqual([]);
  });
});
