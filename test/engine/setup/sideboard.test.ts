// compendium: TOURNAMENT RULES; engine: Ambassador Clashes
import { describe, expect, it } from "vitest";
import {
  type BaseRules,
  type CardFacts,
  createGame,
  type Game,
  legalActions,
  viewFor,
} from "../../../src/engine/index.ts";
import { titleOf } from "../../../src/engine/state/lookup.ts";
import { character, does, event, happens, order, refused } from "../stage.ts";

const papers = Array.from({ length: 6 }, (_, n) => event(`Paper ${n}`, { says: "Nothing." }));
const spares = [event("Spare One", { says: "Nothing." }), event("Spare Two", { says: "Nothing." })];
const leader = (title: string, race: "centauri" | "narn", faction: "babylon-project" | "home" = "babylon-project") =>
  character(title, { diplomacy: 3 }, { race, ambassador: faction });
const envoy = (title: string) => character(title, { diplomacy: 3 }, { race: "non-aligned", ambassador: "species" });
const [londo, gkar, vir, refa] = [
  leader("Londo", "centauri"),
  leader("G'Kar", "narn"),
  leader("Vir", "centauri"),
  leader("Refa", "centauri", "home"),
];
const [drazi, vree, gaim, hyach] = [
  envoy("Drazi Envoy"),
  envoy("Vree Envoy"),
  envoy("Gaim Envoy"),
  envoy("Hyach Envoy"),
];

/** Two of different races, both with a reserve; or two of the Non-Aligned who choose the same ambassador. */
function table(rules: BaseRules, reserve: readonly CardFacts[] = spares): Game {
  const seat = (name: string, race: "centauri" | "narn", facts: CardFacts, beside: readonly CardFacts[]) => ({
    name,
    race,
    faction: "babylon-project" as const,
    ambassador: facts.id,
    deck: [facts, ...papers].map(({ id }) => id),
    reserve: beside.map(({ id }) => id),
  });
  const seats = [seat("You", "centauri", londo, reserve), seat("Rival", "narn", gkar, spares)];
  return createGame({ rules, cards: [londo, gkar, vir, refa, ...papers, ...spares], seats }, "a seed");
}
function clash(rules: BaseRules): Game {
  const cards = [drazi, vree, gaim, hyach, ...papers, ...spares];
  const seat = (name: string, facts: CardFacts) => ({
    name,
    race: "non-aligned" as const,
    faction: "babylon-project" as const,
    ambassador: facts.id,
    deck: [drazi, vree, gaim, hyach, ...papers].map(({ id }) => id),
    reserve: spares.map(({ id }) => id),
  });
  const seats = [seat("You", drazi), seat("Rival", drazi), seat("Third", vree)];
  return createGame({ rules, cards, seats }, "a seed");
}

const asked = (game: Game) => game.awaiting.flatMap(({ kind, seat }) => (kind === "sideboard" ? [seat] : []));
const titles = (game: Game, cards: readonly number[] = []) => cards.map((id) => titleOf(game, id)).sort();
/** The card of this title among those of You that lie there. */
function own(game: Game, title: string, where: "deck" | "reserve" | "any" = "any"): number {
  const { deck = [], reserve = [] } = game.seats[0] ?? {};
  const cards = where === "deck" ? deck : where === "reserve" ? reserve : [...deck, ...reserve];
  return cards.find((id) => titleOf(game, id) === title) ?? -1;
}
/** What You may say, in alphabetical order: a reserve lies in no order that anybody chose. */
const said = (game: Game) =>
  legalActions(game, 0)
    .map(({ sentence }) => sentence)
    .sort();
const pick = (game: Game, title: string) => ({ type: "sideboard" as const, seat: 0, card: own(game, title) });

describe("Before the game players", () => {
  it("may exchange cards of the reserve for cards of the deck before hands are chosen: whoever clashed, in a tournament everybody, elsewhere nobody", () => {
    const all: readonly BaseRules[] = ["engine", "casual", "tournament", "quickstart"];
    expect(all.map((rules) => asked(table(rules)))).toEqual([[], [], [0, 1], []]);
    // Two revealed the same ambassador, and each has chosen another one.
    const clashed = clash("engine");
    expect(clashed.awaiting.map(({ kind, seat }) => [kind, seat])).toEqual([
      ["ambassador", 0],
      ["ambassador", 1],
    ]);
    const chosen = order(order(clashed, 0, "ambassador Gaim Envoy"), 1, "ambassador Hyach Envoy");
    // The third never had to choose.
    expect(asked(chosen)).toEqual([0, 1]);
    expect(chosen.awaiting.some(({ kind }) => kind === "starting-hand")).toBe(false);
  });

  it("exchange card for card: the deck and the reserve keep their sizes, and what went in can be a starting card", () => {
    const game = table("tournament");
    const sentences = said(game);
    expect(sentences).toEqual(["bring in Spare One", "bring in Spare Two", "keep"]);
    const picked = order(game, 0, "bring in Spare One");
    expect(legalActions(picked, 0).map(({ sentence }) => sentence)).toContain("put aside Paper 3");
    const exchanged = order(picked, 0, "put aside Paper 3");
    expect(titles(exchanged, exchanged.seats[0]?.reserve)).toEqual(["Paper 3", "Spare Two"]);
    expect(titles(exchanged, exchanged.seats[0]?.deck)).toEqual([
      "Paper 0",
      "Paper 1",
      "Paper 2",
      "Paper 4",
      "Paper 5",
      "Spare One",
    ]);
    // It goes on until the deck is kept, and then nobody has to wait any longer but for the others.
    expect(asked(exchanged)).toEqual([0, 1]);
    const kept = order(order(exchanged, 0, "keep"), 1, "keep");
    expect(kept.awaiting.map(({ kind }) => kind)).toEqual(["starting-hand", "starting-hand"]);
    expect(legalActions(kept, 0).length).toBeGreaterThan(0);
    expect(does(kept, { type: "start-with", seat: 0, cards: [own(kept, "Spare One", "deck")] }).seats[0]?.hand).toEqual(
      [own(kept, "Spare One", "deck")],
    );
  });

  it("may leave a card that was picked where it was, and pick another one", () => {
    const picked = order(table("tournament"), 0, "bring in Spare One");
    const left = order(picked, 0, "keep");
    expect(asked(left)).toEqual([0, 1]);
    expect(titles(left, left.seats[0]?.reserve)).toEqual(["Spare One", "Spare Two"]);
    expect(legalActions(left, 0).map(({ sentence }) => sentence)).toContain("bring in Spare Two");
  });

  it("show nobody else whether they have exchanged anything, nor what", () => {
    const game = table("tournament");
    const picked = happens(game, pick(game, "Spare One"));
    const exchanged = happens(picked.game, pick(picked.game, "Paper 3"));
    expect([...picked.events, ...exchanged.events]).toEqual([]);
    for (const viewer of [{ seat: 1 }, "public"] as const)
      for (const then of [picked.game, exchanged.game])
        expect(JSON.stringify(viewFor(then, viewer))).toBe(JSON.stringify(viewFor(game, viewer)));
    expect(happens(exchanged.game, { type: "keep", seat: 0 }).events).toEqual([{ type: "deck-settled", seat: 0 }]);
  });

  it("lets another ambassador of the faction out of the reserve take the first one's place in a tournament, in the open", () => {
    const game = table("tournament", [vir, refa]);
    expect(said(game)).toEqual(["bring in Refa", "bring in Vir as ambassador", "keep"]);
    const { game: changed, events } = happens(game, pick(game, "Vir"));
    expect(titleOf(changed, changed.seats[0]?.ambassador ?? -1)).toBe("Vir");
    expect(titles(changed, changed.seats[0]?.reserve)).toEqual(["Londo", "Refa"]);
    expect(events).toContainEqual(
      expect.objectContaining({ type: "ambassador-revealed", ambassador: expect.objectContaining({ title: "Vir" }) }),
    );
    expect(changed.seats[0]).toMatchObject({ race: "centauri", faction: "babylon-project", unspent: 4 });
    // And back again, while the question stands.
    const back = order(changed, 0, "bring in Londo as ambassador");
    expect(titleOf(back, back.seats[0]?.ambassador ?? -1)).toBe("Londo");
  });

  it("bring in no fourth copy of a card, and put aside only what lies in the deck", () => {
    const many = createGame(
      {
        rules: "tournament",
        cards: [londo, gkar, ...papers, ...spares],
        seats: [
          {
            name: "You",
            race: "centauri",
            faction: "babylon-project",
            ambassador: londo.id,
            deck: [londo, ...papers, ...papers, ...papers].map(({ id }) => id),
            reserve: [papers[0], spares[0]].flatMap((card) => card?.id ?? []),
          },
          {
            name: "Rival",
            race: "narn",
            faction: "babylon-project",
            ambassador: gkar.id,
            deck: [gkar, ...papers].map(({ id }) => id),
          },
        ],
      },
      "a seed",
    );
    expect(said(many)).toEqual(["bring in Spare One", "keep"]);
    const fourth = { type: "sideboard" as const, seat: 0, card: own(many, "Paper 0", "reserve") };
    expect(refused(many, fourth)).toMatchObject({ code: "fetch-beyond-limit", facts: { have: 3, most: 3 } });
    const picked = order(many, 0, "bring in Spare One");
    expect(refused(picked, fourth).code).toBe("card-not-there");
    const { ambassador } = picked.seats[0] ?? {};
    expect(refused(picked, { type: "sideboard", seat: 0, card: ambassador ?? -1 }).code).toBe("card-not-there");
    // Whoever has no reserve is not asked.
    expect(asked(many)).toEqual([0]);
  });

  it("of the Non-Aligned keep a second species ambassador in the deck", () => {
    const seat = (name: string, race: "non-aligned" | "narn", facts: CardFacts, more: readonly CardFacts[]) => ({
      name,
      race,
      faction: "babylon-project" as const,
      ambassador: facts.id,
      deck: [facts, ...more, ...papers].map(({ id }) => id),
      reserve: spares.map(({ id }) => id),
    });
    const game = createGame(
      {
        rules: "tournament",
        cards: [drazi, vree, gkar, ...papers, ...spares],
        seats: [seat("You", "non-aligned", drazi, [vree]), seat("Rival", "narn", gkar, [])],
      },
      "a seed",
    );
    const picked = order(game, 0, "bring in Spare One");
    expect(refused(picked, pick(picked, "Vree Envoy"))).toMatchObject({
      code: "sideboard-species",
      rule: "non-aligned",
      facts: { title: "Vree Envoy" },
    });
  });
});
