// engine: card texts that the table carries out itself — on several cards at once, as it is said
import { describe, expect, test } from "vitest";
import { apply, type Game, viewFor } from "../../../src/engine/index.ts";
import { readEffect } from "../../../src/orders/index.ts";
import { at, character, fleet, group, inPlay, refused, stage, turned } from "../../engine/stage.ts";
import { fullView } from "../../views/fixtures.ts";

const me = { seat: 0 };
const gkar = { seat: 1 };
const every = (are: object, within?: object) => ({
  every: { what: "card", of: "any", ...are },
  ...(within ? { in: within } : {}),
});
const characters = { types: ["character"] };

describe("An effect by hand on several cards", () => {
  test.each([
    ["ready all my characters", { verb: "ready", which: every(characters, me) }],
    ["ready all of my rotated characters", { verb: "ready", which: every({ state: "rotated", ...characters }, me) }],
    ["rotate every fleet of Narn", { verb: "rotate", which: every({ types: ["fleet"] }, gkar) }],
    ["rotate each ready card of gkar", { verb: "rotate", which: every({ state: "ready" }, gkar) }],
    ["damage all fleets by 2", { verb: "damage", which: every({ types: ["fleet"] }), amount: 2 }],
    ["neutralize each Minbari character", { verb: "neutralize", which: every({ race: "minbari", ...characters }) }],
    ["fully heal all my cards", { verb: "fully-heal", which: every({}, me) }],
    ["heal all my damaged characters", { verb: "heal", which: every({ state: "damaged", ...characters }, me) }],
    ["repair all my fleets by 1", { verb: "repair", which: every({ types: ["fleet"] }, me), amount: 1 }],
    [
      "discard all groups of the other players",
      { verb: "discard-card", which: every({ of: "others", types: ["group"] }) },
    ],
    ["return all my fleets to hand", { verb: "return-to-hand", which: every({ types: ["fleet"] }, me) }],
    [
      "all my characters gain 1 doom mark",
      { verb: "gain-mark", which: every(characters, me), mark: "doom", amount: 1 },
    ],
    [
      "each of my characters gains 2 diplomacy until the end of the turn",
      { verb: "change-ability", which: every(characters, me), ability: "diplomacy", by: 2, until: "end-of-turn" },
    ],
    [
      "put 1 token on each of my locations",
      { verb: "put-tokens", which: every({ types: ["location"] }, me), amount: 1 },
    ],
  ])("is read: %s", (says, effect) => {
    expect(readEffect(says, fullView)).toMatchObject({ kind: "effect", effect });
  });

  test.each([
    "ready all",
    "ready all my purple characters",
    "attack Tavik with all my characters",
    "promote all my characters",
  ])("is not: %s", (says) => {
    expect(readEffect(says, fullView).kind).toBe("unclear");
  });

  const table = (): Game => {
    const set = stage({
      You: { supporting: [character("Clerk"), character("Page"), group("Guild"), fleet("Ships", 3)] },
      Rival: { supporting: [character("Agent")] },
    });
    return ["Clerk", "Page", "Guild", "Agent"].reduce((now, title) => turned(now, title, { rotated: true }), set);
  };
  const says = (game: Game, words: string) => {
    const reading = readEffect(words, viewFor(game, { seat: 0 }));
    if (reading.kind !== "effect") throw new Error(reading.why);
    return { type: "effect", seat: 0, because: "A Card", effect: reading.effect } as const;
  };

  test("is done to each of them, and to nobody else's", () => {
    const game = table();
    const done = apply(game, says(game, "ready all my characters"));
    if (!done.ok) throw new Error(done.refusal.code);
    expect(["Clerk", "Page", "Guild", "Agent"].map((title) => inPlay(done.game, title).rotated)).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });

  test("leaves those out to which it cannot be done, and is refused where there is none, or none that it can be done to", () => {
    const game = table();
    const gone = apply(game, says(game, "discard all my characters"));
    if (!gone.ok) throw new Error(gone.refusal.code);
    expect(gone.game.cards[at(gone.game, "Clerk")]?.zone).toBe("discard");
    expect(inPlay(gone.game, "You's Ambassador").row).toBe("inner");
    expect(refused(gone.game, says(gone.game, "discard all my characters")).code).toBe("ambassador-leaves-not");
    expect(refused(game, says(game, "ready all my locations"))).toMatchObject({
      code: "nothing-to-change",
      facts: { reason: "no-such-cards" },
    });
    expect(refused(game, says(game, "rotate all my groups"))).toMatchObject({
      facts: { reason: "rotated", title: "Guild" },
    });
  });
});
