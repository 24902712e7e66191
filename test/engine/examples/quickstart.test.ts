// quickstart: the examples that the sheet gives
import { describe, expect, it } from "vitest";
import type { Game } from "../../../src/engine/index.ts";
import { by, effect } from "../rulesets/by.ts";
import { at, character, conflict, does, fleet, happens, inPlay, order, refused, stage, turned } from "../stage.ts";

// quickstart: In the action round a player may — Pass
describe("Five players who pass, the third of them first", () => {
  const passing = (game: Game, ...seats: number[]) =>
    seats.reduce((now, seat) => does(now, { type: "pass", seat }), game);

  it("leave the round to the second, who could still act, and end it when that one passes too", () => {
    const five = stage({ Fifth: {}, Fourth: {}, Third: {}, Second: { unspent: 9 }, First: {} });
    const start: Game = { ...by("quickstart", five), awaiting: [{ id: 1, seat: 4, kind: "action" }] };
    const acted = order(order(start, 4, "build with First's Ambassador"), 3, "build with Second's Ambassador");
    const left = passing(acted, 2, 1, 0, 4);
    expect(left).toMatchObject({ round: "action", awaiting: [{ seat: 3, kind: "action" }] });
    expect(passing(left, 3).round).not.toBe("action");
  });
});

// quickstart: General Note – Limited Cards
describe("A person under another name", () => {
  it("keeps the other one out: Doctor Franklin is there, so Stephen Franklin is not sponsored by anybody", () => {
    const franklin = (title: string) => character(title, { diplomacy: 2 }, { personality: "Stephen Franklin" });
    const game = by(
      "quickstart",
      stage({ You: { hand: [franklin("Stephen Franklin")] }, Rival: { supporting: [franklin("Doctor Franklin")] } }),
    );
    const card = at(game, "Stephen Franklin");
    expect(refused(game, { type: "sponsor", seat: 0, card, with: at(game, "You's Ambassador") })).toMatchObject({
      rule: "personalities",
      facts: { title: "Stephen Franklin" },
    });
  });
});

// quickstart: In the action round a player may — Attack
describe("A character whose best ability is 3 and who takes 4 damage", () => {
  it("is neutralized with 1 severe damage", () => {
    const start = by("quickstart", stage({ You: {}, Rival: { inner: [character("Aide", { intrigue: 3, psi: 1 })] } }));
    const game = does(start, effect({ verb: "damage", which: { card: at(start, "Aide") }, amount: 4 }));
    expect(inPlay(game, "Aide")).toMatchObject({ neutralized: true, severe: 1, damage: 0 });
  });
});

// quickstart: In the action round a player may — Rotate to heal a Fleet; its severe damage stays
describe("A fleet with 2 damage", () => {
  it("heals 1 for 1 influence and is rotated then, so that it cannot do it again", () => {
    const start = by("quickstart", stage({ Rival: {}, You: { supporting: [fleet("Raiders", 5)] } }));
    // The highest initiative acts first.
    const first: Game = { ...turned(start, "Raiders", { damage: 2 }), awaiting: [{ id: 1, seat: 1, kind: "action" }] };
    const once = does(order(first, 1, "repair Raiders by 1"), { type: "pass", seat: 0 });
    expect(inPlay(once, "Raiders")).toMatchObject({ damage: 1, rotated: true });
    expect(once.seats[1]).toMatchObject({ unspent: 3, spent: 1 });
    expect(refused(once, { type: "repair", seat: 1, card: at(once, "Raiders"), by: 1 }).code).toBe("not-ready");
  });
});

// quickstart: Turn Phase Details and Notes — Conflict Resolution
describe("A conflict that nobody supports", () => {
  it("is lost, though nobody opposes it: its net is 0", () => {
    const start = by("quickstart", stage({ You: {}, Rival: {} }, [["You", conflict("Raid", "military")]]));
    const first = does(start, { type: "pass", seat: start.awaiting[0]?.seat ?? 0 });
    const { events } = happens(first, { type: "pass", seat: first.awaiting[0]?.seat ?? 0 });
    expect(events).toContainEqual(
      expect.objectContaining({ type: "conflict-resolved", won: false, support: 0, opposition: 0 }),
    );
  });
});
