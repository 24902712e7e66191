// engine: Unconditional Surrender; Elimination from the game; Major Victory
import { describe, expect, it } from "vitest";
import { enterPlay } from "../../../src/engine/changes/zones.ts";
import { type Game, legalActions, viewFor } from "../../../src/engine/index.ts";
import { readEffect } from "../../../src/orders/index.ts";
import { arranged, at, character, does, event, fleet, happens, passed, refused, stage } from "../stage.ts";

const war = (game: Game, from = 0, toward = 1) =>
  does(game, {
    type: "effect",
    seat: from,
    because: "A Card",
    effect: { verb: "start-state", state: "war", from: { seat: from }, toward: { seat: toward } },
  });
const spare = (who: string) => Array.from({ length: 6 }, (_, index) => event(`${who} ${index}`, { says: "Nothing." }));
/** Londo is at war with G'Kar; everybody may discard. */
const discarding = () =>
  passed(
    war(
      stage({
        Londo: { race: "centauri", supporting: [fleet("Purple Fleet", 5)], deck: spare("L") },
        "G'Kar": { race: "narn", unspent: 5, deck: spare("G") },
        Sheridan: { race: "human", deck: spare("S") },
      }),
    ),
    "action",
  );
const surrender = (to: number, seat = 0) => ({ type: "surrender" as const, seat, to });

describe("Unconditional surrender", () => {
  it("is possible for whoever is at war when cards are discarded, even with an empty hand", () => {
    const game = discarding();
    const offered = (seat: number) =>
      legalActions(game, seat).flatMap(({ sentence }) => (sentence.startsWith("surrender") ? [sentence] : []));
    expect(game.seats[0]?.hand).toEqual([]);
    expect(offered(0)).toEqual(["surrender to G'Kar"]);
    expect(offered(1)).toEqual(["surrender to Londo"]);
    expect(offered(2)).toEqual([]);
  });

  it("gives the victor 3 influence and eliminates whoever surrenders", () => {
    const { game, events } = happens(discarding(), surrender(1));
    expect(game.seats[0]?.eliminated).toBe(true);
    expect(game.seats[1]).toMatchObject({ unspent: 8, eliminated: false });
    expect(events.slice(0, 2)).toEqual([
      { type: "surrendered", seat: 0, to: 1 },
      { type: "eliminated", seat: 0, why: "surrendered" },
    ]);
    expect(viewFor(game, "public").states).toEqual([]);
    expect(game.result).toBeNull();
  });

  it("needs a war with that player; the refusal says with whom there is one", () => {
    expect(refused(discarding(), surrender(2))).toEqual({
      code: "surrender-without-war",
      rule: "surrender",
      facts: { who: "Sheridan", enemies: ["G'Kar"] },
    });
    expect(refused(discarding(), { ...surrender(1), asylum: 2 }).code).toBe("no-asylum");
    expect(refused(discarding(), surrender(0)).code).toBe("state-with-oneself");
  });

  it("is no action of the action round", () => {
    const game = war(stage({ Londo: {}, "G'Kar": {} }));
    expect(refused(game, surrender(1))).toMatchObject({ code: "not-now", facts: { round: "action" } });
  });

  it("of all others leaves the last player with a victory", () => {
    const two = passed(war(stage({ Londo: { deck: spare("L") }, "G'Kar": { deck: spare("G") } })), "action");
    expect(does(two, surrender(1)).result).toMatchObject({ victory: "last-player", winners: [1], places: [2, 1] });
  });
});

describe("A card that forces a surrender", () => {
  const forced = (who: number, to: number) => ({
    type: "effect" as const,
    seat: 1,
    because: "Capitulation",
    effect: { verb: "surrender" as const, who: { seat: who }, to: { seat: to } },
  });
  const table = () =>
    war(
      stage({
        Londo: { race: "centauri", deck: spare("L") },
        "G'Kar": { race: "narn", unspent: 5, deck: spare("G") },
        Sheridan: { race: "human", deck: spare("S") },
      }),
    );

  it("does so at any time, and gives the victor as much", () => {
    const { game, events } = happens(table(), forced(0, 1));
    expect(events).toContainEqual({ type: "surrendered", seat: 0, to: 1 });
    expect(game.seats[0]?.eliminated).toBe(true);
    expect(game.seats[1]?.unspent).toBe(8);
    expect(game.awaiting.some(({ seat }) => seat === 0)).toBe(false);
    expect(readEffect("Londo surrenders to G'Kar", viewFor(table(), { seat: 2 }))).toEqual({
      kind: "effect",
      effect: forced(0, 1).effect,
    });
  });

  it("takes a war between the two all the same; the refusal says with whom there is one", () => {
    expect(refused(table(), forced(0, 2))).toEqual({
      code: "surrender-without-war",
      rule: "surrender",
      facts: { who: "Sheridan", enemies: ["G'Kar"], loser: "Londo" },
    });
    // Of another player than whoever carries it out it says who that is.
    expect(refused(table(), forced(2, 1))).toMatchObject({
      code: "surrender-without-war",
      facts: { loser: "Sheridan", enemies: [] },
    });
  });

  // rulebook: Unconditional Surrender
  it("by the published rules asks with whom the ambassador seeks asylum, and lets nobody else be surrendered to", () => {
    const asked = does({ ...table(), rules: "casual" }, forced(0, 1));
    expect(asked.seats[0]?.eliminated).toBe(false);
    expect(legalActions(asked, 0).map(({ sentence }) => sentence)).toEqual([
      "surrender to G'Kar",
      "surrender to G'Kar asking G'Kar for asylum",
      "surrender to G'Kar asking Sheridan for asylum",
    ]);
    expect(refused(asked, { type: "surrender", seat: 0, to: 2 })).toEqual({
      code: "surrender-to-another",
      rule: "surrender",
      facts: { who: "G'Kar", source: "Capitulation" },
    });
    const { game, events } = happens(asked, { type: "surrender", seat: 0, to: 1, asylum: 2 });
    expect(events).toContainEqual(expect.objectContaining({ type: "asylum", seat: 0, with: 2 }));
    expect(game.seats.map(({ eliminated }) => eliminated)).toEqual([true, false, false]);
    // Whoever has found asylum joins no inner circle, by an effect neither.
    const guest = game.cards.find(({ play }) => play?.asylum)?.id ?? -1;
    const rise = { verb: "move" as const, which: { card: guest }, to: "inner" as const };
    expect(refused(game, { type: "effect", seat: 2, because: "Ambition", effect: rise })).toMatchObject({
      code: "asylum-stays-outside",
      rule: "surrender",
    });
  });

  it("in the middle of a stop lets play go on without the one who is gone", () => {
    const stopped = does(table(), { type: "wait", seat: 2 });
    const after = does(stopped, forced(0, 1));
    expect(after.halt?.awaiting.some(({ seat }) => seat === 0)).toBe(false);
    const going = passed(after, "action", "hold");
    expect(going.halt).toBeUndefined();
  });
});

describe("Elimination", () => {
  it("takes one's cards off the table wherever they lie, and sends others' cards in the faction to their owners", () => {
    const begun = war(
      stage({
        Londo: { race: "centauri", supporting: [fleet("Purple Fleet", 5)], deck: [character("Spy"), ...spare("L")] },
        "G'Kar": { race: "narn", deck: [character("Traitor"), ...spare("G")] },
        Sheridan: { race: "human", deck: spare("S") },
      }),
    );
    const mixed = arranged(begun, (work) => {
      enterPlay(work, at(begun, "Spy"), { faction: 1, controller: 1, row: "supporting" });
      enterPlay(work, at(begun, "Traitor"), { faction: 0, controller: 0, row: "supporting" });
    });
    const game = does(passed(mixed, "action"), surrender(1));
    expect(game.cards[at(game, "Purple Fleet")]).toMatchObject({ zone: "removed", play: null });
    expect(game.cards[at(game, "Spy")]).toMatchObject({ zone: "removed", play: null });
    expect(game.cards[at(game, "Traitor")]).toMatchObject({ zone: "discard", owner: 1 });
    expect(game.inPlay.every((id) => game.cards[id]?.owner !== 0)).toBe(true);
  });

  it("leaves unique cards played and removed ones removed", () => {
    const once = event(
      "Great Feast",
      { says: "Once.", effects: [{ verb: "gain-power", who: "you", amount: 1 }] },
      { limit: "unique" },
    );
    let game = stage({
      Londo: { hand: [once], deck: spare("L") },
      "G'Kar": { deck: spare("G") },
      S: { deck: spare("S") },
    });
    game = does(war(game), { type: "play", seat: 0, card: at(game, "Great Feast") });
    const spent = game.spent;
    expect(spent).toHaveLength(1);
    expect(does(passed(game, "action"), surrender(1)).spent).toEqual(spent);
  });
});
