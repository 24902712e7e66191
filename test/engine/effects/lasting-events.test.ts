// rulebook: Event Cards; compendium: Event Cards — an event that is not encoded lies aside while what it has set up lasts
import { describe, expect, it } from "vitest";
import { type BaseRules, type Effect, type Game, viewFor } from "../../../src/engine/index.ts";
import { at, character, does, event, happens, inPlay, invented, order, passed, stage, turned } from "../stage.ts";

/** You have played the Riddle, of which nobody knows the text; it lies on your discard pile. */
function riddled(rules: BaseRules = "casual"): Game {
  const riddle = invented("event", "Riddle", { cost: 0 });
  const undone = event("Undone", { says: "Reverse.", effects: [{ verb: "reverse", what: "last-event" }] });
  const start = stage({
    You: { hand: [riddle], supporting: [character("Clerk", { diplomacy: 1 })] },
    Rival: { hand: [undone] },
  });
  const game = does({ ...start, rules }, { type: "play", seat: 0, card: at(start, "Riddle") });
  expect(game.cards[at(game, "Riddle")]?.zone).toBe("discard");
  return game;
}

const says = (game: Game, effect: Effect, more: { seat?: number; holder?: string; because?: string } = {}) => ({
  type: "effect" as const,
  seat: more.seat ?? 0,
  because: more.because ?? "Riddle",
  effect,
  ...(more.holder === undefined ? {} : { holder: at(game, more.holder) }),
});
const raises = (game: Game, until: "end-of-turn" | "while-rotated" | "conflict" | "permanent") =>
  ({ verb: "change-ability", which: { card: at(game, "Clerk") }, ability: "diplomacy", by: 2, until }) as const;
const zone = (game: Game) => game.cards[at(game, "Riddle")]?.zone;

describe("An event whose text is carried out by hand, by the published rules", () => {
  it("lies aside, open to all, until the end of the turn that its effect lasts for", () => {
    const start = riddled();
    const { game, events } = happens(start, says(start, raises(start, "end-of-turn")));
    expect(zone(game)).toBe("aside");
    expect(game.seats[0]?.discard).toEqual([]);
    expect(events).toContainEqual({ type: "laid-aside", seat: 0, card: { card: at(game, "Riddle"), title: "Riddle" } });
    expect(viewFor(game, { seat: 1 }).seats[0]?.aside).toMatchObject([{ title: "Riddle" }]);
    const draw = passed(game, "action", "aftermath");
    expect({ round: draw.round, zone: zone(draw) }).toEqual({ round: "draw", zone: "aside" });
    const over = passed(draw, "discard", "buy");
    expect({ turn: over.turn, zone: zone(over) }).toEqual({ turn: 2, zone: "discard" });
  });

  it("lies aside as long as a card stays rotated, where its effect lasts as long as that", () => {
    const start = turned(riddled(), "Clerk", { rotated: true });
    const game = does(start, says(start, raises(start, "while-rotated"), { holder: "Clerk" }));
    expect(zone(game)).toBe("aside");
    const ready = { verb: "ready", which: { card: at(game, "Clerk") } } as const;
    const { game: after, events } = happens(game, says(game, ready, { because: "Wake" }));
    expect(inPlay(after, "Clerk").rotated).toBe(false);
    expect(zone(after)).toBe("discard");
    expect(events.at(-1)).toMatchObject({ type: "discarded", from: "aside" });
  });

  it("lies aside while something waits for what is to happen, and is discarded when that is ended", () => {
    const start = riddled();
    const waits: Effect = {
      verb: "when",
      on: "you-win",
      whose: { seat: 0 },
      effects: [{ verb: "gain-power", who: "you", amount: 1 }],
      until: "end-of-turn",
    };
    const game = does(start, says(start, waits));
    expect(zone(game)).toBe("aside");
    expect(zone(does(game, says(game, { verb: "stop-waiting" })))).toBe("discard");
  });

  it("lies aside through the next turn, where influence comes then", () => {
    const start = riddled();
    const later: Effect = { verb: "add-influence", who: "you", amount: 2, next: true };
    let game = does(start, says(start, later));
    while (game.turn === 1) game = passed(game, "action", "aftermath", "discard", "buy", "sustain");
    expect(zone(game)).toBe("aside");
    while (game.turn === 2) game = passed(game);
    expect(zone(game)).toBe("discard");
  });

  it("stays on the discard pile for what is done at once or for good, and for what another player or card does", () => {
    const start = riddled();
    const gain: Effect = { verb: "gain-power", who: "you", amount: 1 };
    const lasting = raises(start, "end-of-turn");
    for (const action of [
      says(start, gain),
      says(start, raises(start, "permanent")),
      says(start, lasting, { seat: 1 }),
      says(start, lasting, { because: "Song" }),
    ])
      expect(zone(does(start, action)), JSON.stringify(action)).toBe("discard");
  });

  it("is discarded as soon as it is reversed, with all that it did", () => {
    const start = riddled();
    const lasting = does(start, says(start, raises(start, "end-of-turn")));
    expect(lasting.modifiers).toHaveLength(1);
    const after = order(lasting, 1, "play Undone");
    expect(zone(after)).toBe("discard");
    expect(after.modifiers).toEqual([]);
  });

  it("is discarded as it is played by the Engine Rules", () => {
    const start = riddled("engine");
    expect(zone(does(start, says(start, raises(start, "end-of-turn"))))).toBe("discard");
  });
});

// rulebook: Contingency Cards
describe("A contingency whose text is carried out by hand, by the published rules", () => {
  it("lies aside from when its player has carried out what lasts, until that is over", () => {
    const start = stage({
      You: {
        hand: [invented("contingency", "Riddle", { cost: 0 })],
        supporting: [character("Clerk", { diplomacy: 1 })],
      },
      Rival: { hand: [event("Poke", { says: "Nothing.", target: { what: "card", of: "any" } })] },
    });
    const placed = does(
      { ...start, rules: "casual" },
      { type: "place", seat: 0, card: at(start, "Riddle"), under: at(start, "Clerk") },
    );
    const game = does(order(placed, 1, "play Poke on Clerk"), { type: "reveal", seat: 0, card: at(start, "Riddle") });
    expect(zone(game)).toBe("discard");
    const raised = does(game, says(game, raises(game, "end-of-turn")));
    expect(zone(raised)).toBe("aside");
    const over = passed(raised, "action", "aftermath", "discard", "buy");
    expect({ turn: over.turn, zone: zone(over) }).toEqual({ turn: 2, zone: "discard" });
  });
});
