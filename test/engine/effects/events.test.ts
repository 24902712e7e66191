// engine: Event Cards; Play an Event or Contingency; Legal Targets
import { describe, expect, it } from "vitest";
import type { CardFacts, Game } from "../../../src/engine/index.ts";
import { apply, legalActions } from "../../../src/engine/index.ts";
import { abilityOf } from "../../../src/engine/rules/in-force/ability.ts";
import {
  at,
  character,
  does,
  event,
  fleet,
  happens,
  inPlay,
  order,
  passed,
  refused,
  type SeatStage,
  stage,
  turned,
} from "../stage.ts";

type Text = NonNullable<CardFacts["text"]>;
const gain: Text = { says: "Gain 1 influence.", effects: [{ verb: "gain-influence", who: "you", amount: 1 }] };
const tactics: Text = {
  says: "A character gets +2 leadership.",
  target: { what: "card", types: ["character"], of: "any" },
  effects: [{ verb: "change-ability", which: "target", ability: "leadership", by: 2, until: "end-of-turn" }],
};
const table = (hand: readonly CardFacts[], you: SeatStage = {}) =>
  stage({
    You: { race: "centauri", hand, ...you },
    Rival: { race: "narn", unspent: 5, supporting: [character("Stranger", { leadership: 1 })] },
  });
const play = (game: Game, title: string, on?: string) => ({
  type: "play" as const,
  seat: 0,
  card: game.seats[0]?.hand.find((id) => game.facts[game.cards[id]?.facts ?? -1]?.title === title) ?? at(game, title),
  ...(on ? { target: { what: "card" as const, card: at(game, on) } } : {}),
});

describe("An event", () => {
  it("is an action, costs what is printed, takes effect at once and goes to the discard pile", () => {
    const game = table([event("Windfall", gain, { cost: 2 })]);
    const card = at(game, "Windfall");
    const { game: after, events } = happens(game, play(game, "Windfall"));
    expect(events.map(({ type }) => type)).toEqual(["played", "influence-gained"]);
    expect(after.seats[0]).toMatchObject({ unspent: 3, spent: 2, hand: [], discard: [card] });
    expect(after.awaiting).toMatchObject([{ seat: 1, kind: "action" }]);
  });

  it("is refused with 1 influence less than its cost", () => {
    const game = table([event("Windfall", gain, { cost: 5 })]);
    expect(refused(game, play(game, "Windfall"))).toMatchObject({
      code: "not-enough-influence",
      facts: { title: "Windfall", needs: 5, unspent: 4 },
    });
  });

  it("comes from the hand, and is an event", () => {
    const game = table([character("Clerk")], { deck: [event("Windfall", gain)] });
    expect(refused(game, play(game, "Windfall")).code).toBe("card-not-there");
    expect(refused(game, play(game, "Clerk"))).toMatchObject({
      code: "not-an-event",
      rule: "events",
      facts: { title: "Clerk", type: "character" },
    });
  });

  it("may be played on any appropriate target, whoever has it", () => {
    const game = table([event("Decisive Tactics", tactics)]);
    const after = does(game, play(game, "Decisive Tactics", "Stranger"));
    expect(abilityOf(after, at(game, "Stranger"), "leadership")).toBe(3);
  });

  it("changes an ability until the end of the turn, although the event itself is gone", () => {
    const game = table([event("Decisive Tactics", tactics)]);
    const after = does(game, play(game, "Decisive Tactics", "You's Ambassador"));
    const leadership = (of: Game) => abilityOf(of, at(of, "You's Ambassador"), "leadership");
    expect(leadership(passed(after, "action"))).toBe(3);
    expect(leadership(passed(after, "action", "discard", "buy"))).toBe(1);
  });

  it("needs its target, a legal one, and takes none where it has none", () => {
    const game = table([event("Decisive Tactics", tactics), event("Windfall", gain)], {
      supporting: [fleet("Raiders", 2)],
    });
    expect(refused(game, play(game, "Decisive Tactics"))).toMatchObject({
      code: "target-needed",
      rule: "legal-targets",
      facts: { title: "Decisive Tactics", wants: "a character" },
    });
    expect(refused(game, play(game, "Decisive Tactics", "Raiders"))).toMatchObject({
      code: "illegal-target",
      rule: "legal-targets",
      facts: { title: "Decisive Tactics", target: "Raiders", wants: "a character" },
    });
    expect(
      refused(game, { ...play(game, "Decisive Tactics"), target: { what: "player", seat: 1 } }).facts,
    ).toMatchObject({ target: "Rival" });
    expect(refused(game, play(game, "Windfall", "Stranger"))).toMatchObject({
      code: "no-target-taken",
      rule: "legal-targets",
      facts: { title: "Windfall" },
    });
  });

  // engine glossary: Ready; compendium: Healing / Neutralized — what wants a ready target takes no neutralized one
  it("that wants a ready character takes neither a rotated nor a neutralized one; any other takes both", () => {
    const on = (state?: "ready") =>
      event("Toast", {
        says: "+1.",
        target: { what: "card", types: ["character"], of: "any", ...(state ? { state } : {}) },
        effects: [{ verb: "change-ability", which: "target", ability: "diplomacy", by: 1, until: "end-of-turn" }],
      });
    const takes = (card: CardFacts, how: Parameters<typeof turned>[2]) => {
      const game = turned(table([card]), "Stranger", how);
      return apply(game, play(game, "Toast", "Stranger")).ok;
    };
    for (const how of [{ rotated: true }, { neutralized: true }])
      expect({ ready: takes(on("ready"), how), any: takes(on(), how) }).toEqual({ ready: false, any: true });
    expect(takes(on("ready"), {})).toBe(true);
  });

  // engine: Heal a Character — there is nothing to heal on one that is neither damaged nor neutralized
  it("that is for damaged characters takes those with damage and neutralized ones, and severely damaged ones are told apart", () => {
    const care = (state: "damaged" | "severely damaged") =>
      event("Care", {
        says: "Heal it.",
        target: { what: "card", types: ["character"], of: "any", state },
        effects: [{ verb: "heal", which: "target" }],
      });
    const takes = (state: "damaged" | "severely damaged", how: Parameters<typeof turned>[2]) => {
      const game = turned(table([care(state)]), "Stranger", how);
      return apply(game, play(game, "Care", "Stranger")).ok;
    };
    const severe = { neutralized: true, severe: 2 };
    expect(
      [{}, { rotated: true }, { damage: 1 }, { neutralized: true }, severe].map((how) => takes("damaged", how)),
    ).toEqual([false, false, true, true, true]);
    expect([{ damage: 1 }, { neutralized: true }, severe].map((how) => takes("severely damaged", how))).toEqual([
      false,
      false,
      true,
    ]);
  });

  // engine glossary: Kha'Ri
  it("for a character of the Kha'Ri takes one whose keyword only contains that word", () => {
    const summons = event("Summons", {
      says: "Rotate a Kha'Ri character.",
      target: { what: "card", types: ["character"], of: "any", keyword: "Kha'Ri" },
      effects: [{ verb: "rotate", which: "target" }],
    });
    const game = stage({
      You: { hand: [summons] },
      Rival: {
        supporting: [
          character("Elder", {}, { keywords: ["Kha'Ri"] }),
          character("Envoy", {}, { keywords: ["Representative of the Kha’Ri"] }),
          character("Clerk", {}, { keywords: ["Captain"] }),
        ],
      },
    });
    expect(legalActions(game, 0).flatMap(({ sentence }) => (sentence.startsWith("play") ? [sentence] : []))).toEqual([
      "play Summons on Elder",
      "play Summons on Envoy",
    ]);
    expect(inPlay(order(game, 0, "play Summons on Envoy"), "Envoy").rotated).toBe(true);
  });

  it("cannot be played without a legal target in play", () => {
    const scuttle: Text = {
      says: "Rotate a fleet.",
      target: { what: "card", types: ["fleet"], of: "others" },
      effects: [{ verb: "rotate", which: "target" }],
    };
    const game = table([event("Scuttle", scuttle)], { supporting: [fleet("Raiders", 2)] });
    expect(refused(game, play(game, "Scuttle", "Raiders")).facts).toMatchObject({ wants: "a fleet of another player" });
    expect(legalActions(game, 0).some(({ action }) => action.type === "play")).toBe(false);
  });

  it("of another race is refused", () => {
    const game = table([event("Blood Oath", gain, { race: "narn" }), event("Intrigues", gain, { race: "centauri" })]);
    expect(refused(game, play(game, "Blood Oath"))).toMatchObject({
      code: "event-loyalty",
      rule: "events",
      facts: { title: "Blood Oath", race: "narn" },
    });
    does(game, play(game, "Intrigues"));
  });

  // engine: Fleet Cards, Event Cards; compendium: 7.8
  it("of the Vorlons, whom nobody plays, is open to whoever meets what it asks, and to nobody where it asks nothing", () => {
    const light: Text = { ...gain, requires: [{ needs: "marks", mark: "vorlon", atLeast: 1 }] };
    const game = table([event("Light", light, { race: "vorlon" })]);
    expect(refused(game, play(game, "Light")).code).toBe("requirement-not-met");
    const touched = table([event("Light", light, { race: "vorlon" })], {
      inner: [character("Pilgrim", {}, { marks: { vorlon: 1 } })],
    });
    does(touched, play(touched, "Light"));
    const silent = table([event("Light", gain, { race: "vorlon" })]);
    expect(refused(silent, play(silent, "Light")).code).toBe("event-loyalty");
  });

  it("takes what it requires", () => {
    const needy: Text = { ...gain, requires: [{ needs: "marks", mark: "doom", atLeast: 1 }] };
    const game = table([event("Prophecy", needy)]);
    expect(refused(game, play(game, "Prophecy"))).toMatchObject({
      code: "requirement-not-met",
      facts: { needs: "1 doom mark", has: 0 },
    });
    const doomed = table([event("Prophecy", needy)], { supporting: [character("Seer", {}, { marks: { doom: 1 } })] });
    does(doomed, play(doomed, "Prophecy"));
  });

  it("carries out all effects that it can, even where one of them changes nothing", () => {
    const both: Text = {
      says: "Both.",
      effects: [
        { verb: "lower-unrest", who: "you", amount: 1 },
        { verb: "gain-influence", who: "you", amount: 1 },
      ],
    };
    const game = table([event("Relief", both)]);
    const { game: after, events } = happens(game, play(game, "Relief"));
    expect(events).toContainEqual({ type: "no-effect", source: "Relief", why: "nothing-to-change" });
    expect(after.seats[0]?.unspent).toBe(5);
  });
});

describe("A limited event", () => {
  it("is played once a turn, by whomever", () => {
    const decree = event("Decree", gain, { limit: "limited" });
    let game = stage({ You: { hand: [decree, decree] }, Rival: { unspent: 6, hand: [decree] } });
    game = does(game, play(game, "Decree"));
    const theirs = { type: "play" as const, seat: 1, card: game.seats[1]?.hand[0] ?? -1 };
    expect(refused(game, theirs)).toMatchObject({
      code: "event-played-this-turn",
      rule: "limited-events",
      facts: { title: "Decree" },
    });
    game = order(game, 1, "pass");
    expect(refused(game, play(game, "Decree")).code).toBe("event-played-this-turn");
    const next = passed(passed(game, "action", "discard", "buy"), "declare");
    expect(next.turn).toBe(2);
    does(next, play(next, "Decree"));
  });
});

describe("A unique event", () => {
  it("is played once in a game", () => {
    const comet = event("Comet", gain, { limit: "unique" });
    let game = stage({ You: { hand: [comet, comet] }, Rival: { unspent: 6 } });
    game = does(game, play(game, "Comet"));
    const next = passed(passed(game, "action", "discard", "buy"), "declare");
    expect(next.turn).toBe(2);
    expect(refused(next, play(next, "Comet"))).toMatchObject({
      code: "unique-played",
      rule: "unique",
      facts: { title: "Comet" },
    });
  });
});

describe("A multiple event", () => {
  it("may be played as often as there are copies", () => {
    const windfall = event("Windfall", gain);
    let game = table([windfall, windfall]);
    game = order(does(game, play(game, "Windfall")), 1, "pass");
    expect(does(game, play(game, "Windfall")).seats[0]?.unspent).toBe(6);
  });
});

// compendium: Play an Event — several events of one type on one character
describe("Two copies of an event", () => {
  it("may be played on one character in one turn, and both count", () => {
    const pair = [event("Tactics", tactics), event("Tactics", tactics)];
    let game = table(pair);
    game = order(does(game, play(game, "Tactics", "Stranger")), 1, "pass");
    game = does(game, play(game, "Tactics", "Stranger"));
    expect(abilityOf(game, at(game, "Stranger"), "leadership")).toBe(5);
  });
});

// compendium and rulebook: Marks — three marks are required, which several characters have together
describe("Marks that an event requires", () => {
  it("may be on several characters, and on a neutralized one: two on Delenn and one on Lennier make three", () => {
    const three: Text = { ...gain, requires: [{ needs: "marks", mark: "vorlon", atLeast: 3 }] };
    const enlightened = (lennier: number) =>
      table([event("Warning", three)], {
        supporting: [
          character("Delenn", {}, { marks: { vorlon: 2 } }),
          character("Lennier", {}, lennier > 0 ? { marks: { vorlon: lennier } } : {}),
        ],
      });
    const few = enlightened(0);
    expect(refused(few, play(few, "Warning"))).toMatchObject({
      code: "requirement-not-met",
      facts: { needs: "3 vorlon marks", has: 2 },
    });
    const enough = turned(enlightened(1), "Delenn", { neutralized: true });
    expect(does(enough, play(enough, "Warning")).seats[0]?.unspent).toBe(5);
  });
});

// compendium and rulebook: Ambassadors — who speaks for a species is not whom cards mean by an ambassador
describe("An event that spares ambassadors", () => {
  it("spares the one who leads a faction, and not a character that only speaks for a species", () => {
    const probe: Text = {
      says: "Rotate a character that is no ambassador.",
      target: { what: "card", types: ["character"], of: "others", ambassador: false },
      effects: [{ verb: "rotate", which: "target" }],
    };
    const speaker = character("Species Speaker", {}, { race: "non-aligned", ambassador: "species" });
    const game = stage({
      You: { hand: [event("Probe", probe)] },
      League: { race: "non-aligned", supporting: [speaker] },
    });
    expect(refused(game, play(game, "Probe", "League's Ambassador")).code).toBe("illegal-target");
    expect(inPlay(does(game, play(game, "Probe", "Species Speaker")), "Species Speaker").rotated).toBe(true);
  });
});
