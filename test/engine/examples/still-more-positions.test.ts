// engine: the Cannot, THEN and BOTH rules; Enhancement Cards; Healing; Discard — positions of several rules at once
import { describe, expect, it } from "vitest";
import { abilityOf } from "../../../src/engine/rules/in-force/ability.ts";
import { powerOf } from "../../../src/engine/rules/victory/power.ts";
import {
  at,
  byHand,
  character,
  does,
  enhancement,
  event,
  fleet,
  group,
  inPlay,
  location,
  order,
  passed,
  refused,
  stage,
  turned,
} from "../stage.ts";

const rooted = (title: string) =>
  fleet(title, 2, {
    text: { says: "Cannot be rotated by effects.", statics: [{ gives: "cannot", what: "be-rotated", to: "this" }] },
  });

describe("What an effect cannot do", () => {
  const rite = (verb: "do-then" | "do-both") =>
    event("Rite", {
      says: "Rotate a target fleet, and the ambassador.",
      target: { what: "card", of: "others", types: ["fleet"] },
      effects: [
        {
          verb,
          effects: [
            { verb: "rotate", which: "target" },
            { verb: "rotate", which: "your-ambassador" },
          ],
        },
      ],
    });

  // engine: The Cannot rule; The THEN rule; The BOTH rule
  it.each(["do-then", "do-both"] as const)("keeps what depends on it from happening too, by %s", (verb) => {
    const table = (wing: ReturnType<typeof fleet>) =>
      order(stage({ You: { hand: [rite(verb)] }, Rival: { supporting: [wing] } }), 0, "play Rite on Wing");
    expect(inPlay(table(fleet("Wing", 2)), "You's Ambassador").rotated).toBe(true);
    expect(inPlay(table(rooted("Wing")), "You's Ambassador").rotated).toBe(false);
  });
});

describe("An enhancement on a location that is conquered", () => {
  // engine: Enhancement Cards — discarded, to its owner's pile; Bonuses and Blanking — a bonus "while" it lies there ends
  it("goes to the pile of whoever played it, with the power that it gave, and the location is blanked besides", () => {
    const port = location("Port", {
      race: "human",
      abilities: { military: 2 },
      text: { says: "+2 power.", statics: [{ gives: "power", by: 2 }] },
    });
    const dock = enhancement("Dock", {
      says: "+1 power.",
      target: { what: "card", of: "any", types: ["location"] },
      statics: [{ gives: "power", by: 1 }],
    });
    const start = stage({
      You: { race: "narn", unspent: 9, hand: [dock] },
      Rival: { race: "human", supporting: [port] },
    });
    const built = order(start, 0, "sponsor Dock with You's Ambassador on Port");
    const [mine, theirs] = [powerOf(built, 0), powerOf(built, 1)];
    const game = does(built, byHand({ verb: "conquer", which: { card: at(built, "Port") }, who: { seat: 0 } }));
    expect(game.cards[at(game, "Dock")]).toMatchObject({ zone: "discard", play: null });
    expect(game.seats[0]?.discard).toContain(at(game, "Dock"));
    expect(powerOf(game, 0)).toBe(mine);
    expect(powerOf(game, 1)).toBe(theirs - 3);
  });
});

describe("A bonus that has kept a card from being neutralized", () => {
  const muse = group("Muse", {
    text: {
      says: "Your characters have +2 diplomacy.",
      statics: [{ gives: "ability", ability: "diplomacy", by: 2, to: "your-characters" }],
    },
  });

  // engine: The Effects of Damage; Factions and Control — bonuses for "your characters" are for those of the faction
  it("is lost where its giver leaves play, and the neutralized supporting card is discarded in the draw round", () => {
    const start = turned(
      stage({ You: { supporting: [muse, character("Clerk", { diplomacy: 1 })] }, Rival: {} }),
      "Clerk",
      { damage: 2 },
    );
    expect(inPlay(start, "Clerk").neutralized).toBe(false);
    const game = does(start, byHand({ verb: "discard-card", which: { card: at(start, "Muse") } }));
    expect(inPlay(game, "Clerk").neutralized).toBe(true);
    const later = passed(game, "action", "discard");
    expect(later.cards[at(later, "Clerk")]).toMatchObject({ zone: "discard", play: null });
  });

  it("is no help to a card of another faction that its player controls", () => {
    const start = stage({
      You: { supporting: [muse] },
      Rival: { supporting: [character("Clerk", { diplomacy: 1 })] },
    });
    const which = { card: at(start, "Clerk") };
    const game = does(start, byHand({ verb: "take-control", which, who: "you", until: "end-of-turn" }));
    expect(inPlay(game, "Clerk").controller).toBe(0);
    expect(abilityOf(game, at(game, "Clerk"), "diplomacy")).toBe(1);
  });
});

describe("A card that is discarded to pay", () => {
  // engine: Discard — what must be discarded to activate an effect has to be in play
  it("has to be in play: from the hand its action is refused", () => {
    const martyr = character(
      "Martyr",
      { diplomacy: 1 },
      {
        text: {
          says: "Discard to draw a card.",
          actions: [
            {
              does: "draw",
              unrotated: true,
              pays: [{ pays: "discard-this" }],
              effects: [{ verb: "draw", who: "you", amount: 1 }],
            },
          ],
        },
      },
    );
    const held = stage({ You: { hand: [martyr] }, Rival: {} });
    const use = { type: "rotate" as const, seat: 0, card: at(held, "Martyr"), action: 0 };
    expect(refused(held, use).code).toBe("still-in-hand");
    const stood = stage({ You: { supporting: [martyr] }, Rival: {} });
    const used = does(stood, { ...use, card: at(stood, "Martyr") });
    expect(used.cards[at(used, "Martyr")]?.zone).toBe("discard");
    expect(used.seats[0]?.hand).toHaveLength(1);
  });
});

describe("Power that a card gives while it is in play", () => {
  // engine: Bonuses and Blanking — a bonus "while" something is so goes and comes with it
  it("is counted anew as what it hangs on is blanked, copied and whole again", () => {
    const choir = group("Choir", { text: { says: "+3 power.", statics: [{ gives: "power", by: 3 }] } });
    const mimic = group("Mimes", {});
    const start = stage({ You: { supporting: [choir, mimic] }, Rival: {} });
    const [card, of] = [{ card: at(start, "Mimes") }, { card: at(start, "Choir") }];
    const before = powerOf(start, 0);
    const twice = does(start, byHand({ verb: "copy-text", which: card, of, until: "permanent" }));
    expect(powerOf(twice, 0)).toBe(before + 3);
    const blanked = does(twice, byHand({ verb: "blank", which: of, until: "end-of-turn" }));
    expect(powerOf(blanked, 0)).toBe(before);
    const both = does(blanked, byHand({ verb: "blank", which: card, until: "end-of-turn" }));
    expect(powerOf(both, 0)).toBe(before - 3);
    expect(powerOf(passed(both, "action", "discard", "buy"), 0)).toBe(before + 3);
  });
});

describe("War between two, while a card of one lies with the other", () => {
  // engine: War Conflicts; Factions and Control — a controlled card stays in its faction
  it("leaves the controlled fleet in its own faction, which has it back as the turn ends", () => {
    const start = stage({
      You: { race: "narn", inner: [character("Marshal", { leadership: 2 })] },
      Rival: { race: "centauri", supporting: [fleet("Wing", 3, { race: "centauri" })] },
    });
    const which = { card: at(start, "Wing") };
    const held = does(start, byHand({ verb: "take-control", which, who: "you", until: "end-of-turn" }));
    const game = does(held, byHand({ verb: "start-state", state: "war", from: { seat: 0 }, toward: { seat: 1 } }));
    expect(inPlay(game, "Wing")).toMatchObject({ controller: 0, faction: 1 });
    const over = passed(game, "action", "discard", "buy");
    expect(inPlay(over, "Wing")).toMatchObject({ controller: 1, faction: 1 });
  });
});
