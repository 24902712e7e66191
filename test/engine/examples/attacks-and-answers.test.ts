// engine: Attack a Conflict Participant; The Effects of Damage; Contingency Cards; Using one ability as another; Lead a Fleet
import { describe, expect, it } from "vitest";
import type { CardFacts, Effect, Game } from "../../../src/engine/index.ts";
import { abilityOf } from "../../../src/engine/rules/in-force/ability.ts";
import { seatOf } from "../../../src/engine/state/lookup.ts";
import { hand, offers, plot, raid, resolution, says, talks, tally, which } from "../at-the-table.ts";
import {
  at,
  character,
  conflict,
  does,
  fleet,
  group,
  inPlay,
  invented,
  order,
  passed,
  sentences,
  stage,
  turned,
} from "../stage.ts";

type Text = NonNullable<CardFacts["text"]>;
const statics = (...given: NonNullable<Text["statics"]>): Partial<CardFacts> => ({
  text: { says: "-", statics: given },
});
const contingency = (title: string, trigger: NonNullable<Text["contingency"]>["trigger"], effects: Text["effects"]) =>
  invented("contingency", title, {
    cost: 0,
    text: { says: title, target: { what: "card", of: "you" }, contingency: { trigger }, effects },
  });

/** Whoever is asked about contingencies passes, until this one can be revealed; else the game as it goes on. */
function until(game: Game, title: string): Game {
  let now = game;
  for (let asked = now.awaiting[0]; asked?.kind === "reveal"; asked = now.awaiting[0]) {
    if (sentences(now, asked.seat).some((one) => one.startsWith(`reveal ${title}`))) return now;
    now = does(now, { type: "pass", seat: asked.seat });
  }
  return now;
}
const reveals = (game: Game, title: string): Game =>
  order(game, 0, sentences(game, 0).find((one) => one.startsWith(`reveal ${title}`)) ?? "");

describe("A fleet that deals its damage first, against one that is led", () => {
  // engine: Resolving Attacks; The Effects of Damage
  it("takes none where that neutralizes it, and its leader goes down without severe damage", () => {
    const first = fleet("First", 6, statics({ gives: "damages-first", to: "this" }));
    const start = stage(
      {
        You: { supporting: [first] },
        Rival: { supporting: [fleet("Led", 3), character("Captain", { leadership: 2 })] },
      },
      [["Rival", raid]],
    );
    const led = says(says(start, 1, "support Raid with Led using military"), 1, "lead Led with Captain");
    const struck = says(led, 0, "attack Led with First in Raid");
    expect(inPlay(struck, "First").damage).toBe(0);
    expect(inPlay(struck, "Led")).toMatchObject({ neutralized: true, severe: 1 });
    expect(inPlay(struck, "Captain")).toMatchObject({ neutralized: true, severe: 0 });
  });
});

describe("Two led fleets that neutralize each other", () => {
  // engine: The Effects of Damage — whoever leads a fleet that is neutralized
  it("take both leaders along, who suffer no severe damage", () => {
    const start = stage(
      {
        You: { supporting: [fleet("Mine", 3), character("Hague", { leadership: 2 })] },
        Rival: { supporting: [fleet("Theirs", 4), character("Na'Kal", { leadership: 1 })] },
      },
      [["Rival", raid]],
    );
    const led = says(says(start, 0, "lead Mine with Hague"), 1, "lead Theirs with Na'Kal");
    const struck = says(says(led, 1, "support Raid with Theirs using military"), 0, "attack Theirs with Mine in Raid");
    for (const title of ["Mine", "Theirs", "Hague", "Na'Kal"])
      expect(inPlay(struck, title), title).toMatchObject({ neutralized: true, severe: 0 });
    expect(resolution(struck)).toMatchObject({ won: false, support: 0 });
  });
});

describe("A character who supports with one ability used as another, and is blanked then", () => {
  // engine: Using one ability as another; compendium: Not Meant To Be — what a card has done stays done
  it("goes on supporting with it, is attacked by what it stands for, and deals no double damage any more", () => {
    const fixer = character(
      "Fixer",
      { diplomacy: 1, intrigue: 3 },
      statics(
        { gives: "use-as", use: "intrigue", as: "diplomacy", to: "this" },
        { gives: "attack-damage", times: "double", to: "this" },
      ),
    );
    const start = stage(
      { You: { supporting: [fixer] }, Rival: { supporting: [character("Orator", { diplomacy: 2 })] } },
      [["You", talks]],
    );
    const joined = says(start, 0, "support Talks with Fixer using intrigue");
    const blank = hand(joined, { verb: "blank", which: which(joined, "Fixer"), until: "end-of-turn" });
    expect(tally(blank)).toMatchObject({ support: 3 });
    const struck = says(blank, 1, "attack Fixer with Orator in Talks");
    expect(inPlay(struck, "Orator")).toMatchObject({ neutralized: true, severe: 1 });
    expect(inPlay(struck, "Fixer").damage).toBe(2);
  });
});

describe("A character who takes part in two conflicts with an ability each", () => {
  // engine: Attack a Conflict Participant — with the ability that the target has applied there
  it("is attacked in each by that ability alone", () => {
    const start = stage(
      {
        You: { supporting: [character("Aide", { diplomacy: 3, intrigue: 3 })] },
        Rival: { supporting: [character("Orator", { diplomacy: 1 }), character("Spy", { intrigue: 1 })] },
      },
      [
        ["You", talks],
        ["You", plot],
      ],
    );
    const once = says(start, 0, "support Talks with Aide using diplomacy");
    const readied = hand(once, { verb: "ready", which: which(once, "Aide") });
    const twice = says(readied, 0, "support Plot with Aide using intrigue");
    expect(offers(twice, 1, /^attack Aide with (?:Orator|Spy)/u).sort()).toEqual([
      "attack Aide with Orator in Talks",
      "attack Aide with Spy in Plot",
    ]);
  });
});

describe("A character who supports a military conflict with leadership as itself", () => {
  // engine: Attack a Conflict Participant; compendium: Level The Playing Field — a fleet has no leadership to attack with
  it("is attacked with leadership, and by no fleet", () => {
    const start = stage(
      {
        You: { supporting: [character("Captain", { leadership: 3 })] },
        Rival: { supporting: [fleet("Foe", 4), character("Rebel", { leadership: 2 })] },
      },
      [["You", raid]],
    );
    const lifted = hand(start, {
      verb: "use-as",
      which: which(start, "Captain"),
      use: "leadership",
      as: "itself",
      until: "end-of-turn",
    });
    const joined = says(lifted, 0, "support Raid with Captain using leadership");
    expect(tally(joined)).toMatchObject({ support: 3 });
    expect(offers(joined, 1, /^attack Captain with (?:Foe|Rebel)/u)).toEqual(["attack Captain with Rebel in Raid"]);
  });
});

describe("A leader", () => {
  // engine: Lead a Fleet — a leader takes part with the fleet, in whatever it takes part
  it("whose fleet is readied and joins a second conflict takes part in both, and in neither once he readies", () => {
    const start = stage(
      { You: { supporting: [fleet("Wing", 3), character("Captain", { leadership: 2 })] }, Rival: {} },
      [
        ["You", raid],
        ["Rival", conflict("Siege", "military")],
      ],
    );
    const joined = says(says(start, 0, "lead Wing with Captain"), 0, "support Raid with Wing using military");
    const readied = hand(joined, { verb: "ready", which: which(joined, "Wing") });
    const both = says(readied, 0, "oppose Siege with Wing using military");
    const parts = (game: Game) => game.conflicts.map(({ participants }) => participants.map(({ as }) => as));
    expect(parts(both)).toEqual([
      ["support", "lead"],
      ["oppose", "lead"],
    ]);
    expect(parts(hand(both, { verb: "ready", which: which(both, "Captain") }))).toEqual([["support"], ["oppose"]]);
  });

  // engine: Lead a Fleet; Replace a Card — a different card, which leads nothing
  it("who is replaced lets the damaged fleet fall that has lived on him, and whoever replaces him stands", () => {
    const heir = character(
      "Heir",
      { leadership: 5 },
      { text: { says: "-", replaces: { how: "must", target: { what: "card", of: "any", title: "Captain" } } } },
    );
    const start = stage({
      You: { supporting: [fleet("Wing", 2), character("Captain", { leadership: 3 })], hand: [heir] },
      Rival: {},
    });
    const led = turned(says(start, 0, "lead Wing with Captain"), "Wing", { damage: 3 });
    const replaced = says(led, 0, "replace Captain with Heir");
    expect(inPlay(replaced, "Wing")).toMatchObject({ neutralized: true, severe: 1 });
    expect(inPlay(replaced, "Heir")).toMatchObject({ neutralized: false, rotated: false, leads: null });
  });

  // engine: Promote Effects; Lead a Fleet
  it("who is promoted by an effect goes on leading", () => {
    const start = stage({
      You: { supporting: [fleet("Wing", 2), character("Captain", { leadership: 3 })] },
      Rival: {},
    });
    const led = says(start, 0, "lead Wing with Captain");
    const promoted = hand(led, { verb: "promote", which: which(led, "Captain"), free: true });
    expect(inPlay(promoted, "Captain")).toMatchObject({ row: "inner", leads: at(promoted, "Wing"), rotated: true });
    expect(abilityOf(promoted, at(promoted, "Wing"), "military")).toBe(5);
  });

  // engine: glossary, Participant; rulebook: Play Aftermath Cards — what is for every participant
  it("is among every participant, and takes the damage that an aftermath deals them all", () => {
    const storm = invented("aftermath", "Storm", {
      cost: 0,
      text: {
        says: "1 damage to every participant.",
        effects: [{ verb: "damage", which: "participants", amount: 1 }],
        aftermath: { participant: true, discardAfterPlay: true },
      },
    });
    const start = stage(
      { You: { supporting: [fleet("Wing", 5), character("Captain", { leadership: 3 })], hand: [storm] }, Rival: {} },
      [["You", raid]],
    );
    const joined = says(says(start, 0, "lead Wing with Captain"), 0, "support Raid with Wing using military");
    const over = passed(joined, "action");
    const played = does(over, { type: "aftermath", seat: 0, card: at(over, "Storm") });
    expect(inPlay(played, "Wing").damage).toBe(1);
    expect(inPlay(played, "Captain").damage).toBe(1);
  });
});

describe("A card that could not be neutralized", () => {
  // engine: The Cannot rule; The Effects of Damage — the rest becomes severe as it is neutralized
  it("falls as that ends, with what is beyond its ability as severe damage", () => {
    const vow = group("Vow", statics({ gives: "cannot", what: "be-neutralized", to: "your-characters" }));
    const start = stage({ You: { supporting: [vow, character("Aide", { diplomacy: 3 })] }, Rival: {} });
    const hurt = hand(start, { verb: "damage", which: which(start, "Aide"), amount: 5 }, 1);
    expect(inPlay(hurt, "Aide")).toMatchObject({ neutralized: false, damage: 5 });
    const freed = hand(hurt, { verb: "discard-card", which: which(hurt, "Vow") });
    expect(inPlay(freed, "Aide")).toMatchObject({ neutralized: true, severe: 2 });
  });
});

describe("A contingency", () => {
  const gainsPower: Effect = { verb: "gain-power", who: "you", amount: 1 };
  const blow = () => contingency("Blow", "card-neutralizes", [{ verb: "severe-damage", which: "other", amount: 2 }]);
  const duel = (mine: number, theirs: number, card: CardFacts) =>
    stage(
      {
        You: { inner: [character("Aide", { diplomacy: mine })], hand: [card] },
        Rival: { supporting: [character("Spy", { diplomacy: theirs })] },
      },
      [["You", talks]],
    );
  /** You have it under Aide, who supports; Spy attacks him. */
  const attacked = (mine: number, theirs: number, card: CardFacts) => {
    const placed = says(duel(mine, theirs, card), 0, `place ${card.title} under Aide`);
    const joined = says(placed, 0, "support Talks with Aide using diplomacy");
    return until(says(joined, 1, "attack Aide with Spy in Talks"), card.title);
  };

  // engine: The Effects of Damage; Contingency Cards
  it("for a card's being neutralized answers that of a leader who goes down with the fleet", () => {
    const start = stage(
      {
        You: {
          supporting: [fleet("Wing", 2), character("Captain", { leadership: 3 })],
          hand: [contingency("Last Stand", "card-neutralized", [gainsPower])],
        },
        Rival: { supporting: [fleet("Foe", 9)] },
      },
      [["You", raid]],
    );
    const placed = says(says(start, 0, "place Last Stand under Captain"), 0, "lead Wing with Captain");
    const joined = says(placed, 0, "support Raid with Wing using military");
    const struck = until(says(joined, 1, "attack Wing with Foe in Raid"), "Last Stand");
    expect(seatOf(reveals(struck, "Last Stand"), 0).rawPower).toBe(1);
  });

  // compendium: Attacking / Damage, 1st — whoever defends does not attack
  it("for neutralizing a target does not answer that the attacker falls to whom it has attacked", () => {
    const struck = attacked(5, 2, blow());
    expect(inPlay(struck, "Spy")).toMatchObject({ neutralized: true, severe: 3 });
    expect(sentences(struck, 0).filter((one) => one.startsWith("reveal"))).toEqual([]);
  });

  // engine: Contingency Cards (Vicious Blow); The Effects of Damage — a neutralized card is not blanked
  it("for neutralizing a target answers it where the attacker has fallen as well", () => {
    const start = stage(
      {
        You: { supporting: [character("Aide", { diplomacy: 3 })], hand: [blow()] },
        Rival: { supporting: [character("Spy", { diplomacy: 3 })] },
      },
      [["Rival", talks]],
    );
    const joined = says(says(start, 0, "place Blow under Aide"), 1, "support Talks with Spy using diplomacy");
    const struck = until(says(joined, 0, "attack Spy with Aide in Talks"), "Blow");
    expect(inPlay(struck, "Aide").neutralized).toBe(true);
    expect(inPlay(reveals(struck, "Blow"), "Spy")).toMatchObject({ neutralized: true, severe: 2 });
  });

  // engine: Resolving Attacks — 2 for each Strife mark, as the damage is dealt
  it("that gives a Strife mark as its card is attacked has it deal 2 more in that attack", () => {
    const rage = contingency("Rage", "card-attacked", [
      { verb: "gain-mark", which: "target", mark: "strife", amount: 1 },
    ]);
    const struck = reveals(attacked(4, 3, rage), "Rage");
    expect(inPlay(struck, "Spy")).toMatchObject({ neutralized: true, severe: 3 });
    expect(inPlay(struck, "Aide").damage).toBe(3);
  });

  // engine: The Effects of Damage — as a bonus expires
  it("that raises an ability as its card is attacked keeps it up until the turn ends, when the rest is severe damage", () => {
    const calm = contingency("Calm", "card-attacked", [
      { verb: "change-ability", which: "target", ability: "diplomacy", by: 3, until: "end-of-turn" },
    ]);
    const struck = reveals(attacked(2, 4, calm), "Calm");
    expect(inPlay(struck, "Aide")).toMatchObject({ neutralized: false, damage: 4 });
    expect(inPlay(struck, "Spy")).toMatchObject({ neutralized: true, severe: 1 });
    expect(resolution(struck)).toMatchObject({ support: 1, won: true, uncontested: false });
    expect(inPlay(passed(struck, "action", "aftermath", "discard", "buy"), "Aide")).toMatchObject({
      neutralized: true,
      severe: 2,
    });
  });

  // engine: Uncontested — whoever has attacked has contested it, neutralized or not
  it("that neutralizes the attacker leaves the conflict contested, and its target whole", () => {
    const snare = contingency("Snare", "card-attacked", [{ verb: "neutralize", which: "other" }]);
    const struck = reveals(attacked(3, 2, snare), "Snare");
    expect(inPlay(struck, "Spy").neutralized).toBe(true);
    expect(inPlay(struck, "Aide").damage).toBe(0);
    expect(resolution(struck)).toMatchObject({ won: true, uncontested: false, support: 3 });
  });
});
