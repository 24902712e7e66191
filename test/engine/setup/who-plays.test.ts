// engine: Playing Cards and Card Details; Corporate Factions; Drakh Faction Rules; The Interstellar Alliance
import { describe, expect, it } from "vitest";
import { editSeat } from "../../../src/engine/changes/work.ts";
import { enterPlay, removeFromGame } from "../../../src/engine/changes/zones.ts";
import { type CardFacts, type Faction, type Game, legalActions } from "../../../src/engine/index.ts";
import { aftermath, onto, play, resolved } from "../aftermaths/aftermath-stage.ts";
import { contingency, place } from "../contingencies/contingency-stage.ts";
import {
  arranged,
  at,
  character,
  conflict,
  declaring,
  does,
  enhancement,
  fleet,
  inPlay,
  location,
  order,
  refused,
  type SeatStage,
  sentences,
  stage,
} from "../stage.ts";

const CORPORATE = { keywords: ["Corporate only"] } satisfies Partial<CardFacts>;
const DRAKH = { race: "drakh" } satisfies Partial<CardFacts>;
const ISA = { keywords: ["ISA"] } satisfies Partial<CardFacts>;

const as = (game: Game, more: { faction?: Faction; drakh?: boolean }) =>
  arranged(game, (work) => Object.assign(editSeat(work, 0), more));
/** You are the first player, in the conflict round. */
const toDeclare = (card: CardFacts) =>
  declaring(stage({ You: { race: "human", hand: [card], unspent: 9 }, Rival: { race: "narn" } }));
const declare = (game: Game, title: string) => ({ type: "declare" as const, seat: 0, card: at(game, title) });
const declarable = (game: Game) => sentences(game).some((sentence) => sentence.startsWith("declare Merger"));

describe("A card that is for Corporate factions only", () => {
  // engine: Corporate Rule 3
  it("is played by no other faction, be it an aftermath, a contingency or a conflict", () => {
    const won = resolved(true, { John: [aftermath("Bonus", {}, {}, CORPORATE)] });
    expect(refused(won, play(won, 0, "Bonus", onto(won, "Aide")))).toMatchObject({
      code: "corporate-only",
      rule: "corporate",
    });
    const firm = as(won, { faction: "corporate" });
    expect(inPlay(does(firm, play(firm, 0, "Bonus", onto(firm, "Aide"))), "Bonus").host).toBe(at(firm, "Aide"));

    const start = stage({ You: { hand: [contingency("Clause", "you-win", CORPORATE)] }, Rival: {} });
    expect(refused(start, place(start, "Clause", "You's Ambassador")).code).toBe("corporate-only");
    expect(does(as(start, { faction: "corporate" }), place(start, "Clause", "You's Ambassador"))).toBeDefined();

    const merger = toDeclare(conflict("Merger", "diplomacy", {}, CORPORATE));
    expect(refused(merger, declare(merger, "Merger")).code).toBe("corporate-only");
    expect(declarable(merger)).toBe(false);
    expect(declarable(as(merger, { faction: "corporate" }))).toBe(true);
  });
});

describe("A Corporate faction with less than the 3 additional influence", () => {
  // engine: Corporate Rule 5
  it("is not offered a conflict of its race", () => {
    const merger = as(toDeclare(conflict("Merger", "diplomacy", {}, { race: "human" })), { faction: "corporate" });
    expect(declarable(merger)).toBe(true);
    const poor = arranged(merger, (work) => {
      editSeat(work, 0).unspent = 2;
    });
    expect(declarable(poor)).toBe(false);
    expect(refused(poor, declare(poor, "Merger")).code).toBe("not-enough-influence");
  });
});

describe("A Drakh card", () => {
  // engine: Drakh Rule 5 — what is not sponsored is played by a Drakh faction only
  it("is no aftermath or contingency of anybody but a Drakh faction", () => {
    const hand = [aftermath("Dread", {}, { target: { what: "player", of: "any" } }, DRAKH)];
    const won = resolved(true, { John: hand });
    const you = { what: "player", seat: 0 } as const;
    expect(refused(won, play(won, 0, "Dread", you))).toMatchObject({ code: "drakh-only", rule: "drakh" });
    const seats = { You: { supporting: [character("Shade", {}, DRAKH)], hand: [contingency("Ambush", null, DRAKH)] } };
    const start = as(stage({ ...seats, Rival: {} }), { drakh: true });
    expect(does(start, place(start, "Ambush", "Shade"))).toBeDefined();
    const fallen = as(start, { drakh: false });
    expect(refused(fallen, place(fallen, "Ambush", "Shade")).code).toBe("drakh-only");
  });

  // engine: Drakh Rule 3 — as if the Drakh were its race
  it("that is for a Drakh faction's cards goes there whatever the race of that faction is, and on no other", () => {
    const hand = [aftermath("Dread", { participant: true }, { target: { what: "player", of: "any" } }, DRAKH)];
    const won = as(resolved(true, { John: hand }), { drakh: true });
    expect(refused(won, play(won, 0, "Dread", { what: "player", seat: 1 }))).toMatchObject({
      code: "aftermath-loyalty",
      facts: { race: "drakh" },
    });
    expect(inPlay(does(won, play(won, 0, "Dread", { what: "player", seat: 0 })), "Dread").faction).toBe(0);

    const plan = enhancement("Plan", { says: "-", target: { what: "player", of: "any" } }, DRAKH);
    const inner = [character("Keeper", {}, DRAKH)];
    const start = as(stage({ You: { race: "centauri", inner, hand: [plan], unspent: 9 }, Rival: { race: "narn" } }), {
      drakh: true,
    });
    const sponsor = (seat: number) => ({
      type: "sponsor" as const,
      seat: 0,
      card: at(start, "Plan"),
      with: at(start, "Keeper"),
      target: { what: "player" as const, seat },
    });
    expect(inPlay(does(start, sponsor(0)), "Plan").faction).toBe(0);
    expect(refused(start, sponsor(1)).code).toBe("enhancement-loyalty");
  });
});

describe("A card with the keyword ISA", () => {
  // engine: The Interstellar Alliance
  it("is no contingency, conflict or replacement before the Alliance exists either", () => {
    const allied = (game: Game) =>
      arranged(game, (work) => {
        work.game.isa = { founder: 0, members: [0] };
      });
    const replaces = { how: "may", target: { what: "card", of: "any", title: "Aide" } } as const;
    const start = stage({
      You: {
        supporting: [character("Aide")],
        hand: [
          contingency("Treaty", "you-win", ISA),
          character("Envoy", {}, { ...ISA, text: { says: "-", replaces } }),
        ],
      },
      Rival: {},
    });
    const replace = { type: "replace" as const, seat: 0, card: at(start, "Aide"), with: at(start, "Envoy") };
    for (const action of [place(start, "Treaty", "Aide"), replace]) {
      expect(refused(start, action)).toMatchObject({ code: "no-isa", rule: "interstellar-alliance" });
      expect(does(allied(start), action)).toBeDefined();
    }
    const merger = toDeclare(conflict("Merger", "diplomacy", {}, ISA));
    expect(refused(merger, declare(merger, "Merger")).code).toBe("no-isa");
    expect(declarable(merger)).toBe(false);
    expect(declarable(allied(merger))).toBe(true);
  });
});

describe("An aftermath", () => {
  const table = (limit: "limited" | "unique") => {
    const glory = aftermath("Glory", { participant: true }, {}, { limit });
    return resolved(true, { John: [glory, glory], Dave: [glory] });
  };
  /** John plays one on the Aide; then he is asked again. */
  const played = (game: Game) => order(game, 0, "play Glory on Aide");
  const copies = (game: Game) =>
    [0, 1].flatMap((seat) => legalActions(game, seat).filter(({ action }) => action.type === "aftermath"));

  // engine: Playing Cards and Card Details
  it("that is limited has one copy in play, whatever it is on, and none once a copy has left the game", () => {
    const game = played(table("limited"));
    expect(copies(game)).toEqual([]);
    expect(refused(game, { ...play(game, 0, "Glory", onto(game, "Clerk")) })).toMatchObject({
      code: "limited-in-play",
      rule: "limited",
    });
    const gone = arranged(game, (work) => {
      const id = work.game.inPlay.find((one) => work.cards[one]?.facts === work.cards[at(work.game, "Glory")]?.facts);
      removeFromGame(work, id ?? -1);
    });
    expect(refused(gone, play(gone, 0, "Glory", onto(gone, "Clerk"))).code).toBe("limited-removed");
  });

  // engine: Playing Cards and Card Details
  it("that is unique is played once in a game", () => {
    const game = played(table("unique"));
    expect(copies(game)).toEqual([]);
    expect(refused(game, play(game, 0, "Glory", onto(game, "Clerk")))).toMatchObject({
      code: "unique-played",
      rule: "unique",
    });
  });
});

describe("A limited conflict", () => {
  // engine: Playing Cards and Card Details — of what is limited no copy ever returns once one has left the game
  it("of which a copy has been removed from the game is not initiated any more", () => {
    const purge = conflict("Purge", "intrigue", {}, { limit: "limited" });
    const game = arranged(declaring(stage({ You: { hand: [purge, purge], unspent: 9 }, Rival: {} })), (work) => {
      const [copy] = work.game.seats[0]?.hand ?? [];
      enterPlay(work, copy ?? -1, { faction: 0, controller: 0, row: "faction" });
      removeFromGame(work, copy ?? -1);
    });
    const [left] = game.seats[0]?.hand ?? [];
    const declared = does(game, { type: "declare", seat: 0, card: left ?? -1 });
    const initiated = does(declared, { type: "declare-nothing", seat: 1 });
    expect(initiated.round).toBe("action");
    expect(initiated.conflicts).toEqual([]);
    expect(initiated.seats[0]?.discard).toEqual([left]);
  });
});

describe("Replacing a card", () => {
  const successor = (card: CardFacts, old: string): CardFacts => ({
    ...card,
    text: { says: "-", replaces: { how: "may", target: { what: "card", of: "any", title: old } } },
  });
  const replace = (game: Game, old: string, card: string) => ({
    type: "replace" as const,
    seat: 0,
    card: at(game, old),
    with: at(game, card),
  });
  const table = (you: SeatStage) => stage({ You: { race: "human", unspent: 9, ...you }, Rival: { race: "narn" } });

  // engine: Playing Cards and Card Details; Corporate Rule 5 — to replace is to play
  it("with one that is loyal to its race and not corporate takes a Corporate faction 3 influence more", () => {
    const hand = [successor(character("Governor", {}, { race: "human" }), "Clerk")];
    const game = table({ supporting: [character("Clerk")], hand });
    expect(does(game, replace(game, "Clerk", "Governor")).seats[0]?.unspent).toBe(9);
    const firm = as(game, { faction: "corporate" });
    expect(does(firm, replace(firm, "Clerk", "Governor")).seats[0]?.unspent).toBe(6);
    const poor = arranged(firm, (work) => {
      editSeat(work, 0).unspent = 2;
    });
    expect(refused(poor, replace(poor, "Clerk", "Governor"))).toMatchObject({
      code: "not-enough-influence",
      facts: { needs: 3, unspent: 2 },
    });
    const effect = {
      verb: "replace" as const,
      which: { card: at(firm, "Clerk") },
      with: { card: at(firm, "Governor") },
    };
    const byHand = { type: "effect" as const, seat: 0, because: "A Promotion", effect };
    expect(does(firm, byHand).seats[0]?.unspent).toBe(6);
    expect(refused(poor, byHand).code).toBe("not-enough-influence");
  });

  // engine: Fleet Cards; Location Cards. compendium: Sponsoring
  it("with a fleet, a group or a location of another race is not done, with a character of another race it is", () => {
    const hand = [
      successor(fleet("War Fleet", 5, { race: "narn" }), "Patrol"),
      successor(location("Quarry", { race: "narn" }), "Mine"),
      successor(character("Thenta", {}, { race: "narn" }), "Clerk"),
    ];
    const supporting = [fleet("Patrol", 2), location("Mine"), character("Clerk")];
    const game = table({ supporting, hand });
    for (const [old, card] of [
      ["Patrol", "War Fleet"],
      ["Mine", "Quarry"],
    ] as const)
      expect(refused(game, replace(game, old, card))).toMatchObject({
        code: "disloyal",
        rule: "disloyalty-penalty",
        facts: { title: card, race: "narn" },
      });
    expect(inPlay(does(game, replace(game, "Clerk", "Thenta")), "Thenta").controller).toBe(0);
  });
});
