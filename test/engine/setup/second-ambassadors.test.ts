// rulebook: The Home Factions; compendium: League of Non-Aligned Worlds, Setup for multiple Non-Aligned factions
import { describe, expect, it } from "vitest";
import { type CardFacts, createGame, type Game, legalActions, type Setup, viewFor } from "../../../src/engine/index.ts";
import { factsOf } from "../../../src/engine/state/lookup.ts";
import { at, character, conflict, does, event, happens, order, refused } from "../stage.ts";

const speaks = (title: string, more: Partial<CardFacts> = {}) =>
  character(title, { diplomacy: 2 }, { race: "non-aligned", ambassador: "species", ...more });
const [vree, gaim, drazi, hyach] = ["Vree Envoy", "Gaim Envoy", "Drazi Envoy", "Hyach Envoy"].map((title) =>
  speaks(title),
);
const rest = [character("Clerk"), event("Rumor", { says: "Nothing." }), conflict("Talks", "diplomacy")];
const narn = character("Narn Envoy", {}, { race: "narn", ambassador: "babylon-project" });

type Sits = readonly [CardFacts | undefined, ...(CardFacts | undefined)[]];
function table(rules: Setup["rules"], ...sits: readonly Sits[]): Game {
  const seats = sits.map(([leader = narn, ...deck], index) => ({
    name: `Player ${index + 1}`,
    race: leader.race === "narn" ? ("narn" as const) : ("non-aligned" as const),
    faction: "babylon-project" as const,
    ambassador: leader.id,
    deck: [leader, ...deck, ...rest].flatMap((card) => card?.id ?? []),
  }));
  const cards = [...new Set([...sits.flat(), ...rest])].flatMap((card) => card ?? []);
  return createGame({ rules, seats, cards }, "seed");
}
const three = (rules: Setup["rules"] = "casual") =>
  table(rules, [vree, gaim, drazi, hyach], [narn], [gaim, drazi, hyach], [drazi, vree, hyach]);
const asked = (game: Game) => game.awaiting.map(({ seat, kind }) => [seat, kind]);
const choices = (game: Game, seat: number) => legalActions(game, seat).map(({ sentence }) => sentence);
const hand = (game: Game, seat: number) => game.seats[seat]?.hand.map((id) => factsOf(game, id).title);

describe("The second ambassadors of several Non-Aligned players", () => {
  it("come with the unseen hands; by the published rules they are chosen in reverse, each another one", () => {
    expect(asked(three("engine")).map(([, kind]) => kind)).toEqual(Array(4).fill("starting-hand"));
    const game = three();
    expect(asked(game)).toEqual([[3, "ambassador"]]);
    expect(choices(game, 3)).toEqual(["ambassador Hyach Envoy"]);
    const first = order(game, 3, "ambassador Hyach Envoy");
    expect(asked(first).map(([, kind]) => kind)).toEqual(Array(4).fill("starting-hand"));
    expect([0, 1, 2, 3].map((seat) => hand(first, seat))).toEqual([[], [], [], ["Hyach Envoy"]]);
  });

  it("are chosen by whoever has chosen last first, and then by the one before, out of what is left", () => {
    const fourth = speaks("Yolu Envoy");
    const game = table("casual", [vree, fourth, hyach], [gaim, hyach, fourth]);
    expect(asked(game)).toEqual([[1, "ambassador"]]);
    const one = order(game, 1, "ambassador Yolu Envoy");
    expect(asked(one)).toEqual([[0, "ambassador"]]);
    expect(choices(one, 0)).toEqual(["ambassador Hyach Envoy"]);
    const card = one.cards.find(({ id, owner }) => owner === 0 && factsOf(one, id) === fourth)?.id ?? -1;
    expect(refused(one, { type: "choose-ambassador", seat: 0, card })).toMatchObject({
      code: "ambassador-clash",
      facts: { title: "Yolu Envoy", possible: ["Hyach Envoy"] },
    });
    expect(refused(one, { type: "choose-ambassador", seat: 0, card: at(one, "Clerk") }).code).toBe("not-an-ambassador");
  });

  it("are named to everybody, and lie in the hand besides three cards of different types", () => {
    const game = table("casual", [vree, hyach], [gaim, drazi]);
    const { game: after, events } = happens(game, {
      type: "choose-ambassador",
      seat: 1,
      card: at(game, "Drazi Envoy"),
    });
    expect(events).toEqual([
      { type: "second-ambassador", seat: 1, ambassador: expect.objectContaining({ title: "Drazi Envoy" }) },
    ]);
    const both = order(after, 0, "ambassador Hyach Envoy");
    expect(both.awaiting).toMatchObject([
      { seat: 0, kind: "starting-hand", cards: 3, speciesAmbassador: false },
      { seat: 1, kind: "starting-hand", cards: 3, speciesAmbassador: false },
    ]);
    const begun = does(both, { type: "start-with-any", seat: 0 });
    expect(hand(begun, 0)).toEqual(expect.arrayContaining(["Hyach Envoy", "Clerk", "Rumor", "Talks"]));
    expect(hand(begun, 0)).toHaveLength(4);
  });

  it("show nobody else what the deck of whoever chooses holds", () => {
    const game = table("casual", [vree, hyach], [gaim, drazi, hyach]);
    const of = (viewer: number) => viewFor(game, { seat: viewer }).awaiting[0];
    expect(of(1)?.options?.map(({ title }) => title)).toEqual(["Drazi Envoy", "Hyach Envoy"]);
    expect(of(0)).toMatchObject({ kind: "ambassador", second: true });
    expect(of(0)?.options ?? null).toBeNull();
  });

  it("may be of one title where that is not limited, and who is left with none begins without", () => {
    const trader = speaks("Trader", { limit: "multiple" });
    const both = table("casual", [vree, trader], [gaim, trader]);
    expect(choices(order(both, 1, "ambassador Trader"), 0)).toEqual(["ambassador Trader"]);
    const none = order(table("casual", [vree, hyach], [gaim, hyach]), 1, "ambassador Hyach Envoy");
    expect(asked(none)).toEqual([
      [0, "starting-hand"],
      [1, "starting-hand"],
    ]);
    expect(none.awaiting[0]).toMatchObject({ cards: 3, speciesAmbassador: false });
  });

  it("come with the hand where one Non-Aligned player sits, and in games that began before", () => {
    expect(table("casual", [vree, hyach], [narn]).awaiting).toMatchObject([
      { kind: "starting-hand", speciesAmbassador: true },
      { kind: "starting-hand" },
    ]);
    const { facts, seats } = table("casual", [vree, hyach], [gaim, drazi]);
    const setup: Setup = {
      rules: "casual",
      cards: facts,
      seats: seats.map(({ name, race, faction }, seat) => {
        const ids = [seat === 0 ? vree : gaim, seat === 0 ? hyach : drazi, ...rest].flatMap((card) => card?.id ?? []);
        return { name, race, faction, ambassador: ids[0] ?? "", deck: ids };
      }),
    };
    expect(createGame(setup, "seed", "sha256", 2).awaiting.map(({ kind }) => kind)).toEqual([
      "starting-hand",
      "starting-hand",
    ]);
  });
});
