// engine, compendium and rulebook: positions in which what is rarely seen meets something else
import { describe, expect, it } from "vitest";
import { editSeat } from "../../../src/engine/changes/work.ts";
import { type CardFacts, type Game, viewFor } from "../../../src/engine/index.ts";
import { abilityOf } from "../../../src/engine/rules/in-force/ability.ts";
import { aftermath } from "../aftermaths/aftermath-stage.ts";
import { contingency } from "../contingencies/contingency-stage.ts";
import { real } from "../encoded/real.ts";
import { by } from "../rulesets/by.ts";
import {
  arranged,
  at,
  byHand,
  character,
  conflict,
  declaring,
  does,
  event,
  fleet,
  inPlay,
  location,
  order,
  passed,
  refused,
  type SeatStage,
  sentences,
  stage,
} from "../stage.ts";

const conquered = (game: Game, title: string, who: number) =>
  does(game, byHand({ verb: "conquer", which: { card: at(game, title) }, who: { seat: who } }));
const war = (game: Game, from: number, toward: number) =>
  does(game, byHand({ verb: "start-state", state: "war", from: { seat: from }, toward: { seat: toward } }));

describe("A captured location", () => {
  const nest = location("Nest", { race: "drakh", abilities: { military: 2 } });
  const table = (you: SeatStage = {}) =>
    arranged(stage({ You: { race: "centauri", ...you }, Rival: { race: "narn", supporting: [nest] } }), (work) => {
      editSeat(work, 1).drakh = true;
    });

  // engine: Drakh Rule 5 — a Drakh card that a faction controls which is none of the Drakh is discarded at once
  it("of the Drakh stays where nobody controls it, and is discarded where its captor would", () => {
    const kept = conquered(table(), "Nest", 0);
    expect(inPlay(kept, "Nest")).toMatchObject({ faction: 0, controller: null });
    const served = conquered(table({ agenda: real("Imperialism") }), "Nest", 0);
    expect(served.cards[at(served, "Nest")]).toMatchObject({ zone: "discard", play: null });
    const published = conquered(by("casual", table()), "Nest", 0);
    expect(published.cards[at(published, "Nest")]).toMatchObject({ zone: "discard", play: null });
  });

  it("opposes only what targets it, also where it serves its captor", () => {
    const port = location("Port", { race: "narn", abilities: { military: 3 } });
    const start = stage(
      {
        You: { race: "centauri", agenda: real("Imperialism") },
        Rival: { race: "narn", supporting: [port] },
      },
      [["Rival", conflict("Raid", "military")]],
    );
    const game = conquered(start, "Port", 0);
    const action = { type: "oppose", seat: 0, conflict: 1, with: at(game, "Port") } as const;
    expect(refused(game, action)).toMatchObject({ code: "location-stays-home" });
    const aimed = arranged(game, (work) => {
      work.game.conflicts = work.game.conflicts.map((one) => ({
        ...one,
        target: { what: "card", card: at(game, "Port") },
      }));
    });
    expect(viewFor(does(aimed, action), "public").conflicts[0]?.opposition).toBe(3);
  });

  it("that another player takes from its captor serves that player only with an agenda of that player’s own", () => {
    const port = location("Port", { race: "narn", abilities: { military: 3 } });
    const start = stage({
      You: { race: "centauri", agenda: real("Imperialism") },
      Rival: { race: "narn", supporting: [port] },
      Third: { race: "human" },
    });
    const game = conquered(conquered(start, "Port", 0), "Port", 2);
    expect(inPlay(game, "Port")).toMatchObject({ faction: 2, controller: null, rests: "text" });
  });
});

describe("A contingency under a conflict’s card", () => {
  const gains = contingency("Gains", "you-win", {}, { target: { what: "conflict", of: "you" } });
  const won = (terms: NonNullable<NonNullable<CardFacts["text"]>["conflict"]>) => {
    const start = stage({ You: { hand: [gains], inner: [character("Aide", { diplomacy: 5 })] }, Rival: {} }, [
      ["You", conflict("Parley", "diplomacy", { conflict: terms })],
    ]);
    const placed = order(start, 0, "place Gains under Parley");
    return passed(
      order(order(placed, 1, "pass"), 0, "support Parley with Aide using diplomacy"),
      "action",
      "reveal",
      "aftermath",
    );
  };

  it("is discarded where the conflict comes back to its owner’s hand", () => {
    const game = won({ form: "opposable", returns: "always" });
    expect(game.seats[0]?.hand).toContain(at(game, "Parley"));
    expect(game.seats[0]?.discard).toContain(at(game, "Gains"));
  });

  it("goes on lying there where the conflict stays in play as an enhancement, and leaves with that", () => {
    const game = won({ form: "opposable", won: [{ effects: [{ verb: "become-enhancement", on: "you" }] }] });
    expect(inPlay(game, "Gains")).toMatchObject({ host: at(game, "Parley"), faceDown: true });
    const gone = does(game, byHand({ verb: "discard-card", which: { card: at(game, "Parley") } }));
    expect(gone.cards[at(gone, "Gains")]).toMatchObject({ zone: "discard", play: null });
  });

  it("is revealed by nobody where the conflict is won by another side", () => {
    const bazaar = conflict("Bazaar", "intrigue", { conflict: { form: "sides" } });
    let game = stage({ You: { hand: [gains] }, Rival: { supporting: [character("Dealer", { intrigue: 5 })] } }, [
      ["You", bazaar],
    ]);
    game = order(game, 0, "place Gains under Bazaar");
    game = does(game, { type: "support", seat: 1, conflict: 1, with: at(game, "Dealer"), side: 1 });
    const asked = passed(game, "action");
    const card = at(asked, "Gains");
    expect(asked.awaiting[0]).toMatchObject({ kind: "reveal", seat: 0 });
    expect(refused(asked, { type: "reveal", seat: 0, card })).toMatchObject({ code: "not-triggered" });
    expect(passed(asked, "reveal", "aftermath").seats[0]?.discard).toContain(card);
  });
});

describe("A contingency under a card that you controlled for a time", () => {
  it("stays yours to reveal after the control has ended, and its new controller never sees it", () => {
    const trap = contingency("Trap", "you-win", { cost: 0 });
    const start = stage(
      {
        You: { hand: [trap], inner: [character("Aide", { diplomacy: 5 })] },
        Rival: { supporting: [character("Spy")] },
      },
      [["You", conflict("Parley", "diplomacy")]],
    );
    const control = (game: Game, seat: number) =>
      does(game, byHand({ verb: "take-control", which: { card: at(game, "Spy") }, who: { seat }, until: "permanent" }));
    const placed = control(order(control(start, 0), 0, "place Trap under Spy"), 1);
    expect(inPlay(placed, "Spy").controller).toBe(1);
    expect(JSON.stringify(viewFor(placed, { seat: 1 }))).not.toContain("Trap");
    const won = passed(order(order(placed, 1, "pass"), 0, "support Parley with Aide using diplomacy"), "action");
    expect(won.awaiting[0]).toMatchObject({ kind: "reveal", seat: 0 });
    expect(does(won, { type: "reveal", seat: 0, card: at(won, "Trap") }).seats[0]?.unspent).toBe(5);
  });
});

describe("A vote of the Alliance", () => {
  const measure = event("Measure", {
    says: "A vote.",
    vote: { kind: "babylon-5", passed: [{ verb: "gain-power", who: "you", amount: 1 }], failed: [] },
  });
  const allied = (members: readonly number[]) =>
    order(
      arranged(stage({ You: { race: "human", hand: [measure] }, Rival: { race: "narn" }, Third: {} }), (work) => {
        work.game.isa = { founder: members[0] ?? 0, members: [...members] };
      }),
      0,
      "play Measure",
    );

  it("is decided by its only member alone", () => {
    const game = allied([0]);
    const voted = order(game, 0, "vote yes");
    expect(voted.vote ?? null).toBeNull();
    expect(voted.seats[0]?.rawPower).toBe(1);
  });

  it("fails with one yes and one no, since the League breaks no tie there", () => {
    let game = order(allied([0, 1]), 0, "vote yes");
    for (let step = 0; step < 4 && game.vote; step++) {
      const seat = game.awaiting[0]?.seat ?? 0;
      const says = game.awaiting[0]?.kind === "vote" ? "vote no" : (sentences(game, seat)[0] ?? "");
      game = order(game, seat, says);
    }
    expect(game.vote ?? null).toBeNull();
    expect(game.seats[0]?.rawPower).toBe(0);
  });
});

describe("War among several", () => {
  // engine: War in Dual Race Games, its example
  it("lets another faction of the race join by rotating its ambassador, and declare on the enemy next turn", () => {
    const start = stage({
      Mike: { race: "narn" },
      Paul: { race: "human" },
      Pete: { race: "human", faction: "psi-corps", ambassadorTitle: "Bester" },
    });
    const at2 = order(order(war(start, 0, 1), 0, "pass"), 1, "pass");
    const joined = order(at2, 2, "join the war against Mike");
    expect(inPlay(joined, "Bester").rotated).toBe(true);
    const declared = declaring(joined);
    expect(sentences(declared, 0)).toContain("declare war on Pete");
    expect(sentences(declared, 0)).toContain("declare war on Paul");
  });

  it("ends one war where a card ends it between two, and leaves the other", () => {
    const start = stage({ Mike: { race: "narn" }, Paul: { race: "human" }, Pete: { race: "human", faction: "home" } });
    const both = war(war(start, 0, 1), 0, 2);
    const game = does(both, byHand({ verb: "end-state", state: "war", from: { seat: 0 }, toward: { seat: 1 } }));
    expect(sentences(declaring(game), 0).filter((one) => /^declare war on P/.test(one))).toEqual([
      "declare war on Pete",
    ]);
  });

  it("cancels free trade between the two with what it gave, and none with a third", () => {
    const start = stage({ Mike: { race: "narn" }, Paul: { race: "human" }, Vir: { race: "centauri" } });
    const trade = (game: Game, toward: number) =>
      does(
        game,
        byHand({
          verb: "start-state",
          state: "free trade",
          from: { seat: 0 },
          toward: { seat: toward },
          gives: { from: 1, toward: 1 },
        }),
      );
    const rating = (game: Game, seat: number) => viewFor(game, "public").seats[seat]?.rating;
    const traded = trade(trade(start, 1), 2);
    expect(rating(traded, 0)).toBe(6);
    const game = passed(war(traded, 0, 1), "lose");
    expect(game.states?.map(({ name }) => name).sort()).toEqual(["free trade", "war"]);
    expect({ first: rating(game, 0), second: rating(game, 1), third: rating(game, 2) }).toEqual({
      first: 5,
      second: 4,
      third: 5,
    });
  });

  it("brings a fleet that stays at home into any conflict, whoever is the enemy, and keeps it out again in peace", () => {
    const home = real("Homeworld Fleet (Narn)", { race: "narn", cost: 3, abilities: { military: 4 } });
    const start = stage(
      { Mike: { race: "narn", supporting: [home] }, Paul: { race: "human" }, Vir: { race: "centauri" } },
      [["Vir", conflict("Raid", "military")]],
    );
    const joins = (game: Game) => sentences(game, 0).filter((one) => /^(?:support|oppose) .*Homeworld Fleet/.test(one));
    expect(joins(start)).toEqual([]);
    const fought = war(start, 0, 1);
    expect(joins(fought).length).toBeGreaterThan(0);
    const peace = does(fought, byHand({ verb: "end-state", state: "war", from: { seat: 0 }, toward: { seat: 1 } }));
    expect(joins(peace)).toEqual([]);
  });
});

describe("Aftermaths of a conflict with several sides", () => {
  it("reach whoever supported any side, where they ask for participants, and not who was only supported", () => {
    const scar = aftermath("Scar", { participant: true });
    const bazaar = conflict("Bazaar", "intrigue", { conflict: { form: "sides" } });
    let game = stage(
      {
        You: { race: "human", hand: [scar] },
        Rival: { race: "narn", supporting: [character("Dealer", { intrigue: 2 })] },
        Third: { race: "minbari", supporting: [character("Idler")] },
      },
      [["You", bazaar]],
    );
    game = order(game, 0, "pass");
    game = passed(does(game, { type: "support", seat: 1, conflict: 1, with: at(game, "Dealer"), side: 2 }), "action");
    expect(
      sentences(game)
        .filter((one) => one.startsWith("play Scar"))
        .sort(),
    ).toEqual(["play Scar on Dealer", "play Scar on Rival's Ambassador"]);
  });
});

describe("A copied text", () => {
  it("goes on acting for whoever controls the copy, though the other card leaves play", () => {
    const sage = character(
      "Sage",
      {},
      { text: { says: "Wise.", statics: [{ gives: "ability", ability: "intrigue", by: 2, to: "this" }] } },
    );
    const start = stage({ You: { supporting: [character("Mimic")] }, Rival: { supporting: [sage] } });
    const which = { card: at(start, "Mimic") };
    const copied = does(
      start,
      byHand({ verb: "copy-text", which, of: { card: at(start, "Sage") }, until: "end-of-turn" }),
    );
    expect(abilityOf(copied, which.card, "intrigue")).toBe(2);
    const game = does(copied, byHand({ verb: "discard-card", which: { card: at(copied, "Sage") } }));
    expect(abilityOf(game, which.card, "intrigue")).toBe(2);
  });

  it("is no reason for a limited card to be refused: the copy keeps its name", () => {
    const sage = character("Sage", {}, { text: { says: "Wise." } });
    const start = stage({
      You: { unspent: 9, supporting: [character("Mimic")], hand: [sage] },
      Rival: { supporting: [fleet("Wing", 1)] },
    });
    const which = { card: at(start, "Mimic") };
    const game = does(
      start,
      byHand({ verb: "copy-text", which, of: { card: at(start, "Wing") }, until: "end-of-turn" }),
    );
    expect(sentences(game)).toContain("sponsor Sage with You's Ambassador");
  });
});
