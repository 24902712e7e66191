// DESIGN: a name is enough to play — a card's type is asked of its player when it first matters, and never guessed
import { describe, expect, it } from "vitest";
import {
  type CardFacts,
  createGame,
  type Game,
  legalActions,
  viewFor,
  withoutFacts,
} from "../../../src/engine/index.ts";
import { at, character, conflict, does, event, group, happens, invented, refused, stage } from "../stage.ts";

/** A card of which nobody knows more than its title. */
const untyped = (title: string): CardFacts => ({ id: `named/card/${title}`, title });
const table = (hand: readonly CardFacts[], you = {}) =>
  stage({ You: { race: "centauri", unspent: 9, hand, ...you }, Rival: {} }, [
    ["Rival", conflict("Parley", "diplomacy")],
  ]);
const said = (game: Game, title: string, facts: object, seat = 0) => ({
  type: "state-facts" as const,
  seat,
  card: at(game, title),
  facts,
});
const sponsoring = (game: Game, title: string) => ({
  type: "sponsor" as const,
  seat: 0,
  card: at(game, title),
  with: at(game, "You's Ambassador"),
});

describe("A card in hand whose type nobody has said", () => {
  it("is asked what it is when it is first played, whatever as, and then what it costs", () => {
    const game = table([untyped("Tollgate")]);
    const card = at(game, "Tollgate");
    expect(refused(game, sponsoring(game, "Tollgate"))).toEqual({
      code: "fact-needed",
      rule: "missing-facts",
      facts: { title: "Tollgate", facts: ["type"] },
      needs: { card, facts: ["type"] },
    });
    expect(refused(game, { type: "play", seat: 0, card }).needs?.facts).toEqual(["type"]);
    const typed = does(game, said(game, "Tollgate", { type: "character" }));
    expect(refused(typed, sponsoring(typed, "Tollgate")).needs?.facts).toEqual(["cost"]);
    const stated = does(typed, said(typed, "Tollgate", { cost: 2 }));
    expect(does(stated, sponsoring(stated, "Tollgate")).seats[0]?.unspent).toBe(7);
  });

  it("may be stated with what such a card has, in one go", () => {
    const game = table([untyped("Keeper")]);
    const stated = does(game, said(game, "Keeper", { type: "character", cost: 2, psi: 3 }));
    expect(does(stated, sponsoring(stated, "Keeper")).seats[0]?.unspent).toBe(7);
    expect(refused(game, said(game, "Keeper", { type: "event", psi: 3 })).code).toBe("fact-known");
  });

  it("is refused as what it is not once that is known", () => {
    const game = table([untyped("Tollgate")]);
    const typed = does(game, said(game, "Tollgate", { type: "event", cost: 1 }));
    expect(refused(typed, sponsoring(typed, "Tollgate")).code).toBe("cannot-be-sponsored");
    expect(refused(typed, said(typed, "Tollgate", { type: "fleet" })).code).toBe("fact-known");
  });

  it("is asked of nobody as long as it is only held or discarded", () => {
    const game = table([untyped("Tollgate")]);
    expect(game.awaiting.map(({ kind }) => kind)).toEqual(["action"]);
    expect(legalActions(game, 0).some(({ action }) => action.type === "pass")).toBe(true);
    expect(viewFor(game, { seat: 0 }).seats[0]?.hand).toMatchObject([{ title: "Tollgate", type: null, cost: null }]);
    expect(JSON.stringify(viewFor(game, { seat: 1 }))).not.toContain("Tollgate");
  });

  it("is said in public only when it is turned up, by whichever copy", () => {
    const keeper = untyped("Keeper");
    const game = table([keeper, keeper]);
    const { game: stated, events } = happens(game, said(game, "Keeper", { type: "character", cost: 1 }));
    expect(events).toEqual([]);
    const other = stated.seats[0]?.hand.find((id) => id !== at(stated, "Keeper")) ?? -1;
    const shown = happens(stated, { ...sponsoring(stated, "Keeper"), card: other }).events;
    expect(shown).toContainEqual({
      type: "fact-stated",
      seat: 0,
      title: "Keeper",
      facts: { type: "character", cost: 1 },
    });
  });

  it("has the text that is known of such a card from then on", () => {
    const game = table([untyped("War College")]);
    const typed = does(game, said(game, "War College", { type: "group" }));
    expect(typed.facts.find(({ title }) => title === "War College")?.text?.statics).toBeDefined();
    const taken = typed.facts.find(({ title }) => title === "War College");
    expect(taken && withoutFacts(taken, ["type"])).toEqual(untyped("War College"));
  });
});

describe("A deck with cards of unknown types", () => {
  const leader = (title: string, race: "centauri" | "narn") =>
    character(title, { diplomacy: 3 }, { race, ambassador: "babylon-project" });
  const started = (yours: readonly CardFacts[]) => {
    const rest = [group("Choir"), event("Song", { says: "Nothing." }), conflict("Parley", "diplomacy")];
    const leaders = [leader("Londo", "centauri"), leader("G'Kar", "narn")] as const;
    const all = [...new Map([...leaders, ...yours, ...rest].map((card) => [card.id, card])).values()];
    const seat = (name: string, race: "centauri" | "narn", chief: CardFacts, deck: readonly CardFacts[]) => ({
      name,
      race,
      faction: "babylon-project" as const,
      ambassador: chief.id,
      deck: [chief, ...deck].map(({ id }) => id),
    });
    return createGame(
      {
        rules: "engine",
        seats: [seat("You", "centauri", leaders[0], yours), seat("Rival", "narn", leaders[1], rest)],
        cards: all,
      },
      "seed",
    );
  };
  const start = (game: Game, ...titles: string[]) => ({
    type: "start-with" as const,
    seat: 0,
    cards: titles.map((title) => at(game, title)),
  });

  // engine: Select Your Starting Hand
  it("is asked for the type of a card that is chosen for the starting hand, and of no other", () => {
    const game = started([
      untyped("A"),
      untyped("B"),
      group("Guild"),
      event("Rumor", { says: "Nothing." }),
      untyped("C"),
    ]);
    expect(game.awaiting).toMatchObject([
      { kind: "starting-hand", cards: 3 },
      { kind: "starting-hand", cards: 3 },
    ]);
    expect(refused(game, start(game, "A", "Guild", "Rumor")).needs?.facts).toEqual(["type"]);
    const typed = does(game, said(game, "A", { type: "fleet" }));
    expect(does(typed, start(typed, "A", "Guild", "Rumor")).seats[0]?.hand).toHaveLength(3);
    const twice = does(game, said(game, "A", { type: "event" }));
    expect(refused(twice, start(twice, "A", "Guild", "Rumor")).code).toBe("starting-hand-types");
  });

  it("may leave the choice to the moderator, who takes cards of known types, or asks where there are too few", () => {
    const enough = started([
      untyped("A"),
      untyped("B"),
      group("Guild"),
      event("Rumor", { says: "Nothing." }),
      invented("location", "Port"),
    ]);
    expect(does(enough, { type: "start-with-any", seat: 0 }).seats[0]?.hand).toHaveLength(3);
    const few = started([untyped("A"), untyped("B"), group("Guild"), event("Rumor", { says: "Nothing." })]);
    expect(refused(few, { type: "start-with-any", seat: 0 }).needs?.facts).toEqual(["type"]);
  });

  it("needs a smaller hand once it turns out to have fewer types", () => {
    const game = started([untyped("A"), group("Guild"), event("Rumor", { says: "Nothing." })]);
    const typed = does(game, said(game, "A", { type: "event" }));
    expect(typed.awaiting).toMatchObject([
      { kind: "starting-hand", seat: 0, cards: 2 },
      { kind: "starting-hand", seat: 1, cards: 3 },
    ]);
  });
});
