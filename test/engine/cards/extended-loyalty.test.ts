// engine: Extended Loyalty Rule (optional), Exceptions, Removed from the game/play
import { describe, expect, it } from "vitest";
import { conquer } from "../../../src/engine/changes/conflicts/conquest.ts";
import { removeFromGame } from "../../../src/engine/changes/zones.ts";
import type { CardFacts, Game } from "../../../src/engine/index.ts";
import { arranged, character, does, group, location, refused, type SeatStage, stage, turned } from "../stage.ts";

const agreed = (game: Game): Game => ({
  ...game,
  rules: "house",
  house: { base: "engine", changed: { "limited-of-a-race": "one-a-player" } },
});
const zak: CardFacts = character("Zak", { intrigue: 2 }, { race: "human", cost: 2 });
const earth: CardFacts = location("Earth", { race: "human", cost: 2, keywords: ["Homeworld"] });
/** Sinclair and Clark are Human, G'Kar is Narn; each holds a copy of what is given. */
const table = (facts: CardFacts, more: SeatStage = {}, bester: SeatStage = { race: "human", faction: "home" }) =>
  stage({
    Sinclair: { race: "human", unspent: 15, supporting: [facts], ...more },
    Clark: { unspent: 15, hand: [facts], ...bester },
    "G'Kar": { race: "narn", unspent: 15, hand: [facts] },
  });
/** The number of this seat's own copy. */
const own = (game: Game, seat: number, title: string) =>
  game.cards.find(({ owner, facts }) => owner === seat && game.facts[facts]?.title === title)?.id ?? -1;
const sponsors = (game: Game, seat: number, title: string) => {
  const now = arranged(game, (work) => {
    work.game.awaiting = [{ id: 1, seat, kind: "action" }];
  });
  const leader = now.seats[seat]?.ambassador ?? -1;
  return [now, { type: "sponsor" as const, seat, card: own(now, seat, title), with: leader }] as const;
};
const enters = (game: Game, seat: number, title: string) => does(...sponsors(game, seat, title));

describe("Extended loyalty", () => {
  it("lets every player have a copy of a limited card of a race that several play; without it there is one in all", () => {
    expect(refused(...sponsors(table(zak), 1, "Zak")).code).toBe("limited-in-play");
    const two = enters(agreed(table(zak)), 1, "Zak");
    const three = enters(two, 2, "Zak");
    expect(three.inPlay.filter((id) => three.facts[three.cards[id]?.facts ?? -1]?.title === "Zak")).toHaveLength(3);
  });

  it("is for races that several play only, and not for unique cards", () => {
    const alone = agreed(table(zak, {}, { race: "minbari" }));
    expect(refused(...sponsors(alone, 1, "Zak")).code).toBe("limited-in-play");
    const unique = { ...zak, limit: "unique" as const };
    const once = arranged(agreed(table(unique)), (work) => {
      work.game.spent = [work.cards[own(work.game, 0, "Zak")]?.facts ?? -1];
    });
    expect(refused(...sponsors(once, 1, "Zak")).code).toBe("unique-played");
  });

  it("still allows one copy in a faction", () => {
    const zaks = { supporting: [zak], hand: [zak] };
    expect(() => table(zak, zaks)).not.toThrow();
    const game = agreed(table(zak, zaks));
    const second = game.cards.find(
      ({ owner, zone, facts }) => owner === 0 && zone === "hand" && game.facts[facts]?.title === "Zak",
    );
    const leader = game.seats[0]?.ambassador ?? -1;
    expect(refused(game, { type: "sponsor", seat: 0, card: second?.id ?? -1, with: leader }).code).toBe(
      "limited-in-play",
    );
  });

  it("gives each faction of the race a homeworld of its own", () => {
    expect(refused(...sponsors(table(earth), 1, "Earth")).code).toBe("limited-in-play");
    expect(enters(agreed(table(earth)), 1, "Earth").inPlay).toHaveLength(5);
  });

  it("keeps whoever is a faction's ambassador from everybody else", () => {
    const game = agreed(table(zak));
    const led = arranged(game, (work) => {
      const seat = work.seats[0];
      if (seat) work.seats[0] = { ...seat, ambassador: own(game, 0, "Zak") };
    });
    expect(refused(...sponsors(led, 1, "Zak")).code).toBe("limited-in-play");
  });

  // engine: Exceptions; Drakh Rule 2 — the old ambassador stays in the inner circle
  it("keeps whoever was a faction's starting ambassador from everybody else, also once that faction has turned Drakh", () => {
    const game = agreed(table(zak));
    expect(refused(...sponsors(turned(game, "Zak", { led: true }), 1, "Zak")).code).toBe("limited-in-play");
  });

  it("leaves the one title of Ranger One to one character in all", () => {
    const first = character("Entil'zha", {}, { race: "human", keywords: ["Ranger One"] });
    const second = character("Captain", {}, { race: "human", keywords: ["Ranger One"] });
    const game = agreed(table(first, {}, { race: "human", faction: "home", hand: [second] }));
    expect(refused(...sponsors(game, 1, "Captain"))).toMatchObject({
      code: "ranger-one-in-play",
      facts: { target: "Entil'zha" },
    });
  });

  it("gives a faction one homeworld of a race, whatever the second one is called", () => {
    const other = location("New Earth", { race: "human", cost: 2, keywords: ["Homeworld"] });
    const game = agreed(table(earth, { hand: [other] }));
    expect(refused(...sponsors(game, 0, "New Earth")).code).toBe("homeworld-in-play");
    const rival = agreed(table(earth, {}, { race: "human", faction: "home", hand: [other] }));
    expect(enters(rival, 1, "New Earth").inPlay).toHaveLength(5);
  });

  it("holds for fleets, groups and locations as for characters, and by the race of the card, not of the player", () => {
    const guard = group("Guard", { race: "human" });
    expect(enters(agreed(table(guard)), 1, "Guard").inPlay).toHaveLength(5);
    // The Narn have one faction only, so that a card of theirs is limited as ever.
    const narn = agreed(table({ ...zak, race: "narn" }));
    expect(refused(...sponsors(narn, 1, "Zak")).code).toBe("limited-in-play");
  });

  it("lets no copy enter any more once one was removed from the game, and leaves those in play", () => {
    const two = enters(agreed(table(zak)), 1, "Zak");
    const less = arranged(two, (work) => removeFromGame(work, own(two, 0, "Zak")));
    expect(less.cards[own(less, 1, "Zak")]?.zone).toBe("play");
    expect(refused(...sponsors(less, 2, "Zak")).code).toBe("limited-removed");
  });

  it("brings no second copy into a faction, by no effect", () => {
    const two = enters(agreed(table(zak)), 1, "Zak");
    const move = {
      type: "effect" as const,
      seat: 0,
      because: "A Card",
      effect: { verb: "move" as const, which: { card: own(two, 1, "Zak") }, to: { seat: 0 } },
    };
    expect(refused(two, move)).toMatchObject({ code: "limited-in-play", facts: { whose: "Sinclair" } });
    const worlds = enters(agreed(table(earth)), 1, "Earth");
    arranged(worlds, (work) => expect(conquer(work, own(worlds, 1, "Earth"), 0, "A Test")).toBe(false));
  });
});
